"""A finished game is a film from any seat: a link leads to its moment, and moments worth seeing are found."""

from __future__ import annotations

from playwright.sync_api import expect


def test_p15_a_link_leads_to_its_moment(visit):
    me, friend = visit(), visit(lang="ja", theme="light", viewport={"width": 390, "height": 844})
    me.me()
    table = me.table("bot:random", "bot:random")
    me.drive(table, lambda view: False)
    page = me.open(f"/replay/{table}?at=20&seat=1")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("20")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    # the first battle, as it was, without anything that happened later
    scenes = page.locator("main .scene")
    for _ in range(60):
        at = slider.input_value()
        page.get_by_role("button", name="To the next moment worth seeing").click()
        expect(slider).not_to_have_value(at)
        if scenes.filter(has_text="Battle").count():
            break
    expect(scenes).to_contain_text("Battle")
    moves = int(slider.input_value())
    view = me.view(table)
    told = [one["n"] for one in view["position"]["log"] if one["move"] <= moves]
    assert page.locator("aside li.entry").count() <= len(told) < len(view["position"]["log"])
    # the address is that of the moment
    expect(page).to_have_url(f"{me.url}/replay/{table}?at={moves}&seat=1")
    other = friend.open(f"/replay/{table}?at={moves}&seat=1")
    expect(other.get_by_role("slider")).to_have_value(str(moves))
    box = other.locator("main.board").bounding_box()
    # played on, the film ends by itself at the end of the game
    other.get_by_role("slider").fill(str(view["position"]["moves"] - 3))
    other.get_by_role("button", name="再生", exact=True).click()
    expect(other.locator("main .scene table")).to_be_visible()
    assert other.locator("main.board").bounding_box() == box
    expect(other.get_by_role("button", name="再生", exact=True)).to_be_visible()
    # a line of the log leads to its moment too
    page.get_by_role("button", name="To the end").click()
    page.get_by_role("button", name="Show the moment").first.click()
    expect(slider).not_to_have_value(str(view["position"]["moves"]))
