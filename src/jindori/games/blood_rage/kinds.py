"""How Blood Rage's numbers read: kinds of field for choices, events and reasons, and what messages call their data."""
# not compiled: tables for people

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jindori.engine import telling
from jindori.engine.codec import MISSING, Bits, BySeat, Constant, Field, Named, Perhaps, Whole, YesNo, whole
from jindori.engine.errors import BadAction, shown
from jindori.engine.rows import as_list
from jindori.engine.telling import Naming, a
from jindori.engine.views import Argument, Term
from jindori.games.blood_rage.board import (
    CLANS,
    FIGURES,
    FIRST_MONSTER,
    PHASES,
    PLACES,
    SEATS,
    STATS,
    TOKENS,
    VALHALLA,
)
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS
from jindori.games.blood_rage.causes import CAUSES, WHY_BATTLE, WHYS

# -- cards ---------------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    return DESIGNS[DESIGN_OF[card]]


def own_cards(state: Any, seat: int) -> list[int]:
    """Cards the seat holds now: hand and pack."""
    held = as_list(state.clans[seat].hand)
    if state.packs:
        held += as_list(state.packs[seat])
    return held


def find_card(design: Any, age: Any, own: Sequence[int]) -> int:
    """The lowest own card of a design (and age), else any such card, so that the rules can say why not."""
    if not isinstance(design, str) or design not in DESIGNS:
        raise BadAction(f"unknown card {shown(design)}")
    if age is not MISSING:
        whole(age, "'age'", 1, 3)
    number = DESIGNS.index(design)
    for cards in (sorted(own), range(CARDS)):
        for card in cards:
            if DESIGN_OF[card] == number and age in (MISSING, AGE_OF[card]):
                return card
    raise BadAction(f"{design} has no printing of age {age}")


class Card(Field):
    """A card by its design."""

    def value(self, number: int) -> Any:
        return card_name(number)

    def argument(self, number: int) -> Argument:
        return Term(kind="card", id=card_name(number))


class PrintedCard(Card):
    """A card by its design and the age of its printing."""

    more_keys = ("age",)

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: card_name(numbers[0]), "age": int(AGE_OF[numbers[0]])}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        return [find_card(given[self.key], given.get("age", MISSING), own_cards(state, seat))]


class CardList(Field):
    """So many cards of one's own by their designs."""

    def __init__(self, n: int) -> None:
        self.parts = ("card",) * n

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: [card_name(card) for card in numbers]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        cards = given[self.key]
        if not isinstance(cards, list) or len(cards) != len(self.parts):
            raise BadAction(f"{self.key!r} must be a list of {len(self.parts)}, not {shown(cards)}")
        own = own_cards(state, seat)
        out: list[int] = []
        for design in cards:
            out.append(find_card(design, MISSING, [card for card in own if card not in out]))
        return sorted(out)


class PlayedCards(Field):
    """The set of one's played cards (a bit each) that come back, read by their designs; a card not played follows, plus 1."""

    more_keys = ("set",)
    parts = ("set", "not_played")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {"set": numbers[0]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        if not isinstance(given[self.key], list):
            raise BadAction(f"{self.key!r} must be a list, not {shown(given[self.key])}")
        played = as_list(state.fight.cards[seat]) if state.fight is not None else []
        left = list(played)
        for design in given[self.key]:
            card = find_card(design, MISSING, left)
            if card not in left:
                return [0, card + 1]
            left.remove(card)
        return [sum(1 << n for n, card in enumerate(played) if card not in left), 0]


class Slot(Whole):
    """Slot of an upgrade, 1 unless given."""

    needed = False

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [whole(given.get(self.key, 1), repr(self.key), self.low, self.high)]


# -- figures -------------------------------------------------------------------------------------------


def figures_json(warriors: int, leader: int, ship: int, monsters: Sequence[int]) -> dict[str, int]:
    """Figures by kind; of each monster its kind + 1, or 0."""
    counts = {"warrior": warriors, "leader": leader, "ship": ship}
    counts.update({FIGURES[monster - 1]: 1 for monster in monsters if monster})
    return {kind: n for kind, n in counts.items() if n}


def read_counts(figures: Any) -> dict[str, int]:
    """``{kind: how many}`` with whole numbers of 0 to 9, none of them 0 in what is returned."""
    if not isinstance(figures, dict):
        raise BadAction(f"'figures' must be an object of kinds and numbers, not {shown(figures)}")
    for kind in figures:
        if kind not in FIGURES:
            raise BadAction(f"unknown figure {shown(kind)}; known: {', '.join(FIGURES)}")
    counts = {kind: whole(n, f"the number of {kind}", 0, 9) for kind, n in figures.items()}
    return {kind: n for kind, n in counts.items() if n}


def read_group(figures: Any) -> tuple[dict[str, int], list[int]]:
    """Numbers of a clan's own figures by kind, and the kinds + 1 of the monsters among them."""
    counts = read_counts(figures)
    monsters = [FIGURES.index(kind) + 1 for kind in counts if kind not in FIGURES[:FIRST_MONSTER]]
    if any(n > 1 for kind, n in counts.items() if kind != "warrior") or len(monsters) > 2:
        raise BadAction("only warriors come in numbers; of every other figure there is one, and at most two monsters")
    return counts, monsters


class Figures(Field):
    """A clan's own figures, as told: warriors, leader, ship, and of up to two monsters their kinds + 1."""

    parts = ("warriors", "leader", "ship", "monster", "other_monster")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: figures_json(numbers[0], numbers[1], numbers[2], numbers[3:])}


