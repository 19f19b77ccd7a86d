"""Chapter 6: Rage, turns, passing, and the end of the Action phase."""

from __future__ import annotations

from clauses import clause
from games.blood_rage.make import new_game, scene

OUTER = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")


def all_but(*open_provinces):
    return tuple(p for p in ("yggdrasil", *OUTER) if p not in open_provinces)


@clause("BR-6.1.1")
def test_rage_is_set_to_the_stat_at_the_start():
    s = scene(phase="gods_gifts", age=2, draft=False, clans={0: {"rage": 0, "steps": (3, 1, 1)}, 1: {"rage": 0, "steps": (6, 1, 1)}})
    assert s.phase == "action"
    s.go_on()
    assert [s.rage(seat) for seat in range(4)] == [8, 12, 6, 6]


@clause("BR-6.1.2", "BR-6.2.1")
def test_the_first_player_begins_and_turns_go_clockwise():
    s = new_game(3, first=1, draft=False)
    seats = []
    for _ in range(4):
        seats.append(s.asked[0])
        here = next(o for o in s.options() if o["do"] == "invade" and o["figure"] == "warrior")
        s.position.choose(s.asked[0], here)
    assert seats == [1, 2, 0, 1]


@clause("BR-6.2.1")
def test_one_action_a_turn_and_the_same_again_later():
    s = scene(2)
    for seat in (0, 1, 0, 1):
        assert s.asked == [seat]
        s.do(seat, "invade", figure="warrior", to="gimle")
    assert s.at(0, "gimle") == {"warrior": 2}


@clause("BR-6.2.2")
def test_what_cannot_be_paid_cannot_be_chosen():
    s = scene(clans={0: {"rage": 1, "hand": ["valkyrie"]}})
    assert s.refused(0, "invade", figure="ship", to="fjord_east") == "BR-6.2.2"
    assert s.refused(0, "upgrade", card="valkyrie", slot=1) == "BR-6.2.2"
    assert s.refused(0, "invade", figure="warrior", to="horgr") is None
    assert s.choices("invade", "figure", to="fjord_east") == []
    assert s.choices("upgrade", "card") == []


@clause("BR-6.2.3")
def test_without_rage_the_turn_is_skipped_even_for_free_actions():
    s = scene(board={"horgr": {1: {"warrior": 1}}}, clans={1: {"rage": 0, "hand": ["quest_alfheim"]}})
    s.do(0, "invade", figure="leader", to="gimle")
    assert s.asked == [2]


@clause("BR-6.2.3", "BR-11.2.2")
def test_without_rage_a_player_still_joins_and_fights():
    s = scene(board={"horgr": {0: {"warrior": 1}}, "utgard": {1: {"leader": 1}}}, clans={1: {"rage": 0, "hand": ["tyrs_bash"]}})
    s.do(0, "pillage", province="horgr").settle("join")
    s.do(1, "join", figure="leader", origin="utgard").settle()
    s.commit({1: "tyrs_bash"})
    assert s.told("battle_won")[-1]["seat"] == 1


@clause("BR-6.2.4")
def test_a_player_at_0_who_gains_rage_takes_turns_again():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={1: {"rage": 0, "hand": ["lokis_trickery"]}})
    s.battle(0, "horgr", {1: "lokis_trickery"})
    assert s.asked == [1] and s.rage(1) == 1


@clause("BR-6.2.5")
def test_passing_loses_all_rage_and_ends_the_players_actions():
    s = scene().do(0, "pass")
    assert s.rage(0) == 0
    for seat in (1, 2, 3):
        s.do(seat, "invade", figure="leader", to="gimle")
    assert s.asked == [1]


@clause("BR-6.2.5")
def test_a_player_without_a_possible_action_must_pass():
    s = scene(2, board={"fjord_east": {0: {"ship": 1}, 1: {"ship": 1}}}, valhalla={0: {"warrior": 8, "leader": 1}}, pillaged=("horgr", "muspelheim"))
    assert s.options() == [{"do": "pass"}]


