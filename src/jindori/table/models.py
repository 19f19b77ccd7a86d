"""What the database keeps. JSON is text made by msgspec, so that both databases keep it byte for byte."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(200))
    guest: Mapped[bool] = mapped_column(Boolean, default=True)
    created_at: Mapped[float] = mapped_column(Float)


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    title: Mapped[str] = mapped_column(String(400))
    status: Mapped[str] = mapped_column(String(16), index=True)
    owner: Mapped[str] = mapped_column(ForeignKey("people.id"))
    options: Mapped[str] = mapped_column(Text)
    """JSON object."""
    rules_version: Mapped[str] = mapped_column(String(64))
    invite: Mapped[str] = mapped_column(String(32))
    seq: Mapped[int] = mapped_column(BigInteger, default=0)
    """Number of the last accepted change; each change raises it by one in its own transaction."""
    seating: Mapped[int] = mapped_column(BigInteger, default=0)
    """Number of the last change of who sits where, counted anew from the start of the game."""
    to_choose: Mapped[int] = mapped_column(Integer, default=0)
    """Bit ``n`` is set while seat ``n`` must choose; -1 where nobody has looked yet."""
    rematch: Mapped[str | None] = mapped_column(String(32), default=None)
    asked: Mapped[str | None] = mapped_column(Text, default=None)
    """JSON: whose choice the table is asked to take back (``showing.Asked``); nothing after the next change."""
    notice: Mapped[str | None] = mapped_column(Text, default=None)
    """JSON of a message to everybody at the table."""
    created_at: Mapped[float] = mapped_column(Float)
    changed_at: Mapped[float] = mapped_column(Float, index=True)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), default=None)
    bot: Mapped[str | None] = mapped_column(String(64), default=None)
    automatic: Mapped[str | None] = mapped_column(Text, default=None)
    """JSON list of the names of answers that its person lets be given by themselves. Nobody else is told."""

    __table_args__ = (Index("ix_seats_person", "person"),)


class SeatChangeRow(Base):
    """A seat of a begun game that went to somebody else. Rows are only ever added: who has held a seat stays known."""

    __tablename__ = "seat_changes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    held_kind: Mapped[str] = mapped_column(String(8))
    """Who held it last, ``person`` or ``bot``; ``open`` where that was before such changes were kept."""
    held_person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), default=None)
    held_bot: Mapped[str | None] = mapped_column(String(64), default=None)
    held_name: Mapped[str] = mapped_column(String(200))
    """The name at that time; people may take another one."""
    kind: Mapped[str] = mapped_column(String(8))
    """Who holds it from now on, ``open`` for nobody."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"), default=None)
    bot: Mapped[str | None] = mapped_column(String(64), default=None)
    name: Mapped[str] = mapped_column(String(200))
    by: Mapped[str] = mapped_column(ForeignKey("people.id"))
    by_name: Mapped[str] = mapped_column(String(200))
    moves: Mapped[int] = mapped_column(BigInteger)
    """Choices of the game until then."""
    at: Mapped[float] = mapped_column(Float)


class MoveRow(Base):
    """One accepted change. The primary key lets one of two servers win."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    """``choose``, ``undo``, or ``back``: taken back further than a step, to the snapshot of the same number."""
    seat: Mapped[int] = mapped_column(Integer)
    action: Mapped[str | None] = mapped_column(Text, default=None)
    """JSON of the readable action or actions, for ``choose``."""
    at: Mapped[float] = mapped_column(Float)


class SnapshotRow(Base):
    """A whole position after change ``seq``, from which the later moves go on."""

    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    rules_version: Mapped[str] = mapped_column(String(64))
    data: Mapped[bytes] = mapped_column(LargeBinary)
    """Compressed JSON."""


class ChatRow(Base):
    __tablename__ = "chat"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    seat: Mapped[int | None] = mapped_column(Integer, default=None)
    name: Mapped[str] = mapped_column(String(200))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)
