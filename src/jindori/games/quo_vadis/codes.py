"""Everything Quo Vadis says: choices by decision point (QV-11), what happens, why not; and the decisions' names."""

from __future__ import annotations

from typing import Final

from jindori.engine.vocabulary import Vocabulary
from jindori.games.quo_vadis.causes import CLAUSES, CLAUSES_OF_CHANGES
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

CHOOSE_RACE: Final = 1
V.verb(CHOOSE_RACE, "race", race=RACE)
DRAFT: Final = 2
V.verb(DRAFT, "draft", skill=SKILL)
CUBES: Final = 3
V.verb(CUBES, "cubes", war_spirit=CUBES_SPENT, food=CUBES_SPENT, faith=CUBES_SPENT)
BASIC: Final = 4
V.verb(BASIC, "basic", skill=SKILL)
CHOOSE_AREA: Final = 5
V.verb(CHOOSE_AREA, "area", area=AREA)
AREA_CARDS: Final = 6
V.verb(AREA_CARDS, "area", cards=GENESIS_PAIR)
PRAYER: Final = 7
V.verb(PRAYER, "prayer", choice=ANSWER)
WRATH_SPACES: Final = 8
V.verb(WRATH_SPACES, "wrath", spaces=SPACES_OF_AREA)
DECLINE: Final = 9
V.verb(DECLINE, "decline")
PLACE: Final = 10
V.verb(PLACE, "place", space=SPACE)
PLACE_SWARM: Final = 11
V.verb(PLACE_SWARM, "swarm", space=SPACE)
STOP: Final = 12
V.verb(STOP, "stop")
CARD: Final = 13
V.verb(CARD, "card", kind=KIND, mode=MODE)
NO_ENTREATY: Final = 14
V.verb(NO_ENTREATY, "card", entreaty=NOT_AT_ALL)
ENTREATY: Final = 15
V.verb(ENTREATY, "card", entreaty=KIND, pay=IN_FAITH)
ENTREATY_DOMINION: Final = 16
V.verb(ENTREATY_DOMINION, "card", entreaty=KIND, pay=IN_DOMINION)
CIVIC: Final = 17
V.verb(CIVIC, "civic", choice=ANSWER)
REPEAT: Final = 18
V.verb(REPEAT, "repeat", n=TIMES)
GAIN: Final = 19
V.verb(GAIN, "gain")
CONVERT_FAITH: Final = 20
V.verb(CONVERT_FAITH, "convert")
MOVE: Final = 21
V.verb(MOVE, "move", from_=SPACE, to=SPACE)
NOTHING: Final = 22
V.verb(NOTHING, "nothing")
DISCARD_ONE: Final = 23
V.verb(DISCARD_ONE, "discard", kind=KIND)
EXCHANGE: Final = 24
V.verb(EXCHANGE, "exchange", from_=RESOURCE, to=RESOURCE)
DISCARD_SET: Final = 25
V.verb(DISCARD_SET, "discard", cards=CARD_SET)
WAR_SPIRIT_SPENT: Final = 26
V.verb(WAR_SPIRIT_SPENT, "war_spirit", amount=SPIRIT_SPENT)
LEVY: Final = 27
V.verb(LEVY, "levy", amount=POINTS_SPENT)
REROLL: Final = 28
V.verb(REROLL, "reroll", choice=ANSWER)
PLUNDER_RESOURCE: Final = 29
V.verb(PLUNDER_RESOURCE, "plunder", resource=RESOURCE)
RETREAT: Final = 30
V.verb(RETREAT, "retreat", from_=SPACE, to=SPACE)
REBUILD: Final = 31
V.verb(REBUILD, "rebuild", space=SPACE)
EXILE: Final = 32
V.verb(EXILE, "exile", space=SPACE)
BUILD: Final = 33
V.verb(BUILD, "build", space=SPACE, building=BUILDING)
CLAIM: Final = 34
V.verb(CLAIM, "claim", space=SPACE)
TOWN: Final = 35
V.verb(TOWN, "town", space=SPACE)
SET_SKILL: Final = 36
V.verb(SET_SKILL, "skill", skill=SKILL)
SPEND: Final = 37
V.verb(SPEND, "spend", space=SPACE)

# -- events ------------------------------------------------------------------------------------------------

