"""Worked cases: all hold, and each stops holding when a number or name it expects is changed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jindori.engine.cases.files import CaseReport, run_case, run_file
from jindori.games import case_player, id_of_clause
from jindori.games.quo_vadis.board import AREA_NAMES, GENESIS, SPACE_NAMES, TERRAINS
from jindori.games.quo_vadis.cases.decisions import NAMES
from jindori.games.quo_vadis.cases.facts import FACTS
from jindori.games.quo_vadis.cases.position import GIVEN_KEYS
from jindori.games.quo_vadis.cases.steps import STEPS
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import KINDS
from jindori.games.quo_vadis.skills import SKILLS
from playing import cases_in

HERE = Path(__file__).parent
FILES = (HERE / "cases.yaml", HERE / "more_cases.yaml")
CASES = [case for path in FILES for case in cases_in(path)]
IDS = [case["id"] for case in CASES]
PLAYED = [case for case in CASES if case["when"][0].get("step") not in ("setup", "draft")]
PLAYER = case_player("quo_vadis")


def run(case: Any) -> CaseReport:
    return run_case(copy.deepcopy(case), 0, PLAYER)


@pytest.mark.parametrize(("path", "number"), [(FILES[0], 40), (FILES[1], 119)], ids=["cases", "more"])
def test_every_case_holds(path: Path, number: int) -> None:
    report = run_file(path, case_player, id_of_clause)
    assert [case for case in report.cases if case.status != "passed"] == []
    assert report.passed == number and report.game == "quo_vadis"


def test_ids_are_used_once() -> None:
    assert len(set(IDS)) == len(IDS)


def test_the_cases_use_every_word_of_the_vocabulary() -> None:
    """Every key of a position, decision, step, fact, skill of a decision, and optional rule stands in some case."""
    entries = [entry for case in CASES for entry in case["when"]]
    assert {entry["dp"] for entry in entries if "dp" in entry} == set(NAMES)
    assert {entry["step"] for entry in entries if "step" in entry} == {*STEPS, "setup", "draft"}
    assert {key for case in PLAYED for key in case["given"]} == set(GIVEN_KEYS) - {"placed", "note"}
    assert {key for case in PLAYED for key in case["then"]} == {*FACTS, "illegal", "winners", "asked", "not_yet"}
    assert {rule for case in PLAYED for rule in case["given"].get("variants", {})} >= {f"V{n}" for n in range(1, 24)}
    listed = [names for case in PLAYED for key in ("skills", "face_down_skills") for names in case["given"].get(key, {}).values()]
    used = {name.partition("_")[2] for names in listed for name in names}
    assert set(SKILLS) - used == set()


# -- changed expectations ---------------------------------------------------------------------

NOTHING_ELSE = {"buildings", "rings", "towns", "dominion", "generation_winners"}
"""Facts in which null says that nothing is there."""
FAMILIES = (
    AREA_NAMES, SPACE_NAMES, TERRAINS, KINDS, GENESIS, BUILDINGS[1:], ("intact", "destroyed"), ("A", "B", "C"), ("D", "A"),
    SKILLS, ("DP-WARSPIRIT", "DP-V-EXILE", "DP-V-BUILD"), ("war_spirit", "reroll", "war_levy"),
)  # fmt: skip


def another(value: str) -> str:
    """Another name of the same kind."""
    prefix = value[:4] if value.startswith(("bsk_", "skl_")) else ""
    family = next(names for names in FAMILIES if value.removeprefix(prefix) in names)
    return prefix + family[(family.index(value.removeprefix(prefix)) + 1) % len(family)]


def changed(value: Any) -> Iterator[Any]:
    """Other values of the same kind: other numbers, truths and names, lists with an entry less, more or changed."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif value is None:
        yield "A"
    elif isinstance(value, str):
        yield another(value)
    elif isinstance(value, list):
        for n, item in enumerate(value):
            yield [*value[:n], *value[n + 1 :]]
            for new in changed(item):
                if new not in value:
                    yield [*value[:n], new, *value[n + 1 :]]
        yield from ([*value, more] for more in (value[:1] or ("a24_0", "skl_trade", "labour", "A")))
    elif isinstance(value, dict):
        for key, inner in value.items():
            for other in changed(inner):
                yield {**value, key: other}
        if not value:
            yield {"area_24": "sea"}


