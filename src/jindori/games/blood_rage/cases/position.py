"""Positions made by hand: ``build(given)`` turns a readable mapping into a real position. It need not be reachable by play.

``given`` (every key optional; the defaults are those of the worked cases):

- ``players``: [A, B, ...] in clockwise order (A is seat 0); ``age`` 1-3; ``phase`` (board.PHASES; "action" unless given);
  ``active``, ``first_player``: a player, A unless given
- ``clans``: {player: {rage, glory, steps: {stat: 1-6}, hand, upgrades, quests, passed}}; upgrades fill the slots of their
  kind in list order; a card is its design, or {card: design, age: printing} (a quest is the present age's printing otherwise)
- ``board``: {place: {player: {figure: n}}}; ``valhalla``: {player: {figure: n}}; all other figures are in the reserve
- ``tokens``: {province: kind}, the other tokens lie anywhere; ``pillaged``, ``destroyed``: provinces
- ``ragnarok``: {age: province}; ``packs``: {player: name of the pack dealt to him}; ``options``: {option: value}
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.comparison import MOST
from jindori.engine.cases.position import Builder, table_of
from jindori.engine.cases.reading import listing, mapping, name, names, shown, text, truth, whole
from jindori.engine.cases.stepping import Stepped, never
from jindori.engine.errors import BadCase
from jindori.engine.position import Position, stream_of
from jindori.engine.rows import row
from jindori.engine.state import State
from jindori.games.blood_rage import board, cards
from jindori.games.blood_rage.actions import ActionPhase
from jindori.games.blood_rage.board import FIGURES, PHASES, PLACES, PROVINCES, RESERVE, STATS, TOKENS
from jindori.games.blood_rage.cards import AGE_OF, DESIGN_OF, DESIGNS, FAMILY, PLAYERS_FOR
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, NO_SLOTS, SLOTS_OF_KIND, Clan, powers_of
from jindori.games.blood_rage.definition import GAME
from jindori.games.blood_rage.game import Ages
from jindori.games.blood_rage.gifts import DEALT_EACH, KEPT_EACH
from jindori.games.blood_rage.state import Saga, is_ship

PLAYERS = ("A", "B", "C", "D", "E")
OUTER = PLACES[1:PROVINCES]
CLAN_KEYS = ("rage", "glory", "steps", "hand", "upgrades", "quests", "passed")
GIVEN_KEYS = (
    "players", "age", "phase", "active", "first_player", "clans", "board", "valhalla", "tokens", "pillaged", "destroyed",
    "ragnarok", "packs", "options", "note",
)  # fmt: skip


def build(given: Any, options: Any = None, seed: int = 0, go_on: bool = False) -> Stepped:
    """The position. ``options`` are the game's, under those in ``given``; ``seed`` shuffles the cards nobody has named.

    The given phase has just been entered and nothing is done; it stops again at every later one. With ``go_on`` it is at
    its first decision. Raises BadCase for anything unknown or impossible.
    """
    given = mapping(given, "'given'", GIVEN_KEYS)
    players = read_players(given)
    chosen = {**mapping(options or {}, "'options'"), **mapping(given.get("options", {}), "'options'")}
    builder = BloodRageBuilder(table_of(GAME, len(players), chosen), given, players)
    builder.fill(seed)
    position = builder.position(builder.state, never if go_on else at_a_phase)
    if go_on:
        position.go_on()
        position.stops = at_a_phase
    return position


def at_a_phase(s: State) -> bool:
    """Does a phase come next, or has the action phase just begun (after BR-6.1.1)?"""
    top = s.stack[-1]
    if isinstance(top, Ages):
        return bool(top.at != board.ACTION)
    return isinstance(top, ActionPhase) and bool(saga_of(s).active == EMPTY)


def phase_of(s: Saga) -> int:
    """The phase in progress or, between two, the one that comes next."""
    top = s.stack[-1]
    return int(top.at) if isinstance(top, Ages) and not s.asked and not s.over else int(s.phase)


def read_players(given: dict[str, Any]) -> list[str]:
    players = names(given.get("players", list(PLAYERS[:4])), "'players'", PLAYERS)
    if not 2 <= len(players) <= len(PLAYERS) or players != list(PLAYERS[: len(players)]):
        raise BadCase(f"'players' must be [A, B], [A, B, C] and so on up to E, not {shown(players)}")
    return players


class BloodRageBuilder(Builder):
    def fill(self, seed: int) -> None:
        given = self.given
        stream = stream_of(f"{seed:032x}")
        self.state = s = GAME.new_state(len(self.players), self.table.options, stream, False, None)
        s.stack, s.clans = [], []
        self.unused = list(range(cards.CARDS))
        s.age = whole(given.get("age", 1), "'age'", 1, 3)
        s.phase = PHASES.index(name(given.get("phase", "action"), "'phase'", PHASES))
        s.dealt_age = s.age - 1 if s.phase == board.GODS_GIFTS else s.age
        s.first = self.seat(given.get("first_player", "A"), "'first_player'")
        active = self.seat(given.get("active", "A"), "'active'")
        self.provinces()
        self.clans()
        self.figures()
        self.packs()
        self.decks(DEALT_EACH if s.rules.drafting else KEPT_EACH)
        if s.phase == board.ACTION:
            s.active = active
            s.push(Ages(board.ACTION + 1))
            s.push(ActionPhase(active))
        else:
            s.push(Ages(s.phase))

    # -- provinces ------------------------------------------------------------------------

    def provinces(self) -> None:
        s, given = self.state, self.given
        destroyed = names(given.get("destroyed", []), "'destroyed'", OUTER)
        self.read_ragnarok(destroyed)
        doomed = [PLACES[p] for p in s.ragnarok]
        fell = [-1] * PROVINCES
        for province in destroyed:
            past = [age for age in range(1, 4) if doomed[age - 1] == province]
            fell[PLACES.index(province)] = past[0] if past else 0
        s.fell = row(fell)
        pillaged = names(given.get("pillaged", []), "'pillaged'", PLACES[:PROVINCES])
        for province in pillaged:
            if province in destroyed:
                raise BadCase(f"{province} is destroyed and cannot be pillaged (BR-2.1.7)")
        s.pillaged = row([int(province in pillaged) for province in PLACES[:PROVINCES]])
        s.tokens = row(self.read_tokens(destroyed))

    def read_ragnarok(self, destroyed: list[str]) -> None:
        """BR-3.2.2: three different provinces; the ones named and still to fall are standing. What is not given is any province left."""
        s = self.state
        given = self.given.get("ragnarok", {})
        if not isinstance(given, dict):
            raise BadCase(f"'ragnarok' must be a mapping of ages and provinces, not {shown(given)}")
        slots = {whole(age, "an age of 'ragnarok'", 1, 3): name(p, "'ragnarok'", OUTER) for age, p in given.items()}
        if len(set(slots.values())) < len(slots):
            raise BadCase("'ragnarok' names a province twice (BR-3.2.2)")
        past = s.age if s.phase > board.RAGNAROK else s.age - 1
        for age, province in slots.items():
            if age > past and province in destroyed:
                raise BadCase(f"{province} is destroyed and cannot fall in age {age} (BR-3.2.4)")
        for age in range(1, 4):
            if age not in slots:
                left = [p for p in OUTER if p not in slots.values()]
                fits = [p for p in left if (p in destroyed) == (age <= past)]
                slots[age] = (fits or left)[-1]
        s.ragnarok = row([PLACES.index(slots[age]) for age in range(1, 4)])
        s.doom = s.ragnarok[past] if past < 3 else -1

    def read_tokens(self, destroyed: list[str]) -> list[int]:
        """BR-1.3.1, BR-3.2.1: the named tokens, the others of the nine on the provinces left; none where a province is gone."""
        given = mapping(self.given.get("tokens", {}), "'tokens'", PLACES[:PROVINCES])
        left = [int(token) for token in board.OUTER_TOKENS]
        out = [board.TOKEN_YGGDRASIL] + [board.NO_TOKEN] * len(OUTER)
        for province, kind in given.items():
            token = TOKENS.index(name(kind, f"'tokens' of {province}", TOKENS))
            if province in destroyed:
                raise BadCase(f"{province} is destroyed and has no pillage token (BR-3.2.5)")
            if (province == PLACES[board.YGGDRASIL]) != (token == board.TOKEN_YGGDRASIL):
                raise BadCase(f"the token of {province} cannot be {kind} (BR-3.2.1)")
            if token != board.TOKEN_YGGDRASIL:
                if token not in left:
                    raise BadCase(f"there are not so many {kind} tokens (BR-1.3.1)")
                left.remove(token)
                out[PLACES.index(province)] = token
        for n, province in enumerate(OUTER, 1):
            if province not in given and province not in destroyed:
                out[n] = left.pop(0)
        return out

    # -- clans --------------------------------------------------------------------------------

    def clans(self) -> None:
        s = self.state
        given = {seat: values for seat, _, values in self.of_players("clans")}
        for seat, player in enumerate(self.players):
            clan = Clan(None)
            clan.emblem = seat
            s.clans.append(clan)
            values = mapping(given.get(seat, {}), f"'clans' of {player}", CLAN_KEYS)
            clan.rage = whole(values.get("rage", 6), f"'rage' of {player}", 0, board.MOST_RAGE)
            clan.glory = whole(values.get("glory", 0), f"'glory' of {player}", 0, MOST)
            clan.passed = truth(values.get("passed", False), f"'passed' of {player}")
            steps = mapping(values.get("steps", {}), f"'steps' of {player}", STATS)
            step = [whole(steps.get(stat, 1), f"the {stat} step of {player}", 1, board.LAST_STEP) for stat in STATS]
            clan.steps = row(step)
            clan.slots = row(self.read_upgrades(values.get("upgrades", []), player))
            clan.powers = powers_of(clan.slots)
            for slot in range(2):
                if clan.monster(slot) != EMPTY:
                    clan.send(clan.monster(slot), RESERVE)
            clan.hand = row(self.cards(values.get("hand", []), f"'hand' of {player}"))
            clan.quests = row(self.cards(values.get("quests", []), f"'quests' of {player}"))
            for card in clan.quests:
                if FAMILY[DESIGN_OF[card]] != cards.QUEST:
                    raise BadCase(f"{DESIGNS[DESIGN_OF[card]]} is no quest (BR-10.1.1)")

    def read_upgrades(self, given: Any, player: str) -> list[int]:
        what = f"'upgrades' of {player}"
        slots = [EMPTY] * len(NO_SLOTS)
        filled = [0] * len(cards.UPGRADE_KINDS)
        for card in self.cards(given, what):
            design = DESIGN_OF[card]
            if FAMILY[design] != cards.UPGRADE:
                raise BadCase(f"{DESIGNS[design]} is no upgrade (BR-9.1.1)")
            kind = cards.SLOT_KIND[design]
            if filled[kind] == SLOTS_OF_KIND[kind]:
                raise BadCase(f"{what}: only {SLOTS_OF_KIND[kind]} {cards.UPGRADE_KINDS[kind]} upgrades have a slot (BR-2.2.8)")
            slots[FIRST_SLOT[kind] + filled[kind]] = card
            filled[kind] += 1
        return slots

    def cards(self, given: Any, what: str) -> list[int]:
        return [self.card(card, what) for card in listing(given, what)]

    def card(self, given: Any, what: str) -> int:
        """A copy not yet used: of the printing named, or else the one nearest to the present age; of larger games only when no other is left."""
        age: int | None = None
        design = given
        if isinstance(given, dict):
            mapping(given, what, ("card", "age"))
            design = given.get("card")
            age = whole(given.get("age"), f"the age of a card in {what}", 1, 3)
        if not isinstance(design, str) or design not in DESIGNS:
            raise BadCase(f"{what} has the unknown card {shown(design)}")
        number = DESIGNS.index(design)
        if age is None and FAMILY[number] == cards.QUEST:
            age = int(self.state.age)
        copies = [card for card in self.unused if DESIGN_OF[card] == number and age in (None, AGE_OF[card])]
        if not copies:
            printing = "" if age is None else f" of age {age}"
            raise BadCase(f"{what}: there are not so many copies of {design}{printing} (BR-1.4)")
        card = min(copies, key=lambda c: (self.belongs_to_larger(c), self.distance(int(AGE_OF[c])), c))
        self.unused.remove(card)
        return card

    def belongs_to_larger(self, card: int) -> bool:
        """Is the card marked for more players than there are (BR-3.3.1)?"""
        return bool(PLAYERS_FOR[card] > len(self.players))

    def distance(self, age: int) -> int:
        """The present age's printings first, then earlier ones, then later ones; before the draft the present age's come after the earlier ones."""
        now = int(self.state.age)
        if age == now:
            return 0 if self.state.phase != board.GODS_GIFTS else 5
        return now - age if age < now else 5 + age - now

    def packs(self) -> None:
        labels = [text(label, what) for _, what, label in self.of_players("packs")]
        if len(set(labels)) < len(labels):
            raise BadCase("'packs' gives two packs the same name")
        if labels and self.state.phase != board.GODS_GIFTS:
            raise BadCase("'packs' belong to the phase gods_gifts")
        if labels and len(labels) < len(self.players):
            raise BadCase("'packs' must name every player's pack")

    def decks(self, each: int) -> None:
        """All other cards lie in the decks; a deck too small to deal from is filled with cards of larger games (BR-3.3.1)."""
        s = self.state
        decks = []
        for age in range(1, 4):
            left = [card for card in self.unused if AGE_OF[card] == age]
            deck = [card for card in left if not self.belongs_to_larger(card)]
            if age > s.dealt_age:
                spare = [card for card in left if self.belongs_to_larger(card)]
                missing = each * len(self.players) - len(deck)
                if missing > len(spare):
                    raise BadCase(f"so many cards of age {age} have been named that its deck cannot be dealt (BR-5.1.2)")
                deck += spare[: max(missing, 0)]
            decks.append(s.stream.shuffle("age deck", row(deck)))
        s.decks = decks

    # -- figures ----------------------------------------------------------------------------------

    def figures(self) -> None:
        for place, clans in mapping(self.given.get("board", {}), "'board'", PLACES).items():
            for player, counts in mapping(clans, f"'board' of {place}", self.players).items():
                self.put(self.players.index(player), PLACES.index(place), counts, f"{player} in {place}")
        for seat, what, counts in self.of_players("valhalla"):
            self.put(seat, board.VALHALLA, counts, what)
        for province in range(PROVINCES):
            used = self.state.used[province]
            if used > board.VILLAGES[province]:
                raise BadCase(f"{PLACES[province]} has {board.VILLAGES[province]} villages for {used} figures (BR-2.1.3)")

    def put(self, seat: int, place: int, counts: Any, what: str) -> None:
        s = self.state
        for figure, n in mapping(counts, what, FIGURES).items():
            kind = FIGURES.index(figure)
            number = whole(n, f"{figure} of {what}", 0, board.WARRIORS if kind == 0 else 1)
            if number and place < board.ON_BOARD:
                self.check_place(kind, place, what)
            if kind >= board.FIRST_MONSTER and number and kind not in [s.clans[seat].monster(0), s.clans[seat].monster(1)]:
                raise BadCase(f"{what}: the {figure} needs its card among the upgrades (BR-9.3.1)")
            if number > s.count(seat, kind, RESERVE):
                raise BadCase(f"{what}: the clan has not so many figures of the kind {figure} (BR-1.2.1)")
            for _ in range(number):
                s.move(seat, kind, RESERVE, place)

    def check_place(self, kind: int, place: int, what: str) -> None:
        s: Saga = self.state
        if is_ship(kind) != (place >= PROVINCES):
            raise BadCase(f"{what}: {FIGURES[kind]} cannot stand there; ships are in fjords, all others in provinces (BR-2.1.5, BR-7.1.3)")
        if not (s.open_fjord(place) if place >= PROVINCES else s.stands(place)):
            raise BadCase(f"{what}: the place is destroyed (BR-2.1.7, BR-2.1.8)")


def saga_of(state: State) -> Saga:
    assert isinstance(state, Saga)
    return state


def state_of(position: Position) -> Saga:
    return saga_of(position.state)
