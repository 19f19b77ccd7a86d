"""A person plays whole games against bots by clicking, then looks at the end, the record and the replay."""

import json

import pytest
from playwright.sync_api import Page, expect

import jindori
from browser.kits import KITS
from browser.pilot import RAW, Pilot
from browser.visitor import Visitor, bar
from playing import short

pytestmark = pytest.mark.browser
SMALL = {"viewport": {"width": 1024, "height": 720}}


def number(text: str) -> int:
    """A number as the page writes it, with a true minus sign."""
    return int(text.replace("\N{MINUS SIGN}", "-"))


def end_scene(page: Page) -> dict[int, int]:
    """Points by column of the final ledger, once their lines are seen to add up to them."""
    expect(page.locator("main .scene table")).to_be_visible()
    heads = [number(one) for one in page.locator("main .scene thead th b").all_inner_texts()]
    rows = page.locator("main .scene tbody tr").all()
    assert rows, "the end explains nothing"
    sums = [0] * len(heads)
    for row in rows:
        assert not RAW.search(row.locator("th").inner_text())
        for n, cell in enumerate(row.locator("td span").all_inner_texts()):
            sums[n] += number(cell)
    assert sums == heads
    return dict(enumerate(heads))


def after_the_end(me: Visitor, table: str) -> None:
    page = me.page
    scores = end_scene(page)
    view = me.view(table)
    assert view["table"]["status"] == "over"
    by_rank = sorted(view["position"]["result"]["seats"], key=lambda one: (one["rank"], one["seat"]))
    assert [one["score"] for one in by_rank] == list(scores.values())

    with page.expect_download() as download:
        bar(page).get_by_role("link").filter(has=page.locator("svg")).last.click()
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    again = jindori.replay(record)
    assert again.over and list(again.scores) == [one["score"] for one in sorted(by_rank, key=lambda one: one["seat"])]
    assert max(len(one) for one in me.heard) < 400_000, "what is sent grows with the game"

    bar(page).locator("a[href^='/replay/']").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last == view["table"]["moves"] > 4
    expect(slider).to_have_value("0")
    page.keyboard.press("End")
    end_scene(page)
    slider.fill("3")
    expect(page.get_by_text(f"3 of {last}").or_(page.get_by_text(f"{last}手中3手"))).to_be_visible()
    expect(page.locator("main .scene table")).to_have_count(0)
    for key, moved in (("ArrowRight", lambda now: now > 3), ("ArrowLeft", lambda now: now <= 3)):
        page.keyboard.press(key)
        assert moved(int(slider.input_value()))


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.id)
def test_a_whole_game_by_clicking(visit, kit):
    """From the first question to the replay, with one step back on the way. Languages and themes take turns."""
    n = KITS.index(kit)
    me = visit(lang=("en", "ja")[n % 2], theme=("dark", "light")[n % 2], **SMALL)
    table = me.table(*["bot:random"] * (kit.game.min_players - 1), game=kit.game.id, **kit.clicked)
    page = me.open(f"/t/{table}")
    pilot = Pilot(me, seed=1)
    undone = False
    while pilot.settled():
        expect(page.locator("aside .seat[aria-current=true]").first).to_be_visible()
        expect(bar(page).locator(".ask")).to_contain_text(("Your turn", "あなたの番")[n % 2])
        pilot.decide()
        if not undone and pilot.settled():
            undone = stepped_back(me, table, pilot)
    assert undone or short(kit.game.id)
    assert not pilot.hidden
    after_the_end(me, table)
    sources = {line["source"] for one in me.view(table)["position"]["result"]["seats"] for line in one["lines"]}
    assert sources


def stepped_back(me: Visitor, table: str, pilot: Pilot) -> bool:
    """Takes the last choice back where the page offers it and nobody else is choosing."""
    before = me.view(table)
    position = before["position"]
    if not position["undo"]["allowed"] or len(position["waiting"]) != 1 or not pilot.partial:
        return False
    bar(me.page).locator("button.back").click()
    pilot.settled()
    after = me.view(table)
    assert after["seq"] > before["seq"] and after["table"]["moves"] < before["table"]["moves"]
    return True
