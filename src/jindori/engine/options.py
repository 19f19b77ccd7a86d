"""Optional rules and set-up choices of a game: typed, with defaults, ranges and texts in both languages.

The create-table form, the command line and records are all made from these; a game declares them in the rows of its rules
(ruleset.py).
"""
# not compiled: tables for people

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Literal

from jindori.engine.errors import BadOptions, shown

OptionType = Literal["bool", "int", "choice"]


class OptionSpec:
    """One option. ``label`` and ``help`` map a language ("en", "ja") to text; ``choices`` may map each choice so too.

    ``short``: its name in the rule book ("V8", "V8.effect"), under which it may be given too, in small letters or large.
    ``needs``: the switches without which it has no effect; of each group one must be on. ``group``: the heading that it
    stands under in a form, by language.
    """

    def __init__(
        self,
        name: str,
        type_: OptionType,
        default: Any,
        label: dict[str, str],
        help_: dict[str, str],
        clause: str | None = None,
        choices: Sequence[str] | dict[str, dict[str, str]] = (),
        low: int | None = None,
        high: int | None = None,
        short: str | None = None,
        needs: Sequence[Sequence[str]] = (),
        group: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.type: OptionType = type_
        self.default = default
        self.label = label
        self.help = help_
        self.clause = clause
        self.choices = tuple(choices)
        self.choice_labels: dict[str, dict[str, str]] = dict(choices) if isinstance(choices, dict) else {}
        self.low = low
        self.high = high
        self.short = short
        self.needs = tuple(tuple(one) for one in needs)
        self.group = group
        self.part = short is not None and "." in short
        """Is it a parameter of a rule, of no interest while that rule is off?"""

    def accepts(self) -> str:
        """What values are accepted, for error messages and help."""
        if self.type == "bool":
            return "true or false"
        if self.type == "choice":
            return "one of " + ", ".join(self.choices)
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: Any) -> Any:
        """The value, if it fits. Raises BadOptions."""
        if self.type == "bool" and isinstance(value, bool):
            return value
        if self.type == "choice" and isinstance(value, str) and value in self.choices:
            return value
        if self.type == "int" and isinstance(value, int) and not isinstance(value, bool):
            if (self.low is None or value >= self.low) and (self.high is None or value <= self.high):
                return value
        raise BadOptions(f"option {self.name!r} must be {self.accepts()}, not {shown(value)}")

    def parse(self, text: str) -> Any:
        """A value written on a command line. Raises BadOptions."""
        if self.type == "bool":
            words = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}
            if text.strip().lower() in words:
                return words[text.strip().lower()]
        elif self.type == "choice":
            return self.check(text.strip())
        else:
            digits = text.strip()
            if digits.isascii() and digits.removeprefix("-").isdigit() and len(digits) < 12:
                return self.check(int(digits))
        raise BadOptions(f"option {self.name!r} must be {self.accepts()}, not {shown(text)}")


def checked_options(specs: Sequence[OptionSpec], given: Any) -> dict[str, Any]:
    """Every option with its value, defaults filled in. Raises BadOptions for unknown names and bad values."""
    if given is None:
        given = {}
    if not isinstance(given, dict):
        raise BadOptions(f"options are an object of names and values, not {shown(given)}")
    out: dict[str, Any] = {}
    for name, value in given.items():
        spec = named(specs, name)
        if spec.name in out:
            raise BadOptions(f"option {spec.name!r} is given twice")
        out[spec.name] = spec.check(value)
    return {spec.name: out.get(spec.name, spec.default) for spec in specs}


def named(specs: Sequence[OptionSpec], name: Any) -> OptionSpec:
    """The option of this name, or of this name in the rule book. Raises BadOptions and says which may be meant."""
    for spec in specs:
        if name == spec.name:
            return spec
    if isinstance(name, str):
        for spec in specs:
            if spec.short is not None and re.sub("^[A-Z]{2}-", "", name.upper()) == spec.short.upper():
                return spec
    known = [spec.name if spec.part else called(spec) for spec in specs]
    near = get_close_matches(name, [spec.name for spec in specs]) if isinstance(name, str) else []
    hint = f"perhaps {' or '.join(near)}? Known" if near else "known"
    raise BadOptions(f"unknown option {shown(name)}; {hint}: {', '.join(known) or 'none'}")


def called(spec: OptionSpec) -> str:
    """Its name, with the one it has in the rule book."""
    return spec.name if spec.short is None else f"{spec.name} ({spec.short})"


def lacking(spec: OptionSpec, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The switches of which this option needs one and none is on; nothing if it has what it needs."""
    return next((group for group in spec.needs if not any(options[one] for one in group)), ())


def unmet_needs(specs: Sequence[OptionSpec], options: Mapping[str, Any]) -> list[str]:
    """A sentence on every option that was changed although what it needs is off."""
    by_name = {spec.name: spec for spec in specs}
    out = []
    for spec in specs:
        off = lacking(spec, options) if options[spec.name] != spec.default else ()
        if off:
            switches = ", ".join(called(by_name[one]) for one in off)
            what = f"{switches}, which is off" if len(off) == 1 else f"one of {switches}, which are all off"
            out.append(f"option {called(spec)} needs {what}")
    return out
