"""Takes any of its options, all equally likely."""

from __future__ import annotations

from jindori.bots.base import Bot
from jindori.bots.glimpse import Glimpse
from jindori.engine.state import any_of


class Random(Bot):
    name = "random"
    blind = True

    def choose(self, glimpse: Glimpse) -> int:
        return int(any_of(len(glimpse.options), self.luck, glimpse.seat, glimpse.moves))
