"""axe finds nothing serious on any screen, dark or light."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.kits import KITS
from browser.pilot import Pilot
from browser.visitor import GAME

pytestmark = pytest.mark.browser
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


LANGUAGE = {"ja": "日本語", "en": "English"}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that one theme may keep and another break."""

FADED = """() => new Promise((done) => requestAnimationFrame(() => done(
  Promise.allSettled(document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000).map((one) => one.finished)),
)))"""
"""Waits until no colour fades into another any more."""


def findings(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds serious, by all its rules or by these."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # the drawing itself says nothing; what can be chosen on it does
    drawn = "main svg > :not([role])"
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("([drawn, options]) => axe.run({ exclude: [drawn] }, options)", [drawn, options])
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def in_both(page: Page, translated: bool = True) -> list[str]:
    """What axe finds in the dark, in English, and in the light, in Japanese; the screen is left as it was."""
    found = []
    for theme, lang in (("light", "ja"), ("dark", "en")):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        if translated:
            page.get_by_title(LANGUAGE[lang]).first.click()
            expect(page.locator("html")).to_have_attribute("lang", lang)
        found += [f"{theme}, {lang}: {one}" for one in findings(page)]
    return found


def in_both_themes(page: Page) -> list[str]:
    """What axe finds in the theme that is shown, then in the other one, which stays."""
    shown = page.locator("html").get_attribute("data-theme")
    other = {"dark": "light", "light": "dark"}[shown or ""]
    found = [f"{shown}: {one}" for one in findings(page)]
    page.emulate_media(color_scheme=other)
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    page.evaluate(FADED)
    return found + [f"{other}: {one}" for one in findings(page, OF_COLOURS)]


def complain(found: dict[str, list[str]]) -> None:
    lines = [f"{screen}: {one}" for screen, some in found.items() for one in some]
    assert not lines, "\n".join(lines)


def test_pages_about_the_table(visit):
    me = visit()
    page = me.open()
    expect(page.locator(f"[data-game={GAME}]")).to_be_visible()
    found = {"home": in_both(page)}
    page.get_by_role("button", name="Open a table").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").locator("summary").click()
    found["form"] = in_both(page, translated=False)
    table = me.table("open", "bot:random")
    me.open(f"/t/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found["lobby"] = in_both(page)
    me.open(f"/rules/{GAME}")
    expect(page.locator("main h2").first).to_be_visible()
    found["rules"] = in_both(page)
    me.open("/credits")
    expect(page.locator("main h2").first).to_be_visible()
    found["credits"] = in_both(page)
    complain(found)


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.id)
def test_table(visit, kit):
    """Each scene of the game, its end and its replay; one of them in Japanese too, as to change the language repaints all."""
    me = visit()
    page = me.page
    table = me.table("bot:random", "bot:random", game=kit.game.id, **kit.scene_options)
    found: dict[str, list[str]] = {}
    for scene, until in kit.scenes.items():
        me.leave()  # or it would paint hundreds of moves
        assert until(me.drive(table, until)), f"the game does not come to: {scene}"
        me.open(f"/t/{table}")
        assert Pilot(me).settled()
        found[scene] = in_both_themes(page)
    me.leave()
    me.drive(table, lambda view: False)
    me.open(f"/t/{table}")
    expect(page.locator("main .scene table")).to_be_visible()
    found["end"] = in_both(page)
    me.open(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = in_both_themes(page)
    complain(found)
