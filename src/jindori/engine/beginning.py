"""What a game begins with besides its options: the seats' names, who is first, the seed."""
# not compiled: reads what people give

from __future__ import annotations

import secrets
from typing import Any

from jindori.engine.errors import BadOptions, shown

MOST_SEED = 2**128 - 1
MOST_NAME = 400


def checked_names(seats: Any, players: int) -> list[str]:
    """A name for every seat, such as a file can hold. Raises BadOptions."""
    if not isinstance(seats, list | tuple) or len(seats) != players or not all(isinstance(name, str) for name in seats):
        raise BadOptions(f"'seats' must name {shown(players)} seats, not {shown(seats)}")
    for name in seats:
        if len(name) > MOST_NAME or any("\ud800" <= char <= "\udfff" for char in name):
            raise BadOptions(f"a seat's name is text of at most {MOST_NAME} characters, not {shown(name)}")
    return list(seats)


def checked_first(first: int | None, players: int) -> int | None:
    """The seat that begins, or None. Raises BadOptions."""
    if first is not None and (isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < players):
        raise BadOptions(f"the first player is a seat from 0 to {players - 1}, not {shown(first)}")
    return first


def checked_seed(seed: int | str | None) -> str:
    """A seed as 32 hexadecimal digits. Raises BadOptions."""
    if seed is None:
        return secrets.token_hex(16)
    if isinstance(seed, str):
        if len(seed) == 32 and all(c in "0123456789abcdef" for c in seed):
            return seed
        raise BadOptions(f"a seed in text form is 32 hexadecimal digits, not {shown(seed)}")
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadOptions(f"a seed is a whole number from 0 to 2**128 - 1, not {shown(seed)}")
    return f"{seed:032x}"
