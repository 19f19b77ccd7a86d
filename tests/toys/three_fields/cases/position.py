"""A position from ``given``: the first round, with what each player has; ``harvest`` is what the die shows."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.position import Builder, table_of
from jindori.engine.cases.reading import listing, whole
from jindori.engine.cases.stepping import Stepped, never
from jindori.engine.stream import Stream
from jindori.games.three_fields.definition import GAME

GIVEN_KEYS = ("players", "options", "coins", "grain", "harvest")


def build(given: dict[str, Any]) -> Stepped:
    players = [str(player) for player in listing(given.get("players", ["A", "B"]), "'players'")]
    table = table_of(GAME, len(players), given.get("options", {}))
    builder = Builder(table, given, players)
    s = GAME.new_state(len(players), table.options, Stream(1, 2, 3, 4), True, None)
    for key, has in (("coins", s.coins), ("grain", s.grain)):
        for seat, what, value in builder.of_players(key):
            has[seat] = whole(value, what, 0, 99)
    if "harvest" in given:
        s.stream.forced = [whole(given["harvest"], "'harvest'", 1, 6) - 1]
    position = builder.position(s, never)
    position.go_on()
    return position
