"""At every decision: what is listed is accepted, distinct and readable; what is not listed is refused with a reason."""

from __future__ import annotations

import random

import pytest

from jindori.engine.errors import IllegalChoice
from jindori.engine.position import Position, index
from playing import SEATINGS, decisions_of, everything, find, seeds, spread, varied


def readable(position: Position, seat: int, option: int) -> dict[str, object]:
    return position.game.describe(position.state, seat, option)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_lists_are_never_empty_and_hold_nothing_twice(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        position = varied(game_id, players, seed)
        for _ in decisions_of(position, seed):
            assert position.asked
            for decision in position.decisions:
                options = position.packed(decision.seat)
                assert 0 < len(options) == len(set(options)) == len(decision)
                shown = [repr(action) for action in decision.options]
                assert len(set(shown)) == len(shown), "two options read the same"
                assert decision.id == position.game.decision_ids[decision.name]
                top = position.state.stack[-1]
                assert all(top.refuse(position.state, decision.seat, option) == 0 for option in options)


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_every_listed_option_is_accepted(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 3):
        for position in spread(varied(game_id, players, seed), seed, 4):
            for seat in position.asked:
                for option in position.packed(seat):
                    state = position.state.copy()
                    state.take(seat, option)
                    assert state.over or state.asked


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_every_listed_option_reads_back_as_itself(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        for position in spread(varied(game_id, players, seed), seed, 8):
            for seat in position.asked:
                for number, option in enumerate(position.packed(seat)):
                    action = readable(position, seat, option)
                    assert position.why_not(seat, action) is None
                    by_number, by_action = position.copy(), position.copy()
                    by_number.choose(seat, number)
                    by_action.choose(seat, action)
                    assert by_number.choices == by_action.choices and by_number.digest() == by_action.digest()


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_what_is_not_listed_is_refused_with_a_reason(game_id: str, players: int) -> None:
    book = find(game_id).rules_text("en")
    for seed in seeds(game_id, 3):
        for position in spread(varied(game_id, players, seed), seed, 4):
            for seat in position.asked:
                top, options = position.state.stack[-1], position.packed(seat)
                faces = [repr(readable(position, seat, option)) for option in options]
                for candidate in {int(c) for c in top.candidates(position.state, seat)} - set(options):
                    reason = int(top.refuse(position.state, seat, candidate))
                    if reason == 0:
                        action = readable(position, seat, candidate)
                        assert repr(action) in faces, "legal, and neither listed nor the twin of what is listed"
                    else:
                        assert reason & 255 in position.game.vocabulary.reasons
                dimmed = position.view(seat).decision.dimmed  # type: ignore[union-attr]
                for entry in dimmed:
                    assert entry.reason.clause and entry.reason.clause in book


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_a_refused_choice_changes_nothing_and_why_not_says_the_same(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        for position in spread(varied(game_id, players, seed), seed, 10):
            before = everything(position)
            for seat in position.asked:
                decision = position.view(seat).decision
                assert decision is not None
                for entry in random.Random(seed).sample(decision.dimmed, min(4, len(decision.dimmed))):
                    refusal = position.why_not(seat, entry.action)
                    assert refusal == entry.reason
                    with pytest.raises(IllegalChoice) as caught:
                        position.choose(seat, entry.action)
                    assert caught.value.refusal == refusal
            assert everything(position) == before


def test_index_knows_whole_numbers() -> None:
    assert [index(value) for value in (3, True, 3.0, "3", None)] == [3, None, None, None, None]
