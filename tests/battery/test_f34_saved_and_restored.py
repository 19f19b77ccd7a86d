"""F34: at every decision a game can be pickled, deep-copied or saved as JSON and goes on with the same turn, undo and dice."""

from __future__ import annotations

import copy
import json
import pickle
import random

import pytest

from jindori.engine.position import Position
from jindori.engine.table import Table
from playing import GAMES, SEATINGS, decisions_of, everything, find, load, played, varied

NAMES = ['Bob, "the" O\'Neil', "山田；太郎", "名前、\n改行", "{$x}", "=1+1"]


def ways(position: Position) -> list[Position]:
    return [
        pickle.loads(pickle.dumps(position)),
        copy.deepcopy(position),
        load(json.loads(json.dumps(position.dump()))),
        position.copy(),
    ]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_at_decisions_of_every_kind(game_id: str, players: int) -> None:
    table = Table(find(game_id), players)
    position = table.new(seed=11, seats=NAMES[:players])
    for n in decisions_of(position, 11):
        if n % 9:
            continue
        now = everything(position)
        for twin in ways(position):
            assert everything(twin) == now
            assert twin.seats == NAMES[:players]
            assert [twin.packed(seat) for seat in range(players)] == [position.packed(seat) for seat in range(players)]
            assert [twin.can_undo(seat) for seat in range(players)] == [position.can_undo(seat) for seat in range(players)]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_the_rest_of_the_game_is_the_same(game_id: str, players: int) -> None:
    position = varied(game_id, players, 3)
    for n in decisions_of(position, 3):
        if n % 31 == 5:
            ends = {everything(played(twin, n)) for twin in ways(position)}
            assert len(ends) == 1


@pytest.mark.parametrize("game_id", GAMES)
def test_hidden_things_survive_in_forks_that_are_saved(game_id: str) -> None:
    position = played(varied(game_id, GAMES[game_id].max_players, 2), 2, 60)
    fork = position.fork(1, random.Random(1))
    assert everything(pickle.loads(pickle.dumps(fork))) == everything(fork)
