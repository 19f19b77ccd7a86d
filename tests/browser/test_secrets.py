"""Two people and a spectator: nobody's browser hears of a choice before the reveal."""

import json

import pytest
from playwright.sync_api import expect

from browser.pilot import Pilot
from browser.visitor import GAME, View, bar

pytestmark = pytest.mark.browser
MOVING = ("seq", "serverTime")


def still(view: View) -> View:
    """A view without what changes by itself."""
    return {key: value for key, value in view.items() if key not in MOVING}


def gather(visit, *bots: str, game: str = GAME):
    """Two people and a spectator at one running table."""
    first, second, third = visit(), visit(lang="ja"), visit()
    table = first.table("open", *bots, game=game)
    second.me("花子")
    third.me("Watcher")
    invite = first.view(table)["table"]["invite"]
    second.ask(f"/tables/{table}/join", {"invite": invite.split("invite=")[1]})
    first.ask(f"/tables/{table}/start", {})
    return table, invite, first, second, third


def test_invitation(visit):
    """From the form to the running game, by the link alone."""
    first, second = visit(), visit(lang="ja")
    page = first.open()
    page.locator(f"[data-game={GAME}]").get_by_role("button", name="Open a table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Title").fill("Friday")
    dialog.get_by_text("3 players").click()
    dialog.get_by_label("Seat 3").select_option("bot:random")
    dialog.get_by_role("button", name="Open a table").click()
    link = page.get_by_label("Invitation link").input_value()
    expect(page.get_by_role("button", name="Start the game")).to_be_disabled()

    guest = second.open(link.removeprefix(second.url))
    guest.get_by_role("button", name="ここに座る").click()
    page.get_by_role("button", name="Start the game").click()
    for one in (page, guest):
        expect(bar(one).locator("button.go")).to_be_visible()
    expect(guest.locator("html")).to_have_attribute("lang", "ja")
    name = second.me()["name"]
    expect(page.locator("aside").get_by_text(name).first).to_be_visible()


def test_f01_sealed_draft(visit):
    table, invite, first, second, third = gather(visit, "bot:random")
    first.open(f"/t/{table}")
    second.open(f"/t/{table}")
    third.open(invite)
    expect(bar(third.page).locator(".ask")).to_contain_text(first.me()["name"])
    pilot = Pilot(first)
    assert pilot.settled()
    pack = {one["id"]: one for one in first.view(table)["position"]["board"]["mine"]["pack"]}
    theirs = json.dumps(second.view(table), ensure_ascii=False)
    ids = [one for one in pack if f'"{one}"' not in theirs][:2]
    assert len(ids) == 2

    seen: list[list[View]] = []
    for card in ids:
        cards = first.page.locator("main .pack .card button")
        place = [one["id"] for one in first.view(table)["position"]["board"]["mine"]["pack"]].index(card)
        cards.nth(place).click()
        pilot.confirm()
        expect(bar(first.page).locator(".ask")).to_contain_text("until the others have chosen")
        seq = first.view(table)["seq"]
        seen.append([still(one.heard_change(seq)) for one in (second, third)])
        expect(second.page.locator("[aria-label='選び終えた']")).to_have_count(2)
        for one in (second, third):
            texts = [
                *one.heard,
                one.page.content(),
                json.dumps(one.page.evaluate("({...localStorage, ...sessionStorage})")),
            ]
            assert not any(secret in text for text in texts for secret in ids)
        undo = bar(first.page).locator("button.back")
        undo.click()
        expect(bar(first.page).locator(".ask")).not_to_contain_text("until the others have chosen")
    assert seen[0] == seen[1], "what was chosen shows in what the others are told"


def test_f01_sealed_battle_card(visit):
    table, invite, first, second, third = gather(visit, "bot:random")

    def battle(view: View) -> bool:
        decision = view["position"]["decision"]
        if not decision or decision["name"] != "commit" or decision["picked"]:
            return False
        open_ = {one["seat"] for one in view["position"]["waiting"] if not one["locked"]}
        return len(decision["options"]) > 1 and 1 in open_

    view = first.drive(table, battle, others=(second,))
    assert battle(view)
    second.open(f"/t/{table}")
    third.open(invite)
    expect(second.page.locator("main article")).not_to_have_count(0)
    seen: list[list[View]] = []
    said: list[list[str]] = []
    for option in (0, 1):
        view = first.choose(table, option)
        seen.append([still(one.heard_change(view["seq"])) for one in (second, third)])
        said.append([one.ask(f"/tables/{table}")["position"]["board"]["battle"] for one in (second, third)])
        fighter = next(one for one in seen[-1][0]["position"]["board"]["battle"]["fighters"] if one["seat"] == 0)
        assert fighter["locked"] and all(one["card"] is None for one in fighter["cards"])
        view = first.ask(f"/tables/{table}/undo", {"seq": view["seq"]})
    assert seen[0] == seen[1]
    assert said[0] == said[1]
