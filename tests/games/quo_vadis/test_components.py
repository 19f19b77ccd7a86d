"""Components, geometry and set-up (QV-1 to QV-3): the tables say what the rules say."""

from __future__ import annotations

import itertools
import random

import pytest

import jindori
from clauses import clause
from games.quo_vadis import invariants
from games.quo_vadis.scene import Scene, at_area, at_card, at_placing, at_war, at_wrath, played, through_end
from games.quo_vadis.test_set_up import new, until, world
from jindori.engine.errors import IllegalChoice
from jindori.engine.options import checked_options
from jindori.engine.rows import as_list
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import (
    AREA_NAMES,
    DOUBLES,
    GENESIS,
    HIGH,
    LOW,
    NOT_IN_WORLD,
    NUMBERS,
    PAIRS,
    PRINTED,
    RINGS,
    SLOT_A,
    SLOT_B,
    SLOT_NAMES,
    SPACE_NAMES,
    TERRAINS,
    hex_q,
    hex_r,
    site,
)
from jindori.games.quo_vadis.cases.position import build
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.options import LATER, OPTIONS, RULES, TIE_NONE, TIE_REVERSE, TIE_SEED, VARIANTS
from jindori.games.quo_vadis.races import (
    AFFINITY,
    COPIES,
    COUNTERS,
    CUSTOM_LIMITS,
    KINDS,
    RACES,
    RESOURCES,
    STANDARD_LIMITS,
    TOWNS,
    WORKERS,
)
from jindori.games.quo_vadis.skills import FIRST_DOMINION, FIRST_DRAFTED, RECOMMENDED, SKILLS, basic_skill

DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


@clause("QV-1.1.2", "QV-1.1.3", "QV-1.1.4", "QV-2.1.8")
def test_areas_spaces_and_terrains() -> None:
    """Fifteen pairs of numbers, three spaces each, 13 plains and 8 of the others."""
    pairs = list(itertools.combinations_with_replacement(range(1, 6), 2))
    assert [(int(a), int(b)) for a, b in zip(as_list(LOW), as_list(HIGH), strict=True)] == pairs
    assert list(AREA_NAMES) == [f"area_{a}{b}" for a, b in pairs]
    assert list(SPACE_NAMES) == [f"a{a}{b}_{i}" for a, b in pairs for i in range(3)]
    printed = as_list(PRINTED)
    assert [printed.count(n) for n in range(len(TERRAINS))] == [13, 8, 8, 8, 8]
    for number in range(1, 6):
        mixed = [area for area in as_list(PAIRS) if number in (LOW[area], HIGH[area])]
        found = [printed[area * 3 + i] for area in mixed for i in range(3)]
        assert [found.count(n) for n in range(5)] == [4, 2, 2, 2, 2], "no number has an advantage"


@clause("QV-1.1.5", "QV-1.1.6", "QV-1.1.7", "QV-1.1.8", "QV-1.1.9", "QV-1.1.10", "QV-9.1.8", "QV-3.5.5")
def test_cards_pieces_rings_boards() -> None:
    assert GENESIS[1:] == ("genesis_1", "genesis_2", "genesis_3", "genesis_4", "genesis_5", "genesis_free")
    assert (len(KINDS), COPIES, WORKERS, TOWNS) == (5, 20, 10, 5)
    assert dict(zip(TERRAINS, as_list(RINGS), strict=True)) == {"plains": 3, "mountain": 3, "desert": 3, "tundra": 3, "sea": 8}
    assert len(set(RACES)) == 5 and FIRST_DOMINION == 10 and len(SKILLS) - FIRST_DRAFTED == 30 and len(set(SKILLS)) == 45
    assert as_list(RECOMMENDED) == [basic_skill(race, 0) for race in range(5)]
    assert sorted(basic_skill(race, n) for race in range(5) for n in range(3)) == list(range(15))


