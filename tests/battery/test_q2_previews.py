"""Q2: what an option says beforehand is what comes when it is chosen, and it tells nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from jindori.engine import foresight
from jindori.engine.position import Position
from jindori.engine.showing import decision
from jindori.engine.stream import Stream
from jindori.engine.views import Change, DecisionView
from playing import GAMES, LONG, SEATINGS, spread, varied

PREVIEWING = [one for one in SEATINGS if GAMES[one[0]].previewed]
Seen = dict[tuple[str, int, str | None, str | None], int]


def positions(game_id: str, players: int, every: int) -> Iterator[Position]:
    for seed in range(6 if LONG else 2):
        yield from spread(varied(game_id, players, 60 + seed), seed, every)


def asked(position: Position) -> Iterator[DecisionView]:
    for seat in position.asked:
        found = decision(position.game, position.state, seat)
        assert found is not None
        yield found


def values(changes: list[Change]) -> Seen:
    return {(one.what, one.seat, one.place, one.figure): one.after for one in changes}


def shown_on_the_way(position: Position, seat: int, option: int) -> tuple[list[Seen], bool]:
    """The changes whenever something is told, and at last, once the choice is made; and whether the seat goes on without news."""
    after = position.copy()
    after.watched = True
    after.choose(seat, option)
    states = [position.state, *(moment.state for moment in after.moments), after.state]
    goes_on = after.asked == [seat] and after.can_undo(seat).allowed
    return [values(position.game.changes(position.state, state, seat)) for state in states], goes_on


@pytest.mark.parametrize(("game_id", "players"), PREVIEWING)
def test_q2_a_preview_is_what_then_happens(game_id: str, players: int) -> None:
    """It is shown on the way to the next question; where the seat goes on and nothing was drawn, that question finds just this."""
    exact = others = 0
    for position in positions(game_id, players, 3):
        for found in asked(position):
            packed = position.packed(found.seat)
            for option in found.options[:: 1 + len(found.options) // 6]:
                if found.sealed or packed[option.n] & 255 not in position.game.previewed:
                    continue
                came, goes_on = shown_on_the_way(position, found.seat, option.n)
                foretold = values(option.preview)
                assert foretold == came[-1] if goes_on else foretold in came, option.action
                exact += goes_on and bool(foretold)
                others += not goes_on and bool(foretold)
    assert exact > 2 and exact + others > 20


@pytest.mark.parametrize(("game_id", "players"), PREVIEWING)
def test_q2_previews_of_worlds_that_look_alike_are_equal(game_id: str, players: int) -> None:
    told = 0
    for position in positions(game_id, players, 12):
        for found in asked(position):
            for luck in range(2):
                world = position.fork_state(found.seat, Stream(luck + 1, 20, 30, 40))
                assert decision(position.game, world, found.seat) == found
            told += sum(len(option.preview) for option in found.options)
    assert told > 50


@pytest.mark.parametrize(("game_id", "players"), PREVIEWING)
def test_q2_looking_changes_nothing(game_id: str, players: int) -> None:
    for position in positions(game_id, players, 40):
        for seat in position.asked:
            before = position.fingerprint()
            foresight.previews(position.game, position.state, seat, position.packed(seat))
            assert position.fingerprint() == before
