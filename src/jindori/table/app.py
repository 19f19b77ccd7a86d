"""The application: parts put together, routes, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, websocket
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

from jindori.table import registry as registries
from jindori.table.cookies import cookies
from jindori.table.errors import HANDLERS
from jindori.table.http import BODY, router
from jindori.table.people import person_id
from jindori.table.registry import Registry
from jindori.table.services import Socket, running, services_of
from jindori.table.settings import Settings
from jindori.table.spa import page_handlers
from jindori.table.strict import foreign


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A page's line to its table. The person is the cookie's; another site's page is nobody."""
    services = services_of(socket)
    await services.live.serve(socket, table_id, None if foreign(socket) else person_id(socket))


def create_app(settings: Settings, registry: Registry | None = None) -> Litestar:
    """A server for a migrated database (``migrate.migrate``). ``registry`` defaults to the installed games.

    Raises OSError when the secret key cannot be read or made.
    """
    games = registry or registries.installed()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(settings, games) as services:
            app.state["services"] = services
            yield

    return Litestar(
        route_handlers=[router, table_socket, *page_handlers(settings.client_dist)],
        lifespan=[lifespan],
        middleware=[cookies(settings).middleware],
        exception_handlers=HANDLERS,
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(title="Jindori", version="1", render_plugins=[], path="/api/schema"),
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, exclude=[r"\.woff2$"]),
        debug=False,
    )
