"""Invade (BR-7): placing figures from the reserve, by action or for free, and what follows from it."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, opt0, opt1, opt2, verb
from jindori.engine.shared.sequence import Sequence
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.board import (
    FIGURE_STRENGTH,
    FIRST_MONSTER,
    FJORD_NORTH,
    LEADER,
    ON_BOARD,
    PROVINCES,
    RESERVE,
    SHIP,
    VALHALLA,
    VILLAGES,
    WARRIOR,
    YGGDRASIL,
)
from jindori.games.blood_rage.call import refuse_pillage
from jindori.games.blood_rage.cards import (
    DARK_ELF,
    DWARF_CHIEFTAIN,
    EXPERTS_IN_ARMS,
    FIRE_GIANT,
    FRIGGAS_SUCCOR,
    MASTERS_IN_ARMS,
    SEA_SERPENT,
    SOLDIER_OF_HEL,
    THORS_DOMAIN,
    TROLL,
)
from jindori.games.blood_rage.causes import BY_FIRE_GIANT, BY_TROLL, WHY_COST
from jindori.games.blood_rage.clan import Clan, horns_full
from jindori.games.blood_rage.codes import (
    DECLINE,
    FJORD_CLOSED,
    FJORDS_FOR_SHIPS,
    FREE_INVADE,
    HORNS_FULL,
    INVADE,
    NO_ROOM,
    NO_SUCH_FIGURE,
    NOT_IN_RESERVE,
    NOT_IN_VALHALLA,
    ONLY_THE_NEW_MONSTER,
    PLACE_DESTROYED,
    SHIPS_TO_FJORDS,
    SUCCOR,
    THORS_DOMAIN_PILLAGE,
    TOO_LITTLE_RAGE,
    WRONG_FIGURE,
    YGGDRASIL_CLOSED,
)
from jindori.games.blood_rage.destruction import strike_enemies
from jindori.games.blood_rage.state import Saga, is_ship

KINDS: Final = 12


def invade_cost(clan: Clan, kind: i64) -> i64:
    """Rage to invade with one figure: its strength in the reserve (BR-7.1.5, BR-7.1.7, BR-17.2.2)."""
    if kind == LEADER or kind == FIRST_MONSTER + DWARF_CHIEFTAIN or kind == FIRST_MONSTER + SOLDIER_OF_HEL:
        return 0
    if kind == WARRIOR:
        return 2 if clan.has(EXPERTS_IN_ARMS) or clan.has(MASTERS_IN_ARMS) else 1
    return FIGURE_STRENGTH[kind]


def refuse_entry(s: Saga, seat: i64, kind: i64, place: i64) -> i64:
    """May this kind of figure enter this place by an invade: ground, room and Horns (BR-7.1.2 to BR-7.1.6)?"""
    if is_ship(kind):
        if place < FJORD_NORTH:
            return opt1(SHIPS_TO_FJORDS, kind)
        if not s.open_fjord(place):
            return opt1(FJORD_CLOSED, place)
    else:
        if place >= FJORD_NORTH:
            return opt1(FJORDS_FOR_SHIPS, place)
        if place == YGGDRASIL and kind != FIRST_MONSTER + DARK_ELF:
            return opt0(YGGDRASIL_CLOSED)
        if not s.stands(place):
            return opt1(PLACE_DESTROYED, place)
        if s.room(place) <= 0:
            return opt2(NO_ROOM, place, s.used[place])
    clan = s.clans[seat]
    if horns_full(clan):
        return opt1(HORNS_FULL, clan.on_board)
    return 0


def refuse_invade(s: Saga, seat: i64, kind: i64, place: i64, origin: i64, cost: i64) -> i64:
    """May the clan invade with this figure, taken from the reserve (or Valhalla), at this cost?"""
    if kind >= KINDS or place >= ON_BOARD:
        return NOT_OFFERED
    if s.count(seat, kind, origin) == 0:
        if kind >= FIRST_MONSTER and s.clans[seat].monster(0) != kind and s.clans[seat].monster(1) != kind:
            return opt1(NO_SUCH_FIGURE, kind)
        return opt1(NOT_IN_RESERVE if origin == RESERVE else NOT_IN_VALHALLA, kind)
    reason = refuse_entry(s, seat, kind, place)
    if reason != 0:
        return reason
    if s.clans[seat].rage < cost:
        return opt2(TOO_LITTLE_RAGE, cost, s.clans[seat].rage)
    return 0


def entries(s: Saga, kind: i64, opts: vec[i64], verb_: i64) -> vec[i64]:
    """Append ``verb_(kind, place)`` for every place with room for this kind; Horns and costs are checked by the caller."""
    if is_ship(kind):
        for fjord in range(i64(FJORD_NORTH), i64(ON_BOARD)):
            if s.open_fjord(fjord):
                opts = append(opts, opt2(verb_, kind, fjord))
        return opts
    first: i64 = 0 if kind == FIRST_MONSTER + DARK_ELF else 1
    for province in range(first, i64(PROVINCES)):
        if s.fell[province] < 0 and s.used[province] < VILLAGES[province]:
            opts = append(opts, opt2(verb_, kind, province))
    return opts


def every_entry(kind: i64, opts: vec[i64], verb_: i64) -> vec[i64]:
    """Append every place somebody might think of for this kind, legal or not."""
    if is_ship(kind):
        for fjord in range(i64(FJORD_NORTH), i64(ON_BOARD)):
            opts = append(opts, opt2(verb_, kind, fjord))
    else:
        for province in range(i64(PROVINCES)):
            opts = append(opts, opt2(verb_, kind, province))
    return opts


def place_invader(s: Saga, seat: i64, kind: i64, place: i64, origin: i64, cost: i64, in_own_turn: bool, succor: bool) -> None:
    """Pay, place the figure, and open what follows (BR-7.2.1)."""
    if cost > 0:
        s.gain_rage(seat, -cost, WHY_COST)
    s.move(seat, kind, origin, place)
    tell.invaded(s, seat=seat, figure=kind, to=place, cost=cost, source=origin)
    s.push(AfterInvade(seat, kind, place, EFFECT, 1 if in_own_turn else 0, 1 if succor else 0))


# Steps after an invade.
EFFECT: Final = 0
SUCCORS: Final = 1
DOMAIN: Final = 2


class AfterInvade(Sequence[Saga]):
    """What an invade brings with it (BR-7.2.1). ``domain``, ``succor``: 1 where those upgrades may follow."""

    def __init__(self, seat: i64, kind: i64, place: i64, at: i64, domain: i64, succor: i64) -> None:
        super().__init__(at)
        self.seat = seat
        self.kind = kind
        self.place = place
        self.domain = domain
        self.succor = succor

    def end(self) -> i64:
        return DOMAIN + 1

    def take(self, s: Saga, step: i64) -> bool:
        if step == EFFECT:  # the Troll, the Fire Giant (BR-17.2.1, BR-17.2.6)
            self.on_invade(s)
            return False
        if step == SUCCORS:  # Frigga's Succor (BR-D05, BR-17.4.4)
            return self.succor_possible(s) and s.ask(self.seat)
        return self.domain_possible(s) and s.ask(self.seat)  # Thor's Domain (BR-D06, BR-17.4.11)

    def on_invade(self, s: Saga) -> None:
        if self.kind == FIRST_MONSTER + TROLL and self.place < PROVINCES:
            strike_enemies(s, self.seat, self.place, BY_TROLL)
        elif self.kind == FIRST_MONSTER + FIRE_GIANT and self.place < PROVINCES:
            strike_enemies(s, self.seat, self.place, BY_FIRE_GIANT)

    def succor_possible(self, s: Saga) -> bool:
        clan = s.clans[self.seat]
        return (
            self.succor == 1
            and clan.has(FRIGGAS_SUCCOR)
            and self.place != YGGDRASIL
            and refuse_invade(s, self.seat, WARRIOR, self.place, RESERVE, 0) == 0
        )

    def domain_possible(self, s: Saga) -> bool:
        clan = s.clans[self.seat]
        return (
            self.domain == 1
            and clan.has(THORS_DOMAIN)
            and clan.rage >= 2
            and self.place < PROVINCES
            and refuse_pillage(s, self.seat, self.place, False) == 0
        )

    def decision(self, s: Saga, seat: i64) -> str:
        return "succor" if self.now() == SUCCORS else "thors_domain"

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        verb_ = SUCCOR if self.now() == SUCCORS else THORS_DOMAIN_PILLAGE
        opts = vec[i64]()
        opts = append(opts, opt1(verb_, 1))
        opts = append(opts, opt1(verb_, 0))
        return opts

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        if arg0(option) == 0:
            return
        if verb(option) == SUCCOR:
            s.move(seat, WARRIOR, RESERVE, self.place)
            tell.invaded(s, seat=seat, figure=WARRIOR, to=self.place, cost=0, source=RESERVE)
        else:
            s.gain_rage(seat, -2, THORS_DOMAIN)
            s.domain_at = self.place


class FreeInvade(Procedure[Saga]):
    """BR-D04: after a troop or monster upgrade, one such figure may invade at no cost (BR-9.2.1, BR-9.3.1, BR-9.3.5)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def step(self, s: Saga) -> bool:
        return s.ask(self.seat)

    def allows(self, kind: i64) -> bool:
        return kind == self.kind or (self.kind == SHIP and kind == FIRST_MONSTER + SEA_SERPENT)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if not horns_full(s.clans[seat]):
            if s.count(seat, self.kind, RESERVE) > 0:
                opts = entries(s, self.kind, opts, FREE_INVADE)
            if self.kind == SHIP and s.count(seat, FIRST_MONSTER + SEA_SERPENT, RESERVE) > 0:
                opts = entries(s, FIRST_MONSTER + SEA_SERPENT, opts, FREE_INVADE)
        return append(opts, opt0(DECLINE))

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        opts = every_entry(self.kind, vec[i64](), FREE_INVADE)
        return append(opts, opt0(DECLINE))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == DECLINE:
            return 0
        if verb(option) != FREE_INVADE:
            return NOT_OFFERED
        kind = arg0(option)
        if not self.allows(kind):
            return opt1(WRONG_FIGURE if self.kind < FIRST_MONSTER else ONLY_THE_NEW_MONSTER, self.kind)
        return refuse_invade(s, seat, kind, arg1(option), RESERVE, 0)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        if verb(option) == FREE_INVADE:
            place_invader(s, seat, arg0(option), arg1(option), RESERVE, 0, True, True)


def refuse_action_invade(s: Saga, seat: i64, option: i64) -> i64:
    """Legality of the actions invade and valhalla_invade (BR-7.1, BR-17.4.12)."""
    kind = arg0(option)
    if verb(option) == INVADE:
        if kind >= KINDS:
            return NOT_OFFERED
        return refuse_invade(s, seat, kind, arg1(option), RESERVE, invade_cost(s.clans[seat], kind))
    return refuse_invade(s, seat, kind, arg1(option), VALHALLA, 1)
