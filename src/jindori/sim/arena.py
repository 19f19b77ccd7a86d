"""Bots against each other with all seatings: seat effects cannot look like strength.

A *block* is one deal played once in every seating of a line-up. All bots of a block play the same cards and dice, and
each bot's own luck goes with it from seat to seat. Shares and ratings are over whole blocks only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

from jindori.bots import make
from jindori.engine.errors import BadOptions
from jindori.engine.table import Table
from jindori.games import find
from jindori.sim.play import MOST_GAMES, Outcome, Plan, checked_seed, derived
from jindori.sim.simulate import MOST_JOBS, Progress, Task, checked_count, played
from jindori.sim.stats import ratings, wilson, win_parts

FEW_BLOCKS = 30
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
    """Play at least ``games`` games, in whole blocks, and sum them up as plain data.

    If all bots have one name they are told apart as ``name#1``, ``name#2``: what equal bots look like.
    Raises BadOptions.
    """
    matches, line, plan = prepare(game, bots, games, players, seed, options)
    checked_count("the number of jobs", jobs, MOST_JOBS)
    outcomes = played([match.task for match in matches], jobs, progress)
    return summary(plan, line, matches, outcomes)


@dataclass(frozen=True)
class Match:
    """A game to be played: who sits where, by label, and in which block."""

    task: Task
    labels: tuple[str, ...]
    block: int


def prepare(
    game: str, bots: Sequence[str], games: int, players: int | None = None, seed: int = 0, options: dict[str, Any] | None = None
) -> tuple[list[Match], list[tuple[str, ...]], Plan]:
    """Whole blocks, line-up by line-up in turn. Raises BadOptions."""
    found = find(game)
    checked_count("the number of games", games, MOST_GAMES)
    checked_seed(seed)
    for name in bots:
        make(name, 0)
    if len(bots) < 2:
        raise BadOptions("an arena needs at least two bots")
    if players is not None:
        found.check_players(players)
    labels = list(bots) if len(set(bots)) > 1 else [f"{name}#{n + 1}" for n, name in enumerate(bots)]
    line = line_ups(labels, players or found.min_players, players or found.max_players)
    table = Table(found, len(line[0]), options)
    matches: list[Match] = []
    block = 0
    while len(matches) < games or block % len(line):
        names = line[block % len(line)]
        luck = [derived(seed, block, f"arena bot {member}") for member in range(len(names))]
        for order in seatings(names):
            at = tuple(names[i] for i in order)
            plan = Plan(table.id, table.players, tuple(label.partition("#")[0] for label in at), seed, table.options)
            matches.append(Match((plan, len(matches), None, block, [luck[i] for i in order]), at, block))
        block += 1
    return matches, line, Plan(table.id, table.players, (), seed, table.options)


def summary(plan: Plan, line: Sequence[tuple[str, ...]], matches: Sequence[Match], outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Ratings, shares and head-to-head as plain data.

    A bot's share is per seat it held. Where it held several in a game, its interval counts games, not seats, for
    those are not independent.
    """
    names = sorted({name for names in line for name in names})
    meetings: dict[tuple[str, str], list[Fraction]] = {}
    wins = {name: Fraction(0) for name in names}
    seats = dict.fromkeys(names, 0)
    games = dict.fromkeys(names, 0)
    scores = dict.fromkeys(names, 0)
    seat_wins = [Fraction(0)] * plan.players
    finished = 0
    for match, outcome in zip(matches, outcomes, strict=True):
        if not outcome.finished:
            continue
        finished += 1
        parts = win_parts(outcome.winners, plan.players)
        for seat, name in enumerate(match.labels):
            wins[name] += parts[seat]
            seats[name] += 1
            scores[name] += outcome.scores[seat]
            seat_wins[seat] += parts[seat]
        for name in set(match.labels):
            games[name] += 1
        for pair, part in met(match.labels, outcome.ranks).items():
            meetings.setdefault(pair, []).append(part)
    beats = {pair: float(sum(parts, Fraction(0))) for pair, parts in meetings.items()}
    elo = ratings(beats, names)
    blocks = len({match.block for match in matches})
    return {
        "game": plan.game,
        "rules_version": find(plan.game).rules_version,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(outcomes),
        "finished": finished,
        "blocks": blocks,
        "seatings": [len(seatings(members)) for members in line],
        "decisions": sum(o.decisions for o in outcomes),
        "cpu_seconds": round(sum(o.cpu_seconds for o in outcomes), 6),
        "bots": [
            {
                "bot": name,
                "rating": round(elo[name], 1),
                "games": games[name],
                "seats": seats[name],
                "wins": float(wins[name]),
                **rate(wins[name] * games[name] / seats[name] if seats[name] else Fraction(0), games[name]),
                "fair_share": 1 / plan.players,
                "mean_score": scores[name] / seats[name] if seats[name] else None,
            }
            for name in sorted(names, key=lambda name: (-elo[name], name))
        ],
        "head_to_head": [
            {"bot": a, "against": b, "games": len(parts), "ahead": beats[a, b], **rate(sum(parts, Fraction(0)), len(parts))}
            for (a, b), parts in sorted(meetings.items())
        ],
        "seats": [{"seat": seat, "wins": float(w), **rate(w, finished)} for seat, w in enumerate(seat_wins)],
        "warnings": plan.warnings() + ([f"only {blocks} independent deals: not enough for firm claims"] if blocks < FEW_BLOCKS else []),
    }


def met(at: Sequence[str], ranks: Sequence[int]) -> dict[tuple[str, str], Fraction]:
    """For every two different bots of a game: the part of their pairs of seats in which the first was ahead (ties half)."""
    sums: dict[tuple[str, str], list[Fraction]] = {}
    for i, a in enumerate(at):
        for j, b in enumerate(at):
            if a != b:
                ahead = Fraction(1) if ranks[i] < ranks[j] else Fraction(1, 2) if ranks[i] == ranks[j] else Fraction(0)
                sums.setdefault((a, b), []).append(ahead)
    return {pair: sum(parts, Fraction(0)) / len(parts) for pair, parts in sums.items()}


def rate(wins: Fraction, games: int) -> dict[str, float | None]:
    """Share with Wilson's 95 % interval."""
    low, high = wilson(wins, games)
    return {"share": float(wins / games) if games else None, "low": low, "high": high}
