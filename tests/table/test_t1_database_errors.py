"""T1: an error of the database is 503 and is tried again; it never leads back to a snapshot. Only a broken record does."""

from __future__ import annotations

import dataclasses
import itertools
import json
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect

from jindori.table.models import MoveRow, SnapshotRow, TableRow
from jindori.table.settings import Settings
from table import fake
from table.conftest import House, open_house
from table.faults import Faults


@pytest.fixture(params=["sqlite", "postgresql"])
async def shaken(request: pytest.FixtureRequest, settings: Settings) -> AsyncIterator[tuple[House, Faults]]:
    """A server whose database fails when told to."""
    if request.param == "postgresql":
        settings = dataclasses.replace(settings, database=request.getfixturevalue("postgres"))
    async with open_house(dataclasses.replace(settings, snapshot_every=7), fake) as house:
        services = house.app.state["services"]
        services.tables.news._everywhere.clear()  # bots look at nothing: every error meets what is tested
        services.live._wake_bots = lambda _: None
        faults = Faults(house)
        with faults.installed():
            yield house, faults


def refused_for_now(answer: httpx.Response) -> bool:
    """Whether the answer is the 503 in the API's style."""
    if answer.status_code != 503:
        return False
    body = answer.json()
    assert (body["kind"], body["code"], body["message"]["key"]) == ("error", "unavailable", "error-unavailable")
    assert answer.headers["retry-after"] == "1"
    assert "HIDDEN" not in answer.text
    return True


async def each(
    faults: Faults, act: Callable[[], Awaitable[httpx.Response]], check: Callable[[httpx.Response], Awaitable[None]]
) -> httpx.Response:
    """Let the first thing that ``act`` asks of the database fail, then the second ... until all of them have."""
    kinds = itertools.cycle([(kind, late) for late in (False, True) for kind in faults.kinds])
    for n in itertools.count(1):
        kind, late = next(kinds)
        faults.arm(n, kind, late)
        answer = await act()
        fired = faults.fired
        faults.rest()
        if not fired:
            assert answer.status_code < 300, answer.text
            await check(answer)
            assert n > 1, "nothing was asked of the database"
            return answer
        assert refused_for_now(answer) or answer.status_code < 300, answer.text
        await check(answer)
    raise AssertionError


async def test_t1_errors_at_every_statement_of_a_tables_life(shaken: tuple[House, Faults]) -> None:
    house, faults = shaken
    people = await house.people(2)
    owner, guest = people
    shelf = house.app.state["services"].tables.shelf

    async def nothing(_: httpx.Response) -> None:
        return None

    # opened, filled
    wish = {"game": "fake", "seats": ["me", "open"], "options": {"rounds": 3}}
    opened = await each(faults, lambda: owner.post("/tables", wish), nothing)
    table = opened.json()["id"]
    await each(faults, lambda: guest.get("/me"), nothing)
    token = (await owner.view(table))["table"]["invite"].split("invite=")[1]
    await each(faults, lambda: guest.post(f"/tables/{table}/join", {"invite": token, "seat": 1}), nothing)

    # started: whatever fails, there is one game, of one seed
    for n in itertools.count(1):
        faults.arm(n, faults.kinds[n % len(faults.kinds)])
        answer = await owner.post(f"/tables/{table}/start", {})
        faults.rest()
        if (await owner.view(table))["table"]["status"] == "running":
            break
        assert refused_for_now(answer)
    seed = (await owner.view(table))["table"]["seedHash"]

    # played: each choice is stored wholly or not at all, an acknowledged one always
    expected: list[Any] = []
    kinds = itertools.cycle([(kind, late) for late in (False, True) for kind in faults.kinds])
    n, fired_in_all = 0, 0
    while True:
        shelf.drop(table)
        views = [await p.view(table) for p in people]
        assert views[0]["table"]["notice"] is None
        assert views[0]["table"]["moves"] == len(expected)
        assert views[0]["table"]["seedHash"] == seed
        if views[0]["table"]["status"] == "over":
            break
        seat = next(i for i, v in enumerate(views) if v["position"]["decision"])
        options = views[seat]["position"]["decision"]["options"]
        wish = options[0 if len(expected) % 5 < 3 else -1]["action"]
        n += 1
        shelf.drop(table)
        faults.arm(n, *next(kinds))
        answer = await people[seat].choose(table, views[seat]["seq"], wish)
        fired = faults.fired
        faults.rest()
        fired_in_all += fired
        assert answer.status_code == 200 or (fired and refused_for_now(answer)), answer.text
        shelf.drop(table)
        moves = (await owner.view(table))["table"]["moves"]
        assert moves - len(expected) in ((1,) if answer.status_code == 200 else (0, 1))
        if moves > len(expected):
            expected.append([seat, wish])
            # the same request again is refused, never made twice
            assert (await people[seat].choose(table, views[seat]["seq"], wish)).status_code == 409
        if not fired:
            n = 0
    assert fired_in_all > 30
    record = (await owner.get(f"/tables/{table}/record")).json()
    assert record["decisions"] == expected

    # after the end, and beside the game
    for act in (
        lambda: owner.get("/tables"),
        lambda: owner.get(f"/tables/{table}/record"),
        lambda: owner.get(f"/tables/{table}/replay?at=3"),
        lambda: owner.post("/me", {"name": "Hanako"}),
        lambda: owner.post(f"/tables/{table}/chat", {"text": "thank you"}),
        lambda: owner.post(f"/tables/{table}/rematch"),
    ):
        shelf.drop(table)
        await each(faults, act, nothing)
    again = [t for t in await guest.ok("/tables") if t["status"] == "running" and len(t["seats"]) == 2]
    assert len([t for t in again if t["seats"][1]["mine"]]) == 1, "one rematch, not several"

    # opened without an open seat: an answer of 503 leaves a whole table, begun, or none
    async def whole(_: httpx.Response) -> None:
        for info in await owner.ok("/tables"):
            assert (info["status"] == "lobby") == (info["seats"][1]["kind"] == "open")

    await each(faults, lambda: owner.post("/tables", {"game": "fake", "seats": ["me", "bot:random"]}), whole)


