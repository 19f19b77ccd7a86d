"""What happens in Blood Rage, told: a function an event, with its fields by name (``codes.py`` says how each reads).

Telling costs next to nothing where nobody listens. What hides something goes to an audience, a bit set of seats.
"""

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.state import EVERYBODY, State
from jindori.engine.vecs import i64, vec
from jindori.games.blood_rage.codes import (
    AGE_BEGAN,
    BATTLE_BEGAN,
    BATTLE_TIED,
    BATTLE_WON,
    CALL_CLOSED,
    CARD_DISCARDED,
    CARD_RETURNED,
    CARD_TAKEN,
    CLAN_CHOSEN,
    COUNTS_AS_BATTLE,
    DEALT,
    DESTROYED,
    DOOM_MOVED,
    DRAFTED,
    FIRST_PLAYER,
    GAME_BEGAN,
    GAME_ENDED,
    GLORY,
    HAMMERS_MOVED,
    HAND_DISCARDED,
    INVADED,
    JOINED,
    LATE_PLAYED,
    MARCHED,
    MONSTER_LEFT,
    PACKS_PASSED,
    PASSED,
    PHASE_BEGAN,
    PILLAGE_BEGAN,
    PILLAGED,
    PROTECTED,
    PROVINCE_FELL,
    PROVINCE_FELL_AT_SETUP,
    QUEST_COMMITTED,
    QUEST_REVEALED,
    RAGE_CHANGED,
    RAGE_LOST,
    RAGE_SET,
    RELEASED,
    RETREATED,
    REVEALED,
    SACRIFICED,
    STAT_RAISED,
    TEXT_CANCELLED,
    TOKENS_RESTORED,
    TOTALS,
    TURN_BEGAN,
    UNOPPOSED,
    UPGRADED,
    WATCH,
)


def game_began(s: State, players: i64) -> None:
    if s.hears(GAME_BEGAN):
        s.say(EVERYBODY, [GAME_BEGAN, players])


def province_fell_at_setup(s: State, province: i64) -> None:
    if s.hears(PROVINCE_FELL_AT_SETUP):
        s.say(EVERYBODY, [PROVINCE_FELL_AT_SETUP, province])


def age_began(s: State, age: i64) -> None:
    if s.hears(AGE_BEGAN):
        s.say(EVERYBODY, [AGE_BEGAN, age])


def phase_began(s: State, phase: i64, age: i64) -> None:
    if s.hears(PHASE_BEGAN):
        s.say(EVERYBODY, [PHASE_BEGAN, phase, age])


def dealt(s: State, age: i64, each: i64, undealt: i64) -> None:
    if s.hears(DEALT):
        s.say(EVERYBODY, [DEALT, age, each, undealt])


def drafted(s: State, audience: i64, seat: i64, card: i64) -> None:
    if s.hears(DRAFTED):
        s.say(audience, [DRAFTED, seat, card])


def packs_passed(s: State, kept: i64) -> None:
    if s.hears(PACKS_PASSED):
        s.say(EVERYBODY, [PACKS_PASSED, kept])


def rage_set(s: State, seat: i64, rage: i64) -> None:
    if s.hears(RAGE_SET):
        s.say(EVERYBODY, [RAGE_SET, seat, rage])


def turn_began(s: State, seat: i64) -> None:
    if s.hears(TURN_BEGAN):
        s.say(EVERYBODY, [TURN_BEGAN, seat])


def passed(s: State, seat: i64, rage: i64) -> None:
    if s.hears(PASSED):
        s.say(EVERYBODY, [PASSED, seat, rage])


def invaded(s: State, seat: i64, figure: i64, to: i64, cost: i64, source: i64) -> None:
    if s.hears(INVADED):
        s.say(EVERYBODY, [INVADED, seat, figure, to, cost, source])


