"""Chapters 1.1 and 2.1: provinces, regions, villages, fjords, what is adjacent, what is destroyed."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene
from jindori.games.blood_rage.board import FJORD_OF, PLACES, PROVINCES, REGION, REGIONS, VILLAGES

RING = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]


def adjacent(s, province):
    here = PLACES.index(province)
    return {PLACES[p] for p in range(PROVINCES) if s.state.next_to(here, p)}


@clause("BR-1.1.1", "BR-1.1.2")
def test_nine_provinces_and_their_villages():
    assert list(PLACES[:PROVINCES]) == ["yggdrasil", *RING]
    assert [VILLAGES[p] for p in range(1, 9)] == [4, 5, 5, 4, 3, 3, 5, 3]
    assert sum(VILLAGES[p] for p in range(1, 9)) == 32


@clause("BR-1.1.3")
def test_regions():
    regions = {name: {p for n, p in enumerate(PLACES[1:PROVINCES], 1) if REGION[n] == r} for r, name in enumerate(REGIONS)}
    assert regions == {
        "manheim": {"myrkulor", "elvagar", "angerboda"},
        "alfheim": {"andlang", "gimle"},
        "jotunheim": {"utgard", "horgr", "muspelheim"},
    }
    assert REGION[PLACES.index("yggdrasil")] == -1


@clause("BR-1.1.4")
def test_each_outer_province_has_one_fjord():
    fjords = {}
    for n, province in enumerate(RING, 1):
        fjords.setdefault(PLACES[FJORD_OF[n]], []).append(province)
    assert fjords == {
        "fjord_north": ["elvagar", "angerboda"],
        "fjord_east": ["muspelheim", "horgr"],
        "fjord_south": ["utgard", "andlang"],
        "fjord_west": ["gimle", "myrkulor"],
    }
    assert FJORD_OF[0] == -1


@clause("BR-2.1.1")
@pytest.mark.parametrize("n", range(8))
def test_outer_provinces_border_on_their_ring_neighbours_and_yggdrasil(n):
    assert adjacent(scene(), RING[n]) == {RING[n - 1], RING[(n + 1) % 8], "yggdrasil"}


@clause("BR-2.1.2")
def test_yggdrasil_borders_on_everything():
    assert adjacent(scene(), "yggdrasil") == set(RING)


@clause("BR-2.1.3")
def test_a_village_holds_one_figure_of_whichever_clan():
    s = scene(board={"utgard": {0: {"warrior": 1}, 1: {"warrior": 1}}})
    assert s.refused(0, "invade", figure="warrior", to="utgard") is None
    s = scene(board={"utgard": {0: {"warrior": 1}, 1: {"warrior": 1}, 2: {"leader": 1}}})
    assert s.refused(0, "invade", figure="warrior", to="utgard") == "BR-2.1.3"


@clause("BR-2.1.4", "BR-8.1.3")
def test_yggdrasil_holds_any_number():
    crowd = {seat: {"warrior": 8, "leader": 1} for seat in (1, 2, 3)}
    s = scene(board={"yggdrasil": crowd, "horgr": {0: {"warrior": 3}}})
    s.do(0, "march", origin="horgr", to="yggdrasil", figures={"warrior": 3})
    assert s.at(0, "yggdrasil") == {"warrior": 3}


@clause("BR-2.1.5")
def test_a_fjord_holds_any_number_of_ships_and_nothing_else():
    s = scene(5, board={"fjord_east": {1: {"ship": 1}, 2: {"ship": 1}, 3: {"ship": 1}, 4: {"ship": 1, "sea_serpent": 1}}})
    assert s.refused(0, "invade", figure="ship", to="fjord_east") is None
    assert s.refused(0, "invade", figure="warrior", to="fjord_east") == "BR-2.1.5"
    assert s.refused(0, "invade", figure="leader", to="fjord_east") == "BR-2.1.5"


@clause("BR-2.1.6", "BR-17.2.6")
def test_what_affects_a_province_affects_its_fjord():
    s = scene(board={"fjord_east": {1: {"ship": 1}}, "fjord_north": {2: {"ship": 1}}}, clans={0: {"upgrades": ["fire_giant"]}})
    s.do(0, "invade", figure="fire_giant", to="horgr")
    assert s.valhalla(1) == {"ship": 1}
    assert s.valhalla(2) == {}


@clause("BR-2.1.7")
def test_nothing_enters_a_destroyed_province():
    s = scene(board={"gimle": {0: {"warrior": 1}}}, destroyed=("horgr",))
    assert s.refused(0, "invade", figure="warrior", to="horgr") == "BR-2.1.7"
    assert s.refused(0, "march", origin="gimle", to="horgr", figures={"warrior": 1}) == "BR-2.1.7"
    assert s.refused(0, "pillage", province="horgr") == "BR-2.1.7"
    assert "horgr" not in s.choices("invade", "to")


@clause("BR-2.1.7")
def test_a_destroyed_province_is_adjacent_to_nothing():
    s = scene(destroyed=("horgr",))
    assert adjacent(s, "horgr") == set()
    assert "horgr" not in adjacent(s, "yggdrasil")


@clause("BR-2.1.8")
def test_a_fjord_with_one_destroyed_province_supports_the_other():
    s = scene(board={"fjord_east": {1: {"ship": 1}}}, destroyed=("horgr",))
    assert s.strength(1, "muspelheim") == 2
    assert s.refused(0, "invade", figure="ship", to="fjord_east") is None
    assert s.view(None).fjords[1].supports == ["muspelheim"]


@clause("BR-2.1.8")
def test_a_fjord_goes_with_its_second_province():
    s = scene(destroyed=("horgr", "muspelheim"))
    assert s.refused(0, "invade", figure="ship", to="fjord_east") == "BR-2.1.8"
    assert s.choices("invade", "to", figure="ship") == ["fjord_north", "fjord_south", "fjord_west"]
    assert not s.view(None).fjords[1].open


@clause("BR-2.1.9")
def test_the_neighbours_of_a_destroyed_province_do_not_become_adjacent():
    s = scene(destroyed=("horgr",))
    assert adjacent(s, "muspelheim") == {"angerboda", "yggdrasil"}
    assert adjacent(s, "utgard") == {"andlang", "yggdrasil"}
