"""Finished and uploaded games: the record, and any point of it from any seat."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from jindori.engine.errors import JindoriError
from jindori.table.errors import Refused, no_such_seat
from jindori.table.messages import Replay
from jindori.table.registry import Registry
from jindori.table.tables import Tables

log = logging.getLogger("jindori.table")


async def record_of(tables: Tables, table_id: str) -> dict[str, Any]:
    """The record of a finished game. Raises Refused: not_found, or forbidden before the end, as it holds everything."""
    loaded = await tables.load(table_id)
    if loaded.row.status != "over":
        raise Refused("forbidden", "The record is open when the game is over.", key="error-record-closed")
    if loaded.play is None:
        raise Refused("gone", "This version cannot read the game.", message=loaded.notice)
    record: dict[str, Any] = loaded.play.position.record()
    return record


async def replay(registry: Registry, record: Any, at: int | None, seat: int | None) -> Replay:
    """The recorded game after ``at`` choices (None: all).

    Raises Refused: bad_record, not_found (no such seat), bad_request (no such point).
    """
    return await asyncio.to_thread(_replay, registry, record, at, seat)


def _replay(registry: Registry, record: Any, at: int | None, seat: int | None) -> Replay:
    if not isinstance(record, dict):
        raise Refused("bad_record", "This is not a record of a game.")
    last = len(record["decisions"]) if isinstance(record.get("decisions"), list) else 0
    if at is not None and not 0 <= at <= last:
        raise Refused("bad_request", f"The game has {last} choices.", key="error-no-point", args={"last": last})
    try:
        position = registry.replay(record, to=at)
        players = position.view(None).players
    except JindoriError as error:
        raise Refused("bad_record", str(error)) from error
    except (TypeError, ValueError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        log.warning("a record was not understood: %s", type(error).__name__)
        raise Refused("bad_record", "This is not a record of a game.") from error
    if seat is not None and not 0 <= seat < players:
        raise no_such_seat(players)
    return Replay(at=position.moves, last=last, position=position.view(seat))
