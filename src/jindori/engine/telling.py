"""From data about an action or an event to the arguments of its message."""
# not compiled: text for people, outside the hot path

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from jindori.engine.views import Argument, Term

Naming = Mapping[str, Callable[[Any], Argument]]
"""By key of the data: what its value is called."""


def arguments(data: Mapping[str, Any], naming: Naming, with_ids: Collection[str] = ()) -> dict[str, Argument]:
    """Message arguments from readable data; ``from_place`` becomes ``from-place``.

    Truth becomes "yes" or "no", nothing becomes "none"; ``seats`` and ``totals`` name seats; a list comes with its
    ``count``, an ``amount`` also ``signed``; of the keys ``with_ids`` a message may also choose by the bare id.
    """
    out: dict[str, Argument] = {}
    for key, value in data.items():
        if key == "do":
            continue
        name = key.replace("_", "-")
        if key in with_ids:
            out[f"{name}-id"] = "none" if value is None else str(value)
        if value is None:
            out[name] = "none"
        elif isinstance(value, bool):
            out[name] = "yes" if value else "no"
        elif key in naming:
            out[name] = naming[key](value)
        elif key == "seats":
            out[name] = [Term(kind="seat", id=str(seat)) for seat in value]
        elif key == "totals":
            out[name] = [Term(kind="total", id=str(seat), n=total) for seat, total in value.items()]
        else:
            out[name] = value
        if key == "cards" and value is not None:
            out["count"] = len(value)
        elif key == "amount" and value is not None:
            out["signed"] = signed(value)
    return out


def a(kind: str) -> Callable[[Any], Term]:
    """A value that is the id of a thing of this kind."""
    return lambda value: Term(kind=kind, id=str(value))


def signed(n: int) -> str:
    """With its sign, and a real minus."""
    return f"+{n}" if n >= 0 else f"\u2212{-n}"
