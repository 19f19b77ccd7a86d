"""The ten basic skills and the five that spend dominion: what sets them off, what they give, where they stop."""

from __future__ import annotations

from clauses import clause
from games.quo_vadis.scene import Scene, at_card, at_end, at_placing, at_war, at_wrath, played, through_end
from jindori.games.quo_vadis import game as steps

GLORIOUS = {"races": {"A": "glorious"}}
DEEP = {"races": {"A": "deep_one", "B": "gigant"}}
MYSTIC = {"races": {"A": "mystic", "C": "gigant"}}
SAND = {"races": {"A": "sandwalker"}}


@clause("QV-5.2.3")
def test_deft_hands_frees_the_first_worker_even_under_a_foreign_ring() -> None:
    """QV-R92a: only the first worker of the turn."""
    scene = at_placing(**GLORIOUS, skills={"A": ["deft_hands"]}, rings={"area_24": "sea"}, counters={"A": {"food": 2}})
    scene.take("place", space="a24_0")
    assert scene.counters()[1] == 2
    assert scene.asked == "place_more"
    scene.take("place", space="a24_0")
    assert scene.counters()[1] == 0


@clause("QV-7.4.2")
def test_master_builders_gains_2_for_building_and_for_rebuilding() -> None:
    """QV-7.2."""
    scene = at_end(
        **GLORIOUS, skills={"A": ["master_builders"]}, changed=True, workers={"A": ["a12_0", "a13_0"]},
        towns={"A": {"a12_0": "destroyed"}}, generations={"A": [["blessing"], ["labour"]]},
    )  # fmt: skip
    assert scene.gained("master_builders") == [2]
    through_end(scene.go())
    assert scene.gained("master_builders") == [2, 2]


@clause("QV-5.2.6")
def test_prolific_frees_the_first_additional_worker_at_home_only() -> None:
    home = at_placing(**DEEP, skills={"A": ["prolific"]}, rings={"area_24": "sea"}, counters={"A": {"food": 2}})
    home.take("place", space="a24_0").take("place", space="a24_1")
    assert home.counters()[1] == 2
    home.take("place", space="a24_1")
    assert home.counters()[1] == 1, "the second additional worker pays"
    away = at_placing(**DEEP, skills={"A": ["prolific"]}, counters={"A": {"food": 3}})
    away.take("place", space="a24_0").take("place", space="a24_0")
    assert away.counters()[1] == 2, "plains are not the home of the Deep One"


@clause("QV-5.4.7")
def test_tides_and_roads_add_actions_to_revelation_only() -> None:
    for skills, more in ((["tides"], 1), (["roads"], 2), (["tides", "roads"], 3)):
        assert played("revelation", **DEEP, skills={"A": skills}, workers={"A": ["a24_0"]}).s.actions == 1 + more
        assert played("labour", **DEEP, skills={"A": skills}).s.actions == 1


@clause("QV-6.2.5")
def test_brute_force_needs_the_eight_sided_die() -> None:
    """+1 strength."""
    given = {"skills": {"A": ["brute_force"]}, "workers": {"A": ["a24_0"], "B": ["a24_0"]}}
    assert at_war([1, 1], **given).war().s.war.base[0] == 1  # type: ignore[union-attr]
    ringed = at_war([1, 1], rings={"area_24": "mountain"}, **given).war()
    assert ringed.s.war is not None and ringed.s.war.base[0] == 2 and ringed.s.war.sides[0] == 8


def test_hot_blood_in_the_own_turn_and_only_as_participant() -> None:
    """QV-R111: the point can be spent in this war."""
    given = {"skills": {"A": ["hot_blood"]}, "workers": {"A": ["a24_0"], "B": ["a24_0"], "C": ["a24_1"]}}
    scene = at_war([1, 6], **given)
    assert scene.counters()[0] == 1 and {"do": "war_spirit", "amount": 1} in scene.options()
    assert at_war([1, 6], turn="B", **given).war().counters()[0] == 0
    outside = at_war([1, 1], skills={"A": ["hot_blood"]}, workers={"B": ["a24_0"], "C": ["a24_0"]}).war()
    assert outside.counters()[0] == 0


@clause("QV-9.1.11")
def test_meditation_only_without_faith() -> None:
    """An end-phase skill."""
    for faith, after in ((0, 1), (2, 2)):
        scene = at_end(**MYSTIC, skills={"A": ["meditation"]}, counters={"A": {"faith": faith}})
        assert through_end(scene).counters()[2] == after


@clause("QV-5.5.4")
def test_secret_rite_converts_for_2_faith_once_a_card() -> None:
    """QV-R115."""
    scene = played("miracle", **MYSTIC, skills={"A": ["secret_rite"]}, counters={"A": {"faith": 4}})
    scene.take("convert")
    assert scene.counters()[2:] == (2, 1)
    assert scene.why_not("convert") == "QV-5.5.4"


