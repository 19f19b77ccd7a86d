"""Saved positions: loaded they go on the same; damaged ones are a BadRecord and nothing else."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from jindori.engine.errors import BadRecord
from jindori.engine.plain import read_json
from playing import begin, everything, load, played

WRONG: list[Any] = [None, True, -7, 77, 10**30, 2.5, "x", [], [[]], [-1], {}, {"a": 1}]


@pytest.mark.parametrize("game_id", ["three_fields", "blood_rage"])
@pytest.mark.parametrize("limit", [0, 1, 4, 5, 6, 30, 61, 10**6])
def test_round_trip_through_json(game_id: str, limit: int) -> None:
    position = played(begin(game_id, 3, 5), 6, limit)
    again = load(read_json(json.dumps(position.dump())))
    assert everything(again) == everything(position)
    assert everything(played(again, 9)) == everything(played(position, 9))


def test_a_fork_can_be_saved_too() -> None:
    fork = played(begin("blood_rage", 3, 5), 6, 40).fork(1, random.Random(1))
    assert everything(load(json.loads(everything(fork)))) == everything(fork)


def keys_of(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in the data, by its path."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from keys_of(value, (*path, key))


def inside(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def dump_of(game_id: str) -> dict[str, Any]:
    position = begin(game_id, 2, 5)
    for _ in range(30):
        played(position, position.moves, 1)
        if position.history and position.moves > 8:
            break
    return json.loads(everything(position))


def tried(data: Any) -> None:
    """Loads as it stands, or is refused; never anything else."""
    try:
        position = load(data)
    except BadRecord as error:
        assert str(error)
    else:
        assert json.loads(everything(position)) == data


@pytest.mark.parametrize("game_id", ["three_fields", "blood_rage"])
def test_every_key_is_needed(game_id: str) -> None:
    good = dump_of(game_id)
    for path in keys_of(good):
        holder = inside(good, path[:-1])
        if not isinstance(holder, dict):
            continue
        data = copy.deepcopy(good)
        del inside(data, path[:-1])[path[-1]]
        with pytest.raises(BadRecord):
            load(data)


def test_no_other_key_is_known() -> None:
    good = dump_of("three_fields")
    for path in [(), *keys_of(good)]:
        if isinstance(inside(good, path), dict):
            data = copy.deepcopy(good)
            inside(data, path)["more"] = 1
            with pytest.raises(BadRecord):
                load(data)


@pytest.mark.parametrize("game_id", ["three_fields", "blood_rage"])
def test_values_of_another_kind_anywhere(game_id: str) -> None:
    good = dump_of(game_id)
    rng = random.Random(1)
    paths = list(keys_of(good))
    for path in rng.sample(paths, min(len(paths), 150)):
        for value in rng.sample(WRONG, 5):
            data = copy.deepcopy(good)
            inside(data, path[:-1])[path[-1]] = value
            tried(data)


@pytest.mark.parametrize("key", ["format", "schema", "game", "rules_version", "players", "seed", "first", "seats", "state", "barrier"])
def test_values_of_another_kind_at_the_top(key: str) -> None:
    good = dump_of("three_fields")
    for value in WRONG:
        if value != good[key] and (key, value) not in (("seed", None), ("first", None)):
            with pytest.raises(BadRecord):
                load({**good, key: value})


def test_cut_off_at_every_byte() -> None:
    text = everything(begin("three_fields", 2, 5))
    for n in range(len(text)):
        with pytest.raises(BadRecord):
            load(read_json(text[:n]))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "jindori-record", "not 'jindori-position'"),
        ("schema", 9, "schema version 9 is not known here; this version reads 1 and 2"),
        ("rules_version", "0", "rules version '0' of three_fields; this version has '1'. The file is unharmed"),
        ("game", "go", "unknown game 'go'"),
    ],
)
def test_other_versions_are_refused_with_a_clear_word(key: str, value: Any, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        load({**dump_of("three_fields"), key: value})
    assert says in str(caught.value)


@pytest.mark.parametrize("game_id", ["blood_rage", "quo_vadis"])
def test_numbers_that_stand_for_nothing(game_id: str) -> None:
    """Cards that no deck holds, places beside the board, log lines of nobody: refused when loaded, not when used."""
    good = json.loads(everything(played(begin(game_id, 3, 5), 6, 60)))
    clans = "clans" if game_id == "blood_rage" else "gods"
    rows = [("state", "fields", clans, n, "hand") for n in range(3)]
    rows += [("state", "fields", "decks", 2)] if game_id == "blood_rage" else [("state", "fields", "deck")]
    assert all(inside(good, path) for path in rows)
    changes = [((*path, 0), number) for path in rows for number in (-9, 9_999)]
    place = ("tokens", 0) if game_id == "blood_rage" else ("gods", 1, "race")
    changes += [(("state", "fields", *place), 9_999), (("log", 3, 1), 99), (("choices", 0, 0), 7), (("choices", 0, 0), -1), (("earlier",), -1), (("earlier",), 10**12)]
    for path, number in changes:
        data = copy.deepcopy(good)
        inside(data, path[:-1])[path[-1]] = number
        with pytest.raises(BadRecord, match="malformed"):
            load(data)
