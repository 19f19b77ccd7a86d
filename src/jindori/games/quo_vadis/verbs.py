"""Verbs of packed options, by decision point (rule book, section 11). How they read as JSON is in words.py."""

from __future__ import annotations

from typing import Final

CHOOSE_RACE: Final = 1
DRAFT: Final = 2
CUBES: Final = 3
BASIC: Final = 4
AREA: Final = 5
AREA_CARDS: Final = 6
PRAYER: Final = 7
WRATH_SPACES: Final = 8
DECLINE: Final = 9
PLACE: Final = 10
PLACE_SWARM: Final = 11
STOP: Final = 12
CARD: Final = 13
NO_ENTREATY: Final = 14
ENTREATY: Final = 15
ENTREATY_DOMINION: Final = 16
CIVIC: Final = 17
REPEAT: Final = 18
GAIN: Final = 19
CONVERT_FAITH: Final = 20
MOVE: Final = 21
NOTHING: Final = 22
DISCARD_ONE: Final = 23
EXCHANGE: Final = 24
DISCARD_SET: Final = 25
WAR_SPIRIT_SPENT: Final = 26
LEVY: Final = 27
REROLL: Final = 28
PLUNDER_RESOURCE: Final = 29
RETREAT: Final = 30
REBUILD: Final = 31
EXILE: Final = 32
BUILD: Final = 33
CLAIM: Final = 34
TOWN: Final = 35
SKILL: Final = 36
SPEND: Final = 37
