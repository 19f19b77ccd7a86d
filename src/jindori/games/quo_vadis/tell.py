"""What happens in Quo Vadis, told: a function an event, with its fields by name (``codes.py`` says how each reads).

Telling costs next to nothing where nobody listens. What hides something goes to an audience, a bit set of seats.
"""

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.state import EVERYBODY, State
from jindori.engine.vecs import i64, vec
from jindori.games.quo_vadis.codes import (
    ACTIONS_COUNTED,
    ALTAR_SHELTERS,
    AREA_CHOSEN,
    BASE_STRENGTHS,
    BASIC_CHOSEN,
    BUILDING_BUILT,
    BUILDING_CLAIMED,
    BUILDING_REMOVED,
    CARD_PLAYED,
    COUNTER_CHANGED,
    CUBES_SET,
    DISCARDED,
    DOMINION,
    DRAFTED,
    DREW,
    EXILED,
    GAME_BEGAN,
    GAME_ENDED,
    GENERATION_BONUS,
    LEVY_DECLARED,
    NO_TOWN_BUILT,
    PACKS_PASSED,
    POINTS,
    RACE_TAKEN,
    REBUILT,
    REROLLED,
    RESHUFFLED,
    RETREATED,
    RING_MISSING,
    RING_PLACED,
    ROLLED,
    ROUND_BEGAN,
    SKILL_REVEALED,
    SKILLS_DEALT,
    SPIRIT_DECLARED,
    START_PLAYER,
    STRENGTHS,
    TERRITORY,
    TOWN_BUILT,
    TOWN_DESTROYED,
    TURN_BEGAN,
    WAR_BEGAN,
    WAR_DRAWN,
    WAR_LOST,
    WAR_WON,
    WORKER_MOVED,
    WORKER_PLACED,
    WORKERS_RETURNED,
    WRATH_USED,
)


def game_began(s: State, players: i64) -> None:
    if s.hears(GAME_BEGAN):
        s.say(EVERYBODY, [GAME_BEGAN, players])


def race_taken(s: State, seat: i64, race: i64) -> None:
    if s.hears(RACE_TAKEN):
        s.say(EVERYBODY, [RACE_TAKEN, seat, race])


def skills_dealt(s: State, each: i64, undealt: i64) -> None:
    if s.hears(SKILLS_DEALT):
        s.say(EVERYBODY, [SKILLS_DEALT, each, undealt])


def drafted(s: State, audience: i64, seat: i64, skill: i64) -> None:
    if s.hears(DRAFTED):
        s.say(audience, [DRAFTED, seat, skill])


def packs_passed(s: State, kept: i64) -> None:
    if s.hears(PACKS_PASSED):
        s.say(EVERYBODY, [PACKS_PASSED, kept])


def drew(s: State, audience: i64, seat: i64, cards: vec[i64]) -> None:
    if s.hears(DREW):
        s.say(audience, [DREW, seat] + as_list(cards))


def cubes_set(s: State, seat: i64, war_spirit: i64, food: i64, faith: i64) -> None:
    if s.hears(CUBES_SET):
        s.say(EVERYBODY, [CUBES_SET, seat, war_spirit, food, faith])


def basic_chosen(s: State, seat: i64, skill: i64) -> None:
    if s.hears(BASIC_CHOSEN):
        s.say(EVERYBODY, [BASIC_CHOSEN, seat, skill])


def start_player(s: State, seat: i64) -> None:
    if s.hears(START_PLAYER):
        s.say(EVERYBODY, [START_PLAYER, seat])


def round_began(s: State, round: i64) -> None:
    if s.hears(ROUND_BEGAN):
        s.say(EVERYBODY, [ROUND_BEGAN, round])


def turn_began(s: State, seat: i64, round: i64) -> None:
    if s.hears(TURN_BEGAN):
        s.say(EVERYBODY, [TURN_BEGAN, seat, round])


