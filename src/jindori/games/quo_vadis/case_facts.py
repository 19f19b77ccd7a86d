"""What a worked case may assert about the position it has led to."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import mapping
from jindori.engine.errors import BadCase
from jindori.engine.rows import as_list
from jindori.games.quo_vadis.board import AREA_NAMES, AREAS, GENESIS, NO_RING, SPACE_NAMES, SPACES, TERRAINS, spaces_of
from jindori.games.quo_vadis.buildings import owner_of
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.generations import refuse_change, town_sites
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import BUILDINGS, NO_BUILDING
from jindori.games.quo_vadis.placement import PlaceWorkers
from jindori.games.quo_vadis.races import COUNTERS, KINDS
from jindori.games.quo_vadis.selection import ways
from jindori.games.quo_vadis.settlement import controls, count_majorities
from jindori.games.quo_vadis.skills import NO_SKILL, SKILLS
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.warfare import NOBODY, War

if TYPE_CHECKING:
    from jindori.games.quo_vadis.case_run import Run


def check_keys(then: dict[str, Any]) -> None:
    mapping(then, "'then'", ("illegal", "note", *FACTS))


def check_facts(run: Run, then: dict[str, Any]) -> list[Failure]:
    failures = []
    for fact, expected in then.items():
        if fact == "note":
            continue
        got = run.refused is True if fact == "illegal" else FACTS[fact](run, expected)
        wanted = tidy(fact, expected)
        if not holds(wanted, got):
            failures.append(Failure(fact, wanted, got))
    return failures


def holds(wanted: Any, got: Any) -> bool:
    """Only what is listed is asserted: a mapping may say less than there is; null means nothing is there. An empty one means there is nothing."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        if not wanted:
            return not got
        return all(holds(value, got.get(key, 0 if value == 0 and not isinstance(value, bool) else None)) for key, value in wanted.items())
    return type(wanted) is type(got) and bool(wanted == got)


UNORDERED = (
    "workers", "markers", "area_options_areas", "place_options", "place_more_options", "town_options", "active_skills",
    "majority_areas", "adjacent", "winners",
)  # fmt: skip


def plain_skill(item: Any) -> Any:
    return item.removeprefix("bsk_").removeprefix("skl_") if isinstance(item, str) else item


def tidy(fact: str, value: Any) -> Any:
    """The expectation in the form of what is found: unordered lists sorted, skills without their prefix."""
    if isinstance(value, dict):
        return {key: tidy(fact, item) for key, item in value.items()}
    if isinstance(value, list) and fact in UNORDERED:
        items = [plain_skill(item) if fact == "active_skills" else item for item in value]
        return sorted(items) if all(isinstance(item, str) for item in items) else items
    return value


# -- helpers ----------------------------------------------------------------------------------


def gods_of(run: Run, expected: Any, of: Callable[[World, int, God], Any]) -> dict[str, Any]:
    """A fact of the players the expectation names."""
    out = {}
    for player in mapping(expected, "a fact of players", run.players):
        seat = run.players.index(player)
        out[player] = of(run.state, seat, run.state.gods[seat])
    return out


def per_god(of: Callable[[World, int, God], Any]) -> Callable[[Run, Any], Any]:
    return lambda run, expected: gods_of(run, expected, of)


def named(bits: int) -> list[str]:
    return [SPACE_NAMES[space] for space in as_list(spaces_of(bits))]


def in_world(run: Run) -> list[int]:
    return [area for area in range(AREAS) if run.state.in_world(area)]


# -- the board ----------------------------------------------------------------------------------


def workers(s: World, seat: int, god: God) -> list[str]:
    return sorted(SPACE_NAMES[space] for space in as_list(spaces_of(god.stands)) for _ in range(s.count(seat, space)))


def towns(s: World, seat: int, god: God) -> dict[str, str]:
    return {**dict.fromkeys(named(god.towns), "intact"), **dict.fromkeys(named(god.ruins), "destroyed")}


def dominion(s: World, seat: int, god: God) -> dict[str, int]:
    spaces = as_list(spaces_of(god.towns | god.ruins))
    return {SPACE_NAMES[space]: int(s.dominion[space]) for space in spaces if s.dominion[space] > 0}


