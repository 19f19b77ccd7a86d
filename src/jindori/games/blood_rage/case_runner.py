"""Worked cases of Blood Rage: the position (builder.py), the decisions of ``when`` (case_run.py), the facts of ``then`` (case_facts.py)."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, mapping, name, shown, whole
from jindori.engine.errors import BadCase
from jindori.games.blood_rage.builder import GIVEN_KEYS, build
from jindori.games.blood_rage.case_decisions import (
    read_commit,
    read_decision,
)
from jindori.games.blood_rage.case_facts import check_facts, check_keys
from jindori.games.blood_rage.case_run import ENGINE_STEPS, Halt, Run
from jindori.games.blood_rage.case_setup import check_set_up

MOST_VARIANTS = 20


class CaseRunner:
    """Plays the worked cases of Blood Rage."""

    def play(self, given: Any, when: Any, then: Any) -> list[Failure]:
        mapping(given, "'given'", (*GIVEN_KEYS, "setup", "variants"))
        entries = [mapping(entry, f"step {n} of 'when'") for n, entry in enumerate(listing(when, "'when'"), 1)]
        then = mapping(then, "'then'")
        if "setup" in given:
            return check_set_up(given, entries, then)
        if "variants" not in given:
            for n, entry in enumerate(entries, 1):
                if "variant" in entry:
                    raise BadCase(f"step {n} of 'when' names a variant, but 'given' has none")
            return play_one(given, entries, then)
        return play_variants(given, entries, then)


def play_variants(given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
    """Each variant is a position of its own; steps and facts without a number belong to all of them."""
    variants = listing(given["variants"], "'variants'")
    if not 1 <= len(variants) <= MOST_VARIANTS:
        raise BadCase(f"'variants' must have 1 to {MOST_VARIANTS} positions")
    shared = {key: value for key, value in given.items() if key != "variants"}
    for n, entry in enumerate(entries, 1):
        if "variant" in entry:
            whole(entry["variant"], f"'variant' of step {n}", 0, len(variants) - 1)
    own = [f"variant_{n}" for n in range(len(variants))]
    failures: list[Failure] = []
    for n, variant in enumerate(variants):
        position = {**shared, **mapping(variant, f"variant {n}", GIVEN_KEYS)}
        steps = [entry for entry in entries if entry.get("variant", n) == n]
        facts = {key: value for key, value in then.items() if key not in own}
        facts.update(mapping(then.get(own[n], {}), f"'{own[n]}'"))
        failures += [Failure(f"{own[n]}: {f.what}", f.expected, f.got) for f in play_one(position, steps, facts)]
    return failures


def play_one(given: dict[str, Any], entries: list[dict[str, Any]], then: dict[str, Any]) -> list[Failure]:
    check_keys(then)
    run = Run(build(given, go_on=False), given)
    steps = [read_step(entry, n, run) for n, entry in enumerate(entries, 1)]
    for n, step in enumerate(steps, 1):
        try:
            step()
        except Halt as halt:
            return [Failure(f"when {n}", halt.expected, halt.got)]
    run.settle()
    return check_facts(run, then)


def read_step(entry: dict[str, Any], n: int, run: Run) -> Any:
    """A step of ``when`` as a function to call. Raises BadCase."""
    what = f"step {n} of 'when'"
    if "note" in entry and not isinstance(entry["note"], str):
        raise BadCase(f"'note' of {what} must be text, not {shown(entry['note'])}")
    if "commit" in entry:
        cards = read_commit(entry, what, run.players)
        return lambda: run.commit(cards)
    by = entry.get("by")
    if by == "all":
        mapping(entry, what, ("by", "do", "note", "variant"))
        name(entry.get("do"), f"'do' of {what}", ("draft",))
        return run.draft
    if by == "engine":
        mapping(entry, what, ("by", "do", "note", "variant"))
        step = name(entry.get("do"), f"'do' of {what}", ENGINE_STEPS)
        return lambda: run.engine_step(step)
    seat, action = read_decision(entry, what, run.players)
    return lambda: run.decide(seat, action)