class Marchers(Field):
    """A clan's own figures but ships: warriors, leader, and of up to two monsters their kinds + 1."""

    parts = ("warriors", "leader", "monster", "other_monster")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        return {self.key: figures_json(numbers[0], numbers[1], 0, numbers[2:])}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        counts, monsters = read_group(given[self.key])
        if counts.get("ship", 0):
            raise BadAction("ships cannot march (BR-8.1.4)")
        return [counts.get("warrior", 0), counts.get("leader", 0), *(monsters + [0, 0])[:2]]


class Saved(Field):
    """A clan's own figures: warriors, a bit each for leader, ship and its two monsters, whose kinds + 1 follow."""

    parts = ("warriors", "singles", "monster", "other_monster")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        warriors, singles, *monsters = numbers
        present = [monster for n, monster in enumerate(monsters) if singles >> 2 + n & 1]
        return {self.key: figures_json(warriors, singles & 1, singles >> 1 & 1, present)}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        counts, monsters = read_group(given[self.key])
        clan = state.clans[seat]
        slots = [int(clan.monster(0)) + 1, int(clan.monster(1)) + 1]
        singles = counts.get("leader", 0) | counts.get("ship", 0) << 1
        for monster in monsters:
            if monster not in slots:
                raise BadAction(f"the clan has no {FIGURES[monster - 1]}")
            singles |= 4 << slots.index(monster)
        return [counts.get("warrior", 0), singles, *slots]


class Pair(Field):
    """Two figures with their places: ``{place: {kind: count}}``."""

    parts = ("place", "figure", "other_place", "other_figure")

    def show(self, numbers: list[int]) -> dict[str, Any]:
        out: dict[str, dict[str, int]] = {}
        for place, kind in ((numbers[0], numbers[1]), (numbers[2], numbers[3])):
            group = out.setdefault(PLACES[place], {})
            group[FIGURES[kind]] = group.get(FIGURES[kind], 0) + 1
        return {self.key: out}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        figures = given[self.key]
        if not isinstance(figures, dict) or any(place not in PLACES for place in figures):
            raise BadAction("'figures' must be an object of places, each with kinds and numbers")
        found = [
            (FIGURES.index(kind), PLACES.index(place))
            for place, group in figures.items()
            for kind, n in read_counts(group).items()
            for _ in range(n)
        ]
        if len(found) != 2:
            raise BadAction(f"a sacrifice takes exactly two figures, not {len(found)}")
        (k1, p1), (k2, p2) = sorted(found)
        return [p1, k1, p2, k2]


# -- other things --------------------------------------------------------------------------------------


class Origin(Field):
    """Where an invading figure comes from: the reserve or Valhalla."""

    def value(self, number: int) -> Any:
        return "valhalla" if number == VALHALLA else "reserve"


class Why(Field):
    """What glory, Rage or a stat comes from: a card's design, or another source."""

    def value(self, number: int) -> Any:
        return DESIGNS[number] if number < WHY_BATTLE else WHYS[number - WHY_BATTLE]


NUMBER = Whole()
SEAT = Whole()
YES_NO = YesNo()
FIGURE = Named("figure", FIGURES)
PLACE = Named("place", PLACES)
STAT = Named("stat", STATS)
CLAN = Named("clan", CLANS)
PHASE = Named("phase", PHASES)
TOKEN = Named("token", TOKENS)
CAUSE = Named("cause", CAUSES)
WHY = Why()
ORIGIN = Origin()
CARD = Card()
DESIGN = Named("card", DESIGNS)
PRINTED_CARD = PrintedCard()
NO_CARD = Constant(None)
CARD_OR_NONE = Perhaps(CARD)
ONE_CARD = CardList(1)
TWO_CARDS = CardList(2)
PLAYED_CARDS = PlayedCards()
SLOT = Slot(0, 9)
FIGURES_TOLD = Figures()
MARCHERS = Marchers()
SAVED = Saved()
PAIR = Pair()
SEATS_TOLD = Bits(SEAT, SEATS)
TOTALS_TOLD = BySeat()

# -- data into arguments of messages -------------------------------------------------------------------


def figure_terms(figures: dict[str, Any]) -> list[Term]:
    """Figures by kind, or by place and kind."""
    out: list[Term] = []
    for key, value in figures.items():
        if isinstance(value, dict):
            out.extend(figure_terms(value))
        else:
            out.append(Term(kind="figure", id=key, n=value))
    return out


NAMING: Naming = {
    **{key: a("seat") for key in ("seat", "by", "giver", "winner")},
    **{key: a("card") for key in ("card", "replaced", "for", "replaces")},
    **{key: a("place") for key in ("place", "province", "from", "to")},
    **{key: a(key) for key in ("figure", "stat", "phase", "clan", "token", "cause")},
    "why": lambda value: Term(kind="card" if value in DESIGNS else "why", id=value),
    "figures": figure_terms,
    "cards": lambda cards: [Term(kind="card", id=card) for card in cards],
}


def arguments(data: dict[str, Any]) -> dict[str, Argument]:
    """Message arguments from an action's or event's data."""
    out = telling.arguments(data, NAMING, ("replaced", "replaces", "source"))
    if data.get("cost") is not None:
        out["paid"] = f"−{data['cost']}"
    return out
