"""The database: engine, transactions, and the few statements that must be exactly right."""

from __future__ import annotations

import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from jindori.table.models import ChatRow, MoveRow, SeatRow, SnapshotRow, TableRow

CHANNEL = "jindori"
"""PostgreSQL's channel for news between server processes; the payload is a table's id."""


class Lost(Exception):
    """Another server process was first; nothing was written."""


class Storage:
    """One database. Every method that writes does so in one transaction."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine = create_async_engine(url, pool_pre_ping=self.postgres)
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, table_id: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; other processes hear of a change to ``table_id`` when it is committed, and only then.

        Raises Lost when a key is already there.
        """
        try:
            async with self.engine.begin() as connection:
                yield connection
                if table_id and self.postgres:
                    await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, table_id)))
        except IntegrityError as error:
            raise Lost from error

    async def one(self, query: Any) -> Any:
        async with self.reading() as connection:
            return (await connection.execute(query)).first()

    async def all(self, query: Any) -> list[Any]:
        async with self.reading() as connection:
            return list((await connection.execute(query)).all())

    async def table(self, table_id: str) -> Any:
        """The table's row, or None."""
        return await self.one(sa.select(*TableRow.__table__.c).where(TableRow.id == table_id))

    async def seats(self, table_id: str) -> list[Any]:
        return await self.all(
            sa.select(*SeatRow.__table__.c).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
        )

    async def last_snapshot(self, table_id: str, up_to: int) -> Any:
        return await self.one(
            sa.select(*SnapshotRow.__table__.c)
            .where(SnapshotRow.table_id == table_id, SnapshotRow.seq <= up_to)
            .order_by(SnapshotRow.seq.desc())
            .limit(1)
        )

    async def moves(self, table_id: str, after: int, up_to: int) -> list[Any]:
        return await self.all(
            sa.select(*MoveRow.__table__.c)
            .where(MoveRow.table_id == table_id, MoveRow.seq > after, MoveRow.seq <= up_to)
            .order_by(MoveRow.seq)
        )

    async def change(
        self, table_id: str, old: int, move: dict[str, Any], status: str, snapshot: dict[str, Any] | None
    ) -> None:
        """Store change ``old + 1``. Raises Lost when the table no longer stands at ``old``."""
        async with self.writing(table_id) as connection:
            await raise_seq(connection, table_id, old, status=status)
            await connection.execute(sa.insert(MoveRow).values(table_id=table_id, seq=old + 1, at=time.time(), **move))
            if snapshot is not None:
                await connection.execute(sa.insert(SnapshotRow).values(table_id=table_id, seq=old + 1, **snapshot))

    async def say(self, table_id: str, line: dict[str, Any]) -> int:
        """Store a chat line; gives its number. Raises Lost when two processes numbered alike."""
        async with self.writing(table_id) as connection:
            await connection.execute(
                sa.update(TableRow).where(TableRow.id == table_id).values(changed_at=TableRow.changed_at)
            )
            last = await connection.scalar(sa.select(sa.func.max(ChatRow.n)).where(ChatRow.table_id == table_id))
            n = 0 if last is None else last + 1
            await connection.execute(sa.insert(ChatRow).values(table_id=table_id, n=n, **line))
        return n

    async def chat(self, table_id: str, newest: int) -> list[Any]:
        rows = await self.all(
            sa.select(*ChatRow.__table__.c).where(ChatRow.table_id == table_id).order_by(ChatRow.n.desc()).limit(newest)
        )
        return rows[::-1]


async def raise_seq(connection: AsyncConnection, table_id: str, old: int, **values: Any) -> None:
    """The first statement of a change: it takes the row's lock, and only one process finds the old number.

    Raises Lost for the others.
    """
    done = await connection.execute(
        sa.update(TableRow)
        .where(TableRow.id == table_id, TableRow.seq == old)
        .values(seq=old + 1, changed_at=time.time(), **values)
    )
    if done.rowcount != 1:
        raise Lost


def pack(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value))


def unpack(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
