"""What one viewer sees of a table: information for lists, and the whole view with the position."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from jindori.engine.views import Message, PositionView
from jindori.table.messages import (
    AutomaticView,
    ChatLine,
    Holder,
    SeatChange,
    SeatInfo,
    TableInfo,
    TableView,
    TakeBackInfo,
)
from jindori.table.play import Play

CHAT_SHOWN = 100
CHANGES_SHOWN = 100


class Asked(msgspec.Struct, frozen=True):
    """A seat has asked the table to take its last choice back, as it is stored."""

    seq: int
    """The change that was the newest then."""
    seat: int
    needed: list[int]
    """Seats whose persons have to agree."""
    agreed: list[int]
    until: float
    refused: bool = False
    in_vain: list[int] = []
    """Seats that had asked since the same change, and were not given theirs."""


@dataclass
class Loaded:
    """One table as it stood at one moment, for any number of viewers."""

    row: Any
    seats: list[Any]
    """Seat rows, with the person's ``name``."""
    changes: list[Any]
    """Rows of seats that went to somebody else."""
    chat: list[Any]
    play: Play | None
    online: frozenset[str] = frozenset()
    """Ids of the people who have the table open."""
    notice: Message | None = None
    views: dict[int | None, PositionView] = field(default_factory=dict)

    def seat_of(self, person: str) -> int | None:
        return next((s.seat for s in self.seats if s.person == person), None)

    @property
    def asked(self) -> Asked | None:
        """What was asked last since the last change, also when it is over."""
        asked = msgspec.json.decode(self.row.asked, type=Asked) if self.row.asked else None
        return asked if asked is not None and asked.seq == self.row.seq else None

    def at_table(self, person: str) -> bool:
        return self.row.owner == person or self.seat_of(person) is not None


def asked_of(loaded: Loaded) -> Asked | None:
    """The question that waits for answers now."""
    asked = loaded.asked
    return asked if asked is not None and not asked.refused and asked.until > time.time() else None


def position_view(loaded: Loaded, seat: int | None, log_shown: int) -> PositionView | None:
    """The position for one seat or the public (None), with at most the newest ``log_shown`` lines of the log."""
    if loaded.play is None:
        return None
    if seat not in loaded.views:
        position = loaded.play.position
        known = next((v.log_length for v in loaded.views.values()), 0)
        view = position.view(seat, max(0, known - log_shown))
        if len(view.log) > log_shown:
            view = msgspec.structs.replace(view, log=view.log[-log_shown:])
        loaded.views[seat] = view
    return loaded.views[seat]


def table_info(loaded: Loaded, person: str, *, invite: bool = False) -> TableInfo:
    """``invite`` shows the invitation to somebody who is not at the table."""
    row, play = loaded.row, loaded.play
    mine = loaded.seat_of(person)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=row.status,
        seats=[_seat_info(s, person, loaded.online) for s in loaded.seats],
        options=msgspec.json.decode(row.options),
        rules_version=row.rules_version,
        owner=row.owner == person,
        my_seat=mine,
        your_turn=play is not None and mine is not None and play.decision(mine) is not None,
        created_at=row.created_at,
        moves=play.position.moves if play else 0,
        seed_hash=play.position.seed_hash if play else None,
        seed=str(play.position.seed) if play and play.position.over else None,
        invite=f"/t/{row.id}?invite={row.invite}" if invite or loaded.at_table(person) else None,
        rematch=row.rematch,
        notice=loaded.notice or (msgspec.json.decode(row.notice, type=Message) if row.notice else None),
        seat_changes=[_seat_change(c) for c in loaded.changes],
        take_back=_take_back(loaded),
        automatic=_automatic(loaded, person),
    )


def _automatic(loaded: Loaded, person: str) -> list[AutomaticView]:
    """The answers of the game that the person may let be given, and whether they are."""
    seat = next((s for s in loaded.seats if s.person == person), None)
    if loaded.play is None or seat is None or loaded.row.status != "running":
        return []
    on = names_of(seat)
    return [
        AutomaticView(name=one.name, decision=one.decision, until=sorted(one.until), on=one.name in on)
        for one in loaded.play.position.game.automatic
    ]


def names_of(seat: Any) -> list[str]:
    """The answers that are given by themselves for a seat."""
    names: list[str] = msgspec.json.decode(seat.automatic) if seat.automatic else []
    return names


def _take_back(loaded: Loaded) -> TakeBackInfo | None:
    asked = asked_of(loaded)
    if asked is None:
        return None
    return TakeBackInfo(seq=asked.seq, seat=asked.seat, needed=asked.needed, agreed=asked.agreed, until=asked.until)


def _seat_change(row: Any) -> SeatChange:
    return SeatChange(
        n=row.n,
        seat=row.seat,
        held=Holder(kind=row.held_kind, name=row.held_name, bot=row.held_bot),
        holds=Holder(kind=row.kind, name=row.name, bot=row.bot),
        by=None if row.by in (row.held_person, row.person) else row.by_name,
        moves=row.moves,
        at=row.at,
    )


def _seat_info(seat: Any, person: str, online: frozenset[str]) -> SeatInfo:
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=(seat.bot or "") if seat.kind == "bot" else (seat.name or ""),
        bot=seat.bot,
        mine=seat.person == person,
        online=seat.kind == "bot" or seat.person in online,
    )


def pending_bot(loaded: Loaded) -> tuple[int, Any] | None:
    """A seat held by a bot that must choose now, and its decision."""
    if loaded.play is None or loaded.row.status != "running":
        return None
    for decision in loaded.play.position.decisions:
        if loaded.seats[decision.seat].kind == "bot":
            return decision.seat, decision
    return None


def grace_until(loaded: Loaded, grace: float) -> float | None:
    """Until when bots leave the person who chose last the time to take it back; None where nobody may or no bot must choose.

    Where several choose at once nothing is over before the last has locked, so nobody waits.
    """
    play, pending = loaded.play, pending_bot(loaded)
    if grace <= 0 or play is None or pending is None or play.by is None or play.hurried or pending[1].sealed:
        return None
    if loaded.seats[play.by].kind != "person" or not play.position.can_undo(play.by).allowed:
        return None
    return float(loaded.row.changed_at + grace)


def pause_until(loaded: Loaded, grace: float) -> float | None:
    """Until when bots wait: for the grace of who chose last, or while the table is asked to take a choice back."""
    asked = asked_of(loaded)
    return asked.until if asked is not None else grace_until(loaded, grace)


def own_grace(loaded: Loaded, person: str, grace: float) -> float | None:
    """The same for the page of the person whose grace it is."""
    own = loaded.play is not None and loaded.play.by is not None and loaded.play.by == loaded.seat_of(person)
    return grace_until(loaded, grace) if own else None


def table_view(loaded: Loaded, person: str, log_shown: int, grace: float) -> TableView:
    seat = loaded.seat_of(person)
    return TableView(
        table=table_info(loaded, person),
        seq=loaded.row.seq,
        position=position_view(loaded, seat, log_shown),
        chat=chat_lines(loaded),
        server_time=time.time(),
        grace_until=own_grace(loaded, person, grace),
        own_last=loaded.play.position.last_of(seat) if loaded.play and seat is not None else None,
    )


def chat_lines(loaded: Loaded) -> list[ChatLine]:
    return [ChatLine(n=c.n, seat=c.seat, name=c.name, text=c.text, at=c.at) for c in loaded.chat]
