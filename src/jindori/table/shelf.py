"""Running games by table: loaded from the last snapshot and the moves since, kept only to be fast."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
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


class _Broken(Exception):
    """A stored record that the engine cannot decode or replay."""


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
        changed the table meanwhile, Unavailable when the database does not answer (which says nothing about moves).
        """
        play = self._plays.get(row.id)
        if play is not None and play.seq == row.seq:
            return play
        if play is not None and play.seq < row.seq:
            moves = await self.storage.moves(row.id, play.seq, row.seq)
            try:
                play = _replayed(play, moves, row.seq)
            except _Broken:  # the cache is only a cache: read everything again
                log.info("table %s: reading again", row.id)
                play = await self._load(row)
        else:
            play = await self._load(row)
        self.put(row.id, play)
        return play

    async def _load(self, row: Any) -> Play:
        snapshot = await self.storage.last_snapshot(row.id, row.seq)
        if snapshot is None:
            raise Unreadable("no snapshot")
        moves = await self.storage.moves(row.id, snapshot.seq, row.seq)
        try:
            with _decoding():
                base = Play.from_data(self.registry, unpack(snapshot.data), snapshot.seq, self.version(row.game))
        except _Broken as error:
            log_failure(f"table {row.id}: snapshot {snapshot.seq} cannot be read", error.__cause__ or error)
            raise Unreadable("snapshot") from error
        try:
            return _replayed(base, moves, row.seq)
        except _Broken as error:
            log_failure(f"table {row.id}: moves after {snapshot.seq} do not replay", error.__cause__ or error)
            return await self._go_on_from(row, base)

    async def _go_on_from(self, row: Any, base: Play) -> Play:
        """Make the last snapshot the table's newest change, said openly.

        Stored moves stay in the database under their numbers, as does the snapshot that they follow.
        """
        running = self.version(row.game)
        notice = Message(
            key="notice-back-to-snapshot",
            args={"lost": row.seq - base.seq, "old": row.rules_version, "new": running},
        )
        seq = row.seq + 1
        play = Play(base.position, seq, {d.seat: seq for d in base.position.decisions}, {})
        async with self.storage.writing(row.id) as connection:
            said = msgspec.json.encode(notice).decode()
            await raise_seq(connection, row, to_choose=play.to_choose, notice=said)
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


@contextmanager
def _decoding() -> Iterator[None]:
    """Raises _Broken for what the engine says of a record; nothing is read from the database meanwhile.

    A machine short of memory or files says nothing about the record.
    """
    try:
        yield
    except (MemoryError, OSError, ImportError):
        raise
    except Exception as error:
        raise _Broken from error


def _replayed(play: Play, moves: list[Any], up_to: int) -> Play:
    """The game after the stored ``moves`` that follow it. Raises _Broken when they do not lead to ``up_to``."""
    with _decoding():
        for move in moves:
            if move.seq != play.seq + 1:
                raise ValueError("a move is missing")
            if move.kind == "choose":
                play = play.choose(move.seat, msgspec.json.decode(move.action))
            elif move.kind == "undo":
                play = play.undo(move.seat)
            else:
                raise ValueError("the game went back to a snapshot")
        if play.seq != up_to:
            raise ValueError("a move is missing")
    return play
