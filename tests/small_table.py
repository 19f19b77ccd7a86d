"""Procedures on a small table of their own, played by any choices; looked at from all sides at every decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jindori.engine.rows import as_list
from jindori.engine.saving import as_rows, save_procedure
from jindori.engine.state import Procedure, State, lowest
from jindori.engine.stream import Stream


class SmallTable(State):
    """``diary``: what happened, in its order."""

    def __init__(self, players: int, of: SmallTable | None = None) -> None:
        super().__init__(players, Stream(1, 2, 3, 4), of)
        self.diary: list[tuple[Any, ...]] = list(of.diary) if of is not None else []

    def note(self, *what: Any) -> None:
        self.diary.append(tuple(int(item) if not isinstance(item, (str, list)) else item for item in what))


class End(Procedure[Any]):
    """At the bottom of the stack: when all else is done the game is over."""

    def step(self, s: State) -> bool:
        s.over = True
        return False


def inside(s: SmallTable) -> tuple[Any, ...]:
    return s.diary, [save_procedure(procedure) for procedure in s.stack], int(s.asked), s.over


def reloaded(procedure: Procedure[Any]) -> Procedure[Any]:
    """As it was saved."""
    made: Procedure[Any] = type(procedure)(
        *[as_rows(value) if isinstance(value, list) else value for value in save_procedure(procedure)[1]]
    )
    return made


def play(s: SmallTable, choices: Sequence[int], most: int) -> int:
    """Plays to the end; the number of decisions. At each: something can be chosen, what cannot be has a reason, and a copy and
    a table loaded from what was saved go on alike, without a trace in this one."""
    decisions = 0
    while not s.over:
        assert decisions < most, "it does not end"
        seat, top = lowest(s.asked), s.stack[-1]
        options = as_list(s.options(seat))
        assert options and len(set(options)) == len(options)
        for option in top.candidates(s, seat):
            assert (top.refuse(s, seat, option) == 0) == (option in options)
        assert all(top.refuse(s, seat, option) == 0 for option in options)
        option = options[choices[decisions % len(choices)] % len(options)]
        before = str(inside(s))
        twin, loaded = s.copy(), s.copy()
        loaded.stack = [reloaded(procedure) for procedure in loaded.stack]
        for other in (twin, loaded):
            assert isinstance(other, SmallTable)
            other.offered = other.stack[-1].options(other, seat)
            other.take(seat, option)
        assert str(inside(s)) == before
        s.take(seat, option)
        assert inside(s) == inside(twin) == inside(loaded)
        decisions += 1
    return decisions
