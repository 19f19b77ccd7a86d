"""The Action phase (BR-6): turns, and which actions there are."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import holds
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.battle import begin_pillage
from jindori.games.blood_rage.board import (
    LEADER,
    ON_BOARD,
    PROVINCES,
    RAGE,
    RESERVE,
    SHIP,
    VALHALLA,
    WARRIOR,
    WITH_FJORD,
)
from jindori.games.blood_rage.call import refuse_pillage
from jindori.games.blood_rage.cards import (
    DESIGN_OF,
    FACE_OF,
    FAMILY,
    FRIGGAS_DOMAIN,
    FRIGGAS_SACRIFICE,
    QUEST,
    SLOT_KIND,
    TYRS_CHALLENGE,
    UPGRADE,
)
from jindori.games.blood_rage.clan import EMPTY, SLOTS_OF_KIND, Clan, horns_full
from jindori.games.blood_rage.codes import (
    INVADE,
    MARCH,
    NEEDS_CARD,
    PASS,
    PASSED,
    PILLAGE,
    QUEST_CARD,
    RAGE_LOST,
    RAGE_SET,
    REPILLAGE,
    SACRIFICE,
    TOO_LITTLE_RAGE,
    TURN_BEGAN,
    UPGRADE_CARD,
    VALHALLA_INVADE,
)
from jindori.games.blood_rage.invade import entries, every_entry, invade_cost, place_invader, refuse_action_invade
from jindori.games.blood_rage.march import March, refuse_march_from
from jindori.games.blood_rage.quests import commit_quest, refuse_quest
from jindori.games.blood_rage.sacrifice import Sacrifice, refuse_sacrifice
from jindori.games.blood_rage.state import Saga
from jindori.games.blood_rage.upgrade import play_upgrade, refuse_upgrade, upgrade_cost


def begin_actions(s: Saga) -> None:
    """BR-6.1.1: everybody's current Rage is set to the value of the stat; the first player begins."""
    for seat in range(s.players):
        clan = s.clans[seat]
        clan.passed = False
        clan.rage = clan.value(RAGE)
        s.tell(RAGE_SET, seat=seat, rage=clan.rage)
    s.push(ActionPhase(s.first))


class ActionPhase(Procedure[Saga]):
    """Turns go clockwise; ends when nobody can act or everything standing is pillaged (BR-6.1.2, BR-6.3)."""

    def __init__(self, cursor: i64) -> None:
        self.cursor = cursor

    def step(self, s: Saga) -> bool:
        if s.domain_at >= 0:
            province = s.domain_at
            s.domain_at = -1
            begin_pillage(s, s.active, province, False)
            return False
        if all_pillaged(s) or not self.find_next(s):
            self.close(s)
            return False
        seat = self.cursor
        self.cursor = s.left_of(seat)
        s.active = seat
        s.tell(TURN_BEGAN, seat=seat)
        s.push(Turn(seat))
        return False

    def find_next(self, s: Saga) -> bool:
        """Move on to the next player who can act (BR-6.2.3 to BR-6.2.6)."""
        for _ in range(s.players):
            if can_act(s, self.cursor):
                return True
            self.cursor = s.left_of(self.cursor)
        return False

    def close(self, s: Saga) -> None:
        """BR-6.3.4: all current Rage is lost."""
        s.pop()
        s.active = -1
        for seat in range(s.players):
            clan = s.clans[seat]
            if clan.rage > 0:
                s.tell(RAGE_LOST, seat=seat, amount=clan.rage)
                clan.rage = 0


def can_act(s: Saga, seat: i64) -> bool:
    clan = s.clans[seat]
    return clan.rage > 0 and (not clan.passed or s.rules.resume_after_pass)


def all_pillaged(s: Saga) -> bool:
    """Has every province that stands been pillaged in this age (BR-6.3.2)?"""
    for province in range(i64(PROVINCES)):
        if s.fell[province] < 0 and s.pillaged[province] == 0:
            return False
    return True


def refuse_repillage(s: Saga, seat: i64, province: i64) -> i64:
    """BR-17.4.8."""
    clan = s.clans[seat]
    if not clan.has(TYRS_CHALLENGE):
        return opt1(NEEDS_CARD, TYRS_CHALLENGE)
    if clan.rage < 2:
        return opt2(TOO_LITTLE_RAGE, 2, clan.rage)
    return refuse_pillage(s, seat, province, True)


