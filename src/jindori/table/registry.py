"""What the table needs of the engine: a module with games, positions, errors and bots.

The package ``jindori`` itself is one; tests bring their own. Being a module, its name is enough for
another process to find it again.
"""

from __future__ import annotations

import importlib
from types import ModuleType

import msgspec

from jindori.table.messages import GameInfo

Registry = ModuleType


def installed() -> Registry:
    """The games that come with the package."""
    return by_name("jindori")


def by_name(name: str) -> Registry:
    """Load a registry, with its bots, by module name."""
    registry = importlib.import_module(name)
    if not hasattr(registry, "bots"):
        importlib.import_module(f"{name}.bots")
    return registry


def game_infos(registry: Registry) -> dict[str, GameInfo]:
    """Every game as the page may see it, by id."""
    return {name: msgspec.convert(info, GameInfo, from_attributes=True) for name, info in registry.games().items()}
