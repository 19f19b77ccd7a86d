"""Imports point one way: cli, table, lab, env -> bots -> games -> engine."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
BELOW = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "sim": {"engine", "games", "bots"},
    "env": {"engine", "games", "bots"},
    "lab": {"engine", "games", "bots"},
    "table": {"engine", "games", "bots"},
}
TOP = {"cli", "__init__", "__main__", "notebook"}  # these join the others together
BESIDE_A_POSITION = ["beginning", "course", "dumps", "fingerprints", "plain", "record", "saving", "showing"]
FILES = sorted((SRC / "jindori").rglob("*.py"))


def name_of(p: Path) -> list[str]:
    parts = list(p.relative_to(SRC).with_suffix("").parts)
    return parts[:-1] if parts[-1] == "__init__" else parts


def imports(p: Path, source: str) -> list[tuple[int, list[str]]]:
    """The jindori modules a file imports, anywhere in it, as (line, dotted parts); relative ones made absolute."""
    package = name_of(p) if p.name == "__init__.py" else name_of(p)[:-1]
    found: list[tuple[int, list[str]]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, a.name.split(".")) for a in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base += node.module.split(".") if node.module else []
            found += [(node.lineno, [*base, a.name]) for a in node.names]
    return [(line, parts) for line, parts in found if parts[0] == "jindori"]


def faults(p: Path, source: str) -> list[str]:
    own = (name_of(p) + ["__init__"])[1]
    if own in TOP:
        return []
    wrong = []
    for line, parts in imports(p, source):
        # the package itself offers engine and games by short names, for users and the upper layers
        other = parts[1] if len(parts) > 1 and (SRC / "jindori" / parts[1]).is_dir() or parts[1:2] == ["cli"] else ""
        where = f"{p.relative_to(SRC)}:{line}"
        if other == own:
            if own == "games" and (a := game(name_of(p))) and (b := game(parts)) and a != b:
                wrong.append(f"{where}: {a} imports {b}")
        elif not other and own in ("engine", "games"):
            if parts[1:] != ["__version__"]:
                wrong.append(f"{where}: {own} imports the whole package")
        elif other and other not in BELOW[own]:
            wrong.append(f"{where}: {own} imports {other}")
        elif own == "bots" and game(parts):
            wrong.append(f"{where}: bots import the inside of {game(parts)}")
    return wrong


def game(parts: list[str]) -> str:
    """The game whose folder a module lies in, or nothing."""
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and (SRC / "jindori/games" / parts[2]).is_dir() else ""


def test_every_part_has_its_place() -> None:
    parts = {(name_of(p) + ["__init__"])[1] for p in FILES}
    assert parts <= BELOW.keys() | TOP, "give the new part a place in the table above"


def test_imports_point_one_way() -> None:
    assert [f for p in FILES for f in faults(p, p.read_text(encoding="utf-8"))] == []


def reached_into(p: Path, source: str) -> list[str]:
    """Imports of a position or of what makes one, and private attributes."""
    makers = (["jindori", "engine", "position"], ["jindori", "engine", "table"])
    wrong = [f"{p.name}:{line}" for line, parts in imports(p, source) if parts[:3] in makers]
    private = [n for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Attribute) and n.attr.startswith("_") and n.attr[:2] != "__"]
    return wrong + [f"{p.name}:{n.lineno}: {n.attr}" for n in private]


def test_showing_saving_and_records_do_not_reach_into_a_position() -> None:
    files = [SRC / "jindori/engine" / f"{name}.py" for name in BESIDE_A_POSITION]
    assert [wrong for p in files for wrong in reached_into(p, p.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("source", ["from .position import Position", "import jindori.engine.table", "def f(position):\n    position._take(0, 1)"])
def test_reaching_into_a_position_is_found(source: str) -> None:
    assert reached_into(SRC / "jindori/engine/showing.py", source)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/a.py", "import jindori.games"),
        ("engine/a.py", "def f():\n    from ..games import x"),
        ("engine/a.py", "import jindori"),
        ("games/blood_rage/a.py", "from jindori import table"),
        ("bots/a.py", "from jindori.games.blood_rage import state"),
        ("table/a.py", "from jindori.cli import main"),
        ("engine/a.py", "from jindori.cli import main"),
    ],
)
def test_a_wrong_import_is_found(file: str, source: str) -> None:
    assert faults(SRC / "jindori" / file, source)


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("engine/a.py", "from jindori import __version__"),
        ("games/blood_rage/a.py", "from .state import x\nfrom ...engine import y\nimport jindori.engine.views"),
        ("bots/a.py", "import jindori\nfrom jindori.games import registry"),
        ("cli.py", "import jindori.table, jindori.lab"),
    ],
)
def test_a_right_import_is_left_alone(file: str, source: str) -> None:
    assert faults(SRC / "jindori" / file, source) == []
