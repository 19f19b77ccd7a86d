"""All that Blood Rage says: choices, events, reasons why not, each with its fields; and the ids of its decisions (BR-20)."""

from __future__ import annotations

from typing import Final

from jindori.engine.vocabulary import Vocabulary
from jindori.games.blood_rage.causes import CLAUSES, CLAUSES_OF_DESTRUCTION
from jindori.games.blood_rage.kinds import (
    CARD,
    CARD_OR_NONE,
    CAUSE,
    CLAN,
    DESIGN,
    FIGURE,
    FIGURES_TOLD,
    MARCHERS,
    NO_CARD,
    NUMBER,
    ONE_CARD,
    ORIGIN,
    PAIR,
    PHASE,
    PLACE,
    PLAYED_CARDS,
    PRINTED_CARD,
    SAVED,
    SEAT,
    SEATS_TOLD,
    SLOT,
    STAT,
    TOKEN,
    TOTALS_TOLD,
    TWO_CARDS,
    WHY,
    YES_NO,
)

V: Final = Vocabulary()

# -- choices -------------------------------------------------------------------------------------------

PASS: Final = 1
V.verb(PASS, "pass")
INVADE: Final = 2
V.verb(INVADE, "invade", figure=FIGURE, to=PLACE)
MARCH: Final = 3
V.verb(MARCH, "march", from_=PLACE)
MARCH_TO: Final = 4
V.verb(MARCH_TO, "march", to=PLACE)
MARCH_FIGURES: Final = 5
V.verb(MARCH_FIGURES, "march", figures=MARCHERS)
UPGRADE_CARD: Final = 6
V.verb(UPGRADE_CARD, "upgrade", card=PRINTED_CARD, slot=SLOT)
QUEST_CARD: Final = 7
V.verb(QUEST_CARD, "quest", card=PRINTED_CARD)
PILLAGE: Final = 8
V.verb(PILLAGE, "pillage", province=PLACE)
REPILLAGE: Final = 9
V.verb(REPILLAGE, "repillage", province=PLACE)
VALHALLA_INVADE: Final = 10
V.verb(VALHALLA_INVADE, "valhalla_invade", figure=FIGURE, to=PLACE)
SACRIFICE: Final = 11
V.verb(SACRIFICE, "sacrifice")
SACRIFICE_FIGURES: Final = 12
V.verb(SACRIFICE_FIGURES, "sacrifice", figures=PAIR)
FREE_INVADE: Final = 13
V.verb(FREE_INVADE, "free_invade", figure=FIGURE, to=PLACE)
DECLINE: Final = 14
V.verb(DECLINE, "decline")
SUCCOR: Final = 15
V.verb(SUCCOR, "succor", choice=YES_NO)
THORS_DOMAIN_PILLAGE: Final = 16
V.verb(THORS_DOMAIN_PILLAGE, "thors_domain", choice=YES_NO)
JOIN: Final = 17
V.verb(JOIN, "join", figure=FIGURE, from_=PLACE)
COMMIT: Final = 18
V.verb(COMMIT, "commit", card=PRINTED_CARD)
QUEST_AS_BATTLE: Final = 19
V.verb(QUEST_AS_BATTLE, "quest_as_battle", choice=YES_NO)
TIDE_KEEP: Final = 20
V.verb(TIDE_KEEP, "tide_keep", figure=FIGURE)
LATE_CARD: Final = 21
V.verb(LATE_CARD, "late", card=PRINTED_CARD)
RAISE_STAT: Final = 22
V.verb(RAISE_STAT, "raise_stat", stat=STAT)
PROWESS: Final = 23
V.verb(PROWESS, "prowess", cards=PLAYED_CARDS)
WITCH_RETREAT: Final = 24
V.verb(WITCH_RETREAT, "witch_retreat", choice=YES_NO)
PROTECT: Final = 25
V.verb(PROTECT, "protect", figures=SAVED)
HAMMERS_MOVE: Final = 26
V.verb(HAMMERS_MOVE, "hammers_move", to=PLACE)
BLESSING: Final = 27
V.verb(BLESSING, "blessing", choice=YES_NO)
KEEP: Final = 28
V.verb(KEEP, "keep", card=PRINTED_CARD)
KEEP_NONE: Final = 29
V.verb(KEEP_NONE, "keep", card=NO_CARD)
DRAFT: Final = 30
V.verb(DRAFT, "draft", cards=ONE_CARD)
DRAFT_TWO: Final = 31
V.verb(DRAFT_TWO, "draft", cards=TWO_CARDS)
CHOOSE_CLAN: Final = 32
V.verb(CHOOSE_CLAN, "clan", clan=CLAN)

