"""Hand placement (QV-5.3) and generations (QV-5.4, QV-5.6): the card, entreaty, inheritance, number of actions."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, opt0, opt1, opt2, verb
from jindori.engine.rows import copied, holds, plus, row, without
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.causes import BY_ENTREATY
from jindori.games.quo_vadis.codes import (
    ACTIONS_COUNTED,
    CARD,
    CARD_NOT_IN_HAND,
    CARD_PLAYED,
    CIVIC,
    ENTREATY,
    ENTREATY_DOMINION,
    FIRST_ROUND,
    LAST_GENERATION,
    NO_DOMINION,
    NO_ENTREATY,
    NO_PLACE_FOR_TOWN,
    PRINTED_KIND,
    TOO_LITTLE_FAITH,
)
from jindori.games.quo_vadis.dominion import SpendDominion, dominion_of
from jindori.games.quo_vadis.races import CHANGE, CONTINUE, FAITH, GENERATIONS, KINDS, REVELATION
from jindori.games.quo_vadis.settlement import town_sites
from jindori.games.quo_vadis.skills import CIVIC_SPLENDOUR, INNER_TEMPLE, LORE, MORE_ACTIONS, ORACLE, TIDES
from jindori.games.quo_vadis.state import EMPTY, World, distinct

ENTREATIES: Final = row([ENTREATY, ENTREATY_DOMINION])


# -- the card (QV-5.3) ------------------------------------------------------------------------------------


def refuse_change(s: World, seat: i64) -> i64:
    """May the seat begin a new generation (QV-5.3.3, QV-5.3.5, QV-5.3.6)?"""
    god = s.gods[seat]
    if s.round == 1:
        return opt0(FIRST_ROUND)
    if god.generation == GENERATIONS - 1:
        return opt0(LAST_GENERATION)
    if len(town_sites(s, seat)) == 0:
        return opt0(NO_PLACE_FOR_TOWN)
    return 0


def entreaty_cost(s: World, seat: i64) -> i64:
    return 1 if s.gods[seat].has(ORACLE) else 2


class PlayCard(Procedure[World]):
    """DP-CARD: a hand card onto the current generation or as the first of the next; then entreaty, if it can be paid.

    Between the two steps the card lies on the table: it is in this procedure, not in the hand.
    """

    def __init__(self, seat: i64, card: i64, mode: i64) -> None:
        self.seat = seat
        self.card = card
        self.mode = mode

    def decision(self, s: World, seat: i64) -> str:
        return "card" if self.card == EMPTY else "entreaty"

    def always_asks(self) -> bool:
        """That there is only one card to choose from would tell the others what the rest of the hand is."""
        return self.card == EMPTY

    def step(self, s: World) -> bool:
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.card == EMPTY:
            may_change = refuse_change(s, seat) == 0
            for kind in distinct(s.gods[seat].hand):
                opts = append(opts, opt2(CARD, kind, CONTINUE))
                if may_change:
                    opts = append(opts, opt2(CARD, kind, CHANGE))
            return opts
        opts = append(opts, opt0(NO_ENTREATY))
        for verb_ in ENTREATIES:
            for kind in range(i64(len(KINDS))):
                if self.refuse_entreaty(s, seat, verb_, kind) == 0:
                    opts = append(opts, opt1(verb_, kind))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.card == EMPTY:
            for kind in distinct(s.gods[seat].hand):
                opts = append(opts, opt2(CARD, kind, CONTINUE))
                opts = append(opts, opt2(CARD, kind, CHANGE))
            return opts
        opts = append(opts, opt0(NO_ENTREATY))
        for kind in range(i64(len(KINDS))):
            opts = append(opts, opt1(ENTREATY, kind))
            if s.gods[seat].has(INNER_TEMPLE):
                opts = append(opts, opt1(ENTREATY_DOMINION, kind))
        return opts

    def refuse_entreaty(self, s: World, seat: i64, verb_: i64, kind: i64) -> i64:
        """QV-5.3.7: 2 faith (1 with Oracle); Inner Temple takes 1 dominion instead. Not the printed kind."""
        god = s.gods[seat]
        if kind == self.card:
            return opt1(PRINTED_KIND, kind)
        if verb_ == ENTREATY:
            cost = entreaty_cost(s, seat)
            return opt2(TOO_LITTLE_FAITH, cost, god.faith) if god.faith < cost else 0
        if not god.has(INNER_TEMPLE):
            return NOT_OFFERED
        return opt0(NO_DOMINION) if dominion_of(s, seat) == 0 else 0

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        v = verb(option)
        if v == CARD and self.card == EMPTY:
            if not holds(s.gods[seat].hand, arg0(option)):
                return opt1(CARD_NOT_IN_HAND, arg0(option))
            return refuse_change(s, seat) if arg1(option) == CHANGE else 0
        if self.card != EMPTY and v == NO_ENTREATY:
            return 0
        if self.card != EMPTY and (v == ENTREATY or v == ENTREATY_DOMINION):
            return self.refuse_entreaty(s, seat, v, arg0(option))
        return NOT_OFFERED

    def choose(self, s: World, seat: i64, option: i64) -> None:
        v = verb(option)
        if v == CARD:
            self.card = arg0(option)
            self.mode = arg1(option)
            s.gods[seat].hand = without(s.gods[seat].hand, self.card)
            return
        s.pop()
        kind = self.card
        if v != NO_ENTREATY:
            kind = arg0(option)
            if v == ENTREATY:
                s.pay(seat, FAITH, entreaty_cost(s, seat), BY_ENTREATY)
        play_card(s, seat, self.card, self.mode, kind)
        if v == ENTREATY_DOMINION:
            s.push(SpendDominion(seat, 1, INNER_TEMPLE))


def play_card(s: World, seat: i64, card: i64, mode: i64, kind: i64) -> None:
    """Into the generation area (QV-5.4.1, QV-5.6.1); then count the actions."""
    god = s.gods[seat]
    if mode == CHANGE:
        god.generation += 1
        s.changed = True
    sizes = copied(god.sizes)
    sizes[god.generation] += 1
    god.sizes = sizes
    god.played = plus(god.played, card)
    s.kind = kind
    entreaty = i64(EMPTY) if kind == card else kind
    s.tell(CARD_PLAYED, seat=seat, kind=card, mode=mode, generation=god.generation + 1, entreaty=entreaty)
    count_actions(s, seat)


def count_actions(s: World, seat: i64) -> None:
    """Cards of the generation, or the highest inheritance power if that is more; then skills (QV-5.4.2 to QV-5.4.7)."""
    god = s.gods[seat]
    s.actions = god.sizes[god.generation]
    s.power = 0
    if not s.rules.no_inheritance:
        for old in range(god.generation):
            if god.sizes[old] > 0 and god.top_of(old) == s.kind:
                power = god.sizes[old]
                if god.has(LORE):
                    power += 1
                if power > s.power:
                    s.power = power
    if s.power > s.actions:
        s.actions = s.power
    more = MORE_ACTIONS[s.kind]
    if more >= 0 and god.has(more):
        s.actions += 2 if s.kind == REVELATION else 1
    if s.kind == REVELATION and god.has(TIDES):
        s.actions += 1
    tell_actions(s, seat)


def tell_actions(s: World, seat: i64) -> None:
    s.tell(ACTIONS_COUNTED, seat=seat, kind=s.kind, actions=s.actions, power=s.power)


class Splendour(Procedure[World]):
    """DP-V-DOMINION, Civic Splendour: 1 dominion for 1 more action, once a turn, before the card's action (QV-V17)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "civic"

    def step(self, s: World) -> bool:
        if not s.gods[self.seat].has(CIVIC_SPLENDOUR) or dominion_of(s, self.seat) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(CIVIC, 1))
        return append(opts, opt1(CIVIC, 0))

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        if arg0(option) == 1:
            s.actions += 1
            s.push(SpendDominion(seat, 1, CIVIC_SPLENDOUR))
            tell_actions(s, seat)
