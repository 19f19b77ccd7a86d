"""Worked cases about the set-up (BR-3): facts for each number of players, checked over several seeds."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, mapping, name, names, shown, truth, whole
from jindori.engine.errors import BadCase, BadOptions
from jindori.engine.position import stream_of
from jindori.engine.readable import same
from jindori.engine.table import Table
from jindori.games.blood_rage.board import (
    AXES,
    FIGURES,
    HORNS,
    LAST_STEP,
    NO_TOKEN,
    PHASES,
    PLACES,
    RESERVE,
    SEATS,
    STATS,
    TOKENS,
    YGGDRASIL,
)
from jindori.games.blood_rage.definition import GAME
from jindori.games.blood_rage.state import Saga

SEEDS = range(12)


def check_set_up(given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
    mapping(given, "'given' with 'setup'", ("setup", "options", "note"))
    counts = [whole(n, "'setup'", 2, SEATS) for n in listing(given["setup"], "'setup'")]
    if not counts:
        raise BadCase("'setup' names no number of players")
    options = mapping(given.get("options", {}), "'options'")
    if len(entries) != 1:
        raise BadCase("a case of the set-up has one step: {by: engine, do: setup}")
    mapping(entries[0], "step 1 of 'when'", ("by", "do", "note"))
    name(entries[0].get("by"), "'by' of step 1 of 'when'", ("engine",))
    name(entries[0].get("do"), "'do' of step 1 of 'when'", ("setup",))
    mapping(then, "'then' of a set-up", ("for_players", "always", "note"))
    always = mapping(then.get("always", {}), "'always'", FACTS)
    special = then.get("for_players", {})
    if not isinstance(special, dict):
        raise BadCase(f"'for_players' must be a mapping, not {shown(special)}")
    for players, facts in special.items():
        if whole(players, "a number of players in 'for_players'", 2, SEATS) not in counts:
            raise BadCase(f"'for_players' names {players}, but 'setup' does not")
        mapping(facts, f"'for_players' {players}", FACTS)
    failures: list[Failure] = []
    for players in counts:
        facts = {**always, **special.get(players, {})}
        failures += check_one(players, options, facts)
    return failures


def check_one(players: int, options: dict[str, Any], facts: dict[str, Any]) -> list[Failure]:
    try:
        table = Table(GAME, players, options)
    except BadOptions as error:
        raise BadCase(str(error)) from None
    for key, expected in facts.items():
        KINDS[key](expected, f"{key!r} of 'then'")
    for seed in SEEDS:
        state = GAME.new_state(players, table.options, stream_of(f"{seed:032x}"), False, None)
        failures = []
        for key, expected in facts.items():
            for got in FACTS[key](state):
                if not same(expected, got):
                    failures.append(Failure(f"{key} with {players} players", expected, got))
                    break
        if failures:
            return failures
    return []


def destroyed(s: Saga) -> int:
    return sum(fell >= 0 for fell in s.fell)


FACTS: dict[str, Callable[[Saga], list[Any]]] = {
    "age": lambda s: [int(s.age)],
    "phase": lambda s: [PHASES[s.phase]],
    "pillaged": lambda s: [[PLACES[p] for p, pillaged in enumerate(s.pillaged) if pillaged]],
    "steps": lambda s: [{stat: int(clan.step(n)) for n, stat in enumerate(STATS)} for clan in s.clans],
    "hand_sizes": lambda s: [len(clan.hand) for clan in s.clans],
    "destroyed_provinces": lambda s: [destroyed(s)],
    "deck_sizes": lambda s: [[len(deck) for deck in s.decks]],
    "pillage_tokens_on_board": lambda s: [sum(token != NO_TOKEN for token in s.tokens)],
    "yggdrasil_token": lambda s: [TOKENS[s.tokens[YGGDRASIL]]],
    "ragnarok_slots": lambda s: [len(s.ragnarok)],
    "slots_distinct_and_not_destroyed": lambda s: [len(set(s.ragnarok)) == 3 and all(s.stands(p) for p in s.ragnarok)],
    "doom_is_slot": lambda s: [list(s.ragnarok).index(s.doom) + 1 if s.doom in list(s.ragnarok) else None],
    "yggdrasil_destroyed": lambda s: [not s.stands(YGGDRASIL)],
    "rage": lambda s: [int(clan.rage) for clan in s.clans],
    "glory": lambda s: [int(clan.glory) for clan in s.clans],
    "axes": lambda s: [int(clan.value(AXES)) for clan in s.clans],
    "horns": lambda s: [int(clan.value(HORNS)) for clan in s.clans],
    "reserve": lambda s: [reserve(s, seat) for seat in range(int(s.players))],
}
"""By fact: its value, or one for each clan."""


def reserve(s: Saga, seat: int) -> dict[str, int]:
    counts = {figure: int(s.count(seat, kind, RESERVE)) for kind, figure in enumerate(FIGURES)}
    return {figure: n for figure, n in counts.items() if n}


def number(value: Any, what: str) -> None:
    whole(value, what, 0, 1_000)


def figures(value: Any, what: str) -> None:
    for figure, n in mapping(value, what, FIGURES).items():
        number(n, f"{figure} in {what}")


def steps(value: Any, what: str) -> None:
    for stat, step in mapping(value, what, STATS).items():
        whole(step, f"{stat} in {what}", 1, LAST_STEP)


def numbers(value: Any, what: str) -> None:
    for item in listing(value, what):
        number(item, what)


KINDS: dict[str, Callable[[Any, str], Any]] = {
    **dict.fromkeys(FACTS, number),
    "deck_sizes": numbers,
    "yggdrasil_token": lambda value, what: name(value, what, TOKENS),
    "slots_distinct_and_not_destroyed": truth,
    "yggdrasil_destroyed": truth,
    "reserve": figures,
    "phase": lambda value, what: name(value, what, PHASES),
    "pillaged": lambda value, what: names(value, what, PLACES),
    "steps": steps,
}
"""By fact: what checks that an expected value is well-formed."""

