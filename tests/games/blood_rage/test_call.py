"""Chapters 11.1 to 11.3: the pillage is declared, the call to battle goes round, is there a battle?"""

from __future__ import annotations

from clauses import clause
from games.blood_rage.make import scene


def called(s):
    """Seats asked one after another until the call is over; all decline."""
    seats = []
    while s.asks == "join":
        seats.append(s.asked[0])
        s.do(s.asked[0], "decline")
    return seats


@clause("BR-11.1.1", "BR-11.8.6")
def test_what_can_be_pillaged():
    s = scene(
        board={"horgr": {0: {"warrior": 1}}, "fjord_west": {0: {"ship": 1}}, "utgard": {1: {"warrior": 1}}, "andlang": {0: {"warrior": 1}}},
        destroyed=("myrkulor",), pillaged=("andlang",),
    )  # fmt: skip
    assert s.choices("pillage", "province") == ["horgr", "gimle"]
    assert s.refused(0, "pillage", province="utgard") == "BR-11.1.1"
    assert s.refused(0, "pillage", province="andlang") == "BR-11.8.6"
    assert s.refused(0, "pillage", province="myrkulor") == "BR-2.1.7"
    s.do(0, "pillage", province="horgr").settle()
    assert s.rage(0) == 6 and s.pillaged("horgr")


@clause("BR-11.1.1")
def test_a_fjord_cannot_be_pillaged():
    s = scene(board={"fjord_west": {0: {"ship": 1}}})
    assert s.refused(0, "pillage", province="fjord_west") == "BR-11.1.1"


@clause("BR-11.1.2", "BR-11.7.6")
def test_the_active_player_is_the_pillager():
    s = scene(active=2, board={"horgr": {2: {"leader": 1}, 3: {"warrior": 1}}})
    s.battle(2, "horgr", {})
    assert s.told("pillage_began")[-1]["seat"] == 2
    assert s.steps(2) == (1, 2, 1) and s.steps(3) == (1, 1, 1)


@clause("BR-11.2.1")
def test_from_the_pillager_clockwise_one_figure_each_from_an_adjacent_province():
    near = {seat: {"warrior": 1} for seat in range(4)}
    s = scene(active=1, board={"horgr": {1: {"leader": 1}}, "yggdrasil": near, "gimle": {1: {"warrior": 1}}})
    s.do(1, "pillage", province="horgr")
    assert s.asked == [1]
    assert s.options() == [{"do": "join", "figure": "warrior", "from": "yggdrasil"}, {"do": "decline"}]
    assert s.refused(1, "join", figure="warrior", origin="gimle") == "BR-11.2.1"
    assert s.refused(1, "join", figure="leader", origin="horgr") == "BR-11.2.1"
    assert called(s) == [1, 2, 3, 0]


@clause("BR-11.2.1")
def test_a_figure_that_is_not_there_cannot_join():
    s = scene(board={"horgr": {0: {"leader": 1}}, "yggdrasil": {0: {"warrior": 1}}}).do(0, "pillage", province="horgr")
    assert s.refused(0, "join", figure="leader", origin="yggdrasil") == "BR-11.2.1"


@clause("BR-11.2.2")
def test_joining_costs_nothing_and_is_open_to_passed_players_and_without_rage():
    s = scene(board={"horgr": {0: {"leader": 1}}, "utgard": {1: {"warrior": 1}, 2: {"troll": 1}}}, clans={1: {"rage": 0}, 2: {"rage": 0, "passed": True}})
    s.do(0, "pillage", province="horgr")
    s.do(1, "join", figure="warrior", origin="utgard").do(2, "join", figure="troll", origin="utgard")
    assert (s.rage(1), s.rage(2)) == (0, 0)
    assert s.at(1, "utgard") == {}


@clause("BR-11.2.2", "BR-17.2.3")
def test_ships_cannot_move_to_a_call():
    s = scene(board={"gimle": {0: {"leader": 1}}, "fjord_south": {1: {"ship": 1, "sea_serpent": 1}}, "andlang": {1: {"warrior": 1}}})
    s.do(0, "pillage", province="gimle")
    assert s.choices("join", "figure") == ["warrior"]
    assert s.refused(1, "join", figure="ship", origin="fjord_south") == "BR-11.2.2"
    assert s.refused(1, "join", figure="sea_serpent", origin="fjord_south") == "BR-11.2.2"


@clause("BR-11.2.3")
def test_who_declined_may_join_later_and_all_must_decline_in_succession():
    near = {0: {"warrior": 2}, 1: {"warrior": 2}, 2: {"warrior": 1}}
    s = scene(3, board={"muspelheim": {0: {"leader": 1}}, "yggdrasil": near}).do(0, "pillage", province="muspelheim")
    s.do(0, "decline").do(1, "decline").do(2, "join", figure="warrior", origin="yggdrasil")
    assert s.asked == [0]
    s.do(0, "decline").do(1, "join", figure="warrior", origin="yggdrasil")
    assert called(s) == [0, 1]
    assert s.told("call_closed") == [{"province": "muspelheim", "full": False}]


