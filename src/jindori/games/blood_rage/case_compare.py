"""Kinds of facts in worked cases: how an expected value is read, and compared with what is there."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, mapping, name, names, whole
from jindori.engine.errors import BadCase
from jindori.engine.readable import same
from jindori.games.blood_rage.board import PLACES, PROVINCES
from jindori.games.blood_rage.builder import MOST_GLORY
from jindori.games.blood_rage.case_decisions import card_name, counts

if TYPE_CHECKING:
    from jindori.games.blood_rage.case_run import Run

Fact = Callable[["Run", Any, str], list[Failure]]
Read = Callable[[Any, str], Any]

# -- kinds of facts -----------------------------------------------------------------------


def single(read: Read, get: Callable[[Run], Any]) -> Fact:
    """One value."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        value, got = read(expected, f"{what!r} of 'then'"), get(run)
        return [] if same(value, got) else [Failure(what, expected, got)]

    return fact


def per_player(read: Read, get: Callable[[Run, int], Any]) -> Fact:
    """A value for each player that is named."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        out = []
        for player, value in named(expected, what, run.players).items():
            value, got = read(value, f"{what!r} of {player}"), get(run, run.players.index(player))
            if not same(value, got):
                out.append(Failure(f"{what} {player}", value, got))
        return out

    return fact


def per_place(places: tuple[str, ...], read: Callable[[Run, Any, str], Any], get: Callable[[Run, int], Any]) -> Fact:
    """A value for each place that is named."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        out = []
        for place, value in named(expected, what, places).items():
            value, got = read(run, value, f"{what!r} of {place}"), get(run, PLACES.index(place))
            if not same(value, got):
                out.append(Failure(f"{what} {place}", value, got))
        return out

    return fact


def parts_of(get: Callable[[Run, int], dict[str, int]], kinds: tuple[str, ...]) -> Fact:
    """For each player some numbers by name; what is not named is not compared."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        out = []
        for player, values in named(expected, what, run.players).items():
            has = get(run, run.players.index(player))
            for key, value in named(values, f"{what} of {player}", kinds).items():
                value, got = number(value, f"{key} of {what} of {player}"), has.get(key, 0)
                if not same(value, got):
                    out.append(Failure(f"{what} {player} {key}", value, got))
        return out

    return fact


def named(expected: Any, what: str, known: Any) -> dict[str, Any]:
    """A mapping that names something: an empty one would say nothing."""
    out = mapping(expected, f"{what!r} of 'then'", known)
    if not out:
        raise BadCase(f"{what!r} of 'then' names nothing")
    return out


# -- reading what is expected ------------------------------------------------------------------


def number(value: Any, what: str) -> int:
    return whole(value, what, 0, MOST_GLORY)


def cards(value: Any, what: str) -> list[Any]:
    return [card_name(card, what, "") for card in listing(value, what)]


def numbers(value: Any, what: str) -> list[int]:
    return [number(item, what) for item in listing(value, what)]


def or_nothing(known: Any) -> Read:
    return lambda value, what: None if value is None else name(value, what, known)


def provinces(value: Any, what: str) -> list[str]:
    return names(value, what, PLACES[:PROVINCES])


def groups(run: Run, value: Any, what: str) -> dict[str, dict[str, int]]:
    """Figures by player; nobody with none."""
    read = {player: counts(figures, f"{player} in {what}") for player, figures in mapping(value, what, run.players).items()}
    return {player: figures for player, figures in read.items() if figures}


def player_name(run: Run, expected: Any, what: str) -> str | None:
    return None if expected is None else name(expected, f"{what!r} of 'then'", run.players)


def a_player(get: Callable[[Run], Any]) -> Fact:
    """One player, or null for nobody."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        value, got = player_name(run, expected, what), get(run)
        return [] if same(value, got) else [Failure(what, value, got)]

    return fact


def some_players(get: Callable[[Run], Any]) -> Fact:
    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        value, got = names(expected, f"{what!r} of 'then'", run.players), get(run)
        return [] if same(value, got) else [Failure(what, value, got)]

    return fact
