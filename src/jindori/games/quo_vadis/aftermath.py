"""How a war ends (QV-6.3): the outcome, losses, retreat, rewards, and what follows for those who looked on."""

from __future__ import annotations

from jindori.engine.packing import bit, opt1, opt2
from jindori.engine.shared.majority import leaders
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import count_of, spaces_of
from jindori.games.quo_vadis.buildings import remove_building
from jindori.games.quo_vadis.causes import BY_DEFEAT, BY_VICTORY, SKILL_POINTS, WAR_POINTS
from jindori.games.quo_vadis.codes import (
    BASE_STRENGTHS,
    NO_WORKER_TO_RETREAT,
    NOT_ADJACENT,
    RETREAT,
    SPACE_CONTESTED,
    SPACE_NOT_EMPTY,
    STRENGTHS,
    WAR_DRAWN,
)
from jindori.games.quo_vadis.dominion import destroy_town
from jindori.games.quo_vadis.options import REWARD_WAR_SPIRIT
from jindori.games.quo_vadis.races import FOOD, WAR_SPIRIT, WRATH
from jindori.games.quo_vadis.skills import BYSTANDERS, NO_SKILL, TENACITY, TRIUMPH
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.warfare import NOBODY, WAR_OVER, War


def decide(s: World, war: War) -> None:
    """The highest strength is not defeated, everybody below it loses (QV-6.3.1, QV-6.3.2)."""
    highest = leaders(war.strengths(), 0)
    for seat in war.order:
        if highest & bit(seat):
            war.winner = seat
        else:
            war.losers |= bit(seat)
    tell_strengths(s, war, STRENGTHS)
    if count_of(highest) > 1:
        war.winner = NOBODY
        war.drawn = highest
        tell_draw(s, highest)
    else:
        tell.war_won(s, seat=war.winner, area=s.area)


def tell_strengths(s: World, war: War, event: i64) -> None:
    """Of all participants: what they begin with, or in the end."""
    if s.hears(event):
        totals = vec[i64]()
        for seat in war.order:
            totals = append(totals, seat)
            totals = append(totals, war.base[seat] if event == BASE_STRENGTHS else war.strength(seat))
        if event == BASE_STRENGTHS:
            tell.base_strengths(s, totals=totals)
        else:
            tell.strengths(s, totals=totals)


def tell_draw(s: World, highest: i64) -> None:
    if s.hears(WAR_DRAWN):
        seats = vec[i64]()
        for seat in range(s.players):
            if highest & bit(seat):
                seats = append(seats, seat)
        tell.war_drawn(s, seats=seats)


# -- losses (QV-6.3.4 to QV-6.3.7) -------------------------------------------------------------------------


def lose(s: World, war: War, seat: i64) -> None:
    """Workers of contested spaces return, towns there fall, 1 Wrath (QV-6.3.4, QV-6.3.5)."""
    god = s.gods[seat]
    tell.war_lost(s, seat=seat, area=s.area)
    for space in spaces_of(war.contested):
        n = s.count(seat, space)
        if n > 0:
            s.return_workers(seat, space, n)
            tell.workers_returned(s, seat=seat, space=space, count=n, why=BY_DEFEAT)
        if god.towns & bit(space):
            destroy_town(s, seat, space, war.winner, BY_DEFEAT)
    s.gain(seat, WRATH, 1, BY_DEFEAT)
    if god.has(TENACITY):
        s.gain(seat, WAR_SPIRIT, 1, TENACITY)


def refuse_retreat(s: World, war: War, seat: i64, origin: i64, to: i64) -> i64:
    """Fighting Retreat: an adjacent space, not contested, without worker or town of anyone."""
    if s.count(seat, origin) == 0 or war.contested & bit(origin) == 0:
        return opt1(NO_WORKER_TO_RETREAT, origin)
    if s.near[origin] & bit(to) == 0:
        return opt2(NOT_ADJACENT, origin, to)
    if war.contested & bit(to):
        return opt1(SPACE_CONTESTED, to)
    for god in s.gods:
        if (god.stands | god.towns | god.ruins) & bit(to):
            return opt1(SPACE_NOT_EMPTY, to)
    return 0


def retreats(s: World, war: War, seat: i64) -> vec[i64]:
    opts = vec[i64]()
    for origin in spaces_of(s.gods[seat].stands & war.contested):
        for to in spaces_of(s.near[origin] & ~war.contested):
            if refuse_retreat(s, war, seat, origin, to) == 0:
                opts = append(opts, opt2(RETREAT, origin, to))
    return opts


def retreat(s: World, seat: i64, origin: i64, to: i64) -> None:
    s.lift_worker(seat, origin)
    s.put_worker(seat, to)
    if seat == s.active and to // 3 != origin // 3:
        s.retreat_to = to
    tell.retreated(s, seat=seat, from_=origin, to=to)


# -- after all losers --------------------------------------------------------------------------------------


def reward(s: World, war: War) -> None:
    """The reward of QV-V5, then Triumph. The basic rules give nothing (QV-6.3.8)."""
    winner = war.winner
    if winner == NOBODY:
        return
    if s.rules.war_reward:
        if s.rules.reward == REWARD_WAR_SPIRIT:
            s.gain(winner, WAR_SPIRIT, s.rules.reward_amount, BY_VICTORY)
        else:
            s.gain_vp(winner, s.rules.reward_amount, WAR_POINTS, NO_SKILL)
    if s.gods[winner].has(TRIUMPH):
        for seat in war.order:
            if war.is_loser(seat):
                s.gain_vp(winner, 1, SKILL_POINTS, TRIUMPH)


def end_war(s: World, war: War) -> None:
    """Buildings in contested spaces fall (QV-V13.1); Bystanders look on."""
    war.stage = WAR_OVER
    war.cursor = 0
    if s.rules.buildings_fall:
        for space in spaces_of(war.contested):
            remove_building(s, space, BY_DEFEAT)
    for seat in range(s.players):
        god = s.gods[seat]
        if god.has(BYSTANDERS) and not god.watched and not war.takes_part(seat) and god.food <= 1:
            god.watched = True
            s.gain(seat, FOOD, 1, BYSTANDERS)
