"""Chapter 9: upgrade."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


@clause("BR-9.1.1")
def test_an_upgrade_of_the_hand_is_paid_and_put_into_a_slot_of_its_kind():
    s = scene(clans={0: {"hand": ["thors_glory", "tyrs_bash"]}})
    assert s.refused(0, "upgrade", card="tyrs_bash", slot=1) == "BR-9.1.1"
    assert s.refused(0, "upgrade", card="lokis_wrath", slot=1) == "BR-9.1.1"
    s.do(0, "upgrade", card="thors_glory", slot=1)
    assert s.rage(0) == 4
    assert s.upgrades(0) == ["thors_glory"] and s.hand(0) == ["tyrs_bash"]
    assert s.asked == [1]


@clause("BR-9.1.2")
def test_the_player_chooses_the_slot_empty_or_filled():
    s = scene(clans={0: {"hand": ["thors_glory"], "upgrades": ["lokis_domain"]}})
    offered = [(o["slot"], o["replaces"]) for o in s.options() if o["do"] == "upgrade"]
    assert offered == [(1, "lokis_domain"), (2, None), (3, None)]
    assert s.refused(0, "upgrade", card="thors_glory", slot=4) == "BR-9.1.2"
    assert s.refused(0, "upgrade", card="thors_glory", slot=0) == "BR-9.1.2"


@clause("BR-9.1.3")
def test_the_card_in_the_slot_is_discarded_and_its_effect_ends():
    s = scene(clans={0: {"hand": ["experts_in_arms"], "upgrades": ["brothers_in_arms"]}}, board={"horgr": {0: {"warrior": 2}}})
    assert s.strength(0, "horgr") == 3
    s.do(0, "upgrade", card="experts_in_arms", slot=1).do(0, "decline")
    assert s.strength(0, "horgr") == 4
    assert s.upgrades(0) == ["experts_in_arms"]
    assert s.discarded == ["brothers_in_arms"]


@clause("BR-9.1.4", "BR-16.1.3")
def test_an_upgrade_works_at_once_in_later_ages_and_before_all_eyes():
    s = scene(clans={0: {"hand": ["friggas_charm", "thors_glory"]}})
    s.do(0, "upgrade", card="friggas_charm", slot=1)
    assert [slot.card.id for slot in s.view(3).clans[0].slots if slot.card] == ["friggas_charm"]
    s = scene(phase="end_of_age", clans={0: {"upgrades": ["friggas_charm"]}})
    assert s.upgrades(0) == ["friggas_charm"] and int(s.state.age) == 2


@clause("BR-9.1.5", "BR-15.1.3")
def test_upgrades_of_the_same_benefit_both_work():
    s = scene(phase="release_valhalla", clans={0: {"upgrades": ["lokis_domain", "lokis_eminence"]}}, valhalla={0: {"warrior": 2}})
    assert s.glory(0) == 2 * 1 + 2 * 2


@clause("BR-9.2.1")
@pytest.mark.parametrize(
    ("card", "figure", "to"),
    [
        ("lord_of_hammers", "leader", "horgr"), ("lord_of_axes", "leader", "horgr"), ("lord_of_spears", "leader", "horgr"),
        ("brothers_in_arms", "warrior", "horgr"), ("experts_in_arms", "warrior", "horgr"), ("masters_in_arms", "warrior", "horgr"),
        ("lokis_dragons", "ship", "fjord_east"), ("fire_dragons", "ship", "fjord_east"), ("eternal_dragons", "ship", "fjord_east"),
    ],
)  # fmt: skip
def test_a_troop_upgrade_brings_one_free_invade_of_its_kind(card, figure, to):
    s = scene(clans={0: {"hand": [card]}}).do(0, "upgrade", card=card, slot=1)
    rage = s.rage(0)
    assert (s.asks, s.asked) == ("free_invade", [0])
    other = {"leader": ("warrior", "horgr"), "warrior": ("leader", "horgr"), "ship": ("leader", "horgr")}[figure]
    assert s.refused(0, "free_invade", figure=other[0], to=other[1]) == "BR-9.2.1"
    s.do(0, "free_invade", figure=figure, to=to)
    assert s.at(0, to) == {figure: 1}
    assert s.rage(0) == rage and s.asked == [1]


@clause("BR-9.2.1", "BR-17.2.3")
def test_after_a_ship_upgrade_the_sea_serpent_may_be_the_one():
    s = scene(clans={0: {"hand": ["lokis_dragons"], "upgrades": ["sea_serpent"]}}).do(0, "upgrade", card="lokis_dragons", slot=1)
    assert set(s.choices("free_invade", "figure")) == {"ship", "sea_serpent"}
    s.do(0, "free_invade", figure="sea_serpent", to="fjord_west")
    assert s.at(0, "fjord_west") == {"sea_serpent": 1} and s.asked == [1]
    assert s.strength(0, "gimle") == 3


@clause("BR-9.2.1")
def test_no_figure_of_the_kind_in_the_reserve_no_offer():
    s = scene(board={"horgr": {0: {"leader": 1}}}, clans={0: {"hand": ["lord_of_axes"]}})
    s.do(0, "upgrade", card="lord_of_axes", slot=1)
    assert s.asked == [1]


@clause("BR-9.2.1")
def test_a_clan_upgrade_brings_no_invade():
    s = scene(clans={0: {"hand": ["lokis_domain"]}}).do(0, "upgrade", card="lokis_domain", slot=1)
    assert s.asked == [1]


@clause("BR-9.3.1")
def test_a_monster_joins_the_reserve_and_may_invade_at_once():
    s = scene(clans={0: {"hand": ["valkyrie"]}}).do(0, "upgrade", card="valkyrie", slot=2)
    assert s.reserve(0)["valkyrie"] == 1 and s.rage(0) == 4
    assert s.refused(0, "free_invade", figure="leader", to="horgr") == "BR-9.3.1"
    s.do(0, "free_invade", figure="valkyrie", to="horgr")
    assert s.at(0, "horgr") == {"valkyrie": 1} and s.rage(0) == 4


@clause("BR-9.3.2")
def test_a_monster_counts_as_a_figure_for_every_purpose():
    s = scene(board={"horgr": {0: {"warrior": 3, "troll": 1}}})
    assert s.refused(0, "invade", figure="leader", to="gimle") == "BR-7.1.6"
    s = scene(phase="ragnarok", board={"elvagar": {0: {"troll": 1}}})
    assert s.glory(0) == 2 and s.valhalla(0) == {"troll": 1}
    s = scene(phase="quest", valhalla={0: {"warrior": 3, "troll": 1}}, clans={0: {"quests": ["quest_glorious_death"]}})
    assert s.glory(0) == 6


@clause("BR-9.3.3", "BR-1.2.2")
@pytest.mark.parametrize("where", ["horgr", "valhalla", "reserve"])
def test_a_replaced_monster_goes_back_to_the_box_from_wherever_it_is(where):
    board = {"horgr": {0: {"troll": 1}}} if where == "horgr" else {}
    valhalla = {0: {"troll": 1}} if where == "valhalla" else {}
    s = scene(board=board, valhalla=valhalla, clans={0: {"hand": ["valkyrie"], "upgrades": [] if where != "reserve" else ["troll"]}})
    s.do(0, "upgrade", card="valkyrie", slot=1).do(0, "decline")
    assert "troll" not in {**s.at(0, "horgr"), **s.valhalla(0), **s.reserve(0)}
    assert s.discarded == ["troll"] and s.glory(0) == 0
    assert s.clan(0).on_board == 0 and not s.told("destroyed")
    assert s.state.room(4) == 4


@clause("BR-9.3.3")
def test_at_most_two_monsters():
    s = scene(clans={0: {"hand": ["valkyrie"], "upgrades": ["troll", "dark_elf"]}})
    assert [(o["slot"], o["replaces"]) for o in s.options() if o["do"] == "upgrade"] == [(1, "troll"), (2, "dark_elf")]


@clause("BR-9.3.3", "BR-17.3.3")
def test_a_replaced_sea_serpent_pays_no_dragons():
    s = scene(board={"fjord_east": {0: {"sea_serpent": 1}}}, clans={0: {"hand": ["troll"], "upgrades": ["lokis_dragons"]}})
    s.do(0, "upgrade", card="troll", slot=1).do(0, "decline")
    assert s.glory(0) == 0 and s.at(0, "fjord_east") == {}


@clause("BR-9.3.4")
def test_the_old_monster_frees_its_horn_before_the_free_invade():
    s = scene(board={"horgr": {0: {"warrior": 3, "troll": 1}}}, clans={0: {"hand": ["valkyrie"]}})
    s.do(0, "upgrade", card="valkyrie", slot=1)
    assert s.asks == "free_invade"
    s.do(0, "free_invade", figure="valkyrie", to="horgr")
    assert s.at(0, "horgr") == {"warrior": 3, "valkyrie": 1}


@clause("BR-9.3.4", "BR-17.4.2")
def test_the_charm_still_helps_to_pay_for_the_card_that_replaces_it():
    s = scene(clans={0: {"hand": ["thors_glory"], "upgrades": ["friggas_charm"]}})
    s.do(0, "upgrade", card="thors_glory", slot=1)
    assert s.rage(0) == 5 and s.upgrades(0) == ["thors_glory"]


@clause("BR-9.3.5")
def test_the_free_invade_is_optional_and_has_its_on_invade_effect():
    s = scene(board={"horgr": {1: {"warrior": 2}}}, clans={0: {"hand": ["troll"]}})
    s.do(0, "upgrade", card="troll", slot=1).do(0, "decline")
    assert s.reserve(0)["troll"] == 1 and s.at(1, "horgr") == {"warrior": 2}
    s = scene(board={"horgr": {1: {"warrior": 2}}}, clans={0: {"hand": ["troll"]}})
    s.do(0, "upgrade", card="troll", slot=1).do(0, "free_invade", figure="troll", to="horgr")
    assert s.valhalla(1) == {"warrior": 2}
