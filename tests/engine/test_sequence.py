"""Steps in the order of the book: each once, the next when all that it opened is done, and back where a step says so."""

from __future__ import annotations

from jindori.engine.shared.sequence import Sequence
from jindori.engine.state import MOST_PLAYERS, Procedure, State
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from playing import GAMES


class Table(State):
    """``diary``: what the steps did, in their order."""

    def __init__(self, players: i64) -> None:
        super().__init__(players, Stream(1, 2, 3, 4))
        self.diary: list[str] = []
        self.asks_all = True


class Aside(Procedure[Table]):
    def __init__(self, left: i64) -> None:
        self.left = left

    def step(self, s: Table) -> bool:
        s.diary.append(f"aside {self.left}")
        self.left -= 1
        if self.left == 0:
            s.pop()
        return False


class Book(Sequence[Table]):
    """Step 0 opens an aside, 1 asks, 2 is taken three times, 3 is the last."""

    def __init__(self, at: i64, again: i64) -> None:
        super().__init__(at)
        self.again = again

    def end(self) -> i64:
        return 4

    def done(self, s: Table) -> None:
        super().done(s)
        s.over = True

    def take(self, s: Table, step: i64) -> bool:
        s.diary.append(f"step {step}")
        assert self.now() == step
        if step == 0:
            s.push(Aside(2))
        elif step == 1:
            return s.ask(1)
        elif step == 2 and self.again > 0:
            self.again -= 1
            self.at = 2
        return False

    def options(self, s: Table, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), 7), 8)

    def choose(self, s: Table, seat: i64, option: i64) -> None:
        s.diary.append(f"chose {option}")


def test_steps_come_in_their_order() -> None:
    s = Table(2)
    s.push(Book(0, 2))
    s.advance()
    assert s.diary == ["step 0", "aside 2", "aside 1", "step 1"] and s.asked == 2
    s.take(1, 8)
    assert s.diary[4:] == ["chose 8", "step 2", "step 2", "step 2", "step 3"]
    assert s.over and s.stack == []


def test_a_sequence_goes_on_where_it_stood() -> None:
    s = Table(2)
    s.push(Book(3, 0))
    s.advance()
    assert s.diary == ["step 3"]
    twin = Book(1, 5).copy()
    assert isinstance(twin, Book) and (twin.at, twin.again) == (1, 5)


def test_seats_go_clockwise() -> None:
    s = Table(3)
    assert [s.left_of(seat) for seat in range(3)] == [1, 2, 0]
    assert list(s.seats_from(1)) == [1, 2, 0]
    assert max(game.max_players for game in GAMES.values()) <= MOST_PLAYERS
    assert [s.clockwise(2, n) for n in range(5)] == [2, 0, 1, 2, 0]
