"""A worked case of Quo Vadis being played: its entries one after the other, and what has been seen on the way."""
# not compiled: it is for people

from __future__ import annotations

from itertools import takewhile
from typing import Any

from jindori.engine.cases.reading import mapping, name, shown, whole
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadAction, BadCase, IllegalChoice, OutOfForcedResults
from jindori.engine.saving import save_state
from jindori.engine.state import State
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.aftermath import end_war
from jindori.games.quo_vadis.board import SPACE_NAMES
from jindori.games.quo_vadis.builder import before_a_step, build, read_players
from jindori.games.quo_vadis.case_decisions import (
    ASKED_AS,
    DECLINING,
    END_PHASE_STEPS,
    STEP_OF,
    WAR_DECISIONS,
    Action,
    actions_of,
    card_kind_of,
    dominion_use,
)
from jindori.games.quo_vadis.dominion import dominion_of
from jindori.games.quo_vadis.game import Turn, begin_turn
from jindori.games.quo_vadis.generations import count_actions, town_sites
from jindori.games.quo_vadis.races import REVELATION
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.settlement import skill_takes_effect
from jindori.games.quo_vadis.skills import INNER_TEMPLE, SWARM, WAR_LEVY
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.war import FightWar
from jindori.games.quo_vadis.warfare import DICE, REROLLS, War

NEED_AREA = (steps.STRIKE, steps.PLACING, steps.FIGHTING)
"""Steps of the turn that happen in the genesis area; of the cards' actions only Revelation does."""


def before_a_step_or_the_dice(s: State) -> bool:
    return before_a_step(s) or (isinstance(s, World) and s.war is not None and isinstance(s.stack[-1], FightWar) and s.war.stage == DICE)


