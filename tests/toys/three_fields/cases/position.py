"""A position from ``given``: the beginning of a round, with what each player has."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.position import Builder, table_of
from jindori.engine.cases.reading import listing, whole
from jindori.engine.cases.stepping import Stepped, never
from jindori.engine.rows import row
from jindori.engine.shared.sealed import no_picks
from jindori.engine.stream import Stream
from jindori.games.three_fields.bids import Bids
from jindori.games.three_fields.codes import FIELDS
from jindori.games.three_fields.definition import GAME
from jindori.games.three_fields.game import Rounds
from jindori.games.three_fields.state import Fields

GIVEN_KEYS = ("players", "options", "round", "coins", "grain", "harvest")
"""``round``: the one that is bid for, at first 1; ``harvest``: the die. What is not given is as at the beginning."""


def build(given: dict[str, Any]) -> Stepped:
    players = [str(player) for player in listing(given.get("players", ["A", "B"]), "'players'")]
    table = table_of(GAME, len(players), given.get("options", {}))
    builder = Builder(table, given, players)
    s = Fields(len(players), Stream(1, 2, 3, 4))
    s.rounds, s.dice = table.options["rounds"], table.options["dice"]
    s.secrets = row([0, 0, 1, 1, 2, 2])
    for key, has in (("coins", s.coins), ("grain", s.grain)):
        for seat, what, value in builder.of_players(key):
            has[seat] = whole(value, what, 0, 99)
    if "harvest" in given:
        s.stream.forced = [whole(given["harvest"], "'harvest'", 1, 6) - 1]
    round_ = whole(given.get("round", 1), "'round'", 1, int(s.rounds))
    s.push(Rounds(round_))
    s.push(Bids((round_ - 1) % len(FIELDS), no_picks(s.players)))
    position = builder.position(s, never)
    position.go_on()
    return position
