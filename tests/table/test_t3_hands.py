"""T3: nobody reads a hand through seat changes. Every road to a second hand is closed, or is seen by everybody."""

from __future__ import annotations

import asyncio
import dataclasses
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from websockets.asyncio.client import connect

from jindori.table.migrate import _alone, _config, differences, migrate
from jindori.table.settings import Settings
from table import fake
from table.conftest import House, Server, Someone, cookie, open_house, visitors
from table.test_live import Page, hidden, opened, pages


def token_of(view: Any) -> str:
    return view["table"]["invite"].split("invite=")[1]


async def join(person: Someone, table: str, invite: str, seat: int | None = None) -> tuple[int, str | None]:
    answer = await person.post(f"/tables/{table}/join", {"invite": invite, "seat": seat})
    return answer.status_code, answer.json()["message"]["key"] if answer.status_code >= 400 else None


async def told(person: Someone, table: str) -> list[tuple[int, str, str, str | None]]:
    """Seat, who held it, who holds it, who did it: as everybody reads it."""
    changes = (await person.view(table))["table"]["seatChanges"]
    assert [c["n"] for c in changes] == list(range(1, len(changes) + 1))
    return [(c["seat"], c["held"]["name"] or c["held"]["bot"], c["holds"]["name"] or c["holds"]["bot"], c["by"]) for c in changes]


BARRED = (403, "error-seat-barred")
INVALID = (403, "error-invite")


async def test_t3_the_tried_case(house: House) -> None:
    """A seat is opened, a second browser takes it, reads, leaves, and the person comes back: all of it is told."""
    owner, friend = await house.someone("Hanako"), await house.someone("Taro")
    second, watcher = await house.someone("Second"), await house.someone()
    table = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open", "bot:random"]}))["id"]
    lobby = token_of(await owner.view(table))
    await friend.ok(f"/tables/{table}/join", {"invite": lobby})
    await owner.ok(f"/tables/{table}/start", {})
    started = token_of(await owner.view(table))
    assert started != lobby
    await owner.ok(f"/tables/{table}/seats/1", {"to": "open"})
    renewed = token_of(await owner.view(table))
    assert len({lobby, started, renewed}) == 3
    for old in (lobby, started):
        assert await join(second, table, old) == INVALID
        assert await join(friend, table, old) == INVALID
    assert (await friend.view(table))["table"]["invite"] is None
    assert (await friend.view(table))["position"]["seat"] is None
    assert await join(second, table, renewed, 1) == (200, None)
    await second.ok(f"/tables/{table}/leave", {})
    assert await join(friend, table, renewed, 1) == (200, None)
    expected = [
        (1, "Taro", "", "Hanako"),
        (1, "Taro", "Second", None),
        (1, "Second", "", None),
        (1, "Second", "Taro", None),
    ]
    for person in (owner, friend, second, watcher):
        assert [(s, h, n or "", b) for s, h, n, b in await told(person, table)] == expected


async def test_t3_whoever_knows_one_hand_takes_no_other(house: House) -> None:
    owner, one, two = await house.people(3)
    outsider = await house.someone()
    table = await house.table("fake", [owner, one, two], ["random"])
    for seat in (2, 3):
        await owner.ok(f"/tables/{table}/seats/{seat}", {"to": "open"})
    invite = token_of(await owner.view(table))
    # who sits, who sat, who was sent away, the owner
    assert await join(one, table, invite, 2) == BARRED
    assert await join(owner, table, invite, 3) == BARRED
    assert await join(two, table, invite, 3) == BARRED
    await one.ok(f"/tables/{table}/leave", {})
    assert await join(one, table, invite, 2) == BARRED
    await owner.ok(f"/tables/{table}/leave", {})
    assert await join(owner, table, invite, 1) == BARRED
    # a bot's seat that was read and given back
    assert await join(outsider, table, invite, 3) == (200, None)
    await owner.ok(f"/tables/{table}/seats/3", {"to": "bot:random"})
    invite = token_of(await owner.view(table))
    for seat in (0, 1, 2):
        assert await join(outsider, table, invite, seat) == BARRED
    # the own seat stays one's own
    assert await join(two, table, invite) == (200, None)
    assert (await two.view(table))["table"]["mySeat"] == 2
    assert await join(owner, table, invite) == (200, None)
    assert (await owner.view(table))["table"]["mySeat"] == 0
    assert await join(one, table, invite, 1) == (200, None)
    assert await join(outsider, table, invite) == (409, "error-seat-taken")


