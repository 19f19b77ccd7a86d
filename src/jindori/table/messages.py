"""What the table's server and its clients say to each other, over HTTP and over the socket."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from jindori.engine.views import DecisionView, LogEntry, Message, PositionView, Struct, UndoView
from jindori.table.patches import Replace

SeatKind = Literal["person", "bot", "open"]
Status = Literal["lobby", "running", "over"]


class Person(Struct, frozen=True):
    """Who I am: a guest until registered."""

    id: str
    name: str
    guest: bool


class SeatInfo(Struct, frozen=True):
    seat: int
    kind: SeatKind
    name: str
    """Shown name; for bots the bot's id ("greedy", "random")."""
    bot: str | None = None
    mine: bool = False
    online: bool = False


class Holder(Struct, frozen=True):
    """Who held or holds a seat, under the name of that time; ``open``: nobody, or it is not known."""

    kind: SeatKind
    name: str
    bot: str | None = None


class SeatChange(Struct, frozen=True):
    """A seat of a begun game that went to somebody else."""

    n: int
    seat: int
    held: Holder
    """Its last holder."""
    holds: Holder
    by: str | None
    """Who made the change, when it was neither the one who held the seat nor the one who holds it."""
    moves: int
    """Choices of the game until then."""
    at: float


class TakeBackInfo(Struct, frozen=True):
    """A seat asks to take its last choice back, and what others have chosen since."""

    seq: int
    """What an answer names."""
    seat: int
    needed: list[int]
    """Seats whose persons have to agree."""
    agreed: list[int]
    until: float
    """Server time; without all answers until then it is a no."""


class AutomaticView(Struct, frozen=True):
    """An answer that I may let be given by itself. ``name`` is that of its text, ``automatic-<name>``."""

    name: str
    decision: str
    until: list[str]
    """Decisions of mine with which it ends; there it cannot be set."""
    on: bool


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    options: dict[str, Any]
    rules_version: str
    owner: bool
    """I opened it."""
    my_seat: int | None
    your_turn: bool
    created_at: float
    """Seconds since 1970, server time."""
    moves: int
    seed_hash: str | None = None
    seed: str | None = None
    """Shown after the end, so that anybody can check the shuffles."""
    invite: str | None = None
    """Path that lets a second person take a seat; only for people at the table."""
    rematch: str | None = None
    """Id of the table that goes on from this one."""
    notice: Message | None = None
    seat_changes: list[SeatChange] = []
    """The newest, the oldest of them first."""
    take_back: TakeBackInfo | None = None
    automatic: list[AutomaticView] = []
    """My own, while the game runs."""


class ChatLine(Struct, frozen=True):
    n: int
    seat: int | None
    name: str
    text: str
    at: float


class TableView(Struct, tag_field="kind", tag="view", frozen=True):
    """Everything one viewer may see of a table: what a page begins with, and goes on from by ``Steps``."""

    table: TableInfo
    seq: int
    """Number of accepted changes; goes back with every choice, and a stale one is refused."""
    position: PositionView | None
    chat: list[ChatLine]
    server_time: float
    grace_until: float | None = None
    """Server time until which bots leave me to take my choice back."""
    own_last: int | None = None
    """Choices of the game until my own last one, it among them; None where I have made none."""


class Step(Struct, frozen=True):
    """Something that has happened, as one viewer saw it."""

    seq: int
    """The change it belongs to; one change may have many steps."""
    seat: int | None
    """Who made the change."""
    undone: bool
    """The change takes one back."""
    log_from: int
    """Log lines from this number on are no more; ``log`` follows those before."""
    log: list[LogEntry]
    patch: list[Replace]
    """What it alters in the ``PositionView`` shown until then, but for the log, the decision and undo."""


class Steps(Struct, tag_field="kind", tag="steps", frozen=True):
    """What has happened since change ``since``, and what the viewer must choose now."""

    since: int
    seq: int
    steps: list[Step]
    decision: DecisionView | None
    undo: UndoView
    grace_until: float | None = None
    """Server time until which bots leave me to take my choice back."""


class Past(Struct, frozen=True):
    """What happened earlier: the position after ``moves`` choices, and the steps of those that followed."""

    position: PositionView
    steps: list[Step]


class TableMessage(Struct, tag_field="kind", tag="table", frozen=True):
    """The table apart from its game: seats and the like."""

    table: TableInfo
    server_time: float


class ErrorMessage(Struct, tag_field="kind", tag="error", frozen=True):
    """A refused request. ``code``: stale, not_your_decision, illegal, bad_request, not_found, forbidden, gone..."""

    code: str
    message: Message
    detail: str
    clause: str | None = None
    seq: int | None = None


class ChatMessage(Struct, tag_field="kind", tag="chat", frozen=True):
    line: ChatLine


class Pong(Struct, tag_field="kind", tag="pong", frozen=True):
    server_time: float


ServerMessage = TableView | Steps | TableMessage | ErrorMessage | ChatMessage | Pong


