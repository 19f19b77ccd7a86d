"""The games themselves at the table: nothing hidden in any answer, and quarrels of many hands at once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

import jindori
from jindori.table.play import Play as Played
from jindori.table.playing import WAYS
from jindori.table.settings import Settings
from playing import short, spread
from table.conftest import House, Someone, open_house

GAMES = list(jindori.all_games())


async def told(people: list[Someone], table: str) -> list[bytes]:
    """All that each of them is told over HTTP, but for the clock; what they would choose next too."""
    out = []
    for person in people:
        told: list[Any] = []
        for path in (f"/tables/{table}", "/tables", f"/tables/{table}/record", f"/tables/{table}/replay?at=0&seat=0", f"/tables/{table}/replay"):
            answer = await person.get(path)
            body = answer.json()
            if isinstance(body, dict):
                body.pop("serverTime", None)
                body.pop("ownLast", None)  # a world drawn anew has no record of earlier choices
            headers = {name: value for name, value in answer.headers.items() if name not in ("set-cookie", "content-length")}
            told.append([answer.status_code, headers, body])
        view = told[0][2]
        options = ((view["position"] or {}).get("decision") or {}).get("options", [])
        for first in range(0, len(options), WAYS):
            ways = [[one["action"]] for one in options[first : first + WAYS]]
            answer = await person.post(f"/tables/{table}/ahead", {"seq": view["seq"], "ways": ways})
            assert answer.status_code in (200, 400, 409), answer.text
            told.append([answer.status_code, answer.json()])
        out.append(msgspec.json.encode(told))
    return out


@pytest.mark.parametrize("game", GAMES)
async def test_f01_worlds_that_differ_only_in_what_is_hidden_are_told_alike(settings: Settings, game: str) -> None:
    """The true position against one in which everything a seat cannot know was drawn anew: its own answers, and the
    spectator's, are the same bytes."""
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        watcher = await house.someone()
        table = await house.table(game, people)
        shelf = house.app.state.services.tables.shelf
        seq = shelf._plays[table].seq
        start = shelf._plays[table].position.copy()
        compared = 0
        for position in spread(start, 3, 1 if short(game) else 8):
            if position.over:
                break
            true = Played.start(position.copy(), seq)
            shelf.put(table, true)
            before = await told([*people, watcher], table)
            for seat in range(3):
                fork = position.fork(seat, random.Random(seat))
                fork.seed = position.seed
                shelf.put(table, Played(fork, seq, true.opened, true.acted))
                mine, public = await told([people[seat], watcher], table)
                assert mine == before[seat]
                assert public == before[3]
                compared += 1
        assert compared > 5


async def answers(people: list[Someone], table: str, rng: random.Random) -> list[int]:
    """Everybody does several things at once, on the same page: chooses, chooses again, steps back."""
    views = [await person.view(table) for person in people]
    wishes = []
    for person, view in zip(people, views, strict=True):
        decision = view["position"]["decision"]
        for _ in range(rng.choice((1, 2, 3))):
            if rng.random() < 0.35:
                wishes.append(person.post(f"/tables/{table}/undo", {"seq": view["seq"] + rng.choice((0, 0, 1, 2))}))
            elif decision and decision["options"]:
                wishes.append(person.choose(table, view["seq"] + rng.choice((0, 0, 0, 1)), rng.randrange(len(decision["options"]))))
    rng.shuffle(wishes)
    return [answer.status_code for answer in await asyncio.gather(*wishes)]


@pytest.mark.parametrize("game", GAMES)
async def test_picks_and_steps_back_of_all_seats_at_once(settings: Settings, game: str) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table(game, people)
        shelf = house.app.state.services.tables.shelf
        rng = random.Random(5)
        accepted = refused = 0
        for n in range(70):
            before = (await people[0].view(table))["seq"]
            codes = await answers(people, table, rng)
            assert set(codes) <= {200, 400, 409, 422}  # 400: an option that the next decision does not have
            view = await people[0].view(table)
            assert view["seq"] == before + codes.count(200)
            accepted, refused = accepted + codes.count(200), refused + len(codes) - codes.count(200)
            if n % 15 == 0:
                shelf.drop(table)
                assert (await people[0].view(table))["position"] == view["position"]
        assert view["table"]["status"] == "over" or (accepted > 50 and refused > 20)
        position = shelf._plays[table].position
        again = jindori.replay(position.record())
        assert again.digest() == position.digest()
        assert again.moves == view["table"]["moves"] == position.moves


