"""Chapters 11.4 to 11.7: the steps of a battle, from committing cards (B3) to its end (B18)."""

from __future__ import annotations

from clauses import clause
from games.blood_rage.make import scene


def duel(mine=(), theirs=(), *, board=None, stop=(), cards=None, **given):
    """Seat 0 pillages Horgr (axes) with his leader against a warrior of seat 1; each commits his first card."""
    given.setdefault("clans", {})
    clans = {seat: dict(given["clans"].get(seat, {})) for seat in range(2)}
    clans[0]["hand"], clans[1]["hand"] = list(mine), list(theirs)
    given["clans"] = {**given["clans"], **clans}
    s = scene(board=board or {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, **given)
    committed = cards or {seat: hand[0] for seat, hand in ((0, mine), (1, theirs)) if hand}
    return s.battle(0, "horgr", committed, *stop)


# -- B3, B4 -----------------------------------------------------------------------------


@clause("BR-11.4.1")
def test_every_participant_with_a_card_must_commit_one():
    s = scene(
        board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}, "gimle": {3: {"warrior": 1}}},
        clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["tyrs_smash", "tyrs_smite"]}, 3: {"hand": ["tyrs_crush"]}},
    )
    s.do(0, "pillage", province="horgr").settle()
    assert (s.asks, s.asked) == ("commit", [0, 1])
    assert s.options(0) == [{"do": "commit", "card": "tyrs_bash", "age": 1}]
    assert s.refused(0, "commit", card="tyrs_smash") == "BR-11.4.1"
    assert s.refused(1, "commit", card="tyrs_smite") is None
    assert s.refused(0, "decline") == ""


@clause("BR-11.4.1")
def test_choices_are_simultaneous_and_hidden():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["tyrs_smash"]}})
    s.do(0, "pillage", province="horgr").settle().do(1, "commit", card="tyrs_smash")
    assert s.asked == [0]
    for seat in (0, 2, None):
        fighter = next(f for f in s.view(seat).battle.fighters if f.seat == 1)
        assert fighter.locked and [p.card for p in fighter.cards] == [None]
    assert not s.told("revealed")


@clause("BR-11.4.1")
def test_nobody_with_cards_nobody_is_asked():
    assert duel().totals() == {0: 3, 1: 1}


@clause("BR-11.4.2", "BR-11.4.4")
def test_any_card_may_be_committed_but_only_battle_cards_count():
    s = duel(["quest_alfheim"], ["frost_giant"])
    assert s.totals() == {0: 3, 1: 1}
    assert s.discarded == ["quest_alfheim"] and s.hand(1) == ["frost_giant"]
    assert duel(["tyrs_bash"], ["lokis_domain"]).totals() == {0: 5, 1: 1}


@clause("BR-11.4.3")
def test_all_cards_are_revealed_together():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["tyrs_smash"]}})
    s.do(0, "pillage", province="horgr").settle().do(1, "commit", card="tyrs_smash").do(0, "commit", card="tyrs_bash")
    assert [(e["seat"], e["card"], e["bonus"]) for e in s.told("revealed")] == [(0, "tyrs_bash", 2), (1, "tyrs_smash", 3)]


@clause("BR-11.4.4", "BR-2.5.1", "BR-17.5.1")
def test_a_battle_card_adds_its_bonus():
    assert duel(["tyrs_smite"], ["tyrs_bash"]).totals() == {0: 8, 1: 3}


# -- B8, B9 -----------------------------------------------------------------------------


@clause("BR-11.5.4")
def test_smite_and_tide_work_from_the_pillager_clockwise_each_completely():
    """Tide first leaves seat 1 its leader, so Smite finds no warrior; the other way round Smite kills one first."""
    board = {"horgr": {0: {"leader": 1, "warrior": 1}, 1: {"warrior": 1, "leader": 1}}}
    tide_first = duel(["odins_tide"], ["odins_smite"], board=board, stop=("tide_keep",))
    tide_first.do(0, "tide_keep", figure="warrior").do(1, "tide_keep", figure="leader").settle()
    assert [e["cause"] for e in tide_first.told("destroyed")][:3] == ["odins_tide", "odins_tide", "odins_smite"]
    smite_first = duel(["odins_smite"], ["odins_tide"], board=board)
    assert smite_first.told("destroyed")[0]["cause"] == "odins_smite"
    assert smite_first.asks == "tide_keep" and smite_first.asked == [0]


def late_scene(mine, theirs, third=()):
    return scene(
        3, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}},
        clans={0: {"hand": mine}, 1: {"hand": theirs}, 2: {"hand": list(third)}},
    )  # fmt: skip


