"""The position."""

from __future__ import annotations

from jindori.engine.rows import copied, filled
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64, vec
from jindori.games.three_fields.codes import FIELDS


class Fields(State):
    """Coins, grain and points by seat; ``won[field * players + seat]``; ``secrets`` by seat, then those left over."""

    def __init__(self, players: i64, stream: Stream, of: Fields | None = None) -> None:
        super().__init__(players, stream, of)
        self.rounds: i64 = of.rounds if of is not None else i64(3)
        self.dice: bool = of.dice if of is not None else True
        self.coins: vec[i64] = copied(of.coins if of is not None else filled(players, 10))
        self.grain: vec[i64] = copied(of.grain if of is not None else filled(players, 2))
        self.points: vec[i64] = copied(of.points if of is not None else filled(players, 0))
        self.won: vec[i64] = copied(of.won if of is not None else filled(players * len(FIELDS), 0))
        self.secrets: vec[i64] = of.secrets if of is not None else vec[i64]()

    def copy(self) -> Fields:
        return Fields(self.players, self.stream.copy(), self)
