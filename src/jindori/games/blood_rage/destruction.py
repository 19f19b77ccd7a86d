"""Destruction and its replacements (BR-17.1): who is about to die, who may save whom, who goes to Valhalla."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import UNSAID, arg0, arg1, bit, opt1, opt2, opt4, verb
from jindori.engine.rows import filled
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    FIRST_MONSTER,
    FJORD_OF,
    LEADER,
    RAGNAROK_GLORY,
    SEATS,
    SHIP,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    ETERNAL_DRAGONS,
    FIRE_DRAGONS,
    FRIGGAS_PROTECTION,
    LOKIS_DRAGONS,
    ODINS_INSPIRATION,
    VOLUR_WITCH,
)
from jindori.games.blood_rage.causes import BY_RAGNAROK, BY_TROLL, WHY_RAGNAROK
from jindori.games.blood_rage.codes import (
    DESTROYED,
    NOT_IN_DANGER,
    PROTECT,
    PROTECTED,
    RETREATED,
    TOO_LITTLE_RAGE_TO_PROTECT,
    WITCH_RETREAT,
)
from jindori.games.blood_rage.state import Saga, is_ship

# Columns of a doomed row, one row a seat: warriors, leader, ship, monster of slot 1, of slot 2.
COLUMNS: Final = 5
WITCH: Final = FIRST_MONSTER + VOLUR_WITCH


def nobody_doomed(players: i64) -> vec[i64]:
    return filled(players * COLUMNS, 0)


def doom_all(s: Saga, doomed: vec[i64], seat: i64, province: i64) -> None:
    """Mark every figure of the clan in the province and its supporting fjord."""
    clan = s.clans[seat]
    fjord = FJORD_OF[province]
    base = seat * COLUMNS
    doomed[base] = s.warriors[province * SEATS + seat]
    if clan.leader == province:
        doomed[base + 1] = 1
    if clan.ship == fjord and fjord >= 0:
        doomed[base + 2] = 1
    if clan.beast1 == province or (clan.beast1 == fjord and fjord >= 0):
        doomed[base + 3] = 1
    if clan.beast2 == province or (clan.beast2 == fjord and fjord >= 0):
        doomed[base + 4] = 1


def strike_enemies(s: Saga, striker: i64, province: i64, cause: i64) -> None:
    """Troll: enemy warriors there (BR-17.2.1). Fire Giant: all enemy figures but monsters, the fjord too (BR-17.2.6)."""
    doomed = nobody_doomed(s.players)
    for seat in range(s.players):
        if seat == striker:
            continue
        if cause == BY_TROLL:
            doomed[seat * COLUMNS] = s.warriors[province * SEATS + seat]
        else:
            doom_all(s, doomed, seat, province)
            doomed[seat * COLUMNS + 3] = 0
            doomed[seat * COLUMNS + 4] = 0
    destroy(s, province, s.lead(), cause, doomed)


def destroy(s: Saga, province: i64, lead: i64, cause: i64, doomed: vec[i64]) -> None:
    """Open the destruction of the marked figures, if there are any."""
    for n in doomed:
        if n > 0:
            s.push(Destruction(province, lead, cause, doomed, 0))
            return


class Destruction(Procedure[Saga]):
    """BR-17.1.1: replacements in lead order, then all remaining figures to Valhalla together, then rewards for ships."""

    def __init__(self, province: i64, lead: i64, cause: i64, doomed: vec[i64], cursor: i64) -> None:
        self.province = province
        self.lead = lead
        self.cause = cause
        self.doomed = doomed
        self.cursor = cursor

    def seat_of(self, s: Saga) -> i64:
        return s.clockwise(self.lead, self.cursor // 2)

    def step(self, s: Saga) -> bool:
        while self.cursor < s.players * 2:
            seat = self.seat_of(s)
            if self.cursor % 2 == 0 and self.witch_may_retreat(s, seat):
                return s.ask(seat)
            if self.cursor % 2 == 1 and self.may_protect(s, seat):
                return s.ask(seat)
            self.cursor += 1
        s.pop()
        self.finish(s)
        return False

    # -- replacements -----------------------------------------------------------------

    def witch_column(self, s: Saga, seat: i64) -> i64:
        clan = s.clans[seat]
        for slot in range(i64(2)):
            if clan.monster(slot) == WITCH and self.doomed[seat * COLUMNS + 3 + slot] == 1:
                return seat * COLUMNS + 3 + slot
        return -1

    def witch_may_retreat(self, s: Saga, seat: i64) -> bool:
        """BR-17.2.8: in an outer province, whatever the cause, she may go to Yggdrasil instead."""
        return self.province != YGGDRASIL and self.witch_column(s, seat) >= 0

    def may_protect(self, s: Saga, seat: i64) -> bool:
        """BR-17.4.9, BR-17.1.4: 1 Rage a figure, not against Ragnarök."""
        clan = s.clans[seat]
        if self.cause == BY_RAGNAROK or clan.rage == 0 or not clan.has(FRIGGAS_PROTECTION):
            return False
        for column in range(i64(COLUMNS)):
            if self.doomed[seat * COLUMNS + column] > 0:
                return True
        return False

    def decision(self, s: Saga, seat: i64) -> str:
        return "witch_retreat" if self.cursor % 2 == 0 else "protect"

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.cursor % 2 == 0:
            opts = append(opts, opt1(WITCH_RETREAT, 1))
            return append(opts, opt1(WITCH_RETREAT, 0))
        base = seat * COLUMNS
        clan = s.clans[seat]
        for singles in range(i64(16)):
            n: i64 = 0
            fits = True
            for column in range(i64(4)):
                if singles & bit(column):
                    n += 1
                    if self.doomed[base + 1 + column] == 0:
                        fits = False
            if not fits:
                continue
            for warriors in range(self.doomed[base] + 1):
                if n + warriors <= clan.rage:
                    opts = append(opts, opt4(PROTECT, warriors, singles, clan.monster(0) + 1, clan.monster(1) + 1))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if self.cursor % 2 == 0 or verb(option) != PROTECT:
            return super().refuse(s, seat, option)
        base = seat * COLUMNS
        n = arg0(option)
        if n > self.doomed[base]:
            return opt1(NOT_IN_DANGER, WARRIOR)
        for column in range(i64(4)):
            if arg1(option) & bit(column):
                n += 1
                if self.doomed[base + 1 + column] == 0:
                    return opt1(NOT_IN_DANGER, single_kind(s, seat, column))
        rage = s.clans[seat].rage
        return 0 if n <= rage else opt2(TOO_LITTLE_RAGE_TO_PROTECT, n, rage)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        if self.cursor % 2 == 0:
            if arg0(option) == 1:
                column = self.witch_column(s, seat)
                self.doomed[column] = 0
                s.move(seat, WITCH, self.province, YGGDRASIL)
                s.tell(RETREATED, seat=seat, figure=WITCH, from_=self.province, to=YGGDRASIL)
        else:
            self.save_figures(s, seat, arg0(option), arg1(option))
        self.cursor += 1

    def save_figures(self, s: Saga, seat: i64, warriors: i64, singles: i64) -> None:
        base = seat * COLUMNS
        saved = filled(COLUMNS, 0)
        saved[0] = n = warriors
        for column in range(i64(4)):
            if singles & bit(column):
                saved[1 + column] = 1
                n += 1
        if n > 0:
            for column in range(i64(COLUMNS)):
                self.doomed[base + column] -= saved[column]
            s.gain_rage(seat, -n, FRIGGAS_PROTECTION)
            tell_figures(s, PROTECTED, seat, self.province, saved, 0, UNSAID)

    # -- the end of it ------------------------------------------------------------------

    def finish(self, s: Saga) -> None:
        fight = s.fight
        for seat in s.seats_from(self.lead):
            dead = bury(s, seat, self.province, self.doomed, self.cause)
            if dead == 0:
                continue
            if fight is not None:
                fight.add_dead(seat, dead)
            if self.cause == BY_RAGNAROK:
                glory = dead * RAGNAROK_GLORY[s.age]
                if s.clans[seat].has(ODINS_INSPIRATION):
                    glory *= 2
                s.gain_glory(seat, glory, WHY_RAGNAROK)
        for seat in s.seats_from(self.lead):
            reward_ships(s, seat, self.ships_lost(s, seat))

    def ships_lost(self, s: Saga, seat: i64) -> i64:
        base = seat * COLUMNS
        n = self.doomed[base + 2]
        clan = s.clans[seat]
        for slot in range(i64(2)):
            if self.doomed[base + 3 + slot] == 1 and is_ship(clan.monster(slot)):
                n += 1
        return n


def bury(s: Saga, seat: i64, province: i64, doomed: vec[i64], cause: i64) -> i64:
    """Move the clan's marked figures to Valhalla (BR-2.3.5); returns how many."""
    base = seat * COLUMNS
    clan = s.clans[seat]
    warriors = doomed[base]
    n = warriors
    for _ in range(warriors):
        s.move(seat, WARRIOR, province, VALHALLA)
    for column in range(i64(4)):
        if doomed[base + 1 + column] == 0:
            continue
        kind = single_kind(s, seat, column)
        s.move(seat, kind, clan.where(kind), VALHALLA)
        n += 1
    if n > 0:
        tell_figures(s, DESTROYED, seat, province, doomed, base, cause)
    return n


