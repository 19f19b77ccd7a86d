"""An ordinary turn takes few clicks (Q3), what is usual is set before it is sent, one step back takes a gesture back (Q6, P8)."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.pilot import Pilot
from browser.visitor import View, Visitor, bar

pytestmark = pytest.mark.browser


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
        self.page.wait_for_function("() => document.querySelector('section.bar').getAttribute('aria-busy') !== 'true'")
        self.page.locator(selector).first.click()
        self.clicks += 1
        self.page.wait_for_function("() => document.querySelector('section.bar').getAttribute('aria-busy') !== 'true'")

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


def begin(visit, game: str, until) -> tuple[Hand, View]:
    me = visit()
    me.me()
    table = me.table("bot:random", "bot:random", game=game)
    view = me.drive(table, until)
    assert until(view)
    me.open(f"/t/{table}")
    hand = Hand(me, table)
    assert hand.pilot.settled()
    return hand, view


def sent(me: Visitor) -> list[View]:
    return [one for one in map(json.loads, me.sent) if one["kind"] == "choose"]


def test_q3_a_turn_of_quo_vadis_takes_five_to_seven_clicks(visit):
    """Area, worker, card: each with two clicks, the second on the same thing."""

    def early(view: View) -> bool:
        return asked(view) == "area" and view["position"]["board"]["round"] == 1

    hand, view = begin(visit, "quo_vadis", early)
    page, me = hand.page, hand.me

    # the cheapest cards are lit with the area, and each of them can be taken first
    option = next(one for one in view["position"]["decision"]["options"] if view["position"]["board"]["areaCosts"][one["action"]["area"]] == 0)
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
    hand.click("section.mine .card.glows")
    pressed = bar(page).locator(".chip[aria-pressed=true]")
    expect(pressed.first).to_be_visible()
    hand.click("section.mine .card.picked")
    choice = sent(me)[before]["action"]
    assert [one["do"] for one in choice][:2] == ["stop", "card"] and choice[1]["mode"] == "continue"
    assert hand.clicks <= 7, hand.clicks


def test_p8_q3_a_turn_of_blood_rage_takes_two_or_three_clicks(visit):
    pass
