"""A worked case of Blood Rage being played: its decisions, and what has been seen on the way.

The engine stops at every entry of a phase, so that a case sees a phase before anything in it is done. Offers that a case
does not list are declined; decisions that cannot be declined must be listed.
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadAction, IllegalChoice
from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import ACTION, END_OF_AGE, GAME_END, RAGNAROK, RELEASE
from jindori.games.blood_rage.builder import phase_of, read_players, state_of
from jindori.games.blood_rage.cards import DESIGNS
from jindori.games.blood_rage.case_decisions import (
    DECLINING,
    ON_TURN,
    Action,
    decision_name,
    sentence,
)
from jindori.games.blood_rage.gifts import Draft
from jindori.games.blood_rage.state import Saga
from jindori.games.blood_rage.stats import RaiseStat

ENGINE_STEPS = {"ragnarok": RAGNAROK, "release": RELEASE, "next_age": END_OF_AGE, "final_scoring": GAME_END}


class Halt(Exception):
    """A listed decision cannot be made: the case has failed there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(got)
        self.expected = expected
        self.got = got


def bring_up(position: Stepped, seat: int, action: Action) -> None:
    """Of several raises due at once to a player he may name any one first (BR-D22)."""
    stack = position.state.stack
    for n in reversed(range(len(stack))):
        due = stack[n]
        if not isinstance(due, RaiseStat) or due.seat != seat or "for" not in action:
            return
        if DESIGNS[due.design] == action["for"]:
            stack[n], stack[-1] = stack[-1], due
            return


