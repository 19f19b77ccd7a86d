"""One game of bots from a plan: its seeds come from the plan's seed and the game's number, whoever plays it where."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

from jindori.bots import Bot, look, look_at, make
from jindori.engine.errors import BadOptions
from jindori.engine.log import Log
from jindori.engine.options import unmet_needs
from jindori.engine.position import Position, stream_of
from jindori.engine.state import State, lowest, play_blind
from jindori.engine.table import Table
from jindori.games import find

MOST_GAMES = 10_000_000
MOST_SEED = 2**128 - 1


@dataclass(frozen=True)
class Plan:
    """What to play: game, players, options, a bot for every seat, a seed. Plain data, so that workers can have it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def table(self) -> Table:
        return Table(find(self.game), self.players, self.options)

    def warnings(self) -> list[str]:
        """What a reader of the numbers must know of the options."""
        table = self.table()
        return unmet_needs(table.game.option_specs, table.options)


@dataclass(frozen=True)
class Outcome:
    """A played game. ``sources``: points by source, by seat. ``finished``: False if the limit of decisions cut it short."""

    number: int
    seed: str
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    decisions: int
    finished: bool
    cpu_seconds: float
    sources: list[dict[str, int]]


def make_plan(game: str, players: int | None, bots: list[str], seed: int, options: dict[str, Any] | None) -> Plan:
    """A checked plan. ``bots``: one for all seats, or one a seat. Raises BadOptions."""
    table = Table(find(game), players, options)
    if not bots:
        raise BadOptions("no bots given")
    for name in bots:
        make(name, 0)
    if len(bots) == 1:
        bots = bots * table.players
    if len(bots) != table.players:
        raise BadOptions(f"{len(bots)} bots for {table.players} seats; give one for each seat, or one for all")
    return Plan(table.id, table.players, tuple(bots), checked_seed(seed), table.options)


def checked_seed(seed: int) -> int:
    """Raises BadOptions."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadOptions("a seed is a whole number from 0 to 2**128 - 1")
    return seed


def derived(seed: int, number: int, what: str) -> str:
    """32 hexadecimal digits out of a plan's seed, a game's number and what they are for (SHA-256)."""
    return hashlib.sha256(f"jindori {what} {seed} {number}".encode()).hexdigest()[:32]


def play_game(
    plan: Plan, number: int, records: str | None = None, deal: int | None = None, bot_seeds: list[str] | None = None
) -> Outcome:
    """Play game ``number`` of a plan, and keep its record if ``records`` names a folder.

    ``deal``: the number whose cards and dice are used, if not its own (paired seatings share a deal); ``bot_seeds`` by
    seat, likewise. Raises OSError if the record cannot be written.
    """
    table = plan.table()
    seed = derived(plan.seed, number if deal is None else deal, "game")
    seeds = bot_seeds or [derived(plan.seed, number, f"bot {seat}") for seat in range(plan.players)]
    bots = [make(name, seeds[seat]) for seat, name in enumerate(plan.bots)]
    begun = process_time()
    if records is None and not any(bot.wants_view for bot in bots):
        state, log, decisions = play_state(table, seed, bots)
    else:
        position = play_position(table, seed, bots)
        state, log, decisions = position.state, position.log, position.moves
        if records is not None:
            write_record(position, Path(records) / f"{plan.game}-{plan.players}p-{plan.seed}-{number:06d}.json")
    game = table.game
    finished = bool(state.over)
    return Outcome(
        number=number,
        seed=seed,
        scores=game.scores(state),
        ranks=game.ranks(state),
        winners=game.winners(state) if finished else [],
        decisions=decisions,
        finished=finished,
        cpu_seconds=process_time() - begun,
        sources=game.points_by_source(state, log),
    )


def play_position(table: Table, seed: str, bots: list[Bot]) -> Position:
    """With everything a record needs."""
    position = table.new(seed, seats=[bot.name for bot in bots])
    while not position.over and position.moves < table.game.most_decisions:
        seat = position.asked[0]
        position.choose(seat, bots[seat].choose(look(position, seat, bots[seat])))
    return position


def play_state(table: Table, seed: str, bots: list[Bot]) -> tuple[State, Log, int]:
    """The same game without undo, digests and views, and with a log of points only; many times as fast."""
    game = table.game
    state = game.new_state(table.players, table.options, stream_of(seed), True, None)
    state.heard = sum(1 << kind for kind in game.point_events)
    blind = sum(1 << seat for seat, bot in enumerate(bots) if bot.blind)
    luck = [bot.luck for bot in bots]
    state.advance()
    moves = 0
    while True:
        moves = int(play_blind(state, blind, luck, moves, game.most_decisions))
        if state.over or moves >= game.most_decisions:
            break
        seat = int(lowest(state.asked))
        glimpse = look_at(game, state, seat, moves, bots[seat])
        number = bots[seat].choose(glimpse)
        if not 0 <= number < len(glimpse.options):
            raise BadOptions(f"the bot {bots[seat].name} chose option {number} of {len(glimpse.options)}")
        state.take(seat, glimpse.options[number])
        moves += 1
    log = Log(game)
    log.drain(state, moves)
    return state, log, moves


def write_record(position: Position, path: Path) -> None:
    """A record as one JSON file: whole or not at all. Raises OSError."""
    text = json.dumps(position.record(), ensure_ascii=False, separators=(",", ":"))
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o644)
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