def named(questions: list[dict[str, str]]) -> set[str]:
    """The decisions that ``asked`` speaks of."""
    return {decision for question in questions for decision in question.values()}


def mutants(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for fact, value in case["then"].items():
        for other in changed(value):
            if other != value and not (fact == "asked" and named(other) < named(value)):
                yield {**case, "then": {**case["then"], fact: other}}


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_changed_expectations_fail(case: dict[str, Any]) -> None:
    tried = 0
    for mutant in mutants(case):
        report = run(mutant)
        assert report.status == "failed" and report.failures or report.status == "unreadable" and report.error, mutant["then"]
        tried += report.status == "failed"
    assert tried or set(case["then"]) == {"illegal"}, "no other expectation has failed"


REFUSED = [case for case in PLAYED if "illegal" in case["then"]]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["id"])
def test_what_must_be_refused_fails_where_it_is_only_listed(case: dict[str, Any]) -> None:
    report = run({**case, "then": {}})
    assert report.status == "failed" and report.failures[0].what.startswith("when ")


@pytest.mark.parametrize("case", [case for case in PLAYED if "illegal" not in case["then"]], ids=lambda case: case["id"])
def test_what_is_legal_is_not_illegal(case: dict[str, Any]) -> None:
    report = run({**case, "then": {"illegal": True}})
    assert report.status == "failed" and report.failures[0].what == "illegal"


DECIDED = [case for case in PLAYED if any("dp" in entry for entry in case["when"]) and "illegal" not in case["then"]]


@pytest.mark.parametrize("case", DECIDED, ids=lambda case: case["id"])
def test_a_decision_of_somebody_else_fails(case: dict[str, Any]) -> None:
    """Each decision in the name of the next player."""
    seats = case["given"].get("seats", ["A", "B", "C"])
    turn = case["given"].get("turn", "A")
    for n, entry in enumerate(case["when"]):
        turn = entry["player"] if entry.get("step") == "next_turn" else turn
        if "dp" not in entry or entry["dp"] == "DP-V-DOMINION":
            continue
        other = seats[(seats.index(entry.get("player", turn)) + 1) % len(seats)]
        when = [{**e, "player": other} if k == n else e for k, e in enumerate(case["when"])]
        report = run({**case, "when": when})
        assert report.status == "failed", (entry, report)


# -- what cannot be read -------------------------------------------------------------------------

