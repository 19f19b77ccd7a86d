"""Positions of Blood Rage for tests: what stands where, then play, then look.

Seats are numbers, everything else has the names of the rule book: ``scene(board={"horgr": {0: {"warrior": 2}}})``.
Unless told otherwise: age 1, Action phase, seat 0 in turn and first player, 6 Rage, no glory, all stats on step 1, no
cards, no province destroyed or pillaged. The tokens are those of ``TOKENS_HERE``, Ragnarök follows ``FALLING``.
"""

from __future__ import annotations

from typing import Any

import jindori
from jindori.engine.cases.stepping import Stepped
from jindori.engine.rows import as_list, row
from jindori.games.blood_rage.actions import ActionPhase
from jindori.games.blood_rage.board import (
    BOX,
    DISCARD,
    FIGURES,
    FIRST_MONSTER,
    NO_TOKEN,
    PHASES,
    PLACES,
    PROVINCES,
    RESERVE,
    TOKENS,
    VALHALLA,
)
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS, SLOT_KIND
from jindori.games.blood_rage.cases.position import at_a_phase, phase_of
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, SLOTS_OF_KIND, Clan, powers_of
from jindori.games.blood_rage.game import Ages
from jindori.games.blood_rage.gifts import age_deck
from jindori.games.blood_rage.state import Saga

Figures = dict[str, int]

TOKENS_HERE = {
    "yggdrasil": "yggdrasil", "elvagar": "rage", "angerboda": "rage", "muspelheim": "rage", "horgr": "axes",
    "utgard": "axes", "andlang": "horns", "gimle": "horns", "myrkulor": "glory",
}  # fmt: skip
FALLING = {1: "elvagar", 2: "muspelheim", 3: "utgard"}


