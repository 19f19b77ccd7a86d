"""Bids (TF-2)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt1, opt2, verb
from jindori.engine.rows import row
from jindori.engine.shared.sealed import Sealed
from jindori.engine.vecs import i64, vec
from jindori.games.three_fields import tell
from jindori.games.three_fields.codes import BID, MOST_BID, TOO_MUCH
from jindori.games.three_fields.payment import Pay
from jindori.games.three_fields.state import Fields


class Bids(Sealed[Fields]):
    """TF-D1: everybody bids at once, at most what he can pay."""

    def __init__(self, field: i64, picks: list[vec[i64]]) -> None:
        super().__init__(picks)
        self.field = field

    def decision(self, s: Fields, seat: i64) -> str:
        return "bid"

    def choosers(self, s: Fields) -> i64:
        return bit(s.players) - 1

    def candidates(self, s: Fields, seat: i64) -> vec[i64]:
        return row([opt1(BID, amount) for amount in range(MOST_BID + 1)])

    def options(self, s: Fields, seat: i64) -> vec[i64]:
        return row([option for option in self.candidates(s, seat) if self.refuse(s, seat, option) == 0])

    def refuse(self, s: Fields, seat: i64, option: i64) -> i64:
        if verb(option) != BID or arg0(option) > MOST_BID:
            return NOT_OFFERED
        purse = s.coins[seat] + s.grain[seat]
        return 0 if arg0(option) <= purse else opt2(TOO_MUCH, arg0(option), purse)

    def reveal(self, s: Fields) -> None:
        s.pop()
        bids = [arg0(pick[0]) for pick in self.picks]
        for seat in range(s.players):
            tell.bids(s, seat=seat, amount=bids[seat])
        best = max(bids)
        if best > 0 and bids.count(best) == 1:
            winner = bids.index(best)
            tell.won(s, seat=winner, field=self.field, amount=best)
            s.won[self.field * s.players + winner] += 1
            s.push(Pay(winner, best, -1))
