"""Steps in the order of the book: the main line of a game, a turn, a battle."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jindori.engine.state import Procedure, S
from jindori.engine.vecs import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Procedure[S]):
    """Steps numbered from 0 in the order of the book, each taken once, the next one only when all that it opened is done."""

    def end(self) -> i64:
        """How many steps there are; after the last one the procedure is done."""
        raise NotImplementedError

    def take(self, state: S, step: i64) -> bool:
        """Take a step: work, open other procedures and return False; or ask and return True."""
        raise NotImplementedError

    def done(self, state: S) -> None:
        """All steps have been taken. Must pop this procedure."""
        state.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Steps[S]):
    """``at`` is the number of the next step; a step that is to come again sets it back."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def now(self) -> i64:
        """Number of the step under way: the one last taken."""
        return self.at - 1

    def step(self, state: S) -> bool:
        step = self.at
        if step == self.end():
            self.done(state)
            return False
        self.at = step + 1
        return self.take(state, step)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShownSequence(Steps[S]):
    """The same where not the procedure but the position holds the number of the next step, so that views can show it."""

    def due(self, state: S) -> i64:
        """Number of the next step."""
        raise NotImplementedError

    def set_due(self, state: S, step: i64) -> None:
        raise NotImplementedError

    def step(self, state: S) -> bool:
        step = self.due(state)
        if step == self.end():
            self.done(state)
            return False
        self.set_due(state, step + 1)
        return self.take(state, step)
