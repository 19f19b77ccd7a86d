"""Lines of the log of a saved position of schema 1, in which some fields shared a number: they read as they did."""

from __future__ import annotations

from typing import Any

import pytest

from jindori.games import find
from jindori.games.quo_vadis import codes

GAME = find("quo_vadis")
LINES: list[tuple[int, list[int], dict[str, Any]]] = [
    (codes.WRATH_USED, [2, 1, 0b101, 4, 0], {"seat": 2, "area": "area_12", "spaces": ["a12_0", "a12_2"], "paid": 4}),
    (codes.TOWN_DESTROYED, [1, 4, 3, 103, 0], {"seat": 1, "space": "a12_1", "by": 2, "why": "wrath"}),
    (codes.TOWN_DESTROYED, [1, 4, 0, 108, 0], {"seat": 1, "space": "a12_1", "by": None, "why": "defeat"}),
    (codes.CARD_PLAYED, [0, 2, 1, 3, 2], {"seat": 0, "kind": "miracle", "mode": "change", "generation": 3, "entreaty": None}),
    (codes.CARD_PLAYED, [0, 2, 0, 3, 0], {"seat": 0, "kind": "miracle", "mode": "continue", "generation": 3, "entreaty": "blessing"}),
    (codes.WAR_DRAWN, [0b1010, 0, 0, 0, 0], {"seats": [1, 3]}),
    (codes.POINTS, [3, 2, 9, 1, 0], {"seat": 3, "amount": 2, "total": 9, "source": "prosperity", "skill": None}),
    (codes.POINTS, [3, 2, 9, 5, 36], {"seat": 3, "amount": 2, "total": 9, "source": "skills", "skill": "triumph"}),
    (codes.COUNTER_CHANGED, [1, 2 | 3 << 8, 1, 5, 100], {"seat": 1, "counter": "faith", "amount": 1, "total": 5, "lost": 3, "why": "card"}),
    (codes.COUNTER_CHANGED, [1, 0, -2, 0, 107], {"seat": 1, "counter": "war_spirit", "amount": -2, "total": 0, "lost": 0, "why": "war"}),
    (codes.ROLLED, [0, 8, 3, 7, 0], {"seat": 0, "sides": 8, "roll": 7, "dice": [3, 7]}),
    (codes.AREA_CHOSEN, [0, 0, 1, 6, 0], {"seat": 0, "area": "area_11", "cards": ["genesis_1", "genesis_free"]}),
]


@pytest.mark.parametrize(("kind", "numbers", "data"), LINES)
def test_a_line_of_schema_1_reads_as_it_did(kind: int, numbers: list[int], data: dict[str, Any]) -> None:
    assert GAME.vocabulary.events[kind].decode(GAME.event_from_form_1(kind, numbers)) == data
