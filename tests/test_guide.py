"""Who follows the guide "How to add a game" has a game: on the command line here, in the browser in test_plain.py."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from answering import environment
from guide import GAME, ROOT, files, followed


def test_the_guide_shows_every_file_of_the_game_as_it_is() -> None:
    there = {}
    for own, shown in ((f"tests/toys/{GAME}", f"src/jindori/games/{GAME}"), (f"tests/games/{GAME}", f"tests/games/{GAME}")):
        for file in (ROOT / own).rglob("*"):
            if file.is_file() and file.suffix != ".pyc" and not file.name.startswith("test_"):
                there[f"{shown}/{file.relative_to(ROOT / own).as_posix()}"] = file.read_text("utf-8")
    assert files().keys() == there.keys()
    for path, text in there.items():
        assert files()[path] == text, f"{path} stands otherwise in docs/adding-a-game.md"


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return followed(tmp_path_factory.mktemp("guide"))


def run(source: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "jindori", *arguments], capture_output=True, text=True, env=environment(source), timeout=120
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_game_is_listed_and_its_rules_read(source: Path) -> None:
    assert "Three Fields" in run(source, "games")
    assert "rounds" in run(source, "games", GAME)
    assert "pays with coins first" in run(source, "rules", GAME, "TF-3")
    assert "コイン" in run(source, "rules", GAME, "TF-3", "--lang", "ja")


def test_bots_play_it(source: Path) -> None:
    told = json.loads(run(source, "simulate", GAME, "--games", "6", "--bots", "greedy,random,random", "--json"))
    assert (told["games"], told["finished"], told["players"]) == (6, 6, 3)


def test_its_worked_cases_pass(source: Path) -> None:
    told = run(source, "cases", str(source.parent / f"tests/games/{GAME}/cases.yaml"))
    assert "4 passed" in told.replace("passed: 4", "4 passed")
