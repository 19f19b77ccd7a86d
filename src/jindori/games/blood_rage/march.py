"""March (BR-8): whence, whither, who."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, arg2, arg3, opt0, opt1, opt2, opt4, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    LEADER,
    ON_BOARD,
    PROVINCES,
    SEATS,
    SHIP,
    WARRIOR,
)
from jindori.games.blood_rage.causes import WHY_COST
from jindori.games.blood_rage.clan import EMPTY
from jindori.games.blood_rage.codes import (
    MARCH_FIGURES,
    MARCH_TO,
    MARCHED,
    NO_FIGURES_TO_MARCH,
    NO_ROOM,
    NOBODY_MARCHES,
    NOT_A_PROVINCE,
    NOT_SO_MANY,
    NOWHERE_TO_MARCH,
    PLACE_DESTROYED,
    SAME_PROVINCE,
    SHIPS_STAY,
    TOO_LITTLE_RAGE,
)
from jindori.games.blood_rage.state import Saga, is_ship


def refuse_march_from(s: Saga, seat: i64, origin: i64) -> i64:
    """BR-8.1.1, BR-8.1.4."""
    if origin >= PROVINCES:
        return opt1(SHIPS_STAY, SHIP) if origin < ON_BOARD and s.here(seat, origin) > 0 else opt1(NOT_A_PROVINCE, origin)
    if s.clans[seat].rage < 1:
        return opt2(TOO_LITTLE_RAGE, 1, s.clans[seat].rage)
    if s.here(seat, origin) == 0:
        return opt1(NO_FIGURES_TO_MARCH, origin)
    for place in range(i64(PROVINCES)):
        if refuse_march_to(s, origin, place) == 0:
            return 0
    return opt0(NOWHERE_TO_MARCH)


def refuse_march_to(s: Saga, origin: i64, place: i64) -> i64:
    """BR-8.1.1 to BR-8.1.3, BR-8.1.6."""
    if place >= PROVINCES:
        return opt1(NOT_A_PROVINCE, place)
    if place == origin:
        return opt1(SAME_PROVINCE, place)
    if not s.stands(place):
        return opt1(PLACE_DESTROYED, place)
    return 0 if s.room(place) > 0 else opt2(NO_ROOM, place, s.used[place])


class March(Procedure[Saga]):
    """Destination, then figures; the Rage is paid when the figures are named."""

    def __init__(self, seat: i64, origin: i64, place: i64) -> None:
        self.seat = seat
        self.origin = origin
        self.place = place

    def decision(self, s: Saga, seat: i64) -> str:
        return "march_to" if self.place == EMPTY else "march_figures"

    def step(self, s: Saga) -> bool:
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        if self.place == EMPTY:
            for place in range(i64(PROVINCES)):
                if refuse_march_to(s, self.origin, place) == 0:
                    opts = append(opts, opt1(MARCH_TO, place))
            return opts
        return self.groups(s, seat, opts)

    def groups(self, s: Saga, seat: i64, opts: vec[i64]) -> vec[i64]:
        """Every group of own figures that has room at the destination, smallest first."""
        clan = s.clans[seat]
        room = s.room(self.place)
        leaders: i64 = 1 if clan.leader == self.origin else 0
        first: i64 = clan.monster(0) if clan.beast1 == self.origin else EMPTY
        second: i64 = clan.monster(1) if clan.beast2 == self.origin else EMPTY
        for a in range(i64(2) if first != EMPTY else i64(1)):
            for b in range(i64(2) if second != EMPTY else i64(1)):
                for leader in range(leaders + 1):
                    for warriors in range(s.warriors[self.origin * SEATS + seat] + 1):
                        n = warriors + leader + a + b
                        if 0 < n <= room:
                            one = first + 1 if a == 1 else 0
                            two = second + 1 if b == 1 else 0
                            opts = append(opts, opt4(MARCH_FIGURES, warriors, leader, one, two))
        return opts

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        if self.place != EMPTY:
            return self.options(s, seat)
        opts = vec[i64]()
        for place in range(i64(PROVINCES)):
            if place != self.origin:
                opts = append(opts, opt1(MARCH_TO, place))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == MARCH_TO and self.place == EMPTY:
            return refuse_march_to(s, self.origin, arg0(option))
        if verb(option) != MARCH_FIGURES or self.place == EMPTY:
            return NOT_OFFERED
        return self.refuse_group(s, seat, option)

    def refuse_group(self, s: Saga, seat: i64, option: i64) -> i64:
        """BR-8.1.3, BR-8.1.6: at least one, not more than there are, not more than there is room for."""
        n = arg0(option) + arg1(option)
        if arg0(option) > s.warriors[self.origin * SEATS + seat]:
            return opt2(NOT_SO_MANY, WARRIOR, self.origin)
        if arg1(option) > 0 and s.clans[seat].leader != self.origin:
            return opt2(NOT_SO_MANY, LEADER, self.origin)
        for monster in (arg2(option), arg3(option)):
            if monster == 0:
                continue
            n += 1
            if is_ship(monster - 1):
                return opt1(SHIPS_STAY, monster - 1)
            if s.count(seat, monster - 1, self.origin) == 0:
                return opt2(NOT_SO_MANY, monster - 1, self.origin)
        if n == 0:
            return opt0(NOBODY_MARCHES)
        return 0 if n <= s.room(self.place) else opt2(NO_ROOM, self.place, s.used[self.place])

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        if self.place == EMPTY:
            self.place = arg0(option)
            return
        s.pop()
        s.gain_rage(seat, -1, WHY_COST)
        for _ in range(arg0(option)):
            s.move(seat, WARRIOR, self.origin, self.place)
        if arg1(option) == 1:
            s.move(seat, LEADER, self.origin, self.place)
        for monster in (arg2(option), arg3(option)):
            if monster > 0:
                s.move(seat, monster - 1, self.origin, self.place)
        s.tell(
            MARCHED, seat=seat, from_=self.origin, to=self.place, warriors=arg0(option), leader=arg1(option), ship=0,
            monster=arg2(option), other_monster=arg3(option),
        )  # fmt: skip
