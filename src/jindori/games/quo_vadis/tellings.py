"""How Quo Vadis' events read as data."""
# not compiled: tables for people

from __future__ import annotations

from typing import Any

from jindori.engine.codec import EventKind
from jindori.games.quo_vadis import events as e
from jindori.games.quo_vadis.board import AREA_NAMES, GENESIS, SPACE_NAMES, TERRAINS
from jindori.games.quo_vadis.generations import MODES
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS, RACES
from jindori.games.quo_vadis.skills import SKILLS


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(5) if bits >> seat & 1]


def spaces_in(bits: int) -> list[str]:
    return [name for n, name in enumerate(SPACE_NAMES) if bits >> n & 1]


def why_name(why: int) -> str:
    """A skill, or another cause."""
    return SKILLS[why] if why < e.BY_CARD else e.WHYS[why - e.BY_CARD]


def totals_of(n: list[int]) -> dict[int, int]:
    return dict(zip(n[0::2], n[1::2], strict=True))


def at_space(n: list[int]) -> dict[str, Any]:
    return {"seat": n[0], "space": SPACE_NAMES[n[1]]}


def with_skill(n: list[int]) -> dict[str, Any]:
    return {"seat": n[0], "skill": SKILLS[n[1]]}


def on_dice(n: list[int]) -> dict[str, Any]:
    return {"seat": n[0], "sides": n[1], "roll": max(n[2], n[3]), "dice": [d for d in n[2:4] if d]}


def card_played(n: list[int]) -> dict[str, Any]:
    return {
        "seat": n[0],
        "kind": KINDS[n[1]],
        "mode": MODES[n[2]],
        "generation": n[3],
        "entreaty": KINDS[n[4]] if n[4] != n[1] else None,
    }


def counter_changed(n: list[int]) -> dict[str, Any]:
    return {
        "seat": n[0], "counter": COUNTERS[n[1] & 255], "amount": n[2], "total": n[3], "lost": n[1] >> 8, "why": why_name(n[4]),
    }  # fmt: skip


def points(n: list[int]) -> dict[str, Any]:
    return {"seat": n[0], "amount": n[1], "total": n[2], "source": e.SOURCES[n[3]], "skill": SKILLS[n[4] - 1] if n[4] else None}


