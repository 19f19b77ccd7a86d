"""Who fights, and with how much before war spirit and dice (QV-6.1, QV-6.2)."""

from __future__ import annotations

from jindori.engine.packing import bit
from jindori.engine.rows import copied, plus
from jindori.engine.vecs import i64, vec
from jindori.games.quo_vadis.board import AREA_BITS, count_of, spaces_of
from jindori.games.quo_vadis.buildings import may_use
from jindori.games.quo_vadis.god import NO_CARDS
from jindori.games.quo_vadis.options import BEST_OF_TWO, FORT, STRENGTH_TWO
from jindori.games.quo_vadis.skills import BRUTE_FORCE, HEAVY_INFANTRY, SURPRISE_ATTACK, WALLS
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.warfare import NO_NUMBERS, War


def contested_spaces(s: World) -> i64:
    """Spaces of the genesis area with pieces of two or more players (QV-6.1.1, QV-6.1.5)."""
    once: i64 = 0
    more: i64 = 0
    for god in s.gods:
        pieces = god.pieces() & AREA_BITS[s.area]
        more |= once & pieces
        once |= pieces
    return more


def participants(s: World, contested: i64) -> vec[i64]:
    """Everybody with a piece in a contested space, clockwise from the turn player (QV-6.1.3, QV-6.2.3)."""
    order = NO_CARDS
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if s.gods[seat].pieces() & contested:
            order = plus(order, seat)
    return order


def declaration_order(s: World, order: vec[i64]) -> vec[i64]:
    """Clockwise, but Surprise Attack declares last."""
    first = NO_CARDS
    last = NO_CARDS
    for seat in order:
        if s.gods[seat].has(SURPRISE_ATTACK):
            last = plus(last, seat)
        else:
            first = plus(first, seat)
    for seat in last:
        first = plus(first, seat)
    return first


def front(s: World, contested: i64) -> i64:
    """The contested spaces and all spaces adjacent to one (QV-6.2.1, QV-6.2.2)."""
    out = contested
    for space in spaces_of(contested):
        out |= s.near[space]
    return out


def die_sides(s: World, seat: i64, contested: i64) -> i64:
    """Eight if a contested space has the player's home terrain (QV-6.2.5, QV-6.2.6), else six."""
    for space in spaces_of(contested):
        if s.at_home(seat, space):
            return 8
    return 6


def base_strength(s: World, seat: i64, contested: i64) -> i64:
    """Pieces in the front, skills, and forts by QV-V8.3."""
    god = s.gods[seat]
    reach = front(s, contested)
    total: i64 = 0
    for space in spaces_of(god.stands & reach):
        total += s.count(seat, space)
    town = s.rules.town_strength
    if god.has(WALLS) and town < 2:
        town = 2
    total += town * count_of(god.towns & reach)
    if god.has(HEAVY_INFANTRY):
        total += 1
    if god.has(BRUTE_FORCE) and die_sides(s, seat, contested) == 8:
        total += 1
    if s.rules.fort and s.rules.fort_effect == STRENGTH_TWO:
        for space in spaces_of(reach):
            if s.buildings[space] == FORT and may_use(s, seat, space):
                total += 2
    return total


def rolls_twice(s: World, seat: i64) -> bool:
    """A user of a fort in the genesis area rolls two dice and counts the higher (QV-V8.2)."""
    if not s.rules.fort or s.rules.fort_effect != BEST_OF_TWO:
        return False
    for space in range(s.area * 3, s.area * 3 + 3):
        if s.buildings[space] == FORT and may_use(s, seat, space):
            return True
    return False


def begin_war_record(s: World, contested: i64) -> War:
    """Participants, order, base strengths and dice of the war for all contested spaces together (QV-6.1.2)."""
    order = participants(s, contested)
    war = War(None)
    war.area = s.area
    war.contested = contested
    war.order = order
    war.declare = declaration_order(s, order)
    base = copied(NO_NUMBERS)
    sides = copied(NO_NUMBERS)
    for seat in order:
        base[seat] = base_strength(s, seat, contested)
        sides[seat] = die_sides(s, seat, contested)
        if rolls_twice(s, seat):
            war.twice |= bit(seat)
    war.base = base
    war.sides = sides
    return war