async def test_t3_bots_that_come_and_go_are_told_too(house: House) -> None:
    owner = await house.someone("Hanako")
    friend = await house.someone("Taro")
    table = await house.table("fake", [owner, friend], ["random"])
    await owner.ok(f"/tables/{table}/seats/1", {"to": "bot:greedy"})
    await owner.ok(f"/tables/{table}/seats/2", {"to": "bot:greedy"})
    await owner.ok(f"/tables/{table}/seats/2", {"to": "bot:greedy"})  # which changes nothing
    await owner.ok(f"/tables/{table}/seats/2", {"to": "open"})
    assert await told(friend, table) == [
        (1, "Taro", "greedy", "Hanako"), (2, "random", "greedy", "Hanako"), (2, "greedy", None, "Hanako"),
    ]  # fmt: skip


async def test_t3_in_the_lobby_who_is_sent_away_does_not_come_back_by_the_old_link(house: House) -> None:
    owner, friend = await house.people(2)
    table = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open", "open"]}))["id"]
    old = token_of(await owner.view(table))
    assert await join(friend, table, old) == (200, None)
    await friend.ok(f"/tables/{table}/leave", {})  # by one's own will: the link stays good
    assert await join(friend, table, old, 2) == (200, None)
    await owner.ok(f"/tables/{table}/seats/2", {"to": "open"})
    assert await join(friend, table, old) == INVALID
    assert await told(owner, table) == []  # no hand is dealt yet: nothing to tell
    assert await join(friend, table, token_of(await owner.view(table)), 1) == (200, None)
    await owner.ok(f"/tables/{table}/seats/2", {"to": "bot:random"})
    await owner.ok(f"/tables/{table}/start", {})
    assert await told(owner, table) == []


async def test_t3_nobody_comes_in_the_guise_of_who_sat_there(house: House) -> None:
    owner, friend, second = await house.someone("Hanako"), await house.someone("Taro"), await house.someone("TARO")
    table = await house.table("fake", [owner, friend])
    await owner.ok(f"/tables/{table}/seats/1", {"to": "open"})
    invite = token_of(await owner.view(table))
    assert await join(second, table, invite) == (409, "error-name-taken")
    assert (await second.post(f"/tables/{table}/chat", {"text": "it is me"})).status_code == 409
    await second.ok("/me", {"name": "Jiro"})
    assert await join(second, table, invite) == (200, None)
    assert (await second.post("/me", {"name": "taro"})).status_code == 409
    await friend.ok(f"/tables/{table}/chat", {"text": "the real one watches"})
    await second.ok("/me", {"name": "Saburo"})
    assert (await told(owner, table))[-1][1:3] == ("Taro", "Jiro")  # the names of that time


async def test_t3_who_lost_the_seat_gets_and_does_nothing_of_it_any_more(house: House) -> None:
    owner, friend = await house.people(2)
    table = await house.table("fake", [owner, friend])
    seq = (await friend.view(table))["seq"]
    await owner.ok(f"/tables/{table}/seats/1", {"to": "open"})
    assert (await friend.choose(table, seq, 0)).status_code == 403
    assert (await friend.post(f"/tables/{table}/undo", {"seq": seq})).status_code == 403
    assert (await friend.get(f"/tables/{table}/record")).status_code == 403
    assert (await friend.get(f"/tables/{table}/replay?at=0&seat=1")).status_code == 403
    assert (await friend.post(f"/tables/{table}/rematch", {})).status_code == 403
    view = await friend.view(table)
    assert view["position"]["board"]["cards"] is None
    assert view["position"]["decision"] is None
    assert await friend.ok("/tables") == []


async def test_t3_a_rematch_starts_with_a_clean_sheet(house: House) -> None:
    """New hands: who held another seat in the last game may sit anywhere in the next."""
    owner, friend, third = await house.people(3)
    table = await house.table("fake", [owner, friend, third], rounds=1)
    await third.ok(f"/tables/{table}/leave", {})
    await owner.ok(f"/tables/{table}/seats/2", {"to": "bot:random"})
    for _ in range(60):
        for person in (owner, friend):
            view = await person.view(table)
            if view["position"]["decision"]:
                await person.choose(table, view["seq"], len(view["position"]["decision"]["options"]) - 1)
        if view["table"]["status"] == "over":
            break
        await asyncio.sleep(0.02)
    again = (await owner.ok(f"/tables/{table}/rematch", {}))["id"]
    assert token_of(await owner.view(again)) != token_of(await owner.view(table))
    assert await told(owner, again) == []
    await owner.ok(f"/tables/{again}/seats/2", {"to": "open"})
    assert await join(third, again, token_of(await owner.view(again)), 2) == (200, None)


