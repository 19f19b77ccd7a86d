"""The draft, and what a seat can know of it: held against all histories that agree with what the seat has seen.

*Sealed Packs* is a draft and nothing else: packs of numbered things go round, to the left or to the right, each seat keeps one
or two of each in secret, what is left at the end is left over or kept by the next seat, and afterwards some of what was kept is
shown.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import sqrt
from typing import NamedTuple

import pytest

from jindori.engine.knowledge import Knowledge
from jindori.engine.packing import arg0, arg1, opt2, verb
from jindori.engine.rows import as_list, changed, filled, in_order, plus, row
from jindori.engine.shared.draft import LEFT, LEFT_OVER, RIGHT, PackDraft, first_pack, origin, taken_in
from jindori.engine.shared.drafted import NOBODY, UNSEEN, Dealing, Drafter, Groups, Origins
from jindori.engine.shared.sealed import no_picks
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64, vec

ONE, TWO = 1, 2
World = frozenset[tuple[int, int, int]]
"""(thing, whose pack it was in at first, round in which it was taken); what was never dealt is in no triple."""


class Case(NamedTuple):
    players: int
    each: int
    """Things in a pack."""
    picks: int
    """Kept of each pack in a round."""
    leave: int
    """Things of each pack that nobody chooses."""
    undealt: int
    stop: int = 99
    """Look before this round."""
    keep_rest: bool = False
    """The next seat keeps what nobody has chosen; else it is discarded unseen."""

    @property
    def last(self) -> int:
        """The round after whose picks no pack goes on."""
        return (self.each - self.leave) // self.picks - (0 if self.keep_rest else 1)


class Packs(State):
    """``kept``: by seat; ``shown``: things that everybody has seen afterwards."""

    def __init__(self, players: int, stream: Stream, of: Packs | None = None) -> None:
        super().__init__(players, stream, of)
        self.case: Case = of.case if of else Case(players, 1, ONE, 0, 0)
        self.passing: int = of.passing if of else LEFT
        self.things: int = of.things if of else 0
        self.packs: list[vec[i64]] = list(of.packs) if of else []
        self.kept: list[vec[i64]] = list(of.kept) if of else [vec[i64]() for _ in range(players)]
        self.origin: vec[i64] = of.origin if of else vec[i64]()
        self.shown: vec[i64] = of.shown if of else vec[i64]()

    def copy(self) -> Packs:
        return Packs(self.players, self.stream.copy(), self)

    @classmethod
    def begin(cls, case: Case, passing: int, stream: Stream) -> Packs:
        s = cls(case.players, stream)
        s.case, s.passing, s.things = case, passing, case.players * case.each + case.undealt
        deck = as_list(stream.shuffle("deck", row(list(range(s.things)))))
        s.packs = [in_order(row(deck[seat * case.each : (seat + 1) * case.each])) for seat in range(case.players)]
        s.origin = filled(s.things, -1)
        s.push(PassPacks(0, no_picks(case.players)))
        s.advance()
        return s

    def drafting(self) -> PassPacks:
        top = self.stack[-1]
        assert isinstance(top, PassPacks)
        return top

    def world(self) -> World:
        """As far as it has come: what lies in a pack now counts as left over."""
        found = [(thing, first_pack(o), taken_in(o)) for thing, o in enumerate(self.origin) if o >= 0]
        for seat, pack in enumerate(self.packs):
            found += [(thing, self.drafting().pack_of(self, seat), LEFT_OVER) for thing in pack]
        return frozenset((int(a), int(b), int(c)) for a, b, c in found)


class PassPacks(PackDraft[Packs]):
    def passing(self, s: Packs) -> i64:
        return s.passing

    def packs(self, s: Packs) -> list[vec[i64]]:
        return s.packs

    def options(self, s: Packs, seat: i64) -> vec[i64]:
        pack = as_list(s.packs[seat])
        if s.case.picks == ONE:
            return row([opt2(ONE, thing, 0) for thing in pack])
        return row([opt2(TWO, a, b) for a, b in combinations(pack, 2)])

    def things(self, option: i64) -> vec[i64]:
        return row([arg0(option), arg1(option)][: verb(option)])

    def keep(self, s: Packs, seat: i64, thing: i64, origin: i64) -> None:
        s.origin = changed(s.origin, thing, origin)
        s.kept[seat] = in_order(plus(s.kept[seat], thing))

    def rest(self, s: Packs, packs: list[vec[i64]]) -> None:
        following = PassPacks(self.round + 1, no_picks(s.players))
        if len(packs[0]) > s.case.leave:
            s.packs = self.passed(s, packs)
            s.push(following)
            return
        for seat, pack in enumerate(self.passed(s, packs) if s.case.keep_rest else packs):
            for thing in pack:
                if s.case.keep_rest:
                    following.keep(s, seat, thing, following.origin(s, seat))
                else:
                    s.origin = changed(s.origin, thing, origin(self.pack_of(s, seat), LEFT_OVER))
        s.packs = []
        s.over = True


class PacksKnown(Knowledge[Packs]):
    """The smallest game's use of drafted.py: kept things, packs, leftovers and what was never dealt."""

    def __init__(self, s: Packs, seat: int) -> None:
        super().__init__(seat)
        self.drafter = drafter = Drafter(seat, s.players, s.case.last, s.passing)
        taken = [thing for thing, o in enumerate(s.origin) if o >= 0]
        keys = [UNSEEN] * s.things
        for thing in taken:
            known = thing in as_list(s.shown) or drafter.holder(s.origin[thing]) == seat
            keys[thing] = -1 if known else int(drafter.key(s.origin[thing]))
        self.packs = {holder: int(drafter.key(s.drafting().origin(s, holder))) for holder in range(len(s.packs))}
        for holder, key in self.packs.items():
            for thing in s.packs[holder]:
                keys[thing] = -1 if holder == seat else key
        self.groups = Groups(row(keys), filled(s.things, 0))
        bunch = filled(s.things, -1)
        places = []
        for thing in taken:
            at = int(s.origin[thing])
            bunch[thing] = early = drafter.unseen_taker(at)
            if keys[thing] >= 0:
                places.append((keys[thing], int(drafter.holder(at)), at if early == NOBODY else -1))
        self.places = sorted(places)
        self.origins = Origins(bunch, s.origin, self.groups, row([who if at < 0 else -1 for _, who, at in self.places]))

    def redraw(self, s: Packs, stream: Stream) -> None:
        dealt = self.groups.dealt(stream, filled(len(self.groups.keys), 0))
        deal = Dealing(dealt, self.groups.first, s.origin, row([at for _, _, at in self.places]), self.origins, stream)
        undealt = s.things - s.players * s.case.each
        kept = [[t for t in as_list(s.kept[seat]) if seat == self.seat or t in as_list(s.shown)] for seat in range(s.players)]
        for (key, who, _), at in zip(self.places, as_list(deal.place_origin), strict=True):
            thing = int(deal.one(self.groups.group(key), at))
            if taken_in(at) != LEFT_OVER:
                kept[who].append(thing)
        packs = list(s.packs)
        for holder, key in self.packs.items():
            if holder != self.seat:
                packs[holder] = deal.untaken(self.groups.group(key), len(packs[holder]))
        if undealt:
            deal.untaken(self.groups.group(UNSEEN), undealt)
        s.packs, s.kept, s.origin = packs, [in_order(row(one)) for one in kept], deal.origin


