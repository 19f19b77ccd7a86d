"""Chapter 17.3: leader, warrior and ship upgrades."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene

DUEL = {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}


def glory_from(s, why):
    return [(e["seat"], e["amount"]) for e in s.told("glory") if e["why"] == why]


# -- leaders -------------------------------------------------------------------------------


@clause("BR-17.3.1")
def test_lord_of_hammers_moves_to_an_adjacent_province_with_room():
    board = {"horgr": {0: {"leader": 1}}, "utgard": {1: {"warrior": 3}}}
    s = scene(board=board, clans={0: {"upgrades": ["lord_of_hammers"]}}).do(0, "pillage", province="horgr").settle("hammers_move")
    assert s.choices("hammers_move", "to") == ["yggdrasil", "muspelheim"]
    assert s.refused(0, "hammers_move", to="gimle") == "BR-17.3.1"
    assert s.refused(0, "hammers_move", to="utgard") == "BR-2.1.3"
    s.do(0, "hammers_move", to="muspelheim")
    assert s.at(0, "muspelheim") == {"leader": 1} and s.asked == [1]


@clause("BR-17.3.1")
def test_lord_of_hammers_may_stay_and_moves_out_of_yggdrasil_too():
    s = scene(board={"yggdrasil": {0: {"leader": 1}}}, clans={0: {"upgrades": ["lord_of_hammers"]}}, destroyed=("gimle",))
    s.do(0, "pillage", province="yggdrasil")
    assert len(s.choices("hammers_move", "to")) == 7
    assert s.refused(0, "hammers_move", to="gimle") == "BR-2.1.7"
    s.do(0, "decline")
    assert s.at(0, "yggdrasil") == {"leader": 1}


@clause("BR-17.3.1")
def test_the_hammers_move_is_no_invade():
    given = {"upgrades": ["lord_of_hammers", "friggas_succor", "thors_domain"], "steps": (1, 1, 1)}
    s = scene(board={"horgr": {0: {"leader": 1, "warrior": 3}}}, clans={0: given}).do(0, "pillage", province="horgr")
    s.do(0, "hammers_move", to="muspelheim")
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-17.3.1", "BR-11.7.8")
def test_lord_of_axes_raises_one_stat_of_choice():
    s = scene(board=DUEL, clans={0: {"upgrades": ["lord_of_axes"]}}).battle(0, "horgr", {})
    assert s.choices("raise_stat", "stat") == ["rage", "axes", "horns"]
    s.do(0, "raise_stat", stat="axes")
    assert s.steps(0) == (1, 3, 1) and s.glory(0) == 5


@clause("BR-17.3.1")
def test_lord_of_spears_raises_all_three():
    s = scene(board=DUEL, clans={0: {"upgrades": ["lord_of_spears"], "steps": (1, 1, 6)}}).battle(0, "horgr", {})
    assert s.steps(0) == (2, 3, 6)


@clause("BR-17.3.1")
@pytest.mark.parametrize("card", ["lord_of_hammers", "lord_of_axes", "lord_of_spears"])
@pytest.mark.parametrize("board", [
    {"horgr": {0: {"warrior": 1}}, "gimle": {0: {"leader": 1}}},
    {"horgr": {0: {"leader": 1}, 1: {"leader": 1, "warrior": 1}}},
    {"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}},
])  # fmt: skip
def test_leader_upgrades_need_success_and_the_leader_there(card, board):
    owner = 1 if board["horgr"].get(1) == {"leader": 1} else 0
    s = scene(board=board, clans={owner: {"upgrades": [card]}}).battle(0, "horgr", {}, "hammers_move", "raise_stat")
    assert (s.asks, s.asked) == ("action", [1])
    assert all(e["why"] == "token" for e in s.told("stat_raised"))


# -- warriors -------------------------------------------------------------------------------


@clause("BR-17.3.2")
@pytest.mark.parametrize(("card", "strengths"), [
    ("brothers_in_arms", [1, 3, 4, 6, 7]), ("experts_in_arms", [2, 4, 6, 8, 10]), ("masters_in_arms", [2, 6, 8, 12, 14]),
])  # fmt: skip
def test_warriors(card, strengths):
    found = [scene(board={"muspelheim": {0: {"warrior": n}}}, clans={0: {"upgrades": [card]}}).strength(0, "muspelheim") for n in range(1, 6)]
    assert found == strengths


@clause("BR-17.3.2")
def test_pairs_stand_in_the_same_province():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "muspelheim": {0: {"warrior": 1}}}, clans={0: {"upgrades": ["masters_in_arms"]}})
    assert s.strength(0, "horgr") == s.strength(0, "muspelheim") == 2


# -- ships ----------------------------------------------------------------------------------


@clause("BR-17.3.3")
@pytest.mark.parametrize(("card", "glory"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)])
def test_dragons_pay_for_each_own_ship_destroyed_by_any_cause(card, glory):
    ship = {"fjord_east": {1: {"ship": 1}}}
    dragons = {1: {"upgrades": [card]}}
    s = scene(board={**ship, "horgr": {0: {"leader": 1}}}, clans=dragons).battle(0, "horgr", {})
    assert glory_from(s, card) == [(1, glory)]
    s = scene(board=ship, clans={0: {"upgrades": ["fire_giant"]}, **dragons}).do(0, "invade", figure="fire_giant", to="horgr")
    assert glory_from(s, card) == [(1, glory)]
    s = scene(board=ship, clans=dragons, phase="ragnarok", ragnarok={1: "horgr"})
    assert glory_from(s, card) == [(1, glory)] and s.glory(1) == glory + 2
    s = scene(active=1, board={**ship, "gimle": {1: {"warrior": 1}}}, clans={1: {"upgrades": [card, "friggas_sacrifice"]}})
    s.do(1, "sacrifice", figures={"fjord_east": {"ship": 1}, "gimle": {"warrior": 1}})
    assert glory_from(s, card) == [(1, glory)]


@clause("BR-17.3.3")
def test_dragons_pay_for_no_other_figure_and_no_other_clan():
    s = scene(board={**DUEL, "fjord_east": {2: {"ship": 1}}}, clans={1: {"upgrades": ["fire_dragons"]}}).battle(0, "horgr", {})
    assert glory_from(s, "fire_dragons") == []
