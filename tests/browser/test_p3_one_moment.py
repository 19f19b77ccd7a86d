"""The whole page shows one moment of what happened, at the viewer's own pace (P2, P3, P4, P6)."""

from __future__ import annotations

import json
import re
from collections import defaultdict

import pytest
from playwright.sync_api import expect

from browser.visitor import bar
from following import Follower

SHOWN = r"""() => [
  Math.max(...[...document.querySelectorAll('ol[aria-label=Log] :is([data-line], [data-last])')].map(one => Number(one.dataset.line ?? one.dataset.last))),
  [...document.querySelectorAll('aside .points')].map((one) => Number(/\d+/.exec(one.textContent)[0])),
]"""
STILL = """() => new Promise((done) => {
  let last = '', frames = 0
  const look = () => {
    const box = JSON.stringify(document.querySelector('main.board').getBoundingClientRect())
    frames = box === last ? frames + 1 : 0
    last = box
    frames === 10 ? done() : requestAnimationFrame(look)
  }
  look()
})"""
"""Waits until the board has taken its place in a window of another size: ten frames without a change."""
COVERED = """() => {
  const out = [], scene = document.querySelector('main .scene')
  for (const thing of document.querySelectorAll('[aria-pressed]:not([aria-disabled="true"], :disabled), [data-step]:enabled')) {
    if (!thing.closest('main, section.bar, section.mine, section.sheet') || thing.closest('.tools')) continue
    if (scene && thing instanceof SVGElement) continue // it lies over the board on purpose
    if (scene?.querySelector('[aria-pressed]') && !scene.contains(thing)) continue // a sheet that offers the same
    const box = thing.getBoundingClientRect()
    let row = thing.parentElement
    while (row && !(row.scrollWidth > row.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(row).overflowX))) row = row.parentElement
    const seen = row?.getBoundingClientRect()
    // a row of cards or chips scrolls sideways, with a part of the next one in sight
    if (seen && (box.x + box.width / 2 > seen.right || box.x + box.width / 2 < seen.left)) continue
    // figures stand on provinces and cards lie like a fan, but no fold cuts off the half of a card
    const across = [0.5, 0.25, 0.75, 0.1, 0.9], down = thing instanceof SVGElement ? across : [0.5]
    const free = across.some(u => down.some(v => thing.contains(document.elementFromPoint(box.x + box.width * u, box.y + box.height * v))))
    if (!free) out.push((thing.getAttribute('aria-label') || thing.textContent).trim() + JSON.stringify(box))
  }
  return out
}"""
"""What can be chosen and lies outside the window or under something else."""
USED = """() => {
  const boxes = [...document.querySelectorAll('main [data-spot]')].map(one => one.getBoundingClientRect())
  return Math.max(...boxes.map(one => one.bottom)) - Math.min(...boxes.map(one => one.top))
}"""
"""How high the world is drawn."""
CUT = """() => [...document.querySelectorAll('.table *')].filter(one => {
  const box = one.getBoundingClientRect(), row = one.closest('.unseen') ?? (one instanceof SVGElement && one.ownerSVGElement)
  if (row || box.width === 0 || (box.right <= innerWidth + 1 && box.left >= -1)) return false
  for (let over = one.parentElement; over; over = over.parentElement) if (/auto|scroll/.test(getComputedStyle(over).overflowX) && !over.parentElement.matches('[role=tabpanel]')) return false
  return true
}).map(one => one.outerHTML.slice(0, 120))"""
"""What stands over the edge of the window, but for rows of cards and tables, which are there to be swiped."""
AT_END = "() => { const log = document.querySelector('ol.log'); return log.scrollHeight - log.scrollTop - log.clientHeight }"
SIZES = [(1440, 900), (1440, 757), (1280, 720), (1024, 768), (390, 844)]
ROOM = {"quo_vadis": 0.5, "blood_rage": 0.44}
"""Of the window's height, at least (P10)."""
POINTS = {"blood_rage": ("clans", "glory"), "quo_vadis": ("gods", "vp")}


