"""A battle's figures as they were compared (BR-11.6.1), told from what has happened since; for views."""
# not compiled: reads the log

from __future__ import annotations

from collections import Counter
from typing import Any

from jindori.engine.log import Log
from jindori.games.blood_rage.board import FIGURES, FJORD_OF, PLACES, WARRIOR
from jindori.games.blood_rage.fight import Fight
from jindori.games.blood_rage.state import Saga, monster_strength

Figures = Counter[int]
"""By kind."""


class Comparison:
    """Of one battle: which figures have fallen, before the sides were compared and after, and what else came and went after."""

    def __init__(self, fight: Fight, log: Log) -> None:
        self.fallen_before: dict[int, Figures] = {}
        """By seat: destroyed by cards before the comparison; they did not count."""
        self.fallen: dict[int, Figures] = {}
        """By seat: destroyed after it; they counted."""
        self.moved: dict[int, Figures] = {}
        """By seat: unhurt, left the battle after the comparison (Lord of Hammers, Volur Witch); negative where they came (Loki's Blessing)."""
        if not fight.members:
            return
        province = PLACES[fight.province]
        told = _since_it_began(log)
        compared = next((n for n, (kind, _) in enumerate(told) if kind == "totals"), len(told))
        for n, (kind, data) in enumerate(told):
            seat = data.get("seat")
            if kind == "destroyed" and data["place"] == province:
                _add(self.fallen_before if n < compared else self.fallen, seat, data["figures"])
            elif n < compared:
                continue
            elif kind in ("retreated", "hammers_moved") and data["from"] == province:
                _add(self.moved, seat, {data.get("figure", "leader"): 1})
            elif kind == "invaded" and data["to"] == province:
                _add(self.moved, seat, {data["figure"]: -1})

    def alive(self, s: Saga, seat: int, province: int) -> Figures:
        """The clan's figures that were compared and have not fallen; while nothing is compared, those that stand there."""
        fjord = int(FJORD_OF[province])
        places = [province] if fjord < 0 else [province, fjord]
        here: Figures = Counter()
        for kind in [int(kind) for kind in s.kinds_of(seat)]:
            here[kind] = sum(int(s.count(seat, kind, place)) for place in places)
        here.update(self.moved.get(seat, Counter()))
        return +here


def _since_it_began(log: Log) -> list[tuple[str, dict[str, Any]]]:
    told = []
    for n in range(len(log) - 1, -1, -1):
        kind, data, _ = log.data(n, None)
        if kind == "battle_began":
            break
        told.append((kind, data))
    return told[::-1]


def _add(figures: dict[int, Figures], seat: Any, more: dict[str, int]) -> None:
    figures.setdefault(seat, Counter()).update({FIGURES.index(figure): n for figure, n in more.items()})


def strength_of(s: Saga, seat: int, kind: int, n: int, place: int) -> int:
    """``n`` figures of a kind together (BR-2.3.6)."""
    return int(s.clans[seat].warrior_strength(n)) if kind == WARRIOR else int(monster_strength(kind, place)) * n
