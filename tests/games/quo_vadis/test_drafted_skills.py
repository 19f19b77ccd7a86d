"""The thirty drafted skills: what sets them off, what they give, where they stop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from games.quo_vadis.scene import (
    HAND,
    Scene,
    at_area,
    at_card,
    at_end,
    at_placing,
    at_war,
    at_wrath,
    played,
    through_end,
)
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.skills import SKILLS

FIGHT = {"workers": {"A": ["a24_0"], "B": ["a24_0"]}}


def owner(name: str, seat: str = "A") -> dict[str, Any]:
    return {"skills": {seat: [name]}}


# -- areas and Wrath -------------------------------------------------------------------------------


@clause("QV-4.2.4")
def test_prophet_first_free_costs_nothing_two_cost_one() -> None:
    """QV-R114."""
    scene = at_area(**owner("prophet"), markers=["genesis_1", "genesis_2"])
    assert scene.why_not("area", area="area_12", cards=["genesis_free", "genesis_free"]) != ""
    assert scene.why_not("area", area="area_13", cards=["genesis_3", "genesis_free"]) == ""
    rich = at_area(**owner("prophet"), markers=["genesis_1", "genesis_2"], counters={"A": {"faith": 1}})
    rich.take("area", area="area_12", cards=["genesis_free", "genesis_free"])
    assert rich.counters()[2] == 0


def test_divine_punishment_with_exactly_2_wrath_strikes_one_space_and_lays_the_ring() -> None:
    """QV-R112."""
    scene = at_wrath(**owner("divine_punishment"), counters={"A": {"wrath": 2}}, workers={"B": ["a24_0", "a24_1"]})
    assert scene.asked == "divine_punishment"
    assert scene.why_not("wrath", spaces=["a24_0", "a24_1"]) == "QV-5.1.3"
    assert scene.why_not("wrath", spaces=["a13_0"]) == "QV-5.1.3"
    scene.take("wrath", spaces=["a24_0"])
    assert scene.counters()[3] == 0 and scene.workers(1) == ["a24_1"] and scene.told("ring_placed")
    assert at_wrath(**owner("divine_punishment"), counters={"A": {"wrath": 1}}).asked is None


@clause("QV-5.1.4")
def test_cataclysm_counts_foreign_pieces_up_to_3_not_those_already_destroyed() -> None:
    """QV-R113."""
    given = {**owner("cataclysm"), "counters": {"A": {"wrath": 5}}}
    scene = at_wrath(**given, workers={"A": ["a24_0"], "B": ["a24_0"]}, towns={"C": {"a24_0": "intact", "a24_1": "destroyed"}})
    assert scene.take("wrath", spaces=["a24_0", "a24_1"]).gained("cataclysm") == [2]
    many = at_wrath(**given, workers={"B": ["a24_0", "a24_1"], "C": ["a24_0", "a24_1"]})
    assert many.take("wrath", spaces=["a24_0", "a24_1"]).gained("cataclysm") == [3]


# -- placement ----------------------------------------------------------------------------------------


@clause("QV-5.2.3")
def test_pioneer_frees_the_first_worker_that_would_pay() -> None:
    """QV-R94: a free space does not use it up."""
    scene = at_placing(**owner("pioneer"), counters={"A": {"food": 3}})
    scene.take("place", space="a24_0").take("place", space="a24_1")
    assert scene.counters()[1] == 2, "only the additional food"
    scene.take("place", space="a24_1")
    assert scene.counters()[1] == 0, "once a turn"


@clause("QV-5.2.6")
def test_great_migration_frees_the_first_additional_worker_but_not_its_terrain() -> None:
    scene = at_placing(**owner("great_migration"), counters={"A": {"food": 2}})
    scene.take("place", space="a24_0").take("place", space="a24_1")
    assert scene.counters()[1] == 1
    scene.take("place", space="a24_0")
    assert scene.counters()[1] == 0


def test_prolific_and_great_migration_do_not_add_up() -> None:
    """QV-R93."""
    scene = at_placing(
        races={"A": "deep_one", "B": "gigant"}, skills={"A": ["prolific", "great_migration"]}, rings={"area_24": "sea"},
        counters={"A": {"food": 1}},
    )  # fmt: skip
    for _ in range(3):
        scene.take("place", space="a24_0")
    assert scene.counters()[1] == 0


def test_border_crossing_one_worker_outside_the_genesis_area() -> None:
    """QV-R95: adjacent spaces, once a turn, costs as usual."""
    scene = at_placing(**owner("border_crossing"), counters={"A": {"food": 4}})
    assert scene.why_not("place", space="a15_0") == "QV-5.2.1"
    scene.take("place", space="a12_0")
    assert scene.counters()[1] == 4
    assert scene.why_not("place", space="a45_2") == "QV-9.1.3"
    assert at_placing(counters={"A": {"food": 4}}).why_not("place", space="a12_0") == "QV-5.2.1"


@clause("QV-9.1.2")
def test_border_crossing_is_optional_where_only_outside_can_be_paid() -> None:
    """QV-R95."""
    scene = at_placing(**owner("border_crossing"), rings={"area_24": "sea"})
    assert scene.asked == "place" and {"do": "decline"} in scene.options()
    assert {"do": "place", "space": "a24_0"} not in scene.options()


def test_invasion_once_a_turn_among_foreign_pieces() -> None:
    """QV-R96: a destroyed town is no piece."""
    scene = at_placing(**owner("invasion"), counters={"A": {"food": 3}}, workers={"B": ["a24_0"]})
    scene.take("place", space="a24_0").take("place", space="a24_0")
    assert scene.counters()[0] == 1
    ruin = at_placing(**owner("invasion"), counters={"A": {"food": 1}}, towns={"B": {"a24_0": "destroyed"}})
    assert ruin.take("place", space="a24_0").counters()[0] == 0


def test_fertile_land_after_paying_once_a_turn() -> None:
    """QV-R97."""
    scene = at_placing(**owner("fertile_land"), genesis_area="area_12", counters={"A": {"food": 1}})
    scene.take("place", space="a12_1").take("place", space="a12_1")
    assert scene.counters()[1] == 1
    plains = at_placing(**owner("fertile_land"), counters={"A": {"food": 1}})
    assert plains.take("place", space="a24_0").counters()[1] == 1


# -- generations -------------------------------------------------------------------------------------------


@clause("QV-5.4.7")
@pytest.mark.parametrize(
    ("name", "kind", "more"), [("festival", "blessing", 1), ("agriculture", "labour", 1), ("temple", "miracle", 1)]
)
def test_one_more_action_for_a_kind(name: str, kind: str, more: int) -> None:
    """After inheritance, by the kind under entreaty."""
    assert played(kind, **owner(name)).s.actions == 1 + more
    other = "labour" if kind != "labour" else "miracle"
    assert played(other, **owner(name)).s.actions == 1
    piles = {"generations": {"A": [[kind] * 3, ["prosperity"]]}}
    assert played(kind, **owner(name), **piles).s.actions == 3 + more
    named = played(other, entreaty=kind, **owner(name), counters={"A": {"faith": 2}})
    assert named.s.actions == 1 + more


@clause("QV-5.5.9")
def test_trade_raises_the_cap_of_prosperity_to_5() -> None:
    for skills, vp in (([], 3), (["trade"], 5)):
        scene = played("prosperity", skills={"A": skills}, generations={"A": [["labour"] * 5]})
        for _ in range(6):
            scene.take("nothing")
        assert scene.god().vp == vp


@clause("QV-5.4.3")
def test_lore_adds_to_a_power_that_is_there() -> None:
    """QV-R98."""
    piles = {"generations": {"A": [["labour", "blessing"], ["miracle"]]}}
    scene = played("blessing", **owner("lore"), **piles)
    assert (scene.s.power, scene.s.actions) == (3, 3)
    none = played("labour", **owner("lore"), **piles)
    assert (none.s.power, none.s.actions) == (0, 2)


@clause("QV-5.3.7")
def test_oracle_entreaty_for_1_faith() -> None:
    scene = at_card(**owner("oracle"), counters={"A": {"faith": 1}})
    scene.take("card", kind="blessing", mode="continue", entreaty="labour")
    assert scene.counters()[2] == 0 and scene.s.kind == 1
    plain = at_card(counters={"A": {"faith": 1}})
    plain.take("card", kind="blessing", mode="continue")
    assert plain.asked is None, "entreaty is not offered"


@clause("QV-3.4.3", "QV-7.1.1")
def test_library_raises_the_hand_limit_by_2() -> None:
    for skills, size in (([], 4), (["library"], 6)):
        scene = Scene(steps.REFILL, {"skills": {"A": skills}, "hand": {"A": HAND[:3]}, "deck": ["labour"] * 8})
        assert len(scene.god().hand) == size


# -- war --------------------------------------------------------------------------------------------------------


@clause("QV-6.2.1")
def test_heavy_infantry_one_strength_in_every_war() -> None:
    for turn in ("A", "B"):
        scene = at_war([1, 1], **owner("heavy_infantry"), turn=turn, **FIGHT).war()
        assert scene.s.war is not None and scene.s.war.base[0] == 2


def test_walls_make_towns_count_2_also_with_v19() -> None:
    """QV-R99."""
    given = {**owner("walls"), "towns": {"A": {"a24_0": "intact"}}, "workers": {"B": ["a24_0"]}}
    for variants in ({}, {"V19": {}}):
        scene = at_war([1, 1], **given, variants=variants).war()
        assert scene.s.war is not None and scene.s.war.base[0] == 2


def test_fighting_retreat_one_worker_to_an_empty_space_next_door() -> None:
    """QV-R101, QV-R102: not contested, no worker and no town of anyone, one worker in all."""
    given = {
        **owner("fighting_retreat", "B"),
        "workers": {"A": ["a24_0", "a24_1", "a24_1"], "B": ["a24_0", "a24_1"], "C": ["a12_0"]},
        "towns": {"C": {"a25_0": "destroyed"}},
    }
    scene = at_war([6, 1], **given).war()
    assert scene.asked == "retreat" and scene.position.asked == [1]
    assert scene.why_not("retreat", **{"from": "a24_1", "to": "a24_0"}) == "QV-9.1.1"
    assert scene.why_not("retreat", **{"from": "a24_1", "to": "a12_0"}) == "QV-9.1.1"
    assert scene.why_not("retreat", **{"from": "a24_1", "to": "a25_0"}) == "QV-9.1.1"
    assert scene.why_not("retreat", **{"from": "a25_2", "to": "a25_0"}) == "QV-9.1.1"
    scene.take("retreat", **{"from": "a24_1", "to": "a25_2"})
    assert scene.workers(1) == ["a25_2"] and scene.counters(1)[3] == 1
    stay = at_war([6, 1], **given).war().take("decline")
    assert stay.workers(1) == []


def test_plunder_one_resource_for_each_loser() -> None:
    """QV-R103: the same kind or another."""
    scene = at_war(
        [6, 1, 1], **owner("plunder"), workers={"A": ["a24_0"], "B": ["a24_0"], "C": ["a24_0"]}, counters={"A": {"faith": 5}}
    ).war()
    assert scene.asked == "plunder"
    scene.take("plunder", resource="food").take("plunder", resource="faith")
    assert scene.counters() == (0, 1, 5, 0) and scene.asked is None
    assert at_war([1, 6], **owner("plunder"), **FIGHT).war().asked is None


def test_triumph_1_vp_for_each_loser_not_for_a_draw() -> None:
    """QV-R115a."""
    three = {"workers": {"A": ["a24_0"], "B": ["a24_0"], "C": ["a24_0"]}}
    assert at_war([6, 1, 2], **owner("triumph"), **three).war().gained("triumph") == [1, 1]
    assert at_war([6, 6, 2], **owner("triumph"), **three).war().gained("triumph") == []


@clause("QV-6.2.3")
def test_surprise_attack_declares_last_even_in_the_own_turn() -> None:
    """QV-R104."""
    scene = at_war([1, 1], **owner("surprise_attack"), **FIGHT, counters={"A": {"war_spirit": 1}, "B": {"war_spirit": 1}})
    assert scene.position.asked == [1]
    assert scene.take("war_spirit", amount=1).position.asked == [0]


def test_strategist_rolls_again_for_1_war_spirit_once_a_war() -> None:
    """QV-R105: after all dice."""
    scene = at_war([1, 4, 6], **owner("strategist"), **FIGHT, counters={"A": {"war_spirit": 2}}).war((0,))
    assert scene.asked == "reroll"
    scene.take("reroll", choice=True)
    war = scene.s.war
    assert war is not None and war.roll[0] == 6 and war.winner == 0 and scene.counters()[0] == 1
    assert at_war([1, 4], **owner("strategist"), **FIGHT).war().asked is None, "nothing to pay with"


# -- settlement --------------------------------------------------------------------------------------------------


CHANGED = {"changed": True, "generations": {"A": [["blessing", "labour"], ["miracle"]]}}


def test_wise_emperor_one_majority_more_if_there_is_one() -> None:
    """QV-7.6."""
    some = at_end(**owner("wise_emperor"), **CHANGED, workers={"A": ["a12_0", "a12_1"], "B": ["a24_0"]})
    assert through_end(through_end(some).take("town", space="a12_0")).s.majorities == 2
    none = at_end(**owner("wise_emperor"), **CHANGED)
    assert through_end(none).s.majorities == 0


def test_effective_control_a_lonely_worker_holds_an_area() -> None:
    """QV-7.6, QV-R106: counted before the Wise Emperor."""
    given = {"workers": {"A": ["a12_0", "a13_0", "a14_0"], "B": ["a14_1"]}}
    scene = at_end(**owner("effective_control"), **CHANGED, **given)
    through_end(through_end(scene).take("town", space="a12_0"))
    assert scene.s.majorities == 2, "the town's area and 1-3; somebody is in 1-4"
    both = at_end(skills={"A": ["effective_control", "wise_emperor"]}, **CHANGED, **given)
    through_end(through_end(both).take("town", space="a12_0"))
    assert both.s.majorities == 3


def test_reconstruction_rebuilds_one_town_for_1_food_after_the_normal_rebuilding() -> None:
    """QV-R107."""
    scene = at_end(
        **owner("reconstruction"), counters={"A": {"food": 1}}, workers={"A": ["a12_0"]},
        towns={"A": {"a12_0": "destroyed", "a13_0": "destroyed"}},
    )  # fmt: skip
    through_end(scene)
    assert scene.asked == "rebuild"
    assert scene.why_not("rebuild", space="a12_0") == "QV-7.2.1"
    scene.take("rebuild", space="a13_0")
    assert scene.god().ruins == 0 and scene.counters()[1] == 0
    poor = at_end(**owner("reconstruction"), towns={"A": {"a13_0": "destroyed"}})
    assert through_end(poor).asked is None


# -- final scoring --------------------------------------------------------------------------------------------------


def scored(name: str, **given: Any) -> list[int]:
    """QV-8.1.6."""
    scene = Scene(steps.SELECT, {"genesis_area": None, **owner(name), **given})
    final_settlement(scene.s)
    scene.position.log.drain(scene.s, 0)
    return scene.gained(name)


def test_diversity_2_vp_for_each_kind_beyond_the_first() -> None:
    """QV-R109: printed kinds of all tops."""
    assert scored("diversity", generations={"A": [["labour"], ["miracle"], ["labour"], ["blessing", "miracle"]]}) == [2]
    assert scored("diversity", generations={"A": [["labour"], ["miracle"], ["prosperity"]]}) == [4]
    assert scored("diversity", generations={"A": [["labour"]]}) == []


def test_realm_1_vp_for_each_area_with_a_piece_at_most_6() -> None:
    """QV-R108: a destroyed town does not count."""
    assert scored("realm", workers={"A": ["a12_0", "a12_1"]}, towns={"A": {"a13_0": "intact", "a14_0": "destroyed"}}) == [2]
    every = [f"a{n}_0" for n in (12, 13, 14, 15, 23, 24, 25, 34)]
    assert scored("realm", workers={"A": every}) == [6]


def test_martyrdom_2_vp_for_each_wrath_at_most_8() -> None:
    assert scored("martyrdom", counters={"A": {"wrath": 3}}) == [6]
    assert scored("martyrdom", counters={"A": {"wrath": 5}}) == [8]


def test_chronicle_2_vp_for_each_card_of_the_last_generation_at_most_6() -> None:
    assert scored("chronicle", generations={"A": [["labour"] * 5, ["miracle"] * 2]}) == [4]
    assert scored("chronicle", generations={"A": [["labour"] * 5]}) == [6]


def test_every_skill_stands_in_a_test_of_skills() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*skills.py")))
    assert [skill for skill in SKILLS if f'"{skill}"' not in text] == []
