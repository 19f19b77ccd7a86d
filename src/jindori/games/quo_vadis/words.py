"""How Quo Vadis' numbers read: options as actions, events as data, reason codes as clauses."""
# not compiled: tables for people

from __future__ import annotations

from typing import Any

from jindori.engine import telling
from jindori.engine.codec import Codec, Constant, Field, Named, ReasonKind, Verb, Whole, YesNo
from jindori.engine.errors import BadAction, shown
from jindori.engine.rows import row
from jindori.engine.telling import Naming, a
from jindori.engine.views import Argument, Term
from jindori.games.quo_vadis import reasons as r
from jindori.games.quo_vadis import verbs as v
from jindori.games.quo_vadis.board import AREA_NAMES, GENESIS, SPACE_NAMES
from jindori.games.quo_vadis.discarding import set_cards, set_option
from jindori.games.quo_vadis.generations import MODES
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS, RACES, RESOURCES
from jindori.games.quo_vadis.skills import SKILLS
from jindori.games.quo_vadis.tellings import EVENTS as EVENTS

# -- fields of actions ---------------------------------------------------------------------------------


class Spaces(Field):
    """Spaces of one area: the area and a set of its three spaces."""

    def __init__(self) -> None:
        super().__init__(("spaces",), 2)

    def show(self, values: list[int]) -> dict[str, Any]:
        return {"spaces": [SPACE_NAMES[values[0] * 3 + i] for i in range(3) if values[1] >> i & 1]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        numbers = sorted(names_in(given["spaces"], "spaces", SPACE_NAMES))
        if not numbers or len({n // 3 for n in numbers}) != 1 or len(set(numbers)) != len(numbers):
            raise BadAction("'spaces' must be different spaces of one area, at least one")
        return [numbers[0] // 3, sum(1 << n % 3 for n in numbers)]


class GenesisPair(Field):
    """Two genesis cards, the lower number first, Free last."""

    def __init__(self) -> None:
        super().__init__(("cards",), 2)

    def show(self, values: list[int]) -> dict[str, Any]:
        return {"cards": [GENESIS[value] for value in values]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        numbers = names_in(given["cards"], "cards", GENESIS[1:])
        if len(numbers) != 2:
            raise BadAction(f"'cards' must be two genesis cards, not {shown(given['cards'])}")
        return sorted(n + 1 for n in numbers)


class CardSet(Field):
    """Any number of epic cards, by their kinds."""

    def __init__(self) -> None:
        super().__init__(("cards",), 2)

    def show(self, values: list[int]) -> dict[str, Any]:
        return {"cards": [KINDS[kind] for kind in set_cards(values[0] << 8 | values[1] << 16)]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        numbers = names_in(given["cards"], "cards", KINDS)
        counts = [numbers.count(kind) for kind in range(len(KINDS))]
        if max(counts) > 7:
            raise BadAction("'cards' holds more cards than a hand can")
        option = int(set_option(row(counts)))
        return [option >> 8 & 255, option >> 16 & 255]


def names_in(value: Any, what: str, names: Any) -> list[int]:
    if not isinstance(value, list):
        raise BadAction(f"{what!r} must be a list, not {shown(value)}")
    for one in value:
        if not isinstance(one, str) or one not in names:
            raise BadAction(f"unknown name {shown(one)} in {what!r}; known: {', '.join(names)}")
    return [names.index(one) for one in value]


class Maybe(Constant):
    """A fixed value that need not be given."""

    def __init__(self, key: str, value: Any) -> None:
        super().__init__(key, value)
        self.required = ()

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return super().read({self.keys[0]: self.value, **given}, context)


class Shifted(Named):
    """A name whose number begins at 1."""

    def show(self, values: list[int]) -> dict[str, Any]:
        return super().show([values[0] - 1])

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [super().read(given, context)[0] + 1]


def space(key: str = "space") -> Field:
    return Named(key, "space", SPACE_NAMES)


def skill() -> Field:
    return Named("skill", "skill", SKILLS)


def kind(key: str = "kind") -> Field:
    return Named(key, "kind of card", KINDS)


def resource(key: str) -> Field:
    return Named(key, "resource", COUNTERS[:RESOURCES])


CODEC = Codec(
    [
        Verb(v.CHOOSE_RACE, "race", Named("race", "race", RACES)),
        Verb(v.DRAFT, "draft", skill()),
        Verb(v.CUBES, "cubes", Whole("war_spirit", 0, 7), Whole("food", 0, 7), Whole("faith", 0, 7)),
        Verb(v.BASIC, "basic", skill()),
        Verb(v.AREA, "area", Named("area", "area", AREA_NAMES)),
        Verb(v.AREA_CARDS, "area", GenesisPair()),
        Verb(v.PRAYER, "prayer", YesNo("choice")),
        Verb(v.WRATH_SPACES, "wrath", Spaces()),
        Verb(v.DECLINE, "decline"),
        Verb(v.PLACE, "place", space()),
        Verb(v.PLACE_SWARM, "swarm", space()),
        Verb(v.STOP, "stop"),
        Verb(v.CARD, "card", kind(), Named("mode", "mode", MODES)),
        Verb(v.NO_ENTREATY, "card", Constant("entreaty", None)),
        Verb(v.ENTREATY, "card", kind("entreaty"), Maybe("pay", "faith")),
        Verb(v.ENTREATY_DOMINION, "card", kind("entreaty"), Constant("pay", "dominion")),
        Verb(v.CIVIC, "civic", YesNo("choice")),
        Verb(v.REPEAT, "repeat", Whole("n", 0, 99)),
        Verb(v.GAIN, "gain"),
        Verb(v.CONVERT_FAITH, "convert"),
        Verb(v.MOVE, "move", space("from"), space("to")),
        Verb(v.NOTHING, "nothing"),
        Verb(v.DISCARD_ONE, "discard", kind()),
        Verb(v.EXCHANGE, "exchange", resource("from"), resource("to")),
        Verb(v.DISCARD_SET, "discard", CardSet()),
        Verb(v.WAR_SPIRIT_SPENT, "war_spirit", Whole("amount", 0, 99)),
        Verb(v.LEVY, "levy", Whole("amount", 0, 3)),
        Verb(v.REROLL, "reroll", YesNo("choice")),
        Verb(v.PLUNDER_RESOURCE, "plunder", resource("resource")),
        Verb(v.RETREAT, "retreat", space("from"), space("to")),
        Verb(v.REBUILD, "rebuild", space()),
        Verb(v.EXILE, "exile", space()),
        Verb(v.BUILD, "build", space(), Shifted("building", "building", BUILDINGS[1:])),
        Verb(v.CLAIM, "claim", space()),
        Verb(v.TOWN, "town", space()),
        Verb(v.SKILL, "skill", skill()),
        Verb(v.SPEND, "spend", space()),
    ]
)

DECISION_IDS = {
    "race": "DP-SETUP-RACE",
    "draft": "DP-DRAFT",
    "cubes": "DP-CUBES",
    "basic": "DP-BASIC",
    "area": "DP-AREA",
    "area_cards": "DP-AREA",
    "prayer": "DP-V-DOMINION",
    "wrath": "DP-WRATH",
    "divine_punishment": "DP-WRATH-2",
    "place": "DP-PLACE",
    "place_more": "DP-PLACE-MORE",
    "card": "DP-CARD",
    "entreaty": "DP-CARD",
    "civic": "DP-V-DOMINION",
    "repeat": "DP-REPEAT",
    "miracle": "DP-MIRACLE",
    "revelation": "DP-REVELATION",
    "prosperity": "DP-PROSPERITY",
    "discard": "DP-DISCARD",
    "war_spirit": "DP-WARSPIRIT",
    "war_levy": "DP-V-DOMINION",
    "reroll": "DP-REROLL",
    "retreat": "DP-RETREAT",
    "plunder": "DP-PLUNDER",
    "rebuild": "DP-REBUILD",
    "exile": "DP-V-EXILE",
    "build": "DP-V-BUILD",
    "claim": "DP-V-CLAIM",
    "town": "DP-TOWN",
    "skill": "DP-SKILL",
    "spend": "DP-V-DOMINION",
}

# -- reasons -----------------------------------------------------------------------------------------------


def area_term(n: int) -> Term:
    return Term(kind="area", id=AREA_NAMES[n].removeprefix("area_"))


def space_term(n: int) -> Term:
    return Term(kind="space", id=SPACE_NAMES[n])


def skill_term(n: int) -> Term:
    return Term(kind="skill", id=SKILLS[n])


def kind_term(n: int) -> Term:
    return Term(kind="kind", id=KINDS[n])


def counter_term(n: int) -> Term:
    return Term(kind="counter", id=COUNTERS[n])


def genesis_term(n: int) -> Term:
    return Term(kind="genesis", id=GENESIS[n].removeprefix("genesis_"))


def building_term(n: int) -> Term:
    return Term(kind="building", id=BUILDINGS[n])


REASONS = {
    r.RACE_TAKEN_ALREADY: ReasonKind("QV-3.2.1", "race-taken", race=lambda n: Term(kind="race", id=RACES[n])),
    r.SKILL_NOT_HELD: ReasonKind("QV-3.3.2", "skill-not-held", skill=skill_term),
    r.CUBES_NOT_SEVEN: ReasonKind("QV-3.5.1", "cubes-not-seven", n=int),
    r.ABOVE_LIMIT: ReasonKind("QV-1.2.6", "above-limit", counter=counter_term),
    r.NOT_YOUR_SKILL: ReasonKind("QV-3.5.3", "not-your-skill", skill=skill_term),
    r.AREA_NOT_IN_WORLD: ReasonKind("QV-4.2.7", "area-not-in-world", area=area_term),
    r.CARD_MARKED: ReasonKind("QV-4.2.1", "card-marked", genesis=genesis_term),
    r.FREE_BLOCKED: ReasonKind("QV-4.2.3", "free-blocked", genesis=genesis_term),
    r.TOO_LITTLE_FAITH: ReasonKind("QV-1.2.8", "too-little-faith", cost=int, have=int),
    r.WRONG_NUMBERS: ReasonKind("QV-4.2.6", "wrong-numbers", area=area_term),
    r.TOO_LITTLE_WRATH: ReasonKind("QV-5.1.1", "too-little-wrath", have=int),
    r.TOO_MANY_SPACES: ReasonKind("QV-5.1.3", "too-many-spaces", most=int, have=int),
    r.NOT_IN_GENESIS_AREA: ReasonKind("QV-5.2.1", "not-in-genesis-area", space=space_term),
    r.TOO_LITTLE_FOOD: ReasonKind("QV-1.2.8", "too-little-food", cost=int, have=int),
    r.NO_WORKER_LEFT: ReasonKind("QV-5.2.4", "no-worker-left"),
    r.MUST_PLACE: ReasonKind("QV-5.2.5", "must-place"),
    r.USED_ALREADY: ReasonKind("QV-9.1.3", "once-a-turn", skill=skill_term),
    r.CARD_NOT_IN_HAND: ReasonKind("QV-5.3.1", "card-not-in-hand", kind=kind_term),
    r.FIRST_ROUND: ReasonKind("QV-5.3.3", "first-round"),
    r.LAST_GENERATION: ReasonKind("QV-5.3.5", "last-generation"),
    r.NO_PLACE_FOR_TOWN: ReasonKind("QV-5.3.6", "no-place-for-town"),
    r.PRINTED_KIND: ReasonKind("QV-5.3.7", "printed-kind", kind=kind_term),
    r.NO_DOMINION: ReasonKind("QV-V17.2", "no-dominion"),
    r.TOO_MANY_ACTIONS: ReasonKind("QV-5.4.8", "too-many-actions", n=int, most=int),
    r.WRATH_FULL: ReasonKind("QV-5.5.5", "wrath-full"),
    r.CONVERTED_ALREADY: ReasonKind("QV-5.5.4", "converted-already"),
    r.NO_ACTION_LEFT: ReasonKind("QV-5.4.8", "no-action-left"),
    r.NOT_ADJACENT: ReasonKind("QV-2.1.9", "not-adjacent", space=space_term, other=space_term),
    r.NOT_THERE_AT_START: ReasonKind("QV-5.5.6", "not-there-at-start", space=space_term),
    r.NOT_ENOUGH_OF_IT: ReasonKind("QV-1.2.8", "not-enough-of-it", counter=counter_term),
    r.SAME_RESOURCE: ReasonKind("QV-5.5.10", "same-resource", counter=counter_term),
    r.NOT_SO_MUCH_SPIRIT: ReasonKind("QV-6.2.3", "not-so-much-spirit", n=int, have=int),
    r.SPACE_NOT_EMPTY: ReasonKind("QV-9.1.1", "space-not-empty", space=space_term),
    r.SPACE_CONTESTED: ReasonKind("QV-9.1.1", "space-contested", space=space_term),
    r.NO_OWN_WORKER: ReasonKind("QV-7.4.2", "no-own-worker", space=space_term),
    r.TOWN_IN_SPACE: ReasonKind("QV-7.4.3", "town-in-space", space=space_term),
    r.INFILTRATION: ReasonKind("QV-V16.1", "infiltration", space=space_term),
    r.NO_RUIN: ReasonKind("QV-7.2.1", "no-ruin", space=space_term),
    r.NO_ALTAR: ReasonKind("QV-V10.1", "no-altar", space=space_term),
    r.NO_SURPLUS: ReasonKind("QV-V7.2", "no-surplus", space=space_term),
    r.BUILDING_THERE: ReasonKind("QV-V7.1", "building-there", space=space_term, building=building_term),
    r.NO_BUILDING_LEFT: ReasonKind("QV-V7.1", "no-building-left", building=building_term),
    r.NOT_CLAIMABLE: ReasonKind("QV-V12.3", "not-claimable", space=space_term),
    r.NEEDS_SKILL: ReasonKind("QV-9.1.1", "needs-skill", skill=skill_term),
    r.NOT_IN_WORLD_SPACE: ReasonKind("QV-3.1.6", "not-in-world", space=space_term),
    r.STRUCK_OUTSIDE: ReasonKind("QV-5.1.3", "not-in-genesis-area", space=space_term),
    r.NO_ADDITIONAL_FOOD: ReasonKind("QV-5.2.6", "no-additional-food", space=space_term),
    r.NO_WORKER_TO_MOVE: ReasonKind("QV-5.5.6", "no-own-worker", space=space_term),
    r.NO_WORKER_TO_RETREAT: ReasonKind("QV-9.1.1", "no-own-worker", space=space_term),
    r.NO_WORKER_TO_EXILE: ReasonKind("QV-V10.1", "no-own-worker", space=space_term),
    r.CARD_NOT_FOR_PROSPERITY: ReasonKind("QV-5.5.10", "card-not-in-hand", kind=kind_term),
    r.CARD_NOT_TO_DISCARD: ReasonKind("QV-5.6.3", "card-not-in-hand", kind=kind_term),
    r.SKILL_NOT_FACE_DOWN: ReasonKind("QV-7.5.1", "skill-not-held", skill=skill_term),
}

# -- data into arguments of messages ---------------------------------------------------------------------------

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
    "spaces": lambda spaces: [space_term(SPACE_NAMES.index(space)) for space in spaces],
    "cards": card_terms,
    "dice": lambda dice: " / ".join(str(die) for die in dice),
}


def arguments(data: dict[str, Any]) -> dict[str, Argument]:
    """Message arguments from an action's or event's data."""
    out = telling.arguments(data, NAMING, ("entreaty", "skill", "by"))
    if "dice" in data:
        out["two"] = "yes" if len(data["dice"]) > 1 else "no"
    return out
