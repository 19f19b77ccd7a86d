"""Payment of several things with several means, of which some may stand for others."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt1, verb
from jindori.engine.rows import changed
from jindori.engine.state import Procedure, S
from jindori.engine.vecs import append, i64, vec


def payable(owed: vec[i64], have: vec[i64], pays: vec[i64]) -> bool:
    """Can all be paid? ``owed`` by thing; by means how many there are (``have``) and which things they pay (``pays``, bit sets).

    It can unless some things together want more than all the means that pay any of them (Hall's theorem).
    """
    things: i64 = len(owed)
    means: i64 = len(have)
    for some in range(1, bit(things)):
        wanted: i64 = 0
        for thing in range(things):
            if some >> thing & 1:
                wanted += owed[thing]
        for m in range(means):
            if pays[m] & some:
                wanted -= have[m]
        if wanted > 0:
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Payment(Procedure[S]):
    """One seat pays exactly what it owes: thing after thing, for each how many of each means, in the order of their numbers.

    Only numbers are offered that leave the rest payable; where one number alone does, nobody is asked. Nothing changes hands
    before all is chosen: then ``given`` says how many of each means. ``owed``: what is left to be chosen for, by thing.
    A new one must be payable (``possible``); its other fields are noughts, as many as there are means, and 0.
    """

    def __init__(self, seat: i64, owed: vec[i64], given: vec[i64], at: i64) -> None:
        self.seat = seat
        self.owed = owed
        self.given = given
        self.at = at

    # -- to be given by the game ---------------------------------------------------------------------------------

    def have(self, state: S, means: i64) -> i64:
        """How many of a means the seat has."""
        raise NotImplementedError

    def pays(self, state: S, means: i64) -> i64:
        """The things it pays for, as a bit set."""
        raise NotImplementedError

    def paying(self, thing: i64, means: i64) -> i64:
        """The verb for so many of a means for a thing; its first number says how many."""
        raise NotImplementedError

    def paid(self, state: S) -> None:
        """All is chosen: carry it out. Must pop this procedure."""
        raise NotImplementedError

    def too_many(self, state: S, n: i64) -> i64:
        """The packed reason: the seat has not so many, or does not owe so many."""
        return NOT_OFFERED

    def rest_unpaid(self, state: S, n: i64) -> i64:
        """The packed reason: the rest could not be paid."""
        return NOT_OFFERED

    # -- the payment ---------------------------------------------------------------------------------------------

    def thing(self) -> i64:
        """What is being paid for."""
        return self.at // len(self.given)

    def means(self) -> i64:
        """With what."""
        return self.at % len(self.given)

    def left(self, state: S, means: i64) -> i64:
        """How many of a means are not yet given."""
        return self.have(state, means) - self.given[means]

    def possible(self, state: S) -> bool:
        """Can all be paid that is owed, before anything is chosen?"""
        have = vec[i64]()
        pays = vec[i64]()
        for means in range(i64(len(self.given))):
            have = append(have, self.have(state, means))
            pays = append(pays, self.pays(state, means))
        return payable(self.owed, have, pays)

    def most(self, state: S) -> i64:
        """How many of the means at hand could go for the thing, whatever the rest."""
        if not self.pays(state, self.means()) >> self.thing() & 1:
            return 0
        left = self.left(state, self.means())
        owed = self.owed[self.thing()]
        return left if left < owed else owed

    def leaves_enough(self, state: S, n: i64) -> bool:
        """With so many of the means for the thing, can the rest be paid? For the thing itself only with means that come later."""
        have = vec[i64]()
        pays = vec[i64]()
        for means in range(i64(len(self.given))):
            have = append(have, self.left(state, means) - (n if means == self.means() else i64(0)))
            over = bit(self.thing()) if means <= self.means() else i64(0)
            pays = append(pays, self.pays(state, means) & ~over)
        return payable(changed(self.owed, self.thing(), self.owed[self.thing()] - n), have, pays)

    def numbers(self, state: S) -> vec[i64]:
        """How many of the means may go for the thing: at least one number, and all between two of them."""
        out = vec[i64]()
        for n in range(self.most(state) + 1):
            if self.leaves_enough(state, n):
                out = append(out, n)
        return out

    def give(self, n: i64) -> None:
        self.owed = changed(self.owed, self.thing(), self.owed[self.thing()] - n)
        self.given = changed(self.given, self.means(), self.given[self.means()] + n)
        self.at += 1

    def step(self, state: S) -> bool:
        while self.at < len(self.owed) * len(self.given):
            numbers = self.numbers(state)
            if len(numbers) > 1:
                return state.ask(self.seat)
            self.give(numbers[0])
        self.paid(state)
        return False

    def options(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for n in self.numbers(state):
            opts = append(opts, opt1(self.paying(self.thing(), self.means()), n))
        return opts

    def candidates(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for n in range(self.most(state) + 1):
            opts = append(opts, opt1(self.paying(self.thing(), self.means()), n))
        return opts

    def refuse(self, state: S, seat: i64, option: i64) -> i64:
        if verb(option) != self.paying(self.thing(), self.means()):
            return NOT_OFFERED
        if arg0(option) > self.most(state):
            return self.too_many(state, arg0(option))
        return 0 if self.leaves_enough(state, arg0(option)) else self.rest_unpaid(state, arg0(option))

    def choose(self, state: S, seat: i64, option: i64) -> None:
        self.give(arg0(option))
