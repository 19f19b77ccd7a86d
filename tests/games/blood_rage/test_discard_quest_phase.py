"""Chapter 12: the Discard phase (the Quest phase is in test_quest.py)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


@clause("BR-12.1.1")
@pytest.mark.parametrize("age", [1, 2])
def test_each_keeps_at_most_one_card(age):
    s = scene(2, phase="discard", age=age, clans={0: {"hand": ["tyrs_bash", "tyrs_smash", "troll"]}, 1: {"hand": ["tyrs_crush"]}})
    assert (s.asks, s.asked) == ("keep", [0, 1])
    assert s.refused(1, "keep", card="tyrs_bash", age=1) == "BR-12.1.1"
    s.do(0, "keep", card="troll", age=1).do(1, "keep", card=None)
    assert (s.hand(0), s.hand(1)) == (["troll"], [])


@clause("BR-12.1.1", "BR-18.1.2")
def test_discards_are_simultaneous_and_not_shown():
    s = scene(3, phase="discard", clans={0: {"hand": ["tyrs_bash", "tyrs_smash"]}, 1: {"hand": ["tyrs_crush", "troll"]}})
    assert s.asked == [0, 1]
    s.do(1, "keep", card="troll", age=1)
    assert len(s.hand(1)) == 2
    s.do(0, "keep", card="tyrs_bash", age=1)
    assert s.discarded == []
    assert s.told("hand_discarded") == [{"seat": 0, "count": 1, "kept": 1}, {"seat": 1, "count": 1, "kept": 1}]


@clause("BR-12.1.1")
def test_a_kept_card_of_an_earlier_age_may_be_kept_again():
    s = scene(2, phase="discard", age=2, clans={0: {"hand": [("tyrs_bash", 1), ("tyrs_rage", 2)]}})
    s.do(0, "keep", card="tyrs_bash", age=1)
    assert s.hand(0) == ["tyrs_bash"]


@clause("BR-12.1.2")
def test_in_age_3_all_cards_are_discarded():
    s = scene(2, phase="discard", age=3, clans={0: {"hand": ["tyrs_bash"]}, 1: {"hand": ["tyrs_crush", "troll"]}})
    assert s.hand(0) == s.hand(1) == []
    assert s.phase == "quest"


@clause("BR-12.1.3")
def test_committed_quests_are_not_part_of_the_hand():
    s = scene(2, phase="discard", age=3, clans={0: {"hand": ["tyrs_bash"], "quests": ["quest_alfheim"]}})
    assert s.quests(0) == ["quest_alfheim"]
    s = scene(2, phase="discard", clans={0: {"quests": ["quest_alfheim"]}})
    assert s.quests(0) == ["quest_alfheim"] and s.phase == "quest"
