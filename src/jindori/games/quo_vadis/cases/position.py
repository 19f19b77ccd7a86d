"""Positions made by hand: ``build(given)`` turns a readable mapping into a real position. It need not be reachable by play.

``given`` (every key optional; the defaults are those of the worked cases):

- ``world``: ref3, ref4 or ref5, or {slot: area number} with all rotations 0;
  ``seats``: three to five of A to E, clockwise; ``races``: {player: race}; ``mode``; ``start_player``, ``turn``: a player; ``round``
- ``markers``: two genesis cards; ``genesis_area``: an area; ``rings``: {area: terrain}
- ``counters``: {player: {counter: amount}}; ``vp``, ``exiled``: {player: n}; ``workers``: {player: [space, ...]};
  ``towns``: {player: {space: intact or destroyed}}; ``dominion``: {player: {space: points}}
- ``buildings``: {space: {kind, owner}}; ``skills``, ``face_down_skills``: {player: [skill, ...]}
- ``hand``: {player: [kind, ...]}; ``generations``: {player: [[kind, ...], ...]}; ``deck``, ``discard`` (or ``discard_pile``): [kind, ...]
- ``changed``: has the turn player begun a new generation in this turn; ``placed``: workers placed so far in this turn
- ``variants``: {V8: {parameter: value}}; ``options``: {option: value}; a parameter of QV-1.4.1 may also stand alone, as ``mode``
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.comparison import MOST
from jindori.engine.cases.position import Builder, table_of
from jindori.engine.cases.reading import listing, mapping, name, names, shown, truth, whole
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadCase
from jindori.engine.packing import bit
from jindori.engine.position import stream_of
from jindori.engine.rows import as_list, changed, copied, row
from jindori.engine.state import State
from jindori.games.quo_vadis import board
from jindori.games.quo_vadis.board import AREA_NAMES, AREAS, FREE, GENESIS, SLOT_NAMES, SPACE_NAMES, TERRAINS
from jindori.games.quo_vadis.creation import settle_world, take_race
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.game import SELECT, Rounds, Turn
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.options import BUILDINGS, RULES, VARIANTS
from jindori.games.quo_vadis.races import COUNTERS, GENERATIONS, KINDS, RACES, TOWNS, WORKERS
from jindori.games.quo_vadis.settlement import note_home_areas
from jindori.games.quo_vadis.skills import SKILLS
from jindori.games.quo_vadis.state import World, kinds_of

PLAYERS = ("A", "B", "C", "D", "E")
USUAL_RACES = {"A": "gigant", "B": "deep_one", "C": "mystic", "D": "sandwalker", "E": "glorious"}
REFERENCE = ("12", "13", "14", "15", "23", "24", "25", "34", "35", "45", "11", "22", "33", "44")
"""The tiles of the reference worlds in the order of the slots."""
TILES = {3: 10, 4: 12, 5: 14}

PARAMETERS = ("rounds", "race_selection", "extra_slot_rule", "free_blocked_when_marked", "placement_mandatory")
"""Those of QV-1.4.1, besides ``mode``."""
GIVEN_KEYS = (
    "world", "seats", "races", "mode", "start_player", "turn", "round", "markers", "genesis_area", "rings", "counters", "vp",
    "exiled", "workers", "towns", "dominion", "buildings", "skills", "face_down_skills", "hand", "generations", "deck",
    "discard", "discard_pile", "changed", "placed", "variants", "options", "note",
    *PARAMETERS,
)  # fmt: skip

SUPPLY = {"fort": "fort_supply", "altar": "altar_supply", "granary": "granary_supply"}
UNLISTED = {"V7": ("supply",), "V10": ("vp",)}
"""Parameters that are no option of their own."""
UNLIMITED = ("cap", "max_builds_per_turn")
"""Parameters whose value may be null: none."""


def build(given: Any, at: int = SELECT, seed: int = 0) -> Stepped:
    """The position before step ``at`` of the turn (game.py), nothing of it done; the game stops before each later step.

    Raises BadCase for anything unknown or impossible.
    """
    given = mapping(given, "'given'", GIVEN_KEYS)
    players = read_players(given)
    builder = QuoVadisBuilder(table_of(GAME, len(players), read_options(given)), given, players)
    builder.fill(at, seed)
    return builder.position(builder.state, before_a_step)


def world_of(state: State) -> World:
    assert isinstance(state, World)
    return state


def before_a_step(s: State) -> bool:
    """Does a step of the turn come next?"""
    return isinstance(s.stack[-1], Turn)


def read_players(given: dict[str, Any]) -> list[str]:
    players = names(given.get("seats", list(PLAYERS[:3])), "'seats'", PLAYERS)
    if not 3 <= len(players) <= 5:
        raise BadCase(f"'seats' must be three to five players (QV-1.1.1), not {shown(players)}")
    return players


def read_options(given: dict[str, Any]) -> dict[str, Any]:
    """``mode`` and the other parameters, ``variants`` and ``options`` as options of the game."""
    out: dict[str, Any] = {"mode": name(given.get("mode", "standard"), "'mode'", ("standard", "custom"))}
    out.update({key: given[key] for key in PARAMETERS if key in given})
    for variant, parameters in mapping(given.get("variants", {}), "'variants'", VARIANTS).items():
        out.update(read_variant(variant, {} if parameters is None else parameters))
    out.update(mapping(given.get("options", {}), "'options'"))
    return out


def read_variant(variant: str, parameters: Any) -> dict[str, Any]:
    """An optional rule that is on, unless it says ``enabled: false``, with its parameters."""
    known = VARIANTS[variant]
    what = f"'variants' of {variant}"
    parameters = mapping(parameters, what, ("enabled", *filter(None, known), *UNLISTED.get(variant, ())))
    out: dict[str, Any] = {known[""]: truth(parameters.get("enabled", True), f"{what}: enabled")} if "" in known else {}
    for key, value in parameters.items():
        if key == "supply":
            for kind, n in mapping(value, f"{what}: supply", SUPPLY).items():
                out[SUPPLY[kind]] = n
        elif key == "vp":
            name(value, f"{what}: vp", ("triangular",))
        elif key != "enabled":
            out[known[key]] = 0 if value is None and key in UNLIMITED else value
    return out


class QuoVadisBuilder(Builder):
    def fill(self, at: int, seed: int) -> None:
        given = self.given
        self.state = s = World(len(self.players), stream_of(f"{seed:032x}"), RULES.of(self.table.options))
        s.workers = copied(s.workers)
        self.world()
        self.gods()
        self.pieces()
        self.buildings()
        self.cards()
        usual = "A" if "A" in self.players else self.players[0]
        s.first = self.seat(given.get("start_player", usual), "'start_player'")
        s.active = self.seat(given.get("turn", usual), "'turn'")
        s.round = whole(given.get("round", min(5, int(s.rules.rounds))), "'round'", 1, int(s.rules.rounds))
        s.changed = truth(given.get("changed", False), "'changed'")
        s.placed = whole(given.get("placed", 0), "'placed'", 0, WORKERS)
        note_home_areas(s, s.active)
        taken = as_list(s.seats_from(s.first)).index(s.active) + 1
        s.push(Rounds((s.round - 1) * s.players + taken))
        s.push(Turn(s.active, at))

    # -- the world ------------------------------------------------------------------------

    def world(self) -> None:
        s = self.state
        world = self.given.get("world", "ref3")
        if isinstance(world, str):
            name(world, "'world'", ("ref3", "ref4", "ref5"))
            tiles = REFERENCE[: TILES[int(world[3:])]]
            slots = dict(zip(SLOT_NAMES, tiles, strict=False))
        else:
            slots = {
                slot: name(str(number).replace("-", ""), f"'world' at {slot}", board.NUMBERS)
                for slot, number in mapping(world, "'world'", SLOT_NAMES).items()
            }
        if len(set(slots.values())) < len(slots):
            raise BadCase("'world': there is one tile of each number (QV-1.1.2)")
        sites = [board.NOT_IN_WORLD] * AREAS
        for slot, number in slots.items():
            n = SLOT_NAMES.index(slot)
            sites[board.NUMBERS.index(number)] = int(board.site(board.SLOT_A[n], board.SLOT_B[n], 0))
        settle_world(s, row(sites))
        markers = listing(self.given.get("markers", ["genesis_free", "genesis_free"]), "'markers'")
        if len(markers) != 2:
            raise BadCase(f"'markers' must be two genesis cards, not {shown(markers)}")
        cards = sorted(GENESIS.index(name(card, "'markers'", GENESIS[1:])) for card in markers)
        if cards[0] == cards[1] != FREE:
            raise BadCase("two markers lie only on Free together (QV-4.2.2)")
        s.marker1, s.marker2 = cards
        if self.given.get("genesis_area") is not None:
            s.area = self.area(self.given["genesis_area"], "'genesis_area'")
        rings = [-1] * AREAS
        for area, terrain in mapping(self.given.get("rings", {}), "'rings'", AREA_NAMES).items():
            rings[self.area(area, "'rings'")] = TERRAINS.index(name(terrain, "'rings'", TERRAINS))
        s.rings = row(rings)
        if any(s.rings_left(n) < 0 for n in range(len(TERRAINS))):
            raise BadCase("there are not so many terrain rings (QV-1.1.8)")

    def area(self, value: Any, what: str) -> int:
        area = AREA_NAMES.index(name(value, what, AREA_NAMES))
        if not self.state.in_world(area):
            raise BadCase(f"{what}: {value} is not in the world")
        return area

    def space(self, value: Any, what: str) -> int:
        space = SPACE_NAMES.index(name(value, what, SPACE_NAMES))
        if not self.state.in_world(space // 3):
            raise BadCase(f"{what}: {value} is not in the world")
        return space

    # -- gods --------------------------------------------------------------------------------

    def races(self) -> list[str]:
        """Those given; the others have their usual race, or where it is taken the first that is free."""
        given = mapping(self.given.get("races", {}), "'races'", self.players)
        for player, race in given.items():
            name(race, f"the race of {player}", RACES)
        if len(set(given.values())) < len(given):
            raise BadCase("two players have the same race (QV-3.2.1)")
        free = [race for race in USUAL_RACES.values() if race not in given.values()]
        out = []
        for player in self.players:
            race = given.get(player) or (USUAL_RACES[player] if USUAL_RACES[player] in free else free[0])
            out.append(race)
            free = [other for other in free if other != race]
        return out

    def gods(self) -> None:
        s = self.state
        for seat, race in enumerate(self.races()):
            s.gods.append(God(None))
            take_race(s, seat, RACES.index(race))
        for seat, what, counters in self.of_players("counters"):
            for counter, amount in mapping(counters, what, COUNTERS).items():
                n = COUNTERS.index(counter)
                s.gods[seat].set_amount(n, whole(amount, f"{what}: {counter}", 0, int(s.gods[seat].limits[n])))
        for seat, what, vp in self.of_players("vp"):
            s.gods[seat].vp = whole(vp, what, 0, MOST)
        for seat, what, n in self.of_players("exiled"):
            s.gods[seat].exiled = whole(n, what, 0, WORKERS)
        seen: list[str] = []
        for key in ("skills", "face_down_skills"):
            for seat, what, given in self.of_players(key):
                skills = [skill.removeprefix("bsk_").removeprefix("skl_") for skill in listing(given, what) if isinstance(skill, str)]
                numbers = [SKILLS.index(skill) for skill in names(skills, what, SKILLS)]
                if len(numbers) != len(given) or any(skill in seen for skill in skills):
                    raise BadCase(f"{what}: every skill exists once (QV-9.1.8)")
                seen += skills
                if key == "skills":
                    s.gods[seat].skills = sum(int(bit(n)) for n in numbers)
                else:
                    s.gods[seat].drafted = row(sorted(numbers))

    # -- pieces -------------------------------------------------------------------------------

    def pieces(self) -> None:
        s = self.state
        for seat, what, spaces in self.of_players("workers"):
            for space in listing(spaces, what):
                s.put_worker(seat, self.space(space, what))
                s.gods[seat].supply -= 1
        town_in: set[int] = set()
        for seat, what, towns in self.of_players("towns"):
            god = s.gods[seat]
            for space, side in mapping(towns, what).items():
                n = self.space(space, what)
                if n in town_in:
                    raise BadCase(f"{what}: {space} holds two towns (QV-1.3.3)")
                town_in.add(n)
                if name(side, what, ("intact", "destroyed")) == "intact":
                    god.towns |= bit(n)
                else:
                    god.ruins |= bit(n)
                god.town_supply -= 1
        for seat, god in enumerate(s.gods):
            god.supply -= god.exiled
            if god.supply < 0 or god.town_supply < 0:
                raise BadCase(f"{self.players[seat]} has more than {WORKERS} workers or {TOWNS} towns (QV-1.1.7)")
        for seat, what, points in self.of_players("dominion"):
            for space, n in mapping(points, what).items():
                place = self.space(space, what)
                if not (s.gods[seat].towns | s.gods[seat].ruins) & bit(place):
                    raise BadCase(f"{what}: there is no own town in {space} (QV-V1.1)")
                s.dominion = changed(s.dominion, place, whole(n, what, 0, MOST))

    def buildings(self) -> None:
        s = self.state
        for space, given in mapping(self.given.get("buildings", {}), "'buildings'").items():
            n = self.space(space, "'buildings'")
            building = mapping(given, f"'buildings' at {space}", ("kind", "owner"))
            kind = BUILDINGS.index(name(building.get("kind"), f"'buildings' at {space}", BUILDINGS[1:]))
            s.buildings = changed(s.buildings, n, kind)
            if building.get("owner") is not None:
                seat = self.seat(building["owner"], f"the owner at {space}")
                if not s.gods[seat].pieces() & bit(n):
                    raise BadCase(f"the owner at {space} has no piece there (QV-V12.1)")
                mark = seat * 2 + (1 if s.gods[seat].towns & bit(n) else 0)
                s.owners = changed(s.owners, n, mark)

    # -- cards ---------------------------------------------------------------------------------

    def kinds(self, given: Any, what: str) -> list[int]:
        return [KINDS.index(name(kind, what, KINDS)) for kind in listing(given, what)]

    def cards(self) -> None:
        s = self.state
        for seat, what, cards in self.of_players("hand"):
            s.gods[seat].hand = row(sorted(self.kinds(cards, what)))
        for seat, what, piles in self.of_players("generations"):
            god = s.gods[seat]
            if len(listing(piles, what)) > GENERATIONS or not all(piles):
                raise BadCase(f"{what} must be at most six piles, none of them empty (QV-5.3.2)")
            sizes = [len(listing(pile, what)) for pile in piles] + [0] * GENERATIONS
            god.sizes = row(sizes[:GENERATIONS])
            god.played = row([kind for pile in piles for kind in self.kinds(pile, what)])
            god.generation = max(0, len(piles) - 1)
        s.deck = row(self.kinds(self.given.get("deck", []), "'deck'"))
        s.deck_of = kinds_of(s.deck)
        if "discard" in self.given and "discard_pile" in self.given:
            raise BadCase("'discard' and 'discard_pile' are the same")
        s.discards = row(self.kinds(self.given.get("discard", self.given.get("discard_pile", [])), "'discard'"))