@clause("QV-9.1.3")
def test_bystanders_once_between_two_own_turns_with_at_most_1_food() -> None:
    """QV-R110."""
    given = {**SAND, "skills": {"A": ["bystanders"]}, "workers": {"B": ["a24_0"], "C": ["a24_0"]}}
    scene = at_war([1, 1], **given).war()
    assert scene.gained("bystanders") == [1] and scene.counters()[1] == 1
    scene.s.stream.forced = [0, 0]
    scene.jump(steps.FIGHTING).war()
    assert scene.counters()[1] == 1, "once a round of turns"
    assert at_war([1, 1], counters={"A": {"food": 2}}, **given).war().gained("bystanders") == []
    mixed = {**given, "workers": {"A": ["a24_0"], "B": ["a24_0"]}}
    assert at_war([1, 1], **mixed).war().gained("bystanders") == [], "no participant"


@clause("QV-6.3.4")
def test_tenacity_gains_war_spirit_for_a_lost_war() -> None:
    scene = at_war([1, 6], **SAND, skills={"A": ["tenacity"]}, workers={"A": ["a24_0"], "B": ["a24_0"]}).war()
    assert scene.counters() == (1, 0, 0, 1)


# -- skills that spend dominion (QV-V17) -----------------------------------------------------------

DOMINION = {"variants": {"V1": {}, "V17": {}}, "towns": {"A": {"a12_0": "intact", "a13_0": "intact"}}}
POINTS = {"dominion": {"A": {"a12_0": 2, "a13_0": 2}}}


@clause("QV-V17.2")
def test_civic_splendour_one_more_action_for_1_dominion_from_any_town() -> None:
    """In any split, the owner names the town."""
    scene = played("labour", **GLORIOUS, **DOMINION, **POINTS, skills={"A": ["civic_splendour"]})
    assert scene.asked == "civic"
    scene.take("civic", choice=True).take("spend", space="a13_0")
    assert scene.s.actions == 2 and scene.s.dominion[3 * 2] == 1
    none = played("labour", **GLORIOUS, **DOMINION, skills={"A": ["civic_splendour"]})
    assert none.asked == "repeat"


@clause("QV-5.2.6")
def test_swarm_replaces_the_additional_food_once_a_turn() -> None:
    """QV-V17."""
    scene = at_placing(**DEEP, **DOMINION, **POINTS, skills={"A": ["swarm"]}, counters={"A": {"food": 1}})
    assert scene.why_not("swarm", space="a24_0") == "QV-5.2.6", "the first worker is not additional"
    scene.take("place", space="a24_1")
    assert scene.counters()[1] == 0
    scene.take("swarm", space="a24_0").take("spend", space="a12_0")
    assert scene.workers() == ["a24_0", "a24_1"] and sum(scene.s.dominion) == 3
    assert scene.asked is None, "once a turn, and no food for another"
    rich = at_placing(**DEEP, **DOMINION, **POINTS, skills={"A": ["swarm"]}, counters={"A": {"food": 3}}).take("place", space="a24_0")
    rich.take("swarm", space="a24_0").take("spend", space="a12_0")
    assert rich.why_not("swarm", space="a24_0") == "QV-9.1.3"


@clause("QV-6.2.3")
def test_war_levy_up_to_3_dominion_as_strength() -> None:
    """With the declaration, in any player's turn."""
    scene = at_war([1, 6], **DOMINION, **POINTS, skills={"A": ["war_levy"]}, turn="B", workers={"A": ["a24_0"], "B": ["a24_0"]})
    assert scene.asked == "war_levy"
    assert [option["amount"] for option in scene.options()] == [0, 1, 2, 3]
    scene.take("levy", amount=3)
    while scene.asked == "spend":
        scene.take(**scene.options()[0])
    war = scene.s.war
    assert war is not None and war.strength(0) == war.base[0] + 3 + war.roll[0]
    assert sum(scene.s.dominion) == 1


@clause("QV-5.3.7")
def test_inner_temple_pays_entreaty_with_dominion() -> None:
    scene = at_card(**MYSTIC, **DOMINION, **POINTS, skills={"A": ["inner_temple"]})
    scene.take("card", kind="blessing", mode="continue", entreaty="labour", pay="dominion")
    scene.take("spend", space="a12_0")
    assert scene.s.kind == 1 and sum(scene.s.dominion) == 3 and scene.counters()[2] == 0


@clause("QV-5.1.1")
def test_bitter_prayer_2_dominion_for_1_wrath_before_the_wrath_step() -> None:
    """So that 3 Wrath may be reached."""
    scene = Scene(
        steps.PRAY, {**SAND, **DOMINION, **POINTS, "skills": {"A": ["bitter_prayer"]}, "counters": {"A": {"wrath": 2}}}
    )
    assert scene.asked == "prayer"
    scene.take("prayer", choice=True).take("spend", space="a12_0").take("spend", space="a13_0")
    assert scene.counters()[3] == 3 and sum(scene.s.dominion) == 2
    assert scene.go().asked == "wrath"
    full = Scene(steps.PRAY, {**SAND, **DOMINION, **POINTS, "skills": {"A": ["bitter_prayer"]}, "counters": {"A": {"wrath": 5}}})
    assert full.asked is None, "not at the limit"


@clause("QV-V17.2")
def test_without_v1_the_dominion_skills_do_nothing() -> None:
    scene = at_wrath(**SAND, skills={"A": ["bitter_prayer"]}, variants={"V17": {}}, counters={"A": {"wrath": 2}})
    assert scene.asked is None
