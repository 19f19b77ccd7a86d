"""What a seat cannot know of the cards, and worlds that agree with all it has seen (BR-18.1.2, BR-18.1.3).

Hidden are others' hands, packs, committed quests and discards, the cards left over at drafts and those never dealt. Of
each such place the seat knows the group of cards (engine/shared/drafted.py) that its card comes from; within a group the cards
are dealt out again at random. Three things tie the places together:

- A card that was once shown and went back to a hand stays with its owner, wherever he may have put it since.
- Of what an opponent held at a Discard phase he has kept one card, nobody knows which (BR-12.1.1).
- A committed quest is any quest its owner may have held (BR-10.1.3).

All worlds that agree with this are equally likely. Not modelled: what play suggests about a hand, and that of cards with
the same face another one than the seat takes it for may have been shown.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.knowledge import Knowledge
from jindori.engine.rows import copied, filled, holds, in_order, joined, row
from jindori.engine.shared.draft import LEFT, LEFT_OVER, taken_in
from jindori.engine.shared.drafted import KEYS, NOBODY, UNSEEN, Dealing, Drafter, Groups, Origins
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import DISCARD
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, FAMILY, QUEST
from jindori.games.blood_rage.gifts import Draft, last_pass
from jindori.games.blood_rage.state import Saga

IS_QUEST: Final = row([1 if FAMILY[DESIGN_OF[card]] == QUEST else 0 for card in range(CARDS)])
FINE: Final = 16_777_216
"""Steps of a draw of a fraction."""
MOST_TRIES: Final = 100_000

# Where an opponent's hidden card can lie, in the order in which cards get there.
BURIED: Final = 0
DISCARDED: Final = 1
HELD: Final = 2


class CardKnowledge(Knowledge[Saga]):
    """For a seat: the groups, and for each opponent the *places* of his hidden cards, those of his oldest cards first.

    ``group``: by place, -1 where the card is known (``card``); ``origin``: as ``Saga.origin``. The places of seat n are those
    from ``begin[n]``. Those of cards of the ages before the last Discard phase come first, up to ``older[n]``; then those
    of its own age, up to ``old[n]``. ``survived[n]`` older cards were not yet discarded before that phase, ``kept[n]``
    were kept there.
    """

    def __init__(self, s: Saga, seat: i64) -> None:
        super().__init__(seat)
        self.players = s.players
        self.drafter = Drafter(seat, s.players, last_pass(s.players), LEFT)
        self.dealt_age = s.dealt_age
        self.seen = filled(CARDS, 0)
        for card in s.seen:
            self.seen[card] = 1
        self.own_leftover = vec[i64]()
        self.groups = Groups(self.hidden_cards(s), IS_QUEST)
        self.group = vec[i64]()
        self.card = vec[i64]()
        self.origin = vec[i64]()
        self.begin = vec[i64]()
        self.older = vec[i64]()
        self.old = vec[i64]()
        self.survived = vec[i64]()
        self.kept = vec[i64]()
        self.quests = vec[i64]()
        discards = s.age if s.phase > DISCARD else s.age - 1
        for other in range(s.players):
            self.begin = append(self.begin, i64(len(self.group)))
            self.find_places(s, other, discards)
        self.begin = append(self.begin, i64(len(self.group)))
        self.origins = self.find_origins(s)
        self.pack_group = vec[i64]()
        self.deck_group = vec[i64]()
        self.leftover = vec[i64]()
        self.find_other_places(s)
        self.later: list[vec[i64]] = []
        for deck in s.decks:
            self.later.append(in_order(deck))
        self.most_likely = self.limit()

    # -- which cards are hidden -----------------------------------------------------------------------------

    def hidden_cards(self, s: Saga) -> vec[i64]:
        """By card: the key of its group, or -1 if the seat knows where it lies, or whose it is."""
        keys = filled(CARDS, -1)
        for other in range(s.players):
            if other == self.seat:
                continue
            clan = s.clans[other]
            self.mark(s, keys, clan.hand)
            self.mark(s, keys, clan.quests)
            self.mark(s, keys, clan.discarded)
            self.mark(s, keys, clan.buried)
            if len(s.packs) > 0:
                key = self.pack_key(s, other)
                for card in s.packs[other]:
                    keys[card] = key
        for age in range(s.dealt_age):
            for card in s.decks[age]:
                keys[card] = unseen(age + 1)
        for card in s.leftover:
            origin = s.origin[card]
            if taken_in(origin) == LEFT_OVER and self.drafter.holder(origin) == self.seat:
                self.own_leftover = append(self.own_leftover, card)
            else:
                keys[card] = self.key(s, card)
        self.own_leftover = in_order(self.own_leftover)
        return keys

    def mark(self, s: Saga, keys: vec[i64], cards: vec[i64]) -> None:
        for card in cards:
            if self.seen[card] == 0:
                keys[card] = self.key(s, card)

    def key(self, s: Saga, card: i64) -> i64:
        """The key of a card's group: its age, and the pack and round in which the seat last held it, if it ever did."""
        return unseen(AGE_OF[card]) + self.drafter.key(s.origin[card])

    def pack_key(self, s: Saga, holder: i64) -> i64:
        """The key of the cards still going round in a pack."""
        top = s.stack[-1]
        if isinstance(top, Draft):
            return unseen(s.age) + self.drafter.key(top.origin(s, holder))
        return unseen(s.age)

    # -- where they lie ----------------------------------------------------------------------------------------

    def find_places(self, s: Saga, other: i64, discards: i64) -> None:
        clan = s.clans[other]
        places = vec[i64]()
        survived: i64 = 0
        kept: i64 = 0
        if other != self.seat:
            for card in clan.buried:
                places = append(places, self.place(s, card, BURIED))
            for card in clan.discarded:
                places = append(places, self.place(s, card, DISCARDED if AGE_OF[card] >= discards else BURIED))
                if AGE_OF[card] < discards:
                    survived += 1
            for card in joined(clan.hand, clan.quests):
                if not holds(clan.known, card):
                    if AGE_OF[card] < discards:
                        survived += 1
                    if AGE_OF[card] <= discards:
                        kept += 1
                    age = AGE_OF[card]
                    places = append(places, self.place(s, card, BURIED if age < discards else DISCARDED if age == discards else HELD))
        older: i64 = 0
        old: i64 = 0
        for place in in_order(places):
            reach = place // 65_536
            if reach == BURIED:
                older += 1
            if reach <= DISCARDED:
                old += 1
            group = place // 256 % 256 - 1
            self.group = append(self.group, group)
            self.card = append(self.card, place % 256 if group < 0 else -1)
            self.origin = append(self.origin, place % 256 - 1 if group >= 0 else -1)
        at = self.begin[other]
        self.older = append(self.older, at + older)
        self.old = append(self.old, at + old)
        self.survived = append(self.survived, survived)
        self.kept = append(self.kept, kept)
        self.quests = append(self.quests, i64(len(clan.quests)) if other != self.seat else 0)

    def place(self, s: Saga, card: i64, reach: i64) -> i64:
        """How a card's place reads to the seat: how deep its card may lie, its group and origin, or the card itself."""
        if self.seen[card] == 1:
            return reach * 65_536 + card
        group = self.groups.of[card]
        origin: i64 = -1 if self.groups.keys[group] % KEYS == UNSEEN else s.origin[card]
        return reach * 65_536 + (group + 1) * 256 + origin + 1

    def find_origins(self, s: Saga) -> Origins:
        """A bunch is what another seat took in one age before this one first held the packs."""
        bunch = filled(CARDS, -1)
        for card in range(i64(CARDS)):
            taker = self.drafter.unseen_taker(s.origin[card])
            if taker != NOBODY:
                bunch[card] = AGE_OF[card] * 8 + taker
        places = filled(i64(len(self.group)), -1)
        for other in range(s.players):
            for place in range(self.begin[other], self.begin[other + 1]):
                if self.group[place] >= 0 and self.groups.keys[self.group[place]] % KEYS == UNSEEN:
                    places[place] = self.groups.keys[self.group[place]] // KEYS * 8 + other
        return Origins(bunch, s.origin, self.groups, places)

    def find_other_places(self, s: Saga) -> None:
        """Packs, decks, and what others have left over: only groups and numbers of cards."""
        for other in range(s.players):
            self.pack_group = append(self.pack_group, self.groups.group(self.pack_key(s, other)) if len(s.packs) > 0 else -1)
        for age in range(i64(1), i64(4)):
            self.deck_group = append(self.deck_group, self.groups.group(unseen(age)))
        for card in s.leftover:
            if self.groups.of[card] >= 0:
                self.leftover = append(self.leftover, self.groups.of[card] * 256 + s.origin[card] + 1)
        self.leftover = in_order(self.leftover)

    # -- worlds ---------------------------------------------------------------------------------------------------

    def redraw(self, state: Saga, stream: Stream) -> None:
        places = self.laid_out(stream)
        fitting = filled(i64(len(self.groups.keys)), 0)
        for other in range(self.players):
            for i in range(self.begin[other + 1] - self.quests[other], self.begin[other + 1]):
                if self.group[places[i]] >= 0:
                    fitting[self.group[places[i]]] += 1
        deal = Deal(self, state, self.groups.dealt(stream, fitting), fitting, stream)
        for other in range(self.players):
            if other == self.seat:
                continue
            clan = state.clans[other]
            end = self.begin[other + 1]
            held = self.old[other] - self.kept[other]
            discarded = self.older[other] - self.survived[other]
            clan.quests = deal.quests_at(places, end - self.quests[other], end)
            clan.hand = in_order(joined(clan.known, deal.cards_at(places, held, end - self.quests[other])))
            clan.discarded = deal.cards_at(places, discarded, held)
            clan.buried = deal.cards_at(places, self.begin[other], discarded)
        deal.the_rest(state)
        state.origin = deal.origin
        for age in range(self.dealt_age, i64(3)):
            state.decks[age] = stream.shuffle("fork", self.later[age])

    def laid_out(self, stream: Stream) -> vec[i64]:
        """The places in the order buried, discarded, in hand, committed, by seat: what was kept and which quests chosen.

        Kept cards are any. Quests are chosen one by one, each with the chance that its place holds one; by how often
        such a choice can be dealt in full it is taken or thrown away, so that all worlds are equally likely.
        """
        begin = filled(0, 0)
        for place in range(i64(len(self.group))):
            begin = append(begin, place)
        for _ in range(i64(MOST_TRIES)):
            places = copied(begin)
            for other in range(self.players):
                self.lift(places, self.begin[other], self.older[other], self.survived[other], stream)
                self.lift(places, self.older[other] - self.survived[other], self.old[other], self.kept[other], stream)
            likely = self.choose_quests(places, stream)
            if likely >= self.most_likely or float(stream.below("fork", FINE)) * self.most_likely < likely * float(FINE):
                return places
        raise RuntimeError("no world agrees with what the seat has seen")

    def lift(self, places: vec[i64], begin: i64, end: i64, n: i64, stream: Stream) -> None:
        """Move any ``n`` of some places to their end."""
        for _ in range(n):
            end -= 1
            i = begin + stream.below("fork", end - begin + 1)
            x = places[i]
            places[i] = places[end]
            places[end] = x

    def choose_quests(self, places: vec[i64], stream: Stream) -> float:
        """Move places to the end of each seat's as quests. Returns in how large a part of all deals they hold quests."""
        likely = 1.0
        fitting = copied(self.groups.fitting)
        left = self.sizes()
        for other in range(self.players):
            begin = self.old[other] - self.kept[other]
            end = self.begin[other + 1]
            for _ in range(self.quests[other]):
                total = 0.0
                for i in range(begin, end):
                    total += self.chance(places[i], fitting, left)
                if total <= 0.0:
                    return 0.0
                likely *= total
                point = total * (float(stream.below("fork", FINE)) + 0.5) / float(FINE)
                at = begin
                while at < end - 1:
                    point -= self.chance(places[at], fitting, left)
                    if point < 0.0:
                        break
                    at += 1
                if self.chance(places[at], fitting, left) <= 0.0:
                    return 0.0
                end -= 1
                x = places[at]
                places[at] = places[end]
                places[end] = x
                group = self.group[x]
                if group >= 0:
                    fitting[group] -= 1
                    left[group] -= 1
        return likely

    def chance(self, place: i64, fitting: vec[i64], left: vec[i64]) -> float:
        """That the card of a place is a quest, if ``fitting`` of the ``left`` cards of its group are."""
        group = self.group[place]
        if group < 0:
            return float(IS_QUEST[self.card[place]])
        return float(fitting[group]) / float(left[group])

    def sizes(self) -> vec[i64]:
        """Number of cards by group."""
        out = vec[i64]()
        for group in range(i64(len(self.groups.keys))):
            out = append(out, self.groups.first[group + 1] - self.groups.first[group])
        return out

    def limit(self) -> float:
        """What ``choose_quests`` never exceeds: the chances only fall while quests are chosen."""
        out = 1.0
        left = self.sizes()
        for other in range(self.players):
            total = 0.0
            for place in range(self.old[other], self.begin[other + 1]):
                total += self.chance(place, self.groups.fitting, left)
            best = 0.0
            for place in range(self.begin[other], self.old[other]):
                chance = self.chance(place, self.groups.fitting, left)
                if chance > best:
                    best = chance
            for _ in range(self.quests[other]):
                out *= total + best * float(self.kept[other])
        return out


