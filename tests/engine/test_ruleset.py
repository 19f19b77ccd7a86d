"""A class of rules and what follows from its rows: options, what they need, the saved form."""

from __future__ import annotations

from typing import Any

import pytest

from jindori.engine.errors import BadOptions
from jindori.engine.options import checked_options, lacking, unmet_needs
from jindori.engine.ruleset import Options, Ruleset

TEXTS = ("Label", "名", "Help", "説明")


class Rules:
    def __init__(self, o: Options) -> None:
        self.towns: bool = o.switch("towns", "V1", "X-V1.1", *TEXTS)
        self.growth: int = o.number("growth", "V1.growth", "X-V1.2", 1, 0, 9, *TEXTS)
        o.switch("strong_towns", "V2", "X-V2.1", *TEXTS, needs=("towns",))
        self.strength: int = o.number("town_strength", "V2.strength", "X-V2.1", 2, 1, 5, *TEXTS, off=1)
        self.colour: int = o.choice("colour", "", "X-3.1", *TEXTS, ("red", "red", "赤"), ("blue", "blue", "青"), ("green", "green", "緑"))
        self.open: bool = o.either("hands", "", "X-3.2", *TEXTS, ("closed", "closed", "非公開"), ("open", "open", "公開"))
        self.walls: bool = o.switch("walls", "V3", "X-V3.1", *TEXTS, default=True, needs=(("towns", "roads"),))
        self.roads: bool = o.switch("roads", "V4", "X-V4.1", *TEXTS, needs=("towns", "walls"))


RULES = Ruleset(Rules)


def made(**options: Any) -> Rules:
    return RULES.of(checked_options(RULES.options, options))


def test_a_row_declares_an_option() -> None:
    towns, growth, _, strength, colour, hands, *_ = RULES.options
    assert (towns.name, towns.type, towns.default, towns.short, towns.clause, towns.part) == ("towns", "bool", False, "V1", "X-V1.1", False)
    assert (towns.label, towns.help) == ({"en": "V1 Label", "ja": "V1 名"}, {"en": "Help", "ja": "説明"})
    assert (growth.type, growth.default, growth.low, growth.high, growth.short, growth.part) == ("int", 1, 0, 9, "V1.growth", True)
    assert growth.label["en"] == "V1 Label" and strength.default == 2
    assert (colour.type, colour.default, colour.choices, colour.short, colour.part) == ("choice", "red", ("red", "blue", "green"), None, False)
    assert colour.label["ja"] == "名" and colour.choice_labels["blue"] == {"en": "blue", "ja": "青"}
    assert (hands.type, hands.choices) == ("choice", ("closed", "open"))


def test_a_row_gives_the_value() -> None:
    assert vars(made()) == vars(RULES.usual)
    assert vars(RULES.usual) == {
        "towns": False, "growth": 1, "strength": 1, "colour": 0, "open": False, "walls": True, "roads": False,
    }  # fmt: skip
    assert vars(made(towns=True, growth=5, strong_towns=True, town_strength=4, colour="green", hands="open", walls=False, roads=True)) == {
        "towns": True, "growth": 5, "strength": 4, "colour": 2, "open": True, "walls": False, "roads": True,
    }  # fmt: skip
    assert made(town_strength=4).strength == 1, "its rule is off"
    assert made(growth=4).growth == 4, "the rules ask whether there are towns at all"
    assert made(growth=4) is made(growth=4) is not made(growth=5)


def test_needs() -> None:
    specs = {spec.name: spec for spec in RULES.options}
    assert [specs[name].needs for name in ("towns", "growth", "strong_towns", "town_strength", "walls", "roads")] == [
        (), (("towns",),), (("towns",),), (("strong_towns",),), (("towns", "roads"),), (("towns",), ("walls",)),
    ]  # fmt: skip
    usual = checked_options(RULES.options, None)
    assert lacking(specs["walls"], usual) == ("towns", "roads")
    assert lacking(specs["walls"], {**usual, "roads": True}) == ()
    assert lacking(specs["roads"], usual) == ("towns",) and lacking(specs["roads"], {**usual, "towns": True, "walls": False}) == ("walls",)


