"""Choosing: numbers, readable actions of one or several steps, refusals, stale choices. A refused choice changes nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from jindori.engine.errors import BadAction, IllegalChoice, NotYourDecision, StaleDecision
from jindori.engine.position import Position
from jindori.engine.text import words
from playing import begin, everything


def paying(seed: int = 1) -> Position:
    """Seat 0 has won the first field for 3."""
    position = begin("three_fields", 3, seed)
    for seat, amount in enumerate((3, 1, 0)):
        position.choose(seat, {"do": "bid", "amount": amount})
    return position


@pytest.mark.parametrize("number", [2, np.int64(2), np.int8(2), np.uint64(2), np.array(2)], ids=lambda n: type(n).__name__)
def test_numbers_of_every_kind(number: Any) -> None:
    position = begin("three_fields", 3, 1)
    position.choose(number * 0, number)
    assert position.choices == [(0, position.packed(1)[2])]
    assert all(type(x) is int for pair in position.choices for x in pair)


@pytest.mark.parametrize("number", [-1, 5, 10**9, -(10**400), True, 3.0, None, "3", (3,), np.True_, np.float64(1), np.array([1, 2])], ids=lambda n: repr(n)[:14])
def test_what_is_no_number_of_an_option_changes_nothing(number: Any) -> None:
    position = begin("three_fields", 3, 1)
    before = everything(position)
    with pytest.raises(BadAction, match="0 to 4|no such option"):
        position.choose(0, number)
    assert everything(position) == before


@pytest.mark.parametrize("seat", [-1, 3, 10**9, True, 0.0, None, "0", "", [0], np.float64(0)], ids=lambda n: repr(n)[:14])
def test_what_is_no_seat(seat: Any) -> None:
    position = begin("three_fields", 3, 1)
    for act in (
        lambda: position.choose(seat, 0),
        lambda: position.undo(seat),
        lambda: position.can_undo(seat),
        lambda: position.why_not(seat, {"do": "bid", "amount": 1}),
        lambda: position.fork(seat, None),  # type: ignore[arg-type]
    ):
        with pytest.raises(NotYourDecision, match="seats are 0 to 2"):
            act()
    if seat is not None:
        with pytest.raises(NotYourDecision, match="seats are 0 to 2"):
            position.view(seat)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    position = paying()
    with pytest.raises(NotYourDecision, match="seat 1 has nothing to choose now; waiting for seat 0"):
        position.choose(1, 0)
    refusal = position.why_not(1, {"do": "pay", "coins": 1})
    assert refusal is not None and refusal.message.key == "reason-not-your-decision"


def test_after_the_end_nothing_can_be_chosen() -> None:
    position = begin("three_fields", 2, 1, {"rounds": 1})
    position.choose(0, 0)
    position.choose(1, 0)
    assert position.over and position.decisions == [] and position.packed(0) == []
    with pytest.raises(NotYourDecision, match="over"):
        position.choose(0, 0)
    assert position.why_not(0, {"do": "bid", "amount": 0}) is not None


def test_stale_choices() -> None:
    position = paying()
    assert position.moves == 3
    for at in (2, 4, 0, 10**9, -1, "3", None):
        if at is None:
            continue
        with pytest.raises(StaleDecision, match="but 3 moves have been made"):
            position.choose(0, 0, at=at)  # type: ignore[arg-type]
    position.choose(0, 0, at=3)
    assert position.moves == 4


def test_a_readable_action_of_one_step() -> None:
    position = paying()
    position.choose(0, {"do": "pay", "coins": 2})
    assert position.decisions[0].name == "pay_grain" and position.moves == 4


def test_a_readable_action_of_several_steps() -> None:
    position = paying()
    position.choose(0, {"do": "pay", "coins": 2, "grain": 1})
    assert position.moves == 5 and position.decisions[0].name == "bid"
    assert position.state.coins[0] == 8


@pytest.mark.parametrize(
    ("action", "error", "says"),
    [
        ({"do": "pay", "coins": 2, "grain": 0}, IllegalChoice, r"0 is less than the 1 needed\. \(TF-3\)"),
        ({"do": "pay", "coins": 2, "grain": 3}, IllegalChoice, r"There are not 3\. \(TF-3\)"),
        ({"do": "pay", "coins": 4, "grain": 0}, IllegalChoice, r"There are not 4\. \(TF-3\)"),
        ({"do": "pay", "coins": -1, "grain": 0}, BadAction, "'coins' must be from 0 to 9, not -1"),
        ({"do": "pay", "coins": 2, "grain": True}, BadAction, "'grain' must be a whole number from 0 to 9, not True"),
        ({"do": "pay", "coins": 2.0}, BadAction, "'coins' must be a whole number"),
        ({"do": "pay", "grain": 1}, BadAction, "'pay' needs 'coins'"),
        ({"do": "pay"}, BadAction, "'pay' needs 'coins'"),
        ({"do": "pay", "coins": 2, "gold": 1}, BadAction, "'pay' has no 'gold'; known: coins, grain"),
        ({"do": "bid", "amount": 1}, IllegalChoice, "cannot be chosen now"),
        ({"do": "pray"}, BadAction, "unknown 'do': 'pray'; known: bid, pay"),
        ({}, BadAction, "an action needs 'do'"),
    ],
    ids=lambda x: str(x)[:40],
)
def test_all_or_nothing_and_the_error_says_what_is_wrong(action: Any, error: type[Exception], says: str) -> None:
    position = paying()
    before = everything(position)
    with pytest.raises(error, match=says):
        position.choose(0, action)
    assert everything(position) == before


def test_an_illegal_choice_carries_its_clause() -> None:
    position = paying()
    with pytest.raises(IllegalChoice) as caught:
        position.choose(0, {"do": "pay", "coins": 0, "grain": 2})
    assert caught.value.clause == "TF-3"
    assert caught.value.refusal.message.key == "reason-too-few"


@pytest.mark.parametrize(
    "action",
    [{"do": "pay", "coins": c, "grain": g} for c in range(5) for g in range(4)] + [{"do": "pay", "coins": c} for c in range(5)],
    ids=str,
)
def test_why_not_is_what_choose_says(action: dict[str, Any]) -> None:
    position = paying()
    refusal = position.why_not(0, action)
    if refusal is None:
        position.choose(0, action)
        return
    with pytest.raises(IllegalChoice) as caught:
        position.choose(0, action)
    assert caught.value.refusal == refusal
    assert refusal.clause in str(caught.value) and words(position.game, refusal.message) in str(caught.value)


def test_a_single_option_is_taken_by_the_engine() -> None:
    position = begin("three_fields", 2, 1, {"rounds": 1})
    position.state.grain[0] = 0
    position.choose(0, {"do": "bid", "amount": 2})
    position.choose(1, {"do": "bid", "amount": 0})
    assert position.over and position.moves == 2
    assert (position.state.coins[0], position.state.grain[0]) == (8, 0)


def test_a_forced_step_may_be_named_too() -> None:
    """Coins can only be 0 and grain only 2: the readable action names what the engine has already taken."""
    position = begin("three_fields", 2, 1, {"purse": "poor"})
    position.state.coins[0] = 1
    position.choose(0, {"do": "bid", "amount": 3})
    position.choose(1, {"do": "bid", "amount": 0})
    assert position.decisions[0].name == "bid", "one coin and two grain is all there is"
    again = begin("three_fields", 2, 1, {"purse": "poor"})
    again.state.grain[0] = 3
    again.choose(0, {"do": "bid", "amount": 4})
    again.choose(1, {"do": "bid", "amount": 0})
    assert again.decisions[0].name == "bid"


def test_decisions_are_listed_in_seat_order_with_readable_options() -> None:
    position = begin("three_fields", 3, 1)
    assert [d.seat for d in position.decisions] == [0, 1, 2]
    decision = position.decisions[1]
    assert (decision.id, decision.name, decision.sealed, len(decision)) == ("TF-D1", "bid", True, 5)
    assert decision.options[2] == {"do": "bid", "amount": 2}
    assert "seat=1" in repr(decision)


def test_a_stack_that_has_become_shorter_than_what_copies_share_can_be_made_ones_own() -> None:
    state = begin("three_fields", 3, 1).state
    twin = state.copy()
    state.pop()
    state.unshare()
    assert len(state.stack) == len(twin.stack) - 1
    assert all(mine is not other for mine, other in zip(state.stack, twin.stack, strict=False))
