"""All that Blood Rage says: choices, events, reasons why not, each with its fields; and the ids of its decisions (BR-20)."""

from __future__ import annotations

from typing import Final

from jindori.engine.vecs import i64
from jindori.engine.vocabulary import Vocabulary
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

PASS: Final[i64] = V.verb(1, "pass")
INVADE: Final[i64] = V.verb(2, "invade", figure=FIGURE, to=PLACE)
MARCH: Final[i64] = V.verb(3, "march", from_=PLACE)
MARCH_TO: Final[i64] = V.verb(4, "march", to=PLACE)
MARCH_FIGURES: Final[i64] = V.verb(5, "march", figures=MARCHERS)
UPGRADE_CARD: Final[i64] = V.verb(6, "upgrade", card=PRINTED_CARD, slot=SLOT)
QUEST_CARD: Final[i64] = V.verb(7, "quest", card=PRINTED_CARD)
PILLAGE: Final[i64] = V.verb(8, "pillage", province=PLACE)
REPILLAGE: Final[i64] = V.verb(9, "repillage", province=PLACE)
VALHALLA_INVADE: Final[i64] = V.verb(10, "valhalla_invade", figure=FIGURE, to=PLACE)
SACRIFICE: Final[i64] = V.verb(11, "sacrifice")
SACRIFICE_FIGURES: Final[i64] = V.verb(12, "sacrifice", figures=PAIR)
FREE_INVADE: Final[i64] = V.verb(13, "free_invade", figure=FIGURE, to=PLACE)
DECLINE: Final[i64] = V.verb(14, "decline")
SUCCOR: Final[i64] = V.verb(15, "succor", choice=YES_NO)
THORS_DOMAIN_PILLAGE: Final[i64] = V.verb(16, "thors_domain", choice=YES_NO)
JOIN: Final[i64] = V.verb(17, "join", figure=FIGURE, from_=PLACE)
COMMIT: Final[i64] = V.verb(18, "commit", card=PRINTED_CARD)
QUEST_AS_BATTLE: Final[i64] = V.verb(19, "quest_as_battle", choice=YES_NO)
TIDE_KEEP: Final[i64] = V.verb(20, "tide_keep", figure=FIGURE)
LATE_CARD: Final[i64] = V.verb(21, "late", card=PRINTED_CARD)
RAISE_STAT: Final[i64] = V.verb(22, "raise_stat", stat=STAT)
PROWESS: Final[i64] = V.verb(23, "prowess", cards=PLAYED_CARDS)
WITCH_RETREAT: Final[i64] = V.verb(24, "witch_retreat", choice=YES_NO)
PROTECT: Final[i64] = V.verb(25, "protect", figures=SAVED)
HAMMERS_MOVE: Final[i64] = V.verb(26, "hammers_move", to=PLACE)
BLESSING: Final[i64] = V.verb(27, "blessing", choice=YES_NO)
KEEP: Final[i64] = V.verb(28, "keep", card=PRINTED_CARD)
KEEP_NONE: Final[i64] = V.verb(29, "keep", card=NO_CARD)
DRAFT: Final[i64] = V.verb(30, "draft", cards=ONE_CARD)
DRAFT_TWO: Final[i64] = V.verb(31, "draft", cards=TWO_CARDS)
CHOOSE_CLAN: Final[i64] = V.verb(32, "clan", clan=CLAN)

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

