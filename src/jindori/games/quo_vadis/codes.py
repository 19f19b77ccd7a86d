"""Everything Quo Vadis says: choices by decision point (QV-11), what happens, why not; and the decisions' names."""

from __future__ import annotations

from typing import Final

from jindori.engine.vecs import i64
from jindori.engine.vocabulary import Vocabulary
from jindori.games.quo_vadis.kinds import (
    ANSWER,
    AREA,
    BUILDING,
    BY_SEAT,
    CARD_SET,
    COUNTER,
    CUBES_SPENT,
    DICE,
    GENESIS_CARD,
    GENESIS_PAIR,
    IN_DOMINION,
    IN_FAITH,
    KIND,
    KIND_OR_NONE,
    KINDS_OF_CARDS,
    MODE,
    NOT_AT_ALL,
    NUMBER,
    POINTS_SPENT,
    RACE,
    RESOURCE,
    SEAT,
    SEAT_OR_NONE,
    SEATS,
    SKILL,
    SKILL_OR_NONE,
    SOURCE,
    SPACE,
    SPACE_SET,
    SPACES_OF_AREA,
    SPIRIT_SPENT,
    TERRAIN,
    TIMES,
    WHY,
)

V: Final = Vocabulary()

# -- choices -----------------------------------------------------------------------------------------------

CHOOSE_RACE: Final[i64] = V.verb(1, "race", race=RACE)
DRAFT: Final[i64] = V.verb(2, "draft", skill=SKILL)
CUBES: Final[i64] = V.verb(3, "cubes", war_spirit=CUBES_SPENT, food=CUBES_SPENT, faith=CUBES_SPENT)
BASIC: Final[i64] = V.verb(4, "basic", skill=SKILL)
CHOOSE_AREA: Final[i64] = V.verb(5, "area", area=AREA)
AREA_CARDS: Final[i64] = V.verb(6, "area", cards=GENESIS_PAIR)
PRAYER: Final[i64] = V.verb(7, "prayer", choice=ANSWER)
WRATH_SPACES: Final[i64] = V.verb(8, "wrath", spaces=SPACES_OF_AREA)
DECLINE: Final[i64] = V.verb(9, "decline")
PLACE: Final[i64] = V.verb(10, "place", space=SPACE)
PLACE_SWARM: Final[i64] = V.verb(11, "swarm", space=SPACE)
STOP: Final[i64] = V.verb(12, "stop")
CARD: Final[i64] = V.verb(13, "card", kind=KIND, mode=MODE)
NO_ENTREATY: Final[i64] = V.verb(14, "card", entreaty=NOT_AT_ALL)
ENTREATY: Final[i64] = V.verb(15, "card", entreaty=KIND, pay=IN_FAITH)
ENTREATY_DOMINION: Final[i64] = V.verb(16, "card", entreaty=KIND, pay=IN_DOMINION)
CIVIC: Final[i64] = V.verb(17, "civic", choice=ANSWER)
REPEAT: Final[i64] = V.verb(18, "repeat", n=TIMES)
GAIN: Final[i64] = V.verb(19, "gain")
CONVERT_FAITH: Final[i64] = V.verb(20, "convert")
MOVE: Final[i64] = V.verb(21, "move", from_=SPACE, to=SPACE)
NOTHING: Final[i64] = V.verb(22, "nothing")
DISCARD_ONE: Final[i64] = V.verb(23, "discard", kind=KIND)
EXCHANGE: Final[i64] = V.verb(24, "exchange", from_=RESOURCE, to=RESOURCE)
DISCARD_SET: Final[i64] = V.verb(25, "discard", cards=CARD_SET)
WAR_SPIRIT_SPENT: Final[i64] = V.verb(26, "war_spirit", amount=SPIRIT_SPENT)
LEVY: Final[i64] = V.verb(27, "levy", amount=POINTS_SPENT)
REROLL: Final[i64] = V.verb(28, "reroll", choice=ANSWER)
PLUNDER_RESOURCE: Final[i64] = V.verb(29, "plunder", resource=RESOURCE)
RETREAT: Final[i64] = V.verb(30, "retreat", from_=SPACE, to=SPACE)
REBUILD: Final[i64] = V.verb(31, "rebuild", space=SPACE)
EXILE: Final[i64] = V.verb(32, "exile", space=SPACE)
BUILD: Final[i64] = V.verb(33, "build", space=SPACE, building=BUILDING)
CLAIM: Final[i64] = V.verb(34, "claim", space=SPACE)
TOWN: Final[i64] = V.verb(35, "town", space=SPACE)
SET_SKILL: Final[i64] = V.verb(36, "skill", skill=SKILL)
SPEND: Final[i64] = V.verb(37, "spend", space=SPACE)

