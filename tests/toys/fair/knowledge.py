"""What nobody can know: the fashions of the days to come (F-1.4)."""

from __future__ import annotations

from jindori.engine.knowledge import Knowledge
from jindori.engine.rows import in_order, joined
from jindori.engine.stream import Stream
from jindori.games.fair.state import Fair


class FashionKnowledge(Knowledge[Fair]):
    def __init__(self, s: Fair, seat: int) -> None:
        super().__init__(seat)
        self.seen = s.fashions[: s.day]
        self.to_come = in_order(s.fashions[s.day :])

    def redraw(self, state: Fair, stream: Stream) -> None:
        state.fashions = joined(self.seen, stream.shuffle("fork", self.to_come))
