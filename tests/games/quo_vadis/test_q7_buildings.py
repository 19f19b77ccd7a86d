"""The view says what each kind of building does by the rules of the game (Q7)."""

from __future__ import annotations

from typing import Any

import pytest

import jindori
from jindori.games.quo_vadis.view import QuoVadisView


def effects(**options: Any) -> list[tuple[str, str, str, dict[str, Any]]]:
    view = jindori.game("quo_vadis", players=3, options=options).new(seed=1).view(0).board
    assert isinstance(view, QuoVadisView)
    return [(one.kind, one.clause, one.message.key, one.message.args) for one in view.building_effects]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, []),
        ({"forts": True}, [("fort", "QV-V8.2", "qv-fort-two-dice", {})]),
        ({"forts": True, "fort_effect": "strength_2"}, [("fort", "QV-V8.3", "qv-fort-two-strength", {})]),
        ({"altars": True}, [("altar", "QV-V9.1", "qv-altar-shelters-all", {})]),
        (
            {"altars": True, "building_owners": True, "altar_protects": "owner"},
            [("altar", "QV-V9.1", "qv-altar-shelters-owner", {})],
        ),
        ({"exile": True, "exile_per_turn": 2}, [("altar", "QV-V10.1", "qv-altar-exile", {"n": 2})]),
        ({"granaries": True, "granary_income": 3}, [("granary", "QV-V11.1", "qv-granary-food", {"n": 3})]),
    ],
)
def test_q7_a_building_says_what_it_does(options: dict[str, Any], told: list[Any]) -> None:
    assert effects(**options) == told
