"""One player's fields (QV-1.2, QV-3.2): counters, supplies, pieces as sets of spaces, skills, cards."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import filled
from jindori.engine.vecs import i64, vec
from jindori.games.quo_vadis.board import ONES, in_area
from jindori.games.quo_vadis.races import (
    AFFINITY,
    FAITH,
    FOOD,
    GENERATIONS,
    HAND_LIMIT,
    NO_RACE,
    STANDARD_LIMITS,
    TOWNS,
    WAR_SPIRIT,
    WORKERS,
)
from jindori.games.quo_vadis.skills import LIBRARY, NO_SKILL

NO_CARDS: Final = filled(0, 0)
NO_PILES: Final = filled(GENERATIONS, 0)
NO_KINDS: Final = filled(5, 0)


class God:
    """One player: counters, supplies, pieces as sets of spaces, skills, cards. Rows are replaced, never changed."""

    def __init__(self, of: God | None) -> None:
        self.race: i64 = of.race if of is not None else i64(NO_RACE)
        self.limits: vec[i64] = of.limits if of is not None else STANDARD_LIMITS
        self.vp: i64 = of.vp if of is not None else i64(0)
        self.war_spirit: i64 = of.war_spirit if of is not None else i64(0)
        self.food: i64 = of.food if of is not None else i64(0)
        self.faith: i64 = of.faith if of is not None else i64(0)
        self.wrath: i64 = of.wrath if of is not None else i64(0)
        self.supply: i64 = of.supply if of is not None else i64(WORKERS)
        self.town_supply: i64 = of.town_supply if of is not None else i64(TOWNS)
        self.exiled: i64 = of.exiled if of is not None else i64(0)
        self.stands: i64 = of.stands if of is not None else i64(0)
        self.towns: i64 = of.towns if of is not None else i64(0)
        self.ruins: i64 = of.ruins if of is not None else i64(0)
        self.skills: i64 = of.skills if of is not None else i64(0)
        self.basic: i64 = of.basic if of is not None else i64(NO_SKILL)
        self.pending: i64 = of.pending if of is not None else i64(NO_SKILL)
        self.drafted: vec[i64] = of.drafted if of is not None else NO_CARDS
        self.hand: vec[i64] = of.hand if of is not None else NO_CARDS
        self.drawn: vec[i64] = of.drawn if of is not None else NO_KINDS
        self.played: vec[i64] = of.played if of is not None else NO_CARDS
        self.sizes: vec[i64] = of.sizes if of is not None else NO_PILES
        self.generation: i64 = of.generation if of is not None else i64(0)
        self.watched: bool = of.watched if of is not None else False

    def has(self, skill: i64) -> bool:
        """Is the skill in force (QV-3.5.4, QV-7.5.2)?"""
        return self.skills & bit(skill) != 0

    def amount(self, counter: i64) -> i64:
        if counter == WAR_SPIRIT:
            return self.war_spirit
        if counter == FOOD:
            return self.food
        if counter == FAITH:
            return self.faith
        return self.wrath

    def set_amount(self, counter: i64, value: i64) -> None:
        if counter == WAR_SPIRIT:
            self.war_spirit = value
        elif counter == FOOD:
            self.food = value
        elif counter == FAITH:
            self.faith = value
        else:
            self.wrath = value

    def affinity(self) -> i64:
        return AFFINITY[self.race]

    def pieces(self) -> i64:
        """Spaces with an own piece: a worker or an intact town (QV-1.3.4)."""
        return self.stands | self.towns

    def hand_limit(self) -> i64:
        return HAND_LIMIT + 2 if self.has(LIBRARY) else HAND_LIMIT

    def top_of(self, generation: i64) -> i64:
        """Printed kind of the newest card of a generation (QV-5.4.6)."""
        end: i64 = 0
        for g in range(generation + 1):
            end += self.sizes[g]
        return self.played[end - 1]

    def used_generations(self) -> i64:
        n: i64 = 0
        for size in self.sizes:
            if size > 0:
                n += 1
        return n

    def majority(self, area: i64) -> bool:
        """Own workers in at least two of its spaces, or an own intact town (QV-7.6.2, QV-7.6.3)."""
        return in_area(self.towns, area) != 0 or ONES[in_area(self.stands, area)] >= 2


def new_race(god: God, race: i64, limits: vec[i64]) -> None:
    """The god takes a people (QV-3.2.2)."""
    god.race = race
    god.limits = limits
