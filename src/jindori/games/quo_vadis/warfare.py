"""A war in progress, or the last one (QV-6): who takes part, what each has added, how it ended."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import as_list, copied, filled, row
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


class War:
    """Rows have one number a seat. ``order`` lists the participants clockwise from the turn player."""

    def __init__(self, area: i64, contested: i64, order: vec[i64], declare: vec[i64]) -> None:
        self.area = area
        self.contested = contested
        self.order = order
        self.declare = declare
        self.base = NO_NUMBERS
        self.spirit = copied(NO_NUMBERS)
        self.levy = copied(NO_NUMBERS)
        self.sides = NO_NUMBERS
        self.roll = copied(NO_NUMBERS)
        self.twice: i64 = 0
        self.stage: i64 = DECLARATIONS
        self.cursor: i64 = 0
        self.winner: i64 = NOBODY
        self.losers: i64 = 0
        self.drawn: i64 = 0

    def copy(self) -> War:
        new = War(self.area, self.contested, self.order, self.declare)
        new.base = self.base
        new.spirit = copied(self.spirit)
        new.levy = copied(self.levy)
        new.sides = self.sides
        new.roll = copied(self.roll)
        new.twice = self.twice
        new.stage = self.stage
        new.cursor = self.cursor
        new.winner = self.winner
        new.losers = self.losers
        new.drawn = self.drawn
        return new

    def strength(self, seat: i64) -> i64:
        """Final strength: pieces and skills, war spirit, die (QV-6.2)."""
        return self.base[seat] + self.spirit[seat] + self.levy[seat] + self.roll[seat]

    def takes_part(self, seat: i64) -> bool:
        for other in self.order:
            if other == seat:
                return True
        return False

    def is_loser(self, seat: i64) -> bool:
        return self.losers & bit(seat) != 0

    def running(self) -> bool:
        return self.stage < WAR_OVER

    def save(self) -> dict[str, object]:
        return {
            "area": int(self.area),
            "contested": int(self.contested),
            "order": as_list(self.order),
            "declare": as_list(self.declare),
            "rows": [as_list(r) for r in (self.base, self.spirit, self.levy, self.sides, self.roll)],
            "numbers": [
                int(self.twice), int(self.stage), int(self.cursor), int(self.winner), int(self.losers), int(self.drawn),
            ],
        }  # fmt: skip


def load_war(area: int, contested: int, order: list[int], declare: list[int], rows: list[list[int]], numbers: list[int]) -> War:
    war = War(area, contested, row(order), row(declare))
    base, spirit, levy, sides, roll = [row(r) for r in rows]
    war.base = base
    war.spirit = spirit
    war.levy = levy
    war.sides = sides
    war.roll = roll
    twice, stage, cursor, winner, losers, drawn = numbers
    war.twice = twice
    war.stage = stage
    war.cursor = cursor
    war.winner = winner
    war.losers = losers
    war.drawn = drawn
    return war
