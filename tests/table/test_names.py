"""F13 and F24: what people type as names, titles and chat."""

from __future__ import annotations

import pytest

from jindori.table import graphemes, names
from jindori.table.errors import Refused
from table.conftest import House

FAMILY = "👨\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 0),
        ("abc", 3),
        ("が", 1),
        ("か\u3099", 1),
        (FAMILY, 1),
        ("👍🏽", 1),
        ("🇯🇵🇫🇷", 2),
        ("한국", 2),
        ("한", 1),
        ("e\u0301\u0323", 1),
        ("漢" * 40, 40),
        ("\u0915\u093f", 1),
    ],
)
def test_f24_characters_as_people_count_them(text: str, count: int) -> None:
    assert graphemes.count(text) == count
    assert graphemes.cut(text * 2, count) == text


@pytest.mark.parametrize(
    "name", ["漢" * 40, "a" * 40, FAMILY, "😀", "مرحبا", "<img src=x onerror=alert(1)>", "\"'{}$`", "=1+1"]
)
def test_f13_names_are_kept_as_typed(name: str) -> None:
    assert names.name(name) == name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Aki \n", "Aki"),
        ("a\u202eb", "ab"),
        ("a\u2066b\u2069", "ab"),
        ("a\0b", "ab"),
        ("a\nb", "a b"),
        ("か\u3099", "が"),
        ("\ufeffa", "a"),
    ],
)
def test_f13_what_cannot_be_seen_is_removed(typed: str, kept: str) -> None:
    assert names.name(typed) == kept


@pytest.mark.parametrize(
    "name", ["", " ", "\u3000\u3000", "\u200b", "\u200d", "\u3164", "\u2800", "\u0301", "\0", "\u202e"]
)
def test_f24_blank_names_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="at least one"):
        names.name(name)


@pytest.mark.parametrize("name", ["a" * 41, "漢" * 41, FAMILY * 40, "a" + "\u0301" * 300, "a" * 10**6])
def test_f24_long_names_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="at most"):
        names.name(name)


async def test_f24_a_spectator_does_not_speak_as_a_player(house: House) -> None:
    people = [await house.someone("Aki"), await house.someone("Ben")]
    watcher = await house.someone("ＡＫＩ")
    table = await house.table("fake", people)
    answer = await watcher.post(f"/tables/{table}/chat", {"text": "I resign"})
    assert (answer.status_code, answer.json()["message"]["key"]) == (409, "error-name-taken")
    assert (await people[0].view(table))["chat"] == []
    await watcher.ok("/me", {"name": "Watcher"})
    assert (await watcher.ok(f"/tables/{table}/chat", {"text": "hello"}))["name"] == "Watcher"


async def test_f24_look_alikes_at_one_table_are_refused(house: House) -> None:
    first = await house.someone("ガク")
    second = await house.someone("カ\u3099ク")
    third = await house.someone("Ａｋｉ")
    table = (await first.ok("/tables", {"game": "fake", "seats": ["me", "open", "open", "bot:random"]}))["id"]
    token = (await first.view(table))["table"]["invite"].split("invite=")[1]
    answer = await second.post(f"/tables/{table}/join", {"invite": token})
    assert (answer.status_code, answer.json()["message"]["key"]) == (409, "error-name-taken")
    await second.ok("/me", {"name": "aki"})
    await second.ok(f"/tables/{table}/join", {"invite": token})
    assert (await third.post(f"/tables/{table}/join", {"invite": token})).status_code == 409
    assert (await second.post("/me", {"name": "ｶﾞｸ"})).status_code == 409
    assert (await second.post("/me", {"name": "RANDOM"})).status_code == 409
    assert [s["name"] for s in (await first.view(table))["table"]["seats"]] == ["ガク", "aki", "", "random"]


async def test_f13_markup_comes_back_as_typed(house: House) -> None:
    evil = "<script>alert(1)</script>"
    one, two = await house.someone(evil), await house.someone("other")
    table = (await one.ok("/tables", {"game": "fake", "seats": ["me", "open"], "title": evil}))["id"]
    await two.ok(f"/tables/{table}/chat", {"text": evil + "\u202e\0"})
    response = await two.get(f"/tables/{table}")
    view = response.json()
    assert response.headers["content-type"].startswith("application/json")
    assert response.headers["x-content-type-options"] == "nosniff"
    assert view["table"]["title"] == view["table"]["seats"][0]["name"] == view["chat"][0]["text"] == evil


async def test_chat_has_limits(house: House) -> None:
    person = await house.someone()
    table = (await person.ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
    assert (await person.post(f"/tables/{table}/chat", {"text": "漢" * 500})).status_code == 200
    for text in ("漢" * 501, " \n", "\0", "x" * 100_000):
        assert (await person.post(f"/tables/{table}/chat", {"text": text})).status_code == 400
    for n in range(150):
        await person.ok(f"/tables/{table}/chat", {"text": str(n)})
    chat = (await person.view(table))["chat"]
    assert [line["text"] for line in chat] == [str(n) for n in range(50, 150)]
    assert (
        await person.post("/tables", {"game": "fake", "seats": ["me", "open"], "title": "t" * 81})
    ).status_code == 400


async def test_a_guest_is_named_in_the_browsers_language(house: House) -> None:
    import httpx

    async with httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://testserver") as client:
        response = await client.get("/api/me", headers={"Accept-Language": "ja,en;q=0.5"})
        assert response.json()["name"].startswith("ゲスト")
        flags = response.headers["set-cookie"].lower()
        assert "httponly" in flags
        assert "samesite=lax" in flags
        assert (await client.get("/api/me")).json()["id"] == response.json()["id"]


async def test_f24_no_two_guests_are_given_one_name(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is new could not sit down beside somebody of the same name."""
    monkeypatch.setattr("jindori.table.people.secrets.randbelow", lambda below: 7)
    people = await house.people(4)
    found = [(await one.ok("/me"))["name"] for one in people]
    assert found == ["Guest 1007", "Guest 10007", "Guest 100007", "Guest 100000007"]