@clause("QV-1.2.1", "QV-1.2.2", "QV-1.2.4", "QV-1.2.5", "QV-1.2.7")
def test_affinities_and_limits() -> None:
    homes = {RACES[n]: TERRAINS[home] for n, home in enumerate(as_list(AFFINITY))}
    assert homes == {"glorious": "plains", "deep_one": "sea", "gigant": "mountain", "mystic": "tundra", "sandwalker": "desert"}
    assert COUNTERS == ("war_spirit", "food", "faith", "wrath") and COUNTERS[:RESOURCES] == ("war_spirit", "food", "faith")
    assert as_list(STANDARD_LIMITS) == [5, 5, 5, 5]
    rows = as_list(CUSTOM_LIMITS)
    assert [rows[n : n + 4] for n in range(0, 20, 4)] == [[4, 6, 5, 5], [5, 7, 3, 5], [7, 4, 4, 5], [3, 4, 7, 6], [6, 3, 5, 6]]
    prosperity = played("prosperity", counters={"A": {"wrath": 2}})
    assert not any("wrath" in (option.get("from"), option.get("to")) for option in prosperity.options())


@clause("QV-1.2.3", "QV-5.2.3", "QV-6.2.5", "QV-6.2.6")
@pytest.mark.parametrize("race", RACES)
def test_plains_are_free_for_all_and_home_to_one(race: str) -> None:
    """Each race at home, on plains and abroad."""
    home = {"glorious": "plains", "deep_one": "sea", "gigant": "mountain", "mystic": "tundra", "sandwalker": "desert"}[race]
    other = "gigant" if race != "gigant" else "mystic"
    for terrain in TERRAINS:
        given = {"races": {"A": race, "B": other}, "rings": {"area_24": terrain}}
        placing = at_placing(**given, counters={"A": {"food": 1}})
        placing.take("place", space="a24_1")
        assert placing.counters()[1] == (1 if terrain in ("plains", home) else 0)
        war = at_war([1, 1], **given, workers={"A": ["a24_0"], "B": ["a24_0"]}).s.war
        assert war is not None and war.sides[0] == (8 if terrain == home else 6)


@clause("QV-1.1.11")
def test_dice_do_not_run_out() -> None:
    """Five participants at home or not, each with a die."""
    given = {"world": "ref5", "seats": ["A", "B", "C", "D", "E"], "rings": {"area_24": "sea"}, "variants": {"V8": {}}}
    workers = {player: ["a24_0"] for player in "ABCDE"}
    scene = at_war([6] * 10, **given, workers=workers, buildings={"a24_0": {"kind": "fort"}}).war()
    assert len(scene.told("rolled")) == 5 and all(len(data["dice"]) == 2 for data in scene.told("rolled"))
    assert scene.told("war_drawn")


@clause("QV-1.2.6", "QV-9.1.4", "QV-1.1.12")
def test_limits_on_every_road() -> None:
    """What is beyond is lost, the stock never runs out."""
    full = {"counters": {"A": {"war_spirit": 5, "food": 5, "faith": 5, "wrath": 5}}}
    piles = {"generations": {"A": [["labour"] * 4]}}
    for kind in ("blessing", "labour"):
        assert played(kind, **full, **piles).take("repeat", n=5).counters() == (5, 5, 5, 5)
    assert played("miracle", **full, **piles).take("gain").counters() == (5, 5, 5, 5)
    fight = {"workers": {"A": ["a24_0"], "B": ["a24_0"]}}
    races = {"races": {"A": "sandwalker", "B": "gigant"}}
    lost = at_war([1, 6], **full, **fight, **races, skills={"A": ["tenacity"]}).war()
    assert lost.counters() == (5, 5, 5, 5) and [data["lost"] for data in lost.told("counter")] == [1, 1]
    won = at_war([6, 1], **full, **fight, skills={"A": ["plunder", "hot_blood"]}, variants={"V5": {"amount": 3}}).war()
    for name in ("war_spirit", "food", "faith"):
        if won.asked == "plunder":
            won.take("plunder", resource=name)
    assert won.counters() == (5, 5, 5, 5)
    seen = at_war([6, 1], workers={"B": ["a24_0"], "C": ["a24_0"]}, races=races["races"], skills={"A": ["bystanders"]}, counters={"A": {"food": 1}})
    assert seen.war().counters()[1] == 2
    placed = at_placing(**full, skills={"A": ["invasion", "fertile_land"]}, genesis_area="area_12", workers={"B": ["a12_1"]})
    assert placed.take("place", space="a12_1").counters() == (5, 5, 5, 5)
    fed = through_end(Scene(steps.REBUILDING, {**full, "workers": {"A": ["a24_0"]}, "buildings": {"a24_0": {"kind": "granary"}}, "variants": {"V11": {}}}))
    assert fed.counters() == (5, 5, 5, 5)
    prayer = Scene(steps.PRAY, {
        **full, "variants": {"V1": {}, "V17": {}}, "skills": {"A": ["bitter_prayer"]}, "towns": {"A": {"a12_0": "intact"}},
        "dominion": {"A": {"a12_0": 4}},
    })  # fmt: skip
    assert prayer.asked is None, "a Wrath that would be lost is not offered"


