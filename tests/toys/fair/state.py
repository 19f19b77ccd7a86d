"""The fair's position."""

from __future__ import annotations

from jindori.engine.rows import copied, filled
from jindori.engine.state import NOBODY, State
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64, vec
from jindori.games.fair.codes import COINS, LICENCES, MEANS, STALLS, STREETS, WOOL

START = (8, 4, 2)
"""Coins, wool, licences of each player, and of the bank for each player."""


class Fair(State):
    """``goods[means * players + seat]``; ``bank`` by means; ``owners`` and ``wares`` by stall, -1 for none.

    ``ware``: the one named with the standing bid. ``fashions``: of each day, hidden until it ends. ``sales`` and ``streets``:
    points by seat; ``visitors`` by street.
    """

    def __init__(self, players: i64, stream: Stream, of: Fair | None = None) -> None:
        super().__init__(players, stream, of)
        self.days: i64 = of.days if of is not None else 6
        self.opener_may_pass: bool = of.opener_may_pass if of is not None else False
        self.counters: i64 = of.counters if of is not None else 1
        self.day: i64 = of.day if of is not None else 0
        self.tenant: i64 = of.tenant if of is not None else NOBODY
        self.ware: i64 = of.ware if of is not None else -1
        self.goods: vec[i64] = copied(of.goods if of is not None else filled(len(MEANS) * players, 0))
        self.bank: vec[i64] = copied(of.bank if of is not None else filled(len(MEANS), 0))
        self.owners: vec[i64] = copied(of.owners if of is not None else filled(len(STALLS), NOBODY))
        self.wares: vec[i64] = copied(of.wares if of is not None else filled(len(STALLS), -1))
        self.visitors: vec[i64] = copied(of.visitors if of is not None else filled(len(STREETS), 0))
        self.fashions: vec[i64] = of.fashions if of is not None else vec[i64]()
        self.sales: vec[i64] = copied(of.sales if of is not None else filled(players, 0))
        self.streets: vec[i64] = copied(of.streets if of is not None else filled(players, 0))

    def copy(self) -> Fair:
        return Fair(self.players, self.stream.copy(), self)

    def has(self, seat: i64, means: i64) -> i64:
        return self.goods[means * self.players + seat]

    def coins(self, seat: i64) -> i64:
        return self.has(seat, COINS)

    def wool(self, seat: i64) -> i64:
        return self.has(seat, WOOL)

    def licences(self, seat: i64) -> i64:
        return self.has(seat, LICENCES)

    def give(self, seat: i64, means: i64, n: i64) -> None:
        """From the bank; a negative number goes back to it."""
        self.goods[means * self.players + seat] += n
        self.bank[means] -= n

    def opener(self) -> i64:
        """Who opens the day's auction (F-2.1)."""
        return self.day % self.players
