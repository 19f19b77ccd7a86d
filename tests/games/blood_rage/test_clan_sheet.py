"""Chapters 2.2 to 2.5: the clan sheet, figures, glory, cards."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene
from jindori.games.blood_rage.board import AXES, HORNS, RAGE


def with_steps(n):
    return scene(clans={0: {"steps": (n, n, n)}}).clan(0)


@clause("BR-2.2.1", "BR-17.5.9")
def test_current_rage_stops_at_12():
    s = scene(
        board={"horgr": {0: {"warrior": 2}, 1: {"warrior": 1}}},
        clans={0: {"rage": 11, "hand": ["thors_ascension"]}},
    )
    s.battle(0, "horgr", {0: "thors_ascension"})
    assert s.rage(0) == 12
    assert [e["amount"] for e in s.told("rage_changed")] == [1]


@clause("BR-2.2.1")
def test_a_cost_lowers_rage():
    s = scene().do(0, "invade", figure="ship", to="fjord_east")
    assert s.rage(0) == 4


@clause("BR-2.2.2")
def test_the_three_tracks():
    tracks = {stat: [int(with_steps(n).value(stat)) for n in range(1, 7)] for stat in (RAGE, AXES, HORNS)}
    assert tracks == {RAGE: [6, 7, 8, 9, 12, 12], AXES: [3, 4, 5, 6, 8, 8], HORNS: [4, 5, 6, 7, 10, 10]}


@clause("BR-2.2.3")
def test_a_raise_moves_one_step_and_is_lost_above_six():
    for before, after in ((1, 2), (5, 6), (6, 6)):
        s = scene(board={"horgr": {0: {"warrior": 1}}}, clans={0: {"steps": (1, before, 1)}})
        s.do(0, "pillage", province="horgr")
        assert s.steps(0) == (1, after, 1)


def oath(steps):
    """The winner of a battle played Thor's Oath and must raise a stat."""
    s = scene(
        board={"horgr": {0: {"warrior": 2}, 1: {"warrior": 1}}},
        clans={0: {"steps": steps, "hand": ["thors_oath"]}},
        tokens={"horgr": "glory"},
    )
    return s.battle(0, "horgr", {0: "thors_oath"})


@clause("BR-2.2.4")
def test_a_stat_is_chosen_among_those_below_six_and_not_declined():
    s = oath((1, 6, 5))
    assert s.asks == "raise_stat"
    assert s.choices("raise_stat", "stat") == ["rage", "horns"]
    assert len(s.options()) == 2
    assert s.refused(0, "raise_stat", stat="axes") == "BR-2.2.3"


@clause("BR-2.2.4")
def test_the_only_stat_left_is_raised_without_asking_and_none_is_no_question():
    assert oath((6, 6, 4)).steps(0) == (6, 6, 5)
    s = oath((6, 6, 6))
    assert s.steps(0) == (6, 6, 6) and s.asks == "action"


@clause("BR-2.2.5", "BR-11.8.1")
def test_raising_the_rage_stat_gives_no_rage_now():
    s = scene(board={"elvagar": {0: {"warrior": 1}}}).do(0, "pillage", province="elvagar")
    assert s.steps(0) == (2, 1, 1)
    assert s.rage(0) == 6


@clause("BR-2.2.6", "BR-11.8.2", "BR-11.7.8")
def test_raising_axes_counts_at_once():
    s = scene(board={"horgr": {0: {"warrior": 2}, 1: {"warrior": 1}}})
    s.battle(0, "horgr", {})
    assert s.glory(0) == 4


@clause("BR-2.2.7")
def test_horns_count_figures_in_provinces_and_fjords_and_monsters():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "yggdrasil": {0: {"leader": 1}}, "fjord_east": {0: {"ship": 1}}, "gimle": {0: {"troll": 1}}})
    assert s.refused(0, "invade", figure="warrior", to="gimle") == "BR-7.1.6"


@clause("BR-2.2.7")
def test_horns_do_not_count_valhalla_and_reserve():
    s = scene(board={"horgr": {0: {"warrior": 3}}}, valhalla={0: {"leader": 1, "warrior": 3}})
    assert s.refused(0, "invade", figure="warrior", to="gimle") is None