GIVEN = [
    ({"seats": ["A", "B"]}, "QV-1.1.1"),
    ({"seats": ["A", "B", "F"]}, "must be one of A, B, C, D, E"),
    ({"seats": ["A", "B", "B"]}, "names B twice"),
    ({"turn": "D"}, "'turn' must be one of A, B, C"),
    ({"world": "ref6"}, "ref3, ref4, ref5"),
    ({"mode": "hard"}, "standard, custom"),
    ({"round": 0}, "'round' must be from 1 to 12"),
    ({"round": 11, "variants": {"V18": {}}}, "'round' must be from 1 to 10"),
    ({"genesis_area": "area_55"}, "not in the world"),
    ({"races": {"A": "gigant", "B": "gigant"}}, "QV-3.2.1"),
    ({"races": {"A": "human"}}, "glorious, deep_one"),
    ({"counters": {"A": {"food": 6}}}, "from 0 to 5"),
    ({"counters": {"A": {"food": -1}}}, "from 0 to 5"),
    ({"counters": {"A": {"food": True}}}, "whole number"),
    ({"counters": {"A": {"gold": 1}}}, "unknown key 'gold'; known: war_spirit, food, faith, wrath"),
    ({"counters": {"D": {"food": 1}}}, "unknown key 'D'"),
    ({"workers": {"A": ["a11_0"]}}, "not in the world"),
    ({"workers": {"A": ["a12_0"] * 11}}, "QV-1.1.7"),
    ({"workers": {"A": ["a12_0"] * 9}, "exiled": {"A": 2}}, "QV-1.1.7"),
    ({"towns": {"A": {"a12_0": "intact"}, "B": {"a12_0": "destroyed"}}}, "QV-1.3.3"),
    ({"towns": {"A": {"a12_0": "burning"}}}, "intact, destroyed"),
    ({"towns": {"A": {f"a{n}_0": "intact" for n in (12, 13, 14, 15, 23, 24)}}}, "QV-1.1.7"),
    ({"rings": {"area_12": "plains", "area_13": "plains", "area_14": "plains", "area_15": "plains"}}, "QV-1.1.8"),
    ({"world": {"C": "1-2", "R1": "1-2"}}, "QV-1.1.2"),
    ({"markers": ["genesis_2", "genesis_2"]}, "QV-4.2.2"),
    ({"markers": ["genesis_2"]}, "two genesis cards"),
    ({"skills": {"A": ["trade"], "B": ["trade"]}}, "QV-9.1.8"),
    ({"skills": {"A": ["skl_flying"]}}, "flying"),
    ({"dominion": {"A": {"a12_0": 2}}}, "QV-V1.1"),
    ({"buildings": {"a12_0": {"kind": "wall"}}}, "fort, altar, granary"),
    ({"buildings": {"a12_0": {"kind": "fort", "owner": "A"}}}, "QV-V12.1"),
    ({"hand": {"A": ["war"]}}, "blessing, labour"),
    ({"deck": ["war"]}, "blessing, labour"),
    ({"generations": {"A": [[]]}}, "QV-5.3.2"),
    ({"generations": {"A": [["labour"]] * 7}}, "QV-5.3.2"),
    ({"changed": 1}, "true or false"),
    ({"variants": {"V99": {}}}, "unknown key 'V99'; known: V1, V2"),
    ({"variants": {"V1": {"growth_mode": "never"}}}, "per_turn"),
    ({"variants": {"V1": {"speed": 1}}}, "unknown key 'speed'; known: enabled, start"),
    ({"variants": {"V7": {"supply": {"wall": 1}}}}, "known: fort, altar, granary"),
    ({"variants": {"V10": {"vp": "linear"}}}, "triangular"),
    ({"unknown": 1}, "unknown key 'unknown'; known: world, seats"),
]


@pytest.mark.parametrize(("given", "words"), GIVEN, ids=[str(given)[:40] for given, _ in GIVEN])
def test_impossible_positions_are_refused_by_name(given: dict[str, Any], words: str) -> None:
    report = run({"id": "x", "title": "x", "clauses": [], "given": given, "when": [{"step": "query"}], "then": {}})
    assert report.status == "unreadable" and words in str(report.error), report.error


