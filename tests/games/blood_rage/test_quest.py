"""Chapter 10: the quest action, and chapter 13: the Quest phase."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene

QUESTS = ["quest_alfheim", "quest_jotunheim", "quest_manheim", "quest_glorious_death", "quest_yggdrasil"]


@clause("BR-10.1.1")
def test_a_quest_is_committed_for_nothing():
    s = scene(clans={0: {"rage": 1, "hand": ["quest_alfheim", "tyrs_bash"]}})
    assert s.refused(0, "quest", card="tyrs_bash") == "BR-10.1.1"
    s.do(0, "quest", card="quest_alfheim")
    assert (s.quests(0), s.hand(0), s.rage(0)) == (["quest_alfheim"], ["tyrs_bash"], 1)
    assert s.asked == [1]


@clause("BR-10.1.1")
def test_only_a_quest_of_the_own_hand():
    s = scene(clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["quest_alfheim"]}})
    assert s.refused(0, "quest", card="quest_alfheim") == "BR-10.1.1"


@clause("BR-10.1.2")
def test_any_number_and_two_alike_that_pay_separately():
    s = scene(2, clans={0: {"hand": ["quest_yggdrasil", ("quest_alfheim", 1), ("quest_alfheim", 1)]}, 1: {"rage": 0}})
    for card in ("quest_alfheim", "quest_yggdrasil", "quest_alfheim"):
        s.do(0, "quest", card=card)
    assert s.quests(0) == ["quest_alfheim", "quest_alfheim", "quest_yggdrasil"]
    s = scene(phase="quest", board={"gimle": {0: {"warrior": 1}}}, clans={0: {"quests": [("quest_alfheim", 1), ("quest_alfheim", 1)]}})
    assert s.glory(0) == 10


@clause("BR-10.1.3", "BR-18.1.1", "BR-18.1.2")
def test_own_quests_may_be_looked_at_others_only_counted():
    s = scene(clans={0: {"hand": ["quest_alfheim"]}}).do(0, "quest", card="quest_alfheim")
    assert [c.id for c in s.view(0).mine.quests] == ["quest_alfheim"]
    for seat in (1, None):
        assert s.view(seat).clans[0].quest_count == 1
        assert [e.data["card"] for e in s.position.log.entries(seat) if e.kind == "quest_committed"] == [None]


@clause("BR-10.1.4")
def test_a_committed_quest_is_not_taken_back():
    s = scene(2, clans={0: {"hand": ["quest_alfheim"]}, 1: {"rage": 0}}).do(0, "quest", card="quest_alfheim")
    assert s.hand(0) == [] and s.choices("quest", "card") == []
    s.do(0, "pass")
    assert s.quests(0) == ["quest_alfheim"]


# -- chapter 13 -------------------------------------------------------------------------


def quest_phase(card, *, age=1, players=3, upgrades=(), **position):
    """Glory of seat 0, who has committed one quest."""
    clans = {0: {"quests": [(card, age)], "upgrades": upgrades}}
    return scene(players, phase="quest", age=age, clans=clans, **position)


@clause("BR-13.1.1")
def test_all_quests_are_judged_on_the_same_position():
    """Seat 1's stat choice or glory changes nothing for seat 2; both were judged before."""
    both = {"quests": ["quest_glorious_death"]}
    s = scene(3, phase="quest", clans={1: both, 2: both}, valhalla={1: {"warrior": 4}, 2: {"warrior": 4}})
    assert [e["fulfilled"] for e in s.told("quest_revealed")] == [True, True]
    assert (s.glory(1), s.glory(2)) == (6, 6)
    assert s.asked == [1]


@clause("BR-13.1.2")
def test_a_fulfilled_quest_gives_its_glory_and_a_stat():
    s = quest_phase("quest_alfheim", board={"gimle": {0: {"warrior": 1}}})
    assert s.glory(0) == 5 and s.asks == "raise_stat"
    assert s.choices("raise_stat", "for") == ["quest_alfheim"] * 3
    s.do(0, "raise_stat", stat="horns")
    assert s.steps(0) == (1, 1, 2)


@clause("BR-13.1.2", "BR-2.2.4")
def test_the_raise_is_mandatory_and_lost_at_the_top():
    s = scene(3, phase="quest", clans={0: {"quests": ["quest_alfheim"], "steps": (6, 6, 6)}}, board={"gimle": {0: {"warrior": 1}}})
    assert s.glory(0) == 5 and s.phase == "ragnarok"


@clause("BR-13.1.3")
def test_an_unfulfilled_quest_has_no_effect_and_all_are_discarded():
    s = scene(3, phase="quest", clans={0: {"quests": ["quest_alfheim"]}, 1: {"quests": ["quest_yggdrasil"]}}, board={"gimle": {0: {"warrior": 1}}})
    s.do(0, "raise_stat", stat="rage")
    assert s.glory(1) == 0 and s.steps(1) == (1, 1, 1)
    assert s.quests(0) == s.quests(1) == []
    assert s.discarded == ["quest_alfheim", "quest_yggdrasil"]


@clause("BR-13.1.4")
@pytest.mark.parametrize(("enemy", "glory"), [({"warrior": 1}, 5), ({"leader": 1}, 0), ({"warrior": 3}, 0)])
def test_most_strength_means_more_than_each_other(enemy, glory):
    s = quest_phase("quest_alfheim", board={"gimle": {0: {"warrior": 2}, 1: enemy}})
    assert s.glory(0) == glory


@clause("BR-13.1.4")
def test_a_tie_fails():
    assert quest_phase("quest_alfheim", board={"gimle": {0: {"warrior": 2}, 1: {"warrior": 2}}}).glory(0) == 0


