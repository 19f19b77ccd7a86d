"""F02 and F11: who one is comes from the cookie alone; whoever has no seat sees what the public sees."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from table.conftest import House, Play
from table.test_play import play_on


async def test_f11_nobody_acts_for_another_seat(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    stranger = await game_house.someone()
    table = await game_house.table(game.id, people)
    other = await game_house.table(game.id, [stranger, await game_house.someone()])
    before = await people[1].view(table)
    for body in (
        {"seq": 1, "option": 0, "seat": 1},
        {"seq": 1, "option": 0, "person": people[1].id},
        {"seq": 1, "option": 0, "kind": "undo"},
    ):
        assert (await people[0].post(f"/tables/{table}/choose", body)).status_code == 400
    assert (await stranger.choose(table, 1, 0)).status_code == 403
    assert (await stranger.post(f"/tables/{table}/undo", {"seq": 1})).status_code == 403
    assert (await stranger.post(f"/tables/{table}/seats/1", {"to": "open"})).status_code == 403
    assert (await people[1].post(f"/tables/{table}/seats/0", {"to": "open"})).status_code == 403
    assert (await stranger.post(f"/tables/{table}/start", {})).status_code == 403
    assert (await stranger.post(f"/tables/{table}/leave", {})).status_code == 403
    assert (await stranger.post(f"/tables/{table}/rematch", {})).status_code == 403
    assert (await people[0].choose(other, 1, 0)).status_code == 403
    after = await people[1].view(table)
    assert (after["position"], after["seq"]) == (before["position"], before["seq"])


async def test_f11_without_or_with_a_forged_cookie(game_house: House, game: Play) -> None:
    people = await game_house.people(2)
    table = await game_house.table(game.id, people)
    jar = people[0].client.cookies.get("jindori")
    assert jar
    for value in (None, "", "x", people[0].id, jar[:-4] + "AAAA", jar[: len(jar) // 2]):
        cookies = {} if value is None else {"jindori": value}
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(game_house.app), base_url="http://testserver", cookies=cookies
        ) as nobody:
            assert (await nobody.get(f"/api/tables/{table}")).status_code == 401
            answer = await nobody.post(f"/api/tables/{table}/choose", json={"seq": 1, "option": 0})
            assert answer.status_code == 401
            assert (await nobody.get("/api/tables/nothere")).status_code == 401


async def test_f11_refusals_do_not_tell_what_exists(house: House) -> None:
    person, owner = await house.people(2)
    lobby = (await owner.ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
    absent = [await person.get(f"/tables/{name}") for name in ("nothere", "x" * 500, "%00", "-1", "a b", lobby + "x")]
    assert {a.status_code for a in absent} == {404}
    assert len({a.text for a in absent}) == 1
    wrong = await person.post(f"/tables/{lobby}/join", {"invite": "guess"})
    assert wrong.status_code == 403
    assert (await person.view(lobby))["table"]["invite"] is None


async def test_f02_spectators_see_what_the_public_sees(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    watcher = await game_house.someone()
    table = await game_house.table(game.id, people)
    await play_on(table, people, lambda v: v["seq"] >= 4)
    seen = await watcher.view(table)
    public = game_house.app.state.services.tables.shelf._plays[table].position.view(None)
    import msgspec

    assert seen["position"] == msgspec.to_builtins(public)
    assert seen["position"]["seat"] is None
    assert seen["position"]["decision"] is None
    assert seen["table"]["invite"] is None
    assert seen["table"]["seed"] is None
    for seat in ("3", "5", "-1", "", "x", "None", "1.0", "9" * 5000):
        assert (await watcher.get(f"/tables/{table}/replay?at=0&seat={seat}")).status_code in (400, 403, 404)
    assert (await watcher.get(f"/tables/{table}/record")).status_code == 403


async def test_f02_an_unknown_seat_of_a_finished_game_is_an_error(game_house: House, game: Play) -> None:
    people = await game_house.people(2)
    table = await game_house.table(game.id, people)
    await play_on(table, people)
    for seat in ("2", "6", "-1", "x", "1.0", "9" * 50, "9" * 5000, "１"):
        answer = await people[0].get(f"/tables/{table}/replay?at=1&seat={seat}")
        assert answer.status_code in (400, 404), (seat, answer.text)
    for at in ("-1", "999999", "x", "9" * 50):
        assert (await people[0].get(f"/tables/{table}/replay?at={at}")).status_code == 400


def _plain(view: Any, table: str) -> Any:
    """A view without what differs between two tables in any case."""
    view["table"] |= {"id": "", "createdAt": 0, "invite": ""}
    return view | {"serverTime": 0}


async def test_f01_a_sealed_choice_is_nobodys_business(
    game_house: House, game: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games from one seed, in which seat 0 picks differently: until the reveal nobody else can tell them apart."""
    monkeypatch.setattr("jindori.table.tables.secrets.randbits", lambda _: 12345)
    people = await game_house.people(3)
    watcher = await game_house.someone()
    tables = [await game_house.table(game.id, people) for _ in range(2)]
    for option, table in enumerate(tables):
        assert (await people[0].choose(table, 1, option)).status_code == 200
        assert (await people[1].choose(table, 1, 0)).status_code == 200
    mine = [_plain(await people[0].view(t), t) for t in tables]
    assert mine[0] != mine[1]
    for other in (people[1], people[2], watcher):
        seen = [_plain(await other.view(t), t) for t in tables]
        assert seen[0] == seen[1]
    assert (await people[2].view(tables[0]))["position"]["waiting"][0]["locked"] is True
