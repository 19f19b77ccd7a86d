"""What every screen owes to every reader: language tags, shapes beside colours, a page that catches up."""

import itertools
import json
import re
import zlib

import pytest
from playwright.sync_api import Page, expect

from browser.pilot import Pilot
from browser.test_line import to_action, two
from browser.visitor import bar

pytestmark = pytest.mark.browser


def named(name):
    return lambda view: (view["position"]["decision"] or {}).get("name") == name


# -- F07: a tab that slept ---------------------------------------------------------------------------------


def test_f07_frozen_and_thawed(visit):
    """The second tab is frozen without a word to the server; the first person acts; the second thaws in its own turn."""
    table, first, second = two(visit)
    to_action(table, first, second)
    page = second.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("待って")
    line = second.context.new_cdp_session(page)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    while second.view(table)["position"]["decision"] is None:
        view = first.view(table)
        first.choose(table, len(view["position"]["decision"]["options"]) - 1, view)
    line.send("Page.setWebLifecycleState", {"state": "active"})
    expect(bar(page).locator(".ask")).to_contain_text("あなたの番", timeout=5_000)
    assert second.heard_change(second.view(table)["seq"])
    pilot = Pilot(second)
    pilot.settled()
    seq = second.view(table)["seq"]
    pilot.decide()
    pilot.settled()
    assert second.view(table)["seq"] >= seq


def test_f07_a_line_that_died_unheard(visit):
    """Messages stop without a close, as when a phone changes its network; waking asks, hears nothing and connects anew."""
    table, first, second = two(visit)
    to_action(table, first, second)
    gate = {"shut": False}

    def silent(route):
        server = route.connect_to_server()
        mine = {"dead": False}

        def deliver(message):
            mine["dead"] = mine["dead"] or gate["shut"]
            if not mine["dead"]:
                route.send(message)

        server.on_message(deliver)
        route.on_message(lambda message: None if mine["dead"] else server.send(message))

    page = second.page
    page.route_web_socket(re.compile("/ws/"), silent)
    second.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("待って")
    gate["shut"] = True
    while second.view(table)["position"]["decision"] is None:
        view = first.view(table)
        first.choose(table, len(view["position"]["decision"]["options"]) - 1, view)
    page.wait_for_timeout(300)
    expect(bar(page).locator(".ask")).to_contain_text("待って")
    gate["shut"] = False
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("status").get_by_text("つながりました")).to_be_visible(timeout=10_000)
    expect(bar(page).locator(".ask")).to_contain_text("あなたの番")


# -- F25: Japanese letters in Japanese shapes --------------------------------------------------------------

FOREIGN = """() => {
  const wrong = [], han = /[\\u3040-\\u30ff\\u4e00-\\u9fff]/
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement
    if (!han.test(node.data) || e.closest('script, style') || e.closest('[lang]')?.getAttribute('lang') === 'ja') continue
    wrong.push(`${e.tagName}.${e.getAttribute('class')}: ${node.data.trim()}`)
  }
  return wrong
}"""
FONTS = """() => [...new Set([...document.querySelectorAll('main svg text, h1, h2, h3, p, button')]
  .filter((e) => /[\\u3040-\\u30ff\\u4e00-\\u9fff]/.test(e.textContent)).map((e) => getComputedStyle(e).fontFamily))]"""


def test_f25_japanese_letters_are_tagged_japanese(visit):
    me = visit(lang="en")
    me.me("直骨海角戦")
    table = me.table("bot:random")
    me.drive(table, named("action"))
    page = me.open(f"/t/{table}")
    Pilot(me).settled()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    log = page.locator("aside ol bdi", has_text="直骨海角戦").first
    expect(log).to_have_attribute("lang", "ja")
    assert page.evaluate(FOREIGN) == []
    for path in ("/", f"/rules/{'blood_rage'}", "/credits"):
        me.open(path)
        expect(page.locator("h1, .title").first).to_be_visible()
        assert page.evaluate(FOREIGN) == [], path


def test_f25_japanese_page(visit):
    me = visit(lang="ja")
    table = me.table("bot:random")
    me.drive(table, named("action"))
    page = me.open(f"/t/{table}")
    Pilot(me).settled()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    assert page.locator("[lang=zh], [lang^='zh-']").count() == 0
    families = page.evaluate(FONTS)
    assert families
    for family in families:  # a Japanese face comes before anything that the system might choose
        assert re.match(r'"?(Noto Sans JP|Shippori Mincho|Cinzel Variable"?, "?Shippori)', family), family
    assert page.evaluate("getComputedStyle(document.body).lineBreak") == "strict"
    assert page.evaluate("document.fonts.ready.then(() => [...document.fonts].some((f) => f.family.includes('Noto Sans JP') && f.status === 'loaded'))")


# -- F28: nothing by colour alone --------------------------------------------------------------------------


