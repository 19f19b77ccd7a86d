"""Set-up (QV-3): the world, races, the skill draft, hands, cubes, basic skills, the start player."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, arg2, bit, opt1, opt3, verb
from jindori.engine.rows import changed, copied, holds, in_order, plus, row
from jindori.engine.shared.draft import PackDraft
from jindori.engine.shared.sealed import Sealed, no_picks
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.board import (
    BASE_SLOTS,
    DOUBLES,
    OUTER_A,
    OUTER_B,
    PAIRS,
    SLOT_A,
    SLOT_B,
    neighbours,
    site,
)
from jindori.games.quo_vadis.codes import (
    ABOVE_LIMIT,
    BASIC,
    CHOOSE_RACE,
    CUBES,
    CUBES_NOT_SEVEN,
    DRAFT,
    NOT_YOUR_SKILL,
    RACE_TAKEN_ALREADY,
    SKILL_NOT_HELD,
)
from jindori.games.quo_vadis.god import new_race
from jindori.games.quo_vadis.races import (
    COPIES,
    CUSTOM_LIMITS,
    FAITH,
    FOOD,
    KINDS,
    RACES,
    STANDARD_LIMITS,
    START_CUBES,
    WAR_SPIRIT,
)
from jindori.games.quo_vadis.skills import ALL_SKILLS, FIRST_DOMINION, FIRST_DRAFTED
from jindori.games.quo_vadis.skills import SKILLS_DEALT as DEALT_EACH
from jindori.games.quo_vadis.state import World, kinds_of

EXTRA_DOUBLES: Final = row([0, 0, 0, 0, 2, 4])
"""Double tiles drawn, by number of players (QV-3.1.3 to QV-3.1.5)."""


def create_world(s: World) -> None:
    """Ten tiles, and double tiles for 4 and 5 players, each turned at random (QV-3.1)."""
    tiles = s.stream.shuffle("tiles", PAIRS)
    extra = EXTRA_DOUBLES[s.players]
    if extra > 0:
        doubles = s.stream.shuffle("double tiles", DOUBLES)
        for i in range(extra):
            tiles = append(tiles, doubles[i])
    outer = vec[i64]()
    if s.rules.random_extra_slots:
        outer = s.stream.shuffle("extra slots", row([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))
    sites = copied(s.sites)
    for i in range(i64(len(tiles))):
        rotation = s.stream.below("rotation", 3)
        if i >= BASE_SLOTS and s.rules.random_extra_slots:
            slot = outer[i - BASE_SLOTS]
            sites[tiles[i]] = site(OUTER_A[slot], OUTER_B[slot], rotation)
        else:
            sites[tiles[i]] = site(SLOT_A[i], SLOT_B[i], rotation)
    settle_world(s, sites)


def settle_world(s: World, sites: vec[i64]) -> None:
    s.sites = sites
    s.near = neighbours(sites)


# -- races (QV-3.2) -----------------------------------------------------------------------------


def take_race(s: World, seat: i64, race: i64) -> None:
    limits = STANDARD_LIMITS
    if s.rules.custom:
        limits = vec[i64]()
        for i in range(i64(4)):
            limits = append(limits, CUSTOM_LIMITS[race * 4 + i])
    new_race(s.gods[seat], race, limits)
    tell.race_taken(s, seat=seat, race=race)


def deal_races(s: World) -> None:
    order = s.stream.shuffle("races", row([0, 1, 2, 3, 4]))
    for seat in range(s.players):
        take_race(s, seat, order[seat])


class PickRaces(Procedure[World]):
    """DP-SETUP-RACE: in seat order from the last seat backwards, one of the races left (QV-3.2.1)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def decision(self, s: World, seat: i64) -> str:
        return "race"

    def step(self, s: World) -> bool:
        if self.seat < 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def taken(self, s: World) -> vec[i64]:
        out = vec[i64]()
        for god in s.gods:
            out = append(out, god.race)
        return out

    def options(self, s: World, seat: i64) -> vec[i64]:
        taken = self.taken(s)
        opts = vec[i64]()
        for race in range(i64(len(RACES))):
            if not holds(taken, race):
                opts = append(opts, opt1(CHOOSE_RACE, race))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for race in range(i64(len(RACES))):
            opts = append(opts, opt1(CHOOSE_RACE, race))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != CHOOSE_RACE:
            return NOT_OFFERED
        if holds(self.taken(s), arg0(option)):
            return opt1(RACE_TAKEN_ALREADY, arg0(option))
        return 0

    def choose(self, s: World, seat: i64, option: i64) -> None:
        take_race(s, seat, arg0(option))
        self.seat -= 1


# -- skill draft (QV-3.3) ------------------------------------------------------------------------


def deal_skills(s: World) -> None:
    """Six to each; the rest leaves the game unseen (QV-3.3.1, QV-3.3.5)."""
    cards = vec[i64]()
    for skill in range(i64(FIRST_DRAFTED), i64(ALL_SKILLS)):
        cards = append(cards, skill)
    cards = s.stream.shuffle("skill cards", cards)
    s.packs = []
    at: i64 = 0
    for _ in range(s.players):
        pack = vec[i64]()
        for _ in range(i64(DEALT_EACH)):
            pack = append(pack, cards[at])
            at += 1
        s.packs.append(in_order(pack))
    rest = vec[i64]()
    while at < len(cards):
        rest = append(rest, cards[at])
        at += 1
    s.undealt = in_order(rest)
    tell.skills_dealt(s, each=DEALT_EACH, undealt=len(rest))


