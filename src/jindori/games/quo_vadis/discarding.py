"""Discarding after a generation change (QV-5.6.3)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, opt1, opt2, verb
from jindori.engine.rows import holds, without
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.codes import CARD_NOT_TO_DISCARD, DISCARD_SET
from jindori.games.quo_vadis.god import NO_CARDS
from jindori.games.quo_vadis.races import KINDS, number_of_cards, set_of_cards
from jindori.games.quo_vadis.state import World, kinds_of


def set_option(counts: vec[i64]) -> i64:
    """A set of hand cards, given as the count of each kind, as an option."""
    number = number_of_cards(counts)
    return opt2(DISCARD_SET, number & 255, number >> 8)


def set_cards(option: i64) -> vec[i64]:
    """The kinds in such an option, one entry a card."""
    return set_of_cards(arg0(option) | arg1(option) << 8)


class DiscardCards(Procedure[World]):
    """DP-DISCARD: any part of the hand, none included."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "discard"

    def step(self, s: World) -> bool:
        return s.ask(self.seat)

    def options(self, s: World, seat: i64) -> vec[i64]:
        have = kinds_of(s.gods[seat].hand)
        opts = vec[i64]()
        counts = kinds_of(NO_CARDS)
        while True:
            opts = append(opts, set_option(counts))
            kind: i64 = 0
            while kind < len(KINDS) and counts[kind] == have[kind]:
                counts[kind] = 0
                kind += 1
            if kind == len(KINDS):
                return opts
            counts[kind] += 1

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != DISCARD_SET:
            return NOT_OFFERED
        hand = s.gods[seat].hand
        for kind in set_cards(option):
            if not holds(hand, kind):
                return opt1(CARD_NOT_TO_DISCARD, kind)
            hand = without(hand, kind)
        return 0

    def choose(self, s: World, seat: i64, option: i64) -> None:
        s.pop()
        cards = set_cards(option)
        for kind in cards:
            s.drop_card(seat, kind)
        if len(cards) > 0:
            tell.discarded(s, seat=seat, cards=cards)
