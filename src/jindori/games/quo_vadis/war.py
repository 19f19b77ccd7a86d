"""The war phase (QV-6): its main line and its choices; who fights, and with how much (QV-6.1, QV-6.2)."""

from __future__ import annotations

from jindori.engine.packing import arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import copied, plus
from jindori.engine.shared.sequence import ShownSequence
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis import tell
from jindori.games.quo_vadis.aftermath import (
    decide,
    end_war,
    lose,
    refuse_retreat,
    retreat,
    retreats,
    reward,
    tell_strengths,
)
from jindori.games.quo_vadis.board import AREA_BITS, count_of, spaces_of
from jindori.games.quo_vadis.buildings import may_use
from jindori.games.quo_vadis.causes import BY_WAR
from jindori.games.quo_vadis.codes import (
    BASE_STRENGTHS,
    DECLINE,
    LEVY,
    NO_DOMINION,
    NOT_SO_MUCH_SPIRIT,
    PLUNDER_RESOURCE,
    REROLL,
    REROLLED,
    RETREAT,
    ROLLED,
    WAR_SPIRIT_SPENT,
)
from jindori.games.quo_vadis.dominion import SpendDominion, dominion_of
from jindori.games.quo_vadis.options import BEST_OF_TWO, FORT, STRENGTH_TWO
from jindori.games.quo_vadis.races import RESOURCES, WAR_SPIRIT
from jindori.games.quo_vadis.skills import (
    BRUTE_FORCE,
    FIGHTING_RETREAT,
    HEAVY_INFANTRY,
    HOT_BLOOD,
    PLUNDER,
    STRATEGIST,
    SURPRISE_ATTACK,
    WALLS,
    WAR_LEVY,
)
from jindori.games.quo_vadis.state import World
from jindori.games.quo_vadis.warfare import (
    DECLARATIONS,
    DICE,
    LEVIES,
    LOSSES,
    NO_NUMBERS,
    NO_SEATS,
    NOBODY,
    OUTCOME,
    PLUNDERING,
    REROLLS,
    REWARDS,
    WAR_OVER,
    War,
)


def begin_war(s: World) -> None:
    """One war, if any space of the genesis area is contested; Hot Blood boils before anyone declares."""
    contested = contested_spaces(s)
    s.war = None
    if contested == 0:
        return
    war = war_about(s, contested)
    s.war = war
    tell.war_began(s, area=s.area, spaces=contested, seats=war.order)
    tell_strengths(s, war, BASE_STRENGTHS)
    if war.takes_part(s.active) and s.gods[s.active].has(HOT_BLOOD):
        s.gain(s.active, WAR_SPIRIT, 1, HOT_BLOOD)
    s.push(FightWar())


class FightWar(ShownSequence[World]):
    """The war, step by step (QV-6.2, QV-6.3). The war itself shows which step is due, and whose part of it comes next.

    Decisions DP-WARSPIRIT, DP-V-DOMINION (War Levy), DP-REROLL, DP-RETREAT, DP-PLUNDER.
    """

    def war(self, s: World) -> War:
        war = s.war
        assert war is not None
        return war

    def due(self, s: World) -> i64:
        return self.war(s).stage

    def set_due(self, s: World, step: i64) -> None:
        self.war(s).stage = step

    def end(self) -> i64:
        return WAR_OVER

    def take(self, s: World, step: i64) -> bool:
        war = self.war(s)
        if step == DECLARATIONS:  # QV-6.2.3, QV-6.2.4
            return self.declare(s, war)
        if step == LEVIES:  # QV-V17: a part of the declaration
            return self.call_levy(s, war)
        if step == DICE:  # QV-6.2.5
            for seat in war.order:
                roll(s, war, seat, ROLLED)
        elif step == REROLLS:  # QV-9.1.1: Strategist
            return self.offer_reroll(s, war)
        elif step == OUTCOME:  # QV-6.3.1 to QV-6.3.3
            decide(s, war)
        elif step == LOSSES:  # QV-6.3.4 to QV-6.3.7
            return self.lose_in_turn(s, war)
        elif step == REWARDS:  # QV-6.3.8, QV-V5
            reward(s, war)
        else:  # QV-9.1.1: Plunder
            return self.offer_plunder(s, war)
        return False

    def done(self, s: World) -> None:
        s.pop()
        end_war(s, self.war(s))

    def ask_in(self, s: World, war: War, step: i64, seat: i64) -> bool:
        """Ask one player in a step that comes again for the next."""
        war.stage = step
        return s.ask(seat)

    def declare(self, s: World, war: War) -> bool:
        """One after another, each with the levy."""
        if war.cursor < len(war.declare):
            return self.ask_in(s, war, DECLARATIONS, war.declare[war.cursor])
        war.stage = DICE
        war.cursor = 0
        return False

    def call_levy(self, s: World, war: War) -> bool:
        """War Levy: up to 3 dominion points with the declaration."""
        seat = war.declare[war.cursor]
        if s.gods[seat].has(WAR_LEVY) and dominion_of(s, seat) > 0:
            return self.ask_in(s, war, LEVIES, seat)
        self.next_declarer(war)
        return False

    def next_declarer(self, war: War) -> None:
        war.stage = DECLARATIONS
        war.cursor += 1

    def offer_reroll(self, s: World, war: War) -> bool:
        """After all dice are known, once a war."""
        while war.cursor < len(war.order):
            god = s.gods[war.order[war.cursor]]
            if god.has(STRATEGIST) and god.war_spirit > 0:
                return self.ask_in(s, war, REROLLS, war.order[war.cursor])
            war.cursor += 1
        war.cursor = 0
        return False

    def lose_in_turn(self, s: World, war: War) -> bool:
        """The losers in their order; Fighting Retreat comes before the loss."""
        while war.cursor < len(war.order):
            seat = war.order[war.cursor]
            if war.is_loser(seat):
                if s.gods[seat].has(FIGHTING_RETREAT) and len(retreats(s, war, seat)) > 0:
                    return self.ask_in(s, war, LOSSES, seat)
                lose(s, war, seat)
            war.cursor += 1
        war.cursor = 0
        return False

    def offer_plunder(self, s: World, war: War) -> bool:
        """One resource for each loser; ``cursor`` counts those taken."""
        if war.winner != NOBODY and s.gods[war.winner].has(PLUNDER) and war.cursor < war.number_of_losers():
            return self.ask_in(s, war, PLUNDERING, war.winner)
        return False

    # -- choosing ------------------------------------------------------------------------------

    def decision(self, s: World, seat: i64) -> str:
        stage = self.war(s).stage
        if stage == DECLARATIONS:
            return "war_spirit"
        if stage == LEVIES:
            return "war_levy"
        if stage == REROLLS:
            return "reroll"
        return "retreat" if stage == LOSSES else "plunder"

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
            opts = append(retreats(s, war, seat), opt0(DECLINE))
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
            tell.spirit_declared(s, seat=seat, amount=arg0(option))
            s.pay(seat, WAR_SPIRIT, arg0(option), BY_WAR)
        elif v == LEVY:
            war.levy[seat] = arg0(option)
            self.next_declarer(war)
            if arg0(option) > 0:
                tell.levy_declared(s, seat=seat, amount=arg0(option))
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