@clause("QV-1.2.8", "QV-1.4.2")
def test_costs_are_paid_in_full_or_not_chosen() -> None:
    """A refused choice leaves everything as it was."""
    scene = at_area(counters={"A": {"faith": 1}}, markers=["genesis_1", "genesis_2"])
    before = scene.position.digest()
    with pytest.raises(IllegalChoice):
        scene.take("area", area="area_12", cards=["genesis_free", "genesis_free"])
    with pytest.raises(IllegalChoice):
        scene.take("area", area="area_13", cards=["genesis_1", "genesis_3"])
    assert scene.position.digest() == before and scene.counters()[2] == 1


@clause("QV-1.3.1", "QV-1.3.2", "QV-1.3.3", "QV-1.3.5", "QV-7.3.3", "QV-7.4.5")
@pytest.mark.parametrize("options", [{}, {"keep_stack": True}], ids=["base", "stacks"])
def test_pieces_in_spaces_through_a_game(options: dict[str, object]) -> None:
    """Looked at before every choice of a game."""
    position = jindori.game("quo_vadis", players=4, options=options).new(seed=5)
    rng = random.Random(5)
    stacked, towns = 0, [0] * 4
    while not position.over:
        position.choose(position.asked[0], rng.randrange(len(position.packed(position.asked[0]))))
        s = world(position)
        invariants.check(s)
        if s.active >= 0:
            stacked += max(int(s.count(int(s.active), space)) for space in range(45)) > 1
        for seat, god in enumerate(s.gods):
            built = bin(god.towns | god.ruins).count("1")
            assert towns[seat] <= built <= 5, "a town never leaves the board"
            towns[seat] = built
    assert stacked and max(towns) > 1


@clause("QV-1.4.1", "QV-V0.1", "QV-3.2.3")
def test_parameters_and_their_defaults() -> None:
    """The optional rules are off."""
    defaults = {spec.name: spec.default for spec in OPTIONS}
    base = {
        "mode": "standard", "rounds": 12, "race_selection": "random", "extra_slot_rule": "fixed",
        "free_blocked_when_marked": False, "placement_mandatory": True,
    }  # fmt: skip
    assert {name: defaults[name] for name in base} == base
    switches = [spec for spec in OPTIONS if isinstance(spec.default, bool) and (spec.clause or "").startswith("QV-V")]
    on = [spec.name for spec in switches if spec.default]
    assert on == ["dominion_replaces_towns"], "a parameter of V3, no switch"
    rules = {rule for rule, options in VARIANTS.items() if "" in options}
    assert len(switches) == 1 + len(rules) and rules == set(VARIANTS) - {"V7"}, "V7 follows from the others"


def test_optional_rules_that_need_others() -> None:
    """QV-V0.2, QV-V0.3, QV-V2.1, QV-V3.1, QV-V12.1, QV-V13.1, QV-V17.1: each names them; a parameter needs its rule."""
    specs = {spec.name: spec for spec in OPTIONS}
    rules = {spec.short: spec.needs for spec in OPTIONS if spec.short and not spec.part and spec.needs}
    buildings = (("forts", "altars", "exile", "granaries"),)
    assert rules == {"V2": (("dominion",),), "V3": (("dominion",),), "V12": buildings, "V13": buildings, "V17": (("dominion",),)}
    for spec in OPTIONS:
        if spec.part and spec.short:
            rule = spec.short.partition(".")[0]
            if rule == "V7":
                assert {one for group in spec.needs for one in group} <= set(buildings[0])
            else:
                assert spec.needs == ((VARIANTS[rule][""],),) and specs[VARIANTS[rule][""]].short == rule


