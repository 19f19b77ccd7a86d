"""Sealed choices: each counts once, in whatever order they come; they can be taken back until the last; one reveal."""

from __future__ import annotations

from itertools import permutations

import pytest

from jindori.engine.errors import CannotUndo, NotYourDecision, StaleDecision
from playing import begin, everything, plain

BIDS = (3, 1, 2, 0)


def test_the_order_of_arrival_does_not_matter() -> None:
    ends = set()
    for order in permutations(range(4)):
        position = begin("three_fields", 4, 1)
        for seat in order:
            assert [entry.kind for entry in position.log.entries(None)].count("bids") == 0
            position.choose(seat, BIDS[seat])
        logs = [str([entry.data for entry in position.log.entries(seat)]) for seat in (0, 3)]
        ends.add((position.digest(), *logs))
        assert [entry.kind for entry in position.log.entries(None)].count("bids") == 4
    assert len(ends) == 1


def test_a_locked_choice_cannot_be_made_again_but_taken_back() -> None:
    position = begin("three_fields", 3, 1)
    before = everything(position)
    position.choose(1, 4)
    assert position.asked == [0, 2]
    with pytest.raises(NotYourDecision, match="waiting for seat 0, 2"):
        position.choose(1, 2)
    position.undo(1)
    assert position.asked == [0, 1, 2] and everything(position) == before
    position.choose(1, 2)
    position.choose(0, 0)
    position.choose(2, 0)
    assert position.state.points[1] == 0 and position.decisions[0].name == "pay_coins" and position.asked == [1]


def test_taking_back_works_in_any_order() -> None:
    position = begin("three_fields", 3, 1)
    before = everything(position)
    for seat in (2, 0):
        position.choose(seat, 1)
    for seat in (2, 0):
        position.undo(seat)
    assert everything(position) == before


def test_after_the_last_has_locked_nobody_takes_back() -> None:
    position = begin("three_fields", 3, 1)
    for seat in range(3):
        position.choose(seat, seat)
    before = everything(position)
    for seat in range(3):
        assert not position.can_undo(seat).allowed
        with pytest.raises(CannotUndo, match="come to light"):
            position.undo(seat)
    assert everything(position) == before


def test_others_see_that_but_not_what_a_seat_has_locked() -> None:
    views = []
    for bid in range(5):
        position = begin("three_fields", 3, 1)
        position.choose(1, bid)
        assert plain(position.view(1))["decision"]["picked"] == [{"do": "bid", "amount": bid}]
        assert [(w.seat, w.locked) for w in position.view(None).waiting] == [(0, False), (1, True), (2, False)]
        views.append((str(plain(position.view(0))), str(plain(position.view(None)))))
    assert len(set(views)) == 1


def test_a_choice_made_while_others_locked_is_not_stale() -> None:
    position = begin("three_fields", 3, 1)
    at = position.moves
    position.choose(0, 1, at=at)
    position.choose(1, 2, at=at)
    position.undo(0)
    position.choose(0, 1, at=2)
    position.choose(2, 0, at=at)
    assert position.moves == 3
    position = begin("three_fields", 3, 1, {"rounds": 2})
    for seat in range(3):
        position.choose(seat, 1)
    assert position.moves == 3 and position.decisions[0].name == "bid"
    with pytest.raises(StaleDecision):
        position.choose(0, 1, at=2)
    with pytest.raises(StaleDecision):
        position.choose(0, 1, at=7)
