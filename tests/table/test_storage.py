"""The database: its shape, rules that change under a running game (F10), saved games (F34), two server processes."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import socket
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from answering import environment
from jindori.table import schema
from jindori.table.migrate import differences, migrate
from jindori.table.serve import address, free_port
from jindori.table.settings import Settings
from table import fake
from table.conftest import Play, Server, open_house, visitors
from table.test_live import opened, pages
from table.test_play import play_on


def test_migrations_give_what_the_models_say(settings: Settings) -> None:
    migrate(settings.database_url)
    migrate(settings.database_url)
    assert differences(settings.database_url) == []


def test_migrations_on_postgresql(postgres: str) -> None:
    url = Settings(database=postgres).database_url
    migrate(url)
    assert differences(url) == []


def test_two_servers_may_migrate_at_once(settings: Settings) -> None:
    failed: list[Exception] = []

    def one() -> None:
        try:
            subprocess.run(
                [sys.executable, "-c", "import sys; from jindori.table.migrate import migrate; migrate(sys.argv[1])",
                 settings.database_url], check=True, env=environment(), timeout=300,
            )  # fmt: skip
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=one) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert differences(settings.database_url) == []


def test_the_secret_key_is_made_once_and_private(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path / "new")
    key = settings.secret()
    assert len(key) == 32
    assert settings.secret() == key
    assert stat.S_IMODE((tmp_path / "new/secret.key").stat().st_mode) == 0o600
    (tmp_path / "new/secret.key").write_bytes(b"short")
    with pytest.raises(OSError, match="32 bytes"):
        settings.secret()


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("postgres://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgresql://u@h/d", "postgresql+psycopg://u@h/d"),
        ("sqlite:////x.db", "sqlite+aiosqlite:////x.db"),
        ("/x.db", "sqlite+aiosqlite:////x.db"),
    ],
)
def test_database_urls(given: str, url: str) -> None:
    assert Settings(database=given).database_url == url


async def _table_under_way(settings: Settings, moves: int) -> tuple[str, Any, Any]:
    async with open_house(settings, fake) as house:
        people = await house.people(2)
        table = await house.table("fake", people)
        await play_on(table, people, lambda v: v["seq"] >= moves)
        return table, await people[0].view(table), people[0].client.cookies


async def test_f10_another_rules_version_is_said_openly(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    table, before, jar = await _table_under_way(settings, 7)
    monkeypatch.setattr(fake.GAME, "rules_version", "2")
    async with open_house(settings, fake) as house:
        person = await house.someone()
        person.client.cookies = jar
        view = await person.view(table)
        assert view["position"] == before["position"]
        assert view["table"]["rulesVersion"] == "1"
        assert view["table"]["notice"] == {"key": "notice-rules-changed", "args": {"old": "1", "new": "2"}}


async def test_f10_moves_that_no_longer_replay(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table goes on from its last snapshot, says how much was lost, and stays there."""
    table, before, jar = await _table_under_way(settings, 7)
    real = fake.Position._take

    def forbidden(self: Any, seat: int, option: Any) -> None:
        raise fake._illegal("FK-9", "no longer allowed")

    monkeypatch.setattr(fake.Position, "_take", forbidden)
    async with open_house(settings, fake) as house:
        person = await house.someone()
        person.client.cookies = jar
        view = await person.view(table)
        assert view["table"]["notice"]["key"] == "notice-back-to-snapshot"
        assert view["table"]["notice"]["args"]["lost"] == before["seq"] - 1
        assert view["position"]["moves"] == 0
        assert view["seq"] == before["seq"] + 1
        assert (await person.choose(table, view["seq"], 0)).status_code == 200
    monkeypatch.setattr(fake.Position, "_take", real)
    async with open_house(settings, fake) as house:
        person = await house.someone()
        person.client.cookies = jar
        assert (await person.view(table))["seq"] == view["seq"] + 1


