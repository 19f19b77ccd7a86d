"""What the framework would let pass, and what an answer says: doubled keys, odd origins, names that are not known."""

from __future__ import annotations

import base64
import dataclasses
from pathlib import Path
from typing import Any

import httpx
import pytest

from jindori.table.settings import Settings
from table import fake
from table.conftest import House, open_house

JSON = {"Content-Type": "application/json"}
TWICE = [
    ("/me", b'{"name": "A", "name": "B"}'),
    ("/tables", b'{"game": "fake", "seats": ["me", "bot:random"], "options": {"rounds": 2, "rounds": 3}}'),
    ("/tables/T/choose", b'{"seq": 1, "option": 0, "option": 1}'),
    ("/tables/T/choose", b'{"seq": 0, "seq": 1, "option": 0}'),
    ("/tables/T/choose", b'{"seq": 1, "action": {"do": "a", "do": "pick"}}'),
    ("/tables/T/chat", b'{"text": "a", "text": "b"}'),
    ("/replay", b'{"format": "jindori-record", "format": "jindori-record"}'),
]


@pytest.mark.parametrize(("path", "body"), TWICE)
async def test_a_key_stands_once(house: House, path: str, body: bytes) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    before = [await people[0].view(table), await people[0].ok("/me"), len(await people[0].ok("/tables"))]
    answer = await people[0].client.post("/api" + path.replace("T", table), content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "twice" in answer.json()["detail"]
    after = [await people[0].view(table), await people[0].ok("/me"), len(await people[0].ok("/tables"))]
    before[0]["serverTime"] = after[0]["serverTime"] = 0
    assert before == after


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("past?first=1.0&last=1", "first"), ("past?first=1&last=1e0", "last"), ("past?first=1&first=1&last=1", "first"),
        ("past?first=-1&last=1", "first"), ("past?first=1&last=", "last"), ("replay?at=0&to=1.0", "to"), ("replay?at=0&at=1", "at"),
    ],
)  # fmt: skip
async def test_numbers_in_an_address_are_plain_digits_and_stand_once(house: House, path: str, name: str) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    assert (await people[0].choose(table, 1, 0)).status_code == 200
    answer = await people[0].get(f"/tables/{table}/{path}")
    assert (answer.status_code, answer.json()["code"], answer.json()["detail"]) == (400, "bad_request", f"{name} is a whole number.")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "x", "http://testserver@evil.example", "http://testserver.evil.example", "\u00e9"])
async def test_another_site_whatever_it_calls_itself(house: House, origin: str) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    headers = {"Origin": origin.encode("latin-1")}
    answer = await people[0].client.post(f"/api/tables/{table}/choose", json={"seq": 1, "option": 0}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert (await people[0].view(table))["table"]["moves"] == 0


async def test_no_answer_of_the_api_is_kept_by_a_cache(house: House) -> None:
    """Also refusals: a 404 or 410 may else be kept and shown when the thing is there."""
    person = await house.someone()
    table = await house.table("fake", await house.people(2))
    for path in ("/me", "/games", "/tables", f"/tables/{table}", "/tables/nothere", f"/tables/{table}/record", "/nothing", "/replay", f"/tables/{table}/replay?at=x"):
        answer = await person.get(path)
        assert answer.headers["cache-control"] == "no-store", path
        assert answer.headers["x-content-type-options"] == "nosniff", path
        assert "etag" not in answer.headers
    answer = await person.post(f"/tables/{table}/choose", {"seq": 1})
    assert answer.headers["cache-control"] == "no-store"


async def test_the_cookie_is_for_this_site_and_no_script(house: House) -> None:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="http://testserver") as client:
        told = (await client.get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in told and "samesite=lax" in told and "secure" not in told


async def test_the_cookie_goes_over_https_alone_where_that_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("JINDORI_HTTPS", "1")
    async with open_house(Settings(folder=tmp_path, bot_pool="thread"), fake) as house:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(house.app), base_url="https://testserver") as client:
            assert "; secure" in (await client.get("/api/me")).headers["set-cookie"].lower()