class Scene:
    """A position with short ways to play it and to look at it."""

    def __init__(self, position: Stepped) -> None:
        self.position = position

    @property
    def state(self) -> Saga:
        state = self.position.state
        assert isinstance(state, Saga)
        return state

    # -- playing ------------------------------------------------------------------------

    def do(self, seat: int, verb: str, **fields: Any) -> Scene:
        """Take a choice; ``origin`` stands for the field "from"."""
        self.position.choose(seat, action(verb, fields))
        return self

    def refused(self, seat: int, verb: str, **fields: Any) -> str | None:
        """The clause that forbids the choice, None if it is legal, "" if nothing like it is asked."""
        refusal = self.position.why_not(seat, action(verb, fields))
        return refusal.clause if refusal is not None else None

    def settle(self, *stop: str) -> Scene:
        """Decline every offer up to a decision that is none, or that is named in ``stop``."""
        while (offer := self.declining()) is not None and self.asks not in stop:
            self.position.choose(self.asked[0], offer)
        return self

    def declining(self) -> dict[str, Any] | None:
        """The option that declines the present offer."""
        if len(self.asked) != 1 or self.asks in ("action", "draft", "commit", "keep"):
            return None
        for option in self.options():
            if option["do"] == "decline" or option.get("choice") is False or [] in option.values() or {} in option.values():
                return option
        return None

    def commit(self, cards: dict[int, str], *stop: str) -> Scene:
        """Everybody commits the card named for him; then offers are declined."""
        assert self.asks == "commit" and sorted(self.asked) == sorted(cards), (self.asks, self.asked)
        for seat, card in cards.items():
            self.do(seat, "commit", card=card)
        return self.settle(*stop)

    def battle(self, seat: int, province: str, cards: dict[int, str], *stop: str) -> Scene:
        """A pillage to its end (or to a decision of ``stop``): nobody joins, these cards, other offers declined."""
        self.do(seat, "pillage", province=province).settle(*stop)
        if cards:
            self.commit(cards, *stop)
        return self

    def go_on(self) -> Scene:
        """Leave the stop at the beginning of a phase."""
        assert self.position.halted
        self.position.go_on()
        return self

    # -- looking -------------------------------------------------------------------------

    @property
    def asked(self) -> list[int]:
        return self.position.asked

    @property
    def asks(self) -> str | None:
        """Name of the present decision."""
        decisions = self.position.decisions
        return decisions[0].name if decisions else None

    @property
    def phase(self) -> str:
        return PHASES[phase_of(self.state)]

    def options(self, seat: int | None = None) -> list[dict[str, Any]]:
        return next(d.options for d in self.position.decisions if seat is None or d.seat == seat)

    def choices(self, verb: str, field: str, **fixed: Any) -> list[Any]:
        """What the present options say in one field: ``choices("invade", "to", figure="ship")``."""
        found = [o for o in self.options() if o["do"] == verb and field in o and fixed.items() <= o.items()]
        return [o[field] for o in found]

    def clan(self, seat: int) -> Clan:
        return self.state.clans[seat]

    def glory(self, seat: int) -> int:
        return int(self.clan(seat).glory)

    def rage(self, seat: int) -> int:
        return int(self.clan(seat).rage)

    def steps(self, seat: int) -> tuple[int, int, int]:
        """Steps of Rage, Axes, Horns."""
        clan = self.clan(seat)
        return int(clan.steps[0]), int(clan.steps[1]), int(clan.steps[2])

    def at(self, seat: int, place: str) -> Figures:
        return self.figures(seat, PLACES.index(place))

    def valhalla(self, seat: int) -> Figures:
        return self.figures(seat, VALHALLA)

    def reserve(self, seat: int) -> Figures:
        return self.figures(seat, RESERVE)

    def figures(self, seat: int, place: int) -> Figures:
        counts = {FIGURES[kind]: int(self.state.count(seat, kind, place)) for kind in as_list(self.state.kinds_of(seat))}
        return {kind: n for kind, n in counts.items() if n}

    def strength(self, seat: int, province: str) -> int:
        return int(self.state.strength(seat, PLACES.index(province)))

    def hand(self, seat: int) -> list[str]:
        return names(self.clan(seat).hand)

    def quests(self, seat: int) -> list[str]:
        return names(self.clan(seat).quests)

    def upgrades(self, seat: int) -> list[str]:
        return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(self.clan(seat).slots) if card != EMPTY)

    @property
    def discarded(self) -> list[str]:
        """Cards discarded before everybody's eyes."""
        return names(self.state.gone)

    def pillaged(self, province: str) -> bool:
        return self.state.pillaged[PLACES.index(province)] == 1

    def fallen(self) -> list[str]:
        """Destroyed provinces."""
        return [PLACES[p] for p in range(PROVINCES) if self.state.fell[p] >= 0]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Data of the public events of a kind, in order."""
        return [entry.data for entry in self.position.log.entries(None) if entry.kind == kind]

    def totals(self) -> dict[int, int]:
        """Totals of the last battle."""
        return self.told("totals")[-1]["totals"]

    def view(self, seat: int | None) -> Any:
        return self.position.view(seat).board


def action(verb: str, fields: dict[str, Any]) -> dict[str, Any]:
    return {"do": verb, **{"from" if key == "origin" else key: value for key, value in fields.items()}}


def names(cards: Any) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(cards))


# -- building ------------------------------------------------------------------------------------


def new_game(players: int = 4, seed: int = 1, first: int | None = 0, **options: Any) -> Scene:
    """A game at its first decision; it stops wherever a phase begins."""
    return Scene(Stepped.of(jindori.game("blood_rage", players, options).new(seed=seed, first=first), at_a_phase))


def scene(
    players: int = 4,
    *,
    board: dict[str, dict[int, Figures]] | None = None,
    valhalla: dict[int, Figures] | None = None,
    clans: dict[int, dict[str, Any]] | None = None,
    tokens: dict[str, str] | None = None,
    destroyed: tuple[str, ...] = (),
    pillaged: tuple[str, ...] = (),
    ragnarok: dict[int, str] | None = None,
    age: int = 1,
    phase: str = "action",
    first: int = 0,
    active: int = 0,
    **options: Any,
) -> Scene:
    """``clans[seat]``: rage, glory, steps, hand, upgrades, quests, passed. A card is its name or (name, age).

    A monster on the board or in Valhalla brings its card along; one in ``upgrades`` only waits in the reserve.
    """
    made = new_game(players, first=first, **options)
    s = made.state
    s.age, s.phase, s.first, s.active = age, PHASES.index(phase), first, EMPTY
    s.fell = row([0 if PLACES[p] in destroyed else -1 for p in range(PROVINCES)])
    here = {**TOKENS_HERE, **(tokens or {})}
    s.tokens = row([NO_TOKEN if PLACES[p] in destroyed else TOKENS.index(here[PLACES[p]]) for p in range(PROVINCES)])
    s.pillaged = row([int(PLACES[p] in pillaged) for p in range(PROVINCES)])
    s.ragnarok = row([PLACES.index({**FALLING, **(ragnarok or {})}[a]) for a in (1, 2, 3)])
    s.doom = s.ragnarok[age - 1]
    s.packs = []
    box = list(range(CARDS))
    for seat in range(players):
        dress(s, seat, (clans or {}).get(seat, {}), box)
    where: dict[str, dict[int, Figures]] = {**(board or {}), "valhalla": valhalla or {}}
    for place, groups in where.items():
        for seat, figures in groups.items():
            for kind, n in figures.items():
                put(s, seat, FIGURES.index(kind), n, place_number(place), box)
    s.dealt_age = age - 1 if phase == "gods_gifts" else age
    s.decks = [row([card for card in as_list(deck) if card in box]) for deck in (age_deck(players, a) for a in (1, 2, 3))]
    if phase == "action":
        s.stack = [Ages(DISCARD), ActionPhase(active)]
    else:
        s.stack = [Ages(PHASES.index(phase))]
    made.position.log.raw.clear()
    made.position.history.clear()
    s.asked = 0
    return made.go_on()


def place_number(place: str) -> int:
    return VALHALLA if place == "valhalla" else PLACES.index(place)


def take(box: list[int], card: str | tuple[str, int]) -> int:
    """The lowest card of that name (and age) still in the box."""
    name, age = card if isinstance(card, tuple) else (card, 0)
    found = next(c for c in box if DESIGNS[DESIGN_OF[c]] == name and age in (0, AGE_OF[c]))
    box.remove(found)
    return found


def dress(s: Saga, seat: int, given: dict[str, Any], box: list[int]) -> None:
    clan = s.clans[seat]
    clan.rage = given.get("rage", 6)
    clan.glory = given.get("glory", 0)
    clan.steps = row(list(given.get("steps", (1, 1, 1))))
    clan.passed = given.get("passed", False)
    clan.hand = row([take(box, card) for card in given.get("hand", ())])
    clan.known = row([])
    clan.quests = row([take(box, card) for card in given.get("quests", ())])
    for card in given.get("upgrades", ()):
        add_upgrade(s, seat, take(box, card))


def add_upgrade(s: Saga, seat: int, card: int) -> None:
    """Into the first empty slot of its kind; a monster goes to the reserve."""
    clan = s.clans[seat]
    kind = SLOT_KIND[DESIGN_OF[card]]
    slots = as_list(clan.slots)
    index = next(i for i in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + SLOTS_OF_KIND[kind]) if slots[i] == EMPTY)
    slots[index] = card
    clan.slots = row(slots)
    clan.powers = powers_of(clan.slots)
    if index == FIRST_SLOT[3]:
        clan.put(2, RESERVE)
    elif index == FIRST_SLOT[3] + 1:
        clan.put(3, RESERVE)


def put(s: Saga, seat: int, kind: int, n: int, place: int, box: list[int]) -> None:
    """Figures from the reserve to a place."""
    if kind >= FIRST_MONSTER and s.clans[seat].where(kind) == BOX:
        add_upgrade(s, seat, take(box, FIGURES[kind]))
    for _ in range(n):
        assert s.count(seat, kind, RESERVE) > 0, f"no {FIGURES[kind]} left for seat {seat}"
        s.move(seat, kind, RESERVE, place)

