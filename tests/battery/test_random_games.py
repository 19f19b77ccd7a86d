"""Thousands of games at random: they end in time, nothing is lost or doubled, limits hold, lists stay short."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jindori.engine.state import State
from jindori.engine.stream import Stream
from playing import GAMES, KITS, LONG, SEATINGS, asked, begin, decisions_of, find, load, replay, some_options, varied

DECISIONS = 4_000_000 if LONG else 150_000
"""About so many decisions a game and player count may take, if all its games were as long as they can be."""
MOST_OPTIONS = 200
EXAMPLES = 300 if LONG else 20


def play_through(game_id: str, state: State, seed: int, every: int) -> tuple[int, int]:
    """Plays on at random; checks every so often and at the end. Returns decisions made and the longest list seen."""
    check, limit = KITS[game_id].check, find(game_id).most_decisions
    stream = Stream(seed + 1, 2, 3, 4)
    decisions = longest = 0
    while not state.over:
        assert decisions < limit, "the game does not end"
        seats = asked(state)
        seat = seats[stream.below("seat", len(seats))]
        options = state.options(seat)
        longest = max(longest, len(options))
        assert len(options) > 0
        if decisions % every == seed % every:
            check(state)
        state.take(seat, options[stream.below("option", len(options))])
        decisions += 1
    check(state)
    return decisions, longest


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_random_games(game_id: str, players: int, record_property) -> None:  # type: ignore[no-untyped-def]
    game, longest, most = find(game_id), 0, 0
    for seed in range(min(3_000, DECISIONS // game.most_decisions)):
        state = varied(game_id, players, seed).state.copy()
        decisions, options = play_through(game_id, state, seed, 29)
        longest, most = max(longest, options), max(most, decisions)
        scores = game.scores(state)
        assert min(scores) >= 0 and {scores[s] for s in game.winners(state)} == {max(scores)}
    record_property("longest list of options", longest)
    record_property("most decisions in a game", most)
    assert longest <= MOST_OPTIONS


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_checked_at_every_decision(game_id: str, players: int) -> None:
    for seed in range(40 if LONG else 4):
        play_through(game_id, varied(game_id, players, seed).state.copy(), seed, 1)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_games_by_habit_end(game_id: str, players: int) -> None:
    """Always the first option, always the last, or always of one kind: no habit makes a game go on for ever."""
    for habit in ("first", "last", "not the last", "longest kind"):
        position = begin(game_id, players, 3)
        state = position.state.copy()
        rng = random.Random(habit)
        for _ in range(find(game_id).most_decisions):
            if state.over:
                break
            seat = asked(state)[0]
            options = [int(o) for o in state.options(seat)]
            if habit == "first":
                option = options[0]
            elif habit == "last":
                option = options[-1]
            elif habit == "not the last":
                option = rng.choice(options[:-1] or options)
            else:
                kinds = [o & 255 for o in options]
                option = rng.choice([o for o in options if o & 255 == max(kinds, key=kinds.count)])
            state.take(seat, option)
        assert state.over
        KITS[game_id].check(state)


@pytest.mark.parametrize("game_id", GAMES)
@given(data=st.data())
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_choices_under_any_options(game_id: str, data: st.DataObject) -> None:
    game = GAMES[game_id]
    players = data.draw(st.integers(game.min_players, game.max_players))
    options = some_options(game, random.Random(data.draw(st.integers(0, 1_000))))
    state = begin(game_id, players, data.draw(st.integers(0, 2**64)), options).state.copy()
    choices = data.draw(st.lists(st.integers(0, 199), min_size=1, max_size=120))
    for n in range(game.most_decisions):
        if state.over:
            break
        seat = asked(state)[choices[n % len(choices)] % len(asked(state))]
        row = state.options(seat)
        state.take(seat, row[choices[(n + 1) % len(choices)] % len(row)])
        if n % 16 == 0:
            KITS[game_id].check(state)
    assert state.over
    KITS[game_id].check(state)


def alone_and_together(game_id: str) -> list[tuple[str, dict[str, Any]]]:
    """Every switch alone; all switches on; and with all on, every other option at each of its values or ends."""
    specs = find(game_id).option_specs
    switches = [spec for spec in specs if spec.type == "bool"]
    together = {spec.name: True for spec in switches}
    out = [(f"only {spec.name}", {s.name: (s is spec) for s in switches}) for spec in switches] + [("everything on", together)]
    for spec in specs:
        if spec.type != "bool":
            values = spec.choices if spec.type == "choice" else (spec.low, spec.high)
            out += [(f"all, {spec.name}={value}", {**together, spec.name: value}) for value in values if value != spec.default]
    return out


ALONE = [
    pytest.param(game_id, n, options, id=f"{game_id}, {name}")
    for game_id in GAMES
    for n, (name, options) in enumerate(alone_and_together(game_id))
]


@pytest.mark.parametrize(("game_id", "n", "options"), ALONE)
def test_every_option_alone_and_all_together(game_id: str, n: int, options: dict[str, Any]) -> None:
    """Any combination is legal; the random sets of the other tests do the rest. Player counts take turns."""
    game = find(game_id)
    players = game.min_players + n % (game.max_players - game.min_players + 1)
    position = begin(game_id, players, n, options)
    play_through(game_id, position.state.copy(), n, 13)
    for _ in decisions_of(position, n, 40):
        for seat in position.asked:
            assert position.view(seat).decision is not None
    assert replay(position.record()).digest() == position.digest() == load(position.dump()).digest()
