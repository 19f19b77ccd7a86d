"""Writes the golden games anew: ``python tests/golden/make.py [GAME]``. Only where the rules of a game are meant to change."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import jindori
from jindori.engine.position import short_hash
from jindori.engine.rows import as_list
from jindori.engine.state import State, lowest
from jindori.engine.stream import Stream
from jindori.engine.table import Table

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from games.quo_vadis.golden_options import SETS as QUO_VADIS_OPTIONS  # noqa: E402

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "blood_rage": ({}, {"clans": "choose"}, {"call_order": "left_of_pillager", "resume_after_pass": True}, {"draft": False}),
    "quo_vadis": QUO_VADIS_OPTIONS,
}
"""Sets of options; a game that is not named takes turns between its defaults, everything on, and two random sets."""


def sets_of(game_id: str) -> tuple[dict[str, Any], ...]:
    if game_id in OPTIONS:
        return OPTIONS[game_id]
    specs = jindori.all_games()[game_id].option_specs
    rng = random.Random(game_id)
    some = [{s.name: rng.random() < 0.5 for s in specs if s.type == "bool"} for _ in range(2)]
    return ({}, {s.name: True for s in specs if s.type == "bool"}, *some)


def trace(state: State, stream: Stream) -> tuple[int, str]:
    """Random play as ``engine.state.play_out`` does it: decisions, and a hash of every list of options."""
    lists = []
    while not state.over:
        seat = int(lowest(state.asked))
        options = as_list(state.options(seat))
        lists.append([seat, options])
        state.take(seat, options[stream.below("bot", len(options))])
    return len(lists), short_hash(lists)


def counts(game_id: str) -> list[int]:
    game = jindori.all_games()[game_id]
    return list(range(game.min_players, game.max_players + 1))


def table(game_id: str, n: int) -> Table:
    """The ``n``-th combination of player count and options."""
    players, options = counts(game_id), sets_of(game_id)
    return jindori.game(game_id, players[n % len(players)], options[n // len(players) % len(options)])


def game(game_id: str, seed: int) -> dict[str, Any]:
    """One random game."""
    at = table(game_id, seed)
    state = at.new(seed=seed).state.copy()
    decisions, lists = trace(state, Stream(seed + 1, 2, 3, 4))
    return {"seed": seed, "decisions": decisions, "scores": at.game.scores(state), "trace": lists}


def record(game_id: str, n: int) -> dict[str, Any]:
    """One whole game with its choices and fingerprints, for the ``n``-th player count, each with other options."""
    players, options = counts(game_id)[n], sets_of(game_id)
    rng = random.Random(players)
    position = jindori.game(game_id, players, options[n % len(options)]).new(seed=players)
    while not position.over:
        seat = rng.choice(position.asked)
        position.choose(seat, rng.randrange(len(position.packed(seat))))
    return position.record()


def write(name: str, text: str) -> None:
    (HERE / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or list(jindori.all_games()):
        write(f"{each}.json", "[\n" + ",\n".join(json.dumps(game(each, seed)) for seed in range(40)) + "\n]")
        for n, players in enumerate(counts(each)):
            write(f"{each}_{players}.json", json.dumps(record(each, n)))
