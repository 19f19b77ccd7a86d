"""The steps of a worked case as choices, dice and parts of a turn (QV-11).

The game stands still before every step of a turn and before the dice of a war, and asks also where there is one option,
so that only what a case lists is done. Offers that it does not list are declined; what cannot be declined is left out.
"""
# not compiled: it is for people

from __future__ import annotations

from itertools import takewhile
from typing import Any

from jindori.engine.cases.failure import Halt
from jindori.engine.cases.reading import mapping, name, shown, whole
from jindori.engine.cases.run import Action, Run, Step
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadCase
from jindori.engine.state import State
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.aftermath import end_war
from jindori.games.quo_vadis.board import SPACE_NAMES
from jindori.games.quo_vadis.cases.decisions import DECISIONS, NAMES, actions_of
from jindori.games.quo_vadis.cases.position import before_a_step, world_of
from jindori.games.quo_vadis.dominion import dominion_of
from jindori.games.quo_vadis.game import Rounds, Turn
from jindori.games.quo_vadis.generations import count_actions
from jindori.games.quo_vadis.races import KINDS, REVELATION
from jindori.games.quo_vadis.settlement import town_sites
from jindori.games.quo_vadis.skills import BITTER_PRAYER, CIVIC_SPLENDOUR, INNER_TEMPLE, SWARM, WAR_LEVY
from jindori.games.quo_vadis.state import EMPTY, World
from jindori.games.quo_vadis.war import FightWar
from jindori.games.quo_vadis.warfare import DICE, REROLLS, War

STEPS = ("war", "end_phase", "final_settlement", "next_turn", "query")
END_PHASE_STEPS = range(steps.REFILL, steps.END_OF_TURN)
NEED_AREA = (steps.STRIKE, steps.PLACING, steps.FIGHTING)
"""Steps of the turn that happen in the genesis area; of the cards' actions only Revelation does."""

USES = ((WAR_LEVY, "DP-V-DOMINION", 0), (BITTER_PRAYER, "prayer", 2), (CIVIC_SPLENDOUR, "civic", 1), (SWARM, "pledge", 1), (INNER_TEMPLE, "pledge", 1))
"""What DP-V-DOMINION means for who has a skill, and how many points it takes (0: any number)."""


def before_a_step_or_the_dice(s: State) -> bool:
    return before_a_step(s) or (isinstance(s.stack[-1], FightWar) and waits_for_dice(world_of(s)))


def waits_for_dice(s: World) -> bool:
    return s.war is not None and bool(s.war.stage == DICE)


