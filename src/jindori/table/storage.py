"""The database: engine, transactions, and the few statements that must be exactly right."""

from __future__ import annotations

import logging
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from jindori.table.errors import Unavailable
from jindori.table.models import ChatRow, MoveRow, SeatChangeRow, SeatRow, SnapshotRow, TableRow

log = logging.getLogger("jindori.table")

CHANNEL = "jindori"
"""PostgreSQL's channel for news between server processes; the payload is a table's id."""


class Lost(Exception):
    """Another server process was first; nothing was written."""


@contextmanager
def _answering() -> Iterator[None]:
    """Raises Unavailable for whatever keeps the database from answering: cut off, locked, too slow, full, damaged.

    Not for what is wrong with the request itself: keys that are there already, values that do not fit.
    """
    try:
        yield
    except (IntegrityError, DataError):
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        log.warning("the database does not answer: %s", type(getattr(error, "orig", None) or error).__name__)
        raise Unavailable from error


class Storage:
    """One database. Every method that writes does so in one transaction; every method raises Unavailable."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine = create_async_engine(url, pool_pre_ping=self.postgres, hide_parameters=True)
        if not self.postgres:
            sa.event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _answering():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, table_id: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction; other processes hear of a change to ``table_id`` when it is committed, and only then.

        Raises Lost when a key is already there.
        """
        try:
            with _answering():
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
        self,
        row: Any,
        move: dict[str, Any],
        status: str,
        to_choose: int,
        snapshot: dict[str, Any] | None,
        ended: dict[int, set[str]],
    ) -> None:
        """Store the change after the one where ``row`` stands. Raises Lost when the table no longer stands there.

        ``ended``: by seat the answers that are given by themselves no longer.
        """
        async with self.writing(row.id) as connection:
            await raise_seq(connection, row, status=status, to_choose=to_choose, asked=None)
            new = {"table_id": row.id, "seq": row.seq + 1}
            await connection.execute(sa.insert(MoveRow).values(**new, at=time.time(), **move))
            if snapshot is not None:
                await connection.execute(sa.insert(SnapshotRow).values(**new, **snapshot))
            if ended:
                await self._end_automatic(connection, row.id, ended)

    async def _end_automatic(self, connection: AsyncConnection, table_id: str, ended: dict[int, set[str]]) -> None:
        here = (SeatRow.table_id == table_id, SeatRow.automatic.is_not(None), SeatRow.seat.in_(ended))
        for row in (await connection.execute(sa.select(SeatRow.seat, SeatRow.automatic).where(*here))).all():
            left = [name for name in msgspec.json.decode(row.automatic or "[]") if name not in ended[row.seat]]
            one = (SeatRow.table_id == table_id, SeatRow.seat == row.seat)
            await connection.execute(sa.update(SeatRow).where(*one).values(automatic=as_stored(left)))

    async def seat_changes(self, table_id: str, newest: int) -> list[Any]:
        rows = await self.all(
            sa.select(*SeatChangeRow.__table__.c)
            .where(SeatChangeRow.table_id == table_id)
            .order_by(SeatChangeRow.n.desc())
            .limit(newest)
        )
        return rows[::-1]

    async def names_before(self, table_id: str, person: str) -> list[str]:
        """Names under which others than ``person`` have held seats: nobody speaks or sits there in their guise."""
        others = (SeatChangeRow.table_id == table_id, SeatChangeRow.held_person != person)
        return [row.held_name for row in await self.all(sa.select(SeatChangeRow.held_name).where(*others).distinct())]

    async def bots_to_choose(self, quiet_since: float) -> list[str]:
        """Running tables where a seat that is answered for must choose, and that have not changed after ``quiet_since``."""
        rows = await self.all(
            sa.select(TableRow.id)
            .join(SeatRow, SeatRow.table_id == TableRow.id)
            .where(
                TableRow.status == "running",
                TableRow.changed_at <= quiet_since,
                sa.or_(SeatRow.kind == "bot", SeatRow.automatic.is_not(None)),
                TableRow.to_choose.bitwise_and(sa.literal(1).bitwise_lshift(SeatRow.seat)) != 0,
            )
            .distinct()
        )
        return [row.id for row in rows]

    async def note_to_choose(self, row: Any, to_choose: int) -> None:
        """Correct who must choose where ``row`` stands; nothing when the table has gone on."""
        async with self.writing() as connection:
            await connection.execute(
                sa.update(TableRow).where(TableRow.id == row.id, TableRow.seq == row.seq).values(to_choose=to_choose)
            )

    async def note_asked(self, row: Any, asked: str) -> None:
        """What the table is asked from now on. Raises Lost when the table, or what it is asked, is not as ``row`` says."""
        async with self.writing(row.id) as connection:
            same = (TableRow.id == row.id, TableRow.seq == row.seq, TableRow.asked.is_not_distinct_from(row.asked))
            done = await connection.execute(sa.update(TableRow).where(*same).values(asked=asked))
            if done.rowcount != 1:
                raise Lost

    async def set_automatic(self, row: Any, seat: Any, names: list[str]) -> bool:
        """The answers that are given by themselves; False where the table, they, or who holds the seat, are not as read."""
        async with self.writing(row.id) as connection:
            here = (TableRow.id == row.id, TableRow.seq == row.seq)  # a change that ends some waits, or is seen
            if (await connection.execute(sa.update(TableRow).where(*here).values(seq=row.seq))).rowcount != 1:
                return False
            same = (
                SeatRow.table_id == row.id,
                SeatRow.seat == seat.seat,
                SeatRow.person == seat.person,
                SeatRow.automatic.is_not_distinct_from(seat.automatic),
            )
            done = await connection.execute(sa.update(SeatRow).where(*same).values(automatic=as_stored(names)))
            return bool(done.rowcount == 1)

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


async def raise_seq(connection: AsyncConnection, row: Any, **values: Any) -> None:
    """The first statement of a change: it takes the row's lock, and only one process finds the old numbers.

    Raises Lost for the others, and when a seat has changed hands since ``row`` was read.
    """
    await _if_as_read(connection, row, seq=row.seq + 1, **values)


async def raise_seating(connection: AsyncConnection, row: Any, **values: Any) -> None:
    """The same for a change of who sits where; choices made meanwhile do not matter, the start or the end does."""
    await _if_as_read(connection, row, "status", seating=row.seating + 1, **values)


async def _if_as_read(connection: AsyncConnection, row: Any, also: str = "seq", **values: Any) -> None:
    same = (TableRow.id == row.id, TableRow.seating == row.seating, getattr(TableRow, also) == getattr(row, also))
    done = await connection.execute(sa.update(TableRow).where(*same).values(changed_at=time.time(), **values))
    if done.rowcount != 1:
        raise Lost


def as_stored(names: list[str]) -> str | None:
    return msgspec.json.encode(names).decode() if names else None


def pack(value: Any) -> bytes:
    return zlib.compress(msgspec.json.encode(value))


def unpack(data: bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(data))


def _set_up_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
