"""What Quo Vadis tells the engine about itself."""
# not compiled: made of tables and msgspec structures

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jindori.engine.game import Game
from jindori.engine.log import Log
from jindori.engine.packing import arg0, verb
from jindori.engine.state import Procedure
from jindori.engine.stream import Stream
from jindori.engine.views import Change, Message
from jindori.games.quo_vadis import codes
from jindori.games.quo_vadis.actions import (
    MiracleActions,
    ProsperityActions,
    RepeatAction,
    RevelationActions,
)
from jindori.games.quo_vadis.answers import answer
from jindori.games.quo_vadis.board import AREA_NAMES, SEATS, chosen_in, neighbours
from jindori.games.quo_vadis.buildings import Build, Claim, Exile
from jindori.games.quo_vadis.causes import SOURCES
from jindori.games.quo_vadis.creation import ChooseBasic, DistributeCubes, PickRaces, SkillDraft
from jindori.games.quo_vadis.discarding import DiscardCards
from jindori.games.quo_vadis.dominion import SpendDominion, dominion_of
from jindori.games.quo_vadis.endphase import Reconstruct
from jindori.games.quo_vadis.evaluate import evaluate, quiet
from jindori.games.quo_vadis.game import Preparation, Rounds, Turn, set_up
from jindori.games.quo_vadis.generations import PlayCard, Splendour, entreaty_cost
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.kinds import arguments
from jindori.games.quo_vadis.knowledge import CardKnowledge
from jindori.games.quo_vadis.odds import chances
from jindori.games.quo_vadis.options import OPTIONS, RULES
from jindori.games.quo_vadis.placement import PlaceWorkers, additional_cost, terrain_cost
from jindori.games.quo_vadis.races import COUNTERS, KINDS
from jindori.games.quo_vadis.selection import ChooseArea, free_cost
from jindori.games.quo_vadis.settlement import BuildTown, SetSkill, majorities, territory_points
from jindori.games.quo_vadis.skills import SKILLS
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.view import QuoVadisView, board_view
from jindori.games.quo_vadis.war import FightWar
from jindori.games.quo_vadis.warfare import War
from jindori.games.quo_vadis.wrath import Prayer, WrathOfGod

RULES_VERSION = "1"


