"""What people type: markup, directions, emoji, kanji, an input method at work, full-width digits."""

import pytest
from playwright.sync_api import expect

from browser.pilot import Pilot

pytestmark = pytest.mark.browser
NASTY = [
    "<img src=x onerror=alert(1)>",
    "\u202eright to left",
    "👨\u200d👩\u200d👧\u200d👦",
    "直骨海角戦" * 8,
    "{ $name } & \"quotes' </script>",
]


def lobby(visit, **options):
    me = visit(**options)
    table = me.table("open", "open", "open", "open")
    return me, table


def test_f13_f24_names_and_lines_are_shown_as_typed(visit):
    me, table = lobby(visit)
    token = me.view(table)["table"]["invite"].split("invite=")[1]
    me.me(NASTY[0])
    names = []
    for name in NASTY[1:]:
        other = visit()
        name = other.me(name)["name"]  # without what turns text around
        names.append(name)
        other.ask(f"/tables/{table}/join", {"invite": token})
        other.ask(f"/tables/{table}/chat", {"text": f"{name} says"})
    page = me.open(f"/t/{table}")
    page.on("dialog", lambda dialog: pytest.fail(f"a name ran as script: {dialog.message}"))
    page.get_by_role("button", name="Start the game").click()
    Pilot(me).settled()
    seats = page.locator("aside .seat")
    expect(seats).to_have_count(5)
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        for name in names:
            expect(page.get_by_text(name, exact=True).first).to_be_attached()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("tab", name="Chat").click()
    for name in names:
        expect(page.get_by_text(f"{name} says")).to_be_visible()
    kanji = page.get_by_text(names[2] + " says")
    assert kanji.evaluate("e => e.closest('[lang]').lang") == "ja"
    assert page.locator("img").count() == 0


def test_f22_enter_that_ends_a_conversion_sends_nothing(visit):
    me, table = lobby(visit, lang="ja")
    page = me.open(f"/t/{table}")
    field = page.get_by_label("テーブルの人に書く")
    field.click()
    line = me.context.new_cdp_session(page)
    line.send("Input.imeSetComposition", {"text": "りゃくだつ", "selectionStart": 5, "selectionEnd": 5})
    expect(field).to_have_value("りゃくだつ")
    # as Chrome and Firefox tell it, and as Safari does
    for event in ("{ isComposing: true, keyCode: 13 }", "{ isComposing: false, keyCode: 229 }"):
        field.evaluate(f"e => e.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', bubbles: true, cancelable: true, ...{event} }}))")
    line.send("Input.insertText", {"text": "略奪"})
    expect(field).to_have_value("略奪")
    assert not [one for one in me.sent if '"say"' in one]
    field.press("Enter")
    expect(page.locator("li").get_by_text("略奪")).to_be_visible()
    expect(field).to_have_value("")
    assert len([one for one in me.sent if '"say"' in one]) == 1


def test_own_name(visit):
    me = visit(lang="ja")
    page = me.open()
    page.get_by_role("button", name="名前を変える").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    field.fill("　 ")
    field.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_be_visible()
    field.fill(NASTY[2])
    field.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert me.me()["name"] == NASTY[2]


def test_f23_full_width_digits(visit):
    """The form of a game that has a number to choose."""
    me = visit(lang="ja")
    words = {"ja": "枚数", "en": "Cards"}

    def games(route):
        told = route.fetch().json()
        number = {"name": "n", "type": "int", "default": 6, "low": 1, "high": 2000, "label": words, "help": words}
        told[0]["options"].append({"choices": [], "choiceLabels": {}, "clause": None, **number})
        route.fulfill(json=told)

    me.page.route("**/api/games", games)
    page = me.open()
    page.get_by_role("button", name="テーブルを開く").first.click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    field = dialog.get_by_label("枚数")
    for typed, shown in (("３", "3"), ("１０００", "1000"), ("1,000", "1000"), ("３　", "3")):
        field.fill(typed)
        field.press("Tab")
        expect(field).to_have_value(shown)
        expect(dialog.get_by_role("alert")).to_have_count(0)
    for typed in ("三", "－１", "ー5", ""):
        field.fill(typed)
        field.press("Tab")
        expect(dialog.get_by_role("alert")).to_be_visible()
        expect(field).to_have_value(typed)
        expect(dialog.locator("button.go")).to_be_disabled()
