"""What a seat, or the public, may see."""
# not compiled: made of msgspec structures

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.views import Struct, Term
from jindori.games.three_fields.codes import FIELDS
from jindori.games.three_fields.state import Fields


class FieldView(Struct, frozen=True):
    field: Term
    won: list[int]
    """How often, by seat."""


class Mine(Struct, frozen=True):
    secret: Term


class FieldsView(Struct, tag_field="game", tag="three_fields", frozen=True):
    """``coins``, ``grain`` and ``points`` by seat; ``mine`` is the viewer's own."""

    coins: list[int]
    grain: list[int]
    points: list[int]
    fields: list[FieldView]
    mine: Mine | None


def board_view(s: Fields, seat: int | None) -> FieldsView:
    n = int(s.players)
    won = as_list(s.won)
    return FieldsView(
        coins=as_list(s.coins),
        grain=as_list(s.grain),
        points=as_list(s.points),
        fields=[FieldView(field=Term(kind="field", id=name), won=won[i * n : (i + 1) * n]) for i, name in enumerate(FIELDS)],
        mine=None if seat is None else Mine(secret=Term(kind="field", id=FIELDS[s.secrets[seat]])),
    )
