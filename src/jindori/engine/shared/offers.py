"""An offer to one other seat: written, answered, countered as often as the rules allow."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.packing import NOT_OFFERED, arg0
from jindori.engine.rows import plus
from jindori.engine.state import Procedure, S
from jindori.engine.vecs import append, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Procedure[S]):
    """``maker`` writes the terms, number after number; ``taker`` accepts, refuses, or writes terms that ``maker`` answers.

    What each number stands for is the same whoever writes. Nothing changes hands before both agree, and whether the terms can
    be kept is looked at when they are accepted. ``counters``: how often they have been written anew.
    A new one has no terms and no counters.
    """

    def __init__(self, maker: i64, taker: i64, terms: vec[i64], counters: i64) -> None:
        self.maker = maker
        self.taker = taker
        self.terms = terms
        self.counters = counters

    # -- to be given by the game ---------------------------------------------------------------------------------

    def size(self) -> i64:
        """How many numbers the terms have."""
        raise NotImplementedError

    def least(self, state: S) -> i64:
        """The lowest number that may stand next in the terms."""
        return 0

    def most(self, state: S) -> i64:
        """The highest one; not below the lowest, whatever was written before."""
        raise NotImplementedError

    def writing(self, n: i64) -> i64:
        """The option that writes the next of the terms, number ``len(self.terms)``; ``n`` is the option's first number."""
        raise NotImplementedError

    def accepting(self) -> i64:
        """The option to accept; those to refuse and to counter follow."""
        raise NotImplementedError

    def refusing(self) -> i64:
        raise NotImplementedError

    def countering(self) -> i64:
        raise NotImplementedError

    def agreed(self, state: S) -> None:
        """Both agree on the terms: carry them out. Must pop this procedure."""
        raise NotImplementedError

    # -- may be changed ------------------------------------------------------------------------------------------

    def refused(self, state: S) -> None:
        """Nothing comes of it. Must pop this procedure."""
        state.pop()

    def written(self, state: S) -> None:
        """The terms are complete."""

    def asks_consent(self, state: S) -> bool:
        """Must the terms, now complete, be accepted? A gift need not; one that cannot be kept comes to nothing."""
        return True

    def cannot_keep(self, state: S) -> i64:
        """The packed reason why the terms cannot be carried out now, or 0."""
        return 0

    def cannot_counter(self, state: S) -> i64:
        """The packed reason why no other terms may be written, or 0: by default they may once."""
        return 0 if self.counters == 0 else NOT_OFFERED

    def out_of_range(self, state: S, n: i64) -> i64:
        """The packed reason against a number that is too low or too high for the terms."""
        return NOT_OFFERED

    # -- the offer -----------------------------------------------------------------------------------------------

    def writer(self) -> i64:
        """The seat whose terms these are, or will be."""
        return self.maker if self.counters % 2 == 0 else self.taker

    def reader(self) -> i64:
        """The seat that answers them."""
        return self.taker if self.counters % 2 == 0 else self.maker

    def being_written(self) -> bool:
        return len(self.terms) < self.size()

    def step(self, state: S) -> bool:
        if self.being_written():
            return state.ask(self.writer())
        if self.asks_consent(state):
            return state.ask(self.reader())
        if self.cannot_keep(state) == 0:
            self.agreed(state)
        else:
            self.refused(state)
        return False

    def options(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for option in self.candidates(state, seat):
            if self.refuse(state, seat, option) == 0:
                opts = append(opts, option)
        return opts

    def candidates(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.being_written():
            for n in range(self.least(state), self.most(state) + 1):
                opts = append(opts, self.writing(n))
            return opts
        opts = append(opts, self.accepting())
        opts = append(opts, self.countering())
        return append(opts, self.refusing())

    def refuse(self, state: S, seat: i64, option: i64) -> i64:
        if self.being_written():
            n = arg0(option)
            if option != self.writing(n):
                return NOT_OFFERED
            return self.out_of_range(state, n) if n < self.least(state) or n > self.most(state) else 0
        if option == self.accepting():
            return self.cannot_keep(state)
        if option == self.countering():
            return self.cannot_counter(state)
        return 0 if option == self.refusing() else NOT_OFFERED

    def choose(self, state: S, seat: i64, option: i64) -> None:
        if self.being_written():
            self.terms = plus(self.terms, arg0(option))
            if not self.being_written():
                self.written(state)
        elif option == self.accepting():
            self.agreed(state)
        elif option == self.countering():
            self.counters += 1
            self.terms = vec[i64]()
        else:
            self.refused(state)
