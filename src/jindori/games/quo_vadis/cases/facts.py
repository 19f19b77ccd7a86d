"""What ``then`` of a worked case may assert of Quo Vadis."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from jindori.engine.cases.comparison import (
    Fact,
    InOrder,
    PerPlayer,
    Read,
    loose,
    number,
    one_of,
    or_nothing,
    parts,
    player,
    several,
    yes_or_no,
)
from jindori.engine.errors import BadCase
from jindori.engine.rows import as_list
from jindori.engine.state import lowest
from jindori.games.quo_vadis.board import (
    AREA_NAMES,
    AREAS,
    DOUBLES,
    GENESIS,
    NO_RING,
    SPACE_NAMES,
    SPACES,
    TERRAINS,
    count_of,
    spaces_of,
)
from jindori.games.quo_vadis.buildings import owner_of
from jindori.games.quo_vadis.cases import decisions
from jindori.games.quo_vadis.cases.position import world_of
from jindori.games.quo_vadis.cases.steps import QuoVadisRun
from jindori.games.quo_vadis.creation import SkillDraft
from jindori.games.quo_vadis.generations import refuse_change
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import BUILDINGS, NO_BUILDING
from jindori.games.quo_vadis.placement import PlaceWorkers
from jindori.games.quo_vadis.races import COUNTERS, KINDS
from jindori.games.quo_vadis.selection import ways
from jindori.games.quo_vadis.settlement import controls, count_majorities, town_sites
from jindori.games.quo_vadis.skills import NO_SKILL, SKILLS
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.warfare import NOBODY, War

# -- the board ----------------------------------------------------------------------------------


def named(bits: int) -> list[str]:
    return [SPACE_NAMES[space] for space in as_list(spaces_of(bits))]


def in_world(s: World) -> list[int]:
    return [area for area in range(AREAS) if s.in_world(area)]


def of_god(read: Read, get: Callable[[World, int, God], Any]) -> Fact:
    return PerPlayer(read, lambda run, seat: get(run.state, seat, run.state.gods[seat]))


def workers(s: World, seat: int, god: God) -> list[str]:
    return [SPACE_NAMES[space] for space in as_list(spaces_of(god.stands)) for _ in range(s.count(seat, space))]


def towns(s: World, seat: int, god: God) -> dict[str, str]:
    return {**dict.fromkeys(named(god.towns), "intact"), **dict.fromkeys(named(god.ruins), "destroyed")}


def dominion(s: World, seat: int, god: God) -> dict[str, int]:
    spaces = as_list(spaces_of(god.towns | god.ruins))
    return {SPACE_NAMES[space]: int(s.dominion[space]) for space in spaces if s.dominion[space] > 0}


def rings(run: QuoVadisRun) -> dict[str, str]:
    return {AREA_NAMES[area]: TERRAINS[ring] for area, ring in enumerate(as_list(run.state.rings)) if ring != NO_RING}


def buildings(run: QuoVadisRun) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for space in range(SPACES):
        kind, owner = int(run.state.buildings[space]), int(owner_of(run.state, space))
        if kind != NO_BUILDING:
            out[SPACE_NAMES[space]] = {"kind": BUILDINGS[kind], "owner": run.who(owner) if owner != EMPTY else None}
    return out


def adjacent(run: QuoVadisRun) -> dict[str, list[str]]:
    return {space: named(int(run.state.near[n])) for n, space in enumerate(SPACE_NAMES)}


# -- players --------------------------------------------------------------------------------------


def counters(s: World, seat: int, god: God) -> dict[str, int]:
    return {counter: int(god.amount(n)) for n, counter in enumerate(COUNTERS)}


def generations(s: World, seat: int, god: God) -> list[list[str]]:
    cards = [KINDS[kind] for kind in as_list(god.played)]
    ends = [sum(as_list(god.sizes)[: n + 1]) for n in range(len(god.sizes))]
    return [cards[end - size : end] for end, size in zip(ends, as_list(god.sizes), strict=True) if size]


def active_skills(s: World, seat: int, god: God) -> list[str]:
    up = [skill for n, skill in enumerate(SKILLS) if god.has(n)]
    return up + ([SKILLS[god.pending]] if god.pending != NO_SKILL else [])


# -- war ----------------------------------------------------------------------------------------------


def of_war(read: Read, of: Callable[[QuoVadisRun, War], Any], without: Any = None) -> Fact:
    """A fact of the last war, or ``without`` if there was none."""
    return Fact(read, lambda run: without if run.war is None else of(run, run.war))


def by_fighter(of: Callable[[War, int], int]) -> Fact:
    """A number of each participant."""
    return of_war(parts(None, number), lambda run, war: {run.who(seat): int(of(war, seat)) for seat in war.order}, {})


def fighters(of: Callable[[War], Sequence[int]]) -> Fact:
    """Participants, clockwise from the turn player."""
    return of_war(several(player, InOrder), lambda run, war: [run.who(seat) for seat in of(war)], [])


# -- options ---------------------------------------------------------------------------------------------


def area_options(run: QuoVadisRun) -> dict[str, int]:
    s = run.state
    found = {AREA_NAMES[area]: len(ways(s, s.active, area)) for area in in_world(s)}
    return {area: n for area, n in found.items() if n}


def placings(more: bool) -> Callable[[QuoVadisRun], list[str]]:
    """Spaces in which the first worker, or one more, can be placed and paid now."""

    def found(run: QuoVadisRun) -> list[str]:
        s = run.state.copy()
        if s.area == EMPTY:
            raise BadCase("the case gives no 'genesis_area', which place_options and place_more_options need")
        s.placed = max(s.placed, 1) if more else s.placed
        options = PlaceWorkers(s.active).placings(s, s.active)
        return sorted({SPACE_NAMES[option >> 8 & 255] for option in as_list(options)})

    return found


def town_options(run: QuoVadisRun) -> list[str]:
    """Those of the town building step, or if it has not come to it what they would be now."""
    if run.town_options is not None:
        return run.town_options
    return [SPACE_NAMES[space] for space in as_list(town_sites(run.state, run.state.active))]


# -- settlement and scoring ----------------------------------------------------------------------------------


def majority_areas(s: World, seat: int, god: God) -> list[str]:
    return [AREA_NAMES[area] for area in range(AREAS) if god.majority(area) or controls(s, seat, area)]


def majorities(run: QuoVadisRun) -> int:
    """Those of the last territory bonus; before any, what it would count."""
    return run.settled[1] if run.settled is not None else int(count_majorities(run.state, run.state.active))


def told(run: QuoVadisRun, kind: str) -> list[dict[str, Any]]:
    """Events of the final settlement."""
    return run.events(kind, run.log_before_final) if run.state.over else []


def generation_winners(run: QuoVadisRun) -> dict[int, Any]:
    won: dict[int, list[str]] = {}
    for data in told(run, "generation_bonus"):
        won.setdefault(data["generation"], []).append(run.who(data["seat"]))
    return {generation: players[0] if len(players) == 1 else players for generation, players in won.items()}


SOURCES = ("workers", "towns", "generation_bonus", "skills")


def final_detail(run: QuoVadisRun, seat: int) -> dict[str, int]:
    """VP by source; dominion counts under towns."""
    points = [data for data in told(run, "points") if data["seat"] == seat]
    sources = [(data["source"].replace("dominion", "towns"), data["amount"]) for data in points]
    return {source: sum(amount for of, amount in sources if of == source) for source in SOURCES}


spaces = several(decisions.space)
areas = several(one_of(AREA_NAMES))

FACTS: dict[str, Fact] = {
    "workers": of_god(spaces, workers),
    "supply": of_god(number, lambda s, seat, god: int(god.supply)),
    "towns": of_god(parts(SPACE_NAMES, or_nothing(one_of(("intact", "destroyed")))), towns),
    "rings": Fact(parts(AREA_NAMES, or_nothing(one_of(TERRAINS))), rings),
    "counters": of_god(parts(COUNTERS, number), counters),
    "vp": of_god(number, lambda s, seat, god: int(god.vp)),
    "generations": of_god(several(several(decisions.kind, InOrder), InOrder), generations),
    "hand": of_god(several(decisions.kind), lambda s, seat, god: [KINDS[kind] for kind in as_list(god.hand)]),
    "hand_size": of_god(number, lambda s, seat, god: len(god.hand)),
    "discard_size": Fact(number, lambda run: len(run.state.discards)),
    "deck_size": Fact(number, lambda run: int(run.state.deck_size())),
    "markers": Fact(several(one_of(GENESIS)), lambda run: [GENESIS[marker] for marker in (run.state.marker1, run.state.marker2)]),
    "genesis_area": Fact(or_nothing(one_of(AREA_NAMES)), lambda run: AREA_NAMES[run.state.area] if run.state.area != EMPTY else None),
    "active_skills": of_god(several(decisions.skill), active_skills),
    "dominion": of_god(parts(SPACE_NAMES, number), dominion),
    "buildings": Fact(parts(SPACE_NAMES, or_nothing(parts(("kind", "owner"), loose))), buildings),
    "exiled": of_god(number, lambda s, seat, god: int(god.exiled)),
    "war": Fact(yes_or_no, lambda run: run.war is not None),
    "contested": of_war(several(decisions.space, InOrder), lambda run, war: named(int(war.contested)), []),
    "participants": fighters(lambda war: as_list(war.order)),
    "declaration_order": fighters(lambda war: as_list(war.declare)),
    "drawn": fighters(lambda war: [seat for seat in as_list(war.order) if war.drawn >> seat & 1]),
    "losers": fighters(lambda war: [seat for seat in as_list(war.order) if war.losers >> seat & 1]),
    "base_strength": by_fighter(lambda war, seat: war.base[seat]),
    "die": by_fighter(lambda war, seat: war.sides[seat]),
    "strength": by_fighter(lambda war, seat: war.strength(seat)),
    "winner": of_war(or_nothing(player), lambda run, war: run.who(war.winner) if war.winner != NOBODY else None),
    "actions": Fact(number, lambda run: run.last_actions),
    "inheritance_power": Fact(loose, lambda run: run.last_power),
    "area_option_count": Fact(number, lambda run: sum(area_options(run).values())),
    "area_options_areas": Fact(areas, lambda run: list(area_options(run))),
    "place_options": Fact(spaces, placings(more=False)),
    "place_more_options": Fact(spaces, placings(more=True)),
    "change_legal": Fact(yes_or_no, lambda run: refuse_change(run.state, run.state.active) == 0),
    "town_options": Fact(spaces, town_options),
    "majority_areas": of_god(areas, majority_areas),
    "majorities": Fact(number, majorities),
    "territory_bonus": Fact(number, lambda run: run.settled[0] if run.settled is not None else 0),
    "generation_winners": Fact(loose, generation_winners),
    "final_detail": PerPlayer(parts(SOURCES, number), final_detail),
    "adjacent": Fact(parts(SPACE_NAMES, spaces), adjacent),
}

# -- set-up ------------------------------------------------------------------------------------------------------


def set_up(of: Callable[[World], int]) -> Fact:
    return Fact(number, lambda run: of(world_of(run.position.state)))


@cache
def picks(run: Any) -> tuple[int, int]:
    """Picks of a player in the draft, and skills kept."""
    s = world_of(run.position.state.copy())
    rounds = 0
    while isinstance(s.stack[-1], SkillDraft):
        rounds += 1
        for _ in range(s.players):
            seat = lowest(s.asked)
            s.take(seat, s.options(seat)[0])
    return rounds, len(s.gods[0].drafted)


SET_UP_FACTS: dict[str, Fact] = {
    "tiles": set_up(lambda s: len(in_world(s))),
    "double_tiles": set_up(lambda s: len(set(in_world(s)) & set(as_list(DOUBLES)))),
    "spaces": set_up(lambda s: 3 * len(in_world(s))),
    "adjacent_pairs": set_up(lambda s: sum(int(count_of(near)) for near in as_list(s.near)) // 2),
    "skills_out_of_game": set_up(lambda s: len(s.undealt)),
    "face_down_skills_each": Fact(number, lambda run: picks(run)[1]),
    "real_picks_each": Fact(number, lambda run: picks(run)[0]),
    "forced_picks_each": Fact(number, lambda run: picks(run)[1] - picks(run)[0]),
}
