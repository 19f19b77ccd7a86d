"""Who is asking: guests, known by an encrypted cookie and nothing else."""

from __future__ import annotations

import secrets
import time
from typing import Any

import sqlalchemy as sa
from litestar.connection import ASGIConnection

from jindori.table import names
from jindori.table.errors import Refused
from jindori.table.messages import Person
from jindori.table.models import PersonRow, SeatChangeRow, SeatRow, TableRow
from jindori.table.storage import Storage

GUEST = {"ja": "ゲスト", "en": "Guest"}
DIGITS = (3, 3, 3, 3, 4, 5, 8)
"""A guest's number has one more, the shorter the better."""


def person_id(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The cookie's person, not yet looked up."""
    found = connection.session.get("person") if connection.scope.get("session") else None
    return found if isinstance(found, str) else None


class People:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def find(self, id: str | None) -> Person | None:
        if id is None:
            return None
        row = await self.storage.one(sa.select(*PersonRow.__table__.c).where(PersonRow.id == id))
        return Person(id=row.id, name=row.name, guest=row.guest) if row else None

    async def known(self, id: str | None) -> Person:
        """Raises Refused (unauthorized) for somebody without a valid cookie."""
        person = await self.find(id)
        if person is None:
            raise Refused("unauthorized", "Ask for /api/me first.")
        return person

    async def new_guest(self, language: str) -> Person:
        """A guest whose name nobody else was given."""
        word = GUEST["ja" if language.lower().startswith("ja") else "en"]
        offered = [f"{word} {secrets.randbelow(9 * 10**n) + 10**n}" for n in DIGITS]
        rows = await self.storage.all(sa.select(PersonRow.name).where(PersonRow.name.in_(offered)))
        had = {row.name for row in rows}
        name = next((one for one in offered if one not in had), offered[-1])
        person = Person(id=secrets.token_urlsafe(12), name=name, guest=True)
        async with self.storage.writing() as connection:
            await connection.execute(
                sa.insert(PersonRow).values(id=person.id, name=person.name, guest=True, created_at=time.time())
            )
        return person

    async def rename(self, id: str, name: str) -> list[str]:
        """Give a person another name; returns the tables where it shows.

        Raises Refused: bad_name, or taken when somebody who sits or sat at one of the person's open tables looks the
        same.
        """
        name = names.name(name)
        mine = sa.select(SeatRow.table_id).where(SeatRow.person == id)
        rows = await self.storage.all(
            sa.select(SeatRow.table_id, SeatRow.person, SeatRow.bot, PersonRow.name)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
            .where(SeatRow.table_id.in_(mine), TableRow.status != "over")
        )
        before = await self.storage.all(
            sa.select(SeatChangeRow.held_name)
            .join(TableRow, TableRow.id == SeatChangeRow.table_id)
            .where(SeatChangeRow.table_id.in_(mine), SeatChangeRow.held_person != id, TableRow.status != "over")
        )
        others = [row.name or row.bot for row in rows if row.person != id]
        refuse_look_alike(name, [*others, *(row.held_name for row in before)])
        async with self.storage.writing() as connection:
            await connection.execute(sa.update(PersonRow).where(PersonRow.id == id).values(name=name))
        return sorted({row.table_id for row in rows})


def refuse_look_alike(name: str, others: list[str | None]) -> None:
    """Raises Refused (taken) when one of the others has the same looks."""
    if any(other and names.looks(other) == names.looks(name) for other in others):
        raise Refused("taken", "Somebody at the table has a name that looks the same.", key="error-name-taken")
