"""Games played at random, the same way each time; what all tests of whole games share."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import yaml

from game_kits import found
from jindori.engine import vecs
from jindori.engine.cases.kit import Kit
from jindori.engine.dumps import load_position
from jindori.engine.game import Game
from jindori.engine.options import OptionSpec, lacking
from jindori.engine.position import Position
from jindori.engine.record import replay_record
from jindori.engine.state import State
from jindori.engine.table import Table
from jindori.engine.views import PositionView
from jindori.games import find as find_game

KITS = found()
GAMES: dict[str, Game] = {game_id: kit.game for game_id, kit in KITS.items()}
LONG = vecs.COMPILED
"""Compiled, ten times as many games are played in the same time: there the battery is a long one."""
SEATINGS = [(game_id, n) for game_id, game in GAMES.items() for n in range(game.min_players, game.max_players + 1)]


def find(game_id: str) -> Game:
    return GAMES[game_id] if game_id in GAMES else find_game(game_id)


def cases_of(game_id: str) -> Kit:
    """What plays the game's worked cases; also for a game of the tests."""
    kit: Kit = import_module(f"jindori.games.{game_id}.cases").CASES
    return kit


def cases_in(file: Path) -> list[dict[str, Any]]:
    """Worked cases as they stand in the file, read by YAML's own library where it has one: six times as fast."""
    return list(yaml.load(file.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))["cases"])


def short(game_id: str) -> bool:
    """Is a game soon over? Then many are needed to see as much, and each of its decisions is looked at."""
    return find(game_id).most_decisions < 2_000


def load(dump: Any) -> Position:
    return load_position(Position, dump, find)


def replay(record: Any, to: int | None = None) -> Position:
    return replay_record(Position.begin, record, find, to)


def option_value(spec: OptionSpec, rng: random.Random) -> Any:
    if spec.type == "bool":
        return rng.random() < 0.5
    if spec.type == "choice":
        return rng.choice(spec.choices)
    return rng.randint(spec.low or 0, spec.high or 0)


def some_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """Any values; three times out of four a rule that is on has what it needs, so that it is played."""
    options = {spec.name: option_value(spec, rng) for spec in game.option_specs}
    if rng.random() < 0.75:
        rules = [spec for spec in game.option_specs if spec.type == "bool" and not spec.part]
        while short := [spec for spec in rules if options[spec.name] and lacking(spec, options)]:
            options[rng.choice(lacking(short[0], options))] = True
    return options


def begin(game_id: str, players: int, seed: int, options: dict[str, Any] | None = None) -> Position:
    return Table(find(game_id), players, options).new(seed=seed)


def varied(game_id: str, players: int, seed: int) -> Position:
    """A new game, every second seed with options of its own."""
    options = some_options(find(game_id), random.Random(seed)) if seed % 2 else None
    return begin(game_id, players, seed, options)


def step(position: Position, rng: random.Random) -> tuple[int, int]:
    """One random choice of one random seat that must choose."""
    seat = rng.choice(position.asked)
    number = rng.randrange(len(position.packed(seat)))
    position.choose(seat, number)
    return seat, number


def decisions_of(position: Position, seed: int, limit: int = 10**6) -> Iterator[int]:
    """Play on at random; yields before each choice, with the number of choices made."""
    rng = random.Random(seed)
    made = 0
    while not position.over and made < limit:
        yield made
        step(position, rng)
        made += 1


def played(position: Position, seed: int, limit: int = 10**6) -> Position:
    for _ in decisions_of(position, seed, limit):
        pass
    return position


def seeds(game_id: str, n: int) -> range:
    """``n`` games compiled, a sixth interpreted (from the first with options of its own on); a third of it where games are long."""
    if find(game_id).most_decisions >= 5_000:
        n //= 3
    return range(max(1, n)) if LONG else range(1, 1 + max(1, n // 6))


def spread(position: Position, seed: int, every: int) -> Iterator[Position]:
    """The same position again and again while it is played to its end: now and then, at irregular distances.

    On average after ``every`` choices, interpreted twice as rarely.
    """
    rng = random.Random(seed)
    for _ in decisions_of(position, seed):
        if rng.randrange(every if LONG else 2 * every) == 0:
            yield position
    yield position


def asked(state: State) -> list[int]:
    return [seat for seat in range(int(state.players)) if state.asked >> seat & 1]


def plain(view: PositionView) -> Any:
    """A view as it goes over the wire."""
    return json.loads(msgspec.json.encode(view))


def view_bytes(position: Position, seat: int | None, lines: int = 25) -> bytes:
    """A view over the wire, with the last lines of the log (a whole log at every decision would take most of the time)."""
    return msgspec.json.encode(position.view(seat, since=len(position.log) - lines))


def everything(position: Position) -> str:
    """All of a position, to see whether it has changed."""
    return json.dumps(position.dump(), sort_keys=True)
