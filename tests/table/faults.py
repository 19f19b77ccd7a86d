"""Database errors on demand: the n-th thing that a server asks of its database fails, as the driver itself would."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy.util import await_only

from table.conftest import House

Kind = Exception | str

SQLITE: list[Kind] = [
    sqlite3.OperationalError("database is locked"),
    sqlite3.OperationalError("disk I/O error"),
    sqlite3.OperationalError("database or disk is full"),
    sqlite3.DatabaseError("database disk image is malformed"),
    "cut",
]
POSTGRES: list[Kind] = [
    psycopg.errors.QueryCanceled("canceling statement due to statement timeout"),
    psycopg.errors.LockNotAvailable("canceling statement due to lock timeout"),
    psycopg.errors.DeadlockDetected("deadlock detected"),
    psycopg.errors.DiskFull("could not extend file"),
    psycopg.errors.AdminShutdown("terminating connection due to administrator command"),
    "cut",
]
"""``cut``: the connection really is closed under the statement."""


class Faults:
    """Statements and commits are counted from ``arm`` on; the n-th one fails, a commit before or after it counts."""

    def __init__(self, house: House) -> None:
        storage = house.app.state["services"].tables.storage
        self.engine = storage.engine.sync_engine
        self.kinds = POSTGRES if storage.postgres else SQLITE
        self.always: Kind | None = None
        """While set, everything fails so."""
        self.every = 0
        """While not 0, every so-manieth thing fails, with each kind in turn."""
        self.fired = 0
        self._count = 0
        self._left: int | None = None
        self._kind: Kind = self.kinds[0]
        self._late = False

    def arm(self, n: int, kind: Kind, late: bool = False) -> None:
        """``late``: a commit that fails has been made nevertheless, as when the line is cut before the answer."""
        self.fired, self._left, self._kind, self._late = 0, n, kind, late

    def rest(self) -> None:
        self._left = self.always = None
        self.every = 0

    def _due(self) -> Kind | None:
        if self._left is not None:
            self._left -= 1
            if self._left == 0:
                self._left = None
                self.fired += 1
                return self._kind
        self._count += 1
        kind = self.always
        if self.every and self._count % self.every == 0:
            kind = self.kinds[self._count // self.every % len(self.kinds)]
        self.fired += kind is not None
        return kind

    def _statement(self, cursor: Any, *_: Any) -> None:
        kind = self._due()
        if kind == "cut":
            await_only(cursor._adapt_connection.driver_connection.close())
        elif kind is not None:
            raise kind  # type: ignore[misc]

    def _commit(self, commit: Callable[[Any], None], connection: Any) -> None:
        late = self._late
        kind = self._due()
        if kind is None:
            commit(connection)
            return
        if late:
            commit(connection)
        raise self.kinds[0] if isinstance(kind, str) else kind

    @contextmanager
    def installed(self) -> Iterator[Faults]:
        dialect = self.engine.dialect
        commit = dialect.do_commit
        sa.event.listen(self.engine, "do_execute", self._statement)
        dialect.do_commit = lambda connection: self._commit(commit, connection)
        try:
            yield self
        finally:
            sa.event.remove(self.engine, "do_execute", self._statement)
            dialect.do_commit = commit