def marched(s: State, seat: i64, from_: i64, to: i64, warriors: i64, leader: i64, ship: i64, monster: i64, other_monster: i64) -> None:
    if s.hears(MARCHED):
        s.say(EVERYBODY, [MARCHED, seat, from_, to, warriors, leader, ship, monster, other_monster])


def upgraded(s: State, seat: i64, card: i64, slot: i64, replaced: i64, cost: i64) -> None:
    if s.hears(UPGRADED):
        s.say(EVERYBODY, [UPGRADED, seat, card, slot, replaced, cost])


def monster_left(s: State, seat: i64, figure: i64) -> None:
    if s.hears(MONSTER_LEFT):
        s.say(EVERYBODY, [MONSTER_LEFT, seat, figure])


def quest_committed(s: State, audience: i64, seat: i64, card: i64) -> None:
    if s.hears(QUEST_COMMITTED):
        s.say(audience, [QUEST_COMMITTED, seat, card])


def pillage_began(s: State, seat: i64, province: i64, again: i64) -> None:
    if s.hears(PILLAGE_BEGAN):
        s.say(EVERYBODY, [PILLAGE_BEGAN, seat, province, again])


def joined(s: State, seat: i64, figure: i64, from_: i64, province: i64) -> None:
    if s.hears(JOINED):
        s.say(EVERYBODY, [JOINED, seat, figure, from_, province])


def call_closed(s: State, province: i64, full: i64) -> None:
    if s.hears(CALL_CLOSED):
        s.say(EVERYBODY, [CALL_CLOSED, province, full])


def unopposed(s: State, seat: i64, province: i64) -> None:
    if s.hears(UNOPPOSED):
        s.say(EVERYBODY, [UNOPPOSED, seat, province])


def battle_began(s: State, province: i64, seats: i64) -> None:
    if s.hears(BATTLE_BEGAN):
        s.say(EVERYBODY, [BATTLE_BEGAN, province, seats])


def revealed(s: State, seat: i64, card: i64, bonus: i64) -> None:
    if s.hears(REVEALED):
        s.say(EVERYBODY, [REVEALED, seat, card, bonus])


def text_cancelled(s: State, seat: i64, card: i64, by: i64) -> None:
    if s.hears(TEXT_CANCELLED):
        s.say(EVERYBODY, [TEXT_CANCELLED, seat, card, by])


def watch(s: State, seat: i64, glory: i64) -> None:
    if s.hears(WATCH):
        s.say(EVERYBODY, [WATCH, seat, glory])


def counts_as_battle(s: State, seat: i64, card: i64, bonus: i64) -> None:
    if s.hears(COUNTS_AS_BATTLE):
        s.say(EVERYBODY, [COUNTS_AS_BATTLE, seat, card, bonus])


def late_played(s: State, seat: i64, card: i64) -> None:
    if s.hears(LATE_PLAYED):
        s.say(EVERYBODY, [LATE_PLAYED, seat, card])


def totals(s: State, totals: vec[i64]) -> None:
    if s.hears(TOTALS):
        s.say(EVERYBODY, [TOTALS] + as_list(totals))


def battle_won(s: State, seat: i64, province: i64) -> None:
    if s.hears(BATTLE_WON):
        s.say(EVERYBODY, [BATTLE_WON, seat, province])


def battle_tied(s: State, province: i64) -> None:
    if s.hears(BATTLE_TIED):
        s.say(EVERYBODY, [BATTLE_TIED, province])


def destroyed(s: State, seat: i64, place: i64, warriors: i64, leader: i64, ship: i64, monster: i64, other_monster: i64, cause: i64) -> None:
    if s.hears(DESTROYED):
        s.say(EVERYBODY, [DESTROYED, seat, place, warriors, leader, ship, monster, other_monster, cause])


def retreated(s: State, seat: i64, figure: i64, from_: i64, to: i64) -> None:
    if s.hears(RETREATED):
        s.say(EVERYBODY, [RETREATED, seat, figure, from_, to])


