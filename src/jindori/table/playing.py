"""Choices and steps back: checked, stored in one transaction, and only then told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from jindori.engine.errors import CannotUndo, IllegalChoice, JindoriError, NotYourDecision, StaleDecision, shown
from jindori.engine.views import Message
from jindori.table.automatic import ended
from jindori.table.errors import Refused
from jindori.table.messages import Ahead, Choose, LookAhead, Person
from jindori.table.play import Play
from jindori.table.showing import Loaded, asked_of
from jindori.table.storage import Lost, pack
from jindori.table.tables import Tables, no_seat

log = logging.getLogger("jindori.table")

TRIES = 20
"""How often a choice that stays good is tried again when other server processes keep being first."""
ACTION_BYTES = 8192
ACTION_DEPTH = 6
BIGGEST = 2**31
WAYS = 24
"""So many ways may be looked ahead at once."""

Answer = TypeVar("Answer")
Answering = Callable[[Loaded, Any], dict[str, Any] | None]
"""The answer for a seat as the table stands; None for none any more."""
Change = Callable[[Loaded], tuple[Play, dict[str, Any]]]
"""From the newest position: the one after it, and the move as it is stored. Raises Refused."""


class Playing:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def choose(self, table_id: str, person: Person, wish: Choose) -> None:
        """Take an option for the person's seat.

        Raises Refused: not_found, forbidden (no seat), not_now (no running game), not_your_decision, stale (with the
        current ``seq``), bad_request (no such option), illegal (with the clause); Unavailable.
        """
        if (wish.option is None) == (wish.action is None):
            raise Refused("bad_request", "Give either an option's number or an action.")
        if wish.action is not None:
            check_action(wish.action)

        def change(loaded: Loaded) -> tuple[Play, dict[str, Any]]:
            play, seat = play_of(loaded, person)
            decision = play.decision(seat)
            if decision is None:
                code = "not_your_decision" if wish.seq == play.seq else "stale"
                raise Refused(code, "You have nothing to choose now.", seq=play.seq)
            if not play.saw_decision(seat, wish.seq):
                raise stale(play)
            action = wish.action if wish.action is not None else _numbered(decision, wish.option)
            after = in_the_engine(lambda: play.choose(seat, action), play)
            return after, {"kind": "choose", "seat": seat, "action": msgspec.json.encode(action).decode()}

        await self.change(table_id, change)

    async def ahead(self, table_id: str, person: Person, wish: LookAhead) -> Ahead:
        """What the person's seat would choose next, at the end of each way; nothing at all where the table has moved on since.

        Raises Refused: not_found, forbidden (no seat), bad_request, illegal (with the clause); Unavailable.
        """
        if not 0 < len(wish.ways) <= WAYS:
            raise Refused("bad_request", f"Give 1 to {WAYS} ways.")
        check_action(wish.ways)
        loaded = await self.tables.load(table_id)
        seat, play = loaded.seat_of(person.id), loaded.play
        if seat is None:
            raise no_seat()
        if play is None or play.decision(seat) is None or not play.saw_decision(seat, wish.seq):
            return Ahead(decisions=[None] * len(wish.ways))
        return Ahead(decisions=in_the_engine(lambda: [play.position.ahead(seat, way) for way in wish.ways], play))

    async def undo(self, table_id: str, person: Person, seq: int) -> None:
        """Step back. Raises Refused as ``choose`` does; illegal with the engine's reason when there is no way back."""

        def change(loaded: Loaded) -> tuple[Play, dict[str, Any]]:
            play, seat = play_of(loaded, person)
            if not play.saw_own_last(seat, seq):
                raise stale(play)
            allowed = play.position.can_undo(seat)
            if not allowed.allowed:
                raise Refused("illegal", "There is no step back here.", message=allowed.reason, seq=play.seq)
            return in_the_engine(lambda: play.undo(seat), play), {"kind": "undo", "seat": seat, "action": None}

        await self.change(table_id, change)

    async def go_on(self, table_id: str, person: Person, seq: int) -> None:
        """The person does not take change ``seq`` back: bots of this process need not wait. Anybody else's word changes nothing."""
        loaded = await self.tables.load(table_id)
        play = loaded.play
        if play is not None and play.seq == seq and play.by is not None and play.by == loaded.seat_of(person.id):
            play.hurried = True
            self.tables.news.tell(table_id)

    async def choose_for_bot(self, table_id: str, seat: int, opened: int, option: int) -> bool:
        """A bot's choice for the decision that was opened by change ``opened``; False when that one is gone."""

        def change(loaded: Loaded) -> tuple[Play, dict[str, Any]]:
            play = loaded.play
            decision = play.decision(seat) if play else None
            if play is None or decision is None or loaded.seats[seat].kind != "bot" or play.opened[seat] != opened:
                raise Refused("stale", "The bot's decision is gone.")
            _nothing_asked(loaded)
            action = _numbered(decision, option)
            return play.choose(seat, action), {
                "kind": "choose",
                "seat": seat,
                "action": msgspec.json.encode(action).decode(),
            }

        try:
            await self.change(table_id, change)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return False
        return True

    async def answer_by_itself(self, table_id: str, seat: int, opened: int, answer: Answering) -> bool:
        """What a person lets be answered, for the decision that was opened by change ``opened``; False when it is gone."""

        def change(loaded: Loaded) -> tuple[Play, dict[str, Any]]:
            play, action = loaded.play, answer(loaded, loaded.seats[seat])
            if play is None or action is None or play.opened[seat] != opened:
                raise Refused("stale", "The decision is gone.")
            _nothing_asked(loaded)
            return play.choose(seat, action), {
                "kind": "choose",
                "seat": seat,
                "action": msgspec.json.encode(action).decode(),
            }

        try:
            await self.change(table_id, change)
        except Refused as refused:
            if refused.code != "stale":
                raise
            return False
        return True

    async def change(self, table_id: str, change: Change) -> None:
        """Make a change on the newest position and store it; whoever was overtaken looks again.

        ``change`` decides each time anew, so a choice that has gone stale is refused and one that is still good
        counts once.
        """
        tables = self.tables
        for _ in range(TRIES):
            async with tables.lock(table_id):
                loaded = await tables.load_locked(table_id)
                play, move = change(loaded)
                try:
                    await self._write(loaded, play, move)
                except Lost:
                    tables.shelf.drop(table_id)
                    continue
                except BaseException:
                    tables.shelf.drop(table_id)
                    raise
                tables.shelf.put(table_id, play)
            tables.news.tell(table_id)
            return
        raise Refused("stale", "The table keeps changing.")

    async def _write(self, loaded: Loaded, play: Play, move: dict[str, Any]) -> None:
        snapshot = None
        every = self.tables.settings.snapshot_every
        if play.seq % every == 0 or play.position.over or move["kind"] == "back":
            version = self.tables.shelf.version(loaded.row.game)
            snapshot = {"rules_version": version, "data": pack(play.data())}
        status = "over" if play.position.over else "running"
        ends = ended(play)
        await asyncio.shield(self.tables.storage.change(loaded.row, move, status, play.to_choose, snapshot, ends))


