"""Which basic skill is recommended for a first game is shown where it is chosen (Q4, QV-3.5.5)."""

from __future__ import annotations

import random

import jindori


def test_q4_one_of_the_basic_skills_is_recommended() -> None:
    position = jindori.game("quo_vadis", players=3).new(seed=4)
    rng = random.Random(4)
    while position.decisions[0].name != "basic":
        decision = position.decisions[0]
        position.choose(decision.seat, rng.randrange(len(decision.options)))
    for seat in range(3):
        mine = position.view(seat).board.mine
        assert mine is not None
        assert [one.recommended for one in mine.basics].count(True) == 1
        assert [one.id for one in mine.basics] == [one["skill"] for one in position.decisions[seat].options]
    position.choose(0, 0)
    locked = position.view(0).board.mine
    assert locked is not None and len(locked.basics) == 2, "what was chosen from stays in sight"
    assert position.view(None).board.mine is None
