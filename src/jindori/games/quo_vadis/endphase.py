"""The end phase (QV-7.1 to QV-7.3): refill, rebuilding, end-phase skills, adjustment."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt0, opt1, opt2, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.board import spaces_of
from jindori.games.quo_vadis.causes import BY_ADJUSTMENT, BY_REBUILDING
from jindori.games.quo_vadis.codes import DECLINE, NO_RUIN, REBUILD, TOO_LITTLE_FOOD, WORKERS_RETURNED
from jindori.games.quo_vadis.dominion import rebuild_town
from jindori.games.quo_vadis.races import FAITH, FOOD
from jindori.games.quo_vadis.skills import MEDITATION, RECONSTRUCTION
from jindori.games.quo_vadis.state import World


def refill(s: World, seat: i64) -> None:
    """Draw up to the hand limit (QV-7.1.1)."""
    god = s.gods[seat]
    n = god.hand_limit() - len(god.hand)
    if n > 0:
        s.draw(seat, n)


def rebuild_by_workers(s: World, seat: i64) -> None:
    """Every own destroyed town with an own worker in its space, one worker each (QV-7.2)."""
    god = s.gods[seat]
    for space in spaces_of(god.ruins & god.stands):
        s.return_workers(seat, space, 1)
        s.tell(WORKERS_RETURNED, seat=seat, space=space, count=1, why=BY_REBUILDING)
        rebuild_town(s, seat, space)


def meditate(s: World, seat: i64) -> None:
    """Meditation: 1 faith for who has none."""
    god = s.gods[seat]
    if god.has(MEDITATION) and god.faith == 0:
        s.gain(seat, FAITH, 1, MEDITATION)


class Reconstruct(Procedure[World]):
    """DP-REBUILD: 1 food rebuilds one own destroyed town, no worker needed."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "rebuild"

    def step(self, s: World) -> bool:
        god = s.gods[self.seat]
        if not god.has(RECONSTRUCTION) or god.food == 0 or god.ruins == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in spaces_of(s.gods[seat].ruins):
            opts = append(opts, opt1(REBUILD, space))
        return append(opts, opt0(DECLINE))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        god = s.gods[seat]
        if verb(option) == REBUILD:
            if god.food == 0:
                return opt2(TOO_LITTLE_FOOD, 1, 0)
            return 0 if god.ruins & bit(arg0(option)) else opt1(NO_RUIN, arg0(option))
        return 0 if verb(option) == DECLINE else NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        if verb(option) == REBUILD:
            s.pay(seat, FOOD, 1, RECONSTRUCTION)
            rebuild_town(s, seat, arg0(option))


def adjust(s: World, seat: i64) -> None:
    """One piece a space stays: the town, else one worker (QV-7.3); with QV-V21 stacks stay."""
    god = s.gods[seat]
    for space in spaces_of(god.stands):
        surplus = s.count(seat, space)
        if god.towns & bit(space) == 0:
            surplus = i64(0) if s.rules.keep_stacks else surplus - 1
        if surplus > 0:
            s.return_workers(seat, space, surplus)
            s.tell(WORKERS_RETURNED, seat=seat, space=space, count=surplus, why=BY_ADJUSTMENT)
