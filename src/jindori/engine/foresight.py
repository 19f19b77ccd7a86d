"""What a choice would come to, found by playing it on a fork of the seat (decision 14).

A preview goes as far as the rules go on by themselves: until somebody chooses, the game's ``horizon`` is reached, or the
next step would draw or show something. So it says nothing that the seat does not know, and all it says comes true.
"""

from __future__ import annotations

from jindori.engine.game import AnyGame
from jindori.engine.packing import verb
from jindori.engine.state import State, handed, worked
from jindori.engine.stream import Stream
from jindori.engine.views import Change

SAME_LUCK = (1, 2, 3, 4)
"""No preview depends on it."""


def previews(game: AnyGame, state: State, seat: int, options: list[int]) -> list[list[Change]]:
    """For each option the public numbers that it would change; nothing for choices that others cannot see yet."""
    if state.stack[-1].sealed() or not any(int(verb(option)) in game.previewed for option in options):
        return [[] for _ in options]
    fork = state.copy()
    game.knowledge(state, seat).sample(fork, Stream(*SAME_LUCK))
    return [preview(game, fork, seat, option) if int(verb(option)) in game.previewed else [] for option in options]


def preview(game: AnyGame, fork: State, seat: int, option: int) -> list[Change]:
    after = consequence(game, fork, seat, option)
    return game.changes(fork, after, seat) if after is not None else []


def consequence(game: AnyGame, state: State, seat: int, option: int) -> State | None:
    """A copy of the state after the option and what follows by itself; None if the option alone draws or shows something."""
    steps = 0
    after = begun(state, seat, option)
    if news(after):
        return None
    while not after.over and not isinstance(after.stack[-1], game.horizon):
        steps += 1
        on = not worked(after)
        if news(after):
            return again(state, seat, option, steps - 1)
        if not on:
            break
    return after


def begun(state: State, seat: int, option: int) -> State:
    after = state.copy()
    after.stream.drawn = False
    after.informed = False
    handed(after, seat, option)
    return after


def again(state: State, seat: int, option: int, steps: int) -> State:
    """The same up to the step before the news."""
    after = begun(state, seat, option)
    for _ in range(steps):
        worked(after)
    return after


def news(state: State) -> bool:
    """Has something been drawn or shown since this was last looked at?"""
    return bool(state.informed or state.stream.drawn)
