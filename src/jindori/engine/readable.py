"""From an action as people and programs write it to the packed options it stands for, or to the error that says why not."""
# not compiled: reads plain data

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jindori.engine.errors import BadAction, IllegalChoice, shown
from jindori.engine.foresight import news
from jindori.engine.game import AnyGame
from jindori.engine.packing import NOT_OFFERED
from jindori.engine.rows import as_list
from jindori.engine.state import State, lowest
from jindori.engine.text import words
from jindori.engine.vocabulary import Verb

Take = Callable[[State, int, int], None]
"""Takes a seat's packed option and goes on to the next decision."""


def reading_of(
    game: AnyGame, state: State, seats: list[str], seat: int, actions: list[dict[str, Any]], take: Take
) -> tuple[list[int], State]:
    """The packed options that actions stand for, one after the other, and the state to which they lead; tried on a copy.

    ``seats``: names for the sentences. Raises BadAction (malformed) or IllegalChoice (with the clause). An action that
    brings something new to light is the last one: whether a further one would do must not tell what it is.
    """
    if not actions:
        raise BadAction("there must be at least one action")
    for action in actions:
        check_keys(game, action)
    work = state.copy()
    work.stream.drawn = False
    work.informed = False
    steps: list[int] = []
    for n, action in enumerate(actions):
        if n > 0 and not work.asked >> seat & 1:
            raise IllegalChoice(f"nothing to choose any more for {action['do']!r}")
        reading = _Reading(game, work, seats, seat, action, take)
        steps += reading.steps()
        if n < len(actions) - 1 and news(work):
            raise IllegalChoice(f"{action['do']!r} brings something new to light; what follows is chosen after it")
    return steps, work


def check_keys(game: AnyGame, action: dict[str, Any]) -> None:
    """Only keys that some verb of this name has. Raises BadAction."""
    verbs = game.vocabulary.verbs_of(action)
    known = set().union(*[verb.keys() for verb in verbs]) | (game.extra_keys if len(action) > 1 else set())
    for key in action:
        if key != "do" and key not in known:
            raise BadAction(f"{action['do']!r} has no {shown(key)}; known: {', '.join(sorted(known)) or 'nothing'}")


class _Reading:
    """``left``: what the steps so far have not used of the action."""

    def __init__(self, game: AnyGame, work: State, seats: list[str], seat: int, action: dict[str, Any], take: Take) -> None:
        self.game = game
        self.work = work
        self.seats = seats
        self.seat = seat
        self.take = take
        self.do: str = action["do"]
        self.left = {key: value for key, value in action.items() if key != "do"}
        work.asks_all = True

    def steps(self) -> list[int]:
        steps: list[int] = []
        while True:
            option = self.match()
            if option is None:
                raise self.why()
            shown = self.game.describe(self.work, self.seat, option)
            steps.append(option)
            self.use(shown)
            self.take(self.work, self.seat, option)
            self.go_through()
            if not self.left:
                return steps
            if not self.work.asked >> self.seat & 1 or news(self.work):
                raise IllegalChoice(f"nothing more to choose yet for {', '.join(sorted(self.left))}")

    def use(self, shown: dict[str, Any]) -> None:
        for key in shown:
            self.left.pop(key, None)

    def contradicts(self, shown: dict[str, Any]) -> bool:
        return any(key in self.left and not same(self.left[key], value) for key, value in shown.items() if key != "do")

    def go_through(self) -> None:
        """Take what will be taken without asking. The seat's own part must agree with what is left of the action."""
        work = self.work
        while work.no_choice():
            chooser, option = int(lowest(work.asked)), int(work.offered[0])
            shown = self.game.vocabulary.show(option)
            if chooser == self.seat and shown["do"] == self.do:
                if self.contradicts(shown):
                    raise self.why()
                self.use(shown)
            self.take(work, chooser, option)

    def match(self) -> int | None:
        """The first option that says nothing else than the action; among several the one that uses most of it."""
        best: tuple[int, int] | None = None
        for option in as_list(self.work.options(self.seat)):
            shown = self.game.describe(self.work, self.seat, option)
            if shown["do"] != self.do or self.contradicts(shown):
                continue
            used = sum(key in self.left for key in shown)
            needed = self.game.vocabulary.verbs[option & 255]
            if not needed.fits(self.left) and not (used or not needed.fields):
                continue
            if best is None or used > best[0]:
                best = (used, option)
        return best[1] if best is not None else None

    def why(self) -> Exception:
        """The error for an action that matches no option: of several verbs of this name the one that says most."""
        offered = {option & 255 for option in as_list(self.work.options(self.seat))}
        verbs = sorted(self.game.vocabulary.by_do[self.do], key=lambda verb: verb.number not in offered)
        missing: str | None = None
        malformed: BadAction | None = None
        meant: BadAction | None = None  # of a verb that is offered: the action says it wrongly, unless another reads it all
        readable = False
        for verb in verbs:
            try:
                reason = self.refused(verb)
            except BadAction as error:
                if verb.number in offered:
                    meant = meant or error
                malformed = malformed or error
                continue
            if meant is not None and not verb.keys().issuperset(self.left):
                continue
            readable = readable or reason == NOT_OFFERED
            if isinstance(reason, str):
                missing = missing or reason
            elif reason != NOT_OFFERED:
                refusal = self.game.refusal(reason)
                text = words(self.game, refusal.message, "en", self.seats)
                return IllegalChoice(f"{text} ({refusal.clause})" if refusal.clause else text, refusal)
        if meant is not None:
            return meant
        if malformed is not None and not readable:
            return malformed
        if missing is not None and verbs[0].number in offered:
            return BadAction(f"{self.do!r} needs {missing}")
        refusal = self.game.refusal(NOT_OFFERED)
        return IllegalChoice(f"{self.do!r} is not offered now: {words(self.game, refusal.message, 'en', self.seats)}", refusal)

    def refused(self, verb: Verb) -> int | str:
        """The packed reason against a verb, or what is missing to judge it. Raises BadAction."""
        if not verb.fits(self.left):
            return ", ".join(repr(key) for key in verb.needed() if key not in self.left)
        option = verb.read(self.left, (self.work, self.seat))
        reason = int(self.work.stack[-1].refuse(self.work, self.seat, option))
        return NOT_OFFERED if reason == 0 else reason


def same(given: Any, value: Any) -> bool:
    """Equal, but true is not 1; lists of names in any order."""
    if type(given) is not type(value):
        return False
    if isinstance(given, list):
        try:
            return sorted(given) == sorted(value)
        except TypeError:
            return False
    if isinstance(given, dict):
        return given.keys() == value.keys() and all(same(given[key], value[key]) for key in given)
    return bool(given == value)