class SkillDraft(PackDraft[World]):
    """DP-DRAFT: keep one card face down, pass the rest to the left; the sixth is kept without choice (QV-3.3.2)."""

    def decision(self, s: World, seat: i64) -> str:
        return "draft"

    def packs(self, s: World) -> list[vec[i64]]:
        return s.packs

    def options(self, s: World, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for skill in s.packs[seat]:
            opts = append(opts, opt1(DRAFT, skill))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != DRAFT:
            return NOT_OFFERED
        if not holds(s.packs[seat], arg0(option)):
            return opt1(SKILL_NOT_HELD, arg0(option))
        return 0

    def things(self, option: i64) -> vec[i64]:
        return plus(vec[i64](), arg0(option))

    def keep(self, s: World, seat: i64, skill: i64, origin: i64) -> None:
        """Face down (QV-3.3.4)."""
        s.origin = changed(s.origin, skill, origin)
        god = s.gods[seat]
        god.drafted = in_order(plus(god.drafted, skill))
        tell.drafted(s, bit(seat), seat=seat, skill=skill)

    def rest(self, s: World, packs: list[vec[i64]]) -> None:
        """To the left neighbour, always (QV-3.3.3)."""
        s.packs = self.passed(s, packs)
        tell.packs_passed(s, kept=self.round + 1)
        following = SkillDraft(self.round + 1, no_picks(s.players))
        if len(s.packs[0]) > 1:
            s.push(following)
            return
        for seat in range(s.players):
            following.keep(s, seat, s.packs[seat][0], following.origin(s, seat))
        s.packs = []


# -- hands (QV-3.4) --------------------------------------------------------------------------------


def deal_hands(s: World) -> None:
    """Shuffle the hundred epic cards; each draws up to the hand limit (QV-3.4.2, QV-3.4.3)."""
    cards = vec[i64]()
    for kind in range(i64(len(KINDS))):
        for _ in range(i64(COPIES)):
            cards = append(cards, kind)
    s.deck = s.stream.shuffle("epic cards", cards)
    s.deck_of = kinds_of(cards)
    for seat in range(s.players):
        s.draw(seat, s.gods[seat].hand_limit())


# -- cubes and basic skills (QV-3.5) ------------------------------------------------------------------


class DistributeCubes(Sealed[World]):
    """DP-CUBES: seven cubes among war spirit, food and faith, none above its limit (QV-3.5.1, QV-3.5.2)."""

    def decision(self, s: World, seat: i64) -> str:
        return "cubes"

    def choosers(self, s: World) -> i64:
        return bit(s.players) - 1

    def options(self, s: World, seat: i64) -> vec[i64]:
        limits = s.gods[seat].limits
        opts = vec[i64]()
        for spirit in range(limits[WAR_SPIRIT] + 1):
            for food in range(limits[FOOD] + 1):
                faith = START_CUBES - spirit - food
                if 0 <= faith <= limits[FAITH]:
                    opts = append(opts, opt3(CUBES, spirit, food, faith))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != CUBES:
            return NOT_OFFERED
        limits = s.gods[seat].limits
        if arg0(option) + arg1(option) + arg2(option) != START_CUBES:
            return opt1(CUBES_NOT_SEVEN, arg0(option) + arg1(option) + arg2(option))
        if arg0(option) > limits[WAR_SPIRIT]:
            return opt1(ABOVE_LIMIT, WAR_SPIRIT)
        if arg1(option) > limits[FOOD]:
            return opt1(ABOVE_LIMIT, FOOD)
        return opt1(ABOVE_LIMIT, FAITH) if arg2(option) > limits[FAITH] else 0

    def reveal(self, s: World) -> None:
        s.pop()
        for seat in range(s.players):
            pick = self.picks[seat][0]
            god = s.gods[seat]
            god.war_spirit = arg0(pick)
            god.food = arg1(pick)
            god.faith = arg2(pick)
            tell.cubes_set(s, seat=seat, war_spirit=god.war_spirit, food=god.food, faith=god.faith)


class ChooseBasic(Sealed[World]):
    """DP-BASIC: one of the race's two basic skills, or of three with QV-V17 (QV-3.5.3)."""

    def decision(self, s: World, seat: i64) -> str:
        return "basic"

    def choosers(self, s: World) -> i64:
        return bit(s.players) - 1

    def options(self, s: World, seat: i64) -> vec[i64]:
        race = s.gods[seat].race
        opts = vec[i64]()
        opts = append(opts, opt1(BASIC, race * 2))
        opts = append(opts, opt1(BASIC, race * 2 + 1))
        if s.rules.dominion_skills:
            opts = append(opts, opt1(BASIC, FIRST_DOMINION + race))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        if verb(option) != BASIC:
            return NOT_OFFERED
        if super().refuse(s, seat, option) != 0:
            return opt1(NOT_YOUR_SKILL, arg0(option))
        return 0

    def reveal(self, s: World) -> None:
        """In force from the start of the game (QV-3.5.4)."""
        s.pop()
        for seat in range(s.players):
            skill = arg0(self.picks[seat][0])
            s.gods[seat].basic = skill
            s.gods[seat].skills = bit(skill)
            tell.basic_chosen(s, seat=seat, skill=skill)
