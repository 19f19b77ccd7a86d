"""What a state tells by name is what its game's vocabulary declares, no field more and none less."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from playing import GAMES, begin


def taken(kind: type, method: str) -> list[str]:
    """Names of what a method takes, from its source, as a compiled one does not say; ``from_`` is "from"."""
    module = sys.modules[kind.__module__]
    source = Path(str(module.__file__)).parent / f"{module.__name__.rpartition('.')[2]}.py"
    found = [
        function.args.args + function.args.kwonlyargs
        for node in ast.parse(source.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
        for function in node.body
        if isinstance(function, ast.FunctionDef) and function.name == method
    ]
    return [arg.arg.removesuffix("_") for arg in found[0]]


@pytest.mark.parametrize("game_id", GAMES)
def test_tell_takes_the_fields_of_all_events(game_id: str) -> None:
    """All of them and no others; ``tell_to`` those of the events that hide something."""
    vocabulary = GAMES[game_id].vocabulary
    state = type(begin(game_id, GAMES[game_id].min_players, 1).state)
    assert set(taken(state, "tell")[2:]) == vocabulary.told()
    secret = [event.parts for event in vocabulary.events.values() if event.secret]
    if secret:
        assert set(taken(state, "tell_to")[3:]) == {part for parts in secret for part in parts}
