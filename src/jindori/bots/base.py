"""What every bot is: a seed and a choice."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod

from jindori.bots.glimpse import Glimpse
from jindori.engine.stream import Stream


class Bot(ABC):
    """Keeps nothing from one choice to the next: seed and glimpse decide it, so a choice can be asked for again."""

    name: str
    wants_forks = False
    wants_view = False
    blind = False
    """True for a bot that takes any of its options by ``any_of``: simulation then has no need to ask it."""

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self.luck = stream_from(f"jindori bot {self.seed}")

    @abstractmethod
    def choose(self, glimpse: Glimpse) -> int:
        """The number of one of ``glimpse.options``."""

    def stream(self, glimpse: Glimpse) -> Stream:
        """The bot's own luck for this choice: a branch of its stream for the seat and the moves made so far."""
        return self.luck.branch(glimpse.moves * 8 + glimpse.seat)


def stream_from(text: str) -> Stream:
    """Four words of a SHA-256."""
    digest = hashlib.sha256(text.encode()).digest()
    return Stream(*[int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)])