def play_of(loaded: Loaded, person: Person) -> tuple[Play, int]:
    seat = loaded.seat_of(person.id)
    if seat is None:
        raise no_seat()
    if loaded.row.status == "over":
        raise Refused("not_now", "The game is over.", key="error-over", seq=loaded.row.seq)
    if loaded.play is None:
        raise Refused("not_now", "The game has not begun.", key="error-not-begun", seq=loaded.row.seq)
    return loaded.play, seat


def _nothing_asked(loaded: Loaded) -> None:
    """What nobody chooses by hand ends no question whether a choice may be taken back, however late that was asked."""
    if asked_of(loaded) is not None:
        raise Refused("stale", "The table is asked to take a choice back.")


def stale(play: Play) -> Refused:
    return Refused("stale", "The table has moved on since.", seq=play.seq)


def _numbered(decision: Any, option: int | None) -> dict[str, Any]:
    if option is None or not 0 <= option < len(decision.options):
        last = len(decision.options) - 1
        raise Refused("bad_request", f"There is no option {shown(option)}; they are 0 to {last}.", key="error-no-option")
    action: dict[str, Any] = decision.options[option]
    return action


def in_the_engine(change: Callable[[], Answer], play: Play) -> Answer:
    """What the engine refuses, in the table's words; never with what was chosen."""
    try:
        return change()
    except IllegalChoice as error:
        refusal = error.refusal
        message = refusal.message if refusal is not None else Message(key="error-illegal")
        raise Refused("illegal", str(error), message=message, clause=error.clause or None, seq=play.seq) from error
    except CannotUndo as error:
        raise Refused("illegal", str(error), key=error.key, seq=play.seq) from error
    except NotYourDecision as error:
        raise Refused("not_your_decision", "You have nothing to choose now.", seq=play.seq) from error
    except StaleDecision as error:
        raise stale(play) from error
    except JindoriError as error:
        raise Refused("bad_request", str(error), key="error-bad-action", seq=play.seq) from error


def check_action(action: Any) -> None:
    """Of an action, or several. Raises Refused (bad_request) for what no game can mean: huge numbers, fractions, deep or long structures."""
    if not _plain(action, ACTION_DEPTH) or len(msgspec.json.encode(action)) > ACTION_BYTES:
        what = f"at most {ACTION_BYTES} bytes and {ACTION_DEPTH} levels, numbers whole and below 2**31"
        raise Refused("bad_request", f"The action is not well-formed: {what}.", key="error-bad-action")


def _plain(value: Any, depth: int) -> bool:
    if isinstance(value, dict):
        return depth > 0 and all(_plain(item, depth - 1) for item in value.values())
    if isinstance(value, list):
        return depth > 0 and all(_plain(item, depth - 1) for item in value)
    if isinstance(value, bool) or value is None or isinstance(value, str):
        return True
    return isinstance(value, int) and -BIGGEST <= value < BIGGEST