ENTRIES = [
    ({"step": "peace"}, "war, end_phase, final_settlement, next_turn, query"),
    ({"step": "war", "who": "A"}, "unknown key 'who'; known: step"),
    ({"step": "next_turn"}, "'player' of step 1"),
    ({"chance": "cards"}, "dice"),
    ({"chance": "dice", "roll": {}}, "unknown key 'roll'; known: chance"),
    ({"do": "pass"}, "step, chance, dp"),
    ({"dp": "DP-BORDER", "space": "a24_0"}, "DP-AREA, DP-WRATH"),
    ({"dp": "DP-AREA", "cards": ["genesis_1"]}, "two genesis cards"),
    ({"dp": "DP-AREA", "cards": ["genesis_1", "genesis_free"]}, "names no number"),
    ({"dp": "DP-AREA", "cards": ["genesis_1", "genesis_2"], "names": [2]}, "more numbers"),
    ({"dp": "DP-AREA", "cards": ["genesis_1", "genesis_free"], "names": [6]}, "from 1 to 5"),
    ({"dp": "DP-WRATH", "space": "a24_0"}, "unknown key 'space'; known: spaces"),
    ({"dp": "DP-PLACE"}, "'space' of step 1"),
    ({"dp": "DP-PLACE", "space": "a24_3"}, "must be one of"),
    ({"dp": "DP-PLACE", "space": "a24_0", "player": "Z"}, "'player' of step 1"),
    ({"dp": "DP-CARD", "kind": "labour"}, "'mode' of step 1 of 'when' is missing"),
    ({"dp": "DP-CARD", "kind": "war", "mode": "continue"}, "blessing, labour"),
    ({"dp": "DP-REPEAT", "n": "all"}, "whole number"),
    ({"dp": "DP-REPEAT", "n": 1}, "no card before it"),
    ({"dp": "DP-MIRACLE", "steps": ["pray"]}, "gain, convert"),
    ({"dp": "DP-REVELATION", "moves": [["a24_0"]]}, "two spaces"),
    ({"dp": "DP-PROSPERITY", "options": ["vp"]}, "discard: kind"),
    ({"dp": "DP-PROSPERITY", "options": [{"sell": "food"}]}, "unknown key 'sell'; known: discard, convert"),
    ({"dp": "DP-PROSPERITY", "options": [{"convert": ["food"]}]}, "two resources"),
    ({"dp": "DP-PROSPERITY", "options": [{"convert": ["food", "gold"]}]}, "war_spirit, food, faith, wrath"),
    ({"dp": "DP-DISCARD", "cards": "all"}, "must be a list"),
    ({"dp": "DP-WARSPIRIT", "player": "A"}, "'amount' of step 1"),
    ({"dp": "DP-PLUNDER", "kinds": ["vp"]}, "war_spirit, food, faith"),
    ({"dp": "DP-RETREAT", "from": "a24_0"}, "'to' of step 1 of 'when' is missing"),
    ({"dp": "DP-SKILL", "card": "skl_flying"}, "prophet"),
    ({"dp": "DP-V-BUILD", "space": "a24_0", "kind": "wall"}, "fort, altar, granary"),
    ({"dp": "DP-V-DOMINION"}, "'amount' of step 1"),
    ({"dp": "DP-PLACE", "space": "a24_0"}, "no 'genesis_area'"),
    ({"dp": "DP-WRATH", "spaces": ["a24_0"]}, "no 'genesis_area'"),
    ({"step": "war"}, "no 'genesis_area'"),
]


@pytest.mark.parametrize(("entry", "words"), ENTRIES, ids=[str(entry)[:50] for entry, _ in ENTRIES])
def test_entries_that_cannot_be_read_are_refused_by_name(entry: dict[str, Any], words: str) -> None:
    report = run({"id": "x", "title": "x", "clauses": [], "given": {}, "when": [entry], "then": {}})
    assert report.status == "unreadable" and words in str(report.error), report.error


def test_a_player_who_does_not_play_is_refused_wherever_the_case_names_one() -> None:
    when = [{"step": "war"}, {"dp": "DP-WARSPIRIT", "player": "B", "amount": 0}, {"dp": "DP-WARSPIRIT", "player": "Z", "amount": 0}]
    report = run({"id": "x", "title": "x", "clauses": [], "given": FIGHT, "when": when, "then": {}})
    assert report.status == "unreadable" and "'player' of step 3 of 'when' must be one of A, B, C" in str(report.error), report.error


