"""Buildings (QV-V7 to QV-V13): who may use one, who owns it, building, claiming, exile, income, removal."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import changed
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import SPACES, spaces_of
from jindori.games.quo_vadis.causes import BY_BUILDING, BY_GRANARY, EXILE_POINTS
from jindori.games.quo_vadis.codes import (
    BUILD,
    BUILDING_THERE,
    CLAIM,
    EXILE,
    NO_ALTAR,
    NO_BUILDING_LEFT,
    NO_SURPLUS,
    NO_WORKER_TO_EXILE,
    NOT_CLAIMABLE,
    STOP,
    TOO_LITTLE_FOOD,
)
from jindori.games.quo_vadis.options import (
    ALTAR,
    FORT,
    GRANARY,
    NO_BUILDING,
    NO_LIMIT,
    PROTECTS_ALL,
)
from jindori.games.quo_vadis.races import FOOD
from jindori.games.quo_vadis.skills import NO_SKILL
from jindori.games.quo_vadis.state import EMPTY, World


def owner_of(s: World, space: i64) -> i64:
    """Seat that owns the building in a space, or EMPTY; without QV-V12 nobody owns any (QV-V12.4)."""
    mark = s.owners[space] if s.rules.ownership else EMPTY
    return EMPTY if mark < 0 else mark // 2


def may_use(s: World, seat: i64, space: i64) -> bool:
    """Its owner with QV-V12, else whoever has a piece in its space (QV-V12.4)."""
    if s.rules.ownership:
        return owner_of(s, space) == seat
    return s.gods[seat].pieces() & bit(space) != 0


def sheltered(s: World, area: i64) -> i64:
    """Bit set of the seats whose pieces an altar in the area spares from Wrath (QV-V9)."""
    out: i64 = 0
    if s.rules.altar:
        for space in range(area * 3, area * 3 + 3):
            if s.buildings[space] == ALTAR:
                if s.rules.altar_protects == PROTECTS_ALL:
                    return bit(s.players) - 1
                owner = owner_of(s, space)
                if owner != EMPTY:
                    out |= bit(owner)
    return out


def remove_building(s: World, space: i64, cause: i64) -> None:
    """Back to the supply (QV-V13)."""
    kind = s.buildings[space]
    if kind != NO_BUILDING:
        s.buildings = changed(s.buildings, space, NO_BUILDING)
        s.owners = changed(s.owners, space, EMPTY)
        tell.building_removed(s, space=space, building=kind, why=cause)


def in_supply(s: World, kind: i64) -> i64:
    """Tokens of a kind that are left (QV-V7.1)."""
    n = s.rules.supply(kind)
    for built in s.buildings:
        if built == kind:
            n -= 1
    return n


def mark_of(s: World, seat: i64, space: i64) -> i64:
    """A worker on the chit marks the owner; where an own intact town stays instead, the town does (QV-V12.1)."""
    return seat * 2 + 1 if s.gods[seat].towns & bit(space) else seat * 2


# -- exile (QV-V10) ---------------------------------------------------------------------------------


class Exile(Procedure[World]):
    """DP-V-EXILE: a worker in the space of an altar the player may use leaves the game (QV-V10)."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def step(self, s: World) -> bool:
        if self.left == 0 or len(self.options(s, self.seat)) == 1:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].stands):
            if self.refuse_space(s, seat, space) == 0:
                opts = append(opts, opt1(EXILE, space))
        return append(opts, opt0(STOP))

    def refuse_space(self, s: World, seat: i64, space: i64) -> i64:
        if s.count(seat, space) == 0:
            return opt1(NO_WORKER_TO_EXILE, space)
        if s.buildings[space] != ALTAR or not may_use(s, seat, space):
            return opt1(NO_ALTAR, space)
        return 0

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) == EXILE:
            return self.refuse_space(s, seat, arg0(option))
        return super().refuse(s, seat, option)

    def choose(self, s: World, seat: i64, option: i64) -> None:
        """The k-th exile of the game gives k VP (QV-V10.2)."""
        self.left -= 1
        if verb(option) == STOP:
            self.left = 0
            return
        god = s.gods[seat]
        s.lift_worker(seat, arg0(option))
        god.exiled += 1
        tell.exiled(s, seat=seat, space=arg0(option), count=god.exiled)
        s.gain_vp(seat, god.exiled, EXILE_POINTS, NO_SKILL)