@pytest.mark.parametrize("said", [b"[]", b"{}", b"1", b"null", b'{"expires_at": "x"}', b'{"expires_at": 9e99}', b"{", b"\xff", b""], ids=repr)
async def test_a_forged_cookie_is_no_cookie(house: House, said: bytes) -> None:
    """Whatever stands where the framework reads before it has checked anything."""
    forged = base64.b64encode(b"n" * 12 + b"x" * 40 + b"additional_authenticated_data=" + said).decode()
    for name in ("jindori", "jindori-0"):
        cookies = {"Cookie": f"{name}={forged}"}
        async with httpx.AsyncClient(transport=httpx.ASGITransport(house.app, raise_app_exceptions=False), base_url="http://testserver") as client:
            answer = await client.get("/api/tables", headers=cookies)
            assert (answer.status_code, answer.json()["code"]) == (401, "unauthorized")
            assert (await client.get("/api/me", headers=cookies)).status_code == 200


async def test_no_cookie_goes_with_files_that_caches_share(settings: Settings, tmp_path: Path) -> None:
    """A cache in between would hand one person's cookie to the next."""
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<!doctype html>")
    (tmp_path / "dist" / "assets" / "a-1.js").write_text("0")
    async with open_house(dataclasses.replace(settings, client_dist=tmp_path / "dist"), fake) as house:
        person = await house.someone()
        assert "set-cookie" in (await person.get("/tables")).headers
        for path, cache in (("/assets/a-1.js", "public, max-age=31536000, immutable"), ("/", "no-cache"), ("/t/x", "no-cache"), ("/apis", "no-store")):
            answer = await person.client.get(path)
            assert answer.headers["cache-control"] == cache
            assert "set-cookie" not in answer.headers, path


async def test_what_is_not_known_is_named_with_what_is(house: House) -> None:
    people = await house.people(2)
    table = (await people[0].ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
    invite = (await people[0].view(table))["table"]["invite"].split("invite=")[1]
    asked: list[tuple[Any, int, str]] = [
        (people[0].post("/tables", {"game": "chess", "seats": ["me", "open"]}), 404, "Unknown game 'chess'; known: fake."),
        (people[0].post("/tables", {"game": "fake", "seats": ["me", "bot:best"]}), 400, "one of: open, bot:random, bot:greedy; not 'bot:best'"),
        (people[0].get("/games/chess/rules"), 404, "Unknown game 'chess'; known: fake."),
        (people[0].get("/games/fake/rules?lang=de"), 404, "Unknown language 'de'; known: en, ja."),
        (people[0].post(f"/tables/{table}/seats/7", {"to": "open"}), 404, "The seats are 0 to 1."),
        (people[1].post(f"/tables/{table}/join", {"invite": invite, "seat": 7}), 404, "The seats are 0 to 1."),
        (people[1].post(f"/tables/{table}/join", {"invite": invite, "seat": -1}), 404, "The seats are 0 to 1."),
        (people[1].post(f"/tables/{table}/join", {"invite": invite, "seat": 10**30}), 404, "The seats are 0 to 1."),
        (people[1].post(f"/tables/{table}/join", {"invite": invite, "place": 1}), 400, "unknown field `place`"),
    ]
    for request, status, says in asked:
        answer = await request
        assert (answer.status_code, says in answer.json()["detail"]) == (status, True), answer.text
    running = await house.table("fake", people)
    answer = await people[0].choose(running, 1, 99)
    assert "There is no option 99; they are 0 to" in answer.json()["detail"]


@pytest.mark.parametrize("text", ["x" * 4001, " " * 5000 + "x", "\u202e" * 30_000, "\u0301" * 5000])
async def test_long_texts_are_too_long_and_not_cut(house: House, text: str) -> None:
    person = await house.someone()
    table = await house.table("fake", await house.people(2))
    for path, body, key in (
        ("/me", {"name": text}, "error-name-long"),
        ("/tables", {"game": "fake", "seats": ["me", "open"], "title": text}, "error-title-long"),
        (f"/tables/{table}/chat", {"text": text}, "error-chat-long"),
    ):
        answer = await person.post(path, body)
        assert answer.json()["message"]["key"] == key
