"""Quo Vadis on one screen: set-up (QV-3), rounds and turns (QV-4.1), and the order in which everything happens."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.engine.shared.sealed import no_picks
from jindori.engine.state import Procedure
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64
from jindori.games.quo_vadis.actions import begin_actions
from jindori.games.quo_vadis.buildings import Build, Claim, Exile, granary_income
from jindori.games.quo_vadis.codes import GAME_BEGAN, GAME_ENDED, ROUND_BEGAN, START_PLAYER, TURN_BEGAN
from jindori.games.quo_vadis.creation import (
    ChooseBasic,
    DistributeCubes,
    PickRaces,
    SkillDraft,
    create_world,
    deal_hands,
    deal_races,
    deal_skills,
)
from jindori.games.quo_vadis.discarding import DiscardCards
from jindori.games.quo_vadis.dominion import grow
from jindori.games.quo_vadis.endphase import Reconstruct, adjust, meditate, rebuild_by_workers, refill
from jindori.games.quo_vadis.generations import PlayCard, Splendour, note_home_areas
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import Rules
from jindori.games.quo_vadis.placement import PlaceWorkers
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.selection import ChooseArea
from jindori.games.quo_vadis.settlement import BuildTown, SetSkill, skill_takes_effect, territory_bonus
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.war import begin_war
from jindori.games.quo_vadis.wrath import Prayer, WrathOfGod

# Phases, for people.
PHASES: Final = ("setup", "area", "genesis", "war", "end", "final", "over")
SETUP: Final = 0
AREA_SELECTION: Final = 1
GENESIS_PHASE: Final = 2
WAR_PHASE: Final = 3
END_PHASE: Final = 4
FINAL_SETTLEMENT: Final = 5

# Steps of set-up.
WORLD: Final = 0
RACES: Final = 1
DRAFT: Final = 2
HANDS: Final = 3
CUBES: Final = 4
BASICS: Final = 5
START: Final = 6

# Steps of a turn.
SELECT: Final = 0
PRAY: Final = 1
STRIKE: Final = 2
PLACING: Final = 3
PLAYING: Final = 4
SPLENDOUR: Final = 5
ACTING: Final = 6
DISCARDING: Final = 7
FIGHTING: Final = 8
REFILL: Final = 9
REBUILDING: Final = 10
RECONSTRUCTION: Final = 11
EXILING: Final = 12
BUILDING: Final = 13
ADJUSTING: Final = 14
CLAIMING: Final = 15
GROWING: Final = 16
TOWN: Final = 17
SKILL: Final = 18
TERRITORY: Final = 19
END_OF_TURN: Final = 20
PHASE_OF: Final = row([1, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])


def set_up(players: i64, stream: Stream, rules: Rules, first: i64, listening: bool) -> World:
    """The position before set-up. ``first`` is the start player, or EMPTY for a random one (QV-3.5.6)."""
    s = World(players, stream, rules)
    s.listening = listening
    for _ in range(players):
        s.gods.append(God(None))
    s.first = first
    s.push(Preparation(WORLD))
    s.tell(GAME_BEGAN, players=players)
    s.informed = True
    return s


class Preparation(Procedure[World]):
    """Set-up in its order: world, races, draft, hands, cubes, basic skills, start player (QV-3)."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def step(self, s: World) -> bool:
        at = self.at
        self.at += 1
        if at == WORLD:
            create_world(s)
        elif at == RACES:
            if s.rules.pick_races:
                s.push(PickRaces(s.players - 1))
            else:
                deal_races(s)
        elif at == DRAFT:
            deal_skills(s)
            s.push(SkillDraft(0, no_picks(s.players)))
        elif at == HANDS:
            deal_hands(s)
        elif at == CUBES:
            s.push(DistributeCubes(no_picks(s.players)))
        elif at == BASICS:
            s.push(ChooseBasic(no_picks(s.players)))
        else:
            if s.first == EMPTY:
                s.first = s.stream.below("start player", s.players)
            s.tell(START_PLAYER, seat=s.first)
            s.pop()
            s.push(Rounds(0))
        return False


