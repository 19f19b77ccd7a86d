"""F12: every number in an action must be whole, from 0 to what is there; a sum never hides a negative part."""

from __future__ import annotations

from typing import Any

import pytest

from games.blood_rage.field.scenes import first_turn, give, put, ready, standing
from jindori.engine.errors import BadAction, IllegalChoice
from playing import everything


@pytest.mark.parametrize(
    ("figures", "error"),
    [
        ({"warrior": -1}, BadAction),
        ({"warrior": 3, "leader": -1}, BadAction),
        ({"warrior": -1, "leader": 1}, BadAction),
        ({"warrior": 2.0}, BadAction),
        ({"warrior": True}, BadAction),
        ({"warrior": "2"}, BadAction),
        ({"warrior": None}, BadAction),
        ({"warrior": float("nan")}, BadAction),
        ({"warrior": 10**30}, BadAction),
        ({"warrior": [1]}, BadAction),
        ({"leader": 2}, BadAction),
        ({"ship": 1}, BadAction),
        ({"dragon": 1}, BadAction),
        ({"warrior": 1, "troll": 1, "dark_elf": 1, "valkyrie": 1}, BadAction),
        ([], BadAction),
        ("warrior", BadAction),
        (None, BadAction),
        ({}, IllegalChoice),
        ({"warrior": 0}, IllegalChoice),
        ({"warrior": 4}, IllegalChoice),
        ({"warrior": 1, "troll": 1}, IllegalChoice),
    ],
    ids=repr,
)
def test_marches(figures: Any, error: type[Exception]) -> None:
    position = first_turn()
    origin, place = standing(position)[:2]
    put(position, 0, "warrior", origin, 2)
    put(position, 0, "leader", origin)
    ready(position)
    before = everything(position)
    with pytest.raises(error):
        position.choose(0, {"do": "march", "from": origin, "to": place, "figures": figures})
    assert everything(position) == before
    if error is IllegalChoice:
        refusal = position.why_not(0, {"do": "march", "from": origin, "to": place, "figures": figures})
        assert refusal is not None and refusal.clause.startswith("BR-8")


@pytest.mark.parametrize("slot", [-1, 0, 3, True, 1.0, "1", None, 10**20], ids=repr)
def test_slots(slot: Any) -> None:
    position = first_turn()
    give(position, 0, "troll")
    ready(position)
    before = everything(position)
    with pytest.raises((BadAction, IllegalChoice)):
        position.choose(0, {"do": "upgrade", "card": "troll", "slot": slot})
    assert everything(position) == before


@pytest.mark.parametrize("age", [-1, 0, 4, True, 1.0, "1", None], ids=repr)
def test_ages(age: Any) -> None:
    position = first_turn()
    give(position, 0, "quest_alfheim", 1)
    ready(position)
    with pytest.raises((BadAction, IllegalChoice)):
        position.choose(0, {"do": "quest", "card": "quest_alfheim", "age": age})
