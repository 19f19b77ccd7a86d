"""A choice of several actions, and what would be chosen after it, at the table."""

from __future__ import annotations

from typing import Any

import jindori
from jindori.table.settings import Settings
from table.conftest import Someone, open_house
from table.test_play import play_on


def decision(view: Any) -> Any:
    return view["position"]["decision"]


async def until_asked(table: str, people: list[Someone], name: str) -> tuple[Someone, Any]:
    def stop(view: Any) -> bool:
        return decision(view) and decision(view)["name"] == name

    await play_on(table, people, stop)
    for person in people:
        view = await person.view(table)
        if stop(view):
            return person, view
    raise AssertionError(f"nobody is ever asked for {name}")


async def test_q3_several_actions_are_one_change(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table("quo_vadis", people)
        me, view = await until_asked(table, people, "area")
        ways = [[one["action"]] for one in decision(view)["options"]]
        seen = (await me.ok(f"/tables/{table}/ahead", {"seq": view["seq"], "ways": ways}))["decisions"]
        assert len(seen) == len(ways)
        assert (await me.view(table))["position"] == view["position"], "nothing is taken"
        way, cards = next(
            (way, one) for way, one in zip(ways, seen, strict=True) if one and one["name"] == "area_cards"
        )
        cheapest = min(cards["options"], key=lambda one: one["cost"])
        await me.ok(f"/tables/{table}/choose", {"seq": view["seq"], "action": [*way, cheapest["action"]]})
        after = await me.view(table)
        assert after["seq"] == view["seq"] + 1 and after["position"]["moves"] == view["position"]["moves"] + 2
        assert sorted(after["position"]["board"]["markers"]) == sorted(cheapest["action"]["cards"])
        house.app.state.services.tables.shelf.drop(table)
        assert (await me.view(table))["position"] == after["position"], "as it is stored"
        await me.ok(f"/tables/{table}/undo", {"seq": after["seq"]})
        back = await me.view(table)
        assert back["position"] == view["position"], "one step back takes all of it back"
        house.app.state.services.tables.shelf.drop(table)
        assert (await me.view(table))["position"] == back["position"]

        wrong = [*way, {"do": "area", "cards": ["genesis_free"] * 3}]
        for path, body in (("choose", {"action": wrong}), ("ahead", {"ways": [wrong]})):
            answer = await me.post(f"/tables/{table}/{path}", {"seq": back["seq"], **body})
            assert answer.status_code == 400 and answer.json()["code"] == "bad_request", answer.text
        assert (await me.view(table))["position"] == back["position"], "all or nothing"


async def test_q3_nobody_looks_ahead_for_another(settings: Settings) -> None:
    async with open_house(settings, jindori) as house:
        people = await house.people(3)
        table = await house.table("quo_vadis", people)
        me, view = await until_asked(table, people, "area")
        other = next(person for person in people if person is not me)
        stranger = await house.someone()
        way = [decision(view)["options"][0]["action"]]
        for person, seq, ways, status, code in [
            (stranger, view["seq"], [way], 403, "forbidden"),
            (me, view["seq"], [], 400, "bad_request"),
            (me, view["seq"], [way] * 25, 400, "bad_request"),
            (me, view["seq"], [[]], 400, "bad_request"),
        ]:
            answer = await person.post(f"/tables/{table}/ahead", {"seq": seq, "ways": ways})
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
        # whoever has been overtaken has asked nothing wrong
        for person, seq in ((other, view["seq"]), (me, view["seq"] - 1)):
            assert await person.ok(f"/tables/{table}/ahead", {"seq": seq, "ways": [way, way]}) == {
                "decisions": [None, None]
            }
