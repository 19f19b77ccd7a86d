"""What ``then`` may assert of every game."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from jindori.engine.cases.comparison import (
    Fact,
    PerPlayer,
    differences,
    number,
    player,
    several,
    words,
    yes_or_no,
)
from jindori.engine.cases.failure import Failure
from jindori.engine.cases.reading import listing, mapping, shown, text
from jindori.engine.cases.run import Question, Run, sentence
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadCase


def meant(run: Run, decision: str, name: str) -> bool:
    """Is the decision of this name meant, by its name or its id in the rule book?"""
    return decision in (name, run.position.game.decision_ids[name])


def check_decision(run: Run, decision: str, what: str) -> None:
    ids = run.position.game.decision_ids
    if not any(meant(run, decision, name) for name in ids):
        raise BadCase(f"{what}: unknown decision {shown(decision)}; known: {', '.join(ids)}; or their ids")


def read_question(value: Any, what: str, players: Sequence[str]) -> Question:
    if not mapping(value, what, players):
        raise BadCase(f"{what} names nobody")
    return {who: text(decision, what) for who, decision in value.items()}


class Asked(Fact):
    """Who is asked in what order: all questions of the decisions that are named, each as ``{player: decision}``."""

    def __init__(self) -> None:
        super().__init__(several(read_question), lambda run: run.questions)

    def failures(self, run: Run, what: str, expected: list[Question]) -> list[Failure]:
        known = {decision for question in expected for decision in question.values()}
        for decision in known:
            check_decision(run, decision, what)
        if not known:
            raise BadCase(f"{what!r} of 'then' names no decision")
        got = [q for q in run.questions if any(meant(run, decision, name) for decision in known for name in q.values())]
        fits = len(got) == len(expected) and all(map(lambda *pair: agree(run, *pair), expected, got))
        return [] if fits else [Failure(what, expected, got)]


def agree(run: Run, expected: Question, got: Question) -> bool:
    return expected.keys() == got.keys() and all(meant(run, expected[who], name) for who, name in got.items())


class NotYet(Fact):
    """A player is not asked that after the last step, but is when what is open before it has been declined."""

    def __init__(self) -> None:
        super().__init__(read_question, lambda run: run.questions)

    def failures(self, run: Run, what: str, expected: Question) -> list[Failure]:
        out = []
        now, later = [run.open], run.questions[run.unlisted :]
        for who, decision in expected.items():
            check_decision(run, decision, what)
            is_asked = [any(who in q and meant(run, decision, q[who]) for q in questions) for questions in (now, later)]
            if is_asked != [False, True]:
                got = f"{who} is asked now" if is_asked[0] else f"{who} is not asked later either"
                out.append(Failure(f"{what} {who}", f"{who} is asked {decision} later", got))
        return out


class Illegal(Fact):
    """``true``: the last step is refused and leaves everything as it was. A list: decisions refused after it.

    ``wanted``: are the entries to be accepted in one of the positions, or refused in all of them? An entry may be
    several choices at once.
    """

    def __init__(self, where: Callable[[Run], list[Stepped]], wanted: bool = False) -> None:
        super().__init__(yes_or_no, where)
        self.wanted = wanted
        self.read = self.read_true_or_list

    def read_true_or_list(self, value: Any, what: str, players: Sequence[str]) -> Any:
        if value is True and not self.wanted:
            return True
        if not listing(value, what):
            raise BadCase(f"{what} names nothing")
        return value

    def failures(self, run: Run, what: str, expected: Any) -> list[Failure]:
        if expected is True:
            return differences(what, True, run.refused is True)
        out = []
        for n, entry in enumerate(expected, 1):
            choices = run.choices(mapping(entry, f"decision {n} of {what!r}"), f"decision {n} of {what!r}")
            may = any(all(run.may(position, *choice) for choice in choices) for position in self.get(run))
            if may != self.wanted:
                told = [", ".join(f"{run.who(seat)} {can} {sentence(action)}" for seat, action in choices) for can in ("may not", "may")]
                out.append(Failure(f"{what} {n}", told[self.wanted], told[may]))
        return out


def given_position(run: Run) -> list[Stepped]:
    """The given position, with its phase or step begun."""
    position = run.at_start.copy()
    if position.halted:
        position.go_on()
    return [position]


def at_the_end(get: Callable[[Run], Any]) -> Callable[[Run], Any]:
    return lambda run: get(run) if run.position.over else "the game goes on"


def rank(run: Run, seat: int) -> Any:
    return at_the_end(lambda run: run.position.game.ranks(run.position.state)[seat])(run)


def offered(decision: str) -> Fact:
    return Fact(yes_or_no, lambda run: any(decision in question.values() for question in run.questions))


class Note(Fact):
    """For people."""

    def __init__(self) -> None:
        super().__init__(words, lambda run: None)

    def failures(self, run: Run, what: str, expected: Any) -> list[Failure]:
        return []


COMMON: dict[str, Fact] = {
    "asked": Asked(),
    "not_yet": NotYet(),
    "decisions_asked": Fact(number, lambda run: run.position.moves + len(run.position.asked)),
    "legal": Illegal(lambda run: run.after_when, wanted=True),
    "illegal": Illegal(lambda run: run.after_when),
    "illegal_before": Illegal(given_position),
    "winners": Fact(several(player), at_the_end(lambda run: [run.who(seat) for seat in run.position.winners])),
    "ranks": PerPlayer(number, rank),
    "note": Note(),
}
