"""Lines of the log of positions saved in form 1 read as they did then."""

from __future__ import annotations

from typing import Any

import pytest

from jindori.games.blood_rage import codes
from jindori.games.blood_rage.definition import GAME

TROLL, DARK_ELF = 3 + 1, 7 + 1
"""Kinds of monster, plus 1."""
LEADER, SHIP, FIRST, SECOND = 1 << 8, 2 << 8, 4 << 8, 8 << 8

OLD: list[tuple[int, list[int], dict[str, Any]]] = [
    (codes.MARCHED, [1, 4 | 7 << 8, 3, 0, 0], {"seat": 1, "from": "horgr", "to": "gimle", "figures": {"warrior": 3}}),
    (
        codes.MARCHED,
        [0, 0 | 8 << 8, LEADER, TROLL, DARK_ELF],
        {"seat": 0, "from": "yggdrasil", "to": "myrkulor", "figures": {"leader": 1, "troll": 1, "dark_elf": 1}},
    ),
    (
        codes.DESTROYED,
        [2, 1, 2 | SHIP | SECOND | 4 << 16, TROLL, DARK_ELF],
        {"seat": 2, "place": "elvagar", "figures": {"warrior": 2, "ship": 1, "dark_elf": 1}, "cause": "defeat"},
    ),
    (
        codes.DESTROYED,
        [2, 5, LEADER | FIRST | 6 << 16, TROLL, 0],
        {"seat": 2, "place": "utgard", "figures": {"leader": 1, "troll": 1}, "cause": "friggas_sacrifice"},
    ),
    (codes.PROTECTED, [3, 2, 1 | FIRST, TROLL, 0], {"seat": 3, "place": "angerboda", "figures": {"warrior": 1, "troll": 1}}),
    (codes.HAMMERS_MOVED, [3, 1, 2, 0, 0], {"seat": 3, "from": "angerboda", "to": "yggdrasil"}),
    (codes.MONSTER_LEFT, [3, 3, 13, 0, 0], {"seat": 3, "figure": "troll"}),
    (codes.RAGE_LOST, [4, 2, 107, 0, 0], {"seat": 4, "amount": 2}),
    (codes.TOTALS, [0, 7, 3, 12], {"totals": {0: 7, 3: 12}}),
]


@pytest.mark.parametrize(("kind", "numbers", "data"), OLD)
def test_an_old_line_reads_as_it_did(kind: int, numbers: list[int], data: dict[str, Any]) -> None:
    assert GAME.vocabulary.events[kind].decode(GAME.event_from_form_1(kind, numbers)) == data
