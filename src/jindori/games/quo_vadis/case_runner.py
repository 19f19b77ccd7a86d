"""Worked cases of Quo Vadis, played: the position, the entries of ``when``, then the facts of ``then`` (case_facts.py).

The engine stops before every step of a turn and before the dice of a war, and asks also where there is one option, so
that only what a case lists is done. Offers that a case does not list are declined; what cannot be declined is left out.
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, mapping, name, shown
from jindori.engine.errors import BadCase
from jindori.games.quo_vadis.builder import GIVEN_KEYS
from jindori.games.quo_vadis.case_decisions import (
    NAMES,
    check_entry,
)
from jindori.games.quo_vadis.case_facts import check_facts, check_keys
from jindori.games.quo_vadis.case_run import Halt, Run
from jindori.games.quo_vadis.case_setup import check_set_up

STEPS = ("war", "end_phase", "final_settlement", "next_turn", "query")


class CaseRunner:
    """Plays the worked cases of Quo Vadis."""

    def play(self, given: Any, when: Any, then: Any) -> list[Failure]:
        entries = [mapping(entry, f"step {n} of 'when'") for n, entry in enumerate(listing(when, "'when'"), 1)]
        then = mapping(then, "'then'")
        if entries and entries[0].get("step") in ("setup", "draft"):
            return check_set_up(given, entries, then)
        given = mapping(given, "'given'", GIVEN_KEYS)
        check_keys(then)
        for n, entry in enumerate(entries, 1):
            check_form(entry, f"step {n} of 'when'")
        run = Run(given, entries, illegal="illegal" in then)
        for n, entry in enumerate(entries):
            try:
                run.enter(entry, n)
            except Halt as halt:
                return [Failure(f"when {n + 1}", halt.expected, halt.got)]
        run.settle()
        return check_facts(run, then)


def check_form(entry: dict[str, Any], what: str) -> None:
    """What every entry must look like, whether it comes to it or not."""
    if "step" in entry:
        step = name(entry["step"], f"'step' of {what}", STEPS)
        mapping(entry, what, ("step", "note", "player") if step == "next_turn" else ("step", "note"))
    elif "chance" in entry:
        mapping(entry, what, ("chance", "note", "rolls"))
        name(entry["chance"], f"'chance' of {what}", ("dice",))
    elif "dp" in entry:
        check_entry(name(entry["dp"], f"'dp' of {what}", NAMES), entry, what)
    else:
        raise BadCase(f"{what} must have one of the keys step, chance, dp; not {shown(list(entry))}")
