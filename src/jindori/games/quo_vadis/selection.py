"""Area selection (QV-4.2): two markers, two genesis cards, one area."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, opt1, opt2, verb
from jindori.engine.rows import copied, holds
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.board import AREAS, FREE, HIGH, LOW
from jindori.games.quo_vadis.causes import BY_FREE
from jindori.games.quo_vadis.codes import (
    AREA_CARDS,
    AREA_CHOSEN,
    AREA_NOT_IN_WORLD,
    CARD_MARKED,
    CHOOSE_AREA,
    FREE_BLOCKED,
    TOO_LITTLE_FAITH,
    WRONG_NUMBERS,
)
from jindori.games.quo_vadis.races import FAITH
from jindori.games.quo_vadis.skills import PROPHET
from jindori.games.quo_vadis.state import EMPTY, World


def free_cost(s: World, seat: i64, card1: i64, card2: i64) -> i64:
    """1 faith for each Free (QV-4.2.4); the first costs a Prophet nothing."""
    cost: i64 = 0
    if card1 == FREE:
        cost += 1
    if card2 == FREE:
        cost += 1
    if cost > 0 and s.gods[seat].has(PROPHET):
        cost -= 1
    return cost


def pairs_for(area: i64) -> vec[i64]:
    """The pairs of genesis cards that name an area (QV-4.2.6), as options: the lower number first, Free last."""
    low = LOW[area]
    high = HIGH[area]
    opts = vec[i64]()
    if low != high:
        opts = append(opts, opt2(AREA_CARDS, low, high))
    opts = append(opts, opt2(AREA_CARDS, low, FREE))
    if low != high:
        opts = append(opts, opt2(AREA_CARDS, high, FREE))
    return append(opts, opt2(AREA_CARDS, FREE, FREE))


PAIRS_FOR: Final = [pairs_for(area) for area in range(AREAS)]


def refuse_pair(s: World, seat: i64, card1: i64, card2: i64) -> i64:
    """Are both cards free to choose, and can the seat pay for them (QV-4.2.1 to QV-4.2.4)?"""
    if card1 != FREE and (card1 == s.marker1 or card1 == s.marker2):
        return opt1(CARD_MARKED, card1)
    if card2 != FREE and (card2 == s.marker1 or card2 == s.marker2):
        return opt1(CARD_MARKED, card2)
    if s.rules.free_blocked and card2 == FREE and (s.marker1 == FREE or s.marker2 == FREE):
        return opt1(FREE_BLOCKED, FREE)
    cost = free_cost(s, seat, card1, card2)
    if cost > s.gods[seat].faith:
        return opt2(TOO_LITTLE_FAITH, cost, s.gods[seat].faith)
    return 0


def ways(s: World, seat: i64, area: i64) -> vec[i64]:
    """The pairs by which the seat may name the area now."""
    opts = vec[i64]()
    for pair in PAIRS_FOR[area]:
        if refuse_pair(s, seat, arg0(pair), arg1(pair)) == 0:
            opts = append(opts, pair)
    return opts


class ChooseArea(Procedure[World]):
    """DP-AREA: the area, then the two cards that name it (asked only if there are several ways)."""

    def __init__(self, seat: i64, area: i64) -> None:
        self.seat = seat
        self.area = area

    def decision(self, s: World, seat: i64) -> str:
        return "area" if self.area == EMPTY else "area_cards"

    def step(self, s: World) -> bool:
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        if self.area != EMPTY:
            return ways(s, seat, self.area)
        opts = vec[i64]()
        for area in range(i64(AREAS)):
            if self.refuse_area(s, seat, area) == 0:
                opts = append(opts, opt1(CHOOSE_AREA, area))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        if self.area != EMPTY:
            return copied(PAIRS_FOR[self.area])
        opts = vec[i64]()
        for area in range(i64(AREAS)):
            if s.in_world(area):
                opts = append(opts, opt1(CHOOSE_AREA, area))
        return opts

    def refuse_area(self, s: World, seat: i64, area: i64) -> i64:
        """Where no pair will do, the reason against the one that comes nearest."""
        if not s.in_world(area):
            return opt1(AREA_NOT_IN_WORLD, area)
        for pair in PAIRS_FOR[area]:
            if refuse_pair(s, seat, arg0(pair), arg1(pair)) == 0:
                return 0
        if LOW[area] == HIGH[area]:
            return refuse_pair(s, seat, LOW[area], FREE)
        if s.gods[seat].faith > 0 or s.rules.free_blocked:
            return refuse_pair(s, seat, FREE, FREE)
        return refuse_pair(s, seat, LOW[area], HIGH[area])

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if self.area == EMPTY and verb(option) == CHOOSE_AREA:
            return self.refuse_area(s, seat, arg0(option))
        if self.area != EMPTY and verb(option) == AREA_CARDS:
            if not holds(PAIRS_FOR[self.area], option):
                return opt1(WRONG_NUMBERS, self.area)
            return refuse_pair(s, seat, arg0(option), arg1(option))
        return NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        if self.area == EMPTY:
            self.area = arg0(option)
            return
        s.pop()
        choose_area(s, seat, self.area, arg0(option), arg1(option))


def choose_area(s: World, seat: i64, area: i64, card1: i64, card2: i64) -> None:
    """Both markers move at once; the area is the genesis area of this turn (QV-4.2.5, QV-4.2.6)."""
    s.marker1 = card1
    s.marker2 = card2
    s.area = area
    s.tell(AREA_CHOSEN, seat=seat, area=area, card1=card1, card2=card2)
    s.pay(seat, FAITH, free_cost(s, seat, card1, card2), BY_FREE)
