"""Several actions of one seat at once: all or nothing, one step back, and no peeping at what they bring to light."""

from __future__ import annotations

from typing import Any

import pytest

from jindori.engine.errors import BadAction, CannotUndo, IllegalChoice, NotYourDecision
from jindori.engine.position import Position
from playing import begin, everything, load, replay

COINS = {"do": "pay", "coins": 2}
GRAIN = {"do": "pay", "grain": 1}


def paying(dice: bool = False) -> Position:
    position = begin("three_fields", 3, 1, {"dice": dice})
    for seat, amount in enumerate((3, 1, 0)):
        position.choose(seat, amount)
    return position


def test_q3_several_actions_are_one_choice_of_several_moves() -> None:
    position, plain = paying(), paying()
    plain.choose(0, COINS)
    plain.choose(0, GRAIN)
    position.choose(0, [COINS, GRAIN])
    assert position.moves == plain.moves == 5 and position.digest() == plain.digest()
    assert replay(position.record()).digest() == position.digest()


@pytest.mark.parametrize("actions", [[COINS, GRAIN], {**COINS, **GRAIN}], ids=["several", "one of several steps"])
def test_q3_one_step_back_takes_all_of_it_back(actions: Any) -> None:
    position = paying()
    before = everything(position)
    position.choose(0, actions)
    again = load(position.dump())
    for one in (position, again):
        one.undo(0)
        assert everything(one) == before
        assert not one.can_undo(0).allowed


def test_q3_what_was_chosen_singly_is_taken_back_singly() -> None:
    position = paying()
    position.choose(0, COINS)
    between = everything(position)
    position.choose(0, [GRAIN])
    position.undo(0)
    assert everything(position) == between


@pytest.mark.parametrize(
    ("actions", "error", "says"),
    [
        ([COINS, {"do": "pay", "grain": 3}], IllegalChoice, r"There are not 3\. \(TF-3\)"),
        ([COINS, COINS], BadAction, "'pay' needs 'grain'"),
        ([COINS, GRAIN, {"do": "pay", "coins": 1}], IllegalChoice, "cannot be chosen now"),
        ([COINS, {"do": "pray"}], BadAction, "unknown 'do': 'pray'"),
        ([COINS, [GRAIN]], BadAction, "an action is an object"),
        ([COINS, 1], BadAction, "an action is an object"),
        ([], BadAction, "at least one action"),
    ],
    ids=str,
)
def test_q3_all_or_nothing(actions: Any, error: type[Exception], says: str) -> None:
    position = paying()
    before = everything(position)
    for ask in (position.choose, position.ahead):
        with pytest.raises(error, match=says):
            ask(0, actions)
        assert everything(position) == before
    if error is IllegalChoice:
        assert position.why_not(0, actions) is not None


def test_q3_what_a_draw_decides_is_chosen_after_it() -> None:
    """Else whoever tries one answer after the other would learn what is drawn, and have chosen nothing."""
    position = paying(dice=True)
    before = everything(position)
    for amount in range(4):
        for ask in (position.choose, position.ahead):
            with pytest.raises(IllegalChoice, match="brings something new to light"):
                ask(0, [COINS, GRAIN, {"do": "bid", "amount": amount}])
    assert position.ahead(0, [COINS, GRAIN]) is None
    assert everything(position) == before
    position.choose(0, [COINS, GRAIN])
    with pytest.raises(CannotUndo):
        position.undo(0)


def test_q3_what_would_be_chosen_next_is_what_is_chosen_next() -> None:
    position = paying()
    before = everything(position)
    seen = position.ahead(0, COINS)
    assert everything(position) == before
    position.choose(0, COINS)
    assert seen is not None and seen == position.view(0).decision and seen.name == "pay_grain"
    assert position.ahead(0, GRAIN) is None, "then all bid unseen"
    with pytest.raises(NotYourDecision):
        position.ahead(1, GRAIN)


def test_q3_sealed_choices_are_not_looked_behind() -> None:
    position = begin("three_fields", 2, 1)
    position.choose(0, 2)
    assert position.ahead(1, {"do": "bid", "amount": 0}) is None