GAME_BEGAN: Final = 1
V.event(GAME_BEGAN, "game_began", "QV-3.1.1", players=NUMBER, heading=True)
RACE_TAKEN: Final = 2
V.event(RACE_TAKEN, "race_taken", "QV-3.2.1", seat=SEAT, race=RACE)
SKILLS_DEALT: Final = 3
V.event(SKILLS_DEALT, "skills_dealt", "QV-3.3.1", each=NUMBER, undealt=NUMBER)
DRAFTED: Final = 4
V.event(DRAFTED, "drafted", "QV-3.3.2", seat=SEAT, skill=SKILL, secret=("skill",))
PACKS_PASSED: Final = 5
V.event(PACKS_PASSED, "packs_passed", "QV-3.3.2", kept=NUMBER)
DREW: Final = 6
V.event(DREW, "drew", "QV-7.1.1", seat=SEAT, cards=KINDS_OF_CARDS, secret=("cards",))
CUBES_SET: Final = 7
V.event(CUBES_SET, "cubes_set", "QV-3.5.1", seat=SEAT, war_spirit=NUMBER, food=NUMBER, faith=NUMBER)
BASIC_CHOSEN: Final = 8
V.event(BASIC_CHOSEN, "basic_chosen", "QV-3.5.4", seat=SEAT, skill=SKILL)
START_PLAYER: Final = 9
V.event(START_PLAYER, "start_player", "QV-3.5.6", seat=SEAT)
ROUND_BEGAN: Final = 10
V.event(ROUND_BEGAN, "round_began", "QV-4.1.1", round=NUMBER, heading=True)
TURN_BEGAN: Final = 11
V.event(TURN_BEGAN, "turn_began", "QV-4.1.2", seat=SEAT, round=NUMBER, turn=True)
AREA_CHOSEN: Final = 12
V.event(AREA_CHOSEN, "area_chosen", "QV-4.2.1", seat=SEAT, area=AREA, cards=GENESIS_PAIR)
WRATH_USED: Final = 13
V.event(WRATH_USED, "wrath_used", "QV-5.1.1", seat=SEAT, area=AREA, spaces=SPACE_SET, paid=NUMBER)
WORKERS_RETURNED: Final = 14
V.event(
    WORKERS_RETURNED, "workers_returned", "QV-6.3.4", seat=SEAT, space=SPACE, count=NUMBER, why=WHY,
    clauses={"wrath": "QV-5.1.4", "rebuilding": "QV-7.2.1", "adjustment": "QV-7.3.1"},
)  # fmt: skip
TOWN_DESTROYED: Final = 15
V.event(TOWN_DESTROYED, "town_destroyed", "QV-6.3.5", seat=SEAT, space=SPACE, by=SEAT_OR_NONE, why=WHY, clauses={"wrath": "QV-5.1.4"})
RING_PLACED: Final = 16
V.event(RING_PLACED, "ring_placed", "QV-5.1.7", seat=SEAT, area=AREA, terrain=TERRAIN)
RING_MISSING: Final = 17
V.event(RING_MISSING, "ring_missing", "QV-5.1.9", seat=SEAT, area=AREA, terrain=TERRAIN)
ALTAR_SHELTERS: Final = 18
V.event(ALTAR_SHELTERS, "altar_shelters", "QV-V9.1", area=AREA)
WORKER_PLACED: Final = 19
V.event(WORKER_PLACED, "worker_placed", "QV-5.2.1", seat=SEAT, space=SPACE, cost=NUMBER)
CARD_PLAYED: Final = 20
V.event(CARD_PLAYED, "card_played", "QV-5.3.1", seat=SEAT, kind=KIND, mode=MODE, generation=NUMBER, entreaty=KIND_OR_NONE)
ACTIONS_COUNTED: Final = 21
V.event(ACTIONS_COUNTED, "actions_counted", "QV-5.4.2", seat=SEAT, kind=KIND, actions=NUMBER, power=NUMBER)
WORKER_MOVED: Final = 22
V.event(WORKER_MOVED, "worker_moved", "QV-5.5.6", seat=SEAT, from_=SPACE, to=SPACE)
DISCARDED: Final = 23
V.event(DISCARDED, "discarded", "QV-5.5.11", seat=SEAT, cards=KINDS_OF_CARDS)
WAR_BEGAN: Final = 24
V.event(WAR_BEGAN, "war_began", "QV-6.1.2", area=AREA, spaces=SPACE_SET, seats=SEATS, opens=True)
BASE_STRENGTHS: Final = 25
V.event(BASE_STRENGTHS, "base_strengths", "QV-6.2.1", totals=BY_SEAT)
SPIRIT_DECLARED: Final = 26
V.event(SPIRIT_DECLARED, "spirit_declared", "QV-6.2.3", seat=SEAT, amount=NUMBER)
LEVY_DECLARED: Final = 27
V.event(LEVY_DECLARED, "levy_declared", "QV-V17.1", seat=SEAT, amount=NUMBER)
ROLLED: Final = 28
V.event(ROLLED, "rolled", "QV-6.2.5", seat=SEAT, sides=NUMBER, roll=DICE)
REROLLED: Final = 29
V.event(REROLLED, "rerolled", "QV-9.1.2", seat=SEAT, sides=NUMBER, roll=DICE)
STRENGTHS: Final = 30
V.event(STRENGTHS, "strengths", "QV-6.2.5", totals=BY_SEAT)
WAR_WON: Final = 31
V.event(WAR_WON, "war_won", "QV-6.3.1", seat=SEAT, area=AREA, closes=True)
WAR_DRAWN: Final = 32
V.event(WAR_DRAWN, "war_drawn", "QV-6.3.3", seats=SEATS, closes=True)
WAR_LOST: Final = 33
V.event(WAR_LOST, "war_lost", "QV-6.3.2", seat=SEAT, area=AREA)
RETREATED: Final = 34
V.event(RETREATED, "retreated", "QV-9.1.2", seat=SEAT, from_=SPACE, to=SPACE)
RESHUFFLED: Final = 35
V.event(RESHUFFLED, "reshuffled", "QV-7.1.2", count=NUMBER)
REBUILT: Final = 36
V.event(REBUILT, "rebuilt", "QV-7.2.1", seat=SEAT, space=SPACE)
TOWN_BUILT: Final = 37
V.event(TOWN_BUILT, "town_built", "QV-7.4.2", seat=SEAT, space=SPACE)
NO_TOWN_BUILT: Final = 38
V.event(NO_TOWN_BUILT, "no_town_built", "QV-7.4.4", seat=SEAT)
SKILL_REVEALED: Final = 39
V.event(SKILL_REVEALED, "skill_revealed", "QV-7.5.1", seat=SEAT, skill=SKILL)
TERRITORY: Final = 40
V.event(TERRITORY, "territory", "QV-7.6.4", seat=SEAT, count=NUMBER, majorities=NUMBER, bonus=NUMBER)
POINTS: Final = 41
V.event(POINTS, "points", "QV-8.2.1", seat=SEAT, amount=NUMBER, total=NUMBER, source=SOURCE, skill=SKILL_OR_NONE, clauses=CLAUSES)
COUNTER_CHANGED: Final = 42
V.event(
    COUNTER_CHANGED, "counter", "QV-9.1.1", seat=SEAT, counter=COUNTER, amount=NUMBER, total=NUMBER, lost=NUMBER, why=WHY,
    clauses=CLAUSES_OF_CHANGES,
)  # fmt: skip
EXILED: Final = 43
V.event(EXILED, "exiled", "QV-V10.1", seat=SEAT, space=SPACE, count=NUMBER)
BUILDING_BUILT: Final = 44
V.event(BUILDING_BUILT, "building_built", "QV-V7.2", seat=SEAT, space=SPACE, building=BUILDING)
BUILDING_CLAIMED: Final = 45
V.event(BUILDING_CLAIMED, "building_claimed", "QV-V12.3", seat=SEAT, space=SPACE, building=BUILDING)
BUILDING_REMOVED: Final = 46
V.event(BUILDING_REMOVED, "building_removed", "QV-V13.1", space=SPACE, building=BUILDING, why=WHY)
DOMINION: Final = 47
V.event(DOMINION, "dominion", "QV-V1.1", seat=SEAT, space=SPACE, amount=NUMBER, total=NUMBER, why=WHY)
GENERATION_BONUS: Final = 48
V.event(GENERATION_BONUS, "generation_bonus", "QV-8.1.3", seat=SEAT, generation=NUMBER, bonus=NUMBER)
GAME_ENDED: Final = 49
V.event(GAME_ENDED, "game_ended", "QV-4.1.2", heading=True)

