"""K1: a fork is a function of what the seat has seen and of the stream alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from jindori import bots
from jindori.engine.position import Position
from jindori.engine.saving import save_state
from jindori.engine.shared.sealed import Sealed
from jindori.engine.state import State
from jindori.engine.stream import Stream
from playing import GAMES, KITS, LONG, SEATINGS, short, spread, varied


def stream(n: int) -> Stream:
    return Stream(n + 1, 20, 30, 40)


def worlds(position: Position, seat: int) -> Iterator[State]:
    """Positions that look the same to the seat, with everything hidden drawn anew."""
    for n in range(2):
        yield position.fork_state(seat, stream(100 + n))


def sampled(position: Position, state: State, seat: int, luck: int) -> State:
    fork = state.copy()
    position.game.knowledge(state, seat).sample(fork, stream(luck))
    return fork


def positions(game_id: str, players: int) -> Iterator[Position]:
    games = 30 if short(game_id) else 4
    for seed in range(games if LONG else games // 2):
        yield from spread(varied(game_id, players, seed), seed + 20, 12)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_k1_forks_of_positions_that_look_alike_are_equal(game_id: str, players: int) -> None:
    """All of them, at drafts, sealed choices, battles and everywhere else."""
    hidden = sealed = 0
    for position in positions(game_id, players):
        for seat in range(players):
            here = save_state(sampled(position, position.state, seat, 1))
            for world in worlds(position, seat):
                hidden += save_state(world)["fields"] != save_state(position.state)["fields"]
                sealed += save_state(world)["stack"] != save_state(position.state)["stack"]
                assert save_state(sampled(position, world, seat, 1)) == here
    assert hidden > (100 if LONG else 10)
    if any(issubclass(kind, Sealed) for kind in GAMES[game_id].procedures):
        assert sealed > 5 or not LONG


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_k1_one_knowledge_gives_the_same_as_many(game_id: str, players: int) -> None:
    """Made once and sampled often, in any order, from the position or from another sample of it."""
    for position in spread(varied(game_id, players, 5), 5, 25):
        for seat in range(players):
            knowledge = position.game.knowledge(position.state, seat)
            before = save_state(position.state)
            found = []
            for luck in (1, 2, 3, 2, 1):
                fork = position.state.copy()
                knowledge.sample(fork, stream(luck))
                KITS[game_id].check(fork)
                found.append(save_state(fork))
                knowledge.sample(fork, stream(2))
                assert save_state(fork) == save_state(sampled(position, position.state, seat, 2))
            assert found[0] == found[4] and found[1] == found[3]
            assert save_state(position.state) == before


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("game_id", GAMES)
def test_k1_bots_choose_alike_in_positions_that_look_alike(game_id: str, name: str) -> None:
    tried = 0
    for players in range(GAMES[game_id].min_players, 5):
        for position in spread(varied(game_id, players, players), 3, 1 if short(game_id) else 60 if LONG else 15):
            for seat in position.asked:
                options = position.packed(seat)
                bot = bots.make(name, random.Random(position.moves).randrange(100))
                choice = bot.choose(bots.look(position, seat, bot))
                for world in list(worlds(position, seat))[:1]:
                    glimpse = bots.look_at(position.game, world, seat, position.moves, bot)
                    assert glimpse.options == options
                    assert bot.choose(glimpse) == choice
                    tried += 1
    assert tried > (10 if LONG else 3)
