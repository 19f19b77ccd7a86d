"""The inside of a game as plain data and back, from nothing but the fields of its classes."""
# not compiled: reads and writes plain data

from __future__ import annotations

from typing import Any

from jindori.engine.errors import BadRecord
from jindori.engine.fields import constructor_fields, fields_of
from jindori.engine.game import AnyGame
from jindori.engine.rows import row, row_below
from jindori.engine.state import Procedure, State, lowest
from jindori.engine.stream import Stream

Saved = dict[str, Any]
ENGINES_OWN = frozenset(fields_of(State(1, Stream(1, 2, 3, 4))))


def saved_fields(thing: Any) -> list[str]:
    """The fields of a state, or of a part of one, that are saved: all that do not follow from others."""
    own = ENGINES_OWN if isinstance(thing, State) else frozenset()
    return [name for name in fields_of(thing) if name not in own and name not in getattr(thing, "derived", ())]


def plain(value: Any) -> Any:
    """A field as JSON can hold it."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if hasattr(value, "__len__"):
        return [plain(item) for item in value]
    if hasattr(value, "save"):
        return value.save()
    return {name: plain(getattr(value, name)) for name in saved_fields(value)}


def save_procedure(procedure: Procedure[Any]) -> list[Any]:
    """Its class, and its fields in the order of the constructor."""
    kind: type = type(procedure)
    return [kind.__name__, [plain(getattr(procedure, name)) for name in constructor_fields(kind)]]


def save_state(state: State) -> Saved:
    """The whole inside of a game."""
    return {
        "fields": plain(state),
        "stack": [save_procedure(procedure) for procedure in state.stack],
        "stream": state.stream.words(),
        "asked": int(state.asked),
        "over": bool(state.over),
    }


def load_state(game: AnyGame, players: int, saved: Saved) -> State:
    """The state that ``save_state`` has saved. Raises BadRecord, LookupError, TypeError or ValueError."""
    a, b, c, d = saved["stream"]
    state: State = game.blank(players, Stream(a, b, c, d), saved["fields"])
    fill(game, players, state, saved["fields"])
    game.derive(state)
    kinds = {kind.__name__: kind for kind in game.procedures}
    for name, values in saved["stack"]:
        state.push(kinds[name](*[as_rows(value) if isinstance(value, list) else value for value in values]))
    state.over = bool(saved["over"])
    state.asked = int(saved["asked"])
    if not state.over and not 0 < state.asked < 1 << players:
        raise BadRecord("the position is malformed: nobody is asked")
    if not state.over and not state.stack[-1].sealed():
        state.offered = state.stack[-1].options(state, lowest(state.asked))
    state.listening = True
    return state


def fill(game: AnyGame, players: int, thing: Any, saved: Saved) -> Any:
    """Give a thing its saved fields. Raises LookupError, TypeError or ValueError."""
    for name in saved_fields(thing):
        usual, value = getattr(thing, name), saved[name]
        if hasattr(usual, "save"):  # the rules, which a blank state has already
            continue
        if name in game.parts:
            value = load_part(game, players, name, value)
        elif isinstance(value, list):
            no_rows = not value and isinstance(usual, list)  # compiled, a row is no list, and a list of rows stays one
            value = [] if no_rows else as_rows(value, game.ends.get(name))
        elif type(value) is not (bool if isinstance(usual, bool) else int):
            raise TypeError(f"{name} is not a {'truth' if isinstance(usual, bool) else 'whole number'}")
        setattr(thing, name, value)
    return thing


def load_part(game: AnyGame, players: int, name: str, value: Any) -> Any:
    kind = game.parts[name]
    if not isinstance(value, list):
        return None if value is None else fill(game, players, kind(None), value)
    if len(value) != players:
        raise ValueError(f"the number of {name} is not the number of players")
    return [fill(game, players, kind(None), part) for part in value]


def as_rows(value: list[Any], end: int | None = None) -> Any:
    """A saved row, or a list of rows; ``end``: its numbers are below."""
    if value and isinstance(value[0], list):
        return [as_rows(inner, end) for inner in value]
    return row(value) if end is None else row_below(value, end)
