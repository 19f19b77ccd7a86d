"""Records: a whole game as one JSON object, replayed bit for bit; and positions as plain data."""
# not compiled: reads and writes plain data

from __future__ import annotations

import copyreg
import json
from collections.abc import Callable
from typing import Any

from jindori.engine.errors import BadOptions, BadRecord, JindoriError, shown
from jindori.engine.forms import from_form_1
from jindori.engine.game import Game
from jindori.engine.log import Log
from jindori.engine.position import BARRIERS, POSITION_SCHEMA, RECORD_SCHEMA, Position, _Past
from jindori.engine.saving import load_state
from jindori.engine.table import Table, checked_first, checked_names, checked_seed

RECORD_KEYS = {
    "format", "schema", "game", "rules_version", "players", "options", "seed", "first", "seats", "decisions", "digests", "result",
}  # fmt: skip

POSITION_KEYS = {
    "format", "schema", "game", "rules_version", "players", "options", "seed", "first", "seats", "state", "choices", "earlier",
    "digests", "log", "history", "barrier",
}  # fmt: skip

MOST_MOVES = 10**9

Find = Callable[[str], Game]


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


def checked_head(data: Any, format_: str, schemas: tuple[int, ...], find: Find) -> Game:
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


def pairs(data: dict[str, Any], key: str, second: type, what: str) -> list[tuple[int, Any]]:
    out = []
    for n, pair in enumerate(need(data, key, list, what)):
        fits = isinstance(pair, list) and len(pair) == 2 and type(pair[0]) is int and type(pair[1]) is second
        if not fits:
            raise BadRecord(f"entry {n} of {key!r} must be [whole number, {second.__name__}], not {shown(pair)}")
        out.append((pair[0], pair[1]))
    return out


def seat_names(data: dict[str, Any], what: str) -> list[str]:
    """A name for every seat. Raises BadRecord."""
    try:
        return checked_names(need(data, "seats", list, what), need(data, "players", int, what))
    except BadOptions as error:
        raise BadRecord(str(error)) from None


def replay_record(data: Any, find: Find, to: int | None = None, check: bool = True) -> Position:
    """The position after ``to`` decisions of a record (None: all), every fingerprint on the way checked.

    Raises BadRecord: malformed, unknown version, an illegal decision, or a fingerprint that differs.
    """
    game = checked_head(data, "jindori-record", (RECORD_SCHEMA,), find)
    what = "the record"
    only_keys(data, RECORD_KEYS, what)
    decisions = pairs(data, "decisions", int, what)
    digests = fingerprints(pairs(data, "digests", str, what), len(decisions))
    result = need(data, "result", (dict, type(None)), what)
    names = seat_names(data, what)
    if to is not None and (type(to) is not int or not 0 <= to <= len(decisions)):
        raise BadRecord(f"the record has decisions 0 to {len(decisions)}, not {shown(to)}")
    try:
        table = Table(game, need(data, "players", int, what), need(data, "options", dict, what))
        position = table.new(need(data, "seed", str, what), need(data, "first", (int, type(None)), what), names)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    last = len(decisions) if to is None else to
    for n in range(last + 1):
        if n > 0:
            apply(position, n - 1, *decisions[n - 1])
        if check and n in digests and digests[n] != position.fingerprint():
            raise BadRecord(f"after decision {n} the position differs from the record's fingerprint")
    if last == len(decisions) and check:
        compare_result(position, result)
    return position


def fingerprints(given: list[tuple[int, Any]], last: int) -> dict[int, str]:
    """The fingerprints by number of decisions: rising, and one for the end. Raises BadRecord."""
    numbers = [n for n, _ in given]
    if not numbers or numbers != sorted(set(numbers)) or numbers[0] < 0 or numbers[-1] != last:
        raise BadRecord(f"'digests' must have rising numbers of decisions, the last of them {last}")
    return dict(given)


def apply(position: Position, n: int, seat: int, option: int) -> None:
    if position.over or not 0 <= seat < position.players or option not in position.packed(seat):
        raise BadRecord(f"decision {n} ({seat}, {option}) cannot be made there")
    position._take(seat, option)


def compare_result(position: Position, result: dict[str, Any] | None) -> None:
    mine = {"scores": position.scores, "winners": position.winners} if position.over else None
    plain = result is None or all(type(x) is int for row in result.values() if isinstance(row, list) for x in row)
    if result != mine or not plain:
        raise BadRecord("the record's result is not the one its decisions lead to")


def load_position(data: Any, find: Find) -> Position:
    """A position from ``Position.dump()``. Raises BadRecord."""
    game = checked_head(data, "jindori-position", (1, POSITION_SCHEMA), find)
    what = "the position"
    only_keys(data, POSITION_KEYS, what)
    names = seat_names(data, what)
    seed = need(data, "seed", (str, type(None)), what)
    try:
        if data["schema"] == 1:
            data = from_form_1(game, data)
        if seed is not None:
            checked_seed(seed)
        first = checked_first(need(data, "first", (int, type(None)), what), len(names))
        table = Table(game, need(data, "players", int, what), need(data, "options", dict, what))
        state = load_state(game, table.players, data["state"])
        position = Position(game, table.options, state, seed, first, names)
        position.choices = [(int(seat), int(option)) for seat, option in data["choices"]]
        position._earlier = int(data["earlier"])
        position.digests = [(int(n), str(d)) for n, d in data["digests"]]
        position.log = Log(game, [(m, k, a, tuple(v)) for m, k, a, v in data["log"]])
        position.history = [_Past(s, load_state(game, table.players, st), lo, mo) for s, st, lo, mo in data["history"]]
        position.barrier = need(data, "barrier", str, what)
        whole = position.barrier in BARRIERS and counts_fit(position) and position.dump() == data
        if whole:
            look_through(position)
    except JindoriError as error:
        raise BadRecord(str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, AssertionError, RecursionError, StopIteration) as error:
        raise BadRecord(f"the position is malformed: {type(error).__name__} {error}") from None
    if not whole:
        raise BadRecord("the position is malformed: it does not hold together")
    return position


def counts_fit(position: Position) -> bool:
    numbers = [position._earlier, *(past.moves for past in position.history)]
    seats = [seat for seat, _ in position.choices] + [past.seat for past in position.history]
    return all(0 <= n <= MOST_MOVES for n in numbers) and all(0 <= seat < position.players for seat in seats)


def look_through(position: Position) -> None:
    """Show the position once to everybody, so that numbers that stand for nothing are found here. Raises what views raise then."""
    for n in range(len(position.log)):
        position.log.data(n, None)
    for seat in (None, *range(position.players)):
        position.view(seat, len(position.log))


def restore_position(game: Game, data: dict[str, Any]) -> Position:
    """A position of a known game from its dump."""
    return load_position(data, lambda _: game)


# pickled and deep-copied by way of its dump, in the compiled engine too
copyreg.pickle(Position, lambda position: (restore_position, (position.game, position.dump())))


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
