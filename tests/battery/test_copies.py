"""A copy is equal and independent: whatever is played on one, the other stays as it was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from jindori.engine.position import Position
from jindori.engine.saving import save_state, saved_fields
from playing import SEATINGS, asked, begin, everything, played, seeds, spread, step, varied


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_old_copies_never_change(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 3):
        position = varied(game_id, players, seed)
        kept = []
        for now in spread(position, seed, 3):
            twin = now.copy()
            assert everything(twin) == everything(now)
            kept.append((twin, everything(twin)))
        for twin, before in kept:
            assert everything(twin) == before


def parts(position: Position) -> list[Any]:
    """The state and everything in it that has fields of its own: clans, gods, a battle."""
    out: list[Any] = [position.state]
    for name in position.game.parts:
        value = getattr(position.state, name)
        out += value if isinstance(value, list) else [value] if value is not None else []
    return out


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_copy_has_every_field(game_id: str, players: int) -> None:
    """Also those that random play hardly ever changes: each number in turn is given another value, then copied."""
    position = played(varied(game_id, players, 1), 1, 30)
    changed = 0
    for number, part in enumerate(parts(position)):
        for name in saved_fields(part):
            value = getattr(part, name)
            if not isinstance(value, int):
                continue
            other = not value if isinstance(value, bool) else value + 1
            setattr(part, name, other)
            assert getattr(parts(position.copy())[number], name) == other, name
            setattr(part, name, value)
            changed += 1
    assert changed >= 2


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_what_is_played_on_a_copy_is_not_felt(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        for position in spread(varied(game_id, players, seed), seed, 12):
            before = everything(position)
            played(position.copy(), seed + 1, 40)
            assert everything(position) == before


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_copy_goes_on_identically(game_id: str, players: int) -> None:
    position = varied(game_id, players, 1)
    twin = position.copy()
    rng, same = Random(1), Random(1)
    while not position.over:
        assert step(position, rng) == step(twin, same)
        assert twin.digest() == position.digest()


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_inner_states_are_independent_at_every_decision(game_id: str, players: int) -> None:
    """The fast copies that search uses: siblings made from one state never touch it or each other."""
    state = begin(game_id, players, 2).state.copy()
    rng = Random(2)
    kept = []
    while not state.over:
        seat = rng.choice(asked(state))
        options = [int(o) for o in state.options(seat)]
        before = save_state(state)
        for option in rng.sample(options, min(3, len(options))):
            child = state.copy()
            child.take(seat, option)
            kept.append((child, save_state(child)))
        assert save_state(state) == before
        state.take(seat, rng.choice(options))
    for child, before in kept:
        assert save_state(child) == before
