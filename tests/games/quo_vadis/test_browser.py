"""Quo Vadis in the browser: whole games, a phone, the sealed draft, the screens and the form with its optional rules."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.pilot import RAW, Pilot
from browser.test_secrets import gather, still
from browser.test_ways import KANA, PHONE
from browser.visitor import View, Visitor, bar
from game_kits import decision
from games.quo_vadis.game_kit import EVERY_RULE, asked
from jindori.games.quo_vadis.options import OPTIONS

pytestmark = pytest.mark.browser
GAME = "quo_vadis"
SMALL = {"viewport": {"width": 1024, "height": 720}}


def sit(visit, *bots: str, until=None, options=None, **browser) -> tuple[Visitor, str, Pilot]:
    """Somebody at a table with bots, once it has come to ``until``."""
    me = visit(**browser)
    table = me.table(*bots, game=GAME, **(options or {}))
    if until:
        me.drive(table, until)
    me.open(f"/t/{table}")
    pilot = Pilot(me, touch=bool(browser.get("has_touch")))
    assert pilot.settled()
    return me, table, pilot


def test_five_gods_with_every_optional_rule(visit):
    """From the middle on, so that buildings and dominion are on the table."""

    def later(view: View) -> bool:
        board = view["position"]["board"]
        stands = any(space["building"] for area in board["areas"] for space in area["spaces"])
        return asked("area", since=5)(view) and stands and any(one["dominion"] for one in board["gods"])

    me, table, pilot = sit(visit, *["bot:random"] * 4, until=later, options=EVERY_RULE | {"mode": "custom"}, **SMALL)
    assert later(me.view(table))
    expect(me.page.locator("main .building").first).to_be_attached()
    assert not pilot.play(20)
    assert not pilot.hidden


def test_races_are_picked(visit):
    me, table, pilot = sit(
        visit, "bot:random", "bot:random", until=asked("race"), options={"race_selection": "pick", "mode": "custom"}
    )
    options = me.view(table)["position"]["decision"]["options"]
    cards = me.page.locator("main .race")
    expect(cards).to_have_count(len(options))
    cards.nth(1).click()
    pilot.confirm()
    pilot.settled()
    taken = next(one["race"] for one in me.view(table)["position"]["board"]["gods"] if one["seat"] == 0)
    assert taken == options[1]["action"]["race"]


def test_sealed_skill_draft(visit):
    table, invite, first, second, third = gather(visit, "bot:random", game=GAME)
    first.open(f"/t/{table}")
    second.open(f"/t/{table}")
    third.open(invite)
    pilot = Pilot(first)
    assert pilot.settled()
    pack = [one["id"] for one in first.view(table)["position"]["board"]["mine"]["pack"]]
    assert len(pack) == 6
    seen: list[list[View]] = []
    for place in (0, 3):
        first.page.locator("main .pack button").nth(place).click()
        pilot.confirm()
        expect(bar(first.page).locator(".ask")).to_contain_text("until the others have chosen")
        seq = first.view(table)["seq"]
        seen.append([still(one.heard_change(seq)) for one in (second, third)])
        for one in (second, third):
            texts = [
                *one.heard,
                one.page.content(),
                json.dumps(one.page.evaluate("({...localStorage, ...sessionStorage})")),
            ]
            for skill in pack:
                assert not any(f'"{skill}"' in text for text in texts), skill
        bar(first.page).locator("button.back").click()
        expect(bar(first.page).locator(".ask")).not_to_contain_text("until the others have chosen")
    assert seen[0] == seen[1], "what was chosen shows in what the others are told"

    # the second person chooses too: the packs go on, and still nobody learns what was kept
    first.page.locator("main .pack button").nth(3).click()
    pilot.confirm()
    other = Pilot(second)
    assert other.settled()
    second.page.locator("main .pack button").first.click()
    other.confirm()
    expect(first.page.locator("main .pack button")).to_have_count(5)
    expect(second.page.locator("main .pack button")).to_have_count(5)
    kept = first.view(table)["position"]["board"]["mine"]["skills"]
    assert [one["id"] for one in kept] == [pack[3]]
    assert not any(f'"{pack[3]}"' in text for one in (second, third) for text in one.heard)


def test_phone(visit):
    me, table, pilot = sit(visit, *["bot:random"] * 4, until=asked("area", since=2), lang="ja", **PHONE)
    page = me.page
    assert not pilot.play(12)
    assert not pilot.hidden
    pilot.settled()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll('main, section.bar, section.sheet, .lower')].flatMap(one =>
          [...one.querySelectorAll('button:not(.grab), [role=button], [role=tab]')]).filter(one => {
            const box = one.getBoundingClientRect()
            return box.width > 0 && Math.min(box.width, box.height) < 40
          }).map(one => one.outerHTML.slice(0, 120))"""
    )
    assert not small
    for tab in ("ほかの人", "記録", "手引き", "自分"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        assert not RAW.search(page.locator("body").inner_text())


def test_language_at_once(visit):
    me, table, pilot = sit(visit, "bot:random", "bot:random", until=asked("war_spirit", "place_more"))
    page = me.page
    page.get_by_title("日本語").first.click()
    expect(bar(page).locator(".ask")).to_contain_text("あなたの番")
    seen = page.locator("body").inner_text()
    assert KANA.search(seen) and not RAW.search(seen)
    page.get_by_title("English").first.click()
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")
    for text in page.locator("body :text-matches('[ぁ-ヿ]')").all():
        assert text.evaluate("e => e.closest('[lang]').lang") == "ja", text.inner_text()


def test_keyboard_alone_on_the_world(visit):
    """An area and a space are reached with Tab and arrows, taken and confirmed with Enter, given up with Escape."""
    me, table, pilot = sit(visit, "bot:random", "bot:random", until=asked("area", since=2))
    page = me.page
    before = me.view(table)["seq"]

    def to_a_lit_space():
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('main [data-spot]')"):
                break
        for step in range(80):
            if page.evaluate("document.activeElement.getAttribute('aria-pressed') === 'false'"):
                return
            page.keyboard.press(
                [
                    "ArrowRight",
                    "ArrowRight",
                    "ArrowDown",
                    "ArrowLeft",
                    "ArrowLeft",
                    "ArrowUp",
                    "ArrowRight",
                    "ArrowDown",
                ][step % 8]
            )
        raise AssertionError("no lit space is reached")

    to_a_lit_space()
    page.keyboard.press("Enter")
    expect(bar(page).locator("button.go")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(bar(page).locator("button.go")).to_be_disabled()
    to_a_lit_space()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    pilot.settled()
    assert me.view(table)["seq"] > before


def test_why_a_space_is_shut(visit):
    """What is dimmed tells its reason with the clause, to the pointer and to a tap."""

    def some_dimmed(view: View) -> bool:
        return decision(view) == "area" and bool(view["position"]["decision"]["dimmed"])

    me, table, pilot = sit(visit, "bot:random", "bot:random", until=some_dimmed)
    page = me.page
    area = me.view(table)["position"]["decision"]["dimmed"][0]["action"]["area"]
    shut = page.locator(f"main [data-spot=a{area.removeprefix('area_')}_0]")
    shut.click(force=True)
    expect(bar(page).locator("button.go")).to_be_disabled()
    page.locator("header").first.hover()
    slip = page.locator("main .slip.no")
    expect(slip).to_be_visible()
    expect(slip.locator("a").last).to_have_text(re.compile(r"QV-[V0-9.]+"))
    slip.locator("a").last.click()
    expect(page.get_by_role("tab", name="Help")).to_have_attribute("aria-selected", "true")


WHOLE = """pile => [...pile.querySelectorAll('ul li, span')].every(one => {
  const box = one.getBoundingClientRect(), outer = pile.getBoundingClientRect(), sign = one.querySelector('svg').getBoundingClientRect()
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 2
  return box.height >= 13 && sign.width >= 8 && within(box, outer) && within(sign, box)
})"""


def test_q7_an_area_says_who_stands_there_and_a_high_pile_stands_whole(visit):
    """The slip lies clear of its area; each space has its letter; ruins have a sign of their own."""
    me = visit()
    table = me.table("bot:random", "bot:random", "bot:random", game=GAME)
    board = me.drive(table, asked("area", since=7))["position"]["board"]
    page = me.page

    def high(route):
        server = route.connect_to_server()
        route.on_message(server.send)

        def told(message):
            view = json.loads(message)
            if view["kind"] == "view":
                god = view["position"]["board"]["gods"][0]
                god["generations"][0]["cards"] = ["labour"] * 7
                god["towns"], god["destroyedTowns"] = 3, 2
            route.send(json.dumps(view))

        server.on_message(told)

    page.route_web_socket(re.compile("/ws/"), high)
    me.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_contain_text("area")
    expect(page.locator("main g.letters text")).to_have_count(3 * len(board["areas"]))
    for width, height in ((1440, 900), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        pile = page.locator("section.mine .generations .pile").first
        expect(pile.locator("li, span")).to_have_count(7)
        assert pile.evaluate(WHOLE), f"{width}: {pile.evaluate('e => e.outerHTML')}"
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.get_by_role("listitem").get_by_label("destroyed: 2")).to_be_visible()

    slip = page.locator("main .slip")
    told = 0
    for area in board["areas"]:
        spot = page.locator(f"main g.open[data-spot='{area['spaces'][0]['id']}']")
        if spot.count() == 0:
            continue
        spot.hover(force=True)
        expect(slip.locator("h4")).to_have_text("-".join(area["id"].removeprefix("area_")))
        seats = {one["seat"] for space in area["spaces"] for one in [*space["workers"], *filter(None, [space["town"]])]}
        expect(slip.locator("p.stands")).to_have_count(len(seats))
        expect(slip.get_by_text("Nobody stands there")).to_have_count(0 if seats else 1)
        told += bool(seats)
        box, lying = spot.bounding_box(), slip.bounding_box()
        assert lying["x"] >= box["x"] + box["width"] or lying["y"] >= box["y"] + box["height"]
    assert told > 1


def test_text_twice_as_large(visit):
    me, table, pilot = sit(visit, "bot:random", "bot:random", until=asked("place", since=2))
    page = me.page
    page.add_style_tag(content="html { font-size: 32px !important }")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    things = pilot.things()
    assert things and not [one["name"] for one in things if not one["at"]]
    pilot.decide()


def optional_rules(page: Page):
    page.locator(f"[data-game={GAME}]").get_by_role("button", name=re.compile("Open a table|テーブルを開く")).click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").first.click()
    # under headings, of which one stands open: the list is no longer than a few windows of a phone
    assert dialog.evaluate("e => e.scrollHeight") < 2_000
    closed = dialog.locator("details.group:not([open]) > summary")
    assert closed.count() == len({one.group["en"] for one in OPTIONS}) - 1 >= 5
    while closed.count() > 0:
        closed.first.click()
    return dialog


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_q5_the_form_explains_every_rule(visit, lang):
    """On a phone: each rule has its name, its help and a target big enough; what is set there is what is played."""
    me = visit(lang=lang, **PHONE)
    page = me.open()
    dialog = optional_rules(page)
    hidden = next(one for one in OPTIONS if one.name == "fort_effect")
    expect(dialog.get_by_label(hidden.label[lang])).to_have_count(0)
    for one in OPTIONS:  # the parameters of a rule come into sight with it
        if one.type == "bool" and not one.default:
            dialog.get_by_label(one.label[lang]).first.check()
    for one in OPTIONS:
        expect(dialog.get_by_label(one.label[lang]).first).to_be_visible()
    wide = dialog.evaluate(
        "e => [...e.querySelectorAll('*')].filter(x => x.getBoundingClientRect().right > innerWidth + 1).map(x => x.outerHTML.slice(0, 100))"
    )
    assert not wide
    small = dialog.evaluate(
        """e => [...e.querySelectorAll('input, select, button, summary')].map(x => x.closest('label') ?? x).filter(x => {
          const b = x.getBoundingClientRect()
          return b.height > 0 && b.height < 40
        }).map(x => x.outerHTML.slice(0, 120))"""
    )
    assert not small


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_q5_the_form_turns_on_what_a_rule_needs(visit, lang):
    """V2 brings V1 and says so; V12 names the rules of which it needs one, and chooses none."""
    me = visit(lang=lang, **PHONE)
    page = me.open()
    dialog = optional_rules(page)
    label = {one.short or one.name: one.label[lang] for one in OPTIONS}

    def box(short: str):
        return dialog.get_by_role("checkbox", name=label[short], exact=True)

    def field(short: str):
        return dialog.locator(".option").filter(has=page.get_by_role("checkbox", name=label[short], exact=True))

    expect(field("V2").locator(".hint").first).to_contain_text(label["V1"])
    box("V2").check()
    expect(box("V1")).to_be_checked()
    expect(field("V2").get_by_role("status")).to_contain_text(label["V1"])
    expect(dialog.locator(".chosen")).to_have_text(re.compile(f"{re.escape(label['V1'])}.+{re.escape(label['V2'])}$"))
    box("V1").uncheck()
    expect(box("V2")).to_be_checked()
    expect(field("V2").locator(".lacks")).to_contain_text(label["V1"])
    expect(field("V2").get_by_role("status")).to_be_empty()
    box("V12").check()
    for short in ("V8", "V9", "V10", "V11"):
        expect(field("V12").locator(".lacks")).to_contain_text(label[short])
        expect(box(short)).not_to_be_checked()
    box("V10").check()
    expect(field("V12").locator(".lacks")).to_have_count(0)
    expect(dialog.get_by_label(label["V7.altars"])).to_be_visible()
    expect(dialog.get_by_label(label["V7.forts"])).to_have_count(0)