class Turn(Procedure[Saga]):
    """BR-D03: exactly one action, or pass (BR-6.2)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: Saga, seat: i64) -> str:
        return "action"

    def always_asks(self) -> bool:
        """A player who must pass is asked: to skip him would tell what his hand is not (BR-6.2.5)."""
        return True

    def step(self, s: Saga) -> bool:
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        clan = s.clans[seat]
        opts = vec[i64]()
        if not horns_full(clan):
            opts = self.invasions(s, clan, opts)
        places = s.places(seat)
        if clan.rage >= 1:
            for origin in range(i64(PROVINCES)):
                if places & bit(origin) and refuse_march_from(s, seat, origin) == 0:
                    opts = append(opts, opt1(MARCH, origin))
        opts = self.cards(clan, opts)
        for province in range(i64(PROVINCES)):
            if places & WITH_FJORD[province] and refuse_pillage(s, seat, province, False) == 0:
                opts = append(opts, opt1(PILLAGE, province))
        if clan.rage >= 2 and clan.has(TYRS_CHALLENGE):
            for province in range(i64(PROVINCES)):
                if refuse_pillage(s, seat, province, True) == 0:
                    opts = append(opts, opt1(REPILLAGE, province))
        if clan.has(FRIGGAS_SACRIFICE) and refuse_sacrifice(s, seat) == 0:
            opts = append(opts, opt0(SACRIFICE))
        return append(opts, opt0(PASS))

    def invasions(self, s: Saga, clan: Clan, opts: vec[i64]) -> vec[i64]:
        if clan.reserve > 0 and clan.rage >= invade_cost(clan, WARRIOR):
            opts = entries(s, WARRIOR, opts, INVADE)
        if clan.leader == RESERVE:
            opts = entries(s, LEADER, opts, INVADE)
        if clan.ship == RESERVE and clan.rage >= invade_cost(clan, SHIP):
            opts = entries(s, SHIP, opts, INVADE)
        for slot in range(i64(2)):
            if clan.beast_at(slot) == RESERVE:
                kind = clan.monster(slot)
                if clan.rage >= invade_cost(clan, kind):
                    opts = entries(s, kind, opts, INVADE)
        if clan.has(FRIGGAS_DOMAIN) and clan.rage >= 1:
            for kind in s.kinds_of(self.seat):
                if s.count(self.seat, kind, VALHALLA) > 0:
                    opts = entries(s, kind, opts, VALHALLA_INVADE)
        return opts

    def cards(self, clan: Clan, opts: vec[i64]) -> vec[i64]:
        faces = vec[i64]()
        for card in clan.hand:
            design = DESIGN_OF[card]
            family = FAMILY[design]
            if family == QUEST:
                if not holds(faces, FACE_OF[card]):
                    faces = append(faces, FACE_OF[card])
                    opts = append(opts, opt1(QUEST_CARD, card))
            elif family == UPGRADE and clan.rage >= upgrade_cost(clan, design) and not holds(faces, FACE_OF[card]):
                faces = append(faces, FACE_OF[card])
                for slot in range(i64(1), SLOTS_OF_KIND[SLOT_KIND[design]] + 1):
                    opts = append(opts, opt2(UPGRADE_CARD, card, slot))
        return opts

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        clan = s.clans[seat]
        opts = vec[i64]()
        for kind in s.kinds_of(seat):
            opts = every_entry(kind, opts, INVADE)
        for place in range(i64(ON_BOARD)):
            if s.here(seat, place) > 0:
                opts = append(opts, opt1(MARCH, place))
        for card in clan.hand:
            family = FAMILY[DESIGN_OF[card]]
            if family == QUEST:
                opts = append(opts, opt1(QUEST_CARD, card))
            elif family == UPGRADE:
                opts = append(opts, opt2(UPGRADE_CARD, card, 1))
        for province in range(i64(PROVINCES)):
            opts = append(opts, opt1(PILLAGE, province))
            if clan.has(TYRS_CHALLENGE):
                opts = append(opts, opt1(REPILLAGE, province))
        if clan.has(FRIGGAS_DOMAIN):
            for kind in s.kinds_of(seat):
                if s.count(seat, kind, VALHALLA) > 0:
                    opts = every_entry(kind, opts, VALHALLA_INVADE)
        if clan.has(FRIGGAS_SACRIFICE):
            opts = append(opts, opt0(SACRIFICE))
        return append(opts, opt0(PASS))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        v = verb(option)
        if v == PASS:
            return 0
        if v == INVADE:
            return refuse_action_invade(s, seat, option)
        if v == MARCH:
            return refuse_march_from(s, seat, arg0(option))
        if v == UPGRADE_CARD:
            return refuse_upgrade(s, seat, arg0(option), arg1(option))
        if v == QUEST_CARD:
            return refuse_quest(s, seat, arg0(option))
        if v == PILLAGE:
            return refuse_pillage(s, seat, arg0(option), False)
        if v == REPILLAGE:
            return refuse_repillage(s, seat, arg0(option))
        if v == VALHALLA_INVADE:
            if not s.clans[seat].has(FRIGGAS_DOMAIN):
                return opt1(NEEDS_CARD, FRIGGAS_DOMAIN)
            return refuse_action_invade(s, seat, option)
        if v == SACRIFICE:
            return refuse_sacrifice(s, seat)
        return NOT_OFFERED

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        v = verb(option)
        if v == PASS:
            pass_turn(s, seat)
        elif v == INVADE:
            kind = arg0(option)
            place_invader(s, seat, kind, arg1(option), RESERVE, invade_cost(s.clans[seat], kind), True, True)
        elif v == MARCH:
            s.push(March(seat, arg0(option), EMPTY))
        elif v == UPGRADE_CARD:
            play_upgrade(s, seat, arg0(option), arg1(option))
        elif v == QUEST_CARD:
            commit_quest(s, seat, arg0(option))
        elif v == PILLAGE:
            begin_pillage(s, seat, arg0(option), False)
        elif v == REPILLAGE:
            s.gain_rage(seat, -2, TYRS_CHALLENGE)
            begin_pillage(s, seat, arg0(option), True)
        elif v == VALHALLA_INVADE:
            place_invader(s, seat, arg0(option), arg1(option), VALHALLA, 1, True, True)
        else:
            s.push(Sacrifice(seat))


def pass_turn(s: Saga, seat: i64) -> None:
    """BR-6.2.5: all remaining Rage is lost, no more actions in this phase."""
    clan = s.clans[seat]
    clan.passed = True
    s.tell(PASSED, seat=seat, rage=clan.rage)
    clan.rage = 0
