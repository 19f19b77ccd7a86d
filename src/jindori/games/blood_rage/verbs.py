"""Verbs of packed options, by decision point (BR-20). How they read as JSON is in words.py."""

from __future__ import annotations

from typing import Final

PASS: Final = 1
INVADE: Final = 2
MARCH: Final = 3
MARCH_TO: Final = 4
MARCH_FIGURES: Final = 5
UPGRADE_CARD: Final = 6
QUEST_CARD: Final = 7
PILLAGE: Final = 8
REPILLAGE: Final = 9
VALHALLA_INVADE: Final = 10
SACRIFICE: Final = 11
SACRIFICE_FIGURES: Final = 12
FREE_INVADE: Final = 13
DECLINE: Final = 14
SUCCOR: Final = 15
THORS_DOMAIN_PILLAGE: Final = 16
JOIN: Final = 17
COMMIT: Final = 18
QUEST_AS_BATTLE: Final = 19
TIDE_KEEP: Final = 20
LATE_CARD: Final = 21
RAISE_STAT: Final = 22
PROWESS: Final = 23
WITCH_RETREAT: Final = 24
PROTECT: Final = 25
HAMMERS_MOVE: Final = 26
BLESSING: Final = 27
KEEP: Final = 28
KEEP_NONE: Final = 29
DRAFT: Final = 30
DRAFT_TWO: Final = 31
CHOOSE_CLAN: Final = 32
