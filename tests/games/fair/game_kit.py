"""The fair under test."""

from __future__ import annotations

from game_kits import Kit
from jindori.engine.rows import as_list
from jindori.engine.state import State
from jindori.games.fair.codes import MEANS, WARES
from jindori.games.fair.definition import GAME
from jindori.games.fair.state import START, Fair


def check(s: State) -> None:
    assert isinstance(s, Fair)
    for means in range(len(MEANS)):
        held = [int(s.has(seat, means)) for seat in range(s.players)]
        assert min(held) >= 0 and s.bank[means] >= 0
        assert sum(held) + s.bank[means] == 2 * START[means] * s.players
    assert sorted(as_list(s.fashions)) == [0, 0, 1, 1, 2, 2]
    assert all((owner < 0) == (ware < 0) and ware < len(WARES) for owner, ware in zip(s.owners, s.wares, strict=True))


KIT = Kit(GAME, check)