def protected(s: State, seat: i64, place: i64, warriors: i64, leader: i64, ship: i64, monster: i64, other_monster: i64) -> None:
    if s.hears(PROTECTED):
        s.say(EVERYBODY, [PROTECTED, seat, place, warriors, leader, ship, monster, other_monster])


def card_returned(s: State, seat: i64, card: i64) -> None:
    if s.hears(CARD_RETURNED):
        s.say(EVERYBODY, [CARD_RETURNED, seat, card])


def card_discarded(s: State, seat: i64, card: i64) -> None:
    if s.hears(CARD_DISCARDED):
        s.say(EVERYBODY, [CARD_DISCARDED, seat, card])


def card_taken(s: State, seat: i64, card: i64, giver: i64) -> None:
    if s.hears(CARD_TAKEN):
        s.say(EVERYBODY, [CARD_TAKEN, seat, card, giver])


def pillaged(s: State, seat: i64, province: i64, token: i64) -> None:
    if s.hears(PILLAGED):
        s.say(EVERYBODY, [PILLAGED, seat, province, token])


def stat_raised(s: State, seat: i64, stat: i64, step: i64, value: i64, why: i64) -> None:
    if s.hears(STAT_RAISED):
        s.say(EVERYBODY, [STAT_RAISED, seat, stat, step, value, why])


def glory(s: State, seat: i64, amount: i64, total: i64, why: i64) -> None:
    if s.hears(GLORY):
        s.say(EVERYBODY, [GLORY, seat, amount, total, why])


def rage_changed(s: State, seat: i64, amount: i64, total: i64, why: i64) -> None:
    if s.hears(RAGE_CHANGED):
        s.say(EVERYBODY, [RAGE_CHANGED, seat, amount, total, why])


def hammers_moved(s: State, seat: i64, from_: i64, to: i64) -> None:
    if s.hears(HAMMERS_MOVED):
        s.say(EVERYBODY, [HAMMERS_MOVED, seat, from_, to])


def sacrificed(s: State, seat: i64) -> None:
    if s.hears(SACRIFICED):
        s.say(EVERYBODY, [SACRIFICED, seat])


def hand_discarded(s: State, seat: i64, count: i64, kept: i64) -> None:
    if s.hears(HAND_DISCARDED):
        s.say(EVERYBODY, [HAND_DISCARDED, seat, count, kept])


def quest_revealed(s: State, seat: i64, card: i64, fulfilled: i64) -> None:
    if s.hears(QUEST_REVEALED):
        s.say(EVERYBODY, [QUEST_REVEALED, seat, card, fulfilled])


def province_fell(s: State, province: i64, age: i64) -> None:
    if s.hears(PROVINCE_FELL):
        s.say(EVERYBODY, [PROVINCE_FELL, province, age])


def doom_moved(s: State, province: i64) -> None:
    if s.hears(DOOM_MOVED):
        s.say(EVERYBODY, [DOOM_MOVED, province])


def released(s: State, seat: i64, count: i64) -> None:
    if s.hears(RELEASED):
        s.say(EVERYBODY, [RELEASED, seat, count])


def tokens_restored(s: State) -> None:
    if s.hears(TOKENS_RESTORED):
        s.say(EVERYBODY, [TOKENS_RESTORED])


def first_player(s: State, seat: i64) -> None:
    if s.hears(FIRST_PLAYER):
        s.say(EVERYBODY, [FIRST_PLAYER, seat])


def game_ended(s: State) -> None:
    if s.hears(GAME_ENDED):
        s.say(EVERYBODY, [GAME_ENDED])


def clan_chosen(s: State, seat: i64, clan: i64) -> None:
    if s.hears(CLAN_CHOSEN):
        s.say(EVERYBODY, [CLAN_CHOSEN, seat, clan])


def rage_lost(s: State, seat: i64, amount: i64) -> None:
    if s.hears(RAGE_LOST):
        s.say(EVERYBODY, [RAGE_LOST, seat, amount])
