"""What happened earlier is shown again as the seat saw it: the same steps, and nothing that the seat did not see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import jindori
from following import after
from table.conftest import House, Someone, open_house

UNASKED = {"decision": None, "undo": {"allowed": False, "reason": None}}


async def some_turns(house: House, me: Someone, game: str) -> tuple[str, Any]:
    """A table that stands still, for only seat 0 must choose or the game is over, and what that seat sees."""
    table = await house.table(game, [me], ["random", "random"])
    for _ in range(400):
        view = await me.view(table)
        decision = view["position"]["decision"]
        alone = [one["seat"] for one in view["position"]["waiting"]] == [0]
        if (view["table"]["moves"] >= 36 and alone) or view["table"]["status"] == "over":
            return table, view
        if decision and not decision["picked"]:
            await me.choose(table, view["seq"], 0)
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the game stands still")


def same(position: Any) -> Any:
    return {**position, **UNASKED}


@pytest.mark.parametrize("game", jindori.all_games())
async def test_steps_from_any_choice_lead_to_what_is_shown_now(settings: Any, game: str) -> None:
    async with open_house(settings, jindori) as house:
        me, watcher = await house.people(2)
        table, view = await some_turns(house, me, game)
        moves = view["table"]["moves"]
        for person, now in ((me, view), (watcher, await watcher.view(table))):
            for first in (moves - 39 if moves > 39 else 1, moves - 5, moves):
                past = await person.ok(f"/tables/{table}/past?first={first}&last={moves}")
                position = past["position"]
                assert position["moves"] == first - 1 and position["log"] == []
                position = {**position, "log": now["position"]["log"][: position["logLength"]]}
                for step in past["steps"]:
                    position = after(same(position), step)
                assert position == same(now["position"])
                assert len(past["steps"]) >= moves - first + 1


@pytest.mark.parametrize("game", jindori.all_games())
async def test_p15_a_finished_game_is_a_film_for_every_seat(settings: Any, game: str) -> None:
    """The steps between any two points lead from one to the other, from the table and from an uploaded record."""
    async with open_house(settings, jindori) as house:
        me = await house.someone()
        table = (await me.ok("/tables", {"game": game, "seats": ["bot:random"] * 3}))["id"]
        while (await me.view(table))["table"]["status"] != "over":
            await asyncio.sleep(0.05)
        record = await me.ok(f"/tables/{table}/record")
        last = len(record["decisions"])
        for seat in ("", "&seat=1"):
            for at in sorted({0, last // 2, max(0, last - 40)}):
                to = min(last, at + 40)
                film = await me.ok(f"/tables/{table}/replay?at={at}&to={to}{seat}")
                assert (await me.post(f"/replay?at={at}&to={to}{seat}", record)).json() == film
                position = film["position"]
                for step in film["steps"]:
                    position = after(same(position), step)
                then = (await me.ok(f"/tables/{table}/replay?at={to}{seat}"))["position"]
                assert same(position) == same(then)
        for at, to in ((0, 41), (3, 2), (last - 1, last + 1), (0, -1)):
            answer = await me.get(f"/tables/{table}/replay?at={at}&to={to}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


async def test_a_page_is_told_how_long_ago_its_own_last_choice_was(settings: Any) -> None:
    async with open_house(settings, jindori) as house:
        me, watcher = await house.people(2)
        table, view = await some_turns(house, me, "quo_vadis")
        before = view["table"]["moves"]
        assert 0 < view["ownLast"] <= before
        assert (await watcher.view(table))["ownLast"] is None
        answer = (await me.choose(table, view["seq"], 0)).json()
        assert before < answer["ownLast"] <= before + 8


async def test_what_cannot_be_shown_is_refused(settings: Any) -> None:
    async with open_house(settings, jindori) as house:
        me = await house.someone()
        table, view = await some_turns(house, me, "quo_vadis")
        moves = view["table"]["moves"]
        for first, last in ((0, 3), (3, 2), (1, moves + 1), (-4, 1), (1, 41)):
            answer = await me.get(f"/tables/{table}/past?first={first}&last={last}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
        for wrong in ("first=a&last=2", "first=1", ""):
            assert (await me.get(f"/tables/{table}/past?{wrong}")).status_code == 400
        waiting = (await me.ok("/tables", {"game": "quo_vadis", "seats": ["me", "open", "open"]}))["id"]
        assert (await me.get(f"/tables/{waiting}/past?first=1&last=1")).json()["code"] == "not_now"
        assert (await me.get("/tables/nosuchtable0/past?first=1&last=1")).status_code == 404
