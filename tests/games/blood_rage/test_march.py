"""Chapter 8: march."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


@clause("BR-8.1.1")
def test_one_rage_for_any_number_of_figures_of_one_province():
    s = scene(board={"gimle": {0: {"warrior": 3, "leader": 1}}})
    s.do(0, "march", origin="gimle", to="horgr", figures={"warrior": 2, "leader": 1})
    assert s.rage(0) == 5
    assert s.at(0, "gimle") == {"warrior": 1}
    assert s.at(0, "horgr") == {"warrior": 2, "leader": 1}


@clause("BR-8.1.1")
def test_only_own_figures_that_are_there_and_no_fjord():
    s = scene(board={"gimle": {0: {"warrior": 1}, 1: {"leader": 1}}})
    assert s.refused(0, "march", origin="gimle", to="horgr", figures={"warrior": 2}) == "BR-8.1.1"
    assert s.refused(0, "march", origin="gimle", to="horgr", figures={"leader": 1}) == "BR-8.1.1"
    assert s.refused(0, "march", origin="utgard", to="horgr", figures={"warrior": 1}) == "BR-8.1.1"
    assert s.refused(0, "march", origin="fjord_east", to="horgr", figures={"warrior": 1}) == "BR-8.1.1"
    assert s.refused(0, "march", origin="gimle", to="fjord_east", figures={"warrior": 1}) == "BR-8.1.1"


@clause("BR-8.1.2")
@pytest.mark.parametrize(("origin", "to"), [("utgard", "myrkulor"), ("utgard", "yggdrasil"), ("yggdrasil", "gimle")])
def test_the_destination_need_not_be_adjacent_and_may_be_yggdrasil(origin, to):
    s = scene(board={origin: {0: {"warrior": 2}}})
    s.do(0, "march", origin=origin, to=to, figures={"warrior": 2})
    assert s.at(0, to) == {"warrior": 2}


@clause("BR-8.1.3")
def test_each_figure_needs_an_empty_village():
    s = scene(board={"gimle": {0: {"warrior": 3}}, "utgard": {1: {"warrior": 1}}, "andlang": {1: {"warrior": 3}}})
    assert s.refused(0, "march", origin="gimle", to="utgard", figures={"warrior": 3}) == "BR-2.1.3"
    assert s.refused(0, "march", origin="gimle", to="utgard", figures={"warrior": 2}) is None
    assert s.refused(0, "march", origin="gimle", to="andlang", figures={"warrior": 1}) == "BR-2.1.3"


@clause("BR-8.1.3")
def test_no_march_from_yggdrasil_when_every_village_is_taken():
    full = {"elvagar": 4, "angerboda": 4}, {"angerboda": 1, "muspelheim": 5, "horgr": 2}, {"horgr": 2, "utgard": 3, "andlang": 3}, {"myrkulor": 3, "gimle": 5}
    board = {"yggdrasil": {0: {"warrior": 1}}}
    for seat, places in enumerate(full):
        for place, n in places.items():
            board.setdefault(place, {})[seat + 1] = {"warrior": n}
    s = scene(5, board=board)
    assert s.refused(0, "march", origin="yggdrasil", to="gimle", figures={"warrior": 1}) == "BR-8.1.3"
    assert s.choices("march", "from") == []


@clause("BR-8.1.4", "BR-17.2.3")
def test_ships_do_not_march():
    s = scene(board={"fjord_east": {0: {"ship": 1, "sea_serpent": 1}}})
    assert s.refused(0, "march", origin="fjord_east", to="horgr", figures={"sea_serpent": 1}) == "BR-8.1.4"
    assert s.choices("march", "from") == []


@clause("BR-8.1.5")
def test_one_origin_and_one_destination():
    s = scene(board={"gimle": {0: {"warrior": 1}}, "utgard": {0: {"leader": 1}}})
    s.do(0, "march", origin="gimle", to="horgr", figures={"warrior": 1})
    assert s.asked == [1]
    assert s.at(0, "utgard") == {"leader": 1}


@clause("BR-8.1.6")
def test_not_to_the_same_province_and_not_nobody():
    s = scene(board={"gimle": {0: {"warrior": 2}}})
    assert s.refused(0, "march", origin="gimle", to="gimle", figures={"warrior": 1}) == "BR-8.1.6"
    assert s.refused(0, "march", origin="gimle", to="horgr", figures={}) == "BR-8.1.6"


@clause("BR-8.1.7")
@pytest.mark.parametrize("monster", ["troll", "fire_giant"])
def test_marching_is_not_invading(monster):
    upgrades = ["friggas_succor", "thors_domain"]
    s = scene(board={"gimle": {0: {monster: 1}}, "muspelheim": {1: {"warrior": 1}}}, clans={0: {"upgrades": upgrades}})
    s.do(0, "march", origin="gimle", to="muspelheim", figures={monster: 1})
    assert s.at(1, "muspelheim") == {"warrior": 1}
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-8.1.7")
def test_marching_does_not_check_horns():
    s = scene(board={"gimle": {0: {"warrior": 5}}})
    s.do(0, "march", origin="gimle", to="horgr", figures={"warrior": 4})
    assert s.at(0, "horgr") == {"warrior": 4}


@clause("BR-8.1.8", "BR-17.2.5")
def test_the_dark_elf_is_stronger_once_it_has_marched_to_yggdrasil():
    s = scene(board={"gimle": {0: {"dark_elf": 1}}})
    assert s.strength(0, "gimle") == 1
    s.do(0, "march", origin="gimle", to="yggdrasil", figures={"dark_elf": 1})
    assert s.strength(0, "yggdrasil") == 3


@clause("BR-8.1.8", "BR-7.1.4")
def test_a_march_is_the_way_into_yggdrasil():
    s = scene(board={"gimle": {0: {"warrior": 1, "troll": 1}}})
    assert {o["figure"] for o in s.options() if o.get("to") == "yggdrasil"} == set()
    s.do(0, "march", origin="gimle", to="yggdrasil", figures={"warrior": 1, "troll": 1})
    assert s.at(0, "yggdrasil") == {"warrior": 1, "troll": 1}