def area_chosen(s: State, seat: i64, area: i64, card1: i64, card2: i64) -> None:
    if s.hears(AREA_CHOSEN):
        s.say(EVERYBODY, [AREA_CHOSEN, seat, area, card1, card2])


def wrath_used(s: State, seat: i64, area: i64, spaces: i64, paid: i64) -> None:
    if s.hears(WRATH_USED):
        s.say(EVERYBODY, [WRATH_USED, seat, area, spaces, paid])


def workers_returned(s: State, seat: i64, space: i64, count: i64, why: i64) -> None:
    if s.hears(WORKERS_RETURNED):
        s.say(EVERYBODY, [WORKERS_RETURNED, seat, space, count, why])


def town_destroyed(s: State, seat: i64, space: i64, by: i64, why: i64) -> None:
    if s.hears(TOWN_DESTROYED):
        s.say(EVERYBODY, [TOWN_DESTROYED, seat, space, by, why])


def ring_placed(s: State, seat: i64, area: i64, terrain: i64) -> None:
    if s.hears(RING_PLACED):
        s.say(EVERYBODY, [RING_PLACED, seat, area, terrain])


def ring_missing(s: State, seat: i64, area: i64, terrain: i64) -> None:
    if s.hears(RING_MISSING):
        s.say(EVERYBODY, [RING_MISSING, seat, area, terrain])


def altar_shelters(s: State, area: i64) -> None:
    if s.hears(ALTAR_SHELTERS):
        s.say(EVERYBODY, [ALTAR_SHELTERS, area])


def worker_placed(s: State, seat: i64, space: i64, cost: i64) -> None:
    if s.hears(WORKER_PLACED):
        s.say(EVERYBODY, [WORKER_PLACED, seat, space, cost])


def card_played(s: State, seat: i64, kind: i64, mode: i64, generation: i64, entreaty: i64) -> None:
    if s.hears(CARD_PLAYED):
        s.say(EVERYBODY, [CARD_PLAYED, seat, kind, mode, generation, entreaty])


def actions_counted(s: State, seat: i64, kind: i64, actions: i64, power: i64) -> None:
    if s.hears(ACTIONS_COUNTED):
        s.say(EVERYBODY, [ACTIONS_COUNTED, seat, kind, actions, power])


def worker_moved(s: State, seat: i64, from_: i64, to: i64) -> None:
    if s.hears(WORKER_MOVED):
        s.say(EVERYBODY, [WORKER_MOVED, seat, from_, to])


def discarded(s: State, seat: i64, cards: vec[i64]) -> None:
    if s.hears(DISCARDED):
        s.say(EVERYBODY, [DISCARDED, seat] + as_list(cards))


def war_began(s: State, area: i64, spaces: i64, seats: vec[i64]) -> None:
    if s.hears(WAR_BEGAN):
        s.say(EVERYBODY, [WAR_BEGAN, area, spaces] + as_list(seats))


def base_strengths(s: State, totals: vec[i64]) -> None:
    if s.hears(BASE_STRENGTHS):
        s.say(EVERYBODY, [BASE_STRENGTHS] + as_list(totals))


def spirit_declared(s: State, seat: i64, amount: i64) -> None:
    if s.hears(SPIRIT_DECLARED):
        s.say(EVERYBODY, [SPIRIT_DECLARED, seat, amount])


def levy_declared(s: State, seat: i64, amount: i64) -> None:
    if s.hears(LEVY_DECLARED):
        s.say(EVERYBODY, [LEVY_DECLARED, seat, amount])


def rolled(s: State, seat: i64, sides: i64, first: i64, second: i64) -> None:
    if s.hears(ROLLED):
        s.say(EVERYBODY, [ROLLED, seat, sides, first, second])


def rerolled(s: State, seat: i64, sides: i64, first: i64, second: i64) -> None:
    if s.hears(REROLLED):
        s.say(EVERYBODY, [REROLLED, seat, sides, first, second])


