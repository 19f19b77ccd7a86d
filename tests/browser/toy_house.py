"""A registry with the installed games and the toy, which has no drawing of its own: what a test server may offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jindori import bots
from jindori.engine.game import Game
from jindori.engine.table import Table
from playing import GAMES, find, load, replay


def all_games() -> Mapping[str, Game]:
    return GAMES


def game(game_id: str, players: int | None = None, options: dict[str, Any] | None = None) -> Table:
    return Table(find(game_id), players, options)


__all__ = ["all_games", "bots", "game", "load", "replay"]
