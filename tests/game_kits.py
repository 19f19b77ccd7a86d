"""Finds the games under test: each folder of ``tests/games`` with a ``game_kit.py``. The shared tests know no game but by its kit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import toys  # noqa: F401  (where some of the games lie)
from jindori.engine.game import Game
from jindori.engine.state import State

FOLDER = Path(__file__).parent / "games"
View = dict[str, Any]
"""A table's view as JSON, as a seat gets it."""


@dataclass(frozen=True)
class Kit:
    """What the shared tests must be told of a game; ``KIT`` in its ``game_kit.py``."""

    game: Game
    check: Callable[[State], None]
    """Raises AssertionError where an invariant does not hold."""
    golden_options: tuple[dict[str, Any], ...] | None = None
    """Options of the golden games in turn; without any: defaults, every switch on, two random sets."""
    structure_only: Mapping[str, str] = field(default_factory=dict)
    """Clauses that no test can be about, each with the reason."""
    clicked: Mapping[str, Any] = field(default_factory=dict)
    """Options of the whole game that is played by clicking; a short one serves."""
    scene_options: Mapping[str, Any] = field(default_factory=dict)
    scenes: Mapping[str, Callable[[View], bool]] = field(default_factory=dict)
    """Screens that axe looks at besides the end and the replay, by name, in the order in which a game comes to them."""

    @property
    def golden(self) -> Path:
        return FOLDER / self.game.id / "golden"


def found() -> dict[str, Kit]:
    """The kits by the game's id."""
    kits = [import_module(f"games.{file.parent.name}.game_kit").KIT for file in sorted(FOLDER.glob("*/game_kit.py"))]
    return {kit.game.id: kit for kit in kits}


def decision(view: View) -> str:
    """The name of the decision that is asked of the viewer and still open, or nothing."""
    asked = view["position"]["decision"]
    return str(asked["name"]) if asked and not asked["picked"] else ""


def asked(*names: str) -> Callable[[View], bool]:
    return lambda view: decision(view) in names