def strengths(s: State, totals: vec[i64]) -> None:
    if s.hears(STRENGTHS):
        s.say(EVERYBODY, [STRENGTHS] + as_list(totals))


def war_won(s: State, seat: i64, area: i64) -> None:
    if s.hears(WAR_WON):
        s.say(EVERYBODY, [WAR_WON, seat, area])


def war_drawn(s: State, seats: vec[i64]) -> None:
    if s.hears(WAR_DRAWN):
        s.say(EVERYBODY, [WAR_DRAWN] + as_list(seats))


def war_lost(s: State, seat: i64, area: i64) -> None:
    if s.hears(WAR_LOST):
        s.say(EVERYBODY, [WAR_LOST, seat, area])


def retreated(s: State, seat: i64, from_: i64, to: i64) -> None:
    if s.hears(RETREATED):
        s.say(EVERYBODY, [RETREATED, seat, from_, to])


def reshuffled(s: State, count: i64) -> None:
    if s.hears(RESHUFFLED):
        s.say(EVERYBODY, [RESHUFFLED, count])


def rebuilt(s: State, seat: i64, space: i64) -> None:
    if s.hears(REBUILT):
        s.say(EVERYBODY, [REBUILT, seat, space])


def town_built(s: State, seat: i64, space: i64) -> None:
    if s.hears(TOWN_BUILT):
        s.say(EVERYBODY, [TOWN_BUILT, seat, space])


def no_town_built(s: State, seat: i64) -> None:
    if s.hears(NO_TOWN_BUILT):
        s.say(EVERYBODY, [NO_TOWN_BUILT, seat])


def skill_revealed(s: State, seat: i64, skill: i64) -> None:
    if s.hears(SKILL_REVEALED):
        s.say(EVERYBODY, [SKILL_REVEALED, seat, skill])


def territory(s: State, seat: i64, count: i64, majorities: i64, bonus: i64) -> None:
    if s.hears(TERRITORY):
        s.say(EVERYBODY, [TERRITORY, seat, count, majorities, bonus])


def points(s: State, seat: i64, amount: i64, total: i64, source: i64, skill: i64) -> None:
    if s.hears(POINTS):
        s.say(EVERYBODY, [POINTS, seat, amount, total, source, skill])


def counter(s: State, seat: i64, counter: i64, amount: i64, total: i64, lost: i64, why: i64) -> None:
    if s.hears(COUNTER_CHANGED):
        s.say(EVERYBODY, [COUNTER_CHANGED, seat, counter, amount, total, lost, why])


def exiled(s: State, seat: i64, space: i64, count: i64) -> None:
    if s.hears(EXILED):
        s.say(EVERYBODY, [EXILED, seat, space, count])


def building_built(s: State, seat: i64, space: i64, building: i64) -> None:
    if s.hears(BUILDING_BUILT):
        s.say(EVERYBODY, [BUILDING_BUILT, seat, space, building])


def building_claimed(s: State, seat: i64, space: i64, building: i64) -> None:
    if s.hears(BUILDING_CLAIMED):
        s.say(EVERYBODY, [BUILDING_CLAIMED, seat, space, building])


def building_removed(s: State, space: i64, building: i64, why: i64) -> None:
    if s.hears(BUILDING_REMOVED):
        s.say(EVERYBODY, [BUILDING_REMOVED, space, building, why])


def dominion(s: State, seat: i64, space: i64, amount: i64, total: i64, why: i64) -> None:
    if s.hears(DOMINION):
        s.say(EVERYBODY, [DOMINION, seat, space, amount, total, why])


def generation_bonus(s: State, seat: i64, generation: i64, bonus: i64) -> None:
    if s.hears(GENERATION_BONUS):
        s.say(EVERYBODY, [GENERATION_BONUS, seat, generation, bonus])


def game_ended(s: State) -> None:
    if s.hears(GAME_ENDED):
        s.say(EVERYBODY, [GAME_ENDED])
