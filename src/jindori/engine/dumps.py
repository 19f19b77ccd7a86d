"""Positions as plain data, and back."""
# not compiled: reads and writes plain data

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jindori.engine.beginning import checked_first, checked_seed
from jindori.engine.course import BARRIERS, AnyCourse, Course, Past
from jindori.engine.errors import BadRecord, JindoriError
from jindori.engine.forms import from_form_1
from jindori.engine.game import AnyGame
from jindori.engine.log import Log
from jindori.engine.plain import HEAD, Find, checked_head, head_of, need, only_keys, seat_names, setting
from jindori.engine.saving import load_state, save_state
from jindori.engine.showing import view
from jindori.engine.state import State

FORMAT = "jindori-position"
SCHEMA = 2
KEYS = HEAD | {"state", "choices", "earlier", "digests", "log", "history", "barrier"}
MOST_MOVES = 10**9

Make = Callable[[AnyGame, dict[str, Any], State, str | None, int | None, list[str]], AnyCourse]
"""``Position`` itself."""


def dump_position(position: Course) -> dict[str, Any]:
    """Plain data from which ``load_position`` makes the same position."""
    return {
        **head_of(position, FORMAT, SCHEMA),
        "state": save_state(position.state),
        "choices": [list(c) for c in position.choices],
        "earlier": position.earlier,
        "digests": [list(d) for d in position.digests],
        "log": [[move, kind, audience, list(numbers)] for move, kind, audience, numbers in position.log.raw],
        "history": [[p.seat, save_state(p.state), p.log, p.moves] for p in position.history],
        "barrier": position.barrier,
    }


def load_position(kind: Make[AnyCourse], data: Any, find: Find) -> AnyCourse:
    """The position, of the class ``kind``, from what ``dump_position`` has made. Raises BadRecord."""
    game = checked_head(data, FORMAT, (1, SCHEMA), find)
    what = "the position"
    only_keys(data, KEYS, what)
    names = seat_names(data, what)
    seed = need(data, "seed", (str, type(None)), what)
    try:
        if data["schema"] == 1:
            data = from_form_1(game, data)
        if seed is not None:
            checked_seed(seed)
        first = checked_first(need(data, "first", (int, type(None)), what), len(names))
        players, options = setting(game, data, what)
        state = load_state(game, players, data["state"])
        position = kind(game, options, state, seed, first, names)
        position.choices = [(int(seat), int(option)) for seat, option in data["choices"]]
        position.earlier = int(data["earlier"])
        position.digests = [(int(n), str(d)) for n, d in data["digests"]]
        position.log = Log(game, [(m, k, a, tuple(v)) for m, k, a, v in data["log"]])
        position.history = [Past(s, load_state(game, players, st), lo, mo) for s, st, lo, mo in data["history"]]
        position.barrier = need(data, "barrier", str, what)
        whole = position.barrier in BARRIERS and counts_fit(position) and dump_position(position) == data
        if whole:
            look_through(position)
    except JindoriError as error:
        raise BadRecord(str(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, AssertionError, RecursionError, StopIteration) as error:
        raise BadRecord(f"the position is malformed: {type(error).__name__} {error}") from None
    if not whole:
        raise BadRecord("the position is malformed: it does not hold together")
    return position


def counts_fit(position: Course) -> bool:
    numbers = [position.earlier, *(past.moves for past in position.history)]
    seats = [seat for seat, _ in position.choices] + [past.seat for past in position.history]
    return all(0 <= n <= MOST_MOVES for n in numbers) and all(0 <= seat < position.players for seat in seats)


def look_through(position: Course) -> None:
    """Show the position once to everybody, so that numbers that stand for nothing are found here. Raises what views raise then."""
    for n in range(len(position.log)):
        position.log.data(n, None)
    for seat in (None, *range(position.players)):
        view(position, seat, len(position.log))
