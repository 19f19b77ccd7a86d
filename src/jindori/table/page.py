"""One open page of a table: told what is new to it since it was told last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import WebSocket

from jindori.table.errors import Refused
from jindori.table.messages import ChatMessage, Person, ServerMessage, TableMessage
from jindori.table.reel import Reel
from jindori.table.settings import Settings
from jindori.table.showing import Loaded, chat_lines, own_grace, table_info, table_view

QUEUE = 50
"""Small messages that may wait for one slow page before its socket is closed."""
SEND_SECONDS = 20.0


class Page:
    """One socket. It is told what has changed since it was told last, however much that is."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person, reel: Reel, settings: Settings) -> None:
        self.socket = socket
        self.person = person
        self._reel = reel
        self._settings = settings
        self._loaded: Loaded | None = None
        self._at: tuple[int | None, int] | None = None
        """The seat whose eyes the page has, and the change whose position it shows; None while there is no game."""
        self._table: bytes = b""
        self._chat = -1
        self._small: list[ServerMessage] = []
        self._wake = asyncio.Event()

    def show(self, loaded: Loaded) -> None:
        self._loaded = loaded
        self._wake.set()

    def say(self, message: ServerMessage) -> None:
        """Raises Refused (too_many) when the page does not take what it is sent."""
        if len(self._small) >= QUEUE:
            raise Refused("too_many", "The page is too slow.")
        self._small.append(message)
        self._wake.set()

    async def send(self) -> None:
        """Sends until cancelled. Raises TimeoutError when the page takes nothing any more."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            loaded, self._loaded = self._loaded, None
            small, self._small = self._small, []
            if loaded is not None:
                for text in self._news(loaded):
                    await self._send(text)
            for message in small:
                await self._send(msgspec.json.encode(message))

    def _news(self, loaded: Loaded) -> Iterator[bytes]:
        """The whole view where the page has none it could go on from; else the steps since, and what else has changed."""
        at = (loaded.seat_of(self.person.id), loaded.play.seq) if loaded.play else None
        steps = self._steps(loaded) if at != self._at else None
        table = table_info(loaded, self.person.id)
        compared = msgspec.json.encode(msgspec.structs.replace(table, moves=0, your_turn=False))
        lines = [line for line in chat_lines(loaded) if line.n > self._chat]
        if (at != self._at and steps is None) or (at is None and compared != self._table):
            yield msgspec.json.encode(table_view(loaded, self.person.id, self._settings.log_shown, self._settings.grace))
        else:
            if compared != self._table:
                yield msgspec.json.encode(TableMessage(table=table, server_time=time.time()))
            if steps is not None:
                yield steps
            for line in lines:
                yield msgspec.json.encode(ChatMessage(line=line))
        self._at, self._table = at, compared
        self._chat = max([self._chat, *(line.n for line in lines)])

    def _steps(self, loaded: Loaded) -> bytes | None:
        seat = loaded.seat_of(self.person.id)
        if loaded.play is None or self._at is None or self._at[0] != seat:
            return None
        grace = own_grace(loaded, self.person.id, self._settings.grace)
        return self._reel.message(loaded.play, seat, self._at[1], grace)

    async def _send(self, text: bytes) -> None:
        # not wait_for: Python 3.11's loses a cancellation that comes in the moment the text is out
        async with asyncio.timeout(SEND_SECONDS):
            await self.socket.send_text(text.decode())
