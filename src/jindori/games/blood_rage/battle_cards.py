"""Cards in a battle: laid face down, turned up, and the quests and late cards after that (BR-11.4, BR-11.5)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt0, opt1, verb
from jindori.engine.rows import holds, plus
from jindori.engine.shared.sealed import Sealed
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.call import InLeadOrder
from jindori.games.blood_rage.cards import (
    COMPUTED,
    DESIGN_OF,
    FAMILY,
    HEIMDALLS_WATCH,
    LATE,
    QUEST,
    THORS_PRIMACY,
    TYRS_DOMAIN,
    TYRS_WRATH,
    distinct,
)
from jindori.games.blood_rage.codes import (
    COMMIT,
    DECLINE,
    LATE_CARD,
    NOT_IN_HAND_TO_ADD,
    NOT_IN_HAND_TO_COMMIT,
    NOT_LATE,
    QUEST_AS_BATTLE,
)
from jindori.games.blood_rage.effects import card_bonus, sight
from jindori.games.blood_rage.fight import NOBODY, Fight
from jindori.games.blood_rage.state import Saga, the_fight


class CommitCards(Sealed[Saga]):
    """BR-D08: every participant with a card in hand must put one face down (BR-11.4.1, BR-11.4.2)."""

    def decision(self, s: Saga, seat: i64) -> str:
        return "commit"

    def choosers(self, s: Saga) -> i64:
        fight = the_fight(s)
        bits: i64 = 0
        for seat in range(s.players):
            if fight.takes_part(seat) and len(s.clans[seat].hand) > 0:
                bits |= bit(seat)
        return bits

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        return distinct(s.clans[seat].hand, COMMIT)

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) != COMMIT:
            return NOT_OFFERED
        return 0 if holds(s.clans[seat].hand, arg0(option)) else opt1(NOT_IN_HAND_TO_COMMIT, arg0(option))

    def reveal(self, s: Saga) -> None:
        """B4: all at the same time (BR-11.4.3)."""
        fight = the_fight(s)
        s.pop()
        for seat in s.seats_from(fight.pillager):
            fight.cards[seat] = vec[i64]()
            if len(self.picks[seat]) > 0:
                card = s.take_card(seat, arg0(self.picks[seat][0]))
                fight.cards[seat] = plus(fight.cards[seat], card)
                fight.locked |= bit(seat)


def reveal(s: Saga, fight: Fight) -> bool:
    """B4 to B6: show the cards; Thor's Primacy; Heimdall's Watch (BR-11.5.1, BR-11.5.2). Do the cards stay?"""
    fight.cancelled = 0
    for seat in s.seats_from(fight.pillager):
        card = fight.first_card(seat)
        if card != NOBODY:
            tell.revealed(s, seat=seat, card=card, bonus=shown_bonus(s, fight, seat))
    thors_primacy(s, fight)
    for seat in s.seats_from(fight.pillager):
        card = fight.first_card(seat)
        if card != NOBODY and DESIGN_OF[card] == HEIMDALLS_WATCH and not fight.is_cancelled(seat):
            heimdalls_watch(s, fight, seat)
            return False
    return True


def shown_bonus(s: Saga, fight: Fight, seat: i64) -> i64:
    """Bonus of a revealed card, Heimdall's Sight computed; quests and upgrades 0."""
    bonus = card_bonus(fight, seat, 0)
    return sight(s, fight, seat) if bonus == COMPUTED else bonus


def thors_primacy(s: Saga, fight: Fight) -> None:
    """B5: the first Thor's Primacy in lead order cancels the texts of all opponents' revealed cards (BR-11.5.1, R-59)."""
    for seat in s.seats_from(fight.pillager):
        card = fight.first_card(seat)
        if card == NOBODY or DESIGN_OF[card] != THORS_PRIMACY or fight.is_cancelled(seat):
            continue
        for other in range(s.players):
            if other != seat and fight.takes_part(other):
                fight.cancelled |= bit(other)
                if fight.first_card(other) != NOBODY:
                    tell.text_cancelled(s, seat=other, card=fight.first_card(other), by=seat)


def heimdalls_watch(s: Saga, fight: Fight, owner: i64) -> None:
    """B6: glory for all bonuses, all revealed cards discarded, and cards are committed anew (BR-11.5.2)."""
    glory: i64 = 0
    for seat in range(s.players):
        if fight.first_card(seat) != NOBODY:
            glory += shown_bonus(s, fight, seat)
    tell.watch(s, seat=owner, glory=glory)
    s.gain_glory(owner, glory, HEIMDALLS_WATCH)
    for seat in s.seats_from(fight.pillager):
        for card in fight.cards[seat]:
            s.discard_openly(card)
            tell.card_discarded(s, seat=seat, card=card)
        fight.cards[seat] = vec[i64]()
    fight.cancelled = 0


# -- B7, B9 --------------------------------------------------------------------------------------------------------


def quest_as_battle(s: Saga, fight: Fight, seat: i64) -> None:
    """B7: who owns Tyr's Domain or Tyr's Wrath and has revealed a quest decides (BR-11.5.3)."""
    card = fight.first_card(seat)
    clan = s.clans[seat]
    if card != NOBODY and FAMILY[DESIGN_OF[card]] == QUEST and (clan.has(TYRS_DOMAIN) or clan.has(TYRS_WRATH)):
        s.push(QuestAsBattle(seat))


class QuestAsBattle(Procedure[Saga]):
    """BR-D09: Tyr's Domain +3, Tyr's Wrath +5, one value for the card (BR-11.5.3, R-71)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: Saga) -> bool:
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(QUEST_AS_BATTLE, 1))
        return append(opts, opt1(QUEST_AS_BATTLE, 0))

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        if arg0(option) == 1:
            value: i64 = 5 if s.clans[seat].has(TYRS_WRATH) else 3
            fight = the_fight(s)
            fight.set_quest_value(seat, value)
            tell.counts_as_battle(s, seat=seat, card=fight.first_card(seat), bonus=value)


class LateCards(InLeadOrder):
    """BR-D11: each participant may add a late card, until all have declined in succession (BR-11.5.5).

    Everybody with a card in hand is asked, whatever the hand holds, so that nobody learns who has none (R-88).
    """

    def decision(self, s: Saga, seat: i64) -> str:
        return "late"

    def always_asks(self) -> bool:
        return True

    def is_offered(self, s: Saga, seat: i64) -> bool:
        return the_fight(s).takes_part(seat) and len(s.clans[seat].hand) > 0

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        late = vec[i64]()
        for card in s.clans[seat].hand:
            if LATE[DESIGN_OF[card]] == 1:
                late = append(late, card)
        return append(distinct(late, LATE_CARD), opt0(DECLINE))

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        return append(distinct(s.clans[seat].hand, LATE_CARD), opt0(DECLINE))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == DECLINE:
            return 0
        if verb(option) != LATE_CARD:
            return NOT_OFFERED
        card = arg0(option)
        if not holds(s.clans[seat].hand, card):
            return opt1(NOT_IN_HAND_TO_ADD, card)
        return 0 if LATE[DESIGN_OF[card]] == 1 else opt1(NOT_LATE, card)

    def accept(self, s: Saga, seat: i64, option: i64) -> None:
        fight = the_fight(s)
        card = s.take_card(seat, arg0(option))
        fight.cards[seat] = plus(fight.cards[seat], card)
        s.informed = True
        tell.late_played(s, seat=seat, card=card)