def tell_figures(s: Saga, kind: i64, seat: i64, place: i64, marked: vec[i64], base: i64, cause: i64) -> None:
    """Tell of the figures in the columns from ``base`` on."""
    if s.hears(kind):
        clan = s.clans[seat]
        first = clan.monster(0) + 1 if marked[base + 3] == 1 else 0
        second = clan.monster(1) + 1 if marked[base + 4] == 1 else 0
        s.tell(
            kind, seat=seat, place=place, warriors=marked[base], leader=marked[base + 1], ship=marked[base + 2],
            monster=first, other_monster=second, cause=cause,
        )  # fmt: skip


def single_kind(s: Saga, seat: i64, column: i64) -> i64:
    """Figure kind of a single figure's column: leader, ship, monsters."""
    if column == 0:
        return LEADER
    if column == 1:
        return SHIP
    return s.clans[seat].monster(column - 2)


def reward_ships(s: Saga, seat: i64, ships: i64) -> None:
    """BR-17.3.3: Dragons pay for each own ship destroyed, by whatever cause."""
    if ships == 0:
        return
    clan = s.clans[seat]
    if clan.has(LOKIS_DRAGONS):
        s.gain_glory(seat, 4 * ships, LOKIS_DRAGONS)
    if clan.has(FIRE_DRAGONS):
        s.gain_glory(seat, 8 * ships, FIRE_DRAGONS)
    if clan.has(ETERNAL_DRAGONS):
        s.gain_glory(seat, 12 * ships, ETERNAL_DRAGONS)