def moments(visitor, table):
    """Every position that the page was ever sent."""
    follower = Follower()
    for message in map(json.loads, visitor.heard):
        if isinstance(message, dict) and "kind" in message:
            follower.take(message)
    return follower.shown


def own_turn(view):
    """Past what is done before the first turns, and asked."""
    board, decision = view["position"]["board"], view["position"]["decision"]
    begun = board["phase"] == "action" if "phase" in board and "clans" in board else board["round"] > 1
    return begun and decision and not decision["sealed"]


def answered(me, table):
    """Choose until others must."""
    view = me.view(table)
    while view["position"]["decision"] and not view["position"]["decision"]["picked"]:
        view = me.choose(table, 0, view)
    return view


@pytest.mark.parametrize("game", POINTS)
def test_p3_all_parts_show_the_same_moment(visit, game):
    me = visit(pace="fast")
    me.me()
    table = me.table("bot:random", "bot:random", game=game)
    me.drive(table, own_turn)
    page = me.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    many, number = POINTS[game]
    seen = []
    for _ in range(3):
        answered(me, table)
        for _ in range(40):
            seen.append(page.evaluate(SHOWN))
            page.wait_for_timeout(60)
    me.drive(table, lambda view: view["position"]["decision"])
    possible = defaultdict(list)
    for one in moments(me, table):
        # that somebody is in turn is no line of its own
        last = max(entry["n"] for entry in one["log"] if entry["kind"] != "turn_began")
        possible[last].append([seat[number] for seat in sorted(one["board"][many], key=lambda seat: seat["seat"])])
    assert len({last for last, _ in seen}) > 5, "nothing was to be seen on the way"
    for last, points in seen:
        assert last in possible, f"no moment ends with line {last}"
        if points:
            assert points in possible[last], f"points of another moment than line {last}"


def test_p4_the_viewer_sets_the_pace(visit):
    me = visit(pace="normal")
    me.me()
    table = me.table("bot:random", "bot:random", "bot:random")
    me.drive(table, own_turn)
    page = me.open(f"/t/{table}")
    strip = page.get_by_role("slider")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    expect(strip).to_have_count(0)
    board = page.locator("main.board").bounding_box()
    answered(me, table)
    page.get_by_role("button", name="Pause", exact=True).click()
    me.drive(table, lambda view: view["position"]["decision"])
    expect(bar(page)).to_contain_text("Your turn")  # the flag at the strip's end
    expect(bar(page).get_by_role("button", name="Undo")).to_have_count(0)
    before = strip.get_attribute("aria-valuenow")
    page.wait_for_timeout(1500)
    assert strip.get_attribute("aria-valuenow") == before, "it went on while paused"
    strip.focus()
    page.keyboard.press("ArrowRight")
    assert int(strip.get_attribute("aria-valuenow")) == int(before) + 1
    expect(page.locator(".ago")).to_be_visible()
    assert page.locator("main.board").bounding_box() == board, "P2: what says how far behind it is moves the board"
    assert re.match(r"Step \d+ of \d+: \w", strip.get_attribute("aria-valuetext"))
    page.keyboard.press("ArrowLeft")
    assert strip.get_attribute("aria-valuenow") == before
    page.keyboard.press("3")
    expect(page.get_by_label("Pace")).to_have_value("fast")
    page.keyboard.press("End")
    expect(strip).to_have_count(0)
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    page.reload()
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    answered(me, table)
    expect(page.get_by_label("Pace")).to_have_value("fast")
    page.keyboard.press("Escape")
    expect(strip).to_have_count(0)