async def test_t1_seats_change_wholly_or_not_at_all(shaken: tuple[House, Faults]) -> None:
    house, faults = shaken
    people = await house.people(2)
    table = await house.table("fake", people)

    async def same(_: httpx.Response) -> None:
        info = (await people[0].view(table))["table"]
        holders = [c["holds"]["kind"] for c in info["seatChanges"]]
        assert holders == (["open"] if info["seats"][1]["kind"] == "open" else [])

    await each(faults, lambda: people[0].post(f"/tables/{table}/seats/1", {"to": "open"}), same)


async def test_t1_a_lost_line_is_told_over_the_socket_too(shaken: tuple[House, Faults]) -> None:
    """A page that comes, and a choice that is made, while the database fails; afterwards the same page goes on."""
    house, faults = shaken
    people = await house.people(2)
    table = await house.table("fake", people)
    live = house.app.state["services"].live
    sent: list[Any] = []
    closed: list[Any] = []

    class Wire:
        def __init__(self, *texts: str) -> None:
            self.texts = list(texts)

        async def accept(self) -> None: ...

        async def send_text(self, text: str) -> None:
            sent.append(json.loads(text))

        async def close(self, code: int, reason: str | None) -> None:
            closed.append(code)

        async def receive_data(self, _: str) -> str:
            if not self.texts:
                raise WebSocketDisconnect(detail="gone", code=1000)
            return self.texts.pop(0)

    for n in range(1, 8):
        faults.arm(n, faults.kinds[n % len(faults.kinds)])
        sent.clear()
        await live.serve(Wire(), table, people[0].id)
        if sent[0]["kind"] == "view":  # what fails from here on is the room's, which tries again by itself
            break
        assert [m["code"] for m in sent if m["kind"] == "error"] == ["unavailable"]
        assert closed.pop() == 4503
        faults.rest()
    faults.rest()
    assert n > 3

    page_errors: list[Any] = []
    page = type("Page", (), {"person": await live.people.find(people[0].id), "say": lambda _, m: page_errors.append(m)})()
    faults.always = faults.kinds[0]
    page.socket = Wire(json.dumps({"kind": "choose", "seq": 1, "option": 0}))
    await live._receive(table, page)
    assert [(m.code, m.message.key) for m in page_errors] == [("unavailable", "error-unavailable")]
    faults.rest()
    page.socket = Wire(json.dumps({"kind": "choose", "seq": 1, "option": 0}))
    await live._receive(table, page)
    assert len(page_errors) == 1
    assert (await people[0].view(table))["table"]["moves"] == 1