def test_of_the_actions_only_revelation_needs_the_genesis_area() -> None:
    entry = {"dp": "DP-REVELATION", "moves": [["a24_0", "a24_1"]]}
    given = {"generations": {"A": [["revelation"]]}, "workers": {"A": ["a24_0"]}}
    report = run({"id": "x", "title": "x", "clauses": [], "given": given, "when": [entry], "then": {}})
    assert report.status == "unreadable" and "no 'genesis_area'" in str(report.error), report.error


FIGHT = {"genesis_area": "area_24", "workers": {"A": ["a24_0"], "B": ["a24_0"]}, "skills": {"A": ["strategist"]}, "counters": {"A": {"war_spirit": 1}}}


@pytest.mark.parametrize(
    ("rolls", "more", "words"),
    [
        ({"A": 1}, [], "the roll of B"),
        ({"A": 1, "B": 7}, [], "the roll of B must be from 1 to 6"),
        ({"A": 1, "B": [2, 3]}, [], "one number"),
        ({"A": 1, "B": 2}, [{"dp": "DP-REROLL", "new_roll": 7}], "'new_roll' of step 3 of 'when' must be from 1 to 6"),
        ({"A": 1, "B": 2}, [{"dp": "DP-REROLL"}], "'new_roll' of step 3 of 'when' is missing"),
    ],
)
def test_dice_that_cannot_be(rolls: dict[str, Any], more: list[Any], words: str) -> None:
    when = [{"step": "war"}, {"chance": "dice", "rolls": rolls}, *more]
    report = run({"id": "x", "title": "x", "clauses": [], "given": FIGHT, "when": when, "then": {}})
    assert report.status == "unreadable" and words in str(report.error), report.error


@pytest.mark.parametrize(
    "when",
    [
        [{"step": "war"}, {"chance": "dice", "rolls": {"A": 1, "B": 1, "C": 1}}],
        [{"step": "end_phase"}, {"chance": "dice", "rolls": {"A": 1, "B": 1}}],
        [{"step": "end_phase"}, {"step": "war"}],
        [{"step": "end_phase"}, {"step": "end_phase"}],
        [{"step": "end_phase"}, {"dp": "DP-PLACE", "space": "a24_0"}],
        [{"step": "war"}, {"dp": "DP-CARD", "kind": "labour", "mode": "continue"}],
        [{"dp": "DP-V-CLAIM", "space": "a24_0"}],
        [{"step": "final_settlement"}, {"dp": "DP-PLACE", "space": "a24_0"}],
        [{"step": "war"}, {"dp": "DP-WARSPIRIT", "player": "B", "amount": 0}, {"dp": "DP-WARSPIRIT", "player": "A", "amount": 0}],
    ],
)
def test_what_does_not_come_to_pass_fails(when: list[dict[str, Any]]) -> None:
    report = run({"id": "x", "title": "x", "clauses": [], "given": {**FIGHT, "hand": {"A": ["labour"]}}, "when": when, "then": {}})
    assert report.status == "failed" and report.failures[0].what in ("when 1", "when 2")


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_an_unknown_fact_or_key_is_refused_by_name(case: dict[str, Any]) -> None:
    report = run({**case, "then": {**case["then"], "glory": 1}})
    assert report.status == "unreadable" and "'glory'" in str(report.error) and "known:" in str(report.error)
    report = run({**case, "kind": "dynamic"})
    assert report.status == "unreadable" and "static" in str(report.error)


def test_a_file_without_the_name_of_its_game(tmp_path: Path) -> None:
    """It is told by the clauses of the first case."""
    head = "cases:\n- {id: x, title: x, clauses: [%s], given: {}, when: [{step: query}], then: {vp: {A: 0}}}\n"
    path = tmp_path / "cases.yaml"
    path.write_text(head % "QV-1.1.1")
    assert run_file(path, case_player, id_of_clause).passed == 1
    for clause, words in (("XX-1", "no game has the clause"), ("", "cites no clause")):
        path.write_text(head % clause)
        with pytest.raises(Exception, match=words):
            run_file(path, case_player, id_of_clause)
