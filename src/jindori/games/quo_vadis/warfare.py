"""A war in progress, or the last one (QV-6): who takes part, what each has added, how it ended."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import copied, filled
from jindori.engine.vecs import i64, vec
from jindori.games.quo_vadis.board import SEATS

# Stages, in the order of QV-6.2 and QV-6.3.
DECLARATIONS: Final = 0
LEVIES: Final = 1
DICE: Final = 2
REROLLS: Final = 3
OUTCOME: Final = 4
LOSSES: Final = 5
REWARDS: Final = 6
PLUNDERING: Final = 7
WAR_OVER: Final = 8
NOBODY: Final = -1

NO_NUMBERS: Final = filled(SEATS, 0)
NO_SEATS: Final = filled(0, 0)


class War:
    """Rows have one number a seat. ``order`` lists the participants clockwise from the turn player."""

    def __init__(self, of: War | None) -> None:
        self.area: i64 = of.area if of is not None else i64(0)
        self.contested: i64 = of.contested if of is not None else i64(0)
        self.order: vec[i64] = of.order if of is not None else NO_SEATS
        self.declare: vec[i64] = of.declare if of is not None else NO_SEATS
        self.base: vec[i64] = of.base if of is not None else NO_NUMBERS
        self.spirit: vec[i64] = copied(of.spirit if of is not None else NO_NUMBERS)
        self.levy: vec[i64] = copied(of.levy if of is not None else NO_NUMBERS)
        self.sides: vec[i64] = of.sides if of is not None else NO_NUMBERS
        self.roll: vec[i64] = copied(of.roll if of is not None else NO_NUMBERS)
        self.twice: i64 = of.twice if of is not None else i64(0)
        self.stage: i64 = of.stage if of is not None else i64(DECLARATIONS)
        self.cursor: i64 = of.cursor if of is not None else i64(0)
        self.winner: i64 = of.winner if of is not None else i64(NOBODY)
        self.losers: i64 = of.losers if of is not None else i64(0)
        self.drawn: i64 = of.drawn if of is not None else i64(0)

    def strength(self, seat: i64) -> i64:
        """Final strength: pieces and skills, war spirit, die (QV-6.2)."""
        return self.base[seat] + self.spirit[seat] + self.levy[seat] + self.roll[seat]

    def strengths(self) -> vec[i64]:
        """Final strengths by seat, -1 for those who take no part."""
        out = filled(SEATS, -1)
        for seat in self.order:
            out[seat] = self.strength(seat)
        return out

    def takes_part(self, seat: i64) -> bool:
        for other in self.order:
            if other == seat:
                return True
        return False

    def is_loser(self, seat: i64) -> bool:
        return self.losers & bit(seat) != 0

    def running(self) -> bool:
        return self.stage < WAR_OVER

    def number_of_losers(self) -> i64:
        n: i64 = 0
        for seat in self.order:
            if self.is_loser(seat):
                n += 1
        return n
