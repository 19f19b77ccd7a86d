"""Worked cases: a position, decisions, and what must hold afterwards, written by people in a YAML file.

This part knows the file and the report.
"""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, Protocol

import msgspec

from jindori.engine.cases.failure import Failure
from jindori.engine.cases.reading import listing, mapping, name, plain, read_yaml_file, shown, text
from jindori.engine.errors import BadCase, BadOptions

FILE_KEYS = ("game", "notation", "conventions", "cases")
"""``notation`` and ``conventions`` are for people."""
CASE_KEYS = ("id", "title", "clauses", "given", "when", "then")
KINDS = ("static",)
"""What a case may say of itself under ``kind``: static cases assert numbers and play nothing."""


class CaseReport(msgspec.Struct, frozen=True):
    """``error`` says why a case is unreadable: something unknown, or a position that cannot be."""

    id: str
    title: str
    status: Literal["passed", "failed", "unreadable"]
    failures: list[Failure] = []
    error: str | None = None


class FileReport(msgspec.Struct, frozen=True):
    file: str
    game: str
    cases: list[CaseReport]
    passed: int
    failed: int
    unreadable: int


class CasePlayer(Protocol):
    """What plays the cases of a game: a ``Kit`` (``engine/cases/kit.py``)."""

    def play(self, given: Any, when: Any, then: Any) -> list[Failure]:
        """Build the position, carry out the steps, compare. Raises BadCase for what it cannot read."""


Find = Callable[[str], CasePlayer]
"""What plays a game's cases. Raises BadOptions for an unknown game, and one without cases of its own."""
OfClause = Callable[[str], str]
"""The id of the game that has a clause. Raises BadOptions if none has."""


def run_file(path: Path | str, find: Find, of_clause: OfClause | None = None) -> FileReport:
    """Run every case of a file. Raises BadCase when the file as a whole cannot be read.

    A file that does not name its game is of the game whose clause its first case cites.
    """
    file = mapping(read_yaml_file(Path(path)), "the file", FILE_KEYS)
    if "game" not in file and of_clause is None or "cases" not in file:
        raise BadCase(f"the file has no {'cases' if 'cases' not in file else 'game'!r}")
    cases = listing(file["cases"], "'cases'")
    if "game" not in file and not cases:
        raise BadCase("the file has no 'game'")
    if not cases:
        raise BadCase("the file has no cases")
    try:
        game = text(file["game"], "'game'") if "game" in file or of_clause is None else of_clause(first_clause(cases[0]))
        player = find(game)
    except BadOptions as error:
        raise BadCase(str(error)) from None
    seen: set[str] = set()
    reports = [run_case(case, n, player, seen) for n, case in enumerate(cases)]
    return FileReport(
        file=str(path),
        game=game,
        cases=reports,
        passed=sum(report.status == "passed" for report in reports),
        failed=sum(report.status == "failed" for report in reports),
        unreadable=sum(report.status == "unreadable" for report in reports),
    )


def first_clause(case: Any) -> str:
    clauses = case.get("clauses") if isinstance(case, dict) else None
    if not isinstance(clauses, list) or not clauses or not isinstance(clauses[0], str):
        raise BadCase("the file has no 'game', and its first case cites no clause that tells it")
    return clauses[0]


def run_case(case: Any, n: int, player: CasePlayer, seen: set[str] | None = None) -> CaseReport:
    """One case; ``n`` is its place in the file, ``seen`` the ids before it. Raises nothing for a faulty case."""
    id_, title = f"case {n + 1}", ""
    try:
        case = mapping(case, "a case", (*CASE_KEYS, "kind"))
        for key in CASE_KEYS:
            if key not in case:
                raise BadCase(f"the case has no {key!r}")
        id_ = text(case["id"], "'id'")
        title = text(case["title"], "'title'")
        if seen is not None:
            if id_ in seen:
                raise BadCase(f"the id {shown(id_)} stands twice in the file")
            seen.add(id_)
        if "kind" in case:
            name(case["kind"], "'kind'", KINDS)
        for clause in listing(case["clauses"], "'clauses'"):
            text(clause, "a clause")
        failures = player.play(case["given"], case["when"], case["then"])
    except BadCase as error:
        return CaseReport(id=id_, title=title, status="unreadable", error=str(error))
    failures = [Failure(what=f.what, expected=plain(f.expected), got=plain(f.got)) for f in failures]
    return CaseReport(id=id_, title=title, status="failed" if failures else "passed", failures=failures)
