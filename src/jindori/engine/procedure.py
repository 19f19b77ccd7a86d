"""A piece of the rule book in progress, as plain data on the position's stack.

A procedure is a small class: whole-number fields, rows of whole numbers, and four methods. ``step`` either works
(changes the position, pushes other procedures, pops itself) and returns False, or asks (``state.ask``) and returns
True; ``options`` lists what may be chosen, ``refuse`` says why something may not, ``choose`` takes a choice.
The constructor takes every field in the order of ``save``: copying, saving and loading need nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from jindori.engine.packing import NOT_OFFERED, bit
from jindori.engine.rows import plus
from jindori.engine.vecs import append, i64, vec

if TYPE_CHECKING:
    from jindori.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure:
    """Base of all procedures."""

    def name(self) -> str:
        """The name it is saved under."""
        raise NotImplementedError

    def step(self, state: State) -> bool:
        """Work and return False, or ask and return True."""
        raise NotImplementedError

    def options(self, state: State, seat: i64) -> vec[i64]:
        """Every legal choice of the seat, distinct, in a fixed order."""
        raise NotImplementedError

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        """Choices a person might look for; those that are not options are shown dimmed, with their reason."""
        return self.options(state, seat)

    def refuse(self, state: State, seat: i64, option: i64) -> i64:
        """0 if the choice is legal, else the packed reason."""
        for o in self.options(state, seat):
            if o == option:
                return 0
        return NOT_OFFERED

    def choose(self, state: State, seat: i64, option: i64) -> None:
        """Take one of the listed options."""
        raise NotImplementedError

    def decision(self, state: State, seat: i64) -> str:
        """Name of the decision being asked, from the rule book's decision-point table."""
        return self.name()

    def always_asks(self) -> bool:
        """True where taking a single option silently would tell the others something hidden."""
        return False

    def sealed(self) -> bool:
        """True where several seats choose at once, unseen until all have."""
        return False

    def copy(self) -> Procedure:
        raise NotImplementedError

    def save(self) -> list[object]:
        """Every field, in the order of the constructor."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Procedure):
    """Several seats choose at once; each may take its choice back until the last one has locked; then one reveal.

    ``picks[seat]`` holds the packed options the seat has locked (rows are replaced, never changed in place).
    """

    def __init__(self, picks: list[vec[i64]]) -> None:
        self.picks = picks

    def choosers(self, state: State) -> i64:
        """Bit set of the seats that choose."""
        raise NotImplementedError

    def reveal(self, state: State) -> None:
        """All have locked: carry it out. Must pop this procedure."""
        raise NotImplementedError

    def finished(self, state: State, seat: i64) -> bool:
        """Has the seat locked its whole choice? By default after one pick."""
        return len(self.picks[seat]) > 0

    def sealed(self) -> bool:
        return True

    def always_asks(self) -> bool:
        return True

    def step(self, state: State) -> bool:
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

    def choose(self, state: State, seat: i64, option: i64) -> None:
        self.picks[seat] = plus(self.picks[seat], option)
        if self.finished(state, seat):
            state.asked &= ~bit(seat)

    def retract(self, state: State, seat: i64) -> None:
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
