"""Several seats choosing at once, unseen until all have."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.packing import bit
from jindori.engine.rows import plus
from jindori.engine.state import Procedure, S
from jindori.engine.vecs import append, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure[S]):
    """Several seats choose at once; each may take its choice back until the last one has locked; then one reveal.

    ``picks[seat]`` holds the packed options the seat has locked (rows are replaced, never changed in place).
    """

    def __init__(self, picks: list[vec[i64]]) -> None:
        self.picks = picks

    def choosers(self, state: S) -> i64:
        """Bit set of the seats that choose."""
        raise NotImplementedError

    def reveal(self, state: S) -> None:
        """All have locked: carry it out. Must pop this procedure."""
        raise NotImplementedError

    def finished(self, state: S, seat: i64) -> bool:
        """Has the seat locked its whole choice? By default after one pick."""
        return len(self.picks[seat]) > 0

    def sealed(self) -> bool:
        return True

    def always_asks(self) -> bool:
        return True

    def step(self, state: S) -> bool:
        waiting = self.choosers(state)
        if waiting == 0:
            self.reveal(state)
            return False
        seat: i64 = 0
        while seat < state.players:
            if waiting >> seat & 1 and self.finished(state, seat):
                waiting ^= bit(seat)
            seat += 1
        if waiting == 0:
            state.informed = True
            self.reveal(state)
            return False
        state.asked = waiting
        return True

    def choose(self, state: S, seat: i64, option: i64) -> None:
        self.picks[seat] = plus(self.picks[seat], option)
        if self.finished(state, seat):
            state.asked &= ~bit(seat)

    def retract(self, state: S, seat: i64) -> None:
        """Take the seat's last pick back."""
        old = self.picks[seat]
        new = vec[i64]()
        i: i64 = 0
        while i < len(old) - 1:
            new = append(new, old[i])
            i += 1
        self.picks[seat] = new
        state.asked |= bit(seat)


def no_picks(players: i64) -> list[vec[i64]]:
    """An empty row for every seat."""
    out: list[vec[i64]] = []
    for _ in range(players):
        out.append(vec[i64]())
    return out
