"""The words of a decision: what an entry ``{dp: ...}`` says, and the actions of the game that it stands for."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from jindori.engine.cases.comparison import Read, loose, one_of, or_nothing, read_keys, several
from jindori.engine.cases.reading import mapping, shown, whole
from jindori.engine.cases.run import Action
from jindori.engine.errors import BadCase
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import AREA_NAMES, FREE, GENESIS, SPACE_NAMES, area_of_numbers
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS, MODES
from jindori.games.quo_vadis.skills import SKILLS

Words = dict[str, Any]
"""The values of an entry, read."""

# -- values ---------------------------------------------------------------------------------

space, kind, counter = one_of(SPACE_NAMES), one_of(KINDS), one_of(COUNTERS)


def number(value: Any, what: str, players: Sequence[str]) -> int:
    """Whether there is so much of anything is for the rules to say."""
    return whole(value, what, -99, 99)


def skill(value: Any, what: str, players: Sequence[str]) -> str:
    """With the prefix of its kind or without."""
    plain = value.removeprefix("bsk_").removeprefix("skl_") if isinstance(value, str) else value
    return str(one_of(SKILLS)(plain, what, players))


def pair(of: Read, things: str) -> Read:
    """Where something comes from and where it goes."""

    def read(value: Any, what: str, players: Sequence[str]) -> Words:
        if not isinstance(value, list) or len(value) != 2:
            raise BadCase(f"{what} must have two {things} each, not {shown(value)}")
        return {"from": of(value[0], what, players), "to": of(value[1], what, players)}

    return read


def prosperity(value: Any, what: str, players: Sequence[str]) -> Action:
    if value == "none":
        return {"do": "nothing"}
    if not isinstance(value, dict) or len(value) != 1:
        raise BadCase(f"{what} must be none, {{discard: kind}} or {{convert: [from, to]}} each; not {shown(value)}")
    if "discard" in mapping(value, what, ("discard", "convert")):
        return {"do": "discard", "kind": kind(value["discard"], f"'discard' in {what}", players)}
    return {"do": "exchange", **pair(counter, "resources")(value["convert"], f"'convert' in {what}", players)}


# -- what they stand for -----------------------------------------------------------------------


def area(words: Words, what: str) -> list[Action]:
    """Two genesis cards, and a number named for each Free, in the order of the cards."""
    cards, named = words["cards"], words.get("names", [])
    if len(cards) != 2:
        raise BadCase(f"'cards' of {what} must be two genesis cards, not {shown(cards)}")
    numbers = [GENESIS.index(card) for card in cards]
    if numbers.count(FREE) != len(named):
        raise BadCase(f"{what} names {'no number for a' if numbers.count(FREE) > len(named) else 'more numbers than it has'} Free")
    first, second = (named.pop(0) if number == FREE else number for number in numbers)
    return [{"do": "area", "area": AREA_NAMES[area_of_numbers(first, second)]}, {"do": "area", "cards": sorted(cards, key=GENESIS.index)}]


def card(words: Words, what: str) -> list[Action]:
    entreaty = words.get("entreaty", "none")
    second = {"entreaty": None} if entreaty in (None, "none") else {"entreaty": entreaty, "pay": "faith"}
    return [{"do": "card", "kind": words["kind"], "mode": words["mode"]}, {"do": "card", **second}]


def plain(do: str) -> Callable[[Words, str], list[Action]]:
    return lambda words, what: [{"do": do, **words}]


def each(key: str, action: Callable[[Any], Action]) -> Callable[[Words, str], list[Action]]:
    return lambda words, what: [action(one) for one in words[key]]


def build(words: Words, what: str) -> list[Action]:
    return [{"do": "build", "space": words["space"], "building": words["kind"]}]


def if_any(do: str) -> Callable[[Words, str], list[Action]]:
    return lambda words, what: [{"do": do, "choice": words["amount"] > 0}]


class Decision(NamedTuple):
    step: int
    """Of the turn."""
    names: tuple[str, ...]
    """Under which the engine asks it."""
    keys: dict[str, Read]
    """What an entry says, besides who decides."""
    actions: Callable[[Words, str], list[Action]]
    """What it stands for, one question of the engine each."""
    free: tuple[str, ...] = ()
    """Keys that may be left out."""


SPACE: dict[str, Read] = {"space": space}
AMOUNT: dict[str, Read] = {"amount": number}

DECISIONS: dict[str, Decision] = {
    "DP-AREA": Decision(
        steps.SELECT, ("area", "area_cards"),
        {"cards": several(one_of(GENESIS[1:])), "names": several(lambda value, what, players: whole(value, what, 1, 5))}, area, ("names",),
    ),
    "prayer": Decision(steps.PRAY, ("prayer",), AMOUNT, if_any("prayer")),
    "DP-WRATH": Decision(steps.STRIKE, ("wrath", "divine_punishment"), {"spaces": several(space)}, plain("wrath")),
    "DP-WRATH-2": Decision(steps.STRIKE, ("divine_punishment",), {"spaces": several(space)}, plain("wrath")),
    "DP-PLACE": Decision(steps.PLACING, ("place",), SPACE, plain("place")),
    "DP-PLACE-MORE": Decision(steps.PLACING, ("place_more",), SPACE, plain("place")),
    "DP-CARD": Decision(
        steps.PLAYING, ("card", "entreaty"),
        {"kind": kind, "mode": one_of(MODES), "entreaty": or_nothing(one_of((*KINDS, "none")))}, card, ("entreaty",),
    ),
    "civic": Decision(steps.SPLENDOUR, ("civic",), AMOUNT, if_any("civic")),
    "DP-REPEAT": Decision(steps.ACTING, ("repeat",), {"n": number}, plain("repeat")),
    "DP-MIRACLE": Decision(
        steps.ACTING, ("miracle",), {"steps": several(one_of(("gain", "convert")))}, each("steps", lambda step: {"do": step})
    ),
    "DP-REVELATION": Decision(
        steps.ACTING, ("revelation",), {"moves": several(pair(space, "spaces"))}, each("moves", lambda move: {"do": "move", **move})
    ),
    "DP-PROSPERITY": Decision(steps.ACTING, ("prosperity",), {"options": several(prosperity)}, each("options", dict)),
    "DP-DISCARD": Decision(steps.DISCARDING, ("discard",), {"cards": several(kind)}, plain("discard")),
    "DP-WARSPIRIT": Decision(steps.FIGHTING, ("war_spirit",), AMOUNT, plain("war_spirit")),
    "DP-V-DOMINION": Decision(steps.FIGHTING, ("war_levy",), AMOUNT, plain("levy")),
    "DP-REROLL": Decision(steps.FIGHTING, ("reroll",), {"new_roll": loose}, lambda words, what: [{"do": "reroll", "choice": True}]),
    "DP-RETREAT": Decision(steps.FIGHTING, ("retreat",), {"from": space, "to": space}, plain("retreat")),
    "DP-PLUNDER": Decision(
        steps.FIGHTING, ("plunder",), {"kinds": several(counter)}, each("kinds", lambda one: {"do": "plunder", "resource": one})
    ),
    "DP-REBUILD": Decision(steps.RECONSTRUCTION, ("rebuild",), SPACE, plain("rebuild")),
    "DP-V-EXILE": Decision(steps.EXILING, ("exile",), SPACE, plain("exile")),
    "DP-V-BUILD": Decision(steps.BUILDING, ("build",), {**SPACE, "kind": one_of(BUILDINGS[1:])}, build),
    "DP-V-CLAIM": Decision(steps.CLAIMING, ("claim",), SPACE, plain("claim")),
    "DP-TOWN": Decision(steps.TOWN, ("town",), SPACE, plain("town")),
    "DP-SKILL": Decision(steps.SKILL, ("skill",), {"card": skill}, lambda words, what: [{"do": "skill", "skill": words["card"]}]),
}  # fmt: skip
"""By decision point; ``prayer`` and ``civic`` are uses of dominion that are decisions of their own, besides the levy of a war."""
NAMES = tuple(dp for dp in DECISIONS if dp.startswith("DP-"))


def actions_of(dp: str, entry: dict[str, Any], what: str) -> list[Action]:
    """The actions an entry stands for, in order. Raises BadCase."""
    decision = DECISIONS[dp]
    words = {key: value for key, value in entry.items() if key not in ("dp", "player", "note")}
    return decision.actions(read_keys(words, what, (), decision.keys, decision.free), what)
