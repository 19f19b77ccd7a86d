"""An ordinary turn takes few clicks (Q3), what is usual is set before it is sent, one step back takes a gesture back (Q6, P8)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.pilot import IDLE, Pilot
from browser.visitor import View, Visitor, bar

pytestmark = pytest.mark.browser

LAID = """() => {
  const box = (one) => one.getBoundingClientRect()
  const [main, scene] = [box(document.querySelector('main.board')), box(document.querySelector('main .scene'))]
  const world = [...document.querySelectorAll('main g[data-spot]')].map(box)
  const seen = world.every((one) => document.elementFromPoint(one.x + one.width / 2, one.y + one.height / 2)?.closest('g[data-spot]'))
  const buttons = [...document.querySelectorAll('main .scene .pack button, main .scene [data-step]')].map(box)
  return seen && world.length >= 30 && buttons.length >= 2 && buttons.every((one) => one.bottom <= main.bottom && one.top >= scene.top)
}"""
"""The whole world is in sight, and all that can be chosen in the scene."""
SIZES = [(1440, 900), (1440, 757), (1280, 720), (1024, 768), (390, 844)]


class Hand:
    """Clicks as a person does, and counts."""

    def __init__(self, me: Visitor, table: str) -> None:
        self.me = me
        self.table = table
        self.page: Page = me.page
        self.pilot = Pilot(me)
        self.clicks = 0

    def click(self, selector: str) -> None:
        """In the middle of the thing; what it brings with it is waited for."""
        self.page.wait_for_function(IDLE)
        self.page.locator(selector).first.click()
        self.clicks += 1
        self.page.wait_for_function(IDLE)

    def twice(self, selector: str) -> View:
        """The second click confirms (P8)."""
        before = self.me.view(self.table)["seq"]
        self.click(selector)
        expect(bar(self.page).locator("button.go")).to_be_enabled()
        assert self.me.view(self.table)["seq"] == before, "nothing is sent by the first click"
        self.click(selector)
        return self.changed(before)

    def changed(self, before: int) -> View:
        self.me.heard_change(before + 1)
        assert self.pilot.settled()
        return self.me.view(self.table)


def asked(view: View) -> str:
    return (view["position"]["decision"] or {}).get("name", "")


def sit(visit, game: str, **options) -> tuple[Visitor, str]:
    me = visit(**options)
    me.me()
    return me, me.table("bot:random", "bot:random", game=game)


def opened(me: Visitor, table: str) -> Hand:
    me.open(f"/t/{table}")
    hand = Hand(me, table)
    assert hand.pilot.settled()
    return hand


def sent(me: Visitor) -> list[View]:
    return [one for one in map(json.loads, me.sent) if one["kind"] == "choose"]


def test_q3_a_turn_of_quo_vadis_takes_five_to_seven_clicks(visit):
    """Area, worker, card: each with two clicks, the second on the same thing. A hand that can be played without more questions."""
    me, table = sit(visit, "quo_vadis")
    for _ in range(5):
        view = me.drive(table, lambda view: asked(view) == "cubes")
        options = view["position"]["decision"]["options"]
        me.choose(table, max(options, key=lambda one: (one["action"]["food"], one["action"]["faith"]))["n"], view)
        view = me.drive(table, lambda view: asked(view) == "area")
        if {"labour", "blessing"} & set(view["position"]["board"]["mine"]["hand"]):
            break
        table = me.table("bot:random", "bot:random", game="quo_vadis")
    hand = opened(me, table)
    page = hand.page

    # the cheapest cards are lit with the area; the cards taken first light the area
    option = next(
        one
        for one in view["position"]["decision"]["options"]
        if view["position"]["board"]["areaCosts"][one["action"]["area"]] == 0
    )
    area = f"main [data-spot=a{option['action']['area'].removeprefix('area_')}_0]"
    low, high = (n for n in option["action"]["area"].removeprefix("area_"))
    cards = page.locator("main .cards button")
    expect(cards.nth(int(low) - 1)).to_have_attribute("aria-disabled", "false")  # known ahead
    hand.click(area)
    for n in (low, high):
        expect(cards.nth(int(n) - 1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(area)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for n in {low, high}:
        hand.click(f"main .cards button >> nth={int(n) - 1}")
    expect(page.locator(area)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    hand.clicks = 0
    view = hand.twice(area)
    assert sorted(view["position"]["board"]["markers"]) == sorted({f"genesis_{low}", f"genesis_{high}"}) or low == high
    assert len(sent(me)) == 1 and isinstance(sent(me)[0]["action"], list), "one message for area and cards"

    # one step back takes all of it back
    page.get_by_role("button", name="Undo").click()
    expect(bar(page).locator(".ask")).to_contain_text("area")
    me.heard_change(view["seq"] + 1)
    assert asked(me.view(hand.table)) == "area"
    hand.clicks = 0
    hand.twice(area)
    if asked(me.view(hand.table)) == "wrath":
        hand.click("section.bar button.go")

    space = page.locator("main g.open[data-spot]").first.get_attribute("data-spot")
    view = hand.twice(f"main [data-spot={space}]")
    assert asked(view) == "place_more", "food is left for another worker"

    # the card ends the placing; generation, entreaty and number are set and to be seen
    before = len(sent(me))
    kinds = page.locator("section.mine .card.glows b")
    nth = next(n for n, kind in enumerate(kinds.all_inner_texts()) if kind in ("Labour", "Blessing"))
    hand.click(f"section.mine .card.glows >> nth={nth}")
    expect(bar(page).locator(".chip[aria-pressed=true]", has_text="No entreaty")).to_be_visible()
    page.locator("section.mine .card.picked").press("Enter")  # as the second click (P8)
    hand.clicks += 1
    assert hand.pilot.settled()
    choice = sent(me)[before]["action"]
    assert (
        [one["do"] for one in choice][:3] == ["stop", "card", "card"]
        and choice[1]["mode"] == "continue"
        and choice[2]["entreaty"] is None
    )
    after = me.view(table)
    while (
        after["position"]["board"]["active"] == 0
        and after["position"]["board"]["round"] == view["position"]["board"]["round"]
    ):
        hand.click("section.bar .chip:visible")
        hand.click("section.bar button.go")
        assert hand.pilot.settled()
        after = me.view(table)
    assert 5 <= hand.clicks <= 7, hand.clicks


def test_q6_the_world_is_in_sight_while_skills_and_cubes_are_chosen(visit):
    """At every size, with all that can be chosen; the board keeps its place."""
    me = visit()
    me.me()
    table = me.table(*["bot:random"] * 4, game="quo_vadis")
    for name in ("draft", "cubes", "basic"):
        me.drive(table, lambda view, name=name: asked(view) == name and not view["position"]["decision"]["picked"])
        page = me.open(f"/t/{table}")
        page.locator("main .scene").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            try:
                page.wait_for_function(LAID)
            except TimeoutError as late:
                raise AssertionError(f"{name} at {width}x{height}: the world or a choice is out of sight") from late


def test_q3_p8_an_action_of_blood_rage_takes_two_or_three_clicks(visit):
    """Invade, march, upgrade: the last thing is clicked twice."""
    me = visit()
    me.me()
    table = me.table("bot:random", "bot:random", game="blood_rage")
    taken = set()

    def mine(view: View) -> bool:
        return asked(view) == "action" and wanted(view) is not None

    def wanted(view: View) -> View | None:
        for option in view["position"]["decision"]["options"]:
            action = option["action"]
            if action["do"] not in taken and (
                action["do"] in ("invade", "march") or (action["do"] == "upgrade" and not action["replaces"])
            ):
                return action
        return None

    while len(taken) < 3:
        action = wanted(me.drive(table, mine))
        assert action, taken
        hand = opened(me, table)
        taken.add(action["do"])
        if action["do"] == "invade":
            hand.click(f".reserve [data-thing='reserve:{action['figure']}']")
            hand.twice(f"main g.open[data-spot='place:{action['to']}']")
        elif action["do"] == "march":
            hand.click("main g.open[data-spot^='figure:']")
            assert hand.pilot.settled()
            hand.twice("main g.open[data-spot^='place:']")
            assert asked(me.view(table)) != "march_figures"
        else:
            hand.twice(".hand .card.glows button")
        assert 2 <= hand.clicks <= 3, (action, hand.clicks)