@clause("BR-11.2.3")
def test_the_last_to_move_is_asked_once_more():
    s = scene(2, board={"muspelheim": {0: {"leader": 1}}, "yggdrasil": {0: {"warrior": 2}}}).do(0, "pillage", province="muspelheim")
    s.do(0, "join", figure="warrior", origin="yggdrasil")
    assert s.asked == [0]
    s.do(0, "join", figure="warrior", origin="yggdrasil")
    assert s.at(0, "muspelheim") == {"leader": 1, "warrior": 2}
    assert s.asks == "action"


@clause("BR-11.2.3")
def test_the_call_ends_when_the_villages_are_full():
    s = scene(board={"utgard": {0: {"leader": 1, "warrior": 1}}, "yggdrasil": {seat: {"warrior": 2} for seat in range(4)}})
    s.do(0, "pillage", province="utgard").do(0, "join", figure="warrior", origin="yggdrasil")
    assert s.told("call_closed") == [{"province": "utgard", "full": True}]
    assert s.at(0, "utgard") == {"leader": 1, "warrior": 2}


@clause("BR-11.2.3")
def test_full_from_the_start_nobody_is_asked():
    s = scene(board={"utgard": {0: {"leader": 1, "warrior": 2}}, "yggdrasil": {seat: {"warrior": 2} for seat in range(4)}})
    s.do(0, "pillage", province="utgard")
    assert (s.asks, s.asked) == ("action", [1])


@clause("BR-11.2.4")
def test_any_number_joins_in_yggdrasil():
    s = scene(2, board={"yggdrasil": {0: {"leader": 1}}, "muspelheim": {0: {"warrior": 5}}, "gimle": {1: {"warrior": 5}}})
    s.do(0, "pillage", province="yggdrasil")
    for _ in range(5):
        s.do(0, "join", figure="warrior", origin="muspelheim").do(1, "join", figure="warrior", origin="gimle")
    assert s.told("totals") == [{"totals": {0: 8, 1: 5}}]


@clause("BR-11.2.5")
def test_a_player_with_nothing_to_move_is_skipped():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}, "gimle": {2: {"warrior": 1}}, "utgard": {3: {"warrior": 1}}})
    s.do(0, "pillage", province="horgr")
    assert called(s) == [3]


@clause("BR-11.2.6")
def test_joining_is_open_to_all_leaves_the_old_province_and_is_no_invade():
    s = scene(
        board={"muspelheim": {0: {"warrior": 2}}, "yggdrasil": {1: {"warrior": 3, "troll": 1}}},
        clans={1: {"upgrades": ["friggas_succor", "thors_domain"]}},
    )
    s.do(0, "pillage", province="muspelheim").do(1, "join", figure="troll", origin="yggdrasil")
    assert s.at(0, "muspelheim") == {"warrior": 2}
    assert s.asks == "join"
    assert s.at(1, "yggdrasil") == {"warrior": 3}


@clause("BR-11.3.1")
def test_without_an_enemy_the_pillage_succeeds_without_battle_glory():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "fjord_north": {1: {"ship": 1}}}, clans={0: {"hand": ["tyrs_bash"]}})
    s.do(0, "pillage", province="horgr")
    assert s.pillaged("horgr") and s.steps(0) == (1, 2, 1)
    assert s.glory(0) == 0 and s.hand(0) == ["tyrs_bash"]


@clause("BR-11.3.2")
def test_a_ship_in_the_fjord_is_an_enemy_and_cannot_stay_out():
    s = scene(board={"horgr": {0: {"leader": 1}}, "fjord_east": {1: {"ship": 1}}, "muspelheim": {2: {"warrior": 1}}})
    s.do(0, "pillage", province="horgr").settle()
    assert s.totals() == {0: 3, 1: 2}
    assert s.valhalla(1) == {"ship": 1}
    assert s.at(2, "muspelheim") == {"warrior": 1}


@clause("BR-11.3.2")
def test_the_pillager_may_have_only_a_ship_there():
    s = scene(board={"horgr": {1: {"warrior": 1}}, "fjord_east": {0: {"ship": 1}}})
    s.do(0, "pillage", province="horgr").settle()
    assert s.told("battle_won")[-1]["seat"] == 0 and s.at(0, "fjord_east") == {"ship": 1}


@clause("BR-11.3.3", "BR-17.5.2")
def test_a_participant_who_loses_all_figures_can_still_win():
    s = scene(
        board={"horgr": {0: {"warrior": 2}, 1: {"warrior": 1}}},
        clans={0: {"hand": ["odins_smite"]}, 1: {"hand": ["tyrs_rage"]}},
    )
    s.battle(0, "horgr", {0: "odins_smite", 1: "tyrs_rage"})
    assert s.totals() == {0: 3, 1: 6}
    assert s.told("battle_won")[-1]["seat"] == 1
    assert s.glory(1) == 3 and s.valhalla(0) == {"warrior": 2}
    assert s.discarded == ["tyrs_rage"]


def test_b2_the_question_says_what_the_battle_is_about():
    """The token that lies there and how strong each clan is, in everybody's words for it."""
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}, "utgard": {1: {"warrior": 1}}})
    s.do(0, "pillage", province="horgr")
    assert s.asks == "join" and s.asked == [1]
    for view in (s.position.view(1), s.position.view(None)):
        prompt = view.waiting[0].prompt
        assert prompt.args["token"].id == "axes"
        assert [(term.id, term.n) for term in prompt.args["totals"]] == [("0", 3), ("1", 1)]
