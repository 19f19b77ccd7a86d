"""The rules of Three Fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import clause
from jindori.engine.cases.files import run_file
from playing import begin, cases_of


@clause("TF-2", "TF-3")
def test_every_worked_case_passes() -> None:
    report = run_file(Path(__file__).with_name("cases.yaml"), cases_of)
    assert {case.id: case.status for case in report.cases} == {f"TF-C{n}": "passed" for n in range(1, 5)}


@clause("TF-1")
@pytest.mark.parametrize("seed", range(6))
def test_a_secret_field_is_worth_two_points_each_time_it_is_won(seed: int) -> None:
    position = begin("three_fields", 2, seed, {"rounds": 1, "dice": False})
    secret = position.view(0).board.mine.secret.id
    position.choose(0, {"do": "bid", "amount": 1})
    position.choose(1, {"do": "bid", "amount": 0})
    position.choose(0, {"do": "pay", "coins": 1, "grain": 0})
    assert position.over and position.scores == [5 if secret == "barley" else 3, 0]
