"""The socket, on a real server: F01 and F02 byte by byte, F06 with a hard kill, F15, presence, chat, shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from following import Follower
from table.conftest import Server, Someone, cookie, visitors

Start = Callable[..., Server]


class Page:
    """An open page: everything it was ever sent, and its newest view."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self._follower = Follower()
        self._news = asyncio.Event()
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self.socket:
                self.frames.append(frame)
                message = json.loads(frame)
                self._follower.take(message)
                self._news.set()

    @property
    def view(self) -> Any:
        return self._follower.view

    @property
    def shown(self) -> list[Any]:
        """Every position that the page has shown."""
        return self._follower.shown

    async def until(self, condition: Callable[[Page], Any]) -> None:
        async with asyncio.timeout(20):
            while not condition(self):
                self._news.clear()
                await self._news.wait()

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    def errors(self) -> list[Any]:
        return [m for m in map(json.loads, self.frames) if m["kind"] == "error"]


@asynccontextmanager
async def pages(server: Server, table: str, people: list[Someone]) -> AsyncIterator[list[Page]]:
    async with AsyncExitStack() as stack:
        out = []
        for person in people:
            socket = await stack.enter_async_context(
                connect(server.ws + table, additional_headers=cookie(person), max_size=2**24)
            )
            out.append(Page(socket))
        for page in out:
            await page.until(lambda p: p.view)
        yield out


async def opened(people: list[Someone], game: str = "fake", bots: int = 0, **options: Any) -> str:
    seats = ["me"] + ["open"] * (len(people) - 1) + ["bot:random"] * bots
    table = (await people[0].ok("/tables", {"game": game, "seats": seats, "options": options}))["id"]
    token = (await people[0].view(table))["table"]["invite"].split("invite=")[1]
    for person in people[1:]:
        await person.ok(f"/tables/{table}/join", {"invite": token})
    if len(people) > 1:
        await people[0].ok(f"/tables/{table}/start", {})
    return table


def hidden(page: Page) -> set[str]:
    return set(page.view["position"]["board"]["cards"])


async def test_f01_f02_no_frame_carries_what_is_hidden(server: Server) -> None:
    async with visitors(server, 4) as people:
        table = await opened(people[:3])
        async with pages(server, table, people) as (one, two, three, watcher):
            hands = [hidden(p) for p in (one, two, three)]
            await one.send(kind="choose", seq=one.view["seq"], option=0)
            await two.send(kind="choose", seq=two.view["seq"], option=1)
            for page in (one, two, three, watcher):
                await page.until(lambda p: [w["locked"] for w in p.view["position"]["waiting"]] == [True, True, False])
            for n, page in enumerate((one, two, three, watcher)):
                sent = "".join(page.frames)
                for other, hand in enumerate(hands):
                    if other != n:
                        assert not any(card in sent for card in hand)
            for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/record"):
                text = (await people[3].client.get(path)).text
                assert not any(card in text for hand in hands for card in hand)
            await three.send(kind="choose", seq=1, option=0)
            await watcher.until(lambda p: p.view["position"]["logLength"] == 3)
            shown = [e["data"]["card"] for e in watcher.view["position"]["log"]]
            assert [card in hand for card, hand in zip(shown, hands, strict=True)] == [True] * 3
        log = server.log.read_text()
        assert "HIDDEN" not in log
        assert not any(card in log for hand in hands for card in hand)


async def test_f03_fifty_rounds_of_picks_over_sockets(server: Server) -> None:
    async with visitors(server, 2) as people:
        table = await opened(people, rounds=60)
        async with pages(server, table, people) as both:
            for _ in range(50):
                for page in both:
                    await page.until(
                        lambda p: len(p.view["position"]["waiting"]) == 2 and p.view["position"]["decision"]
                    )
                await asyncio.gather(*(p.send(kind="choose", seq=p.view["seq"], option=0) for p in both))
                for page in both:
                    await page.until(lambda p: len(p.view["position"]["waiting"]) == 1)
                for page in both:
                    await page.until(lambda p: p.view["position"]["decision"])
                    await page.send(kind="choose", seq=page.view["seq"], action={"do": "end"})
            assert [p.errors() for p in both] == [[], []]
            await both[0].until(lambda p: p.view["table"]["moves"] == 200)


async def test_f06_a_killed_server_comes_back_with_the_same_table(start_server: Start) -> None:
    server = start_server()
    async with visitors(server, 3) as people:
        table = await opened(people[:2], bots=1)
        async with pages(server, table, people) as (one, two, watcher):
            for n, page in enumerate((one, two)):
                await page.send(kind="choose", seq=page.view["seq"], option=n)
            await one.until(lambda p: p.view["position"]["decision"] and p.view["position"]["logLength"] == 3)
            await one.send(kind="choose", seq=one.view["seq"], action={"do": "take", "stones": 2})
            for page in (one, two, watcher):
                await page.until(lambda p: p.view["position"]["board"]["stones"] == [2, 0, 0])
            before = [p.view for p in (one, two, watcher)]
            server.kill()
        server.start()
        async with pages(server, table, people) as (one, two, watcher):
            for page, old in zip((one, two, watcher), before, strict=True):
                assert page.view["position"] == old["position"]
                assert page.view["seq"] == old["seq"]
            # without reloading: the number the page had before the kill is still good
            await one.send(kind="choose", seq=before[0]["seq"], action={"do": "end"})
            await two.until(lambda p: p.view["position"]["decision"])
            await two.send(kind="choose", seq=two.view["seq"], action={"do": "end"})
            await watcher.until(lambda p: p.view["position"]["board"]["round"] == 2)
            assert watcher.view["position"]["board"]["stones"] == [2, 0, 0]
            assert one.errors() == two.errors() == []


