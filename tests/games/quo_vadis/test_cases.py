"""Worked cases: all hold, and each stops holding when a number or name it expects is changed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from jindori.engine.cases import run_case, run_file
from jindori.games import case_player

FILE = Path(__file__).parent / "cases.yaml"
CASES = yaml.safe_load(FILE.read_text(encoding="utf-8"))["cases"]
PLAYER = case_player("quo_vadis")


def test_every_case_holds() -> None:
    report = run_file(FILE, case_player)
    assert [case for case in report.cases if case.status != "passed"] == []
    assert report.passed == len(CASES) == 40


def changed(value: Any) -> Iterator[Any]:
    """Other values of the same kind: other numbers and truths, lists with an entry less, dictionaries with one value changed."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        yield value[:-1] if value else ["a24_0"]
    elif isinstance(value, dict):
        for key, inner in value.items():
            for other in changed(inner):
                yield {**value, key: other}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_changed_expectations_fail(case: dict[str, Any]) -> None:
    tried = 0
    for fact, value in case["then"].items():
        for other in changed(value):
            mutant = {**case, "then": {**case["then"], fact: other}}
            report = run_case(copy.deepcopy(mutant), 0, PLAYER)
            assert report.status == "failed" and report.failures, (fact, other)
            tried += 1
    assert tried or case["id"] == "QV-C04"


@pytest.mark.parametrize(
    "given",
    [
        {"seats": ["A", "B"]},
        {"races": {"A": "gigant", "B": "gigant"}},
        {"counters": {"A": {"food": 6}}},
        {"counters": {"A": {"gold": 1}}},
        {"workers": {"A": ["a11_0"]}},
        {"workers": {"A": ["a12_0"] * 11}},
        {"towns": {"A": {"a12_0": "intact"}, "B": {"a12_0": "destroyed"}}},
        {"rings": {"area_12": "plains", "area_13": "plains", "area_14": "plains", "area_15": "plains"}},
        {"markers": ["genesis_2", "genesis_2"]},
        {"skills": {"A": ["trade"], "B": ["trade"]}},
        {"variants": {"V99": {}}},
        {"variants": {"V1": {"growth_mode": "never"}}},
        {"generations": {"A": [[]]}},
        {"unknown": 1},
    ],
)
def test_impossible_positions_are_refused(given: dict[str, Any]) -> None:
    case = {"id": "x", "title": "x", "clauses": [], "given": given, "when": [{"step": "query"}], "then": {}}
    assert run_case(case, 0, PLAYER).status == "unreadable"