@pytest.mark.parametrize("game", GAMES)
async def test_thirty_choices_on_one_page_count_once(settings: Settings, game: str) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table(game, people)
        for _ in range(4):
            views = [await person.view(table) for person in people]
            n, view = next((n, v) for n, v in enumerate(views) if v["position"]["decision"] and v["position"]["decision"]["options"])
            got = await asyncio.gather(*(people[n].choose(table, view["seq"], i % len(view["position"]["decision"]["options"])) for i in range(30)))
            assert sorted(a.status_code for a in got) == [200] + [409] * 29
            assert {a.json()["code"] for a in got if a.status_code == 409} <= {"stale", "not_your_decision"}
            assert (await people[n].view(table))["table"]["moves"] == view["table"]["moves"] + 1


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_steps_back_past_what_was_learnt(settings: Settings, game: str) -> None:
    """After a reveal neither the last to choose nor anybody else gets the choice back."""
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table(game, people)
        views = [await person.view(table) for person in people]
        while not views[0]["position"]["waiting"] or len(views[0]["position"]["waiting"]) < 3:
            n = next(n for n, v in enumerate(views) if v["position"]["decision"])
            assert (await people[n].choose(table, views[n]["seq"], 0)).status_code == 200
            views = [await person.view(table) for person in people]
        for person, view in zip(people, views, strict=True):
            assert (await person.choose(table, view["seq"], 0)).status_code == 200
        before = await people[0].view(table)
        for person in people:
            answer = await person.post(f"/tables/{table}/undo", {"seq": before["seq"]})
            assert (answer.status_code, answer.json()["code"]) == (422, "illegal"), answer.text
        assert (await people[0].view(table))["position"] == before["position"]


async def test_join_start_leave_and_kick_at_once(settings: Settings) -> None:
    """Whatever wins, every seat has one holder, nobody sits twice, and a begun game was full when it began."""
    for seed in range(6):
        async with open_house(settings, jindori) as house:
            await quarrel(house, GAMES[seed % len(GAMES)], random.Random(seed))


async def quarrel(house: House, game: str, rng: random.Random) -> None:
    people = await house.people(5)
    owner = people[0]
    table = (await owner.ok("/tables", {"game": game, "seats": ["me", "open", "open"]}))["id"]
    invite = (await owner.view(table))["table"]["invite"].split("invite=")[1]
    for _ in range(4):
        wishes = [person.post(f"/tables/{table}/join", {"invite": invite, "seat": rng.choice((None, 1, 2))}) for person in people[1:]]
        wishes += [person.post(f"/tables/{table}/leave") for person in people[1:] if rng.random() < 0.3]
        wishes += [owner.post(f"/tables/{table}/start") for _ in range(3)]
        wishes += [owner.post(f"/tables/{table}/seats/{rng.choice((1, 2))}", {"to": rng.choice(("open", "bot:random"))})]
        rng.shuffle(wishes)
        got = await asyncio.gather(*wishes)
        assert {a.status_code for a in got} <= {200, 403, 409}, [a.text for a in got if a.status_code not in (200, 403, 409)]
        started = [a for a in got if a.status_code == 200 and "/start" in str(a.request.url)]
        assert len(started) <= 1
        view = await owner.view(table)
        mine = [(await person.view(table))["table"]["mySeat"] for person in people]
        held = [seat for seat in mine if seat is not None]
        assert len(held) == len(set(held))
        kinds = [seat["kind"] for seat in view["table"]["seats"]]
        assert [n for n, kind in enumerate(kinds) if kind == "person"] == sorted(held)
        assert view["table"]["status"] == ("running" if view["position"] else "lobby")
