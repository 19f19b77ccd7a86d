"""The optional rules of section 12, one by one, with their parameters."""

from __future__ import annotations

from typing import Any

import pytest

import jindori
from clauses import clause
from games.quo_vadis.scene import Scene, at_card, at_end, at_war, at_wrath, played, through_end
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import SPACE_NAMES
from jindori.games.quo_vadis.scoring import final_settlement

FIGHT = {"workers": {"A": ["a24_0", "a24_1"]}, "towns": {"B": {"a24_0": "intact"}}}
CHANGED = {"changed": True, "generations": {"A": [["blessing", "labour"], ["miracle"]]}}
PILES = {"generations": {"A": [["labour"] * 2, ["miracle"] * 3], "B": [["labour"] * 4, ["miracle"]], "C": [["labour"]]}}


def dominion(scene: Scene, space: str) -> int:
    return int(scene.s.dominion[SPACE_NAMES.index(space)])


def final(**given: Any) -> Scene:
    scene = Scene(steps.SELECT, {"genesis_area": None, "round": 10, **given})
    final_settlement(scene.s)
    scene.position.log.drain(scene.s, 0)
    return scene


def points(scene: Scene, source: str, seat: int = 0) -> int:
    return sum(data["amount"] for data in scene.told("points") if data["source"] == source and data["seat"] == seat)


@clause("QV-V1.1", "QV-V1.2", "QV-V1.3", "QV-V1.4", "QV-V1.5", "QV-V0.5")
@pytest.mark.parametrize(
    ("parameters", "old", "new"),
    [({}, 3, 0), ({"start": 2, "growth": 3}, 5, 2), ({"growth_mode": "fixed"}, 2, 4), ({"growth": 5, "cap": 4}, 4, 0)],
)
def test_v1_dominion_grows_before_the_settlement(parameters: dict[str, Any], old: int, new: int) -> None:
    scene = at_end(
        variants={"V1": parameters}, **CHANGED, workers={"A": ["a13_0"]}, dominion={"A": {"a12_0": 2, "a14_0": 1}},
        towns={"A": {"a12_0": "intact", "a14_0": "destroyed"}},
    )  # fmt: skip
    through_end(scene)
    assert (dominion(scene, "a12_0"), dominion(scene, "a13_0"), dominion(scene, "a14_0")) == (old, new, 1)


@clause("QV-V2.1", "QV-V2.2")
@pytest.mark.parametrize(("variants", "kept"), [({}, 5), ({"V2": {}}, 2), ({"V2": {"loss": "all"}}, 0), ({"V2": {"loss": "one"}}, 4)])
def test_v2_dominion_is_lost_when_a_town_falls(variants: dict[str, Any], kept: int) -> None:
    """By a war and by Wrath."""
    given = {"variants": {"V1": {}, **variants}, "dominion": {"B": {"a24_0": 5}}}
    assert dominion(at_war([6, 1], **FIGHT, **given).war(), "a24_0") == kept
    struck = at_wrath(**FIGHT, **given, counters={"A": {"wrath": 3}}).take("wrath", spaces=["a24_0"])
    assert dominion(struck, "a24_0") == kept


@clause("QV-V3.1", "QV-V3.2", "QV-V0.2")
def test_v3_dominion_scores_in_place_of_town_points() -> None:
    given = {"towns": {"A": {"a12_0": "intact", "a13_0": "destroyed"}}, "dominion": {"A": {"a12_0": 4, "a13_0": 3}}}
    assert (points(final(**given, variants={"V1": {}, "V3": {}}), "dominion")) == 4
    both = final(**given, variants={"V1": {}, "V3": {"vp_per_point": 2, "replace_town_points": False}})
    assert (points(both, "dominion"), points(both, "towns")) == (8, 3)
    alone = final(**given, variants={"V3": {}})
    assert (points(alone, "dominion"), points(alone, "towns")) == (0, 0)


@clause("QV-V4.1")
def test_v4_points_for_workers() -> None:
    workers = {"workers": {"A": ["a12_0", "a13_0"]}}
    assert points(final(**workers), "workers") == 2
    assert points(final(**workers, variants={"V4": {}}), "workers") == 0
    assert points(final(**workers, variants={"V4": {"vp_per_worker": 3}}), "workers") == 6


@clause("QV-V5.1")
def test_v5_reward_for_the_only_winner() -> None:
    won = at_war([6, 1], **FIGHT, variants={"V5": {}}).war()
    assert won.counters()[0] == 1
    vp = at_war([6, 1], **FIGHT, variants={"V5": {"reward": "vp", "amount": 2}}).war()
    assert points(vp, "war_reward") == 2
    drawn = at_war([1, 2], **FIGHT, variants={"V5": {}}).war()
    assert drawn.told("war_drawn") and drawn.counters()[0] == 0


