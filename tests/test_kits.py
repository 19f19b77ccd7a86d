"""A new game is found by its folders: each game has a kit, and nothing that all games share names one."""

from __future__ import annotations

from pathlib import Path

import pytest

import jindori
from game_kits import FOLDER, found

ROOT = Path(__file__).parents[1]
BROWSER = [ROOT / f"tests/browser/{name}.py" for name in ("kits", "test_axe", "test_play")]
SHARED = [ROOT / "dev.py", *(ROOT / "tests/battery").glob("*.py"), *(ROOT / "tests").glob("*.py"), *BROWSER]


@pytest.mark.parametrize("game_id", jindori.games())
def test_every_game_has_its_kit_and_its_cases(game_id: str) -> None:
    assert game_id in found(), f"tests/games/{game_id}/game_kit.py is missing"
    assert list((FOLDER / game_id).glob("*cases.yaml")), f"tests/games/{game_id} has no worked cases"


@pytest.mark.parametrize("file", SHARED, ids=lambda p: p.name)
def test_nothing_shared_lists_games(file: Path) -> None:
    """A test may take a game as its example; tables of the shared tests and of dev.py may not name one."""
    text = file.read_text(encoding="utf-8")
    assert [game_id for game_id in jindori.games() if game_id in text and file.name not in ("test_layers.py", "test_golden.py")] == []
