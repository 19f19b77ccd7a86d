"""Quo Vadis on one screen: set-up (QV-3), rounds and turns (QV-4.1), and the order in which everything happens."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.engine.shared.sealed import no_picks
from jindori.engine.shared.sequence import Sequence
from jindori.engine.state import Procedure
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.actions import begin_actions
from jindori.games.quo_vadis.buildings import Build, Claim, Exile, granary_income
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
from jindori.games.quo_vadis.generations import PlayCard, Splendour
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import Rules
from jindori.games.quo_vadis.placement import PlaceWorkers
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.selection import ChooseArea
from jindori.games.quo_vadis.settlement import BuildTown, SetSkill, note_home_areas, skill_takes_effect, territory_bonus
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
PHASE_OF: Final = row([AREA_SELECTION] + [GENESIS_PHASE] * 7 + [WAR_PHASE] + [END_PHASE] * 11)


def set_up(players: i64, stream: Stream, rules: Rules, first: i64, listening: bool) -> World:
    """The position before set-up. ``first`` is the start player, or EMPTY for a random one (QV-3.5.6)."""
    s = World(players, stream, rules)
    s.listening = listening
    for _ in range(players):
        s.gods.append(God(None))
    s.first = first
    s.push(Preparation(WORLD))
    tell.game_began(s, players=players)
    s.informed = True
    return s


class Preparation(Sequence[World]):
    """Set-up in its order (QV-3)."""

    def end(self) -> i64:
        return START + 1

    def take(self, s: World, step: i64) -> bool:
        if step == WORLD:  # QV-3.1
            create_world(s)
        elif step == RACES:  # QV-3.2
            if s.rules.pick_races:
                s.push(PickRaces(s.players - 1))
            else:
                deal_races(s)
        elif step == DRAFT:  # QV-3.3
            deal_skills(s)
            s.push(SkillDraft(0, no_picks(s.players)))
        elif step == HANDS:  # QV-3.4
            deal_hands(s)
        elif step == CUBES:  # QV-3.5.1, QV-3.5.2
            s.push(DistributeCubes(no_picks(s.players)))
        elif step == BASICS:  # QV-3.5.3 to QV-3.5.5
            s.push(ChooseBasic(no_picks(s.players)))
        else:  # QV-3.5.6
            if s.first == EMPTY:
                s.first = s.stream.below("start player", s.players)
            tell.start_player(s, seat=s.first)
        return False

    def done(self, s: World) -> None:
        s.pop()
        s.push(Rounds(0))


class Rounds(Procedure[World]):
    """Twelve rounds; in each every player takes one turn, clockwise from the start player (QV-4.1.1, QV-4.1.2)."""

    def __init__(self, turns: i64) -> None:
        self.turns = turns

    def step(self, s: World) -> bool:
        """When the turn comes back to the start player a new round begins (QV-7.7.1)."""
        if self.turns == s.rules.rounds * s.players:
            end_game(s)
            return False
        seat = s.first if self.turns == 0 else s.left_of(s.active)
        if seat == s.first:
            s.round += 1
            tell.round_began(s, round=s.round)
        self.turns += 1
        begin_turn(s, seat)
        s.push(Turn(seat, SELECT))
        return False


def end_game(s: World) -> None:
    """After the last turn of the last round (QV-4.1.2)."""
    s.phase = FINAL_SETTLEMENT
    s.active = EMPTY
    s.area = EMPTY
    tell.game_ended(s)
    final_settlement(s)
    s.over = True


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
    tell.turn_began(s, seat=seat, round=s.round)


class Turn(Sequence[World]):
    """One turn, step by step (QV-4.1.3), with the optional rules in their places (QV-V0.5)."""

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(at)
        self.seat = seat

    def end(self) -> i64:
        return END_OF_TURN

    def take(self, s: World, step: i64) -> bool:
        seat = self.seat
        s.phase = PHASE_OF[step]
        # Area selection
        if step == SELECT:  # QV-4.2
            s.push(ChooseArea(seat, EMPTY))
        # Genesis phase
        elif step == PRAY:  # QV-V17: Bitter Prayer
            s.push(Prayer(seat))
        elif step == STRIKE:  # QV-5.1
            s.push(WrathOfGod(seat))
        elif step == PLACING:  # QV-5.2
            s.push(PlaceWorkers(seat))
        elif step == PLAYING:  # QV-5.3, QV-5.4
            s.push(PlayCard(seat, EMPTY, 0))
        elif step == SPLENDOUR:  # QV-V17: Civic Splendour
            s.push(Splendour(seat))
        elif step == ACTING:  # QV-5.5
            begin_actions(s, seat)
        elif step == DISCARDING:  # QV-5.6.3
            if s.changed:
                s.push(DiscardCards(seat))
        # War phase
        elif step == FIGHTING:  # QV-6
            begin_war(s)
        # End phase
        elif step == REFILL:  # QV-7.1
            refill(s, seat)
        elif step == REBUILDING:  # QV-7.2
            rebuild_by_workers(s, seat)
        elif step == RECONSTRUCTION:  # QV-9.1.1: the skills of the end phase
            meditate(s, seat)
            s.push(Reconstruct(seat))
        elif step == EXILING:  # QV-V10
            if s.rules.exile:
                s.push(Exile(seat, s.rules.exiles_per_turn))
        elif step == BUILDING:  # QV-V7
            if s.rules.buildings():
                s.push(Build(seat, 0))
        elif step == ADJUSTING:  # QV-7.3
            adjust(s, seat)
        elif step == CLAIMING:  # QV-V12.3
            s.push(Claim(seat))
        elif step == GROWING:  # QV-V11, QV-V1.2
            granary_income(s, seat)
            grow(s, seat)
        # Settlement, after a generation change (QV-7.4.1)
        elif s.changed:
            if step == TOWN:  # QV-7.4
                s.push(BuildTown(seat))
            elif step == SKILL:  # QV-7.5
                s.push(SetSkill(seat))
            else:  # QV-7.6
                territory_bonus(s, seat)
        return False

    def done(self, s: World) -> None:
        """The skill turned up comes into force (QV-7.5.2); the turn passes on (QV-7.7.1)."""
        s.pop()
        skill_takes_effect(s, self.seat)