class Choose(Struct, tag_field="kind", tag="choose", forbid_unknown_fields=True, frozen=True):
    """Take option number ``option``, or the readable ``action`` or actions, all or nothing (exactly one of the two)."""

    seq: int
    option: int | None = None
    action: dict[str, Any] | list[dict[str, Any]] | None = None


class Undo(Struct, tag_field="kind", tag="undo", forbid_unknown_fields=True, frozen=True):
    seq: int


class GoOn(Struct, tag_field="kind", tag="go_on", forbid_unknown_fields=True, frozen=True):
    """I take change ``seq`` not back: bots need not wait."""

    seq: int


class TakeBack(Struct, tag_field="kind", tag="take_back", forbid_unknown_fields=True, frozen=True):
    """I ask to take my last choice back, though others have chosen until change ``seq``."""

    seq: int


class Answer(Struct, tag_field="kind", tag="answer", forbid_unknown_fields=True, frozen=True):
    """To who asks at change ``seq`` to take a choice back."""

    seq: int
    agree: bool


class SetAutomatic(Struct, tag_field="kind", tag="automatic", forbid_unknown_fields=True, frozen=True):
    """Let an answer be given by itself, or no more."""

    name: str
    on: bool


class Say(Struct, tag_field="kind", tag="say", forbid_unknown_fields=True, frozen=True):
    text: str


class Ping(Struct, tag_field="kind", tag="ping", forbid_unknown_fields=True, frozen=True):
    pass


ClientMessage = Choose | Undo | GoOn | TakeBack | Answer | SetAutomatic | Say | Ping


class LookAhead(Struct, forbid_unknown_fields=True, frozen=True):
    """What would I choose next? Each of ``ways`` is a list of readable actions that I could take now, one after the other."""

    seq: int
    ways: list[list[dict[str, Any]]]


class Ahead(Struct, frozen=True):
    """The decision at the end of each way; none where I would not choose, or where it is not to be known before."""

    decisions: list[DecisionView | None]


class OptionHelp(Struct, frozen=True, kw_only=True):
    """One optional rule or set-up choice of a game, for the create-table form, the command line and the laboratory."""

    name: str
    type: Literal["bool", "int", "choice"]
    default: Any
    choices: list[str] = []
    choice_labels: dict[str, dict[str, str]] = {}
    """Choice -> language -> words."""
    low: int | None = None
    high: int | None = None
    label: dict[str, str]
    """Language -> name."""
    help: dict[str, str]
    clause: str | None = None
    needs: list[list[str]] = []
    """The switches without which it has no effect; of each group one must be on."""
    part: bool = False
    """A parameter of a rule, of no interest while that rule is off."""
    group: dict[str, str] | None = None
    """Language -> the heading that it stands under."""


class EventHelp(Struct, frozen=True, omit_defaults=True):
    """How a kind of event stands in the log."""

    clause: str = ""
    """The clause that it happens by."""
    clauses: dict[str, str] = {}
    """More exact ones, by a value among its data."""
    turn: bool = False
    """Begins the turn of its seat."""
    points: bool = False
    """Its ``amount`` are points of its seat."""
    opens: bool = False
    """Begins what belongs together until ``closes``: a battle, a war."""
    closes: bool = False


class GameInfo(Struct, frozen=True):
    id: str
    title: dict[str, str]
    summary: dict[str, str]
    min_players: int
    max_players: int
    default_players: int
    rules_version: str
    options: list[OptionHelp]
    bots: list[str]
    events: dict[str, EventHelp]
    """By the ``kind`` of log lines."""


class CreateTable(Struct, forbid_unknown_fields=True, frozen=True):
    """``seats``: one entry a seat: "me", "open" or "bot:<id>". Starts at once when no seat is open."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    title: str = ""


class SetName(Struct, forbid_unknown_fields=True, frozen=True):
    name: str


class Join(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    seat: int | None = None
    invite: str


class SetSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """``to``: "open" or "bot:<id>"; also replaces an absent player in a running game."""

    to: str


class Created(Struct, frozen=True):
    id: str


class RulesClause(Struct, frozen=True):
    id: str
    text: str


class RulesSection(Struct, frozen=True):
    heading: str
    level: int
    text: str
    """Markdown before the first clause of the section (tables, overview)."""
    clauses: list[RulesClause]


class Rules(Struct, frozen=True):
    game: str
    lang: str
    sections: list[RulesSection]


class GameText(Struct, frozen=True):
    """A game's words in one language, in Fluent's syntax."""

    game: str
    lang: str
    text: str


class Replay(Struct, frozen=True):
    """A finished (or loaded) game at one point, from one seat or from the public's place, and how it went on."""

    at: int
    last: int
    position: PositionView
    steps: list[Step]


__all__ = [name for name, value in list(globals().items()) if isinstance(value, type) and issubclass(value, msgspec.Struct)] + [
    "ServerMessage",
    "ClientMessage",
]
