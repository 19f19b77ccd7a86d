"""A new game is found by its folders: each game has a kit, and nothing that all games share names one."""

from __future__ import annotations

from pathlib import Path

import pytest

import jindori
from game_kits import FOLDER, found

ROOT = Path(__file__).parents[1]
BROWSER = [ROOT / f"tests/browser/{name}.py" for name in ("kits", "test_axe", "test_play")]
SHARED = [ROOT / "dev.py", *(ROOT / "tests/battery").glob("*.py"), *(ROOT / "tests").glob("*.py"), *BROWSER]


@pytest.mark.parametrize("game_id", jindori.all_games())
def test_every_game_has_its_kit_and_its_cases(game_id: str) -> None:
    assert game_id in found(), f"tests/games/{game_id}/game_kit.py is missing"
    assert list((FOLDER / game_id).glob("*cases.yaml")), f"tests/games/{game_id} has no worked cases"


EXAMPLES = ("test_layers.py", "test_packaging.py", "test_golden.py", "test_kits.py", "guide.py", "test_guide.py")
"""Tests that take one game as their example."""


@pytest.mark.parametrize("file", [file for file in SHARED if file.name not in EXAMPLES], ids=lambda p: p.name)
def test_nothing_shared_lists_games(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [game_id for game_id in jindori.all_games() if game_id in text] == []
