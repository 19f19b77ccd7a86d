"""An open auction: each bid above the one before; who has passed may bid again."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.packing import NOT_OFFERED, arg0, opt1, verb
from jindori.engine.shared.round_and_round import RoundAndRound
from jindori.engine.state import NOBODY, S
from jindori.engine.vecs import append, i64, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Auction(RoundAndRound[S]):
    """Clockwise from ``opener`` until all but the ``leader`` have passed in succession since the standing bid, ``amount``.

    What else belongs to a bid is asked by what ``raised`` opens. Fields of a new one: opener, 0, 0, NOBODY, 0.
    """

    def __init__(self, opener: i64, cursor: i64, declined: i64, leader: i64, amount: i64) -> None:
        super().__init__(cursor, declined)
        self.opener = opener
        self.leader = leader
        self.amount = amount

    # -- to be given by the game: ``done`` too, for the leader wins at the amount, or there was no bid -----------------

    def bidding(self) -> i64:
        """The verb of a bid; its first number is the amount."""
        raise NotImplementedError

    def most(self, state: S, seat: i64) -> i64:
        """The highest bid the seat may make; below ``least`` for one that may not bid, which is passed over."""
        raise NotImplementedError

    # -- may be changed ------------------------------------------------------------------------------------------

    def least(self, state: S) -> i64:
        """The lowest bid that may be made now."""
        return self.amount + 1 if self.leader != NOBODY else i64(0)

    def may_pass(self, state: S) -> bool:
        """By default not before there is a bid."""
        return self.leader != NOBODY

    def raised(self, state: S) -> None:
        """The leader has bid the amount."""

    def too_low(self, state: S, amount: i64) -> i64:
        """The packed reason against a bid below the least."""
        return NOT_OFFERED

    def too_high(self, state: S, seat: i64, amount: i64) -> i64:
        """The packed reason against a bid above what the seat may."""
        return NOT_OFFERED

    def not_opened(self, state: S) -> i64:
        """The packed reason against passing before there is a bid."""
        return NOT_OFFERED

    # -- the auction ---------------------------------------------------------------------------------------------

    def first(self, state: S) -> i64:
        return self.opener

    def is_offered(self, state: S, seat: i64) -> bool:
        return seat != self.leader and self.most(state, seat) >= self.least(state)

    def options(self, state: S, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for amount in range(self.least(state), self.most(state, seat) + 1):
            opts = append(opts, opt1(self.bidding(), amount))
        if self.may_pass(state):
            opts = append(opts, self.declining())
        return opts

    def candidates(self, state: S, seat: i64) -> vec[i64]:
        opts = self.options(state, seat)
        return opts if self.may_pass(state) else append(opts, self.declining())

    def refuse(self, state: S, seat: i64, option: i64) -> i64:
        if option == self.declining():
            return 0 if self.may_pass(state) else self.not_opened(state)
        if verb(option) != self.bidding():
            return NOT_OFFERED
        if arg0(option) < self.least(state):
            return self.too_low(state, arg0(option))
        return self.too_high(state, seat, arg0(option)) if arg0(option) > self.most(state, seat) else 0

    def accept(self, state: S, seat: i64, option: i64) -> None:
        self.leader = seat
        self.amount = arg0(option)
        self.raised(state)