async def test_f10_a_snapshot_that_cannot_be_read_is_left_alone(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, before, jar = await _table_under_way(settings, 7)
    with monkeypatch.context() as patch:
        patch.setattr(fake, "SCHEMA", 9)
        async with open_house(settings, fake) as house:
            person = await house.someone()
            person.client.cookies = jar
            view = await person.view(table)
            assert view["position"] is None
            assert view["table"]["notice"]["key"] == "notice-unreadable"
            assert (await person.choose(table, view["seq"], 0)).status_code == 409
            assert len(await person.ok("/tables")) == 1
    async with open_house(settings, fake) as house:
        person = await house.someone()
        person.client.cookies = jar
        assert (await person.view(table))["position"] == before["position"]


async def test_f34_every_point_of_a_game_can_be_read_again(settings: Settings, game: Play) -> None:
    """After each choice the stored table, read afresh, offers everybody the same."""
    async with open_house(dataclasses.replace(settings, snapshot_every=4), game.registry) as house:
        people = await house.people(3)
        table = await house.table(game.id, people)
        for n in range(40):
            for person in people:
                view = await person.view(table)
                if view["position"]["decision"] and view["position"]["decision"]["options"]:
                    count = len(view["position"]["decision"]["options"])
                    await person.choose(table, view["seq"], (3 * n) % count)
                    break
            before = [await p.view(table) for p in people]
            house.app.state.services.tables.shelf.drop(table)
            after = [await p.view(table) for p in people]
            assert [v["position"] for v in after] == [v["position"] for v in before]
            if after[0]["table"]["status"] == "over":
                break


async def test_two_processes_over_postgresql(start_server: Callable[..., Server], postgres: str) -> None:
    """Picks sent to two servers at the same moment: each counts once, and pages of both hear of them."""
    here, there = start_server(database=postgres), start_server(database=postgres)
    async with visitors(here, 2) as people, visitors(there, 0):
        table = await opened(people, rounds=60)
        people[1].client.base_url = there.url
        async with pages(here, table, people[:1]) as (one,), pages(there, table, people[1:]) as (two,):
            both = (one, two)
            for n in range(25):
                for page in both:
                    await page.until(
                        lambda p: len(p.view["position"]["waiting"]) == 2 and p.view["position"]["decision"]
                    )
                await asyncio.gather(*(p.send(kind="choose", seq=p.view["seq"], option=0) for p in both))
                for page in both:
                    await page.until(
                        lambda p: p.view["position"]["decision"] and len(p.view["position"]["waiting"]) == 1
                    )
                    await page.send(kind="choose", seq=page.view["seq"], action={"do": "end"})
                await two.until(lambda p, n=n: p.view["table"]["moves"] == 4 * (n + 1))
            assert [p.errors() for p in both] == [[], []]
            await one.until(lambda p: p.view["table"]["moves"] == 100)
            assert one.view["seq"] == two.view["seq"] == 101


async def test_two_processes_over_one_sqlite_file(start_server: Callable[..., Server]) -> None:
    here, there = start_server(), start_server()
    async with visitors(here, 3) as people:
        table = await opened(people)
        for n in (1, 2):
            people[n].client.base_url = there.url
        for _ in range(15):
            views = [await p.view(table) for p in people]
            if views[0]["table"]["status"] == "over":
                break
            answers = await asyncio.gather(
                *(p.choose(table, v["seq"], -1 % len(v["position"]["decision"]["options"]))
                  for p, v in zip(people, views, strict=True) if v["position"]["decision"])
            )  # fmt: skip
            assert {a.status_code for a in answers} == {200}, [a.text for a in answers]
        views = [await p.view(table) for p in people]
        assert views[0]["table"]["status"] == "over"
        assert len({v["seq"] for v in views}) == 1
        assert views[0]["seq"] == views[0]["table"]["moves"] + 1


def test_schemas_can_be_written_and_name_every_message(tmp_path: Path) -> None:
    schema.write(tmp_path, fake)
    api = json.loads((tmp_path / "openapi.json").read_text())
    assert {"/api/me", "/api/games", "/api/tables/{table_id}/choose", "/api/replay"} <= set(api["paths"])
    assert not any(path.startswith("/{") or path == "/" for path in api["paths"])
    frames = json.loads((tmp_path / "structures.json").read_text())["$defs"]
    assert {"TableView", "Choose", "Undo", "ServerMessage", "ClientMessage"} <= set(frames)
    from jindori.table import messages

    known = set(frames) | set(api["components"]["schemas"])
    assert {name for name in messages.__all__ if name not in ("Struct",)} - known <= {"PositionView", "Message"}


def test_play_takes_another_port_and_serve_does_not() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert free_port("127.0.0.1", port, others=True) != port
        with pytest.raises(OSError, match="Address already in use"):
            free_port("127.0.0.1", port, others=False)
    assert address(Settings(host="0.0.0.0", port=1)) == "http://127.0.0.1:1/"


async def test_the_page(settings: Settings, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    async with open_house(dataclasses.replace(settings, client_dist=dist), fake) as house:
        person = await house.someone()
        answer = await person.client.get("/")
        assert answer.status_code == 503
        assert "dev.py play" in answer.text
        (dist / "assets").mkdir(parents=True)
        (dist / "index.html").write_text("<p>page")
        (dist / "assets/a.js").write_text("1")
        for path in ("/", "/t/abc?invite=x", "/replay/abc", "/rules/fake", "/credits"):
            answer = await person.client.get(path)
            assert (answer.status_code, answer.text) == (200, "<p>page")
            assert answer.headers["cache-control"] == "no-cache"
        asset = await person.client.get("/assets/a.js")
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        assert (await person.client.get("/assets/b.js")).status_code == 404
        assert (await person.client.get("/t/a/b")).status_code == 404
