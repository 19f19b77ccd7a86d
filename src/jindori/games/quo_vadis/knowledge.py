"""What a seat cannot know, and worlds that agree with all it has seen (QV-10.1.2, QV-10.1.3).

Epic cards: the cards nobody has shown lie in the other hands and in the deck. A deck made anew from the discard pile
holds only cards of that pile, less those the seat has drawn from it.
Skill cards: of each place in others' drafts, in packs and out of the game the seat knows the group of cards
(engine/shared/drafted.py) that its card comes from; within a group the cards are dealt out again at random.
"""

from __future__ import annotations

from jindori.engine.knowledge import Knowledge
from jindori.engine.rows import copied, filled, in_order
from jindori.engine.shared.draft import LEFT
from jindori.engine.shared.drafted import UNSEEN, Dealing, Drafter, Groups, Origins
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.creation import SkillDraft
from jindori.games.quo_vadis.god import NO_KINDS
from jindori.games.quo_vadis.skills import ALL_SKILLS, SKILLS_DEALT
from jindori.games.quo_vadis.state import World


class CardKnowledge(Knowledge[World]):
    """For a seat: epic cards nobody has shown (``unseen``), how many of each kind can lie in the deck (``quota``); skill
    cards by group.

    The hidden skills of seat n lie in the places from ``begin[n]``; ``group``: by place; ``origin``: as ``World.origin``.
    """

    def __init__(self, s: World, seat: i64) -> None:
        super().__init__(seat)
        self.drafter = Drafter(seat, s.players, SKILLS_DEALT - 1, LEFT)
        self.find_epic_cards(s)
        self.groups = Groups(self.hidden_skills(s), filled(ALL_SKILLS, 0))
        self.nothing = filled(i64(len(self.groups.keys)), 0)
        self.begin = vec[i64]()
        self.group = vec[i64]()
        self.origin = vec[i64]()
        self.pack_group = vec[i64]()
        for other in range(s.players):
            self.begin = append(self.begin, i64(len(self.group)))
            self.find_places(s, other)
            self.pack_group = append(self.pack_group, self.groups.group(self.pack_key(s, other)) if len(s.packs) > 0 else -1)
        self.begin = append(self.begin, i64(len(self.group)))
        self.undealt_group = self.groups.group(UNSEEN)
        self.origins = self.find_origins(s)

    # -- what is hidden -----------------------------------------------------------------------------------------

    def find_epic_cards(self, s: World) -> None:
        unseen = s.deck[:]
        self.deck_size: i64 = len(unseen)
        for other in range(s.players):
            if other != self.seat:
                for kind in s.gods[other].hand:
                    unseen = append(unseen, kind)
        self.unseen = in_order(unseen)
        self.quota = copied(s.deck_of)
        kind = 0
        for drawn in s.gods[self.seat].drawn:
            self.quota[kind] -= drawn
            kind += 1

    def hidden_skills(self, s: World) -> vec[i64]:
        """By skill: the key of its group, or -1 if the seat knows where it lies."""
        keys = filled(ALL_SKILLS, -1)
        for other in range(s.players):
            if other != self.seat:
                for skill in s.gods[other].drafted:
                    keys[skill] = self.drafter.key(s.origin[skill])
                if len(s.packs) > 0:
                    for skill in s.packs[other]:
                        keys[skill] = self.pack_key(s, other)
        for skill in s.undealt:
            keys[skill] = UNSEEN
        return keys

    def pack_key(self, s: World, holder: i64) -> i64:
        """The key of the skills still going round in a pack."""
        top = s.stack[-1]
        if isinstance(top, SkillDraft):
            return self.drafter.key(top.origin(s, holder))
        return UNSEEN

    def find_places(self, s: World, other: i64) -> None:
        """Others' drafted skills: group, and origin where the group leaves only one."""
        if other == self.seat:
            return
        places = vec[i64]()
        for skill in s.gods[other].drafted:
            group = self.groups.of[skill]
            origin: i64 = -1 if self.groups.keys[group] == UNSEEN else s.origin[skill]
            places = append(places, group * 256 + origin + 1)
        for place in in_order(places):
            self.group = append(self.group, place // 256)
            self.origin = append(self.origin, place % 256 - 1)

    def find_origins(self, s: World) -> Origins:
        """A bunch is what another seat took before this one first held the packs."""
        bunch = filled(ALL_SKILLS, -1)
        for skill in range(i64(ALL_SKILLS)):
            bunch[skill] = self.drafter.unseen_taker(s.origin[skill])
        places = filled(i64(len(self.group)), -1)
        for other in range(s.players):
            for place in range(self.begin[other], self.begin[other + 1]):
                if self.groups.keys[self.group[place]] == UNSEEN:
                    places[place] = other
        return Origins(bunch, s.origin, self.groups, places)

    # -- worlds ---------------------------------------------------------------------------------------------------

    def redraw(self, state: World, stream: Stream) -> None:
        self.deal_epic_cards(state, stream)
        self.deal_skills(state, stream)

    def deal_epic_cards(self, s: World, stream: Stream) -> None:
        quota = copied(self.quota)
        deck = vec[i64]()
        rest = vec[i64]()
        n: i64 = 0
        for kind in stream.shuffle("fork", self.unseen):
            if n < self.deck_size and quota[kind] > 0:
                quota[kind] -= 1
                deck = append(deck, kind)
                n += 1
            else:
                rest = append(rest, kind)
        s.deck = stream.shuffle("fork", deck)
        rest = stream.shuffle("fork", rest)
        at: i64 = 0
        for other in range(s.players):
            if other != self.seat:
                god = s.gods[other]
                hand = vec[i64]()
                for _ in range(i64(len(god.hand))):
                    hand = append(hand, rest[at])
                    at += 1
                god.hand = in_order(hand)
                god.drawn = NO_KINDS

    def deal_skills(self, s: World, stream: Stream) -> None:
        things = self.groups.dealt(stream, self.nothing)
        deal = Dealing(things, self.groups.first, s.origin, self.origin, self.origins, stream)
        packs = list(s.packs)
        for other in range(s.players):
            if other == self.seat:
                continue
            drafted = vec[i64]()
            for place in range(self.begin[other], self.begin[other + 1]):
                drafted = append(drafted, deal.one(self.group[place], deal.place_origin[place]))
            s.gods[other].drafted = in_order(drafted)
            if len(packs) > 0:
                packs[other] = deal.untaken(self.pack_group[other], i64(len(packs[other])))
        s.packs = packs
        s.undealt = deal.untaken(self.undealt_group, i64(len(s.undealt)))
        s.origin = deal.origin