class Watched:
    """A draft played at random, with what one seat has seen: each pack in its hand, its own picks, what is shown."""

    def __init__(self, case: Case, passing: int, seat: int, seed: int) -> None:
        rng = random.Random(seed)
        self.seat, self.players, self.passing = seat, case.players, passing
        self.state = s = Packs.begin(case, passing, Stream(seed, 2, 3, 4))
        self.seen: list[tuple[int, int, set[int]]] = []
        """(pack, round, what lay in it)"""
        while not s.over:
            top = s.drafting()
            self.seen.append((int(top.pack_of(s, seat)), int(top.round), set(as_list(s.packs[seat]))))
            if top.round == case.stop:
                break
            for other in range(case.players):
                s.take(other, rng.choice(as_list(s.options(other))))
        if s.over and case.keep_rest:
            rest = {thing for thing in as_list(s.kept[seat]) if taken_in(s.origin[thing]) == case.last}
            self.seen.append(((seat - passing * case.last) % case.players, case.last, rest))
        hidden = [t for other in range(case.players) if other != seat for t in as_list(s.kept[other])]
        s.shown = row(sorted(rng.sample(hidden, min(len(hidden), rng.randrange(3)))))

    def agrees(self, thing: int, pack: int, taken: int) -> bool:
        """Could the seat have seen what it saw if the thing was taken there?"""
        for of, round_, there in self.seen:
            if (thing in there) != (of == pack and taken >= round_):
                return False
        taker = (pack + self.passing * taken) % self.players if taken != LEFT_OVER else -1
        mine = thing in as_list(self.state.kept[self.seat])
        if mine or taker == self.seat:
            return mine and (thing, pack, taken) in self.state.world()
        if thing in as_list(self.state.shown):
            return taker >= 0 and thing in as_list(self.state.kept[taker])
        return True

    def kept_in(self, world: Packs) -> list[set[int]]:
        """By seat, what it took in a world by the origins of things."""
        kept: list[set[int]] = [set() for _ in range(self.players)]
        for thing, pack, taken in world.world():
            if taken != LEFT_OVER:
                kept[(pack + self.passing * taken) % self.players].add(thing)
        return kept

    def possible(self) -> set[World]:
        """Every history that agrees with what the seat has seen: how many were taken where is known to all, which is not."""
        slots = sorted((pack, taken) for _, pack, taken in self.state.world())
        must = {thing for _, _, there in self.seen for thing in there} | set(as_list(self.state.shown))

        def fill(n: int, used: frozenset[int]) -> Iterator[tuple[tuple[int, int, int], ...]]:
            if n == len(slots):
                if must <= used:
                    yield ()
                return
            pack, taken = slots[n]
            for thing in range(self.state.things):
                if thing not in used and self.agrees(thing, pack, taken):
                    for rest in fill(n + 1, used | {thing}):
                        yield ((thing, pack, taken), *rest)

        return {frozenset(world) for world in fill(0, frozenset())}