@clause("BR-6.2.6")
def test_a_passed_player_stays_passed_but_may_spend_regained_rage():
    given = {"rage": 0, "passed": True, "hand": ["lokis_trickery"], "upgrades": ["friggas_protection"]}
    s = scene(2, board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, clans={1: given})
    s.battle(0, "horgr", {1: "lokis_trickery"}, "protect")
    assert (s.asks, s.asked) == ("protect", [1])
    s.do(1, "protect", figures={"warrior": 1}).settle()
    assert s.at(1, "horgr") == {"warrior": 1} and s.rage(1) == 0
    assert s.asked == [0]


@clause("BR-6.2.6")
def test_a_passed_player_with_rage_gets_no_turn():
    s = scene(3, clans={1: {"rage": 3, "passed": True}}).do(0, "invade", figure="leader", to="gimle")
    assert s.asked == [2]


@clause("BR-6.2.7")
def test_the_actions():
    s = scene(board={"horgr": {0: {"warrior": 2}}}, valhalla={0: {"warrior": 1}}, pillaged=("gimle",), clans={0: {"hand": ["lokis_domain", "quest_alfheim"]}})
    assert {o["do"] for o in s.options()} == {"invade", "march", "upgrade", "quest", "pillage", "pass"}
    for verb, fields in (
        ("repillage", {"province": "gimle"}),
        ("valhalla_invade", {"figure": "warrior", "to": "horgr"}),
        ("sacrifice", {"figures": {"horgr": {"warrior": 2}}}),
    ):
        assert s.refused(0, verb, **fields) == "BR-6.2.7"


@clause("BR-6.3.1")
def test_the_phase_ends_when_all_have_passed_or_no_rage():
    s = scene(3, clans={2: {"rage": 0}})
    s.do(0, "pass")
    assert s.phase == "action"
    s.do(1, "pass")
    assert s.phase == "discard"


@clause("BR-6.3.1", "BR-6.2.6")
def test_rage_of_a_passed_player_does_not_keep_the_phase_open():
    s = scene(2, clans={1: {"rage": 2, "passed": True}}).do(0, "pass")
    assert s.phase == "discard"


@clause("BR-6.3.2", "BR-6.3.4")
def test_the_phase_ends_when_all_that_stands_is_pillaged_and_rage_is_lost():
    s = scene(board={"horgr": {0: {"warrior": 1}}}, pillaged=all_but("horgr", "gimle"), destroyed=("gimle",))
    s.do(0, "pillage", province="horgr")
    assert s.phase == "discard"
    assert [s.rage(seat) for seat in range(4)] == [0, 0, 0, 0]


@clause("BR-6.3.2")
def test_yggdrasil_is_one_of_the_provinces():
    s = scene(board={"horgr": {0: {"warrior": 1}}}, pillaged=all_but("horgr", "yggdrasil"))
    s.do(0, "pillage", province="horgr")
    assert s.phase == "action"


@clause("BR-6.3.3")
def test_the_end_waits_for_everything_the_action_triggered():
    s = scene(board={"horgr": {0: {"leader": 1}}}, pillaged=all_but("horgr"), clans={0: {"upgrades": ["lord_of_hammers"]}})
    s.do(0, "pillage", province="horgr")
    assert s.asks == "hammers_move"
    s.do(0, "hammers_move", to="yggdrasil")
    assert s.at(0, "yggdrasil") == {"leader": 1} and s.phase == "discard"


@clause("BR-6.3.3", "BR-17.4.6")
def test_lokis_blessing_comes_before_the_end_of_the_phase():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}, pillaged=all_but("horgr"), clans={1: {"upgrades": ["lokis_blessing"]}})
    s.battle(0, "horgr", {}, "blessing").do(1, "blessing", choice=True)
    assert s.at(1, "horgr") == {"warrior": 1} and s.phase == "discard"


@clause("BR-6.3.4")
def test_regained_rage_is_lost_at_the_end_of_the_phase():
    s = scene(2, clans={1: {"rage": 5, "passed": True}}).do(0, "pass")
    assert s.rage(1) == 0
