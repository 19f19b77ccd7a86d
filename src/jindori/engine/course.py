"""The course of a game as showing, saving and records see it: nothing else of a position is theirs to touch."""
# not compiled: read outside the hot path

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from jindori.engine.game import AnyGame
from jindori.engine.log import Log
from jindori.engine.state import State
from jindori.engine.views import Result, UndoView

BARRIERS = ("nothing", "information", "other", "over")
"""Why undo goes no further: nothing was chosen before, new information, another seat's choice, the end."""


class Past:
    """Where undo goes back to: before a choice of ``seat``, with ``log`` entries told and ``moves`` moves made."""

    def __init__(self, seat: int, state: State, log: int, moves: int) -> None:
        self.seat = seat
        self.state = state
        self.log = log
        self.moves = moves


class Moment:
    """The game on its way from a choice to the next question, just after something was told: ``log`` entries until then."""

    def __init__(self, state: State, log: int) -> None:
        self.state = state
        self.log = log


class Course(Protocol):
    """What a position is to its neighbours."""

    game: AnyGame
    players: int
    options: dict[str, Any]
    seed: str | None
    """None for a fork."""
    first: int | None
    seats: list[str]
    rules_version: str
    state: State
    earlier: int
    """Moves from before ``choices``: those of the game a fork was made of."""
    choices: list[tuple[int, int]]
    """The moves since: (seat, packed option)."""
    digests: list[tuple[int, str]]
    """Fingerprints on the way: (number of moves, fingerprint)."""
    log: Log
    history: list[Past]
    """The steps that undo can go back, the next one last."""
    barrier: str
    """Why it goes no further: one of ``BARRIERS``."""
    moments: list[Moment]
    """Where the game stood on the way of the last choice, the position itself not among them; only if it is ``watched``."""

    @property
    def over(self) -> bool: ...

    @property
    def scores(self) -> list[int]: ...

    @property
    def winners(self) -> list[int]: ...

    @property
    def moves(self) -> int: ...

    def packed(self, seat: int) -> list[int]: ...

    def result(self) -> Result | None: ...

    def check_seat(self, seat: Any) -> int: ...

    def can_undo(self, seat: int) -> UndoView: ...

    def apply(self, seat: int, option: int) -> None: ...

    def fingerprint(self) -> str: ...


AnyCourse = TypeVar("AnyCourse", bound=Course)
