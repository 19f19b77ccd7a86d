"""A game set up to be begun."""
# not compiled: reads what people give

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jindori.engine.beginning import checked_first, checked_names, checked_seed
from jindori.engine.game import AnyGame
from jindori.engine.options import checked_options
from jindori.engine.position import Position


class Table:
    """A game set for a number of players (None: its usual number) and options: what ``jindori.game(...)`` gives.

    ``new`` begins a game. Raises BadOptions.
    """

    def __init__(self, game: AnyGame, players: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = game
        self.players = game.check_players(game.default_players if players is None else players)
        self.options = checked_options(game.option_specs, options)

    @property
    def id(self) -> str:
        return self.game.id

    def new(self, seed: int | str | None = None, first: int | None = None, seats: Sequence[str] | None = None) -> Position:
        """A new game at its first decision.

        ``seed``: a whole number below 2**128 (or its hexadecimal form, as records hold it); None takes one from the
        operating system. ``first``: the first player, None for a random one. ``seats``: names for the record.
        Raises BadOptions.
        """
        names = None if seats is None else checked_names(seats, self.players)
        return Position.begin(self.game, self.players, self.options, checked_seed(seed), checked_first(first, self.players), names)
