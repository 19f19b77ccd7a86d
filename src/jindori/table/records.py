"""Finished and uploaded games: the record, and any point of it from any seat."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from jindori.engine.errors import JindoriError
from jindori.table.errors import Refused, no_such_seat
from jindori.table.messages import Past, Replay, Step
from jindori.table.play import Play
from jindori.table.reel import NO_LOG, steps_of
from jindori.table.registry import Registry
from jindori.table.tables import Tables

log = logging.getLogger("jindori.table")

MOST_PAST = 40
"""Choices of a game that are shown again at once."""


async def record_of(tables: Tables, table_id: str) -> dict[str, Any]:
    """The record of a finished game. Raises Refused: not_found, or forbidden before the end, as it holds everything."""
    loaded = await tables.load(table_id)
    if loaded.row.status != "over":
        raise Refused("forbidden", "The record is open when the game is over.", key="error-record-closed")
    if loaded.play is None:
        raise Refused("gone", "This version cannot read the game.", message=loaded.notice)
    record: dict[str, Any] = loaded.play.position.record()
    return record


async def past(tables: Tables, table_id: str, person: str, first: int, last: int) -> Past:
    """Choices ``first`` to ``last`` (from 1) of a game as the person's seat, or a spectator, saw them.

    Raises Refused: not_found, not_now (no game yet), bad_request (no such choices, or more than ``MOST_PAST``), gone.
    """
    loaded = await tables.load(table_id)
    if loaded.play is None:
        raise Refused("not_now", "The game has not begun.", key="error-not-begun", seq=loaded.row.seq)
    position = loaded.play.position
    if not 1 <= first <= last <= position.moves or last - first >= MOST_PAST:
        args = {"last": position.moves}
        raise Refused("bad_request", f"At most {MOST_PAST} of the choices 1 to {position.moves}.", key="error-no-point", args=args)
    if position.earlier:
        raise Refused("gone", "The beginning of the game is not known any more.", key="error-no-past")
    record = position.record()
    return await asyncio.to_thread(_past, tables.registry, record, first, last, loaded.seat_of(person))


def _past(registry: Registry, record: dict[str, Any], first: int, last: int, seat: int | None) -> Past:
    position = registry.replay(record, to=first - 1)
    begun = position.view(seat, NO_LOG)
    return Past(position=begun, steps=_steps(position, record, last, seat))


def _steps(position: Any, record: dict[str, Any], last: int, seat: int | None) -> list[Step]:
    """The recorded choices from ``position`` to number ``last``, as the seat saw them."""
    play = Play.start(position, position.moves)
    shown = position.view(seat, NO_LOG)
    steps: list[Step] = []
    for who, option in record["decisions"][position.moves : last]:
        play = play.choose(who, play.position.packed(who).index(option))
        new, shown = steps_of(play, seat, shown)
        steps += new
    return steps


async def replay(registry: Registry, record: Any, at: int | None, seat: int | None, to: int | None) -> Replay:
    """The recorded game after ``at`` choices (None: all), and the steps from there to choice ``to`` (None: no steps).

    Raises Refused: bad_record, not_found (no such seat), bad_request (no such point, more than ``MOST_PAST`` choices).
    """
    return await asyncio.to_thread(_replay, registry, record, at, seat, to)


def _replay(registry: Registry, record: Any, at: int | None, seat: int | None, to: int | None) -> Replay:
    if not isinstance(record, dict):
        raise Refused("bad_record", "This is not a record of a game.")
    last = len(record["decisions"]) if isinstance(record.get("decisions"), list) else 0
    if at is not None and not 0 <= at <= last:
        raise Refused("bad_request", f"The game has {last} choices.", key="error-no-point", args={"last": last})
    first = last if at is None else at
    if to is not None and not first <= to <= min(last, first + MOST_PAST):
        most = f"The steps go from {first} to at most {min(last, first + MOST_PAST)}, not to {to}."
        raise Refused("bad_request", most, key="error-no-point", args={"last": last})
    try:
        position = registry.replay(record, to=at)
        players = position.view(None).players
        if seat is not None and not 0 <= seat < players:
            raise no_such_seat(players)
        view = position.view(seat)
        return Replay(at=position.moves, last=last, position=view, steps=_steps(position, record, to or 0, seat))
    except JindoriError as error:
        raise Refused("bad_record", str(error)) from error
    except (TypeError, ValueError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        log.warning("a record was not understood: %s", type(error).__name__)
        raise Refused("bad_record", "This is not a record of a game.") from error
