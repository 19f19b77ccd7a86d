"""The application: parts put together, routes, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

from jindori.table import registry as registries
from jindori.table.bots import BotRunner
from jindori.table.errors import HANDLERS
from jindori.table.http import BODY, router
from jindori.table.limits import Limit
from jindori.table.live import Live
from jindori.table.messages import Choose, Person, Undo
from jindori.table.news import News
from jindori.table.people import People, person_id
from jindori.table.playing import Playing
from jindori.table.registry import Registry
from jindori.table.settings import Settings
from jindori.table.spa import page_handlers
from jindori.table.storage import Storage
from jindori.table.tables import Tables

YEAR = 365 * 24 * 3600


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: WebSocket[Any, Any, State], table_id: FromPath[str]) -> None:
    """A page's line to its table. The person is the cookie's; another site's page is nobody."""
    origin = socket.headers.get("origin")
    foreign = bool(origin) and urlsplit(str(origin)).netloc != socket.headers.get("host")
    state = socket.app.state
    person = None if foreign else await state.people.find(person_id(socket))
    await state.live.serve(socket, table_id, person)


def create_app(settings: Settings, registry: Registry | None = None) -> Litestar:
    """A server for a migrated database (``migrate.migrate``). ``registry`` defaults to the installed games.

    Raises OSError when the secret key cannot be read or made.
    """
    games = registry or registries.installed()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.database_url)
        news = News(settings.database_url)
        tables = Tables(settings, storage, games, news)
        playing = Playing(tables)
        bots = BotRunner(playing)

        async def act(table_id: str, person: Person, message: Choose | Undo) -> None:
            if isinstance(message, Choose):
                await playing.choose(table_id, person, message)
            else:
                await playing.undo(table_id, person, message.seq)

        limit = Limit(settings.request_rate)
        live = Live(tables, bots.wake, act, limit)
        app.state.update(
            {
                "registry": games, "news": news, "people": People(storage), "tables": tables, "playing": playing,
                "live": live, "limit": limit, "guests": Limit(settings.request_rate / 4),
            }
        )  # fmt: skip
        await news.start()
        await bots.start()
        try:
            yield
        finally:
            live.close()
            await bots.stop()
            await news.stop()
            await storage.close()

    session = CookieBackendConfig(
        secret=settings.secret(),
        key="jindori",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookie,
        max_age=YEAR,
    )
    return Litestar(
        route_handlers=[router, table_socket, *page_handlers(settings.client_dist)],
        lifespan=[lifespan],
        middleware=[session.middleware],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(title="Jindori", version="1", render_plugins=[], path="/api/schema"),
        debug=False,
    )
