"""A hand-made value of a position for one player, for greedy and search bots: points now and points in sight."""
# not compiled: floats and builtins; it is called by interpreted bots

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.games.quo_vadis.board import AREAS, count_of, in_area
from jindori.games.quo_vadis.races import GENERATIONS
from jindori.games.quo_vadis.settlement import count_majorities
from jindori.games.quo_vadis.state import EMPTY, World

COUNTER_WORTH = (0.35, 0.45, 0.4, 0.5)
"""Worth of one war spirit, food, faith, Wrath while the game runs."""

CLOSING = 0.9
"""Share of the territory bonus of the current generation that its cards are worth while it is open."""
SPREAD = 0.2
"""Majorities gained in a turn, as long as some are left: a card scores more the later its generation is closed."""
CHANGE_WORTH = 2.5
"""Worth of a change still to come, for its town and its skill: most of it can be had later as well."""


def evaluate(s: World, seat: int) -> float:
    """Higher is better for the seat: its own worth against the mean and the best of the others."""
    worths = [worth(s, other, other == seat) for other in range(int(s.players))]
    others = [w for other, w in enumerate(worths) if other != seat]
    return worths[seat] - 0.3 * max(others) - 0.2 * sum(others) / len(others)


def quiet(s: World) -> bool:
    """Not in the middle of a war, an action or a settlement: between turns, or before a card is played."""
    return s.over or s.phase <= 2 and s.kind == EMPTY


def worth(s: World, seat: int, own: bool) -> float:
    """Points; the territory bonus the current generation promises; the board; resources; skills still to come."""
    god = s.gods[seat]
    total = float(god.vp)
    if s.over:
        return total
    left = turns_left(s, seat)
    majorities = int(count_majorities(s, seat))
    cards = int(god.sizes[god.generation])
    changes = min(GENERATIONS - 1 - int(god.generation), left)
    total += board_points(s, seat) + 0.15 * majorities
    if changes > 0:
        total += CLOSING * cards * (majorities + SPREAD * min(left, 6)) + CHANGE_WORTH * changes
        total += 0.5 * left * majorities / 2
    total += generation_points(s, seat)
    if left > 0:
        total += sum(COUNTER_WORTH[n] * int(god.amount(n)) for n in range(4))
        total += 0.15 * int(god.supply) + (0.2 * len(set(as_list(god.hand))) if own else 0.6)
        total += 0.9 * bin(int(god.skills)).count("1")
    return total


def turns_left(s: World, seat: int) -> int:
    """Turns the seat still has after the present one."""
    if s.round == 0 or s.first < 0:
        return int(s.rules.rounds)
    left = int(s.rules.rounds - s.round)
    order = as_list(s.seats_from(s.first))
    now = order.index(int(s.active)) if s.active >= 0 else 0
    return left + (1 if order.index(seat) > now else 0)


def board_points(s: World, seat: int) -> float:
    """What the pieces give at the end, and a little for every area with a foot in it and every town that will grow."""
    god = s.gods[seat]
    workers = int(count_of(god.stands))
    towns = int(count_of(god.towns))
    total = float(s.rules.vp_per_worker) * workers + 0.3 * int(count_of(god.ruins))
    if s.rules.dominion and s.rules.dominion_scores:
        points = sum(int(s.dominion[space]) for space in range(45) if god.towns >> space & 1)
        total += float(s.rules.vp_per_point) * points + 0.5 * towns
    if not (s.rules.dominion_scores and s.rules.replace_town_points):
        total += 3.0 * towns
    foot = sum(1 for area in range(AREAS) if in_area(god.pieces(), area) and not god.majority(area))
    return total + 0.6 * foot


def generation_points(s: World, seat: int) -> float:
    """Half the generation bonus where the seat has most cards now."""
    if s.rules.no_generation_bonus:
        return 0.0
    total = 0.0
    for generation in range(GENERATIONS):
        sizes = [int(god.sizes[generation]) for god in s.gods]
        if sizes[seat] == max(sizes) > 0:
            total += 2.5 / sizes.count(max(sizes))
    return total
