"""What records and saved positions have in common: one head, keys of the right type, JSON without surprises."""
# not compiled: reads and writes plain data

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from jindori.engine.beginning import checked_names
from jindori.engine.course import Course
from jindori.engine.errors import BadOptions, BadRecord, shown
from jindori.engine.game import AnyGame
from jindori.engine.options import checked_options

HEAD = {"format", "schema", "game", "rules_version", "players", "options", "seed", "first", "seats"}

Find = Callable[[str], AnyGame]


def head_of(position: Course, format_: str, schema: int) -> dict[str, Any]:
    """What a file says first: what it is, and how the game was begun."""
    return {
        "format": format_,
        "schema": schema,
        "game": position.game.id,
        "rules_version": position.rules_version,
        "players": position.players,
        "options": dict(position.options),
        "seed": position.seed,
        "first": position.first,
        "seats": list(position.seats),
    }


def checked_head(data: Any, format_: str, schemas: tuple[int, ...], find: Find) -> AnyGame:
    """Format, schema, game and rules version of a record or saved position. Raises BadRecord."""
    if not isinstance(data, dict):
        raise BadRecord(f"a {format_} is an object, not {shown(data)}")
    what = f"the {format_.split('-')[1]}"
    if need(data, "format", str, what) != format_:
        raise BadRecord(f"the format is {shown(data['format'])}, not {format_!r}")
    if need(data, "schema", int, what) not in schemas:
        raise BadRecord(f"schema version {shown(data['schema'])} is not known here; this version reads {' and '.join(map(str, schemas))}")
    try:
        game = find(need(data, "game", str, what))
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    version = need(data, "rules_version", str, what)
    if version != game.rules_version:
        raise BadRecord(f"made under rules version {shown(version)} of {game.id}; this version has {game.rules_version!r}. The file is unharmed")
    return game


def seat_names(data: dict[str, Any], what: str) -> list[str]:
    """A name for every seat. Raises BadRecord."""
    try:
        return checked_names(need(data, "seats", list, what), need(data, "players", int, what))
    except BadOptions as error:
        raise BadRecord(str(error)) from None


def setting(game: AnyGame, data: dict[str, Any], what: str) -> tuple[int, dict[str, Any]]:
    """Number of players and options, all of them. Raises BadRecord for a wrong type and BadOptions for a wrong value."""
    players, options = need(data, "players", int, what), need(data, "options", dict, what)
    return game.check_players(players), checked_options(game.option_specs, options)


def need(data: dict[str, Any], key: str, kind: type | tuple[type, ...], what: str) -> Any:
    """A key of the right type, or BadRecord."""
    if key not in data:
        raise BadRecord(f"{what} has no {key!r}")
    value = data[key]
    kinds = kind if isinstance(kind, tuple) else (kind,)
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        names = " or ".join("null" if k is type(None) else k.__name__ for k in kinds)
        raise BadRecord(f"{key!r} of {what} must be {names}, not {shown(value)}")
    return value


def only_keys(data: dict[str, Any], known: set[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadRecord(f"{what} has an unknown key {shown(key)}")


def pairs(data: dict[str, Any], key: str, second: type, what: str) -> list[tuple[int, Any]]:
    out = []
    for n, pair in enumerate(need(data, key, list, what)):
        fits = isinstance(pair, list) and len(pair) == 2 and type(pair[0]) is int and type(pair[1]) is second
        if not fits:
            raise BadRecord(f"entry {n} of {key!r} must be [whole number, {second.__name__}], not {shown(pair)}")
        out.append((pair[0], pair[1]))
    return out


def read_json(text: str | bytes) -> Any:
    """JSON without NaN, infinities or doubled keys. Raises BadRecord."""

    def refuse(word: str) -> Any:
        raise BadRecord(f"{word} is not a number here")

    def once(items: list[tuple[str, Any]]) -> dict[str, Any]:
        out = dict(items)
        if len(out) != len(items):
            raise BadRecord("a key stands twice in one object")
        return out

    try:
        return json.loads(text, parse_constant=refuse, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not readable as JSON: {error!s:.200}") from None
