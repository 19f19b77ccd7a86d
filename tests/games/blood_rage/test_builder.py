"""Positions made by hand: what cannot be is refused with a reason; what is built can be played, saved and forked."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import jindori
from jindori import BadCase
from jindori.engine.state import play_out
from jindori.engine.stream import Stream
from jindori.games.blood_rage.board import PLACES
from jindori.games.blood_rage.cards import CARDS, DESIGN_OF, DESIGNS, PLAYERS_FOR
from jindori.games.blood_rage.cases.position import build, state_of
from playing import cases_in

HERE = Path(__file__).parent
CASES = [case for name in ("cases", "more_cases") for case in cases_in(HERE / f"{name}.yaml")]
POSITIONS = [case["given"] for case in CASES if "variants" not in case["given"] and "setup" not in case["given"]]


@pytest.mark.parametrize(
    ("given_", "words"),
    [
        (None, "must be a mapping"),
        ({"plyers": ["A"]}, "unknown key 'plyers'"),
        ({"players": ["A"]}, r"must be \[A, B\]"),
        ({"players": ["B", "A"]}, r"must be \[A, B\]"),
        ({"players": ["A", "C"]}, r"must be \[A, B\]"),
        ({"players": ["A", "A"]}, "twice"),
        ({"players": ["A", "X"]}, "must be one of"),
        ({"players": 4}, "must be a list"),
        ({"age": 0}, "from 1 to 3"),
        ({"age": True}, "whole number"),
        ({"age": 1.0}, "whole number"),
        ({"age": float("nan")}, "whole number"),
        ({"phase": "war"}, "must be one of"),
        ({"active": "E"}, "must be one of"),
        ({"first_player": 0}, "must be one of"),
        ({"clans": {"E": {}}}, "unknown key 'E'"),
        ({"clans": {"A": {"range": 3}}}, "unknown key 'range'"),
        ({"clans": {"A": {"rage": 13}}}, "from 0 to 12"),
        ({"clans": {"A": {"rage": -1}}}, "from 0 to 12"),
        ({"clans": {"A": {"rage": True}}}, "whole number"),
        ({"clans": {"A": {"glory": -1}}}, "from 0"),
        ({"clans": {"A": {"glory": 10**20}}}, "from 0"),
        ({"clans": {"A": {"steps": {"rage": 7}}}}, "from 1 to 6"),
        ({"clans": {"A": {"steps": {"axe": 1}}}}, "unknown key"),
        ({"clans": {"A": {"passed": 1}}}, "true or false"),
        ({"clans": {"A": {"hand": ["tyrs_bosh"]}}}, "unknown card"),
        ({"clans": {"A": {"hand": [3]}}}, "unknown card"),
        ({"clans": {"A": {"hand": "tyrs_bash"}}}, "must be a list"),
        ({"clans": {"A": {"hand": ["tyrs_bash", "tyrs_bash"]}}}, "not so many copies"),
        ({"clans": {"A": {"hand": ["troll"]}, "B": {"upgrades": ["troll"]}}}, "not so many copies"),
        ({"clans": {"A": {"hand": ["quest_widespread", "quest_widespread"]}}}, "not so many copies"),
        ({"clans": {"A": {"hand": [{"card": "troll", "age": 2}]}}}, "of age 2"),
        ({"clans": {"A": {"hand": [{"card": "troll"}]}}}, "whole number"),
        ({"clans": {"A": {"quests": ["tyrs_bash"]}}}, "no quest"),
        ({"clans": {"A": {"upgrades": ["tyrs_bash"]}}}, "no upgrade"),
        ({"clans": {"A": {"upgrades": ["troll", "valkyrie", "dark_elf"]}}}, "only 2 monster"),
        ({"clans": {"A": {"upgrades": ["brothers_in_arms", "experts_in_arms"]}}}, "only 1 warrior"),
        ({"clans": {"A": {"upgrades": ["lokis_domain", "lokis_eminence", "lokis_wrath", "friggas_charm"]}}}, "only 3 clan"),
        ({"board": {"atlantis": {}}}, "unknown key"),
        ({"board": {"gimle": {"X": {}}}}, "unknown key"),
        ({"board": {"gimle": {"A": {"dragon": 1}}}}, "unknown key"),
        ({"board": {"gimle": {"A": {"warrior": -1}}}}, "from 0 to 8"),
        ({"board": {"gimle": {"A": {"warrior": True}}}}, "whole number"),
        ({"board": {"gimle": {"A": {"warrior": "1"}}}}, "whole number"),
        ({"board": {"yggdrasil": {"A": {"warrior": 9}}}}, "from 0 to 8"),
        ({"board": {"yggdrasil": {"A": {"warrior": 5}}, "gimle": {"A": {"warrior": 4}}}}, "not so many"),
        ({"board": {"yggdrasil": {"A": {"leader": 1}}}, "valhalla": {"A": {"leader": 1}}}, "not so many"),
        ({"board": {"gimle": {"A": {"leader": 2}}}}, "from 0 to 1"),
        ({"board": {"gimle": {"A": {"troll": 1}}}}, "needs its card"),
        ({"valhalla": {"A": {"troll": 1}}}, "needs its card"),
        ({"board": {"utgard": {"A": {"warrior": 2}, "B": {"warrior": 2}}}}, "3 villages for 4"),
        ({"board": {"gimle": {"A": {"ship": 1}}}}, "cannot stand there"),
        ({"board": {"fjord_west": {"A": {"warrior": 1}}}}, "cannot stand there"),
        ({"clans": {"A": {"upgrades": ["sea_serpent"]}}, "board": {"gimle": {"A": {"sea_serpent": 1}}}}, "cannot stand there"),
        ({"destroyed": ["gimle"], "board": {"gimle": {"A": {"warrior": 1}}}}, "is destroyed"),
        ({"destroyed": ["utgard", "andlang"], "board": {"fjord_south": {"A": {"ship": 1}}}}, "is destroyed"),
        ({"destroyed": ["yggdrasil"]}, "must be one of"),
        ({"destroyed": ["gimle", "gimle"]}, "twice"),
        ({"destroyed": ["gimle"], "pillaged": ["gimle"]}, "destroyed"),
        ({"destroyed": ["gimle"], "tokens": {"gimle": "rage"}}, "destroyed"),
        ({"tokens": {"gimle": "yggdrasil"}}, "cannot be"),
        ({"tokens": {"yggdrasil": "rage"}}, "cannot be"),
        ({"tokens": {"gimle": "glory", "horgr": "glory"}}, "not so many"),
        ({"tokens": {"gimle": None}}, "must be one of"),
        ({"ragnarok": {1: "gimle", 2: "gimle"}}, "twice"),
        ({"ragnarok": {4: "gimle"}}, "from 1 to 3"),
        ({"ragnarok": {"1": "gimle"}}, "whole number"),
        ({"ragnarok": {1: "yggdrasil"}}, "must be one of"),
        ({"ragnarok": {1: "gimle"}, "destroyed": ["gimle"]}, "cannot fall"),
        ({"ragnarok": []}, "must be a mapping"),
        ({"packs": {"A": "x"}}, "gods_gifts"),
        ({"phase": "gods_gifts", "packs": {"A": "x"}}, "every player"),
        ({"phase": "gods_gifts", "players": ["A", "B"], "packs": {"A": "x", "B": "x"}}, "same name"),
        ({"options": {"speed": 3}}, "unknown option"),
        ({"options": {"draft": 1}}, "true or false"),
        ({"players": ["A", "B", "C", "D", "E"], "phase": "gods_gifts", "clans": {"A": {"hand": [{"card": c, "age": 1} for c in ("troll", "tyrs_bash", "tyrs_smash")]}}}, "cannot be dealt"),
        ({1: 2}, "must be text"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(given_: Any, words: str) -> None:
    with pytest.raises(BadCase, match=words):
        build(given_, go_on=True)


def finish(position: jindori.Position, seed: int) -> None:
    play_out(position.state, Stream(1, 2, 3, seed + 1), 4000)
    assert position.over


@pytest.mark.parametrize("n", range(len(POSITIONS)))
def test_what_is_built_is_a_real_position(n: int) -> None:
    """It saves, forks, shows itself to every seat, and can be played to the end; no card is lost or doubled."""
    position = build(POSITIONS[n], seed=n, go_on=True)
    if position.over:
        return
    assert jindori.load(position.dump()).digest() == position.digest()
    for seat in range(position.players):
        position.view(seat)
        fork = position.fork(seat, random.Random(n))
    finish(fork, n)
    state = position.state
    rows = [*state.decks, *state.packs, state.leftover]
    for clan in state.clans:
        rows += [clan.hand, clan.quests, clan.discarded, [card for card in clan.slots if card >= 0]]
    cards = [card for row in rows for card in row]
    assert len(set(cards)) == len(cards) <= CARDS
    finish(position, n)


def test_defaults_are_those_of_the_notation() -> None:
    position = build({}, go_on=True)
    assert [(d.seat, d.name) for d in position.decisions] == [(0, "action")]
    view = position.view(None).board
    assert position.players == 4 and position.scores == [0, 0, 0, 0]
    assert all(clan.rage == 6 and clan.hand_count == 0 and clan.on_board == 0 for clan in view.clans)
    assert all(province.destroyed is None and not province.token.pillaged for province in view.provinces)


def test_a_card_marked_for_more_players_may_be_named_but_is_not_dealt() -> None:
    given = {"players": ["A", "B"], "age": 2, "phase": "end_of_age", "clans": {"A": {"hand": ["fire_giant"], "quests": ["quest_widespread"]}}}
    state = state_of(build(given))
    assert [DESIGNS[DESIGN_OF[card]] for card in (*state.clans[0].hand, *state.clans[0].quests)] == ["fire_giant", "quest_widespread"]
    assert all(PLAYERS_FOR[card] <= 2 for deck in state.decks for card in deck)
    both = build({"players": ["A", "B"], "clans": {"A": {"hand": ["tyrs_smash"]}, "B": {"hand": ["tyrs_smash"]}}}, go_on=True)
    assert [PLAYERS_FOR[clan.hand[0]] for clan in state_of(both).clans] == [2, 3]


def test_more_provinces_destroyed_than_a_game_can_have() -> None:
    destroyed = [place for place in PLACES[1:9] if place != "gimle"]
    position = build({"destroyed": destroyed, "board": {"gimle": {"A": {"warrior": 1}}}}, go_on=True)
    assert [(d.seat, d.name) for d in position.decisions] == [(0, "action")]
    finish(position, 0)


def test_a_position_stopped_at_its_phase_goes_on() -> None:
    position = build({"phase": "ragnarok", "age": 3, "ragnarok": {3: "gimle"}})
    assert position.decisions == [] and not position.over
    position.go_on()
    assert position.state.fell[PLACES.index("gimle")] == 3


def test_options_under_those_given() -> None:
    position = build({"options": {"call_order": "left_of_pillager"}}, options={"call_order": "pillager_first", "resume_after_pass": True})
    assert position.options["call_order"] == "left_of_pillager"
    assert position.options["resume_after_pass"] is True
