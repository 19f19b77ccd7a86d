"""The war phase (QV-6): declarations, dice, outcome, losses, what skills and optional rules give afterwards."""

from __future__ import annotations

from jindori.engine.packing import arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.aftermath import decide, end_war, lose, refuse_retreat, retreat, reward, tell_strengths
from jindori.games.quo_vadis.board import spaces_of
from jindori.games.quo_vadis.causes import BY_WAR
from jindori.games.quo_vadis.codes import (
    BASE_STRENGTHS,
    DECLINE,
    LEVY,
    LEVY_DECLARED,
    NO_DOMINION,
    NOT_SO_MUCH_SPIRIT,
    PLUNDER_RESOURCE,
    REROLL,
    REROLLED,
    RETREAT,
    ROLLED,
    SPIRIT_DECLARED,
    WAR_BEGAN,
    WAR_SPIRIT_SPENT,
)
from jindori.games.quo_vadis.dominion import SpendDominion, dominion_of
from jindori.games.quo_vadis.races import RESOURCES, WAR_SPIRIT
from jindori.games.quo_vadis.skills import (
    FIGHTING_RETREAT,
    HOT_BLOOD,
    PLUNDER,
    STRATEGIST,
    WAR_LEVY,
)
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.strength import begin_war_record, contested_spaces
from jindori.games.quo_vadis.warfare import (
    DECLARATIONS,
    DICE,
    LEVIES,
    LOSSES,
    NOBODY,
    OUTCOME,
    PLUNDERING,
    REROLLS,
    REWARDS,
    War,
)


def begin_war(s: World) -> None:
    """One war, if any space of the genesis area is contested (QV-6.1); Hot Blood boils before anyone declares."""
    contested = contested_spaces(s)
    s.war = None
    if contested == 0:
        return
    war = begin_war_record(s, contested)
    s.war = war
    s.tell(WAR_BEGAN, area=s.area, spaces=contested, seats=war.order)
    tell_strengths(s, war, BASE_STRENGTHS)
    for seat in war.order:
        if seat == s.active and s.gods[seat].has(HOT_BLOOD):
            s.gain(seat, WAR_SPIRIT, 1, HOT_BLOOD)
    s.push(FightWar())


