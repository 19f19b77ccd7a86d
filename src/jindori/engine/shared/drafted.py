"""What a seat can know of a draft: things whose places it knows, but not which of them lies in which place.

Packs go round, and a thing's *group* for a seat is the set of things it can have been exchanged with in secret: those
taken out of a pack between two times the seat held it; or, before it first held it, all things it has not seen.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import copied, filled, holds, in_order, plus
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec

NEVER: Final = -1
UNSEEN: Final = 0
"""The key of what the seat has not seen."""
PACK: Final = 16
"""More rounds than any draft has."""
KEYS: Final = 256
"""Keys of one draft are below; a game with several drafts adds as many for each."""


def last_held(pack: i64, taken: i64, seat: i64, players: i64) -> i64:
    """The last round up to ``taken`` in which the seat held a pack, or NEVER; pack p is held by seat (p + round) mod n."""
    since = (pack + taken - seat + players) % players
    return taken - since if since <= taken else NEVER


def group_key(pack: i64, taken: i64, seat: i64, players: i64) -> i64:
    """The key of the group of what was taken (or lies still) in a pack in round ``taken``: the pack and when the seat last held it."""
    held = last_held(pack, taken, seat, players)
    return UNSEEN if held == NEVER else 1 + pack * PACK + held


class Groups:
    """Things by number: ``of`` gives the group of each, or -1. Group g is ``things[first[g]:first[g + 1]]``.

    ``fitting[g]`` things at the beginning of each group fit into places that take only such.
    """

    def __init__(self, keys: vec[i64], fits: vec[i64]) -> None:
        """``keys``: by thing; equal keys are one group, -1 stands for no thing of unknown place. ``fits``: by thing, 1 or 0."""
        n: i64 = len(keys)
        self.keys = vec[i64]()
        for key in keys:
            if key >= 0 and not holds(self.keys, key):
                self.keys = append(self.keys, key)
        self.keys = in_order(self.keys)
        self.of = filled(n, -1)
        self.first = filled(1, 0)
        self.things = vec[i64]()
        self.fitting = vec[i64]()
        group: i64 = 0
        for key in self.keys:
            before: i64 = len(self.things)
            for fit in range(i64(2)):
                thing: i64 = 0
                while thing < n:
                    if keys[thing] == key and fits[thing] == 1 - fit:
                        self.things = append(self.things, thing)
                        self.of[thing] = group
                    thing += 1
                if fit == 0:
                    self.fitting = append(self.fitting, i64(len(self.things)) - before)
            self.first = append(self.first, i64(len(self.things)))
            group += 1

    def group(self, key: i64) -> i64:
        """The group of a key, or -1 if it has no things."""
        i: i64 = 0
        for other in self.keys:
            if other == key:
                return i
            i += 1
        return -1

    def dealt(self, stream: Stream, fitting: vec[i64]) -> vec[i64]:
        """All things, group after group, each in random order, but with ``fitting[g]`` that fit first."""
        out = self.things[:]
        g: i64 = 0
        groups: i64 = len(self.keys)
        while g < groups:
            i = self.first[g]
            cut = i + fitting[g]
            end = i + self.fitting[g]
            while i < cut:
                j = i + stream.below("fork", end - i)
                x = out[i]
                out[i] = out[j]
                out[j] = x
                i += 1
            i = self.first[g + 1] - 1
            while i > cut:
                j = cut + stream.below("fork", i - cut + 1)
                x = out[i]
                out[i] = out[j]
                out[j] = x
                i -= 1
            g += 1
        return out


class Origins:
    """Where things come from, known of several together, but not one by one.

    Of things taken before the seat first held their packs it knows who took them, but not from which pack. Those of one
    taker are a *bunch*; it has as many origins as takers: things that were shown since, by number, and places of those that
    were not, by number after all things.
    """

    def __init__(self, things: i64) -> None:
        self.things = things
        self.first = filled(1, 0)
        self.origins = vec[i64]()
        self.takers = vec[i64]()

    def add(self, origins: vec[i64], takers: vec[i64]) -> None:
        """One bunch: ``origins`` in any order. Of more takers than origins the last have none."""
        i: i64 = 0
        for origin in in_order(origins):
            if i < len(takers):
                self.origins = append(self.origins, origin)
                self.takers = append(self.takers, takers[i])
            i += 1
        self.first = append(self.first, i64(len(self.origins)))

    def find(self, bunch: vec[i64], origin: vec[i64], groups: Groups, places: vec[i64]) -> None:
        """All bunches. ``bunch``: by thing, ``places``: by place, the number of its bunch, or -1; ``origin``: by thing."""
        bunches = vec[i64]()
        for one in bunch:
            if one >= 0 and not holds(bunches, one):
                bunches = plus(bunches, one)
        for one in in_order(bunches):
            origins = vec[i64]()
            takers = vec[i64]()
            for thing in range(self.things):
                if bunch[thing] == one:
                    origins = append(origins, origin[thing])
                    if groups.of[thing] < 0:
                        takers = append(takers, thing)
            for place in range(i64(len(places))):
                if places[place] == one:
                    takers = append(takers, self.things + place)
            self.add(origins, takers)

    def mixed(self, stream: Stream) -> vec[i64]:
        """The origins, shuffled within each bunch: the one at i is that of ``takers[i]``."""
        out = self.origins[:]
        bunch: i64 = len(self.first) - 2
        while bunch >= 0:
            start = self.first[bunch]
            i = self.first[bunch + 1] - 1
            while i > start:
                j = start + stream.below("fork", i - start + 1)
                x = out[i]
                out[i] = out[j]
                out[j] = x
                i -= 1
            bunch -= 1
        return out


class Dealing:
    """One world's things, handed out group by group; each takes over the origin of its new place.

    ``origin``: by thing, as it is to be; ``place_origin``: by place, -1 where nobody has taken it.
    """

    def __init__(
        self, things: vec[i64], following: vec[i64], origin: vec[i64], place_origin: vec[i64], origins: Origins, stream: Stream
    ) -> None:
        """``things``: dealt by ``Groups.dealt``; ``following``: by group, the first that is to be handed out."""
        self.dealt = things
        self.following = copied(following)
        self.origin = copied(origin)
        self.place_origin = copied(place_origin)
        i: i64 = 0
        for one in origins.mixed(stream):
            taker = origins.takers[i]
            if taker < origins.things:
                self.origin[taker] = one
            else:
                self.place_origin[taker - origins.things] = one
            i += 1

    def one(self, group: i64, origin: i64) -> i64:
        """The next thing of a group, for a place of that origin."""
        thing = self.dealt[self.following[group]]
        self.following[group] += 1
        self.origin[thing] = origin
        return thing

    def untaken(self, group: i64, n: i64) -> vec[i64]:
        """Things that nobody has taken, in order."""
        out = vec[i64]()
        for _ in range(n):
            out = append(out, self.one(group, -1))
        return in_order(out)