async def test_f06_bots_go_on_after_a_kill(start_server: Start) -> None:
    server = start_server(bot_delay=0.5)
    async with visitors(server, 1) as people:
        table = await opened(people, bots=3)
        await people[0].choose(table, 1, 0)
        server.kill()
        server.start()
        for _ in range(100):
            view = await people[0].view(table)
            if view["position"]["decision"]:
                break
            await asyncio.sleep(0.1)
        assert view["position"]["decision"]["name"] == "turn"
        assert view["table"]["moves"] == 4


async def test_presence_chat_and_pong(server: Server) -> None:
    async with visitors(server, 2) as people:
        table = await opened(people)
        async with pages(server, table, people[:1]) as (one,):
            async with pages(server, table, people[1:]):
                await one.until(lambda p: [s["online"] for s in p.view["table"]["seats"]] == [True, True])
            await one.until(lambda p: [s["online"] for s in p.view["table"]["seats"]] == [True, False])
            views = len(one.frames)
            await people[1].ok(f"/tables/{table}/chat", {"text": "こんにちは"})
            await one.until(lambda p: len(p.frames) > views)
            told = json.loads(one.frames[-1])
            assert (told["kind"], told["line"]["text"], told["line"]["seat"]) == ("chat", "こんにちは", 1)
            await one.send(kind="ping")
            await one.until(lambda p: '"pong"' in p.frames[-1])
            await one.send(kind="say", text="hi")
            await one.until(lambda p: '"hi"' in p.frames[-1])
            await people[0].ok("/me", {"name": "Another name"})
            await one.send(kind="say", text="it is me")
            await one.until(lambda p: '"it is me"' in p.frames[-1])
            assert json.loads(one.frames[-1])["line"]["name"] == "Another name"


NONSENSE = [
    "", "null", "[]", "{", '{"kind":"nope"}', '{"kind":"choose","seq":1}', '{"kind":"choose","seq":NaN,"option":0}',
    '{"kind":"choose","seq":1,"option":-1}', '{"kind":"choose","seq":1,"option":0,"seat":1}', "[" * 60_000,
    '{"kind":"undo","seq":true}', '{"kind":"view"}',
]  # fmt: skip


async def test_nonsense_on_the_socket_is_answered(server: Server) -> None:
    async with visitors(server, 2) as people:
        table = await opened(people)
        async with pages(server, table, people[:1]) as (one,):
            for n, text in enumerate(NONSENSE, 1):
                await one.socket.send(text)
                await one.until(lambda p, n=n: len(p.errors()) == n)
                assert one.errors()[-1]["code"] == "bad_request"
            await one.send(kind="choose", seq=1, option=0)
            await one.until(lambda p: p.view["seq"] == 2)
            await one.socket.send(b"\x00\xff")
        async with pages(server, table, people[:1]) as (one,):
            assert one.view["seq"] == 2
        assert "Traceback" not in server.log.read_text()


async def test_a_page_that_asks_and_does_not_listen_is_shown_out(server: Server) -> None:
    """A flood of nonsense ends with a close that says why; nothing of that page stays behind."""
    async with visitors(server, 2) as people:
        table = await opened(people)
        async with pages(server, table, people[1:]) as (other,):
            async with connect(server.ws + table, additional_headers=cookie(people[0]), max_size=2**24) as socket:
                for _ in range(3000):
                    await socket.send("nonsense")
                async with asyncio.timeout(20):
                    with pytest.raises(ConnectionClosed):
                        while True:
                            await socket.recv()
                assert (socket.close_code, socket.close_reason) == (4429, "too_many")
            await other.until(lambda p: [s["online"] for s in p.view["table"]["seats"]] == [False, True])
            await other.send(kind="choose", seq=1, option=0)
            await other.until(lambda p: p.view["seq"] == 2)
    assert "Traceback" not in server.log.read_text()


async def test_f11_sockets_of_nobody_and_of_other_sites(server: Server) -> None:
    async with visitors(server, 2) as people:
        table = await opened(people)
        for address, headers, code in (
            (table, {}, 4401),
            (table, {"Cookie": "jindori=forged"}, 4401),
            (table, {**cookie(people[0]), "Origin": "https://elsewhere.example"}, 4401),
            ("nothere", cookie(people[0]), 4404),
        ):
            async with connect(server.ws + address, additional_headers=headers) as socket:
                told = json.loads(await socket.recv())
                assert told["kind"] == "error"
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == code


async def test_shutdown_is_quick_with_pages_open(start_server: Start) -> None:
    server = start_server()
    async with visitors(server, 2) as people:
        table = await opened(people, bots=1)
        async with pages(server, table, people):
            loop = asyncio.get_running_loop()
            before = loop.time()
            await loop.run_in_executor(None, server.stop)
            assert loop.time() - before < 8


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads processes as Linux shows them")
@pytest.mark.parametrize("end", ["kill", "stop"])
async def test_workers_end_with_their_server(start_server: Start, end: str) -> None:
    server = start_server()
    async with visitors(server, 1) as people:
        table = await opened(people, bots=2)
        for _ in range(100):
            if (await people[0].view(table))["table"]["moves"] == 2:
                break
            await asyncio.sleep(0.1)
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    workers = [pid for task in tasks for pid in (task / "children").read_text().split()]
    assert workers
    getattr(server, end)()
    for _ in range(100):
        if not any(Path("/proc", pid).exists() for pid in workers):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("a worker lives on")
