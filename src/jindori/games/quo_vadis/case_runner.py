"""Worked cases of Quo Vadis, played: the position, the entries of ``when``, then the facts of ``then`` (case_facts.py).

The engine stops before every step of a turn, so that what a case leaves out is left out. Offers that a case does not
list are declined; what it does not list and cannot be declined is not done.
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases import Failure
from jindori.engine.errors import BadAction, IllegalChoice
from jindori.engine.position import Position, save_state
from jindori.engine.reading import listing, mapping, name, shown, whole
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import SPACE_NAMES
from jindori.games.quo_vadis.builder import GIVEN_KEYS, build, read_players
from jindori.games.quo_vadis.case_decisions import DECLINING, NAMES, STEP_OF, Action, actions_of
from jindori.games.quo_vadis.case_facts import check_facts, check_keys
from jindori.games.quo_vadis.case_setup import check_set_up
from jindori.games.quo_vadis.game import Turn, begin_turn
from jindori.games.quo_vadis.generations import town_sites
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.strength import begin_war_record, contested_spaces

STEPS = ("war", "end_phase", "final_settlement", "next_turn", "query")


class Halt(Exception):
    """A listed decision cannot be made: the case has failed there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(got)
        self.expected = expected
        self.got = got


class CaseRunner:
    """Plays the worked cases of Quo Vadis."""

    def play(self, given: Any, when: Any, then: Any) -> list[Failure]:
        entries = [mapping(entry, f"step {n} of 'when'") for n, entry in enumerate(listing(when, "'when'"), 1)]
        then = mapping(then, "'then'")
        if entries and entries[0].get("step") in ("setup", "draft"):
            return check_set_up(given, entries, then)
        given = mapping(given, "'given'", GIVEN_KEYS)
        check_keys(then)
        run = Run(given, entries, illegal="illegal" in then)
        for n, entry in enumerate(entries, 1):
            try:
                run.enter(entry, n, last=n == len(entries))
            except Halt as halt:
                return [Failure(f"when {n}", halt.expected, halt.got)]
        return check_facts(run, then)


