"""Whatever arrives, the answer is a 4xx with an error message; no 5xx, no trace, no change."""

from __future__ import annotations

from typing import Any

import pytest

from table.conftest import House

JSON = {"Content-Type": "application/json"}
POSTS = [
    "/me",
    "/tables",
    "/tables/T/join",
    "/tables/T/seats/1",
    "/tables/T/choose",
    "/tables/T/ahead",
    "/tables/T/undo",
    "/tables/T/chat",
    "/replay",
]
BODIES = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b"1",
    b'"x"',
    b"{",
    b"\xff\xfe",
    b'{"name": NaN}',
    b'{"seq": 1e999, "option": 0}',
    b'{"seq": 1, "option": 1e400}',
    b'{"seq": 1, "action": {"a": NaN}}',
    b'{"name": "\xed\xa0\x80"}',
    b'{"text": "\\ud800"}',
    b'{"name": {"a": 1}}',
    b'{"game": "fake", "seats": [1, 2]}',
    b'{"game": "fake", "seats": "me"}',
    b'{"game": "fake", "seats": ["me"], "options": {"rounds": NaN}}',
    b'{"game": "../etc", "seats": ["me", "open"]}',
    b'{"game": "fake", "seats": ["me", "me"]}',
    b'{"game": "fake", "seats": ["me", "bot:nobody"]}',
    b'{"game": "fake", "seats": ["me", "open"], "options": {"rounds": "3"}}',
    b'{"game": "fake", "seats": ["me", "open"], "options": {"rounds": true}}',
    b'{"game": "fake", "seats": ["me", "open"], "options": {"rounds": -1}}',
    b'{"game": "fake", "seats": ["me", "open"], "options": {"nothing": 1}}',
    b'{"game": "fake", "players": "a", "options": {}, "seed": 1, "decisions": []}',
    b'{"game": "fake", "players": 3, "options": {}, "seed": 1, "decisions": [[0, {"do": "pick"}]]}',
    b'{"decisions": {"a": 1}}',
    b'{"invite": 5}',
    b'{"to": null}',
    b'{"seq": 1, "action": {"a": ' + b"[" * 50_000 + b"]" * 50_000 + b"}}",
    b"[" * 100_000,
    b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
]


async def _table(house: House) -> tuple[Any, str]:
    people = await house.people(2)
    return people[0], await house.table("fake", people)


@pytest.mark.parametrize("path", POSTS)
async def test_malformed_bodies(house: House, path: str) -> None:
    person, table = await _table(house)
    before = await person.view(table)
    for body in BODIES:
        answer = await person.client.post("/api" + path.replace("T", table), content=body, headers=JSON)
        assert 400 <= answer.status_code < 500, (body[:80], answer.status_code, answer.text)
        assert answer.json()["kind"] == "error", body[:80]
        assert "Traceback" not in answer.text
    after = await person.view(table)
    assert after | {"serverTime": 0} == before | {"serverTime": 0}


async def test_bodies_have_a_limit(house: House) -> None:
    person, table = await _table(house)
    big = b'{"text": "' + b"x" * (300 * 1024) + b'"}'
    answer = await person.client.post(f"/api/tables/{table}/chat", content=big, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    record = b'{"game": "' + b"x" * (1024 * 1024) + b'"}'
    assert (await person.client.post("/api/replay", content=record, headers=JSON)).status_code == 422
    record = b'{"game": "' + b"x" * (3 * 1024 * 1024) + b'"}'
    assert (await person.client.post("/api/replay", content=record, headers=JSON)).status_code == 413


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
async def test_forms_and_other_sites_cannot_post(house: House, kind: str) -> None:
    person, table = await _table(house)
    body = b'{"seq": 1, "option": 0}'
    answer = await person.client.post(f"/api/tables/{table}/choose", content=body, headers={"Content-Type": kind})
    assert answer.status_code == 415
    other = {**JSON, "Origin": "https://elsewhere.example"}
    assert (await person.client.post(f"/api/tables/{table}/choose", content=body, headers=other)).status_code == 403
    same = {**JSON, "Origin": "http://testserver"}
    assert (await person.client.post(f"/api/tables/{table}/choose", content=body, headers=same)).status_code == 200


@pytest.mark.parametrize(
    "path",
    ["/api/nothing", "/api", "/api/tables/x/y/z", "/api/tables/%00", "/api/tables/%ff%fe", "/api/games/x/rules", "/api/games/fake/rules?lang=xx", "/api/tables/x/record"],
)  # fmt: skip
async def test_unknown_paths(house: House, path: str) -> None:
    person = await house.someone()
    answer = await person.client.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


async def test_wrong_methods_and_seat_numbers(house: House) -> None:
    person, table = await _table(house)
    assert (await person.client.delete(f"/api/tables/{table}")).status_code == 405
    assert (await person.client.get("/api/replay")).status_code == 405
    for seat in ("-1", "2", "99999999999999999999999", "x", "1.5", "９", ""):
        answer = await person.post(f"/tables/{table}/seats/{seat}", {"to": "open"})
        assert 400 <= answer.status_code < 500, (seat, answer.status_code)
    for path in (
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2fetc/passwd",
        "/assets/../../app.py",
        "/a%00b",
    ):
        answer = await person.client.get(path)
        assert answer.status_code in (400, 404, 503), path
        assert "root:" not in answer.text


async def test_requests_have_a_modest_limit(settings: Any) -> None:
    import dataclasses

    from table import fake
    from table.conftest import open_house

    async with open_house(dataclasses.replace(settings, request_rate=2.0), fake) as house:
        person = await house.someone()
        table = (await person.ok("/tables", {"game": "fake", "seats": ["me", "open"]}))["id"]
        answers = [await person.post(f"/tables/{table}/undo", {"seq": 0}) for _ in range(12)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too_many"
        assert (await person.get(f"/tables/{table}")).status_code == 200
