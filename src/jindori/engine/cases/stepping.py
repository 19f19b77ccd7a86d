"""A game worked through from outside, one step of a procedure at a time, so that rules know nothing of who looks on."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from jindori.engine.position import Position
from jindori.engine.state import State, handed, worked

Stops = Callable[[State], bool]
"""Looks at the position between two steps, nobody being asked: stand still here?"""


def never(state: State) -> bool:
    return False


class Stepped(Position):
    """A position that stands still between two steps wherever ``stops`` says so; ``go_on`` takes the next one.

    With ``asks_all`` choices of a single option are asked too.
    """

    stops: Stops = staticmethod(never)
    asks_all = False

    @classmethod
    def of(cls, position: Position, stops: Stops) -> Stepped:
        """The same game, stepped from here on."""
        twin = cls(position.game, position.options, position.state, position.seed, position.first, position.seats)
        twin.stops = stops
        twin.log = position.log
        return twin

    @property
    def halted(self) -> bool:
        """Does it stand between two steps?"""
        return not self.state.asked and not self.over

    def go_on(self) -> None:
        """The next step, and on to the next question or stop."""
        state = self.state
        state.asks_all = self.asks_all
        if not worked(state):
            self.walk(state)
        self.noted()

    def walk(self, state: State) -> None:
        """``State.advance``, but looking at the position before every step."""
        while not state.over and not self.stops(state):
            if worked(state):
                return
        state.asked = 0

    def noted(self) -> None:
        """What the steps have told and chosen by themselves."""
        self.log.drain(self.state, self.moves)
        self.forced = list(self.state.forced_choices)
        self.state.forced_choices.clear()

    def carry_out(self, state: State, seat: int, option: int) -> None:
        asks_all = state.asks_all
        state.asks_all = asks_all or self.asks_all
        if handed(state, seat, option):
            self.walk(state)

    def _twin(self, state: State) -> Self:
        twin = super()._twin(state)
        twin.stops = self.stops
        twin.asks_all = self.asks_all
        return twin
