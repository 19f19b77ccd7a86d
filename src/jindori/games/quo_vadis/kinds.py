"""Kinds of field: how Quo Vadis' numbers read as JSON and as words, and what JSON reads back as."""
# not compiled: tables for people

from __future__ import annotations

from typing import Any

from jindori.engine import telling
from jindori.engine.codec import Bits, BySeat, Constant, Field, Named, Several, Whole, YesNo
from jindori.engine.errors import BadAction, shown
from jindori.engine.rows import row
from jindori.engine.telling import Naming, a
from jindori.engine.views import Argument, Term
from jindori.games.quo_vadis.board import AREA_NAMES, GENESIS, SPACE_NAMES, SPACES, TERRAINS
from jindori.games.quo_vadis.causes import BY_CARD, SOURCES, WHYS
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS, MODES, RACES, RESOURCES, number_of_cards, set_of_cards
from jindori.games.quo_vadis.skills import SKILLS


class FromOne(Named):
    """A name whose number begins at 1."""

    def value(self, number: int) -> Any:
        return super().value(number - 1)

    def argument(self, number: int) -> Argument:
        return super().argument(number - 1)

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [super().read(given, context)[0] + 1]


class OrNone(Field):
    """Something or, below 0, nothing; events only."""

    def __init__(self, kind: Field) -> None:
        self.kind = kind

    def value(self, number: int) -> Any:
        return self.kind.value(number) if number >= 0 else None


class Why(Field):
    """A skill, or another cause; events only."""

    def value(self, number: int) -> Any:
        return SKILLS[number] if number < BY_CARD else WHYS[number - BY_CARD]


class Dice(Field):
    """One die or two, of which the higher counts (QV-V8.2): ``roll``, and ``dice``; events only."""

    parts = ("first", "second")
    more_keys = ("dice",)

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: max(numbers), "dice": [die for die in numbers if die]}


class SpacesOfArea(Field):
    """Spaces of one area: the area and a set of its three spaces; options only."""

    parts = ("area", "chosen")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: [SPACE_NAMES[numbers[0] * 3 + i] for i in range(3) if numbers[1] >> i & 1]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        numbers = sorted(names_in(given[self.key], self.key, SPACE_NAMES))
        if not numbers or len({n // 3 for n in numbers}) != 1 or len(set(numbers)) != len(numbers):
            raise BadAction(f"{self.key!r} must be different spaces of one area, at least one")
        return [numbers[0] // 3, sum(1 << n % 3 for n in numbers)]


class GenesisPair(Field):
    """Two genesis cards, the lower number first, Free last."""

    parts = ("card1", "card2")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: [GENESIS[number] for number in numbers]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        numbers = names_in(given[self.key], self.key, GENESIS[1:])
        if len(numbers) != 2:
            raise BadAction(f"{self.key!r} must be two genesis cards, not {shown(given[self.key])}")
        return sorted(n + 1 for n in numbers)


class CardSet(Field):
    """Any number of epic cards, by their kinds; options only."""

    parts = ("low", "high")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: [KINDS[kind] for kind in set_of_cards(numbers[0] | numbers[1] << 8)]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        kinds = names_in(given[self.key], self.key, KINDS)
        counts = [kinds.count(kind) for kind in range(len(KINDS))]
        if max(counts) > 7:
            raise BadAction(f"{self.key!r} holds more cards than a hand can")
        number = int(number_of_cards(row(counts)))
        return [number & 255, number >> 8]


def names_in(value: Any, what: str, names: Any) -> list[int]:
    if not isinstance(value, list):
        raise BadAction(f"{what!r} must be a list, not {shown(value)}")
    for one in value:
        if not isinstance(one, str) or one not in names:
            raise BadAction(f"unknown name {shown(one)} in {what!r}; known: {', '.join(names)}")
    return [names.index(one) for one in value]


NUMBER = Whole()
SEAT = Whole()
CUBES_SPENT = Whole(0, 7)
SPIRIT_SPENT = Whole(0, 99)
TIMES = Whole(0, 99)
POINTS_SPENT = Whole(0, 3)
ANSWER = YesNo()
NOT_AT_ALL = Constant(None)
IN_FAITH = Constant("faith", needed=False)
IN_DOMINION = Constant("dominion")

AREA = Named("area", AREA_NAMES, begin="area_")
SPACE = Named("space", SPACE_NAMES)
SPACE_SET = Bits(SPACE, SPACES)
SPACES_OF_AREA = SpacesOfArea()
TERRAIN = Named("terrain", TERRAINS)
GENESIS_CARD = FromOne("genesis", GENESIS[1:], begin="genesis_")
GENESIS_PAIR = GenesisPair()

RACE = Named("race", RACES)
SKILL = Named("skill", SKILLS)
KIND = Named("kind of card", KINDS, term="kind")
KINDS_OF_CARDS = Several(KIND)
CARD_SET = CardSet()
MODE = Named("mode", MODES)
COUNTER = Named("counter", COUNTERS)
RESOURCE = Named("resource", COUNTERS[:RESOURCES])
BUILDING = FromOne("building", BUILDINGS[1:])
SOURCE = Named("source", SOURCES)
WHY = Why()

SEATS = Several(SEAT)
BY_SEAT = BySeat()
DICE = Dice()
SEAT_OR_NONE = OrNone(SEAT)
KIND_OR_NONE = OrNone(KIND)
SKILL_OR_NONE = OrNone(SKILL)


# -- data as arguments of messages ---------------------------------------------------------------------------


def thing(kind: str, value: str) -> Term:
    """A counter where a space or a source is looked for (what a card gave), a skill among the reasons of points."""
    if kind == "space" and value in COUNTERS:
        return Term(kind="counter", id=value)
    if kind == "why" and value in SKILLS:
        return Term(kind="skill", id=value)
    return Term(kind=kind, id=value)


def card_terms(cards: list[str]) -> list[Term]:
    return [
        Term(kind="genesis", id=card.removeprefix("genesis_")) if card in GENESIS else Term(kind="kind", id=card)
        for card in cards
    ]


NAMING: Naming = {
    **{key: a("seat") for key in ("seat", "by")},
    **{key: lambda value: thing("space", value) for key in ("space", "from", "to")},
    **{key: a("kind") for key in ("kind", "entreaty")},
    **{key: a("counter") for key in ("resource", "counter")},
    **{key: a(key) for key in ("race", "skill", "terrain", "building", "source")},
    "area": lambda value: Term(kind="area", id=value.removeprefix("area_")),
    "why": lambda value: thing("why", value),
    "spaces": lambda spaces: [Term(kind="space", id=space) for space in spaces],
    "cards": card_terms,
    "dice": lambda dice: " / ".join(str(die) for die in dice),
}


def arguments(data: dict[str, Any]) -> dict[str, Argument]:
    """Message arguments from an action's or event's data."""
    out = telling.arguments(data, NAMING, ("entreaty", "skill", "by"))
    if "dice" in data:
        out["two"] = "yes" if len(data["dice"]) > 1 else "no"
    return out
