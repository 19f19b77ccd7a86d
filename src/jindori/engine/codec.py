"""Packed numbers into readable JSON and back: options, events, reasons. One table a game, never bit fiddling in rules."""
# not compiled: names and tables for people, outside the hot path

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jindori.engine.errors import BadAction, shown
from jindori.engine.packing import argument, opt0

MISSING: Any = object()


def whole(value: Any, what: str, low: int, high: int) -> int:
    """A whole number in range, or BadAction; True, 3.0 and "3" are not whole numbers."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadAction(f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
    if not low <= value <= high:
        raise BadAction(f"{what} must be from {low} to {high}, not {shown(value)}")
    return value


class Field:
    """Some arguments of a verb, shown as one or more JSON keys. ``required`` keys must be given to read it back."""

    def __init__(self, keys: Sequence[str], width: int = 1, required: Sequence[str] | None = None) -> None:
        self.keys = tuple(keys)
        self.width = width
        self.required = tuple(keys if required is None else required)

    def show(self, values: list[int]) -> dict[str, Any]:
        raise NotImplementedError

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        """The arguments for the given keys. Raises BadAction."""
        raise NotImplementedError


class Named(Field):
    """One argument that stands for a name in a table."""

    def __init__(self, key: str, what: str, names: Sequence[str]) -> None:
        super().__init__((key,))
        self.what = what
        self.names = tuple(names)

    def show(self, values: list[int]) -> dict[str, Any]:
        return {self.keys[0]: self.names[values[0]]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        value = given[self.keys[0]]
        if not isinstance(value, str) or value not in self.names:
            raise BadAction(f"unknown {self.what} {shown(value)} in {self.keys[0]!r}; known: {', '.join(self.names)}")
        return [self.names.index(value)]


class Whole(Field):
    """One argument that is a whole number."""

    def __init__(self, key: str, low: int, high: int) -> None:
        super().__init__((key,))
        self.low = low
        self.high = high

    def show(self, values: list[int]) -> dict[str, Any]:
        return {self.keys[0]: values[0]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [whole(given[self.keys[0]], repr(self.keys[0]), self.low, self.high)]


class YesNo(Field):
    """One argument that is true or false."""

    def __init__(self, key: str) -> None:
        super().__init__((key,))

    def show(self, values: list[int]) -> dict[str, Any]:
        return {self.keys[0]: bool(values[0])}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        value = given[self.keys[0]]
        if not isinstance(value, bool):
            raise BadAction(f"{self.keys[0]!r} must be true or false, not {shown(value)}")
        return [int(value)]


class Constant(Field):
    """No argument, a fixed value under a key (``card: null``)."""

    def __init__(self, key: str, value: Any) -> None:
        super().__init__((key,), 0)
        self.value = value

    def show(self, values: list[int]) -> dict[str, Any]:
        return {self.keys[0]: self.value}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        if given[self.keys[0]] != self.value:
            raise BadAction(f"{self.keys[0]!r} must be {self.value!r} here")
        return []


class Verb:
    """One verb of a game: its number in packed options, its name in ``do``, its fields in the order of the arguments."""

    def __init__(self, number: int, do: str, *fields: Field) -> None:
        self.number = number
        self.do = do
        self.fields = fields

    def keys(self) -> set[str]:
        return {key for field in self.fields for key in field.keys}

    def show(self, option: int) -> dict[str, Any]:
        out: dict[str, Any] = {"do": self.do}
        at = 0
        for field in self.fields:
            out.update(field.show([int(argument(option, at + i)) for i in range(field.width)]))
            at += field.width
        return out

    def fits(self, given: dict[str, Any]) -> bool:
        """Are all keys given that this verb needs?"""
        return all(key in given for field in self.fields for key in field.required)

    def read(self, given: dict[str, Any], context: Any) -> int:
        values: list[int] = []
        for field in self.fields:
            values.extend(field.read(given, context))
        option = int(opt0(self.number))
        for i, value in enumerate(values):
            option |= value << (8 * (i + 1))
        return option


class Codec:
    """All verbs of a game."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.by_number = {verb.number: verb for verb in verbs}
        self.by_do: dict[str, list[Verb]] = {}
        for verb in verbs:
            self.by_do.setdefault(verb.do, []).append(verb)

    def show(self, option: int) -> dict[str, Any]:
        return self.by_number[option & 255].show(option)

    def verbs_of(self, action: Any) -> list[Verb]:
        """The verbs that an action may mean. Raises BadAction for a malformed one."""
        if not isinstance(action, dict) or not all(isinstance(key, str) for key in action):
            raise BadAction(f"an action is an object such as {{'do': 'pass'}}, not {shown(action)}")
        do = action.get("do", MISSING)
        if do is MISSING:
            raise BadAction("an action needs 'do'")
        if not isinstance(do, str) or do not in self.by_do:
            raise BadAction(f"unknown 'do': {shown(do)}; known: {', '.join(sorted(self.by_do))}")
        return self.by_do[do]


class EventKind:
    """How one kind of event reads: name, decoder of its numbers, and which data only its audience may see."""

    def __init__(
        self,
        name: str,
        decode: Callable[[list[int]], dict[str, Any]],
        secret: Sequence[str] = (),
        heading: bool = False,
    ) -> None:
        self.name = name
        self.decode = decode
        self.secret = tuple(secret)
        self.heading = heading


class ReasonKind:
    """A reason code: its clause, its message, and the names of its arguments (each a function number -> argument)."""

    def __init__(self, clause: str, key: str, **arguments: Callable[[int], Any]) -> None:
        self.clause = clause
        self.key = key
        self.arguments = arguments
