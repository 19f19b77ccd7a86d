"""Files of worked cases: what is unreadable is said so, in words, and nothing else happens."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from jindori.engine.cases.files import run_case, run_file
from jindori.engine.cases.reading import read_yaml, shown, whole
from jindori.engine.errors import BadCase
from jindori.games import case_player

GOOD = """
game: blood_rage
notation: {anything: goes}
cases:
  - id: one
    title: Pass
    clauses: [BR-6.2.5]
    given: {}
    when: [{by: A, do: pass}]
    then: {rage: {A: 0}}
"""


def report_of(tmp_path: Path, source: str | bytes) -> Any:
    path = tmp_path / "cases.yaml"
    path.write_bytes(source if isinstance(source, bytes) else source.encode())
    return run_file(path, case_player)


def test_a_report_is_plain_json(tmp_path: Path) -> None:
    source = GOOD + GOOD.split("cases:\n")[1].replace("one", "two").replace("A: 0}", "A: 3}")
    source += GOOD.split("cases:\n")[1].replace("one", "three").replace("rage", "ragee")
    report = json.loads(msgspec.json.encode(report_of(tmp_path, source)))
    assert report["file"].endswith("cases.yaml") and report["game"] == "blood_rage"
    assert [report[key] for key in ("passed", "failed", "unreadable")] == [1, 1, 1]
    one, two, three = report["cases"]
    assert one == {"id": "one", "title": "Pass", "status": "passed", "failures": [], "error": None}
    assert two["failures"] == [{"what": "rage A", "expected": 3, "got": 0}] and two["error"] is None
    assert three["status"] == "unreadable" and "'ragee'" in three["error"]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("", "must be a mapping"),
        ("- a", "must be a mapping"),
        ("game: [", "not readable as YAML"),
        ("game: chess\ncases: [a]", "unknown game"),
        ("game: 3\ncases: [a]", "must be text"),
        ("cases: []", "no 'game'"),
        ("game: blood_rage", "no 'cases'"),
        ("game: blood_rage\ncases: []", "no cases"),
        ("game: blood_rage\ncases: {}", "must be a list"),
        ("game: blood_rage\ncase: []", "unknown key"),
        ("game: blood_rage\ngame: blood_rage\ncases: []", "stands twice"),
        ("a: &x [1]\nb: *x", "aliases"),
        ("a: &x [*x]", "aliases"),
        ("a: {<<: {b: 1}}", "merged"),
        ("game: blood_rage\n---\ngame: x", "not readable as YAML"),
        ("a: !!python/object/apply:os.system [echo]", "not readable as YAML"),
        ("a: 2020-02-31", "not readable as YAML"),
        ("? [a]\n: b", "not readable as YAML"),
        ("? {a: 1}\n: b", "not readable as YAML"),
        ("a: !!int x", "not readable as YAML"),
        ("a: !!float x", "not readable as YAML"),
        ("a: !!binary 'a'", "not readable as YAML"),
        ("a: !!timestamp x", "not readable as YAML"),
        ("a: !!bool x", "not readable as YAML"),
        ("a: " + "9" * 5000, "not readable as YAML"),
        ("a: " + "[" * 20000, "nested too deeply"),
        ("\n".join(" " * n + "- " for n in range(1500)), "nested too deeply"),
        (b"a: \xff", "not UTF-8"),
        (b"\xff\xfea\x00:\x00", "not UTF-8"),
        ("a: \x00", "not readable as YAML"),
        (b" " * 4_000_001, "larger than"),
    ],
)
def test_an_unreadable_file_is_a_bad_case(tmp_path: Path, source: str | bytes, words: str) -> None:
    with pytest.raises(BadCase, match=words):
        report_of(tmp_path, source)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path, "a\0b"):
        with pytest.raises(BadCase, match="cannot read"):
            run_file(path, case_player)


@pytest.mark.parametrize("case", [None, 3, "x", [], {}, {"id": 1}, {"id": "x", "title": "y"}, {1: 2}])
def test_an_unreadable_case_does_not_stop_the_others(case: Any) -> None:
    report = run_case(case, 4, case_player("blood_rage"))
    assert report.status == "unreadable" and report.error and report.id in ("case 5", "x")


def test_ids_must_differ(tmp_path: Path) -> None:
    report = report_of(tmp_path, GOOD + GOOD.split("cases:\n")[1])
    assert [case.status for case in report.cases] == ["passed", "unreadable"]
    assert "twice" in report.cases[1].error


@given(st.binary(max_size=200) | st.text(max_size=100).map(str.encode) | st.text("{}[]:,&*!<>|-?'\"#%@` \nab1.~=", max_size=60).map(str.encode))
@example(b"a: !!set {b}")
@example(b"? !!set {a}\n: 1")
@example(b"!!omap [a: 1]")
@example(b"!!pairs [a: 1, a: 2]")
@example(b"a: 1:99:99")
@example(b"? !!float .nan\n: 1\n? .nan\n: 2")
@example(b"a: 0o8")
@example(b"a: 0x")
@example(b"a: _")
@example(b"a: 1__")
@example(b"a: +.inf")
@example(b"a: 2001-1-1 1:1:1 +99:99")
@settings(max_examples=400, deadline=None)
def test_whatever_the_bytes_only_bad_case_is_raised(source: bytes) -> None:
    try:
        read_yaml(source)
    except BadCase as error:
        assert str(error)


def test_values_are_shown_short() -> None:
    assert len(shown("x" * 1000)) <= 60 and shown(1 << 100_000).startswith("a int")
    for value in (True, 1.0, float("nan"), "1", None, [1], 4, -1, 10**40):
        with pytest.raises(BadCase):
            whole(value, "n", 0, 3)
