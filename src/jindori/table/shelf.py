"""Running games by table: loaded from the last snapshot and the moves since, kept only to be fast."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Any

import msgspec
import sqlalchemy as sa

from jindori.engine.views import Message
from jindori.table.errors import log_failure
from jindori.table.models import SnapshotRow, TableRow
from jindori.table.play import Play
from jindori.table.registry import Registry, game_infos
from jindori.table.storage import Storage, pack, raise_seq, unpack

log = logging.getLogger("jindori.table")


class Unreadable(Exception):
    """A stored game that this version can neither replay nor go on from its snapshot. Nothing was changed."""


class Shelf:
    """At most ``size`` games in memory. What is here may be thrown away at any moment."""

    def __init__(self, storage: Storage, registry: Registry, size: int = 200) -> None:
        self.storage = storage
        self.registry = registry
        self.size = size
        self._plays: OrderedDict[str, Play] = OrderedDict()

    def drop(self, table_id: str) -> None:
        self._plays.pop(table_id, None)

    def put(self, table_id: str, play: Play) -> None:
        self._plays[table_id] = play
        self._plays.move_to_end(table_id)
        while len(self._plays) > self.size:
            self._plays.popitem(last=False)

    async def get(self, row: Any) -> Play:
        """The game of a table's row, at the row's ``seq`` or a later one.

        When stored moves no longer replay under the running rules, the table goes back to its last snapshot, with a
        notice; that is itself a change. Raises Unreadable when not even that can be read, Lost when another process
        changed the table meanwhile.
        """
        play = self._plays.get(row.id)
        if play is not None and play.seq == row.seq:
            return play
        if play is not None and play.seq < row.seq:
            try:
                play = await self._replayed(row.id, play, row.seq)
            except Exception as error:  # the cache is only a cache: read everything again
                log.info("table %s: reading again after %s", row.id, type(error).__name__)
                play = await self._load(row)
        else:
            play = await self._load(row)
        self.put(row.id, play)
        return play

    async def _load(self, row: Any) -> Play:
        snapshot = await self.storage.last_snapshot(row.id, row.seq)
        if snapshot is None:
            raise Unreadable("no snapshot")
        try:
            base = Play.from_data(self.registry, unpack(snapshot.data), snapshot.seq, self.version(row.game))
        except Exception as error:
            log_failure(f"table {row.id}: snapshot {snapshot.seq} cannot be read", error)
            raise Unreadable("snapshot") from error
        try:
            return await self._replayed(row.id, base, row.seq)
        except Exception as error:
            log_failure(f"table {row.id}: moves after {snapshot.seq} do not replay", error)
            return await self._go_on_from(row, base)

    async def _replayed(self, table_id: str, play: Play, up_to: int) -> Play:
        for move in await self.storage.moves(table_id, play.seq, up_to):
            if move.seq != play.seq + 1:
                raise ValueError("a move is missing")
            if move.kind == "choose":
                play = play.choose(move.seat, msgspec.json.decode(move.action))
            else:
                play = play.undo(move.seat)
        if play.seq != up_to:
            raise ValueError("a move is missing")
        return play

    async def _go_on_from(self, row: Any, base: Play) -> Play:
        """Make the last snapshot the table's newest change, said openly. Stored moves stay in the database."""
        running = self.version(row.game)
        notice = Message(
            key="notice-back-to-snapshot",
            args={"lost": row.seq - base.seq, "old": row.rules_version, "new": running},
        )
        seq = row.seq + 1
        play = Play(base.position, seq, {d.seat: seq for d in base.position.decisions}, {})
        async with self.storage.writing(row.id) as connection:
            await raise_seq(connection, row.id, row.seq, notice=msgspec.json.encode(notice).decode())
            await connection.execute(
                sa.insert(SnapshotRow).values(table_id=row.id, seq=seq, rules_version=running, data=pack(play.data()))
            )
        return play

    def version(self, game: str) -> str:
        """The running rules version of a game; empty when the game is not installed."""
        info = game_infos(self.registry).get(game)
        return info.rules_version if info else ""

    async def carry_over(self, row: Any) -> None:
        """Note openly that a running game was started under another version of its rules."""
        notice = Message(key="notice-rules-changed", args={"old": row.rules_version, "new": self.version(row.game)})
        async with self.storage.writing(row.id) as connection:
            await connection.execute(
                sa.update(TableRow)
                .where(TableRow.id == row.id, TableRow.notice.is_(None))
                .values(notice=msgspec.json.encode(notice).decode(), changed_at=time.time())
            )
