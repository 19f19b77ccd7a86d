"""Gods' Gifts (BR-5): the draft."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt1, opt2, verb
from jindori.engine.rows import changed, copied, holds, in_order, joined, plus, without
from jindori.engine.shared.draft import LEFT_OVER, PackDraft, origin
from jindori.engine.shared.sealed import no_picks
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.cards import AGE_OF, CARDS, FACE_OF, PLAYERS_FOR, distinct
from jindori.games.blood_rage.codes import CARD_NOT_HELD, DRAFT, DRAFT_TWO
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
    tell.dealt(s, age=s.age, each=each, undealt=len(rest))
    if s.rules.drafting:
        s.push(Draft(0, no_picks(s.players)))
        return
    for seat in range(s.players):
        s.clans[seat].hand = joined(s.clans[seat].hand, s.packs[seat])
    s.packs = []


class Draft(PackDraft[Saga]):
    """BR-D02: simultaneously 1 card of the pack (2 players: 2 cards); the rest goes to the left neighbour (BR-5.2)."""

    def packs(self, s: Saga) -> list[vec[i64]]:
        return s.packs

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

    def things(self, option: i64) -> vec[i64]:
        card = plus(vec[i64](), arg0(option))
        return plus(card, arg1(option)) if verb(option) == DRAFT_TWO else card

    def keep(self, s: Saga, seat: i64, card: i64, origin: i64) -> None:
        s.origin = changed(s.origin, card, origin)
        s.clans[seat].hand = plus(s.clans[seat].hand, card)
        tell.drafted(s, bit(seat), seat=seat, card=card)

    def rest(self, s: Saga, packs: list[vec[i64]]) -> None:
        """Pass the rest on, or discard the last two (BR-5.2.1 to BR-5.2.3)."""
        kept = (self.round + 1) * (2 if s.players == 2 else 1)
        if kept == KEPT_EACH:
            self.discard(s, packs)
            return
        s.packs = self.passed(s, packs)
        tell.packs_passed(s, kept=kept)
        s.push(Draft(self.round + 1, no_picks(s.players)))

    def discard(self, s: Saga, packs: list[vec[i64]]) -> None:
        from_packs = copied(s.origin)
        for seat in range(s.players):
            for card in packs[seat]:
                from_packs[card] = origin(self.pack_of(s, seat), LEFT_OVER)
            s.leftover = joined(s.leftover, packs[seat])
        s.origin = from_packs
        s.packs = []


def last_pass(players: i64) -> i64:
    """The round after whose picks nothing is passed on."""
    return KEPT_EACH // (2 if players == 2 else 1) - 1


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
