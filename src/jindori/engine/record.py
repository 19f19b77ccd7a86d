"""Records: a whole game as one JSON object, replayed bit for bit."""
# not compiled: reads and writes plain data

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jindori.engine.beginning import checked_first, checked_seed
from jindori.engine.course import AnyCourse, Course
from jindori.engine.errors import BadOptions, BadRecord, shown
from jindori.engine.game import AnyGame
from jindori.engine.plain import HEAD, Find, checked_head, head_of, need, only_keys, pairs, seat_names, setting

FORMAT = "jindori-record"
SCHEMA = 1
KEYS = HEAD | {"decisions", "digests", "result"}

Begin = Callable[[AnyGame, int, dict[str, Any], str, int | None, list[str]], AnyCourse]
"""``Position.begin``."""


def record_of(position: Course) -> dict[str, Any]:
    """The game so far as plain data, with fingerprints on the way. Raises BadRecord for a fork."""
    if position.seed is None:
        raise BadRecord("a fork has no record: its past is not known")
    return {
        **head_of(position, FORMAT, SCHEMA),
        "decisions": [list(c) for c in position.choices],
        "digests": [list(d) for d in position.digests if d[0] != position.moves] + [[position.moves, position.fingerprint()]],
        "result": result_of(position),
    }


def result_of(position: Course) -> dict[str, Any] | None:
    return {"scores": position.scores, "winners": position.winners} if position.over else None


def replay_record(begin: Begin[AnyCourse], data: Any, find: Find, to: int | None = None, check: bool = True) -> AnyCourse:
    """The game that ``begin`` begins, after ``to`` decisions of a record (None: all), every fingerprint on the way checked.

    Raises BadRecord: malformed, unknown version, an illegal decision, or a fingerprint that differs.
    """
    game = checked_head(data, FORMAT, (SCHEMA,), find)
    what = "the record"
    only_keys(data, KEYS, what)
    decisions = pairs(data, "decisions", int, what)
    digests = fingerprints(pairs(data, "digests", str, what), len(decisions))
    result = need(data, "result", (dict, type(None)), what)
    names = seat_names(data, what)
    if to is not None and (type(to) is not int or not 0 <= to <= len(decisions)):
        raise BadRecord(f"the record has decisions 0 to {len(decisions)}, not {shown(to)}")
    try:
        players, options = setting(game, data, what)
        seed, first = need(data, "seed", str, what), need(data, "first", (int, type(None)), what)
        position = begin(game, players, options, checked_seed(seed), checked_first(first, players), names)
    except BadOptions as error:
        raise BadRecord(str(error)) from None
    last = len(decisions) if to is None else to
    for n in range(last + 1):
        if n > 0:
            make_decision(position, n - 1, *decisions[n - 1])
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


def make_decision(position: Course, n: int, seat: int, option: int) -> None:
    if position.over or not 0 <= seat < position.players or option not in position.packed(seat):
        raise BadRecord(f"decision {n} ({seat}, {option}) cannot be made there")
    position.apply(seat, option)


def compare_result(position: Course, result: dict[str, Any] | None) -> None:
    mine = result_of(position)
    plain = result is None or all(type(x) is int for row in result.values() if isinstance(row, list) for x in row)
    if result != mine or not plain:
        raise BadRecord("the record's result is not the one its decisions lead to")