@clause("QV-V6.1", "QV-V6.2")
def test_v6_spoils_for_each_foreign_town() -> None:
    """Base plus what V2 took; not for own towns, nobody where the top is shared."""
    given = {"variants": {"V1": {}, "V2": {}, "V6": {}}, "dominion": {"B": {"a24_0": 5}}}
    assert points(at_war([6, 1], **FIGHT, **given).war(), "spoils") == 5
    assert points(at_war([6, 1], **FIGHT, variants={"V6": {"base": 3}}).war(), "spoils") == 3
    own = at_wrath(towns={"A": {"a24_0": "intact"}}, counters={"A": {"wrath": 3}}, variants={"V6": {}})
    assert points(own.take("wrath", spaces=["a24_0"]), "spoils") == 0
    shared = at_war([3, 1, 3], workers={"A": ["a24_0"], "C": ["a24_0"]}, towns={"B": {"a24_0": "intact"}}, variants={"V6": {}}).war()
    assert shared.told("town_destroyed") and not shared.told("points")


STACK = {"workers": {"A": ["a24_0", "a24_0", "a24_1", "a24_1"]}}


@clause("QV-V7.1", "QV-V7.2", "QV-V7.3", "QV-V7.4", "QV-V7.5", "QV-V0.3")
def test_v7_one_building_for_a_surplus_worker() -> None:
    """Kinds, cost, limit, supply."""
    scene = through_end(at_end(**STACK, variants={"V8": {}, "V11": {}, "V7": {"build_food_cost": 1}}, counters={"A": {"food": 1}}))
    assert scene.asked == "build"
    assert {option.get("building") for option in scene.options()} == {"fort", "granary", None}
    assert scene.why_not("build", space="a12_0", building="fort") == "QV-V7.2"
    scene.take("build", space="a24_0", building="fort")
    assert scene.counters()[1] == 0 and scene.asked is None, "no food for a second one"
    through_end(scene)
    assert scene.workers() == ["a24_0", "a24_1"] and scene.god().supply == 8
    limited = through_end(at_end(**STACK, variants={"V8": {}, "V7": {"max_builds_per_turn": 1}}))
    assert limited.take("build", space="a24_0", building="fort").asked is None
    none = through_end(at_end(**STACK, variants={"V8": {}, "V7": {"forts": 0}}))
    assert none.asked is None
    rebuilt = at_end(workers={"A": ["a24_0"]}, towns={"A": {"a24_0": "destroyed"}}, variants={"V8": {}})
    assert through_end(rebuilt).asked is None, "a worker that rebuilds is no surplus"


@clause("QV-V8.1", "QV-V8.2", "QV-V8.3")
def test_v8_fort_users_roll_two_dice_or_have_2_strength() -> None:
    given = {"workers": {"A": ["a24_0", "a24_1"], "B": ["a24_0"]}, "buildings": {"a24_1": {"kind": "fort"}}}
    scene = at_war([2, 5, 4], **given, variants={"V8": {}}).war()
    war = scene.s.war
    assert war is not None and (war.roll[0], war.roll[1]) == (5, 4)
    strong = at_war([1, 1], **given, variants={"V8": {"effect": "strength_2"}}).war()
    assert strong.s.war is not None and (strong.s.war.base[0], strong.s.war.base[1]) == (4, 1)
    owned = {**given, "buildings": {"a24_1": {"kind": "fort", "owner": "A"}}}
    assert at_war([1, 1, 1], **owned, variants={"V8": {}, "V12": {}}).war().s.war.twice == 1  # type: ignore[union-attr]
    assert at_war([1, 1], **given, variants={"V8": {}, "V12": {}}).war().s.war.twice == 0  # type: ignore[union-attr]


@clause("QV-V9.1", "QV-V9.2")
def test_v9_altar_shelters_all_or_its_owner() -> None:
    given = {"counters": {"A": {"wrath": 3}}, "workers": {"B": ["a24_0"], "C": ["a24_0", "a24_1"]}}
    altar = {"buildings": {"a24_1": {"kind": "altar", "owner": "C"}}}
    every = at_wrath(**given, **altar, variants={"V9": {}}).take("wrath", spaces=["a24_0"])
    assert every.workers(1) == ["a24_0"] and every.counters()[3] == 0 and every.told("ring_placed")
    owner = at_wrath(**given, **altar, variants={"V9": {"protects": "owner"}, "V12": {}}).take("wrath", spaces=["a24_0"])
    assert owner.workers(1) == [] and owner.workers(2) == ["a24_0", "a24_1"]


