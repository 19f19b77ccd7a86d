"""Saved at any decision and loaded, here or in a fresh process, a game goes on identically; its record replays."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import jindori
from jindori.engine.plain import read_json
from playing import SEATINGS, everything, load, played, replay, seeds, spread, varied

ON = "import json, sys; from battery.test_saving import gone_on; print(json.dumps([gone_on(d) for d in json.load(sys.stdin)]))"


def gone_on(dump: object) -> list[str]:
    """How a loaded game looks: what it is, what can be chosen, how it ends."""
    position = load(dump)
    start = [everything(position), repr([(d.seat, d.id, d.options) for d in position.decisions])]
    start.append(repr([position.can_undo(seat) for seat in range(position.players)]))
    start.append(everything(played(position, 77)))
    return [hashlib.sha256(text.encode()).hexdigest() for text in start]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_loaded_it_goes_on_identically(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 4):
        for position in spread(varied(game_id, players, seed), seed, 12):
            text = json.dumps(position.dump())
            assert everything(load(read_json(text))) == everything(position)
            twin = position.copy()
            assert gone_on(read_json(text))[3] == hashlib.sha256(everything(played(twin, 77)).encode()).hexdigest()


def test_in_a_fresh_process_too() -> None:
    dumps = []
    for game_id, players in SEATINGS:
        dumps += [position.dump() for position in spread(varied(game_id, players, 5), 5, 30)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(jindori.__file__).parents[1]), str(Path(__file__).parents[1])])}
    done = subprocess.run([sys.executable, "-c", ON], input=json.dumps(dumps), capture_output=True, text=True, env=env, check=True, timeout=300)
    assert json.loads(done.stdout) == [gone_on(json.loads(json.dumps(dump))) for dump in dumps]


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_the_record_replays(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 4):
        for limit in (17, 10**6):
            position = played(varied(game_id, players, seed), seed, limit)
            record = read_json(json.dumps(position.record()))
            again = replay(record)
            assert everything(again) == everything(position)
            assert again.result() == position.result()
