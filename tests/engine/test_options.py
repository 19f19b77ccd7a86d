"""Options of games: defaults filled in, everything unknown or out of range a BadOptions that says what is accepted."""

from __future__ import annotations

from typing import Any

import pytest

import jindori
from jindori.engine.errors import BadOptions
from jindori.engine.options import OptionSpec, checked_options
from jindori.engine.table import Table
from playing import GAMES

TEXT = {"en": "x", "ja": "x"}
SPECS = (
    OptionSpec("fast", "bool", False, TEXT, TEXT),
    OptionSpec("rounds", "int", 3, TEXT, TEXT, low=1, high=5),
    OptionSpec("map", "choice", "old", TEXT, TEXT, choices=("old", "new")),
)


def test_defaults_are_filled_in() -> None:
    assert checked_options(SPECS, None) == checked_options(SPECS, {}) == {"fast": False, "rounds": 3, "map": "old"}
    assert checked_options(SPECS, {"rounds": 5, "map": "new"}) == {"fast": False, "rounds": 5, "map": "new"}


@pytest.mark.parametrize(
    ("name", "value"),
    [(n, v) for n, bad in {
        "fast": [0, 1, "true", None, [], 1.0],
        "rounds": [0, 6, -1, True, 3.0, "3", None, float("nan"), 10**30, [3]],
        "map": [0, None, True, "OLD", "", ["old"], {"old": 1}],
    }.items() for v in bad],
    ids=lambda x: repr(x)[:12],
)  # fmt: skip
def test_bad_values_are_refused(name: str, value: Any) -> None:
    with pytest.raises(BadOptions, match=f"option '{name}' must be"):
        checked_options(SPECS, {name: value})


def test_unknown_names_are_refused_and_the_known_ones_told() -> None:
    with pytest.raises(BadOptions, match=r"unknown option 'round'; perhaps rounds\? Known: fast, rounds, map"):
        checked_options(SPECS, {"round": 2})
    with pytest.raises(BadOptions, match="unknown option 'slow'; known: fast, rounds, map"):
        checked_options(SPECS, {"slow": True})


@pytest.mark.parametrize("options", [[], "fast", 3, True, [("fast", True)]], ids=repr)
def test_options_are_an_object(options: Any) -> None:
    with pytest.raises(BadOptions, match="options are an object"):
        checked_options(SPECS, options)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("fast", "yes", True), ("fast", " OFF ", False), ("rounds", "4", 4), ("rounds", " 5 ", 5), ("map", "new", "new")],
)
def test_values_from_a_command_line(name: str, text: str, value: Any) -> None:
    assert next(spec for spec in SPECS if spec.name == name).parse(text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [("fast", "perhaps"), ("fast", ""), ("rounds", "3.0"), ("rounds", "６"), ("rounds", "--3"), ("rounds", "-"), ("rounds", "9" * 50), ("map", "NEW")],
)
def test_bad_values_from_a_command_line(name: str, text: str) -> None:
    with pytest.raises(BadOptions, match=f"option '{name}' must be"):
        next(spec for spec in SPECS if spec.name == name).parse(text)


@pytest.mark.parametrize("game_id", ["", "go", None, 3, "blood_rage ", "../toy", ["blood_rage"]], ids=repr)
def test_unknown_games(game_id: Any) -> None:
    with pytest.raises(BadOptions, match="unknown game"):
        jindori.game(game_id)


@pytest.mark.parametrize("game_id", GAMES)
def test_player_counts(game_id: str) -> None:
    game = GAMES[game_id]
    for players in (game.min_players - 1, game.max_players + 1, 0, -1, True, 3.0, "3", 10**30):
        with pytest.raises(BadOptions, match=f"{game.min_players} to {game.max_players} players"):
            Table(game, players)  # type: ignore[arg-type]
    assert Table(game).players == game.default_players


@pytest.mark.parametrize("seed", [-1, 2**128, True, 1.0, "7", "z" * 32, "A" * 32, b"0" * 32, []], ids=lambda seed: repr(seed)[:12])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadOptions, match="seed"):
        Table(GAMES["three_fields"]).new(seed=seed)


def test_a_seed_as_number_and_as_text_is_the_same() -> None:
    table = Table(GAMES["three_fields"])
    assert table.new(seed=255).digest() == table.new(seed=f"{255:032x}").digest() != table.new(seed=254).digest()
    assert table.new().seed != table.new().seed


@pytest.mark.parametrize("first", [-1, 3, True, 1.0, "1"], ids=repr)
def test_bad_first_players(first: Any) -> None:
    with pytest.raises(BadOptions, match="seat from 0 to 2"):
        Table(GAMES["three_fields"], 3).new(seed=1, first=first)


@pytest.mark.parametrize("seats", [[], ["a"], ["a", "b", 3]], ids=repr)
def test_bad_names(seats: Any) -> None:
    with pytest.raises(BadOptions, match="must name 3 seats"):
        Table(GAMES["three_fields"], 3).new(seed=1, seats=seats)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_has_texts_in_both_languages_and_a_default_that_fits(game_id: str) -> None:
    game = GAMES[game_id]
    assert set(game.title) == set(game.summary) == {"en", "ja"}
    for spec in game.option_specs:
        assert spec.check(spec.default) == spec.default
        assert set(spec.label) == set(spec.help) == {"en", "ja"} and all(spec.label.values())


def test_the_rule_books_own_names() -> None:
    """Quo Vadis numbers its optional rules (QV-V0.1): V8, QV-V8 and forts are one option, and so are their parameters."""
    specs = jindori.all_games()["quo_vadis"].option_specs
    usual = checked_options(specs, None)
    for name in ("V8", "v8", "QV-V8", "forts"):
        assert checked_options(specs, {name: True}) == {**usual, "forts": True}
    assert checked_options(specs, {"V1.growth": 3, "V23.tie": "shared"}) == {
        **usual, "dominion_growth": 3, "generation_ties_rule": "shared",
    }  # fmt: skip
    with pytest.raises(BadOptions, match="option 'forts' is given twice"):
        checked_options(specs, {"V8": True, "forts": True})
    for name in ("V99", "V8.income", "V", "8", "XV-V8"[1:]):
        with pytest.raises(BadOptions, match="unknown option"):
            checked_options(specs, {name: True})
    switches = [spec for spec in specs if spec.type == "bool" and spec.short and "." not in spec.short]
    assert [spec.short for spec in switches] == [f"V{n}" for n in range(1, len(switches) + 2) if n != 7]
    assert all(spec.clause.startswith(f"QV-{spec.short.split('.')[0]}.") for spec in specs if spec.short)
