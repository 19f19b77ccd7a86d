"""The line to the server: reloads, cuts, restarts, stale pages, hasty fingers."""

import json
import re

import pytest
from playwright.sync_api import expect

from browser.pilot import Pilot
from browser.visitor import bar

pytestmark = pytest.mark.browser
CUT = r"WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED"


def two(visit, house=None):
    """Two people at one table, both looking at it."""
    more = {"house": house} if house else {}
    first, second = visit(**more), visit(lang="ja", **more)
    table = first.table("open")
    second.me()
    token = first.view(table)["table"]["invite"].split("invite=")[1]
    second.ask(f"/tables/{table}/join", {"invite": token})
    first.ask(f"/tables/{table}/start", {})
    return table, first, second


def to_action(table, first, second):
    """Past the draft, to the first person's action."""
    return first.drive(table, lambda view: (view["position"]["decision"] or {}).get("name") == "action", others=(second,))


def position(view):
    """What both must agree upon."""
    found = view["position"]
    board = found["board"]
    return found["waiting"], found["logLength"], [one["kind"] for one in found["log"]], board["provinces"], board["clans"]


def test_reload_in_a_half_made_choice(visit):
    table, first, second = two(visit)
    before = to_action(table, first, second)
    page = first.open(f"/t/{table}")
    pilot = Pilot(first)
    pilot.settled()
    things = [one for one in pilot.things() if one["kind"] == "board"]
    pilot.press(*things[0]["at"])
    question = pilot.question()
    page.reload()
    pilot.settled()
    assert first.view(table)["seq"] == before["seq"]
    assert pilot.question() and pilot.question().startswith(question[:9])
    expect(page.locator("main [aria-pressed=true]")).to_have_count(0)
    expect(bar(page).locator("button.back")).not_to_have_text("Take back")


def test_f06_killed_and_started_again(visit, own_house):
    table, first, second = two(visit, own_house)
    to_action(table, first, second)
    for one in (first, second):
        one.allowed.append(CUT)
        one.open(f"/t/{table}")
    pilot = Pilot(first)
    pilot.settled()
    pilot.decide()
    before = first.view(table)
    own_house.kill()
    for one, words in ((first, "Cut off"), (second, "接続")):
        expect(one.page.get_by_role("alert")).to_contain_text(words)
        expect(bar(one.page).locator(".ask")).to_contain_text(words)
    expect(bar(first.page).locator("button.go:enabled")).to_have_count(0)
    told = [len(one.heard) for one in (first, second)]
    own_house.start()
    for one, since in zip((first, second), told, strict=True):
        expect(one.page.get_by_role("alert")).to_be_empty()
        views = [one_ for one_ in map(json.loads, one.heard[since:]) if one_["kind"] == "view"]
        assert views and views[-1]["seq"] == before["seq"]
    assert position(first.frames()[-1]) == position(second.frames()[-1]) == position(before)
    while first.view(table)["position"]["decision"] is None:
        second.choose(table, 0)
    pilot.settled()
    pilot.decide()
    expect(first.page.get_by_role("alert")).to_be_empty()


def test_f07_no_network(visit):
    table, first, second = two(visit)
    to_action(table, first, second)
    first.allowed.append(CUT)
    page = first.open(f"/t/{table}")
    pilot = Pilot(first)
    pilot.settled()
    first.context.set_offline(True)
    expect(page.get_by_role("alert")).to_contain_text("Cut off")
    expect(bar(page).locator("button.go:enabled")).to_have_count(0)
    sent = len(first.sent)
    for chip in page.locator("section.bar .chip").all():
        expect(chip).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Enter")
    assert not [one for one in first.sent[sent:] if '"choose"' in one]
    first.context.set_offline(False)
    expect(page.get_by_role("alert")).to_be_empty()
    assert first.frames()[-1]["seq"] == first.view(table)["seq"]


def test_f04_stale_page(visit):
    """A second page that was not told of the first one's choice cannot choose again."""
    me = visit()
    table = me.table("bot:random")
    me.open(f"/t/{table}")
    other = me.new_page()
    held: list = []

    def slow(line):
        server = line.connect_to_server()

        def deliver(message):
            if gate["shut"] and json.loads(message)["kind"] in ("view", "steps"):
                held.append(message)
            else:
                line.send(message)

        server.on_message(deliver)
        line.on_message(server.send)

    gate = {"shut": False}
    other.route_web_socket(re.compile("/ws/"), slow)
    other.goto(f"{me.url}/t/{table}")
    expect(bar(other).locator(".ask")).to_contain_text("Your turn")
    gate["shut"] = True
    drafted = me.view(table)["position"]["board"]["mine"]["drafted"]
    assert drafted == []
    pilot = Pilot(me)
    pilot.settled()
    pilot.decide()
    expect(bar(me.page).locator(".ask")).to_contain_text("2 of 6")
    cards = other.locator("main .pack .card button")
    expect(cards).to_have_count(8)
    cards.nth(0).click()
    cards.nth(1).click()
    bar(other).locator("button.go").click()
    expect(other.get_by_role("status").get_by_text("The table has moved on")).to_be_visible()
    gate["shut"] = False
    other.reload()
    expect(cards).to_have_count(6)
    assert len(me.view(table)["position"]["board"]["mine"]["drafted"]) == 2


def test_f03_double_click_sends_once(visit):
    table, first, _ = two(visit)
    page = first.open(f"/t/{table}")
    pilot = Pilot(first)
    pilot.settled()
    cards = page.locator("main .pack .card button")
    cards.nth(0).click()
    cards.nth(1).click()
    box = bar(page).locator("button.go").bounding_box()
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(bar(page).locator(".ask")).to_contain_text("until the others have chosen")
    assert len([one for one in first.sent if '"choose"' in one]) == 1