@clause("QV-V10.1", "QV-V10.2", "QV-V10.3")
def test_v10_exile_gives_k_points_and_is_limited() -> None:
    given = {**STACK, "buildings": {"a24_1": {"kind": "altar"}}, "exiled": {"A": 2}}
    scene = through_end(at_end(**given, variants={"V10": {}}))
    assert scene.asked == "exile" and scene.why_not("exile", space="a24_0") == "QV-V10.1"
    assert scene.why_not("exile", space="a13_0") == "QV-V10.1", "nobody stands there"
    scene.take("exile", space="a24_1")
    assert points(scene, "exile") == 3 and scene.god().exiled == 3 and scene.asked != "exile"
    twice = through_end(at_end(**given, variants={"V10": {"per_turn": 2}}))
    twice.take("exile", space="a24_1").take("exile", space="a24_1")
    assert points(twice, "exile") == 7
    foreign = {**given, "buildings": {"a24_1": {"kind": "altar", "owner": "B"}}, "workers": {"A": ["a24_1"], "B": ["a24_1"]}}
    assert through_end(at_end(**foreign, variants={"V10": {}, "V12": {}})).asked is None


@clause("QV-V11.1")
def test_v11_granary_gives_food_to_its_users() -> None:
    given = {"workers": {"A": ["a24_0"], "B": ["a24_0"]}, "buildings": {"a24_0": {"kind": "granary"}}}
    assert through_end(at_end(**given, variants={"V11": {"income": 2}})).counters()[1] == 2
    owned = {**given, "buildings": {"a24_0": {"kind": "granary", "owner": "B"}}}
    assert through_end(at_end(**owned, variants={"V11": {}, "V12": {}})).counters()[1] == 0


@clause("QV-V12.1", "QV-V12.2", "QV-V12.3")
def test_v12_builder_owns_loses_and_may_claim() -> None:
    scene = through_end(at_end(**STACK, variants={"V8": {}, "V12": {}}))
    scene.take("build", space="a24_0", building="fort").take("stop")
    place = SPACE_NAMES.index("a24_0")
    assert scene.s.owners[place] == 0
    for _ in range(scene.s.count(0, place)):
        scene.s.lift_worker(0, place)
    assert scene.s.owners[place] == -1, "the pawn on the chit has left"
    claim = through_end(at_end(workers={"A": ["a24_0"]}, buildings={"a24_0": {"kind": "fort"}}, variants={"V8": {}, "V12": {}}))
    assert claim.asked == "claim" and claim.why_not("claim", space="a12_0") == "QV-V12.3"
    claim.take("claim", space="a24_0")
    assert claim.s.owners[place] == 0
    town = at_war([1, 1, 6], towns={"A": {"a24_0": "intact"}}, workers={"B": ["a24_0"]}, variants={"V8": {}, "V12": {}},
                  buildings={"a24_0": {"kind": "fort", "owner": "A"}})  # fmt: skip
    assert town.war().s.owners[place] == -1, "the marking town has fallen"


@clause("QV-V13.1", "QV-V13.2", "QV-V13.3")
def test_v13_wars_and_wrath_remove_buildings() -> None:
    given = {"workers": {"A": ["a24_0"], "B": ["a24_0"]}, "buildings": {"a24_0": {"kind": "fort"}, "a24_1": {"kind": "fort"}}}
    fought = at_war([1, 2, 1, 2], **given, variants={"V8": {}, "V13": {}}).war()
    assert [data["space"] for data in fought.told("building_removed")] == ["a24_0"]
    assert not at_war([1, 2, 1, 2], **given, variants={"V8": {}}).war().told("building_removed")
    struck = at_wrath(**given, counters={"A": {"wrath": 3}}, variants={"V8": {}, "V13": {}}).take("wrath", spaces=["a24_1"])
    assert [data["space"] for data in struck.told("building_removed")] == ["a24_1"]


