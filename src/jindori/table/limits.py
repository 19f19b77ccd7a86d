"""A modest limit on how often one person, or one address, may ask for changes."""

from __future__ import annotations

import time
from collections import OrderedDict

from jindori.table.errors import Refused

BURST_SECONDS = 5.0
REMEMBERED = 10_000


class Limit:
    """``rate`` requests a second for each key, after a burst of five seconds' worth."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, weight: float = 1.0) -> None:
        """Raises Refused (too_many)."""
        now = time.monotonic()
        most = self.rate * BURST_SECONDS
        left, before = self._left.get(key, (most, now))
        left = min(most, left + (now - before) * self.rate) - weight
        if left < 0:
            raise Refused("too_many", "Too many requests; wait a moment.")
        self._left[key] = (left, now)
        self._left.move_to_end(key)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
