"""F30: a view that was taken does not change under later play, and writing into it does not reach the game."""

from __future__ import annotations

import copy

import msgspec
import pytest

from playing import SEATINGS, everything, played, varied


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_later_play_changes_no_view(game_id: str, players: int) -> None:
    position = played(varied(game_id, players, 2), 2, 3)
    views = [position.view(seat) for seat in (None, *range(players))]
    decisions = [copy.deepcopy(d.options) for d in position.decisions]
    before = [msgspec.json.encode(view) for view in views]
    dump, record = position.dump(), position.record()
    kept = copy.deepcopy((dump, record))
    played(position, 3, 30)
    assert [msgspec.json.encode(view) for view in views] == before
    assert (dump, record) == kept and decisions


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_writing_into_what_was_given_out_does_nothing(game_id: str, players: int) -> None:
    position = played(varied(game_id, players, 2), 2, 2)
    before = everything(position)
    decision = position.decisions[0]
    decision.options.clear()
    decision.options[0]["do"] = "nonsense"
    position.packed(decision.seat).clear()
    view = position.view(decision.seat)
    view.log.clear()
    view.waiting.clear()
    assert view.decision is not None
    view.decision.options.clear()
    position.scores.clear()
    position.decisions.clear()
    dump = position.dump()
    dump["state"]["stream"][0] = 5
    dump["choices"].clear()
    dump["options"].clear()
    record = position.record()
    record["seats"].clear()
    assert everything(position) == before
    with pytest.raises(AttributeError):
        view.moves = 9  # type: ignore[misc]
