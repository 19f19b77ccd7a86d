"""K1 in Blood Rage: the truth is changed by hand in every way a seat cannot notice; its forks stay the same, and fair."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from jindori.engine.position import Position
from jindori.engine.rows import as_list, row
from jindori.engine.saving import save_state
from jindori.engine.stream import Stream
from jindori.games.blood_rage.cards import AGE_OF, DESIGN_OF, FAMILY, QUEST
from jindori.games.blood_rage.gifts import Draft
from jindori.games.blood_rage.knowledge import CardKnowledge
from jindori.games.blood_rage.state import Saga
from playing import LONG, begin, spread, varied, view_bytes

PLACES = ("hand", "quests", "discarded", "buried")


def is_quest(card: int) -> bool:
    return FAMILY[DESIGN_OF[card]] == QUEST


def lies(s: Saga, seat: int, place: str) -> list[int]:
    """An opponent's hidden cards in a place."""
    known = as_list(s.clans[seat].known)
    return [c for c in as_list(getattr(s.clans[seat], place)) if place != "hand" or c not in known]


def replace(s: Saga, seat: int, place: str, old: int, new: int) -> None:
    setattr(s.clans[seat], place, row([new if c == old else c for c in as_list(getattr(s.clans[seat], place))]))


def group(s: Saga, seat: int, card: int) -> tuple[int, ...]:
    """What a card can have been exchanged with: its age, and the pack and the time the seat last held that."""
    n, age, origin = int(s.players), int(AGE_OF[card]), int(s.origin[card])
    top = None if s.over else s.stack[-1]
    if origin >= 0:
        pack, taken = origin // 8, origin % 8
    elif isinstance(top, Draft) and any(card in as_list(p) for p in s.packs):
        holder = next(h for h in range(n) if card in as_list(s.packs[h]))
        pack, taken = (holder - int(top.round)) % n, int(top.round)
    else:
        return (age,)
    held = [r for r in range(min(taken, 5 if n > 2 else 2) + 1) if (pack + r) % n == seat]
    return (age, pack, held[-1]) if held else (age,)


# -- ways to change the truth --------------------------------------------------------------------------------


def another_quest(s: Saga, seat: int, rng: random.Random) -> bool:
    """An opponent has committed another of his quests."""
    done = False
    for other in range(s.players):
        mine, held = lies(s, other, "quests"), [c for c in lies(s, other, "hand") if is_quest(c)]
        if other != seat and mine and held:
            a, b = rng.choice(mine), rng.choice(held)
            replace(s, other, "quests", a, b)
            replace(s, other, "hand", b, a)
            done = True
    return done


def another_kept(s: Saga, seat: int, rng: random.Random) -> bool:
    """An opponent has kept another card at the last discard; the kept one may have been committed since."""
    done = False
    for other in range(s.players):
        if other == seat:
            continue
        kept = [(p, c) for p in ("hand", "quests") for c in lies(s, other, p) if AGE_OF[c] < s.age or s.phase > 2]
        for place, card in kept:
            fit = [c for c in lies(s, other, "discarded") if place == "hand" or is_quest(c)]
            if fit:
                new = rng.choice(fit)
                replace(s, other, place, card, new)
                replace(s, other, "discarded", new, card)
                done = True
    return done


def another_survivor(s: Saga, seat: int, rng: random.Random) -> bool:
    """An opponent has kept another card at the discard before the last: in age 3, a card of age 1."""
    done = False
    if s.age == 3 and s.phase <= 2:
        for other in range(s.players):
            late = [(p, c) for p in ("hand", "discarded") for c in lies(s, other, p) if AGE_OF[c] == 1]
            first = lies(s, other, "buried")
            if other != seat and late and first:
                (place, card), new = rng.choice(late), rng.choice(first)
                replace(s, other, place, card, new)
                replace(s, other, "buried", new, card)
                done = True
    return done


