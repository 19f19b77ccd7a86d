"""Bots: legal at every count and with every option, the same for the same seed, better when they look ahead."""

from __future__ import annotations

from typing import Any

import pytest

import jindori
from jindori import bots
from jindori.engine.errors import BadOptions
from jindori.sim.play import make_plan, play_game
from playing import LONG

OPTION_SETS: list[dict[str, Any]] = [
    {},
    {"call_order": "left_of_pillager", "resume_after_pass": True},
    {"draft": False, "clans": "choose"},
]


def test_the_registry_knows_its_bots() -> None:
    assert bots.names() == ["random", "greedy"] == list(bots.NAMES)
    for name in bots.names():
        assert bots.make(name, 1).name == name


@pytest.mark.parametrize("name", ["", "Random", "nobody", None, 3, -1])
def test_an_unknown_bot_is_refused(name: Any) -> None:
    with pytest.raises(BadOptions, match="unknown bot"):
        bots.make(name, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTION_SETS)
def test_random_bots_finish_every_game(players: int, options: dict[str, Any]) -> None:
    plan = make_plan("blood_rage", players, ["random"], 11, options)
    for number in range(5):
        assert play_game(plan, number).finished


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_bots_finish_every_game(players: int) -> None:
    plan = make_plan("blood_rage", players, ["greedy"], 12, OPTION_SETS[players % 3])
    outcome = play_game(plan, 0)
    assert outcome.finished
    assert sum(outcome.scores) > 0


def test_equal_seeds_play_equal_games_and_others_do_not() -> None:
    names = ["greedy", "random", "random"]
    first = play_game(make_plan("blood_rage", 3, names, 3, None), 0)
    again = play_game(make_plan("blood_rage", 3, names, 3, None), 0)
    other = play_game(make_plan("blood_rage", 3, names, 4, None), 0)
    assert (first.scores, first.decisions) == (again.scores, again.decisions)
    assert first.seed != other.seed


def test_a_choice_depends_on_seed_and_glimpse_only() -> None:
    """A bot keeps nothing: asked twice, or newly made, it answers the same."""
    position = jindori.game("blood_rage", players=4).new(seed=2)
    for _ in range(90):
        seat = position.asked[0]
        position.choose(seat, 0)
    seat = position.asked[0]
    for name in bots.names():
        bot = bots.make(name, 5)
        choices = {bot.choose(bots.look(position, seat, bot)) for _ in range(3)}
        fresh = bots.make(name, 5)
        assert choices == {fresh.choose(bots.look(position, seat, fresh))}


def test_looking_and_choosing_change_nothing() -> None:
    position = jindori.game("blood_rage", players=4).new(seed=6)
    for n in range(60):
        seat = position.asked[0]
        before = position.digest()
        for name in bots.names():
            bot = bots.make(name, n)
            number = bot.choose(bots.look(position, seat, bot))
            assert 0 <= number < len(position.packed(seat))
        assert position.digest() == before
        position.choose(seat, number)


def test_random_takes_every_option_about_equally_often() -> None:
    position = jindori.game("blood_rage", players=4).new(seed=1)
    counts = [0] * len(position.packed(0))
    for n in range(800):
        bot = bots.make("random", n)
        counts[bot.choose(bots.look(position, 0, bot))] += 1
    expected = 800 / len(counts)
    assert all(0.6 * expected < count < 1.4 * expected for count in counts)


@pytest.mark.parametrize("game_id", jindori.all_games())
def test_greedy_beats_random(game_id: str) -> None:
    """Fixed games, greedy in each seat equally often. By chance it would win every third or fourth of them."""
    players = jindori.all_games()[game_id].min_players + 1
    games = players * (6 if LONG else 2)
    wins = 0.0
    for number in range(games):
        at = number % players
        names = ["random"] * players
        names[at] = "greedy"
        outcome = play_game(make_plan(game_id, players, names, 99, None), number)
        if at in outcome.winners:
            wins += 1 / len(outcome.winners)
    assert wins >= 0.7 * games
