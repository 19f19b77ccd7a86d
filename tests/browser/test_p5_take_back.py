"""Who wants a choice back after others have chosen asks them, and they answer in the action bar."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visitor import bar


def test_p5_asked_and_granted(visit):
    me, friend = visit(), visit(lang="ja", theme="light", viewport={"width": 390, "height": 844})
    me.me()
    friend.me()
    table = me.table("open")
    friend.ask(f"/tables/{table}/join", {"invite": me.view(table)["table"]["invite"].split("invite=")[1]})
    me.ask(f"/tables/{table}/start", {})
    def invade(person):
        """Nothing of it is drawn or hidden."""
        for _ in range(9):
            view = person.view(table)
            if not view["position"]["decision"]:
                return
            options = view["position"]["decision"]["options"]
            wanted = [one["n"] for one in options if one["action"]["do"] == "invade"]
            person.choose(table, wanted[0] if wanted else 0, view)

    me.drive(table, lambda view: (view["position"]["decision"] or {}).get("name") == "action", others=(friend,))
    invade(me)
    before = me.view(table)
    friend.choose(table, next(one["n"] for one in friend.view(table)["position"]["decision"]["options"] if one["action"]["do"] == "invade"))

    page, other = me.open(f"/t/{table}"), friend.open(f"/t/{table}")
    boxes = [one.locator("main.board").bounding_box() for one in (page, other)]
    bar(page).get_by_role("button", name="Ask to take back").click()
    expect(bar(page)).to_contain_text("You have asked")
    expect(bar(other)).to_contain_text("戻したい")
    bar(other).get_by_role("button", name="だめ").click()
    expect(bar(page)).not_to_contain_text("You have asked")
    expect(bar(page).get_by_role("button", name="Ask to take back")).to_be_visible()
    # for the same choice they are not asked twice
    bar(page).get_by_role("button", name="Ask to take back").click()
    expect(page.get_by_text("The others have not agreed.")).to_be_visible()
    assert [one.locator("main.board").bounding_box() for one in (page, other)] == boxes
    # for the next one they are
    invade(friend)
    invade(me)
    invade(friend)
    bar(page).get_by_role("button", name="Ask to take back").click()
    bar(other).get_by_role("button", name="いいですよ").click()
    expect(bar(page)).to_contain_text("Your turn")
    assert me.view(table)["position"]["moves"] >= before["ownLast"]
    assert me.view(table)["seq"] > before["seq"]
