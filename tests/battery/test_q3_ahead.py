"""Q3: what would be asked after a choice is told alike in all worlds that look alike to the seat, and changes nothing."""

from __future__ import annotations

import pytest

from jindori.engine.showing import decision
from jindori.engine.stream import Stream
from playing import LONG, SEATINGS, spread, varied


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_q3_looking_ahead_tells_nothing_hidden(game_id: str, players: int) -> None:
    looked = 0
    for seed in range(8 if LONG else 4):
        for position in spread(varied(game_id, players, 90 + seed), seed, 4):
            for seat in position.asked:
                found = decision(position.game, position.state, seat)
                assert found is not None
                twin = position.copy()
                twin.state = position.fork_state(seat, Stream(7, 20, 30, 40))
                before = position.fingerprint()
                for option in found.options[:: 1 + len(found.options) // 6]:
                    ahead = position.ahead(seat, option.action)
                    assert twin.ahead(seat, option.action) == ahead, option.action
                    looked += 1
                assert position.fingerprint() == before
    assert looked > 2