EVENTS = {
    e.GAME_BEGAN: EventKind("game_began", lambda n: {"players": n[0]}, heading=True),
    e.RACE_TAKEN: EventKind("race_taken", lambda n: {"seat": n[0], "race": RACES[n[1]]}),
    e.SKILLS_DEALT: EventKind("skills_dealt", lambda n: {"each": n[0], "undealt": n[1]}),
    e.DRAFTED: EventKind("drafted", with_skill, secret=("skill",)),
    e.PACKS_PASSED: EventKind("packs_passed", lambda n: {"kept": n[0]}),
    e.DREW: EventKind("drew", lambda n: {"seat": n[0], "cards": [KINDS[k] for k in n[1:]]}, secret=("cards",)),
    e.CUBES_SET: EventKind("cubes_set", lambda n: {"seat": n[0], "war_spirit": n[1], "food": n[2], "faith": n[3]}),
    e.BASIC_CHOSEN: EventKind("basic_chosen", with_skill),
    e.START_PLAYER: EventKind("start_player", lambda n: {"seat": n[0]}),
    e.ROUND_BEGAN: EventKind("round_began", lambda n: {"round": n[0]}, heading=True),
    e.TURN_BEGAN: EventKind("turn_began", lambda n: {"seat": n[0], "round": n[1]}),
    e.AREA_CHOSEN: EventKind(
        "area_chosen", lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]], "cards": [GENESIS[n[2]], GENESIS[n[3]]]}
    ),
    e.WRATH_USED: EventKind(
        "wrath_used",
        lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]], "spaces": spaces_in(n[2] << 3 * n[1]), "paid": n[3]},
    ),
    e.WORKERS_RETURNED: EventKind(
        "workers_returned", lambda n: {"seat": n[0], "space": SPACE_NAMES[n[1]], "count": n[2], "why": why_name(n[3])}
    ),
    e.TOWN_DESTROYED: EventKind(
        "town_destroyed",
        lambda n: {"seat": n[0], "space": SPACE_NAMES[n[1]], "by": n[2] - 1 if n[2] else None, "why": why_name(n[3])},
    ),
    e.RING_PLACED: EventKind("ring_placed", lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]], "terrain": TERRAINS[n[2]]}),
    e.RING_MISSING: EventKind("ring_missing", lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]], "terrain": TERRAINS[n[2]]}),
    e.ALTAR_SHELTERS: EventKind("altar_shelters", lambda n: {"area": AREA_NAMES[n[0]]}),
    e.WORKER_PLACED: EventKind("worker_placed", lambda n: {"seat": n[0], "space": SPACE_NAMES[n[1]], "cost": n[2]}),
    e.CARD_PLAYED: EventKind("card_played", card_played),
    e.ACTIONS_COUNTED: EventKind(
        "actions_counted", lambda n: {"seat": n[0], "kind": KINDS[n[1]], "actions": n[2], "power": n[3]}
    ),
    e.WORKER_MOVED: EventKind("worker_moved", lambda n: {"seat": n[0], "from": SPACE_NAMES[n[1]], "to": SPACE_NAMES[n[2]]}),
    e.DISCARDED: EventKind("discarded", lambda n: {"seat": n[0], "cards": [KINDS[k] for k in n[1:]]}),
    e.WAR_BEGAN: EventKind(
        "war_began", lambda n: {"area": AREA_NAMES[n[0]], "spaces": spaces_in(n[1]), "seats": list(n[2:])}, heading=True
    ),
    e.BASE_STRENGTHS: EventKind("base_strengths", lambda n: {"totals": totals_of(n)}),
    e.SPIRIT_DECLARED: EventKind("spirit_declared", lambda n: {"seat": n[0], "amount": n[1]}),
    e.LEVY_DECLARED: EventKind("levy_declared", lambda n: {"seat": n[0], "amount": n[1]}),
    e.ROLLED: EventKind("rolled", on_dice),
    e.REROLLED: EventKind("rerolled", on_dice),
    e.STRENGTHS: EventKind("strengths", lambda n: {"totals": totals_of(n)}),
    e.WAR_WON: EventKind("war_won", lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]]}),
    e.WAR_DRAWN: EventKind("war_drawn", lambda n: {"seats": seats_of(n[0])}),
    e.WAR_LOST: EventKind("war_lost", lambda n: {"seat": n[0], "area": AREA_NAMES[n[1]]}),
    e.RETREATED: EventKind("retreated", lambda n: {"seat": n[0], "from": SPACE_NAMES[n[1]], "to": SPACE_NAMES[n[2]]}),
    e.RESHUFFLED: EventKind("reshuffled", lambda n: {"count": n[0]}),
    e.REBUILT: EventKind("rebuilt", at_space),
    e.TOWN_BUILT: EventKind("town_built", at_space),
    e.NO_TOWN_BUILT: EventKind("no_town_built", lambda n: {"seat": n[0]}),
    e.SKILL_REVEALED: EventKind("skill_revealed", with_skill),
    e.TERRITORY: EventKind("territory", lambda n: {"seat": n[0], "count": n[1], "majorities": n[2], "bonus": n[3]}),
    e.POINTS: EventKind("points", points),
    e.COUNTER: EventKind("counter", counter_changed),
    e.EXILED: EventKind("exiled", lambda n: {**at_space(n), "count": n[2]}),
    e.BUILDING_BUILT: EventKind("building_built", lambda n: {**at_space(n), "building": BUILDINGS[n[2]]}),
    e.BUILDING_CLAIMED: EventKind("building_claimed", lambda n: {**at_space(n), "building": BUILDINGS[n[2]]}),
    e.BUILDING_REMOVED: EventKind(
        "building_removed", lambda n: {"space": SPACE_NAMES[n[0]], "building": BUILDINGS[n[1]], "why": why_name(n[2])}
    ),
    e.DOMINION: EventKind(
        "dominion",
        lambda n: {"seat": n[0], "space": SPACE_NAMES[n[1]], "amount": n[2], "total": n[3], "why": why_name(n[4])},
    ),
    e.GENERATION_BONUS: EventKind("generation_bonus", lambda n: {"seat": n[0], "generation": n[1], "bonus": n[2]}),
    e.GAME_ENDED: EventKind("game_ended", lambda n: {}, heading=True),
}
