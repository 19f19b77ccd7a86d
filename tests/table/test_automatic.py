"""Answers that a person lets be given by themselves: given, ended, and told to nobody else."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from typing import Any, cast

import pytest

import jindori
from jindori.table import automatic
from jindori.table.messages import Person
from jindori.table.page import Page
from jindori.table.reel import Reel
from jindori.table.settings import Settings
from jindori.table.showing import names_of
from table.conftest import House, Someone, open_house

pytestmark = pytest.mark.usefixtures("same_games")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "PAUSE", (0.0, 0.02))


async def set_to(person: Someone, table: str, name: str, on: bool) -> Any:
    return await person.post(f"/tables/{table}/automatic", {"name": name, "on": on})


def on(view: Any) -> list[str]:
    return [one["name"] for one in view["table"]["automatic"] if one["on"]]


def lively(options: list[Any], rng: random.Random) -> int:
    """Figures onto the board and battles, and no passing as long as there is something else."""
    wished = [n for n, one in enumerate(options) if one["action"]["do"] not in ("pass", "decline", "upgrade", "quest")]
    return rng.choice(wished) if wished else 0


async def asked(house: House, people: list[Someone], name: str) -> tuple[str, Someone, Any]:
    """A game in which one of the people is asked that."""
    rng = random.Random(3)
    for _ in range(12):
        table = await house.table("blood_rage", people)
        for _ in range(3000):
            for person in people:
                view = await person.view(table)
                decision = view["position"]["decision"]
                if decision and not decision["picked"]:
                    if decision["name"] == name:
                        return table, person, view
                    await person.choose(table, view["seq"], lively(decision["options"], rng))
            if view["table"]["status"] == "over":
                break
    raise AssertionError(f"nobody is asked: {name}")


async def test_it_is_answered_and_ends_by_itself(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table, person, view = await asked(house, people, "join")
        assert [one["name"] for one in view["table"]["automatic"]] == ["decline-late", "decline-joins"]
        assert on((await set_to(person, table, "decline-joins", True)).json()) == ["decline-joins"]
        async with asyncio.timeout(20):
            while (await person.view(table))["seq"] == view["seq"]:
                await asyncio.sleep(0.01)
        # until the seat has a turn of its own
        others = [one for one in people if one is not person]
        for _ in range(400):
            now = await person.view(table)
            decision = now["position"]["decision"]
            if decision and decision["name"] in ("action", "keep"):
                break
            assert not decision or decision["name"] != "join" or on(now)
            for other in others:
                theirs = await other.view(table)
                other_decision = theirs["position"]["decision"]
                if other_decision and not other_decision["picked"]:
                    await other.choose(table, theirs["seq"], lively(other_decision["options"], random.Random(1)))
                    break
            else:
                if decision and not decision["picked"] and decision["name"] != "join":
                    await person.choose(table, now["seq"], 0)
                await asyncio.sleep(0.02)
        async with asyncio.timeout(20):
            while on(await person.view(table)):
                await asyncio.sleep(0.02)


async def test_it_ends_with_the_question_however_soon_that_is_answered(settings: Settings) -> None:
    """Nobody has to look at the table in between: the server's bots, which give such answers, sleep here."""
    async with open_house(settings, jindori) as house:
        people = await house.people(2)
        table, me, view = await asked(house, people, "join")
        house.app.state["services"].tables.news._everywhere.clear()
        assert on((await set_to(me, table, "decline-joins", True)).json()) == ["decline-joins"]
        while (view := await me.view(table))["position"]["decision"] is None or view["position"]["decision"]["name"] == "join":
            assert on(view) == ["decline-joins"]
            for person in people:
                theirs = await person.view(table)
                decision = theirs["position"]["decision"]
                if decision and (person is not me or decision["name"] == "join"):
                    await person.choose(table, theirs["seq"], len(decision["options"]) - 1)
                    break
        assert view["position"]["decision"]["name"] in ("action", "draft", "keep", "late")
        assert (view["position"]["decision"]["name"] == "late") == bool(on(view))


