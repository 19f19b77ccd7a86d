"""The rules from the Action phase to the end of an age, written a second time as plainly as they read.

Only the tables of the board and the cards are the engine's; test_second_reading.py compares the rest with it at every
decision. Everything has the names of the rule book. The generators yield a ``Question`` and are sent the answers by seat,
actions as people write them; a choice with one option is taken without asking where the engine does so.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import (
    FIGURES,
    FJORD_OF,
    NEIGHBOURS,
    ON_BOARD,
    PLACES,
    PROVINCES,
    REGION,
    REGIONS,
    RESERVE,
    STATS,
    TOKENS,
    TRACK,
    VALHALLA,
    VILLAGES,
)
from jindori.games.blood_rage.cards import (
    AGE_OF,
    BATTLE,
    BONUS,
    COMPUTED,
    COST,
    DESIGN_OF,
    DESIGNS,
    FAMILY,
    GLORY_OF,
    LATE,
    QUEST,
    SLOT_KIND,
    STRENGTH,
    UPGRADE,
    UPGRADE_KINDS,
)
from jindori.games.blood_rage.state import Saga

Action = dict[str, Any]
Card = tuple[str, int]
"""A design and the age it is printed for."""
Group = dict[tuple[str, str], int]
"""Figures by place and kind."""


class Question(NamedTuple):
    name: str
    options: dict[int, list[Action]]


Steps = Generator[Question, dict[int, Action], Any]

ALL_PROVINCES = PLACES[:PROVINCES]
FJORDS = PLACES[PROVINCES:]
ADJACENT = {PLACES[a]: [PLACES[b] for b in row] for a, row in enumerate(NEIGHBOURS)}
FJORD = {PLACES[a]: PLACES[b] if b >= 0 else None for a, b in enumerate(FJORD_OF)}
ROOM = {PLACES[a]: int(n) for a, n in enumerate(VILLAGES)}
MONSTERS = FIGURES[3:]
SHIPS = ("ship", "sea_serpent")
SLOTS = {"warrior": 1, "leader": 1, "ship": 1, "monster": 2, "clan": 3}
DRAGONS = {"lokis_dragons": 4, "fire_dragons": 8, "eternal_dragons": 12}
RELEASED = {"lokis_domain": 1, "lokis_eminence": 2, "lokis_wrath": 3}
LEVELS = {4: 10, 5: 10, 6: 20}


def number(design: str) -> int:
    return DESIGNS.index(design)


def slot_kind(design: str) -> str:
    return UPGRADE_KINDS[SLOT_KIND[number(design)]]


def card(n: int) -> Card:
    return DESIGNS[DESIGN_OF[n]], int(AGE_OF[n])


PRINTED_GLORY = {card(n): int(glory) for n, glory in enumerate(GLORY_OF)}


def yes_no(do: str) -> list[Action]:
    return [{"do": do, "choice": True}, {"do": do, "choice": False}]


def groups_of(figures: dict[str, int], most: int) -> Iterable[dict[str, int]]:
    """Every choice of at most so many of the figures, nobody included."""
    for numbers in itertools.product(*[range(n + 1) for n in figures.values()]):
        if sum(numbers) <= most:
            yield {kind: n for kind, n in zip(figures, numbers, strict=True) if n}


@dataclass
class Clan:
    rage: int
    glory: int
    steps: dict[str, int]
    passed: bool
    slots: dict[str, list[str | None]]
    hand: list[Card]
    quests: list[Card]
    figures: Counter[tuple[str, str]] = field(default_factory=Counter)

    def has(self, design: str) -> bool:
        return design in self.slots[slot_kind(design)]

    def value(self, stat: str) -> int:
        return int(TRACK[STATS.index(stat) * 6 + self.steps[stat] - 1])

    def gain_rage(self, n: int) -> None:
        self.rage = max(0, min(12, self.rage + n))

    def raise_stat(self, stat: str) -> None:
        self.steps[stat] = min(6, self.steps[stat] + 1)

    def at(self, place: str) -> dict[str, int]:
        return {kind: n for (where, kind), n in self.figures.items() if where == place and n}

    def in_or_near(self, province: str) -> Group:
        """Figures in a province and its fjord."""
        return {(place, kind): n for place in (province, FJORD[province]) if place for kind, n in self.at(place).items()}

    def on_board(self) -> int:
        return sum(n for (place, _), n in self.figures.items() if place in PLACES)

    def kinds(self) -> list[str]:
        return ["warrior", "leader", "ship", *[monster for monster in self.slots["monster"] if monster]]

    def move(self, kind: str, origin: str, place: str, n: int = 1) -> None:
        assert self.figures[origin, kind] >= n
        self.figures[origin, kind] -= n
        self.figures[place, kind] += n

    def strength(self, province: str) -> int:
        total = 0
        for (place, kind), n in self.in_or_near(province).items():
            if kind == "warrior":
                upgrade = self.slots["warrior"][0]
                single, pair = {"brothers_in_arms": (1, 3), "experts_in_arms": (2, 4), "masters_in_arms": (2, 6)}.get(upgrade or "", (1, 2))
                total += n // 2 * pair + n % 2 * single
            elif kind == "dark_elf" and place == "yggdrasil":
                total += 3
            else:
                total += {"leader": 3, "ship": 2}[kind] if kind in ("leader", "ship") else int(STRENGTH[number(kind)])
        return total

    def invade_cost(self, kind: str) -> int:
        if kind in ("leader", "dwarf_chieftain", "soldier_of_hel"):
            return 0
        if kind == "warrior":
            return 2 if self.slots["warrior"][0] in ("experts_in_arms", "masters_in_arms") else 1
        return 2 if kind == "ship" else int(STRENGTH[number(kind)])

    def upgrade_cost(self, design: str) -> int:
        return max(0, int(COST[number(design)]) - self.has("friggas_charm"))


class Reading:
    """A position, read off the engine's once, and the rules. ``fallen``: figures destroyed in the present battle, by seat."""

    def __init__(self, s: Saga, active: int) -> None:
        self.players = int(s.players)
        self.age = int(s.age)
        self.first = int(s.first)
        self.active = active
        self.left_called_first = bool(s.rules.left_called_first)
        self.resume_after_pass = bool(s.rules.resume_after_pass)
        self.destroyed = {PLACES[p] for p in range(PROVINCES) if s.fell[p] >= 0}
        self.pillaged = {PLACES[p] for p in range(PROVINCES) if s.pillaged[p]}
        self.tokens = {PLACES[p]: TOKENS[token] if token >= 0 else None for p, token in enumerate(s.tokens)}
        self.doomed = PLACES[s.ragnarok[self.age - 1]]
        self.clans = [read_clan(s, seat) for seat in range(self.players)]
        self.fallen: list[int] | None = None

    # -- looking ----------------------------------------------------------------------------------

    def order(self, lead: int) -> list[int]:
        return [(lead + n) % self.players for n in range(self.players)]

    def room(self, place: str) -> int:
        return ROOM[place] - sum(sum(clan.at(place).values()) for clan in self.clans)

    def stands(self, province: str) -> bool:
        return province not in self.destroyed

    def entries(self, clan: Clan, kind: str) -> list[str]:
        """Where the kind may invade (7.1)."""
        if clan.on_board() >= clan.value("horns"):
            return []
        if kind in SHIPS:
            return [fjord for fjord in FJORDS if any(FJORD[p] == fjord and self.stands(p) for p in ALL_PROVINCES)]
        open_ = [p for p in ALL_PROVINCES if self.stands(p) and self.room(p) > 0]
        return [p for p in open_ if p != "yggdrasil" or kind == "dark_elf"]

    def neighbours(self, province: str) -> list[str]:
        return [p for p in ADJACENT[province] if self.stands(p) and self.stands(province)]

    # -- asking ------------------------------------------------------------------------------------

    def ask(self, seat: int, name: str, options: list[Action], always: bool = False) -> Steps:
        if len(options) == 1 and not always:
            return options[0]
        answers = yield Question(name, {seat: options})
        return answers[seat]

    def choose_stat(self, seat: int, why: str, forbidden: str | None = None) -> Steps:
        clan = self.clans[seat]
        stats = [stat for stat in STATS if stat != forbidden and clan.steps[stat] < 6]
        if stats:
            chosen = yield from self.ask(seat, "raise_stat", [{"do": "raise_stat", "stat": stat, "for": why} for stat in stats])
            clan.raise_stat(chosen["stat"])

    # -- destruction (17.1) ----------------------------------------------------------------------------

    def destroy(self, province: str, lead: int, doomed: dict[int, Group], ragnarok: bool = False) -> Steps:
        for seat in self.order(lead):
            if doomed.get(seat):
                yield from self.replacements(seat, province, doomed[seat], ragnarok)
        for seat in self.order(lead):
            clan, group = self.clans[seat], doomed.get(seat, {})
            for (place, kind), n in group.items():
                clan.move(kind, place, "valhalla", n)
            dead = sum(group.values())
            if self.fallen is not None:
                self.fallen[seat] += dead
            if ragnarok:
                clan.glory += dead * (self.age + 1) * (2 if clan.has("odins_inspiration") else 1)
            self.pay_for_ships(clan, sum(n for (_, kind), n in group.items() if kind in SHIPS))

    def replacements(self, seat: int, province: str, group: Group, ragnarok: bool) -> Steps:
        clan = self.clans[seat]
        if group.get((province, "volur_witch")) and province != "yggdrasil":
            answer = yield from self.ask(seat, "witch_retreat", yes_no("witch_retreat"))
            if answer["choice"]:
                del group[province, "volur_witch"]
                clan.move("volur_witch", province, "yggdrasil")
        if ragnarok or not clan.has("friggas_protection") or clan.rage == 0 or not group:
            return
        kinds = {kind: n for (_, kind), n in group.items()}
        answer = yield from self.ask(seat, "protect", [{"do": "protect", "figures": saved} for saved in groups_of(kinds, clan.rage)])
        for place, kind in list(group):
            saved = answer["figures"].get(kind, 0)
            group[place, kind] -= saved
            clan.gain_rage(-saved)

    def pay_for_ships(self, clan: Clan, ships: int) -> None:
        clan.glory += sum(glory * ships for design, glory in DRAGONS.items() if clan.has(design))

    # -- turns (6) ---------------------------------------------------------------------------------------

    def rest_of_age(self) -> Steps:
        """The Action phase from the active player's turn on, and the phases after it (12 to 16)."""
        turn = self.active
        while not all(p in self.pillaged for p in ALL_PROVINCES if self.stands(p)):
            able = [seat for seat in self.order(turn) if self.can_act(self.clans[seat])]
            if not able:
                break
            self.active = able[0]
            turn = (self.active + 1) % self.players
            yield from self.turn(self.active)
        for clan in self.clans:
            clan.rage = 0
        yield from self.discard_phase()
        yield from self.quest_phase()
        yield from self.destroy(self.doomed, self.first, {n: clan.in_or_near(self.doomed) for n, clan in enumerate(self.clans)}, ragnarok=True)
        self.destroyed.add(self.doomed)
        self.pillaged.discard(self.doomed)
        self.release()
        if self.age == 3:
            self.final_scoring()
        else:
            self.pillaged.clear()
            self.first = (self.first + 1) % self.players
            self.age += 1

    def can_act(self, clan: Clan) -> bool:
        return clan.rage > 0 and (not clan.passed or self.resume_after_pass)

    def turn(self, seat: int) -> Steps:
        clan = self.clans[seat]
        action = yield from self.ask(seat, "action", self.actions(clan), always=True)
        do = action["do"]
        if do == "pass":
            clan.passed, clan.rage = True, 0
        elif do == "invade":
            clan.gain_rage(-clan.invade_cost(action["figure"]))
            yield from self.invade(seat, action["figure"], action["to"], "reserve")
        elif do == "valhalla_invade":
            clan.gain_rage(-1)
            yield from self.invade(seat, action["figure"], action["to"], "valhalla")
        elif do == "march":
            yield from self.march(seat, action["from"])
        elif do == "quest":
            clan.hand.remove((action["card"], action["age"]))
            clan.quests.append((action["card"], action["age"]))
        elif do == "upgrade":
            yield from self.upgrade(seat, (action["card"], action["age"]), action["slot"] - 1)
        elif do == "sacrifice":
            yield from self.sacrifice(seat)
        else:
            clan.gain_rage(-2 if do == "repillage" else 0)
            yield from self.pillage(seat, action["province"])

    def actions(self, clan: Clan) -> list[Action]:
        out: list[Action] = [{"do": "pass"}]
        for kind in clan.kinds():
            if clan.figures["reserve", kind] and clan.rage >= clan.invade_cost(kind):
                out += [{"do": "invade", "figure": kind, "to": place} for place in self.entries(clan, kind)]
            if clan.figures["valhalla", kind] and clan.has("friggas_domain"):
                out += [{"do": "valhalla_invade", "figure": kind, "to": place} for place in self.entries(clan, kind)]
        for design, age in sorted(set(clan.hand)):
            if FAMILY[number(design)] == QUEST:
                out.append({"do": "quest", "card": design, "age": age})
            elif FAMILY[number(design)] == UPGRADE and clan.rage >= clan.upgrade_cost(design):
                slots = enumerate(clan.slots[slot_kind(design)], 1)
                out += [{"do": "upgrade", "card": design, "age": age, "slot": n, "replaces": old} for n, old in slots]
        for province in filter(self.stands, ALL_PROVINCES):
            if clan.at(province) and self.march_goals(province):
                out.append({"do": "march", "from": province})
            if clan.in_or_near(province) and province not in self.pillaged:
                out.append({"do": "pillage", "province": province})
            elif clan.in_or_near(province) and clan.has("tyrs_challenge") and clan.rage >= 2:
                out.append({"do": "repillage", "province": province})
        if clan.has("friggas_sacrifice") and clan.on_board() >= 2 and min(clan.steps.values()) < 6:
            out.append({"do": "sacrifice"})
        return out

    # -- invade, march, upgrade, sacrifice ------------------------------------------------------------------

    def invade(self, seat: int, kind: str, place: str, origin: str, in_battle: bool = False) -> Steps:
        clan = self.clans[seat]
        clan.move(kind, origin, place)
        spared = {"troll": [k for k in FIGURES if k != "warrior"], "fire_giant": MONSTERS}.get(kind)
        if spared is not None:
            doomed = {n: {at: k for at, k in c.in_or_near(place).items() if at[1] not in spared} for n, c in enumerate(self.clans) if n != seat}
            yield from self.destroy(place, self.active, doomed)
        if clan.has("friggas_succor") and place != "yggdrasil" and clan.figures["reserve", "warrior"] and place in self.entries(clan, "warrior"):
            answer = yield from self.ask(seat, "succor", yes_no("succor"))
            if answer["choice"]:
                clan.move("warrior", "reserve", place)
        if clan.has("thors_domain") and not in_battle and clan.rage >= 2 and place in ALL_PROVINCES and place not in self.pillaged:
            answer = yield from self.ask(seat, "thors_domain", yes_no("thors_domain"))
            if answer["choice"]:
                clan.gain_rage(-2)
                yield from self.pillage(seat, place)

    def march_goals(self, origin: str) -> list[str]:
        return [p for p in ALL_PROVINCES if p != origin and self.stands(p) and self.room(p) > 0]

    def march(self, seat: int, origin: str) -> Steps:
        clan = self.clans[seat]
        to = yield from self.ask(seat, "march_to", [{"do": "march", "to": p} for p in self.march_goals(origin)])
        groups = [group for group in groups_of(clan.at(origin), self.room(to["to"])) if group]
        chosen = yield from self.ask(seat, "march_figures", [{"do": "march", "figures": group} for group in groups])
        clan.gain_rage(-1)
        for kind, n in chosen["figures"].items():
            clan.move(kind, origin, to["to"], n)

    def upgrade(self, seat: int, played: Card, slot: int) -> Steps:
        clan, design = self.clans[seat], played[0]
        kind = slot_kind(design)
        clan.gain_rage(-clan.upgrade_cost(design))
        old = clan.slots[kind][slot]
        for at in list(clan.figures):
            if kind == "monster" and at[1] == old:
                del clan.figures[at]
        clan.slots[kind][slot] = design
        clan.hand.remove(played)
        if kind == "clan":
            return
        if kind == "monster":
            clan.figures["reserve", design] = 1
        figures = {"monster": [design], "ship": list(SHIPS)}.get(kind, [kind])
        options = [{"do": "free_invade", "figure": f, "to": p} for f in figures if clan.figures["reserve", f] for p in self.entries(clan, f)]
        answer = yield from self.ask(seat, "free_invade", [*options, {"do": "decline"}])
        if answer["do"] != "decline":
            yield from self.invade(seat, answer["figure"], answer["to"], "reserve")

    def sacrifice(self, seat: int) -> Steps:
        clan = self.clans[seat]
        each = [at for at, n in clan.figures.items() if at[0] in PLACES for _ in range(n)]
        options: list[Action] = []
        for pair in sorted({tuple(sorted(pair)) for pair in itertools.combinations(each, 2)}):
            figures: dict[str, dict[str, int]] = {}
            for place, kind in pair:
                group = figures.setdefault(place, {})
                group[kind] = group.get(kind, 0) + 1
            options.append({"do": "sacrifice", "figures": figures})
        answer = yield from self.ask(seat, "sacrifice", options)
        for place, group in answer["figures"].items():
            for kind, n in group.items():
                clan.move(kind, place, "valhalla", n)
                self.pay_for_ships(clan, n if kind in SHIPS else 0)
        yield from self.choose_stat(seat, "friggas_sacrifice")

    # -- pillage (11) --------------------------------------------------------------------------------------------

    def pillage(self, pillager: int, province: str) -> Steps:
        yield from self.call_to_battle(pillager, province)
        members = [seat for seat in self.order(pillager) if self.clans[seat].in_or_near(province)]
        if members == [pillager]:
            yield from self.success(pillager, province, grace=False)
        else:
            self.fallen = [0] * self.players
            yield from Battle(self, pillager, province, members).fight()
            self.fallen = None

    def call_to_battle(self, pillager: int, province: str) -> Steps:
        declined = 0
        for seat in itertools.cycle(self.order(pillager + self.left_called_first)):
            if declined == self.players or self.room(province) <= 0:
                return
            clan = self.clans[seat]
            figures = [{"do": "join", "figure": kind, "from": p} for p in self.neighbours(province) for kind in clan.at(p)]
            answer = yield from self.ask(seat, "join", [*figures, {"do": "decline"}])
            declined += 1
            if answer["do"] == "join":
                declined = 0
                clan.move(answer["figure"], answer["from"], province)

    def success(self, pillager: int, province: str, grace: bool) -> Steps:
        """B15: token, Frost Giant, Frigga's Grace, leader."""
        clan, token = self.clans[pillager], self.tokens[province]
        self.pillaged.add(province)
        for _ in range(2 if clan.figures[province, "frost_giant"] else 1):
            if token == "glory":
                clan.glory += 5
            for stat in STATS if token == "yggdrasil" else [stat for stat in STATS if stat == token]:
                clan.raise_stat(stat)
        if grace:
            yield from self.choose_stat(pillager, "friggas_grace", token)
        if not clan.figures[province, "leader"]:
            return
        if clan.has("lord_of_hammers"):
            places = [p for p in self.neighbours(province) if self.room(p) > 0]
            options = [{"do": "hammers_move", "to": p} for p in places]
            answer = yield from self.ask(pillager, "hammers_move", [*options, {"do": "decline"}])
            if answer["do"] == "hammers_move":
                clan.move("leader", province, answer["to"])
        elif clan.has("lord_of_axes"):
            yield from self.choose_stat(pillager, "lord_of_axes")
        elif clan.has("lord_of_spears"):
            for stat in STATS:
                clan.raise_stat(stat)

    # -- the other phases -------------------------------------------------------------------------------------------

    def discard_phase(self) -> Steps:
        hands = {seat: clan.hand for seat, clan in enumerate(self.clans) if clan.hand}
        kept: dict[int, Action] = {}
        if self.age < 3 and hands:
            options = {seat: [*choices("keep", hand), {"do": "keep", "card": None}] for seat, hand in hands.items()}
            kept = yield Question("keep", options)
        for seat, clan in enumerate(self.clans):
            clan.hand = [(kept[seat]["card"], kept[seat]["age"])] if seat in kept and kept[seat]["card"] else []

    def quest_phase(self) -> Steps:
        fulfilled = [(seat, quest) for seat in self.order(self.first) for quest in self.clans[seat].quests if self.fulfilled(seat, quest[0])]
        for clan in self.clans:
            clan.quests = []
        for seat, quest in fulfilled:
            self.clans[seat].glory += PRINTED_GLORY[quest] * (2 if self.clans[seat].has("odins_throne") else 1)
        for seat, quest in fulfilled:
            yield from self.choose_stat(seat, quest[0])

    def fulfilled(self, seat: int, quest: str) -> bool:
        led = []
        for province in filter(self.stands, ALL_PROVINCES):
            mine, *others = [self.clans[n].strength(province) for n in self.order(seat)]
            if mine > max(others):
                led.append(province)
        if quest == "quest_glorious_death":
            return sum(self.clans[seat].at("valhalla").values()) >= 4
        if quest == "quest_widespread":
            return len(led) >= 2
        if quest == "quest_yggdrasil":
            return "yggdrasil" in led
        return any(REGIONS[REGION[PLACES.index(p)]] == quest.removeprefix("quest_") for p in led if p != "yggdrasil")

    def release(self) -> None:
        for clan in self.clans:
            back = clan.at("valhalla")
            for kind, n in back.items():
                clan.move(kind, "valhalla", "reserve", n)
            clan.glory += sum(glory * sum(back.values()) for design, glory in RELEASED.items() if clan.has(design))

    def final_scoring(self) -> None:
        for clan in self.clans:
            clan.glory += 3 * clan.on_board() if clan.has("thors_conquest") else 0
            clan.glory += sum(LEVELS.get(step, 0) for step in clan.steps.values())


