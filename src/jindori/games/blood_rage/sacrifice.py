"""Frigga's Sacrifice (BR-17.4.15), an action of its own."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, arg2, arg3, opt1, opt2, opt4, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    FIRST_MONSTER,
    LEADER,
    ON_BOARD,
    SHIP,
    VALHALLA,
    WARRIOR,
)
from jindori.games.blood_rage.cards import FRIGGAS_SACRIFICE
from jindori.games.blood_rage.causes import BY_SACRIFICE
from jindori.games.blood_rage.clan import EMPTY
from jindori.games.blood_rage.codes import (
    DESTROYED,
    NEEDS_CARD,
    NO_TWO_FIGURES,
    NOT_THERE_TO_SACRIFICE,
    SACRIFICE_FIGURES,
    SACRIFICED,
)
from jindori.games.blood_rage.destruction import reward_ships
from jindori.games.blood_rage.state import Saga, is_ship
from jindori.games.blood_rage.stats import RaiseStat, no_stat_left


def refuse_sacrifice(s: Saga, seat: i64) -> i64:
    """BR-17.4.15."""
    clan = s.clans[seat]
    if not clan.has(FRIGGAS_SACRIFICE):
        return opt1(NEEDS_CARD, FRIGGAS_SACRIFICE)
    if clan.on_board < 2:
        return opt1(NO_TWO_FIGURES, clan.on_board)
    return no_stat_left(clan)


class Sacrifice(Procedure[Saga]):
    """Two own figures on the board, anywhere, are destroyed without replacement (BR-17.1.3); then raise a stat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: Saga) -> bool:
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        """Unordered pairs of (place, kind)."""
        places = vec[i64]()
        kinds = vec[i64]()
        counts = vec[i64]()
        for kind in s.kinds_of(seat):
            for place in range(i64(ON_BOARD)):
                n = s.count(seat, kind, place)
                if n > 0:
                    places = append(places, place)
                    kinds = append(kinds, kind)
                    counts = append(counts, n)
        opts = vec[i64]()
        for i in range(i64(len(places))):
            for j in range(i, i64(len(places))):
                if i != j or counts[i] > 1:
                    opts = append(opts, opt4(SACRIFICE_FIGURES, places[i], kinds[i], places[j], kinds[j]))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) != SACRIFICE_FIGURES:
            return NOT_OFFERED
        same = arg0(option) == arg2(option) and arg1(option) == arg3(option)
        if s.count(seat, arg1(option), arg0(option)) < (2 if same else 1):
            return opt2(NOT_THERE_TO_SACRIFICE, arg1(option), arg0(option))
        if s.count(seat, arg3(option), arg2(option)) == 0:
            return opt2(NOT_THERE_TO_SACRIFICE, arg3(option), arg2(option))
        return 0

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        s.push(RaiseStat(seat, FRIGGAS_SACRIFICE, EMPTY))
        s.tell(SACRIFICED, seat=seat)
        ships = self.destroy(s, seat, arg0(option), arg1(option)) + self.destroy(s, seat, arg2(option), arg3(option))
        reward_ships(s, seat, ships)

    def destroy(self, s: Saga, seat: i64, place: i64, kind: i64) -> i64:
        """Returns 1 for a ship."""
        s.move(seat, kind, place, VALHALLA)
        s.tell(
            DESTROYED, seat=seat, place=place, warriors=kind == WARRIOR, leader=kind == LEADER, ship=kind == SHIP,
            monster=kind + 1 if kind >= FIRST_MONSTER else 0, other_monster=0, cause=BY_SACRIFICE,
        )  # fmt: skip
        return 1 if is_ship(kind) else 0
