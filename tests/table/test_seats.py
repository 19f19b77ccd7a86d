"""F21 and the lobby: who sits where, before, during and after."""

from __future__ import annotations

import asyncio
import dataclasses
import io
import logging
from typing import Any

import pytest

from jindori.table.settings import Settings
from table import fake
from table.conftest import House, Play, Someone, open_house


async def wait_for(person: Someone, table: str, condition: object) -> dict:
    for _ in range(200):
        view = await person.view(table)
        if condition(view):  # type: ignore[operator]
            return view
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")


async def test_f21_a_seat_is_replaced_with_its_choice_locked(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    await people[1].choose(table, 1, 0)
    await people[0].ok(f"/tables/{table}/seats/1", {"to": f"bot:{game.bot}"})
    await asyncio.sleep(0.3)
    view = await people[0].view(table)
    assert [w["locked"] for w in view["position"]["waiting"]] == [False, True, False]
    assert view["table"]["moves"] == 1
    assert view["seq"] == 2
    gone = await people[1].view(table)
    assert gone["table"]["mySeat"] is None
    assert gone["table"]["seats"][1]["kind"] == "bot"
    assert gone["position"]["seat"] is None
    assert (await people[1].choose(table, 2, 0)).status_code == 403
    assert (await people[1].post(f"/tables/{table}/undo", {"seq": 2})).status_code == 403


async def test_f21_a_seat_is_replaced_before_its_choice(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    await people[0].ok(f"/tables/{table}/seats/1", {"to": f"bot:{game.bot}"})
    await wait_for(people[0], table, lambda v: v["position"]["waiting"][1]["locked"])
    assert (await people[0].choose(table, 1, 0)).status_code == 200
    assert (await people[2].choose(table, 1, 0)).status_code == 200


async def test_f21_the_old_player_comes_back(game_house: House, game: Play) -> None:
    people = await game_house.people(2)
    table = await game_house.table(game.id, people)
    token = (await people[0].view(table))["table"]["invite"].split("invite=")[1]
    hand = (await people[1].view(table))["position"]["decision"]
    await people[1].ok(f"/tables/{table}/leave", {})
    assert (await people[0].view(table))["table"]["seats"][1]["kind"] == "open"
    newcomer = await game_house.someone()
    await newcomer.ok(f"/tables/{table}/join", {"invite": token, "seat": 1})
    assert (await newcomer.view(table))["position"]["decision"] == hand
    back = await people[1].post(f"/tables/{table}/join", {"invite": token, "seat": 1})
    assert (back.status_code, back.json()["code"]) == (409, "taken")
    await people[0].ok(f"/tables/{table}/seats/1", {"to": "open"})
    token = (await people[0].view(table))["table"]["invite"].split("invite=")[1]
    await people[1].ok(f"/tables/{table}/join", {"invite": token, "seat": 1})
    assert (await people[1].view(table))["position"]["decision"] == hand


async def test_two_people_want_the_last_seat(house: House) -> None:
    owner, *others = await house.people(4)
    table = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
    token = (await owner.view(table))["table"]["invite"].split("invite=")[1]
    answers = await asyncio.gather(*(p.post(f"/tables/{table}/join", {"invite": token}) for p in others))
    assert sorted(a.status_code for a in answers) == [200, 409, 409]
    assert (await owner.post(f"/tables/{table}/join", {"invite": token})).json()["table"]["mySeat"] == 0


async def test_the_lobby(house: House) -> None:
    owner, guest = await house.people(2)
    assert await guest.ok("/tables") == []
    table = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open"], "title": "夜の卓"}))["id"]
    (info,) = await guest.ok("/tables")
    assert (info["title"], info["status"], info["owner"], info["mySeat"]) == ("夜の卓", "lobby", False, None)
    early = await owner.post(f"/tables/{table}/start", {})
    assert (early.status_code, early.json()["code"]) == (409, "not_now")
    assert (await owner.choose(table, 0, 0)).status_code == 409
    assert (await owner.post(f"/tables/{table}/undo", {"seq": 0})).status_code == 409
    await owner.ok(f"/tables/{table}/seats/1", {"to": "bot:greedy"})
    assert await guest.ok("/tables") == []
    starts = await asyncio.gather(*(owner.post(f"/tables/{table}/start", {}) for _ in range(5)))
    assert sorted(s.status_code for s in starts) == [200] + [409] * 4
    (mine,) = await owner.ok("/tables")
    assert (mine["status"], mine["yourTurn"]) == ("running", True)
    assert (await guest.view(table))["table"]["mySeat"] is None


async def test_tables_against_bots_start_at_once(house: House) -> None:
    owner = await house.someone()
    for seats, code in (
        (["me", "bot:random"], 201),
        (["me"], 400),
        (["me"] * 2, 400),
        (["me", "open", "open", "open", "open", "open"], 400),
        (["me", "bot:"], 400),
        ([], 400),
        (["ME", "open"], 400),
    ):
        assert (await owner.post("/tables", {"game": "fake", "seats": seats})).status_code == code, seats
    assert (await owner.post("/tables", {"game": "chess", "seats": ["me", "open"]})).status_code == 404


async def test_games_and_rules(house: House) -> None:
    person = await house.someone()
    (game,) = await person.ok("/games")
    assert (game["id"], game["rulesVersion"], game["bots"]) == ("fake", "1", ["random", "greedy"])
    assert game["options"][0]["default"] == 3
    rules = await person.ok("/games/fake/rules?lang=en")
    assert [s["heading"] for s in rules["sections"]] == ["Fake", "1. Play"]
    assert rules["sections"][0]["text"] == "Intro."
    assert rules["sections"][1]["clauses"] == [
        {"id": "FK-1", "text": "Pick."},
        {"id": "FK-2", "text": "Take.\n  More."},
    ]
    assert await person.ok("/games/fake/text?lang=ja") == {"game": "fake", "lang": "ja", "text": "label-fake = にせ"}
    for path, why in (("fake/text?lang=xx", "Unknown language 'xx'; known: en, ja."), ("chess/text", "Unknown game 'chess'; known: fake.")):
        refused = await person.get(f"/games/{path}")
        assert refused.status_code == 404
        assert why in refused.json()["detail"]


@pytest.mark.parametrize("pool", ["thread", "process"])
async def test_a_bot_that_fails_does_not_stop_the_table(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, pool: Any
) -> None:
    """A thread's bot fails with a secret in its error; a process's is unknown there. A random option is taken."""

    def make(name: str, seed: int) -> None:
        raise ValueError("HID" + "DEN-7-7")

    if pool == "thread":
        monkeypatch.setattr(fake.bots, "make", make)
    else:
        monkeypatch.setattr(fake, "SCHEMA", 2)
    async with open_house(dataclasses.replace(settings, bot_pool=pool), fake) as house:
        told = io.StringIO()
        logging.getLogger("jindori.table").addHandler(handler := logging.StreamHandler(told))
        person = await house.someone()
        table = await house.table("fake", [person], ["random"])
        view = await wait_for(person, table, lambda v: v["position"]["waiting"][1]["locked"])
        assert view["table"]["moves"] == 1
        logging.getLogger("jindori.table").removeHandler(handler)
        assert "failed" in told.getvalue()
        assert "HIDDEN" not in told.getvalue()
