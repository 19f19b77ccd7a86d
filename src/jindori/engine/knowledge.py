"""What a seat can and cannot know of a position: made once for a decision, sampled many times."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr

from jindori.engine.shared.sealed import Sealed
from jindori.engine.state import S, State, lowest
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """All that decides, for one seat, which worlds are possible; a game subclasses it with ``redraw``.

    It is a function of what the seat has seen: made from two positions that look alike to the seat it is the same, and so
    a sample depends on the seat's view and the stream alone. Its rows stand in an order the seat knows, by number.
    """

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def redraw(self, state: S, stream: Stream) -> None:
        """Draw the game's hidden things anew, in place; every one of them, so that nothing of where they lay is left."""
        raise NotImplementedError

    def sample(self, state: S, stream: Stream) -> None:
        """Make a copy of the position into a world as it may be for all the seat knows. ``stream`` becomes its luck.

        Hidden things are drawn anew, what others have locked is chosen anew.
        """
        state.stream = stream
        self.redraw(state, stream)
        if state.over or state.asked == 0:
            return
        top = state.stack[-1]
        if isinstance(top, Sealed):
            self.rechoose(state, top)
        else:
            state.offered = top.options(state, lowest(state.asked))

    def rechoose(self, state: S, sealed: Sealed[S]) -> None:
        """Others' locked picks, each any of its options."""
        other: i64 = 0
        while other < state.players:
            picks: i64 = len(sealed.picks[other])
            if other != self.seat and picks > 0:
                own = state.top()
                assert isinstance(own, Sealed)
                for _ in range(picks):
                    own.retract(state, other)
                for _ in range(picks):
                    options = own.options(state, other)
                    n: i64 = len(options)
                    own.choose(state, other, options[state.stream.below("fork", n)])
            other += 1


def samples(knowledge: Knowledge[Any], state: State, stream: Stream, n: i64) -> None:
    """Make and drop ``n`` forks of a position; for measuring."""
    for _ in range(n):
        knowledge.sample(state.copy(), stream.branch(stream.word()))
