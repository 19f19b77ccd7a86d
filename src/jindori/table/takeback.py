"""A choice taken back after others have chosen: its seat asks, the others agree, and nothing that was revealed is unseen.

Asked are the persons who are at the table now or whose own choice would be taken back too; bots agree. One no, another
choice by anybody, ``ANSWER_SECONDS`` without an answer, or a seat of those concerned that goes to somebody else ends it. For
the same choice nobody is asked twice.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec

from jindori.table.errors import Refused
from jindori.table.messages import Person
from jindori.table.play import Play
from jindori.table.playing import Playing, play_of, stale
from jindori.table.showing import Asked, Loaded, asked_of
from jindori.table.storage import Lost

ANSWER_SECONDS = 30.0


class TakeBacks:
    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.tables = playing.tables

    async def ask(self, table_id: str, person: Person, seq: int) -> None:
        """Ask to take the person's last choice back; done at once where nobody has to be asked.

        Raises Refused: not_found, forbidden (no seat), not_now (no running game), stale, illegal (with the reason: a step
        back needs nobody, nothing was chosen, something was revealed since, it is too long ago, the others have said no).
        """
        tables = self.tables
        async with tables.lock(table_id):
            loaded = await tables.load_locked(table_id)
            play, seat = play_of(loaded, person)
            if seq != play.seq:
                raise stale(play)
            before = play_before(play, seat)
            needed = asked_for(loaded, before, seat)
            earlier = asked_of(loaded)
            if earlier is not None and earlier.seat == seat:
                return
            if earlier is not None:
                raise illegal(play, "takeback-another", "Somebody else has asked already.")
            in_vain = sorted({*loaded.asked.in_vain, loaded.asked.seat}) if loaded.asked is not None else []
            if seat in in_vain:
                raise illegal(play, "takeback-refused", "The others have not agreed.")
            if needed:
                until = time.time() + ANSWER_SECONDS
                asked = Asked(seq=seq, seat=seat, needed=needed, agreed=[], until=until, in_vain=in_vain)
                await self._note(loaded, asked)
        if needed:
            tables.news.tell(table_id)
        else:
            await self._take_back(table_id, seq, seat)

    async def answer(self, table_id: str, person: Person, seq: int, agree: bool) -> None:
        """Agree or say no; who has asked may say no too.

        Raises Refused: not_found, forbidden (no seat, or not asked), not_now, stale (nothing is asked any more).
        """
        tables = self.tables
        async with tables.lock(table_id):
            loaded = await tables.load_locked(table_id)
            play, seat = play_of(loaded, person)
            asked = asked_of(loaded)
            if asked is None or asked.seq != seq:
                raise stale(play)
            if seat not in asked.needed and (agree or seat != asked.seat):
                raise Refused("forbidden", "You are not asked.", key="error-not-asked")
            agreed = sorted({*asked.agreed, seat}) if agree else asked.agreed
            await self._note(loaded, msgspec.structs.replace(asked, agreed=agreed, refused=not agree))
        if agree and agreed == asked.needed:
            await self._take_back(table_id, seq, asked.seat)
        else:
            tables.news.tell(table_id)

    async def _note(self, loaded: Loaded, asked: Asked) -> None:
        try:
            await self.tables.storage.note_asked(loaded.row, msgspec.json.encode(asked).decode())
        except Lost as lost:  # another process was first
            raise Refused("stale", "The table has moved on since.", seq=loaded.row.seq) from lost

    async def _take_back(self, table_id: str, seq: int, seat: int) -> None:
        def change(loaded: Loaded) -> tuple[Play, dict[str, Any]]:
            play = loaded.play
            if play is None or play.seq != seq or loaded.row.status != "running":
                raise Refused("stale", "The table has moved on since.", seq=loaded.row.seq)
            if loaded.asked is not None and loaded.asked.seat == seat and loaded.asked.refused:
                raise stale(play)
            before = play_before(play, seat)
            return play.back_to(before, seat), {"kind": "back", "seat": seat, "action": None}

        await self.playing.change(table_id, change)


def play_before(play: Play, seat: int) -> Play:
    """The play before the seat's last choice. Raises Refused (illegal) where the way back is not open."""
    position = play.position
    if position.over:
        raise illegal(play, "undo-over", "The game is over.")
    if position.can_undo(seat).allowed:
        raise illegal(play, "takeback-own", "The last step can be taken back without asking.")
    last = position.last_of(seat)
    if last is None:
        raise illegal(play, "undo-nothing", "Nothing was chosen yet.")
    after = play
    for before in reversed(play.trail):
        if not after.undone and after.position.settled > before.position.moves:
            raise illegal(play, "undo-information", "Something was revealed since.")
        if before.position.moves < last and before.leads_to(play):
            return before
        after = before
    raise illegal(play, "takeback-too-long-ago", "It is too long ago.")


def asked_for(loaded: Loaded, before: Play, seat: int) -> list[int]:
    """The seats of the persons who have to agree."""
    assert loaded.play is not None
    undone = {who for who, _ in loaded.play.position.choices_since(before.position.moves)}
    return [
        s.seat for s in loaded.seats if s.kind == "person" and s.seat != seat and (s.person in loaded.online or s.seat in undone)
    ]


def illegal(play: Play, key: str, detail: str) -> Refused:
    return Refused("illegal", detail, key=key, seq=play.seq)
