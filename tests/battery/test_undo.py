"""Undo is exact, and never takes back a draw, a reveal or another seat's choice: what it takes back taught nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from jindori.engine.errors import CannotUndo
from jindori.engine.position import Position
from playing import SEATINGS, decisions_of, everything, seeds, step, varied, view_bytes


def game_of(position: Position) -> dict[str, Any]:
    """All of a position but what the others may take back: that ends with another seat's choice, taken back or not."""
    return {key: value for key, value in position.dump().items() if key not in ("history", "barrier")}


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_exact(game_id: str, players: int) -> None:
    taken_back = 0
    for seed in seeds(game_id, 4):
        position = varied(game_id, players, seed)
        rng = random.Random(seed)
        while not position.over:
            before, twin = game_of(position), position.copy()
            seat, _ = step(twin, rng)
            if twin.can_undo(seat).allowed:
                twin.undo(seat)
                assert game_of(twin) == before and twin.digest() == position.digest()
                assert twin.can_undo(seat).allowed == position.can_undo(seat).allowed
                taken_back += 1
            step(position, rng)
    assert taken_back > 2


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_step_by_step_to_the_start_of_the_run(game_id: str, players: int) -> None:
    longest = 0
    for seed in seeds(game_id, 4):
        position = varied(game_id, players, seed)
        past: dict[int, dict[str, Any]] = {}
        for _ in decisions_of(position, seed):
            past[position.moves] = game_of(position)
            if position.state.stack[-1].sealed():
                continue
            for seat in range(players):
                twin, steps = position.copy(), 0
                while twin.can_undo(seat).allowed:
                    twin.undo(seat)
                    steps += 1
                    assert twin.choices == position.choices[: twin.moves]
                    assert all(who == seat for who, _ in position.choices[twin.moves :])
                    assert game_of(twin) == past[twin.moves]
                longest = max(longest, steps)
    assert longest >= 1


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_refused_undo_changes_nothing(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 4):
        position = varied(game_id, players, seed)
        for n in decisions_of(position, seed):
            for seat in range(players) if n % 4 == seed % 4 else ():
                undo = position.can_undo(seat)
                if undo.allowed:
                    continue
                assert undo.reason is not None
                before = everything(position)
                with pytest.raises(CannotUndo) as caught:
                    position.undo(seat)
                assert caught.value.key == undo.reason.key and everything(position) == before


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_what_can_be_taken_back_taught_nothing(game_id: str, players: int) -> None:
    """In every world the seat held possible before, the same choices lead to the same view: so nothing was learnt."""
    tried = 0
    for seed in seeds(game_id, 6):
        position = varied(game_id, players, seed)
        for n in decisions_of(position, seed):
            for seat in range(players):
                if not position.can_undo(seat).allowed or (n + seed) % 4:
                    continue
                now = view_bytes(position, seat)
                earlier = position.copy()
                mine = earlier.choices[-1]
                earlier.undo(seat)
                if len(earlier.choices) == len(position.choices) or mine[0] != seat:
                    continue
                for world in range(2):
                    fork = earlier.fork(seat, random.Random(world))
                    fork.choose(seat, fork.packed(seat).index(mine[1]))
                    assert view_bytes(fork, seat) == now
                    tried += 1
    assert tried > 0
