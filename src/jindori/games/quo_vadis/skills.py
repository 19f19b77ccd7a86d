"""The skills as tables (QV-1.1.10): ten basic ones, five that spend dominion (QV-V17), thirty that are drafted."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row

SKILLS: Final = (
    "deft_hands", "master_builders", "prolific", "tides", "brute_force", "hot_blood", "meditation", "secret_rite",
    "bystanders", "tenacity", "civic_splendour", "swarm", "war_levy", "inner_temple", "bitter_prayer", "prophet",
    "divine_punishment", "cataclysm", "pioneer", "great_migration", "border_crossing", "invasion", "fertile_land",
    "festival", "agriculture", "temple", "roads", "trade", "lore", "oracle", "library", "heavy_infantry", "walls",
    "fighting_retreat", "plunder", "triumph", "surprise_attack", "strategist", "wise_emperor", "effective_control",
    "reconstruction", "diversity", "realm", "martyrdom", "chronicle",
)  # fmt: skip

# Basic skills, two for each race.
DEFT_HANDS: Final = 0
MASTER_BUILDERS: Final = 1
PROLIFIC: Final = 2
TIDES: Final = 3
BRUTE_FORCE: Final = 4
HOT_BLOOD: Final = 5
MEDITATION: Final = 6
SECRET_RITE: Final = 7
BYSTANDERS: Final = 8
TENACITY: Final = 9

# Basic skills that spend dominion, one for each race (QV-V17).
CIVIC_SPLENDOUR: Final = 10
SWARM: Final = 11
WAR_LEVY: Final = 12
INNER_TEMPLE: Final = 13
BITTER_PRAYER: Final = 14

# Drafted skills.
PROPHET: Final = 15
DIVINE_PUNISHMENT: Final = 16
CATACLYSM: Final = 17
PIONEER: Final = 18
GREAT_MIGRATION: Final = 19
BORDER_CROSSING: Final = 20
INVASION: Final = 21
FERTILE_LAND: Final = 22
FESTIVAL: Final = 23
AGRICULTURE: Final = 24
TEMPLE: Final = 25
ROADS: Final = 26
TRADE: Final = 27
LORE: Final = 28
ORACLE: Final = 29
LIBRARY: Final = 30
HEAVY_INFANTRY: Final = 31
WALLS: Final = 32
FIGHTING_RETREAT: Final = 33
PLUNDER: Final = 34
TRIUMPH: Final = 35
SURPRISE_ATTACK: Final = 36
STRATEGIST: Final = 37
WISE_EMPEROR: Final = 38
EFFECTIVE_CONTROL: Final = 39
RECONSTRUCTION: Final = 40
DIVERSITY: Final = 41
REALM: Final = 42
MARTYRDOM: Final = 43
CHRONICLE: Final = 44

FIRST_DOMINION: Final = 10
FIRST_DRAFTED: Final = 15
ALL_SKILLS: Final = 45
SKILLS_DEALT: Final = 6
NO_SKILL: Final = -1

RECOMMENDED: Final = row([0, 2, 4, 6, 8])
"""Basic skills with the face icon, for beginners (QV-3.5.5)."""

# More actions for a kind of card (QV-5.4.7): skill, by kind of card; -1 for none.
MORE_ACTIONS: Final = row([FESTIVAL, AGRICULTURE, TEMPLE, ROADS, -1])

GROUPS: Final = (
    ("basic", 0, 10), ("dominion", 10, 15), ("selection_and_wrath", 15, 18), ("placement", 18, 23),
    ("generation", 23, 31), ("war", 31, 38), ("settlement", 38, 41), ("final_scoring", 41, 45),
)  # fmt: skip


def basic_skill(race: int, which: int) -> int:
    """Basic skill 0 or 1 of a race; 2 is the one that spends dominion."""
    return race * 2 + which if which < 2 else FIRST_DOMINION + race
