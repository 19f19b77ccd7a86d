"""Chapter 17.1: who is about to be destroyed, what replaces it, what it pays."""

from __future__ import annotations

import pytest

import jindori
from clauses import clause
from games.blood_rage.make import scene

PROTECTED = {"upgrades": ["friggas_protection"]}


@clause("BR-17.1.1")
def test_witch_first_then_protection_owner_by_owner():
    s = scene(
        3, active=2, board={"muspelheim": {0: {"warrior": 1, "volur_witch": 1}, 1: {"warrior": 1}, 2: {"troll": 1}}},
        clans={0: PROTECTED, 2: {"hand": ["tyrs_rage"]}},
    )  # fmt: skip
    s.clan(1).powers = s.clan(0).powers
    s.battle(2, "muspelheim", {2: "tyrs_rage"}, "witch_retreat", "protect")
    order = []
    while s.asks in ("witch_retreat", "protect"):
        order.append((s.asks, s.asked[0]))
        assert s.valhalla(0) == s.valhalla(1) == {}
        s.position.choose(s.asked[0], s.declining())
    assert order == [("witch_retreat", 0), ("protect", 0), ("protect", 1)]
    assert s.valhalla(0) == {"warrior": 1, "volur_witch": 1} and s.valhalla(1) == {"warrior": 1}


@clause("BR-17.1.1")
def test_a_witch_that_stays_may_still_be_protected():
    s = scene(board={"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"volur_witch": 1}}}, clans={1: PROTECTED})
    s.battle(0, "horgr", {}, "witch_retreat", "protect").do(1, "witch_retreat", choice=False)
    s.do(1, "protect", figures={"volur_witch": 1})
    assert s.at(1, "horgr") == {"volur_witch": 1}


@clause("BR-17.1.1", "BR-17.4.9")
def test_protection_saves_any_of_the_endangered_as_far_as_rage_goes():
    board = {"muspelheim": {0: {"leader": 1, "troll": 1}, 1: {"warrior": 2, "leader": 1}}, "fjord_east": {1: {"ship": 1}}, "gimle": {1: {"warrior": 1}}}
    s = scene(board=board, clans={0: {"hand": ["tyrs_rage"]}, 1: {**PROTECTED, "rage": 2}})
    s.battle(0, "muspelheim", {0: "tyrs_rage"}, "protect")
    groups = s.choices("protect", "figures")
    assert {} in groups and {"warrior": 2} in groups and {"leader": 1, "ship": 1} in groups
    assert all(sum(group.values()) <= 2 for group in groups)
    assert len(groups) == 1 + 3 + 4
    s.do(1, "protect", figures={"warrior": 1, "ship": 1})
    assert s.rage(1) == 0
    assert s.at(1, "muspelheim") == {"warrior": 1} and s.at(1, "fjord_east") == {"ship": 1}
    assert s.valhalla(1) == {"warrior": 1, "leader": 1}


@clause("BR-17.4.9")
@pytest.mark.parametrize("figures", [{"warrior": 3}, {"troll": 1}, {"ship": 1}, {"leader": 1, "warrior": 2}])
def test_protection_says_why_it_does_not_go_further(figures):
    s = scene(board={"muspelheim": {0: {"leader": 1}, 1: {"warrior": 2, "leader": 1}}}, clans={0: {"hand": ["tyrs_rage"]}, 1: {**PROTECTED, "rage": 2}})
    s.battle(0, "muspelheim", {0: "tyrs_rage"}, "protect")
    with pytest.raises((jindori.IllegalChoice, jindori.BadAction)) as refused:
        s.do(1, "protect", figures=figures)
    assert ("troll" in figures) == isinstance(refused.value, jindori.BadAction)
    assert "troll" in str(refused.value) or "BR-17.4.9" in str(refused.value)


@clause("BR-17.4.9")
@pytest.mark.parametrize("given", [{"rage": 0, "upgrades": ["friggas_protection"]}, {"rage": 5}])
def test_no_protection_without_rage_or_without_the_card(given):
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={1: given}).battle(0, "horgr", {}, "protect")
    assert s.valhalla(1) == {"warrior": 1}


@clause("BR-17.4.9")
def test_protection_in_a_tie_the_figure_stays_and_its_owner_has_lost():
    s = scene(board={"horgr": {0: {"warrior": 1}, 1: {"warrior": 1}}}, clans={0: PROTECTED})
    s.battle(0, "horgr", {}, "protect").do(0, "protect", figures={"warrior": 1})
    assert s.at(0, "horgr") == {"warrior": 1} and not s.pillaged("horgr") and s.glory(0) == 0


@clause("BR-17.4.9")
def test_protection_against_odins_tide_smite_and_the_troll():
    s = scene(board={"muspelheim": {0: {"leader": 1}, 1: {"warrior": 3}}}, clans={0: {"hand": ["odins_tide"]}, 1: PROTECTED})
    s.battle(0, "muspelheim", {0: "odins_tide"}, "protect").do(1, "protect", figures={"warrior": 2}).settle()
    assert s.totals() == {0: 4, 1: 3}
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["odins_smite"]}, 1: PROTECTED})
    s.battle(0, "horgr", {0: "odins_smite"}, "protect").do(1, "protect", figures={"warrior": 1}).settle()
    assert s.totals() == {0: 4, 1: 1}
    s = scene(board={"horgr": {1: {"warrior": 2}}}, clans={0: {"upgrades": ["troll"]}, 1: PROTECTED})
    s.do(0, "invade", figure="troll", to="horgr").do(1, "protect", figures={"warrior": 2})
    assert s.at(1, "horgr") == {"warrior": 2} and s.rage(1) == 4


@clause("BR-17.1.2")
def test_the_saved_and_the_retreated_count_for_no_reward():
    s = scene(
        board={"horgr": {0: {"leader": 1, "valkyrie": 1}, 1: {"volur_witch": 1, "warrior": 1}}},
        clans={0: {"hand": ["odins_judgement"], "upgrades": ["thors_glory"]}, 1: PROTECTED},
    )
    s.battle(0, "horgr", {0: "odins_judgement"}, "witch_retreat", "protect")
    s.do(1, "witch_retreat", choice=True).do(1, "protect", figures={"warrior": 1})
    assert {e["why"] for e in s.told("glory")} == {"battle"}


@clause("BR-17.1.3")
def test_what_is_sacrificed_is_neither_saved_nor_retreats():
    s = scene(board={"horgr": {0: {"volur_witch": 1, "warrior": 1}}}, clans={0: {"upgrades": ["friggas_sacrifice", "friggas_protection"]}})
    s.do(0, "sacrifice", figures={"horgr": {"volur_witch": 1, "warrior": 1}})
    assert s.asks == "raise_stat"
    assert s.valhalla(0) == {"volur_witch": 1, "warrior": 1}


@clause("BR-17.1.4")
def test_in_ragnarok_no_protection_but_the_witch_may_retreat():
    s = scene(phase="ragnarok", board={"elvagar": {0: {"warrior": 1, "volur_witch": 1}}}, clans={0: {"rage": 5, **PROTECTED}})
    assert s.asks == "witch_retreat"
    s.do(0, "witch_retreat", choice=True)
    assert s.at(0, "yggdrasil") == {"volur_witch": 1}
    assert s.valhalla(0) == {"warrior": 1} and s.glory(0) == 2
