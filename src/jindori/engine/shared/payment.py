"""Payment of several things with several means, of which some may stand for others."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.packing import NOT_OFFERED, arg0, bit
from jindori.engine.rows import changed
from jindori.engine.state import Procedure, S
from jindori.engine.vecs import append, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Procedure[S]):
    """One seat pays exactly what it owes: of one means after the other it chooses how many it gives, ``given``.

    Which of them goes for which thing is not asked, for nothing follows from it. Only numbers are offered that leave the rest
    payable and pay for nothing that is not owed; where one number alone does, nobody is asked, and so each way to pay is chosen
    in one way. Nothing changes hands before all is chosen. ``owed``: by thing. ``means``: of which it is chosen now.
    A new one must be ``payable``; its other fields are noughts, as many as there are means, and 0.
    """

    def __init__(self, seat: i64, owed: vec[i64], given: vec[i64], means: i64) -> None:
        self.seat = seat
        self.owed = owed
        self.given = given
        self.means = means

    # -- to be given by the game ---------------------------------------------------------------------------------

    def have(self, state: S, means: i64) -> i64:
        """How many of a means the seat has."""
        raise NotImplementedError

    def pays(self, state: S, means: i64) -> i64:
        """The things it pays for, as a bit set."""
        raise NotImplementedError

    def paying(self, n: i64) -> i64:
        """The option that gives so many of ``means``; ``n`` is the option's first number."""
        raise NotImplementedError

    def paid(self, state: S) -> None:
        """All is chosen: carry it out. Must pop this procedure."""
        raise NotImplementedError

    def too_many(self, state: S, n: i64) -> i64:
        """The packed reason: the seat has not so many, or does not owe so many."""
        return NOT_OFFERED

    def too_few(self, state: S, n: i64) -> i64:
        """The packed reason: the rest could not be paid."""
        return NOT_OFFERED

    # -- the payment ---------------------------------------------------------------------------------------------

    def could_give(self, state: S, means: i64) -> i64:
        """How many of a means go at most: what was chosen, or all that the seat has."""
        return self.given[means] if means < self.means else self.have(state, means)

    def payable(self, state: S) -> bool:
        """Can all be paid with what may still be chosen? It can unless some things together want more than all the means that
        pay any of them (Hall's theorem)."""
        for some in range(bit(len(self.owed))):
            if self.lacking(state, some, -1) > 0:
                return False
        return True

    def owed_for(self, things: i64) -> i64:
        """How much is owed for a bit set of things."""
        out: i64 = 0
        for thing in range(i64(len(self.owed))):
            if things >> thing & 1:
                out += self.owed[thing]
        return out

    def lacking(self, state: S, things: i64, without: i64) -> i64:
        """How much more a bit set of things wants than all means together, but for one, could give for them."""
        out = self.owed_for(things)
        for means in range(i64(len(self.given))):
            if means != without and self.pays(state, means) & things:
                out -= self.could_give(state, means)
        return out

    def wanting(self, state: S, things: i64) -> i64:
        """How much all but a bit set of things still want, when what was chosen of means that pay none of that set is taken off."""
        out = self.owed_for(-1) - self.owed_for(things)
        for means in range(self.means):
            if self.pays(state, means) & things == 0:
                out -= self.given[means]
        return out

    def least(self, state: S) -> i64:
        """With fewer some things could not be paid."""
        out: i64 = 0
        for things in range(bit(len(self.owed))):
            if self.pays(state, self.means) & things:
                lacking = self.lacking(state, things, self.means)
                out = lacking if lacking > out else out
        return out

    def most(self, state: S) -> i64:
        """More the seat has not, or they would pay for what is not owed. Not below the least: where all things can be paid, and
        all that was chosen is wanted, both go together (Mendelsohn and Dulmage)."""
        out = self.have(state, self.means)
        for things in range(bit(len(self.owed))):
            if self.pays(state, self.means) & things == 0:
                wanting = self.wanting(state, things)
                out = wanting if wanting < out else out
        return out

    def give(self, n: i64) -> None:
        self.given = changed(self.given, self.means, n)
        self.means += 1

    def step(self, state: S) -> bool:
        while self.means < len(self.given):
            least = self.least(state)
            if least < self.most(state):
                return state.ask(self.seat)
            self.give(least)
        self.paid(state)
        return False

    def options(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for n in range(self.least(state), self.most(state) + 1):
            opts = append(opts, self.paying(n))
        return opts

    def candidates(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for n in range(self.most(state) + 1):
            opts = append(opts, self.paying(n))
        return opts

    def refuse(self, state: S, seat: i64, option: i64) -> i64:
        n = arg0(option)
        if option != self.paying(n):
            return NOT_OFFERED
        if n > self.most(state):
            return self.too_many(state, n)
        return self.too_few(state, n) if n < self.least(state) else 0

    def choose(self, state: S, seat: i64, option: i64) -> None:
        self.give(arg0(option))
