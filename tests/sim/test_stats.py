"""F38, F39 and the formulas: shares that add up, intervals, places, ratings, on made-up results."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from jindori.sim.play import Outcome, Plan
from jindori.sim.simulate import summary
from jindori.sim.stats import places, ratings, shares, wilson, win_parts

PLAN = Plan("blood_rage", 4, ("random",) * 4, 1)


def outcome(number: int, scores: list[int], finished: bool = True, seed: str | None = None) -> Outcome:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)] if finished else []
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(number, seed or str(number), scores, ranks, winners, 200, finished, 0.5, [{"battle": s} for s in scores])


def test_f38_thirty_shared_wins_of_a_hundred() -> None:
    """70 games won alone by seat 0, 20 shared by seats 1 and 2, 10 by all four."""
    games = (
        [outcome(n, [9, 1, 1, 0]) for n in range(70)]
        + [outcome(70 + n, [1, 9, 9, 0]) for n in range(20)]
        + [outcome(90 + n, [5, 5, 5, 5]) for n in range(10)]
    )
    data = summary(PLAN, games)
    assert [s["wins"] for s in data["seats"]] == [72.5, 12.5, 12.5, 2.5]
    assert sum(s["share"] for s in data["seats"]) == 1
    assert [s["share"] for s in data["seats"]] == pytest.approx([0.725, 0.125, 0.125, 0.025])
    assert data["ties"] == 30
    assert data["games"] == data["finished"] == 100
    assert all(s["low"] <= s["share"] <= s["high"] for s in data["seats"])
    assert sum(s["mean_place"] for s in data["seats"]) == pytest.approx(10)
    assert data["warnings"] == []


def test_f38_random_ties_always_add_up_to_exactly_one() -> None:
    luck = random.Random(4)
    for players in range(2, 8):
        for games in (1, 3, 7, 97):
            wins = [Fraction(0)] * players
            for _ in range(games):
                winners = luck.sample(range(players), luck.randint(1, players))
                parts = win_parts(winners, players)
                assert sum(parts) == 1
                wins = [a + b for a, b in zip(wins, parts, strict=True)]
            found = shares(wins, games)
            assert found is not None
            assert sum(found) == 1
            assert all(0 <= share <= 1 for share in found)


def test_f38_wins_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match="add up"):
        shares([Fraction(1), Fraction(1)], 1)
    assert shares([Fraction(0)] * 3, 0) is None


def test_unfinished_games_are_counted_and_told() -> None:
    data = summary(PLAN, [outcome(0, [4, 3, 2, 1]), outcome(1, [9, 9, 9, 9], finished=False)])
    assert (data["games"], data["finished"], data["ties"]) == (2, 1, 0)
    assert data["seats"][0]["share"] == 1
    assert data["seats"][0]["mean_score"] == 4
    assert any("cut short" in text for text in data["warnings"])


def test_no_finished_game_gives_no_share() -> None:
    data = summary(PLAN, [outcome(0, [4, 3, 2, 1], finished=False)])
    assert all(s["share"] is None and (s["low"], s["high"]) == (0, 1) for s in data["seats"])


def test_f39_few_games_and_repeated_seeds_are_told() -> None:
    few = summary(PLAN, [outcome(n, [2, 1, 0, 0]) for n in range(40)])
    assert any("not enough" in text for text in few["warnings"])
    same = summary(PLAN, [outcome(n, [2, 1, 0, 0], seed=str(n % 5)) for n in range(200)])
    assert any("195 games repeat" in text for text in same["warnings"])


def test_f39_false_alarms_are_near_the_stated_rate() -> None:
    """A fair seat of four, 200 times 100 games: the interval misses 25 % in about 5 of 100 experiments."""
    luck = random.Random(7)
    missed = 0
    for _ in range(200):
        low, high = wilson(sum(luck.random() < 0.25 for _ in range(100)), 100)
        missed += not low <= 0.25 <= high
    assert missed <= 20


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.27753), (10, 10, 0.72247, 1.0), (5, 10, 0.23659, 0.76341), (25, 100, 0.17545, 0.34304)],
)
def test_wilson_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_takes_fractions_and_refuses_nonsense() -> None:
    low, high = wilson(Fraction(5, 2), 10)
    assert wilson(2, 10)[0] < low < wilson(3, 10)[0]
    assert low < 0.25 < high
    assert wilson(0, 0) == (0, 1)
    for wins, games in ((-1, 10), (11, 10), (0, -1)):
        with pytest.raises(ValueError):
            wilson(wins, games)


def test_a_broken_tie_counts_as_a_place() -> None:
    """QV-8.2.2: equal points, but one has won."""
    game = Outcome(0, "0", [9, 9, 1, 0], [2, 1, 3, 4], [1], 200, True, 0.5, [{}] * 4)
    assert [s["mean_place"] for s in summary(PLAN, [game])["seats"]] == [2, 1, 3, 4]


def test_places_share_the_mean() -> None:
    assert places([3, 1, 1, 4]) == [3, 1.5, 1.5, 4]
    assert places([1, 1, 1]) == [2, 2, 2]


def test_ratings_order_and_mean() -> None:
    beats = {("a", "b"): 75.0, ("b", "a"): 25.0, ("a", "c"): 90.0, ("c", "a"): 10.0, ("b", "c"): 75.0, ("c", "b"): 25.0}
    found = ratings(beats, ["a", "b", "c"])
    assert found["a"] > found["b"] > found["c"]
    assert sum(found.values()) / 3 == pytest.approx(1500)
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=12)
    never = ratings({("a", "b"): 50.0, ("b", "a"): 0.0}, ["a", "b"])
    assert 300 < never["a"] - never["b"] < 1200
    assert ratings({}, ["a"]) == {"a": 1500}
