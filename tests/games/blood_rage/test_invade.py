"""Chapter 7: invade."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene

OUTER = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
FJORDS = ["fjord_north", "fjord_east", "fjord_south", "fjord_west"]


@clause("BR-7.1.1")
def test_a_figure_of_the_reserve_is_placed_and_its_strength_paid():
    s = scene().do(0, "invade", figure="warrior", to="horgr")
    assert s.at(0, "horgr") == {"warrior": 1}
    assert s.reserve(0)["warrior"] == 7
    assert s.rage(0) == 5
    assert s.asked == [1]


@clause("BR-7.1.1")
def test_only_figures_of_the_reserve_invade():
    s = scene(board={"gimle": {0: {"leader": 1}}}, valhalla={0: {"ship": 1}})
    assert s.refused(0, "invade", figure="leader", to="horgr") == "BR-7.1.1"
    assert s.refused(0, "invade", figure="ship", to="fjord_east") == "BR-7.1.1"


@clause("BR-7.1.2")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll", "valkyrie"])
def test_any_outer_province_with_an_empty_village(figure):
    s = scene(
        board={"utgard": {1: {"warrior": 3}}},
        destroyed=("gimle",),
        clans={0: {"upgrades": ["troll", "valkyrie"]}},
    )
    assert s.choices("invade", "to", figure=figure) == [p for p in OUTER if p not in ("utgard", "gimle")]


@clause("BR-7.1.3", "BR-17.2.3")
@pytest.mark.parametrize("figure", ["ship", "sea_serpent"])
def test_ships_go_to_fjords(figure):
    s = scene(clans={0: {"upgrades": ["sea_serpent"]}})
    assert s.choices("invade", "to", figure=figure) == FJORDS
    assert s.refused(0, "invade", figure=figure, to="horgr") == "BR-7.1.3"
    assert s.refused(0, "invade", figure=figure, to="yggdrasil") == "BR-7.1.3"


@clause("BR-7.1.4")
@pytest.mark.parametrize("figure", ["warrior", "leader", "troll"])
def test_nobody_invades_yggdrasil(figure):
    s = scene(clans={0: {"upgrades": ["troll"]}})
    assert s.refused(0, "invade", figure=figure, to="yggdrasil") == "BR-7.1.4"


@clause("BR-7.1.4", "BR-17.2.5", "BR-7.1.7")
def test_but_the_dark_elf_does_for_one_rage():
    s = scene(clans={0: {"upgrades": ["dark_elf"]}})
    s.do(0, "invade", figure="dark_elf", to="yggdrasil")
    assert s.rage(0) == 5
    assert s.strength(0, "yggdrasil") == 3


@clause("BR-7.1.5")
def test_the_leader_invades_for_nothing():
    s = scene(clans={0: {"rage": 1}}).do(0, "invade", figure="leader", to="horgr")
    assert s.rage(0) == 1


@clause("BR-7.1.6")
def test_horns_full_no_invade_by_action_or_for_free():
    four = {"horgr": {0: {"warrior": 3}}, "fjord_east": {0: {"ship": 1}}}
    s = scene(board=four, clans={0: {"hand": ["troll"]}})
    assert s.refused(0, "invade", figure="leader", to="gimle") == "BR-7.1.6"
    assert s.choices("invade", "figure") == []
    s.do(0, "upgrade", card="troll", slot=1)
    assert s.asked == [1]
    assert s.reserve(0)["troll"] == 1


@clause("BR-7.1.6")
def test_one_below_the_horns_value_is_enough():
    s = scene(board={"horgr": {0: {"warrior": 3}}}).do(0, "invade", figure="leader", to="gimle")
    assert s.clan(0).on_board == 4


@clause("BR-7.1.7")
@pytest.mark.parametrize(
    ("upgrade", "cost"), [(None, 1), ("brothers_in_arms", 1), ("experts_in_arms", 2), ("masters_in_arms", 2)]
)
def test_what_a_warrior_costs(upgrade, cost):
    s = scene(board={"gimle": {0: {"warrior": 1}}}, clans={0: {"upgrades": [upgrade] if upgrade else []}})
    s.do(0, "invade", figure="warrior", to="gimle")
    assert s.rage(0) == 6 - cost


@clause("BR-7.1.7", "BR-17.2.2")
@pytest.mark.parametrize(
    ("monster", "cost"),
    [
        ("troll", 2), ("dwarf_chieftain", 0), ("sea_serpent", 3), ("valkyrie", 2), ("dark_elf", 1), ("fire_giant", 4),
        ("frost_giant", 4), ("soldier_of_hel", 0), ("volur_witch", 3),
    ],
)  # fmt: skip
def test_what_a_monster_costs(monster, cost):
    s = scene(clans={0: {"upgrades": [monster]}})
    s.do(0, "invade", figure=monster, to="fjord_east" if monster == "sea_serpent" else "horgr")
    assert s.rage(0) == 6 - cost


@clause("BR-7.2.1", "BR-17.4.4", "BR-17.4.11")
def test_after_placing_own_effect_then_succor_then_thors_domain():
    s = scene(
        board={"muspelheim": {1: {"warrior": 1}}},
        clans={0: {"upgrades": ["fire_giant", "friggas_succor", "thors_domain"]}, 1: {"upgrades": ["friggas_protection"]}},
    )
    s.do(0, "invade", figure="fire_giant", to="muspelheim")
    order = []
    while s.asks != "action" or s.asked == [0]:
        order.append((s.asks, s.asked[0]))
        s.position.choose(s.asked[0], s.declining())
    assert order == [("protect", 1), ("succor", 0), ("thors_domain", 0)]


@clause("BR-7.2.2")
def test_a_placement_granted_by_a_card_is_an_invade():
    """Lord of Hammers' free leader: only where an invade may go; and it draws Frigga's Succor after it."""
    s = scene(
        board={"utgard": {1: {"warrior": 3}}},
        clans={0: {"hand": ["lord_of_hammers"], "upgrades": ["friggas_succor"]}},
        destroyed=("gimle",),
    )
    s.do(0, "upgrade", card="lord_of_hammers", slot=1)
    assert s.refused(0, "free_invade", figure="leader", to="utgard") == "BR-2.1.3"
    assert s.refused(0, "free_invade", figure="leader", to="gimle") == "BR-2.1.7"
    assert s.refused(0, "free_invade", figure="leader", to="yggdrasil") == "BR-7.1.4"
    s.do(0, "free_invade", figure="leader", to="horgr")
    assert s.rage(0) == 3
    assert (s.asks, s.asked) == ("succor", [0])
