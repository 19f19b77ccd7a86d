"""Worked cases: all hold, and each stops holding when what it expects is changed."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from jindori.engine.cases.files import CaseReport, run_case, run_file
from jindori.games import case_player
from jindori.games.blood_rage.board import FIGURES, PHASES, PLACES, PROVINCES, STATS, TOKENS
from jindori.games.blood_rage.cards import DESIGNS
from playing import cases_in

HERE = Path(__file__).parent
FILES = (HERE / "cases.yaml", HERE / "more_cases.yaml")
CASES = [case for path in FILES for case in cases_in(path)]
IDS = [case["id"] for case in CASES]
PLAYER = case_player("blood_rage")


def run(case: Any) -> CaseReport:
    return run_case(case, 0, PLAYER)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_case_holds(path: Path) -> None:
    report = run_file(path, case_player)
    assert [case for case in report.cases if case.status != "passed"] == []
    assert report.passed == len(report.cases) > 0 and report.failed == report.unreadable == 0


def test_ids_are_used_once() -> None:
    assert len(set(IDS)) == len(IDS)


# -- changed expectations ---------------------------------------------------------------------

PARTIAL = {"in_box", "pack_history", "legal", "illegal", "illegal_before", "everybody_knows"}
"""Lists that need not be complete: an entry taken away proves nothing."""
OTHERS = (DESIGNS, PLACES[:PROVINCES], PLACES, PHASES, TOKENS, STATS, FIGURES, ("A", "B", "C", "D", "E"))


def changed(value: Any, key: str, players: int) -> Iterator[Any]:
    """Other values of the same kind."""
    if value is True and key == "illegal":
        return
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value > 1:
            yield value - 1
    elif value is None:
        yield {"winner": "A", "doom": "gimle", "tokens": "rage", "next_active": "A"}[key]
    elif isinstance(value, str):
        yield from other_text(value, key, players)
    elif isinstance(value, list) and key in ("legal", "illegal", "illegal_before"):
        return
    elif isinstance(value, list) and key == "asked":
        yield from other_questions(value)
    elif isinstance(value, list):
        for n, item in enumerate(value):
            for new in changed(item, key, players):
                if new not in value:
                    yield [*value[:n], new, *value[n + 1 :]]
            if key not in PARTIAL:
                yield [*value[:n], *value[n + 1 :]]
        if not value:
            yield {"pillaged": ["gimle"], "destroyed": ["gimle"]}.get(key, ["tyrs_bash"])
    elif isinstance(value, dict):
        for name, item in value.items():
            inner = name if key in ("", "always") or name in ("legal", "illegal") or key.startswith("variant_") else key
            if item == {} and name in ("A", "B", "C", "D", "E"):
                yield {**value, name: {"warrior": 1}}
                continue
            for new in changed(item, str(inner), players):
                yield {**value, name: new}
        if key in ("board", "valhalla") and not value:
            yield {"A": {"warrior": 1}}


def other_questions(value: list[Any]) -> Iterator[list[Any]]:
    """One less of several, one twice, one of another player, two in the other order."""
    for n, question in enumerate(value):
        others = [*value[:n], *value[n + 1 :]]
        if any(decision in other.values() for decision in question.values() for other in others):
            yield others
        yield [*value[:n], question, *value[n:]]
        yield [*value[:n], {"B" if who == "A" else "A": decision for who, decision in question.items()}, *value[n + 1 :]]
        if n and value[n - 1] != question:
            yield [*value[: n - 1], question, value[n - 1], *value[n + 1 :]]


def other_text(value: str, key: str, players: int) -> Iterator[str]:
    if key == "everybody_knows":
        yield value.replace(value.split()[0], "thors_oath")
        yield value[:-1] + {"A": "B", "B": "C", "C": "A"}[value[-1]]
    elif key == "call_ended_by":
        yield "villages_full" if value.startswith("all") else "all declined in succession"
        if "(" in value:
            yield value.replace("A and B have", "B has")
    elif key.startswith(("pack_history", "pick_")):
        yield value + "x"
    elif key == "yggdrasil_token":
        yield "rage"
    elif key == "in_box":
        yield "frost_giant"
    elif key == "not_yet":
        yield "late"
    else:
        for known in OTHERS:
            if value in known:
                known = known[:players] if known[0] == "A" else known
                at = known.index(value)
                yield known[(at + 1) % len(known)]
                return
        raise AssertionError(f"no other value for {value}")


def mutations(case: dict[str, Any]) -> Iterator[dict[str, Any]]:
    given = case["given"]
    players = len(given.get("players", "ABCD"))
    for then in changed({k: v for k, v in case["then"].items() if k != "note"}, "", players):
        yield {**case, "then": then}
    for facts, wrong in (("legal", "illegal"), ("illegal", "legal")):
        listed = case["then"].get(facts, [])
        for entry in listed if isinstance(listed, list) else ():
            yield {**case, "then": {wrong: [entry]}}
    for entry in case["then"].get("illegal_before", []):
        if "variants" not in given:
            yield {**case, "when": [], "then": {"legal": [entry]}}


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_changed_expectations_fail(case: dict[str, Any]) -> None:
    tried = 0
    for mutant in mutations(case):
        report = run(copy.deepcopy(mutant))
        assert report.status == "failed", (mutant["then"], report)
        assert report.failures and report.error is None
        tried += 1
    assert tried


ACTIONS = ("pillage", "invade", "march", "upgrade", "pass")
WITH_ACTION = [c for c in CASES if c["then"].get("illegal") is not True and "variants" not in c["given"] and any(e.get("do") in ACTIONS for e in c["when"])]


@pytest.mark.parametrize("case", WITH_ACTION, ids=[case["id"] for case in WITH_ACTION])
def test_an_action_of_a_player_not_in_turn_fails(case: dict[str, Any]) -> None:
    first = next(e for e in case["when"] if e.get("do") in ACTIONS)
    other = "A" if first["by"] != "A" else "B"
    steps = [{**e, "by": other} if e is first else e for e in case["when"]]
    report = run({**case, "when": steps})
    assert report.status == "failed" and report.failures[0].what.startswith("when ")


RAISES = [(case, n) for case in CASES for n, entry in enumerate(case["when"]) if "for" in entry]


@pytest.mark.parametrize(("case", "n"), RAISES, ids=[f"{case['id']}-{n}" for case, n in RAISES])
def test_a_raise_for_another_card_fails(case: dict[str, Any], n: int) -> None:
    steps = copy.deepcopy(case["when"])
    steps[n]["for"] = "lord_of_axes" if steps[n]["for"] != "lord_of_axes" else "thors_oath"
    report = run({**case, "when": steps})
    assert report.status == "failed" and report.failures[0].what.split(": ")[-1].startswith("when ")


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_an_unknown_fact_is_an_error(case: dict[str, Any]) -> None:
    for then in ({**case["then"], "glorious": 1}, {**case["then"], "variant_9": {}}):
        report = run({**case, "then": then})
        assert report.status == "unreadable" and report.error