def test_p6_what_others_do_is_said(visit):
    me = visit(pace="fast")
    me.me()
    table = me.table("bot:random", "bot:random")
    me.drive(table, own_turn)
    page = me.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    page.evaluate("""() => {
      window.said = []
      const line = document.querySelector('p.unseen[aria-live=polite]')
      new MutationObserver(() => window.said.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true })
    }""")
    start = len(me.view(table)["position"]["log"])
    answered(me, table)
    view = me.drive(table, lambda view: view["position"]["decision"])
    expect(bar(page).locator(".ask")).to_contain_text("Your turn", timeout=60_000)
    said = " ".join(page.evaluate("window.said"))
    others = [entry for entry in view["position"]["log"][start:] if entry["seat"] not in (None, 0)]
    assert others
    for entry in others:
        assert f"bot {'ABC'[entry['seat']]}" in said


@pytest.mark.parametrize("game", POINTS)
def test_p2_p9_p10_the_board_never_moves_and_nothing_is_hidden(visit, game):
    """In a window of each size: the game goes on from one to the next. At last the sheet of a phone, narrow ones too."""
    me = visit()
    me.me()
    table = me.table("bot:random", "bot:random", game=game)
    page = me.open(f"/t/{table}")
    me.allowed.append(r"/ahead|status of 409")  # the test chooses behind the page's back
    page.locator("main.board").wait_for()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(STILL)
        boxes = set()
        for _ in range(10):
            view = me.view(table)
            decision = view["position"]["decision"]
            if decision and not decision["picked"]:
                me.choose(table, (7 * view["seq"]) % len(decision["options"]), view)
            page.wait_for_timeout(20)
            boxes.add(json.dumps(page.locator("main.board").bounding_box()))
            if me.view(table)["position"]["decision"]:
                page.evaluate(STILL)
                hidden = page.evaluate(COVERED)
                assert hidden == [], f"{(width, height)} {bar(page).locator('.ask').inner_text()}: {hidden}"
        assert len(boxes) == 1, (width, height, boxes)
        if game in ROOM and width >= 1280:
            used = page.evaluate(USED)
            assert used >= ROOM[game] * height, f"P10: the world takes {used} of {height}"
        if width >= 900:
            assert page.evaluate(AT_END) < 2, "P12: the log stays at its end"
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(STILL)
        still = page.locator("main.board").bounding_box()
        page.locator("button.grab").press("Enter")
        for name in ("Mine", "Others", "Log", "Chat", "Help"):
            tab = page.get_by_role("tab", name=name)
            expect(tab).to_be_in_viewport(ratio=1)
            tab.click()
            assert page.evaluate(CUT) == [], f"P9: {width}, {name}"
        assert page.locator("main.board").bounding_box() == still
        page.locator("button.grab").press("Enter")


@pytest.mark.parametrize(("game", "kind", "turn"), [("blood_rage", "battle_won", "action"), ("quo_vadis", "war_won", "area")])
def test_p3_a_battle_is_opened_from_its_line_as_it_was(visit, game, kind, turn):
    """Long after, on a page that was never there."""
    me = visit()
    me.me()
    table = me.table("bot:random", "bot:random", game=game)
    fought = me.drive(
        table,
        lambda view: own_turn(view)
        and view["position"]["decision"]["name"] == turn  # nothing is fought at the moment
        and any(one["kind"] == kind for one in view["position"]["log"])
        and view["position"]["log"][-1]["n"] > max(one["n"] for one in view["position"]["log"] if one["kind"] == kind) + 12,
    )
    line = [one for one in fought["position"]["log"] if one["kind"] == kind][-1]
    page = me.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    scenes = page.locator("main .scene")
    expect(scenes).to_have_count(0)
    shown = page.get_by_role("button", name="Show the moment")
    names = shown.evaluate_all("buttons => buttons.map(one => one.getAttribute('aria-label'))")
    wanted = [n for n, name in enumerate(names) if "wins" in name or "won" in name or "win" in name]
    shown.nth(wanted[-1]).click()
    expect(scenes).to_have_count(1)
    expect(page.get_by_role("slider")).to_be_visible()
    assert line["n"] <= page.evaluate(SHOWN)[0] < line["n"] + 8, "another moment"
    bar(page).get_by_role("button", name="Now").click()
    expect(scenes).to_have_count(0)
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
