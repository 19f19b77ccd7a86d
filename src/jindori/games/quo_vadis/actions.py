"""The actions of the five kinds of card (QV-5.5)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import holds, plus, without
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import spaces_of
from jindori.games.quo_vadis.causes import BY_CARD, BY_CONVERSION, BY_EXCHANGE, PROSPERITY_POINTS
from jindori.games.quo_vadis.codes import (
    ABOVE_LIMIT,
    CARD_NOT_FOR_PROSPERITY,
    CONVERT_FAITH,
    CONVERTED_ALREADY,
    DISCARD_ONE,
    EXCHANGE,
    GAIN,
    MOVE,
    NO_ACTION_LEFT,
    NO_WORKER_TO_MOVE,
    NOT_ADJACENT,
    NOT_ENOUGH_OF_IT,
    NOT_THERE_AT_START,
    NOTHING,
    REPEAT,
    SAME_RESOURCE,
    STOP,
    TOO_LITTLE_FAITH,
    TOO_MANY_ACTIONS,
    WRATH_FULL,
)
from jindori.games.quo_vadis.god import NO_CARDS
from jindori.games.quo_vadis.races import (
    BLESSING,
    FAITH,
    FOOD,
    LABOUR,
    MIRACLE,
    RESOURCES,
    REVELATION,
    WAR_SPIRIT,
    WRATH,
)
from jindori.games.quo_vadis.skills import NO_SKILL, SECRET_RITE, TRADE
from jindori.games.quo_vadis.state import World, distinct


def begin_actions(s: World, seat: i64) -> None:
    """The action of the card's kind, as many times as counted (QV-5.4.8)."""
    if s.kind == BLESSING or s.kind == LABOUR:
        s.push(RepeatAction(seat))
    elif s.kind == MIRACLE:
        s.push(MiracleActions(seat, s.actions, 0))
    elif s.kind == REVELATION:
        s.push(RevelationActions(seat, s.actions, movers_of(s, seat)))
    else:
        s.push(ProsperityActions(seat, s.actions, 0))


# -- Blessing and Labour (QV-5.5.1, QV-5.5.2) -------------------------------------------------------------


