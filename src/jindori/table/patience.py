"""How long to wait before something that failed is tried again."""

from __future__ import annotations

import random


class Patience:
    """Waits that begin at ``first`` seconds and double up to ``longest``, each a little off, so that not all try at once."""

    def __init__(self, first: float, longest: float) -> None:
        self.first = first
        self.longest = longest
        self._next = first

    def restore(self) -> None:
        """It worked: the next wait is a first one."""
        self._next = self.first

    def wait(self) -> float:
        """Seconds to wait now."""
        now, self._next = self._next, min(2 * self._next, self.longest)
        return now * random.uniform(0.8, 1.2)