class Run:
    """A case being played, with what has been seen on the way."""

    def __init__(self, position: Stepped, given: dict[str, Any]) -> None:
        self.position: Stepped = position
        self.players: list[str] = read_players(given)
        self.started = False
        self.names_asked: set[str] = set()
        self.declined_call: list[int] = []
        self.forced: list[tuple[int, Action]] = []
        self.last_log = 0
        self.moves: int = position.moves
        self.after_when: list[Stepped] = []
        """The position after the last step, after each offer declined from there on, and in a phase just entered."""
        self.pack_names: list[str] = [given.get("packs", {}).get(player, player) for player in self.players]
        self.dealt: list[set[int]] = []
        self.held: list[list[int]] = []
        """By round of the draft and seat: whose pack it is."""
        self.pack_sizes: list[list[int]] = []
        self.picks: list[int] = [0] * len(self.players)
        self.at_start: Saga = state_of(position).copy()
        if state_of(position).phase == ACTION:
            self.go_on()
        self.before: Stepped = position.copy()
        """The given position with its phase begun."""
        if not self.started:
            self.before.go_on()

    # -- looking -------------------------------------------------------------------------

    def pending(self) -> str | None:
        """Name of the decision being asked; None at the entry of a phase and at the end of the game."""
        if self.position.over or self.position.halted:
            return None
        decision = self.position.decisions[0].name
        self.names_asked.add(decision)
        return decision

    def who(self, seat: int) -> str:
        return self.players[seat]

    # -- moving ------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.started = True
        self.last_log = len(self.position.log)
        self.position.go_on()
        self.note_forced()

    def take(self, seat: int, action: Action) -> None:
        if state_of(self.position).fight is None:
            self.declined_call = []
        if self.pending() == "join":
            if action["do"] == "decline":
                self.declined_call.append(seat)
            else:
                self.declined_call = []
        self.last_log = len(self.position.log)
        try:
            self.position.choose(seat, action)
        except (IllegalChoice, BadAction) as error:
            raise Halt(f"{self.who(seat)} may {sentence(action)}", str(error)) from None
        self.note_forced()
        self.pending()

    def note_forced(self) -> None:
        vocabulary = self.position.game.vocabulary
        self.forced = [(int(seat), vocabulary.show(option)) for seat, option in self.position.forced]

    def decline(self, decision: str) -> None:
        self.take(self.position.asked[0], DECLINING[decision])

    def forward(self, expected: str) -> None:
        """One step on the way to what is listed next: pass the entry of a phase, or decline an offer. Raises Halt."""
        pending = self.pending()
        if self.position.over:
            raise Halt(expected, "the game is over")
        if self.position.halted:
            self.go_on()
        elif pending in DECLINING:
            self.decline(pending)
        else:
            raise Halt(expected, f"{self.asked()} must choose first: {pending}")

    def asked(self) -> str:
        return ", ".join(self.who(seat) for seat in self.position.asked)

    # -- steps of ``when`` -----------------------------------------------------------------------

    def decide(self, seat: int, action: Action) -> None:
        """A listed decision. Choices with one option have been made by the engine; listing them is allowed."""
        if action["do"] == "decline" and self.declines(seat):
            return
        if action == DECLINING["keep"] and len(state_of(self.position).clans[seat].hand) == 0:
            return
        expected = f"{self.who(seat)} may {sentence(action)}"
        wanted = decision_name(action["do"])
        while not self.made(seat, action):
            pending = self.pending()
            if pending == wanted and seat in self.position.asked:
                bring_up(self.position, seat, action)
                self.take(seat, action)
                return
            if pending == wanted and self.position.decisions[0].sealed:
                raise Halt(expected, f"{self.asked()} must choose: {wanted}")
            self.forward(expected)

    def made(self, seat: int, action: Action) -> bool:
        """Has the engine just made this choice, because it was the only one?"""
        for n, (other, made) in enumerate(self.forced):
            fits = all(action.get(key, value) == value for key, value in made.items())
            if other == seat and fits and action["do"] not in ON_TURN and self.raised_for(seat, action):
                del self.forced[n]
                return True
        return False

    def raised_for(self, seat: int, action: Action) -> bool:
        """Has the card that the action names just raised a stat? True of actions that name none."""
        raises = self.events("stat_raised", self.last_log)
        return "for" not in action or any(data["seat"] == seat and data["why"] == action["for"] for data in raises)

    def declines(self, seat: int) -> bool:
        """A listed ``decline``: of the offer now made to the seat, or of one of this kind made to it soon.

        A player who is passed over because he could only decline may be listed too (BR-11.2.5).
        """
        if self.position.halted and not self.started:
            self.go_on()
        pending = self.pending()
        if self.made(seat, {"do": "decline"}):
            return True
        if pending in DECLINING:
            if seat in self.position.asked:
                self.take(seat, DECLINING[pending])
                return True
            probe = self.position.copy()
            while not probe.over and not probe.halted and probe.decisions[0].name == pending:
                if seat in probe.asked:
                    while seat not in self.position.asked:
                        self.decline(pending)
                    self.take(seat, DECLINING[pending])
                    return True
                probe.choose(probe.asked[0], DECLINING[pending])
        recent = {self.position.log.data(n, None)[0] for n in range(self.last_log, len(self.position.log))}
        if state_of(self.position).fight is not None or recent & {"pillage_began", "call_closed", "totals"}:
            return True
        raise Halt(f"{self.who(seat)} may decline", f"nothing is offered to {self.who(seat)}")

    def commit(self, cards: dict[int, str | None]) -> None:
        """BR-D08: all participants at once; who has cards must commit one (BR-11.4.1)."""
        expected = "cards are committed"
        if any(card is not None for card in cards.values()):
            while self.pending() != "commit":
                self.forward(expected)
        else:
            while self.pending() == "join":
                self.decline("join")
        asked = self.position.asked if self.pending() == "commit" else []
        for seat in asked:
            if cards.get(seat) is None:
                raise Halt(f"{self.who(seat)} commits no card", "who has a card in hand must commit one (BR-11.4.1)")
        fighting = self.last("battle_began", since="pillage_began")
        if fighting is None:
            raise Halt(expected, "there is no battle")
        for seat, card in cards.items():
            if card is not None and seat not in asked:
                why = "the hand is empty" if seat in fighting["seats"] else "who takes no part commits no card"
                raise Halt(f"{self.who(seat)} commits {card}", why)
        for seat in asked:
            self.take(seat, {"do": "commit", "card": cards[seat]})

    def draft(self) -> None:
        """BR-D02: the whole draft of one age, with any legal picks."""
        while self.pending() != "draft":
            self.forward("a draft")
        self.dealt, self.held, self.pack_sizes, self.picks = [], [], [], [0] * len(self.players)
        while self.pending() == "draft":
            s = state_of(self.position)
            assert isinstance(s.stack[-1], Draft)
            packs = [set(as_list(pack)) for pack in s.packs]
            if not self.dealt:
                self.dealt = packs
            self.held.append([next(n for n, pack in enumerate(self.dealt) if own <= pack) for own in packs])
            self.pack_sizes.append([len(pack) for pack in packs])
            before = [len(clan.hand) for clan in s.clans]
            for seat in self.position.asked:
                self.position.choose(seat, 0)
            after = [len(clan.hand) for clan in state_of(self.position).clans]
            self.picks = [n + new - old for n, new, old in zip(self.picks, after, before, strict=True)]

    def engine_step(self, step: str) -> None:
        """One phase or step as a whole; decisions inside it follow as steps of their own."""
        phase = ENGINE_STEPS[step]
        expected = f"the engine carries out {step}"
        while not (self.position.halted and phase_of(state_of(self.position)) == phase):
            if phase_of(state_of(self.position)) > phase:
                raise Halt(expected, "that step is over")
            self.forward(expected)
        if step == "next_age" and state_of(self.position).age == 3:
            raise Halt(expected, "there is no age after the third (BR-16.2.1)")
        self.go_on()

    def settle(self) -> None:
        """After the last step: the given phase is begun if nothing else was, and the offers still open are declined."""
        if self.position.halted and not self.started:
            self.go_on()
        self.after_when = [self.position.copy()]
        pending = self.pending()
        while pending in DECLINING:
            self.decline(pending)
            self.after_when.append(self.position.copy())
            pending = self.pending()
        if self.position.halted:
            ahead = self.position.copy()
            ahead.go_on()
            self.after_when.append(ahead)

    # -- what has happened --------------------------------------------------------------------------

    def events(self, kind: str, first: int = 0) -> list[dict[str, Any]]:
        """Data of all events of a kind from one place of the log on, in order."""
        log = self.position.log
        return [data for name_, data, _ in (log.data(n, None) for n in range(first, len(log))) if name_ == kind]

    def last(self, kind: str, since: str | None = None) -> dict[str, Any] | None:
        """Data of the last event of a kind, if no event of the kind ``since`` came later."""
        log = self.position.log
        for n in reversed(range(len(log))):
            name_, data, _ = log.data(n, None)
            if name_ == kind:
                return data
            if name_ == since:
                return None
        return None

    def asked_in_all(self) -> int:
        return self.position.moves - self.moves + len(self.position.asked)
