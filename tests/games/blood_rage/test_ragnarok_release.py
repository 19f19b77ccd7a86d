"""Chapters 14 and 15: Ragnarök and the release of Valhalla."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


@clause("BR-14.1.1")
@pytest.mark.parametrize(("age", "province"), [(1, "elvagar"), (2, "muspelheim"), (3, "utgard")])
def test_the_province_of_the_ages_slot_falls(age, province):
    s = scene(phase="ragnarok", age=age)
    assert s.fallen() == [province]
    assert s.phase == "release_valhalla"


@clause("BR-14.1.2", "BR-2.3.5")
def test_all_figures_there_and_in_its_fjord_die():
    board = {"elvagar": {0: {"warrior": 2, "leader": 1}, 1: {"troll": 1}}, "fjord_north": {1: {"ship": 1}}, "angerboda": {2: {"warrior": 1}}, "fjord_west": {2: {"ship": 1}}}
    s = scene(phase="ragnarok", board=board)
    assert s.valhalla(0) == {"warrior": 2, "leader": 1} and s.valhalla(1) == {"troll": 1, "ship": 1}
    assert s.at(2, "angerboda") == {"warrior": 1} and s.at(2, "fjord_west") == {"ship": 1}


@clause("BR-14.1.2", "BR-2.1.8")
def test_ships_die_with_the_second_province_of_a_fjord_too():
    s = scene(phase="ragnarok", board={"fjord_north": {1: {"ship": 1}}}, destroyed=("angerboda",))
    assert s.valhalla(1) == {"ship": 1}
    assert not s.view(None).fjords[0].open


@clause("BR-14.1.3")
@pytest.mark.parametrize(("age", "each"), [(1, 2), (2, 3), (3, 4)])
def test_glory_for_each_figure_by_age(age, each):
    s = scene(phase="ragnarok", age=age, ragnarok={age: "elvagar"}, board={"elvagar": {0: {"warrior": 2, "troll": 1}}, "fjord_north": {0: {"ship": 1}}})
    assert s.glory(0) == 4 * each


@clause("BR-14.1.4")
@pytest.mark.parametrize(("age", "doom"), [(1, "muspelheim"), (2, "utgard"), (3, None)])
def test_the_doom_token_moves_on(age, doom):
    assert scene(phase="ragnarok", age=age).view(None).doom == doom


@clause("BR-14.1.5")
def test_who_escaped_gives_no_glory():
    s = scene(phase="ragnarok", board={"elvagar": {0: {"volur_witch": 1, "warrior": 1}}}).do(0, "witch_retreat", choice=True)
    assert s.glory(0) == 2 and s.at(0, "yggdrasil") == {"volur_witch": 1}
    s = scene(phase="ragnarok", board={"elvagar": {0: {"volur_witch": 1}}}).do(0, "witch_retreat", choice=False)
    assert s.glory(0) == 2 and s.valhalla(0) == {"volur_witch": 1}


@clause("BR-15.1.1")
def test_all_figures_of_valhalla_return_to_their_reserves():
    fallen = {"warrior": 3, "leader": 1, "ship": 1, "troll": 1, "sea_serpent": 1}
    s = scene(phase="release_valhalla", valhalla={0: fallen, 1: {"warrior": 1}})
    assert s.valhalla(0) == s.valhalla(1) == {}
    assert s.reserve(0) == {"warrior": 8, "leader": 1, "ship": 1, "troll": 1, "sea_serpent": 1}


@clause("BR-15.1.2")
def test_figures_on_the_board_stay():
    s = scene(phase="release_valhalla", board={"horgr": {0: {"warrior": 2}}}, valhalla={0: {"warrior": 1}})
    assert s.at(0, "horgr") == {"warrior": 2} and s.clan(0).on_board == 2


@clause("BR-15.1.3")
def test_glory_of_loki_adds_up():
    s = scene(phase="release_valhalla", valhalla={0: {"warrior": 1, "leader": 1}}, clans={0: {"upgrades": ["lokis_domain", "lokis_eminence", "lokis_wrath"]}})
    assert s.glory(0) == 2 * (1 + 2 + 3)
