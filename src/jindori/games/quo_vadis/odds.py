"""How a war may end, of all throws of the dice that are still to come (QV-6.2.5, QV-6.3.1)."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.views import Struct
from jindori.games.quo_vadis.warfare import War


class Chances(Struct, frozen=True):
    """Whole per cents that add up to 100: highest alone, highest with others, beaten. No more war spirit comes than is declared."""

    seat: int
    win: int
    draw: int
    lose: int


def throws(war: War, seat: int) -> dict[int, float]:
    """The totals of a side, and how often each comes; a die that lies is taken as it lies."""
    fixed = int(war.base[seat] + war.spirit[seat] + war.levy[seat])
    if int(war.roll[seat]) > 0:
        return {fixed + int(war.roll[seat]): 1.0}
    sides = int(war.sides[seat])
    twice = int(war.twice) >> seat & 1
    return {fixed + face: (2 * face - 1) / sides**2 if twice else 1 / sides for face in range(1, sides + 1)}


def chances(war: War) -> list[Chances]:
    """For every side; none of a war that has only one or is decided."""
    seats = [int(seat) for seat in as_list(war.order)]
    if len(seats) < 2:
        return []
    thrown = {seat: throws(war, seat) for seat in seats}
    return [_chances(seat, thrown) for seat in seats]


def _chances(seat: int, thrown: dict[int, dict[int, float]]) -> Chances:
    win = level = 0.0
    for total, ways in thrown[seat].items():
        below = at_most = ways
        for other, totals in thrown.items():
            if other != seat:
                less = sum(one for n, one in totals.items() if n < total)
                below *= less
                at_most *= less + totals.get(total, 0.0)
        win += below
        level += at_most - below
    whole = percents([win, level, 1 - win - level])
    return Chances(seat=seat, win=whole[0], draw=whole[1], lose=whole[2])


def percents(parts: list[float]) -> list[int]:
    """Whole per cents that add up to 100: the largest remainders are rounded up."""
    exact = [100 * max(0.0, part) for part in parts]
    whole = [int(one + 1e-9) for one in exact]
    for n in sorted(range(len(parts)), key=lambda n: whole[n] - exact[n])[: 100 - sum(whole)]:
        whole[n] += 1
    return whole
