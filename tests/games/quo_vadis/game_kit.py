"""Quo Vadis under test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game_kits import Kit, View, decision
from games.quo_vadis import invariants
from games.quo_vadis.golden_options import SETS
from jindori.engine.state import State
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.options import OPTIONS
from jindori.games.quo_vadis.state import World

EVERY_RULE: dict[str, Any] = {
    one.name: True
    for one in OPTIONS
    if one.type == "bool" and one.clause.startswith("QV-V") and one.name != "no_generation_bonus"
}


def check(state: State) -> None:
    assert isinstance(state, World)
    invariants.check(state)


def asked(*names: str, since: int = 0) -> Callable[[View], bool]:
    """One of these decisions, from a round on."""
    return lambda view: decision(view) in names and view["position"]["board"]["round"] >= since


KIT = Kit(
    GAME,
    check,
    golden_options=SETS,
    clicked={"rounds": 7},
    scene_options={**EVERY_RULE, "rounds": 3},
    scenes={
        "draft": asked("draft"),
        "cubes": asked("cubes"),
        "area": asked("area", since=2),
        "place": asked("place_more", "place", since=2),
        "war": asked("war_spirit"),
    },
)
