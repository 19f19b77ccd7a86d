"""Records replay bit for bit; one that was damaged in any way is a BadRecord and nothing else."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import jindori
from jindori.engine.errors import BadRecord
from jindori.engine.plain import read_json
from jindori.engine.table import Table
from playing import GAMES, begin, everything, played, replay

WRONG: list[Any] = [None, True, -1, 3, 10**30, 2.5, "", "x", [], [[]], [1], {}, {"a": 1}]
KEYS = ["format", "schema", "game", "rules_version", "players", "options", "seed", "first", "seats", "decisions", "digests", "result"]


def record(game_id: str = "three_fields", limit: int = 10**6) -> dict[str, Any]:
    return played(begin(game_id, 3, 4), 6, limit).record()


@pytest.mark.parametrize("game_id", ["three_fields", "blood_rage"])
@pytest.mark.parametrize("limit", [0, 1, 2, 3, 7, 20, 25, 26, 50, 10**6])
def test_round_trip_through_json(game_id: str, limit: int) -> None:
    position = played(begin(game_id, 3, 5), 6, limit)
    again = replay(read_json(json.dumps(position.record())))
    assert everything(again) == everything(position)
    assert again.record() == position.record()


def test_replay_to_every_point() -> None:
    position = begin("three_fields", 3, 5)
    whole = played(position.copy(), 6).record()
    for n, (seat, option) in enumerate(whole["decisions"]):
        assert everything(replay(whole, n)) == everything(position)
        position.choose(seat, position.packed(seat).index(option))


@pytest.mark.parametrize("to", [-1, 10**6, True, 1.0, "3"], ids=repr)
def test_a_point_that_is_not_there(to: Any) -> None:
    with pytest.raises(BadRecord, match="has decisions 0 to"):
        replay(record(), to)


def test_cut_off_at_every_byte() -> None:
    text = json.dumps(record())
    for n in range(len(text)):
        with pytest.raises(BadRecord):
            replay(read_json(text[:n]))
    data = text.encode()
    for n in range(0, len(data), 7):
        with pytest.raises(BadRecord):
            replay(read_json(data[:n] + b"\xff\xfe"))


@pytest.mark.parametrize("text", ["NaN", "[1, Infinity]", '{"a": 1, "a": 2}', "", "[" * 200_000, b"\xff", "1 2"], ids=lambda t: repr(t)[:12])
def test_what_is_no_plain_json(text: Any) -> None:
    with pytest.raises(BadRecord):
        read_json(text)


@pytest.mark.parametrize("key", KEYS)
def test_a_key_is_missing(key: str) -> None:
    data = record()
    del data[key]
    with pytest.raises(BadRecord, match=key):
        replay(data)


@pytest.mark.parametrize("key", KEYS)
def test_a_value_is_of_another_kind(key: str) -> None:
    good = record()
    for value in WRONG:
        if value == good[key] or (key, value) == ("options", {}):
            continue
        with pytest.raises(BadRecord):
            replay({**good, key: value})


def test_every_key_is_needed_and_known() -> None:
    good = record()
    assert sorted(good) == sorted(KEYS)
    for key in ("note", "", "Seed", 5):
        with pytest.raises(BadRecord, match="unknown key"):
            replay({**good, key: None})


@pytest.mark.parametrize("data", WRONG, ids=repr)
def test_what_is_no_record_at_all(data: Any) -> None:
    with pytest.raises(BadRecord):
        jindori.replay(data)
    with pytest.raises(BadRecord):
        jindori.load(data)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "jindori-position", "the format is 'jindori-position', not 'jindori-record'"),
        ("schema", 2, "schema version 2 is not known here; this version reads 1"),
        ("schema", 0, "schema version 0"),
        ("game", "go", "unknown game 'go'; known: "),
        ("rules_version", "0", "rules version '0' of three_fields; this version has '1'. The file is unharmed"),
        ("players", 7, "'seats' must name 7 seats"),
        ("options", {"round": 3}, "unknown option 'round'; perhaps rounds? Known: rounds, dice, purse"),
        ("options", {"rounds": 9}, "option 'rounds' must be a whole number from 1 to 5, not 9"),
        ("seed", "7", "32 hexadecimal digits"),
        ("first", 3, "a seat from 0 to 2, not 3"),
    ],
)
def test_the_error_says_what_is_wrong_and_what_is_accepted(key: str, value: Any, says: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay({**record(), key: value})
    assert says in str(caught.value)


def test_every_altered_decision_is_found() -> None:
    good = record()
    for n, (seat, option) in enumerate(good["decisions"]):
        for changed in ([seat, option + 256], [seat, option - 256], [(seat + 1) % 3, option], [seat, 0], [-1, option], [9, option], [seat, 2**70]):
            data = copy.deepcopy(good)
            data["decisions"][n] = changed
            with pytest.raises(BadRecord):
                replay(data)
        for changed in ([seat], [seat, option, 0], [seat, str(option)], [seat, None], [True, option], seat, None, {}):
            data = copy.deepcopy(good)
            data["decisions"][n] = changed
            with pytest.raises(BadRecord, match=f"entry {n} of 'decisions'"):
                replay(data)
        for cut in (good["decisions"][:n] + good["decisions"][n + 1 :], good["decisions"][:n]):
            with pytest.raises(BadRecord):
                replay({**good, "decisions": cut})


def test_every_altered_fingerprint_is_found() -> None:
    good = played(begin("blood_rage", 2, 5), 6).record()
    assert len(good["digests"]) >= 3
    for n, (at, digest) in enumerate(good["digests"]):
        for changed in ([at, "0" * 16], [at, digest.upper() + "x"], [at + 1, digest], [-1, digest], [at, None], [at]):
            data = copy.deepcopy(good)
            data["digests"][n] = changed
            with pytest.raises(BadRecord):
                replay(data)
    with pytest.raises(BadRecord):
        replay({**good, "digests": []})


def test_an_altered_fingerprint_of_the_beginning_is_found() -> None:
    good = record(limit=0)
    good["digests"] = [[0, "0" * 16]]
    with pytest.raises(BadRecord, match="after decision 0 the position differs"):
        replay(good)


def test_every_altered_result_is_found() -> None:
    good = record()
    scores, winners = good["result"]["scores"], good["result"]["winners"]
    assert len(set(scores)) > 1
    for result in (
        None,
        {},
        {"scores": scores},
        {"scores": [*scores[:-1], scores[-1] + 1], "winners": winners},
        {"scores": scores, "winners": [0, 1, 2]},
        {"scores": scores, "winners": winners, "more": 1},
        {"scores": scores[1:] + scores[:1], "winners": winners},
        {"scores": [float(x) for x in scores], "winners": winners},
    ):
        with pytest.raises(BadRecord):
            replay({**good, "result": result})


def test_another_seed_is_found() -> None:
    good = record()
    with pytest.raises(BadRecord):
        replay({**good, "seed": "0" * 32})


def test_names_are_kept_whatever_they_are() -> None:
    names = ['a "quoted", name', "名前、読点", "</script>\u202e\x00"]
    position = Table(GAMES["three_fields"], 3).new(seed=3, seats=names)
    assert replay(read_json(json.dumps(position.record()))).seats == names


def test_the_seed_can_be_checked_against_the_hash_told_before() -> None:
    import hashlib

    position = begin("three_fields", 3, 5)
    assert position.seed_hash == hashlib.sha256(position.record()["seed"].encode()).hexdigest()


def test_a_fork_has_no_record() -> None:
    import random

    fork = begin("three_fields", 3, 5).fork(0, random.Random(1))
    assert fork.seed is None and fork.seed_hash is None
    with pytest.raises(BadRecord, match="fork"):
        fork.record()
