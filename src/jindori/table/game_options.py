"""Checks options against what a game says of them, before the game sees them."""

from __future__ import annotations

from typing import Any

from jindori.table.errors import Refused
from jindori.table.messages import GameInfo, OptionHelp


def check_options(info: GameInfo, options: dict[str, Any]) -> None:
    """Raises Refused (bad_options) for an unknown option, or a value of the wrong type or out of range."""
    known = {option.name: option for option in info.options}
    for name, value in options.items():
        option = known.get(name)
        if option is None or not _fits(option, value):
            raise Refused("bad_options", f"Option {name[:40]!r} cannot have this value.", args={"option": name[:40]})


def _fits(option: OptionHelp, value: Any) -> bool:
    if option.type == "bool":
        return isinstance(value, bool)
    if option.type == "choice":
        return isinstance(value, str) and value in option.choices
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    return (option.low is None or value >= option.low) and (option.high is None or value <= option.high)
