"""F08: undo reaches back to just before new information and not past it; the attempt leaves everything untouched."""

from __future__ import annotations

import pytest

from games.blood_rage.field.scenes import commit, decline_all, first_turn, give, put, ready, standing
from jindori.engine.cases.stepping import Stepped, never
from jindori.engine.errors import CannotUndo
from jindori.engine.position import Position
from jindori.engine.rows import row
from jindori.games.blood_rage.board import QUEST_PHASE
from jindori.games.blood_rage.cases.position import at_a_phase, phase_of
from playing import everything


def refused(position: Position, seat: int, key: str = "undo-information") -> None:
    before = everything(position)
    with pytest.raises(CannotUndo) as caught:
        position.undo(seat)
    assert caught.value.key == key and str(caught.value)
    assert everything(position) == before


def battle() -> Position:
    position = first_turn()
    where = standing(position)[0]
    put(position, 0, "leader", where)
    put(position, 1, "warrior", where)
    give(position, 0, "tyrs_smash")
    give(position, 1, "tyrs_bash")
    give(position, 1, "odins_smite")
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    return position


def test_undo_after_the_battle_reveal() -> None:
    position = battle()
    commit(position, {0: "tyrs_smash"})
    assert position.can_undo(0).allowed, "not before the others have locked"
    commit(position, {1: "tyrs_bash"})
    for seat in range(3):
        refused(position, seat)


def test_the_pillage_can_be_taken_back_as_long_as_nothing_was_shown() -> None:
    position = battle()
    assert position.decisions[0].name == "commit"
    assert position.can_undo(0).allowed
    position.undo(0)
    assert position.decisions[0].name == "action"


def test_undo_after_a_late_card() -> None:
    position = first_turn()
    where = standing(position)[0]
    put(position, 0, "leader", where)
    put(position, 1, "warrior", where)
    for design in ("tyrs_smash", "heimdalls_eye", "tyrs_rage"):
        give(position, 0, design)
    for design in ("tyrs_bash", "odins_smite"):
        give(position, 1, design)
    ready(position).choose(0, {"do": "pillage", "province": where})
    decline_all(position, "join")
    commit(position, {0: "tyrs_smash", 1: "tyrs_bash"})
    position.choose(0, {"do": "late", "card": "heimdalls_eye"})
    refused(position, 0)


def test_undo_after_the_next_age_has_been_dealt() -> None:
    """The last choice before the deal must not be taken back once the new hand has been seen."""
    position = first_turn()
    s = position.state
    s.clans[0].quests = row([give(position, 0, "quest_glorious_death", 1)])
    s.clans[0].hand = row([])
    s.clans[0].fallen, s.clans[0].reserve = 4, 4
    for clan in s.clans:
        clan.rage = 1
    position = Stepped.of(position, at_a_phase)
    for seat in range(3):
        ready(position).choose(seat, {"do": "pass"})
    while position.halted and phase_of(position.state) < QUEST_PHASE:
        position.go_on()
    position.stops = never
    position.go_on()
    assert position.decisions[0].name == "raise_stat"
    position.choose(0, {"do": "raise_stat", "stat": "axes"})
    assert int(s.age) == 2 and len(position.view(0).board.mine.hand) == 6
    refused(position, 0)


def test_undo_after_all_have_drafted() -> None:
    import jindori

    position = jindori.game("blood_rage", 3).new(seed=1)
    for seat in range(3):
        position.choose(seat, 0)
        if seat < 2:
            position.undo(seat)
            position.choose(seat, 1)
    for seat in range(3):
        refused(position, seat)