class Halt(Exception):
    """A listed decision cannot be made: the case has failed there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(got)
        self.expected = expected
        self.got = got


class Run:
    """A case being played, with what has been seen on the way."""

    def __init__(self, given: dict[str, Any], entries: list[dict[str, Any]], illegal: bool) -> None:
        self.position: Stepped = build(given)
        self.players: list[str] = read_players(given)
        for n, entry in enumerate(entries, 1):
            if entry.get("player") is not None:
                name(entry["player"], f"'player' of step {n} of 'when'", self.players)
        self.entries = entries
        self.illegal = illegal
        self.refused: bool | None = None
        self.refused_at: Any = None
        """The position before a choice that was not accepted."""
        self.has_deck = "deck" in given
        self.town_options: list[str] | None = None
        self.settled: tuple[int, int] | None = None
        """Territory bonus and majorities of the last settlement."""
        self.war: War | None = None
        """That of the last war phase."""
        self.last_actions: int = 0
        self.last_power: int = 0
        self.log_before_final = 0
        self.ending = False
        """Is the end phase in progress?"""
        self.pledged = False
        """Is a dominion point promised for the next worker, or for the entreaty of the next card?"""
        self.pledge_of = -1
        """The entry that promised it, where it stands behind its use."""
        self.position.asks_all = True
        self.position.stops = before_a_step_or_the_dice

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

    def turn_at(self) -> int:
        """The step of the turn that is in progress or, between two, comes next."""
        turn = self.turn()
        if turn is None:
            raise Halt("a turn in progress", "the turn has ended")
        return int(turn.at) if self.position.halted and self.state.stack[-1] is turn else int(turn.at) - 1

    def asked(self) -> str | None:
        s = self.state
        return s.stack[-1].decision(s, self.position.asked[0]) if s.asked else None

    # -- moving --------------------------------------------------------------------------

    def go_on(self) -> None:
        """From a stop to the next decision or the next stop."""
        self.position.go_on()
        self.note()

    def note(self) -> None:
        s = self.state
        self.position.log.drain(s, self.position.moves)
        turn = self.turn()
        if turn is not None and self.position.halted and s.changed:
            if turn.at == steps.TOWN:
                self.town_options = [SPACE_NAMES[int(space)] for space in town_sites(s, turn.seat)]
            elif turn.at == steps.END_OF_TURN:
                self.settled = int(s.bonus), int(s.majorities)
        if s.kind != EMPTY:
            self.last_actions, self.last_power = int(s.actions), int(s.power)
        if s.war is not None:
            self.war = s.war

    def jump(self, at: int) -> None:
        """Leave out everything up to a step of the turn, and begin it."""
        turn = self.turn()
        if turn is None:
            raise Halt("a turn in progress", "the turn has ended")
        s = self.state
        while s.stack[-1] is not turn:
            s.pop()
        turn.at = at
        s.asked = 0
        if s.area == EMPTY and (at in NEED_AREA or (at == steps.ACTING and s.kind == REVELATION)):
            raise BadCase("the case gives no 'genesis_area', which this step of the turn needs")
        if at == steps.FIGHTING:
            self.war = None
        if at == steps.TOWN:
            self.note()
        self.go_on()

    def walk(self, at: int) -> None:
        """Through the end phase to a step of it: what happens by itself happens, offers are declined, the rest is left out."""
        for _ in range(200):
            now = self.turn_at()
            if now > at:
                raise Halt("a decision of a later step", "that step of the end phase has passed")
            if now == at and not self.position.halted:
                return
            if self.position.halted:
                self.go_on()
            elif not self.decline():
                self.state.pop()
                self.state.asked = 0
                self.go_on()

    def decline(self) -> bool:
        """Decline the pending offer; False if it cannot be declined."""
        pending = self.asked()
        if pending not in DECLINING:
            return False
        self.choose(self.position.asked[0], DECLINING[pending])
        return True

    # -- entries -------------------------------------------------------------------------

    def enter(self, entry: dict[str, Any], n: int) -> None:
        what = f"step {n + 1} of 'when'"
        if "step" in entry:
            self.step(entry["step"], entry, what)
        elif "chance" in entry:
            self.dice(entry, what)
        else:
            self.decision(entry, n, what)

    def step(self, step: str, entry: dict[str, Any], what: str) -> None:
        s = self.state
        if step == "war":
            if self.turn_at() > steps.FIGHTING:
                raise Halt("a war phase", "the war phase has passed")
            self.jump(steps.FIGHTING)
        elif step == "end_phase":
            if self.ending:
                raise Halt("the end phase", "the end phase has begun already")
            self.finish_war()
            self.ending = True
            self.jump(steps.REFILL if self.has_deck else steps.REBUILDING)
        elif step == "final_settlement":
            self.settle()
            skill_takes_effect(s, s.active)
            self.log_before_final = len(self.position.log)
            final_settlement(s)
            s.over = True
            s.asked = 0
            self.note()
        elif step == "next_turn":
            seat = self.players.index(name(entry.get("player"), f"'player' of {what}", self.players))
            self.settle()
            skill_takes_effect(s, s.active)
            while len(s.stack) > 1:
                s.pop()
            if turns_between(s, int(s.active), int(s.first)) <= turns_between(s, int(s.active), seat):
                s.round += 1
            begin_turn(s, seat)
            s.push(Turn(seat, steps.SELECT))
            s.asked = 0
            self.ending = False
            self.town_options = None
            self.pledged = False
            self.note()

    def finish_war(self) -> None:
        """What follows by itself after the dice and after listed decisions of the war."""
        war = self.state.war
        while war is not None and war.running() and war.stage >= REROLLS:
            if self.position.halted:
                self.go_on()
            elif self.asked() == "plunder":
                self.leave_plunder(war)
            elif not self.decline():
                return

    def leave_plunder(self, war: War) -> None:
        """It cannot be declined: what a case does not list is left out, and the war ends."""
        s = self.state
        s.pop()
        s.asked = 0
        end_war(s, war)
        self.note()

    # -- dice ------------------------------------------------------------------------------

    def dice(self, entry: dict[str, Any], what: str) -> None:
        if self.state.war is None and self.turn_at() <= steps.FIGHTING and not self.state.over:
            self.jump(steps.FIGHTING)
        war = self.state.war
        while war is not None and war.stage < DICE and self.decline():
            pass
        if war is None or war.stage != DICE:
            raise Halt("dice of a war", "no war waits for dice")
        rolls = mapping(entry.get("rolls"), f"'rolls' of {what}", self.players)
        fighters = [self.players[seat] for seat in war.order]
        if any(player not in fighters for player in rolls):
            raise Halt(f"dice of {', '.join(rolls)}", f"the war is between {', '.join(fighters)}")
        forced: list[int] = []
        for seat in war.order:
            player = self.players[seat]
            forced += self.results(war, int(seat), rolls.get(player), f"the roll of {player}")
        self.roll(forced)

    def results(self, war: War, seat: int, given: Any, what: str) -> list[int]:
        """What a player's die shows, as results of the stream. A user of a fort has two dice; one number is the one that counts."""
        sides = int(war.sides[seat])
        twice = war.twice >> seat & 1
        if isinstance(given, list):
            if len(given) != (2 if twice else 1):
                raise BadCase(f"{what} must be {'one or two numbers' if twice else 'one number'}, not {shown(given)}")
            return [whole(roll, what, 1, sides) - 1 for roll in given]
        return [whole(given, what, 1, sides) - 1] + ([0] if twice else [])

    def roll(self, forced: list[int]) -> None:
        s = self.state
        s.stream.forced = forced
        self.go_on()
        s.stream.forced = None

    # -- decisions -----------------------------------------------------------------------------

    def decision(self, entry: dict[str, Any], n: int, what: str) -> None:
        dp = entry["dp"]
        seat = self.decider(entry)
        before: World | None = None
        saved: Any = None
        try:
            if dp == "DP-V-DOMINION":
                dp = self.dominion(entry, n, seat, what)
                if dp is None:
                    return
            self.reach(dp, seat, n, what)
            before = self.state.copy()
            saved = save_state(before)
            for action in self.actions(dp, entry, n, seat, what):
                self.take(dp, seat, action, entry, what)
            levy = self.listed_with(n, seat, "DP-V-DOMINION") if dp == "DP-WARSPIRIT" else None
            if levy is not None and not self.must_fail(levy) and self.state.gods[seat].has(WAR_LEVY):
                action = actions_of("DP-V-DOMINION", self.entries[levy], what)[0]
                if action["amount"] != 0:
                    self.take("DP-V-DOMINION", seat, action, entry, what)
        except Halt:
            if not self.must_fail(n):
                raise
            self.refused = before is None or self.unchanged(saved, before)
            return
        if self.must_fail(n):
            self.refused = False

    def unchanged(self, saved: Any, before: World) -> bool:
        """Put back what stood before the refused entry; has the refused choice itself left everything as it was?"""
        same = self.refused_at is None or save_state(self.state) == self.refused_at
        if save_state(self.state) != saved:
            before.listening = True
            self.position.state = before
        return same

    def reach(self, dp: str, seat: int, n: int, what: str) -> None:
        """Go to where the decision point stands, if the engine is not there."""
        if dp in WAR_DECISIONS:
            self.reach_in_war(dp, seat, n)
            return
        if self.state.over:
            raise Halt(dp, "the game is over")
        at = STEP_OF[dp]
        if at in END_PHASE_STEPS:
            self.finish_war()
            if self.ending:
                self.walk(at)
            else:
                self.ending = True
                self.jump(at)
            return
        if self.ending or self.turn_at() > at:
            raise Halt(dp, "that step of the turn has passed")
        if self.asked() in ASKED_AS[dp]:
            return
        s = self.state
        if dp == "DP-PLACE-MORE" and s.placed == 0:
            s.placed = 1
        if at == steps.ACTING and s.kind == EMPTY:
            s.kind = card_kind_of(dp, s, what)
            count_actions(s, s.active)
            self.note()
        if self.turn_at() == at and not self.position.halted:
            return
        self.jump(at)

    def reach_in_war(self, dp: str, seat: int, n: int) -> None:
        """Offers of the war before it are declined, but not a declaration that the case lists later."""
        s = self.state
        if s.war is None and not s.over and self.turn_at() <= steps.FIGHTING:
            self.jump(steps.FIGHTING)
        for _ in range(40):
            pending = self.asked()
            if pending in ASKED_AS[dp] and self.position.asked[0] == seat:
                return
            if pending in ASKED_AS[dp] and dp == "DP-WARSPIRIT" and self.declares_after(n, self.position.asked[0]):
                return
            if pending is None or not self.decline():
                return

    def decider(self, entry: dict[str, Any]) -> int:
        """Seat of the player who decides: the turn player where none is named."""
        player = entry.get("player")
        return self.players.index(player) if player is not None else int(self.state.active)

    def declares_after(self, n: int, seat: int) -> bool:
        """Does the case list a declaration of this player after an entry, in the same war?"""
        later = takewhile(lambda entry: "dp" in entry, self.entries[n + 1 :])
        return any(entry["dp"] == "DP-WARSPIRIT" and self.decider(entry) == seat for entry in later)

    def listed_with(self, n: int, seat: int, dp: str) -> int | None:
        """Where a decision of this player is listed in the same war as entry ``n``, before or behind it."""
        around = [*takewhile(lambda k: "dp" in self.entries[k], range(n - 1, -1, -1))]
        around += takewhile(lambda k: "dp" in self.entries[k], range(n + 1, len(self.entries)))
        found = (k for k in around if self.entries[k]["dp"] == dp and self.decider(self.entries[k]) == seat)
        return next(found, None)

    def must_fail(self, n: int) -> bool:
        return self.illegal and n == len(self.entries) - 1

    def actions(self, dp: str, entry: dict[str, Any], n: int, seat: int, what: str) -> list[Action]:
        """The actions of an entry; a promised dominion point replaces the additional food or the faith."""
        out = actions_of(dp, entry, what)
        uses = (dp == "DP-PLACE-MORE" and self.state.gods[seat].has(SWARM)) or (
            dp == "DP-CARD" and "entreaty" in entry and self.state.gods[seat].has(INNER_TEMPLE)
        )
        if not uses:
            return out
        after = [e.get("dp") for e in self.entries[n + 1 : n + 3] if e.get("amount") != 0]
        if not self.pledged and self.may_pledge(seat) and after[:1] == ["DP-V-DOMINION"] and after[1:] != [dp]:
            self.pledged = True
            self.pledge_of = n + 1
        if self.pledged:
            self.pledged = False
            out[-1] = {**out[-1], **({"do": "swarm"} if dp == "DP-PLACE-MORE" else {"pay": "dominion"})}
        return out

    def dominion(self, entry: dict[str, Any], n: int, seat: int, what: str) -> str | None:
        """What DP-V-DOMINION is here: a decision of its own, or (None) a part or a promise of another entry.

        A War Levy belongs to the declaration of war spirit, wherever the case lists it (QV-V0.6); 0 is to decline.
        """
        given = whole(entry.get("amount"), f"'amount' of {what}", -99, 99)
        if given == 0:
            return None
        dp, amount = dominion_use(self.state, seat)
        if dp == "DP-V-DOMINION":
            return dp if self.must_fail(n) or self.listed_with(n, seat, "DP-WARSPIRIT") is None else None
        if given != amount:
            raise Halt(f"{given} dominion", f"it takes {amount}")
        if dp != "pledge":
            return dp
        if self.pledge_of != n:
            if not self.may_pledge(seat):
                raise Halt(f"{given} dominion", "there is none to spend, or it was spent in this turn")
            self.pledged = True
        return None

    def may_pledge(self, seat: int) -> bool:
        """Is there dominion for the next worker (Swarm, once a turn) or entreaty (Inner Temple)?"""
        s = self.state
        return dominion_of(s, seat) > 0 and not (s.gods[seat].has(SWARM) and s.swarmed)

    def take(self, dp: str, seat: int, action: Action, entry: dict[str, Any], what: str) -> None:
        if not self.state.asked or seat not in self.position.asked:
            who = ", ".join(self.players[other] for other in self.position.asked)
            raise Halt(shown(action), f"{who} must choose first: {self.asked()}" if who else "nobody is asked that")
        if self.asked() not in ASKED_AS[dp]:
            raise Halt(shown(action), f"{self.players[seat]} must choose first: {self.asked()}")
        if dp == "DP-REROLL":
            war = self.state.war
            assert war is not None
            self.state.stream.forced = self.results(war, seat, entry.get("new_roll"), f"'new_roll' of {what}")
        try:
            self.choose(seat, action)
        finally:
            self.state.stream.forced = None
        while self.asked() == "spend":
            self.position.choose(seat, 0)
            self.note()

    def choose(self, seat: int, action: Action) -> None:
        self.refused_at = save_state(self.state)
        try:
            self.position.choose(seat, action)
        except (IllegalChoice, BadAction) as error:
            raise Halt(f"{self.players[seat]} may {shown(action)}", str(error)) from None
        except OutOfForcedResults as error:
            raise BadCase(str(error)) from None
        self.refused_at = None
        self.note()

    # -- the end of a case --------------------------------------------------------------------------

    def settle(self) -> None:
        """What follows from an entry without a decision in the same phase; offers not listed are declined."""
        if self.state.over or self.refused is not None:
            return
        self.finish_war()
        while self.ending:
            if self.turn_at() >= steps.END_OF_TURN:
                return
            if self.position.halted:
                self.go_on()
            elif not self.decline():
                return


def turns_between(s: World, seat: int, later: int) -> int:
    """How many turns after that of a seat the next turn of another one is, or its own next (QV-7.7.1)."""
    return (later - seat - 1) % int(s.players) + 1
