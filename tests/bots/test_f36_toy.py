"""F36 on a toy: known gains for every seat, two to seven seats, one or two moves in a row."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from jindori import bots
from jindori.engine.game import Game
from jindori.engine.knowledge import Knowledge
from jindori.engine.log import Log
from jindori.engine.rows import row
from jindori.engine.state import Procedure, State
from jindori.engine.stream import Stream
from jindori.engine.vocabulary import Vocabulary

Gains = list[list[int]]
"""Of each option, what it adds to the score of every seat."""


class Toy(State):
    def __init__(self, players: int, stream: Stream, of: Toy | None = None) -> None:
        super().__init__(players, stream, of)
        self.points = list(of.points) if of is not None else [0] * players

    def copy(self) -> Toy:
        return Toy(self.players, self.stream.copy(), self)


class Moves(Procedure[Toy]):
    """One seat chooses from ``steps[0]``, then, with another choice of its own, from the list its option leads to."""

    def __init__(self, seat: int, gains: Gains, then: list[Gains]) -> None:
        self.seat = seat
        self.gains = gains
        self.then = then

    def always_asks(self) -> bool:
        return True

    def step(self, state: Toy) -> bool:
        return state.ask(self.seat)

    def options(self, state: Toy, seat: int) -> Any:
        return row(list(range(len(self.gains))))

    def choose(self, state: Toy, seat: int, option: int) -> None:
        state.points = [p + g for p, g in zip(state.points, self.gains[option], strict=True)]
        state.pop()
        if self.then:
            state.push(Moves(self.seat, self.then[option], []))
        else:
            state.over = True


class Open(Knowledge[State]):
    """Nothing is hidden."""

    def redraw(self, state: State, stream: Stream) -> None:
        pass


class ToyGame(Game):
    id = "toy"
    vocabulary = Vocabulary()
    folder = Path()
    most_decisions = 10

    def new_state(self, *args: Any) -> State:
        raise NotImplementedError

    def blank(self, *args: Any) -> State:
        raise NotImplementedError

    def board(self, *args: Any) -> Any:
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Toy)
        return state.points

    def points_by_source(self, state: State, log: Log) -> list[dict[str, int]]:
        return []

    def knowledge(self, state: State, seat: int) -> Open:
        return Open(seat)

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        return {}

    def quiet(self, state: State) -> bool:
        """Valued only at the end, so that the second of two moves counts."""
        return False


def chosen(players: int, seat: int, gains: Gains, then: list[Gains] | None = None, start: list[int] | None = None) -> set[int]:
    state = Toy(players, Stream(1, 2, 3, 4))
    state.points = list(start or [0] * players)
    state.push(Moves(seat, gains, then or []))
    state.advance()
    out = set()
    for luck in range(6):
        bot = bots.make("greedy", luck)
        out.add(bot.choose(bots.look_at(ToyGame(), state, seat, 0, bot)))
    return out


def test_f36_gain_and_win_before_hurting_another() -> None:
    """Seat 1 may gain 3 and win, or take 6 from seat 2 while seat 0 wins."""
    assert chosen(3, 1, [[0, 3, 0], [0, 0, -6], [0, 0, 0]], start=[10, 8, 9]) == {0}


@pytest.mark.parametrize("players", range(2, 8))
def test_f36_the_best_for_oneself_at_every_count(players: int) -> None:
    for seat in range(players):
        own = [4 if n == seat else 0 for n in range(players)]
        gift = [0 if n == seat else 4 for n in range(players)]
        nothing = [0] * players
        assert chosen(players, seat, [nothing, gift, own]) == {2}


@pytest.mark.parametrize("players", range(2, 8))
def test_f36_moving_twice_in_a_row_is_not_an_opponents_move(players: int) -> None:
    """A small gain now and nothing then, or nothing now and much then: both moves are one's own."""
    for seat in range(players):

        def own(points: int, seat: int = seat) -> list[int]:
            return [points if n == seat else 0 for n in range(players)]

        now = [own(2), own(0)]
        then = [[own(0), own(-1)], [own(7), own(-9)]]
        assert chosen(players, seat, now, then) == {1}
