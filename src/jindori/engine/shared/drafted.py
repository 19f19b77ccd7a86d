"""What a seat can know of a draft: things whose places it knows, but not which of them lies in which place.

Packs go round, and a thing's *group* for a seat is the set of things it can have been exchanged with in secret: those
taken out of a pack between two times the seat held it; or, before it first held it, all things it has not seen.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import copied, filled, holds, in_order
from jindori.engine.shared.draft import LEFT_OVER, first_pack, taken_in
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec

NEVER: Final = -1
NOBODY: Final = -1
UNSEEN: Final = 0
"""The key of what the seat has not seen: 1 + NEVER."""
KEYS: Final = 16
"""Keys of one draft are below; a game with several drafts adds as many for each."""
BUNCH: Final = 4096
"""Above all numbers of things and places together."""


class Drafter:
    """One seat in a draft, and what it can tell apart by the packs it has held.

    ``last``: the round after whose picks no pack goes on; ``passing``: LEFT or RIGHT. Origins below 0 are of what was never
    taken from a pack.
    """

    def __init__(self, seat: i64, players: i64, last: i64, passing: i64) -> None:
        self.seat = seat
        self.players = players
        self.last = last
        self.passing = passing

    def reached(self, at: i64) -> i64:
        """The round up to which a thing taken there was passed on; what is left over goes no further than the last."""
        return taken_in(at) if taken_in(at) < self.last else self.last

    def last_held(self, pack: i64, round: i64) -> i64:
        """The last round up to this one in which the seat held a pack, or NEVER."""
        since = (round + self.passing * (pack - self.seat)) % self.players
        return round - since if since <= round else NEVER

    def key(self, at: i64) -> i64:
        """The key of the group of what was taken there, or lies there still: when the seat last held that pack.

        It holds one pack a round, so this tells packs apart too.
        """
        return UNSEEN if at < 0 else 1 + self.last_held(first_pack(at), self.reached(at))

    def holder(self, at: i64) -> i64:
        """Who held the pack there; at the end, of what is left over."""
        return (first_pack(at) + self.passing * self.reached(at)) % self.players

    def unseen_taker(self, at: i64) -> i64:
        """The other seat that took a thing before this one first held its pack, or NOBODY."""
        if at < 0 or taken_in(at) == LEFT_OVER or self.key(at) != UNSEEN:
            return NOBODY
        return self.holder(at)


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
        groups: i64 = len(self.keys)
        self.of = filled(n, -1)
        self.fitting = filled(groups, 0)
        sizes = filled(groups, 0)
        for thing in range(n):
            if keys[thing] >= 0:
                group = self.group(keys[thing])
                self.of[thing] = group
                self.fitting[group] += fits[thing]
                sizes[group] += 1
        self.first = filled(1, 0)
        rest_at = vec[i64]()
        for group in range(groups):
            rest_at = append(rest_at, self.first[group] + self.fitting[group])
            self.first = append(self.first, self.first[group] + sizes[group])
        self.things = filled(self.first[groups], 0)
        fit_at = copied(self.first)
        for thing in range(n):
            group = self.of[thing]
            if group >= 0 and fits[thing] == 1:
                self.things[fit_at[group]] = thing
                fit_at[group] += 1
            elif group >= 0:
                self.things[rest_at[group]] = thing
                rest_at[group] += 1

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
    were not, by number after all things. Of more takers than origins (cards dealt without a draft) the last have none.
    """

    def __init__(self, bunch: vec[i64], origin: vec[i64], groups: Groups, places: vec[i64]) -> None:
        """``bunch``: by thing, ``places``: by place, the number of its bunch, or -1; ``origin``: by thing."""
        self.things: i64 = len(bunch)
        found = vec[i64]()
        takers = vec[i64]()
        for thing in range(self.things):
            if bunch[thing] >= 0:
                found = append(found, bunch[thing] * BUNCH + origin[thing])
                if groups.of[thing] < 0:
                    takers = append(takers, bunch[thing] * BUNCH + thing)
        for place in range(i64(len(places))):
            if places[place] >= 0:
                takers = append(takers, places[place] * BUNCH + self.things + place)
        takers = in_order(takers)
        self.first = vec[i64]()
        self.origins = vec[i64]()
        self.takers = vec[i64]()
        at: i64 = 0
        last: i64 = -1
        for one in in_order(found):
            if one // BUNCH != last:
                last = one // BUNCH
                self.first = append(self.first, i64(len(self.origins)))
            while at < len(takers) and takers[at] // BUNCH < last:
                at += 1
            if at < len(takers) and takers[at] // BUNCH == last:
                self.origins = append(self.origins, one % BUNCH)
                self.takers = append(self.takers, takers[at] % BUNCH)
                at += 1
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
