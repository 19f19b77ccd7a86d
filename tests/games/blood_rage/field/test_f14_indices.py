"""F14: minus one is never the last option, card or province; numbers of other kinds are refused; numpy integers work."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import jindori
from games.blood_rage.field.scenes import first_turn
from jindori.engine.errors import BadAction, NotYourDecision
from playing import everything

NO_INDEX: list[Any] = [-1, 10**9, True, 3.0, None, "0", np.float64(0), np.array([0, 1])]


@pytest.mark.parametrize("option", NO_INDEX, ids=repr)
def test_options(option: Any) -> None:
    position = first_turn()
    before = everything(position)
    with pytest.raises(BadAction):
        position.choose(0, option)
    assert everything(position) == before


@pytest.mark.parametrize("seat", NO_INDEX, ids=repr)
def test_seats(seat: Any) -> None:
    position = first_turn()
    for act in (lambda: position.choose(seat, 0), lambda: position.undo(seat), lambda: position.fork(seat, None)):  # type: ignore[arg-type]
        with pytest.raises(NotYourDecision):
            act()
    if seat is not None:
        with pytest.raises(NotYourDecision):
            position.view(seat)


@pytest.mark.parametrize("number", [np.int8(1), np.int64(1), np.uint32(1)], ids=repr)
def test_numpy_integers(number: Any) -> None:
    position = first_turn()
    position.choose(number - 1, number - 1)
    assert position.moves == 1
    assert position.view(number).seat == 1


@pytest.mark.parametrize("place", [-1, 0, 8, None, "", "asgard", True, ["utgard"]], ids=repr)
def test_provinces_are_names(place: Any) -> None:
    position = first_turn()
    for action in ({"do": "pillage", "province": place}, {"do": "invade", "figure": "leader", "to": place}, {"do": "march", "from": place}):
        with pytest.raises(BadAction):
            position.choose(0, action)


@pytest.mark.parametrize("card", [-1, 0, 10**9, None, "", "tyr", True, [], {}], ids=repr)
def test_cards_are_names(card: Any) -> None:
    position = jindori.game("blood_rage", 4).new(seed=1)
    for cards in ([card], card):
        with pytest.raises(BadAction):
            position.choose(0, {"do": "draft", "cards": cards})