def test_unmet_needs_are_told_of_what_was_changed() -> None:
    def told(**options: Any) -> list[str]:
        return unmet_needs(RULES.options, checked_options(RULES.options, options))

    assert told() == told(growth=1) == told(towns=True, growth=3) == [], "walls are on as usual"
    assert told(growth=3) == ["option growth (V1.growth) needs towns (V1), which is off"]
    assert told(strong_towns=True, town_strength=3) == ["option strong_towns (V2) needs towns (V1), which is off"]


def test_needs_of_one_among_several_are_told() -> None:
    class Some:
        def __init__(self, o: Options) -> None:
            self.a: bool = o.switch("a", "", "X-1", *TEXTS)
            self.b: bool = o.switch("b", "V2", "X-2", *TEXTS)
            self.c: bool = o.switch("c", "", "X-3", *TEXTS, needs=(("a", "b"),))

    specs = Ruleset(Some).options
    assert unmet_needs(specs, checked_options(specs, {"c": True})) == ["option c needs one of a, b (V2), which are all off"]
    assert unmet_needs(specs, checked_options(specs, {"c": True, "V2": True})) == []


def test_rules_of_the_rule_book() -> None:
    assert RULES.by_rule() == {
        "V1": {"": "towns", "growth": "growth"}, "V2": {"": "strong_towns", "strength": "town_strength"}, "V3": {"": "walls"}, "V4": {"": "roads"},
    }  # fmt: skip


def test_saved_and_loaded() -> None:
    rules = made(towns=True, growth=7, hands="open")
    saved = RULES.save(rules)
    assert saved == vars(rules) and vars(RULES.load(saved)) == vars(rules) and RULES.load(saved) is not RULES.usual
    assert vars(RULES.usual)["growth"] == 1
    with pytest.raises(KeyError):
        RULES.load({"towns": True})


def test_later_and_settled_fields() -> None:
    """A field that came later is saved only where it is not as usual, so that older positions load and keep their digests."""
    rules = Ruleset(Rules, later=("roads", "walls"), settled=("colour",))
    old = {"towns": True, "growth": 7, "strength": 1, "open": False}
    loaded = rules.load(old)
    assert (loaded.towns, loaded.growth, loaded.walls, loaded.roads, loaded.colour) == (True, 7, True, False, 0)
    assert rules.save(loaded) == old
    loaded.walls = False
    assert rules.save(loaded) == {**old, "walls": False}
    assert rules.load({**old, "roads": True}).roads is True
    with pytest.raises(KeyError, match="open"):
        rules.load({"towns": True, "growth": 7, "strength": 1})


@pytest.mark.parametrize(("rows", "problem"), [
    (lambda o: [o.switch("a", "", "X-1", *TEXTS), o.switch("a", "", "X-2", *TEXTS)], "several options are named a"),
    (lambda o: [o.switch("a", "V1", "X-1", *TEXTS), o.switch("b", "V1", "X-2", *TEXTS)], "several options are named V1"),
    (lambda o: [o.switch("a", "", "X-1", *TEXTS, needs=("c",))], "option 'a' needs 'c', which is no switch"),
    (lambda o: [o.number("n", "", "X-1", 1, 0, 2, *TEXTS), o.switch("a", "", "X-1", *TEXTS, needs=("n",))], "option 'a' needs 'n', which is no switch"),
    (lambda o: [o.number("n", "", "X-1", 3, 0, 2, *TEXTS)], "option 'n' must be a whole number from 0 to 2, not 3"),
])  # fmt: skip
def test_rows_that_do_not_fit_together(rows: Any, problem: str) -> None:
    class Wrong:
        def __init__(self, o: Options) -> None:
            rows(o)

    with pytest.raises((ValueError, BadOptions), match=problem):
        Ruleset(Wrong)


@pytest.mark.parametrize("names", [{"later": ("road",)}, {"settled": ("road",)}, {"later": ("roads",), "settled": ("roads",)}], ids=repr)
def test_later_and_settled_name_fields(names: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="the rules have no field road"):
        Ruleset(Rules, **names)


def test_a_parameter_with_another_value_while_its_rule_is_off_needs_a_rule() -> None:
    class Wrong:
        def __init__(self, o: Options) -> None:
            o.number("strength", "V2.strength", "X-1", 1, 0, 2, *TEXTS, off=1)
            o.switch("strong", "V2", "X-1", *TEXTS)

    with pytest.raises(ValueError, match="option 'V2.strength' stands before the switch of V2"):
        Ruleset(Wrong)
