"""Answers that a person lets be given by themselves: set for the seat, told to nobody else, given after a person's pause.

A game declares them (``Game.automatic``). The server gives them, so they work while the page is closed; they end by
themselves where the game says so, and at any moment by hand. What others see is the answer, as late as a person's.
"""

from __future__ import annotations

import random
from typing import Any

from jindori.engine.errors import shown
from jindori.table.errors import Refused
from jindori.table.messages import Person
from jindori.table.play import Play
from jindori.table.showing import Loaded, names_of
from jindori.table.tables import Tables, no_seat

PAUSE = (1.5, 4.0)
"""Seconds until such an answer is given, drawn anew each time."""
TRIES = 20


def answer_for(loaded: Loaded, seat: Any) -> dict[str, Any] | None:
    """What is to be answered for the seat now, if anything; nothing where the person has stepped back to the question."""
    decision = loaded.play.decision(seat.seat) if loaded.play and seat.kind == "person" and seat.automatic else None
    if loaded.play is None or decision is None or seat.seat in loaded.play.stepped_back:
        return None
    on = names_of(seat)
    for one in loaded.play.position.game.automatic:
        if one.name in on and one.decision == decision.name and one.action in decision.options:
            return dict(one.action)
    return None


def ended(play: Play) -> dict[int, set[str]]:
    """By seat the names that end with what it is asked now."""
    known = play.position.game.automatic
    over = {d.seat: {one.name for one in known if d.name in one.until} for d in play.position.decisions}
    return {seat: names for seat, names in over.items() if names}


def pause() -> float:
    return random.SystemRandom().uniform(*PAUSE)


async def set_automatic(tables: Tables, table_id: str, person: Person, name: str, on: bool) -> None:
    """Let an answer be given by itself, or no more.

    Raises Refused: not_found, forbidden (no seat), not_now (no running game, or it would end at once), bad_request (no such
    answer).
    """
    for _ in range(TRIES):
        async with tables.lock(table_id):
            loaded = await tables.load_locked(table_id)
            seat = next((s for s in loaded.seats if s.person == person.id), None)
            if seat is None:
                raise no_seat()
            if loaded.play is None or loaded.row.status != "running":
                raise Refused("not_now", "No game is running.", key="error-not-begun", seq=loaded.row.seq)
            known = [one.name for one in loaded.play.position.game.automatic]
            if name not in known:
                raise Refused("bad_request", f"Answers are {', '.join(known) or 'none'}; not {shown(name)}.")
            if on and name in ended(loaded.play).get(seat.seat, ()):
                raise Refused("not_now", "It ends with what you are asked now.", key="error-automatic-over")
            names = [one for one in known if (on if one == name else one in names_of(seat))]
            if await tables.storage.set_automatic(loaded.row, seat, names):
                break
    tables.news.tell(table_id)