def exchanged(s: Saga, seat: int, rng: random.Random) -> bool:
    """Two opponents have taken each other's cards at the draft."""
    seen = as_list(s.seen)
    cards = [
        (other, place, card)
        for other in range(s.players) if other != seat
        for place in PLACES for card in lies(s, other, place) if card not in seen
    ]  # fmt: skip
    pairs = [
        (a, b) for a in cards for b in cards
        if a[0] < b[0] and group(s, seat, a[2]) == group(s, seat, b[2])
        and (is_quest(a[2]) == is_quest(b[2]) or "quests" not in (a[1], b[1]))
    ]  # fmt: skip
    if not pairs:
        return False
    (seat1, place1, a), (seat2, place2, b) = rng.choice(pairs)
    replace(s, seat1, place1, a, b)
    replace(s, seat2, place2, b, a)
    origin = as_list(s.origin)
    origin[a], origin[b] = origin[b], origin[a]
    s.origin = row(origin)
    return True


def from_another_pack(s: Saga, seat: int, rng: random.Random) -> bool:
    """An opponent has taken two cards from each other's packs, before the seat held these; they may be out by now."""
    origin = as_list(s.origin)
    taken = [c for c, o in enumerate(origin) if o >= 0 and o % 8 != 7 and group(s, seat, c) == (AGE_OF[c],)]
    pairs = [
        (a, b) for a in taken for b in taken
        if a < b and AGE_OF[a] == AGE_OF[b] and origin[a] != origin[b]
        and (origin[a] // 8 + origin[a] % 8 - origin[b] // 8 - origin[b] % 8) % s.players == 0
        and (origin[a] // 8 + origin[a] % 8) % s.players != seat
    ]  # fmt: skip
    if not pairs:
        return False
    a, b = rng.choice(pairs)
    origin[a], origin[b] = origin[b], origin[a]
    s.origin = row(origin)
    return True


def another_order(s: Saga, seat: int, rng: random.Random) -> bool:
    """Hidden cards lie in another order."""
    for other in range(s.players):
        if other != seat:
            for place in PLACES:
                cards = as_list(getattr(s.clans[other], place))
                rng.shuffle(cards)
                setattr(s.clans[other], place, row(cards))
    decks = [as_list(deck) for deck in s.decks]
    for deck in decks:
        rng.shuffle(deck)
    s.decks = [row(deck) for deck in decks]
    s.packs = [row(as_list(p)[::-1]) if n != seat else p for n, p in enumerate(s.packs)]
    s.leftover = row(as_list(s.leftover)[::-1])
    return True


WAYS = (another_quest, another_kept, another_survivor, exchanged, from_another_pack, another_order)


def changed(position: Position, seat: int, rng: random.Random, used: Counter[str]) -> Position:
    twin = position.copy()
    s = twin.state
    assert isinstance(s, Saga)
    if not s.over and s.stack[-1].sealed():
        ways = [another_order]
    else:
        ways = rng.sample(WAYS, len(WAYS))
    for way in ways:
        if way(s, seat, rng):
            used[way.__name__] += 1
    return twin


def forked(position: Position, seat: int) -> dict[str, object]:
    return save_state(position.fork_state(seat, Stream(5, 6, 7, 8)))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_k1_what_the_seat_cannot_notice_changes_no_fork(players: int) -> None:
    used: Counter[str] = Counter()
    rng = random.Random(players)
    for seed in range(6):
        for position in spread(varied("blood_rage", players, seed), seed + 7, 9):
            seat = rng.randrange(players)
            twin = changed(position, seat, rng, used)
            assert view_bytes(twin, seat) == view_bytes(position, seat)
            assert forked(twin, seat) == forked(position, seat)
    for way in WAYS:
        if players > 2 or way not in (exchanged, from_another_pack):
            assert used[way.__name__] > 0, way.__name__


# -- fairness: against a sampler too simple to be wrong -----------------------------------------------------------


class Tried:
    """Lay and deal the hidden cards blindly; throw the world away if a committed card is no quest."""

    def __init__(self, s: Saga, seat: int) -> None:
        self.s, self.seat = s, seat
        seen = as_list(s.seen)
        self.clans = []
        self.cards: dict[tuple[int, ...], list[int]] = {}
        for other in range(s.players):
            if other == seat:
                continue
            cards = [c for p in PLACES for c in lies(s, other, p)]
            for c in cards:
                if c not in seen:
                    self.cards.setdefault(group(s, seat, c), []).append(c)
            backs = [c if c in seen else group(s, seat, c) for c in cards]
            older = [b for b, c in zip(backs, cards, strict=True) if AGE_OF[c] < s.age]
            newer = [b for b, c in zip(backs, cards, strict=True) if AGE_OF[c] == s.age]
            kept = sum(AGE_OF[c] < s.age for p in ("hand", "quests") for c in lies(s, other, p))
            self.clans.append((other, older, newer, kept, len(s.clans[other].quests)))
        for card in [*as_list(s.leftover), *(c for age in range(s.dealt_age) for c in as_list(s.decks[age]))]:
            if s.origin[card] % 8 != 7 or (s.origin[card] // 8 + 5) % s.players != seat:
                self.cards.setdefault(group(s, seat, card), []).append(card)

    def world(self, rng: random.Random) -> list[tuple[int, int, str]] | None:
        dealt = {key: rng.sample(cards, len(cards)) for key, cards in self.cards.items()}
        out = []
        for other, older, newer, kept, quests in self.clans:
            laid = rng.sample(older, len(older))
            held = laid[:kept] + newer
            rng.shuffle(held)
            for i, back in enumerate(held + laid[kept:]):
                card = back if isinstance(back, int) else dealt[back].pop()
                place = "quests" if i < quests else "hand" if i < len(held) else "discarded"
                if place == "quests" and not is_quest(card):
                    return None
                out.append((card, other, place))
        return out

    def worlds(self, n: int, rng: random.Random) -> Iterator[list[tuple[int, int, str]]]:
        while n:
            world = self.world(rng)
            if world is not None:
                yield world
                n -= 1


def scene_of_many_secrets() -> tuple[Position, int]:
    """Age 2: three opponents have committed a quest each, or more, one of them with a card kept from age 1."""
    for seed in range(100):
        for position in spread(begin("blood_rage", 4, seed), seed, 5):
            s = position.state
            assert isinstance(s, Saga)
            if s.age == 2 and s.phase == 1:
                for seat in range(4):
                    others = [o for o in range(4) if o != seat]
                    quests = sum(len(s.clans[o].quests) for o in others)
                    kept = sum(AGE_OF[c] == 1 for o in others for p in ("hand", "quests") for c in lies(s, o, p))
                    if all(len(s.clans[o].quests) > 0 for o in others) and quests >= 3 and kept >= 1:
                        return position, seat
    raise AssertionError("no such position")


def test_k1_all_worlds_are_equally_likely() -> None:
    """How often each card lies in each place, by the sampler and by blind trials."""
    position, seat = scene_of_many_secrets()
    s = position.state
    assert isinstance(s, Saga)
    n = 1_500 if LONG else 500
    simple: Counter[tuple[int, int, str]] = Counter()
    for world in Tried(s, seat).worlds(n, random.Random(1)):
        simple.update(world)
    sampled: Counter[tuple[int, int, str]] = Counter()
    knowledge = CardKnowledge(s, seat)
    for luck in range(n):
        fork = s.copy()
        assert isinstance(fork, Saga)
        knowledge.sample(fork, Stream(luck + 1, 9, 9, 9).branch(luck))
        sampled.update((c, o, p) for o in range(4) if o != seat for p in PLACES for c in lies(fork, o, p))
    assert set(simple) >= {where for where, times in sampled.items() if times > n // 100}
    for where in set(simple) | set(sampled):
        p = (simple[where] + sampled[where]) / (2 * n)
        off = (simple[where] - sampled[where]) / n
        assert abs(off) < 4.5 * (2 * p * (1 - p) / n) ** 0.5, (where, p, off)
