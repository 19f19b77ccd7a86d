"""The world as tables (QV-1.1, QV-2.1): terrains, areas, spaces, tile slots, and the hexagons they cover."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import filled, row
from jindori.engine.vecs import append, i64, vec

SEATS: Final = 5
"""Most players in any game (QV-1.1.1)."""

TERRAINS: Final = ("plains", "mountain", "desert", "tundra", "sea")
PLAINS: Final = 0
MOUNTAIN: Final = 1
DESERT: Final = 2
TUNDRA: Final = 3
SEA: Final = 4
RINGS: Final = row([3, 3, 3, 3, 8])
"""Terrain rings by terrain (QV-1.1.8)."""
NO_RING: Final = -1

# Areas in the order of their numbers (QV-1.1.2); spaces are area * 3 + printed index (QV-2.1.8).
NUMBERS: Final = ("11", "12", "13", "14", "15", "22", "23", "24", "25", "33", "34", "35", "44", "45", "55")
AREAS: Final = 15
SPACES: Final = 45
LOW: Final = row([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5])
HIGH: Final = row([1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5])
AREA_NAMES: Final = tuple([f"area_{number}" for number in NUMBERS])
SPACE_NAMES: Final = tuple([f"a{number}_{i}" for number in NUMBERS for i in range(3)])
DOUBLES: Final = row([0, 5, 9, 12, 14])
"""The five tiles with two equal numbers (QV-3.1.1)."""
PAIRS: Final = row([1, 2, 3, 4, 6, 7, 8, 10, 11, 13])

PRINTED: Final = row([
    PLAINS, PLAINS, MOUNTAIN,  # 1-1
    PLAINS, MOUNTAIN, TUNDRA,  # 1-2
    PLAINS, DESERT, SEA,  # 1-3
    PLAINS, SEA, DESERT,  # 1-4
    PLAINS, TUNDRA, MOUNTAIN,  # 1-5
    MOUNTAIN, MOUNTAIN, DESERT,  # 2-2
    PLAINS, MOUNTAIN, SEA,  # 2-3
    PLAINS, DESERT, TUNDRA,  # 2-4
    PLAINS, SEA, DESERT,  # 2-5
    DESERT, DESERT, TUNDRA,  # 3-3
    PLAINS, TUNDRA, MOUNTAIN,  # 3-4
    PLAINS, DESERT, TUNDRA,  # 3-5
    TUNDRA, TUNDRA, SEA,  # 4-4
    PLAINS, MOUNTAIN, SEA,  # 4-5
    SEA, SEA, PLAINS,  # 5-5
])  # fmt: skip
"""Printed terrain of each space (QV-1.1.4)."""

# Genesis cards (QV-1.1.5): numbers 1 to 5, and Free.
FREE: Final = 6
GENESIS: Final = ("", "genesis_1", "genesis_2", "genesis_3", "genesis_4", "genesis_5", "genesis_free")

# Tile slots (QV-2.1.5, QV-2.1.6): centre, ring, extra slots E1 to E7; and the twelve at distance 2 (QV-2.1.11).
SLOT_NAMES: Final = ("C", "R1", "R2", "R3", "R4", "R5", "R6", "E1", "E2", "E3", "E4", "E5", "E6", "E7")
SLOT_A: Final = row([0, 1, 0, -1, -1, 0, 1, 1, -2, 1, -1, -1, 2, 2])
SLOT_B: Final = row([0, 0, 1, 1, 0, -1, -1, 1, 1, -2, 2, -1, -1, 0])
BASE_SLOTS: Final = 7
OUTER_A: Final = row([2, 1, 0, -1, -2, -2, -2, -1, 0, 1, 2, 2])
OUTER_B: Final = row([0, 1, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1])

# A site is where a tile lies and how it is turned: slot (a, b) and rotation k, packed; NOT_IN_WORLD for a tile left out.
NOT_IN_WORLD: Final = -1
_ORIGIN: Final = 8
_WIDE: Final = 48
_MIDDLE: Final = 24

STEP_Q: Final = row([1, 0, -1, -1, 0, 1])
STEP_R: Final = row([0, 1, 1, 0, -1, -1])
"""The six directions of a hexagon (QV-2.1.1)."""


def area_of_numbers(a: i64, b: i64) -> i64:
    """The area named by two numbers in any order (QV-4.2.6)."""
    low = a if a < b else b
    high = b if a < b else a
    area: i64 = 0
    while LOW[area] != low or HIGH[area] != high:
        area += 1
    return area


def site(a: i64, b: i64, rotation: i64) -> i64:
    return a + _ORIGIN | (b + _ORIGIN) << 4 | rotation << 8


def site_a(packed: i64) -> i64:
    return (packed & 15) - _ORIGIN


def site_b(packed: i64) -> i64:
    return (packed >> 4 & 15) - _ORIGIN


def site_rotation(packed: i64) -> i64:
    return packed >> 8


def hex_q(packed: i64, index: i64) -> i64:
    """Axial q of the printed space ``index`` of a tile (QV-2.1.2, QV-2.1.3, QV-2.1.7)."""
    position = (index + site_rotation(packed)) % 3
    q = 2 * site_a(packed) + site_b(packed)
    return q + 1 if position == 1 else q


def hex_r(packed: i64, index: i64) -> i64:
    """Axial r of the printed space ``index`` of a tile."""
    position = (index + site_rotation(packed)) % 3
    r = site_b(packed) - site_a(packed)
    return r + 1 if position == 2 else r


def neighbours(sites: vec[i64]) -> vec[i64]:
    """For each space the bit set of the adjacent spaces (QV-2.1.9); 0 for spaces not in the world."""
    cells = filled(_WIDE * _WIDE, -1)
    for space in range(i64(SPACES)):
        where = sites[space // 3]
        if where != NOT_IN_WORLD:
            cells[(hex_q(where, space % 3) + _MIDDLE) * _WIDE + hex_r(where, space % 3) + _MIDDLE] = space
    out = vec[i64]()
    for space in range(i64(SPACES)):
        where = sites[space // 3]
        found: i64 = 0
        if where != NOT_IN_WORLD:
            for direction in range(i64(6)):
                q = hex_q(where, space % 3) + STEP_Q[direction]
                r = hex_r(where, space % 3) + STEP_R[direction]
                other = cells[(q + _MIDDLE) * _WIDE + r + _MIDDLE]
                if other >= 0:
                    found |= bit(other)
        out = append(out, found)
    return out


AREA_BITS: Final = row([7 * 8**area for area in range(AREAS)])
"""For each area the bit set of its three spaces."""


def in_area(bits: i64, area: i64) -> i64:
    """The part of a set of spaces that lies in an area, as a number 0 to 7."""
    return bits >> (3 * area) & 7


def chosen_in(area: i64, chosen: i64) -> i64:
    """The set of spaces that is, in an area, the number 0 to 7."""
    return chosen << (3 * area)


ONES: Final = row([0, 1, 1, 2, 1, 2, 2, 3])
"""How many bits a number 0 to 7 has."""


def spaces_of(bits: i64) -> vec[i64]:
    """The spaces of a set, in their order."""
    out = vec[i64]()
    space: i64 = 0
    while bits:
        if bits & 1:
            out = append(out, space)
        bits >>= 1
        space += 1
    return out


def count_of(bits: i64) -> i64:
    """How many spaces a set has."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n