@clause("BR-2.2.8")
def test_slots_of_the_clan_sheet():
    hand = ["troll", "lord_of_hammers", "brothers_in_arms", "lokis_dragons", "lokis_domain"]
    s = scene(clans={0: {"hand": hand, "rage": 12}})
    slots = {card: s.choices("upgrade", "slot", card=card) for card in hand}
    assert slots == {
        "troll": [1, 2],
        "lord_of_hammers": [1],
        "brothers_in_arms": [1],
        "lokis_dragons": [1],
        "lokis_domain": [1, 2, 3],
    }


@clause("BR-2.3.1")
def test_strength_at_the_start():
    for figure, strength in (("leader", 3), ("warrior", 1)):
        assert scene(board={"horgr": {0: {figure: 1}}}).strength(0, "horgr") == strength
    assert scene(board={"fjord_east": {0: {"ship": 1}}}).strength(0, "horgr") == 2


@clause("BR-2.3.2", "BR-17.3.1")
@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
def test_the_leader_invades_for_nothing_also_when_upgraded(card):
    s = scene(clans={0: {"upgrades": [card]}}).do(0, "invade", figure="leader", to="horgr")
    assert s.rage(0) == 6
    assert s.strength(0, "horgr") == 3


@clause("BR-2.3.2")
@pytest.mark.parametrize("card", ["lokis_dragons", "fire_dragons", "eternal_dragons"])
def test_the_ship_enters_fjords_only_and_supports_both_provinces_also_when_upgraded(card):
    s = scene(clans={0: {"upgrades": [card]}})
    assert s.refused(0, "invade", figure="ship", to="horgr") == "BR-7.1.3"
    s.do(0, "invade", figure="ship", to="fjord_east")
    assert s.strength(0, "horgr") == s.strength(0, "muspelheim") == 2


@clause("BR-2.3.3")
def test_a_warrior_upgrade_counts_for_all_warriors_wherever_they_are():
    s = scene(board={"horgr": {0: {"warrior": 2}}, "yggdrasil": {0: {"warrior": 1}}}, clans={0: {"upgrades": ["experts_in_arms"]}})
    assert (s.strength(0, "horgr"), s.strength(0, "yggdrasil")) == (4, 2)
    s.do(0, "invade", figure="warrior", to="gimle")
    assert s.rage(0) == 4


@clause("BR-2.3.4", "BR-8.1.4")
def test_ships_never_move():
    s = scene(board={"fjord_east": {0: {"ship": 1}, 1: {"sea_serpent": 1}}, "horgr": {0: {"warrior": 1}}})
    assert s.refused(0, "march", origin="fjord_east", to="horgr", figures={"warrior": 1}) == "BR-8.1.4"
    s.do(0, "pillage", province="horgr")
    assert not s.told("joined")


@clause("BR-2.3.5")
def test_destroyed_figures_stay_in_valhalla_until_the_release():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 2}}})
    s.battle(0, "horgr", {})
    assert s.valhalla(1) == {"warrior": 2}
    assert s.reserve(1)["warrior"] == 6
    for seat in (1, 2, 3, 0):
        s.do(seat, "pass")
    assert s.phase == "discard" and s.valhalla(1) == {"warrior": 2}


@clause("BR-2.3.6")
def test_strength_is_that_of_the_province_and_its_fjord():
    s = scene(board={"horgr": {0: {"warrior": 2, "leader": 1}}, "fjord_east": {0: {"ship": 1, "sea_serpent": 1}}, "gimle": {0: {"troll": 1}}})
    assert s.strength(0, "horgr") == 2 + 3 + 2 + 3
    assert s.strength(0, "muspelheim") == 2 + 3
    assert s.strength(0, "gimle") == 2


@clause("BR-2.4.1", "BR-17.5.11")
def test_glory_never_falls_below_0():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"glory": 1}, 1: {"hand": ["lokis_backstab"]}})
    s.battle(0, "horgr", {1: "lokis_backstab"})
    assert s.glory(0) == 0 + 4
    assert s.glory(1) == 1


@clause("BR-2.5.2")
def test_a_hand_has_no_size_limit_during_an_age():
    full = ["tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "odins_smite", "friggas_grace", "thors_hammer"]
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_rage"]}, 1: {"hand": [*full, "lokis_poison"]}})
    s.battle(0, "horgr", {0: "tyrs_rage", 1: "lokis_poison"})
    assert len(s.hand(1)) == 9
