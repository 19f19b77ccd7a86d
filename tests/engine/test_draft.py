"""The draft, and what a seat can know of it: held against all histories that agree with what the seat has seen.

*Sealed Packs* is a draft and nothing else: packs of numbered things go round to the left, each seat keeps one or two of each
in secret, what is left at the end is left over, and afterwards some of what was kept is shown.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest

from jindori.engine.knowledge import Knowledge
from jindori.engine.packing import arg0, arg1, opt2, verb
from jindori.engine.rows import as_list, changed, filled, in_order, plus, row
from jindori.engine.shared.draft import LEFT_OVER, PackDraft, first_pack, origin, passed_left, taken_in
from jindori.engine.shared.drafted import UNSEEN, Dealing, Groups, Origins, group_key
from jindori.engine.shared.sealed import no_picks
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64, vec

ONE, TWO = 1, 2
World = frozenset[tuple[int, int, int]]
"""(thing, whose pack it was in at first, round in which it was taken); what was never dealt is in no triple."""


class Packs(State):
    """``kept``: by seat; ``shown``: things that everybody has seen afterwards."""

    def __init__(self, players: int, stream: Stream, of: Packs | None = None) -> None:
        super().__init__(players, stream, of)
        self.picks: int = of.picks if of else ONE
        self.leave: int = of.leave if of else 0
        self.things: int = of.things if of else 0
        self.packs: list[vec[i64]] = list(of.packs) if of else []
        self.kept: list[vec[i64]] = list(of.kept) if of else [vec[i64]() for _ in range(players)]
        self.origin: vec[i64] = of.origin if of else vec[i64]()
        self.shown: vec[i64] = of.shown if of else vec[i64]()

    def copy(self) -> Packs:
        return Packs(self.players, self.stream.copy(), self)

    @classmethod
    def begin(cls, players: int, each: int, picks: int, leave: int, undealt: int, stream: Stream) -> Packs:
        s = cls(players, stream)
        s.picks, s.leave, s.things = picks, leave, players * each + undealt
        deck = as_list(stream.shuffle("deck", row(list(range(s.things)))))
        s.packs = [in_order(row(deck[seat * each : (seat + 1) * each])) for seat in range(players)]
        s.origin = filled(s.things, -1)
        s.push(PassPacks(0, no_picks(players)))
        s.advance()
        return s

    @property
    def last_round(self) -> int:
        return max(taken_in(o) for o in self.origin if o >= 0 and taken_in(o) != LEFT_OVER)

    def world(self) -> World:
        """As far as it has come: what lies in a pack now counts as left over."""
        found = [(thing, first_pack(o), taken_in(o)) for thing, o in enumerate(self.origin) if o >= 0]
        if self.stack and isinstance(self.stack[-1], PassPacks):
            top = self.stack[-1]
            found += [(t, top.pack_of(self, seat), LEFT_OVER) for seat, pack in enumerate(self.packs) for t in pack]
        return frozenset((int(a), int(b), int(c)) for a, b, c in found)


class PassPacks(PackDraft[Packs]):
    def packs(self, s: Packs) -> list[vec[i64]]:
        return s.packs

    def options(self, s: Packs, seat: i64) -> vec[i64]:
        pack = as_list(s.packs[seat])
        if s.picks == ONE:
            return row([opt2(ONE, thing, 0) for thing in pack])
        return row([opt2(TWO, a, b) for a, b in combinations(pack, 2)])

    def things(self, option: i64) -> vec[i64]:
        return row([arg0(option), arg1(option)][: verb(option)])

    def keep(self, s: Packs, seat: i64, thing: i64, origin: i64) -> None:
        s.origin = changed(s.origin, thing, origin)
        s.kept[seat] = in_order(plus(s.kept[seat], thing))

    def rest(self, s: Packs, packs: list[vec[i64]]) -> None:
        if len(packs[0]) > s.leave:
            s.packs = passed_left(packs)
            s.push(PassPacks(self.round + 1, no_picks(s.players)))
            return
        for seat, pack in enumerate(packs):
            for thing in pack:
                s.origin = changed(s.origin, thing, origin(self.pack_of(s, seat), LEFT_OVER))
        s.packs = []
        s.over = True


class PacksKnown(Knowledge[Packs]):
    """The smallest game's use of drafted.py: kept things, packs, leftovers and what was never dealt."""

    def __init__(self, s: Packs, seat: int, last: int) -> None:
        super().__init__(seat)
        self.players = s.players
        self.last = last
        shown = set(as_list(s.shown))
        keys = [-1] * s.things
        taker = [-1] * s.things
        for thing, o in enumerate(s.origin):
            if o >= 0:
                taker[thing] = int(s.clockwise(first_pack(o), min(taken_in(o), last)))
                if taker[thing] != seat and thing not in shown:
                    keys[thing] = self.key(o)
        held = {}
        for holder, pack in enumerate(s.packs):
            top = s.stack[-1]
            assert isinstance(top, PassPacks)
            held[holder] = self.key(origin(top.pack_of(s, holder), top.round))
            for thing in pack if holder != seat else ():
                keys[thing] = held[holder]
        on_table = {thing for pack in s.packs for thing in pack}
        self.undealt = [t for t in range(s.things) if s.origin[t] < 0 and t not in on_table]
        for thing in self.undealt:
            keys[thing] = UNSEEN
        self.groups = Groups(row(keys), filled(s.things, 0))
        places = sorted((keys[t], taker[t], -1 if keys[t] == UNSEEN and taken_in(s.origin[t]) != LEFT_OVER else int(s.origin[t]))
                        for t in range(s.things) if keys[t] >= 0 and s.origin[t] >= 0)  # fmt: skip
        self.places = places
        self.pack_groups = {holder: int(self.groups.group(key)) for holder, key in held.items() if holder != seat}
        self.origins = Origins(s.things)
        early = [
            taker[t] if s.origin[t] >= 0 and taken_in(s.origin[t]) != LEFT_OVER and taker[t] != seat and self.key(s.origin[t]) == UNSEEN else -1
            for t in range(s.things)
        ]
        of_place = [who if key == UNSEEN and o < 0 else -1 for key, who, o in places]
        self.origins.find(row(early), s.origin, self.groups, row(of_place))

    def key(self, o: int) -> int:
        return int(group_key(first_pack(o), min(taken_in(o), self.last), self.seat, self.players))

    def redraw(self, s: Packs, stream: Stream) -> None:
        dealt = self.groups.dealt(stream, filled(len(self.groups.keys), 0))
        deal = Dealing(dealt, self.groups.first, s.origin, row([o for _, _, o in self.places]), self.origins, stream)
        kept = [[t for t in as_list(s.kept[seat]) if seat == self.seat or t in as_list(s.shown)] for seat in range(s.players)]
        for n, (key, who, _) in enumerate(self.places):
            thing = int(deal.one(self.groups.group(key), deal.place_origin[n]))
            if taken_in(deal.place_origin[n]) != LEFT_OVER:
                kept[who].append(thing)
        packs = list(s.packs)
        for holder, group in self.pack_groups.items():
            packs[holder] = deal.untaken(group, len(packs[holder]))
        if self.undealt:
            deal.untaken(self.groups.group(UNSEEN), len(self.undealt))
        s.packs, s.kept, s.origin = packs, [in_order(row(one)) for one in kept], deal.origin