# -- who fights (QV-6.1) -----------------------------------------------------------------------------------


def contested_spaces(s: World) -> i64:
    """Spaces of the genesis area with pieces of two or more players (QV-6.1.1, QV-6.1.5)."""
    once: i64 = 0
    more: i64 = 0
    for god in s.gods:
        pieces = god.pieces() & AREA_BITS[s.area]
        more |= once & pieces
        once |= pieces
    return more


def participants(s: World, contested: i64) -> vec[i64]:
    """Everybody with a piece in a contested space, clockwise from the turn player (QV-6.1.3, QV-6.2.3)."""
    order = NO_SEATS
    for seat in s.seats_from(s.active):
        if s.gods[seat].pieces() & contested:
            order = plus(order, seat)
    return order


def war_about(s: World, contested: i64) -> War:
    """Participants, order, base strengths and dice of the war for all contested spaces together (QV-6.1.2)."""
    order = participants(s, contested)
    war = War(None)
    war.area = s.area
    war.contested = contested
    war.order = order
    war.declare = declaration_order(s, order)
    base = copied(NO_NUMBERS)
    sides = copied(NO_NUMBERS)
    for seat in order:
        base[seat] = base_strength(s, seat, contested)
        sides[seat] = die_sides(s, seat, contested)
        if rolls_twice(s, seat):
            war.twice |= bit(seat)
    war.base = base
    war.sides = sides
    return war


# -- strength (QV-6.2) -------------------------------------------------------------------------------------


def front(s: World, contested: i64) -> i64:
    """The contested spaces and all spaces adjacent to one (QV-6.2.1, QV-6.2.2)."""
    out = contested
    for space in spaces_of(contested):
        out |= s.near[space]
    return out


def base_strength(s: World, seat: i64, contested: i64) -> i64:
    """Pieces in the front, skills, and forts by QV-V8.3."""
    god = s.gods[seat]
    reach = front(s, contested)
    total: i64 = 0
    for space in spaces_of(god.stands & reach):
        total += s.count(seat, space)
    town = s.rules.town_strength
    if god.has(WALLS) and town < 2:
        town = 2
    total += town * count_of(god.towns & reach)
    if god.has(HEAVY_INFANTRY):
        total += 1
    if god.has(BRUTE_FORCE) and die_sides(s, seat, contested) == 8:
        total += 1
    if s.rules.fort and s.rules.fort_effect == STRENGTH_TWO:
        for space in spaces_of(reach):
            if s.buildings[space] == FORT and may_use(s, seat, space):
                total += 2
    return total


def declaration_order(s: World, order: vec[i64]) -> vec[i64]:
    """Clockwise, but Surprise Attack declares last."""
    first = NO_SEATS
    last = NO_SEATS
    for seat in order:
        if s.gods[seat].has(SURPRISE_ATTACK):
            last = plus(last, seat)
        else:
            first = plus(first, seat)
    for seat in last:
        first = plus(first, seat)
    return first


def die_sides(s: World, seat: i64, contested: i64) -> i64:
    """Eight if a contested space has the player's home terrain (QV-6.2.5, QV-6.2.6), else six."""
    for space in spaces_of(contested):
        if s.at_home(seat, space):
            return 8
    return 6


def rolls_twice(s: World, seat: i64) -> bool:
    """A user of a fort in the genesis area rolls two dice and counts the higher (QV-V8.2)."""
    if not s.rules.fort or s.rules.fort_effect != BEST_OF_TWO:
        return False
    for space in range(s.area * 3, s.area * 3 + 3):
        if s.buildings[space] == FORT and may_use(s, seat, space):
            return True
    return False


def roll(s: World, war: War, seat: i64, event: i64) -> None:
    """One die; the user of a fort rolls two and counts the higher (QV-V8.2)."""
    first = s.stream.below("war die", war.sides[seat]) + 1
    second: i64 = 0
    if war.twice & bit(seat):
        second = s.stream.below("war die", war.sides[seat]) + 1
    war.roll[seat] = first if first > second else second
    if event == ROLLED:
        tell.rolled(s, seat=seat, sides=war.sides[seat], first=first, second=second)
    else:
        tell.rerolled(s, seat=seat, sides=war.sides[seat], first=first, second=second)
