"""Forks: copies of a position as it may be for all a seat knows. Nothing else of a running game reaches bots and search."""
# not compiled: once per fork, between tables and the compiled inside

from __future__ import annotations

import random

from jindori.engine.game import AnyGame
from jindori.engine.state import State
from jindori.engine.stream import Stream


def forked(game: AnyGame, state: State, seat: int, stream: Stream) -> State:
    """A copy with everything the seat cannot know drawn anew; nobody listens to it, and it shares nothing that changes."""
    fork = state.copy()
    fork.unshare()
    game.knowledge(state, seat).sample(fork, stream)
    return fork


def luck_of(rng: random.Random) -> Stream:
    """A stream out of Python's generator."""
    return Stream(*[rng.getrandbits(32) for _ in range(4)])