# -- building (QV-V7) ---------------------------------------------------------------------------------


def has_surplus(s: World, seat: i64, space: i64) -> bool:
    """Two or more own workers, or an own intact town and a worker (QV-V7.2)."""
    n = s.count(seat, space)
    return n >= 2 or (n == 1 and s.gods[seat].towns & bit(space) != 0)


class Build(Procedure[World]):
    """DP-V-BUILD: for a surplus worker, one building into the space (QV-V7.2 to QV-V7.4)."""

    def __init__(self, seat: i64, built: i64) -> None:
        self.seat = seat
        self.built = built

    def step(self, s: World) -> bool:
        most = s.rules.most_builds
        if (most != NO_LIMIT and self.built >= most) or len(self.options(s, self.seat)) == 1:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].stands):
            for kind in range(i64(FORT), i64(GRANARY) + 1):
                if self.refuse_building(s, seat, space, kind) == 0:
                    opts = append(opts, opt2(BUILD, space, kind))
        return append(opts, opt0(STOP))

    def refuse_building(self, s: World, seat: i64, space: i64, kind: i64) -> i64:
        if not s.rules.exists(kind):
            return NOT_OFFERED
        if not has_surplus(s, seat, space):
            return opt1(NO_SURPLUS, space)
        if s.buildings[space] != NO_BUILDING:
            return opt2(BUILDING_THERE, space, s.buildings[space])
        if in_supply(s, kind) <= 0:
            return opt1(NO_BUILDING_LEFT, kind)
        if s.gods[seat].food < s.rules.build_food:
            return opt2(TOO_LITTLE_FOOD, s.rules.build_food, s.gods[seat].food)
        return 0

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].stands):
            for kind in range(i64(FORT), i64(GRANARY) + 1):
                if s.rules.exists(kind) and has_surplus(s, seat, space):
                    opts = append(opts, opt2(BUILD, space, kind))
        return append(opts, opt0(STOP))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) == BUILD:
            return self.refuse_building(s, seat, arg0(option), arg1(option))
        return super().refuse(s, seat, option)

    def choose(self, s: World, seat: i64, option: i64) -> None:
        if verb(option) == STOP:
            s.pop()
            return
        self.built += 1
        space = arg0(option)
        kind = arg1(option)
        s.pay(seat, FOOD, s.rules.build_food, BY_BUILDING)
        s.return_workers(seat, space, 1)
        s.buildings = changed(s.buildings, space, kind)
        if s.rules.ownership:
            s.owners = changed(s.owners, space, mark_of(s, seat, space))
        tell.building_built(s, seat=seat, space=space, building=kind)


# -- claiming and income (QV-V12.3, QV-V11) --------------------------------------------------------------


class Claim(Procedure[World]):
    """DP-V-CLAIM: an unowned building in a space with an own piece (QV-V12.3)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: World) -> bool:
        if not s.rules.ownership or len(self.options(s, self.seat)) == 1:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].pieces()):
            if s.buildings[space] != NO_BUILDING and s.owners[space] < 0:
                opts = append(opts, opt1(CLAIM, space))
        return append(opts, opt0(STOP))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if super().refuse(s, seat, option) == 0:
            return 0
        return opt1(NOT_CLAIMABLE, arg0(option)) if verb(option) == CLAIM else NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        if verb(option) == STOP:
            s.pop()
            return
        space = arg0(option)
        s.owners = changed(s.owners, space, mark_of(s, seat, space))
        tell.building_claimed(s, seat=seat, space=space, building=s.buildings[space])


def granary_income(s: World, seat: i64) -> None:
    """Food for each granary the player may use (QV-V11.1)."""
    if not s.rules.granary:
        return
    for space in range(i64(SPACES)):
        if s.buildings[space] == GRANARY and may_use(s, seat, space):
            s.gain(seat, FOOD, s.rules.granary_income, BY_GRANARY)
