"""Fields: how the numbers of options, events and reasons read as JSON and as words, and what JSON reads back as.

A game makes a few kinds of field (a place, a card, a whole number) and names them where it declares what is said
(``engine/vocabulary.py``); rules never see them.
"""
# not compiled: names and tables for people, outside the hot path

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Self

from jindori.engine.errors import BadAction, shown
from jindori.engine.views import Argument, Term

MISSING: Any = object()


def whole(value: Any, what: str, low: int, high: int) -> int:
    """A whole number in range, or BadAction; True, 3.0 and "3" are not whole numbers."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadAction(f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
    if not low <= value <= high:
        raise BadAction(f"{what} must be from {low} to {high}, not {shown(value)}")
    return value


class Field:
    """One or more numbers that read together as the JSON key ``key``, and perhaps further ones.

    A kind of field has no key; ``named`` gives it one. ``parts``: names of its numbers, if not one of the same name.
    """

    key = ""
    more_keys: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    needed = True
    """Must the key be given in an action?"""
    endless = False
    """All numbers that are left, however many; events only, the last field."""

    def named(self, key: str) -> Self:
        twin = copy.copy(self)
        twin.key = key
        if not twin.parts and not twin.fixed():
            twin.parts = (key,)
        return twin

    def fixed(self) -> bool:
        """Has it no number at all?"""
        return False

    def keys(self) -> tuple[str, ...]:
        return (self.key, *self.more_keys)

    def show(self, numbers: list[int]) -> dict[str, Any]:
        """The JSON of its numbers, by key."""
        return {self.key: self.value(numbers[0])}

    def value(self, number: int) -> Any:
        """A single number as JSON."""
        raise NotImplementedError

    def argument(self, number: int) -> Argument:
        """A single number as an argument of a message."""
        value: Argument = self.value(number)
        return value

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        """Its numbers for the given keys; ``context`` is (state, seat). Raises BadAction."""
        raise BadAction(f"{self.key!r} cannot be given")


class Named(Field):
    """A name in a table. ``what``: how errors call it, and the kind of its Term, if not ``term``; ``begin`` is left out there."""

    def __init__(self, what: str, names: Sequence[str], term: str | None = None, begin: str = "") -> None:
        self.what = what
        self.names = tuple(names)
        self.term = term or what
        self.begin = begin

    def value(self, number: int) -> Any:
        return self.names[number]

    def argument(self, number: int) -> Argument:
        return Term(kind=self.term, id=self.names[number].removeprefix(self.begin))

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        value = given[self.key]
        if not isinstance(value, str) or value not in self.names:
            raise BadAction(f"unknown {self.what} {shown(value)} in {self.key!r}; known: {', '.join(self.names)}")
        return [self.names.index(value)]


class Perhaps(Field):
    """A name in a table or none: 0, or its number and 1 more."""

    def __init__(self, kind: Field) -> None:
        self.kind = kind

    def value(self, number: int) -> Any:
        return self.kind.value(number - 1) if number else None


class Whole(Field):
    """A whole number; the range is what is read back."""

    def __init__(self, low: int = 0, high: int = 255) -> None:
        self.low = low
        self.high = high

    def value(self, number: int) -> Any:
        return number

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [whole(given[self.key], repr(self.key), self.low, self.high)]


class YesNo(Field):
    """True or false."""

    def value(self, number: int) -> Any:
        return bool(number)

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        value = given[self.key]
        if not isinstance(value, bool):
            raise BadAction(f"{self.key!r} must be true or false, not {shown(value)}")
        return [int(value)]


class Constant(Field):
    """No number, a fixed value under a key (``card: null``); it need not be given where not ``needed``."""

    def __init__(self, constant: Any, needed: bool = True) -> None:
        self.constant = constant
        self.needed = needed

    def fixed(self) -> bool:
        return True

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: self.constant}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        if given.get(self.key, self.constant) != self.constant:
            raise BadAction(f"{self.key!r} must be {self.constant!r} here")
        return []


class Bits(Field):
    """A set of numbers below ``end``, as the bits of one; shown as a list."""

    def __init__(self, kind: Field, end: int) -> None:
        self.kind = kind
        self.end = end

    def value(self, number: int) -> Any:
        return [self.kind.value(n) for n in range(self.end) if number >> n & 1]


class Several(Field):
    """However many numbers of one kind, shown as a list."""

    endless = True

    def __init__(self, kind: Field) -> None:
        self.kind = kind

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: [self.kind.value(number) for number in numbers]}


class BySeat(Field):
    """Pairs of a seat and its number, shown as an object."""

    endless = True

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: dict(zip(numbers[0::2], numbers[1::2], strict=True))}
