"""The steps of ``when``: each is a choice, ``{by: A, do: bid, amount: 3}``."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.reading import name
from jindori.engine.cases.run import Run, Step


class FieldsRun(Run):
    def read(self, entry: dict[str, Any], n: int, what: str) -> Step:
        seat = self.players.index(name(entry.get("by"), f"'by' of {what}", self.players))
        action = {key: value for key, value in entry.items() if key not in ("by", "note")}
        name(action.get("do"), f"'do' of {what}", ("bid", "pay"))
        return lambda: self.choose(seat, action)
