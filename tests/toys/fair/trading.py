"""Coins for wool, among the players (F-4)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt0, opt1, opt2, verb
from jindori.engine.shared.offers import Offer
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.fair import tell
from jindori.games.fair.codes import (
    ACCEPT,
    ASKED_ALREADY,
    CHANGE,
    COINS,
    COUNTER,
    COUNTERED,
    DONE,
    MAKER_LACKS_COINS,
    MOST_OFFERED,
    NOTHING_TO_TRADE,
    OFFER_COINS,
    OFFER_WOOL,
    OUT_OF_RANGE,
    REFUSE,
    TAKER_LACKS_WOOL,
    TOO_LITTLE_WOOL,
    TRADE,
    WOOL,
)
from jindori.games.fair.state import Fair


def something_to_trade(s: Fair, maker: i64, taker: i64) -> bool:
    return s.coins(maker) > 0 or s.wool(taker) > 0


class Trading(Procedure[Fair]):
    """F-D4: one player asks the others, each at most once a day (F-4.1). ``asked``: bit set of those."""

    def __init__(self, seat: i64, asked: i64) -> None:
        self.seat = seat
        self.asked = asked

    def decision(self, s: Fair, seat: i64) -> str:
        return "trade"

    def step(self, s: Fair) -> bool:
        return s.ask(self.seat)

    def options(self, s: Fair, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for option in self.candidates(s, seat):
            if self.refuse(s, seat, option) == 0:
                opts = append(opts, option)
        return opts

    def candidates(self, s: Fair, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for other in s.seats_from(seat):
            if other != seat:
                opts = append(opts, opt1(TRADE, other))
        return append(opts, opt0(DONE))

    def refuse(self, s: Fair, seat: i64, option: i64) -> i64:
        if option == opt0(DONE):
            return 0
        other = arg0(option)
        if verb(option) != TRADE or other == seat or other >= s.players:
            return NOT_OFFERED
        if self.asked & bit(other):
            return opt1(ASKED_ALREADY, other)
        return 0 if something_to_trade(s, seat, other) else opt1(NOTHING_TO_TRADE, other)

    def choose(self, s: Fair, seat: i64, option: i64) -> None:
        if verb(option) == DONE:
            s.pop()
            return
        self.asked |= bit(arg0(option))
        s.push(Bargain(seat, arg0(option), vec[i64](), 0))


class Bargain(Offer[Fair]):
    """F-D5, F-D6: the maker's coins for the taker's wool (F-4.2)."""

    def decision(self, s: Fair, seat: i64) -> str:
        return "offer" if self.being_written() else "answer"

    def size(self) -> i64:
        return 2

    def least(self, s: Fair) -> i64:
        """Not both may be nothing."""
        other = s.wool(self.taker) if len(self.terms) == 0 else self.terms[0]
        return 1 if other == 0 else 0

    def most(self, s: Fair) -> i64:
        have = s.coins(self.maker) if len(self.terms) == 0 else s.wool(self.taker)
        return have if have < MOST_OFFERED else MOST_OFFERED

    def writing(self, n: i64) -> i64:
        return opt1(OFFER_COINS if len(self.terms) == 0 else OFFER_WOOL, n)

    def accepting(self) -> i64:
        return opt0(ACCEPT)

    def refusing(self) -> i64:
        return opt0(REFUSE)

    def countering(self) -> i64:
        return opt0(COUNTER)

    def written(self, s: Fair) -> None:
        tell.offered(s, seat=self.writer(), maker=self.maker, taker=self.taker, coins=self.terms[0], wool=self.terms[1])

    def asks_consent(self, s: Fair) -> bool:
        """F-4.2: who only gets something is not asked."""
        return (self.terms[1] if self.reader() == self.taker else self.terms[0]) > 0

    def cannot_keep(self, s: Fair) -> i64:
        """F-4.4."""
        if s.coins(self.maker) < self.terms[0]:
            return opt2(MAKER_LACKS_COINS, self.maker, self.terms[0])
        return opt2(TAKER_LACKS_WOOL, self.taker, self.terms[1]) if s.wool(self.taker) < self.terms[1] else 0

    def cannot_counter(self, s: Fair) -> i64:
        """F-4.3."""
        if self.counters == s.counters:
            return opt1(COUNTERED, s.counters)
        return 0 if something_to_trade(s, self.maker, self.taker) else opt1(NOTHING_TO_TRADE, self.taker)

    def out_of_range(self, s: Fair, n: i64) -> i64:
        return opt1(OUT_OF_RANGE, n)

    def agreed(self, s: Fair) -> None:
        s.pop()
        coins = self.terms[0]
        wool = self.terms[1]
        s.give(self.maker, COINS, -coins)
        s.give(self.taker, COINS, coins)
        s.give(self.taker, WOOL, -wool)
        s.give(self.maker, WOOL, wool)
        tell.traded(s, maker=self.maker, taker=self.taker, coins=coins, wool=wool)

    def refused(self, s: Fair) -> None:
        s.pop()
        tell.turned_down(s, maker=self.maker, taker=self.taker)

    # -- F-4.5: who answers may change wool into a coin before -----------------------------------------------

    def candidates(self, s: Fair, seat: i64) -> vec[i64]:
        opts = super().candidates(s, seat)
        return opts if self.being_written() else append(opts, opt0(CHANGE))

    def refuse(self, s: Fair, seat: i64, option: i64) -> i64:
        if self.being_written() or option != opt0(CHANGE):
            return super().refuse(s, seat, option)
        return 0 if s.wool(seat) >= 2 and s.bank[COINS] > 0 else opt0(TOO_LITTLE_WOOL)

    def choose(self, s: Fair, seat: i64, option: i64) -> None:
        if self.being_written() or option != opt0(CHANGE):
            super().choose(s, seat, option)
            return
        s.give(seat, WOOL, -2)
        s.give(seat, COINS, 1)
        tell.changed(s, seat=seat)
