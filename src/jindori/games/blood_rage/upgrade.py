"""Upgrade (BR-9): a card onto the clan sheet, and the figure that comes with it."""

from __future__ import annotations

from jindori.engine.packing import opt1, opt2
from jindori.engine.rows import copied, holds
from jindori.engine.vecs import i64
from jindori.games.blood_rage.board import (
    BOX,
    FIRST_MONSTER,
    LEADER,
    ON_BOARD,
    RESERVE,
    SHIP,
    WARRIOR,
)
from jindori.games.blood_rage.cards import (
    COST,
    DESIGN_OF,
    FAMILY,
    FRIGGAS_CHARM,
    LEADER_SLOT,
    MONSTER_SLOT,
    SHIP_SLOT,
    SLOT_KIND,
    UPGRADE,
    WARRIOR_SLOT,
)
from jindori.games.blood_rage.causes import WHY_COST
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, SLOTS_OF_KIND, Clan, powers_of
from jindori.games.blood_rage.codes import (
    CARD_NOT_IN_HAND,
    MONSTER_LEFT,
    NO_SUCH_SLOT,
    NOT_AN_UPGRADE,
    TOO_LITTLE_RAGE,
    UPGRADED,
)
from jindori.games.blood_rage.invade import FreeInvade
from jindori.games.blood_rage.state import Saga


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
        clan.put(1 + slot, RESERVE)
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
    clan.put(2 + slot, BOX)
