"""Takes any of its options, all equally likely."""

from __future__ import annotations

from jindori.bots.base import Bot
from jindori.bots.glimpse import Glimpse


class Random(Bot):
    name = "random"

    def choose(self, glimpse: Glimpse) -> int:
        return int(self.stream(glimpse).below("bot", len(glimpse.options)))
