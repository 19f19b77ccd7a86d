"""What must hold in every position of Quo Vadis: components conserved, counters within limits, sets and counts agree."""

from __future__ import annotations

from jindori.engine.packing import bit
from jindori.engine.rows import as_list
from jindori.games.quo_vadis.board import AREAS, FREE, NOT_IN_WORLD, SPACES, TERRAINS
from jindori.games.quo_vadis.buildings import in_supply, owner_of
from jindori.games.quo_vadis.game import Turn
from jindori.games.quo_vadis.generations import PlayCard
from jindori.games.quo_vadis.options import ALTAR, FORT, GRANARY, NO_BUILDING
from jindori.games.quo_vadis.races import COPIES, COUNTERS, GENERATIONS, KINDS, TOWNS, WORKERS
from jindori.games.quo_vadis.skills import ALL_SKILLS, FIRST_DRAFTED, SKILLS_DEALT
from jindori.games.quo_vadis.state import EMPTY, World, kinds_of


def check(s: World) -> None:
    world(s)
    cards(s)
    skills(s)
    pieces(s)
    counters(s)
    buildings(s)
    markers(s)


def world(s: World) -> None:
    """QV-3.1, QV-2.1.10, QV-1.1.8."""
    inside = [area for area in range(AREAS) if s.sites[area] != NOT_IN_WORLD]
    assert len(inside) == {3: 10, 4: 12, 5: 14}[int(s.players)]
    near = as_list(s.near)
    for space in range(SPACES):
        others = [other for other in range(SPACES) if near[space] >> other & 1]
        assert all(near[other] >> space & 1 for other in others) and space not in others
        assert len(others) <= 6 and (len(others) >= 2) == (space // 3 in inside)
    if not s.rules.random_extra_slots:
        assert sum(bin(bits).count("1") for bits in near) == {3: 132, 4: 160, 5: 192}[int(s.players)]
    assert all(s.rings_left(terrain) >= 0 for terrain in range(len(TERRAINS)))
    assert all(s.rings[area] == -1 for area in range(AREAS) if area not in inside)


def cards(s: World) -> None:
    """A hundred epic cards, twenty of each kind, each in one place (QV-1.1.6)."""
    found = as_list(s.deck) + as_list(s.discards)
    found += [int(p.card) for p in s.stack if isinstance(p, PlayCard) and p.card != EMPTY]
    for god in s.gods:
        found += as_list(god.hand) + as_list(god.played)
        assert as_list(god.hand) == sorted(as_list(god.hand))
        assert sum(as_list(god.sizes)) == len(god.played)
        assert 0 <= god.generation < GENERATIONS
        used = [size > 0 for size in as_list(god.sizes)]
        assert used == sorted(used, reverse=True), "slots are never skipped (QV-5.3.4)"
    if found:
        assert [found.count(kind) for kind in range(len(KINDS))] == [COPIES] * len(KINDS)
        deck = as_list(kinds_of(s.deck))
        assert all(n <= of for n, of in zip(deck, as_list(s.deck_of), strict=True))


def skills(s: World) -> None:
    """Thirty drafted skills, each in one place (QV-1.1.10, QV-9.1.8)."""
    found = as_list(s.undealt)
    for pack in s.packs:
        found += as_list(pack)
    for god in s.gods:
        up = [skill for skill in range(FIRST_DRAFTED, ALL_SKILLS) if god.skills >> skill & 1]
        found += as_list(god.drafted) + up + ([int(god.pending)] if god.pending != EMPTY else [])
        basics = [skill for skill in range(FIRST_DRAFTED) if god.skills >> skill & 1]
        assert basics == ([int(god.basic)] if god.basic != EMPTY else [])
        if not s.packs and s.round > 0:
            assert len(god.drafted) + len(up) + (god.pending != EMPTY) == SKILLS_DEALT
    if found:
        assert sorted(found) == list(range(FIRST_DRAFTED, ALL_SKILLS))


def pieces(s: World) -> None:
    """Ten workers and five towns each; one town a space; outside a turn one own piece a space (QV-1.1.7, QV-1.3)."""
    towns = 0
    for seat, god in enumerate(s.gods):
        counts = [int(s.count(seat, space)) for space in range(SPACES)]
        assert min(counts) >= 0 and god.supply >= 0
        assert sum(counts) + god.supply + god.exiled == WORKERS
        assert god.stands == sum(int(bit(space)) for space, n in enumerate(counts) if n > 0)
        both = int(god.towns | god.ruins)
        assert god.towns & god.ruins == 0 and both & towns == 0
        towns |= both
        assert bin(both).count("1") + god.town_supply == TOWNS
        assert all(s.sites[space // 3] != NOT_IN_WORLD for space in range(SPACES) if (both | int(god.stands)) >> space & 1)
        if not s.over and s.active != seat and not s.rules.keep_stacks:
            assert max(counts) <= 1, "adjusted in the own turn (QV-7.3)"
            assert god.stands & god.towns == 0
    for space in range(SPACES):
        points = int(s.dominion[space])
        assert points >= 0 and (points == 0 or towns >> space & 1)
        assert s.rules.cap == 0 or points <= s.rules.cap


def counters(s: World) -> None:
    """QV-1.2.6, QV-1.2.8."""
    for god in s.gods:
        for counter in range(len(COUNTERS)):
            assert 0 <= god.amount(counter) <= god.limits[counter]
        assert god.vp >= 0
    assert 0 <= s.round <= s.rules.rounds


def buildings(s: World) -> None:
    """QV-V7.1, QV-V12."""
    for kind in (FORT, ALTAR, GRANARY):
        assert in_supply(s, kind) >= 0 or not s.rules.exists(kind)
    for space in range(SPACES):
        owner = int(owner_of(s, space))
        if s.buildings[space] == NO_BUILDING:
            assert owner == EMPTY
        elif owner != EMPTY:
            assert s.rules.ownership and s.gods[owner].pieces() >> space & 1


def markers(s: World) -> None:
    assert 1 <= s.marker1 <= s.marker2 <= FREE
    assert s.marker1 != s.marker2 or s.marker1 == FREE
    assert sum(isinstance(procedure, Turn) for procedure in s.stack) <= 1
