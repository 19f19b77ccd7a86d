"""A worked case being played: choices, offers declined, and who has been asked what on the way. A game adds its own words."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from jindori.engine.cases.failure import Halt
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadAction, BadCase, IllegalChoice, NotYourDecision, OutOfForcedResults, shown
from jindori.engine.saving import save_state
from jindori.engine.shared.sealed import Sealed

Action = dict[str, Any]
Step = Callable[[], None]
Question = dict[str, str]
"""Who is asked which decision, by its name; several players where they choose at once."""


class Run:
    """Base of a game's ``Run``. ``entries`` are the steps of ``when``; with ``illegal`` the last of them must be refused."""

    declining: Mapping[str, Action] = {}
    """By name of the decision: how an offer is declined. The others must be made."""

    def __init__(self, position: Stepped, given: dict[str, Any], entries: list[dict[str, Any]], illegal: bool) -> None:
        self.position = position
        self.players: list[str] = position.seats
        self.given = given
        self.entries = entries
        self.illegal = illegal
        self.refused: bool | None = None
        """Has the last step been refused, and everything stayed as it was? None where none had to be."""
        self.refused_clean = True
        self.at_start: Stepped = position.copy()
        self.questions: list[Question] = []
        """All that has been asked from the given position on."""
        self.open: Question = {}
        """What was asked after the last step."""
        self.unlisted = 0
        """How many questions before what is not listed was declined."""
        self.last_log = 0
        """Where the log stood before the last move."""
        self.after_when: list[Stepped] = []
        """The position after the last step, and after each offer declined from there on."""

    # -- to be given by a game ---------------------------------------------------------

    def read(self, entry: dict[str, Any], n: int, what: str) -> Step:
        """Entry ``n`` of ``when`` as something to carry out (it raises Halt). Raises BadCase."""
        raise NotImplementedError

    def settle(self) -> None:
        """What follows after the last step; says ``finish()`` first, or when what was given is begun."""
        self.finish()

    def choices(self, entry: dict[str, Any], what: str) -> list[tuple[int, Action]]:
        """What an entry of ``legal`` or ``illegal`` stands for. Raises BadCase, as where a game's cases list no decisions there."""
        raise BadCase(f"{what}: the cases of this game list no decisions in 'then'; 'illegal: true' is said of the last step")

    def may(self, position: Stepped, seat: int, action: Action) -> bool:
        """Would the engine take this choice there?"""
        try:
            return seat in position.asked and position.why_not(seat, action) is None
        except BadAction:
            return False

    # -- looking --------------------------------------------------------------------------

    @property
    def pending(self) -> str | None:
        """Name of the decision being asked; None between two steps and at the end of the game."""
        state = self.position.state
        return state.stack[-1].decision(state, self.position.asked[0]) if state.asked else None

    def who(self, seat: int) -> str:
        return self.players[seat]

    def asked(self) -> str:
        return ", ".join(self.who(seat) for seat in self.position.asked)

    def question(self) -> Question:
        state = self.position.state
        if not state.asked or state.no_choice():
            return {}
        return {self.who(seat): state.stack[-1].decision(state, seat) for seat in self.position.asked}

    def look(self) -> None:
        """Note what is asked. A choice of one option is none; what several choose at once, or one in several steps, is asked once."""
        question = self.question()
        top = self.position.state.stack[-1]
        begun = isinstance(top, Sealed) and any(len(picks) for picks in top.picks)
        if question and not begun and not self.goes_on(question):
            self.questions.append(question)
        if self.after_when:
            self.after_when.append(self.position.copy())

    def goes_on(self, question: Question) -> bool:
        """Is it the next step of the last question: of another name, but the same decision of the rule book?"""
        last = self.questions[-1] if self.questions else {}
        ids = self.position.game.decision_ids
        return last.keys() == question.keys() and all(
            name != last[who] and ids[name] == ids[last[who]] for who, name in question.items()
        )

    def finish(self) -> None:
        """Nothing more is listed."""
        self.open = self.question()
        self.after_when = [self.position.copy()]
        self.unlisted = len(self.questions)

    def events(self, kind: str, first: int = 0) -> list[dict[str, Any]]:
        """Data of all events of a kind from one place of the log on, in order."""
        log = self.position.log
        return [data for name, data, _ in (log.data(n, None) for n in range(first, len(log))) if name == kind]

    def last(self, kind: str, since: str | None = None) -> dict[str, Any] | None:
        """Data of the last event of a kind, if no event of the kind ``since`` came later."""
        log = self.position.log
        for n in reversed(range(len(log))):
            name, data, _ = log.data(n, None)
            if name in (kind, since):
                return data if name == kind else None
        return None

    # -- moving ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """From between two steps to the next question or stop."""
        self.last_log = len(self.position.log)
        self.position.go_on()
        self.look()

    def choose(self, seat: int, action: Action) -> None:
        """Raises Halt when the engine refuses it."""
        self.last_log = len(self.position.log)
        before = save_state(self.position.state) if self.illegal else None
        try:
            self.position.choose(seat, action)
        except (IllegalChoice, BadAction, NotYourDecision) as error:
            self.refused_clean = before is None or before == save_state(self.position.state)
            raise Halt(f"{self.who(seat)} may {sentence(action)}", str(error)) from None
        except OutOfForcedResults as error:
            raise BadCase(str(error)) from None
        self.look()

    def decline(self) -> bool:
        """Decline the offer being made; False if what is asked cannot be declined."""
        pending = self.pending
        if pending is None or pending not in self.declining:
            return False
        self.choose(self.position.asked[0], self.declining[pending])
        return True

    def carry_out(self, step: Step, n: int) -> None:
        """Step ``n``. One that must be refused leaves the position as it was before it."""
        if not self.must_fail(n):
            step()
            return
        before = self.position.copy()
        try:
            step()
        except Halt:
            self.refused = self.refused_clean
            self.position = before
        else:
            self.refused = False

    def must_fail(self, n: int) -> bool:
        return self.illegal and n == len(self.entries) - 1


def sentence(action: Action) -> str:
    """An action for a report: ``invade (figure warrior, to horgr)``."""
    details = ", ".join(f"{key} {shown(value) if isinstance(value, int) else value}" for key, value in action.items() if key != "do")
    return f"{action['do']} ({details})" if details else str(action["do"])