# -- events ------------------------------------------------------------------------------------------------

GAME_BEGAN: Final[i64] = V.event(1, "game_began", players=NUMBER, heading=True)
RACE_TAKEN: Final[i64] = V.event(2, "race_taken", seat=SEAT, race=RACE)
SKILLS_DEALT: Final[i64] = V.event(3, "skills_dealt", each=NUMBER, undealt=NUMBER)
DRAFTED: Final[i64] = V.event(4, "drafted", seat=SEAT, skill=SKILL, secret=("skill",))
PACKS_PASSED: Final[i64] = V.event(5, "packs_passed", kept=NUMBER)
DREW: Final[i64] = V.event(6, "drew", seat=SEAT, cards=KINDS_OF_CARDS, secret=("cards",))
CUBES_SET: Final[i64] = V.event(7, "cubes_set", seat=SEAT, war_spirit=NUMBER, food=NUMBER, faith=NUMBER)
BASIC_CHOSEN: Final[i64] = V.event(8, "basic_chosen", seat=SEAT, skill=SKILL)
START_PLAYER: Final[i64] = V.event(9, "start_player", seat=SEAT)
ROUND_BEGAN: Final[i64] = V.event(10, "round_began", round=NUMBER, heading=True)
TURN_BEGAN: Final[i64] = V.event(11, "turn_began", seat=SEAT, round=NUMBER)
AREA_CHOSEN: Final[i64] = V.event(12, "area_chosen", seat=SEAT, area=AREA, cards=GENESIS_PAIR)
WRATH_USED: Final[i64] = V.event(13, "wrath_used", seat=SEAT, area=AREA, spaces=SPACE_SET, paid=NUMBER)
WORKERS_RETURNED: Final[i64] = V.event(14, "workers_returned", seat=SEAT, space=SPACE, count=NUMBER, why=WHY)
TOWN_DESTROYED: Final[i64] = V.event(15, "town_destroyed", seat=SEAT, space=SPACE, by=SEAT_OR_NONE, why=WHY)
RING_PLACED: Final[i64] = V.event(16, "ring_placed", seat=SEAT, area=AREA, terrain=TERRAIN)
RING_MISSING: Final[i64] = V.event(17, "ring_missing", seat=SEAT, area=AREA, terrain=TERRAIN)
ALTAR_SHELTERS: Final[i64] = V.event(18, "altar_shelters", area=AREA)
WORKER_PLACED: Final[i64] = V.event(19, "worker_placed", seat=SEAT, space=SPACE, cost=NUMBER)
CARD_PLAYED: Final[i64] = V.event(20, "card_played", seat=SEAT, kind=KIND, mode=MODE, generation=NUMBER, entreaty=KIND_OR_NONE)
ACTIONS_COUNTED: Final[i64] = V.event(21, "actions_counted", seat=SEAT, kind=KIND, actions=NUMBER, power=NUMBER)
WORKER_MOVED: Final[i64] = V.event(22, "worker_moved", seat=SEAT, from_=SPACE, to=SPACE)
DISCARDED: Final[i64] = V.event(23, "discarded", seat=SEAT, cards=KINDS_OF_CARDS)
WAR_BEGAN: Final[i64] = V.event(24, "war_began", area=AREA, spaces=SPACE_SET, seats=SEATS, heading=True)
BASE_STRENGTHS: Final[i64] = V.event(25, "base_strengths", totals=BY_SEAT)
SPIRIT_DECLARED: Final[i64] = V.event(26, "spirit_declared", seat=SEAT, amount=NUMBER)
LEVY_DECLARED: Final[i64] = V.event(27, "levy_declared", seat=SEAT, amount=NUMBER)
ROLLED: Final[i64] = V.event(28, "rolled", seat=SEAT, sides=NUMBER, roll=DICE)
REROLLED: Final[i64] = V.event(29, "rerolled", seat=SEAT, sides=NUMBER, roll=DICE)
STRENGTHS: Final[i64] = V.event(30, "strengths", totals=BY_SEAT)
WAR_WON: Final[i64] = V.event(31, "war_won", seat=SEAT, area=AREA)
WAR_DRAWN: Final[i64] = V.event(32, "war_drawn", seats=SEATS)
WAR_LOST: Final[i64] = V.event(33, "war_lost", seat=SEAT, area=AREA)
RETREATED: Final[i64] = V.event(34, "retreated", seat=SEAT, from_=SPACE, to=SPACE)
RESHUFFLED: Final[i64] = V.event(35, "reshuffled", count=NUMBER)
REBUILT: Final[i64] = V.event(36, "rebuilt", seat=SEAT, space=SPACE)
TOWN_BUILT: Final[i64] = V.event(37, "town_built", seat=SEAT, space=SPACE)
NO_TOWN_BUILT: Final[i64] = V.event(38, "no_town_built", seat=SEAT)
SKILL_REVEALED: Final[i64] = V.event(39, "skill_revealed", seat=SEAT, skill=SKILL)
TERRITORY: Final[i64] = V.event(40, "territory", seat=SEAT, count=NUMBER, majorities=NUMBER, bonus=NUMBER)
POINTS: Final[i64] = V.event(41, "points", seat=SEAT, amount=NUMBER, total=NUMBER, source=SOURCE, skill=SKILL_OR_NONE)
COUNTER_CHANGED: Final[i64] = V.event(42, "counter", seat=SEAT, counter=COUNTER, amount=NUMBER, total=NUMBER, lost=NUMBER, why=WHY)
EXILED: Final[i64] = V.event(43, "exiled", seat=SEAT, space=SPACE, count=NUMBER)
BUILDING_BUILT: Final[i64] = V.event(44, "building_built", seat=SEAT, space=SPACE, building=BUILDING)
BUILDING_CLAIMED: Final[i64] = V.event(45, "building_claimed", seat=SEAT, space=SPACE, building=BUILDING)
BUILDING_REMOVED: Final[i64] = V.event(46, "building_removed", space=SPACE, building=BUILDING, why=WHY)
DOMINION: Final[i64] = V.event(47, "dominion", seat=SEAT, space=SPACE, amount=NUMBER, total=NUMBER, why=WHY)
GENERATION_BONUS: Final[i64] = V.event(48, "generation_bonus", seat=SEAT, generation=NUMBER, bonus=NUMBER)
GAME_ENDED: Final[i64] = V.event(49, "game_ended", heading=True)

