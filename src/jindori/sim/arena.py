"""Bots against each other with all seatings: seat effects cannot look like strength.

A *block* is one deal played once in every seating of a line-up. All bots of a block play the same cards and dice, and
each bot's own luck goes with it from seat to seat. Shares and ratings are over whole blocks only.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

from jindori.bots import make
from jindori.engine.errors import BadOptions
from jindori.games import find
from jindori.sim.play import MOST_GAMES, Outcome, Plan, derived
from jindori.sim.simulate import MOST_JOBS, Progress, Task, checked_count, played
from jindori.sim.stats import FEW_GAMES, ratings, win_parts, wilson

MOST_SEATINGS = 24
"""With more different seatings than that, rotations and mirrored rotations are played instead of all."""


def line_ups(bots: Sequence[str], least: int, most: int) -> list[tuple[str, ...]]:
    """Who plays together: all, if there are seats for all; else every choice of ``most``; too few are repeated in turn."""
    if len(bots) > most:
        return sorted(set(combinations(bots, most)))
    size = max(least, len(bots))
    return [tuple(bots[i % len(bots)] for i in range(size))]


def seatings(names: Sequence[str]) -> list[tuple[int, ...]]:
    """Orders in which the members of a line-up (by index) sit; each bot sits equally often in each seat.

    Members of the same name are exchangeable: of such orders one is played.
    """
    n = len(names)
    seen: dict[tuple[str, ...], tuple[int, ...]] = {}
    for order in permutations(range(n)):
        seen.setdefault(tuple(names[i] for i in order), order)
        if len(seen) > MOST_SEATINGS:
            break
    else:
        return list(seen.values())
    straight = [tuple((i + r) % n for i in range(n)) for r in range(n)]
    return straight + [tuple((r - i) % n for i in range(n)) for r in range(n)]


def arena(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play at least ``games`` games, in whole blocks, and sum them up as plain data. Raises BadOptions."""
    found = find(game)
    checked_count("the number of games", games, MOST_GAMES)
    checked_count("the number of jobs", jobs, MOST_JOBS)
    for name in bots:
        make(name, 0)
    if len(bots) < 2:
        raise BadOptions("an arena needs at least two bots")
    if players is not None:
        found.check_players(players)
    usual = found.default_players if players is None else players
    line = line_ups(list(bots), usual if players is not None else max(found.min_players, 2), usual if players is not None else found.max_players)
    table = found.with_options(len(line[0]), options)
    tasks, sides = schedule(Plan(table.id, table.players, (), seed, table.options), line, games)
    return summary(seed, line, sides, tasks, played(tasks, jobs, progress))


def schedule(base: Plan, line: Sequence[tuple[str, ...]], games: int) -> tuple[list[Task], list[int]]:
    """Whole blocks, line-up by line-up in turn, and the block of every game."""
    tasks: list[Task] = []
    sides: list[int] = []
    block = 0
    while len(tasks) < games or block % len(line):
        names = line[block % len(line)]
        own = [derived(base.seed, block, f"arena bot {member}") for member in range(len(names))]
        for order in seatings(names):
            plan = Plan(base.game, base.players, tuple(names[i] for i in order), base.seed, base.options)
            tasks.append((plan, len(tasks), None, block, [own[i] for i in order]))
            sides.append(block)
        block += 1
        if block > MOST_GAMES:
            break
    return tasks, sides


def summary(
    seed: int, line: Sequence[tuple[str, ...]], sides: Sequence[int], tasks: Sequence[Task], outcomes: Sequence[Outcome]
) -> dict[str, Any]:
    """Ratings, shares and head-to-head as plain data. A bot that sits twice in a game has both seats' wins."""
    names = sorted({name for names in line for name in names})
    plan = tasks[0][0]
    meetings: dict[tuple[str, str], list[Fraction]] = {}
    wins = {name: Fraction(0) for name in names}
    seats = {name: 0 for name in names}
    scores = {name: 0 for name in names}
    seat_wins = [Fraction(0)] * plan.players
    finished = 0
    for task, outcome in zip(tasks, outcomes, strict=True):
        if not outcome.finished:
            continue
        finished += 1
        at = task[0].bots
        parts = win_parts(outcome.winners, plan.players)
        for seat, name in enumerate(at):
            wins[name] += parts[seat]
            seats[name] += 1
            scores[name] += outcome.scores[seat]
            seat_wins[seat] += parts[seat]
        for pair, part in met(at, outcome.scores).items():
            meetings.setdefault(pair, []).append(part)
    beats = {pair: float(sum(parts, Fraction(0))) for pair, parts in meetings.items()}
    elo = ratings(beats, names)
    blocks = len(set(sides))
    few = [f"only {blocks} independent deals: not enough for firm claims"] if blocks < FEW_GAMES // 4 else []
    return {
        "game": plan.game,
        "rules_version": find(plan.game).rules_version,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": seed,
        "games": len(outcomes),
        "finished": finished,
        "blocks": blocks,
        "seatings": [len(seatings(names_)) for names_ in line],
        "decisions": sum(o.decisions for o in outcomes),
        "cpu_seconds": round(sum(o.cpu_seconds for o in outcomes), 6),
        "bots": [
            {
                "bot": name,
                "rating": round(elo[name], 1),
                "seats": seats[name],
                "wins": float(wins[name]),
                **rate(wins[name], seats[name]),
                "fair_share": 1 / plan.players,
                "mean_score": scores[name] / seats[name] if seats[name] else None,
            }
            for name in sorted(names, key=lambda name: (-elo[name], name))
        ],
        "head_to_head": [
            {"bot": a, "against": b, "games": len(meetings[a, b]), "ahead": beats[a, b], **rate(sum(meetings[a, b], Fraction(0)), len(meetings[a, b]))}
            for a in names
            for b in names
            if (a, b) in meetings
        ],
        "seats": [{"seat": seat, "wins": float(w), **rate(w, finished)} for seat, w in enumerate(seat_wins)],
        "warnings": few,
    }


def met(at: Sequence[str], scores: Sequence[int]) -> dict[tuple[str, str], Fraction]:
    """For every two different bots of a game: the part of their pairs of seats in which the first was ahead (ties half)."""
    sums: dict[tuple[str, str], list[Fraction]] = {}
    for i, a in enumerate(at):
        for j, b in enumerate(at):
            if a != b:
                ahead = Fraction(1) if scores[i] > scores[j] else Fraction(1, 2) if scores[i] == scores[j] else Fraction(0)
                sums.setdefault((a, b), []).append(ahead)
    return {pair: sum(parts, Fraction(0)) / len(parts) for pair, parts in sums.items()}


def rate(wins: Fraction, games: int) -> dict[str, float | None]:
    """Share with Wilson's 95 % interval."""
    low, high = wilson(wins, games)
    return {"share": float(wins / games) if games else None, "low": low, "high": high}