DECISION_IDS: Final = {
    "clan": "BR-D01",
    "draft": "BR-D02",
    "action": "BR-D03",
    "march_to": "BR-D03",
    "march_figures": "BR-D03",
    "sacrifice": "BR-D03",
    "free_invade": "BR-D04",
    "succor": "BR-D05",
    "thors_domain": "BR-D06",
    "join": "BR-D07",
    "commit": "BR-D08",
    "quest_as_battle": "BR-D09",
    "tide_keep": "BR-D10",
    "late": "BR-D11",
    "raise_stat": "BR-D12",
    "prowess": "BR-D13",
    "witch_retreat": "BR-D14",
    "protect": "BR-D15",
    "hammers_move": "BR-D18",
    "blessing": "BR-D19",
    "keep": "BR-D21",
}

# -- what happens --------------------------------------------------------------------------------------

GAME_BEGAN: Final = 1
V.event(GAME_BEGAN, "game_began", "BR-3.1.1", players=NUMBER, heading=True)
PROVINCE_FELL_AT_SETUP: Final = 2
V.event(PROVINCE_FELL_AT_SETUP, "province_fell_at_setup", "BR-3.2.4", province=PLACE)
AGE_BEGAN: Final = 3
V.event(AGE_BEGAN, "age_began", "BR-4.1.1", age=NUMBER, heading=True)
PHASE_BEGAN: Final = 4
V.event(PHASE_BEGAN, "phase_began", "BR-4.1.2", phase=PHASE, age=NUMBER, heading=True)
DEALT: Final = 5
V.event(DEALT, "dealt", "BR-5.1.2", age=NUMBER, each=NUMBER, undealt=NUMBER)
DRAFTED: Final = 6
V.event(DRAFTED, "drafted", "BR-5.2.1", seat=SEAT, card=CARD, secret=("card",))
PACKS_PASSED: Final = 7
V.event(PACKS_PASSED, "packs_passed", "BR-5.2.1", kept=NUMBER)
RAGE_SET: Final = 8
V.event(RAGE_SET, "rage_set", "BR-6.1.1", seat=SEAT, rage=NUMBER)
TURN_BEGAN: Final = 9
V.event(TURN_BEGAN, "turn_began", "BR-6.1.2", seat=SEAT, turn=True)
PASSED: Final = 10
V.event(PASSED, "passed", "BR-6.2.5", seat=SEAT, rage=NUMBER)
INVADED: Final = 11
V.event(INVADED, "invaded", "BR-7.1.1", seat=SEAT, figure=FIGURE, to=PLACE, cost=NUMBER, source=ORIGIN)
MARCHED: Final = 12
V.event(MARCHED, "marched", "BR-8.1.1", seat=SEAT, from_=PLACE, to=PLACE, figures=FIGURES_TOLD)
UPGRADED: Final = 13
V.event(UPGRADED, "upgraded", "BR-9.1.1", seat=SEAT, card=CARD, slot=NUMBER, replaced=CARD_OR_NONE, cost=NUMBER)
MONSTER_LEFT: Final = 14
V.event(MONSTER_LEFT, "monster_left", "BR-9.3.3", seat=SEAT, figure=FIGURE)
QUEST_COMMITTED: Final = 15
V.event(QUEST_COMMITTED, "quest_committed", "BR-10.1.1", seat=SEAT, card=CARD, secret=("card",))
PILLAGE_BEGAN: Final = 16
V.event(PILLAGE_BEGAN, "pillage_began", "BR-11.1.1", seat=SEAT, province=PLACE, again=YES_NO)
JOINED: Final = 17
V.event(JOINED, "joined", "BR-11.2.1", seat=SEAT, figure=FIGURE, from_=PLACE, province=PLACE)
CALL_CLOSED: Final = 18
V.event(CALL_CLOSED, "call_closed", "BR-11.2.3", province=PLACE, full=YES_NO)
UNOPPOSED: Final = 19
V.event(UNOPPOSED, "unopposed", "BR-11.3.1", seat=SEAT, province=PLACE)
BATTLE_BEGAN: Final = 20
V.event(BATTLE_BEGAN, "battle_began", "BR-11.3.2", province=PLACE, seats=SEATS_TOLD, opens=True)
REVEALED: Final = 21
V.event(REVEALED, "revealed", "BR-11.4.3", seat=SEAT, card=PRINTED_CARD, bonus=NUMBER)
TEXT_CANCELLED: Final = 22
V.event(TEXT_CANCELLED, "text_cancelled", "BR-11.5.1", seat=SEAT, card=CARD, by=SEAT)
WATCH: Final = 23
V.event(WATCH, "watch", "BR-11.5.2", seat=SEAT, glory=NUMBER)
COUNTS_AS_BATTLE: Final = 24
V.event(COUNTS_AS_BATTLE, "counts_as_battle", "BR-11.5.3", seat=SEAT, card=CARD, bonus=NUMBER)
LATE_PLAYED: Final = 25
V.event(LATE_PLAYED, "late_played", "BR-11.5.5", seat=SEAT, card=PRINTED_CARD)
TOTALS: Final = 26
V.event(TOTALS, "totals", "BR-11.6.1", totals=TOTALS_TOLD)
BATTLE_WON: Final = 27
V.event(BATTLE_WON, "battle_won", "BR-11.6.2", seat=SEAT, province=PLACE, closes=True)
BATTLE_TIED: Final = 28
V.event(BATTLE_TIED, "battle_tied", "BR-11.6.3", province=PLACE, closes=True)
DESTROYED: Final = 29
V.event(DESTROYED, "destroyed", "BR-2.3.5", seat=SEAT, place=PLACE, figures=FIGURES_TOLD, cause=CAUSE, clauses=CLAUSES_OF_DESTRUCTION)
RETREATED: Final = 30
V.event(RETREATED, "retreated", "BR-17.2.8", seat=SEAT, figure=FIGURE, from_=PLACE, to=PLACE)
PROTECTED: Final = 31
V.event(PROTECTED, "protected", "BR-17.1.1", seat=SEAT, place=PLACE, figures=FIGURES_TOLD)
CARD_RETURNED: Final = 32
V.event(CARD_RETURNED, "card_returned", "BR-11.7.3", seat=SEAT, card=CARD)
CARD_DISCARDED: Final = 33
V.event(CARD_DISCARDED, "card_discarded", "BR-11.7.2", seat=SEAT, card=CARD)
CARD_TAKEN: Final = 34
V.event(CARD_TAKEN, "card_taken", "BR-11.7.1", seat=SEAT, card=CARD, giver=SEAT)
PILLAGED: Final = 35
V.event(PILLAGED, "pillaged", "BR-11.7.6", seat=SEAT, province=PLACE, token=TOKEN)
STAT_RAISED: Final = 36
V.event(STAT_RAISED, "stat_raised", "BR-2.2.3", seat=SEAT, stat=STAT, step=NUMBER, value=NUMBER, why=WHY)
GLORY: Final = 37
V.event(GLORY, "glory", "BR-2.4.1", seat=SEAT, amount=NUMBER, total=NUMBER, why=WHY, clauses=CLAUSES)
RAGE_CHANGED: Final = 38
V.event(RAGE_CHANGED, "rage_changed", "BR-2.2.1", seat=SEAT, amount=NUMBER, total=NUMBER, why=WHY, clauses={"cost": "BR-6.2.2"})
HAMMERS_MOVED: Final = 39
V.event(HAMMERS_MOVED, "hammers_moved", "BR-17.3.1", seat=SEAT, from_=PLACE, to=PLACE)
SACRIFICED: Final = 40
V.event(SACRIFICED, "sacrificed", "BR-17.4.15", seat=SEAT)
HAND_DISCARDED: Final = 41
V.event(HAND_DISCARDED, "hand_discarded", "BR-12.1.1", seat=SEAT, count=NUMBER, kept=NUMBER)
QUEST_REVEALED: Final = 42
V.event(QUEST_REVEALED, "quest_revealed", "BR-13.1.1", seat=SEAT, card=PRINTED_CARD, fulfilled=YES_NO)
PROVINCE_FELL: Final = 43
V.event(PROVINCE_FELL, "province_fell", "BR-14.1.1", province=PLACE, age=NUMBER)
DOOM_MOVED: Final = 44
V.event(DOOM_MOVED, "doom_moved", "BR-14.1.4", province=PLACE)
RELEASED: Final = 45
V.event(RELEASED, "released", "BR-15.1.1", seat=SEAT, count=NUMBER)
TOKENS_RESTORED: Final = 46
V.event(TOKENS_RESTORED, "tokens_restored", "BR-16.1.1")
FIRST_PLAYER: Final = 47
V.event(FIRST_PLAYER, "first_player", "BR-16.1.2", seat=SEAT)
GAME_ENDED: Final = 48
V.event(GAME_ENDED, "game_ended", "BR-16.2.1", heading=True)
CLAN_CHOSEN: Final = 49
V.event(CLAN_CHOSEN, "clan_chosen", "BR-3.1.1", seat=SEAT, clan=CLAN)
RAGE_LOST: Final = 51
V.event(RAGE_LOST, "rage_lost", "BR-6.3.4", seat=SEAT, amount=NUMBER)