# -- reasons -----------------------------------------------------------------------------------------------

RACE_TAKEN_ALREADY: Final[i64] = V.reason(1, "QV-3.2.1", "race-taken", race=RACE)
SKILL_NOT_HELD: Final[i64] = V.reason(2, "QV-3.3.2", "skill-not-held", skill=SKILL)
CUBES_NOT_SEVEN: Final[i64] = V.reason(3, "QV-3.5.1", "cubes-not-seven", n=NUMBER)
ABOVE_LIMIT: Final[i64] = V.reason(4, "QV-1.2.6", "above-limit", counter=COUNTER)
NOT_YOUR_SKILL: Final[i64] = V.reason(5, "QV-3.5.3", "not-your-skill", skill=SKILL)
AREA_NOT_IN_WORLD: Final[i64] = V.reason(6, "QV-4.2.7", "area-not-in-world", area=AREA)
CARD_MARKED: Final[i64] = V.reason(7, "QV-4.2.1", "card-marked", genesis=GENESIS_CARD)
FREE_BLOCKED: Final[i64] = V.reason(8, "QV-4.2.3", "free-blocked", genesis=GENESIS_CARD)
TOO_LITTLE_FAITH: Final[i64] = V.reason(9, "QV-1.2.8", "too-little-faith", cost=NUMBER, have=NUMBER)
WRONG_NUMBERS: Final[i64] = V.reason(10, "QV-4.2.6", "wrong-numbers", area=AREA)
TOO_LITTLE_WRATH: Final[i64] = V.reason(11, "QV-5.1.1", "too-little-wrath", have=NUMBER)
TOO_MANY_SPACES: Final[i64] = V.reason(12, "QV-5.1.3", "too-many-spaces", most=NUMBER, have=NUMBER)
NOT_IN_GENESIS_AREA: Final[i64] = V.reason(13, "QV-5.2.1", "not-in-genesis-area", space=SPACE)
TOO_LITTLE_FOOD: Final[i64] = V.reason(14, "QV-1.2.8", "too-little-food", cost=NUMBER, have=NUMBER)
NO_WORKER_LEFT: Final[i64] = V.reason(15, "QV-5.2.4", "no-worker-left")
MUST_PLACE: Final[i64] = V.reason(16, "QV-5.2.5", "must-place")
USED_ALREADY: Final[i64] = V.reason(17, "QV-9.1.3", "once-a-turn", skill=SKILL)
CARD_NOT_IN_HAND: Final[i64] = V.reason(18, "QV-5.3.1", "card-not-in-hand", kind=KIND)
FIRST_ROUND: Final[i64] = V.reason(19, "QV-5.3.3", "first-round")
LAST_GENERATION: Final[i64] = V.reason(20, "QV-5.3.5", "last-generation")
NO_PLACE_FOR_TOWN: Final[i64] = V.reason(21, "QV-5.3.6", "no-place-for-town")
PRINTED_KIND: Final[i64] = V.reason(22, "QV-5.3.7", "printed-kind", kind=KIND)
NO_DOMINION: Final[i64] = V.reason(23, "QV-V17.2", "no-dominion")
TOO_MANY_ACTIONS: Final[i64] = V.reason(24, "QV-5.4.8", "too-many-actions", n=NUMBER, most=NUMBER)
WRATH_FULL: Final[i64] = V.reason(25, "QV-5.5.5", "wrath-full")
CONVERTED_ALREADY: Final[i64] = V.reason(26, "QV-5.5.4", "converted-already")
NO_ACTION_LEFT: Final[i64] = V.reason(27, "QV-5.4.8", "no-action-left")
NOT_ADJACENT: Final[i64] = V.reason(28, "QV-2.1.9", "not-adjacent", space=SPACE, other=SPACE)
NOT_THERE_AT_START: Final[i64] = V.reason(29, "QV-5.5.6", "not-there-at-start", space=SPACE)
NOT_ENOUGH_OF_IT: Final[i64] = V.reason(30, "QV-1.2.8", "not-enough-of-it", counter=COUNTER)
SAME_RESOURCE: Final[i64] = V.reason(31, "QV-5.5.10", "same-resource", counter=COUNTER)
NOT_SO_MUCH_SPIRIT: Final[i64] = V.reason(32, "QV-6.2.3", "not-so-much-spirit", n=NUMBER, have=NUMBER)
SPACE_NOT_EMPTY: Final[i64] = V.reason(33, "QV-9.1.1", "space-not-empty", space=SPACE)
SPACE_CONTESTED: Final[i64] = V.reason(34, "QV-9.1.1", "space-contested", space=SPACE)
NO_OWN_WORKER: Final[i64] = V.reason(35, "QV-7.4.2", "no-own-worker", space=SPACE)
TOWN_IN_SPACE: Final[i64] = V.reason(36, "QV-7.4.3", "town-in-space", space=SPACE)
INFILTRATION: Final[i64] = V.reason(37, "QV-V16.1", "infiltration", space=SPACE)
NO_RUIN: Final[i64] = V.reason(38, "QV-7.2.1", "no-ruin", space=SPACE)
NO_ALTAR: Final[i64] = V.reason(39, "QV-V10.1", "no-altar", space=SPACE)
NO_SURPLUS: Final[i64] = V.reason(40, "QV-V7.2", "no-surplus", space=SPACE)
BUILDING_THERE: Final[i64] = V.reason(41, "QV-V7.1", "building-there", space=SPACE, building=BUILDING)
NO_BUILDING_LEFT: Final[i64] = V.reason(42, "QV-V7.1", "no-building-left", building=BUILDING)
NOT_CLAIMABLE: Final[i64] = V.reason(43, "QV-V12.3", "not-claimable", space=SPACE)
NEEDS_SKILL: Final[i64] = V.reason(44, "QV-9.1.1", "needs-skill", skill=SKILL)
NOT_IN_WORLD_SPACE: Final[i64] = V.reason(45, "QV-3.1.6", "not-in-world", space=SPACE)
STRUCK_OUTSIDE: Final[i64] = V.reason(46, "QV-5.1.3", "not-in-genesis-area", space=SPACE)
NO_ADDITIONAL_FOOD: Final[i64] = V.reason(47, "QV-5.2.6", "no-additional-food", space=SPACE)
NO_WORKER_TO_MOVE: Final[i64] = V.reason(48, "QV-5.5.6", "no-own-worker", space=SPACE)
NO_WORKER_TO_RETREAT: Final[i64] = V.reason(49, "QV-9.1.1", "no-own-worker", space=SPACE)
NO_WORKER_TO_EXILE: Final[i64] = V.reason(50, "QV-V10.1", "no-own-worker", space=SPACE)
CARD_NOT_FOR_PROSPERITY: Final[i64] = V.reason(51, "QV-5.5.10", "card-not-in-hand", kind=KIND)
CARD_NOT_TO_DISCARD: Final[i64] = V.reason(52, "QV-5.6.3", "card-not-in-hand", kind=KIND)
SKILL_NOT_FACE_DOWN: Final[i64] = V.reason(53, "QV-7.5.1", "skill-not-held", skill=SKILL)
# -- decisions ---------------------------------------------------------------------------------------------

