"""The Action phase (BR-6, BR-8, BR-9, BR-10): turns, and the actions march, upgrade, quest, sacrifice."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, arg2, arg3, bit, opt0, opt1, opt2, opt4, verb
from jindori.engine.rows import copied, holds, plus
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.battle import begin_pillage
from jindori.games.blood_rage.board import (
    BOX,
    FIRST_MONSTER,
    LEADER,
    ON_BOARD,
    PROVINCES,
    RAGE,
    RESERVE,
    SEATS,
    SHIP,
    VALHALLA,
    WARRIOR,
    WITH_FJORD,
)
from jindori.games.blood_rage.cards import (
    COST,
    DESIGN_OF,
    FACE_OF,
    FAMILY,
    FRIGGAS_CHARM,
    FRIGGAS_DOMAIN,
    FRIGGAS_SACRIFICE,
    LEADER_SLOT,
    MONSTER_SLOT,
    QUEST,
    SHIP_SLOT,
    SLOT_KIND,
    TYRS_CHALLENGE,
    UPGRADE,
    WARRIOR_SLOT,
)
from jindori.games.blood_rage.causes import BY_SACRIFICE, WHY_COST
from jindori.games.blood_rage.codes import (
    CARD_NOT_IN_HAND,
    DESTROYED,
    INVADE,
    MARCH,
    MARCH_FIGURES,
    MARCH_TO,
    MARCHED,
    MONSTER_LEFT,
    NEEDS_CARD,
    NO_FIGURES_TO_MARCH,
    NO_ROOM,
    NO_SUCH_SLOT,
    NO_TWO_FIGURES,
    NOBODY_MARCHES,
    NOT_A_PROVINCE,
    NOT_A_QUEST,
    NOT_AN_UPGRADE,
    NOT_SO_MANY,
    NOT_THERE_TO_SACRIFICE,
    NOWHERE_TO_MARCH,
    PASS,
    PASSED,
    PILLAGE,
    PLACE_DESTROYED,
    QUEST_CARD,
    QUEST_COMMITTED,
    QUEST_NOT_IN_HAND,
    RAGE_LOST,
    RAGE_SET,
    REPILLAGE,
    SACRIFICE,
    SACRIFICE_FIGURES,
    SACRIFICED,
    SAME_PROVINCE,
    SHIPS_STAY,
    TOO_LITTLE_RAGE,
    TURN_BEGAN,
    UPGRADE_CARD,
    UPGRADED,
    VALHALLA_INVADE,
)
from jindori.games.blood_rage.destruction import reward_ships
from jindori.games.blood_rage.effects import RaiseStat, no_stat_left
from jindori.games.blood_rage.invade import (
    FreeInvade,
    entries,
    every_entry,
    invade_cost,
    place_invader,
    refuse_action_invade,
    refuse_pillage,
)
from jindori.games.blood_rage.state import EMPTY, FIRST_SLOT, SLOTS_OF_KIND, Clan, Saga, horns_full, is_ship, powers_of


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


# -- what an action needs ------------------------------------------------------------------------------


def upgrade_cost(clan: Clan, design: i64) -> i64:
    """Printed cost, 1 less with Frigga's Charm, never below 0 (BR-9.1.1, BR-17.2.2, BR-17.4.2)."""
    cost = COST[design]
    if cost > 0 and clan.has(FRIGGAS_CHARM):
        cost -= 1
    return cost


def refuse_upgrade(s: Saga, seat: i64, card: i64, slot: i64) -> i64:
    """Slot 1..n of the card's kind, empty or filled (BR-9.1.1, BR-9.1.2)."""
    clan = s.clans[seat]
    if not holds(clan.hand, card):
        return opt1(CARD_NOT_IN_HAND, card)
    design = DESIGN_OF[card]
    if FAMILY[design] != UPGRADE:
        return opt1(NOT_AN_UPGRADE, card)
    if slot < 1 or slot > SLOTS_OF_KIND[SLOT_KIND[design]]:
        return opt2(NO_SUCH_SLOT, slot, SLOTS_OF_KIND[SLOT_KIND[design]])
    cost = upgrade_cost(clan, design)
    return 0 if clan.rage >= cost else opt2(TOO_LITTLE_RAGE, cost, clan.rage)


def refuse_quest(s: Saga, seat: i64, card: i64) -> i64:
    if not holds(s.clans[seat].hand, card):
        return opt1(QUEST_NOT_IN_HAND, card)
    return 0 if FAMILY[DESIGN_OF[card]] == QUEST else opt1(NOT_A_QUEST, card)


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


def refuse_sacrifice(s: Saga, seat: i64) -> i64:
    """BR-17.4.15."""
    clan = s.clans[seat]
    if not clan.has(FRIGGAS_SACRIFICE):
        return opt1(NEEDS_CARD, FRIGGAS_SACRIFICE)
    if clan.on_board < 2:
        return opt1(NO_TWO_FIGURES, clan.on_board)
    return no_stat_left(clan)


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


# -- march (BR-8) ----------------------------------------------------------------------------------------


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


# -- upgrade (BR-9) ----------------------------------------------------------------------------------------


def play_upgrade(s: Saga, seat: i64, card: i64, slot: i64) -> None:
    """Pay; the old card and its monster leave; the new card; its monster; the free invade (BR-9.3.4)."""
    clan = s.clans[seat]
    design = DESIGN_OF[card]
    kind = SLOT_KIND[design]
    cost = upgrade_cost(clan, design)
    if cost > 0:
        s.gain_rage(seat, -cost, WHY_COST)
    index = FIRST_SLOT[kind] + slot - 1
    old = clan.slots[index]
    if old != EMPTY:
        s.discard_openly(old)
        if kind == MONSTER_SLOT:
            monster_leaves(s, seat, slot - 1)
    card = s.take_card(seat, card)
    slots = copied(clan.slots)
    slots[index] = card
    clan.slots = slots
    clan.powers = powers_of(slots)
    s.tell(UPGRADED, seat=seat, card=card, slot=slot, replaced=old + 1, cost=cost)
    if kind == MONSTER_SLOT:
        if slot == 1:
            clan.put(2, RESERVE)
        else:
            clan.put(3, RESERVE)
        s.push(FreeInvade(seat, FIRST_MONSTER + design))
    elif kind == WARRIOR_SLOT:
        s.push(FreeInvade(seat, WARRIOR))
    elif kind == LEADER_SLOT:
        s.push(FreeInvade(seat, LEADER))
    elif kind == SHIP_SLOT:
        s.push(FreeInvade(seat, SHIP))


def monster_leaves(s: Saga, seat: i64, slot: i64) -> None:
    """BR-9.3.3: back to the box from wherever it is; this is not destruction."""
    clan = s.clans[seat]
    at = clan.beast_at(slot)
    if at < ON_BOARD:
        s.used[at] -= 1
        clan.on_board -= 1
    s.tell(MONSTER_LEFT, seat=seat, figure=clan.monster(slot))
    if slot == 0:
        clan.put(2, BOX)
    else:
        clan.put(3, BOX)


# -- quest (BR-10) ----------------------------------------------------------------------------------------------


def commit_quest(s: Saga, seat: i64, card: i64) -> None:
    """Face down on the clan sheet (BR-10.1.1, BR-10.1.3)."""
    s.take_quest(seat, card)
    clan = s.clans[seat]
    clan.quests = plus(clan.quests, card)
    s.tell_to(bit(seat), QUEST_COMMITTED, seat=seat, card=card)


# -- Frigga's Sacrifice (BR-17.4.15) ------------------------------------------------------------------------------


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
