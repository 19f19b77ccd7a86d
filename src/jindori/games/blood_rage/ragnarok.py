"""Ragnarök (BR-14), Release Valhalla (BR-15), the end of an age and of the game (BR-16)."""

from __future__ import annotations

from jindori.engine.rows import changed, filled
from jindori.engine.state import Procedure
from jindori.engine.vecs import i64
from jindori.games.blood_rage.board import (
    AXES,
    END_BONUS,
    HORNS,
    LEADER,
    NO_TOKEN,
    PROVINCES,
    RAGE,
    RESERVE,
    SHIP,
    VALHALLA,
    WARRIOR,
)
from jindori.games.blood_rage.cards import LOKIS_DOMAIN, LOKIS_EMINENCE, LOKIS_WRATH, THORS_CONQUEST
from jindori.games.blood_rage.causes import BY_RAGNAROK, WHY_STATS
from jindori.games.blood_rage.codes import (
    DOOM_MOVED,
    FIRST_PLAYER,
    GAME_ENDED,
    PROVINCE_FELL,
    RELEASED,
    TOKENS_RESTORED,
)
from jindori.games.blood_rage.destruction import destroy, doom_all, nobody_doomed
from jindori.games.blood_rage.state import Saga


def begin_ragnarok(s: Saga) -> None:
    """The doomed province falls; all figures there and in its fjord die (BR-14.1.1, BR-14.1.2)."""
    province = s.ragnarok[s.age - 1]
    s.tell(PROVINCE_FELL, province=province, age=s.age)
    s.push(ProvinceFalls())
    doomed = nobody_doomed(s.players)
    for seat in range(s.players):
        doom_all(s, doomed, seat, province)
    destroy(s, province, s.first, BY_RAGNAROK, doomed)


class ProvinceFalls(Procedure[Saga]):
    """After the deaths: the province and its token are gone, the Doom token moves on (BR-14.1.4, BR-3.2.5)."""

    def step(self, s: Saga) -> bool:
        s.pop()
        province = s.ragnarok[s.age - 1]
        s.fell = changed(s.fell, province, s.age)
        s.tokens = changed(s.tokens, province, NO_TOKEN)
        s.doom = s.ragnarok[s.age] if s.age < 3 else -1
        if s.doom >= 0:
            s.tell(DOOM_MOVED, province=s.doom)
        return False


def release_valhalla(s: Saga) -> None:
    """All figures in Valhalla go back to their owners' reserves; Loki's upgrades pay for each (BR-15.1)."""
    for seat in s.seats_from(s.first):
        clan = s.clans[seat]
        n = clan.in_valhalla()
        for _ in range(clan.fallen):
            s.move(seat, WARRIOR, VALHALLA, RESERVE)
        if clan.leader == VALHALLA:
            s.move(seat, LEADER, VALHALLA, RESERVE)
        if clan.ship == VALHALLA:
            s.move(seat, SHIP, VALHALLA, RESERVE)
        for slot in range(i64(2)):
            if clan.beast_at(slot) == VALHALLA:
                s.move(seat, clan.monster(slot), VALHALLA, RESERVE)
        if n > 0:
            s.tell(RELEASED, seat=seat, count=n)
        if clan.has(LOKIS_DOMAIN):
            s.gain_glory(seat, n, LOKIS_DOMAIN)
        if clan.has(LOKIS_EMINENCE):
            s.gain_glory(seat, n * 2, LOKIS_EMINENCE)
        if clan.has(LOKIS_WRATH):
            s.gain_glory(seat, n * 3, LOKIS_WRATH)


def end_age(s: Saga) -> None:
    """Tokens back to their reward side, first player token to the left (BR-16.1)."""
    s.pillaged = filled(PROVINCES, 0)
    s.tell(TOKENS_RESTORED)
    s.first = s.left_of(s.first)
    s.tell(FIRST_PLAYER, seat=s.first)


def final_scoring(s: Saga) -> None:
    """Thor's Conquest, then the stats (BR-16.2.2)."""
    for seat in s.seats_from(s.first):
        if s.clans[seat].has(THORS_CONQUEST):
            s.gain_glory(seat, 3 * s.clans[seat].on_board, THORS_CONQUEST)
    for seat in s.seats_from(s.first):
        for stat in (RAGE, AXES, HORNS):
            s.gain_glory(seat, END_BONUS[s.clans[seat].step(stat)], WHY_STATS)
    s.tell(GAME_ENDED)


