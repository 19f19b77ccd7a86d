"""Brings a database to the shape that this version needs. Run once, before any server process starts."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from jindori.table.models import Base

logging.getLogger("alembic").addHandler(logging.NullHandler())  # its errors are raised too, and told by who asked

_LOCK = 0x6A696E64
"""Number of the advisory lock that keeps two starting servers from migrating at once."""


@contextmanager
def _alone(url: str) -> Iterator[sa.Connection]:
    """A connection in one transaction that no other migrating process shares."""
    plain = sa.make_url(url).set(drivername=url.split(":", 1)[0].replace("+aiosqlite", ""))
    if plain.get_backend_name() == "sqlite" and plain.database:
        Path(plain.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(plain, poolclass=sa.NullPool)
    if engine.dialect.name == "sqlite":

        @sa.event.listens_for(engine, "connect")
        def _own_transactions(connection: Any, _: Any) -> None:
            connection.isolation_level = None
            connection.execute("PRAGMA busy_timeout=30000")
            connection.execute("PRAGMA journal_mode=WAL")

        @sa.event.listens_for(engine, "begin")
        def _begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(:n)"), {"n": _LOCK})
            yield connection
    finally:
        engine.dispose()


def _config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(url: str) -> None:
    """Upgrade to the newest shape. Raises SQLAlchemy's errors when the database cannot be reached."""
    with _alone(url) as connection:
        command.upgrade(_config(connection), "head")


def differences(url: str) -> list[Any]:
    """What the models say and the migrated database does not; empty when they agree."""
    with _alone(url) as connection:
        return list(
            compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata)
        )


def new_revision(url: str, message: str) -> None:
    """Write the next migration from the difference between a migrated database and the models."""
    with _alone(url) as connection:
        command.revision(_config(connection), message=message, autogenerate=True)
