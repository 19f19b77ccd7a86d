"""Quick, simple answers inside a look-ahead: what anybody might do in the middle of a card, a war or a settlement."""
# not compiled: it is called by interpreted bots

from __future__ import annotations

from jindori.engine.packing import arg0, verb
from jindori.engine.rows import as_list
from jindori.engine.stream import Stream
from jindori.games.quo_vadis import codes
from jindori.games.quo_vadis.state import World

FIRST = (
    codes.REPEAT, codes.GAIN, codes.NOTHING, codes.DISCARD_ONE, codes.EXCHANGE, codes.PLUNDER_RESOURCE, codes.NO_ENTREATY,
    codes.AREA_CARDS, codes.CIVIC, codes.REBUILD,
)  # fmt: skip
"""Choices whose first option is good enough: all actions, no exchange, no entreaty, the cheapest cards."""


def answer(s: World, seat: int, stream: Stream) -> int:
    """One of the seat's options."""
    options = as_list(s.options(seat))
    if len(options) == 1:
        return options[0]
    kind = verb(options[0])
    if kind in FIRST:
        return options[0]
    if kind == codes.WAR_SPIRIT_SPENT:
        return options[min(len(options) - 1, int(stream.below("bot", 3)))]
    if kind == codes.TOWN:
        return max(options, key=lambda o: int(not s.gods[seat].majority(arg0(o) // 3)))
    return options[stream.below("bot", len(options))]
