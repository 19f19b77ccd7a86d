"""F32: at every decision of many random games something can be chosen; what is listed works, what is not does not."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

import jindori
from games.blood_rage.field.scenes import first_turn, ready
from jindori.engine.errors import BadAction, IllegalChoice, NotYourDecision
from jindori.engine.position import Position
from jindori.engine.rows import changed
from playing import LONG, decisions_of, everything, played, varied

GAMES = 100 if LONG else 15
SAMPLE = 20


@cache
def known_actions(players: int) -> list[dict[str, Any]]:
    """Every action listed anywhere in some games: most of them are forbidden at any given moment."""
    found = {}
    for seed in range(3):
        position = varied("blood_rage", players, seed)
        for _ in decisions_of(position, seed):
            for decision in position.decisions:
                found.update({repr(action): action for action in decision.options})
    return list(found.values())


def is_listed(action: dict[str, Any], options: list[dict[str, Any]]) -> bool:
    """Does the action say nothing that a listed option does not say?"""
    return any(all(key in option and option[key] == value for key, value in action.items()) for option in options)


def try_actions(position: Position, rng: random.Random) -> tuple[int, int]:
    seat = rng.choice(position.asked)
    before, options = position.digest(), position.packed(seat)
    shown = [position.game.describe(position.state, seat, option) for option in options]
    allowed = forbidden = 0
    for number in rng.sample(range(len(options)), min(SAMPLE, len(options))):
        position.copy().choose(seat, number)
        allowed += 1
    for action in rng.sample(known_actions(position.players), SAMPLE):
        twin = position.copy()
        if is_listed(action, shown):
            twin.choose(seat, action)
        else:
            with pytest.raises((IllegalChoice, BadAction)):
                twin.choose(seat, action)
            assert twin.digest() == before
            forbidden += 1
    return allowed, forbidden


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_allowed_works_and_forbidden_does_not(players: int) -> None:
    allowed = forbidden = 0
    for seed in range(GAMES):
        position = varied("blood_rage", players, seed)
        rng = random.Random(seed)
        for _ in decisions_of(position, seed):
            assert position.asked and all(position.packed(seat) for seat in position.asked)
            if rng.randrange(60) == 0:
                more = try_actions(position, rng)
                allowed, forbidden = allowed + more[0], forbidden + more[1]
        assert position.asked == [] and not any(position.packed(seat) for seat in range(players))
    assert allowed > GAMES and forbidden > GAMES * 5


def test_rage_but_nothing_to_do_still_has_a_pass() -> None:
    position = first_turn()
    s = position.state
    s.pillaged = changed(s.pillaged, 0, 0)
    for province in range(1, 9):
        s.pillaged = changed(s.pillaged, province, 1)
    clan = s.clans[0]
    clan.steps = changed(clan.steps, 2, 1)
    clan.put(0, 14)
    clan.put(1, 14)
    clan.reserve, clan.fallen = 0, 8
    ready(position)
    assert position.decisions[0].options == [{"do": "pass"}], "asked, though there is nothing else"
    position.choose(0, 0)
    assert position.asked != [0]


def test_nothing_is_offered_after_the_end() -> None:
    position = played(jindori.game("blood_rage", 2).new(seed=1), 1)
    assert position.over and position.decisions == [] and position.asked == []
    assert position.view(0).decision is None and position.view(0).waiting == []
    before = everything(position)
    with pytest.raises(NotYourDecision, match="over"):
        position.choose(0, 0)
    assert everything(position) == before
