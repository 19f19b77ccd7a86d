"""How Blood Rage's numbers read: options as actions, events as data, reason codes as clauses."""
# not compiled: tables for people

from __future__ import annotations

from typing import Any

from jindori.engine import telling
from jindori.engine.codec import (
    MISSING,
    Codec,
    Constant,
    EventKind,
    Field,
    Named,
    ReasonKind,
    Verb,
    Whole,
    YesNo,
    whole,
)
from jindori.engine.errors import BadAction, shown
from jindori.engine.rows import as_list
from jindori.engine.telling import Naming, a
from jindori.engine.views import Argument, Term
from jindori.games.blood_rage import events as e
from jindori.games.blood_rage import reasons as r
from jindori.games.blood_rage import verbs as v
from jindori.games.blood_rage.board import CLANS, FIGURES, FIRST_MONSTER, PHASES, PLACES, PROVINCES, STATS, TOKENS
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS
from jindori.games.blood_rage.state import Saga

CARD_NUMBERS = range(CARDS)


def figures_json(warriors: int, singles: int, first: int, second: int) -> dict[str, int]:
    """Figures by kind: ``singles`` has bits for leader, ship and the two monsters whose kinds + 1 follow."""
    out: dict[str, int] = {}
    if warriors:
        out["warrior"] = warriors
    if singles & 1:
        out["leader"] = 1
    if singles & 2:
        out["ship"] = 1
    if singles & 4:
        out[FIGURES[first - 1]] = 1
    if singles & 8:
        out[FIGURES[second - 1]] = 1
    return out


# -- fields of actions ---------------------------------------------------------------------------------


class CardField(Field):
    """A card by its design; ``age`` names the printing where that matters."""

    def __init__(self, key: str = "card", with_age: bool = True) -> None:
        super().__init__((key, "age") if with_age else (key,), 1, (key,))

    def show(self, values: list[int]) -> dict[str, Any]:
        out: dict[str, Any] = {self.keys[0]: DESIGNS[DESIGN_OF[values[0]]]}
        if len(self.keys) == 2:
            out["age"] = int(AGE_OF[values[0]])
        return out

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        return [find_card(given[self.keys[0]], given.get("age", MISSING), own_cards(state, seat))]


