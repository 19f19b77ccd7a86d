"""How an expected value of ``then`` is read, and compared with what is there.

A reader checks a value and gives it the form in which it is compared: a list is compared in any order unless it is
``InOrder``, a mapping as a whole unless it is a ``Part``.
"""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from jindori.engine.cases.failure import Failure
from jindori.engine.cases.reading import listing, mapping, name, plain, text, truth, whole
from jindori.engine.errors import BadCase
from jindori.engine.readable import same

Read = Callable[[Any, str, Sequence[str]], Any]
"""From a value, words for errors, and the players' names to the value as it is compared. Raises BadCase."""

MOST = 1_000_000


class Part(dict[Any, Any]):
    """Only what is named is compared. One that names nothing says that there is nothing."""


class InOrder(list[Any]):
    """The items and their order."""


class Among(list[Any]):
    """Each of them is there; what else is there is not compared."""


def differences(what: str, expected: Any, got: Any) -> list[Failure]:
    if isinstance(expected, Part) and expected and isinstance(got, dict):
        parts = [differences(f"{what} {key}", value, got.get(key, nothing(value))) for key, value in expected.items()]
        return [failure for part in parts for failure in part]
    if isinstance(expected, Among) and isinstance(got, list):
        return [Failure(what, item, got) for item in expected if item not in got]
    if isinstance(expected, InOrder):
        fits = isinstance(got, list) and len(expected) == len(got) and not any(differences("", *pair) for pair in zip(expected, got, strict=True))
    elif isinstance(expected, Part):
        fits = not expected and isinstance(got, dict) and not got
    else:
        fits = same(expected, got)
    return [] if fits else [Failure(what, plain(expected), got)]


def nothing(value: Any) -> Any:
    """What is there where nothing is, in the kind of an expected value."""
    if isinstance(value, dict):
        return {}
    if isinstance(value, list):
        return []
    return 0 if isinstance(value, int) and not isinstance(value, bool) else None


# -- readers -------------------------------------------------------------------------------


def number(value: Any, what: str, players: Sequence[str]) -> int:
    return whole(value, what, 0, MOST)


def yes_or_no(value: Any, what: str, players: Sequence[str]) -> bool:
    return truth(value, what)


def words(value: Any, what: str, players: Sequence[str]) -> str:
    return text(value, what)


def one_of(known: Iterable[str]) -> Read:
    return lambda value, what, players: name(value, what, known)


def player(value: Any, what: str, players: Sequence[str]) -> str:
    return name(value, what, players)


def or_nothing(read: Read) -> Read:
    return lambda value, what, players: None if value is None else read(value, what, players)


def several(read: Read, kind: type[list[Any]] = list) -> Read:
    """A list, of one kind or another."""
    return lambda value, what, players: kind(read(item, what, players) for item in listing(value, what))


def parts(known: Iterable[str] | None, read: Read) -> Read:
    """Values by name (None: of a player); only those named are compared."""

    def of(value: Any, what: str, players: Sequence[str]) -> Part:
        named = mapping(value, what, players if known is None else known)
        return Part({key: read(item, f"{key} in {what}", players) for key, item in named.items()})

    return of


def all_of(known: Iterable[str] | None, read: Read) -> Read:
    """Values by name (None: of a player); what is not named is not there, and an empty value is as good as none."""

    def of(value: Any, what: str, players: Sequence[str]) -> dict[str, Any]:
        values = parts(known, read)(value, what, players).items()
        return {key: item for key, item in values if item or item is False}

    return of


def loose(value: Any, what: str, players: Sequence[str]) -> Any:
    """Any plain value; of mappings only what is named is compared."""
    return Part({key: loose(item, what, players) for key, item in value.items()}) if isinstance(value, dict) else value


def read_keys(entry: dict[str, Any], what: str, players: Sequence[str], keys: Mapping[str, Read], free: Sequence[str] = ()) -> dict[str, Any]:
    """The values of an entry by key, each read; only the free ones may be left out. Raises BadCase."""
    mapping(entry, what, keys)
    for key in keys:
        if key not in entry and key not in free:
            raise BadCase(f"{key!r} of {what} is missing")
    return {key: read(entry[key], f"{key!r} of {what}", players) for key, read in keys.items() if key in entry}


# -- facts ------------------------------------------------------------------------------------


class Fact:
    """Something ``then`` may assert: how its value is read, and where what is there is got from (a game's ``Run``)."""

    def __init__(self, read: Read, get: Callable[[Any], Any]) -> None:
        self.read = read
        self.get = get

    def failures(self, run: Any, what: str, expected: Any) -> list[Failure]:
        return differences(what, expected, self.get(run))


class PerPlayer(Fact):
    """A value of each player who is named."""

    def __init__(self, of: Read, value: Callable[[Any, int], Any]) -> None:
        super().__init__(parts(None, of), lambda run: {name: value(run, seat) for seat, name in enumerate(run.players)})
        self.of = of
        self.value = value

    def of_all(self) -> Fact:
        """The one value that all have."""
        return Fact(self.of, lambda run: common([self.value(run, seat) for seat in range(len(run.players))]))


def common(values: list[Any]) -> Any:
    """The value all have in common, or all of them."""
    return values[0] if values and values.count(values[0]) == len(values) else values


def read_facts(facts: dict[str, Fact], then: Any, players: Sequence[str]) -> dict[str, Any]:
    """What is expected, by fact. Raises BadCase for a fact nobody knows."""
    return {key: facts[key].read(value, f"{key!r} of 'then'", players) for key, value in mapping(then, "'then'", facts).items()}


def check_facts(facts: dict[str, Fact], run: Any, expected: dict[str, Any]) -> list[Failure]:
    return [failure for key, value in expected.items() for failure in facts[key].failures(run, key, value)]