@pytest.mark.parametrize(("options", "field", "value"), [
    ({}, "rounds", 12), ({"rounds": 3}, "rounds", 3), ({"rounds": 3, "V18": True}, "rounds", 10), ({"V18.rounds": 5}, "rounds", 12),
    ({"V4.vp_per_worker": 3}, "vp_per_worker", 1), ({"V4": True}, "vp_per_worker", 0), ({"V19.town_strength": 4}, "town_strength", 1),
    ({"V19": True}, "town_strength", 2), ({"V22.rebuild_vp": 5}, "rebuild_points", 0), ({"V22": True}, "rebuild_points", 3),
    ({"V23.tie": "shared"}, "tie", TIE_SEED), ({"V23": True}, "tie", TIE_NONE), ({"V23": True, "V23.tie": "reverse"}, "tie", TIE_REVERSE),
])  # fmt: skip
def test_a_rule_that_is_off_leaves_the_number_of_the_basic_rules(options: dict[str, object], field: str, value: int) -> None:
    """QV-V0.1, QV-4.1.1, QV-V4.1, QV-V18.1, QV-V19.1, QV-V22.1, QV-V23.1."""
    assert getattr(RULES.of(checked_options(OPTIONS, options)), field) == value


def test_rules_come_later_without_changing_what_is_saved() -> None:
    """QV-1.4.1: the 49 fields of the first version stand in every saved position; a field added since is named in LATER."""
    assert len(RULES.save(RULES.usual)) == 49
    assert set(RULES.saved) - set(RULES.save(RULES.usual)) == set(LATER)


# -- geometry --------------------------------------------------------------------------------------


@clause("QV-2.1.1", "QV-2.1.2", "QV-2.1.3", "QV-2.1.5", "QV-2.1.6", "QV-2.1.7")
def test_hexagons_tiles_and_slots() -> None:
    slots = dict(zip(SLOT_NAMES, zip(as_list(SLOT_A), as_list(SLOT_B), strict=True), strict=True))
    assert slots == {
        "C": (0, 0), "R1": (1, 0), "R2": (0, 1), "R3": (-1, 1), "R4": (-1, 0), "R5": (0, -1), "R6": (1, -1),
        "E1": (1, 1), "E2": (-2, 1), "E3": (1, -2), "E4": (-1, 2), "E5": (-1, -1), "E6": (2, -1), "E7": (2, 0),
    }  # fmt: skip
    for a, b in slots.values():
        q, r = 2 * a + b, b - a
        for k in range(3):
            at = site(a, b, k)
            cells = [(int(hex_q(at, i)), int(hex_r(at, i))) for i in range(3)]
            assert cells == [[(q, r), (q + 1, r), (q, r + 1)][(i + k) % 3] for i in range(3)]


