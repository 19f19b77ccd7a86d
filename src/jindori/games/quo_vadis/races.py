"""The five races, their homes and limits (QV-1.2), and the epic cards (QV-1.1.6)."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.board import DESERT, MOUNTAIN, PLAINS, SEA, TUNDRA

RACES: Final = ("glorious", "deep_one", "gigant", "mystic", "sandwalker")
AFFINITY: Final = row([PLAINS, SEA, MOUNTAIN, TUNDRA, DESERT])
"""The terrain each race is at home in (QV-1.2.1)."""
NO_RACE: Final = -1

COUNTERS: Final = ("war_spirit", "food", "faith", "wrath")
WAR_SPIRIT: Final = 0
FOOD: Final = 1
FAITH: Final = 2
WRATH: Final = 3
RESOURCES: Final = 3
"""Counters below this number are resources (QV-1.2.7)."""

STANDARD_LIMITS: Final = row([5, 5, 5, 5])
"""Limits in standard mode, for every race (QV-1.2.4)."""
CUSTOM_LIMITS: Final = row([
    4, 6, 5, 5,  # Glorious
    5, 7, 3, 5,  # Deep One
    7, 4, 4, 5,  # Gigant
    3, 4, 7, 6,  # Mystic
    6, 3, 5, 6,  # Sandwalker
])  # fmt: skip
"""Limits in custom mode, four for each race (QV-1.2.5)."""

WORKERS: Final = 10
TOWNS: Final = 5
START_CUBES: Final = 7

KINDS: Final = ("blessing", "labour", "miracle", "revelation", "prosperity")
BLESSING: Final = 0
LABOUR: Final = 1
MIRACLE: Final = 2
REVELATION: Final = 3
PROSPERITY: Final = 4
COPIES: Final = 20
"""Epic cards of each kind."""
HAND_LIMIT: Final = 4
GENERATIONS: Final = 6

# How a card is played (QV-5.3.2): onto the current generation, or as the first of the next.
CONTINUE: Final = 0
CHANGE: Final = 1
MODES: Final = ("continue", "change")


def number_of_cards(counts: vec[i64]) -> i64:
    """A set of hand cards, given as the count of each kind, as one number: three bits a kind."""
    number: i64 = 0
    for kind in range(i64(len(KINDS))):
        number |= counts[kind] << (3 * kind)
    return number


def set_of_cards(number: i64) -> vec[i64]:
    """The kinds in such a number, one entry a card."""
    out = vec[i64]()
    for kind in range(i64(len(KINDS))):
        for _ in range(number >> (3 * kind) & 7):
            out = append(out, kind)
    return out
