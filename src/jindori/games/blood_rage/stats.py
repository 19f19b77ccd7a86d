"""Raising a stat of one's choice (BR-2.2.3, BR-2.2.4), whatever allows it."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, opt1, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import AXES, HORNS, LAST_STEP, RAGE
from jindori.games.blood_rage.clan import Clan
from jindori.games.blood_rage.codes import NO_STAT_TO_RAISE, RAISE_STAT, STAT_AT_TOP, STAT_OF_TOKEN
from jindori.games.blood_rage.state import Saga


def refuse_raise(clan: Clan, stat: i64, forbidden: i64) -> i64:
    """May this stat be raised (BR-2.2.3), and is it not the one the token has already given (BR-17.5.8)?"""
    if stat == forbidden:
        return opt1(STAT_OF_TOKEN, stat)
    if clan.step(stat) == LAST_STEP:
        return opt1(STAT_AT_TOP, stat)
    return 0


class RaiseStat(Procedure[Saga]):
    """BR-D12, D16, D17, D20, D22: choose a stat below step 6 and raise it; nothing happens if there is none."""

    def __init__(self, seat: i64, design: i64, forbidden: i64) -> None:
        self.seat = seat
        self.design = design
        self.forbidden = forbidden

    def step(self, s: Saga) -> bool:
        if len(self.options(s, self.seat)) == 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        clan = s.clans[seat]
        opts = vec[i64]()
        for stat in range(i64(3)):
            if refuse_raise(clan, stat, self.forbidden) == 0:
                opts = append(opts, opt1(RAISE_STAT, stat))
        return opts

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for stat in range(i64(3)):
            opts = append(opts, opt1(RAISE_STAT, stat))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) != RAISE_STAT or arg0(option) > HORNS:
            return NOT_OFFERED
        return refuse_raise(s.clans[seat], arg0(option), self.forbidden)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        s.raise_stat(seat, arg0(option), self.design)


def no_stat_left(clan: Clan) -> i64:
    """Reason why no stat can be raised at all, or 0 (BR-17.4.15)."""
    for stat in (RAGE, AXES, HORNS):
        if clan.step(stat) < LAST_STEP:
            return 0
    return NO_STAT_TO_RAISE
