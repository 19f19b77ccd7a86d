"""Chapter 16: the end of an age and of the game."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene
from jindori.games.blood_rage.cards import AGE_OF


@clause("BR-16.1.1")
@pytest.mark.parametrize("age", [1, 2])
def test_tokens_turn_back_and_keep_their_provinces(age):
    s = scene(phase="end_of_age", age=age, pillaged=("horgr", "yggdrasil"))
    assert not s.pillaged("horgr") and not s.pillaged("yggdrasil")
    assert [p.token.kind for p in s.view(None).provinces] == ["yggdrasil", "rage", "rage", "rage", "axes", "axes", "horns", "horns", "glory"]


@clause("BR-16.1.2", "BR-3.4.1")
def test_the_first_player_token_goes_left_and_the_next_age_begins():
    s = scene(3, phase="end_of_age", first=2)
    assert s.phase == "gods_gifts"
    view = s.go_on().view(None)
    assert (view.first_player, view.age, view.phase) == (0, 2, "gods_gifts")


@clause("BR-16.1.3")
def test_what_carries_over():
    given = {"upgrades": ["troll"], "steps": (2, 3, 4), "glory": 17, "hand": [("tyrs_bash", 1)]}
    s = scene(phase="end_of_age", board={"horgr": {0: {"warrior": 2}}}, clans={0: given}).go_on()
    assert s.upgrades(0) == ["troll"] and s.steps(0) == (2, 3, 4) and s.glory(0) == 17
    assert s.hand(0) == ["tyrs_bash"] and s.at(0, "horgr") == {"warrior": 2}


@clause("BR-16.1.3")
def test_discarded_cards_never_return():
    s = scene(2, phase="end_of_age").go_on()
    in_play = [card for pack in s.state.packs for card in pack]
    assert {AGE_OF[card] for card in in_play} == {2}


@clause("BR-16.2.1")
def test_after_age_3_the_game_ends_without_another_age():
    s = scene(2, phase="end_of_age", age=3, first=1)
    assert s.phase == "game_end" and not s.position.over
    s.go_on()
    assert s.position.over and s.view(None).first_player == 1


@clause("BR-16.2.2")
@pytest.mark.parametrize(("steps", "bonus"), [((1, 2, 3), 0), ((4, 1, 1), 10), ((5, 4, 3), 20), ((6, 1, 1), 20), ((6, 6, 6), 60), ((6, 5, 4), 40)])
def test_bonus_for_high_stats(steps, bonus):
    s = scene(2, phase="game_end", age=3, clans={0: {"steps": steps}})
    assert s.glory(0) == bonus


@clause("BR-16.2.2")
def test_conquest_then_stats_and_the_bonus_only_at_the_end():
    s = scene(2, phase="game_end", age=3, board={"horgr": {0: {"warrior": 1}}}, clans={0: {"upgrades": ["thors_conquest"], "steps": (4, 1, 1)}})
    assert [(e["why"], e["amount"]) for e in s.told("glory")] == [("thors_conquest", 3), ("stats", 10)]
    s = scene(2, phase="end_of_age", age=2, clans={0: {"steps": (6, 6, 6)}})
    assert s.glory(0) == 0


@clause("BR-16.2.3")
@pytest.mark.parametrize(("glory", "winners"), [((3, 9, 5), [1]), ((9, 4, 9), [0, 2]), ((0, 0, 0), [0, 1, 2])])
def test_most_glory_wins_and_ties_are_shared(glory, winners):
    s = scene(3, phase="game_end", age=3, clans={seat: {"glory": n} for seat, n in enumerate(glory)})
    assert s.position.winners == winners


@clause("BR-16.2.4")
def test_ranks_are_shared_and_the_next_are_skipped():
    s = scene(4, phase="game_end", age=3, clans={seat: {"glory": n} for seat, n in enumerate((5, 8, 8, 2))})
    assert [seat.rank for seat in s.position.result().seats] == [3, 1, 1, 4]
