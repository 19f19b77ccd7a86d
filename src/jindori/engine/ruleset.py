"""The rules a table is played by, as an object of plain fields, and the rows from which its options are made.

A game has a class (``Rules``) whose constructor reads ``Options``, one row a field; rules then ask the field. The rows are
all there is: names, defaults, texts, what each needs, and the saved form follow from them.
"""
# not compiled: tables for people

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from jindori.engine.options import OptionSpec

R = TypeVar("R")
Needs = Sequence[str | Sequence[str]]


class Options:
    """A table's options, as a game's rules read them: each call is a row that says all about one option and gives its value.

    ``values``: what ``checked_options`` gave; None: every option as usual, and ``specs`` collects the rows.

    A row begins with the option's name, its name in the rule book (or "") and its clause; label and help are in English
    and Japanese. A parameter ("V8.effect") needs the switch of its rule ("V8"), whose row comes before; ``needs`` names
    other switches, or groups of which one must be on. ``off``: what a parameter gives while its rule is off, if not the same.
    """

    def __init__(self, values: Mapping[str, Any] | None = None) -> None:
        self.declaring = values is None
        self.values: dict[str, Any] = dict(values or {})
        self.specs: list[OptionSpec] = []
        self.switches: dict[str, str] = {}
        """Rule ("V8") -> its switch."""
        self.heading: dict[str, str] | None = None

    def group(self, en: str, ja: str) -> None:
        """The rows from here to the next group belong together."""
        self.heading = both(en, ja)

    def switch(
        self, name: str, short: str, clause: str, en: str, ja: str, help_en: str, help_ja: str,
        default: bool = False, needs: Needs = (),
    ) -> bool:  # fmt: skip
        if self.declaring:
            self.declare(OptionSpec(name, "bool", default, both(en, ja, short), both(help_en, help_ja), clause or None, short=short or None), needs)
        if short and "." not in short:
            self.switches[short] = name
        return bool(self.values[name])

    def number(
        self, name: str, short: str, clause: str, default: int, low: int, high: int, en: str, ja: str, help_en: str, help_ja: str,
        needs: Needs = (), off: int | None = None,
    ) -> int:  # fmt: skip
        if self.declaring:
            label, help_ = both(en, ja, short), both(help_en, help_ja)
            self.declare(OptionSpec(name, "int", default, label, help_, clause or None, low=low, high=high, short=short or None), needs)
        return int(self.values[name]) if off is None or self.on(short) else off

    def choice(
        self, name: str, short: str, clause: str, en: str, ja: str, help_en: str, help_ja: str, *choices: tuple[str, str, str],
        needs: Needs = (), off: int | None = None,
    ) -> int:  # fmt: skip
        """``choices``: value, English, Japanese; the first is the usual one. Gives the number of the chosen one, from 0."""
        if self.declaring:
            words = {value: both(en, ja) for value, en, ja in choices}
            label, help_ = both(en, ja, short), both(help_en, help_ja)
            self.declare(OptionSpec(name, "choice", choices[0][0], label, help_, clause or None, words, short=short or None), needs)
        return [value for value, _, _ in choices].index(self.values[name]) if off is None or self.on(short) else off

    def either(
        self, name: str, short: str, clause: str, en: str, ja: str, help_en: str, help_ja: str,
        usual: tuple[str, str, str], other: tuple[str, str, str], needs: Needs = (),
    ) -> bool:  # fmt: skip
        """A choice of two: is it the other one?"""
        return self.choice(name, short, clause, en, ja, help_en, help_ja, usual, other, needs=needs) == 1

    def on(self, short: str) -> bool:
        """Is the rule of this parameter on?"""
        if rule_of(short) not in self.switches:
            raise ValueError(f"option {short!r} stands before the switch of {rule_of(short)}")
        return bool(self.values[self.switches[rule_of(short)]])

    def declare(self, spec: OptionSpec, needs: Needs) -> None:
        groups = [(one,) if isinstance(one, str) else tuple(one) for one in needs]
        if spec.part and rule_of(spec.short) in self.switches:
            groups.insert(0, (self.switches[rule_of(spec.short)],))
        spec.needs = tuple(groups)
        spec.group = self.heading
        self.specs.append(spec)
        self.values[spec.name] = spec.default


def both(en: str, ja: str, short: str = "") -> dict[str, str]:
    """A text in both languages, after the number of its rule."""
    number = f"{rule_of(short)} " if short else ""
    return {"en": number + en, "ja": number + ja}


def rule_of(short: str | None) -> str:
    """"V8.effect" -> "V8"."""
    return (short or "").partition(".")[0]


class Ruleset(Generic[R]):
    """What follows from a class of rules: its options, the rules of a table, their saved form.

    ``later`` names fields that came after games had been saved. They are saved only where they are not as usual, so that
    games and records from before stay valid. ``settled`` names fields that matter at set-up only and are not saved.

    Raises ValueError for an option's name given twice, for needs that are no switch, and for names that are no field;
    BadOptions for a default that does not fit.
    """

    def __init__(self, rules: Callable[[Options], R], later: Sequence[str] = (), settled: Sequence[str] = ()) -> None:
        options = Options()
        self.usual = rules(options)
        self.options = checked(options.specs)
        self.names = [spec.name for spec in self.options]
        self.rules = rules
        self.later = later
        self.saved = [name for name in fields(self.usual) if name not in settled]
        lost = set(later) - set(self.saved) | set(settled) - set(fields(self.usual))
        if lost:
            raise ValueError(f"the rules have no field {', '.join(sorted(lost))}")
        self.read = lru_cache(maxsize=100)(self.fresh)

    def of(self, options: Mapping[str, Any]) -> R:
        """The rules that checked options make; equal options share them, for nothing changes rules."""
        return self.read(*[options[name] for name in self.names])

    def fresh(self, *values: Any) -> R:
        return self.rules(Options(dict(zip(self.names, values, strict=True))))

    def save(self, rules: R) -> dict[str, object]:
        named = {name: getattr(rules, name) for name in self.saved}
        return {name: value for name, value in named.items() if name not in self.later or value != getattr(self.usual, name)}

    def load(self, saved: Mapping[str, Any]) -> R:
        """Rules from what holds their saved form. Raises KeyError and TypeError."""
        rules = self.fresh(*[spec.default for spec in self.options])
        for name in self.saved:
            if name in saved or name not in self.later:
                setattr(rules, name, saved[name])
        return rules

    def by_rule(self) -> dict[str, dict[str, str]]:
        """Rule of the rule book -> its parameters' names there -> the options; its switch stands under ""."""
        out: dict[str, dict[str, str]] = {}
        for spec in self.options:
            if spec.short is not None:
                rule, _, parameter = spec.short.partition(".")
                out.setdefault(rule, {})[parameter] = spec.name
        return out


def checked(specs: Sequence[OptionSpec]) -> tuple[OptionSpec, ...]:
    for names in ([spec.name for spec in specs], [spec.short for spec in specs if spec.short]):
        twice = {name for name in names if names.count(name) > 1}
        if twice:
            raise ValueError(f"several options are named {', '.join(sorted(twice))}")
    switches = {spec.name for spec in specs if spec.type == "bool"}
    for spec in specs:
        spec.check(spec.default)
        for one in (one for group in spec.needs for one in group):
            if one not in switches:
                raise ValueError(f"option {spec.name!r} needs {one!r}, which is no switch")
    return tuple(specs)


def fields(rules: object) -> list[str]:
    """The attributes of an object, compiled (mypyc lists them on the class) or not."""
    names: Iterable[str] = getattr(type(rules), "__mypyc_attrs__", None) or vars(rules)
    return list(names)
