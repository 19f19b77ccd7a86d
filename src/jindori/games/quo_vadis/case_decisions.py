"""The decisions of a worked case, as actions of the game."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.reading import listing, mapping, name, names, shown, whole
from jindori.engine.errors import BadCase
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import AREA_NAMES, FREE, GENESIS, SPACE_NAMES, area_of_numbers
from jindori.games.quo_vadis.options import BUILDINGS
from jindori.games.quo_vadis.races import COUNTERS, KINDS, MODES
from jindori.games.quo_vadis.skills import BITTER_PRAYER, CIVIC_SPLENDOUR, INNER_TEMPLE, SKILLS, SWARM, WAR_LEVY
from jindori.games.quo_vadis.state import World

Action = dict[str, Any]

NAMES: dict[str, tuple[str, ...]] = {
    "DP-AREA": ("area", "area_cards"),
    "DP-WRATH": ("wrath", "divine_punishment"),
    "DP-WRATH-2": ("divine_punishment",),
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
    "DP-V-DOMINION": ("war_levy",),
}
"""Decision points and the names under which the engine asks them."""

PRAYER = "Bitter Prayer"
SPLENDOUR = "Civic Splendour"
NAMES_OF_DOMINION = {PRAYER: ("prayer",), SPLENDOUR: ("civic",)}
"""Uses of dominion that are decisions of their own, besides the levy of a war."""
ASKED_AS = {**NAMES, **NAMES_OF_DOMINION}

STEP_OF = {
    "DP-AREA": steps.SELECT, PRAYER: steps.PRAY, "DP-WRATH": steps.STRIKE, "DP-WRATH-2": steps.STRIKE,
    "DP-PLACE": steps.PLACING, "DP-PLACE-MORE": steps.PLACING, "DP-CARD": steps.PLAYING, SPLENDOUR: steps.SPLENDOUR,
    "DP-REPEAT": steps.ACTING, "DP-MIRACLE": steps.ACTING, "DP-REVELATION": steps.ACTING, "DP-PROSPERITY": steps.ACTING,
    "DP-DISCARD": steps.DISCARDING, "DP-REBUILD": steps.RECONSTRUCTION, "DP-V-EXILE": steps.EXILING,
    "DP-V-BUILD": steps.BUILDING, "DP-V-CLAIM": steps.CLAIMING, "DP-TOWN": steps.TOWN, "DP-SKILL": steps.SKILL,
}  # fmt: skip
"""The step of the turn in which a decision point stands."""

WAR_DECISIONS = ("DP-WARSPIRIT", "DP-REROLL", "DP-PLUNDER", "DP-RETREAT", "DP-V-DOMINION")
END_PHASE_STEPS = range(steps.REFILL, steps.END_OF_TURN)

DECLINING: dict[str | None, Action] = {
    "war_spirit": {"do": "war_spirit", "amount": 0},
    "reroll": {"do": "reroll", "choice": False},
    "retreat": {"do": "decline"},
    "war_levy": {"do": "levy", "amount": 0},
    "rebuild": {"do": "decline"},
    "exile": {"do": "stop"},
    "build": {"do": "stop"},
    "claim": {"do": "stop"},
}
"""How an offer that a case does not list is declined."""

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
"""What an entry says, besides who decides; a space where nothing is listed."""


def check_entry(dp: str, entry: dict[str, Any], what: str) -> None:
    """Are its keys known, and its words readable? Raises BadCase."""
    mapping(entry, what, ("dp", "player", "note", *KEYS.get(dp, ("space",))))
    actions_of(dp, entry, what)


def card_kind_of(dp: str, s: World, what: str) -> int:
    """The kind under which the newest card acts where the case begins with its action."""
    god = s.gods[s.active]
    if len(god.played) == 0:
        raise BadCase(f"{what} is the action of a card, and {dp} has no card before it")
    top = int(god.top_of(god.generation))
    if dp == "DP-REPEAT":
        if KINDS[top] not in ("blessing", "labour"):
            raise BadCase(f"{what} is an action of blessing or labour; the newest card is {KINDS[top]}")
        return top
    return KINDS.index(dp.removeprefix("DP-").lower())


def dominion_use(s: World, seat: int) -> tuple[str, int]:
    """What DP-V-DOMINION means for a player now, and how many points it takes (0: any number)."""
    god = s.gods[seat]
    if god.has(WAR_LEVY):
        return "DP-V-DOMINION", 0
    if god.has(BITTER_PRAYER):
        return PRAYER, 2
    if god.has(CIVIC_SPLENDOUR):
        return SPLENDOUR, 1
    if god.has(SWARM) or god.has(INNER_TEMPLE):
        return "pledge", 1
    return "DP-V-DOMINION", 0


def actions_of(dp: str, entry: dict[str, Any], what: str) -> list[Action]:
    """The actions an entry stands for, in order, one engine question each. Raises BadCase."""
    if dp == "DP-AREA":
        return area_actions(entry, what)
    if dp in ("DP-WRATH", "DP-WRATH-2"):
        return [{"do": "wrath", "spaces": names(entry.get("spaces"), f"'spaces' of {what}", SPACE_NAMES)}]
    if dp == "DP-CARD":
        return card_actions(entry, what)
    if dp == "DP-REPEAT":
        return [{"do": "repeat", "n": whole(entry.get("n"), f"'n' of {what}", -99, 99)}]
    if dp == "DP-MIRACLE":
        return [{"do": name(step, f"'steps' of {what}", ("gain", "convert"))} for step in listing(entry.get("steps"), f"'steps' of {what}")]
    if dp == "DP-REVELATION":
        return [move_action("move", move, what) for move in listing(entry.get("moves"), f"'moves' of {what}")]
    if dp == "DP-PROSPERITY":
        return [prosperity_action(option, what) for option in listing(entry.get("options"), f"'options' of {what}")]
    if dp == "DP-DISCARD":
        cards = [name(card, f"'cards' of {what}", KINDS) for card in listing(entry.get("cards"), f"'cards' of {what}")]
        return [{"do": "discard", "cards": cards}]
    if dp == "DP-WARSPIRIT":
        return [{"do": "war_spirit", "amount": whole(entry.get("amount"), f"'amount' of {what}", -99, 99)}]
    if dp == "DP-REROLL":
        return [{"do": "reroll", "choice": True}]
    if dp == "DP-PLUNDER":
        kinds = listing(entry.get("kinds"), f"'kinds' of {what}")
        return [{"do": "plunder", "resource": name(kind, f"'kinds' of {what}", COUNTERS)} for kind in kinds]
    if dp == "DP-RETREAT":
        return [move_action("retreat", [entry.get("from"), entry.get("to")], what)]
    return [single_action(dp, entry, what)]


def single_action(dp: str, entry: dict[str, Any], what: str) -> Action:
    """Decision points of one value."""
    if dp == "DP-SKILL":
        card = entry.get("card")
        skill = card.removeprefix("skl_") if isinstance(card, str) else card
        return {"do": "skill", "skill": name(skill, f"'card' of {what}", SKILLS)}
    if dp in ("DP-V-DOMINION", PRAYER, SPLENDOUR):
        amount = whole(entry.get("amount"), f"'amount' of {what}", -99, 99)
        if dp == "DP-V-DOMINION":
            return {"do": "levy", "amount": amount}
        return {"do": NAMES_OF_DOMINION[dp][0], "choice": amount > 0}
    space = name(entry.get("space"), f"'space' of {what}", SPACE_NAMES)
    if dp == "DP-V-BUILD":
        kind = name(entry.get("kind"), f"'kind' of {what}", BUILDINGS[1:])
        return {"do": "build", "space": space, "building": kind}
    dos = {
        "DP-PLACE": "place", "DP-PLACE-MORE": "place", "DP-REBUILD": "rebuild", "DP-TOWN": "town", "DP-V-EXILE": "exile",
        "DP-V-CLAIM": "claim",
    }  # fmt: skip
    return {"do": dos[dp], "space": space}


def area_actions(entry: dict[str, Any], what: str) -> list[Action]:
    """Two genesis cards, and a number named for each Free, in the order of the cards."""
    cards = listing(entry.get("cards"), f"'cards' of {what}")
    if len(cards) != 2:
        raise BadCase(f"'cards' of {what} must be two genesis cards, not {shown(cards)}")
    named = [whole(n, f"'names' of {what}", 1, 5) for n in listing(entry.get("names", []), f"'names' of {what}")]
    numbers = []
    for card in cards:
        number = GENESIS.index(name(card, f"'cards' of {what}", GENESIS[1:]))
        if number == FREE:
            if not named:
                raise BadCase(f"{what} names no number for a Free")
            number = named.pop(0)
        numbers.append(number)
    if named:
        raise BadCase(f"{what} names more numbers than it has Free")
    area = AREA_NAMES[area_of_numbers(numbers[0], numbers[1])]
    return [{"do": "area", "area": area}, {"do": "area", "cards": sorted(cards, key=GENESIS.index)}]


def card_actions(entry: dict[str, Any], what: str) -> list[Action]:
    kind = name(entry.get("kind"), f"'kind' of {what}", KINDS)
    mode = name(entry.get("mode"), f"'mode' of {what}", MODES)
    entreaty: Action = {"do": "card", "entreaty": None}
    if entry.get("entreaty") not in (None, "none"):
        entreaty = {"do": "card", "entreaty": name(entry["entreaty"], f"'entreaty' of {what}", KINDS), "pay": "faith"}
    return [{"do": "card", "kind": kind, "mode": mode}, entreaty]


def move_action(do: str, move: Any, what: str) -> Action:
    if not isinstance(move, list) or len(move) != 2:
        raise BadCase(f"a move of {what} must be two spaces, not {shown(move)}")
    origin, to = (name(space, f"a move of {what}", SPACE_NAMES) for space in move)
    return {"do": do, "from": origin, "to": to}


def prosperity_action(option: Any, what: str) -> Action:
    if option == "none":
        return {"do": "nothing"}
    if isinstance(option, str):
        raise BadCase(f"an option of {what} must be none, {{discard: kind}} or {{convert: [from, to]}}; not {shown(option)}")
    given = mapping(option, f"an option of {what}", ("discard", "convert"))
    if len(given) != 1:
        raise BadCase(f"an option of {what} must be one of discard, convert; not {shown(option)}")
    if "discard" in given:
        return {"do": "discard", "kind": name(given["discard"], f"'discard' of {what}", KINDS)}
    pair = listing(given.get("convert"), f"'convert' of {what}")
    if len(pair) != 2:
        raise BadCase(f"'convert' of {what} must be two resources, not {shown(pair)}")
    origin, to = (name(counter, f"'convert' of {what}", COUNTERS) for counter in pair)
    return {"do": "exchange", "from": origin, "to": to}
