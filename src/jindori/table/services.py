"""The parts of one running server, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from litestar import Request, WebSocket
from litestar.datastructures import State

from jindori.table.bots import BotRunner
from jindori.table.limits import Limit
from jindori.table.live import Live
from jindori.table.news import News
from jindori.table.people import People
from jindori.table.playing import Playing
from jindori.table.registry import Registry
from jindori.table.seats import Seats
from jindori.table.settings import Settings
from jindori.table.storage import Storage
from jindori.table.tables import Tables
from jindori.table.takeback import TakeBacks

Req = Request[Any, Any, State]
Socket = WebSocket[Any, Any, State]


@dataclass(frozen=True)
class Services:
    registry: Registry
    news: News
    people: People
    tables: Tables
    seats: Seats
    playing: Playing
    take_backs: TakeBacks
    live: Live
    limit: Limit
    """Changes, by person."""
    guests: Limit
    """New guests, by address."""


@asynccontextmanager
async def running(settings: Settings, registry: Registry) -> AsyncIterator[Services]:
    """Everything started, and stopped again at the end."""
    storage = Storage(settings.database_url)
    news = News(settings.database_url)
    tables = Tables(settings, storage, registry, news)
    playing = Playing(tables)
    bots = BotRunner(playing)
    limit = Limit(settings.request_rate)
    people = People(storage)
    take_backs = TakeBacks(playing)
    live = Live(people, tables, playing, take_backs, bots.wake, limit)
    await news.start()
    bots.start()
    try:
        guests = Limit(settings.request_rate / 4)
        yield Services(registry, news, people, tables, Seats(tables), playing, take_backs, live, limit, guests)
    finally:
        live.close()
        await bots.stop()
        await news.stop()
        await storage.close()


def services_of(connection: Req | Socket) -> Services:
    """The parts behind a request or a socket."""
    found: Services = connection.app.state["services"]
    return found
