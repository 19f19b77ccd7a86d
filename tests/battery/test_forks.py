"""A fork is another world that a seat cannot tell from the true one; and what it cannot know never reaches it."""

from __future__ import annotations

import random

import msgspec
import pytest

from jindori.engine.position import Position
from jindori.engine.saving import save_state
from jindori.engine.stream import Stream
from playing import KITS, SEATINGS, asked, decisions_of, played, seeds, spread, varied, view_bytes


def seen_by(position: Position, seat: int) -> bytes:
    """All that the seat can get out of a position."""
    undo = position.can_undo(seat)
    own = [position.game.describe(position.state, seat, o) for o in position.packed(seat)]
    return view_bytes(position, seat) + msgspec.json.encode([undo, own, position.packed(seat), position.asked, position.moves])


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_the_seat_cannot_tell_at_any_decision(game_id: str, players: int) -> None:
    differed = tried = 0
    for seed in seeds(game_id, 8):
        position = varied(game_id, players, seed)
        for n in decisions_of(position, seed):
            for seat in range(players) if n % 16 == 0 else ((n + seed) % players,):
                before = seen_by(position, seat)
                for world in range(2):
                    fork = position.fork(seat, random.Random(world))
                    KITS[game_id].check(fork.state)
                    assert seen_by(fork, seat) == before
                    tried += 1
                    mine, true = save_state(fork.state), save_state(position.state)
                    differed += (mine["fields"], mine["stack"]) != (true["fields"], true["stack"])
    assert differed > tried // 4, "forks change nothing hidden"


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_what_a_seat_cannot_know_reaches_neither_it_nor_the_public(game_id: str, players: int) -> None:
    """The leak test: in worlds that differ only in what seat s cannot know, s and the public see the same bytes."""
    for seed in seeds(game_id, 6):
        for position in spread(varied(game_id, players, seed), seed + 50, 14):
            public = view_bytes(position, None, 10**6)
            for seat in range(players):
                before = view_bytes(position, seat, 10**6)
                for world in range(2):
                    fork = position.fork(seat, random.Random(world))
                    assert view_bytes(fork, None, 10**6) == public
                    assert view_bytes(fork, seat, 10**6) == before


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_fork_of_a_fork_is_one_too(game_id: str, players: int) -> None:
    for position in spread(varied(game_id, players, 4), 4, 12):
        for seat in range(players):
            fork = position.fork(seat, random.Random(1)).fork(seat, random.Random(2))
            assert seen_by(fork, seat) == seen_by(position, seat)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_forks_of_one_seed_are_the_same_and_of_others_not(game_id: str, players: int) -> None:
    position = played(varied(game_id, players, 3), 3, 7)
    same = {position.fork(0, random.Random(5)).digest() for _ in range(3)}
    others = {position.fork(0, random.Random(world)).digest() for world in range(8)}
    assert len(same) == 1 and len(others) == 8


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_fork_leaves_the_position_alone_and_plays_on_alone(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        for position in spread(varied(game_id, players, seed), seed, 15):
            before = position.digest(), view_bytes(position, 0)
            for seat in range(players):
                end = played(position.fork(seat, random.Random(seed)), seed)
                assert end.over and end.result() is not None
                KITS[game_id].check(end.state)
            assert (position.digest(), view_bytes(position, 0)) == before


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_inner_forks_for_search_are_legal_worlds(game_id: str, players: int) -> None:
    for position in spread(varied(game_id, players, 6), 6, 10):
        for seat in range(players):
            state = position.fork_state(seat, Stream(1, 2, 3, 4))
            KITS[game_id].check(state)
            assert asked(state) == position.asked and not state.listening
            if seat in position.asked:
                assert [int(o) for o in state.options(seat)] == position.packed(seat)
            for other in asked(state):
                fresh = state.stack[-1].options(state, other)
                assert [int(o) for o in state.options(other)] == [int(o) for o in fresh], "the options of the true hand"
