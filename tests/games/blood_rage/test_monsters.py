"""Chapter 17.2: the nine monsters."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


@clause("BR-17.2.1")
def test_troll_destroys_all_enemy_warriors_where_it_invades():
    board = {"muspelheim": {0: {"warrior": 1}, 1: {"warrior": 2, "leader": 1}}, "fjord_east": {2: {"ship": 1}}, "horgr": {1: {"warrior": 1}}}
    s = scene(board=board, clans={0: {"upgrades": ["troll"]}}).do(0, "invade", figure="troll", to="muspelheim")
    assert s.valhalla(1) == {"warrior": 2} and s.valhalla(2) == {}
    assert s.at(0, "muspelheim") == {"warrior": 1, "troll": 1} and s.at(1, "horgr") == {"warrior": 1}
    assert s.strength(0, "muspelheim") == 1 + 2


@clause("BR-17.2.1", "BR-2.1.3")
def test_troll_needs_an_empty_village_first():
    s = scene(board={"utgard": {1: {"warrior": 3}}}, clans={0: {"upgrades": ["troll"]}})
    assert s.refused(0, "invade", figure="troll", to="utgard") == "BR-2.1.3"


@clause("BR-17.2.2")
@pytest.mark.parametrize(("card", "strength"), [("dwarf_chieftain", 2), ("soldier_of_hel", 3)])
def test_dwarf_chieftain_and_soldier_of_hel_cost_nothing(card, strength):
    s = scene(clans={0: {"hand": [card], "rage": 1}}).do(0, "upgrade", card=card, slot=1).do(0, "decline")
    assert s.rage(0) == 1
    for seat in (1, 2, 3):
        s.do(seat, "pass")
    s.do(0, "invade", figure=card, to="horgr")
    assert s.rage(0) == 1 and s.strength(0, "horgr") == strength


@clause("BR-17.2.3")
def test_sea_serpent_is_a_ship_and_a_monster():
    serpent = {"fjord_east": {1: {"sea_serpent": 1, "ship": 1}}}
    s = scene(board=serpent, clans={0: {"upgrades": ["fire_giant"]}, 1: {"upgrades": ["fire_dragons"]}})
    assert s.strength(1, "horgr") == s.strength(1, "muspelheim") == 3 + 2
    s.do(0, "invade", figure="fire_giant", to="horgr")
    assert s.valhalla(1) == {"ship": 1} and s.at(1, "fjord_east") == {"sea_serpent": 1}
    assert s.glory(1) == 8


@clause("BR-17.2.3", "BR-17.3.3")
def test_the_destruction_of_the_sea_serpent_pays_dragons():
    s = scene(board={"horgr": {0: {"leader": 1, "warrior": 1}}, "fjord_east": {1: {"sea_serpent": 1}}}, clans={1: {"upgrades": ["lokis_dragons"]}})
    s.battle(0, "horgr", {})
    assert s.glory(1) == 4
    s = scene(phase="ragnarok", board={"fjord_north": {1: {"sea_serpent": 1, "ship": 1}}}, clans={1: {"upgrades": ["eternal_dragons"]}})
    assert s.glory(1) == 24 + 4


@clause("BR-17.2.3", "BR-17.5.3")
def test_the_sea_serpent_is_one_of_the_figures_for_odins_tide():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}, "fjord_east": {1: {"sea_serpent": 1}}}, clans={0: {"hand": ["odins_tide"]}})
    s.battle(0, "horgr", {0: "odins_tide"}, "tide_keep").do(1, "tide_keep", figure="sea_serpent")
    assert s.totals() == {0: 4, 1: 3}


@clause("BR-17.2.4")
@pytest.mark.parametrize(("board", "glory"), [
    ({"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"valkyrie": 1}}}, 0),
    ({"horgr": {0: {"warrior": 1}, 1: {"valkyrie": 1, "leader": 1}}}, 2),
    ({"horgr": {0: {"warrior": 2}, 1: {"valkyrie": 1}}}, 4),
])  # fmt: skip
def test_valkyrie_two_glory_for_each_enemy_destroyed(board, glory):
    s = scene(board=board).battle(0, "horgr", {})
    assert sum(e["amount"] for e in s.told("glory") if e["why"] == "valkyrie") == glory


@clause("BR-17.2.4")
def test_valkyrie_counts_whoever_destroyed_and_though_she_fell_herself():
    """Three sides; she dies in Odin's Tide, her owner loses; the enemies' dead of Tide and defeat count."""
    s = scene(
        board={"muspelheim": {0: {"leader": 1, "warrior": 1}, 1: {"valkyrie": 1, "warrior": 1}, 2: {"warrior": 1}}},
        clans={0: {"hand": ["odins_tide"]}},
    )
    s.battle(0, "muspelheim", {0: "odins_tide"}, "tide_keep")
    s.do(0, "tide_keep", figure="leader").do(1, "tide_keep", figure="warrior").settle()
    assert s.valhalla(1) == {"warrior": 1, "valkyrie": 1}
    assert [(e["seat"], e["amount"]) for e in s.told("glory") if e["why"] == "valkyrie"] == [(1, 2 * 2)]


@clause("BR-17.2.4")
def test_valkyrie_elsewhere_or_outside_a_battle_gains_nothing():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}, "gimle": {0: {"valkyrie": 1}}}).battle(0, "horgr", {})
    assert s.glory(0) == 4
    s = scene(board={"horgr": {0: {"valkyrie": 1}, 1: {"warrior": 1}}}, clans={0: {"upgrades": ["troll"]}})
    s.do(0, "invade", figure="troll", to="horgr")
    assert s.glory(0) == 0


@clause("BR-17.2.5")
def test_dark_elf_is_1_outside_and_3_in_yggdrasil():
    assert scene(board={"horgr": {0: {"dark_elf": 1}}}).strength(0, "horgr") == 1
    assert scene(board={"yggdrasil": {0: {"dark_elf": 1}}}).strength(0, "yggdrasil") == 3
    s = scene(clans={0: {"upgrades": ["dark_elf"]}})
    assert s.choices("invade", "to", figure="dark_elf")[0] == "yggdrasil"


@clause("BR-17.2.5", "BR-17.4.4", "BR-17.4.11")
def test_dark_elf_in_yggdrasil_no_succor_but_thors_domain():
    s = scene(clans={0: {"upgrades": ["dark_elf", "friggas_succor", "thors_domain"]}})
    s.do(0, "invade", figure="dark_elf", to="yggdrasil")
    assert s.asks == "thors_domain"
    s.do(0, "thors_domain", choice=True)
    assert s.pillaged("yggdrasil") and s.steps(0) == (2, 2, 2) and s.rage(0) == 3
    s = scene(clans={0: {"hand": ["dark_elf"]}}).do(0, "upgrade", card="dark_elf", slot=1)
    s.do(0, "free_invade", figure="dark_elf", to="yggdrasil")
    assert s.at(0, "yggdrasil") == {"dark_elf": 1}


@clause("BR-17.2.6")
def test_fire_giant_destroys_enemies_but_monsters_in_province_and_fjord():
    board = {
        "muspelheim": {0: {"warrior": 1}, 1: {"warrior": 1, "leader": 1}, 2: {"volur_witch": 1}},
        "fjord_east": {0: {"ship": 1}, 1: {"ship": 1}}, "horgr": {1: {"warrior": 1}},
    }  # fmt: skip
    s = scene(board=board, clans={0: {"upgrades": ["fire_giant"]}}).do(0, "invade", figure="fire_giant", to="muspelheim")
    assert s.valhalla(1) == {"warrior": 1, "leader": 1, "ship": 1}
    assert s.at(2, "muspelheim") == {"volur_witch": 1}
    assert s.at(0, "muspelheim") == {"warrior": 1, "fire_giant": 1} and s.at(0, "fjord_east") == {"ship": 1}
    assert s.at(1, "horgr") == {"warrior": 1}
    assert s.strength(0, "horgr") == 2 and s.strength(0, "muspelheim") == 1 + 4 + 2


@clause("BR-17.2.6")
def test_the_fire_giants_blow_is_not_a_battle():
    s = scene(board={"horgr": {0: {"valkyrie": 1}, 1: {"warrior": 2}}}, clans={0: {"upgrades": ["fire_giant", "thors_glory"]}})
    s.do(0, "invade", figure="fire_giant", to="horgr")
    assert s.glory(0) == 0 and s.valhalla(1) == {"warrior": 2}


@clause("BR-17.2.7")
@pytest.mark.parametrize(("province", "steps", "glory"), [
    ("horgr", (1, 3, 1), 0), ("myrkulor", (1, 1, 1), 10), ("yggdrasil", (3, 3, 3), 0),
])  # fmt: skip
def test_frost_giant_gives_the_reward_twice(province, steps, glory):
    s = scene(board={province: {0: {"frost_giant": 1}}}).do(0, "pillage", province=province)
    assert s.steps(0) == steps and s.glory(0) == glory


@clause("BR-17.2.7")
def test_frost_giant_only_where_it_stands_and_only_for_its_owner():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "gimle": {0: {"frost_giant": 1}}}).do(0, "pillage", province="horgr")
    assert s.steps(0) == (1, 2, 1)
    s = scene(board={"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"frost_giant": 1}}}).battle(0, "horgr", {})
    assert s.steps(0) == s.steps(1) == (1, 1, 1)


@clause("BR-17.2.8")
def test_volur_witch_retreats_from_a_lost_battle():
    s = scene(board={"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"volur_witch": 1}}}).battle(0, "horgr", {}, "witch_retreat")
    s.do(1, "witch_retreat", choice=True)
    assert s.at(1, "yggdrasil") == {"volur_witch": 1} and s.valhalla(1) == {}
    assert s.clan(1).on_board == 1 and s.state.room(4) == 2


@clause("BR-17.2.8", "BR-17.5.3")
def test_a_witch_that_retreats_in_odins_tide_adds_no_strength():
    board = {"horgr": {0: {"leader": 1}, 1: {"volur_witch": 1, "warrior": 1}}}
    s = scene(board=board, clans={0: {"hand": ["odins_tide"]}}).battle(0, "horgr", {0: "odins_tide"}, "tide_keep", "witch_retreat")
    s.do(1, "tide_keep", figure="warrior").do(1, "witch_retreat", choice=True).settle()
    assert s.totals() == {0: 4, 1: 1}


@clause("BR-17.2.8")
def test_volur_witch_does_not_retreat_in_yggdrasil():
    s = scene(board={"yggdrasil": {0: {"leader": 1, "warrior": 1}, 1: {"volur_witch": 1}}}).battle(0, "yggdrasil", {}, "witch_retreat")
    assert s.valhalla(1) == {"volur_witch": 1}
