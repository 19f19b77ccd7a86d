"""Why points and counters change: where victory points come from, and what else brings or takes something."""

from __future__ import annotations

from typing import Final

# Sources of points.
TERRITORY_POINTS: Final = 0
PROSPERITY_POINTS: Final = 1
WORKER_POINTS: Final = 2
TOWN_POINTS: Final = 3
GENERATION_POINTS: Final = 4
SKILL_POINTS: Final = 5
WAR_POINTS: Final = 6
SPOILS_POINTS: Final = 7
EXILE_POINTS: Final = 8
DOMINION_POINTS: Final = 9
REBUILDING_POINTS: Final = 10
SOURCES: Final = (
    "territory", "prosperity", "workers", "towns", "generation_bonus", "skills", "war_reward", "spoils", "exile",
    "dominion", "rebuilding",
)  # fmt: skip

# Why a counter changed or a piece left: a skill's number below 100, else one of these.
BY_CARD: Final = 100
BY_CONVERSION: Final = 101
BY_FREE: Final = 102
BY_WRATH: Final = 103
BY_TERRAIN: Final = 104
BY_ADDITIONAL: Final = 105
BY_ENTREATY: Final = 106
BY_WAR: Final = 107
BY_DEFEAT: Final = 108
BY_VICTORY: Final = 109
BY_GRANARY: Final = 110
BY_BUILDING: Final = 111
BY_GROWTH: Final = 112
BY_SETTLING: Final = 113
BY_ADJUSTMENT: Final = 114
BY_REBUILDING: Final = 115
BY_EXCHANGE: Final = 116
WHYS: Final = (
    "card", "conversion", "free", "wrath", "terrain", "additional", "entreaty", "war", "defeat", "victory", "granary",
    "building", "growth", "settling", "adjustment", "rebuilding", "exchange",
)  # fmt: skip

CLAUSES: Final = {
    "territory": "QV-7.6.4", "prosperity": "QV-5.5.9", "workers": "QV-8.1.1", "towns": "QV-8.1.2",
    "generation_bonus": "QV-8.1.3", "skills": "QV-9.1.1", "war_reward": "QV-V5.1", "spoils": "QV-V6.1",
    "exile": "QV-V10.2", "dominion": "QV-V3.1", "rebuilding": "QV-V22.1",
}  # fmt: skip
"""By which clause points of a source are gained."""

CLAUSES_OF_CHANGES: Final = {
    "card": "QV-5.4.8", "conversion": "QV-5.5.4", "free": "QV-4.2.4", "wrath": "QV-5.1.2", "terrain": "QV-5.2.3",
    "additional": "QV-5.2.6", "entreaty": "QV-5.3.7", "war": "QV-6.2.3", "defeat": "QV-6.3.4", "victory": "QV-V5.1",
    "granary": "QV-V11.1", "building": "QV-V7.3", "exchange": "QV-5.5.10",
}  # fmt: skip
"""By which clause a counter changes; else it is a skill."""
