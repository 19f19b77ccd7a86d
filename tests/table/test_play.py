"""A whole life of a table over HTTP: open, join, play, step back, finish, replay, play again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from table.conftest import House, Play, Someone

LONG = 3000


async def play_on(table: str, people: list[Someone], stop: Any = None) -> int:
    """Everybody takes a middle option until the game ends (or ``stop(view)``); gives the number of choices."""
    taken = 0
    while taken < LONG:
        moved = False
        for person in people:
            view = await person.view(table)
            if view["table"]["status"] == "over" or (stop and stop(view)):
                return taken
            decision = view["position"]["decision"]
            if decision and decision["options"]:
                n = len(decision["options"])
                answer = await person.choose(table, view["seq"], (7 * taken + n // 2) % n)
                assert answer.status_code == 200, answer.text
                taken, moved = taken + 1, True
        assert moved, "nobody may choose"
    raise AssertionError("the game does not end")


async def test_a_game_from_opening_to_rematch(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    first = await people[0].view(table)
    assert first["table"]["status"] == "running"
    assert first["table"]["seedHash"]
    assert first["table"]["seed"] is None
    assert first["seq"] == 1
    assert (await people[0].get(f"/tables/{table}/record")).status_code == 403
    assert (await people[0].get(f"/tables/{table}/replay?at=0")).status_code == 403
    await play_on(table, people)
    last = await people[1].view(table)
    assert last["table"]["seed"] is not None
    assert last["position"]["result"]["winners"]
    assert last["position"]["decision"] is None
    record = await people[1].ok(f"/tables/{table}/record")
    replay = await people[1].ok(f"/tables/{table}/replay?seat=1")
    assert replay["position"]["board"] == last["position"]["board"]
    assert replay["at"] == replay["last"] == last["table"]["moves"]
    middle = await people[1].ok(f"/tables/{table}/replay?at={replay['last'] // 2}")
    assert middle["at"] == replay["last"] // 2
    uploaded = await people[2].post(f"/replay?at={replay['last'] // 2}", record)
    assert uploaded.json() == middle
    assert middle["steps"] == []
    assert (await people[1].get(f"/tables/{table}/replay?seat=3")).status_code == 404
    again = await asyncio.gather(*(p.post(f"/tables/{table}/rematch", {}) for p in people))
    assert {r.status_code for r in again} == {201}
    assert len({r.json()["id"] for r in again}) == 1
    view = await people[0].view(again[0].json()["id"])
    assert [s["kind"] for s in view["table"]["seats"]] == ["person"] * 3
    assert (await people[0].view(table))["table"]["rematch"] == again[0].json()["id"]


async def test_bots_play_a_whole_game_alone(game_house: House, game: Play) -> None:
    watcher = await game_house.someone()
    table = (await watcher.ok("/tables", {"game": game.id, "seats": [f"bot:{game.bot}"] * 2}))["id"]
    for _ in range(600):
        view = await watcher.view(table)
        if view["table"]["status"] == "over":
            break
        await asyncio.sleep(0.1)
    assert view["table"]["status"] == "over"
    assert view["table"]["mySeat"] is None


async def test_undo_is_a_change_of_its_own(house: House) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    await play_on(
        table, people, lambda view: view["position"]["decision"] and not view["position"]["decision"]["sealed"]
    )
    before = await people[0].view(table)
    await people[0].choose(table, before["seq"], {"do": "take", "stones": 2})
    taken = await people[0].view(table)
    assert taken["position"]["board"]["stones"] == [2, 0]
    back = await people[0].ok(f"/tables/{table}/undo", {"seq": taken["seq"]})
    assert back["seq"] == taken["seq"] + 1
    assert back["position"]["board"] == before["position"]["board"]
    assert back["table"]["moves"] == before["table"]["moves"]
    again = await people[0].post(f"/tables/{table}/undo", {"seq": back["seq"]})
    assert (again.status_code, again.json()["message"]["key"]) == (422, "undo-nothing")
    other = await people[1].post(f"/tables/{table}/undo", {"seq": back["seq"]})
    assert other.status_code == 422
    assert (await people[0].view(table))["seq"] == back["seq"]


async def test_a_sealed_pick_may_be_taken_back_after_another_seat_picked(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    start = await people[0].view(table)
    await people[0].choose(table, start["seq"], 0)
    await people[1].choose(table, start["seq"], 1)
    back = await people[0].ok(f"/tables/{table}/undo", {"seq": start["seq"] + 1})
    assert back["position"]["decision"]["options"] == start["position"]["decision"]["options"]
    assert [w["locked"] for w in back["position"]["waiting"]] == [False, True, False]
    game_house.app.state.services.tables.shelf.drop(table)
    assert (await people[0].view(table))["position"] == back["position"]


async def test_undo_needs_to_have_seen_the_last_own_choice(house: House) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    await people[0].choose(table, 1, 0)
    assert (await people[0].post(f"/tables/{table}/undo", {"seq": 1})).status_code == 409
    assert (await people[0].post(f"/tables/{table}/undo", {"seq": 10**9})).status_code == 409
    assert (await people[0].post(f"/tables/{table}/undo", {"seq": 2})).status_code == 200


async def test_storing_fails_and_nothing_is_half_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    before = await people[0].view(table)
    storage = house.app.state.services.tables.storage

    async def broken(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(storage, "change", broken)
        assert (await people[0].choose(table, before["seq"], 0)).status_code == 500
    after = await people[0].view(table)
    assert after["position"] == before["position"]
    assert after["seq"] == before["seq"]
    assert (await people[0].choose(table, before["seq"], 0)).status_code == 200


async def test_f15_bytes_do_not_grow_with_the_log(house: House) -> None:
    people = await house.people(2)
    table = await house.table("fake", people, lines=100)
    await play_on(table, people, lambda v: v["position"]["decision"] and not v["position"]["decision"]["sealed"])
    sizes = []
    for _ in range(20):
        seq = (await people[0].view(table))["seq"]
        await people[0].choose(table, seq, {"do": "take", "stones": 1})
        response = await people[1].get(f"/tables/{table}")
        position = response.json()["position"]
        assert len(position["log"]) == min(400, position["logLength"])
        assert position["log"][-1]["n"] == position["logLength"] - 1
        sizes.append(len(response.content))
    assert position["logLength"] == 2002
    assert sizes[-1] < 1.05 * sizes[4]


@pytest.mark.parametrize("every", [1, 3, 1000])
async def test_reading_again_gives_the_same_table(settings: Any, game: Play, every: int) -> None:
    import dataclasses

    from table.conftest import open_house

    async with open_house(dataclasses.replace(settings, snapshot_every=every), game.registry) as house:
        people = await house.people(2)
        table = await house.table(game.id, people)
        for target in (2, 5, 9, 14):
            await play_on(table, people, lambda view, target=target: view["seq"] >= target)
            before = [await p.view(table) for p in people]
            house.app.state.services.tables.shelf.drop(table)
            after = [await p.view(table) for p in people]
            assert [v["position"] for v in after] == [v["position"] for v in before]
            assert after[0]["seq"] == before[0]["seq"]
