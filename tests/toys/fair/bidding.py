"""The auction of a stall (F-2)."""

from __future__ import annotations

from jindori.engine.packing import arg0, opt0, opt1, opt2
from jindori.engine.shared.auction import Auction
from jindori.engine.state import NOBODY, Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.fair import tell
from jindori.games.fair.codes import BID, BID_TOO_HIGH, BID_TOO_LOW, MOST_BID, MUST_OPEN, PASS, SELL, WARES
from jindori.games.fair.paying import most_payable, rent
from jindori.games.fair.state import Fair


class Bidding(Auction[Fair]):
    """F-D1: a bid is an amount, and a ware that the stall will sell (F-2.2)."""

    def decision(self, s: Fair, seat: i64) -> str:
        return "bid"

    def bidding(self) -> i64:
        return BID

    def declining(self) -> i64:
        return opt0(PASS)

    def most(self, s: Fair, seat: i64) -> i64:
        """F-2.3."""
        return most_payable(s, seat)

    def may_pass(self, s: Fair) -> bool:
        return s.opener_may_pass or super().may_pass(s)

    def raised(self, s: Fair) -> None:
        tell.raised(s, seat=self.leader, amount=self.amount)
        s.push(NameWare(self.leader))

    def decline(self, s: Fair, seat: i64) -> None:
        tell.passed(s, seat=seat)

    def done(self, s: Fair) -> None:
        s.pop()
        if self.leader == NOBODY:
            tell.unsold(s, stall=s.day)
        else:
            s.push(rent(s, self.leader, self.amount))

    def candidates(self, s: Fair, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for amount in range(MOST_BID + 1):
            opts = append(opts, opt1(BID, amount))
        return append(opts, opt0(PASS))

    def too_low(self, s: Fair, amount: i64) -> i64:
        return opt2(BID_TOO_LOW, amount, self.least(s))

    def too_high(self, s: Fair, seat: i64, amount: i64) -> i64:
        return opt2(BID_TOO_HIGH, amount, self.most(s, seat))

    def not_opened(self, s: Fair) -> i64:
        return opt0(MUST_OPEN)


class NameWare(Procedure[Fair]):
    """F-D2: the ware that belongs to a bid."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: Fair) -> bool:
        return s.ask(self.seat)

    def options(self, s: Fair, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for ware in range(len(WARES)):
            opts = append(opts, opt1(SELL, ware))
        return opts

    def choose(self, s: Fair, seat: i64, option: i64) -> None:
        s.pop()
        s.ware = arg0(option)
        tell.ware_named(s, seat=seat, ware=s.ware)
