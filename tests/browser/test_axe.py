"""axe finds nothing serious on any screen, dark or light."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.pilot import Pilot
from browser.visitor import GAME

pytestmark = pytest.mark.browser
AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # the drawing itself says nothing; what can be chosen on it does
    drawn = "main svg > :not([role])"
    found = page.evaluate("drawn => axe.run({ exclude: [drawn] }, { resultTypes: ['violations'] })", drawn)
    return [
        f"{one['id']}: {node['html'][:200]} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def complain(found: dict[str, list[str]]) -> None:
    lines = [f"{screen}: {one}" for screen, some in found.items() for one in some]
    assert not lines, "\n".join(lines)


@pytest.fixture(params=["dark", "light"])
def theme(request):
    return request.param


def test_pages_about_the_table(visit, theme):
    me = visit(theme=theme)
    page = me.open()
    expect(page.locator(f"[data-game={GAME}]")).to_be_visible()
    found = {"home": findings(page)}
    page.get_by_role("button", name="Open a table").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("dialog").locator("summary").click()
    found["form"] = findings(page)
    table = me.table("open", "bot:random")
    me.open(f"/t/{table}")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found["lobby"] = findings(page)
    me.open(f"/rules/{GAME}")
    expect(page.locator("main h2").first).to_be_visible()
    found["rules"] = findings(page)
    me.open("/credits")
    expect(page.locator("main h2").first).to_be_visible()
    found["credits"] = findings(page)
    complain(found)


def test_table(visit, theme):
    me = visit(theme=theme, lang={"dark": "en", "light": "ja"}[theme])
    page = me.page
    table = me.table("bot:random", "bot:random")
    me.open(f"/t/{table}")
    assert Pilot(me).settled()
    found = {"draft": findings(page)}

    def named(name):
        return lambda view: (view["position"]["decision"] or {}).get("name") == name

    me.leave()  # or it would paint hundreds of moves
    me.drive(table, named("action"))
    me.open(f"/t/{table}")
    Pilot(me).settled()
    found["action"] = findings(page)
    me.leave()
    me.drive(table, named("commit"))
    me.open(f"/t/{table}")
    Pilot(me).settled()
    expect(page.locator("main article")).not_to_have_count(0)
    found["battle"] = findings(page)
    me.leave()
    me.drive(table, lambda view: False)
    me.open(f"/t/{table}")
    expect(page.locator("main table")).to_be_visible()
    found["end"] = findings(page)
    me.open(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    found["replay"] = findings(page)
    complain(found)