def choices(do: str, cards: list[Card]) -> list[Action]:
    return [{"do": do, "card": design, "age": age} for design, age in sorted(set(cards))]


class Battle:
    """B3 to B18. ``shown``: each participant's cards on the table; ``first``: the design he committed."""

    def __init__(self, reading: Reading, pillager: int, province: str, members: list[int]) -> None:
        self.reading = reading
        self.clans = reading.clans
        self.pillager = pillager
        self.province = province
        self.members = members
        self.valkyries = [seat for seat in members if self.clans[seat].figures[province, "valkyrie"]]
        self.shown: dict[int, list[Card]] = {}
        self.first: dict[int, str] = {}
        self.cancelled: set[int] = set()
        self.quests: dict[int, int] = {}
        self.winner: int | None = None

    def works(self, seat: int, design: str) -> bool:
        """Has the seat committed this card, and is its text in force?"""
        return self.first.get(seat) == design and seat not in self.cancelled

    def fight(self) -> Steps:
        watched = True
        while watched:
            yield from self.commit()
            self.primacy()
            watched = self.watch()
        yield from self.quests_as_battle_cards()
        for seat in self.members:
            yield from self.before_comparison(seat)
        yield from self.late_cards()
        self.compare()
        poisoned = yield from self.outcomes()
        yield from self.put_cards_away(poisoned)
        losers = [seat for seat in self.members if seat != self.winner]
        yield from self.reading.destroy(self.province, self.pillager, {seat: self.clans[seat].in_or_near(self.province) for seat in losers})
        self.rewards()
        if self.winner == self.pillager:
            yield from self.reading.success(self.pillager, self.province, self.works(self.pillager, "friggas_grace"))
        if self.winner is not None:
            self.clans[self.winner].glory += self.clans[self.winner].value("axes")
        for seat in losers:
            yield from self.blessing(seat)

    def commit(self) -> Steps:
        options = {seat: choices("commit", self.clans[seat].hand) for seat in self.members if self.clans[seat].hand}
        answers = (yield Question("commit", options)) if options else {}
        self.shown, self.first = {seat: [] for seat in self.members}, {}
        for seat, answer in answers.items():
            self.show(seat, answer)
            self.first[seat] = answer["card"]

    def show(self, seat: int, answer: Action) -> None:
        played = answer["card"], answer["age"]
        self.clans[seat].hand.remove(played)
        self.shown[seat].append(played)

    def primacy(self) -> None:
        self.cancelled = set()
        for seat in self.members:
            if self.works(seat, "thors_primacy"):
                self.cancelled |= set(self.members) - {seat}

    def watch(self) -> bool:
        for seat in self.members:
            if self.works(seat, "heimdalls_watch"):
                self.clans[seat].glory += sum(self.bonus(other) for other in self.members)
                return True
        return False

    def bonus(self, seat: int) -> int:
        """All bonuses of a seat's cards; Heimdall's Sight is the best of the enemies' other cards."""
        enemies = [n for other in self.members if other != seat for n in self.printed(other)]
        sight = max([0, *enemies]) if seat not in self.cancelled else 0
        return sum(sight if n == COMPUTED else n for n in self.printed(seat))

    def printed(self, seat: int) -> list[int]:
        families = [(design, FAMILY[number(design)]) for design, _ in self.shown[seat]]
        return [int(BONUS[number(design)]) if family == BATTLE else self.quests.get(seat, 0) for design, family in families]

    def quests_as_battle_cards(self) -> Steps:
        for seat in self.members:
            clan = self.clans[seat]
            worth = 5 if clan.has("tyrs_wrath") else 3 if clan.has("tyrs_domain") else 0
            if worth and seat in self.first and FAMILY[number(self.first[seat])] == QUEST:
                answer = yield from self.reading.ask(seat, "quest_as_battle", yes_no("quest_as_battle"))
                self.quests[seat] = worth if answer["choice"] else 0

    def before_comparison(self, seat: int) -> Steps:
        doomed: dict[int, Group] = {}
        if self.works(seat, "odins_smite"):
            doomed = {n: {(self.province, "warrior"): 1} for n in self.members if n != seat and self.clans[n].figures[self.province, "warrior"]}
        elif self.works(seat, "odins_tide"):
            for other in self.members:
                group = self.clans[other].in_or_near(self.province)
                if sum(group.values()) >= 2:
                    answer = yield from self.reading.ask(other, "tide_keep", [{"do": "tide_keep", "figure": kind} for _, kind in group])
                    doomed[other] = {at: n - (at[1] == answer["figure"]) for at, n in group.items()}
        doomed = {n: {at: k for at, k in group.items() if k} for n, group in doomed.items()}
        yield from self.reading.destroy(self.province, self.pillager, doomed)

    def late_cards(self) -> Steps:
        declined = 0
        for seat in itertools.cycle(self.members):
            if declined == len(self.members):
                return
            declined += 1
            hand = self.clans[seat].hand
            if hand:
                late = choices("late", [held for held in hand if LATE[number(held[0])]])
                answer = yield from self.reading.ask(seat, "late", [*late, {"do": "decline"}], always=True)
                if answer["do"] == "late":
                    declined = 0
                    self.show(seat, answer)

    def compare(self) -> None:
        totals = {seat: self.clans[seat].strength(self.province) + self.bonus(seat) for seat in self.members}
        best = [seat for seat in self.members if totals[seat] == max(totals.values())]
        self.winner = best[0] if len(best) == 1 else None

    def outcomes(self) -> Steps:
        """B11. Returns whether Loki's Poison has taken the winner's cards."""
        poisoned = False
        for seat in self.members:
            clan = self.clans[seat]
            if seat == self.winner:
                if self.works(seat, "thors_oath"):
                    yield from self.reading.choose_stat(seat, "thors_oath")
                clan.gain_rage(3 if self.works(seat, "thors_ascension") else 0)
                clan.glory += 3 if self.works(seat, "thors_ascension") or self.works(seat, "thors_hammer") else 0
            elif self.winner is not None:
                best = self.clans[self.winner]
                if self.works(seat, "lokis_trickery") and best.rage:
                    best.gain_rage(-1)
                    clan.gain_rage(1)
                if self.works(seat, "lokis_backstab"):
                    taken = min(2, best.glory)
                    best.glory -= taken
                    clan.glory += taken
                if self.works(seat, "lokis_poison") and not poisoned:
                    clan.hand += self.shown[self.winner]
                    poisoned = True
        return poisoned

    def put_cards_away(self, poisoned: bool) -> Steps:
        if self.winner is not None and not poisoned:
            yield from self.prowess(self.winner, self.clans[self.winner], self.shown[self.winner])
        for seat in self.members:
            if seat != self.winner:
                self.clans[seat].hand += self.shown[seat]

    def prowess(self, seat: int, clan: Clan, cards: list[Card]) -> Steps:
        if not cards or not clan.rage or not clan.has("tyrs_prowess"):
            return
        sets = {chosen for n in range(min(len(cards), clan.rage) + 1) for chosen in itertools.combinations(sorted(cards), n)}
        options = [{"do": "prowess", "cards": [design for design, _ in chosen]} for chosen in sorted(sets)]
        answer = yield from self.reading.ask(seat, "prowess", options)
        for design in answer["cards"]:
            back = next(played for played in cards if played[0] == design)
            cards.remove(back)
            clan.hand.append(back)
            clan.gain_rage(-1)

    def rewards(self) -> None:
        fallen = self.reading.fallen
        assert fallen is not None
        for seat in self.members:
            clan, enemies = self.clans[seat], sum(fallen) - fallen[seat]
            clan.glory += 2 * enemies if seat in self.valkyries else 0
            clan.glory += 2 if enemies >= 2 and clan.has("thors_glory") else 0
            clan.glory += 2 * sum(fallen) if self.works(seat, "odins_judgement") else 0

    def blessing(self, seat: int) -> Steps:
        clan, place = self.clans[seat], self.province
        if clan.has("lokis_blessing") and clan.figures["reserve", "warrior"] and place != "yggdrasil" and place in self.reading.entries(clan, "warrior"):
            answer = yield from self.reading.ask(seat, "blessing", yes_no("blessing"))
            if answer["choice"]:
                yield from self.reading.invade(seat, "warrior", place, "reserve", in_battle=True)


# -- reading the engine's position ---------------------------------------------------------------------------------------


def read_clan(s: Saga, seat: int) -> Clan:
    clan = s.clans[seat]
    designs = [DESIGNS[DESIGN_OF[n]] if n >= 0 else None for n in clan.slots]
    slots: dict[str, list[str | None]] = {}
    for kind, n in SLOTS.items():
        slots[kind], designs = designs[:n], designs[n:]
    places = {**{n: PLACES[n] for n in range(ON_BOARD)}, RESERVE: "reserve", VALHALLA: "valhalla"}
    return Clan(
        rage=int(clan.rage),
        glory=int(clan.glory),
        steps={stat: int(clan.step(n)) for n, stat in enumerate(STATS)},
        passed=bool(clan.passed),
        slots=slots,
        hand=[card(n) for n in as_list(clan.hand)],
        quests=[card(n) for n in as_list(clan.quests)],
        figures=Counter({(where, kind): int(s.count(seat, k, n)) for n, where in places.items() for k, kind in enumerate(FIGURES)}),
    )
