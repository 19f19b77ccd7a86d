"""Other ways to play: another language at once, a phone, a zoomed board, the keyboard alone, large text."""

import re

import pytest
from playwright.sync_api import expect

from browser.pilot import RAW, Pilot
from browser.visitor import bar

pytestmark = pytest.mark.browser
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
KANA = re.compile(r"[\u3041-\u30ff]")


def at_action(visit, *bots: str, until="action", **options):
    """Somebody at a table whose turn it is to act."""
    me = visit(**options)
    table = me.table(*(bots or ("bot:random",)))
    me.drive(table, lambda view: (view["position"]["decision"] or {}).get("name") == until)
    me.open(f"/t/{table}")
    pilot = Pilot(me, touch=bool(options.get("has_touch")))
    assert pilot.settled()
    return me, table, pilot


def test_language_at_once(visit):
    me, table, pilot = at_action(visit)
    page = me.page
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "en")
    page.get_by_title("日本語").first.click()
    expect(html).to_have_attribute("lang", "ja")
    expect(bar(page).locator(".ask")).to_contain_text("あなたの番")
    seen = page.locator("body").inner_text()
    assert KANA.search(seen) and not RAW.search(seen)
    page.reload()
    expect(html).to_have_attribute("lang", "ja")
    page.get_by_title("English").first.click()
    expect(html).to_have_attribute("lang", "en")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    for text in page.locator("body :text-matches('[ぁ-ヿ]')").all():
        assert text.evaluate("e => e.closest('[lang]').lang") == "ja", text.inner_text()


def test_phone(visit):
    me = visit(lang="ja", **PHONE)
    table = me.table("bot:random", "bot:random", "bot:random")
    me.open(f"/t/{table}")
    pilot = Pilot(me, seed=3, touch=True)
    assert not pilot.play(14)
    page = me.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    pilot.settled()
    for tab in ("ほかの人", "記録", "チャット", "手引き", "自分"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        # neither the board nor the action bar is covered
        for what in ("main svg", "section.bar .ask"):
            assert page.locator(what).first.evaluate(
                "e => { const b = e.getBoundingClientRect(); return e.closest('main, section').contains(document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2)) }"
            )
    assert not pilot.hidden
    me.drive(table, lambda view: False)
    for button in ("結果", "もう一度対戦", "リプレイ", "棋譜を保存"):
        expect(page.locator("section.bar").get_by_text(button, exact=True)).to_be_in_viewport(ratio=1)
    assert page.evaluate("(bar => bar.scrollHeight <= bar.clientHeight)(document.querySelector('section.bar'))"), "P9: the end's choices are cut"


def test_f27_reading_a_card_plays_nothing(visit):
    me, table, pilot = at_action(visit, **PHONE)
    page = me.page
    before = me.view(table)["seq"]
    card = page.locator(".hand .card button").first
    card.scroll_into_view_if_needed()
    card.tap()
    reading = page.locator(".reading")
    expect(reading).to_be_visible()
    assert len(reading.inner_text()) > 20
    beside = reading.bounding_box()["y"] - 30
    page.touchscreen.tap(195, beside)  # on the board
    expect(reading).to_have_count(0)
    expect(page.locator("main [aria-pressed=true]")).to_have_count(0)
    assert me.view(table)["seq"] == before
    assert not [one for one in me.sent if '"choose"' in one]


@pytest.mark.parametrize("options", [{"device_scale_factor": 1.5}, {"viewport": {"width": 960, "height": 720}}], ids=["dpr", "zoom"])
def test_f26_the_lit_place_is_the_one_hit(visit, options):
    """Every place that glows is hit where it is drawn, also after zooming in with the wheel and moving the map."""
    me, table, pilot = at_action(visit, **options)
    page = me.page
    page.locator(".reserve button.glows").first.click()
    box = page.locator("main svg").first.bounding_box()
    for turn in (0, -240):
        if turn:
            page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)
            page.mouse.wheel(0, turn)
        spots = page.locator("main g.open[data-spot^='place:']")
        names = [one.get_attribute("data-spot") for one in spots.all()]
        assert names
        for name in names:
            spot = page.locator(f"main g.open[data-spot='{name}']")
            at = spot.evaluate(
                """g => {
                  const shape = g.lastElementChild, m = shape.getScreenCTM(), b = shape.getBBox(), map = g.closest('main').getBoundingClientRect()
                  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
                    const p = new DOMPoint(b.x + b.width * i / 20, b.y + b.height * j / 20)
                    const on = p.matrixTransform(m)
                    if (!shape.isPointInFill(p) || on.x < map.x + 4 || on.x > map.right - 4 || on.y < map.y + 4 || on.y > map.bottom - 4) continue
                    if (g.contains(document.elementFromPoint(on.x, on.y))) return [on.x, on.y]
                  }
                  return null
                }"""
            )
            if at is None:
                assert turn, f"{name} cannot be hit"
                continue
            page.mouse.click(*at)
            expect(spot).to_have_attribute("aria-pressed", "true")


def test_pinch(visit):
    me, table, pilot = at_action(visit, **PHONE)
    page = me.page
    svg = page.locator("main svg").first
    whole = svg.get_attribute("viewBox")
    box = svg.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = me.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 20), ("touchMove", 40), ("touchMove", 70), ("touchEnd", 0)):
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if apart else []
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    expect(svg).not_to_have_attribute("viewBox", whole)
    assert page.evaluate("visualViewport.scale") == 1
    pilot.decide()


def test_text_twice_as_large(visit):
    me, table, pilot = at_action(visit, "bot:random", "bot:random")
    page = me.page
    page.add_style_tag(content="html { font-size: 32px !important }")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    things = pilot.things()
    assert things and not [one["name"] for one in things if not one["at"]]
    pilot.decide()
    pilot.settled()
