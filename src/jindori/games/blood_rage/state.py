"""The position's fields: what stands where, what each clan has, which cards lie where (BR-1, BR-2)."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import as_list, copied, filled, holds, plus, row, without
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    ADJACENT,
    AXES,
    BOX,
    FIGURE_STRENGTH,
    FIRST_MONSTER,
    FJORD_OF,
    HORNS,
    LAST_STEP,
    LEADER,
    MOST_RAGE,
    NO_TOKEN,
    ON_BOARD,
    PROVINCES,
    RAGE,
    RESERVE,
    SEATS,
    SHIP,
    TRACK,
    VALHALLA,
    VILLAGES,
    WARRIOR,
    WARRIORS,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    BROTHERS_IN_ARMS,
    CARDS,
    DARK_ELF,
    DESIGN_OF,
    EXPERTS_IN_ARMS,
    FACE_OF,
    FAMILY,
    MASTERS_IN_ARMS,
    QUEST,
    SEA_SERPENT,
)
from jindori.games.blood_rage.events import GLORY, RAGE_CHANGED, STAT_RAISED, WHY_COST
from jindori.games.blood_rage.fight import Fight
from jindori.games.blood_rage.options import Rules

SLOTS: Final = 8
FIRST_SLOT: Final = row([0, 1, 2, 3, 5])
"""By upgrade kind: where its slots begin; warrior, leader, ship, 2 monsters, 3 clan (BR-2.2.8)."""
SLOTS_OF_KIND: Final = row([1, 1, 1, 2, 3])
EMPTY: Final = -1

# Shared first rows; a change makes a new row (warriors and used, which change in place, are copied at set-up).
NO_SLOTS: Final = filled(SLOTS, EMPTY)
NO_CARDS: Final = filled(0, 0)
NO_FIGURES: Final = filled(ON_BOARD * SEATS, 0)
NOTHING_USED: Final = filled(ON_BOARD, 0)
NO_TOKENS: Final = filled(PROVINCES, NO_TOKEN)
NOTHING_PILLAGED: Final = filled(PROVINCES, 0)
ALL_STAND: Final = filled(PROVINCES, -1)
NO_ORIGIN: Final = filled(CARDS, -1)



class Clan:
    """One clan: its sheet, where its single figures are, and its cards. Rows of cards are replaced, never changed.

    ``discarded`` holds the cards of the last Discard phase, ``buried`` those of earlier ones.
    """

    def __init__(self, slots: vec[i64], cards: vec[i64]) -> None:
        self.glory: i64 = 0
        self.rage: i64 = 6
        self.passed = False
        self.rage_step: i64 = 1
        self.axes_step: i64 = 1
        self.horns_step: i64 = 1
        self.reserve: i64 = WARRIORS
        self.fallen: i64 = 0
        self.on_board: i64 = 0
        self.leader: i64 = RESERVE
        self.ship: i64 = RESERVE
        self.beast1: i64 = BOX
        self.beast2: i64 = BOX
        self.powers: i64 = 0
        self.slots = slots
        self.hand = cards
        self.known = cards
        self.quests = cards
        self.discarded = cards
        self.buried = cards
        self.emblem: i64 = 0

    def copy(self) -> Clan:
        new = Clan(self.slots, self.hand)
        new.glory = self.glory
        new.rage = self.rage
        new.passed = self.passed
        new.rage_step = self.rage_step
        new.axes_step = self.axes_step
        new.horns_step = self.horns_step
        new.reserve = self.reserve
        new.fallen = self.fallen
        new.on_board = self.on_board
        new.leader = self.leader
        new.ship = self.ship
        new.beast1 = self.beast1
        new.beast2 = self.beast2
        new.powers = self.powers
        new.known = self.known
        new.quests = self.quests
        new.discarded = self.discarded
        new.buried = self.buried
        new.emblem = self.emblem
        return new

    def has(self, design: i64) -> bool:
        """Does an upgrade of this design lie on the clan sheet?"""
        return self.powers >> design & 1 == 1

    def step(self, stat: i64) -> i64:
        if stat == RAGE:
            return self.rage_step
        if stat == AXES:
            return self.axes_step
        return self.horns_step

    def value(self, stat: i64) -> i64:
        """Value of a stat (BR-2.2.2)."""
        return TRACK[stat * 6 + self.step(stat) - 1]

    def monster(self, slot: i64) -> i64:
        """Figure kind of the monster in monster slot 0 or 1, or EMPTY."""
        card = self.slots[3 + slot]
        if card == EMPTY:
            return EMPTY
        return FIRST_MONSTER + DESIGN_OF[card]

    def beast_at(self, slot: i64) -> i64:
        return self.beast1 if slot == 0 else self.beast2

    def where(self, kind: i64) -> i64:
        """Place of a single figure (not a warrior); BOX if the clan has no such figure."""
        if kind == LEADER:
            return self.leader
        if kind == SHIP:
            return self.ship
        if self.monster(0) == kind:
            return self.beast1
        if self.monster(1) == kind:
            return self.beast2
        return BOX

    def send(self, kind: i64, place: i64) -> None:
        """Note the new place of a single figure."""
        if kind == LEADER:
            self.leader = place
        elif kind == SHIP:
            self.ship = place
        elif self.monster(0) == kind:
            self.beast1 = place
        else:
            self.beast2 = place

    def in_valhalla(self) -> i64:
        """Number of the clan's figures in Valhalla."""
        n = self.fallen
        if self.leader == VALHALLA:
            n += 1
        if self.ship == VALHALLA:
            n += 1
        if self.beast1 == VALHALLA:
            n += 1
        if self.beast2 == VALHALLA:
            n += 1
        return n

    def warrior_strength(self, n: i64) -> i64:
        """Strength of n warriors together in one province (BR-17.3.2)."""
        if self.has(EXPERTS_IN_ARMS):
            return n * 2
        if self.has(BROTHERS_IN_ARMS):
            return n // 2 * 3 + n % 2
        if self.has(MASTERS_IN_ARMS):
            return n // 2 * 6 + n % 2 * 2
        return n


