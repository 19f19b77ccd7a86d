"""What has happened at a table, step by step, as each seat sees it: made once a seat for all its pages.

A page knows the position after some change; it is sent the steps since: of each the log lines and what it alters in the view.
What the seat must choose now goes beside them, whole, as nobody needs the decisions in between.
"""

from __future__ import annotations

from typing import Any

import msgspec

from jindori.engine.views import PositionView, UndoView
from jindori.table.messages import Step, Steps
from jindori.table.patches import patch
from jindori.table.play import Play

Seat = int | None
NO_LOG = 2**31
"""A view from this log line on has none."""
KEPT = 200
"""Changes whose steps stay made, of all seats together."""


class Reel:
    """The steps of one table. What is here may be thrown away at any moment."""

    def __init__(self) -> None:
        self._made: dict[tuple[Seat, int], bytes] = {}
        """By seat and change: its steps as the inside of a JSON list."""
        self._newest: dict[Seat, tuple[int, PositionView]] = {}
        """By seat: the newest change of those made, and the view after it, without a log."""

    def message(self, play: Play, seat: Seat, since: int, grace_until: float | None = None) -> bytes | None:
        """A ``Steps`` message for a page that shows the position after change ``since``; None where only a whole view will do."""
        plays = [*play.trail, play]
        first = next((n for n, past in enumerate(plays) if past.seq == since), None)
        if first is None or any(after.by is None for after in plays[first + 1 :]):
            return None
        made = [self._steps(before, after, seat) for before, after in zip(plays[first:], plays[first + 1 :], strict=False)]
        now = self._view(play, seat)
        steps: Any = msgspec.Raw(b"[" + b",".join(made) + b"]")
        return msgspec.json.encode(
            Steps(since=since, seq=play.seq, steps=steps, decision=now.decision, undo=now.undo, grace_until=grace_until)
        )

    def _view(self, play: Play, seat: Seat) -> PositionView:
        seq, view = self._newest.get(seat, (-1, None))
        if view is None or seq != play.seq:
            view = play.position.view(seat, NO_LOG)
        return view

    def _steps(self, before: Play, after: Play, seat: Seat) -> bytes:
        key = (seat, after.seq)
        if key not in self._made:
            steps, view = steps_of(after, seat, self._view(before, seat))
            self._newest[seat] = (after.seq, view)
            self._made[key] = msgspec.json.encode(steps)[1:-1]
            while len(self._made) > KEPT:
                del self._made[next(iter(self._made))]
        return self._made[key]


def steps_of(after: Play, seat: Seat, shown: PositionView) -> tuple[list[Step], PositionView]:
    """The steps of one change as the seat sees them, from the view ``shown`` before it; and the view after it, without a log."""
    steps = []
    base = bare(shown)
    now = after.position.view(seat, shown.log_length)
    told = min(shown.log_length, now.log_length)
    for view in [*after.position.moment_views(seat, told), now]:
        data = bare(view)
        new = [entry for entry in view.log if entry.n >= told]
        steps.append(
            Step(seq=after.seq, seat=after.by, undone=after.undone, log_from=told, log=new, patch=patch(base, data))
        )
        told = view.log_length
        base = data
    return steps, msgspec.structs.replace(now, log=[])


def bare(view: PositionView) -> Any:
    """A view as plain data, without the log and without what the seat must choose."""
    return msgspec.to_builtins(msgspec.structs.replace(view, log=[], decision=None, undo=UndoView(allowed=False)))