class RepeatAction(Procedure[World]):
    """DP-REPEAT: how many times, all of them first in the list."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "repeat"

    def step(self, s: World) -> bool:
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        n = s.actions
        while n >= 0:
            opts = append(opts, opt1(REPEAT, n))
            n -= 1
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != REPEAT:
            return NOT_OFFERED
        return opt2(TOO_MANY_ACTIONS, arg0(option), s.actions) if arg0(option) > s.actions else 0

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        counter: i64 = WAR_SPIRIT if s.kind == BLESSING else FOOD
        s.gain(seat, counter, arg0(option), BY_CARD)


# -- Miracle (QV-5.5.3 to QV-5.5.5) -----------------------------------------------------------------------


def conversion_cost(s: World, seat: i64) -> i64:
    return 2 if s.gods[seat].has(SECRET_RITE) else 3


class MiracleActions(Procedure[World]):
    """DP-MIRACLE: the next action, the conversion of faith into Wrath (once), or stop."""

    def __init__(self, seat: i64, left: i64, converted: i64) -> None:
        self.seat = seat
        self.left = left
        self.converted = converted

    def decision(self, s: World, seat: i64) -> str:
        return "miracle"

    def step(self, s: World) -> bool:
        if self.left == 0 and self.refuse_conversion(s, self.seat) != 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def refuse_conversion(self, s: World, seat: i64) -> i64:
        god = s.gods[seat]
        if self.converted == 1:
            return opt0(CONVERTED_ALREADY)
        if god.wrath >= god.limits[WRATH]:
            return opt0(WRATH_FULL)
        cost = conversion_cost(s, seat)
        return opt2(TOO_LITTLE_FAITH, cost, god.faith) if god.faith < cost else 0

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.left > 0:
            opts = append(opts, opt0(GAIN))
        if self.refuse_conversion(s, seat) == 0:
            opts = append(opts, opt0(CONVERT_FAITH))
        return append(opts, opt0(STOP))

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt0(GAIN))
        opts = append(opts, opt0(CONVERT_FAITH))
        return append(opts, opt0(STOP))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        v = verb(option)
        if v == GAIN:
            return 0 if self.left > 0 else opt0(NO_ACTION_LEFT)
        if v == CONVERT_FAITH:
            return self.refuse_conversion(s, seat)
        return 0 if v == STOP else NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        v = verb(option)
        if v == STOP:
            s.pop()
        elif v == GAIN:
            self.left -= 1
            s.gain(seat, FAITH, 1, BY_CARD)
        else:
            self.converted = 1
            s.pay(seat, FAITH, conversion_cost(s, seat), BY_CONVERSION)
            s.gain(seat, WRATH, 1, BY_CONVERSION)


# -- Revelation (QV-5.5.6 to QV-5.5.8) ---------------------------------------------------------------------


def movers_of(s: World, seat: i64) -> vec[i64]:
    """Own workers in the genesis area when the action begins: one entry a worker, the space it is in."""
    out = vec[i64]()
    for space in range(s.area * 3, s.area * 3 + 3):
        for _ in range(s.count(seat, space)):
            out = append(out, space)
    return out


class RevelationActions(Procedure[World]):
    """DP-REVELATION: each action moves one of those workers to an adjacent space, without food."""

    def __init__(self, seat: i64, left: i64, movers: vec[i64]) -> None:
        self.seat = seat
        self.left = left
        self.movers = movers

    def decision(self, s: World, seat: i64) -> str:
        return "revelation"

    def step(self, s: World) -> bool:
        if self.left == 0 or len(self.movers) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for space in distinct(self.movers):
            for to in spaces_of(s.near[space]):
                opts = append(opts, opt2(MOVE, space, to))
        return append(opts, opt0(STOP))

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) == STOP:
            return 0
        if verb(option) != MOVE:
            return NOT_OFFERED
        origin = arg0(option)
        if s.count(seat, origin) == 0:
            return opt1(NO_WORKER_TO_MOVE, origin)
        if not holds(self.movers, origin):
            return opt1(NOT_THERE_AT_START, origin)
        return 0 if s.near[origin] & bit(arg1(option)) else opt2(NOT_ADJACENT, origin, arg1(option))

    def choose(self, s: World, seat: i64, option: i64) -> None:
        if verb(option) == STOP:
            s.pop()
            return
        self.left -= 1
        self.movers = plus(without(self.movers, arg0(option)), arg1(option))
        s.lift_worker(seat, arg0(option))
        s.put_worker(seat, arg1(option))
        tell.worker_moved(s, seat=seat, from_=arg0(option), to=arg1(option))


# -- Prosperity (QV-5.5.9 to QV-5.5.11) ----------------------------------------------------------------------


class ProsperityActions(Procedure[World]):
    """DP-PROSPERITY: each action 1 VP up to the cap, and nothing, a discard or an exchange; or stop."""

    def __init__(self, seat: i64, left: i64, scored: i64) -> None:
        self.seat = seat
        self.left = left
        self.scored = scored

    def decision(self, s: World, seat: i64) -> str:
        return "prosperity"

    def cap(self, s: World) -> i64:
        return 5 if s.gods[self.seat].has(TRADE) else 3

    def step(self, s: World) -> bool:
        if self.left == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt0(NOTHING))
        for kind in distinct(s.gods[seat].hand):
            opts = append(opts, opt1(DISCARD_ONE, kind))
        for origin in range(i64(RESOURCES)):
            for to in range(i64(RESOURCES)):
                if self.refuse_exchange(s, seat, origin, to) == 0:
                    opts = append(opts, opt2(EXCHANGE, origin, to))
        return append(opts, opt0(STOP))

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = self.options(s, seat)
        for origin in range(i64(RESOURCES)):
            for to in range(i64(RESOURCES)):
                if origin != to:
                    opts = append(opts, opt2(EXCHANGE, origin, to))
        return opts

    def refuse_exchange(self, s: World, seat: i64, origin: i64, to: i64) -> i64:
        """1 resource of one kind into 1 of another, not above its limit, Wrath excluded (QV-5.5.10)."""
        god = s.gods[seat]
        if origin == to or origin >= RESOURCES or to >= RESOURCES:
            return opt1(SAME_RESOURCE, to)
        if god.amount(origin) == 0:
            return opt1(NOT_ENOUGH_OF_IT, origin)
        return opt1(ABOVE_LIMIT, to) if god.amount(to) >= god.limits[to] else 0

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        v = verb(option)
        if v == DISCARD_ONE:
            return 0 if holds(s.gods[seat].hand, arg0(option)) else opt1(CARD_NOT_FOR_PROSPERITY, arg0(option))
        if v == EXCHANGE:
            return self.refuse_exchange(s, seat, arg0(option), arg1(option))
        return 0 if v == STOP or v == NOTHING else NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        v = verb(option)
        if v == STOP:
            s.pop()
            return
        self.left -= 1
        if self.scored < self.cap(s):
            self.scored += 1
            s.gain_vp(seat, 1, PROSPERITY_POINTS, NO_SKILL)
        if v == DISCARD_ONE:
            s.drop_card(seat, arg0(option))
            tell.discarded(s, seat=seat, cards=plus(NO_CARDS, arg0(option)))
        elif v == EXCHANGE:
            s.pay(seat, arg0(option), 1, BY_EXCHANGE)
            s.gain(seat, arg1(option), 1, BY_EXCHANGE)