# -- why not -------------------------------------------------------------------------------------------

NO_SUCH_FIGURE: Final = 1
V.reason(NO_SUCH_FIGURE, "BR-9.3.1", "no-such-figure", figure=FIGURE)
NOT_IN_RESERVE: Final = 2
V.reason(NOT_IN_RESERVE, "BR-7.1.1", "not-in-reserve", figure=FIGURE)
PLACE_DESTROYED: Final = 3
V.reason(PLACE_DESTROYED, "BR-2.1.7", "place-destroyed", place=PLACE)
FJORD_CLOSED: Final = 4
V.reason(FJORD_CLOSED, "BR-2.1.8", "fjord-closed", place=PLACE)
NO_ROOM: Final = 5
V.reason(NO_ROOM, "BR-2.1.3", "no-room", place=PLACE, used=NUMBER)
SHIPS_TO_FJORDS: Final = 6
V.reason(SHIPS_TO_FJORDS, "BR-7.1.3", "ships-to-fjords", figure=FIGURE)
FJORDS_FOR_SHIPS: Final = 7
V.reason(FJORDS_FOR_SHIPS, "BR-2.1.5", "fjords-for-ships", place=PLACE)
YGGDRASIL_CLOSED: Final = 8
V.reason(YGGDRASIL_CLOSED, "BR-7.1.4", "yggdrasil-closed")
HORNS_FULL: Final = 9
V.reason(HORNS_FULL, "BR-7.1.6", "horns-full", n=NUMBER)
TOO_LITTLE_RAGE: Final = 10
V.reason(TOO_LITTLE_RAGE, "BR-6.2.2", "too-little-rage", cost=NUMBER, rage=NUMBER)
NO_FIGURES_TO_MARCH: Final = 11
V.reason(NO_FIGURES_TO_MARCH, "BR-8.1.1", "no-figures-to-march", place=PLACE)
SHIPS_STAY: Final = 12
V.reason(SHIPS_STAY, "BR-8.1.4", "ships-stay", figure=FIGURE)
NOT_A_PROVINCE: Final = 13
V.reason(NOT_A_PROVINCE, "BR-8.1.1", "not-a-province", place=PLACE)
SAME_PROVINCE: Final = 14
V.reason(SAME_PROVINCE, "BR-8.1.6", "same-province", place=PLACE)
NOBODY_MARCHES: Final = 15
V.reason(NOBODY_MARCHES, "BR-8.1.6", "nobody-marches")
NOT_SO_MANY: Final = 16
V.reason(NOT_SO_MANY, "BR-8.1.1", "not-so-many", figure=FIGURE, place=PLACE)
CARD_NOT_IN_HAND: Final = 17
V.reason(CARD_NOT_IN_HAND, "BR-9.1.1", "card-not-in-hand", card=CARD)
NOT_AN_UPGRADE: Final = 18
V.reason(NOT_AN_UPGRADE, "BR-9.1.1", "not-an-upgrade", card=CARD)
NO_SUCH_SLOT: Final = 19
V.reason(NO_SUCH_SLOT, "BR-9.1.2", "no-such-slot", slot=NUMBER, slots=NUMBER)
NOT_A_QUEST: Final = 20
V.reason(NOT_A_QUEST, "BR-10.1.1", "not-a-quest", card=CARD)
ALREADY_PILLAGED: Final = 21
V.reason(ALREADY_PILLAGED, "BR-11.8.6", "already-pillaged", place=PLACE)
NO_FIGURE_THERE: Final = 22
V.reason(NO_FIGURE_THERE, "BR-11.1.1", "no-figure-there", place=PLACE)
NOT_PILLAGED_YET: Final = 23
V.reason(NOT_PILLAGED_YET, "BR-17.4.8", "not-pillaged-yet", place=PLACE)
NEEDS_CARD: Final = 24
V.reason(NEEDS_CARD, "BR-6.2.7", "needs-card", card=DESIGN)
NOT_IN_VALHALLA: Final = 25
V.reason(NOT_IN_VALHALLA, "BR-17.4.12", "not-in-valhalla", figure=FIGURE)
NO_TWO_FIGURES: Final = 26
V.reason(NO_TWO_FIGURES, "BR-17.4.15", "no-two-figures", n=NUMBER)
NO_STAT_TO_RAISE: Final = 27
V.reason(NO_STAT_TO_RAISE, "BR-17.4.15", "no-stat-to-raise")
STAT_AT_TOP: Final = 28
V.reason(STAT_AT_TOP, "BR-2.2.3", "stat-at-top", stat=STAT)
STAT_OF_TOKEN: Final = 29
V.reason(STAT_OF_TOKEN, "BR-17.5.8", "stat-of-token", stat=STAT)
NOT_ADJACENT: Final = 30
V.reason(NOT_ADJACENT, "BR-11.2.1", "not-adjacent", place=PLACE, other=PLACE)
NOT_LATE: Final = 31
V.reason(NOT_LATE, "BR-11.5.5", "not-late", card=CARD)
WRONG_FIGURE: Final = 32
V.reason(WRONG_FIGURE, "BR-9.2.1", "wrong-figure", figure=FIGURE)
CARD_NOT_HELD: Final = 33
V.reason(CARD_NOT_HELD, "BR-5.2.1", "card-not-held", card=CARD)
CLAN_TAKEN: Final = 34
V.reason(CLAN_TAKEN, "BR-3.1.1", "clan-taken", clan=CLAN)
# The same sentences, each for the clause of its own chapter.
QUEST_NOT_IN_HAND: Final = 35
V.reason(QUEST_NOT_IN_HAND, "BR-10.1.1", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_COMMIT: Final = 36
V.reason(NOT_IN_HAND_TO_COMMIT, "BR-11.4.1", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_ADD: Final = 37
V.reason(NOT_IN_HAND_TO_ADD, "BR-11.5.5", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_KEEP: Final = 38
V.reason(NOT_IN_HAND_TO_KEEP, "BR-12.1.1", "card-not-in-hand", card=CARD)
NOTHING_TO_PILLAGE: Final = 39
V.reason(NOTHING_TO_PILLAGE, "BR-11.1.1", "not-a-province", place=PLACE)
SHIPS_DO_NOT_JOIN: Final = 40
V.reason(SHIPS_DO_NOT_JOIN, "BR-11.2.2", "ships-stay", figure=FIGURE)
NOT_THERE_TO_JOIN: Final = 41
V.reason(NOT_THERE_TO_JOIN, "BR-11.2.1", "not-so-many", figure=FIGURE, place=PLACE)
LEADER_NOT_ADJACENT: Final = 42
V.reason(LEADER_NOT_ADJACENT, "BR-17.3.1", "not-adjacent", place=PLACE, other=PLACE)
NOT_THERE_TO_KEEP: Final = 43
V.reason(NOT_THERE_TO_KEEP, "BR-17.5.3", "not-so-many", figure=FIGURE, place=PLACE)
NOT_IN_DANGER: Final = 44
V.reason(NOT_IN_DANGER, "BR-17.4.9", "not-so-many-in-danger", figure=FIGURE)
TOO_LITTLE_RAGE_TO_PROTECT: Final = 45
V.reason(TOO_LITTLE_RAGE_TO_PROTECT, "BR-17.4.9", "too-little-rage", cost=NUMBER, rage=NUMBER)
NOT_PLAYED: Final = 46
V.reason(NOT_PLAYED, "BR-17.4.10", "not-played", card=CARD)
TOO_LITTLE_RAGE_TO_BUY_BACK: Final = 47
V.reason(TOO_LITTLE_RAGE_TO_BUY_BACK, "BR-17.4.10", "too-little-rage", cost=NUMBER, rage=NUMBER)
NOT_THERE_TO_SACRIFICE: Final = 48
V.reason(NOT_THERE_TO_SACRIFICE, "BR-17.4.15", "not-so-many", figure=FIGURE, place=PLACE)
ONLY_THE_NEW_MONSTER: Final = 49
V.reason(ONLY_THE_NEW_MONSTER, "BR-9.3.1", "wrong-figure", figure=FIGURE)
NOWHERE_TO_MARCH: Final = 50
V.reason(NOWHERE_TO_MARCH, "BR-8.1.3", "nowhere-to-march")