class Rounds(Procedure[World]):
    """Twelve rounds; in each every player takes one turn, clockwise from the start player (QV-4.1.1, QV-4.1.2)."""

    def __init__(self, turns: i64) -> None:
        self.turns = turns

    def step(self, s: World) -> bool:
        if self.turns == s.rules.rounds * s.players:
            s.phase = FINAL_SETTLEMENT
            s.active = EMPTY
            s.area = EMPTY
            final_settlement(s)
            s.tell(GAME_ENDED)
            s.over = True
            return False
        if self.turns % s.players == 0:
            s.round += 1
            s.tell(ROUND_BEGAN, round=s.round)
        seat = (s.first + self.turns) % s.players
        self.turns += 1
        begin_turn(s, seat)
        s.push(Turn(seat, SELECT))
        return False


def begin_turn(s: World, seat: i64) -> None:
    """Nothing has happened in this turn yet (QV-9.1.3)."""
    s.active = seat
    s.area = EMPTY
    s.war = None
    s.placed = 0
    s.crossed = False
    s.pioneered = False
    s.swarmed = False
    s.invaded = False
    s.harvested = False
    s.changed = False
    s.kind = EMPTY
    s.actions = 0
    s.power = 0
    s.retreat_to = EMPTY
    s.bonus = 0
    s.majorities = 0
    s.gods[seat].watched = False
    note_home_areas(s, seat)
    s.tell(TURN_BEGAN, seat=seat, round=s.round)


class Turn(Procedure[World]):
    """One turn, step by step (QV-4.1.3; in the end phase QV-V0.5). ``at`` is the step that comes next."""

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    def step(self, s: World) -> bool:
        at = self.at
        self.at += 1
        s.phase = PHASE_OF[at]
        if at <= DISCARDING:
            self.genesis(s, at)
        elif at == FIGHTING:
            begin_war(s)
        else:
            self.end_phase(s, at)
        return False

    def genesis(self, s: World, at: i64) -> None:
        """Area selection (QV-4.2) and the genesis phase (QV-5)."""
        seat = self.seat
        if at == SELECT:
            s.push(ChooseArea(seat, EMPTY))
        elif at == PRAY:
            s.push(Prayer(seat))
        elif at == STRIKE:
            s.push(WrathOfGod(seat))
        elif at == PLACING:
            s.push(PlaceWorkers(seat))
        elif at == PLAYING:
            s.push(PlayCard(seat, EMPTY, 0))
        elif at == SPLENDOUR:
            s.push(Splendour(seat))
        elif at == ACTING:
            begin_actions(s, seat)
        elif s.changed:
            s.push(DiscardCards(seat))

    def end_phase(self, s: World, at: i64) -> None:
        """The end phase (QV-7), with the optional rules in their places (QV-V0.5)."""
        seat = self.seat
        if at == REFILL:
            refill(s, seat)
        elif at == REBUILDING:
            rebuild_by_workers(s, seat)
        elif at == RECONSTRUCTION:
            meditate(s, seat)
            s.push(Reconstruct(seat))
        elif at == EXILING:
            if s.rules.exile:
                s.push(Exile(seat, s.rules.exiles_per_turn))
        elif at == BUILDING:
            if s.rules.buildings():
                s.push(Build(seat, 0))
        elif at == ADJUSTING:
            adjust(s, seat)
        elif at == CLAIMING:
            s.push(Claim(seat))
        elif at == GROWING:
            granary_income(s, seat)
            grow(s, seat)
        elif at == END_OF_TURN:
            s.pop()
            skill_takes_effect(s, seat)
        elif s.changed:
            self.settle(s, at)

    def settle(self, s: World, at: i64) -> None:
        """The settlement of a generation change (QV-7.4.1)."""
        if at == TOWN:
            s.push(BuildTown(self.seat))
        elif at == SKILL:
            s.push(SetSkill(self.seat))
        else:
            territory_bonus(s, self.seat)
