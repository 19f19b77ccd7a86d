"""Chapter 5: the Gods' Gifts (draft)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import names, new_game, scene
from jindori.engine.rows import as_list


def pack(s, seat):
    return as_list(s.state.packs[seat])


def pick_all(s):
    """Everybody keeps the first option offered."""
    for seat in list(s.asked):
        s.position.choose(seat, 0)


def draft(s):
    """Pack sizes seen in each round of the whole draft."""
    sizes = []
    while s.asks == "draft":
        sizes.append({len(pack(s, seat)) for seat in s.asked})
        pick_all(s)
    return sizes


@clause("BR-5.1.1", "BR-5.2.4")
def test_a_kept_card_stays_in_the_hand_and_is_never_passed():
    s = scene(3, phase="gods_gifts", age=2, clans={0: {"hand": [("tyrs_smite", 1)]}})
    kept = as_list(s.clan(0).hand)[0]
    while s.asks == "draft":
        assert all(kept not in pack(s, seat) for seat in range(3))
        pick_all(s)
    assert kept in as_list(s.clan(0).hand)
    assert [len(s.hand(seat)) for seat in range(3)] == [7, 6, 6]


@clause("BR-5.1.2")
@pytest.mark.parametrize(("players", "undealt"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_eight_cards_each_and_the_rest_is_removed_unseen(players, undealt):
    s = new_game(players)
    assert [len(pack(s, seat)) for seat in range(players)] == [8] * players
    assert s.view(None).undealt == undealt
    draft(s)
    assert s.discarded == []


@clause("BR-5.2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_one_card_a_pass_and_the_rest_to_the_left(players):
    s = new_game(players)
    assert s.asked == list(range(players))
    before = [pack(s, seat) for seat in range(players)]
    pick_all(s)
    for seat in range(players):
        assert set(pack(s, (seat + 1) % players)) == set(before[seat]) - set(as_list(s.clan(seat).hand))
    assert draft(s) == [{7}, {6}, {5}, {4}, {3}]
    assert [len(s.hand(seat)) for seat in range(players)] == [6] * players


@clause("BR-5.2.1")
def test_only_a_card_of_the_own_pack_can_be_kept():
    s = new_game(3)
    theirs = next(c for c in names(s.state.packs[1]) if c not in names(s.state.packs[0]))
    assert s.refused(0, "draft", cards=[theirs]) == "BR-5.2.1"
    assert s.refused(1, "draft", cards=[theirs]) is None


@clause("BR-5.2.1")
def test_picks_are_simultaneous_nobody_moves_on_before_the_last():
    s = new_game(3)
    s.position.choose(2, 0)
    assert s.asked == [0, 1]
    assert s.hand(2) == []
    s.position.choose(0, 0)
    s.position.choose(1, 0)
    assert len(s.hand(2)) == 1


@clause("BR-5.2.2")
def test_with_two_players_two_cards_a_pass_to_the_other():
    s = new_game(2)
    assert all(len(option["cards"]) == 2 for option in s.options(0))
    before = pack(s, 0)
    pick_all(s)
    assert set(pack(s, 1)) < set(before) and len(pack(s, 1)) == 6
    assert draft(s) == [{6}, {4}]
    assert [len(s.hand(seat)) for seat in range(2)] == [6, 6]


@clause("BR-5.2.2")
def test_every_different_pair_is_offered_once():
    s = new_game(2)
    faces = names(s.state.packs[0])
    pairs = {tuple(sorted((a, b))) for i, a in enumerate(faces) for b in faces[i + 1 :]}
    offered = [tuple(sorted(option["cards"])) for option in s.options(0)]
    assert len(offered) == len(set(offered))
    assert set(offered) == pairs


@clause("BR-5.2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_two_cards_are_discarded_unseen(players):
    s = new_game(players)
    draft(s)
    assert len(s.state.leftover) == 2 * players
    assert s.view(None).discards == []


@clause("BR-5.2.5")
def test_a_drafted_card_is_not_given_back():
    s = new_game(3)
    pick_all(s)
    kept = as_list(s.clan(0).hand)
    assert not s.position.can_undo(0).allowed
    draft(s)
    assert as_list(s.clan(0).hand)[:1] == kept


@clause("BR-5.2.5", "BR-18.1.2")
def test_picks_are_made_public_to_nobody():
    s = new_game(3)
    pick_all(s)
    assert [e["card"] for e in s.told("drafted")] == [None, None, None]
    own = [e.data["card"] for e in s.position.log.entries(1) if e.kind == "drafted"]
    assert [c is not None for c in own] == [False, True, False]
