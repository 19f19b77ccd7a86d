"""Quests, from their commitment (BR-10) over the Discard phase (BR-12) to the Quest phase (BR-13)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt0, opt1, verb
from jindori.engine.rows import holds, joined, plus, row, without
from jindori.engine.shared.sealed import Sealed
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import ALFHEIM, JOTUNHEIM, MANHEIM, PROVINCES, REGION, YGGDRASIL
from jindori.games.blood_rage.cards import (
    DESIGN_OF,
    FAMILY,
    GLORY_OF,
    ODINS_THRONE,
    QUEST,
    QUEST_ALFHEIM,
    QUEST_GLORIOUS_DEATH,
    QUEST_JOTUNHEIM,
    QUEST_MANHEIM,
    QUEST_YGGDRASIL,
    distinct,
)
from jindori.games.blood_rage.causes import WHY_QUEST
from jindori.games.blood_rage.clan import EMPTY, NO_CARDS
from jindori.games.blood_rage.codes import (
    HAND_DISCARDED,
    KEEP,
    KEEP_NONE,
    NOT_A_QUEST,
    NOT_IN_HAND_TO_KEEP,
    QUEST_COMMITTED,
    QUEST_NOT_IN_HAND,
    QUEST_REVEALED,
)
from jindori.games.blood_rage.state import Saga
from jindori.games.blood_rage.stats import RaiseStat


def refuse_quest(s: Saga, seat: i64, card: i64) -> i64:
    if not holds(s.clans[seat].hand, card):
        return opt1(QUEST_NOT_IN_HAND, card)
    return 0 if FAMILY[DESIGN_OF[card]] == QUEST else opt1(NOT_A_QUEST, card)


def commit_quest(s: Saga, seat: i64, card: i64) -> None:
    """Face down on the clan sheet (BR-10.1.1, BR-10.1.3)."""
    s.take_quest(seat, card)
    clan = s.clans[seat]
    clan.quests = plus(clan.quests, card)
    s.tell_to(bit(seat), QUEST_COMMITTED, seat=seat, card=card)


# -- Discard phase ----------------------------------------------------------------------------------------


class Discarding(Sealed[Saga]):
    """BR-D21: each player keeps one card or none (BR-12.1.1); in age 3 everything goes (BR-12.1.2)."""

    def decision(self, s: Saga, seat: i64) -> str:
        return "keep"

    def choosers(self, s: Saga) -> i64:
        bits: i64 = 0
        if s.age < 3:
            for seat in range(s.players):
                if len(s.clans[seat].hand) > 0:
                    bits |= bit(seat)
        return bits

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        return append(distinct(s.clans[seat].hand, KEEP), opt0(KEEP_NONE))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == KEEP_NONE:
            return 0
        if verb(option) != KEEP:
            return NOT_OFFERED
        return 0 if holds(s.clans[seat].hand, arg0(option)) else opt1(NOT_IN_HAND_TO_KEEP, arg0(option))

    def reveal(self, s: Saga) -> None:
        """The discarded cards are not shown; cards known to be in a hand may be gone now."""
        s.pop()
        for seat in range(s.players):
            clan = s.clans[seat]
            kept = row([])
            if len(self.picks[seat]) > 0 and verb(self.picks[seat][0]) == KEEP:
                kept = plus(kept, arg0(self.picks[seat][0]))
            discarded = clan.hand
            for card in kept:
                discarded = without(discarded, card)
            if len(clan.hand) > 0:
                s.tell(HAND_DISCARDED, seat=seat, count=len(discarded), kept=len(kept))
            clan.buried = joined(clan.buried, clan.discarded)
            clan.discarded = discarded
            clan.hand = kept
            if len(discarded) > 0:
                clan.known = NO_CARDS


# -- Quest phase -----------------------------------------------------------------------------------------


def most_strength(s: Saga, seat: i64, province: i64) -> bool:
    """Greater than that of each other clan, and above 0 (BR-13.1.4, BR-13.1.5)."""
    if not s.stands(province):
        return False
    mine = s.strength(seat, province)
    if mine == 0:
        return False
    for other in range(s.players):
        if other != seat and s.strength(other, province) >= mine:
            return False
    return True


def provinces_led(s: Saga, seat: i64, region: i64) -> i64:
    """In how many provinces of the region (all provinces for EMPTY) the clan has the most strength."""
    n: i64 = 0
    for province in range(i64(PROVINCES)):
        if (region == EMPTY or REGION[province] == region) and most_strength(s, seat, province):
            n += 1
    return n


def fulfilled(s: Saga, seat: i64, card: i64) -> bool:
    """Is the demand of a quest card met (BR-13.1.4 to BR-13.1.7, BR-19.1.1)?"""
    design = DESIGN_OF[card]
    if design == QUEST_ALFHEIM:
        return provinces_led(s, seat, ALFHEIM) >= 1
    if design == QUEST_JOTUNHEIM:
        return provinces_led(s, seat, JOTUNHEIM) >= 1
    if design == QUEST_MANHEIM:
        return provinces_led(s, seat, MANHEIM) >= 1
    if design == QUEST_YGGDRASIL:
        return most_strength(s, seat, YGGDRASIL)
    if design == QUEST_GLORIOUS_DEATH:
        return s.clans[seat].in_valhalla() >= 4
    return provinces_led(s, seat, EMPTY) >= 2


def reveal_quests(s: Saga) -> None:
    """All quests are revealed and judged on the same position; stats are then raised in lead order (BR-13.1)."""
    seats = vec[i64]()
    cards = vec[i64]()
    for seat in s.seats_from(s.first):
        clan = s.clans[seat]
        for card in clan.quests:
            s.informed = True
            met = fulfilled(s, seat, card)
            s.tell(QUEST_REVEALED, seat=seat, card=card, fulfilled=met)
            if met:
                seats = append(seats, seat)
                cards = append(cards, card)
        s.gone = joined(s.gone, clan.quests)
        clan.quests = NO_CARDS
    for i in range(i64(len(cards))):
        double: i64 = 2 if s.clans[seats[i]].has(ODINS_THRONE) else 1
        s.gain_glory(seats[i], GLORY_OF[cards[i]] * double, WHY_QUEST)
    for i in range(i64(len(cards))):
        last = len(cards) - 1 - i
        s.push(RaiseStat(seats[last], DESIGN_OF[cards[last]], EMPTY))
