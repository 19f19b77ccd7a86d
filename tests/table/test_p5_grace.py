"""Bots leave a person the time to take a choice back (P5), and no longer."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from typing import Any

import jindori
from jindori.table.messages import Person
from jindori.table.settings import Settings
from table.conftest import House, Someone, open_house


async def after_an_own_choice(house: House, me: Someone) -> tuple[str, Any]:
    """A table and its view where a bot must choose and the person might still take the last choice back."""
    table = await house.table("blood_rage", [me], ["random"])
    for _ in range(400):
        view = await me.view(table)
        decision = view["position"]["decision"]
        if decision and not decision["picked"]:
            assert (await me.choose(table, view["seq"], 0)).status_code == 200
        elif view["graceUntil"] is not None:
            return table, view
        else:
            await asyncio.sleep(0.02)
    raise AssertionError("no choice that could be taken back")


async def test_p5_bots_wait_for_who_may_take_a_choice_back(settings: Settings) -> None:
    async with open_house(dataclasses.replace(settings, grace=3600.0), jindori) as house:
        me, other = await house.people(2)
        table, view = await after_an_own_choice(house, me)
        assert view["position"]["undo"]["allowed"] and view["graceUntil"] > time.time() + 3000
        assert (await other.view(table))["graceUntil"] is None
        await asyncio.sleep(0.4)
        assert (await me.view(table))["seq"] == view["seq"], "a bot has chosen"
        back = (await me.post(f"/tables/{table}/undo", {"seq": view["seq"]})).json()
        assert back["position"]["decision"] and back["graceUntil"] is None


async def test_p5_who_goes_on_does_not_wait(settings: Settings) -> None:
    async with open_house(dataclasses.replace(settings, grace=3600.0), jindori) as house:
        me, other = await house.people(2)
        table, view = await after_an_own_choice(house, me)
        playing = house.app.state["services"].playing
        await playing.go_on(table, Person(id=other.id, name="", guest=True), view["seq"])
        await playing.go_on(table, Person(id=me.id, name="", guest=True), view["seq"] - 1)
        await asyncio.sleep(0.3)
        assert (await me.view(table))["seq"] == view["seq"], "not the person's own word about the last choice"
        await playing.go_on(table, Person(id=me.id, name="", guest=True), view["seq"])
        async with asyncio.timeout(20):
            while (await me.view(table))["seq"] == view["seq"]:
                await asyncio.sleep(0.02)


async def test_p5_when_the_time_is_over_bots_choose(settings: Settings) -> None:
    async with open_house(dataclasses.replace(settings, grace=0.7), jindori) as house:
        me = await house.someone()
        table, view = await after_an_own_choice(house, me)
        async with asyncio.timeout(20):
            while (now := await me.view(table))["seq"] == view["seq"]:
                await asyncio.sleep(0.02)
        assert time.time() >= view["graceUntil"] and now["graceUntil"] is None
