"""The games, one folder each. A game knows only the engine."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from jindori.engine.cases.files import CasePlayer
from jindori.engine.errors import BadOptions, shown
from jindori.engine.game import AnyGame, Game

IDS = ("blood_rage", "quo_vadis")


@cache
def _load(game_id: str) -> AnyGame:
    game = import_module(f"jindori.games.{game_id}.definition").GAME
    assert isinstance(game, Game)
    return game


def find(game_id: str) -> AnyGame:
    """The game with this id. Raises BadOptions."""
    if not isinstance(game_id, str) or game_id not in IDS:
        raise BadOptions(f"unknown game {shown(game_id)}; known: {', '.join(IDS)}")
    return _load(game_id)


def case_player(game_id: str) -> CasePlayer:
    """What plays the game's worked cases. Raises BadOptions for an unknown game, and one whose cases nobody can play yet."""
    find(game_id)
    name = f"jindori.games.{game_id}.cases"
    if find_spec(name) is None:
        raise BadOptions(f"the worked cases of {game_id} cannot be played: the game has no runner of cases ({name})")
    player: CasePlayer = import_module(name).CASES
    return player


def id_of_clause(clause: str) -> str:
    """The game whose rules number their clauses like this one. Raises BadOptions."""
    for game in every().values():
        if clause.startswith(f"{game.clause_letters}-"):
            return game.id
    known = ", ".join(f"{game.clause_letters}- ({game.id})" for game in every().values())
    raise BadOptions(f"no game has the clause {shown(clause)}; clauses begin with {known}")


def every() -> dict[str, AnyGame]:
    """All games by id."""
    return {game_id: find(game_id) for game_id in IDS}
