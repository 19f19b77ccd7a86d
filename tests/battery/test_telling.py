"""A game tells each of its events by a function of its own, which takes the event's fields by name and in their order."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from playing import GAMES


def functions(game_id: str) -> dict[str, list[str]]:
    """By name of an event: what its function takes, from the source, as compiled ones do not say; ``from_`` is "from"."""
    where = type(GAMES[game_id]).__module__
    name = f"{where.rpartition('.')[0]}.tell" if "." in where else f"{where}_tell"
    module = importlib.import_module(name)
    source = Path(str(module.__file__)).parent / f"{name.rpartition('.')[2]}.py"
    return {
        node.name: [arg.arg.removesuffix("_") for arg in node.args.args]
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


@pytest.mark.parametrize("game_id", GAMES)
def test_every_event_has_its_function(game_id: str) -> None:
    events = GAMES[game_id].vocabulary.events.values()
    expected = {event.name: ["s", *["audience"] * bool(event.secret), *event.parts] for event in events}
    assert functions(game_id) == expected
