"""Dominion on towns (QV-V1 to QV-V3, QV-V17), and how towns fall and rise (QV-1.3, QV-7.2)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt1, verb
from jindori.engine.rows import changed
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import spaces_of
from jindori.games.quo_vadis.causes import BY_GROWTH, BY_SETTLING, REBUILDING_POINTS, SKILL_POINTS, SPOILS_POINTS
from jindori.games.quo_vadis.codes import NO_DOMINION, SPEND
from jindori.games.quo_vadis.options import GROWTH_FIXED, LOSE_ALL, LOSE_HALF, NO_LIMIT
from jindori.games.quo_vadis.skills import MASTER_BUILDERS, NO_SKILL
from jindori.games.quo_vadis.state import EMPTY, World


def change_dominion(s: World, seat: i64, space: i64, amount: i64, why: i64) -> None:
    """Points on a town never exceed the cap (QV-V1.5)."""
    before = s.dominion[space]
    after = before + amount
    if s.rules.cap != NO_LIMIT and after > s.rules.cap:
        after = s.rules.cap
    if after != before:
        s.dominion = changed(s.dominion, space, after)
        tell.dominion(s, seat=seat, space=space, amount=after - before, total=after, why=why)


def dominion_of(s: World, seat: i64) -> i64:
    """Points on all own intact towns."""
    total: i64 = 0
    if s.rules.dominion:
        for space in spaces_of(s.gods[seat].towns):
            total += s.dominion[space]
    return total


def new_town_points(s: World, seat: i64, space: i64) -> None:
    """What a town holds when it is built (QV-V1.1, QV-V1.3)."""
    if s.rules.dominion:
        points = s.rules.fixed if s.rules.growth_mode == GROWTH_FIXED else s.rules.dominion_start
        change_dominion(s, seat, space, points, BY_SETTLING)


def grow(s: World, seat: i64) -> None:
    """In the end phase each own intact town gains points (QV-V1.2, QV-V1.4)."""
    if s.rules.dominion and s.rules.growth_mode != GROWTH_FIXED:
        for space in spaces_of(s.gods[seat].towns):
            change_dominion(s, seat, space, s.rules.growth, BY_GROWTH)


def destroy_town(s: World, owner: i64, space: i64, destroyer: i64, cause: i64) -> None:
    """Turn an intact town face down: dominion is lost (QV-V2), the destroyer takes spoils (QV-V6)."""
    god = s.gods[owner]
    god.towns &= ~bit(space)
    god.ruins |= bit(space)
    if s.owners[space] == owner * 2 + 1:
        s.owners = changed(s.owners, space, EMPTY)
    tell.town_destroyed(s, seat=owner, space=space, by=destroyer, why=cause)
    lost: i64 = 0
    if s.rules.loses and s.rules.dominion:
        points = s.dominion[space]
        if s.rules.loss == LOSE_HALF:
            lost = points - points // 2
        elif s.rules.loss == LOSE_ALL:
            lost = points
        elif points > 0:
            lost = 1
        change_dominion(s, owner, space, -lost, cause)
    if s.rules.spoils and destroyer != EMPTY and destroyer != owner:
        s.gain_vp(destroyer, s.rules.spoils_base + lost, SPOILS_POINTS, NO_SKILL)


def rebuild_town(s: World, seat: i64, space: i64) -> None:
    """Turn a destroyed town face up (QV-7.2.1, QV-V22.1)."""
    god = s.gods[seat]
    god.ruins &= ~bit(space)
    god.towns |= bit(space)
    tell.rebuilt(s, seat=seat, space=space)
    s.gain_vp(seat, s.rules.rebuild_points, REBUILDING_POINTS, NO_SKILL)
    if god.has(MASTER_BUILDERS):
        s.gain_vp(seat, 2, SKILL_POINTS, MASTER_BUILDERS)


class SpendDominion(Procedure[World]):
    """DP-V-DOMINION, the towns: points are taken one by one from own intact towns in any split (QV-V17.2)."""

    def __init__(self, seat: i64, left: i64, why: i64) -> None:
        self.seat = seat
        self.left = left
        self.why = why

    def decision(self, s: World, seat: i64) -> str:
        return "spend"

    def step(self, s: World) -> bool:
        if self.left == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].towns):
            if s.dominion[space] > 0:
                opts = append(opts, opt1(SPEND, space))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].towns):
            opts = append(opts, opt1(SPEND, space))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != SPEND:
            return NOT_OFFERED
        return 0 if super().refuse(s, seat, option) == 0 else opt1(NO_DOMINION, arg0(option))

    def choose(self, s: World, seat: i64, option: i64) -> None:
        self.left -= 1
        change_dominion(s, seat, arg0(option), -1, self.why)