def rings(run: Run, expected: Any) -> dict[str, str]:
    return {AREA_NAMES[area]: TERRAINS[ring] for area, ring in enumerate(as_list(run.state.rings)) if ring != NO_RING}


def buildings(run: Run, expected: Any) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for space in range(SPACES):
        kind = int(run.state.buildings[space])
        if kind != NO_BUILDING:
            out[SPACE_NAMES[space]] = {"kind": BUILDINGS[kind]}
            owner = int(owner_of(run.state, space))
            if owner != EMPTY:
                out[SPACE_NAMES[space]]["owner"] = run.players[owner]
    return out


def adjacent(run: Run, expected: Any) -> dict[str, Any]:
    spaces = list(mapping(expected, "'adjacent'", SPACE_NAMES))
    return {space: sorted(named(int(run.state.near[SPACE_NAMES.index(space)]))) for space in spaces}


# -- players --------------------------------------------------------------------------------------


def counters(run: Run, expected: Any) -> dict[str, Any]:
    out = {}
    for player, wanted in mapping(expected, "'counters'", run.players).items():
        god = run.state.gods[run.players.index(player)]
        names = list(mapping(wanted, f"'counters' of {player}", COUNTERS))
        out[player] = {name: int(god.amount(COUNTERS.index(name))) for name in names}
    return out


def generations(s: World, seat: int, god: God) -> list[list[str]]:
    cards = [KINDS[kind] for kind in as_list(god.played)]
    out = []
    for size in as_list(god.sizes):
        if size:
            out.append(cards[:size])
            cards = cards[size:]
    return out


def active_skills(s: World, seat: int, god: God) -> list[str]:
    up = [skill for n, skill in enumerate(SKILLS) if god.has(n)]
    return sorted(up + ([SKILLS[god.pending]] if god.pending != NO_SKILL else []))


# -- war ----------------------------------------------------------------------------------------------


def of_war(of: Callable[[Run, War], Any], without: Any = None) -> Callable[[Run, Any], Any]:
    """A fact of the last war, or ``without`` if there was none."""

    def found(run: Run, expected: Any) -> Any:
        return without if run.war is None else of(run, run.war)

    return found


def by_fighter(of: Callable[[War, int], int]) -> Callable[[Run, Any], Any]:
    """A number of each participant; of those the expectation names, unless it names none."""

    def found(run: Run, expected: Any) -> Any:
        mapping(expected, "a fact of players", run.players)
        war = run.war
        return {} if war is None else {run.players[seat]: int(of(war, seat)) for seat in as_list(war.order)}

    return found


def fighters(run: Run, war: War, bits: int) -> list[str]:
    return [run.players[seat] for seat in as_list(war.order) if bits >> seat & 1]


# -- options ---------------------------------------------------------------------------------------------


def area_options(run: Run) -> dict[str, int]:
    s = run.state
    found = {AREA_NAMES[area]: len(ways(s, s.active, area)) for area in in_world(run)}
    return {area: n for area, n in found.items() if n}


def placings(more: bool) -> Callable[[Run, Any], list[str]]:
    """Spaces in which the first worker, or one more, can be placed and paid now."""

    def found(run: Run, expected: Any) -> list[str]:
        s = run.state
        if s.area == EMPTY:
            raise BadCase("the case gives no 'genesis_area', which place_options and place_more_options need")
        if more and s.placed == 0:
            s = s.copy()
            s.placed = 1
        options = PlaceWorkers(s.active).placings(s, s.active)
        return sorted({SPACE_NAMES[option >> 8 & 255] for option in as_list(options)})

    return found


def town_options(run: Run, expected: Any) -> list[str]:
    """Those of the town building step, or if it has not come to it what they would be now."""
    if run.town_options is not None:
        return sorted(run.town_options)
    return sorted(SPACE_NAMES[space] for space in as_list(town_sites(run.state, run.state.active)))


# -- settlement and scoring ----------------------------------------------------------------------------------


def majority_areas(s: World, seat: int, god: God) -> list[str]:
    return [AREA_NAMES[area] for area in range(AREAS) if god.majority(area) or controls(s, seat, area)]


