"""Payment and harvest (TF-3)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, opt1, opt2, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.three_fields import tell
from jindori.games.three_fields.codes import MOST_BID, NOT_SO_MANY, PAY_COINS, PAY_GRAIN, TOO_FEW_COINS
from jindori.games.three_fields.state import Fields


class Pay(Procedure[Fields]):
    """TF-D2: coins first (``coins`` is -1 until they are chosen), grain for the rest; grain beyond that is worth a point each."""

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
        opts = vec[i64]()
        for n in range(MOST_BID + 3):
            if self.refuse(s, seat, opt1(what, n)) == 0:
                opts = append(opts, opt1(what, n))
        return opts

    def refuse(self, s: Fields, seat: i64, option: i64) -> i64:
        n = arg0(option)
        if verb(option) == PAY_COINS and self.coins < 0:
            if n > s.coins[seat] or n > self.amount:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + s.grain[seat] >= self.amount else opt2(TOO_FEW_COINS, n, self.amount)
        if verb(option) == PAY_GRAIN and self.coins >= 0:
            if n > s.grain[seat]:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + self.coins >= self.amount else opt2(TOO_FEW_COINS, n, self.amount - self.coins)
        return NOT_OFFERED

    def choose(self, s: Fields, seat: i64, option: i64) -> None:
        if self.coins < 0:
            self.coins = arg0(option)
            return
        s.pop()
        grain = arg0(option)
        s.coins[seat] -= self.coins
        s.grain[seat] -= grain
        s.points[seat] += self.coins + grain - self.amount
        tell.paid(s, seat=seat, coins=self.coins, grain=grain)
        harvest: i64 = s.stream.below("harvest", 6) + 1 if s.dice else 3
        s.points[seat] += harvest
        tell.harvest(s, seat=seat, amount=harvest)