class Watched:
    """A draft played at random, with what one seat has seen: each pack in its hand, its own picks, what is shown."""

    def __init__(self, players: int, each: int, picks: int, leave: int, undealt: int, seat: int, seed: int, stop: int = 99) -> None:
        rng = random.Random(seed)
        self.seat, self.players, self.picks, self.leave = seat, players, picks, leave
        self.state = s = Packs.begin(players, each, picks, leave, undealt, Stream(seed, 2, 3, 4))
        self.rounds = (each - leave) // picks
        self.seen: list[tuple[int, int, set[int]]] = []
        """(pack, round, what lay in it)"""
        while not s.over and len(self.seen) <= stop:
            top = s.stack[-1]
            assert isinstance(top, PassPacks)
            self.seen.append((int(top.pack_of(s, seat)), int(top.round), set(as_list(s.packs[seat]))))
            if len(self.seen) > stop:
                break
            for other in range(players):
                options = as_list(s.options(other))
                s.take(other, rng.choice(options))
        hidden = [t for other in range(players) if other != seat for t in as_list(s.kept[other])]
        s.shown = row(sorted(rng.sample(hidden, min(len(hidden), rng.randrange(3)))))

    def slots(self) -> list[tuple[int, int]]:
        """(pack, round in which one was taken of it) of all that was dealt; at a stop the rest counts as left over."""
        made = len([1 for o in self.state.origin if o >= 0 and taken_in(o) != LEFT_OVER]) // self.players // self.picks
        size = len(self.seen[0][2])
        return [
            (pack, turn // self.picks if turn < made * self.picks else LEFT_OVER) for pack in range(self.players) for turn in range(size)
        ]

    def agrees(self, thing: int, pack: int, taken: int) -> bool:
        """Could the seat have seen what it saw if the thing was taken there?"""
        for of, round_, there in self.seen:
            if (thing in there) != (of == pack and taken >= round_):
                return False
        taker = (pack + taken) % self.players if taken != LEFT_OVER else -1
        mine = thing in as_list(self.state.kept[self.seat])
        if mine or taker == self.seat:
            return mine and (thing, pack, taken) in self.state.world()
        if thing in as_list(self.state.shown):
            return taker >= 0 and thing in as_list(self.state.kept[taker])
        return True

    def possible(self) -> set[World]:
        """Every history that agrees with what the seat has seen."""
        slots = self.slots()
        things = self.state.things
        dealt = {thing for _, _, there in self.seen for thing in there}

        def fill(n: int, used: frozenset[int]) -> Iterator[tuple[tuple[int, int, int], ...]]:
            if n == len(slots):
                if dealt <= used and set(as_list(self.state.shown)) <= used:
                    yield ()
                return
            pack, taken = slots[n]
            for thing in range(things):
                if thing not in used and self.agrees(thing, pack, taken):
                    for rest in fill(n + 1, used | {thing}):
                        yield ((thing, pack, taken), *rest)

        return {frozenset(world) for world in fill(0, frozenset())}


CASES = [
    # players, things each, picks, left over, never dealt, stop before round
    (2, 3, 1, 0, 1, 99),  # packs come back
    (2, 4, 1, 0, 1, 99),  # and again: what was taken the first time is no longer what may have been taken the second
    (2, 6, 1, 1, 1, 99),
    (3, 5, 1, 0, 0, 99),
    (2, 4, 1, 1, 1, 99),
    (2, 4, 2, 0, 1, 99),
    (2, 6, 2, 2, 0, 99),
    (3, 2, 1, 0, 1, 99),
    (3, 3, 1, 1, 0, 99),
    (3, 3, 1, 0, 0, 1),  # in the middle
    (3, 4, 1, 0, 0, 99),  # one round more than seats
    (3, 3, 1, 0, 2, 99),
    (3, 4, 1, 1, 1, 99),
    (3, 4, 2, 0, 1, 99),
    (4, 2, 1, 0, 1, 99),
    (4, 3, 1, 0, 0, 99),
    (5, 2, 1, 0, 0, 99),
]


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_worlds_held_possible_are_exactly_those_that_agree_with_what_was_seen(case: tuple[int, ...], seed: int) -> None:
    """And each is as likely as any other."""
    *deal, stop = case
    watched = Watched(*deal, seat=seed % deal[0], seed=seed + 1, stop=stop)
    possible = watched.possible()
    s = watched.state
    assert s.world() in possible
    knowledge = PacksKnown(s, watched.seat, watched.rounds - 1)
    stream = Stream(seed + 1, 7, 7, 7)
    times = 25 * len(possible)
    found: Counter[World] = Counter()
    for _ in range(min(times, 20_000)):
        world = s.copy()
        knowledge.sample(world, stream)
        found[world.world()] += 1
        stream = world.stream
    assert set(found) <= possible
    if times <= 20_000:
        assert set(found) == possible
        expected = times / len(possible)
        chi = sum((found[one] - expected) ** 2 / expected for one in possible)
        free = len(possible) - 1
        assert chi <= free + 5 * sqrt(2 * free) + 1e-9


@pytest.mark.parametrize("players", range(2, 6))
def test_everything_dealt_is_kept_or_left_over_once(players: int) -> None:
    for seed in range(6):
        for picks, leave in ((ONE, 0), (ONE, 2), (TWO, 0), (TWO, 2)):
            watched = Watched(players, 6, picks, leave, 3, seat=0, seed=seed + 1)
            s = watched.state
            assert s.over and sum(len(one) for one in s.kept) == players * (6 - leave)
            for seat in range(players):
                for thing in s.kept[seat]:
                    pack, taken = first_pack(s.origin[thing]), taken_in(s.origin[thing])
                    assert (pack + taken) % players == seat, "kept by who held the pack then"
            left = [t for t in range(s.things) if s.origin[t] >= 0 and taken_in(s.origin[t]) == LEFT_OVER]
            assert len(left) == players * leave
            assert sum(o < 0 for o in s.origin) == 3


def test_a_pick_is_taken_back_until_the_last_has_locked() -> None:
    s = Packs.begin(3, 3, ONE, 0, 0, Stream(1, 2, 3, 4))
    before = [as_list(pack) for pack in s.packs]
    s.take(0, s.options(0)[0])
    s.take(1, s.options(1)[2])
    top = s.top()
    assert isinstance(top, PassPacks) and not s.kept[0]
    top.retract(s, 0)
    assert s.asked == 0b101 and [as_list(pack) for pack in s.packs] == before
    s.take(2, s.options(2)[1])
    s.take(0, s.options(0)[1])
    assert [as_list(one) for one in s.kept] == [[before[0][1]], [before[1][2]], [before[2][1]]]
    assert as_list(s.packs[1]) == [before[0][0], before[0][2]], "passed to the left"
