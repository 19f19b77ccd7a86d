"""The worked cases of Three Fields pass; a wrong expectation does not."""

from __future__ import annotations

from pathlib import Path

import yaml

from jindori.engine.cases.files import run_case, run_file
from playing import cases_of

FILE = Path(__file__).parent / "cases.yaml"


def test_every_case_passes() -> None:
    report = run_file(FILE, cases_of)
    assert [case for case in report.cases if case.status != "passed"] == []
    assert report.passed == 4


def test_a_wrong_expectation_fails() -> None:
    case = yaml.safe_load(FILE.read_text("utf-8"))["cases"][0]
    case["then"]["points"]["A"] += 1
    assert run_case(case, 1, cases_of("three_fields")).status == "failed"
