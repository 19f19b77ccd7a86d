"""What the fair shows: all but the fashions to come."""

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.state import NOBODY
from jindori.engine.views import Struct, Term
from jindori.games.fair.codes import MEANS, STALLS, STREETS, WARES
from jindori.games.fair.game import street_of
from jindori.games.fair.state import Fair


class StallView(Struct, frozen=True):
    stall: Term
    street: Term
    owner: int | None
    ware: Term | None


class StreetView(Struct, frozen=True):
    street: Term
    visitors: int


class FairView(Struct, tag_field="game", tag="fair", frozen=True):
    """``coins``, ``wool``, ``licences`` and ``points`` by seat; ``fashions`` of the days that are over."""

    day: int
    coins: list[int]
    wool: list[int]
    licences: list[int]
    points: list[int]
    stalls: list[StallView]
    streets: list[StreetView]
    fashions: list[Term]


def points(s: Fair) -> list[int]:
    return [int(s.sales[seat] + s.streets[seat]) for seat in range(s.players)]


def board_view(s: Fair) -> FairView:
    n = int(s.players)
    stalls = [
        StallView(
            stall=Term(kind="stall", id=name),
            street=Term(kind="street", id=STREETS[street_of(i)]),
            owner=None if s.owners[i] == NOBODY else int(s.owners[i]),
            ware=None if s.wares[i] < 0 else Term(kind="ware", id=WARES[s.wares[i]]),
        )
        for i, name in enumerate(STALLS)
        if i < s.days
    ]
    streets = [StreetView(street=Term(kind="street", id=name), visitors=int(s.visitors[i])) for i, name in enumerate(STREETS)]
    goods = {name: as_list(s.goods[i * n : (i + 1) * n]) for i, name in enumerate(MEANS)}
    fashions = [Term(kind="ware", id=WARES[ware]) for ware in as_list(s.fashions)[: s.day]]
    return FairView(day=min(int(s.day) + 1, int(s.days)), points=points(s), stalls=stalls, streets=streets, fashions=fashions, **goods)
