"""Cases of set-up: numbers of tiles, spaces, draft cards, for several player counts at once."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, mapping, name, whole
from jindori.engine.errors import BadCase
from jindori.engine.rows import as_list
from jindori.engine.table import Table
from jindori.games.quo_vadis.board import AREAS, DOUBLES, count_of
from jindori.games.quo_vadis.creation import SkillDraft
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.state import World

FACTS = (
    "tiles", "double_tiles", "spaces", "adjacent_pairs", "face_down_skills_each", "real_picks_each", "forced_picks_each",
    "skills_out_of_game",
)  # fmt: skip


def check_set_up(given: Any, entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
    given = mapping(given, "'given'", ("players", "note"))
    players = given.get("players", [3, 4, 5])
    counts = [whole(n, "'players'", 3, 5) for n in ([players] if isinstance(players, int) else listing(players, "'players'"))]
    for entry in entries:
        name(mapping(entry, "a step of 'when'", ("step",)).get("step"), "'step'", ("setup", "draft"))
    mapping(then, "'then'", FACTS)
    found = {n: numbers(n) for n in counts}
    failures = []
    for fact, expected in then.items():
        if isinstance(expected, dict):
            got: Any = {n: found[n][fact] for n in expected if n in found}
        elif len({found[n][fact] for n in counts}) == 1:
            got = found[counts[0]][fact]
        else:
            got = {n: found[n][fact] for n in counts}
        if got != expected:
            failures.append(Failure(fact, expected, got))
    return failures


def numbers(players: int) -> dict[str, int]:
    """The facts of one game set up and drafted."""
    position = Table(GAME, players).new(seed=1)
    state = position.state
    assert isinstance(state, World)
    inside = [area for area in range(AREAS) if state.in_world(area)]
    out = {
        "tiles": len(inside),
        "double_tiles": len([area for area in inside if area in as_list(DOUBLES)]),
        "spaces": 3 * len(inside),
        "adjacent_pairs": sum(int(count_of(near)) for near in as_list(state.near)) // 2,
        "skills_out_of_game": len(state.undealt),
    }
    picks = 0
    while isinstance(position.state.stack[-1], SkillDraft):
        picks += 1
        for seat in range(players):
            if not isinstance(position.state.stack[-1], SkillDraft):
                raise BadCase("the draft has ended in the middle of a round")
            position.choose(seat, 0)
    state = position.state
    assert isinstance(state, World)
    kept = len(state.gods[0].drafted)
    return {**out, "real_picks_each": picks, "face_down_skills_each": kept, "forced_picks_each": kept - picks}