CASES = [
    Case(2, 3, ONE, 0, 1),  # packs come back
    Case(2, 4, ONE, 0, 1),  # and again: what was taken the first time is no longer what may have been taken the second
    Case(2, 6, ONE, 1, 1),
    Case(2, 7, ONE, 0, 1),
    Case(2, 7, ONE, 0, 1, stop=4),
    Case(2, 4, ONE, 1, 1),
    Case(2, 4, TWO, 0, 1),
    Case(2, 6, TWO, 2, 0),
    Case(2, 5, TWO, 1, 1, keep_rest=True),
    Case(3, 2, ONE, 0, 1),
    Case(3, 3, ONE, 1, 0),
    Case(3, 3, ONE, 0, 0, stop=1),
    Case(3, 5, ONE, 0, 0, stop=4),  # in the middle, packs having come back
    Case(3, 4, ONE, 0, 0),  # one round more than seats
    Case(3, 5, ONE, 0, 0),
    Case(3, 7, ONE, 0, 0),  # each pack held twice or thrice
    Case(3, 3, ONE, 0, 2),
    Case(3, 4, ONE, 1, 1),
    Case(3, 4, ONE, 1, 1, keep_rest=True),
    Case(3, 4, TWO, 0, 1),
    Case(3, 4, TWO, 2, 0, keep_rest=True),
    Case(4, 2, ONE, 0, 1),
    Case(4, 3, ONE, 0, 0),
    Case(5, 2, ONE, 0, 0),
    Case(5, 2, ONE, 1, 0, keep_rest=True),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(str(int(one)) for one in case))
@pytest.mark.parametrize("passing", [LEFT, RIGHT])
@pytest.mark.parametrize("seed", range(2))
def test_the_worlds_held_possible_are_exactly_those_that_agree_with_what_was_seen(case: Case, passing: int, seed: int) -> None:
    """And each is as likely as any other."""
    watched = Watched(case, passing, seed % case.players, seed + 1)
    possible = watched.possible()
    s = watched.state
    assert s.world() in possible
    knowledge = PacksKnown(s, watched.seat)
    stream = Stream(seed + 1, 7, 7, 7)
    times = max(300, 16 * len(possible))
    found: Counter[World] = Counter()
    for _ in range(times):
        world = s.copy()
        knowledge.sample(world, stream)
        assert [set(as_list(one)) for one in world.kept] == watched.kept_in(world)
        found[world.world()] += 1
        stream = world.stream
    assert set(found) == possible
    expected = times / len(possible)
    chi = sum((found[one] - expected) ** 2 / expected for one in possible)
    free = len(possible) - 1
    assert chi <= free + 5 * sqrt(2 * free) + 1e-9


@pytest.mark.parametrize("case", CASES, ids=lambda case: "-".join(str(int(one)) for one in case))
@pytest.mark.parametrize("passing", [LEFT, RIGHT])
def test_k1_positions_that_look_alike_give_the_same_samples(case: Case, passing: int) -> None:
    watched = Watched(case, passing, case.players - 1, 5)
    other = watched.state.copy()
    PacksKnown(other, watched.seat).sample(other, Stream(9, 9, 9, 9))
    for n in range(1, 6):
        worlds = []
        for s in (watched.state, other):
            world = s.copy()
            PacksKnown(s, watched.seat).sample(world, Stream(n, 2, 3, 4))
            worlds.append(world.world())
        assert worlds[0] == worlds[1]


@pytest.mark.parametrize("passing", [LEFT, RIGHT])
@pytest.mark.parametrize("players", range(2, 6))
def test_everything_dealt_is_kept_or_left_over_once(players: int, passing: int) -> None:
    for seed in range(3):
        for picks, leave, keep_rest in product((ONE, TWO), (0, 2), (False, True)):
            case = Case(players, 6, picks, leave, 3, keep_rest=keep_rest)
            s = Watched(case, passing, seat=0, seed=seed + 1).state
            left_over = 0 if keep_rest else leave
            assert s.over and sum(len(one) for one in s.kept) == players * (6 - left_over)
            for seat in range(players):
                for thing in s.kept[seat]:
                    pack, taken = first_pack(s.origin[thing]), taken_in(s.origin[thing])
                    assert (pack + passing * taken) % players == seat, "kept by who held the pack then"
            left = [t for t in range(s.things) if s.origin[t] >= 0 and taken_in(s.origin[t]) == LEFT_OVER]
            assert len(left) == players * left_over
            assert sum(o < 0 for o in s.origin) == 3


@pytest.mark.parametrize("passing", [LEFT, RIGHT])
def test_a_pick_is_taken_back_until_the_last_has_locked(passing: int) -> None:
    s = Packs.begin(Case(3, 3, ONE, 0, 0), passing, Stream(1, 2, 3, 4))
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
    assert as_list(s.packs[1 if passing == LEFT else 2]) == [before[0][0], before[0][2]]
