"""Kinds of events and sources of glory and Rage. How they read is in words.py and the texts."""

from __future__ import annotations

from typing import Final

GAME_BEGAN: Final = 1
PROVINCE_FELL_AT_SETUP: Final = 2
AGE_BEGAN: Final = 3
PHASE_BEGAN: Final = 4
DEALT: Final = 5
DRAFTED: Final = 6
PACKS_PASSED: Final = 7
RAGE_SET: Final = 8
TURN_BEGAN: Final = 9
PASSED: Final = 10
INVADED: Final = 11
MARCHED: Final = 12
UPGRADED: Final = 13
MONSTER_LEFT: Final = 14
QUEST_COMMITTED: Final = 15
PILLAGE_BEGAN: Final = 16
JOINED: Final = 17
CALL_CLOSED: Final = 18
UNOPPOSED: Final = 19
BATTLE_BEGAN: Final = 20
REVEALED: Final = 21
TEXT_CANCELLED: Final = 22
WATCH: Final = 23
COUNTS_AS_BATTLE: Final = 24
LATE_PLAYED: Final = 25
TOTALS: Final = 26
BATTLE_WON: Final = 27
BATTLE_TIED: Final = 28
DESTROYED: Final = 29
RETREATED: Final = 30
PROTECTED: Final = 31
CARD_RETURNED: Final = 32
CARD_DISCARDED: Final = 33
CARD_TAKEN: Final = 34
PILLAGED: Final = 35
STAT_RAISED: Final = 36
GLORY: Final = 37
RAGE_CHANGED: Final = 38
HAMMERS_MOVED: Final = 39
SACRIFICED: Final = 40
HAND_DISCARDED: Final = 41
QUEST_REVEALED: Final = 42
PROVINCE_FELL: Final = 43
DOOM_MOVED: Final = 44
RELEASED: Final = 45
TOKENS_RESTORED: Final = 46
FIRST_PLAYER: Final = 47
GAME_ENDED: Final = 48
CLAN_CHOSEN: Final = 49
RAGE_LOST: Final = 51

# Why: a card's design number below 100, else one of these.
WHY_BATTLE: Final = 100
WHY_TOKEN: Final = 101
WHY_QUEST: Final = 102
WHY_RAGNAROK: Final = 103
WHY_STATS: Final = 104
WHY_COST: Final = 105
WHY_PASS: Final = 106
WHY_PHASE_END: Final = 107
WHYS: Final = ("battle", "token", "quest", "ragnarok", "stats", "cost", "pass", "phase_end")

# Why figures were destroyed.
BY_TROLL: Final = 0
BY_FIRE_GIANT: Final = 1
BY_SMITE: Final = 2
BY_TIDE: Final = 3
BY_DEFEAT: Final = 4
BY_RAGNAROK: Final = 5
BY_SACRIFICE: Final = 6
CAUSES: Final = ("troll", "fire_giant", "odins_smite", "odins_tide", "defeat", "ragnarok", "friggas_sacrifice")
