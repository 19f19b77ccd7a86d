"""Where others have chosen since, they are asked: a choice is taken back when all agree, never past what was revealed (P5)."""

from __future__ import annotations

import asyncio
import dataclasses
import random
from functools import partial
from typing import Any

import pytest

import jindori
from jindori.table import takeback
from jindori.table.errors import Refused
from jindori.table.play import Play
from jindori.table.settings import Settings
from table.conftest import House, Someone, open_house


async def play_of(house: House, table: str) -> Any:
    return (await house.app.state["services"].tables.load(table)).play


pytestmark = pytest.mark.usefixtures("same_games")


def askers(play: Any, seats: int) -> list[int]:
    """The first seats whose last choice could be taken back by asking."""
    found = []
    for seat in range(seats):
        try:
            takeback.play_before(play, seat)
        except Refused:
            continue
        found.append(seat)
    return found


async def answered(house: House, others: int, bots: int = 0) -> tuple[str, list[Someone], Any]:
    """A game in which somebody has chosen, and the next seat since; that person first, then who chose since."""
    people = await house.people(1 + others)
    table = await house.table("blood_rage", people, ["random"] * bots)
    for _ in range(600):
        play = await play_of(house, table)
        assert not play.position.over, "nothing that could be taken back by asking"
        for seat in askers(play, len(people)):
            person = people[seat]
            if play.by == seat:
                continue
            since = [people[play.by]] if play.by < len(people) else []
            return table, [person, *since, *(one for one in people if one not in (person, *since))], await person.view(table)
        for person in people:
            view = await person.view(table)
            decision = view["position"]["decision"]
            if decision and not decision["picked"]:
                assert (await person.choose(table, view["seq"], 0)).status_code == 200
                break
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the game stands still")


async def ask(person: Someone, table: str, seq: int) -> Any:
    return await person.post(f"/tables/{table}/take_back", {"seq": seq})


async def answer(person: Someone, table: str, seq: int, agree: bool) -> Any:
    return await person.post(f"/tables/{table}/answer", {"seq": seq, "agree": agree})


