"""Positions made by hand from the readable mapping ``given``: what every game's builder needs."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.reading import mapping, name
from jindori.engine.cases.stepping import Stepped, Stops
from jindori.engine.errors import BadCase, BadOptions
from jindori.engine.game import AnyGame
from jindori.engine.state import State
from jindori.engine.table import Table


def table_of(game: AnyGame, players: int, options: Any) -> Table:
    """The game with these options, checked. Raises BadCase."""
    try:
        return Table(game, players, mapping(options, "'options'"))
    except BadOptions as error:
        raise BadCase(str(error)) from None


class Builder:
    """Base of a game's builder."""

    def __init__(self, table: Table, given: dict[str, Any], players: list[str]) -> None:
        self.table = table
        self.given = given
        self.players = players

    def seat(self, value: Any, what: str) -> int:
        return self.players.index(name(value, what, self.players))

    def of_players(self, key: str) -> list[tuple[int, str, Any]]:
        """The players a key speaks of: seat, words for errors, value."""
        given = mapping(self.given.get(key, {}), f"'{key}'", self.players)
        return [(self.players.index(player), f"'{key}' of {player}", value) for player, value in given.items()]

    def position(self, state: State, stops: Stops) -> Stepped:
        """The position, before its next step."""
        state.listening = True
        return Stepped.of(Stepped(self.table.game, self.table.options, state, None, None, self.players), stops)