@clause("BR-13.1.4", "BR-2.3.6")
def test_a_ship_counts_in_both_provinces():
    for card in ("quest_jotunheim", "quest_alfheim"):
        assert quest_phase(card, board={"fjord_south": {0: {"ship": 1}}}).glory(0) == 5
    ship_beats_warrior = {"fjord_south": {1: {"ship": 1}}, "andlang": {0: {"warrior": 1}}}
    assert quest_phase("quest_alfheim", board=ship_beats_warrior).glory(0) == 0


@clause("BR-13.1.5")
def test_nobody_there_is_not_the_most():
    assert quest_phase("quest_alfheim").glory(0) == 0
    assert quest_phase("quest_yggdrasil").glory(0) == 0


@clause("BR-13.1.6")
@pytest.mark.parametrize(
    ("card", "provinces"),
    [
        ("quest_alfheim", ("andlang", "gimle")),
        ("quest_jotunheim", ("utgard", "horgr", "muspelheim")),
        ("quest_manheim", ("myrkulor", "elvagar", "angerboda")),
    ],
)
def test_a_region_quest_needs_one_province_of_the_region(card, provinces):
    outer = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")
    for province in outer:
        s = quest_phase(card, board={province: {0: {"warrior": 1}}})
        assert s.glory(0) == (5 if province in provinces else 0)
    two = {provinces[0]: {0: {"warrior": 1}}, provinces[1]: {0: {"warrior": 1}}}
    assert quest_phase(card, board=two).glory(0) == 5


@clause("BR-13.1.6")
def test_the_province_about_to_fall_counts_a_fallen_one_does_not():
    here = {"gimle": {0: {"warrior": 1}}}
    assert quest_phase("quest_alfheim", board=here, ragnarok={1: "gimle"}).glory(0) == 5
    ship = {"fjord_west": {0: {"ship": 1}}}
    assert quest_phase("quest_alfheim", board=ship).glory(0) == 5
    assert quest_phase("quest_alfheim", board=ship, destroyed=("gimle",)).glory(0) == 0
    assert quest_phase("quest_alfheim", board=ship, destroyed=("gimle", "andlang")).glory(0) == 0


@clause("BR-13.1.7")
@pytest.mark.parametrize(("fallen", "glory"), [({"warrior": 3}, 0), ({"warrior": 4}, 6), ({"warrior": 1, "leader": 1, "ship": 1, "troll": 1}, 6)])
def test_glorious_death_needs_four_in_valhalla(fallen, glory):
    assert quest_phase("quest_glorious_death", valhalla={0: fallen}).glory(0) == glory


@clause("BR-13.1.7")
def test_glorious_death_counts_before_ragnarok_and_only_own_figures():
    s = quest_phase("quest_glorious_death", valhalla={0: {"warrior": 3}, 1: {"warrior": 4}}, board={"elvagar": {0: {"warrior": 1}}})
    assert s.glory(0) == 0


@clause("BR-13.1.8")
def test_stat_choices_one_for_each_quest_in_lead_order():
    s = scene(
        3, phase="quest", first=1, board={"gimle": {0: {"warrior": 1}}, "yggdrasil": {2: {"warrior": 1}}},
        clans={0: {"quests": [("quest_alfheim", 1), ("quest_alfheim", 1)]}, 2: {"quests": ["quest_yggdrasil"]}},
    )  # fmt: skip
    asked = []
    while s.asks == "raise_stat":
        asked.append(s.asked[0])
        s.do(s.asked[0], "raise_stat", stat="rage")
    assert asked == [2, 0, 0]
    assert s.steps(0) == (3, 1, 1) and s.steps(2) == (2, 1, 1)


@clause("BR-17.6.1")
@pytest.mark.parametrize(
    ("card", "glory"),
    [
        ("quest_alfheim", (5, 7, 9)), ("quest_jotunheim", (5, 7, 9)), ("quest_manheim", (5, 7, 9)),
        ("quest_glorious_death", (6, 8, 11)), ("quest_yggdrasil", (6, 8, 11)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("age", [1, 2, 3])
def test_glory_by_age(card, glory, age):
    board = {p: {0: {"warrior": 1}} for p in ("gimle", "horgr", "myrkulor", "yggdrasil")}
    s = quest_phase(card, age=age, board=board, valhalla={0: {"warrior": 4}})
    assert s.glory(0) == glory[age - 1]
    assert s.asks == "raise_stat"


@clause("BR-17.6.1")
def test_the_printed_glory_counts_also_in_a_later_age():
    s = scene(3, phase="quest", age=3, clans={0: {"quests": [("quest_yggdrasil", 1)]}}, board={"yggdrasil": {0: {"warrior": 1}}})
    assert s.glory(0) == 6


@clause("BR-17.4.13")
def test_odins_throne_doubles_quest_glory_the_raise_stays_single():
    s = quest_phase("quest_alfheim", upgrades=["odins_throne"], board={"gimle": {0: {"warrior": 1}}})
    assert s.glory(0) == 10
    s.do(0, "raise_stat", stat="rage")
    assert s.steps(0) == (2, 1, 1) and s.phase == "ragnarok"


@clause("BR-17.4.13")
def test_odins_throne_doubles_nothing_else():
    s = scene(phase="ragnarok", board={"elvagar": {0: {"warrior": 1}}}, clans={0: {"upgrades": ["odins_throne"]}})
    assert s.glory(0) == 2
    s = scene(3, phase="quest", clans={0: {"upgrades": ["odins_throne"]}, 1: {"quests": ["quest_alfheim"]}}, board={"gimle": {1: {"warrior": 1}}})
    assert (s.glory(0), s.glory(1)) == (0, 5)
