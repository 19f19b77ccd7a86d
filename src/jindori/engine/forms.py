"""Forms of saved positions: what an older form looked like, so that its files are read and fingerprints stay the same.

Fingerprints are defined over form 1. There some procedures ended with fields that were 0 at every decision
(``Game.form_1_zeros``), and some of a game's own fields and events were written otherwise (``fields_in_form_1``, ``event_from_form_1``).
"""
# not compiled: reads and writes plain data

from __future__ import annotations

from typing import Any

from jindori.engine.errors import BadRecord
from jindori.engine.game import AnyGame

Saved = dict[str, Any]


def in_form_1(game: AnyGame, state: Saved) -> Saved:
    """A saved state as form 1 had it."""
    stack = [[name, [*values, *[0] * game.form_1_zeros.get(name, 0)]] for name, values in state["stack"]]
    return {**state, "fields": game.fields_in_form_1(state["fields"]), "stack": stack}


def from_form_1(game: AnyGame, position: dict[str, Any]) -> dict[str, Any]:
    """A dump of schema 1 as it is written now. Raises BadRecord where something else than 0 would be left out."""
    history = [[seat, state_from_form_1(game, earlier), *rest] for seat, earlier, *rest in position["history"]]
    log = [[move, kind, audience, game.event_from_form_1(kind, numbers)] for move, kind, audience, numbers in position["log"]]
    return {**position, "schema": 2, "log": log, "state": state_from_form_1(game, position["state"]), "history": history}


def state_from_form_1(game: AnyGame, state: Saved) -> Saved:
    stack = []
    for name, values in state["stack"]:
        zeros = game.form_1_zeros.get(name, 0)
        kept, left_out = values[: len(values) - zeros], values[len(values) - zeros :]
        if any(type(value) is not int or value != 0 for value in left_out) or len(left_out) != zeros:
            raise BadRecord(f"the position is malformed: {name} of schema 1 does not end with {zeros} zeros")
        stack.append([name, kept])
    return {**state, "fields": game.fields_from_form_1(state["fields"]), "stack": stack}
