"""Positions saved in an older form: read, and the same in every respect; fingerprints are the same in both."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from jindori.engine.errors import BadRecord
from playing import everything, load

GAMES = Path(__file__).parents[1] / "games"
OLD = sorted(GAMES.glob("*/position_1.json"))
"""Dumps of schema 1, with the choices made from there on and the fingerprints then."""


def old(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_is_one_of_each_game_of_that_time() -> None:
    assert [path.parent.name for path in OLD] == ["blood_rage", "quo_vadis"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.parent.name)
def test_a_dump_of_schema_1_goes_on_as_it_did(path: Path) -> None:
    then = old(path)
    position = load(then["position"])
    assert position.digest() == then["digest"]
    assert position.dump()["schema"] == 2 and everything(load(position.dump())) == everything(position)
    assert position.can_undo(position.history[-1].seat).allowed
    for seat, option in then["further"]:
        position.choose(seat, option)
    assert position.digest() == then["digest_then"] and position.record()["digests"] == then["record_then"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.parent.name)
def test_what_was_0_must_be_0(path: Path) -> None:
    good = old(path)["position"]
    zeros = load(good).game.form_1_zeros
    for where in ("state", "history"):
        for value in (1, False, None, [], "0"):
            data = copy.deepcopy(good)
            state = data["state"] if where == "state" else data["history"][0][1]
            next(values for name, values in state["stack"] if name in zeros)[-1] = value
            with pytest.raises(BadRecord, match="of schema 1 does not end with 1 zeros"):
                load(data)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.parent.name)
def test_neither_schema_takes_the_other_for_its_own(path: Path) -> None:
    good = old(path)["position"]
    with pytest.raises(BadRecord, match="malformed"):
        load({**good, "schema": 2})
    with pytest.raises(BadRecord, match="malformed"):
        load({**load(good).dump(), "schema": 1})
