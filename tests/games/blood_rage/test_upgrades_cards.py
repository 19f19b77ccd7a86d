"""Chapter 17.4: clan upgrades."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene

DUEL = {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}


def glory_from(s, why):
    return [(e["seat"], e["amount"]) for e in s.told("glory") if e["why"] == why]


@clause("BR-17.4.1", "BR-15.1.3")
@pytest.mark.parametrize(("card", "each"), [("lokis_domain", 1), ("lokis_eminence", 2), ("lokis_wrath", 3)])
def test_loki_pays_for_the_released(card, each):
    s = scene(phase="release_valhalla", valhalla={0: {"warrior": 2, "leader": 1, "troll": 1}, 1: {"warrior": 5}}, clans={0: {"upgrades": [card]}})
    assert glory_from(s, card) == [(0, 4 * each)] and s.glory(1) == 0


@clause("BR-17.4.1", "BR-17.4.12")
def test_loki_does_not_pay_for_a_figure_fetched_by_friggas_domain():
    s = scene(valhalla={0: {"warrior": 1}}, clans={0: {"upgrades": ["lokis_wrath", "friggas_domain"]}})
    s.do(0, "valhalla_invade", figure="warrior", to="horgr")
    assert s.glory(0) == 0


@clause("BR-17.4.2")
@pytest.mark.parametrize(("card", "cost"), [("lokis_wrath", 2), ("lokis_domain", 0), ("tyrs_domain", 0), ("dwarf_chieftain", 0), ("fire_giant", 3), ("lord_of_axes", 2)])
def test_friggas_charm_makes_upgrades_one_cheaper_not_below_0(card, cost):
    s = scene(clans={0: {"hand": [card], "upgrades": ["friggas_charm"]}}).do(0, "upgrade", card=card, slot=1).settle()
    assert s.rage(0) == 6 - cost


@clause("BR-17.4.2")
def test_friggas_charm_does_not_cheapen_invades():
    s = scene(clans={0: {"upgrades": ["friggas_charm"]}}).do(0, "invade", figure="ship", to="fjord_east")
    assert s.rage(0) == 4


@clause("BR-17.4.3")
@pytest.mark.parametrize(("board", "glory"), [
    ({"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, []), ({"horgr": {0: {"leader": 1}, 1: {"warrior": 2}}}, [(0, 2)]),
    ({"muspelheim": {0: {"warrior": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}}, [(0, 2)]),
    ({"muspelheim": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}, "fjord_east": {1: {"ship": 1}}}, [(0, 2)]),
    ({"horgr": {0: {"warrior": 2}, 1: {"leader": 1}}}, []),
])  # fmt: skip
def test_thors_glory_needs_two_enemies_destroyed(board, glory):
    s = scene(board=board, clans={0: {"upgrades": ["thors_glory"]}})
    s.battle(0, next(iter(board)), {})
    assert glory_from(s, "thors_glory") == glory


@clause("BR-17.4.3")
def test_thors_glory_is_for_participants_only_also_those_who_lost():
    board = {"muspelheim": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}}
    s = scene(board=board, clans={3: {"upgrades": ["thors_glory"]}}).battle(0, "muspelheim", {})
    assert glory_from(s, "thors_glory") == []
    s = scene(board={"muspelheim": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 2}}}, clans={1: {"upgrades": ["thors_glory"]}})
    assert glory_from(s.battle(0, "muspelheim", {}), "thors_glory") == [(1, 2)]


@clause("BR-17.4.4")
def test_friggas_succor_one_more_warrior_for_nothing():
    s = scene(clans={0: {"upgrades": ["friggas_succor", "experts_in_arms"]}}).do(0, "invade", figure="leader", to="horgr")
    assert s.asks == "succor"
    s.do(0, "succor", choice=True)
    assert s.at(0, "horgr") == {"leader": 1, "warrior": 1} and s.rage(0) == 6
    assert s.asked == [1]


@clause("BR-17.4.4", "BR-7.1.6")
@pytest.mark.parametrize("given", [
    {"board": {"utgard": {1: {"warrior": 2}}}},
    {"board": {"gimle": {0: {"warrior": 3}}}},
    {"board": {"yggdrasil": {0: {"warrior": 7}}, "gimle": {0: {"warrior": 1}}}, "horns": 6},
])  # fmt: skip
def test_no_succor_without_room_horns_or_a_warrior(given):
    s = scene(board=given["board"], clans={0: {"upgrades": ["friggas_succor"], "steps": (1, 1, given.get("horns", 1))}})
    s.do(0, "invade", figure="leader", to="utgard")
    assert s.asked == [1]


@clause("BR-17.4.4")
def test_no_succor_into_a_fjord():
    s = scene(clans={0: {"upgrades": ["friggas_succor"]}}).do(0, "invade", figure="ship", to="fjord_east")
    assert s.asked == [1]


@clause("BR-17.4.5", "BR-11.5.3")
@pytest.mark.parametrize(("cards", "bonus"), [(["tyrs_domain"], 3), (["tyrs_wrath"], 5), (["tyrs_domain", "tyrs_wrath"], 5)])
def test_a_revealed_quest_may_count_as_a_battle_card(cards, bonus):
    given = {0: {"hand": ["quest_alfheim"], "upgrades": cards}}
    s = scene(board=DUEL, clans=given).battle(0, "horgr", {0: "quest_alfheim"}, "quest_as_battle")
    s.do(0, "quest_as_battle", choice=True)
    assert s.totals()[0] == 3 + bonus
    s = scene(board=DUEL, clans=given).battle(0, "horgr", {0: "quest_alfheim"}, "quest_as_battle")
    s.do(0, "quest_as_battle", choice=False)
    assert s.totals()[0] == 3


@clause("BR-17.4.5", "BR-11.5.3")
def test_tyrs_domain_is_asked_for_quests_only_and_in_lead_order():
    s = scene(board=DUEL, clans={0: {"hand": ["troll"], "upgrades": ["tyrs_domain"]}}).battle(0, "horgr", {0: "troll"}, "quest_as_battle")
    assert s.asked == [1] and s.totals()[0] == 3
    s = scene(
        active=1, board=DUEL,
        clans={0: {"hand": ["quest_alfheim"], "upgrades": ["tyrs_domain"]}, 1: {"hand": ["quest_manheim"], "upgrades": ["tyrs_wrath"]}},
    )  # fmt: skip
    s.battle(1, "horgr", {0: "quest_alfheim", 1: "quest_manheim"}, "quest_as_battle")
    assert s.asked == [1]


@clause("BR-17.4.5", "BR-17.5.10")
def test_thors_primacy_does_not_affect_tyrs_domain():
    s = scene(board=DUEL, clans={0: {"hand": ["quest_alfheim"], "upgrades": ["tyrs_domain"]}, 1: {"hand": ["thors_primacy"]}})
    s.battle(0, "horgr", {0: "quest_alfheim", 1: "thors_primacy"}, "quest_as_battle").do(0, "quest_as_battle", choice=True)
    assert s.totals() == {0: 6, 1: 4}


BLESSED = {"upgrades": ["lokis_blessing"]}


@clause("BR-17.4.6")
def test_lokis_blessing_after_a_loss_and_after_a_tie():
    s = scene(board=DUEL, clans={1: BLESSED}).battle(0, "horgr", {}, "blessing").do(1, "blessing", choice=True)
    assert s.at(1, "horgr") == {"warrior": 1} and s.rage(1) == 6
    s = scene(board={"horgr": {0: {"warrior": 1}, 1: {"warrior": 1}}}, clans={0: BLESSED}).battle(0, "horgr", {}, "blessing")
    assert s.asked == [0]


@clause("BR-17.4.6")
@pytest.mark.parametrize(("province", "board", "steps"), [
    ("yggdrasil", {"yggdrasil": DUEL["horgr"]}, 1),
    ("utgard", {"utgard": {0: {"leader": 1, "warrior": 2}}, "fjord_south": {1: {"ship": 1}}}, 1),
    ("horgr", {**DUEL, "gimle": {1: {"warrior": 4}}}, 1),
    ("horgr", {**DUEL, "yggdrasil": {1: {"warrior": 7}}}, 6),
])  # fmt: skip
def test_no_blessing_in_yggdrasil_without_room_horns_or_a_warrior(province, board, steps):
    s = scene(board=board, clans={1: {**BLESSED, "steps": (1, 1, steps)}}).battle(0, province, {}, "blessing")
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-17.4.6")
def test_no_blessing_for_the_winner_nor_without_a_battle():
    assert scene(board=DUEL, clans={0: BLESSED}).battle(0, "horgr", {}, "blessing").asks == "action"
    s = scene(board={"horgr": {0: {"warrior": 1}}}, clans={0: BLESSED, 1: {}}).do(0, "pillage", province="horgr")
    assert s.asked == [1]


@clause("BR-17.4.6", "BR-17.4.4", "BR-17.4.11")
def test_the_blessings_warrior_draws_succor_but_never_thors_domain():
    s = scene(board={"muspelheim": {0: {"warrior": 1}, 1: {"leader": 1}}}, clans={0: {"upgrades": ["lokis_blessing", "friggas_succor", "thors_domain"]}})
    s.battle(0, "muspelheim", {}, "blessing").do(0, "blessing", choice=True)
    assert s.asks == "succor"
    s.do(0, "succor", choice=True)
    assert (s.asks, s.asked) == ("action", [1])
    assert s.at(0, "muspelheim") == {"warrior": 2}


@clause("BR-17.4.7")
def test_odins_inspiration_doubles_ragnarok_glory_only():
    s = scene(phase="ragnarok", board={"elvagar": {0: {"warrior": 2}, 1: {"warrior": 1}}, "fjord_north": {0: {"ship": 1}}},
              clans={0: {"upgrades": ["odins_inspiration", "lokis_dragons"]}})  # fmt: skip
    assert glory_from(s, "ragnarok") == [(0, 3 * 2 * 2), (1, 2)]
    assert glory_from(s, "lokis_dragons") == [(0, 4)]


@clause("BR-17.4.8")
def test_tyrs_challenge_pillages_again_for_two_rage():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "gimle": {0: {"warrior": 1}}}, pillaged=("horgr",), clans={0: {"upgrades": ["tyrs_challenge"]}})
    assert s.refused(0, "repillage", province="gimle") == "BR-17.4.8"
    assert s.refused(0, "repillage", province="utgard") == "BR-17.4.8"
    assert s.choices("repillage", "province") == ["horgr"]
    s.do(0, "repillage", province="horgr")
    assert s.rage(0) == 4 and s.steps(0) == (1, 2, 1) and s.pillaged("horgr")


@clause("BR-17.4.8")
def test_tyrs_challenge_needs_two_rage_and_a_figure_and_leaves_the_token_in_defeat():
    given = {"upgrades": ["tyrs_challenge"]}
    s = scene(board={"horgr": {0: {"warrior": 1}}}, pillaged=("horgr", "gimle"), clans={0: {**given, "rage": 1}})
    assert s.refused(0, "repillage", province="horgr") == "BR-6.2.2"
    s = scene(board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}, pillaged=("horgr", "gimle"), clans={0: given})
    assert s.refused(0, "repillage", province="gimle") == "BR-11.1.1"
    s.do(0, "repillage", province="horgr").settle()
    assert s.pillaged("horgr") and s.steps(0) == (1, 1, 1) and s.rage(0) == 4 and s.glory(1) == 3


def prowess(rage, hand, *, theirs=(), late=None):
    s = scene(board=DUEL, clans={0: {"rage": rage, "hand": hand, "upgrades": ["tyrs_prowess"]}, 1: {"hand": list(theirs), "rage": 0}})
    s.do(0, "pillage", province="horgr").commit({0: hand[0], **({1: theirs[0]} if theirs else {})}, "late", "prowess")
    if late:
        s.do(0, "late", card=late)
    return s.settle("prowess")


@clause("BR-17.4.10", "BR-11.7.2")
def test_tyrs_prowess_buys_back_any_played_cards_for_one_rage_each():
    s = prowess(2, ["tyrs_bash", "heimdalls_eye"], late="heimdalls_eye")
    assert [o["cards"] for o in s.options()] == [[], ["tyrs_bash"], ["heimdalls_eye"], ["tyrs_bash", "heimdalls_eye"]]
    s.do(0, "prowess", cards=["heimdalls_eye", "tyrs_bash"])
    assert s.rage(0) == 0 and s.hand(0) == ["heimdalls_eye", "tyrs_bash"] and s.discarded == []


@clause("BR-17.4.10")
def test_tyrs_prowess_with_too_little_rage_for_all():
    s = prowess(1, ["tyrs_bash", "heimdalls_eye"], late="heimdalls_eye")
    assert [o["cards"] for o in s.options()] == [[], ["tyrs_bash"], ["heimdalls_eye"]]
    s.do(0, "prowess", cards=["tyrs_bash"])
    assert s.rage(0) == 0 and s.hand(0) == ["tyrs_bash"] and s.discarded == ["heimdalls_eye"]


@clause("BR-17.4.10", "BR-17.5.11")
def test_tyrs_prowess_comes_too_late_against_trickery_and_poison():
    s = prowess(1, ["tyrs_bash"], theirs=["lokis_trickery"])
    assert s.asks == "action" and s.discarded == ["tyrs_bash"] and s.rage(0) == 0
    s = prowess(5, ["tyrs_bash"], theirs=["lokis_poison"])
    assert s.asks == "action" and s.hand(1) == ["lokis_poison", "tyrs_bash"] and s.rage(0) == 5


@clause("BR-17.4.10")
@pytest.mark.parametrize("cards", [["tyrs_bash", "heimdalls_eye"], ["tyrs_rage"], ["tyrs_bash", "tyrs_bash"]])
def test_tyrs_prowess_says_why_it_does_not_bring_more_back(cards):
    s = scene(board=DUEL, clans={0: {"hand": ["tyrs_bash", "heimdalls_eye"], "upgrades": ["tyrs_prowess"], "rage": 1}})
    s.battle(0, "horgr", {0: "tyrs_bash"}, "late").do(0, "late", card="heimdalls_eye").settle("prowess")
    assert s.refused(0, "prowess", cards=cards) == "BR-17.4.10"
    assert s.refused(0, "prowess", cards=["heimdalls_eye"]) is None


@clause("BR-17.4.10")
def test_tyrs_prowess_is_for_the_winner():
    s = scene(board=DUEL, clans={1: {"hand": ["tyrs_bash"], "upgrades": ["tyrs_prowess"]}, 0: {"hand": ["tyrs_crush"]}})
    s.battle(0, "horgr", {0: "tyrs_crush", 1: "tyrs_bash"}, "prowess")
    assert s.asks == "action" and s.rage(1) == 6


@clause("BR-17.4.11")
def test_thors_domain_pillages_the_invaded_province_at_once_for_two_rage():
    s = scene(board={"horgr": {1: {"warrior": 1}}}, clans={0: {"upgrades": ["thors_domain"], "hand": ["tyrs_bash"]}})
    s.do(0, "invade", figure="leader", to="horgr").do(0, "thors_domain", choice=True)
    assert s.asks == "commit" and s.rage(0) == 4
    s.commit({0: "tyrs_bash"})
    assert s.pillaged("horgr") and s.at(0, "horgr") == {"leader": 1}
    assert s.asked == [1]


@clause("BR-17.4.11")
@pytest.mark.parametrize(("given", "figure", "to"), [
    ({"clans": {0: {"rage": 1, "upgrades": ["thors_domain"]}}}, "leader", "horgr"),
    ({"clans": {0: {"rage": 2, "upgrades": ["thors_domain"]}}}, "warrior", "horgr"),
    ({"clans": {0: {"upgrades": ["thors_domain"]}}, "pillaged": ("horgr",)}, "leader", "horgr"),
    ({"clans": {0: {"upgrades": ["thors_domain"]}}}, "ship", "fjord_east"),
    ({"clans": {0: {"upgrades": ["thors_domain", "tyrs_challenge"]}}, "pillaged": ("horgr",)}, "leader", "horgr"),
])  # fmt: skip
def test_no_thors_domain_without_rage_on_a_pillaged_province_or_in_a_fjord(given, figure, to):
    s = scene(**given).do(0, "invade", figure=figure, to=to)
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-17.4.11", "BR-17.4.4")
def test_an_invade_and_its_succor_warrior_are_one_event_for_thors_domain():
    s = scene(clans={0: {"upgrades": ["thors_domain", "friggas_succor"]}}).do(0, "invade", figure="leader", to="horgr")
    s.do(0, "succor", choice=True)
    assert s.asks == "thors_domain"
    s.do(0, "thors_domain", choice=False)
    assert s.asked == [1] and not s.pillaged("horgr")


@clause("BR-17.4.11", "BR-17.4.12")
def test_thors_domain_after_an_invade_from_valhalla_and_after_a_free_one():
    s = scene(valhalla={0: {"warrior": 1}}, clans={0: {"rage": 3, "upgrades": ["thors_domain", "friggas_domain"]}})
    s.do(0, "valhalla_invade", figure="warrior", to="horgr").do(0, "thors_domain", choice=True)
    assert s.pillaged("horgr") and s.rage(0) == 0
    s = scene(clans={0: {"hand": ["troll"], "upgrades": ["thors_domain"]}}).do(0, "upgrade", card="troll", slot=1)
    s.do(0, "free_invade", figure="troll", to="horgr").do(0, "thors_domain", choice=True)
    assert s.pillaged("horgr") and s.rage(0) == 2 and s.asked == [1]


@clause("BR-17.4.12")
@pytest.mark.parametrize(("figure", "to"), [("warrior", "horgr"), ("leader", "horgr"), ("ship", "fjord_east"), ("frost_giant", "horgr"), ("dark_elf", "yggdrasil")])
def test_friggas_domain_invades_from_valhalla_for_one_rage_in_all(figure, to):
    s = scene(valhalla={0: {figure: 1}}, clans={0: {"upgrades": ["friggas_domain", "experts_in_arms"]}})
    s.do(0, "valhalla_invade", figure=figure, to=to)
    assert s.at(0, to) == {figure: 1} and s.valhalla(0) == {} and s.rage(0) == 5


@clause("BR-17.4.12")
def test_friggas_domain_is_an_invade():
    s = scene(valhalla={0: {"troll": 1}}, board={"horgr": {1: {"warrior": 1}}, "utgard": {1: {"warrior": 3}}}, clans={0: {"upgrades": ["friggas_domain"]}})
    assert s.refused(0, "valhalla_invade", figure="leader", to="horgr") == "BR-17.4.12"
    assert s.refused(0, "valhalla_invade", figure="troll", to="utgard") == "BR-2.1.3"
    assert s.refused(0, "valhalla_invade", figure="troll", to="yggdrasil") == "BR-7.1.4"
    s.do(0, "valhalla_invade", figure="troll", to="horgr")
    assert s.valhalla(1) == {"warrior": 1}
    s = scene(valhalla={0: {"warrior": 1}}, board={"horgr": {0: {"warrior": 4}}}, clans={0: {"upgrades": ["friggas_domain"]}})
    assert s.refused(0, "valhalla_invade", figure="warrior", to="gimle") == "BR-7.1.6"


@clause("BR-17.4.14", "BR-16.2.2")
def test_thors_conquest_three_glory_for_each_figure_on_the_board():
    s = scene(phase="game_end", age=3, board={"horgr": {0: {"warrior": 2, "troll": 1}}, "fjord_east": {0: {"ship": 1}}, "yggdrasil": {1: {"warrior": 3}}},
              valhalla={0: {"leader": 1}}, clans={0: {"upgrades": ["thors_conquest"]}})  # fmt: skip
    assert (s.glory(0), s.glory(1)) == (12, 0)


@clause("BR-17.4.15")
def test_friggas_sacrifice_two_figures_anywhere_for_a_stat():
    s = scene(board={"horgr": {0: {"warrior": 2}}, "yggdrasil": {0: {"leader": 1}}, "fjord_east": {0: {"ship": 1}}}, clans={0: {"upgrades": ["friggas_sacrifice"], "rage": 1}})
    s.do(0, "sacrifice", figures={"yggdrasil": {"leader": 1}, "fjord_east": {"ship": 1}})
    assert s.valhalla(0) == {"leader": 1, "ship": 1}
    s.do(0, "raise_stat", stat="horns")
    assert s.steps(0) == (1, 1, 2) and s.rage(0) == 1 and s.asked == [1]


@clause("BR-17.4.15")
def test_friggas_sacrifice_offers_every_pair_once():
    s = scene(board={"horgr": {0: {"warrior": 2}}, "gimle": {0: {"warrior": 1, "troll": 1}}}, clans={0: {"upgrades": ["friggas_sacrifice"]}})
    s.do(0, "sacrifice")
    assert len(s.options()) == len({str(o) for o in s.options()}) == 4
    assert s.refused(0, "sacrifice", figures={"horgr": {"warrior": 1}, "gimle": {"warrior": 1}}) is None
    for figures in ({"gimle": {"warrior": 2}}, {"horgr": {"warrior": 1, "troll": 1}}, {"horgr": {"warrior": 1}, "fjord_east": {"ship": 1}}):
        assert s.refused(0, "sacrifice", figures=figures) == "BR-17.4.15"


@clause("BR-17.4.15")
@pytest.mark.parametrize(("board", "steps"), [({"horgr": {0: {"warrior": 1}}}, (1, 1, 1)), ({"horgr": {0: {"warrior": 2}}}, (6, 6, 6))])
def test_no_sacrifice_with_fewer_than_two_figures_or_no_stat_to_raise(board, steps):
    s = scene(board=board, valhalla={0: {"leader": 1}}, clans={0: {"upgrades": ["friggas_sacrifice"], "steps": steps}})
    assert s.refused(0, "sacrifice", figures={"horgr": {"warrior": 2}}) == "BR-17.4.15"
    assert {"do": "sacrifice"} not in s.options()
