"""K1 in Quo Vadis: the truth is changed by hand in ways a seat cannot notice; its forks stay the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from jindori.engine.position import Position
from jindori.engine.rows import as_list, in_order, row
from jindori.engine.saving import save_state
from jindori.engine.stream import Stream
from jindori.games.quo_vadis.knowledge import CardKnowledge
from jindori.games.quo_vadis.state import World
from playing import spread, varied, view_bytes


def another_deck(s: World, seat: int, rng: random.Random) -> bool:
    """The deck lies in another order, and what others have drawn from it is another part of their hands."""
    deck = as_list(s.deck)
    rng.shuffle(deck)
    s.deck = row(deck)
    for other, god in enumerate(s.gods):
        if other != seat:
            god.drawn = row([rng.randrange(3) for _ in range(5)])
    return True


def other_hands(s: World, seat: int, rng: random.Random) -> bool:
    """Two opponents hold cards of each other."""
    a, b = rng.sample([other for other in range(s.players) if other != seat], 2)
    cards = as_list(s.gods[a].hand) + as_list(s.gods[b].hand)
    rng.shuffle(cards)
    n = len(s.gods[a].hand)
    before = as_list(s.gods[a].hand)
    s.gods[a].hand, s.gods[b].hand = in_order(row(cards[:n])), in_order(row(cards[n:]))
    return as_list(s.gods[a].hand) != before


def exchanged_skills(s: World, seat: int, rng: random.Random) -> bool:
    """Two opponents have kept each other's skill cards at the draft."""
    group = as_list(CardKnowledge(s, seat).groups.of)
    origin = as_list(s.origin)
    pairs = [
        (a, b, x, y)
        for a in range(s.players) for b in range(a + 1, s.players) if seat not in (a, b)
        for x in as_list(s.gods[a].drafted) for y in as_list(s.gods[b].drafted) if group[x] == group[y]
    ]  # fmt: skip
    if not pairs:
        return False
    a, b, x, y = rng.choice(pairs)
    s.gods[a].drafted = in_order(row([y if skill == x else skill for skill in as_list(s.gods[a].drafted)]))
    s.gods[b].drafted = in_order(row([x if skill == y else skill for skill in as_list(s.gods[b].drafted)]))
    origin[x], origin[y] = origin[y], origin[x]
    s.origin = row(origin)
    return True


def from_another_pack(s: World, seat: int, rng: random.Random) -> bool:
    """An opponent has taken two skills from each other's packs, before the seat held these; one may be in force by now."""
    n = int(s.players)
    origin = as_list(s.origin)
    taken = [
        skill for skill, o in enumerate(origin)
        if o >= 0 and (o // 8 + o % 8) % n != seat and not any((o // 8 + r) % n == seat for r in range(o % 8 + 1))
    ]  # fmt: skip
    pairs = [(x, y) for x in taken for y in taken if x < y and (origin[x] // 8 + origin[x] % 8 - origin[y] // 8 - origin[y] % 8) % n == 0]
    if not pairs:
        return False
    x, y = rng.choice(pairs)
    origin[x], origin[y] = origin[y], origin[x]
    s.origin = row(origin)
    return True


WAYS = (another_deck, other_hands, exchanged_skills, from_another_pack)


def forked(position: Position, seat: int) -> dict[str, object]:
    return save_state(position.fork_state(seat, Stream(5, 6, 7, 8)))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_k1_what_the_seat_cannot_notice_changes_no_fork(players: int) -> None:
    used: Counter[str] = Counter()
    rng = random.Random(players)
    for seed in range(4):
        for position in spread(varied("quo_vadis", players, seed), seed + 7, 14):
            if position.over:
                continue
            seat = rng.randrange(players)
            twin = position.copy()
            s = twin.state
            assert isinstance(s, World)
            ways = rng.sample(WAYS, len(WAYS)) if not s.stack[-1].sealed() else [another_deck]
            for way in ways:
                used[way.__name__] += way(s, seat, rng)
            s.offered = s.stack[-1].options(s, position.asked[0]) if not s.stack[-1].sealed() else s.offered
            assert view_bytes(twin, seat) == view_bytes(position, seat)
            assert forked(twin, seat) == forked(position, seat)
    assert all(used[way.__name__] > 5 for way in WAYS)
