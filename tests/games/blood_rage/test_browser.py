"""Scenes over the board: the choice of a clan, the quests judged together, the fall of a province."""

import json
import re

import msgspec
import pytest
from playwright.sync_api import expect

from browser.pilot import Pilot
from browser.visitor import bar
from jindori.games.blood_rage.board import FIGURES
from jindori.games.blood_rage.cards import CARDS, DESIGN_OF
from jindori.games.blood_rage.view import card_view

pytestmark = pytest.mark.browser


def test_a_clan_is_chosen_from_its_sheet(visit):
    me = visit()
    table = me.table("bot:random", clans="choose")
    while (decision := me.view(table)["position"]["decision"]) is None:
        me.page.wait_for_timeout(50)
    clan = decision["options"][0]["action"]["clan"]  # the bot may have chosen first
    page = me.open(f"/t/{table}")
    sheet = page.locator("main .scene").get_by_role("button", name=clan.capitalize())
    sheet.click()
    expect(sheet).to_have_attribute("aria-pressed", "true")
    assert me.view(table)["position"]["board"]["clans"][0]["clan"] is None
    bar(page).locator("button.go").click()
    expect(page.locator("main .pack")).to_be_visible()
    assert me.view(table)["position"]["board"]["clans"][0]["clan"] == clan


def test_the_end_of_an_age_is_told(visit):
    """Quests first, while the board still stands as it was; then the province; a tap passes on."""
    me = visit(reduced_motion="no-preference", pace="normal")
    table = me.table("bot:greedy")

    def asked(view):
        decision = view["position"]["decision"]
        clans = view["position"]["board"]["clans"]
        return bool(decision) and decision["name"] == "keep" and sum(clan["questCount"] for clan in clans) > 0

    view = me.drive(table, asked)
    assert asked(view)
    page = me.open(f"/t/{table}")
    Pilot(me).settled()
    me.choose(table, len(view["position"]["decision"]["options"]) - 1, view)
    told = page.locator("main .interlude")
    expect(told.locator("h2")).to_have_text("The quests")
    quests = sum(clan["questCount"] for clan in view["position"]["board"]["clans"])
    expect(told.locator("li")).to_have_count(quests)
    page.keyboard.press("Escape")
    while (me.view(table)["position"]["decision"] or {}).get("name") == "raise_stat":
        me.choose(table, 0)
    expect(told.locator("h2")).to_have_text("Ragnarök")
    told.evaluate_all("all => all.forEach(one => one.click())")  # on a slow machine it may have passed by itself
    expect(told).to_have_count(0)
    assert Pilot(me).settled()


def test_b3_what_was_locked_stays_in_sight(visit):
    """The card kept from the pack, in the scene and in the bar, until it is taken back."""
    me, friend = visit(), visit()
    me.me()
    friend.me()
    table = me.table("open", "bot:random")
    friend.ask(f"/tables/{table}/join", {"invite": me.view(table)["table"]["invite"].split("invite=")[1]})
    me.ask(f"/tables/{table}/start", {})
    page = me.open(f"/t/{table}")
    pack = page.locator("main .pack")
    card = pack.locator(".card button").first
    name = card.locator(".name").first.inner_text()
    card.click()
    bar(page).locator("button.go").click()
    expect(pack.locator(".card.chosen")).to_have_count(1)
    expect(pack.locator(".card.chosen .name").first).to_have_text(name)
    expect(bar(page).locator(".ask")).to_contain_text(name)
    bar(page).get_by_role("button", name="Undo").click()
    expect(pack.locator(".chosen")).to_have_count(0)
    expect(bar(page).locator(".ask")).to_contain_text("Your turn")


CUT = """() => [...document.querySelectorAll('main .face, section.mine .face, section.sheet .face, .tiles button')].flatMap((one) => {
  const seen = (part) => part && getComputedStyle(part).display !== 'none' && part.clientWidth > 1
  const cut = ['.band', '.name', '.cost'].flatMap((part) => [...one.querySelectorAll(part)]).filter((part) => seen(part) && (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2))
  const tile = one.closest('.tiles') && one.getBoundingClientRect()
  if (tile) for (const part of one.querySelectorAll('.name')) {
    const box = part.getBoundingClientRect()
    if (seen(part) && (box.right > tile.right + 1 || box.bottom > tile.bottom + 1 || box.top < tile.top + 12)) cut.push(part)
  }
  const text = one.querySelector('.text')
  if (seen(text) && text.firstElementChild.scrollHeight > text.clientHeight + 1) cut.push(text)
  return cut.map((part) => `${part.className}: ${part.textContent} (${one.clientWidth})`)
})"""
"""Words of cards and of figures in the reserve that are not there in full."""
CLEAR = """() => {
  const covers = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const read = document.querySelector('aside.reading').getBoundingClientRect()
  const bar = document.querySelector('section.bar')
  return [...document.querySelectorAll('main .pack > .card'), bar].every((one) => !covers(read, one.getBoundingClientRect()))
}"""