@clause("QV-V14.1", "QV-V14.2", "QV-V14.3", "QV-V15.1", "QV-V0.4")
@pytest.mark.parametrize(
    ("variants", "bonus"),
    [
        ({}, (5, 5)), ({"V14": {}}, (2, 0)), ({"V14": {"base": 3}}, (5, 3)), ({"V14": {"count": "all"}}, (7, 0)),
        ({"V15": {}}, (0, 0)), ({"V14": {}, "V15": {}}, (0, 0)),
    ],
)  # fmt: skip
def test_v14_v15_generation_bonus(variants: dict[str, Any], bonus: tuple[int, int]) -> None:
    """A has most cards in the 2nd, B in the 1st."""
    scene = final(**PILES, variants=variants)
    assert (points(scene, "generation_bonus", 0), points(scene, "generation_bonus", 1)) == bonus


@clause("QV-V16.1", "QV-V16.2")
def test_v16_no_town_at_once_where_another_has_majority() -> None:
    given = {"towns": {"B": {"a24_2": "intact"}}, "generations": {"A": [["labour"]]}}
    for variants, why in (({}, ""), ({"V16": {}}, "QV-5.3.6")):
        scene = Scene(steps.PLACING, {"genesis_area": "area_24", "hand": {"A": ["blessing", "labour"]}, "counters": {"A": {"food": 1}}, **given, "variants": variants})
        scene.take("place", space="a24_0")
        scene.jump(steps.PLAYING)
        assert scene.why_not("card", kind="blessing", mode="change") == why
    foot = at_card(**given, variants={"V16": {}}, workers={"A": ["a24_1"]})
    assert foot.why_not("card", kind="blessing", mode="change") == "", "the worker was there before"


@clause("QV-V17.1")
def test_v17_a_third_basic_skill() -> None:
    for on, n in ((False, 2), (True, 3)):
        position = jindori.game("quo_vadis", players=3, options={"dominion_skills": on}).new(seed=4)
        while position.decisions[0].name != "basic":
            position.choose(position.asked[0], 0)
        assert all(len(decision) == n for decision in position.decisions)


@clause("QV-V18.1", "QV-4.1.1")
def test_v18_rounds() -> None:
    for options, rounds in (({}, 12), ({"fewer_rounds": True}, 10), ({"rounds": 3}, 3), ({"fewer_rounds": True, "fewer_rounds_number": 2}, 2)):
        position = jindori.game("quo_vadis", players=3, options=options).new(seed=4)
        while not position.over:
            position.choose(position.asked[0], 0)
        assert position.view().board.round == rounds
        assert all(sum(len(g.cards) for g in god.generations) == rounds for god in position.view().board.gods)


@clause("QV-V19.1")
def test_v19_towns_count_more() -> None:
    for variants, base in (({}, 1), ({"V19": {}}, 2), ({"V19": {"town_strength": 3}}, 3)):
        scene = at_war([1, 1], **FIGHT, variants=variants).war()
        assert scene.s.war is not None and scene.s.war.base[1] == base


@clause("QV-V20.1")
def test_v20_no_inheritance() -> None:
    piles = {"generations": {"A": [["labour"] * 3, ["miracle"]]}}
    assert played("labour", **piles).s.actions == 3
    assert played("labour", **piles, variants={"V20": {}}).s.actions == 2


@clause("QV-V21.1")
def test_v21_stacks_stay_but_not_beside_a_town() -> None:
    """Majority still counts spaces."""
    given = {"workers": {"A": ["a24_0", "a24_0", "a12_0"]}, "towns": {"A": {"a12_0": "intact"}}, "variants": {"V21": {}}}
    scene = through_end(at_end(**given))
    assert scene.workers() == ["a24_0", "a24_0"] and not scene.god().majority(7)


@clause("QV-V22.1")
def test_v22_points_for_rebuilding() -> None:
    given = {"workers": {"A": ["a12_0"]}, "towns": {"A": {"a12_0": "destroyed"}}}
    assert points(at_end(**given), "rebuilding") == 0
    assert points(at_end(**given, variants={"V22": {}}), "rebuilding") == 3


@clause("QV-V23.1", "QV-8.1.4")
@pytest.mark.parametrize(
    ("variants", "bonus"),
    [({}, (0, 5, 0)), ({"V23": {}}, (0, 0, 0)), ({"V23": {"tie": "shared"}}, (2, 2, 0)), ({"V23": {"tie": "reverse"}}, (5, 0, 0))],
)
def test_v23_ties_for_the_generation_bonus(variants: dict[str, Any], bonus: tuple[int, ...]) -> None:
    """A and B tie, B is the start player."""
    piles = {"generations": {"A": [["labour"] * 2], "B": [["miracle"] * 2], "C": [["labour"]]}}
    scene = final(**piles, variants=variants, start_player="B")
    assert tuple(points(scene, "generation_bonus", seat) for seat in range(3)) == bonus
