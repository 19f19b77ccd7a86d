"""The streets at the end (F-5): who has most stalls in each, and which street had most visitors."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import filled, row
from jindori.engine.shared.majority import places, ranking
from jindori.engine.state import NOBODY
from jindori.engine.vecs import i64, vec
from jindori.games.fair import tell
from jindori.games.fair.codes import STALLS, STREETS
from jindori.games.fair.state import Fair

POINTS: Final = ((6, 3), (4, 2), (2, 1))
"""By rank of the street: for most stalls in it, and for the next lower number."""
OLDEST_FIRST: Final = row([0, 1, 2])


def stalls_in(s: Fair, street: i64) -> vec[i64]:
    """How many each seat has there."""
    counts = filled(s.players, 0)
    for stall in range(street, len(STALLS), len(STREETS)):
        if s.owners[stall] != NOBODY:
            counts[s.owners[stall]] += 1
    return counts


def score_streets(s: Fair) -> None:
    """Streets by their visitors, the older one first where they are equal (F-5.1); equals share a place in full (F-5.2)."""
    rank: i64 = 0
    for street in ranking(s.visitors, OLDEST_FIRST):
        tell.street_scored(s, street=street, place=rank + 1)
        at = places(stalls_in(s, street), 1)
        for seat in range(s.players):
            if 0 <= at[seat] < len(POINTS[rank]):
                points = POINTS[rank][at[seat]]
                s.streets[seat] += points
                tell.majority(s, seat=seat, street=street, points=points)
        rank += 1