def test_b5_cards_are_clear_of_each_other(visit):
    """In Japanese, in windows of all sizes: a card of the pack being read; nobody leads before anybody has glory."""
    me = visit(lang="ja")
    me.me()
    table = me.table("bot:random", "bot:random", "bot:random")
    page = me.open(f"/t/{table}")
    pack = page.locator("main .pack > .card")
    expect(pack).to_have_count(8)
    expect(page.locator("aside .points")).to_have_count(4)
    expect(page.locator("aside .rank")).to_have_count(0)
    sizes = [(1440, 900), (1440, 757), (1280, 720), (1024, 768), (390, 844)]
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        pack.nth(2).get_by_role("button").click()
        expect(page.locator("aside.reading")).to_have_count(1)
        page.wait_for_function(CLEAR)
        page.keyboard.press("Escape")
        page.mouse.move(1, 1)
        expect(page.locator("aside.reading")).to_have_count(0)


def every_card():
    """One of each design, as it is shown in a hand."""
    of = {DESIGN_OF[card]: card for card in range(CARDS)}
    return [msgspec.to_builtins(card_view(card)) for card in of.values()]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_b5_every_card_and_figure_is_whole_in_hand(visit, lang):
    """Six at a time in the hand of a wide window; the card of a phone is as wide, however many lie there."""
    me = visit(lang=lang)
    me.me()
    table = me.table("bot:random", "bot:random", "bot:random")
    view = me.drive(table, lambda view: (view["position"]["decision"] or {}).get("name") == "action")
    assert len(view["position"]["board"]["mine"]["hand"]) == 6
    page = me.page
    line = []

    def keep(route):
        server = route.connect_to_server()
        route.on_message(server.send)

        def told(message):
            if not line:
                line.extend((route, json.loads(message)))
            route.send(message)

        server.on_message(told)

    def whole(cards):
        route, first = line
        first["position"]["board"]["mine"]["hand"] = cards
        route.send(json.dumps(first))
        page.wait_for_function(f"n => document.querySelectorAll('section.mine .face, section.sheet .face').length === n && ({CUT})().length === 0", arg=len(cards), timeout=5_000)

    page.route_web_socket(re.compile("/ws/"), keep)
    me.open(f"/t/{table}")
    expect(bar(page).locator(".ask")).to_be_visible()
    cards = every_card()
    clan = line[1]["position"]["board"]["clans"][0]
    monsters = [{**clan["reserve"][0], "figure": one, "count": 1} for one in FIGURES[3:]]
    for width, height in [(1440, 900), (1280, 720), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        for n in range(0, len(cards), 6):
            clan["reserve"] = monsters[n // 2 % len(monsters) :][:3]
            whole(cards[n : n + 6])
    page.set_viewport_size({"width": 390, "height": 844})
    clan["reserve"] = monsters
    whole(cards)


def test_answers_are_given_by_themselves_until_they_are_taken_back(visit):
    """Set at the question, answered by the server, in sight and switched off in the menu."""
    me = visit()
    me.me()
    table = me.table("bot:random", "bot:random", "bot:random")

    def late(view):
        decision = view["position"]["decision"]
        return decision and decision["name"] == "late"

    view = me.drive(table, late)
    assert late(view)
    page = me.open(f"/t/{table}")
    words = "Decline late cards until the end of the age"
    question = bar(page).locator(".ask")
    expect(question).to_contain_text("late card")
    switch = bar(page).get_by_role("switch", name=words)
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_count(0)  # it is answered
    assert me.view(table)["seq"] > view["seq"]
    if me.view(table)["position"]["board"]["phase"] != "action":
        return  # the age is over, and with it the answer: nothing is left to be switched off
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_role("switch", name=words)
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    assert not any(one["on"] for one in me.view(table)["table"]["automatic"])
