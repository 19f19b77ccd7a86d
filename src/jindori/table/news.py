"""Word that a table has changed, to everybody in this process and, over PostgreSQL, in the others."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress

from jindori.table.storage import CHANNEL

log = logging.getLogger("jindori.table")

RETRY = 2.0
"""Seconds until a lost connection to PostgreSQL is tried again."""


class News:
    """Listeners by table. News carries no content: whoever hears it looks at the database."""

    def __init__(self, url: str) -> None:
        self._dsn = url.replace("postgresql+psycopg", "postgresql", 1) if url.startswith("postgresql") else None
        self._listeners: defaultdict[str, set[Callable[[str], None]]] = defaultdict(set)
        self._everywhere: set[Callable[[str], None]] = set()
        self._task: asyncio.Task[None] | None = None

    def listen(self, table_id: str | None, listener: Callable[[str], None]) -> Callable[[], None]:
        """Call ``listener(table_id)`` at each change (of any table for None); returns what ends it."""
        if table_id is None:
            self._everywhere.add(listener)
            return lambda: self._everywhere.discard(listener)
        self._listeners[table_id].add(listener)

        def end() -> None:
            self._listeners[table_id].discard(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

        return end

    def tell(self, table_id: str) -> None:
        for listener in [*self._listeners.get(table_id, ()), *self._everywhere]:
            listener(table_id)

    async def start(self) -> None:
        if self._dsn is not None:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._hear(self._dsn, ready))
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(ready.wait(), 5)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _hear(self, dsn: str, ready: asyncio.Event) -> None:
        import psycopg

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(dsn, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table_id in list(self._listeners):  # whatever was missed while not connected
                        self.tell(table_id)
                    ready.set()
                    async for notice in connection.notifies():
                        self.tell(notice.payload)
            except (psycopg.Error, OSError) as error:
                log.warning("news from the database stopped (%s); trying again", type(error).__name__)
            await asyncio.sleep(RETRY)
