"""Wrath of God (QV-5.1): all Wrath is paid, spaces are struck, a terrain ring is laid."""

from __future__ import annotations

from jindori.engine.packing import arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import changed
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import ONES, chosen_in, spaces_of
from jindori.games.quo_vadis.buildings import remove_building, sheltered
from jindori.games.quo_vadis.causes import BY_WRATH, SKILL_POINTS
from jindori.games.quo_vadis.codes import (
    DECLINE,
    PRAYER,
    STRUCK_OUTSIDE,
    TOO_LITTLE_WRATH,
    TOO_MANY_SPACES,
    WRATH_SPACES,
)
from jindori.games.quo_vadis.dominion import SpendDominion, destroy_town, dominion_of
from jindori.games.quo_vadis.options import PROTECTS_ALL
from jindori.games.quo_vadis.races import WRATH
from jindori.games.quo_vadis.skills import BITTER_PRAYER, CATACLYSM, DIVINE_PUNISHMENT
from jindori.games.quo_vadis.state import World


def most_spaces(s: World, seat: i64) -> i64:
    """Spaces the seat's Wrath may strike (QV-5.1.3); Divine Punishment strikes one with exactly 2."""
    wrath = s.gods[seat].wrath
    if wrath >= 5:
        return 3
    if wrath >= 3:
        return wrath - 2
    return 1 if wrath == 2 and s.gods[seat].has(DIVINE_PUNISHMENT) else 0


class Prayer(Procedure[World]):
    """DP-V-DOMINION, Bitter Prayer: 2 dominion for 1 Wrath, once a turn, before the Wrath step (QV-V17)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: World) -> bool:
        god = s.gods[self.seat]
        if not god.has(BITTER_PRAYER) or god.wrath >= god.limits[WRATH] or dominion_of(s, self.seat) < 2:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(PRAYER, 1))
        return append(opts, opt1(PRAYER, 0))

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        if arg0(option) == 1:
            s.gain(seat, WRATH, 1, BITTER_PRAYER)
            s.push(SpendDominion(seat, 2, BITTER_PRAYER))


class WrathOfGod(Procedure[World]):
    """DP-WRATH and DP-WRATH-2: no, or a set of spaces of the genesis area (QV-5.1.1 to QV-5.1.6)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "divine_punishment" if s.gods[seat].wrath == 2 else "wrath"

    def step(self, s: World) -> bool:
        if most_spaces(s, self.seat) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        most = most_spaces(s, seat)
        opts = vec[i64]()
        opts = append(opts, opt0(DECLINE))
        for chosen in range(i64(1), i64(8)):
            if ONES[chosen] <= most:
                opts = append(opts, opt2(WRATH_SPACES, s.area, chosen))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt0(DECLINE))
        for chosen in range(i64(1), i64(8)):
            opts = append(opts, opt2(WRATH_SPACES, s.area, chosen))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != WRATH_SPACES:
            return super().refuse(s, seat, option)
        if super().refuse(s, seat, option) == 0:
            return 0
        most = most_spaces(s, seat)
        if most == 0:
            return opt1(TOO_LITTLE_WRATH, s.gods[seat].wrath)
        if arg0(option) != s.area:
            return opt1(STRUCK_OUTSIDE, spaces_of(chosen_in(arg0(option), arg1(option)))[0])
        return opt2(TOO_MANY_SPACES, most, s.gods[seat].wrath)

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        if verb(option) == WRATH_SPACES:
            use_wrath(s, seat, arg1(option))


def use_wrath(s: World, seat: i64, chosen: i64) -> None:
    """Pay all, strike, lay the ring (QV-5.1.2, QV-5.1.4, QV-5.1.7)."""
    area = s.area
    paid = s.gods[seat].wrath
    tell.wrath_used(s, seat=seat, area=area, spaces=chosen_in(area, chosen), paid=paid)
    s.pay(seat, WRATH, paid, BY_WRATH)
    shelters = sheltered(s, area)
    if shelters != 0:
        tell.altar_shelters(s, area=area)
    foreign: i64 = 0
    for i in range(i64(3)):
        if chosen & bit(i):
            foreign += strike(s, seat, area * 3 + i, shelters)
    lay_ring(s, seat, area)
    if s.gods[seat].has(CATACLYSM):
        s.gain_vp(seat, foreign if foreign < 3 else 3, SKILL_POINTS, CATACLYSM)


def strike(s: World, seat: i64, space: i64, shelters: i64) -> i64:
    """All workers return, an intact town falls (QV-5.1.4), unless sheltered (QV-V9). Returns the foreign pieces hit."""
    foreign: i64 = 0
    for owner in range(s.players):
        if shelters & bit(owner):
            continue
        n = s.count(owner, space)
        if n > 0:
            s.return_workers(owner, space, n)
            tell.workers_returned(s, seat=owner, space=space, count=n, why=BY_WRATH)
        if s.gods[owner].towns & bit(space):
            destroy_town(s, owner, space, seat, BY_WRATH)
            n += 1
        if owner != seat:
            foreign += n
    everybody = bit(s.players) - 1
    spared = s.rules.altar_protects == PROTECTS_ALL and shelters == everybody
    if s.rules.buildings_fall and not spared:
        remove_building(s, space, BY_WRATH)
    return foreign


def lay_ring(s: World, seat: i64, area: i64) -> None:
    """The old ring returns first; with none of the colour left the area keeps what it had (QV-5.1.8, QV-5.1.9)."""
    terrain = s.gods[seat].affinity()
    if s.rings[area] == terrain:
        return
    if s.rings_left(terrain) == 0:
        tell.ring_missing(s, seat=seat, area=area, terrain=terrain)
        return
    s.rings = changed(s.rings, area, terrain)
    tell.ring_placed(s, seat=seat, area=area, terrain=terrain)
