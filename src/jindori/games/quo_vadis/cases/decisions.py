"""The words of a decision: what an entry ``{dp: ...}`` says, and the actions of the game that it stands for."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from jindori.engine.cases.reading import listing, mapping, name, names, shown, whole
from jindori.engine.cases.run import Action
from jindori.engine.errors import BadCase
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import AREA_NAMES, FREE, GENESIS, SPACE_NAMES, area_of_numbers
from jindori.games.quo_vadis.generations import MODES
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS
from jindori.games.quo_vadis.skills import SKILLS

Entry = dict[str, Any]

# -- values ---------------------------------------------------------------------------------


def space(entry: Entry, what: str) -> str:
    return name(entry.get("space"), f"'space' of {what}", SPACE_NAMES)


def number(key: str) -> Callable[[Entry, str], int]:
    return lambda entry, what: whole(entry.get(key), f"{key!r} of {what}", -99, 99)


def each(entry: Entry, key: str, what: str) -> list[Any]:
    return listing(entry.get(key), f"{key!r} of {what}")


def move(do: str, given: Any, what: str) -> Action:
    if not isinstance(given, list) or len(given) != 2:
        raise BadCase(f"a move of {what} must be two spaces, not {shown(given)}")
    origin, to = (name(end, f"a move of {what}", SPACE_NAMES) for end in given)
    return {"do": do, "from": origin, "to": to}


# -- decisions -----------------------------------------------------------------------------------


def area(entry: Entry, what: str) -> list[Action]:
    """Two genesis cards, and a number named for each Free, in the order of the cards."""
    cards = each(entry, "cards", what)
    if len(cards) != 2:
        raise BadCase(f"'cards' of {what} must be two genesis cards, not {shown(cards)}")
    named = [whole(n, f"'names' of {what}", 1, 5) for n in listing(entry.get("names", []), f"'names' of {what}")]
    numbers = [GENESIS.index(name(card, f"'cards' of {what}", GENESIS[1:])) for card in cards]
    if numbers.count(FREE) != len(named):
        raise BadCase(f"{what} names {'no number for a' if numbers.count(FREE) > len(named) else 'more numbers than it has'} Free")
    first, second = (named.pop(0) if number == FREE else number for number in numbers)
    return [{"do": "area", "area": AREA_NAMES[area_of_numbers(first, second)]}, {"do": "area", "cards": sorted(cards, key=GENESIS.index)}]


def card(entry: Entry, what: str) -> list[Action]:
    kind = name(entry.get("kind"), f"'kind' of {what}", KINDS)
    mode = name(entry.get("mode"), f"'mode' of {what}", MODES)
    entreaty: Action = {"entreaty": None}
    if entry.get("entreaty") not in (None, "none"):
        entreaty = {"entreaty": name(entry["entreaty"], f"'entreaty' of {what}", KINDS), "pay": "faith"}
    return [{"do": "card", "kind": kind, "mode": mode}, {"do": "card", **entreaty}]


def prosperity(option: Any, what: str) -> Action:
    if option == "none":
        return {"do": "nothing"}
    if isinstance(option, str):
        raise BadCase(f"an option of {what} must be none, {{discard: kind}} or {{convert: [from, to]}}; not {shown(option)}")
    given = mapping(option, f"an option of {what}", ("discard", "convert"))
    if len(given) != 1:
        raise BadCase(f"an option of {what} must be one of discard, convert; not {shown(option)}")
    if "discard" in given:
        return {"do": "discard", "kind": name(given["discard"], f"'discard' of {what}", KINDS)}
    pair = [name(counter, f"'convert' of {what}", COUNTERS) for counter in each(given, "convert", what)]
    if len(pair) != 2:
        raise BadCase(f"'convert' of {what} must be two resources, not {shown(pair)}")
    return {"do": "exchange", "from": pair[0], "to": pair[1]}


def skill(entry: Entry, what: str) -> Action:
    given = entry.get("card")
    return {"do": "skill", "skill": name(given.removeprefix("skl_") if isinstance(given, str) else given, f"'card' of {what}", SKILLS)}


def wrath(entry: Entry, what: str) -> Action:
    return {"do": "wrath", "spaces": names(entry.get("spaces"), f"'spaces' of {what}", SPACE_NAMES)}


def discards(entry: Entry, what: str) -> Action:
    return {"do": "discard", "cards": [name(one, f"'cards' of {what}", KINDS) for one in each(entry, "cards", what)]}


def in_space(do: str) -> Callable[[Entry, str], Action]:
    return lambda entry, what: {"do": do, "space": space(entry, what)}


def with_number(do: str, key: str) -> Callable[[Entry, str], Action]:
    return lambda entry, what: {"do": do, key: number(key)(entry, what)}


def if_any(do: str) -> Callable[[Entry, str], Action]:
    return lambda entry, what: {"do": do, "choice": number("amount")(entry, what) > 0}


def build(entry: Entry, what: str) -> Action:
    return {"do": "build", "space": space(entry, what), "building": name(entry.get("kind"), f"'kind' of {what}", BUILDINGS[1:])}


class Decision(NamedTuple):
    """``read``: the action or actions an entry stands for, one question of the engine each."""

    step: int
    """Of the turn."""
    names: tuple[str, ...]
    """Under which the engine asks it."""
    keys: tuple[str, ...]
    """What an entry says, besides who decides."""
    read: Callable[[Entry, str], Any]


DECISIONS: dict[str, Decision] = {
    "DP-AREA": Decision(steps.SELECT, ("area", "area_cards"), ("cards", "names"), area),
    "prayer": Decision(steps.PRAY, ("prayer",), ("amount",), if_any("prayer")),
    "DP-WRATH": Decision(steps.STRIKE, ("wrath", "divine_punishment"), ("spaces",), wrath),
    "DP-WRATH-2": Decision(steps.STRIKE, ("divine_punishment",), ("spaces",), wrath),
    "DP-PLACE": Decision(steps.PLACING, ("place",), ("space",), in_space("place")),
    "DP-PLACE-MORE": Decision(steps.PLACING, ("place_more",), ("space",), in_space("place")),
    "DP-CARD": Decision(steps.PLAYING, ("card", "entreaty"), ("kind", "mode", "entreaty"), card),
    "civic": Decision(steps.SPLENDOUR, ("civic",), ("amount",), if_any("civic")),
    "DP-REPEAT": Decision(steps.ACTING, ("repeat",), ("n",), with_number("repeat", "n")),
    "DP-MIRACLE": Decision(
        steps.ACTING, ("miracle",), ("steps",),
        lambda entry, what: [{"do": name(one, f"'steps' of {what}", ("gain", "convert"))} for one in each(entry, "steps", what)],
    ),
    "DP-REVELATION": Decision(
        steps.ACTING, ("revelation",), ("moves",), lambda entry, what: [move("move", one, what) for one in each(entry, "moves", what)]
    ),
    "DP-PROSPERITY": Decision(
        steps.ACTING, ("prosperity",), ("options",), lambda entry, what: [prosperity(one, what) for one in each(entry, "options", what)]
    ),
    "DP-DISCARD": Decision(steps.DISCARDING, ("discard",), ("cards",), discards),
    "DP-WARSPIRIT": Decision(steps.FIGHTING, ("war_spirit",), ("amount",), with_number("war_spirit", "amount")),
    "DP-V-DOMINION": Decision(steps.FIGHTING, ("war_levy",), ("amount",), with_number("levy", "amount")),
    "DP-REROLL": Decision(steps.FIGHTING, ("reroll",), ("new_roll",), lambda entry, what: {"do": "reroll", "choice": True}),
    "DP-RETREAT": Decision(
        steps.FIGHTING, ("retreat",), ("from", "to"), lambda entry, what: move("retreat", [entry.get("from"), entry.get("to")], what)
    ),
    "DP-PLUNDER": Decision(
        steps.FIGHTING, ("plunder",), ("kinds",),
        lambda entry, what: [{"do": "plunder", "resource": name(one, f"'kinds' of {what}", COUNTERS)} for one in each(entry, "kinds", what)],
    ),
    "DP-REBUILD": Decision(steps.RECONSTRUCTION, ("rebuild",), ("space",), in_space("rebuild")),
    "DP-V-EXILE": Decision(steps.EXILING, ("exile",), ("space",), in_space("exile")),
    "DP-V-BUILD": Decision(steps.BUILDING, ("build",), ("space", "kind"), build),
    "DP-V-CLAIM": Decision(steps.CLAIMING, ("claim",), ("space",), in_space("claim")),
    "DP-TOWN": Decision(steps.TOWN, ("town",), ("space",), in_space("town")),
    "DP-SKILL": Decision(steps.SKILL, ("skill",), ("card",), skill),
}  # fmt: skip
"""By decision point; ``prayer`` and ``civic`` are uses of dominion that are decisions of their own, besides the levy of a war."""
NAMES = tuple(dp for dp in DECISIONS if dp.startswith("DP-"))


def actions_of(dp: str, entry: Entry, what: str) -> list[Action]:
    """The actions an entry stands for, in order. Raises BadCase."""
    actions = DECISIONS[dp].read(entry, what)
    return actions if isinstance(actions, list) else [actions]


def check_entry(dp: str, entry: Entry, what: str) -> None:
    """Are its keys known, and its words readable? Raises BadCase."""
    mapping(entry, what, ("dp", "player", "note", *DECISIONS[dp].keys))
    actions_of(dp, entry, what)
