"""Golden games: random games as they were played once, to be played again exactly so.

``python tests/golden.py [GAME]`` in the development environment writes them anew (``tests/games/<game>/golden/``). Only
where the rules of a game are meant to change, or for a game that has none yet.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any

import jindori
from jindori.engine.fingerprints import short_hash
from jindori.engine.plain import read_json
from jindori.engine.rows import as_list
from jindori.engine.state import State, lowest
from jindori.engine.stream import Stream
from jindori.engine.table import Table

sys.path.insert(0, str(Path(__file__).parent))

from game_kits import Kit, found  # noqa: E402

KITS = {game_id: kit for game_id, kit in found().items() if game_id in jindori.all_games()}
TRACES = 40


class Missing(AssertionError):
    """A golden file is not there."""


def sets_of(game_id: str) -> tuple[dict[str, Any], ...]:
    if (given := KITS[game_id].golden_options) is not None:
        return given
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


def read(kit: Kit, name: str) -> Any:
    """A golden file. Raises Missing."""
    file = kit.golden / name
    if not file.is_file():
        raise Missing(f"{kit.game.id} has no golden {name}: run python tests/golden.py {kit.game.id}, look at what it wrote, and commit it")
    return read_json(file.read_bytes())


def write(kit: Kit) -> None:
    kit.golden.mkdir(exist_ok=True)
    lines = [json.dumps(game(kit.game.id, seed)) for seed in range(TRACES)]
    files = {"traces.json": "[\n" + ",\n".join(lines) + "\n]"}
    files |= {f"record_{players}.json": json.dumps(record(kit.game.id, n)) for n, players in enumerate(counts(kit.game.id))}
    for name, text in files.items():
        (kit.golden / name).write_text(text + "\n", encoding="utf-8")


def main(wanted: list[str]) -> None:
    for game_id in wanted:
        if game_id not in KITS:
            sys.exit(f"golden.py: no game {game_id} with a game_kit.py in tests/games; there are: {', '.join(KITS)}")
    for game_id in wanted or KITS:
        write(KITS[game_id])


if __name__ == "__main__":
    main(sys.argv[1:])