async def test_p5_whose_choice_would_go_too_is_asked(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        table, (me, since, *_), view = await answered(house, 2)
        seats = [s["seat"] for s in (await since.view(table))["table"]["seats"] if s["mine"]]
        asked = (await ask(me, table, view["seq"])).json()
        assert asked["seq"] == view["seq"], "nobody has agreed yet"
        assert asked["table"]["takeBack"]["needed"] == seats
        assert asked["table"]["takeBack"]["seat"] == view["table"]["mySeat"]
        assert (await answer(me, table, view["seq"], True)).json()["code"] == "forbidden"
        last = view["ownLast"]
        back = (await answer(since, table, view["seq"], True)).json()
        assert (back["seq"], back["table"]["takeBack"]) == (view["seq"] + 1, None)
        mine = await me.view(table)
        assert mine["position"]["moves"] == last - 1 and mine["position"]["decision"] is not None
        assert mine["position"]["logLength"] < view["position"]["logLength"]
        # as if it had never been chosen, and after a restart too
        play = await play_of(house, table)
        again = jindori.replay({**play.position.record()})
        assert again.digest() == play.position.digest()
        house.app.state["services"].tables.shelf.drop(table)
        assert (await me.view(table))["position"] == mine["position"]
        assert (await me.choose(table, mine["seq"], 0)).status_code == 200
        house.app.state["services"].tables.shelf.drop(table)
        assert (await me.view(table))["seq"] == mine["seq"] + 1


@pytest.mark.parametrize("who", ["asker", "asked"])
async def test_p5_a_no_ends_it_and_nobody_is_asked_twice(settings: Settings, who: str) -> None:
    async with open_house(settings, jindori) as house:
        table, (me, since), view = await answered(house, 1)
        assert (await ask(me, table, view["seq"])).status_code == 200
        assert (await ask(since, table, view["seq"])).json()["code"] == "illegal"
        assert (await answer({"asker": me, "asked": since}[who], table, view["seq"], False)).status_code == 200
        now = await me.view(table)
        assert (now["seq"], now["table"]["takeBack"]) == (view["seq"], None)
        again = (await ask(me, table, view["seq"])).json()
        assert (again["code"], again["message"]["key"]) == ("illegal", "takeback-refused")
        assert (await answer(since, table, view["seq"], True)).json()["code"] == "stale"


async def test_p5_a_choice_made_meanwhile_ends_it(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        table, people, view = await answered(house, 2)
        assert (await ask(people[0], table, view["seq"])).status_code == 200
        for person in people:
            now = await person.view(table)
            if now["position"]["decision"]:
                assert (await person.choose(table, now["seq"], 0)).status_code == 200
                break
        now = await people[0].view(table)
        assert (now["seq"], now["table"]["takeBack"]) == (view["seq"] + 1, None)
        assert (await answer(people[1], table, view["seq"], True)).json()["code"] == "stale"


async def test_p5_without_an_answer_it_is_a_no(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takeback, "ANSWER_SECONDS", 0.05)
    async with open_house(settings, jindori) as house:
        table, (me, since), view = await answered(house, 1)
        assert (await ask(me, table, view["seq"])).status_code == 200
        await asyncio.sleep(0.1)
        assert (await me.view(table))["table"]["takeBack"] is None
        assert (await answer(since, table, view["seq"], True)).json()["code"] == "stale"


async def test_p5_bots_agree_and_wait_for_answers(settings: Settings) -> None:
    async with open_house(dataclasses.replace(settings, bot_delay=0.5), jindori) as house:
        table, (me,), view = await answered(house, 0, bots=2)
        back = (await ask(me, table, view["seq"])).json()
        assert back["seq"] == view["seq"] + 1 and back["position"]["decision"]
        assert back["position"]["moves"] < view["ownLast"] or back["position"]["moves"] == view["ownLast"] - 1


async def test_p5_what_cannot_be_taken_back_is_refused_with_its_reason(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        me, other, watcher = await house.people(3)
        table = await house.table("blood_rage", [me, other])
        view = await me.view(table)
        assert (await ask(watcher, table, view["seq"])).json()["code"] == "forbidden"
        assert (await ask(me, table, view["seq"])).json()["message"]["key"] == "undo-nothing"
        assert (await ask(me, table, view["seq"] - 1)).json()["code"] == "stale"
        assert (await answer(other, table, view["seq"], True)).json()["code"] == "stale"
        assert (await answer(watcher, table, view["seq"], True)).json()["code"] == "forbidden"
        # the draft: what was chosen at once by all is shown to all, and nobody gets it back
        while (await play_of(house, table)).position.decisions[0].sealed:
            for person in (me, other):
                now = await person.view(table)
                if now["position"]["decision"] and not now["position"]["decision"]["picked"]:
                    assert (await person.choose(table, now["seq"], 0)).status_code == 200
        for person in (me, other):
            now = await person.view(table)
            assert (await ask(person, table, now["seq"])).json()["message"]["key"] in ("undo-information", "takeback-own")


async def test_p5_a_question_that_was_in_vain_hinders_nobody_else(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table("blood_rage", people)
        for _ in range(600):
            play = await play_of(house, table)
            can = askers(play, 3)
            if len(can) > 1:
                break
            person = people[play.position.decisions[0].seat]
            await person.choose(table, (await person.view(table))["seq"], len(play.position.decisions[0].options) - 1)
        first, second = (people[seat] for seat in can[:2])
        assert (await ask(first, table, play.seq)).json()["table"]["takeBack"]["seat"] == can[0]
        assert (await ask(second, table, play.seq)).json()["message"]["key"] == "takeback-another"
        assert (await answer(first, table, play.seq, False)).status_code == 200
        asked = (await ask(second, table, play.seq)).json()
        assert asked["table"]["takeBack"]["seat"] == can[1], asked
        assert (await answer(second, table, play.seq, False)).status_code == 200
        for person in (first, second):
            assert (await ask(person, table, play.seq)).json()["message"]["key"] == "takeback-refused", "for the same choice only once"


@pytest.mark.parametrize("who", ["asker", "asked"])
async def test_p5_a_seat_that_goes_to_somebody_else_ends_it(settings: Settings, who: str) -> None:
    async with open_house(settings, jindori) as house:
        table, (me, since, *_), view = await answered(house, 1)
        assert (await ask(me, table, view["seq"])).json()["table"]["takeBack"]
        leaver, stays = {"asker": (me, since), "asked": (since, me)}[who]
        await leaver.ok(f"/tables/{table}/leave", {})
        now = await stays.view(table)
        assert (now["seq"], now["table"]["takeBack"]) == (view["seq"], None)
        assert (await answer(stays, table, view["seq"], True)).json()["code"] == "stale"
        # who has left is asked no more: nobody else has to agree
        again = await ask(stays, table, view["seq"])
        if who == "asked":
            assert again.json()["seq"] == view["seq"] + 1


def the_answer(action: dict[str, Any], loaded: Any, seat: Any) -> dict[str, Any]:
    return action


async def test_p5_what_nobody_chooses_by_hand_waits_for_the_answers(settings: Settings) -> None:
    """A bot that was already thinking, an answer that is given by itself: they do not end the question."""
    async with open_house(dataclasses.replace(settings, bot_delay=600.0), jindori) as house:
        people = await house.people(2)
        table = await house.table("blood_rage", people, ["random"])
        playing = house.app.state["services"].playing
        tried = set()
        for _ in range(900):
            loaded = await playing.tables.load(table)
            play = loaded.play
            decision = play.position.decisions[0]
            seat, opened = decision.seat, play.opened[decision.seat]
            kind = "bot" if seat == 2 else "person"

            last = len(decision.options) - 1
            answering = partial(the_answer, decision.options[last])
            by_itself = (
                partial(playing.choose_for_bot, table, seat, opened, last)
                if seat == 2
                else partial(playing.answer_by_itself, table, seat, opened, answering)
            )
            can = [one for one in askers(play, 2) if takeback.asked_for(loaded, takeback.play_before(play, one), one)]
            if can and kind not in tried:
                assert (await ask(people[can[0]], table, play.seq)).json()["seq"] == play.seq
                assert not await by_itself()
                asked = await people[can[0]].view(table)
                assert (asked["seq"], asked["table"]["takeBack"]["seat"]) == (play.seq, can[0])
                await answer(people[can[0]], table, play.seq, False)
                tried.add(kind)
            if tried == {"bot", "person"}:
                return
            assert await by_itself()
        raise AssertionError(f"asked only before the choice of a {tried}")


def test_p5_an_old_page_does_not_take_back_another_choice_than_it_shows() -> None:
    """Who had a choice taken back by another's asking, and steps back on the page from before, means that choice."""
    seen = 0
    for seed in range(3):
        play = Play.start(jindori.game("blood_rage", players=4).new(seed=seed), 1)
        rng = random.Random(seed)
        while not play.position.over:
            for seat in askers(play, 4):
                before = takeback.play_before(play, seat)
                back = play.back_to(before, seat)
                for other in {who for who, _ in play.position.choices_since(before.position.moves)} - {seat}:
                    assert not back.saw_own_last(other, play.seq)
                    seen += 1
                    break
            decision = rng.choice(play.position.decisions)
            play = play.choose(decision.seat, rng.randrange(len(decision.options)))
    assert seen > 10
