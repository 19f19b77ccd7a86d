"""What leaves the engine for people and programs: plain structures, built by listing what may be shown.

All structures encode to camelCase JSON. Nothing in here knows a game; a game adds its own board to
``PositionView.board`` as one more tagged structure.
"""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from typing import Any

import msgspec


class Struct(msgspec.Struct, rename="camel", kw_only=True, frozen=True):
    """Base of every view: camelCase on the wire, keyword-only in Python, never changed once made."""


class Term(Struct, frozen=True):
    """A thing of the game that text may name: ``Term(kind="card", id="tyrs_rage")``.

    ``kind`` picks the message family (``card-tyrs-rage``), ``n`` a number of such things.
    For ``kind="seat"`` the id is the seat number as text ("0", "1", ...).
    """

    kind: str
    id: str
    n: int = 1


Argument = int | str | Term | list[Term]


class Message(Struct, frozen=True):
    """A Fluent message with its arguments; put into words only at the edge."""

    key: str
    args: dict[str, Argument] = {}


class Refusal(Struct, frozen=True):
    """Why something cannot be done: the clause that forbids it, and the sentence."""

    clause: str
    message: Message


class Change(Struct, frozen=True):
    """One number that an option would change (``what``: rage, glory, horns, strength, valhalla, stat...)."""

    what: str
    seat: int
    before: int
    after: int
    place: str | None = None
    figure: str | None = None


class OptionView(Struct, frozen=True):
    """One legal choice. ``n`` is what a client sends back; ``action`` says the same readably."""

    n: int
    action: dict[str, Any]
    label: Message
    cost: int | None = None
    preview: list[Change] = []


class Dimmed(Struct, frozen=True):
    """A choice somebody might look for, and why it is not to be had now."""

    action: dict[str, Any]
    label: Message
    reason: Refusal


class DecisionView(Struct, frozen=True):
    """What one seat must choose now. ``id`` and ``name`` come from the rule book's decision-point table."""

    seat: int
    id: str
    name: str
    prompt: Message
    options: list[OptionView]
    dimmed: list[Dimmed] = []
    sealed: bool = False
    """Several seats choose at once, unseen; the choice may be taken back until the last seat has locked."""
    picked: list[dict[str, Any]] = []
    """Own sealed choices already locked."""
    picked_labels: list[Message] = []
    """The same in words."""


class Waiting(Struct, frozen=True):
    """A seat that must choose, as everybody may know it."""

    seat: int
    id: str
    name: str
    prompt: Message
    locked: bool = False


class UndoView(Struct, frozen=True):
    """Whether the seat may step back, and if not, why."""

    allowed: bool
    reason: Message | None = None


class LogEntry(Struct, frozen=True):
    """One event in this viewer's words. ``n`` numbers events from 0; ``move`` numbers accepted choices."""

    n: int
    move: int
    kind: str
    message: Message
    data: dict[str, Any] = {}
    seat: int | None = None
    """The seat the line is about, for colour and emblem."""
    heading: bool = False
    """True for lines that open a section (a new age, a new phase)."""


class ScoreLine(Struct, frozen=True):
    """One source of points in a result: ``source`` is the tag that simulate and reports use too."""

    source: str
    amount: int
    message: Message


class ResultSeat(Struct, frozen=True):
    seat: int
    score: int
    rank: int
    lines: list[ScoreLine] = []


class Result(Struct, frozen=True):
    """The end of a game: scores, ranks (equal scores share a rank), winners, points by source."""

    winners: list[int]
    seats: list[ResultSeat]


class PositionView(Struct, frozen=True):
    """A position as one seat, or the public (``seat`` is None), may see it."""

    game: str
    rules_version: str
    players: int
    seat: int | None
    moves: int
    """Accepted choices so far."""
    board: Any
    """The game's own structure."""
    waiting: list[Waiting]
    decision: DecisionView | None
    undo: UndoView
    log: list[LogEntry]
    log_length: int
    result: Result | None