class QuoVadis(Game[World]):
    id = "quo_vadis"
    clause_letters = "QV"
    rules_version = RULES_VERSION
    min_players = 3
    max_players = 5
    default_players = 4
    title = {"en": "Quo Vadis (draft 26)", "ja": "Quo Vadis 草案26"}
    summary = {
        "en": "Gods create a world, lead their peoples across it, and shape the generations of a civilisation.",
        "ja": "神々が世界を創り、民を導き、世代を重ねて文明を築いていく。",
    }
    option_specs = OPTIONS
    board_type = QuoVadisView
    vocabulary = codes.V
    point_events = (codes.POINTS,)
    decision_ids = codes.DECISION_IDS
    extra_keys = frozenset()
    most_decisions = 8_000
    folder = Path(__file__).parent
    parts = {"gods": God, "war": War}
    previewed = frozenset(codes.V.verbs) - {codes.CARD}
    horizon = (Rounds,)
    ends = {
        **dict.fromkeys(("deck", "discards", "hand", "played"), len(KINDS)),
        **dict.fromkeys(("packs", "undealt", "drafted"), len(SKILLS)),
    }
    form_1_zeros = {"Turn": 1}
    procedures = (
        Build, BuildTown, ChooseArea, ChooseBasic, Claim, DiscardCards, DistributeCubes, Exile, FightWar, MiracleActions,
        PickRaces, PlaceWorkers, PlayCard, Prayer, Preparation, ProsperityActions, Reconstruct, RepeatAction,
        RevelationActions, Rounds, SetSkill, SkillDraft, SpendDominion, Splendour, Turn, WrathOfGod,
    )  # fmt: skip

    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> World:
        return set_up(players, stream, RULES.of(options), EMPTY if first is None else first, listening)

    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> World:
        return World(players, stream, RULES.load(fields["rules"]))

    def fields_in_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        """A war's rows, and some of its numbers, stood in lists."""
        war = fields["war"]
        if war is None:
            return fields
        others = {name: value for name, value in war.items() if name not in FORM_1_ROWS + FORM_1_NUMBERS}
        lists = {"rows": [war[name] for name in FORM_1_ROWS], "numbers": [war[name] for name in FORM_1_NUMBERS]}
        return {**fields, "war": {**others, **lists}}

    def fields_from_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        if fields["war"] is None:
            return fields
        war = dict(fields["war"])
        rows = dict(zip(FORM_1_ROWS, war.pop("rows"), strict=True))
        numbers = dict(zip(FORM_1_NUMBERS, war.pop("numbers"), strict=True))
        return {**fields, "war": {**war, **rows, **numbers}}

    def event_from_form_1(self, kind: int, numbers: list[int]) -> list[int]:
        """Some fields shared a number, or stood 1 higher so that 0 was none."""
        n = numbers
        if kind == codes.WRATH_USED:
            return [n[0], n[1], int(chosen_in(n[1], n[2])), n[3]]
        if kind == codes.TOWN_DESTROYED:
            return [n[0], n[1], n[2] - 1, n[3]]
        if kind == codes.CARD_PLAYED:
            return [*n[:4], EMPTY if n[4] == n[1] else n[4]]
        if kind == codes.WAR_DRAWN:
            return [seat for seat in range(SEATS) if n[0] >> seat & 1]
        if kind == codes.POINTS:
            return [*n[:4], n[4] - 1]
        if kind == codes.COUNTER_CHANGED:
            return [n[0], n[1] & 255, n[2], n[3], n[1] >> 8, n[4]]
        return n

    def derive(self, state: World) -> None:
        state.near = neighbours(state.sites)

    def board(self, state: World, seat: int | None, log: Log) -> Any:
        return board_view(state, seat, log, self.ranks(state))

    def scores(self, state: World) -> list[int]:
        return [int(god.vp) for god in state.gods]

    def winners(self, state: World) -> list[int]:
        """Most VP, then fewer generations; what is still tied is shared (QV-8.2)."""
        return [seat for seat, rank in enumerate(self.ranks(state)) if rank == 1]

    def ranks(self, state: World) -> list[int]:
        """By VP, then fewer generations (QV-8.2.2); equal ones share a rank."""
        keys = [(int(god.vp), -int(god.used_generations()) if state.over else 0) for god in state.gods]
        return [1 + sum(other > key for other in keys) for key in keys]

    def points_by_source(self, state: World, log: Log) -> list[dict[str, int]]:
        totals = log.sums(codes.POINTS, "source", int(state.players))
        return [{source: of_seat[source] for source in SOURCES if source in of_seat} for of_seat in totals]

    def knowledge(self, state: World, seat: int) -> CardKnowledge:
        return CardKnowledge(state, seat)

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        return dict(arguments(data))

    def label(self, action: dict[str, Any]) -> Message:
        """Verbs of several steps, and choices of nothing, have words of their own."""
        message = super().label(action)
        variant = ""
        if action["do"] == "area":
            variant = "-cards" if "cards" in action else ""
        elif action["do"] == "card" and "entreaty" in action:
            variant = "-no-entreaty" if action["entreaty"] is None else "-entreaty"
        elif action["do"] == "discard":
            variant = "-one" if "kind" in action else "-none" if not action["cards"] else ""
        return Message(key=message.key + variant, args=message.args)

    def cost(self, state: World, seat: int, option: int) -> int | None:
        """Food of a placement, faith of genesis cards or of an entreaty."""
        kind = verb(option)
        if kind == codes.PLACE:
            space = arg0(option)
            return int(terrain_cost(state, seat, space) + additional_cost(state, seat, space))
        if kind == codes.PLACE_SWARM:
            return int(terrain_cost(state, seat, arg0(option)))
        if kind == codes.AREA_CARDS:
            return int(free_cost(state, seat, arg0(option), option >> 16 & 255))
        return int(entreaty_cost(state, seat)) if kind == codes.ENTREATY else None

    def changes(self, before: World, after: World, seat: int) -> list[Change]:
        return differences(before, after, seat)

    def prompt_data(self, state: World, seat: int) -> dict[str, Any]:
        top: Procedure[Any] = state.stack[-1]
        data: dict[str, Any] = {}
        if state.area != EMPTY:
            data["area"] = AREA_NAMES[state.area]
        if isinstance(top, SkillDraft):
            data["left"] = len(state.packs[seat])
        elif isinstance(top, ChooseArea) and top.area != EMPTY:
            data["area"] = AREA_NAMES[top.area]
        elif isinstance(top, WrathOfGod):
            data["amount"] = int(state.gods[seat].wrath)
        elif isinstance(top, PlayCard) and top.card != EMPTY:
            data["kind"] = KINDS[top.card]
            data["cost"] = int(entreaty_cost(state, seat))
        elif isinstance(top, RepeatAction):
            data["kind"] = KINDS[state.kind]
            data["n"] = int(state.actions)
        elif isinstance(top, (MiracleActions, RevelationActions, ProsperityActions)):
            data["left"] = int(top.left)
        elif isinstance(top, FightWar):
            data["amount"] = int(state.gods[seat].war_spirit)
            data["dominion"] = int(dominion_of(state, seat))
        elif isinstance(top, SpendDominion):
            data["left"] = int(top.left)
        return data

    def evaluate(self, state: World, seat: int) -> float:
        return evaluate(state, seat)

    def quiet(self, state: World) -> bool:
        return quiet(state)

    def reply(self, state: World, seat: int, stream: Stream) -> int:
        return answer(state, seat, stream)


def differences(before: World, after: World, seat: int) -> list[Change]:
    """Counters, VP, supply, majorities; of the chooser also the hand, the bonus of a change under way, the odds of the war."""
    out = []
    for other in range(int(before.players)):
        was, now = numbers(before, other), numbers(after, other)
        if other == seat:
            was |= own_numbers(before, seat)
            now |= own_numbers(after, seat)
        out += [Change(what=what, seat=other, before=old, after=now[what]) for what, old in was.items() if now.get(what, old) != old]
    return out


def numbers(s: World, seat: int) -> dict[str, int]:
    god = s.gods[seat]
    counters = {name: int(god.amount(n)) for n, name in enumerate(COUNTERS)}
    return {**counters, "vp": int(god.vp), "supply": int(god.supply), "majorities": int(majorities(s, seat))}


def own_numbers(s: World, seat: int) -> dict[str, int]:
    found = {"hand": len(s.gods[seat].hand)}
    if s.rules.dominion:
        found["dominion"] = int(dominion_of(s, seat))
    if s.changed:
        found["territory"] = int(territory_points(s, seat))
    war = s.war
    if war is not None and war.running():
        found["strength"] = int(war.strength(seat))
        for one in chances(war):
            if one.seat == seat:
                found |= {"win": one.win, "draw": one.draw, "lose": one.lose}
    return found


FORM_1_ROWS = ("base", "spirit", "levy", "sides", "roll")
FORM_1_NUMBERS = ("twice", "stage", "cursor", "winner", "losers", "drawn")

GAME = QuoVadis()
