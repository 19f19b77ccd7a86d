"""All that a bot gets of a running game: its options, its view, and forks in which what it cannot know is drawn anew.

A glimpse holds no reference to the game it was made from: its inside is a fork already, and forks are made of that.
"""

from __future__ import annotations

from typing import Any, Protocol

from jindori.engine.game import AnyGame
from jindori.engine.knowledge import Knowledge
from jindori.engine.position import Position
from jindori.engine.rows import as_list
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.engine.views import PositionView


class Wishes(Protocol):
    """What a bot wants to have made for it."""

    wants_forks: bool
    wants_view: bool


class Glimpse:
    """One seat's knowledge at one of its decisions.

    ``options``: packed options in the order of their numbers. ``view``: the seat's view, for bots that want it.
    """

    __slots__ = ("_base", "_knowledge", "game", "moves", "name", "options", "players", "seat", "view")

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        players: int,
        moves: int,
        name: str,
        options: list[int],
        base: State | None,
        knowledge: Knowledge[Any] | None,
        view: PositionView | None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.players = players
        self.moves = moves
        self.name = name
        self.options = options
        self.view = view
        self._base = base
        self._knowledge = knowledge

    def fork(self, stream: Stream) -> State:
        """A state as it may be, for all the seat knows; ``stream`` becomes its luck. Raises RuntimeError if the bot wants no forks."""
        if self._base is None or self._knowledge is None:
            raise RuntimeError("this bot has not asked for forks (wants_forks)")
        state = self._base.copy()
        self._knowledge.sample(state, stream)
        return state

    def action(self, number: int) -> dict[str, Any]:
        """An option as a readable action. Raises RuntimeError if the bot wants no forks."""
        if self._base is None:
            raise RuntimeError("this bot has not asked for forks (wants_forks)")
        return self.game.describe(self._base, self.seat, self.options[number])


def look(position: Position, seat: int, bot: Wishes) -> Glimpse:
    """What a seat that must choose now may hand to its bot. Raises NotYourDecision for an unknown seat."""
    seat = position.check_seat(seat)
    view = position.view(seat) if bot.wants_view else None
    return look_at(position.game, position.state, seat, position.moves, bot, view)


def look_at(game: AnyGame, state: State, seat: int, moves: int, bot: Wishes, view: PositionView | None = None) -> Glimpse:
    """The same from a bare state, for simulation; the view, where a bot wants one, is made by the caller."""
    base = knowledge = None
    if bot.wants_forks:
        knowledge = game.knowledge(state, seat)
        base = state.copy()
        base.unshare()
        knowledge.sample(base, Stream(seat + 1, 2, 3, moves + 4))
    return Glimpse(
        game=game,
        seat=seat,
        players=int(state.players),
        moves=moves,
        name=state.stack[-1].decision(state, seat),
        options=as_list(state.options(seat)),
        base=base,
        knowledge=knowledge,
        view=view,
    )
