"""The settlement of a generation change (QV-7.4 to QV-7.6): town building, skill set, territory bonus."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt1, verb
from jindori.engine.rows import holds, without
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import AREA_BITS, AREAS, ONES, in_area, spaces_of
from jindori.games.quo_vadis.causes import SKILL_POINTS, TERRITORY_POINTS
from jindori.games.quo_vadis.codes import (
    INFILTRATION,
    NO_OWN_WORKER,
    SET_SKILL,
    SKILL_NOT_FACE_DOWN,
    TOWN,
    TOWN_IN_SPACE,
)
from jindori.games.quo_vadis.dominion import new_town_points
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.skills import EFFECTIVE_CONTROL, MASTER_BUILDERS, NO_SKILL, WISE_EMPEROR
from jindori.games.quo_vadis.state import World

# -- town building (QV-7.4) --------------------------------------------------------------------------


def infiltrates(s: World, seat: i64, space: i64) -> bool:
    """QV-V16: a worker that came this turn into an area where another has majority and the builder had nothing.

    Majority is judged at the moment of building. A worker that Fighting Retreat took into the area neither was placed
    there nor came by Revelation.
    """
    area = space // 3
    if not s.rules.no_infiltration or s.home_areas & bit(area) or s.retreat_to == space:
        return False
    for other in range(s.players):
        if other != seat and s.gods[other].majority(area):
            return True
    return False


def refuse_town(s: World, seat: i64, space: i64) -> i64:
    if s.gods[seat].stands & bit(space) == 0:
        return opt1(NO_OWN_WORKER, space)
    if s.any_town() & bit(space):
        return opt1(TOWN_IN_SPACE, space)
    return opt1(INFILTRATION, space) if infiltrates(s, seat, space) else 0


def town_sites(s: World, seat: i64) -> vec[i64]:
    """Spaces with an own worker and no town of anybody; none if the player has no town left to build."""
    out = vec[i64]()
    if s.gods[seat].town_supply == 0:
        return out
    for space in spaces_of(s.gods[seat].stands & ~s.any_town()):
        if not infiltrates(s, seat, space):
            out = append(out, space)
    return out


def note_home_areas(s: World, seat: i64) -> None:
    """Areas with an own piece at the start of the turn (QV-V16.1)."""
    pieces = s.gods[seat].pieces()
    s.home_areas = 0
    for area in range(i64(AREAS)):
        if in_area(pieces, area):
            s.home_areas |= bit(area)


class BuildTown(Procedure[World]):
    """DP-TOWN: one town in place of an own worker, anywhere without a town (QV-7.4)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "town"

    def step(self, s: World) -> bool:
        if s.gods[self.seat].town_supply == 0 or len(town_sites(s, self.seat)) == 0:
            s.pop()
            tell.no_town_built(s, seat=self.seat)
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in town_sites(s, seat):
            opts = append(opts, opt1(TOWN, space))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].stands):
            opts = append(opts, opt1(TOWN, space))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        return refuse_town(s, seat, arg0(option)) if verb(option) == TOWN else NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        build_town(s, seat, arg0(option))


def build_town(s: World, seat: i64, space: i64) -> None:
    """The worker returns, a town takes its place (QV-7.4.2)."""
    god = s.gods[seat]
    s.return_workers(seat, space, 1)
    god.town_supply -= 1
    god.towns |= bit(space)
    tell.town_built(s, seat=seat, space=space)
    new_town_points(s, seat, space)
    if god.has(MASTER_BUILDERS):
        s.gain_vp(seat, 2, SKILL_POINTS, MASTER_BUILDERS)


# -- skill set (QV-7.5) ------------------------------------------------------------------------------


class SetSkill(Procedure[World]):
    """DP-SKILL: one face-down skill is turned up; it is in force from the end of this turn (QV-7.5)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "skill"

    def step(self, s: World) -> bool:
        if len(s.gods[self.seat].drafted) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for skill in s.gods[seat].drafted:
            opts = append(opts, opt1(SET_SKILL, skill))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != SET_SKILL:
            return NOT_OFFERED
        return 0 if holds(s.gods[seat].drafted, arg0(option)) else opt1(SKILL_NOT_FACE_DOWN, arg0(option))

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        s.informed = True
        god = s.gods[seat]
        god.drafted = without(god.drafted, arg0(option))
        god.pending = arg0(option)
        tell.skill_revealed(s, seat=seat, skill=arg0(option))


# -- territory bonus (QV-7.6) ------------------------------------------------------------------------


def controls(s: World, seat: i64, area: i64) -> bool:
    """Effective Control: a worker in exactly one space, no own town, and nobody else's piece in the area."""
    god = s.gods[seat]
    return (
        god.has(EFFECTIVE_CONTROL)
        and ONES[in_area(god.stands, area)] == 1
        and in_area(god.towns, area) == 0
        and s.foreign_pieces(seat) & AREA_BITS[area] == 0
    )


def majorities(s: World, seat: i64) -> i64:
    """Areas with majority (QV-7.6.2)."""
    n: i64 = 0
    for area in range(i64(AREAS)):
        if s.gods[seat].majority(area):
            n += 1
    return n


def count_majorities(s: World, seat: i64) -> i64:
    """As the territory bonus counts: areas with majority, those under Effective Control, and one more for a Wise Emperor who has any."""
    n: i64 = 0
    for area in range(i64(AREAS)):
        if s.gods[seat].majority(area) or controls(s, seat, area):
            n += 1
    if n > 0 and s.gods[seat].has(WISE_EMPEROR):
        n += 1
    return n


def cards_closed(god: God) -> i64:
    """Cards of the generation before the present one."""
    return god.sizes[god.generation - 1] if god.generation > 0 else 0


def territory_points(s: World, seat: i64) -> i64:
    """Cards of the generation just closed times majorities (QV-7.6.4)."""
    return cards_closed(s.gods[seat]) * count_majorities(s, seat)


def territory_bonus(s: World, seat: i64) -> None:
    s.majorities = count_majorities(s, seat)
    s.bonus = territory_points(s, seat)
    tell.territory(s, seat=seat, count=cards_closed(s.gods[seat]), majorities=s.majorities, bonus=s.bonus)
    s.gain_vp(seat, s.bonus, TERRITORY_POINTS, NO_SKILL)


def skill_takes_effect(s: World, seat: i64) -> None:
    """At the end of the turn (QV-7.5.2)."""
    god = s.gods[seat]
    if god.pending != NO_SKILL:
        god.skills |= bit(god.pending)
        god.pending = NO_SKILL