class Run:
    """A case being played, with what has been seen on the way."""

    def __init__(self, given: dict[str, Any], entries: list[dict[str, Any]], illegal: bool) -> None:
        first = entries[0] if entries else {}
        placed = 1 if first.get("dp") == "DP-PLACE-MORE" and "placed" not in given else given.get("placed", 0)
        self.position: Position = build({**given, "placed": placed})
        self.players: list[str] = read_players(given)
        self.entries = entries
        self.illegal = illegal
        self.refused: bool | None = None
        self.has_deck = "deck" in given
        self.town_options: list[str] = []
        self.dice_used = 0

    @property
    def state(self) -> World:
        state = self.position.state
        assert isinstance(state, World)
        return state

    def turn(self) -> Turn | None:
        """The turn on the stack; None between turns."""
        for procedure in reversed(self.state.stack):
            if isinstance(procedure, Turn):
                return procedure
        return None

    def asked(self) -> str | None:
        s = self.state
        return s.stack[-1].decision(s, self.position.asked[0]) if s.asked else None

    # -- moving --------------------------------------------------------------------------

    def go_on(self) -> None:
        """From a stop to the next decision or the next stop."""
        self.state.resume()
        self.note()

    def note(self) -> None:
        self.position.log.drain(self.state, self.position.moves)
        self.position.forced += list(self.state.forced_choices)
        self.state.forced_choices.clear()
        turn = self.turn()
        if turn is not None and turn.at == steps.TOWN and self.state.halted and self.state.changed:
            sites = [int(space) for space in town_sites(self.state, turn.seat)]
            self.town_options = [SPACE_NAMES[space] for space in sites]

    def jump(self, at: int) -> None:
        """Leave out everything up to a step of the turn, and begin it."""
        turn = self.turn()
        if turn is None:
            raise Halt("a turn in progress", "the turn has ended")
        s = self.state
        while s.stack[-1] is not turn:
            s.pop()
        turn.at = at
        turn.stopped = 1
        s.asked = 0
        if at == steps.TOWN:
            self.note()
        elif at == steps.FIGHTING:
            self.force_dice()
        self.go_on()

    def enter(self, entry: dict[str, Any], n: int, last: bool) -> None:
        what = f"step {n} of 'when'"
        if "step" in entry:
            self.step(name(entry["step"], f"'step' of {what}", STEPS), entry, what)
        elif "chance" in entry:
            mapping(entry, what, ("chance", "rolls"))
            name(entry["chance"], f"'chance' of {what}", ("dice",))
        else:
            self.decision(entry, n, last)
            return
        if last:
            self.settle()

    def step(self, step: str, entry: dict[str, Any], what: str) -> None:
        if step == "war":
            self.jump(steps.FIGHTING)
        elif step == "end_phase":
            self.jump(steps.REFILL if self.has_deck else steps.REBUILDING)
        elif step == "final_settlement":
            final_settlement(self.state)
            self.state.over = True
            self.note()
        elif step == "next_turn":
            seat = self.players.index(name(entry.get("player"), f"'player' of {what}", self.players))
            s = self.state
            while len(s.stack) > 1:
                s.pop()
            begin_turn(s, seat)
            s.push(Turn(seat, steps.SELECT, 1))
            s.asked = 0
            s.halted = True

    def force_dice(self) -> None:
        """The dice of the case, in the order in which the engine rolls them, then those of rerolls."""
        contested = contested_spaces(self.state)
        if contested == 0:
            return
        war = begin_war_record(self.state, contested)
        waiting = [n for n, entry in enumerate(self.entries) if "chance" in entry and n >= self.dice_used]
        if not waiting:
            return
        here = waiting[0]
        self.dice_used = here + 1
        rolls = mapping(self.entries[here].get("rolls"), "'rolls'", self.players)
        forced: list[int] = []
        for seat in war.order:
            given = rolls.get(self.players[seat])
            for roll in given if isinstance(given, list) else [given]:
                forced.append(whole(roll, f"the roll of {self.players[seat]}", 1, int(war.sides[seat])) - 1)
        for later in self.entries[here + 1 :]:
            if "step" in later:
                break
            if later.get("dp") == "DP-REROLL" and "new_roll" in later:
                new = later["new_roll"]
                forced += [whole(roll, "'new_roll'", 1, 8) - 1 for roll in (new if isinstance(new, list) else [new])]
        self.state.stream.forced = forced

    # -- decisions -----------------------------------------------------------------------------

    def decision(self, entry: dict[str, Any], n: int, last: bool) -> None:
        what = f"step {n} of 'when'"
        dp = name(entry.get("dp"), f"'dp' of {what}", NAMES)
        player = entry.get("player")
        if player is not None:
            name(player, f"'player' of {what}", self.players)
        actions = actions_of(dp, entry, what, self.state)
        self.reach(dp)
        before = save_state(self.state)
        for k, action in enumerate(actions):
            self.take(dp, player, action, last and k == len(actions) - 1, before)
        if last and self.refused is None:
            self.settle()

    def reach(self, dp: str) -> None:
        """Go to the step of the turn in which the decision point stands, if the engine is not there."""
        if self.asked() in NAMES[dp] or self.was_forced(dp):
            return
        at = STEP_OF.get(dp)
        if at is not None:
            turn = self.turn()
            if self.state.halted or turn is None or turn.at != at + 1:
                self.jump(at)
            return
        for _ in range(20):
            pending = self.asked()
            if pending is None or pending in NAMES[dp]:
                return
            if pending not in DECLINING:
                return
            self.choose(self.position.asked[0], DECLINING[pending])

    def was_forced(self, dp: str) -> bool:
        """Has the engine taken the only option of such a decision by itself since the last choice?"""
        codec = self.position.game.codec
        dos = {"DP-TOWN": "town", "DP-SKILL": "skill", "DP-WARSPIRIT": "war_spirit", "DP-REPEAT": "repeat", "DP-PLACE": "place"}
        return any(codec.show(option)["do"] == dos.get(dp) for _, option in self.position.forced)

    def take(self, dp: str, player: str | None, action: Action, last: bool, before: Any) -> None:
        seat = self.players.index(player) if player is not None else None
        codec = self.position.game.codec
        for forced in self.position.forced:
            who, option = forced
            if (seat is None or who == seat) and codec.show(option) == action:
                self.position.forced.remove(forced)
                return
        if not self.state.asked or (seat is not None and seat not in self.position.asked):
            self.fail(action, "nobody is asked that", last)
            return
        asked = self.position.asked[0]
        if self.asked() not in NAMES[dp]:
            self.fail(action, f"{self.players[asked]} must choose first: {self.asked()}", last)
            return
        try:
            self.choose(asked, action)
        except Halt:
            if not (last and self.illegal):
                raise
            self.refused = save_state(self.state) == before

    def fail(self, action: Action, why: str, last: bool) -> None:
        if last and self.illegal:
            self.refused = True
            return
        raise Halt(f"{shown(action)}", why)

    def choose(self, seat: int, action: Action) -> None:
        kept = list(self.position.forced)
        try:
            self.position.choose(seat, action)
        except (IllegalChoice, BadAction) as error:
            raise Halt(f"{self.players[seat]} may {shown(action)}", str(error)) from None
        self.position.forced = [f for f in kept if f not in self.position.forced] + list(self.position.forced)
        self.note()

    # -- the end of a case --------------------------------------------------------------------------

    def settle(self) -> None:
        """What follows from the last entry without a decision in the same phase; offers not listed are declined."""
        for _ in range(200):
            s = self.state
            turn = self.turn()
            pending = self.asked()
            if s.over or turn is None:
                return
            if turn.at > steps.REFILL:
                if pending is not None:
                    if pending not in DECLINING:
                        return
                    self.choose(self.position.asked[0], DECLINING[pending])
                elif turn.at == steps.END_OF_TURN:
                    return
                else:
                    self.go_on()
            elif s.war is not None and s.war.running():
                if pending is None:
                    self.go_on()
                elif pending in DECLINING:
                    self.choose(self.position.asked[0], DECLINING[pending])
                else:
                    return
            elif pending == "entreaty" and self.entries[-1].get("dp") == "DP-CARD":
                self.choose(self.position.asked[0], {"do": "card", "entreaty": None})
            else:
                return