@clause("BR-11.5.5")
def test_late_cards_go_round_until_all_decline_in_succession():
    s = late_scene(["tyrs_bash", "heimdalls_eye"], ["tyrs_smash", "heimdalls_gaze"], ["tyrs_crush", "lokis_domain"])
    s.do(0, "pillage", province="horgr").settle().commit({0: "tyrs_bash", 1: "tyrs_smash", 2: "tyrs_crush"}, "late")
    s.do(0, "decline").do(1, "late", card="heimdalls_gaze").do(2, "decline")
    assert s.asked == [0]
    s.do(0, "late", card="heimdalls_eye")
    assert s.asked == [2]
    s.do(2, "decline")
    assert s.totals() == {0: 7, 1: 7, 2: 5}


@clause("BR-11.5.5")
def test_only_late_cards_are_played_late_and_they_may_be_committed_too():
    s = late_scene(["heimdalls_eye", "tyrs_bash"], ["tyrs_smash"])
    s.do(0, "pillage", province="horgr").settle().commit({0: "heimdalls_eye", 1: "tyrs_smash"}, "late")
    assert s.refused(0, "late", card="tyrs_bash") == "BR-11.5.5"
    assert s.refused(0, "late", card="heimdalls_gaze") == "BR-11.5.5"
    s.settle()
    assert s.totals()[0] == 5


@clause("BR-11.5.5", "BR-18.1.2")
def test_everybody_with_a_card_left_is_asked_whatever_it_is():
    s = late_scene(["tyrs_bash", "quest_alfheim"], ["tyrs_smash", "heimdalls_eye"], ["tyrs_crush"])
    s.do(0, "pillage", province="horgr").settle().commit({0: "tyrs_bash", 1: "tyrs_smash", 2: "tyrs_crush"}, "late")
    assert s.asked == [0] and s.options() == [{"do": "decline"}]
    s.do(0, "decline")
    assert s.asked == [1]
    s.do(1, "decline")
    assert s.asks == "action"


@clause("BR-11.5.6", "BR-17.5.10")
def test_thors_primacy_does_not_reach_a_late_card():
    s = duel(["tyrs_bash", "heimdalls_eye"], ["thors_primacy"], stop=("late",))
    s.do(0, "late", card="heimdalls_eye").settle()
    assert s.totals() == {0: 3 + 2 + 2, 1: 1 + 3}


@clause("BR-11.5.6", "BR-17.5.11")
def test_a_late_card_is_taken_by_lokis_poison():
    s = duel(["tyrs_bash", "heimdalls_eye"], ["lokis_poison"], stop=("late",))
    s.do(0, "late", card="heimdalls_eye").settle()
    assert s.hand(1) == ["heimdalls_eye", "lokis_poison", "tyrs_bash"]
    assert s.hand(0) == [] and s.discarded == []


# -- B10 --------------------------------------------------------------------------------


@clause("BR-11.6.1")
def test_a_total_is_figures_in_province_and_fjord_and_all_cards_showing():
    board = {"horgr": {0: {"leader": 1, "warrior": 2}, 1: {"warrior": 1}}, "fjord_east": {0: {"ship": 1}}, "muspelheim": {0: {"troll": 1}}}
    s = duel(["tyrs_crush"], ["tyrs_bash"], board=board)
    assert s.totals() == {0: 3 + 2 + 2 + 4, 1: 1 + 2}


@clause("BR-11.6.2", "BR-11.7.1")
def test_the_single_highest_total_wins_all_others_lose():
    s = scene(board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}, 2: {"warrior": 2}}})
    s.battle(0, "horgr", {})
    assert s.told("battle_won")[-1]["seat"] == 1
    assert s.at(0, "horgr") == s.at(2, "horgr") == {}
    assert s.at(1, "horgr") == {"leader": 1}


@clause("BR-11.6.3")
def test_a_shared_highest_total_makes_everybody_lose():
    s = scene(board={"muspelheim": {0: {"warrior": 2}, 1: {"warrior": 2}, 2: {"warrior": 1}}})
    s.battle(0, "muspelheim", {})
    assert s.told("battle_tied") and not s.told("battle_won")
    assert [s.valhalla(seat) for seat in range(3)] == [{"warrior": 2}, {"warrior": 2}, {"warrior": 1}]
    assert [s.glory(seat) for seat in range(3)] == [0, 0, 0]
    assert not s.pillaged("muspelheim")


@clause("BR-11.6.4")
def test_pair_bonuses_count_the_warriors_left_at_the_comparison():
    board = {"horgr": {0: {"warrior": 2}, 1: {"warrior": 1}}}
    s = duel(["tyrs_bash"], ["odins_smite"], board=board, clans={0: {"upgrades": ["masters_in_arms"]}})
    assert s.totals() == {0: 2 + 2, 1: 1 + 1}


# -- B11 to B18 --------------------------------------------------------------------------


@clause("BR-11.7.1")
def test_outcome_texts_go_in_lead_order():
    """The winner's Ascension (seat 0) comes before Trickery (seat 1): 3 + 3 - 1."""
    s = duel(["thors_ascension"], ["lokis_trickery"], clans={0: {"rage": 3}, 1: {"rage": 0}})
    assert s.rage(0) == 5 and s.rage(1) == 1
    s = scene(
        3, active=1, board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}, 2: {"warrior": 1}}},
        clans={0: {"hand": ["lokis_backstab"]}, 1: {"glory": 3}, 2: {"hand": [("lokis_backstab", 2)]}},
    )  # fmt: skip
    s.battle(1, "horgr", {0: "lokis_backstab", 2: "lokis_backstab"})
    assert (s.glory(2), s.glory(0)) == (2, 1)


