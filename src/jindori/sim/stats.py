"""Statistics of win shares and ratings.

A game's win is worth 1 in all: the only winner has 1, each of k tied winners 1/k. So shares of all seats add up to 1.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from fractions import Fraction

Z95 = 1.959963984540054
"""Two-sided 95 % point of the normal distribution."""
ELO_MEAN = 1500.0
ELO_SCALE = 400 / math.log(10)
FEW_GAMES = 100
"""Below this many independent games a share is called uncertain."""


def wilson(wins: float | Fraction, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's score interval for ``wins`` out of ``games`` (Wilson 1927).

    ``wins`` may be fractional (ties). A tied share varies less than a win that is had or not, so the interval then
    holds at least what it promises. Without games: (0, 1). Raises ValueError for wins outside 0..games.
    """
    if games < 0 or not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    if games == 0:
        return 0.0, 1.0
    p = float(wins) / games
    centre = p + z * z / (2 * games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, min(p, (centre - half) / scale)), min(1.0, max(p, (centre + half) / scale))


def win_parts(winners: Sequence[int], seats: int) -> list[Fraction]:
    """What each seat has of a game's win."""
    return [Fraction(1, len(winners)) if seat in winners else Fraction(0) for seat in range(seats)]


def shares(wins: Sequence[Fraction], games: int) -> list[float] | None:
    """Shares as floats that add up to exactly 1; None without games. ``wins`` must add up to ``games``."""
    if games == 0:
        return None
    if sum(wins) != games:
        raise ValueError(f"wins add up to {sum(wins)}, not to {games} games")
    out = [float(w / games) for w in wins]
    largest = out.index(max(out))
    for _ in range(4):
        out[largest] += 1.0 - sum(out)
    return out


def places(ranks: Sequence[int]) -> list[float]:
    """Places from 1 (best); seats of equal rank share the mean of the places they hold, so places add up to n(n+1)/2."""
    return [rank + (sum(other == rank for other in ranks) - 1) / 2 for rank in ranks]


def ratings(beats: Mapping[tuple[str, str], float], names: Sequence[str], prior: float = 1.0) -> dict[str, float]:
    """Elo-like ratings with mean 1500 by the Bradley-Terry model (Hunter 2004's MM iteration).

    ``beats[a, b]``: how often a was ahead of b (ties half). ``prior``: drawn games added to every pair, so that a bot
    that has never lost has a finite rating.
    """
    if len(names) < 2:
        return dict.fromkeys(names, ELO_MEAN)
    won = {
        a: {b: beats.get((a, b), 0.0) + prior / 2 for b in names if b != a}
        for a in names
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(2_000):
        new = {
            a: sum(won[a].values()) / sum((won[a][b] + won[b][a]) / (strength[a] + strength[b]) for b in won[a])
            for a in names
        }
        mean = math.exp(sum(math.log(v) for v in new.values()) / len(new))
        new = {name: value / mean for name, value in new.items()}
        moved = max(abs(math.log(new[name] / strength[name])) for name in names)
        strength = new
        if moved < 1e-10:
            break
    return {name: ELO_MEAN + ELO_SCALE * math.log(strength[name]) for name in names}
