"""The course of the fair (F-1): day after day a stall is let, then the streets are scored."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.engine.shared.sequence import Sequence
from jindori.engine.state import NOBODY
from jindori.engine.vecs import i64
from jindori.games.fair import tell
from jindori.games.fair.bidding import Bidding
from jindori.games.fair.codes import COINS, MEANS, STREETS
from jindori.games.fair.state import START, Fair
from jindori.games.fair.streets import score_streets
from jindori.games.fair.trading import Trading

AUCTION: Final = 0
VISIT: Final = 1
TRADING: Final = 2
EVENING: Final = 3
END: Final = 4


class Days(Sequence[Fair]):
    """The whole game."""

    def end(self) -> i64:
        return END + 1

    def take(self, s: Fair, step: i64) -> bool:
        if step == AUCTION:  # F-2; who wins it pays (F-3)
            tell.day(s, day=s.day + 1, stall=s.day, street=street_of(s.day))
            s.tenant = NOBODY
            s.push(Bidding(s.opener(), 0, 0, NOBODY, 0))
        elif step == VISIT:  # F-1.3
            visit(s)
        elif step == TRADING:  # F-4
            s.push(Trading(s.tenant if s.tenant != NOBODY else s.opener(), 0))
        elif step == EVENING:  # F-1.4
            follow_fashion(s)
            s.day += 1
            if s.day < s.days:
                self.at = AUCTION
        else:  # F-5
            score_streets(s)
        return False

    def done(self, s: Fair) -> None:
        s.over = True


def set_up(s: Fair) -> None:
    """F-1.1, F-1.2: everybody's goods, the bank's, and the fashions."""
    for means in range(len(MEANS)):
        s.bank[means] = 2 * START[means] * s.players
        for seat in range(s.players):
            s.give(seat, means, START[means])
    s.fashions = s.stream.shuffle("fashions", row([0, 0, 1, 1, 2, 2]))
    tell.began(s, players=s.players)
    s.push(Days(0))


def street_of(stall: i64) -> i64:
    """F-1.1: stalls stand in the streets in turn."""
    return stall % len(STREETS)


def visit(s: Fair) -> None:
    """F-1.3: one die of visitors come into the street; each leaves a coin with the new tenant, as far as the bank has any."""
    count = s.stream.below("visitors", 6) + 1
    s.visitors[street_of(s.day)] += count
    tell.visitors(s, street=street_of(s.day), count=count)
    if s.tenant != NOBODY:
        s.give(s.tenant, COINS, count if count < s.bank[COINS] else s.bank[COINS])


def follow_fashion(s: Fair) -> None:
    """F-1.4: the fashion of the day comes to light."""
    s.informed = True
    ware = s.fashions[s.day]
    tell.fashion(s, ware=ware)
    for stall in range(s.day + 1):
        if s.wares[stall] == ware:
            s.sales[s.owners[stall]] += 1
            tell.sold(s, seat=s.owners[stall], stall=stall)
