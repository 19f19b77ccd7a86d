"""Things a seat cannot tell apart: whose places it knows, but not which of them lies in which place.

In a draft packs go round, and a card's *group* for a seat is the set of cards it can have been exchanged with in secret:
those taken out of a pack between two times the seat held it; or, before it first held it, all cards it has not seen.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import filled, holds, in_order
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec

NEVER: Final = -1


def last_held(pack: i64, taken: i64, seat: i64, players: i64) -> i64:
    """The last round up to ``taken`` in which the seat held a pack, or NEVER; pack p is held by seat (p + round) mod n."""
    since = (pack + taken - seat + players) % players
    return taken - since if since <= taken else NEVER


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

    A *bunch* has as many origins as takers; ``takers`` are numbers the game knows its things and places by.
    """

    def __init__(self) -> None:
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
