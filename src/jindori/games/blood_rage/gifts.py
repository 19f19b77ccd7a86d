"""Gods' Gifts (BR-5): the draft."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt1, opt2, verb
from jindori.engine.rows import copied, holds, in_order, joined, plus, without
from jindori.engine.shared.sealed import Sealed, no_picks
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.cards import AGE_OF, CARDS, FACE_OF, PLAYERS_FOR, distinct
from jindori.games.blood_rage.codes import CARD_NOT_HELD, DEALT, DRAFT, DRAFT_TWO, DRAFTED, PACKS_PASSED
from jindori.games.blood_rage.state import Saga

DEALT_EACH: Final = 8
KEPT_EACH: Final = 6


def age_deck(players: i64, age: i64) -> vec[i64]:
    """The cards of an age for this number of players, unshuffled (BR-3.3.1)."""
    deck = vec[i64]()
    for card in range(i64(CARDS)):
        if AGE_OF[card] == age and PLAYERS_FOR[card] <= players:
            deck = append(deck, card)
    return deck


def deal_gifts(s: Saga) -> None:
    """Deal 8 (or, without the draft, 6) to each; the rest of the deck is removed unseen (BR-5.1.2, BR-19.1.4)."""
    each: i64 = DEALT_EACH if s.rules.drafting else KEPT_EACH
    deck = s.decks[s.age - 1]
    s.dealt_age = s.age
    s.informed = True
    packs: list[vec[i64]] = []
    for seat in range(s.players):
        pack = vec[i64]()
        for i in range(each):
            pack = append(pack, deck[seat * each + i])
        packs.append(in_order(pack))
    s.packs = packs
    rest = vec[i64]()
    for i in range(s.players * each, i64(len(deck))):
        rest = append(rest, deck[i])
    decks = list(s.decks)
    decks[s.age - 1] = rest
    s.decks = decks
    s.tell(DEALT, age=s.age, each=each, undealt=len(rest))
    if s.rules.drafting:
        s.push(Draft(0, no_picks(s.players)))
        return
    for seat in range(s.players):
        s.clans[seat].hand = joined(s.clans[seat].hand, s.packs[seat])
    s.packs = []


class Draft(Sealed[Saga]):
    """BR-D02: simultaneously 1 card of the pack (2 players: 2 cards); the rest goes to the left neighbour (BR-5.2)."""

    def __init__(self, round: i64, picks: list[vec[i64]]) -> None:
        super().__init__(picks)
        self.round = round

    def choosers(self, s: Saga) -> i64:
        return bit(s.players) - 1

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        pack = s.packs[seat]
        if s.players > 2:
            return distinct(pack, DRAFT)
        return pairs(pack)

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        pack = s.packs[seat]
        if verb(option) != (DRAFT if s.players > 2 else DRAFT_TWO):
            return NOT_OFFERED
        if not holds(pack, arg0(option)):
            return opt1(CARD_NOT_HELD, arg0(option))
        if s.players == 2 and not holds(without(pack, arg0(option)), arg1(option)):
            return opt1(CARD_NOT_HELD, arg1(option))
        return 0

    def reveal(self, s: Saga) -> None:
        """All have kept: pass the rest on, or discard the last two (BR-5.2.1 to BR-5.2.3)."""
        s.pop()
        origin = copied(s.origin)
        passed: list[vec[i64]] = []
        for seat in range(s.players):
            pack = s.packs[seat]
            pick = self.picks[seat][0]
            pack = self.keep(s, seat, pack, arg0(pick), origin)
            if verb(pick) == DRAFT_TWO:
                pack = self.keep(s, seat, pack, arg1(pick), origin)
            passed.append(pack)
        s.origin = origin
        kept = (self.round + 1) * (2 if s.players == 2 else 1)
        if kept == KEPT_EACH:
            self.discard_rest(s, passed)
            return
        s.packs = passed[-1:] + passed[:-1]
        s.tell(PACKS_PASSED, kept=kept)
        s.push(Draft(self.round + 1, no_picks(s.players)))

    def pack_of(self, s: Saga, seat: i64) -> i64:
        """Who was dealt the pack the seat holds now."""
        return (seat - self.round) % s.players

    def keep(self, s: Saga, seat: i64, pack: vec[i64], card: i64, origin: vec[i64]) -> vec[i64]:
        origin[card] = self.pack_of(s, seat) * 8 + self.round
        s.clans[seat].hand = plus(s.clans[seat].hand, card)
        s.tell_to(bit(seat), DRAFTED, seat=seat, card=card)
        return without(pack, card)

    def discard_rest(self, s: Saga, packs: list[vec[i64]]) -> None:
        origin = copied(s.origin)
        for seat in range(s.players):
            for card in packs[seat]:
                origin[card] = self.pack_of(s, seat) * 8 + 7
            s.leftover = joined(s.leftover, packs[seat])
        s.origin = origin
        s.packs = []


def pairs(pack: vec[i64]) -> vec[i64]:
    """Every different pair of faces in the pack."""
    opts = vec[i64]()
    seen = vec[i64]()
    n: i64 = len(pack)
    for i in range(n):
        for j in range(i + 1, n):
            key = FACE_OF[pack[i]] * 1_000 + FACE_OF[pack[j]]
            if not holds(seen, key):
                seen = append(seen, key)
                opts = append(opts, opt2(DRAFT_TWO, pack[i], pack[j]))
    return opts
