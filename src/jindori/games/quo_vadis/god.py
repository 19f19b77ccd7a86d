"""One player's fields (QV-1.2, QV-3.2): counters, supplies, pieces as sets of spaces, skills, cards."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import as_list, filled
from jindori.engine.vecs import i64, vec
from jindori.games.quo_vadis.board import ONES, in_area
from jindori.games.quo_vadis.races import (
    AFFINITY,
    FAITH,
    FOOD,
    GENERATIONS,
    HAND_LIMIT,
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

    def __init__(self, race: i64) -> None:
        self.race = race
        self.limits = STANDARD_LIMITS
        self.vp: i64 = 0
        self.war_spirit: i64 = 0
        self.food: i64 = 0
        self.faith: i64 = 0
        self.wrath: i64 = 0
        self.supply: i64 = WORKERS
        self.town_supply: i64 = TOWNS
        self.exiled: i64 = 0
        self.stands: i64 = 0
        self.towns: i64 = 0
        self.ruins: i64 = 0
        self.skills: i64 = 0
        self.basic: i64 = NO_SKILL
        self.pending: i64 = NO_SKILL
        self.drafted = NO_CARDS
        self.hand = NO_CARDS
        self.drawn = NO_KINDS
        self.played = NO_CARDS
        self.sizes = NO_PILES
        self.generation: i64 = 0
        self.watched: bool = False

    def copy(self) -> God:
        new = God(self.race)
        new.limits = self.limits
        new.vp = self.vp
        new.war_spirit = self.war_spirit
        new.food = self.food
        new.faith = self.faith
        new.wrath = self.wrath
        new.supply = self.supply
        new.town_supply = self.town_supply
        new.exiled = self.exiled
        new.stands = self.stands
        new.towns = self.towns
        new.ruins = self.ruins
        new.skills = self.skills
        new.basic = self.basic
        new.pending = self.pending
        new.drafted = self.drafted
        new.hand = self.hand
        new.drawn = self.drawn
        new.played = self.played
        new.sizes = self.sizes
        new.generation = self.generation
        new.watched = self.watched
        return new

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


GOD_NUMBERS: Final = (
    "race", "vp", "war_spirit", "food", "faith", "wrath", "supply", "town_supply", "exiled", "stands", "towns", "ruins",
    "skills", "basic", "pending", "generation",
)  # fmt: skip
GOD_ROWS: Final = ("limits", "drafted", "hand", "drawn", "played", "sizes")


def save_god(god: God) -> dict[str, object]:
    out: dict[str, object] = {name: int(getattr(god, name)) for name in GOD_NUMBERS}
    for name in GOD_ROWS:
        out[name] = as_list(getattr(god, name))
    out["watched"] = god.watched
    return out


def new_race(god: God, race: i64, limits: vec[i64]) -> None:
    """The god takes a people (QV-3.2.2)."""
    god.race = race
    god.limits = limits
