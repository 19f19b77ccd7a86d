"""Worker placement (QV-5.2): the first worker, additional workers, what each costs."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt0, opt1, opt2, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.board import AREA_BITS, spaces_of
from jindori.games.quo_vadis.causes import BY_ADDITIONAL, BY_TERRAIN
from jindori.games.quo_vadis.codes import (
    DECLINE,
    MUST_PLACE,
    NEEDS_SKILL,
    NO_ADDITIONAL_FOOD,
    NO_DOMINION,
    NO_WORKER_LEFT,
    NOT_IN_GENESIS_AREA,
    NOT_IN_WORLD_SPACE,
    PLACE,
    PLACE_SWARM,
    STOP,
    TOO_LITTLE_FOOD,
    USED_ALREADY,
    WORKER_PLACED,
)
from jindori.games.quo_vadis.dominion import SpendDominion, dominion_of
from jindori.games.quo_vadis.races import FOOD, WAR_SPIRIT
from jindori.games.quo_vadis.skills import (
    BORDER_CROSSING,
    DEFT_HANDS,
    FERTILE_LAND,
    GREAT_MIGRATION,
    INVASION,
    PIONEER,
    PROLIFIC,
    SWARM,
)
from jindori.games.quo_vadis.state import World


def outside_spaces(s: World, seat: i64) -> i64:
    """Spaces outside the genesis area but adjacent to it that Border Crossing opens, once a turn."""
    if s.crossed or not s.gods[seat].has(BORDER_CROSSING):
        return 0
    out: i64 = 0
    for i in range(i64(3)):
        out |= s.near[s.area * 3 + i]
    return out & ~AREA_BITS[s.area]


def terrain_cost(s: World, seat: i64, space: i64) -> i64:
    """1 food unless plains or home (QV-5.2.3); Deft Hands frees the first worker, Pioneer the first that would pay."""
    if s.free_terrain(seat, space):
        return 0
    god = s.gods[seat]
    if s.placed == 0 and god.has(DEFT_HANDS):
        return 0
    if god.has(PIONEER) and not s.pioneered:
        return 0
    return 1


def additional_cost(s: World, seat: i64, space: i64) -> i64:
    """1 food for each worker after the first (QV-5.2.6); Great Migration and Prolific free the first of them."""
    if s.placed == 0:
        return 0
    god = s.gods[seat]
    if s.placed == 1 and (god.has(GREAT_MIGRATION) or (god.has(PROLIFIC) and s.at_home(seat, space))):
        return 0
    return 1


def refuse_placing(s: World, seat: i64, space: i64, swarm: bool) -> i64:
    """Where and for how much a worker may be placed now."""
    god = s.gods[seat]
    if not s.in_world(space // 3):
        return opt1(NOT_IN_WORLD_SPACE, space)
    if space // 3 != s.area and outside_spaces(s, seat) & bit(space) == 0:
        if god.has(BORDER_CROSSING) and s.crossed:
            return opt1(USED_ALREADY, BORDER_CROSSING)
        return opt1(NOT_IN_GENESIS_AREA, space)
    if god.supply == 0:
        return opt0(NO_WORKER_LEFT)
    cost = terrain_cost(s, seat, space)
    extra = additional_cost(s, seat, space)
    if swarm:
        if not god.has(SWARM):
            return opt1(NEEDS_SKILL, SWARM)
        if s.swarmed:
            return opt1(USED_ALREADY, SWARM)
        if extra == 0:
            return opt1(NO_ADDITIONAL_FOOD, space)
        if dominion_of(s, seat) == 0:
            return opt1(NO_DOMINION, space)
        extra = 0
    if cost + extra > god.food:
        return opt2(TOO_LITTLE_FOOD, cost + extra, god.food)
    return 0


class PlaceWorkers(Procedure[World]):
    """DP-PLACE, then DP-PLACE-MORE until stop: one worker after another, each paid at once (QV-5.2.7)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "place" if s.placed == 0 else "place_more"

    def step(self, s: World) -> bool:
        """Ends when nothing can be placed (QV-5.2.4, QV-5.2.8)."""
        if len(self.placings(s, self.seat)) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def reach(self, s: World, seat: i64) -> vec[i64]:
        return spaces_of(AREA_BITS[s.area] | outside_spaces(s, seat))

    def placings(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if s.gods[seat].supply == 0:
            return opts
        for space in self.reach(s, seat):
            if refuse_placing(s, seat, space, False) == 0:
                opts = append(opts, opt1(PLACE, space))
        if s.gods[seat].has(SWARM) and not s.swarmed:
            for space in self.reach(s, seat):
                if refuse_placing(s, seat, space, True) == 0:
                    opts = append(opts, opt1(PLACE_SWARM, space))
        return opts

    def optional(self, s: World, seat: i64) -> bool:
        """The first worker must be placed if a space of the genesis area can be paid (QV-5.2.5, QV-9.1.2)."""
        if not s.rules.must_place or s.placed > 0:
            return True
        for space in spaces_of(AREA_BITS[s.area]):
            if refuse_placing(s, seat, space, False) == 0:
                return False
        return True

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = self.placings(s, seat)
        if self.optional(s, seat):
            opts = append(opts, opt0(STOP) if s.placed > 0 else opt0(DECLINE))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in self.reach(s, seat):
            opts = append(opts, opt1(PLACE, space))
        if s.gods[seat].has(SWARM):
            for space in self.reach(s, seat):
                opts = append(opts, opt1(PLACE_SWARM, space))
        return append(opts, opt0(STOP) if s.placed > 0 else opt0(DECLINE))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        v = verb(option)
        if v == PLACE:
            return refuse_placing(s, seat, arg0(option), False)
        if v == PLACE_SWARM:
            return refuse_placing(s, seat, arg0(option), True)
        if (v == STOP and s.placed > 0) or (v == DECLINE and s.placed == 0):
            return 0 if self.optional(s, seat) else opt0(MUST_PLACE)
        return NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        v = verb(option)
        if v == STOP or v == DECLINE:
            s.pop()
            return
        if v == PLACE_SWARM:
            s.swarmed = True
            s.push(SpendDominion(seat, 1, SWARM))
        place_worker(s, seat, arg0(option), v == PLACE_SWARM)


def place_worker(s: World, seat: i64, space: i64, swarm: bool) -> None:
    """Pay, place; then Invasion and Fertile Land, each once a turn."""
    god = s.gods[seat]
    cost = terrain_cost(s, seat, space)
    extra = i64(0) if swarm else additional_cost(s, seat, space)
    if cost == 0 and god.has(PIONEER) and not s.free_terrain(seat, space) and not (s.placed == 0 and god.has(DEFT_HANDS)):
        s.pioneered = True
    if space // 3 != s.area:
        s.crossed = True
    god.supply -= 1
    s.put_worker(seat, space)
    s.tell(WORKER_PLACED, seat=seat, space=space, cost=cost + extra)
    s.pay(seat, FOOD, cost, BY_TERRAIN)
    s.pay(seat, FOOD, extra, BY_ADDITIONAL)
    s.placed += 1
    if god.has(INVASION) and not s.invaded and s.foreign_pieces(seat) & bit(space):
        s.invaded = True
        s.gain(seat, WAR_SPIRIT, 1, INVASION)
    if god.has(FERTILE_LAND) and not s.harvested and s.at_home(seat, space):
        s.harvested = True
        s.gain(seat, FOOD, 1, FERTILE_LAND)
