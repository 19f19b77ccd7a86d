"""What a state tells by name is what its game's vocabulary declares, no field more and none less."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from playing import GAMES, begin


def names(method: Any) -> list[str]:
    """What a method takes; "from" is written ``from_`` there."""
    return [name.removesuffix("_") for name in inspect.signature(method).parameters]


@pytest.mark.parametrize("game_id", GAMES)
def test_tell_names_the_fields_of_all_events(game_id: str) -> None:
    state: Any = begin(game_id, GAMES[game_id].min_players, 1).state
    assert set(names(state.tell)[1:]) == GAMES[game_id].vocabulary.told()


@pytest.mark.parametrize("game_id", GAMES)
def test_tell_to_names_the_fields_of_all_events_with_a_secret(game_id: str) -> None:
    state: Any = begin(game_id, GAMES[game_id].min_players, 1).state
    secret = [event.parts for event in GAMES[game_id].vocabulary.events.values() if event.secret]
    assert set(names(state.tell_to)[2:]) == {part for parts in secret for part in parts}
