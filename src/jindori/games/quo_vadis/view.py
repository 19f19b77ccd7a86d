"""Quo Vadis as a seat, or the public, may see it (QV-10.1): the structures, and how they are filled."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from typing import Literal, cast

from jindori.engine.log import Log
from jindori.engine.packing import arg0, arg1, bit
from jindori.engine.rows import as_list
from jindori.engine.views import Message, Struct
from jindori.games.quo_vadis.board import (
    AREA_NAMES,
    AREAS,
    GENESIS,
    HIGH,
    LOW,
    NO_RING,
    NOT_IN_WORLD,
    PRINTED,
    SPACE_NAMES,
    TERRAINS,
    hex_q,
    hex_r,
    site_a,
    site_b,
    site_rotation,
    spaces_of,
)
from jindori.games.quo_vadis.buildings import in_supply, owner_of
from jindori.games.quo_vadis.creation import ChooseBasic, PickRaces, SkillDraft
from jindori.games.quo_vadis.game import END_PHASE, PHASES
from jindori.games.quo_vadis.generations import PlayCard, entreaty_cost
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import ALTAR, BEST_OF_TWO, BUILDINGS, FORT, GRANARY, NO_BUILDING, PROTECTS_ALL
from jindori.games.quo_vadis.outlook import CardActions, ChangeOutlook, card_actions, change_outlook
from jindori.games.quo_vadis.races import (
    AFFINITY,
    COUNTERS,
    CUSTOM_LIMITS,
    GENERATIONS,
    KINDS,
    NO_RACE,
    RACES,
    STANDARD_LIMITS,
)
from jindori.games.quo_vadis.selection import ChooseArea, free_cost, ways
from jindori.games.quo_vadis.settlement import majorities
from jindori.games.quo_vadis.skills import GROUPS, NO_SKILL, RECOMMENDED, SKILLS, basic_skill
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.war_view import ForecastView, WarView, forecasts, war_view

Terrain = Literal["plains", "mountain", "desert", "tundra", "sea"]
BuildingKind = Literal["fort", "altar", "granary"]
CounterName = Literal["war_spirit", "food", "faith", "wrath"]
PhaseName = Literal["setup", "area", "genesis", "war", "end", "final", "over"]


class WorkersView(Struct, frozen=True):
    seat: int
    count: int


class TownView(Struct, frozen=True):
    seat: int
    destroyed: bool
    dominion: int | None
    """Points on it; None without QV-V1."""


class BuildingView(Struct, frozen=True):
    kind: BuildingKind
    owner: int | None


class SpaceView(Struct, frozen=True):
    """One hexagon. ``q``, ``r``: axial coordinates."""

    id: str
    index: int
    q: int
    r: int
    printed: Terrain
    terrain: Terrain
    """With the ring, if there is one."""
    near: list[str]
    workers: list[WorkersView]
    town: TownView | None
    building: BuildingView | None
    contested: bool
    """Does the war in progress (or the last one of this turn) go on about it?"""


class BuildingEffect(Struct, frozen=True):
    """What a kind of building does by the rules of this game."""

    kind: BuildingKind
    clause: str
    message: Message


class AreaView(Struct, frozen=True):
    """One tile. ``a``, ``b``: slot; ``rotation`` in thirds of a turn."""

    id: str
    numbers: list[int]
    a: int
    b: int
    rotation: int
    ring: Terrain | None
    genesis: bool
    majority: list[int]
    """Seats that have majority in it."""
    spaces: list[SpaceView]


class SkillView(Struct, frozen=True):
    """Text: ``skill-<id>``, ``skill-<id>-text``, ``skill-<id>-long``."""

    id: str
    group: str
    active: bool = True
    """False in the turn it was turned up (QV-7.5.2)."""
    recommended: bool = False


class GenerationView(Struct, frozen=True):
    """One pile, bottom to top."""

    number: int
    cards: list[str]
    current: bool


class CounterView(Struct, frozen=True):
    id: CounterName
    amount: int
    limit: int


class GodView(Struct, frozen=True):
    seat: int
    race: str | None
    affinity: Terrain | None
    vp: int
    rank: int
    in_turn: bool
    counters: list[CounterView]
    supply: int
    """Workers not on the board."""
    town_supply: int
    exiled: int
    workers: int
    """Workers on the board."""
    towns: int
    destroyed_towns: int
    dominion: int | None
    majorities: int
    """Areas (QV-7.6.2)."""
    skills: list[SkillView]
    face_down: int
    """Skill cards not turned up."""
    generations: list[GenerationView]
    hand_count: int
    hand_limit: int
    entreaty_cost: int


class RaceView(Struct, frozen=True):
    """A race that may be picked now (QV-3.2.1)."""

    id: str
    affinity: Terrain
    limits: dict[str, int]
    skills: list[str]
    """Its basic skills."""


class TurnView(Struct, frozen=True):
    """What the present turn has seen so far."""

    seat: int
    placed: int
    card: str | None
    """The card laid down while entreaty is being decided."""
    kind: str | None
    """Kind the card counts as."""
    actions: int
    inheritance: int
    changed: bool


class MineView(Struct, frozen=True):
    hand: list[str]
    actions: list[CardActions]
    """Of each kind in hand."""
    change: ChangeOutlook | None
    """What a generation begun now would score; None where none can be begun."""
    skills: list[SkillView]
    """Own face-down skill cards."""
    basics: list[SkillView]
    """The basic skills to choose from, while they are asked for (QV-3.5.3)."""
    pack: list[SkillView]
    """Draft: the cards held now."""
    pass_to: int | None
    """Draft: who gets the rest."""


class QuoVadisView(Struct, tag_field="game", tag="quo_vadis", frozen=True):
    round: int
    rounds: int
    phase: PhaseName
    start_player: int | None
    active: int | None
    mode: Literal["standard", "custom"]
    markers: list[str]
    genesis_area: str | None
    areas: list[AreaView]
    not_in_world: list[str]
    """Tiles that left the game; public (QV-3.1.6)."""
    rings: dict[str, int]
    """Terrain rings in the supply."""
    buildings: dict[str, int] | None
    """Building tokens in the supply; None without buildings."""
    building_effects: list[BuildingEffect]
    gods: list[GodView]
    turn: TurnView | None
    area_costs: dict[str, int]
    """While the area is chosen: the least faith that each area would cost the turn player (QV-4.2.4)."""
    races: list[RaceView]
    """While races are picked: those left."""
    war: WarView | None
    forecasts: list[ForecastView]
    """Wars that are about to come."""
    deck: int
    discards: list[str]
    undealt_skills: int
    mine: MineView | None


# -- the world -----------------------------------------------------------------------------------------------


def space_view(s: World, space: int) -> SpaceView:
    where = s.sites[space // 3]
    town = None
    for seat in range(s.players):
        god = s.gods[seat]
        if (god.towns | god.ruins) & bit(space):
            points = int(s.dominion[space]) if s.rules.dominion else None
            town = TownView(seat=seat, destroyed=god.ruins & bit(space) != 0, dominion=points)
    kind = int(s.buildings[space])
    owner = int(owner_of(s, space))
    building = None
    if kind != NO_BUILDING:
        building = BuildingView(kind=cast(BuildingKind, BUILDINGS[kind]), owner=owner if owner != EMPTY else None)
    return SpaceView(
        id=SPACE_NAMES[space],
        index=space % 3,
        q=int(hex_q(where, space % 3)),
        r=int(hex_r(where, space % 3)),
        printed=TERRAINS[PRINTED[space]],
        terrain=TERRAINS[s.terrain(space)],
        near=[SPACE_NAMES[other] for other in as_list(spaces_of(s.near[space]))],
        workers=[
            WorkersView(seat=seat, count=int(s.count(seat, space)))
            for seat in range(s.players)
            if s.count(seat, space) > 0
        ],
        town=town,
        building=building,
        contested=s.war is not None and s.war.contested & bit(space) != 0,
    )


def building_effects(s: World) -> list[BuildingEffect]:
    rules, found = s.rules, []
    if rules.fort and rules.fort_effect == BEST_OF_TWO:
        found.append(BuildingEffect(kind="fort", clause="QV-V8.2", message=Message(key="qv-fort-two-dice")))
    elif rules.fort:
        found.append(BuildingEffect(kind="fort", clause="QV-V8.3", message=Message(key="qv-fort-two-strength")))
    if rules.altar:
        whom = "all" if rules.altar_protects == PROTECTS_ALL else "owner"
        found.append(BuildingEffect(kind="altar", clause="QV-V9.1", message=Message(key=f"qv-altar-shelters-{whom}")))
    if rules.exile:
        found.append(BuildingEffect(kind="altar", clause="QV-V10.1", message=Message(key="qv-altar-exile", args={"n": int(rules.exiles_per_turn)})))
    if rules.granary:
        found.append(BuildingEffect(kind="granary", clause="QV-V11.1", message=Message(key="qv-granary-food", args={"n": int(rules.granary_income)})))
    return found


def area_view(s: World, area: int) -> AreaView:
    where = s.sites[area]
    return AreaView(
        id=AREA_NAMES[area],
        numbers=[int(LOW[area]), int(HIGH[area])],
        a=int(site_a(where)),
        b=int(site_b(where)),
        rotation=int(site_rotation(where)),
        ring=TERRAINS[s.rings[area]] if s.rings[area] != NO_RING else None,
        genesis=s.area == area,
        majority=[seat for seat in range(s.players) if s.gods[seat].majority(area)],
        spaces=[space_view(s, space) for space in range(area * 3, area * 3 + 3)],
    )


# -- gods ----------------------------------------------------------------------------------------------------


def skill_view(skill: int, active: bool = True) -> SkillView:
    group = next(name for name, first, end in GROUPS if first <= skill < end)
    return SkillView(id=SKILLS[skill], group=group, active=active, recommended=skill in as_list(RECOMMENDED))


def generation_views(god: God) -> list[GenerationView]:
    cards = [KINDS[kind] for kind in as_list(god.played)]
    out = []
    for number in range(GENERATIONS):
        n = int(god.sizes[number])
        out.append(GenerationView(number=number + 1, cards=cards[:n], current=number == god.generation))
        cards = cards[n:]
    return out


def god_view(s: World, seat: int, rank: int) -> GodView:
    god = s.gods[seat]
    skills = [skill_view(skill) for skill in range(len(SKILLS)) if god.has(skill)]
    if god.pending != NO_SKILL:
        skills.append(skill_view(int(god.pending), active=False))
    has_race = god.race != NO_RACE
    return GodView(
        seat=seat,
        race=RACES[god.race] if has_race else None,
        affinity=TERRAINS[AFFINITY[god.race]] if has_race else None,
        vp=int(god.vp),
        rank=rank,
        in_turn=s.active == seat,
        counters=[
            CounterView(id=cast(CounterName, name), amount=int(god.amount(n)), limit=int(god.limits[n]))
            for n, name in enumerate(COUNTERS)
        ],
        supply=int(god.supply),
        town_supply=int(god.town_supply),
        exiled=int(god.exiled),
        workers=sum(int(s.count(seat, space)) for space in as_list(spaces_of(god.stands))),
        towns=len(spaces_of(god.towns)),
        destroyed_towns=len(spaces_of(god.ruins)),
        dominion=sum(int(s.dominion[x]) for x in as_list(spaces_of(god.towns))) if s.rules.dominion else None,
        majorities=int(majorities(s, seat)),
        skills=skills,
        face_down=len(god.drafted),
        generations=generation_views(god),
        hand_count=len(god.hand),
        hand_limit=int(god.hand_limit()),
        entreaty_cost=int(entreaty_cost(s, seat)),
    )


def mine_view(s: World, seat: int) -> MineView:
    god = s.gods[seat]
    top = None if s.over else s.stack[-1]
    drafting = isinstance(top, SkillDraft) and bool(s.packs)
    return MineView(
        hand=[KINDS[kind] for kind in as_list(god.hand)],
        actions=card_actions(s, seat),
        change=change_outlook(s, seat),
        skills=[skill_view(skill, active=False) for skill in as_list(god.drafted)],
        basics=[skill_view(int(arg0(one)), active=False) for one in as_list(top.options(s, seat))] if isinstance(top, ChooseBasic) else [],
        pack=[skill_view(skill, active=False) for skill in as_list(s.packs[seat])] if drafting else [],
        pass_to=int(s.left_of(seat)) if drafting else None,
    )


# -- all together -----------------------------------------------------------------------------------------------


def turn_view(s: World) -> TurnView | None:
    if s.active == EMPTY:
        return None
    top = None if s.over else s.stack[-1]
    return TurnView(
        card=KINDS[top.card] if isinstance(top, PlayCard) and top.card != EMPTY else None,
        seat=int(s.active),
        placed=int(s.placed),
        kind=KINDS[s.kind] if s.kind != EMPTY else None,
        actions=int(s.actions),
        inheritance=int(s.power),
        changed=bool(s.changed),
    )


def area_costs(s: World) -> dict[str, int]:
    top = None if s.over else s.stack[-1]
    if not isinstance(top, ChooseArea):
        return {}
    found = {}
    for area in range(AREAS):
        if s.in_world(area) and (pairs := as_list(ways(s, top.seat, area))):
            found[AREA_NAMES[area]] = min(int(free_cost(s, top.seat, arg0(pair), arg1(pair))) for pair in pairs)
    return found


def race_views(s: World) -> list[RaceView]:
    top = None if s.over else s.stack[-1]
    if not isinstance(top, PickRaces):
        return []
    return [
        RaceView(
            id=name,
            affinity=TERRAINS[AFFINITY[race]],
            limits={
                counter: int(CUSTOM_LIMITS[race * 4 + n] if s.rules.custom else STANDARD_LIMITS[n])
                for n, counter in enumerate(COUNTERS)
            },
            skills=[SKILLS[basic_skill(race, which)] for which in range(3 if s.rules.dominion_skills else 2)],
        )
        for race, name in enumerate(RACES)
        if all(god.race != race for god in s.gods)
    ]


def board_view(s: World, seat: int | None, log: Log, ranks: list[int]) -> QuoVadisView:
    inside = [area for area in range(AREAS) if s.sites[area] != NOT_IN_WORLD]
    tokens = None
    if s.rules.buildings():
        tokens = {BUILDINGS[n]: int(in_supply(s, n)) for n in (FORT, ALTAR, GRANARY) if s.rules.exists(n)}
    phase = "over" if s.over else PHASES[min(int(s.phase), END_PHASE)]
    return QuoVadisView(
        round=int(s.round),
        rounds=int(s.rules.rounds),
        phase=cast(PhaseName, phase),
        start_player=int(s.first) if s.first != EMPTY else None,
        active=int(s.active) if s.active != EMPTY else None,
        mode="custom" if s.rules.custom else "standard",
        markers=[GENESIS[s.marker1], GENESIS[s.marker2]],
        genesis_area=AREA_NAMES[s.area] if s.area != EMPTY else None,
        areas=[area_view(s, area) for area in inside],
        not_in_world=[AREA_NAMES[area] for area in range(AREAS) if area not in inside] if inside else [],
        rings={TERRAINS[n]: int(s.rings_left(n)) for n in range(len(TERRAINS))},
        buildings=tokens,
        building_effects=building_effects(s),
        gods=[god_view(s, other, ranks[other]) for other in range(s.players)],
        turn=turn_view(s),
        area_costs=area_costs(s),
        races=race_views(s),
        war=war_view(s),
        forecasts=forecasts(s),
        deck=int(s.deck_size()),
        discards=[KINDS[kind] for kind in as_list(s.discards)],
        undealt_skills=len(s.undealt),
        mine=mine_view(s, seat) if seat is not None else None,
    )