async def test_nobody_else_is_told(settings: Settings) -> None:
    """All that others and spectators get is byte for byte the same, whether it is set or not."""
    async with open_house(settings, jindori) as house:
        people = await house.people(2)
        watcher = await house.someone()
        table, me, _ = await asked(house, people, "action")
        other = next(one for one in people if one is not me)

        async def told() -> list[str]:
            out = []
            for person in (other, watcher):
                view = await person.view(table)
                view.pop("serverTime")
                out.append(json.dumps(view))
            return out

        tables = house.app.state["services"].tables
        pages = [Page(cast(Any, None), Person(id=one.id, name="", guest=True), Reel(), settings) for one in (me, other, watcher)]
        loaded = await tables.load(table)
        assert all(list(page._news(loaded)) for page in pages)
        before = await told()
        assert (await set_to(me, table, "decline-late", True)).status_code == 200
        assert await told() == before
        loaded = await tables.load(table)
        assert [len(list(page._news(loaded))) for page in pages] == [1, 0, 0], "their sockets stay silent"
        assert on(await other.view(table)) == [] and (await watcher.view(table))["table"]["automatic"] == []


async def test_who_steps_back_to_the_question_answers_by_hand(settings: Settings) -> None:
    async with open_house(dataclasses.replace(settings, snapshot_every=1), jindori) as house:
        people = await house.people(3)
        table, person, view = await asked(house, people, "join")
        await set_to(person, table, "decline-joins", True)
        tables = house.app.state["services"].tables
        async with asyncio.timeout(20):
            while (await tables.row(table)).seq == view["seq"]:
                await asyncio.sleep(0.001)
        answered = await person.view(table)
        assert answered["position"]["undo"]["allowed"]
        assert (await person.post(f"/tables/{table}/undo", {"seq": answered["seq"]})).status_code == 200
        loaded = await tables.load(table)
        seat = next(one for one in loaded.seats if one.person == person.id)
        assert names_of(seat) == ["decline-joins"] and loaded.play.decision(seat.seat).name == "join"
        assert automatic.answer_for(loaded, seat) is None
        # after a restart, and in another process, which read what is stored
        tables.shelf.drop(table)
        loaded = await tables.load(table)
        assert loaded.play.decision(seat.seat).name == "join" and automatic.answer_for(loaded, seat) is None


async def test_it_survives_a_restart(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(2)
        table, person, view = await asked(house, people, "join")
        cookies = dict(person.client.cookies)
        house.app.state["services"].tables.news._everywhere.clear()  # bots do not hear of it
        assert (await set_to(person, table, "decline-joins", True)).status_code == 200
    async with open_house(dataclasses.replace(settings, bot_sweep=0.05), jindori) as house:
        again = await house.someone()
        again.client.cookies.update(cookies)
        async with asyncio.timeout(20):
            while (await house.app.state["services"].tables.row(table)).seq == view["seq"]:
                await asyncio.sleep(0.02)


async def test_what_cannot_be_set_is_refused(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        me, watcher = await house.people(2)
        table = await house.table("blood_rage", [me], ["random"])
        answer = (await set_to(me, table, "pass-always", True)).json()
        assert answer["code"] == "bad_request" and "decline-late" in answer["detail"]
        assert (await set_to(watcher, table, "decline-late", True)).json()["code"] == "forbidden"
        assert (await set_to(me, table, "decline-late", False)).status_code == 200
        assert (await set_to(me, table, "decline-late", True)).json()["code"] == "not_now", "asked for the draft it is over at once"
        waiting = (await me.ok("/tables", {"game": "blood_rage", "seats": ["me", "open"]}))["id"]
        assert (await set_to(me, waiting, "decline-late", True)).json()["code"] == "not_now"


async def test_who_gets_the_seat_does_not_get_the_answers(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        me, other = await house.people(2)
        table, _, _ = await asked(house, [me, other], "action")
        assert (await set_to(other, table, "decline-late", True)).status_code == 200
        await me.ok(f"/tables/{table}/seats/1", {"to": "bot:random"})
        seats = await house.app.state["services"].tables.seats(table)
        assert [seat.automatic for seat in seats] == [None, None]
