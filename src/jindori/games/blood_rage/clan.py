"""A clan: its sheet, its figures, its cards (BR-2.2, BR-2.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from jindori.engine.packing import bit
from jindori.engine.rows import changed, filled, row
from jindori.engine.vecs import i64, vec
from jindori.games.blood_rage.board import (
    BOX,
    FIRST_MONSTER,
    HORNS,
    LEADER,
    RESERVE,
    SHIP,
    TRACK,
    VALHALLA,
    WARRIORS,
)
from jindori.games.blood_rage.cards import BROTHERS_IN_ARMS, DESIGN_OF, EXPERTS_IN_ARMS, MASTERS_IN_ARMS

EMPTY: Final = -1
SLOTS: Final = 8
FIRST_SLOT: Final = row([0, 1, 2, 3, 5])
"""By upgrade kind: where its slots begin; warrior, leader, ship, 2 monsters, 3 clan (BR-2.2.8)."""
SLOTS_OF_KIND: Final = row([1, 1, 1, 2, 3])

# Shared first rows; a change makes a new row.
NO_SLOTS: Final = filled(SLOTS, EMPTY)
NO_CARDS: Final = filled(0, 0)
FIRST_STEPS: Final = row([1, 1, 1])
NO_MONSTERS: Final = row([RESERVE, RESERVE, BOX, BOX])


class Clan:
    """One clan: its sheet, where its single figures are, and its cards. Rows of cards are replaced, never changed.

    ``steps`` has one number a stat; ``at`` the places of leader, ship and the two monsters.
    ``discarded`` holds the cards of the last Discard phase, ``buried`` those of earlier ones.
    """

    derived: ClassVar[tuple[str, ...]] = ("powers",)

    def __init__(self, of: Clan | None) -> None:
        self.glory: i64 = of.glory if of is not None else i64(0)
        self.rage: i64 = of.rage if of is not None else i64(6)
        self.passed: bool = of.passed if of is not None else False
        self.steps: vec[i64] = of.steps if of is not None else FIRST_STEPS
        self.reserve: i64 = of.reserve if of is not None else i64(WARRIORS)
        self.fallen: i64 = of.fallen if of is not None else i64(0)
        self.on_board: i64 = of.on_board if of is not None else i64(0)
        self.at: vec[i64] = of.at if of is not None else NO_MONSTERS
        self.powers: i64 = of.powers if of is not None else i64(0)
        self.slots: vec[i64] = of.slots if of is not None else NO_SLOTS
        self.hand: vec[i64] = of.hand if of is not None else NO_CARDS
        self.known: vec[i64] = of.known if of is not None else NO_CARDS
        self.quests: vec[i64] = of.quests if of is not None else NO_CARDS
        self.discarded: vec[i64] = of.discarded if of is not None else NO_CARDS
        self.buried: vec[i64] = of.buried if of is not None else NO_CARDS
        self.emblem: i64 = of.emblem if of is not None else i64(0)

    def has(self, design: i64) -> bool:
        """Does an upgrade of this design lie on the clan sheet?"""
        return self.powers >> design & 1 == 1

    def step(self, stat: i64) -> i64:
        return self.steps[stat]

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
        return self.at[2 + slot]

    def where(self, kind: i64) -> i64:
        """Place of a single figure (not a warrior); BOX if the clan has no such figure."""
        n = self.single(kind)
        return self.at[n] if n != EMPTY else i64(BOX)

    @property
    def leader(self) -> i64:
        """Place of the leader."""
        return self.at[0]

    @property
    def ship(self) -> i64:
        return self.at[1]

    @property
    def beast1(self) -> i64:
        """Place of the first monster."""
        return self.at[2]

    @property
    def beast2(self) -> i64:
        return self.at[3]

    def single(self, kind: i64) -> i64:
        """Where in ``at`` the place of a single figure stands, or EMPTY if the clan has no such figure."""
        if kind == LEADER:
            return 0
        if kind == SHIP:
            return 1
        if self.monster(0) == kind:
            return 2
        return 3 if self.monster(1) == kind else EMPTY

    def send(self, kind: i64, place: i64) -> None:
        """Note the new place of a single figure the clan has."""
        self.put(self.single(kind), place)

    def put(self, n: i64, place: i64) -> None:
        """Note a place in ``at``."""
        self.at = changed(self.at, n, place)

    def in_valhalla(self) -> i64:
        """Number of the clan's figures in Valhalla."""
        n = self.fallen
        for place in self.at:
            if place == VALHALLA:
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


def horns_full(clan: Clan) -> bool:
    """Are as many figures on the board as the Horns stat allows (BR-2.2.7)?"""
    return clan.on_board >= clan.value(HORNS)


def powers_of(slots: vec[i64]) -> i64:
    """Bit set of the upgrade designs on a clan sheet."""
    powers: i64 = 0
    for card in slots:
        if card != EMPTY:
            powers |= bit(DESIGN_OF[card])
    return powers
