"""How fast it runs here: decisions, copies, forks and bot moves per CPU-second, in random play."""

from __future__ import annotations

from time import process_time
from typing import Any

import jindori.engine.state as engine_state
from jindori.bots import look_at, make, names
from jindori.engine.knowledge import samples
from jindori.engine.position import stream_of
from jindori.engine.state import State, copies, lowest, play_out
from jindori.engine.stream import Stream
from jindori.engine.table import Table
from jindori.games import find
from jindori.sim.play import derived
from jindori.sim.simulate import Progress

COPIES_AT_ONCE = 2_000
FORKS_AT_ONCE = 50


def compiled() -> bool:
    """Is the engine machine code (mypyc), or interpreted Python?"""
    return not str(engine_state.__file__).endswith(".py")


def bench(game: str, players: int | None = None, seconds: float = 2.0, progress: Progress | None = None) -> dict[str, Any]:
    """Each measure takes about ``seconds`` CPU-seconds. Legal options are listed at each decision. Raises BadOptions."""
    table = Table(find(game), players)
    out: dict[str, Any] = {
        "game": table.id,
        "players": table.players,
        "mode": "compiled" if compiled() else "interpreted",
        **decisions(table, seconds),
    }
    tell(progress, 1)
    middle = begun(table, 0)
    play_out(middle, Stream(1, 2, 3, 4), out["decisions"] // out["games"] // 2)
    out.update(copying(middle, seconds / 2))
    tell(progress, 2)
    out.update(forking(table, middle, seconds / 2))
    tell(progress, 3)
    out["bots"] = {}
    for n, name in enumerate(names()):
        out["bots"][name] = bot_moves(table, name, seconds)
        tell(progress, 4 + n)
    return out


def tell(progress: Progress | None, n: int) -> None:
    if progress is not None:
        progress(n)


def begun(table: Table, number: int) -> State:
    seed = derived(0, number, "game")
    state = table.game.new_state(table.players, table.options, stream_of(seed), False, None)
    state.advance()
    return state


def decisions(table: Table, seconds: float) -> dict[str, Any]:
    games = 0
    made = 0
    spent = 0.0
    while spent < seconds or games == 0:
        state = begun(table, games)
        start = process_time()
        made += int(play_out(state, Stream(games + 1, 2, 3, 4), table.game.most_decisions))
        spent += process_time() - start
        games += 1
    return {
        "games": games,
        "decisions": made,
        "decisions_per_game": made / games,
        "decisions_per_cpu_second": round(made / max(spent, 1e-9), 1),
    }


def copying(state: State, seconds: float) -> dict[str, Any]:
    made = 0
    start = process_time()
    while process_time() - start < seconds or made == 0:
        copies(state, COPIES_AT_ONCE)
        made += COPIES_AT_ONCE
    return {"copies": made, "copies_per_cpu_second": round(made / max(process_time() - start, 1e-9), 1)}


def forking(table: Table, state: State, seconds: float) -> dict[str, Any]:
    """What every seat knows, worked out anew each time; then copies drawn anew from it."""
    made = 0
    known = []
    start = process_time()
    while process_time() - start < seconds or made == 0:
        known = [table.game.knowledge(state, seat) for seat in range(table.players)]
        made += table.players
    spent = process_time() - start
    out: dict[str, Any] = {"knowledge": made, "knowledge_per_cpu_second": round(made / max(spent, 1e-9), 1)}
    made = 0
    luck = Stream(1, 2, 3, 4)
    start = process_time()
    while process_time() - start < seconds or made == 0:
        for knowledge in known:
            samples(knowledge, state, luck, FORKS_AT_ONCE)
            made += FORKS_AT_ONCE
    spent = process_time() - start
    return {**out, "forks": made, "forks_per_cpu_second": round(made / max(spent, 1e-9), 1)}


def bot_moves(table: Table, name: str, seconds: float) -> dict[str, Any]:
    """Every seat played by this bot; only its thinking is measured (what it is shown included)."""
    made = 0
    games = 0
    spent = 0.0
    longest = 0.0
    while spent < seconds:
        state = begun(table, games)
        bots = [make(name, f"{games} {seat}") for seat in range(table.players)]
        moves = 0
        while not state.over and spent < seconds:
            seat = int(lowest(state.asked))
            start = process_time()
            glimpse = look_at(table.game, state, seat, moves, bots[seat])
            number = bots[seat].choose(glimpse)
            took = process_time() - start
            spent += took
            longest = max(longest, took)
            state.take(seat, glimpse.options[number])
            moves += 1
        made += moves
        games += 1
    return {
        "moves": made,
        "games_begun": games,
        "moves_per_cpu_second": round(made / max(spent, 1e-9), 1),
        "longest_move_ms": round(longest * 1000, 2),
    }
