"""Three Fields under test."""

from __future__ import annotations

from game_kits import Kit
from jindori.engine.rows import as_list
from jindori.engine.state import State
from jindori.games.three_fields.definition import GAME
from jindori.games.three_fields.state import Fields


def check(s: State) -> None:
    assert isinstance(s, Fields)
    assert min(as_list(s.coins) + as_list(s.grain) + as_list(s.points)) >= 0
    assert sorted(as_list(s.secrets)) == [0, 0, 1, 1, 2, 2]
    assert sum(as_list(s.won)) <= s.rounds


KIT = Kit(GAME, check)
