"""The run of a case: read everything, build the position, carry out the steps, compare. One ``Kit`` a game."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jindori.engine.cases.comparison import Fact, check_facts, read_facts
from jindori.engine.cases.facts import COMMON
from jindori.engine.cases.failure import Failure, Halt
from jindori.engine.cases.reading import listing, mapping, whole
from jindori.engine.cases.run import Run
from jindori.engine.cases.setup import is_set_up, play_set_up
from jindori.engine.cases.stepping import Stepped, Stops
from jindori.engine.errors import BadCase
from jindori.engine.game import AnyGame

MOST_VARIANTS = 20


class Kit:
    """What plays a game's worked cases: ``CASES`` in its package ``cases``, made of what the game adds.

    ``build``: from ``given`` (keys ``given_keys``) to a position that stands still where ``stops`` says so.
    ``set_up_facts``: what a case about the set-up may assert; their runs have no more than ``position`` and ``players``.
    """

    def __init__(
        self,
        game: AnyGame,
        given_keys: Sequence[str],
        build: Callable[[dict[str, Any]], Stepped],
        stops: Stops,
        run: type[Run],
        facts: dict[str, Fact],
        set_up_facts: dict[str, Fact],
    ) -> None:
        self.game = game
        self.given_keys = given_keys
        self.build = build
        self.stops = stops
        self.run = run
        self.facts = {**COMMON, **facts}
        self.set_up_facts = {**set_up_facts, "note": COMMON["note"]}

    def play(self, given: Any, when: Any, then: Any) -> list[Failure]:
        """Everything that does not hold. Raises BadCase for what cannot be read, or a position that cannot be."""
        given = mapping(given, "'given'")
        entries = [mapping(entry, f"step {n} of 'when'") for n, entry in enumerate(listing(when, "'when'"), 1)]
        then = mapping(then, "'then'")
        if is_set_up(given, entries):
            return play_set_up(self.game, self.stops, self.set_up_facts, given, entries, then)
        if isinstance(given.get("variants"), list):
            return self.play_variants(given, entries, then)
        for n, entry in enumerate(entries, 1):
            if "variant" in entry:
                raise BadCase(f"step {n} of 'when' names a variant, but 'given' has none")
        return self.play_one(given, entries, then)

    def play_variants(self, given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
        """Each variant is a position of its own; steps and facts without a number belong to all of them."""
        variants = given["variants"]
        if not 1 <= len(variants) <= MOST_VARIANTS:
            raise BadCase(f"'variants' must have 1 to {MOST_VARIANTS} positions")
        shared = {key: value for key, value in given.items() if key != "variants"}
        for n, entry in enumerate(entries, 1):
            whole(entry.get("variant", 0), f"'variant' of step {n}", 0, len(variants) - 1)
        own = [f"variant_{n}" for n in range(len(variants))]
        failures: list[Failure] = []
        for n, variant in enumerate(variants):
            position = {**shared, **mapping(variant, f"variant {n}")}
            steps = [{k: v for k, v in entry.items() if k != "variant"} for entry in entries if entry.get("variant", n) == n]
            facts = {key: value for key, value in then.items() if key not in own}
            facts.update(mapping(then.get(own[n], {}), f"'{own[n]}'"))
            failures += [Failure(f"{own[n]}: {f.what}", f.expected, f.got) for f in self.play_one(position, steps, facts)]
        return failures

    def play_one(self, given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
        mapping(then, "'then'", self.facts)
        position = self.build(mapping(given, "'given'", self.given_keys))
        expected = read_facts(self.facts, then, position.seats)
        run = self.run(position, given, entries, then.get("illegal") is True)
        steps = [run.read(entry, n, f"step {n + 1} of 'when'") for n, entry in enumerate(entries)]
        for n, step in enumerate(steps):
            try:
                run.carry_out(step, n)
            except Halt as halt:
                return [Failure(f"when {n + 1}", halt.expected, halt.got)]
        run.settle()
        return check_facts(self.facts, run, expected)
