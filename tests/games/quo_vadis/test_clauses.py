"""Every clause of the rule book is named by a test that is about it, in the test's first words (docstring)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.skills import SKILLS

CLAUSE = re.compile(r"^- \*\*(QV-[\w.]+)\*\*", re.MULTILINE)
NAMED = re.compile(r"\b(QV-(?:V\d+|\d+\.\d+)\.)(\d+)\b(?: to (QV-(?:V\d+|\d+\.\d+)\.)(\d+)\b)?")
FILES = sorted(Path(__file__).parent.glob("test_*.py"))


def clauses() -> list[str]:
    return CLAUSE.findall(GAME.rules_text("en"))


def clauses_in(text: str) -> list[str]:
    """Clauses a text names, "QV-5.1.1 to QV-5.1.3" for all three."""
    out = []
    for section, first, same, last in NAMED.findall(text):
        assert same in ("", section), f"a range over two sections: {text}"
        out += [f"{section}{n}" for n in range(int(first), int(last or first) + 1)]
    return out


def named() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for file in FILES:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in clauses_in(ast.get_docstring(node) or ""):
                    found.setdefault(clause, []).append(node.name)
    return found


def test_every_clause_is_named_by_a_test() -> None:
    covered = named()
    assert len(clauses()) >= 253
    assert [clause for clause in clauses() if clause not in covered] == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert set(named()) - set(clauses()) == set()


def test_every_skill_stands_in_a_test_of_skills() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in FILES if "skills" in file.name)
    assert [skill for skill in SKILLS if f'"{skill}"' not in text] == []
