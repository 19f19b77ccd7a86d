"""Reason codes: why a choice is refused. Each stands for a clause; the table with clauses and texts is in words.py.

Arguments travel in the packed code (``opt2(NO_ROOM, place, villages)``).
"""

from __future__ import annotations

from typing import Final

NO_SUCH_FIGURE: Final = 1
NOT_IN_RESERVE: Final = 2
PLACE_DESTROYED: Final = 3
FJORD_CLOSED: Final = 4
NO_ROOM: Final = 5
SHIPS_TO_FJORDS: Final = 6
FJORDS_FOR_SHIPS: Final = 7
YGGDRASIL_CLOSED: Final = 8
HORNS_FULL: Final = 9
TOO_LITTLE_RAGE: Final = 10
NO_FIGURES_TO_MARCH: Final = 11
SHIPS_STAY: Final = 12
NOT_A_PROVINCE: Final = 13
SAME_PROVINCE: Final = 14
NOBODY_MARCHES: Final = 15
NOT_SO_MANY: Final = 16
CARD_NOT_IN_HAND: Final = 17
NOT_AN_UPGRADE: Final = 18
NO_SUCH_SLOT: Final = 19
NOT_A_QUEST: Final = 20
ALREADY_PILLAGED: Final = 21
NO_FIGURE_THERE: Final = 22
NOT_PILLAGED_YET: Final = 23
NEEDS_CARD: Final = 24
NOT_IN_VALHALLA: Final = 25
NO_TWO_FIGURES: Final = 26
NO_STAT_TO_RAISE: Final = 27
STAT_AT_TOP: Final = 28
STAT_OF_TOKEN: Final = 29
NOT_ADJACENT: Final = 30
NOT_LATE: Final = 31
WRONG_FIGURE: Final = 32
CARD_NOT_HELD: Final = 33
CLAN_TAKEN: Final = 34
# The same sentences, each for the clause of its own chapter.
QUEST_NOT_IN_HAND: Final = 35
NOT_IN_HAND_TO_COMMIT: Final = 36
NOT_IN_HAND_TO_ADD: Final = 37
NOT_IN_HAND_TO_KEEP: Final = 38
NOTHING_TO_PILLAGE: Final = 39
SHIPS_DO_NOT_JOIN: Final = 40
NOT_THERE_TO_JOIN: Final = 41
LEADER_NOT_ADJACENT: Final = 42
NOT_THERE_TO_KEEP: Final = 43
NOT_IN_DANGER: Final = 44
TOO_LITTLE_RAGE_TO_PROTECT: Final = 45
NOT_PLAYED: Final = 46
TOO_LITTLE_RAGE_TO_BUY_BACK: Final = 47
NOT_THERE_TO_SACRIFICE: Final = 48
ONLY_THE_NEW_MONSTER: Final = 49
NOWHERE_TO_MARCH: Final = 50