class CardList(Field):
    """One or two cards by their designs."""

    def __init__(self, n: int) -> None:
        super().__init__(("cards",), n)

    def show(self, values: list[int]) -> dict[str, Any]:
        return {"cards": [DESIGNS[DESIGN_OF[card]] for card in values]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        cards = given["cards"]
        if not isinstance(cards, list) or len(cards) != self.width:
            raise BadAction(f"'cards' must be a list of {self.width}, not {shown(cards)}")
        own = own_cards(state, seat)
        out: list[int] = []
        for design in cards:
            card = find_card(design, MISSING, [c for c in own if c not in out])
            out.append(card)
        return sorted(out)


class PlayedCards(Field):
    """The set of one's played cards (a bit each) that come back, read by their designs; a card not played follows, plus 1."""

    def __init__(self) -> None:
        super().__init__(("set",), 2, ("cards",))

    def show(self, values: list[int]) -> dict[str, Any]:
        return {"set": values[0]}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        if not isinstance(given["cards"], list):
            raise BadAction(f"'cards' must be a list, not {given['cards']!r:.80}")
        played = as_list(state.fight.cards[seat]) if state.fight is not None else []
        left = list(played)
        for design in given["cards"]:
            card = find_card(design, MISSING, left)
            if card not in left:
                return [0, card + 1]
            left.remove(card)
        return [sum(1 << n for n, card in enumerate(played) if card not in left), 0]


def own_cards(state: Any, seat: int) -> list[int]:
    """Cards the seat holds now: hand and pack."""
    assert isinstance(state, Saga)
    held = as_list(state.clans[seat].hand)
    if state.packs:
        held += as_list(state.packs[seat])
    return held


def find_card(design: Any, age: Any, own: list[int]) -> int:
    """The lowest own card of a design (and age), else any such card, so that the rules can say why not."""
    if not isinstance(design, str) or design not in DESIGNS:
        raise BadAction(f"unknown card {shown(design)}")
    if age is not MISSING:
        whole(age, "'age'", 1, 3)
    number = DESIGNS.index(design)
    for cards in (sorted(own), CARD_NUMBERS):
        for card in cards:
            if DESIGN_OF[card] == number and age in (MISSING, AGE_OF[card]):
                return card
    raise BadAction(f"{design} has no printing of age {age}")


class Slot(Whole):
    """Slot of an upgrade, 1 unless given."""

    def __init__(self) -> None:
        super().__init__("slot", 0, 9)
        self.required = ()

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        return [whole(given.get("slot", 1), "'slot'", 0, 9)]


class Group(Field):
    """Numbers of own figures: warriors, leader (and ship), and up to two monsters by their kinds + 1."""

    def __init__(self, with_ship: bool) -> None:
        super().__init__(("figures",), 4)
        self.with_ship = with_ship

    def show(self, values: list[int]) -> dict[str, Any]:
        warriors, singles, first, second = values
        if not self.with_ship:
            singles = singles & 1 | (4 if first else 0) | (8 if second else 0)
        return {"figures": figures_json(warriors, singles, first, second)}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        state, seat = context
        counts = read_counts(given["figures"])
        monsters = [FIGURES.index(kind) + 1 for kind in counts if kind not in FIGURES[:FIRST_MONSTER]]
        if any(n > 1 for kind, n in counts.items() if kind != "warrior") or len(monsters) > 2:
            raise BadAction("only warriors come in numbers; of every other figure there is one, and at most two monsters")
        if not self.with_ship:
            if counts.get("ship", 0):
                raise BadAction("ships cannot march (BR-8.1.4)")
            return [counts.get("warrior", 0), counts.get("leader", 0), *(monsters + [0, 0])[:2]]
        clan = state.clans[seat]
        slots = [int(clan.monster(0)) + 1, int(clan.monster(1)) + 1]
        singles = counts.get("leader", 0) | counts.get("ship", 0) << 1
        for monster in monsters:
            if monster not in slots:
                raise BadAction(f"the clan has no {FIGURES[monster - 1]}")
            singles |= 4 << slots.index(monster)
        return [counts.get("warrior", 0), singles, *slots]


def read_counts(figures: Any) -> dict[str, int]:
    """``{kind: how many}`` with whole numbers of 0 to 9, none of them 0 in what is returned."""
    if not isinstance(figures, dict):
        raise BadAction(f"'figures' must be an object of kinds and numbers, not {shown(figures)}")
    for kind in figures:
        if kind not in FIGURES:
            raise BadAction(f"unknown figure {shown(kind)}; known: {', '.join(FIGURES)}")
    counts = {kind: whole(n, f"the number of {kind}", 0, 9) for kind, n in figures.items()}
    return {kind: n for kind, n in counts.items() if n}


class Pair(Field):
    """Two figures with their places: ``{place: {kind: count}}``."""

    def __init__(self) -> None:
        super().__init__(("figures",), 4)

    def show(self, values: list[int]) -> dict[str, Any]:
        out: dict[str, dict[str, int]] = {}
        for place, kind in ((values[0], values[1]), (values[2], values[3])):
            group = out.setdefault(PLACES[place], {})
            group[FIGURES[kind]] = group.get(FIGURES[kind], 0) + 1
        return {"figures": out}

    def read(self, given: dict[str, Any], context: Any) -> list[int]:
        figures = given["figures"]
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


def figure(key: str = "figure") -> Field:
    return Named(key, "figure", FIGURES)


def place(key: str) -> Field:
    return Named(key, "place", PLACES)


def province(key: str) -> Field:
    return Named(key, "province", PLACES[:PROVINCES])


CODEC = Codec(
    [
        Verb(v.PASS, "pass"),
        Verb(v.INVADE, "invade", figure(), place("to")),
        Verb(v.MARCH, "march", place("from")),
        Verb(v.MARCH_TO, "march", place("to")),
        Verb(v.MARCH_FIGURES, "march", Group(with_ship=False)),
        Verb(v.UPGRADE_CARD, "upgrade", CardField(), Slot()),
        Verb(v.QUEST_CARD, "quest", CardField()),
        Verb(v.PILLAGE, "pillage", place("province")),
        Verb(v.REPILLAGE, "repillage", place("province")),
        Verb(v.VALHALLA_INVADE, "valhalla_invade", figure(), place("to")),
        Verb(v.SACRIFICE, "sacrifice"),
        Verb(v.SACRIFICE_FIGURES, "sacrifice", Pair()),
        Verb(v.FREE_INVADE, "free_invade", figure(), place("to")),
        Verb(v.DECLINE, "decline"),
        Verb(v.SUCCOR, "succor", YesNo("choice")),
        Verb(v.THORS_DOMAIN_PILLAGE, "thors_domain", YesNo("choice")),
        Verb(v.JOIN, "join", figure(), place("from")),
        Verb(v.COMMIT, "commit", CardField()),
        Verb(v.QUEST_AS_BATTLE, "quest_as_battle", YesNo("choice")),
        Verb(v.TIDE_KEEP, "tide_keep", figure()),
        Verb(v.LATE_CARD, "late", CardField()),
        Verb(v.RAISE_STAT, "raise_stat", Named("stat", "stat", STATS)),
        Verb(v.PROWESS, "prowess", PlayedCards()),
        Verb(v.WITCH_RETREAT, "witch_retreat", YesNo("choice")),
        Verb(v.PROTECT, "protect", Group(with_ship=True)),
        Verb(v.HAMMERS_MOVE, "hammers_move", place("to")),
        Verb(v.BLESSING, "blessing", YesNo("choice")),
        Verb(v.KEEP, "keep", CardField()),
        Verb(v.KEEP_NONE, "keep", Constant("card", None)),
        Verb(v.DRAFT, "draft", CardList(1)),
        Verb(v.DRAFT_TWO, "draft", CardList(2)),
        Verb(v.CHOOSE_CLAN, "clan", Named("clan", "clan", CLANS)),
    ]
)

DECISION_IDS = {
    "clan": "BR-D01",
    "draft": "BR-D02",
    "action": "BR-D03",
    "march_to": "BR-D03",
    "march_figures": "BR-D03",
    "sacrifice": "BR-D03",
    "free_invade": "BR-D04",
    "succor": "BR-D05",
    "thors_domain": "BR-D06",
    "join": "BR-D07",
    "commit": "BR-D08",
    "quest_as_battle": "BR-D09",
    "tide_keep": "BR-D10",
    "late": "BR-D11",
    "raise_stat": "BR-D12",
    "prowess": "BR-D13",
    "witch_retreat": "BR-D14",
    "protect": "BR-D15",
    "hammers_move": "BR-D18",
    "blessing": "BR-D19",
    "keep": "BR-D21",
}

# -- events ---------------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    return DESIGNS[DESIGN_OF[card]]


def why_name(why: int) -> str:
    """A card's design, or another source of points."""
    return DESIGNS[why] if why < e.WHY_BATTLE else e.WHYS[why - e.WHY_BATTLE]


def packed_figures(n: list[int]) -> dict[str, int]:
    return figures_json(n[2] & 255, n[2] >> 8 & 255, n[3], n[4])


def marched(n: list[int]) -> dict[str, Any]:
    singles = n[2] >> 8 & 1 | (4 if n[3] else 0) | (8 if n[4] else 0)
    return {
        "seat": n[0],
        "from": PLACES[n[1] & 255],
        "to": PLACES[n[1] >> 8],
        "figures": figures_json(n[2] & 255, singles, n[3], n[4]),
    }


EVENTS = {
    e.GAME_BEGAN: EventKind("game_began", lambda n: {"players": n[0]}, heading=True),
    e.PROVINCE_FELL_AT_SETUP: EventKind("province_fell_at_setup", lambda n: {"province": PLACES[n[0]]}),
    e.AGE_BEGAN: EventKind("age_began", lambda n: {"age": n[0]}, heading=True),
    e.PHASE_BEGAN: EventKind("phase_began", lambda n: {"phase": PHASES[n[0]], "age": n[1]}, heading=True),
    e.DEALT: EventKind("dealt", lambda n: {"age": n[0], "each": n[1], "undealt": n[2]}),
    e.DRAFTED: EventKind("drafted", lambda n: {"seat": n[0], "card": card_name(n[1])}, secret=("card",)),
    e.PACKS_PASSED: EventKind("packs_passed", lambda n: {"kept": n[0]}),
    e.RAGE_SET: EventKind("rage_set", lambda n: {"seat": n[0], "rage": n[1]}),
    e.TURN_BEGAN: EventKind("turn_began", lambda n: {"seat": n[0]}),
    e.PASSED: EventKind("passed", lambda n: {"seat": n[0], "rage": n[1]}),
    e.INVADED: EventKind(
        "invaded",
        lambda n: {
            "seat": n[0],
            "figure": FIGURES[n[1]],
            "to": PLACES[n[2]],
            "cost": n[3],
            "source": "valhalla" if n[4] == 14 else "reserve",
        },
    ),
    e.MARCHED: EventKind("marched", marched),
    e.UPGRADED: EventKind(
        "upgraded",
        lambda n: {
            "seat": n[0],
            "card": card_name(n[1]),
            "slot": n[2],
            "replaced": card_name(n[3] - 1) if n[3] else None,
            "cost": n[4],
        },
    ),
    e.MONSTER_LEFT: EventKind("monster_left", lambda n: {"seat": n[0], "figure": FIGURES[n[1]]}),
    e.QUEST_COMMITTED: EventKind("quest_committed", lambda n: {"seat": n[0], "card": card_name(n[1])}, secret=("card",)),
    e.PILLAGE_BEGAN: EventKind("pillage_began", lambda n: {"seat": n[0], "province": PLACES[n[1]], "again": bool(n[2])}),
    e.JOINED: EventKind(
        "joined", lambda n: {"seat": n[0], "figure": FIGURES[n[1]], "from": PLACES[n[2]], "province": PLACES[n[3]]}
    ),
    e.CALL_CLOSED: EventKind("call_closed", lambda n: {"province": PLACES[n[0]], "full": bool(n[1])}),
    e.UNOPPOSED: EventKind("unopposed", lambda n: {"seat": n[0], "province": PLACES[n[1]]}),
    e.BATTLE_BEGAN: EventKind(
        "battle_began", lambda n: {"province": PLACES[n[0]], "seats": [s for s in range(5) if n[1] >> s & 1]}
    ),
    e.REVEALED: EventKind("revealed", lambda n: {"seat": n[0], "card": card_name(n[1]), "age": int(AGE_OF[n[1]]), "bonus": n[2]}),
    e.TEXT_CANCELLED: EventKind("text_cancelled", lambda n: {"seat": n[0], "card": card_name(n[1]), "by": n[2]}),
    e.WATCH: EventKind("watch", lambda n: {"seat": n[0], "glory": n[1]}),
    e.COUNTS_AS_BATTLE: EventKind("counts_as_battle", lambda n: {"seat": n[0], "card": card_name(n[1]), "bonus": n[2]}),
    e.LATE_PLAYED: EventKind("late_played", lambda n: {"seat": n[0], "card": card_name(n[1]), "age": int(AGE_OF[n[1]])}),
    e.TOTALS: EventKind("totals", lambda n: {"totals": dict(zip(n[0::2], n[1::2], strict=True))}),
    e.BATTLE_WON: EventKind("battle_won", lambda n: {"seat": n[0], "province": PLACES[n[1]]}),
    e.BATTLE_TIED: EventKind("battle_tied", lambda n: {"province": PLACES[n[0]]}),
    e.DESTROYED: EventKind(
        "destroyed",
        lambda n: {"seat": n[0], "place": PLACES[n[1]], "figures": packed_figures(n), "cause": e.CAUSES[n[2] >> 16]},
    ),
    e.RETREATED: EventKind(
        "retreated", lambda n: {"seat": n[0], "figure": FIGURES[n[1]], "from": PLACES[n[2]], "to": PLACES[n[3]]}
    ),
    e.PROTECTED: EventKind("protected", lambda n: {"seat": n[0], "place": PLACES[n[1]], "figures": packed_figures(n)}),
    e.CARD_RETURNED: EventKind("card_returned", lambda n: {"seat": n[0], "card": card_name(n[1])}),
    e.CARD_DISCARDED: EventKind("card_discarded", lambda n: {"seat": n[0], "card": card_name(n[1])}),
    e.CARD_TAKEN: EventKind("card_taken", lambda n: {"seat": n[0], "card": card_name(n[1]), "giver": n[2]}),
    e.PILLAGED: EventKind("pillaged", lambda n: {"seat": n[0], "province": PLACES[n[1]], "token": TOKENS[n[2]]}),
    e.STAT_RAISED: EventKind(
        "stat_raised",
        lambda n: {"seat": n[0], "stat": STATS[n[1]], "step": n[2], "value": n[3], "why": why_name(n[4])},
    ),
    e.GLORY: EventKind("glory", lambda n: {"seat": n[0], "amount": n[1], "total": n[2], "why": why_name(n[3])}),
    e.RAGE_CHANGED: EventKind("rage_changed", lambda n: {"seat": n[0], "amount": n[1], "total": n[2], "why": why_name(n[3])}),
    e.HAMMERS_MOVED: EventKind("hammers_moved", lambda n: {"seat": n[0], "from": PLACES[n[2]], "to": PLACES[n[3]]}),
    e.SACRIFICED: EventKind("sacrificed", lambda n: {"seat": n[0]}),
    e.HAND_DISCARDED: EventKind("hand_discarded", lambda n: {"seat": n[0], "count": n[1], "kept": n[2]}),
    e.QUEST_REVEALED: EventKind(
        "quest_revealed", lambda n: {"seat": n[0], "card": card_name(n[1]), "age": int(AGE_OF[n[1]]), "fulfilled": bool(n[2])}
    ),
    e.PROVINCE_FELL: EventKind("province_fell", lambda n: {"province": PLACES[n[0]], "age": n[1]}),
    e.DOOM_MOVED: EventKind("doom_moved", lambda n: {"province": PLACES[n[0]]}),
    e.RELEASED: EventKind("released", lambda n: {"seat": n[0], "count": n[1]}),
    e.TOKENS_RESTORED: EventKind("tokens_restored", lambda n: {}),
    e.FIRST_PLAYER: EventKind("first_player", lambda n: {"seat": n[0]}),
    e.GAME_ENDED: EventKind("game_ended", lambda n: {}, heading=True),
    e.CLAN_CHOSEN: EventKind("clan_chosen", lambda n: {"seat": n[0], "clan": CLANS[n[1]]}),
    e.RAGE_LOST: EventKind("rage_lost", lambda n: {"seat": n[0], "amount": n[1]}),
}

# -- reasons -----------------------------------------------------------------------------------------------


def figure_term(n: int) -> Term:
    return Term(kind="figure", id=FIGURES[n])


def place_term(n: int) -> Term:
    return Term(kind="place", id=PLACES[n])


def card_term(n: int) -> Term:
    return Term(kind="card", id=card_name(n))


def design_term(n: int) -> Term:
    return Term(kind="card", id=DESIGNS[n])


def stat_term(n: int) -> Term:
    return Term(kind="stat", id=STATS[n])


REASONS = {
    r.NO_SUCH_FIGURE: ReasonKind("BR-9.3.1", "no-such-figure", figure=figure_term),
    r.NOT_IN_RESERVE: ReasonKind("BR-7.1.1", "not-in-reserve", figure=figure_term),
    r.NOT_IN_VALHALLA: ReasonKind("BR-17.4.12", "not-in-valhalla", figure=figure_term),
    r.PLACE_DESTROYED: ReasonKind("BR-2.1.7", "place-destroyed", place=place_term),
    r.FJORD_CLOSED: ReasonKind("BR-2.1.8", "fjord-closed", place=place_term),
    r.NO_ROOM: ReasonKind("BR-2.1.3", "no-room", place=place_term, used=int),
    r.SHIPS_TO_FJORDS: ReasonKind("BR-7.1.3", "ships-to-fjords", figure=figure_term),
    r.FJORDS_FOR_SHIPS: ReasonKind("BR-2.1.5", "fjords-for-ships", place=place_term),
    r.YGGDRASIL_CLOSED: ReasonKind("BR-7.1.4", "yggdrasil-closed"),
    r.HORNS_FULL: ReasonKind("BR-7.1.6", "horns-full", n=int),
    r.TOO_LITTLE_RAGE: ReasonKind("BR-6.2.2", "too-little-rage", cost=int, rage=int),
    r.NO_FIGURES_TO_MARCH: ReasonKind("BR-8.1.1", "no-figures-to-march", place=place_term),
    r.SHIPS_STAY: ReasonKind("BR-8.1.4", "ships-stay", figure=figure_term),
    r.NOT_A_PROVINCE: ReasonKind("BR-8.1.1", "not-a-province", place=place_term),
    r.SAME_PROVINCE: ReasonKind("BR-8.1.6", "same-province", place=place_term),
    r.NOBODY_MARCHES: ReasonKind("BR-8.1.6", "nobody-marches"),
    r.NOT_SO_MANY: ReasonKind("BR-8.1.1", "not-so-many", figure=figure_term, place=place_term),
    r.CARD_NOT_IN_HAND: ReasonKind("BR-9.1.1", "card-not-in-hand", card=card_term),
    r.NOT_AN_UPGRADE: ReasonKind("BR-9.1.1", "not-an-upgrade", card=card_term),
    r.NO_SUCH_SLOT: ReasonKind("BR-9.1.2", "no-such-slot", slot=int, slots=int),
    r.NOT_A_QUEST: ReasonKind("BR-10.1.1", "not-a-quest", card=card_term),
    r.ALREADY_PILLAGED: ReasonKind("BR-11.8.6", "already-pillaged", place=place_term),
    r.NO_FIGURE_THERE: ReasonKind("BR-11.1.1", "no-figure-there", place=place_term),
    r.NOT_PILLAGED_YET: ReasonKind("BR-17.4.8", "not-pillaged-yet", place=place_term),
    r.NEEDS_CARD: ReasonKind("BR-6.2.7", "needs-card", card=design_term),
    r.NO_TWO_FIGURES: ReasonKind("BR-17.4.15", "no-two-figures", n=int),
    r.NO_STAT_TO_RAISE: ReasonKind("BR-17.4.15", "no-stat-to-raise"),
    r.STAT_AT_TOP: ReasonKind("BR-2.2.3", "stat-at-top", stat=stat_term),
    r.STAT_OF_TOKEN: ReasonKind("BR-17.5.8", "stat-of-token", stat=stat_term),
    r.NOT_ADJACENT: ReasonKind("BR-11.2.1", "not-adjacent", place=place_term, other=place_term),
    r.NOT_LATE: ReasonKind("BR-11.5.5", "not-late", card=card_term),
    r.WRONG_FIGURE: ReasonKind("BR-9.2.1", "wrong-figure", figure=figure_term),
    r.CARD_NOT_HELD: ReasonKind("BR-5.2.1", "card-not-held", card=card_term),
    r.QUEST_NOT_IN_HAND: ReasonKind("BR-10.1.1", "card-not-in-hand", card=card_term),
    r.NOT_IN_HAND_TO_COMMIT: ReasonKind("BR-11.4.1", "card-not-in-hand", card=card_term),
    r.NOT_IN_HAND_TO_ADD: ReasonKind("BR-11.5.5", "card-not-in-hand", card=card_term),
    r.NOT_IN_HAND_TO_KEEP: ReasonKind("BR-12.1.1", "card-not-in-hand", card=card_term),
    r.NOTHING_TO_PILLAGE: ReasonKind("BR-11.1.1", "not-a-province", place=place_term),
    r.SHIPS_DO_NOT_JOIN: ReasonKind("BR-11.2.2", "ships-stay", figure=figure_term),
    r.NOT_THERE_TO_JOIN: ReasonKind("BR-11.2.1", "not-so-many", figure=figure_term, place=place_term),
    r.NOT_THERE_TO_KEEP: ReasonKind("BR-17.5.3", "not-so-many", figure=figure_term, place=place_term),
    r.NOT_IN_DANGER: ReasonKind("BR-17.4.9", "not-so-many-in-danger", figure=figure_term),
    r.TOO_LITTLE_RAGE_TO_PROTECT: ReasonKind("BR-17.4.9", "too-little-rage", cost=int, rage=int),
    r.NOT_PLAYED: ReasonKind("BR-17.4.10", "not-played", card=card_term),
    r.TOO_LITTLE_RAGE_TO_BUY_BACK: ReasonKind("BR-17.4.10", "too-little-rage", cost=int, rage=int),
    r.NOT_THERE_TO_SACRIFICE: ReasonKind("BR-17.4.15", "not-so-many", figure=figure_term, place=place_term),
    r.ONLY_THE_NEW_MONSTER: ReasonKind("BR-9.3.1", "wrong-figure", figure=figure_term),
    r.NOWHERE_TO_MARCH: ReasonKind("BR-8.1.3", "nowhere-to-march"),
    r.LEADER_NOT_ADJACENT: ReasonKind("BR-17.3.1", "not-adjacent", place=place_term, other=place_term),
    r.CLAN_TAKEN: ReasonKind("BR-3.1.1", "clan-taken", clan=lambda n: Term(kind="clan", id=CLANS[n])),
}

# -- data into arguments of messages ---------------------------------------------------------------------------

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