# -- reasons -----------------------------------------------------------------------------------------------

RACE_TAKEN_ALREADY: Final = 1
V.reason(RACE_TAKEN_ALREADY, "QV-3.2.1", "race-taken", race=RACE)
SKILL_NOT_HELD: Final = 2
V.reason(SKILL_NOT_HELD, "QV-3.3.2", "skill-not-held", skill=SKILL)
CUBES_NOT_SEVEN: Final = 3
V.reason(CUBES_NOT_SEVEN, "QV-3.5.1", "cubes-not-seven", n=NUMBER)
ABOVE_LIMIT: Final = 4
V.reason(ABOVE_LIMIT, "QV-1.2.6", "above-limit", counter=COUNTER)
NOT_YOUR_SKILL: Final = 5
V.reason(NOT_YOUR_SKILL, "QV-3.5.3", "not-your-skill", skill=SKILL)
AREA_NOT_IN_WORLD: Final = 6
V.reason(AREA_NOT_IN_WORLD, "QV-4.2.7", "area-not-in-world", area=AREA)
CARD_MARKED: Final = 7
V.reason(CARD_MARKED, "QV-4.2.1", "card-marked", genesis=GENESIS_CARD)
FREE_BLOCKED: Final = 8
V.reason(FREE_BLOCKED, "QV-4.2.3", "free-blocked", genesis=GENESIS_CARD)
TOO_LITTLE_FAITH: Final = 9
V.reason(TOO_LITTLE_FAITH, "QV-1.2.8", "too-little-faith", cost=NUMBER, have=NUMBER)
WRONG_NUMBERS: Final = 10
V.reason(WRONG_NUMBERS, "QV-4.2.6", "wrong-numbers", area=AREA)
TOO_LITTLE_WRATH: Final = 11
V.reason(TOO_LITTLE_WRATH, "QV-5.1.1", "too-little-wrath", have=NUMBER)
TOO_MANY_SPACES: Final = 12
V.reason(TOO_MANY_SPACES, "QV-5.1.3", "too-many-spaces", most=NUMBER, have=NUMBER)
NOT_IN_GENESIS_AREA: Final = 13
V.reason(NOT_IN_GENESIS_AREA, "QV-5.2.1", "not-in-genesis-area", space=SPACE)
TOO_LITTLE_FOOD: Final = 14
V.reason(TOO_LITTLE_FOOD, "QV-1.2.8", "too-little-food", cost=NUMBER, have=NUMBER)
NO_WORKER_LEFT: Final = 15
V.reason(NO_WORKER_LEFT, "QV-5.2.4", "no-worker-left")
MUST_PLACE: Final = 16
V.reason(MUST_PLACE, "QV-5.2.5", "must-place")
USED_ALREADY: Final = 17
V.reason(USED_ALREADY, "QV-9.1.3", "once-a-turn", skill=SKILL)
CARD_NOT_IN_HAND: Final = 18
V.reason(CARD_NOT_IN_HAND, "QV-5.3.1", "card-not-in-hand", kind=KIND)
FIRST_ROUND: Final = 19
V.reason(FIRST_ROUND, "QV-5.3.3", "first-round")
LAST_GENERATION: Final = 20
V.reason(LAST_GENERATION, "QV-5.3.5", "last-generation")
NO_PLACE_FOR_TOWN: Final = 21
V.reason(NO_PLACE_FOR_TOWN, "QV-5.3.6", "no-place-for-town")
PRINTED_KIND: Final = 22
V.reason(PRINTED_KIND, "QV-5.3.7", "printed-kind", kind=KIND)
NO_DOMINION: Final = 23
V.reason(NO_DOMINION, "QV-V17.2", "no-dominion")
TOO_MANY_ACTIONS: Final = 24
V.reason(TOO_MANY_ACTIONS, "QV-5.4.8", "too-many-actions", n=NUMBER, most=NUMBER)
WRATH_FULL: Final = 25
V.reason(WRATH_FULL, "QV-5.5.5", "wrath-full")
CONVERTED_ALREADY: Final = 26
V.reason(CONVERTED_ALREADY, "QV-5.5.4", "converted-already")
NO_ACTION_LEFT: Final = 27
V.reason(NO_ACTION_LEFT, "QV-5.4.8", "no-action-left")
NOT_ADJACENT: Final = 28
V.reason(NOT_ADJACENT, "QV-2.1.9", "not-adjacent", space=SPACE, other=SPACE)
NOT_THERE_AT_START: Final = 29
V.reason(NOT_THERE_AT_START, "QV-5.5.6", "not-there-at-start", space=SPACE)
NOT_ENOUGH_OF_IT: Final = 30
V.reason(NOT_ENOUGH_OF_IT, "QV-1.2.8", "not-enough-of-it", counter=COUNTER)
SAME_RESOURCE: Final = 31
V.reason(SAME_RESOURCE, "QV-5.5.10", "same-resource", counter=COUNTER)
NOT_SO_MUCH_SPIRIT: Final = 32
V.reason(NOT_SO_MUCH_SPIRIT, "QV-6.2.3", "not-so-much-spirit", n=NUMBER, have=NUMBER)
SPACE_NOT_EMPTY: Final = 33
V.reason(SPACE_NOT_EMPTY, "QV-9.1.1", "space-not-empty", space=SPACE)
SPACE_CONTESTED: Final = 34
V.reason(SPACE_CONTESTED, "QV-9.1.1", "space-contested", space=SPACE)
NO_OWN_WORKER: Final = 35
V.reason(NO_OWN_WORKER, "QV-7.4.2", "no-own-worker", space=SPACE)
TOWN_IN_SPACE: Final = 36
V.reason(TOWN_IN_SPACE, "QV-7.4.3", "town-in-space", space=SPACE)
INFILTRATION: Final = 37
V.reason(INFILTRATION, "QV-V16.1", "infiltration", space=SPACE)
NO_RUIN: Final = 38
V.reason(NO_RUIN, "QV-7.2.1", "no-ruin", space=SPACE)
NO_ALTAR: Final = 39
V.reason(NO_ALTAR, "QV-V10.1", "no-altar", space=SPACE)
NO_SURPLUS: Final = 40
V.reason(NO_SURPLUS, "QV-V7.2", "no-surplus", space=SPACE)
BUILDING_THERE: Final = 41
V.reason(BUILDING_THERE, "QV-V7.1", "building-there", space=SPACE, building=BUILDING)
NO_BUILDING_LEFT: Final = 42
V.reason(NO_BUILDING_LEFT, "QV-V7.1", "no-building-left", building=BUILDING)
NOT_CLAIMABLE: Final = 43
V.reason(NOT_CLAIMABLE, "QV-V12.3", "not-claimable", space=SPACE)
NEEDS_SKILL: Final = 44
V.reason(NEEDS_SKILL, "QV-9.1.1", "needs-skill", skill=SKILL)
NOT_IN_WORLD_SPACE: Final = 45
V.reason(NOT_IN_WORLD_SPACE, "QV-3.1.6", "not-in-world", space=SPACE)
STRUCK_OUTSIDE: Final = 46
V.reason(STRUCK_OUTSIDE, "QV-5.1.3", "not-in-genesis-area", space=SPACE)
NO_ADDITIONAL_FOOD: Final = 47
V.reason(NO_ADDITIONAL_FOOD, "QV-5.2.6", "no-additional-food", space=SPACE)
NO_WORKER_TO_MOVE: Final = 48
V.reason(NO_WORKER_TO_MOVE, "QV-5.5.6", "no-own-worker", space=SPACE)
NO_WORKER_TO_RETREAT: Final = 49
V.reason(NO_WORKER_TO_RETREAT, "QV-9.1.1", "no-own-worker", space=SPACE)
NO_WORKER_TO_EXILE: Final = 50
V.reason(NO_WORKER_TO_EXILE, "QV-V10.1", "no-own-worker", space=SPACE)
CARD_NOT_FOR_PROSPERITY: Final = 51
V.reason(CARD_NOT_FOR_PROSPERITY, "QV-5.5.10", "card-not-in-hand", kind=KIND)
CARD_NOT_TO_DISCARD: Final = 52
V.reason(CARD_NOT_TO_DISCARD, "QV-5.6.3", "card-not-in-hand", kind=KIND)
SKILL_NOT_FACE_DOWN: Final = 53
V.reason(SKILL_NOT_FACE_DOWN, "QV-7.5.1", "skill-not-held", skill=SKILL)
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
