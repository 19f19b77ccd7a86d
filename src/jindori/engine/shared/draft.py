"""A draft: everybody keeps something of a pack in secret, and the rest goes on, until all is kept or left over.

What a seat can know of it afterwards is worked out in drafted.py, from the *origin* of each thing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jindori.engine.packing import bit
from jindori.engine.rows import without
from jindori.engine.shared.sealed import Sealed
from jindori.engine.state import S
from jindori.engine.vecs import i64, vec

LEFT: Final = 1
RIGHT: Final = -1
ROUNDS: Final = 8
"""One more than any draft has."""
LEFT_OVER: Final = 7
"""The round in the origin of what nobody has taken from its pack."""


def origin(pack: i64, round: i64) -> i64:
    """Where a thing comes from: whose pack it was at first, and the round in which it was taken."""
    return pack * ROUNDS + round


def first_pack(origin: i64) -> i64:
    return origin // ROUNDS


def taken_in(origin: i64) -> i64:
    return origin % ROUNDS


@mypyc_attr(allow_interpreted_subclasses=True)
class PackDraft(Sealed[S]):
    """``round`` times have the packs been passed on; picks are options whose things the seat keeps."""

    def __init__(self, round: i64, picks: list[vec[i64]]) -> None:
        super().__init__(picks)
        self.round = round

    def packs(self, state: S) -> list[vec[i64]]:
        """By seat: what it holds now."""
        raise NotImplementedError

    def things(self, option: i64) -> vec[i64]:
        """What is kept by a pick."""
        raise NotImplementedError

    def keep(self, state: S, seat: i64, thing: i64, origin: i64) -> None:
        """The seat keeps a thing for itself."""
        raise NotImplementedError

    def rest(self, state: S, packs: list[vec[i64]]) -> None:
        """All have kept, and this procedure is popped: pass on what is left and go on, or end."""
        raise NotImplementedError

    def passing(self, state: S) -> i64:
        """Where the packs go, always: LEFT (clockwise) or RIGHT."""
        return LEFT

    def choosers(self, state: S) -> i64:
        return bit(state.players) - 1

    def pack_of(self, state: S, seat: i64) -> i64:
        """Whose the pack was at first that the seat holds now."""
        return state.clockwise(seat, -self.passing(state) * self.round)

    def origin(self, state: S, seat: i64) -> i64:
        """Of what the seat takes now."""
        return origin(self.pack_of(state, seat), self.round)

    def passed(self, state: S, packs: list[vec[i64]]) -> list[vec[i64]]:
        """The packs when each has gone on to the next seat."""
        return packs[-1:] + packs[:-1] if self.passing(state) == LEFT else packs[1:] + packs[:1]

    def reveal(self, state: S) -> None:
        state.pop()
        left: list[vec[i64]] = []
        for seat in range(state.players):
            pack = self.packs(state)[seat]
            for thing in self.things(self.picks[seat][0]):
                self.keep(state, seat, thing, self.origin(state, seat))
                pack = without(pack, thing)
            left.append(pack)
        self.rest(state, left)
