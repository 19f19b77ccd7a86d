"""Where one may pillage, who comes to the call, and whether there is a battle (BR-11.1 to BR-11.3)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.shared.round_and_round import RoundAndRound
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.board import (
    FIRST_MONSTER,
    FJORD_OF,
    LEADER,
    NEIGHBOURS,
    PROVINCES,
    SEATS,
    WARRIOR,
)
from jindori.games.blood_rage.cards import VALKYRIE
from jindori.games.blood_rage.codes import (
    ALREADY_PILLAGED,
    DECLINE,
    JOIN,
    NO_FIGURE_THERE,
    NO_ROOM,
    NOT_ADJACENT,
    NOT_PILLAGED_YET,
    NOT_THERE_TO_JOIN,
    NOTHING_TO_PILLAGE,
    PLACE_DESTROYED,
    SHIPS_DO_NOT_JOIN,
)
from jindori.games.blood_rage.fight import Fight
from jindori.games.blood_rage.state import Saga, is_ship, the_fight


def refuse_pillage(s: Saga, seat: i64, province: i64, again: bool) -> i64:
    """May the clan pillage here (BR-11.1.1), or once more with Tyr's Challenge (``again``, BR-17.4.8)?"""
    if province >= PROVINCES:
        return opt1(NOTHING_TO_PILLAGE, province)
    if not s.stands(province):
        return opt1(PLACE_DESTROYED, province)
    if s.pillaged[province] == 1 and not again:
        return opt1(ALREADY_PILLAGED, province)
    if s.pillaged[province] == 0 and again:
        return opt1(NOT_PILLAGED_YET, province)
    if not s.present(seat, province):
        return opt1(NO_FIGURE_THERE, province)
    return 0


def refuse_join(s: Saga, seat: i64, kind: i64, origin: i64) -> i64:
    """May this figure answer the call from there (BR-11.2.1, BR-11.2.2)?"""
    province = the_fight(s).province
    if is_ship(kind):
        return opt1(SHIPS_DO_NOT_JOIN, kind)
    if origin >= PROVINCES or not s.next_to(origin, province):
        return opt2(NOT_ADJACENT, origin, province)
    if s.count(seat, kind, origin) == 0:
        return opt2(NOT_THERE_TO_JOIN, kind, origin)
    if s.room(province) <= 0:
        return opt2(NO_ROOM, province, s.used[province])
    return 0


class InLeadOrder(RoundAndRound[Saga]):
    """An offer in lead order from the pillager on."""

    def first(self, s: Saga) -> i64:
        return the_fight(s).pillager

    def declining(self) -> i64:
        return opt0(DECLINE)


class CallToBattle(InLeadOrder):
    """BR-D07: everybody may come, until the villages are full or all have declined in succession (BR-11.2.3)."""

    def decision(self, s: Saga, seat: i64) -> str:
        return "join"

    def closed(self, s: Saga) -> bool:
        return s.room(the_fight(s).province) <= 0

    def is_offered(self, s: Saga, seat: i64) -> bool:
        return can_join(s, seat, the_fight(s).province)

    def done(self, s: Saga) -> None:
        s.pop()
        tell.call_closed(s, province=the_fight(s).province, full=self.closed(s))

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        province = the_fight(s).province
        clan = s.clans[seat]
        opts = vec[i64]()
        for origin in NEIGHBOURS[province]:
            if not s.next_to(origin, province):
                continue
            if s.warriors[origin * SEATS + seat] > 0:
                opts = append(opts, opt2(JOIN, WARRIOR, origin))
            if clan.leader == origin:
                opts = append(opts, opt2(JOIN, LEADER, origin))
            if clan.beast1 == origin:
                opts = append(opts, opt2(JOIN, clan.monster(0), origin))
            if clan.beast2 == origin:
                opts = append(opts, opt2(JOIN, clan.monster(1), origin))
        return append(opts, opt0(DECLINE))

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for kind in s.kinds_of(seat):
            for origin in range(i64(13)):
                if s.count(seat, kind, origin) > 0 and origin != the_fight(s).province:
                    opts = append(opts, opt2(JOIN, kind, origin))
        return append(opts, opt0(DECLINE))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == DECLINE:
            return 0
        if verb(option) != JOIN:
            return NOT_OFFERED
        return refuse_join(s, seat, arg0(option), arg1(option))

    def accept(self, s: Saga, seat: i64, option: i64) -> None:
        province = the_fight(s).province
        origin = arg1(option)
        s.move(seat, arg0(option), origin, province)
        tell.joined(s, seat=seat, figure=arg0(option), from_=origin, province=province)


def can_join(s: Saga, seat: i64, province: i64) -> bool:
    """Has the player a movable figure in an adjacent province (BR-11.2.5)?"""
    clan = s.clans[seat]
    for origin in NEIGHBOURS[province]:
        if (
            s.warriors[origin * SEATS + seat] > 0 or clan.leader == origin or clan.beast1 == origin or clan.beast2 == origin
        ) and s.next_to(origin, province):
            return True
    return False


def battle_begins(s: Saga, fight: Fight) -> bool:
    """Fix the participants; without an enemy the pillage simply succeeds (BR-11.3.1 to BR-11.3.3)."""
    fjord = FJORD_OF[fight.province]
    enemies = False
    for seat in range(s.players):
        if not s.present(seat, fight.province):
            continue
        fight.members |= bit(seat)
        if seat != fight.pillager:
            enemies = True
        at = s.clans[seat].where(FIRST_MONSTER + VALKYRIE)
        if at == fight.province or (fjord >= 0 and at == fjord):
            fight.valkyries |= bit(seat)
    fight.unopposed = not enemies
    if enemies:
        tell.battle_began(s, province=fight.province, seats=fight.members)
    else:
        tell.unopposed(s, seat=fight.pillager, province=fight.province)
    return enemies
