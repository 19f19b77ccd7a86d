"""Every number that is shown beforehand is what then comes (Q2): actions of a card, the bonus of a change, the odds of a war."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

import jindori
from jindori.engine.rows import filled, row
from jindori.games.quo_vadis.odds import chances, percents
from jindori.games.quo_vadis.outlook import change_outlook
from jindori.games.quo_vadis.warfare import War


def told(position: Any, kind: str, since: int) -> list[dict[str, Any]]:
    return [entry.data for entry in position.view(None).log if entry.kind == kind and entry.n >= since]


def chosen(position: Any, seat: int, do: str, **fields: Any) -> None:
    position.choose(seat, {"do": do, **fields})


@pytest.mark.parametrize("seed", range(6))
def test_q2_what_is_foreseen_is_what_comes(seed: int) -> None:
    """In random games: each card as it was said to count, each change as it was said to score."""
    position = jindori.game("quo_vadis", players=3).new(seed=seed)
    rng = random.Random(seed)
    cards = changes = 0
    outlook: dict[int, Any] = {}
    foreseen: dict[int, Any] = {}
    while not position.over:
        decision = position.decisions[rng.randrange(len(position.decisions))]
        seat, options = decision.seat, decision.options
        option = rng.randrange(len(options))
        action, since = options[option], len(position.log)
        if decision.name == "card" and action["do"] == "card":
            mine = position.view(seat).board.mine
            foreseen[seat] = next(one for one in mine.actions if one.kind == action["kind"])
            if action["mode"] == "change":
                outlook[seat] = mine.change
        position.choose(seat, option)
        if decision.name in ("card", "entreaty"):
            for counted in told(position, "actions_counted", since)[:1]:
                played = told(position, "card_played", 0)[-1]
                if played["entreaty"] is None:
                    wanted = foreseen[seat].change if played["mode"] == "change" else foreseen[seat].go
                    assert counted["actions"] == wanted
                    cards += 1
        for bonus in told(position, "territory", since):
            foretold = outlook.pop(bonus["seat"])
            # workers may have come and gone since the card was laid: only the cards are sure
            assert bonus["count"] == foretold.cards
            changes += 1
    assert cards > 20 and changes > 3


@pytest.mark.parametrize("seed", range(40))
def test_q2_a_change_scores_between_the_least_and_the_most(seed: int) -> None:
    """Judged at once when the town is asked for: the foresight of that moment is the bonus of one of the towns."""
    position = jindori.game("quo_vadis", players=3).new(seed=100 + seed)
    rng = random.Random(seed)
    while not position.over:
        decision = position.decisions[rng.randrange(len(position.decisions))]
        if decision.name == "town":
            break
        position.choose(decision.seat, rng.randrange(len(decision.options)))
    if position.over:
        return
    state = position.state.copy()
    assert change_outlook(state, decision.seat) is None, "one change a turn"
    state.gods[decision.seat].generation -= 1  # as before the change, with the board as it is now
    state.changed = False
    foreseen = change_outlook(state, decision.seat)
    scored = []
    for n in range(len(decision.options)):
        after = position.copy()
        since = len(after.log)
        after.choose(decision.seat, n)
        while not told(after, "territory", since):
            after.choose(after.decisions[0].seat, 0)
        scored.append(told(after, "territory", since)[0]["bonus"])
    assert foreseen is not None and (foreseen.least, foreseen.most) == (min(scored), max(scored))


def war_of(*sides: tuple[int, int, bool]) -> War:
    """Base, sides of the die, twice."""
    war = War(None)
    war.order = row(list(range(len(sides))))
    war.base, war.sides, war.roll = filled(5, 0), filled(5, 6), filled(5, 0)
    war.spirit, war.levy = filled(5, 0), filled(5, 0)
    for seat, (base, faces, twice) in enumerate(sides):
        war.base[seat], war.sides[seat] = base, faces
        war.twice |= int(twice) << seat
    return war


@pytest.mark.parametrize("sides", [((4, 6, False), (3, 6, False)), ((1, 8, False), (2, 6, True)), ((0, 6, False), (0, 6, False), (2, 8, True))])
def test_q2_odds_are_those_of_all_throws(sides: tuple[tuple[int, int, bool], ...]) -> None:
    faces = [[(base + max(a, b if twice else a), 1) for a in range(1, n + 1) for b in (range(1, n + 1) if twice else [0])] for base, n, twice in sides]
    counts = [[0, 0, 0] for _ in sides]
    total = 0
    for throw in itertools.product(*faces):
        totals = [one for one, _ in throw]
        best = max(totals)
        total += 1
        for seat, mine in enumerate(totals):
            counts[seat][2 if mine < best else 0 if totals.count(best) == 1 else 1] += 1
    found = chances(war_of(*sides))
    for seat, one in enumerate(found):
        assert [one.win, one.draw, one.lose] == percents([n / total for n in counts[seat]])
        assert one.win + one.draw + one.lose == 100


def test_q2_whole_per_cents_add_up() -> None:
    assert sum(percents([1 / 3, 1 / 3, 1 / 3])) == 100
    assert percents([21 / 36, 5 / 36, 10 / 36]) == [58, 14, 28]
