"""Kinds of events, sources of points and of counters. How they read is in words.py and the texts."""

from __future__ import annotations

from typing import Final

GAME_BEGAN: Final = 1
RACE_TAKEN: Final = 2
SKILLS_DEALT: Final = 3
DRAFTED: Final = 4
PACKS_PASSED: Final = 5
DREW: Final = 6
CUBES_SET: Final = 7
BASIC_CHOSEN: Final = 8
START_PLAYER: Final = 9
ROUND_BEGAN: Final = 10
TURN_BEGAN: Final = 11
AREA_CHOSEN: Final = 12
WRATH_USED: Final = 13
WORKERS_RETURNED: Final = 14
TOWN_DESTROYED: Final = 15
RING_PLACED: Final = 16
RING_MISSING: Final = 17
ALTAR_SHELTERS: Final = 18
WORKER_PLACED: Final = 19
CARD_PLAYED: Final = 20
ACTIONS_COUNTED: Final = 21
WORKER_MOVED: Final = 22
DISCARDED: Final = 23
WAR_BEGAN: Final = 24
BASE_STRENGTHS: Final = 25
SPIRIT_DECLARED: Final = 26
LEVY_DECLARED: Final = 27
ROLLED: Final = 28
REROLLED: Final = 29
STRENGTHS: Final = 30
WAR_WON: Final = 31
WAR_DRAWN: Final = 32
WAR_LOST: Final = 33
RETREATED: Final = 34
RESHUFFLED: Final = 35
REBUILT: Final = 36
TOWN_BUILT: Final = 37
NO_TOWN_BUILT: Final = 38
SKILL_REVEALED: Final = 39
TERRITORY: Final = 40
POINTS: Final = 41
COUNTER: Final = 42
EXILED: Final = 43
BUILDING_BUILT: Final = 44
BUILDING_CLAIMED: Final = 45
BUILDING_REMOVED: Final = 46
DOMINION: Final = 47
GENERATION_BONUS: Final = 48
GAME_ENDED: Final = 49

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

# Why a counter changed: a skill's number below 100, else one of these.
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