class QuoVadisRun(Run):
    """A case being played, with what has been seen on the way."""

    declining = {
        "war_spirit": {"do": "war_spirit", "amount": 0},
        "reroll": {"do": "reroll", "choice": False},
        "retreat": {"do": "decline"},
        "war_levy": {"do": "levy", "amount": 0},
        "rebuild": {"do": "decline"},
        **{decision: {"do": "stop"} for decision in ("exile", "build", "claim")},
    }

    def __init__(self, position: Stepped, given: dict[str, Any], entries: list[dict[str, Any]], illegal: bool) -> None:
        super().__init__(position, given, entries, illegal)
        position.asks_all = True
        position.stops = before_a_step_or_the_dice
        self.town_options: list[str] | None = None
        self.settled: tuple[int, int] | None = None
        """Territory bonus and majorities of the last settlement."""
        self.war: War | None = None
        """That of the last war phase."""
        self.last_actions = self.last_power = 0
        self.log_before_final = 0
        self.ending = False
        """Is the end phase in progress?"""
        self.pledged = False
        """Is a dominion point promised for the next worker, or for the entreaty of the next card?"""
        self.pledge_of = -1
        """The entry that promised it, where it stands behind its use."""

    def read(self, entry: dict[str, Any], n: int, what: str) -> Step:
        if entry.get("player") is not None or entry.get("step") == "next_turn":
            name(entry.get("player"), f"'player' of {what}", self.players)
        if "step" in entry:
            step = name(entry["step"], f"'step' of {what}", STEPS)
            mapping(entry, what, ("step", "note", "player") if step == "next_turn" else ("step", "note"))
            return lambda: self.step(step, entry)
        if "chance" in entry:
            mapping(entry, what, ("chance", "note", "rolls"))
            name(entry["chance"], f"'chance' of {what}", ("dice",))
            return lambda: self.dice(entry, what)
        if "dp" not in entry:
            raise BadCase(f"{what} must have one of the keys step, chance, dp; not {shown(list(entry))}")
        actions_of(name(entry["dp"], f"'dp' of {what}", NAMES), entry, what)
        return lambda: self.decision(entry, n, what)

    @property
    def state(self) -> World:
        return world_of(self.position.state)

    def turn(self) -> Turn:
        """The turn on the stack. Raises Halt after the last one."""
        for procedure in reversed(self.state.stack):
            if isinstance(procedure, Turn):
                return procedure
        raise Halt("a turn in progress", "the turn has ended")

    def turn_at(self) -> int:
        """The step of the turn that is in progress or, between two, comes next."""
        turn = self.turn()
        return int(turn.at) if self.position.halted and self.state.stack[-1] is turn else int(turn.at) - 1

    # -- moving --------------------------------------------------------------------------

    def look(self) -> None:
        super().look()
        s = self.state
        if self.position.halted and s.changed and isinstance(s.stack[-1], Turn):
            at = s.stack[-1].at
            if at == steps.TOWN:
                self.town_options = [SPACE_NAMES[int(space)] for space in town_sites(s, s.active)]
            elif at == steps.END_OF_TURN:
                self.settled = int(s.bonus), int(s.majorities)
        if s.kind != EMPTY:
            self.last_actions, self.last_power = int(s.actions), int(s.power)
        self.war = s.war or self.war

    def leave(self) -> None:
        """Leave out what is asked."""
        self.state.pop()
        self.state.asked = 0

    def jump(self, at: int) -> None:
        """Leave out everything up to a step of the turn, and begin it."""
        s = self.state
        s.unshare()
        turn = self.turn()
        while s.stack[-1] is not turn:
            self.leave()
        turn.at = at
        if s.area == EMPTY and (at in NEED_AREA or (at == steps.ACTING and s.kind == REVELATION)):
            raise BadCase("the case gives no 'genesis_area', which this step of the turn needs")
        if at == steps.FIGHTING:
            self.war = None
        if at == steps.TOWN:
            self.look()
        self.go_on()

    def walk(self, at: int) -> None:
        """Through the end phase to a step of it: what happens by itself happens, offers are declined, the rest is left out."""
        while not (self.turn_at() == at and not self.position.halted):
            if self.turn_at() > at:
                raise Halt("a decision of a later step", "that step of the end phase has passed")
            if self.position.halted:
                self.go_on()
            elif not self.decline():
                self.leave()
                self.go_on()

    # -- parts of a turn -------------------------------------------------------------------

    def step(self, step: str, entry: dict[str, Any]) -> None:
        if step == "war":
            if self.turn_at() > steps.FIGHTING:
                raise Halt("a war phase", "the war phase has passed")
            self.jump(steps.FIGHTING)
        elif step == "end_phase":
            if self.ending:
                raise Halt("the end phase", "the end phase has begun already")
            self.finish_war()
            self.ending = True
            self.jump(steps.REFILL if "deck" in self.given else steps.REBUILDING)
        elif step == "final_settlement":
            self.conclude()
            self.state.unshare()
            rounds = self.state.stack[0]
            assert isinstance(rounds, Rounds)
            rounds.turns = self.state.rules.rounds * self.state.players
            self.log_before_final = len(self.position.log)
            self.jump(steps.END_OF_TURN)
        elif step == "next_turn":
            self.next_turn(self.players.index(entry["player"]))

    def next_turn(self, seat: int) -> None:
        """The engine ends the turn and begins the next; the turns of other players in between are left out."""
        self.conclude()
        self.jump(steps.END_OF_TURN)
        while not self.state.over and self.turn().seat != seat:
            self.jump(steps.END_OF_TURN)
        if self.state.over:
            raise Halt(f"a turn of {self.who(seat)}", "the game is over")
        self.ending = self.pledged = False
        self.town_options = None

    def conclude(self) -> None:
        """What follows from an entry without a decision in the same phase; offers not listed are declined."""
        self.finish_war()
        while self.ending and self.turn_at() < steps.END_OF_TURN:
            if self.position.halted:
                self.go_on()
            elif not self.decline():
                return

    def settle(self) -> None:
        self.finish()
        if not self.state.over and self.refused is None:
            self.conclude()

    # -- war ---------------------------------------------------------------------------------

    def finish_war(self) -> None:
        """What follows by itself after the dice and after listed decisions of the war."""
        war = self.state.war
        while war is not None and war.running() and war.stage >= REROLLS:
            if self.position.halted:
                self.go_on()
            elif self.pending == "plunder":  # it cannot be declined: what is not listed is left out, and the war ends
                self.leave()
                end_war(self.state, war)
                self.position.noted()
            elif not self.decline():
                return

    def dice(self, entry: dict[str, Any], what: str) -> None:
        if self.state.war is None and not self.state.over and self.turn_at() <= steps.FIGHTING:
            self.jump(steps.FIGHTING)
        war = self.state.war
        while war is not None and war.stage < DICE and self.decline():
            pass
        if war is None or war.stage != DICE:
            raise Halt("dice of a war", "no war waits for dice")
        rolls = mapping(entry.get("rolls"), f"'rolls' of {what}", self.players)
        fighters = [self.who(seat) for seat in war.order]
        if any(player not in fighters for player in rolls):
            raise Halt(f"dice of {', '.join(rolls)}", f"the war is between {', '.join(fighters)}")
        results = [self.results(war, int(seat), rolls.get(self.who(seat)), f"the roll of {self.who(seat)}") for seat in war.order]
        self.state.stream.forced = [result for one in results for result in one]
        self.go_on()
        self.state.stream.forced = None

    def results(self, war: War, seat: int, given: Any, what: str) -> list[int]:
        """What a player's die shows, as results of the stream. A user of a fort has two dice; one number is the one that counts."""
        sides = int(war.sides[seat])
        twice = war.twice >> seat & 1
        if isinstance(given, list):
            if len(given) != 1 + twice:
                raise BadCase(f"{what} must be {'two numbers' if twice else 'one number'}, not {shown(given)}")
            return [whole(roll, what, 1, sides) - 1 for roll in given]
        return [whole(given, what, 1, sides) - 1] + ([0] if twice else [])

    # -- decisions -----------------------------------------------------------------------------

    def decider(self, entry: dict[str, Any]) -> int:
        """Seat of the player who decides: the turn player where none is named."""
        player = entry.get("player")
        return self.players.index(player) if player is not None else int(self.state.active)

    def decision(self, entry: dict[str, Any], n: int, what: str) -> None:
        seat = self.decider(entry)
        dp = self.dominion(entry, n, seat, what) if entry["dp"] == "DP-V-DOMINION" else entry["dp"]
        if dp is None:
            return
        self.reach(dp, seat, n, what)
        for action in self.actions(dp, entry, n, seat, what):
            self.take(dp, seat, action, entry, what)
        levy = self.listed_with(n, seat, "DP-V-DOMINION") if dp == "DP-WARSPIRIT" else None
        if levy is not None and not self.must_fail(levy) and self.state.gods[seat].has(WAR_LEVY):
            action = actions_of("DP-V-DOMINION", self.entries[levy], what)[0]
            if action["amount"] != 0:
                self.take("DP-V-DOMINION", seat, action, entry, what)

    def reach(self, dp: str, seat: int, n: int, what: str) -> None:
        """Go to where the decision point stands, if the engine is not there."""
        at = DECISIONS[dp].step
        if at == steps.FIGHTING:
            self.reach_in_war(dp, seat, n)
            return
        if self.state.over:
            raise Halt(dp, "the game is over")
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
        if self.pending in DECISIONS[dp].names:
            return
        s = self.state
        if dp == "DP-PLACE-MORE" and s.placed == 0:
            s.placed = 1
        if at == steps.ACTING and s.kind == EMPTY:
            s.kind = card_kind_of(dp, s, what)
            count_actions(s, s.active)
            self.look()
        if self.turn_at() != at or self.position.halted:
            self.jump(at)

    def reach_in_war(self, dp: str, seat: int, n: int) -> None:
        """Offers of the war before it are declined, but not a declaration that the case lists later."""
        s = self.state
        if s.war is None and not s.over and self.turn_at() <= steps.FIGHTING:
            self.jump(steps.FIGHTING)
        while self.pending is not None:
            first = self.position.asked[0]
            if self.pending in DECISIONS[dp].names and (first == seat or (dp == "DP-WARSPIRIT" and self.declares_after(n, first))):
                return
            if not self.decline():
                return

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

    def actions(self, dp: str, entry: dict[str, Any], n: int, seat: int, what: str) -> list[Action]:
        """The actions of an entry; a promised dominion point replaces the additional food or the faith."""
        out = actions_of(dp, entry, what)
        god = self.state.gods[seat]
        if not (dp == "DP-PLACE-MORE" and god.has(SWARM) or dp == "DP-CARD" and "entreaty" in entry and god.has(INNER_TEMPLE)):
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
        god = self.state.gods[seat]
        dp, amount = next(((use, points) for skill, use, points in USES if god.has(skill)), ("DP-V-DOMINION", 0))
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
        if seat not in self.position.asked:
            raise Halt(shown(action), f"{self.asked()} must choose first: {self.pending}" if self.pending else "nobody is asked that")
        if self.pending not in DECISIONS[dp].names:
            raise Halt(shown(action), f"{self.who(seat)} must choose first: {self.pending}")
        if dp == "DP-REROLL" and self.state.war is not None:
            self.state.stream.forced = self.results(self.state.war, seat, entry.get("new_roll"), f"'new_roll' of {what}")
        try:
            self.choose(seat, action)
        finally:
            self.state.stream.forced = None
        while self.pending == "spend":
            self.position.choose(seat, 0)
            self.look()


def card_kind_of(dp: str, s: World, what: str) -> int:
    """The kind under which the newest card acts where the case begins with its action."""
    god = s.gods[s.active]
    if len(god.played) == 0:
        raise BadCase(f"{what} is the action of a card, and {dp} has no card before it")
    top = int(god.top_of(god.generation))
    if dp == "DP-REPEAT":
        if KINDS[top] not in ("blessing", "labour"):
            raise BadCase(f"{what} is an action of blessing or labour; the newest card is {KINDS[top]}")
        return top
    return KINDS.index(dp.removeprefix("DP-").lower())
