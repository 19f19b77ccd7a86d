"""Bots: players that see only what their seat may see.

    bot = bots.make("greedy", seed=7)
    number = bot.choose(bots.look(position, seat, bot))
    position.choose(seat, number)
"""

from __future__ import annotations

from jindori.bots.base import Bot
from jindori.bots.glimpse import Glimpse, look, look_at
from jindori.bots.greedy import Greedy
from jindori.bots.random_bot import Random
from jindori.engine.errors import BadOptions, shown

_KINDS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}
NAMES = tuple(_KINDS)


def names() -> list[str]:
    """The bots there are."""
    return list(NAMES)


def make(name: str, seed: int | str) -> Bot:
    """A bot by name. Equal seeds choose equally in equal glimpses. Raises BadOptions."""
    if not isinstance(name, str) or name not in _KINDS:
        raise BadOptions(f"unknown bot {shown(name)}; known: {', '.join(NAMES)}")
    return _KINDS[name](seed)


__all__ = ["NAMES", "Bot", "Glimpse", "look", "look_at", "make", "names"]
