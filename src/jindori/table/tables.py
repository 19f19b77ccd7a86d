"""The table service: tables and seats before, during and after a game. Knows people and seats, no rules."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import weakref
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from jindori.engine.errors import JindoriError, shown
from jindori.engine.views import Message
from jindori.table import names
from jindori.table.errors import Refused, no_such_game, not_found
from jindori.table.messages import ChatLine, CreateTable, Person, TableInfo, TableView
from jindori.table.models import PersonRow, SeatRow, SnapshotRow, TableRow
from jindori.table.news import News
from jindori.table.people import refuse_look_alike
from jindori.table.play import Play
from jindori.table.registry import Registry, game_infos
from jindori.table.settings import Settings
from jindori.table.shelf import Shelf, Unreadable
from jindori.table.showing import CHANGES_SHOWN, CHAT_SHOWN, Loaded, table_info, table_view
from jindori.table.storage import Lost, Storage, pack, raise_seq

LISTED = 100
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


@dataclass(frozen=True)
class _NewTable:
    """A table as it is to be stored."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]
    """``kind``, ``person``, ``bot``, and the person's ``name``."""
    play: Play | None
    """Its game, when it begins at once."""

    @property
    def id(self) -> str:
        return str(self.row["id"])


class Tables:
    """Opens and fills tables. One lock a table orders changes in this process; the database orders processes."""

    def __init__(self, settings: Settings, storage: Storage, registry: Registry, news: News) -> None:
        self.settings = settings
        self.storage = storage
        self.registry = registry
        self.news = news
        self.shelf = Shelf(storage, registry)
        self.present: dict[str, dict[str, int]] = {}
        """Open pages in this process: table id -> person id -> number."""
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    # -- reading

    async def row(self, table_id: str) -> Any:
        """Raises Refused (not_found)."""
        row = await self.storage.table(table_id) if _ID.fullmatch(table_id) else None
        if row is None:
            raise not_found()
        return row

    async def seats(self, table_id: str) -> list[Any]:
        return await self.storage.all(
            sa.select(*SeatRow.__table__.c, PersonRow.name)
            .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
            .where(SeatRow.table_id == table_id)
            .order_by(SeatRow.seat)
        )

    async def load(self, table_id: str) -> Loaded:
        """A table as it stands. Raises Refused (not_found)."""
        async with self.lock(table_id):
            return await self.load_locked(table_id)

    async def load_locked(self, table_id: str) -> Loaded:
        """The same for a caller that holds the table's lock."""
        while True:
            row = await self.row(table_id)
            notice = None
            play = None
            if row.status != "lobby":
                try:
                    play = await self.shelf.get(row)
                except Lost:
                    continue
                except Unreadable:
                    notice = Message(key="notice-unreadable", args={"old": row.rules_version})
                if play is not None and play.seq != row.seq:
                    continue
                if row.status == "running" and row.notice is None and self.shelf.version(row.game) != row.rules_version:
                    await self.shelf.carry_over(row)
                    row = await self.row(table_id)
            return Loaded(
                row=row,
                seats=await self.seats(table_id),
                changes=await self._seat_changes(row),
                chat=await self.storage.chat(table_id, CHAT_SHOWN),
                play=play,
                online=frozenset(self.present.get(table_id, ())),
                notice=notice,
            )

    async def _seat_changes(self, row: Any) -> list[Any]:
        if row.status == "lobby" or row.seating == 0:
            return []
        return await self.storage.seat_changes(row.id, CHANGES_SHOWN)

    async def view(self, table_id: str, person: str) -> TableView:
        loaded = await self.load(table_id)
        return table_view(loaded, person, self.settings.log_shown, self.settings.grace)

    async def listed(self, person: str) -> list[TableInfo]:
        """The person's own tables and those that wait for players, newest first."""
        mine = sa.select(SeatRow.table_id).where(SeatRow.person == person)
        waiting = sa.select(SeatRow.table_id).where(SeatRow.kind == "open")
        wanted = sa.or_(TableRow.id.in_(mine), TableRow.owner == person)
        if self.settings.open_lobby:
            wanted = sa.or_(wanted, sa.and_(TableRow.status == "lobby", TableRow.id.in_(waiting)))
        ids = await self.storage.all(
            sa.select(TableRow.id).where(wanted).order_by(TableRow.changed_at.desc()).limit(LISTED)
        )
        return [table_info(await self.load(row.id), person, invite=self.settings.open_lobby) for row in ids]

    # -- before a game

    async def create(self, wish: CreateTable, person: Person) -> str:
        """Open a table, and start it when no seat is open; gives its id.

        Raises Refused: not_found (game), bad_request (seats), bad_options.
        """
        infos = game_infos(self.registry)
        info = infos.get(wish.game)
        if info is None:
            raise no_such_game(wish.game, infos)
        if not info.min_players <= len(wish.seats) <= info.max_players or wish.seats.count("me") > 1:
            raise Refused(
                "bad_request",
                f"The game is for {info.min_players} to {info.max_players} players, you once among them.",
                key="error-seats",
                args={"low": info.min_players, "high": info.max_players},
            )
        seats = [self._seat_for(entry, person, info.bots) for entry in wish.seats]
        options = dict(self._new_game(wish.game, len(seats), wish.options).options)
        new = self._new_table(wish.game, names.title(wish.title), options, person.id, seats)
        async with self.storage.writing(new.id) as connection:
            await self._insert(connection, new)
        self.news.tell(new.id)
        return new.id

    def _seat_for(self, entry: str, person: Person, bots: list[str]) -> dict[str, Any]:
        if entry == "me":
            return {"kind": "person", "person": person.id, "bot": None, "name": person.name}
        if entry == "open":
            return {"kind": "open", "person": None, "bot": None, "name": None}
        return {"kind": "bot", "person": None, "bot": bot_named(entry, bots), "name": None}

    def _new_game(self, game: str, players: int, options: dict[str, Any]) -> Any:
        try:
            return self.registry.game(game, players=players, options=options)
        except JindoriError as error:
            raise Refused("bad_options", str(error)) from error

    def _new_table(
        self, game: str, title: str, options: dict[str, Any], owner: str, seats: list[dict[str, Any]]
    ) -> _NewTable:
        """A table that is not stored yet; begun when no seat is open."""
        now = time.time()
        row: dict[str, Any] = {
            "id": secrets.token_urlsafe(9), "game": game, "title": title, "status": "lobby", "owner": owner,
            "options": msgspec.json.encode(options).decode(), "rules_version": self.shelf.version(game),
            "invite": new_invitation(), "seq": 0, "seating": 0, "to_choose": 0, "created_at": now, "changed_at": now,
        }  # fmt: skip
        play = None
        if all(seat["kind"] != "open" for seat in seats):
            play = self._first(game, options, [seat["name"] or seat["bot"] or "" for seat in seats], 1)
            row |= {"status": "running", "seq": play.seq, "to_choose": play.to_choose}
        return _NewTable(row, seats, play)

    async def _insert(self, connection: AsyncConnection, new: _NewTable) -> None:
        await connection.execute(sa.insert(TableRow).values(**new.row))
        for n, seat in enumerate(new.seats):
            kept = {name: seat[name] for name in ("kind", "person", "bot")}
            await connection.execute(sa.insert(SeatRow).values(table_id=new.id, seat=n, **kept))
        if new.play is not None:
            await self._insert_first(connection, new.id, new.play, new.row["rules_version"])

    def _first(self, game: str, options: dict[str, Any], seats: list[str], seq: int) -> Play:
        """A new game's first position; ``seats`` are the names of those who play."""
        position = self._new_game(game, len(seats), options).new(seed=secrets.randbits(128), seats=seats)
        return Play.start(position, seq)

    async def _insert_first(self, connection: AsyncConnection, table_id: str, play: Play, version: str) -> None:
        data = pack(play.data())
        await connection.execute(
            sa.insert(SnapshotRow).values(table_id=table_id, seq=play.seq, rules_version=version, data=data)
        )

    async def start(self, table_id: str, person: Person) -> None:
        """Begin the game; the invitation is another one from then on.

        Raises Refused: not_found, forbidden, not_now (open seats, or already begun).
        """
        async with self.lock(table_id):
            while True:
                row = await self.row(table_id)
                only_owner(row, person)
                if row.status != "lobby":
                    raise Refused("not_now", "The game has begun.", key="error-begun")
                seats = await self.seats(table_id)
                if any(s.kind == "open" for s in seats):
                    raise Refused("not_now", "A seat is still open.", key="error-open-seats")
                try:
                    await self._begin(row, [s.name or s.bot or "" for s in seats])
                except Lost:  # somebody has sat down or left meanwhile, or it was started elsewhere
                    continue
                break
        self.news.tell(table_id)

    async def _begin(self, row: Any, seats: list[str]) -> None:
        play = self._first(row.game, msgspec.json.decode(row.options), seats, row.seq + 1)
        version = self.shelf.version(row.game)
        begun = {"status": "running", "rules_version": version, "to_choose": play.to_choose}
        async with self.storage.writing(row.id) as connection:
            await raise_seq(connection, row, **begun, invite=new_invitation(), seating=0)
            await self._insert_first(connection, row.id, play, version)
        self.shelf.put(row.id, play)

    # -- after a game, and beside it

    async def rematch(self, table_id: str, person: Person) -> str:
        """The table that goes on from a finished one, with the same people; opened by whoever asks first.

        Raises Refused: not_found, forbidden, not_now.
        """
        async with self.lock(table_id):
            row = await self.row(table_id)
            seats = await self.seats(table_id)
            if not any(s.person == person.id for s in seats) and row.owner != person.id:
                raise no_seat()
            if row.status != "over":
                raise Refused("not_now", "The game is not over.", key="error-not-over")
            if row.rematch is not None:
                return str(row.rematch)
            again = [{"kind": s.kind, "person": s.person, "bot": s.bot, "name": s.name} for s in seats]
            new = await self._open_rematch(row, person, again)
        self.news.tell(table_id)
        self.news.tell(new)
        return new

    async def _open_rematch(self, row: Any, person: Person, seats: list[dict[str, Any]]) -> str:
        new = self._new_table(row.game, row.title, msgspec.json.decode(row.options), person.id, seats)
        try:
            async with self.storage.writing(row.id) as connection:
                done = await connection.execute(
                    sa.update(TableRow).where(TableRow.id == row.id, TableRow.rematch.is_(None)).values(rematch=new.id)
                )
                if done.rowcount != 1:
                    raise Lost
                await self._insert(connection, new)
        except Lost:  # another process was first
            return str((await self.row(row.id)).rematch)
        return new.id

    async def say(self, table_id: str, person: Person, text: str) -> ChatLine:
        """A line to the table, under the name the person has now.

        Raises Refused: not_found, bad_request, taken (a spectator who calls himself as somebody at the table does).
        """
        text = names.chat(text)
        await self.row(table_id)
        seats = await self.seats(table_id)
        seat = next((s.seat for s in seats if s.person == person.id), None)
        now = await self.storage.one(sa.select(PersonRow.name).where(PersonRow.id == person.id))
        if seat is None:
            before = await self.storage.names_before(table_id, person.id)
            refuse_look_alike(now.name, [*(s.name or s.bot for s in seats), *before])
        at = time.time()
        line = {"person": person.id, "seat": seat, "name": now.name, "text": text, "at": at}
        async with self.lock(table_id):
            n = await self.storage.say(table_id, line)
        self.news.tell(table_id)
        return ChatLine(n=n, seat=seat, name=now.name, text=text, at=at)


def bot_named(entry: str, bots: list[str]) -> str:
    """The bot of an entry ``bot:<id>``. Raises Refused (bad_request)."""
    if entry.startswith("bot:") and entry[4:] in bots:
        return entry[4:]
    known = ", ".join(f"bot:{bot}" for bot in bots)
    raise Refused("bad_request", f"A seat is one of: open, {known}; not {shown(entry)}.", key="error-seat")


def new_invitation() -> str:
    return secrets.token_urlsafe(12)


def only_owner(row: Any, person: Person) -> None:
    if row.owner != person.id:
        raise Refused("forbidden", "Only who opened the table may do that.", key="error-only-owner")


def no_seat() -> Refused:
    return Refused("forbidden", "You have no seat at this table.", key="error-no-seat")
