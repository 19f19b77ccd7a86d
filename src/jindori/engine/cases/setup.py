"""Cases about the set-up: facts for each number of players, checked over several seeds."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.comparison import Fact, check_facts, read_facts
from jindori.engine.cases.failure import Failure
from jindori.engine.cases.reading import mapping, name, whole
from jindori.engine.cases.stepping import Stepped, Stops
from jindori.engine.errors import BadCase, BadOptions
from jindori.engine.game import AnyGame
from jindori.engine.position import stream_of
from jindori.engine.table import Table

SEEDS = range(12)


class SetUp:
    """A game set up, as far as it goes without a question or to its first stop."""

    def __init__(self, game: AnyGame, table: Table, stops: Stops, seed: int) -> None:
        state = game.new_state(table.players, table.options, stream_of(f"{seed:032x}"), False, None)
        self.position = Stepped.of(Stepped(game, table.options, state, None, None, None), stops)
        if not stops(state):
            self.position.go_on()
        self.players: list[str] = self.position.seats


def is_set_up(given: dict[str, Any], entries: list[dict[str, Any]]) -> bool:
    return "setup" in given or (bool(entries) and entries[0].get("step") in ("setup", "draft"))


def play_set_up(
    game: AnyGame, stops: Stops, facts: dict[str, Fact], given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]
) -> list[Failure]:
    """``setup`` or ``players``: the numbers of players. A fact has one value, or one by number of players.

    It may also stand under ``always``, or under ``for_players`` and a number.
    """
    mapping(given, "'given' of a set-up", ("setup", "players", "options", "note"))
    usual = list(range(game.min_players, game.max_players + 1))
    given_counts = given.get("setup", given.get("players", usual))
    counts = [whole(n, "a number of players", usual[0], usual[-1]) for n in (given_counts if isinstance(given_counts, list) else [given_counts])]
    if not counts:
        raise BadCase("'setup' names no number of players")
    for n, entry in enumerate(entries, 1):
        mapping(entry, f"step {n} of 'when'", ("by", "do", "step", "note"))
        name(entry.get("by", "engine"), f"'by' of step {n} of 'when'", ("engine",))
        name(entry.get("do", entry.get("step")), f"step {n} of 'when'", ("setup", "draft"))
    if len(entries) != 1:
        raise BadCase("a case of the set-up has one step")
    by_count = {n: dict(mapping(then.get("always", {}), "'always'", facts)) for n in counts}
    special = then.get("for_players", {})
    for n, values in special.items() if isinstance(special, dict) else [(special, {})]:
        by_count[known_count(n, counts)].update(mapping(values, f"'for_players' {n}", facts))
    rest = mapping({key: value for key, value in then.items() if key not in ("always", "for_players")}, "'then' of a set-up", facts)
    for key, value in rest.items():
        numbered = isinstance(value, dict) and any(isinstance(n, int) for n in value)
        for n, one in value.items() if numbered else [(n, value) for n in counts]:
            by_count[known_count(n, counts)][key] = one
    return [failure for n in counts for failure in check(game, stops, facts, n, given.get("options", {}), by_count[n])]


def known_count(n: Any, counts: list[int]) -> int:
    if whole(n, "a number of players in 'then'", 1, 99) not in counts:
        raise BadCase(f"'then' names {n} players, but 'given' does not")
    return int(n)


def check(game: AnyGame, stops: Stops, facts: dict[str, Fact], players: int, options: Any, then: dict[str, Any]) -> list[Failure]:
    """The failures of the first seed that has any."""
    try:
        table = Table(game, players, mapping(options, "'options'"))
    except BadOptions as error:
        raise BadCase(str(error)) from None
    for seed in SEEDS:
        run = SetUp(game, table, stops, seed)
        failures = check_facts(facts, run, read_facts(facts, then, run.players))
        if failures:
            return [Failure(f"{f.what} with {players} players", f.expected, f.got) for f in failures]
    return []
