"""The decisions of a worked case, as actions of the game."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.errors import BadCase
from jindori.engine.reading import listing, mapping, name, names, shown, whole
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import AREA_NAMES, GENESIS, SPACE_NAMES, area_of_numbers
from jindori.games.quo_vadis.races import COUNTERS, KINDS, RESOURCES
from jindori.games.quo_vadis.skills import SKILLS
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.variant import BUILDINGS

Action = dict[str, Any]

NAMES: dict[str, tuple[str, ...]] = {
    "DP-AREA": ("area", "area_cards"),
    "DP-WRATH": ("wrath", "divine_punishment"),
    "DP-WRATH-2": ("wrath", "divine_punishment"),
    "DP-PLACE": ("place",),
    "DP-PLACE-MORE": ("place_more",),
    "DP-CARD": ("card", "entreaty"),
    "DP-REPEAT": ("repeat",),
    "DP-MIRACLE": ("miracle",),
    "DP-REVELATION": ("revelation",),
    "DP-PROSPERITY": ("prosperity",),
    "DP-DISCARD": ("discard",),
    "DP-WARSPIRIT": ("war_spirit",),
    "DP-REROLL": ("reroll",),
    "DP-PLUNDER": ("plunder",),
    "DP-RETREAT": ("retreat",),
    "DP-REBUILD": ("rebuild",),
    "DP-TOWN": ("town",),
    "DP-SKILL": ("skill",),
    "DP-V-EXILE": ("exile",),
    "DP-V-CLAIM": ("claim",),
    "DP-V-BUILD": ("build",),
    "DP-V-DOMINION": ("war_levy", "civic", "prayer", "spend"),
}
"""Decision points and the names under which the engine asks them."""

STEP_OF = {
    "DP-AREA": steps.SELECT, "DP-WRATH": steps.STRIKE, "DP-WRATH-2": steps.STRIKE, "DP-PLACE": steps.PLACING,
    "DP-PLACE-MORE": steps.PLACING, "DP-CARD": steps.PLAYING, "DP-REPEAT": steps.ACTING, "DP-MIRACLE": steps.ACTING,
    "DP-REVELATION": steps.ACTING, "DP-PROSPERITY": steps.ACTING, "DP-DISCARD": steps.DISCARDING,
    "DP-REBUILD": steps.RECONSTRUCTION, "DP-V-EXILE": steps.EXILING, "DP-V-BUILD": steps.BUILDING,
    "DP-V-CLAIM": steps.CLAIMING, "DP-TOWN": steps.TOWN, "DP-SKILL": steps.SKILL,
}  # fmt: skip
"""The step of the turn in which a decision point stands; those of a war come up by themselves."""

DECLINING: dict[str, Action] = {
    "reroll": {"do": "reroll", "choice": False},
    "retreat": {"do": "decline"},
    "war_levy": {"do": "levy", "amount": 0},
    "rebuild": {"do": "decline"},
    "exile": {"do": "stop"},
    "build": {"do": "stop"},
    "claim": {"do": "stop"},
}

KEYS: dict[str, tuple[str, ...]] = {
    "DP-AREA": ("cards", "names"),
    "DP-WRATH": ("spaces",),
    "DP-WRATH-2": ("spaces",),
    "DP-CARD": ("kind", "mode", "entreaty"),
    "DP-REPEAT": ("n",),
    "DP-MIRACLE": ("steps",),
    "DP-REVELATION": ("moves",),
    "DP-PROSPERITY": ("options",),
    "DP-DISCARD": ("cards",),
    "DP-WARSPIRIT": ("amount",),
    "DP-REROLL": ("new_roll",),
    "DP-PLUNDER": ("kinds",),
    "DP-RETREAT": ("from", "to"),
    "DP-SKILL": ("card",),
    "DP-V-BUILD": ("space", "kind"),
    "DP-V-DOMINION": ("amount",),
}


def actions_of(dp: str, entry: dict[str, Any], what: str, s: World) -> list[Action]:
    """The actions an entry stands for, in order. Raises BadCase."""
    mapping(entry, what, ("dp", "player", "note", *KEYS.get(dp, ("space",))))
    if dp == "DP-AREA":
        return [area_action(entry, what)]
    if dp in ("DP-WRATH", "DP-WRATH-2"):
        return [{"do": "wrath", "spaces": names(entry.get("spaces"), f"'spaces' of {what}", SPACE_NAMES)}]
    if dp == "DP-CARD":
        return [card_action(entry, what)]
    if dp == "DP-REPEAT":
        return [{"do": "repeat", "n": whole(entry.get("n"), f"'n' of {what}", 0, 99)}]
    if dp == "DP-MIRACLE":
        return [{"do": name(step, f"'steps' of {what}", ("gain", "convert"))} for step in listing(entry.get("steps"), what)]
    if dp == "DP-REVELATION":
        return [move_action("move", move, what) for move in listing(entry.get("moves"), f"'moves' of {what}")]
    if dp == "DP-PROSPERITY":
        return [prosperity_action(option, what) for option in listing(entry.get("options"), f"'options' of {what}")]
    if dp == "DP-DISCARD":
        cards = [name(card, f"'cards' of {what}", KINDS) for card in listing(entry.get("cards"), f"'cards' of {what}")]
        return [{"do": "discard", "cards": cards}]
    if dp == "DP-WARSPIRIT":
        return [{"do": "war_spirit", "amount": whole(entry.get("amount"), f"'amount' of {what}", 0, 99)}]
    if dp == "DP-REROLL":
        return [{"do": "reroll", "choice": "new_roll" in entry}]
    if dp == "DP-PLUNDER":
        kinds = listing(entry.get("kinds"), f"'kinds' of {what}")
        return [{"do": "plunder", "resource": name(kind, f"'kinds' of {what}", COUNTERS[:RESOURCES])} for kind in kinds]
    if dp == "DP-RETREAT":
        return [move_action("retreat", [entry.get("from"), entry.get("to")], what)]
    return [single_action(dp, entry, what, s)]


def single_action(dp: str, entry: dict[str, Any], what: str, s: World) -> Action:
    """Decision points of one value."""
    if dp == "DP-SKILL":
        card = entry.get("card")
        skill = card.removeprefix("skl_") if isinstance(card, str) else card
        return {"do": "skill", "skill": name(skill, f"'card' of {what}", SKILLS)}
    if dp == "DP-V-DOMINION":
        amount = whole(entry.get("amount"), f"'amount' of {what}", 0, 3)
        top = s.stack[-1]
        asked = top.decision(s, 0) if s.asked else "war_levy"
        return {"do": "levy", "amount": amount} if asked == "war_levy" else {"do": asked, "choice": amount > 0}
    space = name(entry.get("space"), f"'space' of {what}", SPACE_NAMES)
    if dp == "DP-V-BUILD":
        kind = name(entry.get("kind"), f"'kind' of {what}", BUILDINGS[1:])
        return {"do": "build", "space": space, "building": kind}
    dos = {
        "DP-PLACE": "place", "DP-PLACE-MORE": "place", "DP-REBUILD": "rebuild", "DP-TOWN": "town", "DP-V-EXILE": "exile",
        "DP-V-CLAIM": "claim",
    }  # fmt: skip
    return {"do": dos[dp], "space": space}


def area_action(entry: dict[str, Any], what: str) -> Action:
    """Two genesis cards, and a number named for each Free, in the order of the cards."""
    cards = listing(entry.get("cards"), f"'cards' of {what}")
    if len(cards) != 2:
        raise BadCase(f"'cards' of {what} must be two genesis cards, not {shown(cards)}")
    named = [whole(n, f"'names' of {what}", 1, 5) for n in listing(entry.get("names", []), f"'names' of {what}")]
    numbers = []
    for card in cards:
        number = GENESIS.index(name(card, f"'cards' of {what}", GENESIS[1:]))
        if number == len(GENESIS) - 1:
            if not named:
                raise BadCase(f"{what} names no number for a Free")
            number = named.pop(0)
        numbers.append(number)
    if named:
        raise BadCase(f"{what} names more numbers than it has Free")
    area = AREA_NAMES[area_of_numbers(numbers[0], numbers[1])]
    return {"do": "area", "area": area, "cards": sorted(cards, key=GENESIS.index)}


def card_action(entry: dict[str, Any], what: str) -> Action:
    action = {
        "do": "card",
        "kind": name(entry.get("kind"), f"'kind' of {what}", KINDS),
        "mode": name(entry.get("mode"), f"'mode' of {what}", ("continue", "change")),
        "entreaty": None,
    }
    if "entreaty" in entry:
        action["entreaty"] = name(entry["entreaty"], f"'entreaty' of {what}", KINDS)
    return action


def move_action(do: str, move: Any, what: str) -> Action:
    if not isinstance(move, list) or len(move) != 2:
        raise BadCase(f"a move of {what} must be two spaces, not {shown(move)}")
    origin, to = (name(space, f"a move of {what}", SPACE_NAMES) for space in move)
    return {"do": do, "from": origin, "to": to}


def prosperity_action(option: Any, what: str) -> Action:
    if option == "none":
        return {"do": "nothing"}
    given = mapping(option, f"an option of {what}", ("discard", "convert"))
    if "discard" in given:
        return {"do": "discard", "kind": name(given["discard"], f"'discard' of {what}", KINDS)}
    pair = listing(given.get("convert"), f"'convert' of {what}")
    if len(pair) != 2:
        raise BadCase(f"'convert' of {what} must be two resources, not {shown(pair)}")
    origin, to = (name(counter, f"'convert' of {what}", COUNTERS[:RESOURCES]) for counter in pair)
    return {"do": "exchange", "from": origin, "to": to}
