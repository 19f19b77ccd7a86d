"""A game without any drawing of its own is created, played, watched and replayed on the plain page."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.house import House
from browser.pilot import RAW, Pilot
from browser.test_axe import complain, findings
from browser.test_p1_keyboard import by_keyboard
from browser.visitor import bar
from guide import followed

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LETTERS = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def toy_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of the game that somebody has built by following the guide."""
    house = House(tmp_path_factory.mktemp("house"), source=followed(tmp_path_factory.mktemp("guide")))
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def create(page: Page, seats: int) -> str:
    """Opens a table of the toy as a person does, with bots in the other seats; its id."""
    page.locator("[data-game=three_fields]").get_by_role("button", name="Open a table").click()
    form = page.get_by_role("dialog")
    form.get_by_role("radio", name=f"{seats} players").check()
    for seat in range(1, seats):
        form.locator("select").nth(seat).select_option("bot:random")
    form.locator("summary").click()
    form.get_by_label("Rounds").fill("4")
    form.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1]


def overflows(page: Page) -> list[str]:
    """What is wider than the page, or cut off without a way to scroll there."""
    return list(
        page.evaluate("""() => [...document.querySelectorAll('main *, aside *, section.bar *')].filter(one => {
          const box = one.getBoundingClientRect()
          return box.width > 0 && (box.right > innerWidth + 1 || box.left < -1) && !one.closest('.unseen, .chips')
        }).map(one => one.outerHTML.slice(0, 120))""")
    )


def test_created_played_watched_and_replayed(visit, toy_house):
    me, other = visit(house=toy_house), visit(house=toy_house, lang="ja", theme="light", **PHONE)
    page = me.open()
    table = create(page, 3)
    watching = other.open(f"/t/{table}")
    pilot = Pilot(me)
    assert pilot.settled()
    board = page.locator("main [role=group]")
    expect(board.locator("thead th")).to_have_count(3)
    expect(board.get_by_role("row", name="Coins").locator("td").first).to_have_text("10")
    expect(board.get_by_role("heading", name="rice field")).to_be_visible()
    secret = me.view(table)["position"]["board"]["mine"]["secret"]["id"]
    expect(page.locator("section.mine .hand li").first).to_have_text(f"{secret} field")
    found = {"my turn": findings(page)}

    expect(watching.locator("section.bar")).to_contain_text("入札")
    expect(watching.locator("main thead th")).to_have_count(3)
    assert "mine" not in other.view(table)["position"]["board"] or other.view(table)["position"]["board"]["mine"] is None
    expect(watching.locator("section.bar .chips button")).to_have_count(0)
    assert overflows(watching) == []
    found["watching"] = findings(watching)

    while pilot.settled():
        assert overflows(page) == []
        pilot.decide()
    assert any("bid for the" in one for one in pilot.asked)
    end = me.view(table)["position"]["result"]
    for seen, title in ((page, "ictory"), (watching, "勝")):
        ledger = seen.locator("main .scene table")
        expect(ledger).to_be_visible()
        expect(seen.locator("main .scene h2")).to_contain_text(title)
        expect(ledger.locator("thead b").first).to_have_text(str(max(one["score"] for one in end["seats"])))
        assert overflows(seen) == []
    found["end"] = findings(page)
    said = watching.locator("main").inner_text()
    assert not RAW.search(said), said

    page.get_by_role("link", name="Replay").click()
    at = page.get_by_role("slider")
    expect(at).to_be_visible()
    last = int(at.get_attribute("max"))
    expect(page.locator("main .scene")).to_have_count(0)
    expect(page.get_by_role("row", name="Coins").locator("td").first).to_have_text("10")
    page.get_by_role("button", name="One step on").click()
    expect(at).not_to_have_value("0")
    assert last == me.view(table)["position"]["moves"]
    found["replay"] = findings(page)
    # from the first choice to the last: who has points has gained them since
    at.fill(str(last))
    expect(at).to_have_value(str(last))
    expect(page.locator("main .scene table")).to_be_visible()
    gained = sum(one["score"] > 0 for one in end["seats"])
    expect(page.locator("main tbody tr", has=page.get_by_role("rowheader", name="Points", exact=True, include_hidden=True)).locator("b.plus")).to_have_count(gained)
    complain(found)


def test_what_is_dimmed_says_why(visit, toy_house):
    me = visit(house=toy_house)
    table = me.table("bot:random", game="three_fields", purse="poor")
    page = me.open(f"/t/{table}")
    assert Pilot(me).settled()
    dimmed = bar(page).locator(".chip[aria-disabled=true]")
    expect(dimmed).to_have_count(1)
    expect(dimmed).to_have_text("Bid 4")
    expect(dimmed).to_have_accessible_description(re.compile("more than the purse of 3"))
    dimmed.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").or_(page.get_by_role("status")).filter(has_text="purse of 3")).to_be_visible()
    page.get_by_role("link", name="TF-2").click()
    expect(page.locator("aside [data-clause='TF-2']")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("All bid at once")


def test_p1_a_whole_game_by_keyboard(visit, toy_house):
    me = visit(house=toy_house, pace="normal")
    by_keyboard(me, me.table("bot:random", game="three_fields"))


def test_a_phone_in_japanese(visit, toy_house):
    me = visit(house=toy_house, lang="ja", theme="light", **PHONE)
    table = me.table("bot:random", "bot:random", "bot:random", game="three_fields")
    page = me.open(f"/t/{table}")
    pilot = Pilot(me, touch=True)
    assert pilot.settled()
    assert overflows(page) == []
    complain({"phone": findings(page)})
    words = "\n".join(page.locator(one).inner_text() for one in ("main", "section.bar", ".lower"))
    names = page.locator("main thead th").all_inner_texts()
    for name in names:
        words = words.replace(name, "")
    assert not LETTERS.search(words), LETTERS.findall(words)
    assert pilot.play()
    expect(page.locator("main .scene table")).to_be_visible()