async def test_t3_seats_and_start_are_ordered(house: House) -> None:
    """Whatever comes first, no game begins with an open seat, and after the start nothing changes untold."""
    for _ in range(10):
        owner, friend = await house.people(2)
        table = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
        assert await join(friend, table, token_of(await owner.view(table))) == (200, None)
        await asyncio.gather(
            owner.post(f"/tables/{table}/start", {}),
            friend.post(f"/tables/{table}/leave", {}),
            owner.post(f"/tables/{table}/seats/1", {"to": "bot:random"}),
        )
        info = (await owner.view(table))["table"]
        if info["status"] == "lobby":
            assert info["seatChanges"] == []
        elif info["seats"][1]["kind"] != "bot":
            assert info["seatChanges"]


async def test_t3_a_choice_decided_before_the_seat_changed_hands_is_not_stored(house: House) -> None:
    """Another server process gives the seat away between a choice's check and its storing."""
    owner, friend = await house.people(2)
    table = await house.table("fake", [owner, friend])
    services = house.app.state["services"]
    change = services.tables.storage.change

    async def overtaken(row: Any, *args: Any) -> None:
        async with services.tables.storage.writing() as connection:
            for text in ("UPDATE seats SET kind='open', person=NULL WHERE seat=1", "UPDATE tables SET seating=seating+1"):
                await connection.execute(sa.text(text))
        services.tables.storage.change = change
        await change(row, *args)

    services.tables.storage.change = overtaken
    assert (await friend.choose(table, 1, 0)).status_code == 403
    assert (await owner.view(table))["table"]["moves"] == 0


async def test_t3_sockets_of_who_lost_and_who_got_the_seat(server: Server) -> None:
    """No frame after the change carries the hand to the old page, nor to one that comes anew with the old cookie."""
    async with visitors(server, 3) as people:
        table = await opened(people[:2])
        async with pages(server, table, people) as (one, two, watcher):
            mine = hidden(two)
            await people[0].ok(f"/tables/{table}/seats/1", {"to": "open"})
            for page in (one, two, watcher):
                await page.until(lambda p: p.view["table"]["seatChanges"])
            assert two.view["position"]["board"]["cards"] is None
            sent = len(two.frames)
            invite = token_of(one.view)
            await people[2].ok(f"/tables/{table}/join", {"invite": invite, "seat": 1})
            await watcher.until(lambda p: p.view["position"]["board"]["cards"])
            assert hidden(watcher) == mine
            await watcher.send(kind="choose", seq=watcher.view["seq"], option=0)
            await two.send(kind="choose", seq=two.view["seq"], option=0)
            await two.send(kind="undo", seq=two.view["seq"])
            await two.until(lambda p: len(p.errors()) == 2 and p.view["table"]["moves"] == 1)
            assert {e["code"] for e in two.errors()} == {"forbidden"}
            async with connect(server.ws + table, additional_headers=cookie(people[1]), max_size=2**24) as socket:
                again = Page(socket)
                await again.until(lambda p: p.view)
                frames = [*two.frames[sent:], *again.frames]
            assert not any(card in frame for card in mine for frame in frames)
            assert again.view["table"]["mySeat"] is None


@pytest.mark.parametrize("on", ["sqlite", "postgresql"])
async def test_t3_a_database_from_before_goes_on(request: pytest.FixtureRequest, settings: Settings, on: str) -> None:
    """A running game of the first shape: its old invitation is void, its open seat has no known holder, its bots play."""
    if on == "postgresql":
        settings = dataclasses.replace(settings, database=request.getfixturevalue("postgres"))
    url = settings.database_url
    async with open_house(dataclasses.replace(settings, bot_delay=3600.0), fake) as house:
        owner, friend = await house.people(2)
        table = await house.table("fake", [owner, friend], ["random"])
        await friend.ok(f"/tables/{table}/leave", {})
        old, jar = token_of(await owner.view(table)), owner.client.cookies
    with _alone(url) as connection:
        command.downgrade(_config(connection), "0001")
    migrate(url)
    assert differences(url) == []
    async with open_house(settings, fake) as house:
        owner, other = await house.someone(), await house.someone("Jiro")
        owner.client.cookies = jar
        async with asyncio.timeout(30):
            while not (await owner.view(table))["position"]["waiting"][2]["locked"]:
                await asyncio.sleep(0.02)
        assert await join(other, table, old, 1) == INVALID
        assert await join(other, table, token_of(await owner.view(table)), 1) == (200, None)
        (change,) = (await owner.view(table))["table"]["seatChanges"]
        assert (change["held"]["kind"], change["holds"]["name"], change["moves"]) == ("open", "Jiro", 1)
