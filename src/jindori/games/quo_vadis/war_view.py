"""The war in progress, or the last one of the turn, as everybody may see it (QV-10.1.1)."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from typing import Literal

from jindori.engine.rows import as_list
from jindori.engine.views import Struct
from jindori.games.quo_vadis.board import AREA_NAMES, SPACE_NAMES, spaces_of
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.warfare import NOBODY, War


class FighterView(Struct, frozen=True):
    seat: int
    base: int
    """Pieces and skills."""
    war_spirit: int | None
    """None before it is declared."""
    levy: int
    sides: int
    roll: int | None
    strength: int | None
    """Known after the dice."""
    result: Literal["winner", "drawn", "loser"] | None


class WarView(Struct, frozen=True):
    """The war in progress, or the one that was fought in this turn (``finished``)."""

    area: str
    contested: list[str]
    fighters: list[FighterView]
    declaration_order: list[int]
    winner: int | None
    finished: bool


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
        roll=int(war.roll[seat]) if rolled else None,
        strength=int(war.strength(seat)) if rolled else None,
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
    )
