"""Jindori: area-control board games on one engine.

    game = jindori.game("blood_rage", players=4)
    pos = game.new(seed=7)
    while not pos.over:
        decision = pos.decisions[0]
        pos.choose(decision.seat, 0)
    print(pos.scores, pos.winners)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jindori.engine.dumps import load_position
from jindori.engine.errors import (
    BadAction,
    BadCase,
    BadOptions,
    BadRecord,
    CannotUndo,
    IllegalChoice,
    JindoriError,
    NotYourDecision,
    StaleDecision,
)
from jindori.engine.game import AnyGame, Game
from jindori.engine.plain import read_json
from jindori.engine.position import Decision, Position
from jindori.engine.record import replay_record
from jindori.engine.table import Table
from jindori.games import every, find

__version__ = "0.1.0"


def all_games() -> Mapping[str, AnyGame]:  # `games` is the package they lie in
    """All games by id, each with its player counts, options, texts and rules version."""
    return every()


def game(game_id: str, players: int | None = None, options: dict[str, Any] | None = None) -> Table:
    """A game set for a number of players (None: its usual number) and options. Raises BadOptions."""
    return Table(find(game_id), players, options)


def replay(record: Any, to: int | None = None) -> Position:
    """The position at the end of a record, or after ``to`` decisions, with every fingerprint checked. Raises BadRecord."""
    return replay_record(Position.begin, record, find, to)


def load(dump: Any) -> Position:
    """A position from ``Position.dump()``. Raises BadRecord."""
    return load_position(Position, dump, find)


__all__ = [
    "BadAction",
    "BadCase",
    "BadOptions",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalChoice",
    "JindoriError",
    "NotYourDecision",
    "Position",
    "StaleDecision",
    "Table",
    "__version__",
    "all_games",
    "game",
    "load",
    "read_json",
    "replay",
]