GAME_BEGAN: Final[i64] = V.event(1, "game_began", players=NUMBER, heading=True)
PROVINCE_FELL_AT_SETUP: Final[i64] = V.event(2, "province_fell_at_setup", province=PLACE)
AGE_BEGAN: Final[i64] = V.event(3, "age_began", age=NUMBER, heading=True)
PHASE_BEGAN: Final[i64] = V.event(4, "phase_began", phase=PHASE, age=NUMBER, heading=True)
DEALT: Final[i64] = V.event(5, "dealt", age=NUMBER, each=NUMBER, undealt=NUMBER)
DRAFTED: Final[i64] = V.event(6, "drafted", seat=SEAT, card=CARD, secret=("card",))
PACKS_PASSED: Final[i64] = V.event(7, "packs_passed", kept=NUMBER)
RAGE_SET: Final[i64] = V.event(8, "rage_set", seat=SEAT, rage=NUMBER)
TURN_BEGAN: Final[i64] = V.event(9, "turn_began", seat=SEAT)
PASSED: Final[i64] = V.event(10, "passed", seat=SEAT, rage=NUMBER)
INVADED: Final[i64] = V.event(11, "invaded", seat=SEAT, figure=FIGURE, to=PLACE, cost=NUMBER, source=ORIGIN)
MARCHED: Final[i64] = V.event(12, "marched", seat=SEAT, from_=PLACE, to=PLACE, figures=FIGURES_TOLD)
UPGRADED: Final[i64] = V.event(13, "upgraded", seat=SEAT, card=CARD, slot=NUMBER, replaced=CARD_OR_NONE, cost=NUMBER)
MONSTER_LEFT: Final[i64] = V.event(14, "monster_left", seat=SEAT, figure=FIGURE)
QUEST_COMMITTED: Final[i64] = V.event(15, "quest_committed", seat=SEAT, card=CARD, secret=("card",))
PILLAGE_BEGAN: Final[i64] = V.event(16, "pillage_began", seat=SEAT, province=PLACE, again=YES_NO)
JOINED: Final[i64] = V.event(17, "joined", seat=SEAT, figure=FIGURE, from_=PLACE, province=PLACE)
CALL_CLOSED: Final[i64] = V.event(18, "call_closed", province=PLACE, full=YES_NO)
UNOPPOSED: Final[i64] = V.event(19, "unopposed", seat=SEAT, province=PLACE)
BATTLE_BEGAN: Final[i64] = V.event(20, "battle_began", province=PLACE, seats=SEATS_TOLD)
REVEALED: Final[i64] = V.event(21, "revealed", seat=SEAT, card=PRINTED_CARD, bonus=NUMBER)
TEXT_CANCELLED: Final[i64] = V.event(22, "text_cancelled", seat=SEAT, card=CARD, by=SEAT)
WATCH: Final[i64] = V.event(23, "watch", seat=SEAT, glory=NUMBER)
COUNTS_AS_BATTLE: Final[i64] = V.event(24, "counts_as_battle", seat=SEAT, card=CARD, bonus=NUMBER)
LATE_PLAYED: Final[i64] = V.event(25, "late_played", seat=SEAT, card=PRINTED_CARD)
TOTALS: Final[i64] = V.event(26, "totals", totals=TOTALS_TOLD)
BATTLE_WON: Final[i64] = V.event(27, "battle_won", seat=SEAT, province=PLACE)
BATTLE_TIED: Final[i64] = V.event(28, "battle_tied", province=PLACE)
DESTROYED: Final[i64] = V.event(29, "destroyed", seat=SEAT, place=PLACE, figures=FIGURES_TOLD, cause=CAUSE)
RETREATED: Final[i64] = V.event(30, "retreated", seat=SEAT, figure=FIGURE, from_=PLACE, to=PLACE)
PROTECTED: Final[i64] = V.event(31, "protected", seat=SEAT, place=PLACE, figures=FIGURES_TOLD)
CARD_RETURNED: Final[i64] = V.event(32, "card_returned", seat=SEAT, card=CARD)
CARD_DISCARDED: Final[i64] = V.event(33, "card_discarded", seat=SEAT, card=CARD)
CARD_TAKEN: Final[i64] = V.event(34, "card_taken", seat=SEAT, card=CARD, giver=SEAT)
PILLAGED: Final[i64] = V.event(35, "pillaged", seat=SEAT, province=PLACE, token=TOKEN)
STAT_RAISED: Final[i64] = V.event(36, "stat_raised", seat=SEAT, stat=STAT, step=NUMBER, value=NUMBER, why=WHY)
GLORY: Final[i64] = V.event(37, "glory", seat=SEAT, amount=NUMBER, total=NUMBER, why=WHY)
RAGE_CHANGED: Final[i64] = V.event(38, "rage_changed", seat=SEAT, amount=NUMBER, total=NUMBER, why=WHY)
HAMMERS_MOVED: Final[i64] = V.event(39, "hammers_moved", seat=SEAT, from_=PLACE, to=PLACE)
SACRIFICED: Final[i64] = V.event(40, "sacrificed", seat=SEAT)
HAND_DISCARDED: Final[i64] = V.event(41, "hand_discarded", seat=SEAT, count=NUMBER, kept=NUMBER)
QUEST_REVEALED: Final[i64] = V.event(42, "quest_revealed", seat=SEAT, card=PRINTED_CARD, fulfilled=YES_NO)
PROVINCE_FELL: Final[i64] = V.event(43, "province_fell", province=PLACE, age=NUMBER)
DOOM_MOVED: Final[i64] = V.event(44, "doom_moved", province=PLACE)
RELEASED: Final[i64] = V.event(45, "released", seat=SEAT, count=NUMBER)
TOKENS_RESTORED: Final[i64] = V.event(46, "tokens_restored")
FIRST_PLAYER: Final[i64] = V.event(47, "first_player", seat=SEAT)
GAME_ENDED: Final[i64] = V.event(48, "game_ended", heading=True)
CLAN_CHOSEN: Final[i64] = V.event(49, "clan_chosen", seat=SEAT, clan=CLAN)
RAGE_LOST: Final[i64] = V.event(51, "rage_lost", seat=SEAT, amount=NUMBER)

