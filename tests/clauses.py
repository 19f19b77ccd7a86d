"""The one way to say which clauses of a rule book a test is about: ``@clause("BR-7.1.4", "BR-7.1.5")``."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from jindori.engine.game import Game

clause = pytest.mark.clause


def clauses_of(game: Game, lang: str = "en") -> list[str]:
    """The ids of all clauses in the rules, in order."""
    return re.findall(rf"^- \*\*({game.clause_letters}-[\w.]+)\*\*", game.rules_text(lang), re.MULTILINE)


def marked_in(folder: Path) -> dict[str, list[str]]:
    """Clauses and the tests that are marked with them, from the sources of a folder and those below it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "clause":
                        for argument in mark.args:
                            found.setdefault(ast.literal_eval(argument), []).append(node.name)
    return found
