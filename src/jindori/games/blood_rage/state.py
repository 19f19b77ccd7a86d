"""The position's fields: what stands where, what each clan has, which cards lie where (BR-1, BR-2)."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import UNSAID, bit
from jindori.engine.rows import changed, copied, filled, holds, plus, without
from jindori.engine.state import EVERYBODY, State
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    ADJACENT,
    FIGURE_STRENGTH,
    FIRST_MONSTER,
    FJORD_OF,
    LAST_STEP,
    LEADER,
    MOST_RAGE,
    NO_TOKEN,
    ON_BOARD,
    PROVINCES,
    RESERVE,
    SEATS,
    SHIP,
    VALHALLA,
    VILLAGES,
    WARRIOR,
    WARRIORS,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    CARDS,
    DARK_ELF,
    DESIGN_OF,
    FACE_OF,
    FAMILY,
    QUEST,
    SEA_SERPENT,
)
from jindori.games.blood_rage.causes import WHY_COST
from jindori.games.blood_rage.clan import EMPTY, NO_CARDS, Clan
from jindori.games.blood_rage.codes import GLORY, RAGE_CHANGED, STAT_RAISED, V
from jindori.games.blood_rage.fight import Fight
from jindori.games.blood_rage.options import Rules

# Shared first rows; a change makes a new row (warriors and used, which change in place, are copied at set-up).
NO_FIGURES: Final = filled(ON_BOARD * SEATS, 0)
NOTHING_USED: Final = filled(ON_BOARD, 0)
NO_TOKENS: Final = filled(PROVINCES, NO_TOKEN)
NOTHING_PILLAGED: Final = filled(PROVINCES, 0)
ALL_STAND: Final = filled(PROVINCES, -1)
NO_ORIGIN: Final = filled(CARDS, -1)


class Saga(State):
    """A game of Blood Rage. Copies share the lists of decks and packs: a change makes a new list."""

    def __init__(self, players: i64, stream: Stream, rules: Rules, of: Saga | None = None) -> None:
        super().__init__(players, stream, of)
        self.rules = rules
        self.age: i64 = of.age if of is not None else i64(0)
        self.phase: i64 = of.phase if of is not None else i64(0)
        self.first: i64 = of.first if of is not None else i64(0)
        self.active: i64 = of.active if of is not None else i64(-1)
        self.doom: i64 = of.doom if of is not None else i64(-1)
        self.clans: list[Clan] = [Clan(clan) for clan in of.clans] if of is not None else []
        self.warriors: vec[i64] = copied(of.warriors if of is not None else NO_FIGURES)
        self.used: vec[i64] = copied(of.used if of is not None else NOTHING_USED)
        self.tokens: vec[i64] = of.tokens if of is not None else NO_TOKENS
        self.pillaged: vec[i64] = of.pillaged if of is not None else NOTHING_PILLAGED
        self.fell: vec[i64] = of.fell if of is not None else ALL_STAND
        self.ragnarok: vec[i64] = of.ragnarok if of is not None else NO_CARDS
        self.decks: list[vec[i64]] = of.decks if of is not None else []
        self.packs: list[vec[i64]] = of.packs if of is not None else []
        self.gone: vec[i64] = of.gone if of is not None else NO_CARDS
        self.leftover: vec[i64] = of.leftover if of is not None else NO_CARDS
        self.origin: vec[i64] = of.origin if of is not None else NO_ORIGIN
        self.seen: vec[i64] = of.seen if of is not None else NO_CARDS
        self.dealt_age: i64 = of.dealt_age if of is not None else i64(0)
        self.fight: Fight | None = Fight(of.fight) if of is not None and of.fight is not None else None
        self.domain_at: i64 = of.domain_at if of is not None else i64(-1)

    def copy(self) -> Saga:
        return Saga(self.players, self.stream.copy(), self.rules, self)

    # -- telling --------------------------------------------------------------------

    def tell(
        self, kind: i64, *, seat: i64 = UNSAID, again: i64 = UNSAID, age: i64 = UNSAID, amount: i64 = UNSAID, bonus: i64 = UNSAID,
        by: i64 = UNSAID, card: i64 = UNSAID, cause: i64 = UNSAID, clan: i64 = UNSAID, cost: i64 = UNSAID, count: i64 = UNSAID,
        each: i64 = UNSAID, figure: i64 = UNSAID, from_: i64 = UNSAID, fulfilled: i64 = UNSAID, full: i64 = UNSAID,
        giver: i64 = UNSAID, glory: i64 = UNSAID, kept: i64 = UNSAID, leader: i64 = UNSAID, monster: i64 = UNSAID,
        other_monster: i64 = UNSAID, phase: i64 = UNSAID, place: i64 = UNSAID, players: i64 = UNSAID, province: i64 = UNSAID,
        rage: i64 = UNSAID, replaced: i64 = UNSAID, seats: i64 = UNSAID, ship: i64 = UNSAID, slot: i64 = UNSAID,
        source: i64 = UNSAID, stat: i64 = UNSAID, step: i64 = UNSAID, to: i64 = UNSAID, token: i64 = UNSAID, total: i64 = UNSAID,
        totals: vec[i64] = NO_CARDS, undealt: i64 = UNSAID, value: i64 = UNSAID, warriors: i64 = UNSAID, why: i64 = UNSAID,
    ) -> None:  # fmt: skip
        """An event that all may see; costs next to nothing where nobody listens."""
        if self.hears(kind):
            said = {
                "seat": seat, "again": again, "age": age, "amount": amount, "bonus": bonus, "by": by, "card": card,
                "cause": cause, "clan": clan, "cost": cost, "count": count, "each": each, "figure": figure, "from": from_,
                "fulfilled": fulfilled, "full": full, "giver": giver, "glory": glory, "kept": kept, "leader": leader,
                "monster": monster, "other_monster": other_monster, "phase": phase, "place": place, "players": players,
                "province": province, "rage": rage, "replaced": replaced, "seats": seats, "ship": ship, "slot": slot,
                "source": source, "stat": stat, "step": step, "to": to, "token": token, "total": total, "totals": totals,
                "undealt": undealt, "value": value, "warriors": warriors, "why": why,
            }  # fmt: skip
            self.say(EVERYBODY, V.row(kind, said))

    def tell_to(self, audience: i64, kind: i64, seat: i64, card: i64) -> None:
        """An event whose card only the audience, a bit set of seats, may see."""
        if self.hears(kind):
            self.say(audience, V.row(kind, {"seat": seat, "card": card}))

    # -- provinces ------------------------------------------------------------------

    def stands(self, province: i64) -> bool:
        """Is the province not destroyed (BR-2.1.7)?"""
        return self.fell[province] < 0

    def open_fjord(self, fjord: i64) -> bool:
        """Is the fjord in play (BR-2.1.8)?"""
        first = (fjord - 9) * 2 + 1
        return self.fell[first] < 0 or self.fell[first + 1] < 0

    def room(self, province: i64) -> i64:
        """Empty villages (BR-2.1.3); practically endless in Yggdrasil."""
        return VILLAGES[province] - self.used[province]

    def next_to(self, a: i64, b: i64) -> bool:
        """Are two provinces adjacent? A destroyed one is adjacent to nothing (BR-2.1.7, BR-2.1.9)."""
        return ADJACENT[a * PROVINCES + b] == 1 and self.fell[a] < 0 and self.fell[b] < 0

    # -- figures ----------------------------------------------------------------------

    def count(self, seat: i64, kind: i64, place: i64) -> i64:
        """How many figures of a kind the clan has in a place (also RESERVE and VALHALLA)."""
        clan = self.clans[seat]
        if kind == WARRIOR:
            if place < ON_BOARD:
                return self.warriors[place * SEATS + seat]
            if place == RESERVE:
                return clan.reserve
            return clan.fallen if place == VALHALLA else 0
        return 1 if clan.where(kind) == place else 0

    def move(self, seat: i64, kind: i64, origin: i64, place: i64) -> None:
        """Take one figure from a place and put it into another (no rule is checked here)."""
        clan = self.clans[seat]
        if kind == WARRIOR:
            if origin < ON_BOARD:
                self.warriors[origin * SEATS + seat] -= 1
            elif origin == RESERVE:
                clan.reserve -= 1
            else:
                clan.fallen -= 1
            if place < ON_BOARD:
                self.warriors[place * SEATS + seat] += 1
            elif place == RESERVE:
                clan.reserve += 1
            else:
                clan.fallen += 1
        else:
            clan.send(kind, place)
        if origin < ON_BOARD:
            self.used[origin] -= 1
            clan.on_board -= 1
        if place < ON_BOARD:
            self.used[place] += 1
            clan.on_board += 1

    def here(self, seat: i64, place: i64) -> i64:
        """Number of the clan's figures in one place of the board."""
        clan = self.clans[seat]
        n = self.warriors[place * SEATS + seat]
        for other in clan.at:
            if other == place:
                n += 1
        return n

    def places(self, seat: i64) -> i64:
        """Bit set of the places of the board where the clan has figures."""
        clan = self.clans[seat]
        found = bit(clan.leader) | bit(clan.ship) | bit(clan.beast1) | bit(clan.beast2)
        if clan.reserve + clan.fallen < WARRIORS:
            for place in range(i64(ON_BOARD)):
                if self.warriors[place * SEATS + seat] > 0:
                    found |= bit(place)
        return found & (bit(ON_BOARD) - 1)

    def present(self, seat: i64, province: i64) -> bool:
        """Has the clan a figure in the province or its supporting fjord?"""
        if self.here(seat, province) > 0:
            return True
        fjord = FJORD_OF[province]
        return fjord >= 0 and self.here(seat, fjord) > 0

    def strength_here(self, seat: i64, place: i64) -> i64:
        """Strength of the clan's figures standing in one place."""
        clan = self.clans[seat]
        n = self.warriors[place * SEATS + seat]
        total = clan.warrior_strength(n) if n else n
        if clan.leader == place:
            total += FIGURE_STRENGTH[LEADER]
        if clan.ship == place:
            total += FIGURE_STRENGTH[SHIP]
        if clan.beast1 == place:
            total += monster_strength(clan.monster(0), place)
        if clan.beast2 == place:
            total += monster_strength(clan.monster(1), place)
        return total

    def strength(self, seat: i64, province: i64) -> i64:
        """The clan's strength in a province, its supporting fjord included (BR-2.3.6)."""
        total = self.strength_here(seat, province)
        fjord = FJORD_OF[province]
        if fjord >= 0:
            total += self.strength_here(seat, fjord)
        return total

    def kinds_of(self, seat: i64) -> vec[i64]:
        """Figure kinds the clan has at all: warrior, leader, ship, its monsters."""
        kinds = vec[i64]()
        kinds = append(kinds, WARRIOR)
        kinds = append(kinds, LEADER)
        kinds = append(kinds, SHIP)
        clan = self.clans[seat]
        for slot in range(i64(2)):
            kind = clan.monster(slot)
            if kind != EMPTY:
                kinds = append(kinds, kind)
        return kinds

    # -- numbers of a clan ----------------------------------------------------------------

    def gain_glory(self, seat: i64, amount: i64, why: i64) -> None:
        """Glory at once, never below 0 (BR-2.4.1). ``why`` is a source of events.SOURCES."""
        clan = self.clans[seat]
        before = clan.glory
        clan.glory = before + amount if before + amount > 0 else 0
        if clan.glory != before:
            self.tell(GLORY, seat=seat, amount=clan.glory - before, total=clan.glory, why=why)

    def gain_rage(self, seat: i64, amount: i64, why: i64) -> None:
        """Current Rage stays between 0 and 12 (BR-2.2.1). A plain cost is told by the action itself."""
        clan = self.clans[seat]
        before = clan.rage
        after = before + amount
        if after > MOST_RAGE:
            after = MOST_RAGE
        if after < 0:
            after = 0
        clan.rage = after
        if after != before and why != WHY_COST:
            self.tell(RAGE_CHANGED, seat=seat, amount=after - before, total=after, why=why)

    def raise_stat(self, seat: i64, stat: i64, why: i64) -> None:
        """One step to the right; a raise above step 6 is lost (BR-2.2.3)."""
        clan = self.clans[seat]
        if clan.step(stat) == LAST_STEP:
            return
        clan.steps = changed(clan.steps, stat, clan.step(stat) + 1)
        self.tell(STAT_RAISED, seat=seat, stat=stat, step=clan.step(stat), value=clan.value(stat), why=why)

    # -- cards ---------------------------------------------------------------------------------

    def take_card(self, seat: i64, card: i64) -> i64:
        """A card leaves the hand, seen by all; of equal ones the one they know of (BR-18.1.3). Returns it."""
        clan = self.clans[seat]
        for known in clan.known:
            if FACE_OF[known] == FACE_OF[card]:
                card = known
                break
        clan.hand = without(clan.hand, card)
        clan.known = without(clan.known, card)
        return card

    def take_quest(self, seat: i64, card: i64) -> None:
        """A quest leaves the hand face down: it may be any of those known to be there (BR-10.1.3)."""
        clan = self.clans[seat]
        clan.hand = without(clan.hand, card)
        known = vec[i64]()
        for other in clan.known:
            if FAMILY[DESIGN_OF[other]] != QUEST:
                known = append(known, other)
        clan.known = known

    def return_card(self, seat: i64, card: i64) -> None:
        """A card that everybody has seen goes (back) to a hand (BR-18.1.3)."""
        clan = self.clans[seat]
        clan.hand = plus(clan.hand, card)
        clan.known = plus(clan.known, card)
        if not holds(self.seen, card):
            self.seen = plus(self.seen, card)

    def discard_openly(self, card: i64) -> None:
        self.gone = plus(self.gone, card)

    # -- lead order (BR-4.2.1) ------------------------------------------------------------------

    def lead(self) -> i64:
        """The player who leads when several must decide outside a battle."""
        if self.phase == 1 and self.active >= 0:
            return self.active
        return self.first


def the_fight(s: Saga) -> Fight:
    """The pillage in progress."""
    fight = s.fight
    assert fight is not None
    return fight


def monster_strength(kind: i64, place: i64) -> i64:
    """Printed strength; the Dark Elf has 3 in Yggdrasil (BR-17.2.5)."""
    if kind == FIRST_MONSTER + DARK_ELF and place == YGGDRASIL:
        return 3
    return FIGURE_STRENGTH[kind]


def is_ship(kind: i64) -> bool:
    """The ship, or the monster that counts as one (BR-17.2.3)."""
    return kind == SHIP or kind == FIRST_MONSTER + SEA_SERPENT