DECISION_IDS: Final = {
    "race": "DP-SETUP-RACE",
    "draft": "DP-DRAFT",
    "cubes": "DP-CUBES",
    "basic": "DP-BASIC",
    "area": "DP-AREA",
    "area_cards": "DP-AREA",
    "prayer": "DP-V-DOMINION",
    "wrath": "DP-WRATH",
    "divine_punishment": "DP-WRATH-2",
    "place": "DP-PLACE",
    "place_more": "DP-PLACE-MORE",
    "card": "DP-CARD",
    "entreaty": "DP-CARD",
    "civic": "DP-V-DOMINION",
    "repeat": "DP-REPEAT",
    "miracle": "DP-MIRACLE",
    "revelation": "DP-REVELATION",
    "prosperity": "DP-PROSPERITY",
    "discard": "DP-DISCARD",
    "war_spirit": "DP-WARSPIRIT",
    "war_levy": "DP-V-DOMINION",
    "reroll": "DP-REROLL",
    "retreat": "DP-RETREAT",
    "plunder": "DP-PLUNDER",
    "rebuild": "DP-REBUILD",
    "exile": "DP-V-EXILE",
    "build": "DP-V-BUILD",
    "claim": "DP-V-CLAIM",
    "town": "DP-TOWN",
    "skill": "DP-SKILL",
    "spend": "DP-V-DOMINION",
}
