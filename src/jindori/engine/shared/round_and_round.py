"""What is offered round the table again and again: a call, cards one may add, an auction."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.state import Procedure, S
from jindori.engine.vecs import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundAndRound(Procedure[S]):
    """Goes clockwise until all have declined in succession; who has declined may accept when it comes round again.

    ``cursor``: how many places clockwise from the first seat it stands. ``declined``: how many have declined in succession.
    """

    def __init__(self, cursor: i64, declined: i64) -> None:
        self.cursor = cursor
        self.declined = declined

    def first(self, state: S) -> i64:
        """The seat from which ``cursor`` counts; always the same one."""
        raise NotImplementedError

    def declining(self) -> i64:
        """The option to decline."""
        raise NotImplementedError

    def is_offered(self, state: S, seat: i64) -> bool:
        """Who is passed over has declined."""
        raise NotImplementedError

    def accept(self, state: S, seat: i64, option: i64) -> None:
        """An option other than to decline has been taken."""
        raise NotImplementedError

    def decline(self, state: S, seat: i64) -> None:
        """A seat that was asked has declined."""

    def closed(self, state: S) -> bool:
        """Does it end before all have declined?"""
        return False

    def done(self, state: S) -> None:
        """All have declined, or it is closed. Must pop this procedure."""
        state.pop()

    def step(self, state: S) -> bool:
        while self.declined < state.players and not self.closed(state):
            seat = state.clockwise(self.first(state), self.cursor)
            if self.is_offered(state, seat):
                return state.ask(seat)
            self.cursor += 1
            self.declined += 1
        self.done(state)
        return False

    def choose(self, state: S, seat: i64, option: i64) -> None:
        self.cursor += 1
        if option == self.declining():
            self.declined += 1
            self.decline(state, seat)
        else:
            self.declined = 0
            self.accept(state, seat, option)
