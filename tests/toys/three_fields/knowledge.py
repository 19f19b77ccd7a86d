"""What a seat cannot know (TF-1): where the other secret fields are, until the end."""

from __future__ import annotations

from jindori.engine.knowledge import Knowledge
from jindori.engine.rows import as_list, in_order, row
from jindori.engine.stream import Stream
from jindori.games.three_fields.state import Fields


class FieldKnowledge(Knowledge[Fields]):
    def __init__(self, s: Fields, seat: int) -> None:
        super().__init__(seat)
        others = as_list(s.secrets)
        self.own = others.pop(seat)
        self.others = in_order(row(others))

    def redraw(self, state: Fields, stream: Stream) -> None:
        if not state.over:
            mixed = as_list(stream.shuffle("fork", self.others))
            state.secrets = row([*mixed[: self.seat], self.own, *mixed[self.seat :]])
