"""The decisions of worked cases as the engine wants them, and what declines an offer (BR-20)."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jindori.engine.cases.reading import listing, mapping, name, shown, truth, whole
from jindori.engine.errors import BadCase
from jindori.games.blood_rage.board import FIGURES, PLACES, STATS, WARRIORS
from jindori.games.blood_rage.cards import DESIGNS

Action = dict[str, Any]

FORMS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "invade": (("figure", "to"), ()),
    "march": (("from", "to", "figures"), ()),
    "upgrade": (("card",), ("slot", "replace")),
    "quest": (("card",), ()),
    "pillage": (("province",), ()),
    "repillage": (("province",), ()),
    "valhalla_invade": (("figure", "to"), ()),
    "sacrifice": (("figures",), ()),
    "pass": ((), ()),
    "free_invade": (("figure", "to"), ()),
    "succor": (("choice",), ()),
    "thors_domain": (("choice",), ()),
    "join": (("figure", "from"), ()),
    "decline": ((), ()),
    "quest_as_battle": (("choice",), ()),
    "tide_keep": (("figure",), ()),
    "late": (("card",), ()),
    "raise_stat": (("stat",), ("for",)),
    "prowess": (("cards",), ()),
    "witch_retreat": (("choice",), ()),
    "protect": (("figures",), ()),
    "hammers_move": (("to",), ()),
    "blessing": (("choice",), ()),
    "keep": (("card",), ()),
}
"""Keys a decision must have, keys it may have."""

ON_TURN = ("invade", "march", "upgrade", "quest", "pillage", "repillage", "valhalla_invade", "sacrifice", "pass")
DECLINING: dict[str, Action] = {
    "free_invade": {"do": "decline"},
    "succor": {"do": "succor", "choice": False},
    "thors_domain": {"do": "thors_domain", "choice": False},
    "join": {"do": "decline"},
    "quest_as_battle": {"do": "quest_as_battle", "choice": False},
    "late": {"do": "decline"},
    "prowess": {"do": "prowess", "cards": []},
    "witch_retreat": {"do": "witch_retreat", "choice": False},
    "protect": {"do": "protect", "figures": {}},
    "hammers_move": {"do": "decline"},
    "blessing": {"do": "blessing", "choice": False},
    "keep": {"do": "keep", "card": None},
}
"""By name of the decision: how it is declined. The others must be made."""


def decision_name(do: str) -> str:
    """The engine's name of the decision that a ``do`` belongs to."""
    return "action" if do in ON_TURN else do


def sentence(action: Action) -> str:
    """An action for a report: ``invade (figure warrior, to horgr)``."""
    details = ", ".join(f"{key} {value}" for key, value in action.items() if key != "do")
    return f"{action['do']} ({details})" if details else str(action["do"])


def read_decision(entry: Any, what: str, players: Sequence[str]) -> tuple[int, Action]:
    """Seat and action of ``{by, do, ...}``. Names and types are checked here, whether it is allowed is not. Raises BadCase."""
    entry = mapping(entry, what)
    by = players.index(name(entry.get("by"), f"'by' of {what}", players))
    do = name(entry.get("do"), f"'do' of {what}", FORMS)
    needed, free = FORMS[do]
    mapping(entry, what, ("by", "do", *needed, *free, "note", "variant"))
    for key in needed:
        if key not in entry:
            raise BadCase(f"{what}: {do} needs {key!r}")
    action: Action = {"do": do}
    for key in (*needed, *free):
        if key in entry:
            action[key] = READERS[key](entry[key], f"{key!r} of {what}", do)
    if "replace" in action:
        if "slot" in action:
            raise BadCase(f"{what}: either 'slot' or 'replace'")
        action["replaces"] = action.pop("replace")
    return by, action


def read_commit(entry: Any, what: str, players: Sequence[str]) -> dict[int, str | None]:
    """By seat the card of ``{commit: {player: card or null}}``. Raises BadCase."""
    mapping(entry, what, ("commit", "note", "variant"))
    cards = mapping(entry["commit"], f"'commit' of {what}", players)
    if not cards:
        raise BadCase(f"'commit' of {what} is empty")
    return {players.index(player): None if card is None else card_name(card, what, "commit") for player, card in cards.items()}


def card_name(value: Any, what: str, do: str) -> str | None:
    if value is None and do == "keep":
        return None
    if not isinstance(value, str) or value not in DESIGNS:
        raise BadCase(f"{what}: unknown card {shown(value)}")
    return value


def read_cards(value: Any, what: str, do: str) -> list[str | None]:
    return [card_name(card, what, do) for card in listing(value, what)]


def read_figures(value: Any, what: str, do: str) -> dict[str, Any]:
    if do == "sacrifice":
        groups = {place: counts(group, what) for place, group in mapping(value, what, PLACES).items()}
        return {place: group for place, group in groups.items() if group}
    return counts(value, what)


def counts(value: Any, what: str) -> dict[str, int]:
    """Numbers by figure; none of them 0 in what is returned."""
    numbers = {kind: whole(n, f"{kind} in {what}", 0, WARRIORS) for kind, n in mapping(value, what, FIGURES).items()}
    return {kind: n for kind, n in numbers.items() if n}


READERS: dict[str, Callable[[Any, str, str], Any]] = {
    "figure": lambda value, what, do: name(value, what, FIGURES),
    "figures": read_figures,
    "to": lambda value, what, do: name(value, what, PLACES),
    "from": lambda value, what, do: name(value, what, PLACES),
    "province": lambda value, what, do: name(value, what, PLACES),
    "card": card_name,
    "replace": card_name,
    "for": card_name,
    "cards": read_cards,
    "slot": lambda value, what, do: whole(value, what, 1, 9),
    "choice": lambda value, what, do: truth(value, what),
    "stat": lambda value, what, do: name(value, what, STATS),
}