class Deal(Dealing):
    """One world's cards; quests stand first in their groups, and go only to places that hold quests."""

    def __init__(self, knowledge: CardKnowledge, s: Saga, cards: vec[i64], fitting: vec[i64], stream: Stream) -> None:
        begin = copied(knowledge.groups.first)
        for group in range(i64(len(fitting))):
            begin[group] += fitting[group]
        super().__init__(cards, begin, s.origin, knowledge.origin, knowledge.origins, stream)
        self.knowledge = knowledge
        self.quest = copied(knowledge.groups.first)

    def quests_at(self, places: vec[i64], begin: i64, end: i64) -> vec[i64]:
        out = vec[i64]()
        for i in range(begin, end):
            place = places[i]
            card = self.knowledge.card[place]
            group = self.knowledge.group[place]
            if group >= 0:
                card = self.dealt[self.quest[group]]
                self.quest[group] += 1
                self.origin[card] = self.place_origin[place]
            out = append(out, card)
        return in_order(out)

    def cards_at(self, places: vec[i64], begin: i64, end: i64) -> vec[i64]:
        out = vec[i64]()
        for i in range(begin, end):
            place = places[i]
            card = self.knowledge.card[place]
            group = self.knowledge.group[place]
            if group >= 0:
                card = self.one(group, self.place_origin[place])
            out = append(out, card)
        return in_order(out)

    def the_rest(self, s: Saga) -> None:
        """Packs, decks and leftovers."""
        knowledge = self.knowledge
        packs = list(s.packs)
        for other in range(i64(len(packs))):
            if other != knowledge.seat:
                packs[other] = self.untaken(knowledge.pack_group[other], i64(len(packs[other])))
        s.packs = packs
        decks = list(s.decks)
        for age in range(knowledge.dealt_age):
            decks[age] = self.untaken(knowledge.deck_group[age], i64(len(decks[age])))
        s.decks = decks
        leftover = vec[i64]()
        for place in knowledge.leftover:
            leftover = append(leftover, self.one(place // 256, place % 256 - 1))
        s.leftover = joined(knowledge.own_leftover, in_order(leftover))


def unseen(age: i64) -> i64:
    """The key of the cards of an age that the seat has not seen."""
    return age * KEYS + UNSEEN