class Saga(State):
    """A game of Blood Rage. Copies share the lists of decks and packs: a change makes a new list."""

    def __init__(self, players: i64, stream: Stream, rules: Rules, decks: list[vec[i64]], packs: list[vec[i64]]) -> None:
        super().__init__(players, stream)
        self.rules = rules
        self.age: i64 = 0
        self.phase: i64 = 0
        self.first: i64 = 0
        self.active: i64 = -1
        self.doom: i64 = -1
        self.clans: list[Clan] = []
        self.warriors = NO_FIGURES
        self.used = NOTHING_USED
        self.tokens = NO_TOKENS
        self.pillaged = NOTHING_PILLAGED
        self.fell = ALL_STAND
        self.ragnarok = NO_CARDS
        self.decks = decks
        self.packs = packs
        self.gone = NO_CARDS
        self.leftover = NO_CARDS
        self.origin = NO_ORIGIN
        self.seen = NO_CARDS
        self.dealt_age: i64 = 0
        self.fight: Fight | None = None
        self.domain_at: i64 = -1

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> Saga:
        """An independent copy (typed for the game's own use)."""
        new = Saga(self.players, self.stream.copy(), self.rules, self.decks, self.packs)
        new.age = self.age
        new.phase = self.phase
        new.first = self.first
        new.active = self.active
        new.doom = self.doom
        for clan in self.clans:
            new.clans.append(clan.copy())
        new.warriors = copied(self.warriors)
        new.used = copied(self.used)
        new.tokens = self.tokens
        new.pillaged = self.pillaged
        new.fell = self.fell
        new.ragnarok = self.ragnarok
        new.gone = self.gone
        new.leftover = self.leftover
        new.origin = self.origin
        new.seen = self.seen
        new.dealt_age = self.dealt_age
        fight = self.fight
        if fight is not None:
            new.fight = fight.copy()
        new.domain_at = self.domain_at
        self.copy_into(new)
        return new

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
        if clan.leader == place:
            n += 1
        if clan.ship == place:
            n += 1
        if clan.beast1 == place:
            n += 1
        if clan.beast2 == place:
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
        if self.listening and clan.glory != before:
            self.tell(GLORY, seat, clan.glory - before, clan.glory, why)

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
        if self.listening and after != before and why != WHY_COST:
            self.tell(RAGE_CHANGED, seat, after - before, after, why)

    def raise_stat(self, seat: i64, stat: i64, why: i64) -> None:
        """One step to the right; a raise above step 6 is lost (BR-2.2.3)."""
        clan = self.clans[seat]
        if clan.step(stat) == LAST_STEP:
            return
        if stat == RAGE:
            clan.rage_step += 1
        elif stat == AXES:
            clan.axes_step += 1
        else:
            clan.horns_step += 1
        if self.listening:
            self.tell(STAT_RAISED, seat, stat, clan.step(stat), clan.value(stat), why)

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

    def with_changed(self, old: vec[i64], index: i64, value: i64) -> vec[i64]:
        """A new row with one number changed; for rows that copies share."""
        new = copied(old)
        new[index] = value
        return new

    # -- lead order (BR-4.2.1) ------------------------------------------------------------------

    def lead(self) -> i64:
        """The player who leads when several must decide outside a battle."""
        if self.phase == 1 and self.active >= 0:
            return self.active
        return self.first

    # -- saving -----------------------------------------------------------------------------------

    def save_fields(self) -> dict[str, object]:
        return {
            "age": int(self.age),
            "phase": int(self.phase),
            "first": int(self.first),
            "active": int(self.active),
            "doom": int(self.doom),
            **self.rules.save(),
            "clans": [save_clan(c) for c in self.clans],
            "warriors": as_list(self.warriors),
            "used": as_list(self.used),
            "tokens": as_list(self.tokens),
            "pillaged": as_list(self.pillaged),
            "fell": as_list(self.fell),
            "ragnarok": as_list(self.ragnarok),
            "decks": [as_list(d) for d in self.decks],
            "packs": [as_list(p) for p in self.packs],
            "gone": as_list(self.gone),
            "leftover": as_list(self.leftover),
            "origin": as_list(self.origin),
            "seen": as_list(self.seen),
            "dealt_age": int(self.dealt_age),
            "fight": self.fight.save() if self.fight is not None else None,
            "domain_at": int(self.domain_at),
        }


def the_fight(state: State) -> Fight:
    assert isinstance(state, Saga)
    fight = state.fight
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


def horns_full(clan: Clan) -> bool:
    """Are as many figures on the board as the Horns stat allows (BR-2.2.7)?"""
    return clan.on_board >= clan.value(HORNS)


def save_clan(c: Clan) -> dict[str, object]:
    return {
        "glory": int(c.glory),
        "rage": int(c.rage),
        "passed": c.passed,
        "steps": [int(c.rage_step), int(c.axes_step), int(c.horns_step)],
        "reserve": int(c.reserve),
        "fallen": int(c.fallen),
        "on_board": int(c.on_board),
        "at": [int(c.leader), int(c.ship), int(c.beast1), int(c.beast2)],
        "slots": as_list(c.slots),
        "hand": as_list(c.hand),
        "known": as_list(c.known),
        "quests": as_list(c.quests),
        "discarded": as_list(c.discarded),
        "buried": as_list(c.buried),
        "emblem": int(c.emblem),
    }


def powers_of(slots: vec[i64]) -> i64:
    """Bit set of the upgrade designs on a clan sheet."""
    powers: i64 = 0
    for card in slots:
        if card != EMPTY:
            powers |= bit(DESIGN_OF[card])
    return powers



