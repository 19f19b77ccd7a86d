"""A running game in memory: the position, and since when each seat has had its decision."""

from __future__ import annotations

from typing import Any

import msgspec

from jindori.engine.position import Actions
from jindori.table.registry import Registry

TRAIL = 12
"""Changes whose steps can be shown to a page that is behind; one that is further behind is given a whole view."""


class Play:
    """One position after change ``seq``. Never altered: a change gives a new one.

    ``opened[seat]`` is the change that opened the decision the seat has now; ``acted[seat]`` the seat's own last
    change. A request made on an older page is still good when both lie before what that page showed, because then
    the seat saw exactly the decision it answers: so simultaneous answers do not get in each other's way, and an
    answer to an earlier decision is never taken for the present one.

    ``by``: the seat that made change ``seq``, where it is known; ``undone``: by taking a choice back. ``stepped_back``:
    the seats that have come to the decision they have now by a step back. ``trail``: the plays before this one, the
    newest last, so that steps can be shown.
    """

    def __init__(
        self,
        position: Any,
        seq: int,
        opened: dict[int, int],
        acted: dict[int, int],
        by: int | None = None,
        undone: bool = False,
        stepped_back: frozenset[int] = frozenset(),
        trail: tuple[Play, ...] = (),
    ) -> None:
        position.watched = True
        self.position = position
        self.seq = seq
        self.opened = opened
        self.acted = acted
        self.by = by
        self.undone = undone
        self.stepped_back = stepped_back
        self.trail = trail
        self.hurried = False
        """Has ``by`` said that bots need not wait?"""

    @classmethod
    def start(cls, position: Any, seq: int) -> Play:
        return cls(position, seq, {d.seat: seq for d in position.decisions}, {})

    @classmethod
    def from_data(cls, registry: Registry, data: dict[str, Any], seq: int, version: str) -> Play:
        """From a snapshot, carried over to rules ``version``. Raises what the engine raises on a dump it cannot read."""
        opened, acted = ({int(seat): n for seat, n in data[name].items()} for name in ("opened", "acted"))
        position = registry.load({**data["dump"], "rules_version": version})
        return cls(position, seq, opened, acted, stepped_back=frozenset(data.get("stepped_back", ())))

    def data(self) -> dict[str, Any]:
        return {
            "dump": self.position.dump(),
            "opened": self.opened,
            "acted": self.acted,
            "stepped_back": sorted(self.stepped_back),
        }

    @property
    def to_choose(self) -> int:
        """Bit ``n`` is set when seat ``n`` must choose."""
        return sum(1 << d.seat for d in self.position.decisions)

    def decision(self, seat: int) -> Any:
        """What the seat must choose now, or None."""
        return next((d for d in self.position.decisions if d.seat == seat), None)

    def choose(self, seat: int, action: int | Actions) -> Play:
        """After the seat's choice, an option's number or an action, or several. Raises the engine's errors and leaves this one as it was."""
        position = self.position.copy()
        position.choose(seat, action)
        return self._next(position, seat, {seat}, undone=False)

    def undo(self, seat: int) -> Play:
        """After the seat's step back. Raises the engine's errors and leaves this one as it was."""
        position = self.position.copy()
        position.undo(seat)
        return self._next(position, seat, {seat}, undone=True)

    def leads_to(self, later: Play) -> bool:
        """Whether the choices until here are among those of ``later``."""
        mine = self.position.choices_since(0)
        return bool(later.position.choices_since(0)[: len(mine)] == mine)

    def back_to(self, before: Play, seat: int) -> Play:
        """After everything since ``before`` was taken back because the seat has asked for it."""
        theirs = {who for who, _ in self.position.choices_since(before.position.moves)}
        return self._next(before.position.copy(), seat, {seat, *theirs}, undone=True)

    def _next(self, position: Any, seat: int, acted: set[int], *, undone: bool) -> Play:
        """``acted``: the seats whose last choice is another one now."""
        seq = self.seq + 1
        before = {d.seat: _face(d) for d in self.position.decisions if d.seat != seat}
        opened = {d.seat: self.opened[d.seat] if before.get(d.seat) == _face(d) else seq for d in position.decisions}
        bare = Play(self.position, self.seq, self.opened, self.acted, self.by, self.undone, self.stepped_back)
        stepped_back = {s for s in self.stepped_back if opened.get(s, seq) < seq} | ({seat} & opened.keys() if undone else set())
        now_acted = {**self.acted, **dict.fromkeys(acted, seq)}
        return Play(position, seq, opened, now_acted, seat, undone, frozenset(stepped_back), (*self.trail, bare)[-TRAIL:])

    def saw_decision(self, seat: int, seq: int) -> bool:
        """Whether a page at change ``seq`` showed the seat the decision that it has now."""
        decision = self.decision(seat)
        if decision is None or not decision.sealed:
            return seq == self.seq
        return max(self.opened[seat], self.acted.get(seat, 0)) <= seq <= self.seq

    def saw_own_last(self, seat: int, seq: int) -> bool:
        """Whether a page at change ``seq`` showed the seat its own last choice."""
        return self.acted.get(seat, 0) <= seq <= self.seq


def _face(decision: Any) -> bytes:
    return msgspec.json.encode((decision.id, decision.name, decision.sealed, decision.options))
