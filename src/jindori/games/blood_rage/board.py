"""The board as tables (BR-1.1, BR-2.1): provinces, regions, villages, fjords, adjacency; stats, tokens, figures. Facts only."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.games.blood_rage.cards import STRENGTH

SEATS: Final = 5
"""Most clans in any game (BR-19.1.1)."""

# Places: Yggdrasil, the ring clockwise (BR-1.1.2), the fjords (BR-1.1.4), and where figures are when not on the board.
PLACES: Final = (
    "yggdrasil", "elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor",
    "fjord_north", "fjord_east", "fjord_south", "fjord_west",
)  # fmt: skip
YGGDRASIL: Final = 0
PROVINCES: Final = 9
FJORD_NORTH: Final = 9
ON_BOARD: Final = 13
"""Places below this number are on the board."""
RESERVE: Final = 13
VALHALLA: Final = 14
BOX: Final = 15

VILLAGES: Final = row([1_000, 4, 5, 5, 4, 3, 3, 5, 3])
"""By province; Yggdrasil has no limit (BR-2.1.4)."""
MANHEIM: Final = 0
ALFHEIM: Final = 1
JOTUNHEIM: Final = 2
REGIONS: Final = ("manheim", "alfheim", "jotunheim")
REGION: Final = row([-1, MANHEIM, MANHEIM, JOTUNHEIM, JOTUNHEIM, JOTUNHEIM, ALFHEIM, ALFHEIM, MANHEIM])
FJORD_OF: Final = row([-1, 9, 9, 10, 10, 11, 11, 12, 12])
FIRST_SUPPORTED: Final = row([1, 3, 5, 7])
"""By fjord (place - 9): the first of its two provinces; the second is the next one in the ring."""


WITH_FJORD: Final = row([1, *(2**p | 2 ** (9 + (p - 1) // 2) for p in range(1, 9))])
"""By province: the bit set of the places whose figures are present in it (BR-2.1.5)."""


def _borders() -> list[int]:
    """9 x 9: 1 where two provinces are adjacent (BR-2.1.1, BR-2.1.2)."""
    out = [0] * 81
    for a in range(1, 9):
        for b in (a % 8 + 1, YGGDRASIL):
            out[a * 9 + b] = out[b * 9 + a] = 1
    return out


ADJACENT: Final = row(_borders())
NEIGHBOURS: Final = [row([b for b in range(9) if _borders()[a * 9 + b]]) for a in range(9)]
"""By province: the adjacent ones, in order."""

# Clan stats (BR-2.2.2).
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = ("rage", "axes", "horns")
TRACK: Final = row([6, 7, 8, 9, 12, 12, 3, 4, 5, 6, 8, 8, 4, 5, 6, 7, 10, 10])
"""Value of a stat on a step: TRACK[stat * 6 + step - 1]."""
LAST_STEP: Final = 6
MOST_RAGE: Final = 12
END_BONUS: Final = row([0, 0, 0, 0, 10, 10, 20])
"""Glory at the end by step (BR-16.2.2)."""
RAGNAROK_GLORY: Final = row([0, 2, 3, 4])
"""By age (BR-14.1.3)."""

# Pillage tokens (BR-1.3.1, BR-11.8).
TOKENS: Final = ("rage", "axes", "horns", "glory", "yggdrasil")
TOKEN_GLORY: Final = 3
TOKEN_YGGDRASIL: Final = 4
NO_TOKEN: Final = -1
OUTER_TOKENS: Final = row([RAGE, RAGE, RAGE, AXES, AXES, HORNS, HORNS, TOKEN_GLORY])

# Figures: kinds 0-2, then monster n is kind 3 + n (n = its card's design).
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
FIRST_MONSTER: Final = 3
MONSTERS: Final = 9
WARRIORS: Final = 8
FIGURES: Final = (
    "warrior", "leader", "ship",
    "troll", "dwarf_chieftain", "sea_serpent", "valkyrie", "dark_elf", "fire_giant", "frost_giant", "soldier_of_hel", "volur_witch",
)  # fmt: skip
FIGURE_STRENGTH: Final = row([1, 3, 2] + [STRENGTH[n] for n in range(MONSTERS)])

CLANS: Final = ("wolf", "raven", "serpent", "bear", "ram")

# Phases (BR-4.1.1) and the steps between ages.
GODS_GIFTS: Final = 0
ACTION: Final = 1
DISCARD: Final = 2
QUEST_PHASE: Final = 3
RAGNAROK: Final = 4
RELEASE: Final = 5
END_OF_AGE: Final = 6
GAME_END: Final = 7
PHASES: Final = ("gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "end_of_age", "game_end")