@clause("BR-11.7.2", "BR-11.7.3")
def test_the_winner_discards_losers_take_back():
    s = duel(["tyrs_bash"], ["tyrs_smash", "heimdalls_eye"], board={"horgr": {0: {"leader": 1, "warrior": 2}, 1: {"warrior": 1}}}, stop=("late",))
    s.do(1, "late", card="heimdalls_eye").settle()
    assert s.discarded == ["tyrs_bash"] and s.hand(0) == []
    assert s.hand(1) == ["heimdalls_eye", "tyrs_smash"]


@clause("BR-11.7.3")
def test_in_a_tie_all_take_their_cards_back():
    s = duel(["tyrs_bash"], ["tyrs_crush"])
    assert s.told("battle_tied")
    assert (s.hand(0), s.hand(1), s.discarded) == (["tyrs_bash"], ["tyrs_crush"], [])


@clause("BR-11.7.4")
def test_losers_figures_in_province_and_fjord_are_destroyed():
    board = {"horgr": {0: {"leader": 1, "warrior": 2}, 1: {"warrior": 1, "leader": 1}}, "fjord_east": {1: {"ship": 1}}, "muspelheim": {1: {"troll": 1}}}
    s = duel(["tyrs_rage"], board=board)
    assert s.valhalla(1) == {"warrior": 1, "leader": 1, "ship": 1}
    assert s.at(1, "muspelheim") == {"troll": 1}


@clause("BR-11.7.5")
def test_rewards_for_the_fallen_in_lead_order_after_b13():
    board = {"horgr": {0: {"warrior": 1}, 1: {"leader": 1, "valkyrie": 1}}}
    s = duel(["odins_judgement"], board=board, clans={1: {"upgrades": ["thors_glory"]}})
    assert [(e["seat"], e["why"], e["amount"]) for e in s.told("glory")] == [(0, "odins_judgement", 2), (1, "valkyrie", 2), (1, "battle", 3)]


@clause("BR-11.7.6", "BR-17.2.7", "BR-17.3.1", "BR-17.5.8")
def test_token_then_frost_giant_then_grace_then_leader():
    board = {"horgr": {0: {"leader": 1, "frost_giant": 1}, 1: {"warrior": 1}}}
    s = duel(["friggas_grace"], board=board, clans={0: {"upgrades": ["lord_of_spears"], "steps": (1, 1, 1)}})
    assert s.asks == "raise_stat"
    s.do(0, "raise_stat", stat="rage")
    raised = [(e["why"], e["stat"]) for e in s.told("stat_raised")]
    assert raised == [
        ("token", "axes"), ("frost_giant", "axes"), ("friggas_grace", "rage"),
        ("lord_of_spears", "rage"), ("lord_of_spears", "axes"), ("lord_of_spears", "horns"),
    ]  # fmt: skip
    assert s.glory(0) == 6


@clause("BR-11.7.7")
def test_without_success_the_province_stays_open_and_may_be_tried_again():
    s = scene(2, board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}, "fjord_east": {}})
    s.battle(0, "horgr", {})
    assert not s.pillaged("horgr") and s.steps(1) == s.steps(0) == (1, 1, 1)
    assert s.asked == [1]
    s.do(1, "pillage", province="horgr")
    assert s.pillaged("horgr")


@clause("BR-11.7.8")
def test_any_winner_gains_his_axes_after_the_reward():
    s = scene(board={"horgr": {0: {"warrior": 1}, 1: {"leader": 1}}}, clans={1: {"steps": (1, 4, 1)}})
    s.battle(0, "horgr", {})
    assert s.glory(1) == 6 and s.glory(0) == 0
    s = duel(clans={0: {"upgrades": ["lord_of_spears"]}})
    assert s.glory(0) == 5


@clause("BR-11.7.9", "BR-17.4.6")
def test_blessings_of_losers_in_lead_order():
    board = {"horgr": {0: {"leader": 1}, 1: {"warrior": 1}, 2: {"warrior": 1}}}
    s = scene(3, board=board, clans={1: {"upgrades": ["lokis_blessing"]}, 2: {}})
    s.clan(2).powers = s.clan(1).powers
    s.battle(0, "horgr", {}, "blessing")
    assert s.asked == [1]
    s.do(1, "blessing", choice=True)
    assert s.asks == "blessing" and s.asked == [2]


@clause("BR-11.7.10")
def test_then_the_pillagers_action_is_over():
    s = duel()
    assert s.state.fight is None
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-11.7.11")
def test_the_winners_figures_stay():
    s = duel()
    assert s.at(0, "horgr") == {"leader": 1}
