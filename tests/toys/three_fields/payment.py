"""Payment and harvest (TF-3)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, opt1, opt2, verb
from jindori.engine.rows import row
from jindori.engine.state import Procedure
from jindori.engine.vecs import i64, vec
from jindori.games.three_fields import tell
from jindori.games.three_fields.codes import MOST_BID, NOT_SO_MANY, PAY_COINS, PAY_GRAIN, TOO_FEW
from jindori.games.three_fields.state import Fields


class Pay(Procedure[Fields]):
    """TF-D2: coins first (``coins`` is -1 until they are chosen), grain for the rest; what is beyond that is worth a point each."""

    def __init__(self, seat: i64, amount: i64, coins: i64) -> None:
        self.seat = seat
        self.amount = amount
        self.coins = coins

    def decision(self, s: Fields, seat: i64) -> str:
        return "pay_coins" if self.coins < 0 else "pay_grain"

    def step(self, s: Fields) -> bool:
        return s.ask(self.seat)

    def options(self, s: Fields, seat: i64) -> vec[i64]:
        what: i64 = PAY_COINS if self.coins < 0 else PAY_GRAIN
        return row([opt1(what, n) for n in range(MOST_BID + 3) if self.refuse(s, seat, opt1(what, n)) == 0])

    def refuse(self, s: Fields, seat: i64, option: i64) -> i64:
        n = arg0(option)
        if verb(option) == PAY_COINS and self.coins < 0:
            if n > s.coins[seat] or n > self.amount:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + s.grain[seat] >= self.amount else opt2(TOO_FEW, n, self.amount)
        if verb(option) == PAY_GRAIN and self.coins >= 0:
            if n > s.grain[seat]:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + self.coins >= self.amount else opt2(TOO_FEW, n, self.amount - self.coins)
        return NOT_OFFERED

    def choose(self, s: Fields, seat: i64, option: i64) -> None:
        if self.coins < 0:
            self.coins = arg0(option)
            return
        s.pop()
        grain = arg0(option)
        s.coins[seat] -= self.coins
        s.grain[seat] -= grain
        harvest: i64 = s.stream.below("harvest", 6) + 1 if s.dice else 3
        s.points[seat] += self.coins + grain - self.amount + harvest
        tell.paid(s, seat=seat, coins=self.coins, grain=grain, harvest=harvest)
