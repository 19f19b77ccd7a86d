"""Chapter 19: five players and the options."""

from __future__ import annotations

from collections import Counter

import pytest

from clauses import clause
from games.blood_rage.make import new_game, scene
from jindori.engine.rows import as_list
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS, GLORY_OF, PLAYERS_FOR


@clause("BR-19.1.1")
def test_five_players():
    s = new_game(5)
    view = s.view(None)
    assert [clan.clan for clan in view.clans] == ["wolf", "raven", "serpent", "bear", "ram"]
    assert all(p.destroyed is None for p in view.provinces) and view.undealt == 2
    assert [len(as_list(s.state.packs[seat])) for seat in range(5)] == [8] * 5
    assert Counter(AGE_OF[card] for card in range(CARDS) if PLAYERS_FOR[card] == 5) == {1: 8, 2: 8, 3: 8}


@clause("BR-19.1.1")
def test_only_five_players_meet_widespread_and_tyrs_judgement():
    new = {DESIGNS[DESIGN_OF[c]] for c in range(CARDS)} - {DESIGNS[DESIGN_OF[c]] for c in range(CARDS) if PLAYERS_FOR[c] < 5}
    assert new == {"quest_widespread", "tyrs_judgement"}
    printed = [int(GLORY_OF[c]) for c in range(CARDS) if DESIGNS[DESIGN_OF[c]] == "quest_widespread"]
    assert printed == [7, 10, 15]


@clause("BR-19.1.1", "BR-13.1.4")
@pytest.mark.parametrize(("board", "glory"), [
    ({"horgr": {0: {"warrior": 1}}, "yggdrasil": {0: {"warrior": 1}}}, 7),
    ({"fjord_east": {0: {"ship": 1}}}, 7),
    ({"horgr": {0: {"warrior": 4}}}, 0),
    ({"horgr": {0: {"warrior": 1}}, "gimle": {0: {"warrior": 1}, 1: {"warrior": 1}}}, 0),
])  # fmt: skip
def test_widespread_needs_the_most_strength_in_two_provinces(board, glory):
    s = scene(5, phase="quest", board=board, clans={0: {"quests": ["quest_widespread"]}})
    assert s.glory(0) == glory


@clause("BR-19.1.1")
def test_tyrs_judgement_adds_eight():
    s = scene(5, board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}, clans={0: {"hand": ["tyrs_judgement"]}})
    assert s.battle(0, "horgr", {0: "tyrs_judgement"}).totals() == {0: 9, 1: 3}


def call_order(**options):
    near = {seat: {"warrior": 1} for seat in range(4)}
    s = scene(active=1, board={"muspelheim": {1: {"leader": 1}}, "yggdrasil": near}, **options).do(1, "pillage", province="muspelheim")
    seats = []
    while s.asks == "join":
        seats.append(s.asked[0])
        s.do(s.asked[0], "decline")
    return seats


@clause("BR-19.1.2", "BR-11.2.1")
def test_call_order():
    assert call_order() == [1, 2, 3, 0]
    assert call_order(call_order="left_of_pillager") == [2, 3, 0, 1]


@clause("BR-19.1.2")
def test_left_of_pillager_changes_nothing_but_the_call():
    s = scene(
        active=1, board={"muspelheim": {1: {"leader": 1}, 2: {"warrior": 2}}}, call_order="left_of_pillager",
        clans={1: {"hand": ["tyrs_bash", "heimdalls_eye"]}, 2: {"hand": ["tyrs_smash", "heimdalls_eye"]}},
    )  # fmt: skip
    s.do(1, "pillage", province="muspelheim").commit({1: "tyrs_bash", 2: "tyrs_smash"}, "late")
    assert s.asked == [1]


@clause("BR-19.1.3", "BR-6.2.6")
@pytest.mark.parametrize(("resume", "asked"), [(False, [2]), (True, [1])])
def test_resume_after_pass(resume, asked):
    s = scene(
        3, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, resume_after_pass=resume,
        clans={1: {"rage": 0, "passed": True, "hand": ["lokis_trickery"]}},
    )  # fmt: skip
    s.battle(0, "horgr", {1: "lokis_trickery"})
    assert s.rage(1) == 1 and s.asked == asked


@clause("BR-19.1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_without_draft_six_cards_are_dealt(players):
    s = new_game(players, draft=False)
    assert s.phase == "action" and s.asks == "action"
    assert [len(s.hand(seat)) for seat in range(players)] == [6] * players
    assert all(AGE_OF[card] == 1 and PLAYERS_FOR[card] <= players for clan in s.state.clans for card in as_list(clan.hand))
