"""Interpreted and compiled, the same games: the golden traces must come out either way."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import jindori
from game_kits import found
from golden import KITS, TRACES, Missing, counts, main, read, table, trace
from jindori.engine import state as engine_state
from jindori.engine import vecs
from jindori.engine.fingerprints import short_hash
from jindori.engine.saving import save_state
from jindori.engine.state import play_out
from jindori.engine.stream import Stream
from jindori.engine.table import Table


def test_the_expected_engine_runs() -> None:
    compiled = str(engine_state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == vecs.COMPILED
    if os.environ.get("JINDORI_EXPECT_COMPILED") == "1":
        assert compiled


@pytest.mark.parametrize(("game_id", "n"), [(game_id, n) for game_id in KITS for n in range(TRACES)])
def test_golden_games(game_id: str, n: int) -> None:
    golden = read(KITS[game_id], "traces.json")[n]
    at = table(game_id, golden["seed"])
    for looped in (False, True):
        state, stream = at.new(seed=golden["seed"]).state.copy(), Stream(golden["seed"] + 1, 2, 3, 4)
        if looped:
            decisions = play_out(state, stream, 3_000)
        else:
            decisions, lists = trace(state, stream)
            assert lists == golden["trace"]
        assert decisions == golden["decisions"]
        assert at.game.scores(state) == golden["scores"]


@pytest.mark.parametrize(("game_id", "players"), [(game_id, n) for game_id in KITS for n in counts(game_id)])
def test_golden_records(game_id: str, players: int) -> None:
    record = read(KITS[game_id], f"record_{players}.json")
    position = jindori.replay(record)
    usual = {spec.name: spec.default for spec in jindori.all_games()[game_id].option_specs}
    assert position.over and position.record() == {**record, "options": {**usual, **record["options"]}}


def test_a_missing_golden_file_is_told_in_a_sentence() -> None:
    with pytest.raises(Missing, match="three_fields has no golden traces.json: run python tests/golden.py three_fields"):
        read(found()["three_fields"], "traces.json")


def test_an_unknown_game_is_told_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="no game go with a game_kit.py in tests/games; there are: .*blood_rage"):
        main(["go"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_interpreted_game_runs_on_the_engine_whichever_it_is(players: int) -> None:
    ends = []
    for _ in range(2):
        state = Table(found()["three_fields"].game, players).new(seed=players).state.copy()
        assert play_out(state, Stream(1, 2, 3, 4), 100) >= 3 * players and state.over
        ends.append(short_hash(save_state(state)))
    assert ends == [ends[0]] * 2