def territory(run: Run, what: str) -> int:
    """The last territory bonus; before any, what it would count."""
    if run.settled is not None:
        return run.settled[0 if what == "bonus" else 1]
    return int(count_majorities(run.state, run.state.active)) if what == "majorities" else 0


def told(run: Run, kind: str) -> list[dict[str, Any]]:
    """Events of the final settlement."""
    log = run.position.log
    out = [log.data(n, None) for n in range(run.log_before_final, len(log))] if run.state.over else []
    return [data for name, data, _ in out if name == kind]


def generation_winners(run: Run, expected: Any) -> dict[int, Any]:
    out: dict[int, Any] = {}
    for data in told(run, "generation_bonus"):
        player = run.players[data["seat"]]
        before = out.get(data["generation"])
        out[data["generation"]] = player if before is None else [*before, player]
    return out


def final_detail(run: Run, expected: Any) -> dict[str, Any]:
    """VP by source; dominion counts under towns."""
    out = {}
    for player, wanted in mapping(expected, "'final_detail'", run.players).items():
        totals = dict.fromkeys(mapping(wanted, "'final_detail'", ("workers", "towns", "generation_bonus", "skills")), 0)
        for data in told(run, "points"):
            source = "towns" if data["source"] == "dominion" else data["source"]
            if data["seat"] == run.players.index(player) and source in totals:
                totals[source] += data["amount"]
        out[player] = totals
    return out


FACTS: dict[str, Callable[[Run, Any], Any]] = {
    "workers": per_god(workers),
    "supply": per_god(lambda s, seat, god: int(god.supply)),
    "towns": per_god(towns),
    "rings": rings,
    "counters": counters,
    "vp": per_god(lambda s, seat, god: int(god.vp)),
    "generations": per_god(generations),
    "hand_size": per_god(lambda s, seat, god: len(god.hand)),
    "discard_size": lambda run, expected: len(run.state.discards),
    "deck_size": lambda run, expected: int(run.state.deck_size()),
    "markers": lambda run, expected: sorted(GENESIS[marker] for marker in (run.state.marker1, run.state.marker2)),
    "genesis_area": lambda run, expected: AREA_NAMES[run.state.area] if run.state.area != EMPTY else None,
    "active_skills": per_god(active_skills),
    "dominion": per_god(dominion),
    "buildings": buildings,
    "exiled": per_god(lambda s, seat, god: int(god.exiled)),
    "war": lambda run, expected: run.war is not None,
    "contested": of_war(lambda run, war: named(int(war.contested)), []),
    "participants": of_war(lambda run, war: [run.players[seat] for seat in as_list(war.order)], []),
    "declaration_order": of_war(lambda run, war: [run.players[seat] for seat in as_list(war.declare)], []),
    "base_strength": by_fighter(lambda war, seat: war.base[seat]),
    "die": by_fighter(lambda war, seat: war.sides[seat]),
    "strength": by_fighter(lambda war, seat: war.strength(seat)),
    "winner": of_war(lambda run, war: run.players[war.winner] if war.winner != NOBODY else None),
    "drawn": of_war(lambda run, war: fighters(run, war, int(war.drawn)), []),
    "losers": of_war(lambda run, war: fighters(run, war, int(war.losers)), []),
    "actions": lambda run, expected: run.last_actions,
    "inheritance_power": lambda run, expected: run.last_power,
    "area_option_count": lambda run, expected: sum(area_options(run).values()),
    "area_options_areas": lambda run, expected: sorted(area_options(run)),
    "place_options": placings(more=False),
    "place_more_options": placings(more=True),
    "change_legal": lambda run, expected: refuse_change(run.state, run.state.active) == 0,
    "town_options": town_options,
    "majority_areas": per_god(majority_areas),
    "majorities": lambda run, expected: territory(run, "majorities"),
    "territory_bonus": lambda run, expected: territory(run, "bonus"),
    "generation_winners": generation_winners,
    "winners": lambda run, expected: sorted(run.players[seat] for seat in GAME.winners(run.state)),
    "adjacent": adjacent,
}
FACTS["final_detail"] = final_detail
