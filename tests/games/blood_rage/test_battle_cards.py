"""Chapter 17.5: each battle card, what it does and what it does not."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene

DUEL = {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}
CROWD = {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}}


def fight(hands, *stop, board=DUEL, players=4, pillager=0, province="horgr", clans=None, **given):
    """A battle in which each seat commits the first card of his hand."""
    seats = {seat: {**(clans or {}).get(seat, {}), "hand": list(hands.get(seat, ()))} for seat in range(players)}
    s = scene(players, board=board, clans=seats, active=pillager, **given)
    cards = {seat: hand[0] if isinstance(hand[0], str) else hand[0][0] for seat, hand in hands.items() if hand}
    return s.battle(pillager, province, cards, *stop)


def glory_from(s, why):
    return [(e["seat"], e["amount"]) for e in s.told("glory") if e["why"] == why]


@clause("BR-17.5.1")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [("tyrs_bash", 2), ("tyrs_smash", 3), ("tyrs_crush", 4), ("tyrs_smite", 5), ("tyrs_rage", 6), ("tyrs_judgement", 8)],
)
def test_plain_cards(card, bonus):
    s = fight({0: [card]})
    assert s.totals() == {0: 3 + bonus, 1: 1}
    assert glory_from(s, card) == [] and s.discarded == [card]


# -- Odin ---------------------------------------------------------------------------------


@clause("BR-17.5.2")
def test_odins_smite_destroys_one_warrior_of_each_opponent_there():
    board = {"muspelheim": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 2}, 2: {"troll": 1}}, "horgr": {2: {"warrior": 1}, 3: {"warrior": 1}}}
    s = fight({0: ["odins_smite"]}, board=board, province="muspelheim")
    smitten = [(e["seat"], e["figures"]) for e in s.told("destroyed") if e["cause"] == "odins_smite"]
    assert smitten == [(1, {"warrior": 1})]
    assert s.totals() == {0: 5, 1: 1, 2: 2}
    assert s.at(2, "horgr") == s.at(3, "horgr") == {"warrior": 1}


@clause("BR-17.5.2")
def test_the_fallen_of_one_kind_are_shown_together_whatever_killed_them():
    s = fight({0: ["odins_smite"]}, board={"muspelheim": {0: {"leader": 1}, 1: {"warrior": 3}}}, province="muspelheim")
    assert [e["figures"] for e in s.told("destroyed") if e["seat"] == 1] == [{"warrior": 1}, {"warrior": 2}]


@clause("BR-17.5.3")
def test_odins_tide_each_keeps_one_figure_ships_too():
    board = {"muspelheim": {0: {"leader": 1, "warrior": 2}, 1: {"warrior": 1}}, "fjord_east": {1: {"ship": 1}, 2: {"ship": 1}}}
    s = fight({0: ["odins_tide"]}, "tide_keep", board=board, province="muspelheim")
    assert s.asked == [0] and s.choices("tide_keep", "figure") == ["warrior", "leader"]
    s.do(0, "tide_keep", figure="leader")
    assert s.asked == [1] and s.choices("tide_keep", "figure") == ["warrior", "ship"]
    assert s.at(0, "muspelheim") == {"leader": 1, "warrior": 2}
    s.do(1, "tide_keep", figure="ship")
    assert s.totals() == {0: 4, 1: 2, 2: 2}


@clause("BR-17.5.3")
def test_odins_tide_keeps_only_a_figure_of_the_battle():
    board = {"muspelheim": {0: {"leader": 1, "warrior": 2}, 1: {"warrior": 1}}, "fjord_west": {0: {"ship": 1}}}
    s = fight({0: ["odins_tide"]}, "tide_keep", board=board, province="muspelheim")
    assert s.refused(0, "tide_keep", figure="ship") == s.refused(0, "tide_keep", figure="troll") == "BR-17.5.3"
    assert s.refused(0, "tide_keep", figure="warrior") is None


@clause("BR-17.5.3")
def test_odins_tide_asks_in_lead_order_and_not_those_with_one_figure():
    board = {"muspelheim": {0: {"warrior": 2, "leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}}
    s = fight({1: ["odins_tide"]}, "tide_keep", board=board, province="muspelheim", pillager=1)
    assert s.asked == [0]
    s.do(0, "tide_keep", figure="leader").settle()
    assert s.totals() == {0: 3, 1: 2, 2: 1}


@clause("BR-17.5.3")
def test_odins_tide_with_figures_all_alike_needs_no_question():
    s = fight({0: ["odins_tide"]}, "tide_keep", board={"muspelheim": {0: {"leader": 1}, 1: {"warrior": 4}}}, province="muspelheim")
    assert s.totals() == {0: 4, 1: 1}
    assert s.valhalla(1) == {"warrior": 4}


@clause("BR-17.5.4")
@pytest.mark.parametrize(("owner", "board", "glory"), [
    (0, {"horgr": {0: {"leader": 1}, 1: {"warrior": 2}}}, 4),
    (0, {"horgr": {0: {"warrior": 1}, 1: {"leader": 1, "warrior": 1}}}, 2),
    (0, {"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}, 4),
    (1, {"horgr": {0: {"leader": 1}, 1: {"warrior": 3}}}, 2),
])  # fmt: skip
def test_odins_judgement_counts_all_the_fallen_won_lost_or_tied(owner, board, glory):
    assert glory_from(fight({owner: ["odins_judgement"]}, board=board), "odins_judgement") == [(owner, glory)]


@clause("BR-17.5.4", "BR-11.7.5")
def test_odins_judgement_counts_the_smitten_but_not_the_saved():
    board = {"muspelheim": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 3}}}
    s = fight({0: ["odins_judgement"], 1: ["odins_smite"]}, "protect", board=board, province="muspelheim", clans={1: {"upgrades": ["friggas_protection"]}})
    s.do(1, "protect", figures={"warrior": 2}).settle()
    assert glory_from(s, "odins_judgement") == [(0, 4)]


# -- Heimdall -----------------------------------------------------------------------------


@clause("BR-17.5.5")
@pytest.mark.parametrize(("enemies", "bonus"), [
    ({1: ["tyrs_smash"], 2: ["tyrs_rage"]}, 6), ({1: ["quest_alfheim"], 2: ["troll"]}, 0), ({1: [], 2: []}, 0),
    ({1: ["heimdalls_sight"], 2: ["tyrs_bash"]}, 2), ({1: ["heimdalls_sight"], 2: []}, 0),
])  # fmt: skip
def test_heimdalls_sight_is_the_highest_enemy_bonus(enemies, bonus):
    s = scene(3, board=CROWD, clans={0: {"hand": ["heimdalls_sight"]}, **{seat: {"hand": hand} for seat, hand in enemies.items() if hand != ["heimdalls_sight"]}})
    if enemies[1] == ["heimdalls_sight"]:  # there is one printing only: lend the card out twice
        s.clan(1).hand = s.clan(0).hand
    s.battle(0, "horgr", {0: "heimdalls_sight", **{seat: hand[0] for seat, hand in enemies.items() if hand}})
    assert s.totals()[0] == 3 + bonus


@clause("BR-17.5.5")
def test_heimdalls_sight_sees_late_cards_one_by_one_and_quests_that_count():
    s = fight({0: ["heimdalls_sight"], 1: ["tyrs_bash", "heimdalls_gaze"]}, "late")
    s.do(1, "late", card="heimdalls_gaze").settle()
    assert s.totals() == {0: 3 + 3, 1: 1 + 2 + 3}
    s = fight({0: ["heimdalls_sight"], 1: ["quest_alfheim"]}, "quest_as_battle", clans={1: {"upgrades": ["tyrs_wrath"]}})
    s.do(1, "quest_as_battle", choice=True)
    assert s.totals() == {0: 3 + 5, 1: 1 + 5}


@clause("BR-17.5.5", "BR-17.5.10")
def test_a_cancelled_heimdalls_sight_is_0():
    assert fight({0: ["heimdalls_sight"], 1: ["thors_primacy"]}).totals() == {0: 3, 1: 4}


@clause("BR-17.5.6", "BR-11.5.5")
@pytest.mark.parametrize(("card", "bonus"), [("heimdalls_eye", 2), ("heimdalls_gaze", 3)])
def test_late_cards(card, bonus):
    late = fight({0: ["tyrs_bash", card]}, "late").do(0, "late", card=card)
    assert late.totals()[0] == 3 + 2 + bonus
    assert late.discarded == sorted([card, "tyrs_bash"])
    assert fight({0: [card]}).totals()[0] == 3 + bonus


@clause("BR-11.5.2", "BR-17.5.7")
def test_heimdalls_watch_pays_all_bonuses_and_cards_are_committed_anew():
    s = fight({0: ["tyrs_smash", "tyrs_bash"], 1: ["heimdalls_watch", "tyrs_crush"], 2: ["heimdalls_sight", "quest_alfheim"]}, board=CROWD)
    assert glory_from(s, "heimdalls_watch") == [(1, 3 + 0 + 3)]
    assert (s.asks, s.asked) == ("commit", [0, 1, 2])
    assert s.discarded == ["heimdalls_sight", "heimdalls_watch", "tyrs_smash"]
    s.commit({0: "tyrs_bash", 1: "tyrs_crush", 2: "quest_alfheim"})
    assert s.totals() == {0: 5, 1: 5, 2: 1}
    assert s.hand(0) == ["tyrs_bash"]


@clause("BR-11.5.2")
def test_quests_and_upgrades_count_0_for_the_watch():
    s = fight({0: ["heimdalls_watch"], 1: ["quest_alfheim"], 2: ["frost_giant"]}, board=CROWD, clans={1: {"upgrades": ["tyrs_wrath"]}})
    assert glory_from(s, "heimdalls_watch") == []
    assert s.discarded == ["frost_giant", "heimdalls_watch", "quest_alfheim"]
    assert not s.told("counts_as_battle")


@clause("BR-11.5.2")
def test_of_two_watches_only_the_first_in_lead_order_works():
    s = fight({0: ["tyrs_bash"], 1: [("heimdalls_watch", 2)], 2: [("heimdalls_watch", 3)]}, board=CROWD, pillager=2)
    assert glory_from(s, "heimdalls_watch") == [(2, 2)]
    assert s.discarded == ["heimdalls_watch", "heimdalls_watch", "tyrs_bash"]
    assert s.totals() == {0: 3, 1: 1, 2: 1}


@clause("BR-11.5.2")
def test_a_second_watch_in_the_second_round_works_and_empty_hands_play_none():
    s = scene(2, board=DUEL, clans={0: {"hand": [("heimdalls_watch", 2), ("heimdalls_watch", 3)]}, 1: {"hand": ["tyrs_bash", "tyrs_smash"]}})
    s.battle(0, "horgr", {0: "heimdalls_watch", 1: "tyrs_bash"}).commit({0: "heimdalls_watch", 1: "tyrs_smash"})
    assert glory_from(s, "heimdalls_watch") == [(0, 2), (0, 3)]
    assert s.totals() == {0: 3, 1: 1} and s.hand(0) == s.hand(1) == []
    assert len(s.discarded) == 4


@clause("BR-11.5.2")
def test_cards_discarded_by_the_watch_have_left_the_battle():
    """They cannot be taken back by losers, poisoned or bought back."""
    s = fight({0: ["tyrs_crush", "tyrs_bash"], 1: ["heimdalls_watch", "lokis_poison"]})
    s.commit({0: "tyrs_bash", 1: "lokis_poison"})
    assert s.hand(1) == ["lokis_poison", "tyrs_bash"]
    assert s.discarded == ["heimdalls_watch", "tyrs_crush"]
    s = fight({0: ["heimdalls_watch", "tyrs_bash"]}, clans={0: {"upgrades": ["tyrs_prowess"]}})
    s.commit({0: "tyrs_bash"}, "prowess")
    assert [option["cards"] for option in s.options()] == [[], ["tyrs_bash"]]


@clause("BR-11.5.2")
def test_after_the_watch_texts_work_as_ever():
    s = fight({0: ["heimdalls_watch", "lokis_domain"], 1: ["tyrs_bash", "thors_hammer"]}, board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}})
    s.commit({0: "lokis_domain", 1: "thors_hammer"})
    assert glory_from(s, "thors_hammer") == [(1, 3)]


# -- Frigga, Thor ---------------------------------------------------------------------------


@clause("BR-17.5.8")
def test_friggas_grace_raises_another_stat_than_the_token():
    s = fight({0: ["friggas_grace"]})
    assert s.asks == "raise_stat" and s.choices("raise_stat", "stat") == ["rage", "horns"]
    assert s.refused(0, "raise_stat", stat="axes") == "BR-17.5.8"
    s.do(0, "raise_stat", stat="horns")
    assert s.steps(0) == (1, 2, 2) and s.totals()[0] == 5


@clause("BR-17.5.8")
@pytest.mark.parametrize("province", ["myrkulor", "yggdrasil"])
def test_friggas_grace_with_glory_or_yggdrasil_any_stat(province):
    s = fight({0: ["friggas_grace"]}, board={province: DUEL["horgr"]}, province=province)
    assert s.choices("raise_stat", "stat") == ["rage", "axes", "horns"]


@clause("BR-17.5.8")
def test_friggas_grace_works_though_the_tokens_own_raise_was_lost():
    s = fight({0: ["friggas_grace"]}, clans={0: {"steps": (6, 6, 3)}})
    assert s.steps(0) == (6, 6, 4)


@clause("BR-17.5.8")
@pytest.mark.parametrize(("hands", "board"), [
    ({1: ["friggas_grace"]}, {"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}),
    ({0: ["friggas_grace"]}, {"horgr": {0: {"warrior": 1}, 1: {"leader": 1, "warrior": 1}}}),
    ({0: ["friggas_grace"], 1: ["thors_primacy"]}, {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}),
])  # fmt: skip
def test_friggas_grace_only_for_a_successful_pillager_and_uncancelled(hands, board):
    assert all(e["why"] == "token" for e in fight(hands, board=board).told("stat_raised"))


@clause("BR-17.5.9")
def test_thors_hammer_3_glory_for_a_win():
    assert glory_from(fight({0: ["thors_hammer"]}), "thors_hammer") == [(0, 3)]
    assert glory_from(fight({1: ["thors_hammer"]}), "thors_hammer") == []
    assert glory_from(fight({0: ["thors_hammer"], 1: ["thors_primacy"]}, board={"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 1}}}), "thors_hammer") == []


@clause("BR-17.5.9", "BR-11.7.1")
def test_thors_oath_raises_a_stat_before_the_glory_of_the_battle():
    s = fight({0: ["thors_oath"]}).do(0, "raise_stat", stat="axes")
    assert s.steps(0) == (1, 3, 1) and glory_from(s, "battle") == [(0, 5)]
    assert fight({1: ["thors_oath"]}).asks == "action"


@clause("BR-17.5.9")
def test_thors_ascension_3_rage_and_3_glory():
    s = fight({0: ["thors_ascension"]}, clans={0: {"rage": 2}})
    assert s.rage(0) == 5 and glory_from(s, "thors_ascension") == [(0, 3)]
    s = fight({1: ["thors_ascension"]}, clans={1: {"rage": 2}})
    assert s.rage(1) == 2 and glory_from(s, "thors_ascension") == []


@clause("BR-11.5.1", "BR-17.5.10")
@pytest.mark.parametrize(("card", "cause"), [("odins_smite", "odins_smite"), ("odins_tide", "odins_tide")])
def test_thors_primacy_cancels_texts_not_bonuses(card, cause):
    board = {"muspelheim": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 1}}}
    s = fight({0: ["thors_primacy"], 1: [card]}, board=board, province="muspelheim")
    assert s.totals() == {0: 7, 1: 2}
    assert all(e["cause"] == "defeat" for e in s.told("destroyed"))


@clause("BR-11.5.1")
def test_of_two_primacies_the_first_in_lead_order_cancels_the_other():
    hands = {0: [("thors_primacy", 3)], 1: [("thors_primacy", 3)], 2: ["lokis_backstab"]}
    s = fight(hands, board=CROWD, pillager=1, clans={0: {"glory": 5}}, players=3)
    assert [(e["seat"], e["by"]) for e in s.told("text_cancelled")] == [(0, 1), (2, 1)]
    assert s.totals() == {0: 6, 1: 4, 2: 1}
    assert glory_from(s, "lokis_backstab") == []


@clause("BR-11.5.1", "BR-11.5.2")
def test_thors_primacy_comes_before_heimdalls_watch():
    s = fight({0: ["heimdalls_watch"], 1: ["thors_primacy"]})
    assert glory_from(s, "heimdalls_watch") == [] and s.totals() == {0: 3, 1: 4}


# -- Loki -----------------------------------------------------------------------------------


@clause("BR-17.5.11")
def test_lokis_trickery_takes_one_rage():
    s = fight({1: ["lokis_trickery"]}, clans={0: {"rage": 3}, 1: {"rage": 0}})
    assert (s.rage(0), s.rage(1)) == (2, 1)


@clause("BR-17.5.11")
def test_lokis_trickery_finds_nothing_where_there_is_nothing():
    board = {"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}
    s = fight({0: ["lokis_trickery"]}, board=board, clans={0: {"rage": 2}, 1: {"rage": 0}})
    assert (s.rage(0), s.rage(1)) == (2, 0)


@clause("BR-17.5.11")
@pytest.mark.parametrize(("glory", "taken"), [(7, 2), (1, 1), (0, 0)])
def test_lokis_backstab_takes_two_glory_or_what_there_is(glory, taken):
    s = fight({1: ["lokis_backstab"]}, clans={0: {"glory": glory}})
    assert s.glory(1) == taken
    assert s.glory(0) == glory - taken + 4


@clause("BR-17.5.11")
def test_lokis_poison_takes_all_cards_of_the_winner():
    s = fight({0: ["tyrs_bash", "tyrs_rage"], 1: ["lokis_poison"]})
    assert s.hand(1) == ["lokis_poison", "tyrs_bash"]
    assert s.hand(0) == ["tyrs_rage"] and s.discarded == []


@clause("BR-17.5.11", "BR-11.7.1")
def test_of_two_poisons_the_first_in_lead_order_takes_all():
    s = scene(3, active=2, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}},
              clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["lokis_poison"]}, 2: {"hand": ["lokis_poison"]}})  # fmt: skip
    s.battle(2, "horgr", {0: "tyrs_bash", 1: "lokis_poison", 2: "lokis_poison"})
    assert s.hand(2) == ["lokis_poison", "tyrs_bash"] and s.hand(1) == ["lokis_poison"]


@clause("BR-17.5.11", "BR-11.6.3")
@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_with_no_winner_or_for_the_winner_himself_they_do_nothing(card):
    tie = {"horgr": {0: {"warrior": 1}, 1: {"warrior": 1}}}
    given = {0: {"rage": 3, "glory": 5}, 1: {"rage": 3, "glory": 5}}
    s = fight({1: [card], 0: ["quest_alfheim"]}, board=tie, clans=given)
    assert (s.rage(0), s.glory(0), s.rage(1), s.glory(1), s.hand(1)) == (3, 5, 3, 5, [card])
    s = fight({0: [card]}, clans=given)
    assert (s.rage(1), s.glory(1)) == (3, 5) and s.discarded == [card]


@clause("BR-17.5.11", "BR-17.5.10")
@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_cancelled_they_do_nothing(card):
    given = {0: {"rage": 3, "glory": 5}, 1: {"rage": 3, "glory": 5}}
    s = fight({1: [card], 0: ["thors_primacy"]}, clans=given)
    assert (s.rage(0), s.rage(1), s.glory(1)) == (3, 3, 5)
    assert s.hand(1) == [card] and s.discarded == ["thors_primacy"]


@clause("BR-17.5.12")
def test_optional_effects_may_be_declined_all_others_are_mandatory():
    s = fight({0: ["thors_oath"]}, clans={0: {"upgrades": ["tyrs_prowess", "lord_of_hammers"]}})
    assert s.asks == "raise_stat" and s.declining() is None
    s.do(0, "raise_stat", stat="rage")
    assert s.asks == "prowess" and s.declining() == {"do": "prowess", "cards": []}
    s.do(0, "prowess", cards=[])
    assert s.asks == "hammers_move" and s.declining() == {"do": "decline"}
