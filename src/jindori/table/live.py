"""The live table: one room a table, one socket an open page; every change tells every page the steps since."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from jindori.table.automatic import set_automatic
from jindori.table.errors import Refused, Unavailable, log_failure
from jindori.table.limits import Limit
from jindori.table.messages import (
    Answer,
    Choose,
    ClientMessage,
    GoOn,
    Ping,
    Pong,
    Say,
    SetAutomatic,
    TakeBack,
    Undo,
)
from jindori.table.page import Page
from jindori.table.patience import Patience
from jindori.table.people import People
from jindori.table.playing import Playing
from jindori.table.reel import Reel
from jindori.table.strict import decoded
from jindori.table.tables import Tables
from jindori.table.takeback import TakeBacks

PAGES = 20
"""Open pages of one person at one table."""
BYTES = 64 * 1024
"""Longest message from a client."""


class Room:
    """The open pages of one table."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self.tables = tables
        self.table_id = table_id
        self.pages: set[Page] = set()
        self.reel = Reel()
        self._changed = asyncio.Event()
        self._end_news = tables.news.listen(table_id, lambda _: self._changed.set())
        self._patience = Patience(tables.settings.retry_first, tables.settings.retry_longest)
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        self._end_news()
        self._task.cancel()

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self.show_all()
                self._patience.restore()
            except Exception as error:
                if not isinstance(error, Unavailable):
                    log_failure(f"table {self.table_id}: showing failed", error)
                with suppress(TimeoutError):
                    async with asyncio.timeout(self._patience.wait()):
                        await self._changed.wait()
                self._changed.set()

    async def show_all(self) -> None:
        """One load for all pages; each is told what is new to it, from its own person's seat."""
        loaded = await self.tables.load(self.table_id)
        for page in list(self.pages):
            page.show(loaded)


class Live:
    """All rooms of this process."""

    def __init__(
        self,
        people: People,
        tables: Tables,
        playing: Playing,
        take_backs: TakeBacks,
        wake_bots: Callable[[str], None],
        limit: Limit,
    ) -> None:
        self.people = people
        self.tables = tables
        self.rooms: dict[str, Room] = {}
        self._playing = playing
        self._take_backs = take_backs
        self._wake_bots = wake_bots
        self._limit = limit

    async def serve(self, socket: WebSocket[Any, Any, Any], table_id: str, person_id: str | None) -> None:
        """One page from its coming to its going."""
        await socket.accept()
        try:
            person = await self.people.find(person_id)
            if person is None:
                raise Refused("unauthorized", "Ask for /api/me first.")
            loaded = await self.tables.load(table_id)
            if self.tables.present.get(table_id, {}).get(person.id, 0) >= PAGES:
                raise Refused("too_many", "Too many pages of this table are open.")
        except Exception as error:
            refused = error if isinstance(error, Refused) else Refused("internal", "The server failed.")
            if refused is not error:
                log_failure(f"table {table_id}: a page could not come in", error)
            with suppress(Exception):
                await socket.send_text(msgspec.json.encode(refused.told()).decode())
                await socket.close(code=4000 + refused.status, reason=refused.code)
            return
        room = self.rooms.get(table_id) or self.rooms.setdefault(table_id, Room(self.tables, table_id))
        page = Page(socket, person, room.reel, self.tables.settings)
        page.show(loaded)
        self._enter(room, page)
        sender = asyncio.create_task(page.send())
        receiver = asyncio.create_task(self._receive(table_id, page))
        try:
            await asyncio.wait((sender, receiver), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._go(table_id, page)
            for task in (sender, receiver):
                task.cancel()
            ends = await asyncio.gather(sender, receiver, return_exceptions=True)
            slow = any(isinstance(end, Refused | TimeoutError) for end in ends)
            with suppress(Exception):
                await socket.close(code=4429 if slow else 1000, reason="too_many" if slow else None)

    def _enter(self, room: Room, page: Page) -> None:
        table_id = room.table_id
        room.pages.add(page)
        present = self.tables.present.setdefault(table_id, {})
        present[page.person.id] = present.get(page.person.id, 0) + 1
        self._wake_bots(table_id)
        # also for the page itself: a change between its first view and its entering the room is seen now
        self.tables.news.tell(table_id)

    def _go(self, table_id: str, page: Page) -> None:
        room = self.rooms[table_id]
        room.pages.discard(page)
        present = self.tables.present[table_id]
        present[page.person.id] -= 1
        if not present[page.person.id]:
            del present[page.person.id]
            self.tables.news.tell(table_id)
        if not room.pages:
            room.close()
            del self.rooms[table_id], self.tables.present[table_id]

    async def _receive(self, table_id: str, page: Page) -> None:
        while True:
            try:
                text = await page.socket.receive_data("text")
            except WebSocketDisconnect:
                return
            try:
                self._limit.take(page.person.id)
                await self._answer(table_id, page, _decode(text))
            except Refused as refused:
                page.say(refused.told())
            except Exception as error:
                log_failure(f"table {table_id}: a message failed", error)
                page.say(Refused("internal", "The server failed.").told())

    async def _answer(self, table_id: str, page: Page, message: Any) -> None:
        match message:
            case Choose():
                await self._playing.choose(table_id, page.person, message)
            case Undo():
                await self._playing.undo(table_id, page.person, message.seq)
            case GoOn():
                await self._playing.go_on(table_id, page.person, message.seq)
            case TakeBack():
                await self._take_backs.ask(table_id, page.person, message.seq)
            case Answer():
                await self._take_backs.answer(table_id, page.person, message.seq, message.agree)
            case SetAutomatic():
                await set_automatic(self.tables, table_id, page.person, message.name, message.on)
            case Say():
                self._limit.take(page.person.id, 5.0)
                await self.tables.say(table_id, page.person, message.text)
            case Ping():
                page.say(Pong(server_time=time.time()))

    def close(self) -> None:
        for room in self.rooms.values():
            room.close()


def _decode(text: Any) -> Any:
    if not isinstance(text, str) or not 0 < len(text) <= BYTES:  # "" also stands for a binary frame
        raise Refused("bad_request", f"A message is JSON text of at most {BYTES} characters.")
    return decoded(text, ClientMessage)
