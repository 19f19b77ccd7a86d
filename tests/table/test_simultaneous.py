"""F03 and F04: honest answers at once all count, answers to an old page never do. F12, F14: numbers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from table.conftest import House, Play
from table.test_play import play_on

RACES = 50


async def test_f03_simultaneous_picks_all_count(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    for _ in range(RACES // 5):
        views = [await p.view(table) for p in people]
        if any(v["position"] is None or v["position"]["decision"] is None for v in views):
            break
        before = views[0]["table"]["moves"]
        answers = await asyncio.gather(*(p.choose(table, v["seq"], 1) for p, v in zip(people, views, strict=True)))
        assert [a.status_code for a in answers] == [200] * 3, [a.text for a in answers]
        after = await people[0].view(table)
        assert after["table"]["moves"] >= before + 3
        await play_on(table, people, lambda v: v["position"]["decision"] and v["position"]["decision"]["sealed"])


async def test_f03_two_picks_race_fifty_times(house: House) -> None:
    """The same seat twice at the same moment: exactly one counts."""
    people = await house.people(2)
    for _ in range(RACES):
        table = await house.table("fake", people)
        answers = await asyncio.gather(
            people[0].choose(table, 1, 0), people[0].choose(table, 1, 1), people[1].choose(table, 1, 2)
        )
        assert sorted(a.status_code for a in answers[:2]) == [200, 409]
        assert answers[2].status_code == 200
        view = await people[0].view(table)
        assert (view["table"]["moves"], view["seq"]) == (2, 3)


async def test_f03_one_illegal_pick_among_legal_ones(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    bad = {"do": "pick", "card": "HIDDEN-1-1"} if game.id == "fake" else {"do": "draft", "cards": ["no_such_card"]}
    answers = await asyncio.gather(
        people[0].choose(table, 1, 0), people[1].choose(table, 1, bad), people[2].choose(table, 1, 0)
    )
    assert [a.status_code for a in answers[::2]] == [200, 200]
    assert answers[1].status_code in (400, 422)
    assert answers[1].json()["message"]["key"]
    view = await people[1].view(table)
    assert view["position"]["decision"] is not None
    assert view["table"]["moves"] == 2


async def test_f04_a_tab_that_still_shows_an_old_pick(game_house: House, game: Play) -> None:
    people = await game_house.people(3)
    table = await game_house.table(game.id, people)
    old = await people[2].view(table)
    assert (await people[2].choose(table, old["seq"], 0)).status_code == 200
    for person in (people[0], people[1]):
        refused = await people[2].choose(table, old["seq"], 1)
        assert (refused.status_code, refused.json()["code"]) == (409, "stale")
        assert refused.json()["seq"] > old["seq"]
        assert (await person.choose(table, old["seq"], 0)).status_code == 200
    now = await people[2].view(table)
    assert now["table"]["moves"] == 3
    for option in (0, 1, old["position"]["decision"]["options"][-1]["action"]):
        assert (await people[2].choose(table, old["seq"], option)).status_code == 409
    assert (await people[2].view(table)) | {"serverTime": 0} == now | {"serverTime": 0}


async def test_a_turn_needs_the_newest_page(house: House) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    await play_on(table, people, lambda v: v["position"]["decision"] and not v["position"]["decision"]["sealed"])
    seq = (await people[0].view(table))["seq"]
    for wrong in (seq - 1, seq + 1, 0, -1, 10**30, 2**63):
        answer = await people[0].choose(table, wrong, 0)
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")
    other = await people[1].choose(table, seq, 0)
    assert (other.status_code, other.json()["code"]) == (409, "not_your_decision")


BAD_NUMBERS = ["-1", "1000000000", "true", "1.0", "3.5", "NaN", "1e999", '"1"', "9" * 400, "null", "[]", "-9" * 1, "１"]


@pytest.mark.parametrize("number", BAD_NUMBERS)
async def test_f14_option_numbers_are_numbers_of_options(game_house: House, game: Play, number: str) -> None:
    people = await game_house.people(2)
    table = await game_house.table(game.id, people)
    before = await people[0].view(table)
    body = f'{{"seq": {before["seq"]}, "option": {number}}}'
    answer = await people[0].client.post(
        f"/api/tables/{table}/choose", content=body.encode(), headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400, answer.text
    assert answer.json()["kind"] == "error"
    assert (await people[0].view(table))["position"] == before["position"]


BAD_ACTIONS: list[Any] = [
    {},
    {"do": None},
    {"do": "march", "figures": {"warrior": -1}},
    {"do": "march", "from": "utgard", "to": "yggdrasil", "figures": {"warrior": 10**30}},
    {"do": "march", "figures": {"warrior": 1.5}},
    {"do": "take", "stones": -1},
    {"do": "take", "stones": True},
    {"do": "draft", "cards": []},
    {"do": "draft", "cards": [[]] * 3},
    {"do": "draft", "cards": "x" * 100_000},
    {"do": "draft", "cards": {"a": {"b": {"c": {"d": {"e": {"f": {"g": 1}}}}}}}},
    {"do": "pass", "extra": 1},
    {"do": "\u0000"},
    {"": ""},
]


@pytest.mark.parametrize("action", BAD_ACTIONS, ids=lambda a: str(a)[:40])
async def test_f12_hostile_amounts_change_nothing(game_house: House, game: Play, action: Any) -> None:
    people = await game_house.people(2)
    table = await game_house.table(game.id, people)
    before = await people[0].view(table)
    answer = await people[0].choose(table, before["seq"], action)
    assert answer.status_code in (400, 422), answer.text
    after = await people[0].view(table)
    assert (after["position"], after["seq"]) == (before["position"], before["seq"])
