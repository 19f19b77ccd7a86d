"""The final settlement (QV-8): workers, towns, generation bonus, final-scoring skills, who wins."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.shared.majority import leaders
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import AREAS, count_of, in_area, spaces_of
from jindori.games.quo_vadis.causes import DOMINION_POINTS, GENERATION_POINTS, SKILL_POINTS, TOWN_POINTS, WORKER_POINTS
from jindori.games.quo_vadis.options import COUNT_ALL, TIE_NONE, TIE_REVERSE, TIE_SHARED
from jindori.games.quo_vadis.races import GENERATIONS
from jindori.games.quo_vadis.skills import CHRONICLE, DIVERSITY, MARTYRDOM, NO_SKILL, REALM
from jindori.games.quo_vadis.state import World

GENERATION_VP: Final = 5
TOWN_VP: Final = 3


def final_settlement(s: World) -> None:
    """All of it looks at the same final position (QV-8.1)."""
    for seat in range(s.players):
        score_board(s, seat)
    if not s.rules.no_generation_bonus:
        for generation in range(i64(GENERATIONS)):
            generation_bonus(s, generation)
    for seat in range(s.players):
        score_skills(s, seat)


def score_board(s: World, seat: i64) -> None:
    """Workers (QV-8.1.1, QV-V4), towns (QV-8.1.2), dominion (QV-V3)."""
    god = s.gods[seat]
    workers: i64 = 0
    for space in spaces_of(god.stands):
        workers += s.count(seat, space)
    s.gain_vp(seat, workers * s.rules.vp_per_worker, WORKER_POINTS, NO_SKILL)
    if not (s.rules.dominion_scores and s.rules.replace_town_points):
        s.gain_vp(seat, TOWN_VP * count_of(god.towns), TOWN_POINTS, NO_SKILL)
    if s.rules.dominion_scores and s.rules.dominion:
        points: i64 = 0
        for space in spaces_of(god.towns):
            points += s.dominion[space]
        s.gain_vp(seat, points * s.rules.vp_per_point, DOMINION_POINTS, NO_SKILL)


def tied_for(s: World, generation: i64) -> vec[i64]:
    """The seats with most cards in a generation, clockwise from the start player; nobody if it is empty (QV-8.1.5)."""
    sizes = vec[i64]()
    for god in s.gods:
        sizes = append(sizes, god.sizes[generation])
    most = leaders(sizes, 1)
    out = vec[i64]()
    for seat in s.seats_from(s.first):
        if most & bit(seat):
            out = append(out, seat)
    return out


def generation_bonus(s: World, generation: i64) -> None:
    """5 VP, or by QV-V14 the cards of earlier generations; ties by QV-8.1.4 or QV-V23."""
    tied = tied_for(s, generation)
    n: i64 = len(tied)
    if n == 0 or (n > 1 and s.rules.tie == TIE_NONE):
        return
    if n > 1 and s.rules.tie == TIE_SHARED:
        for seat in tied:
            give_bonus(s, seat, generation, bonus_of(s, seat, generation) // n)
        return
    winner = tied[n - 1] if s.rules.tie == TIE_REVERSE else tied[0]
    give_bonus(s, winner, generation, bonus_of(s, winner, generation))


def bonus_of(s: World, seat: i64, generation: i64) -> i64:
    if not s.rules.past_generations:
        return GENERATION_VP
    total = s.rules.past_base
    for other in range(s.players):
        if other == seat or s.rules.past_count == COUNT_ALL:
            for earlier in range(generation):
                total += s.gods[other].sizes[earlier]
    return total


def give_bonus(s: World, seat: i64, generation: i64, amount: i64) -> None:
    tell.generation_bonus(s, seat=seat, generation=generation + 1, bonus=amount)
    s.gain_vp(seat, amount, GENERATION_POINTS, NO_SKILL)


def score_skills(s: World, seat: i64) -> None:
    """Diversity, Realm, Martyrdom, Chronicle (QV-8.1.6)."""
    god = s.gods[seat]
    if god.has(DIVERSITY):
        kinds: i64 = 0
        tops: i64 = 0
        for generation in range(i64(GENERATIONS)):
            if god.sizes[generation] > 0:
                kind = god.top_of(generation)
                if tops & bit(kind) == 0:
                    tops |= bit(kind)
                    kinds += 1
        if kinds > 1:
            s.gain_vp(seat, 2 * (kinds - 1), SKILL_POINTS, DIVERSITY)
    if god.has(REALM):
        areas: i64 = 0
        for area in range(i64(AREAS)):
            if in_area(god.pieces(), area):
                areas += 1
        s.gain_vp(seat, areas if areas < 6 else 6, SKILL_POINTS, REALM)
    if god.has(MARTYRDOM):
        points = 2 * god.wrath
        s.gain_vp(seat, points if points < 8 else 8, SKILL_POINTS, MARTYRDOM)
    if god.has(CHRONICLE):
        points = 2 * god.sizes[god.generation]
        s.gain_vp(seat, points if points < 6 else 6, SKILL_POINTS, CHRONICLE)
