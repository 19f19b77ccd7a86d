"""Who sits where: seats taken, given and left, and what a begun game makes of that.

A begun game binds its seats to persons. A seat that goes to somebody else is told to everybody, whoever knows one hand
takes no other, and an invitation from before the start, or from before somebody was sent away, opens nothing.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from jindori.table.errors import Refused, no_such_seat
from jindori.table.messages import Person
from jindori.table.models import SeatChangeRow, SeatRow
from jindori.table.people import refuse_look_alike
from jindori.table.registry import game_infos
from jindori.table.showing import Loaded, asked_of
from jindori.table.storage import Lost, raise_seating
from jindori.table.tables import Tables, bot_named, new_invitation, no_seat, only_owner

TRIES = 20
"""How often a change is tried again when other server processes keep being first."""


@dataclass(frozen=True)
class Holder:
    """Who holds a seat, as it is stored."""

    kind: str
    person: str | None = None
    bot: str | None = None
    name: str = ""


@dataclass(frozen=True)
class Change:
    seat: int
    to: Holder
    sent_away: bool = False
    """A person loses the seat by somebody else's will."""


NOBODY = Holder("open")
Decide = Callable[[Loaded], Awaitable[Change | None]]
"""From the table as it stands: what changes, or None for nothing. Raises Refused."""


class Seats:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def join(self, table_id: str, person: Person, invite: str, seat: int | None) -> None:
        """Take an open seat.

        Raises Refused: not_found (also for such a seat), forbidden (wrong invitation; or the person holds or has held
        another seat since the game began), taken, gone (game over).
        """

        async def decide(loaded: Loaded) -> Change | None:
            row, seats = loaded.row, loaded.seats
            if not secrets.compare_digest(row.invite.encode(), invite.encode()):
                raise Refused("forbidden", "The invitation is not valid.", key="error-invite")
            _not_over(row)
            if seat is not None and not 0 <= seat < len(seats):
                raise no_such_seat(len(seats))
            mine = loaded.seat_of(person.id)
            if mine is not None and seat in (None, mine):
                return None
            known = {mine} if mine is not None else await self._held(table_id, person.id)
            free = [s.seat for s in seats if s.kind == "open" and seat in (None, s.seat)]
            open_to = [s for s in free if known <= {s}]
            if free and not open_to:
                raise Refused("forbidden", "You hold or have held another seat of this table.", key="error-seat-barred")
            if not free:
                raise Refused("taken", "The seat is taken.", key="error-seat-taken")
            before = await self.tables.storage.names_before(table_id, person.id)
            refuse_look_alike(person.name, [*(s.name or s.bot for s in seats), *before])
            return Change(open_to[0], Holder("person", person.id, None, person.name))

        await self._store(table_id, person, decide)

    async def set_seat(self, table_id: str, person: Person, seat: int, to: str) -> None:
        """Open a seat or give it to a bot; in a running game this replaces whoever sat there.

        What the seat had locked stays locked. Raises Refused: not_found, forbidden, bad_request, gone.
        """

        async def decide(loaded: Loaded) -> Change | None:
            only_owner(loaded.row, person)
            _not_over(loaded.row)
            found = next((s for s in loaded.seats if s.seat == seat), None)
            if found is None:
                raise no_such_seat(len(loaded.seats))
            info = game_infos(self.tables.registry).get(loaded.row.game)
            holder = _holder_for(to, info.bots if info else [])
            if (found.kind, found.bot) == (holder.kind, holder.bot):
                return None
            return Change(seat, holder, sent_away=found.person not in (None, person.id))

        await self._store(table_id, person, decide)

    async def leave(self, table_id: str, person: Person) -> None:
        """Stand up; the seat is open then. Raises Refused: not_found, forbidden, gone."""

        async def decide(loaded: Loaded) -> Change | None:
            _not_over(loaded.row)
            mine = loaded.seat_of(person.id)
            if mine is None:
                raise no_seat()
            return Change(mine, NOBODY)

        await self._store(table_id, person, decide)

    async def _store(self, table_id: str, person: Person, decide: Decide) -> None:
        """Make a change on the newest seats and store it; whoever was overtaken looks again."""
        tables = self.tables
        for _ in range(TRIES):
            async with tables.lock(table_id):
                loaded = await tables.load_locked(table_id)
                change = await decide(loaded)
                if change is None:
                    return
                try:
                    await self._write(loaded, person, change)
                except Lost:
                    continue
            tables.news.tell(table_id)
            return
        raise Refused("taken", "The table keeps changing.")

    async def _write(self, loaded: Loaded, by: Person, change: Change) -> None:
        row, to = loaded.row, change.to
        told = await self._told(loaded, by, change) if row.status == "running" else None
        renewed: dict[str, Any] = {"invite": new_invitation()} if change.sent_away else {}
        asked = asked_of(loaded)
        if asked is not None and change.seat in (asked.seat, *asked.needed):
            renewed["asked"] = None
        async with self.tables.storage.writing(row.id) as connection:
            await raise_seating(connection, row, **renewed)
            await connection.execute(
                sa.update(SeatRow)
                .where(SeatRow.table_id == row.id, SeatRow.seat == change.seat)
                .values(kind=to.kind, person=to.person, bot=to.bot, automatic=None)
            )
            if told is not None:
                await connection.execute(sa.insert(SeatChangeRow).values(told))

    async def _told(self, loaded: Loaded, by: Person, change: Change) -> dict[str, Any]:
        """The row of a change in a running game: who held the seat last, who holds it now."""
        row, to = loaded.row, change.to
        held = next(_holder(s) for s in loaded.seats if s.seat == change.seat)
        if held.kind == "open":
            held = await self._last_holder(row.id, change.seat)
        return {
            "table_id": row.id, "n": row.seating + 1, "seat": change.seat,
            "held_kind": held.kind, "held_person": held.person, "held_bot": held.bot, "held_name": held.name,
            "kind": to.kind, "person": to.person, "bot": to.bot, "name": to.name, "by": by.id, "by_name": by.name,
            "moves": loaded.play.position.moves if loaded.play else 0, "at": time.time(),
        }  # fmt: skip

    async def _last_holder(self, table_id: str, seat: int) -> Holder:
        """Who held an open seat last."""
        last = await self.tables.storage.one(
            sa.select(*SeatChangeRow.__table__.c)
            .where(SeatChangeRow.table_id == table_id, SeatChangeRow.seat == seat)
            .order_by(SeatChangeRow.n.desc())
            .limit(1)
        )
        return Holder(last.held_kind, last.held_person, last.held_bot, last.held_name) if last else NOBODY

    async def _held(self, table_id: str, person: str) -> set[int]:
        """The seats that a person has held since the game began."""
        his = sa.or_(SeatChangeRow.person == person, SeatChangeRow.held_person == person)
        rows = await self.tables.storage.all(
            sa.select(SeatChangeRow.seat).where(SeatChangeRow.table_id == table_id, his).distinct()
        )
        return {row.seat for row in rows}


def _holder_for(entry: str, bots: list[str]) -> Holder:
    """``open`` or ``bot:<id>``. Raises Refused (bad_request)."""
    return NOBODY if entry == "open" else Holder("bot", bot=bot_named(entry, bots))


def _holder(seat: Any) -> Holder:
    return Holder(seat.kind, seat.person, seat.bot, seat.name or "")


def _not_over(row: Any) -> None:
    if row.status == "over":
        raise Refused("gone", "The game is over.", key="error-over")