class FightWar(Procedure[World]):
    """The war from the declarations to its end, stage by stage; decisions DP-WARSPIRIT, DP-REROLL, DP-RETREAT, DP-PLUNDER."""

    def decision(self, s: World, seat: i64) -> str:
        war = self.war(s)
        if war.stage == DECLARATIONS:
            return "war_spirit"
        if war.stage == LEVIES:
            return "war_levy"
        if war.stage == REROLLS:
            return "reroll"
        return "retreat" if war.stage == LOSSES else "plunder"

    def war(self, s: World) -> War:
        war = s.war
        assert war is not None
        return war

    def step(self, s: World) -> bool:
        war = self.war(s)
        stage = war.stage
        if stage == DECLARATIONS:
            return self.declare(s, war)
        if stage == LEVIES:
            return self.call_levy(s, war)
        if stage == DICE:
            roll_dice(s, war)
            next_stage(war)
        elif stage == REROLLS:
            return self.offer_reroll(s, war)
        elif stage == OUTCOME:
            decide(s, war)
            next_stage(war)
        elif stage == LOSSES:
            return self.handle_losses(s, war)
        elif stage == REWARDS:
            reward(s, war)
            next_stage(war)
        elif stage == PLUNDERING:
            return self.offer_plunder(s, war)
        else:
            s.pop()
        return False

    # -- declarations (QV-6.2.3) -----------------------------------------------------------

    def declare(self, s: World, war: War) -> bool:
        if war.cursor == len(war.declare):
            war.stage = DICE
            war.cursor = 0
            return False
        return s.ask(war.declare[war.cursor])

    def call_levy(self, s: World, war: War) -> bool:
        """War Levy: up to 3 dominion points with the declaration (QV-V17)."""
        seat = war.declare[war.cursor]
        if s.gods[seat].has(WAR_LEVY) and dominion_of(s, seat) > 0:
            return s.ask(seat)
        war.stage = DECLARATIONS
        war.cursor += 1
        return False

    # -- rerolls ------------------------------------------------------------------------------

    def offer_reroll(self, s: World, war: War) -> bool:
        """Strategist, after all dice are known (once a war)."""
        while war.cursor < len(war.order):
            seat = war.order[war.cursor]
            if s.gods[seat].has(STRATEGIST) and s.gods[seat].war_spirit > 0:
                return s.ask(seat)
            war.cursor += 1
        next_stage(war)
        return False

    # -- losses (QV-6.3.4 to QV-6.3.6) -----------------------------------------------------------

    def handle_losses(self, s: World, war: War) -> bool:
        while war.cursor < len(war.order):
            seat = war.order[war.cursor]
            if war.is_loser(seat):
                if s.gods[seat].has(FIGHTING_RETREAT) and len(self.retreats(s, war, seat)) > 0:
                    return s.ask(seat)
                lose(s, war, seat)
            war.cursor += 1
        next_stage(war)
        return False

    def retreats(self, s: World, war: War, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for origin in spaces_of(s.gods[seat].stands & war.contested):
            for to in spaces_of(s.near[origin] & ~war.contested):
                if refuse_retreat(s, war, seat, origin, to) == 0:
                    opts = append(opts, opt2(RETREAT, origin, to))
        return opts

    # -- plunder -------------------------------------------------------------------------------

    def offer_plunder(self, s: World, war: War) -> bool:
        """One resource for each loser; ``cursor`` counts those taken."""
        losers: i64 = 0
        for seat in war.order:
            if war.is_loser(seat):
                losers += 1
        if war.winner != NOBODY and s.gods[war.winner].has(PLUNDER) and war.cursor < losers:
            return s.ask(war.winner)
        end_war(s, war)
        return False

    # -- choosing -------------------------------------------------------------------------------

    def options(self, s: World, seat: i64) -> vec[i64]:
        war = self.war(s)
        opts = vec[i64]()
        if war.stage == DECLARATIONS:
            for amount in range(s.gods[seat].war_spirit + 1):
                opts = append(opts, opt1(WAR_SPIRIT_SPENT, amount))
        elif war.stage == LEVIES:
            most = dominion_of(s, seat)
            for amount in range((most if most < 3 else 3) + 1):
                opts = append(opts, opt1(LEVY, amount))
        elif war.stage == REROLLS:
            opts = append(opts, opt1(REROLL, 1))
            opts = append(opts, opt1(REROLL, 0))
        elif war.stage == LOSSES:
            opts = append(self.retreats(s, war, seat), opt0(DECLINE))
        else:
            for resource in range(i64(RESOURCES)):
                opts = append(opts, opt1(PLUNDER_RESOURCE, resource))
        return opts

    def candidates(self, s: World, seat: i64) -> vec[i64]:
        war = self.war(s)
        opts = self.options(s, seat)
        if war.stage == LOSSES:
            for origin in spaces_of(s.gods[seat].stands & war.contested):
                for to in spaces_of(s.near[origin]):
                    opts = append(opts, opt2(RETREAT, origin, to))
        return opts

    def refuse(self, s: World, seat: i64, option: i64) -> i64:
        war = self.war(s)
        v = verb(option)
        if v == WAR_SPIRIT_SPENT and war.stage == DECLARATIONS:
            have = s.gods[seat].war_spirit
            return opt2(NOT_SO_MUCH_SPIRIT, arg0(option), have) if arg0(option) > have else 0
        if v == LEVY and war.stage == LEVIES:
            return 0 if super().refuse(s, seat, option) == 0 else opt0(NO_DOMINION)
        if v == RETREAT and war.stage == LOSSES:
            return refuse_retreat(s, war, seat, arg0(option), arg1(option))
        return super().refuse(s, seat, option)

    def choose(self, s: World, seat: i64, option: i64) -> None:
        war = self.war(s)
        v = verb(option)
        if v == WAR_SPIRIT_SPENT:
            war.spirit[seat] = arg0(option)
            war.stage = LEVIES
            s.tell(SPIRIT_DECLARED, seat=seat, amount=arg0(option))
            s.pay(seat, WAR_SPIRIT, arg0(option), BY_WAR)
        elif v == LEVY:
            war.levy[seat] = arg0(option)
            war.stage = DECLARATIONS
            war.cursor += 1
            if arg0(option) > 0:
                s.tell(LEVY_DECLARED, seat=seat, amount=arg0(option))
                s.push(SpendDominion(seat, arg0(option), WAR_LEVY))
        elif v == REROLL:
            war.cursor += 1
            if arg0(option) == 1:
                s.pay(seat, WAR_SPIRIT, 1, STRATEGIST)
                roll(s, war, seat, REROLLED)
        elif v == PLUNDER_RESOURCE:
            war.cursor += 1
            s.gain(seat, arg0(option), 1, PLUNDER)
        else:
            if v == RETREAT:
                retreat(s, seat, arg0(option), arg1(option))
            lose(s, war, seat)
            war.cursor += 1


def next_stage(war: War) -> None:
    war.stage += 1
    war.cursor = 0


# -- dice (QV-6.2.5) ------------------------------------------------------------------------------------


def roll_dice(s: World, war: War) -> None:
    for seat in war.order:
        roll(s, war, seat, ROLLED)


def roll(s: World, war: War, seat: i64, event: i64) -> None:
    """One die; the user of a fort rolls two and counts the higher (QV-V8.2)."""
    first = s.stream.below("war die", war.sides[seat]) + 1
    second: i64 = 0
    if war.twice & bit(seat):
        second = s.stream.below("war die", war.sides[seat]) + 1
    war.roll[seat] = first if first > second else second
    s.tell(event, seat=seat, sides=war.sides[seat], first=first, second=second)
