"""T2: bots that meet a database error try again by themselves, and a sweep finds every table where one must choose."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator

import httpx
import pytest
import sqlalchemy as sa

from jindori.table.errors import Unavailable
from jindori.table.models import SeatRow, TableRow
from jindori.table.patience import Patience
from jindori.table.settings import Settings
from jindori.table.storage import Storage
from table import fake
from table.conftest import House, open_house
from table.faults import Faults


@pytest.fixture(params=["sqlite", "postgresql"])
def quick(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """Tries again at once; the sweep is there at the start and then leaves the field to the retries."""
    database = request.getfixturevalue("postgres") if request.param == "postgresql" else ""
    return dataclasses.replace(settings, database=database, retry_first=0.001, retry_longest=0.01, bot_sweep=3600.0)


@pytest.fixture
async def shaken(quick: Settings) -> AsyncIterator[tuple[House, Faults]]:
    async with open_house(quick, fake) as house:
        faults = Faults(house)
        with faults.installed():
            yield house, faults


async def until_over(house: House, table: str) -> None:
    """Looks where no page does: nothing is woken by it."""
    async with asyncio.timeout(60):
        while (await house.app.state["services"].tables.storage.table(table)).status != "over":
            await asyncio.sleep(0.02)


async def until_failed(faults: Faults, times: int) -> None:
    async with asyncio.timeout(60):
        while faults.fired < times:
            await asyncio.sleep(0.005)


async def bots_table(house: House, rounds: int = 2) -> str:
    """A table of bots alone, which play once its start is told."""
    wish = {"game": "fake", "seats": ["bot:random", "bot:greedy"], "options": {"rounds": rounds}}
    return (await (await house.someone()).ok("/tables", wish))["id"]


async def test_t2_errors_all_along_a_game_of_bots(shaken: tuple[House, Faults]) -> None:
    """Every eleventh thing asked of the database fails, with each of the drivers' errors in turn."""
    house, faults = shaken
    table = await bots_table(house, rounds=6)
    faults.every = 11
    await until_failed(faults, 2 * len(faults.kinds))
    faults.rest()
    await until_over(house, table)
    record = await (await house.someone()).ok(f"/tables/{table}/record")
    assert fake.replay(record).over
    assert len(record["decisions"]) == 6 * 4, "no choice is made twice"


@pytest.mark.parametrize("n", [0, -1])
async def test_t2_bots_outlast_a_database_that_is_away(shaken: tuple[House, Faults], n: int) -> None:
    """All fails for a while, as when the database restarts or the disk is full; nobody has a page open."""
    house, faults = shaken
    table = await bots_table(house, rounds=6)
    faults.always = faults.kinds[n]
    await until_failed(faults, 12)
    assert (await (await a_client(house)).get("/api/me")).status_code == 503
    faults.rest()
    await until_over(house, table)


async def a_client(house: House) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://testserver")


async def asleep(house: House) -> str:
    """A table where bots must choose, and of which nobody has told them."""
    house.app.state["services"].tables.news._everywhere.clear()
    return await bots_table(house)


async def test_t2_the_sweep_finds_a_table_that_stands_still(quick: Settings) -> None:
    """Without a word of any change, without an open page."""
    async with open_house(dataclasses.replace(quick, bot_sweep=0.05), fake) as house:
        await until_over(house, await asleep(house))


async def test_t2_a_sweep_that_fails_is_made_again(quick: Settings) -> None:
    async with open_house(dataclasses.replace(quick, bot_sweep=0.05), fake) as house:
        faults = Faults(house)
        with faults.installed():
            table = await asleep(house)
            faults.always = faults.kinds[0]
            await until_failed(faults, 5)
            faults.rest()
            await until_over(house, table)


async def test_t2_after_a_restart_while_the_database_is_away(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first look of a new server fails; it looks again, and the table goes on to its end."""
    async with open_house(quick, fake) as house:
        table = await asleep(house)
    looks = 0
    look = Storage.bots_to_choose

    async def at_first_not(self: Storage, since: float) -> list[str]:
        nonlocal looks
        looks += 1
        if looks < 4:
            raise Unavailable
        return await look(self, since)

    monkeypatch.setattr(Storage, "bots_to_choose", at_first_not)
    async with open_house(quick, fake) as house:
        await until_over(house, table)
    assert looks == 4


async def test_t2_only_tables_where_a_bot_must_choose_are_found(quick: Settings) -> None:
    """Whoever holds the seat that must choose decides; what an older version stored is looked at once."""
    async with open_house(dataclasses.replace(quick, bot_delay=3600.0), fake) as house:
        storage = house.app.state["services"].tables.storage
        one, two = await house.people(2)
        people_only = await house.table("fake", [one, two])
        mixed = await house.table("fake", [one], ["random"])
        later = time.time() + 1

        async def found() -> set[str]:
            return set(await storage.bots_to_choose(later))

        assert await found() == {mixed}
        assert await storage.bots_to_choose(0.0) == []
        await one.ok(f"/tables/{people_only}/seats/1", {"to": "bot:greedy"})
        assert await found() == {mixed, people_only}
        async with storage.writing() as connection:
            await connection.execute(sa.update(TableRow).values(to_choose=-1))
            await connection.execute(sa.update(SeatRow).where(SeatRow.seat == 1).values(kind="person", person=two.id))
            await connection.execute(sa.update(SeatRow).where(SeatRow.seat == 0).values(kind="bot", bot="random"))
    async with open_house(dataclasses.replace(quick, bot_delay=3600.0), fake) as house:
        storage = house.app.state["services"].tables.storage
        assert set(await storage.bots_to_choose(time.time() + 1)) == {mixed, people_only}
    async with open_house(dataclasses.replace(quick, bot_delay=0.0), fake) as house:
        storage = house.app.state["services"].tables.storage
        async with asyncio.timeout(60):
            while await storage.bots_to_choose(time.time() + 1):  # they have chosen; the others are to choose now
                await asyncio.sleep(0.02)


def test_t2_the_wait_grows_and_has_a_bound() -> None:
    patience = Patience(1.0, 10.0)
    waits = [patience.wait() for _ in range(6)]
    for wait, about in zip(waits, (1, 2, 4, 8, 10, 10), strict=True):
        assert 0.79 * about < wait < 1.21 * about
    patience.restore()
    assert patience.wait() < 1.21
