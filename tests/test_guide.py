"""Who follows the guide "How to add a game" has a game: on the command line and under test here, in the browser in test_plain.py."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from answering import environment
from guide import GAME, GUIDE, PLACES, ROOT, files, followed, kept, steps
from jindori.games import IDS

OTHERS = shutil.ignore_patterns("__pycache__", GAME, *IDS)


def test_the_guide_shows_every_file_of_the_game_as_it_is() -> None:
    there = kept()
    assert files().keys() == there.keys()
    for path, text in there.items():
        assert files()[path] == text, f"{path} stands otherwise in docs/adding-a-game.md: python tests/guide.py"


def test_the_guide_counts_files_and_lines_rightly() -> None:
    game, tests = PLACES
    lines = {path.removeprefix(f"{game}/"): text.count("\n") for path, text in files().items()}
    counted: list[str] = []
    for names, said in steps():
        of_this = [path for path in lines if path.startswith(tuple(names))]
        assert sum(lines[path] for path in of_this) == said, names
        counted += of_this
    assert sorted(counted) == sorted(lines)
    first = [n for path, n in lines.items() if not path.startswith(("cases/", tests))]
    for numbers in (first, list(lines.values())):
        assert f"{len(numbers)} files with {sum(numbers)} lines" in GUIDE.read_text("utf-8")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return followed(tmp_path_factory.mktemp("guide"))


def run(source: Path, *arguments: str | Path) -> str:
    """What a Python program says, with the game in its package; it must succeed and complain of nothing."""
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, env=environment(source), cwd=source.parent, timeout=300
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def jindori(source: Path, *arguments: str) -> str:
    return run(source, "-m", "jindori", *arguments)


def test_the_game_is_listed_and_its_rules_read(source: Path) -> None:
    assert "Three Fields" in jindori(source, "games")
    assert "rounds" in jindori(source, "games", GAME)
    assert "pays with coins first" in jindori(source, "rules", GAME, "TF-3")
    assert "コイン" in jindori(source, "rules", GAME, "TF-3", "--lang", "ja")


def test_bots_play_it(source: Path) -> None:
    told = json.loads(jindori(source, "simulate", GAME, "--games", "6", "--bots", "greedy,random,random", "--json"))
    assert (told["games"], told["finished"], told["players"]) == (6, 6, 3)


def test_its_worked_cases_pass(source: Path) -> None:
    told = json.loads(jindori(source, "cases", f"tests/games/{GAME}/cases.yaml", "--json"))
    assert (told["passed"], told["failed"], told["unreadable"]) == (4, 0, 0)


def test_the_page_gets_its_types(source: Path, tmp_path: Path) -> None:
    run(source, "-m", "jindori.table.schema", str(tmp_path))
    assert "FieldsView" in json.loads((tmp_path / "structures.json").read_text("utf-8"))["$defs"]


def test_it_passes_what_every_game_must(source: Path) -> None:
    """Style, types, and the tests that find a game by its kit, once its golden games are written as the guide says."""
    root = source.parent
    shutil.copytree(ROOT / "tests", root / "tests", ignore=OTHERS, dirs_exist_ok=True)
    shutil.copy(ROOT / "pyproject.toml", root)
    run(source, "-m", "ruff", "check", "-q", *(path for path in files() if path.endswith(".py")))
    run(source, "-m", "mypy", "--cache-dir", root / "mypy", f"src/jindori/games/{GAME}")
    run(source, "tests/golden.py", GAME)
    said = run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", GAME, "tests/battery/test_golden.py",
               "tests/battery/test_words.py", "tests/battery/test_terms.py", "tests/battery/test_k1_knowledge.py", "tests/games/test_clauses.py", f"tests/games/{GAME}")  # fmt: skip
    assert " passed" in said and "failed" not in said
