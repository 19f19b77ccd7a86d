"""F20: packs go to the left neighbour whatever the number of players, and the page names the true receiver."""

from __future__ import annotations

import pytest

import jindori
from jindori.engine.rows import as_list

DECK = {2: 20, 3: 26, 4: 34, 5: 42}
SET_ASIDE = {2: 4, 3: 2, 4: 2, 5: 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_marked_packs_go_round_to_the_left(players: int, seed: int) -> None:
    position = jindori.game("blood_rage", players).new(seed=seed)
    s = position.state
    picks = 2 if players == 2 else 1
    packs = [as_list(pack) for pack in s.packs]
    assert [len(pack) for pack in packs] == [8] * players
    for round_ in range(6 // picks):
        for seat in range(players):
            assert as_list(s.packs[seat]) == packs[seat]
            mine = position.view(seat).board.mine
            last = (round_ + 1) * picks == 6
            assert mine.pass_to == (None if last else (seat + 1) % players)
        for seat in range(players):
            option = position.packed(seat)[-1]
            cards = {option >> 8 & 255, option >> 16 & 255} if players == 2 else {option >> 8 & 255}
            packs[seat] = [card for card in packs[seat] if card not in cards]
            assert len(cards) == picks
            position.choose(seat, len(position.packed(seat)) - 1)
        packs = [packs[seat - 1] for seat in range(players)]
    assert not s.packs and all(len(clan.hand) == 6 for clan in s.clans)
    assert sorted(as_list(s.leftover)) == sorted(card for pack in packs for card in pack)
    assert len(as_list(s.leftover)) == 2 * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_decks_and_cards_set_aside_unseen(players: int) -> None:
    position = jindori.game("blood_rage", players).new(seed=1)
    s = position.state
    assert len(s.decks[0]) == SET_ASIDE[players] == position.view(None).board.undealt
    assert len(s.decks[0]) + 8 * players == DECK[players]
    assert [len(deck) for deck in as_lists(s.decks)[1:]] == [DECK[players]] * 2


def as_lists(rows: list) -> list[list[int]]:  # type: ignore[type-arg]
    return [as_list(row) for row in rows]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_gets_his_own_pack_back_before_it_has_been_round(players: int) -> None:
    position = jindori.game("blood_rage", players).new(seed=2)
    first = [set(as_list(pack)) for pack in position.state.packs]
    for round_ in range(1, players):
        if round_ * (2 if players == 2 else 1) == 6:
            break
        for seat in range(players):
            position.choose(seat, 0)
        for seat in range(players):
            held = set(as_list(position.state.packs[seat]))
            assert held <= first[(seat - round_) % players]