@clause("QV-2.1.1", "QV-2.1.4", "QV-2.1.9")
def test_adjacency_is_that_of_hexagons() -> None:
    """Any rotation; neighbouring tiles share two edges, the spaces of a tile touch."""
    for seed, rule in itertools.product(range(6), ("fixed", "random")):
        s = world(new(5, seed, extra_slot_rule=rule))
        cells = {
            space: (int(hex_q(s.sites[space // 3], space % 3)), int(hex_r(s.sites[space // 3], space % 3)))
            for space in range(45)
            if s.sites[space // 3] != NOT_IN_WORLD
        }
        assert len(set(cells.values())) == 42
        edges: dict[tuple[int, int], int] = {}
        for a, b in itertools.combinations(cells, 2):
            touch = (cells[a][0] - cells[b][0], cells[a][1] - cells[b][1]) in DIRECTIONS
            assert bool(s.near[a] >> b & 1) == bool(s.near[b] >> a & 1) == touch
            if touch:
                edges[a // 3, b // 3] = edges.get((a // 3, b // 3), 0) + 1
        assert all(n == (3 if a == b else 2) for (a, b), n in edges.items())
        assert all((a, a) in edges for a, _ in edges)


@clause("QV-3.1.1", "QV-3.1.2", "QV-3.1.6")
def test_tiles_are_drawn_and_turned_at_random() -> None:
    """Doubles only among the extra tiles; every rotation and place occurs; leftovers are public."""
    centre, turns, doubles = set(), set(), set()
    for seed in range(60):
        position = new(4, seed)
        s = world(position)
        inside = [area for area in range(15) if s.sites[area] != NOT_IN_WORLD]
        drawn = [area for area in inside if area in as_list(DOUBLES)]
        assert len(drawn) == 2 and set(position.view().board.not_in_world) == {AREA_NAMES[a] for a in range(15) if a not in inside}
        doubles |= set(drawn)
        centre |= {area for area in inside if s.sites[area] & 255 == site(0, 0, 0) & 255}
        turns |= {int(s.sites[area]) >> 8 for area in inside}
        assert not any(s.sites[area] & 255 == site(int(SLOT_A[n]), int(SLOT_B[n]), 0) & 255 for area in drawn for n in range(10))
    assert doubles == set(as_list(DOUBLES)) and centre == set(as_list(PAIRS)) and turns == {0, 1, 2}


# -- set-up -----------------------------------------------------------------------------------------


@clause("QV-3.2.2", "QV-1.1.7", "QV-1.1.13", "QV-3.5.1")
def test_what_a_player_begins_with() -> None:
    """Ten workers and five towns in the supply, no Wrath, one start player."""
    position = until(new(5, 3), "area")
    board = position.view().board
    for god in board.gods:
        assert (god.supply, god.town_supply, god.workers, god.towns, god.vp) == (10, 5, 0, 0, 0)
        amounts = {counter.id: counter.amount for counter in god.counters}
        assert amounts.pop("wrath") == 0 and sum(amounts.values()) == 7
    assert [god.in_turn for god in board.gods].count(True) == 1 and board.start_player == board.active


@clause("QV-10.1.5", "QV-3.5.2")
def test_simultaneous_choices_stay_secret_until_all_have_chosen() -> None:
    """Draft, cubes, basic skill; what the others see does not depend on what was chosen."""
    for name in ("draft", "cubes", "basic"):
        seen = []
        for pick in (0, 1):
            position = until(new(3, 11), name)
            assert position.asked == [0, 1, 2] and all(decision.sealed for decision in position.decisions)
            position.choose(0, pick)
            views = [position.view(seat) for seat in (1, 2, None)]
            seen.append([(view.board, view.log, view.decision) for view in views])
        assert seen[0] == seen[1], name


@clause("QV-10.1.4", "QV-3.3.4")
def test_draft_packs_are_not_shown_again() -> None:
    """The own six cards are; the packs that went by are not in any view."""
    position = until(new(3, 2), "cubes")
    mine = position.view(0).board.mine
    assert len(mine.skills) == 6 and mine.pack == []
    kept = {skill.id for skill in mine.skills}
    told = {entry.data.get("skill") for entry in position.view(0).log if entry.kind == "drafted"}
    assert told - {None} == kept


@clause("QV-10.1.6", "QV-4.1.4", "QV-4.1.3")
def test_no_trade_and_no_agreement() -> None:
    """No verb gives anything to another player or passes a turn."""
    verbs = set(GAME.vocabulary.by_do)
    assert not verbs & {"trade", "give", "offer", "promise", "pass"}
    assert all("seat" not in verb.keys() and "player" not in verb.keys() for found in GAME.vocabulary.by_do.values() for verb in found)
    assert {"do": "decline"} not in at_area().options() and {"do": "decline"} not in at_card().options()


@clause("QV-2.1.8")
def test_names_of_areas_in_positions_made_by_hand() -> None:
    """Ids do not depend on the rotation; the builder knows each of them."""
    assert len(NUMBERS) == 15
    s = build({"world": "ref5", "seats": ["A", "B", "C", "D", "E"]}).state
    assert sum(s.in_world(area) for area in range(15)) == 14  # type: ignore[attr-defined]


@clause("QV-5.1.5", "QV-9.1.7", "QV-5.1.4")
def test_wrath_with_every_skill_in_force_strikes_as_without() -> None:
    """No skill of the victims saves anything."""
    given = {"counters": {"A": {"wrath": 5}}, "workers": {"B": ["a24_0", "a24_1"], "C": ["a24_0"]}, "towns": {"C": {"a24_2": "intact"}}}
    plain = at_wrath(**given).take("wrath", spaces=["a24_0", "a24_1", "a24_2"])
    for skill in SKILLS:
        scene = at_wrath(**given, skills={"B": [skill]}).take("wrath", spaces=["a24_0", "a24_1", "a24_2"])
        assert scene.workers(1) == plain.workers(1) == [] and scene.workers(2) == [] and scene.god(2).ruins != 0, skill
        assert scene.god(2).vp == scene.god(1).vp == 0
