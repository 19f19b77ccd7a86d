"""Where glory came from adds up to the score, in whole random games."""

from __future__ import annotations

import random

import pytest

import jindori
from clauses import clause


@clause("BR-2.4.1", "BR-16.2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_the_sources_of_glory_add_up_to_the_score(players, seed):
    rng = random.Random(seed)
    position = jindori.game("blood_rage", players).new(seed=seed)
    while not position.over:
        seat = rng.choice(position.asked)
        position.choose(seat, rng.randrange(len(position.packed(seat))))
    result = position.result()
    assert result.winners == [seat.seat for seat in result.seats if seat.score == max(position.scores)]
    for seat in result.seats:
        assert sum(line.amount for line in seat.lines) == seat.score == position.scores[seat.seat]
        told = [e.data for e in position.log.entries(None) if e.kind == "glory" and e.data["seat"] == seat.seat]
        assert sum(e["amount"] for e in told) == seat.score
        assert [e["total"] for e in told] == [sum(x["amount"] for x in told[: n + 1]) for n in range(len(told))]
        assert all(e["total"] >= 0 for e in told)
