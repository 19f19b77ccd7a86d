"""F09: undo never takes back what another seat has answered, and the active seat never jumps."""

from __future__ import annotations

import pytest

from games.blood_rage.field.scenes import first_turn, put, ready
from jindori.engine.errors import CannotUndo
from jindori.games.blood_rage.board import NEIGHBOURS, PLACES
from playing import everything


def test_a_pillage_that_another_has_answered() -> None:
    position = first_turn()
    s = position.state
    where = next(p for p in range(1, 9) if s.fell[p] < 0 and any(s.fell[n] < 0 for n in NEIGHBOURS[p] if n))
    beside = next(int(n) for n in NEIGHBOURS[where] if n and s.fell[n] < 0)
    put(position, 0, "leader", PLACES[where])
    put(position, 1, "warrior", PLACES[beside])
    put(position, 2, "warrior", PLACES[beside])
    ready(position).choose(0, {"do": "pillage", "province": PLACES[where]})
    assert position.asked == [1] and position.can_undo(0).allowed
    position.choose(1, {"do": "join", "figure": "warrior", "from": PLACES[beside]})
    before = everything(position)
    for seat, key in ((0, "undo-other"), (2, "undo-other")):
        with pytest.raises(CannotUndo) as caught:
            position.undo(seat)
        assert caught.value.key == key
    assert everything(position) == before
    position.undo(1)
    assert position.asked == [1]


def test_a_seat_that_has_chosen_nothing_cannot_undo_in_anothers_turn() -> None:
    position = first_turn()
    put(position, 0, "leader", "yggdrasil")
    ready(position).choose(0, {"do": "march", "from": "yggdrasil"})
    before = everything(position)
    for seat in (1, 2):
        with pytest.raises(CannotUndo):
            position.undo(seat)
    assert everything(position) == before and position.asked == [0]