# -- why not -------------------------------------------------------------------------------------------

NO_SUCH_FIGURE: Final[i64] = V.reason(1, "BR-9.3.1", "no-such-figure", figure=FIGURE)
NOT_IN_RESERVE: Final[i64] = V.reason(2, "BR-7.1.1", "not-in-reserve", figure=FIGURE)
PLACE_DESTROYED: Final[i64] = V.reason(3, "BR-2.1.7", "place-destroyed", place=PLACE)
FJORD_CLOSED: Final[i64] = V.reason(4, "BR-2.1.8", "fjord-closed", place=PLACE)
NO_ROOM: Final[i64] = V.reason(5, "BR-2.1.3", "no-room", place=PLACE, used=NUMBER)
SHIPS_TO_FJORDS: Final[i64] = V.reason(6, "BR-7.1.3", "ships-to-fjords", figure=FIGURE)
FJORDS_FOR_SHIPS: Final[i64] = V.reason(7, "BR-2.1.5", "fjords-for-ships", place=PLACE)
YGGDRASIL_CLOSED: Final[i64] = V.reason(8, "BR-7.1.4", "yggdrasil-closed")
HORNS_FULL: Final[i64] = V.reason(9, "BR-7.1.6", "horns-full", n=NUMBER)
TOO_LITTLE_RAGE: Final[i64] = V.reason(10, "BR-6.2.2", "too-little-rage", cost=NUMBER, rage=NUMBER)
NO_FIGURES_TO_MARCH: Final[i64] = V.reason(11, "BR-8.1.1", "no-figures-to-march", place=PLACE)
SHIPS_STAY: Final[i64] = V.reason(12, "BR-8.1.4", "ships-stay", figure=FIGURE)
NOT_A_PROVINCE: Final[i64] = V.reason(13, "BR-8.1.1", "not-a-province", place=PLACE)
SAME_PROVINCE: Final[i64] = V.reason(14, "BR-8.1.6", "same-province", place=PLACE)
NOBODY_MARCHES: Final[i64] = V.reason(15, "BR-8.1.6", "nobody-marches")
NOT_SO_MANY: Final[i64] = V.reason(16, "BR-8.1.1", "not-so-many", figure=FIGURE, place=PLACE)
CARD_NOT_IN_HAND: Final[i64] = V.reason(17, "BR-9.1.1", "card-not-in-hand", card=CARD)
NOT_AN_UPGRADE: Final[i64] = V.reason(18, "BR-9.1.1", "not-an-upgrade", card=CARD)
NO_SUCH_SLOT: Final[i64] = V.reason(19, "BR-9.1.2", "no-such-slot", slot=NUMBER, slots=NUMBER)
NOT_A_QUEST: Final[i64] = V.reason(20, "BR-10.1.1", "not-a-quest", card=CARD)
ALREADY_PILLAGED: Final[i64] = V.reason(21, "BR-11.8.6", "already-pillaged", place=PLACE)
NO_FIGURE_THERE: Final[i64] = V.reason(22, "BR-11.1.1", "no-figure-there", place=PLACE)
NOT_PILLAGED_YET: Final[i64] = V.reason(23, "BR-17.4.8", "not-pillaged-yet", place=PLACE)
NEEDS_CARD: Final[i64] = V.reason(24, "BR-6.2.7", "needs-card", card=DESIGN)
NOT_IN_VALHALLA: Final[i64] = V.reason(25, "BR-17.4.12", "not-in-valhalla", figure=FIGURE)
NO_TWO_FIGURES: Final[i64] = V.reason(26, "BR-17.4.15", "no-two-figures", n=NUMBER)
NO_STAT_TO_RAISE: Final[i64] = V.reason(27, "BR-17.4.15", "no-stat-to-raise")
STAT_AT_TOP: Final[i64] = V.reason(28, "BR-2.2.3", "stat-at-top", stat=STAT)
STAT_OF_TOKEN: Final[i64] = V.reason(29, "BR-17.5.8", "stat-of-token", stat=STAT)
NOT_ADJACENT: Final[i64] = V.reason(30, "BR-11.2.1", "not-adjacent", place=PLACE, other=PLACE)
NOT_LATE: Final[i64] = V.reason(31, "BR-11.5.5", "not-late", card=CARD)
WRONG_FIGURE: Final[i64] = V.reason(32, "BR-9.2.1", "wrong-figure", figure=FIGURE)
CARD_NOT_HELD: Final[i64] = V.reason(33, "BR-5.2.1", "card-not-held", card=CARD)
CLAN_TAKEN: Final[i64] = V.reason(34, "BR-3.1.1", "clan-taken", clan=CLAN)
# The same sentences, each for the clause of its own chapter.
QUEST_NOT_IN_HAND: Final[i64] = V.reason(35, "BR-10.1.1", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_COMMIT: Final[i64] = V.reason(36, "BR-11.4.1", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_ADD: Final[i64] = V.reason(37, "BR-11.5.5", "card-not-in-hand", card=CARD)
NOT_IN_HAND_TO_KEEP: Final[i64] = V.reason(38, "BR-12.1.1", "card-not-in-hand", card=CARD)
NOTHING_TO_PILLAGE: Final[i64] = V.reason(39, "BR-11.1.1", "not-a-province", place=PLACE)
SHIPS_DO_NOT_JOIN: Final[i64] = V.reason(40, "BR-11.2.2", "ships-stay", figure=FIGURE)
NOT_THERE_TO_JOIN: Final[i64] = V.reason(41, "BR-11.2.1", "not-so-many", figure=FIGURE, place=PLACE)
LEADER_NOT_ADJACENT: Final[i64] = V.reason(42, "BR-17.3.1", "not-adjacent", place=PLACE, other=PLACE)
NOT_THERE_TO_KEEP: Final[i64] = V.reason(43, "BR-17.5.3", "not-so-many", figure=FIGURE, place=PLACE)
NOT_IN_DANGER: Final[i64] = V.reason(44, "BR-17.4.9", "not-so-many-in-danger", figure=FIGURE)
TOO_LITTLE_RAGE_TO_PROTECT: Final[i64] = V.reason(45, "BR-17.4.9", "too-little-rage", cost=NUMBER, rage=NUMBER)
NOT_PLAYED: Final[i64] = V.reason(46, "BR-17.4.10", "not-played", card=CARD)
TOO_LITTLE_RAGE_TO_BUY_BACK: Final[i64] = V.reason(47, "BR-17.4.10", "too-little-rage", cost=NUMBER, rage=NUMBER)
NOT_THERE_TO_SACRIFICE: Final[i64] = V.reason(48, "BR-17.4.15", "not-so-many", figure=FIGURE, place=PLACE)
ONLY_THE_NEW_MONSTER: Final[i64] = V.reason(49, "BR-9.3.1", "wrong-figure", figure=FIGURE)
NOWHERE_TO_MARCH: Final[i64] = V.reason(50, "BR-8.1.3", "nowhere-to-march")
