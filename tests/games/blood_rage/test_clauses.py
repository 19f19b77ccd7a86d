"""Every clause of the rule book is named by a test that is about it, or listed with a reason."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from games.blood_rage.structure_only import NOT_TESTED
from jindori.games.blood_rage.cards import DESIGNS
from jindori.games.blood_rage.definition import GAME

CLAUSE = re.compile(r"^- \*\*(BR-\d+\.\d+\.\d+)\*\*", re.MULTILINE)
FILES = sorted(Path(__file__).parent.glob("test_*.py"))


def clauses() -> list[str]:
    return CLAUSE.findall(GAME.rules_text("en"))


def named() -> dict[str, list[str]]:
    """Clauses and the tests that name them with ``@clause(...)``."""
    found: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
                        for argument in mark.args:
                            found.setdefault(ast.literal_eval(argument), []).append(node.name)
    return found


def test_every_clause_is_tested_or_listed():
    covered = set(named()) | set(NOT_TESTED)
    assert len(clauses()) == 225
    assert [clause for clause in clauses() if clause not in covered] == []


def test_no_test_names_a_clause_that_is_not_there():
    assert (set(named()) | set(NOT_TESTED)) - set(clauses()) == set()


def test_what_is_listed_is_not_tested_after_all():
    assert not set(NOT_TESTED) & set(named())


def test_every_card_appears_in_a_test():
    text = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert [design for design in DESIGNS if f'"{design}"' not in text] == []