async def _rows(house: House, *columns: Any) -> list[Any]:
    return [tuple(row) for row in await house.app.state["services"].tables.storage.all(sa.select(*columns))]


async def test_t1_a_timeout_while_moves_are_read_changes_nothing(shaken: tuple[House, Faults]) -> None:
    """The tried case: choices made, memory empty, and the statement that reads the moves runs into its limit."""
    house, faults = shaken
    people = await house.people(2)
    table = await house.table("fake", people)
    for n, person in enumerate(people):
        assert (await person.choose(table, 1 + n, 0)).status_code in (200, 409)
    before = await people[0].view(table)
    kept = await _rows(house, TableRow.seq, TableRow.notice)
    services = house.app.state["services"]
    moves_read = services.tables.storage.moves

    async def slow(*args: Any) -> Any:
        faults.arm(1, faults.kinds[0])
        return await moves_read(*args)

    services.tables.shelf.drop(table)
    services.tables.storage.moves = slow
    assert refused_for_now(await people[0].get(f"/tables/{table}"))
    services.tables.storage.moves = moves_read
    assert await _rows(house, TableRow.seq, TableRow.notice) == kept
    assert (await people[0].view(table))["position"] == before["position"]


@pytest.mark.parametrize("error", [MemoryError(), OSError("too many open files"), ImportError("half an update")])
async def test_t1_a_machine_in_need_is_no_broken_record(
    house: House, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    people = await house.people(2)
    table = await house.table("fake", people)
    await people[0].choose(table, 1, 0)

    def fails(self: Any, seat: int, option: Any) -> None:
        raise error

    house.app.state["services"].tables.shelf.drop(table)
    with monkeypatch.context() as patch:
        patch.setattr(fake.Position, "choose", fails)
        assert (await people[0].get(f"/tables/{table}")).status_code == 500
    view = await people[0].view(table)
    assert (view["table"]["moves"], view["table"]["notice"]) == (1, None)


@pytest.mark.parametrize("how", ["rule", "action"])
async def test_t1_what_a_broken_record_leaves_behind_can_be_recovered(
    house: House, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """A rule refuses a stored choice, or its bytes are damaged: the table goes on from the snapshot, all else stays."""
    people = await house.people(2)
    table = await house.table("fake", people)
    for n, person in enumerate(people):
        await person.choose(table, 1 + n, 0)
    await people[0].choose(table, 3, {"do": "take", "stones": 2})
    position = (await people[0].view(table))["position"]
    services = house.app.state["services"]
    moves = await _rows(house, *MoveRow.__table__.c)
    snapshots = await _rows(house, *SnapshotRow.__table__.c)
    with monkeypatch.context() as patch:
        if how == "rule":
            patch.setattr(fake.Position, "_take", lambda *_: (_ for _ in ()).throw(fake._illegal("FK-9", "no more")))
        else:
            async with services.tables.storage.writing() as connection:
                await connection.execute(sa.update(MoveRow).where(MoveRow.seq == 4).values(action="{"))
            moves = await _rows(house, *MoveRow.__table__.c)
        services.tables.shelf.drop(table)
        view = await people[0].view(table)
        assert (view["table"]["notice"]["key"], view["table"]["moves"]) == ("notice-back-to-snapshot", 0)
        assert (await people[0].choose(table, view["seq"], 0)).status_code == 200
    assert [m for m in await _rows(house, *MoveRow.__table__.c) if m[1] <= 4] == moves
    assert [s for s in await _rows(house, *SnapshotRow.__table__.c) if s[1] <= 4] == snapshots
    if how == "rule":  # what lies there still leads to where the players were
        base = json.loads(zlib.decompress(next(s[3] for s in snapshots if s[1] == 1)))
        found = fake.load(base["dump"])
        for _, _, kind, seat, action, _ in moves:
            assert kind == "choose"
            found.choose(seat, json.loads(action))
        assert json.loads(json.dumps(position["board"]["stones"])) == found.s["stones"]
