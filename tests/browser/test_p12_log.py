"""The log in blocks: what is to come names the act alone, every line leads to the board and to the rules (P12)."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.test_p3_one_moment import answered, own_turn
from browser.visitor import bar

WORDS = """line => [...line.querySelector('p').childNodes].filter(part => !part.classList?.contains('clause')).map(part => part.textContent).join('').trim()"""
FIRST = (
    f"""() => [...document.querySelectorAll('ol.log li.turn')].map(turn => ({WORDS})(turn.querySelector('li.entry')))"""
)
UNFOLD = "() => document.querySelectorAll('ol.log button.fold[aria-expanded=false]').forEach(one => one.click())"


def choosing_an_area(view):
    return (view["position"]["decision"] or {}).get("name") == "area"


def test_p12_the_log_leads_to_board_and_rules(visit):
    me = visit(pace="normal")
    me.me()
    table = me.table("bot:random", "bot:random", game="quo_vadis")
    me.drive(table, lambda view: own_turn(view) and choosing_an_area(view) and view["position"]["board"]["round"] > 3)
    page = me.open(f"/t/{table}")
    log = page.locator("ol.log")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    page.evaluate(UNFOLD)
    lines = log.locator("li.entry[data-line]")
    assert lines.count() == log.locator("li.entry a.clause").count() > 20
    expect(log.get_by_text("turn", exact=False).filter(has_text="'s turn")).to_have_count(0)

    line = log.locator("li.entry", has_text="chooses area").last
    told = page.locator("main [data-told]")
    line.hover()
    expect(told).to_have_count(3)  # the spaces of the area
    area = told.first.get_attribute("data-within").removeprefix("area:")
    expect(line).to_contain_text("area " + "-".join(area))
    page.locator("section.bar").hover()
    expect(told).to_have_count(0)
    line.locator("a.clause").focus()
    expect(told).to_have_count(3)
    page.keyboard.press("Enter")
    clause = page.locator("aside [data-clause='QV-4.2.1']")
    expect(clause).to_be_in_viewport()
    expect(told).to_have_count(0)

    page.get_by_role("tab", name="Log").click()
    answered(me, table)
    page.get_by_role("button", name="Pause", exact=True).click()
    me.drive(table, choosing_an_area)
    coming = log.locator("li.coming .what")
    expect(coming.first).to_be_visible()
    expect(bar(page)).to_contain_text("Your turn")  # the flag at the strip's end: all has come
    acts = coming.all_inner_texts()
    page.keyboard.press("Escape")
    expect(log.locator("li.coming")).to_have_count(0)
    page.evaluate(UNFOLD)
    first = page.evaluate(FIRST)
    assert first[-len(acts) :] == acts, "what is to come names the act alone"