def grey(png: bytes) -> list[list[int]]:
    """Luminance of a PNG as Chromium writes it (8 bits, RGB or RGBA, not interlaced)."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, data, width, height, channels = 8, b"", 0, 0, 3
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        body = png[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big")
            assert body[8] == 8 and body[12] == 0
            channels = {2: 3, 6: 4}[body[9]]
        elif kind == b"IDAT":
            data += body
        at += 12 + size
    raw, stride = zlib.decompress(data), width * channels
    before, rows = bytearray(stride), []
    for y in range(height):
        how, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for x in range(stride):
            a, b = (row[x - channels] if x >= channels else 0), before[x]
            c = before[x - channels] if x >= channels else 0
            p = a + b - c
            paeth = min((a, b, c), key=lambda v: (abs(p - v), (a, b, c).index(v)))
            row[x] = (row[x] + (0, a, b, (a + b) // 2, paeth)[how]) % 256
        rows.append([(row[i] * 3 + row[i + 1] * 6 + row[i + 2]) // 10 for i in range(0, stride, channels)])
        before = row
    return rows


def drawing(png: bytes) -> list[list[bool]]:
    """What is lighter and what is darker than the middle of the picture's heart: shape without any tone."""
    rows = grey(png)
    n = len(rows)
    heart = [row[n // 5 : -n // 5] for row in rows[n // 5 : -n // 5]]
    flat = sorted(v for row in heart for v in row)
    middle = (flat[len(flat) // 20] + flat[-len(flat) // 20]) / 2
    return [[v > middle for v in row] for row in heart]


def apart(one: list[list[bool]], two: list[list[bool]]) -> float:
    cells = [(a, b) for r, s in zip(one, two, strict=True) for a, b in zip(r, s, strict=True)]
    return sum(a != b for a, b in cells) / len(cells)


def pictures(page: Page, selector: str, count: int) -> list[bytes]:
    found = page.locator(selector)
    expect(found).to_have_count(count)
    return [found.nth(i).screenshot() for i in range(count)]


@pytest.mark.parametrize("sight", ["achromatopsia", "deuteranopia", "protanopia"])
def test_f28_clans_are_told_apart_by_shape(visit, sight):
    me = visit(device_scale_factor=2)
    table = me.table("bot:random", "bot:random", "bot:random", "bot:random")
    me.drive(table, named("action"))
    page = me.open(f"/t/{table}")
    Pilot(me).settled()
    me.context.new_cdp_session(page).send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    marks = [drawing(png) for png in pictures(page, "aside .seat > .mark", 5)]
    for (i, one), (j, two_) in itertools.combinations(enumerate(marks), 2):
        assert apart(one, two_) > 0.12, f"seats {i} and {j} look alike"
    # the letter stands with the emblem wherever a seat is named
    letters = page.locator("aside .seat > .mark").all_inner_texts()
    assert letters == list("ABCDE")
    # what can be chosen is told by more than its colour: to the eye by a rim, to the ear by a state
    opened = page.locator("main g.open[data-spot]")
    for spot in opened.all():
        expect(spot).to_have_attribute("aria-pressed", re.compile("true|false"))
    shut = page.locator("section.bar .chip[aria-disabled=true]")
    for chip in shut.all():
        expect(chip.locator("svg").first).to_be_visible()


# -- a record from a file ----------------------------------------------------------------------------------


def test_a_record_from_a_file(visit, tmp_path):
    me = visit()
    table = me.table("bot:random")
    me.drive(table, lambda view: False)
    record = me.ask(f"/tables/{table}/record")
    good = tmp_path / "game.json"
    good.write_text(json.dumps(record))
    page = me.open("/")
    page.get_by_role("link", name="Replay a record").click()
    choose = page.locator("input[type=file]")

    def refused(name: str, text: str) -> str:
        file = tmp_path / name
        file.write_text(text)
        choose.set_input_files(file)
        said = page.get_by_role("alert").filter(has_text=name)
        expect(said).to_be_visible()
        return said.inner_text()

    assert "cannot be read" in refused("half.json", good.read_text()[:200])
    assert "not a record" in refused("other.json", '{"a": 1}')
    assert "rules version 0" in refused("old.json", json.dumps({**record, "rules_version": "0"}))
    assert "chess" in refused("chess.json", json.dumps({**record, "game": "chess"}))
    me.allowed.append(r"status 422|status of 422")
    cheated = {**record, "decisions": [*record["decisions"][:-1], [0, 1]]}
    assert "does not play through" in refused("cheated.json", json.dumps(cheated))

    choose.set_input_files(good)
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(len(record["decisions"])))
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("main table")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(slider).to_have_value("0")
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator("main .pack .card button")).to_have_count(8)
    assert record["seats"][1] == "random"
    expect(page.locator("aside")).to_contain_text("Random bot B")
