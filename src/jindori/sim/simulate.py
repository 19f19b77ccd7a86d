"""Plays a plan's games, on one or several processes, and sums them up. The games are the same however many processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from fractions import Fraction
from typing import Any

from jindori.engine.errors import BadOptions
from jindori.games import find
from jindori.sim.play import MOST_GAMES, Outcome, Plan, play_game
from jindori.sim.stats import FEW_GAMES, places, shares, wilson, win_parts

MOST_JOBS = 256
Task = tuple[Plan, int, str | None, int | None, list[str] | None]
Progress = Callable[[int], None]
"""Called with the number of games played so far."""


def checked_count(what: str, n: Any, most: int) -> int:
    """A whole number from 1. Raises BadOptions."""
    if isinstance(n, bool) or not isinstance(n, int) or not 1 <= n <= most:
        raise BadOptions(f"{what} must be a whole number from 1 to {most}")
    return n


def simulate(
    plan: Plan, games: int, jobs: int = 1, records: str | None = None, progress: Progress | None = None
) -> dict[str, Any]:
    """Play ``games`` games and sum them up as plain data (``summary``). Raises BadOptions and OSError."""
    checked_count("the number of games", games, MOST_GAMES)
    checked_count("the number of jobs", jobs, MOST_JOBS)
    outcomes = played([(plan, n, records, None, None) for n in range(games)], jobs, progress)
    return summary(plan, outcomes)


def played(tasks: Sequence[Task], jobs: int, progress: Progress | None = None) -> list[Outcome]:
    """The outcomes of all tasks, in their order."""
    out: list[Outcome] = []
    for batch in batches(tasks, jobs):
        out.extend(batch)
        if progress is not None:
            progress(len(out))
    return sorted(out, key=lambda outcome: outcome.number)


def batches(tasks: Sequence[Task], jobs: int) -> Iterator[list[Outcome]]:
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield [play_game(*task)]
        return
    from joblib import Parallel, delayed

    size = max(1, min(50, len(tasks) // (jobs * 8)))
    parts = [tasks[i : i + size] for i in range(0, len(tasks), size)]
    workers = min(jobs, len(parts), 4 * (os.cpu_count() or 1))
    try:
        with ExitStack() as stack:
            with interrupts_held():
                parallel = Parallel(n_jobs=workers, backend="loky", return_as="generator_unordered", batch_size=1)
                results = stack.enter_context(parallel)(delayed(play_batch)(part) for part in parts)
            yield from results
    except KeyboardInterrupt:
        end_workers()
        raise


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits for the end of this, and never reaches processes that begin meanwhile: they would not end quietly."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # lets the signal through again once it has begun
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def play_batch(tasks: Iterable[Task]) -> list[Outcome]:
    """In a worker; Ctrl-C is the main process's business."""
    if threading.current_thread() is threading.main_thread() and multiprocessing.parent_process() is not None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    return [play_game(*task) for task in tasks]


def end_workers() -> None:
    from joblib.externals.loky import get_reusable_executor

    get_reusable_executor().shutdown(wait=False, kill_workers=True)


def summary(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What came out, as plain data for JSON.

    A tied win is split: wins add up to the finished games and shares to exactly 1. ``low``/``high`` is Wilson's 95 %
    interval of a seat's share. Unfinished games count in ``games`` but have no winner, so shares leave them out.
    """
    finished = [o for o in outcomes if o.finished]
    n = len(finished)
    wins = [sum((win_parts(o.winners, plan.players)[seat] for o in finished), Fraction(0)) for seat in range(plan.players)]
    share = shares(wins, n)
    decisions = sum(o.decisions for o in outcomes)
    cpu = sum(o.cpu_seconds for o in outcomes)
    return {
        "game": plan.game,
        "rules_version": find(plan.game).rules_version,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(outcomes),
        "finished": n,
        "decisions": decisions,
        "mean_decisions": mean([o.decisions for o in outcomes]),
        "cpu_seconds": round(cpu, 6),
        "decisions_per_cpu_second": round(decisions / cpu, 1) if cpu > 0 else None,
        "ties": sum(len(o.winners) > 1 for o in finished),
        "fair_share": 1 / plan.players,
        "seats": [
            {
                "seat": seat,
                "bot": plan.bots[seat],
                "wins": float(wins[seat]),
                "share": share[seat] if share is not None else None,
                "low": wilson(wins[seat], n)[0],
                "high": wilson(wins[seat], n)[1],
                "mean_score": mean([o.scores[seat] for o in finished]),
                "mean_place": mean([places(o.ranks)[seat] for o in finished]),
                "points_by_source": mean_sources([o.sources[seat] for o in finished]),
            }
            for seat in range(plan.players)
        ],
        "warnings": plan.warnings() + warnings(n, len(outcomes) - n, [o.seed for o in outcomes]),
    }


def warnings(finished: int, unfinished: int, seeds: Sequence[str]) -> list[str]:
    """What a reader of the numbers must know."""
    out = []
    if finished < FEW_GAMES:
        out.append(f"only {finished} games: not enough for firm claims (intervals are wide; at least {FEW_GAMES} advised)")
    if unfinished:
        out.append(f"{unfinished} games were cut short at the limit of decisions and have no winner")
    repeated = len(seeds) - len(set(seeds))
    if repeated:
        out.append(f"{repeated} games repeat the seed of another one: they are not independent")
    return out


def mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None


def mean_sources(parts: Sequence[dict[str, int]]) -> dict[str, float]:
    """Mean points by source; a source that did not pay in a game counts 0 there."""
    names = sorted({name for part in parts for name in part})
    return {name: sum(part.get(name, 0) for part in parts) / len(parts) for name in names}
