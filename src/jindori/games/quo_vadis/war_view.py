"""The war in progress, or the last one of the turn, as everybody may see it (QV-10.1.1)."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from typing import Literal

from jindori.engine.packing import arg0, bit, verb
from jindori.engine.rows import as_list
from jindori.engine.views import Struct
from jindori.games.quo_vadis.board import AREA_NAMES, SPACE_NAMES, spaces_of
from jindori.games.quo_vadis.codes import PLACE, PLACE_SWARM
from jindori.games.quo_vadis.odds import Chances, chances
from jindori.games.quo_vadis.placement import PlaceWorkers
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.war import contested_spaces, war_about
from jindori.games.quo_vadis.warfare import NOBODY, War


class FighterView(Struct, frozen=True):
    seat: int
    base: int
    """Pieces and skills."""
    war_spirit: int | None
    """None before it is declared."""
    levy: int
    sides: int
    twice: bool
    """Rolls two dice and counts the higher (QV-V8.2)."""
    roll: int | None
    strength: int | None
    """Known after the dice."""
    so_far: int
    """Pieces, skills, what is declared, and the die if it lies."""
    most: int
    """What it can become, with no more than is declared."""
    result: Literal["winner", "drawn", "loser"] | None


class WarView(Struct, frozen=True):
    """The war in progress, or the one that was fought in this turn (``finished``)."""

    area: str
    contested: list[str]
    fighters: list[FighterView]
    declaration_order: list[int]
    winner: int | None
    finished: bool
    chances: list[Chances]
    """While dice are to be thrown."""


def fighter_view(war: War, seat: int, declared: list[int]) -> FighterView:
    rolled = int(war.roll[seat]) > 0
    decided = bool(war.losers or war.drawn or war.winner != NOBODY)
    result: Literal["winner", "drawn", "loser"] | None = None
    if decided:
        result = "loser" if war.is_loser(seat) else "winner" if war.winner == seat else "drawn"
    return FighterView(
        seat=seat,
        base=int(war.base[seat]),
        war_spirit=int(war.spirit[seat]) if rolled or seat in declared else None,
        levy=int(war.levy[seat]),
        sides=int(war.sides[seat]),
        twice=war.twice & bit(seat) != 0,
        roll=int(war.roll[seat]) if rolled else None,
        strength=int(war.strength(seat)) if rolled else None,
        so_far=int(war.strength(seat)),
        most=int(war.strength(seat)) + (0 if rolled else int(war.sides[seat])),
        result=result,
    )


def war_view(s: World) -> WarView | None:
    war = s.war
    if war is None:
        return None
    order = as_list(war.declare)
    declared = order if war.stage > 1 else order[: int(war.cursor) + int(war.stage)]
    return WarView(
        area=AREA_NAMES[war.area],
        contested=[SPACE_NAMES[space] for space in as_list(spaces_of(war.contested))],
        fighters=[fighter_view(war, seat, declared) for seat in as_list(war.order)],
        declaration_order=order,
        winner=int(war.winner) if war.winner != NOBODY else None,
        finished=not war.running(),
        chances=chances(war) if war.running() and any(int(war.roll[seat]) == 0 for seat in as_list(war.order)) else [],
    )


# -- wars to come ------------------------------------------------------------------------------------------------


class ForecastView(Struct, frozen=True):
    """The war as it would begin if one more worker came to ``space`` (None: if nothing more came)."""

    space: str | None
    contested: list[str]
    fighters: list[FighterView]
    chances: list[Chances]


def forecast(s: World, space: int | None) -> ForecastView | None:
    contested = contested_spaces(s)
    if contested == 0:
        return None
    war = war_about(s, contested)
    return ForecastView(
        space=SPACE_NAMES[space] if space is not None else None,
        contested=[SPACE_NAMES[one] for one in as_list(spaces_of(contested))],
        fighters=[fighter_view(war, seat, []) for seat in as_list(war.order)],
        chances=chances(war),
    )


def forecasts(s: World) -> list[ForecastView]:
    """Before the war phase: as the pieces stand, and after each worker that the turn player may place now. All of it is public."""
    if s.over or s.area == EMPTY or s.active == EMPTY or s.war is not None:
        return []
    found = [forecast(s, None)]
    top = s.stack[-1]
    if isinstance(top, PlaceWorkers):
        seat = int(top.seat)
        goals = {int(arg0(option)) for option in as_list(top.options(s, seat)) if verb(option) in (PLACE, PLACE_SWARM)}
        for space in sorted(goals):
            after = s.copy()
            after.put_worker(seat, space)
            found.append(forecast(after, space))
    return [one for one in found if one is not None]
