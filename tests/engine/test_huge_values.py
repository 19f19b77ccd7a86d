"""Values too long to write or too deep to go through: the error that is promised, never another one."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import jindori
from jindori.engine.errors import BadAction, BadOptions, BadRecord, JindoriError, NotYourDecision, StaleDecision, shown
from jindori.engine.position import Position

HUGE = 10**5000


def deep() -> list[Any]:
    out: list[Any] = []
    for _ in range(100_000):
        out = [out]
    return out


VALUES: list[Any] = [HUGE, -HUGE, deep(), [HUGE], {"a": HUGE}, {"do": HUGE}, "x" * 10**6]
GAMES = list(jindori.all_games())


def position(game: str) -> Position:
    return jindori.game(game, players=3).new(seed=1)


@pytest.mark.parametrize("value", VALUES, ids=lambda v: type(v).__name__)
@pytest.mark.parametrize("game", GAMES)
def test_every_way_in(game: str, value: Any) -> None:
    p = position(game)
    before = p.digest()
    table = jindori.game(game, players=3)
    spec = table.game.option_specs[0].name
    ways: list[tuple[type[JindoriError], Callable[[], Any]]] = [
        (BadOptions, lambda: jindori.game(value)),
        (BadOptions, lambda: jindori.game(game, players=value)),
        (BadOptions, lambda: jindori.game(game, options={spec: value})),
        (BadOptions, lambda: jindori.game(game, options={"nothing": 1} if isinstance(value, list | dict) else {value: 1})),
        (BadOptions, lambda: jindori.game(game, options=value)),
        (BadOptions, lambda: table.new(seed=value)),
        (BadOptions, lambda: table.new(first=value)),
        (BadOptions, lambda: table.new(seats=value)),
        (NotYourDecision, lambda: p.choose(value, 0)),
        (StaleDecision, lambda: p.choose(p.asked[0], 0, at=value)),
        (BadAction, lambda: p.choose(p.asked[0], value)),
        (BadAction, lambda: p.choose(p.asked[0], {"do": value})),
        (BadAction, lambda: p.why_not(p.asked[0], {"do": value})),
        (NotYourDecision, lambda: p.why_not(value, {"do": "pass"})),
        (NotYourDecision, lambda: p.view(value)),
        (NotYourDecision, lambda: p.can_undo(value)),
        (NotYourDecision, lambda: p.fork(value, random.Random(1))),
        (BadRecord, lambda: jindori.replay(value)),
        (BadRecord, lambda: jindori.replay(p.record(), to=value)),
        (BadRecord, lambda: jindori.load(value)),
    ]
    for error, way in ways:
        with pytest.raises(error) as caught:
            way()
        assert 0 < len(str(caught.value)) < 3000
    assert p.digest() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_an_action(game: str) -> None:
    p = position(game)
    for do, verbs in p.game.vocabulary.by_do.items():
        for key in {key for verb in verbs for key in verb.keys()}:
            for value in VALUES:
                with pytest.raises(JindoriError):
                    p.choose(p.asked[0], {"do": do, key: value})


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_record_and_a_dump(game: str) -> None:
    p = position(game)
    for read, good in ((jindori.replay, p.record()), (jindori.load, p.dump())):
        for key in good:
            for value in VALUES:
                with pytest.raises(BadRecord):
                    read({**good, key: value})
    for key, kept in p.dump()["state"].items():
        for value in VALUES:
            with pytest.raises(BadRecord):
                jindori.load({**p.dump(), "state": {**p.dump()["state"], key: value}})
        assert p.dump()["state"][key] == kept


@pytest.mark.parametrize("seats", ["abc", 5, ["a", "b"], ["a", "b", 3], ["a", "b", "\ud800"], ["a", "b", "x" * 401], {"a": 1, "b": 2, "c": 3}], ids=repr)
@pytest.mark.parametrize("game", GAMES)
def test_names_that_no_file_can_hold(game: str, seats: Any) -> None:
    with pytest.raises(BadOptions):
        jindori.game(game, players=3).new(seed=1, seats=seats)
    record = position(game).record()
    with pytest.raises(BadRecord):
        jindori.replay({**record, "seats": seats})
    with pytest.raises(BadRecord):
        jindori.load({**position(game).dump(), "seats": seats})


def test_what_is_shown_is_short() -> None:
    assert shown(7) == "7"
    assert shown("x" * 100).endswith("…") and len(shown("x" * 100)) == 60
    assert shown(HUGE) == "a int too large to show"
