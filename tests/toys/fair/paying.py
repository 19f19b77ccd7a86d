"""How a stall is paid for (F-3)."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit, opt1
from jindori.engine.rows import filled, row
from jindori.engine.shared.payment import Payment
from jindori.engine.vecs import i64
from jindori.games.fair import tell
from jindori.games.fair.codes import (
    COINS,
    LICENCES,
    MEANS,
    MOST_BID,
    NOT_SO_MANY,
    PAY_COINS,
    PAY_LICENCES,
    PAY_WOOL,
    REST_UNPAID,
    WOOL,
)
from jindori.games.fair.state import Fair

TOLL: Final = 0
RENT: Final = 1
MOST_TOLL: Final = 2


class Rent(Payment[Fair]):
    """F-D3: coins pay for all, licences for the toll, wool for the rent (F-3.1)."""

    def decision(self, s: Fair, seat: i64) -> str:
        return "pay"

    def have(self, s: Fair, means: i64) -> i64:
        return s.has(self.seat, means)

    def pays(self, s: Fair, means: i64) -> i64:
        if means == COINS:
            return bit(TOLL) | bit(RENT)
        return bit(TOLL) if means == LICENCES else bit(RENT)

    def paying(self, n: i64) -> i64:
        if self.means == COINS:
            return opt1(PAY_COINS, n)
        return opt1(PAY_WOOL if self.means == WOOL else PAY_LICENCES, n)

    def too_many(self, s: Fair, n: i64) -> i64:
        return opt1(NOT_SO_MANY, n)

    def too_few(self, s: Fair, n: i64) -> i64:
        return opt1(REST_UNPAID, n)

    def paid(self, s: Fair) -> None:
        s.pop()
        for means in range(len(MEANS)):
            s.give(self.seat, means, -self.given[means])
        tell.paid(s, seat=self.seat, coins=self.given[COINS], wool=self.given[WOOL], licences=self.given[LICENCES])
        s.tenant = self.seat
        s.owners[s.day] = self.seat
        s.wares[s.day] = s.ware
        tell.rented(s, seat=self.seat, stall=s.day, ware=s.ware)


def rent(s: Fair, seat: i64, amount: i64) -> Rent:
    """What a bid costs: a toll of up to 2, the rest is rent (F-3.1)."""
    toll = amount if amount < MOST_TOLL else MOST_TOLL
    return Rent(seat, row([toll, amount - toll]), filled(len(MEANS), 0), 0)


def most_payable(s: Fair, seat: i64) -> i64:
    """The highest bid the seat could pay."""
    amount: i64 = MOST_BID
    while not rent(s, seat, amount).payable(s):
        amount -= 1
    return amount
