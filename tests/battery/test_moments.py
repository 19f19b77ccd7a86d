"""Where a game stands on its way from a choice to the next question is shown as safely as any position."""

from __future__ import annotations

import msgspec
import pytest

from jindori.engine.position import Position
from jindori.engine.stream import Stream
from playing import KITS, LONG, SEATINGS, decisions_of, seeds, short, varied


def watched(game_id: str, players: int, seed: int) -> Position:
    position = varied(game_id, players, seed)
    position.watched = True
    return position


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_moments_tell_the_log_piece_by_piece(game_id: str, players: int) -> None:
    """A watched game is the same game, and its moments lie between what was told before a choice and after it."""
    several = 0
    for seed in seeds(game_id, 12):
        position, plain = watched(game_id, players, seed), varied(game_id, players, seed)
        for _, _ in zip(decisions_of(plain, seed), decisions_of(position, seed), strict=True):
            assert position.digest() == plain.digest() and not plain.moments
            KITS[game_id].check(position.state)
        assert position.log.raw == plain.log.raw
        told = 0
        position = watched(game_id, players, seed)
        for _ in decisions_of(position, seed):
            lengths = [told, *(moment.log for moment in position.moments), len(position.log)]
            assert lengths == sorted(lengths)
            assert lengths[1:] == sorted(set(lengths[1:])), "a moment in which nothing was told"
            assert all(moment.log > told for moment in position.moments)
            several += len(position.moments)
            told = len(position.log)
    assert several, "nothing ever happens on the way"


def told_alike(position: Position, seat: int, luck: int) -> None:
    """The leak test: in a world that differs only in what the seat cannot know, it and the public see the same on the way."""
    before = [msgspec.json.encode(position.moment_views(who)) for who in (seat, None)]
    true = [moment.state for moment in position.moments]
    for moment in position.moments:
        world = moment.state.copy()
        position.game.knowledge(moment.state, seat).sample(world, Stream(luck, 7, seat, 9))
        moment.state = world
    assert [msgspec.json.encode(position.moment_views(who)) for who in (seat, None)] == before
    for moment, state in zip(position.moments, true, strict=True):
        moment.state = state


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_what_a_seat_cannot_know_is_in_no_moment(game_id: str, players: int) -> None:
    """Long games now and then; ``soak.py`` looks at every decision."""
    looked = 0
    for seed in seeds(game_id, 6):
        position = watched(game_id, players, seed)
        every = 1 if short(game_id) else 6 if LONG else 12
        for n in decisions_of(position, seed):
            if (n + seed) % every == 0 and position.moments:
                for seat in range(players):
                    told_alike(position, seat, n)
                looked += 1
    assert looked


@pytest.mark.parametrize(("game_id", "players"), SEATINGS)
def test_moments_go_with_the_choice_that_is_taken_back(game_id: str, players: int) -> None:
    for seed in seeds(game_id, 6):
        position = watched(game_id, players, seed)
        for _ in decisions_of(position, seed):
            for seat in range(players):
                if position.moments and position.can_undo(seat).allowed:
                    twin = position.copy()
                    assert twin.watched and not twin.moments
                    twin.undo(seat)
                    assert not twin.moments
