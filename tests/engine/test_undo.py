"""Undo goes back step by step over a seat's own run of choices, exactly, and never past something new or another seat."""

from __future__ import annotations

import random

import pytest

from jindori.engine.errors import CannotUndo
from jindori.engine.position import Position
from playing import begin, everything, view_bytes


def paying() -> Position:
    position = begin("three_fields", 3, 1)
    for seat, amount in enumerate((3, 1, 0)):
        position.choose(seat, amount)
    return position


def test_step_by_step() -> None:
    position = paying()
    before = everything(position)
    position.choose(0, {"do": "pay", "coins": 2})
    assert position.can_undo(0).allowed and not position.can_undo(1).allowed
    position.undo(0)
    assert everything(position) == before
    assert not position.can_undo(0).allowed


def test_not_past_a_draw() -> None:
    position = paying()
    position.choose(0, {"do": "pay", "coins": 2, "grain": 1})
    before = everything(position)
    with pytest.raises(CannotUndo) as caught:
        position.undo(0)
    assert caught.value.key == "undo-information"
    assert everything(position) == before, "the random stream too"


def test_without_the_draw_the_same_choices_can_be_taken_back() -> None:
    position = begin("three_fields", 3, 1, {"dice": False})
    for seat, amount in enumerate((3, 1, 0)):
        position.choose(seat, amount)
    states = [everything(position)]
    position.choose(0, {"do": "pay", "coins": 2})
    states.append(everything(position))
    position.choose(0, {"do": "pay", "grain": 2})
    assert position.decisions[0].name == "bid"
    for state in reversed(states):
        position.undo(0)
        assert everything(position) == state


def test_not_past_another_seat() -> None:
    position = begin("three_fields", 3, 1, {"dice": False})
    for seat, amount in enumerate((3, 1, 0)):
        position.choose(seat, amount)
    position.choose(0, {"do": "pay", "coins": 2, "grain": 1})
    position.choose(1, 0)
    before = everything(position)
    with pytest.raises(CannotUndo) as caught:
        position.undo(0)
    assert caught.value.key == "undo-other" and everything(position) == before
    position.undo(1)


def test_nothing_to_take_back() -> None:
    position = begin("three_fields", 3, 1)
    for seat in range(3):
        with pytest.raises(CannotUndo) as caught:
            position.undo(seat)
        assert caught.value.key == "undo-nothing"


def test_not_after_the_end() -> None:
    position = begin("three_fields", 2, 1, {"rounds": 1, "dice": False})
    position.choose(0, 2)
    position.choose(1, 0)
    position.choose(0, {"do": "pay", "coins": 2, "grain": 0})
    assert position.over
    with pytest.raises(CannotUndo) as caught:
        position.undo(0)
    assert caught.value.key == "undo-over"


def test_a_fork_takes_back_what_the_position_may() -> None:
    position = begin("three_fields", 3, 1)
    position.choose(2, 4)
    position.choose(0, 3)
    fork = position.fork(0, random.Random(1))
    fork.undo(0)
    position.undo(0)
    assert view_bytes(fork, 0) == view_bytes(position, 0)
    position.choose(0, 3)
    position.choose(1, 1)
    winner = position.asked[0]
    position.choose(winner, 1)
    fork = position.fork(winner, random.Random(1))
    fork.undo(winner)
    position.undo(winner)
    assert view_bytes(fork, winner) == view_bytes(position, winner)
