"""The position's fields: the world, what each god has, which cards lie where, and what this turn has seen so far."""

from __future__ import annotations

from typing import ClassVar, Final

from jindori.engine.packing import UNSAID, bit
from jindori.engine.rows import changed, copied, filled, holds, in_order, plus, without
from jindori.engine.state import EVERYBODY, State
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.quo_vadis.board import (
    AREAS,
    FREE,
    NO_RING,
    NOT_IN_WORLD,
    PLAINS,
    PRINTED,
    RINGS,
    SEATS,
    SPACES,
)
from jindori.games.quo_vadis.codes import COUNTER_CHANGED, DREW, POINTS, RESHUFFLED, V
from jindori.games.quo_vadis.god import NO_CARDS, NO_KINDS, God
from jindori.games.quo_vadis.options import NO_BUILDING, Rules
from jindori.games.quo_vadis.skills import ALL_SKILLS
from jindori.games.quo_vadis.warfare import War

# Shared first rows; a change makes a new row (the workers, which change in place, are copied at set-up).
NO_WORKERS: Final = filled(SPACES * SEATS, 0)
NO_RINGS: Final = filled(AREAS, NO_RING)
NO_SITES: Final = filled(AREAS, NOT_IN_WORLD)
NO_NEIGHBOURS: Final = filled(SPACES, 0)
NOTHING_BUILT: Final = filled(SPACES, NO_BUILDING)
NO_OWNERS: Final = filled(SPACES, -1)
NO_POINTS: Final = filled(SPACES, 0)
NO_ORIGIN: Final = filled(ALL_SKILLS, -1)
EMPTY: Final = -1
NOTHING_SAID: Final = filled(0, 0)


class World(State):
    """A game of Quo Vadis."""

    derived: ClassVar[tuple[str, ...]] = ("near",)

    def __init__(self, players: i64, stream: Stream, rules: Rules, of: World | None = None) -> None:
        super().__init__(players, stream, of)
        self.rules = rules
        self.gods: list[God] = [God(god) for god in of.gods] if of is not None else []
        self.round: i64 = of.round if of is not None else i64(0)
        self.first: i64 = of.first if of is not None else i64(EMPTY)
        self.active: i64 = of.active if of is not None else i64(EMPTY)
        self.phase: i64 = of.phase if of is not None else i64(0)
        self.sites: vec[i64] = of.sites if of is not None else NO_SITES
        self.near: vec[i64] = of.near if of is not None else NO_NEIGHBOURS
        self.rings: vec[i64] = of.rings if of is not None else NO_RINGS
        self.workers: vec[i64] = copied(of.workers if of is not None else NO_WORKERS)
        self.marker1: i64 = of.marker1 if of is not None else i64(FREE)
        self.marker2: i64 = of.marker2 if of is not None else i64(FREE)
        self.deck: vec[i64] = of.deck if of is not None else NO_CARDS
        self.deck_of: vec[i64] = of.deck_of if of is not None else NO_KINDS
        self.discards: vec[i64] = of.discards if of is not None else NO_CARDS
        self.undealt: vec[i64] = of.undealt if of is not None else NO_CARDS
        self.packs: list[vec[i64]] = list(of.packs) if of is not None else []
        self.origin: vec[i64] = of.origin if of is not None else NO_ORIGIN
        self.buildings: vec[i64] = of.buildings if of is not None else NOTHING_BUILT
        self.owners: vec[i64] = of.owners if of is not None else NO_OWNERS
        self.dominion: vec[i64] = of.dominion if of is not None else NO_POINTS
        self.war: War | None = War(of.war) if of is not None and of.war is not None else None
        # what this turn has seen so far
        self.area: i64 = of.area if of is not None else i64(EMPTY)
        self.placed: i64 = of.placed if of is not None else i64(0)
        self.crossed: bool = of.crossed if of is not None else False
        self.pioneered: bool = of.pioneered if of is not None else False
        self.swarmed: bool = of.swarmed if of is not None else False
        self.invaded: bool = of.invaded if of is not None else False
        self.harvested: bool = of.harvested if of is not None else False
        self.changed: bool = of.changed if of is not None else False
        self.kind: i64 = of.kind if of is not None else i64(EMPTY)
        self.actions: i64 = of.actions if of is not None else i64(0)
        self.power: i64 = of.power if of is not None else i64(0)
        self.home_areas: i64 = of.home_areas if of is not None else i64(0)
        self.retreat_to: i64 = of.retreat_to if of is not None else i64(EMPTY)
        self.bonus: i64 = of.bonus if of is not None else i64(0)
        self.majorities: i64 = of.majorities if of is not None else i64(0)

    def copy(self) -> World:
        return World(self.players, self.stream.copy(), self.rules, self)

    # -- telling ----------------------------------------------------------------------

    def tell(
        self, event: i64, *, seat: i64 = UNSAID, players: i64 = UNSAID, race: i64 = UNSAID, each: i64 = UNSAID,
        undealt: i64 = UNSAID, skill: i64 = UNSAID, kept: i64 = UNSAID, war_spirit: i64 = UNSAID, food: i64 = UNSAID,
        faith: i64 = UNSAID, round: i64 = UNSAID, area: i64 = UNSAID, card1: i64 = UNSAID, card2: i64 = UNSAID,
        spaces: i64 = UNSAID, paid: i64 = UNSAID, space: i64 = UNSAID, count: i64 = UNSAID, why: i64 = UNSAID,
        by: i64 = UNSAID, terrain: i64 = UNSAID, cost: i64 = UNSAID, kind: i64 = UNSAID, mode: i64 = UNSAID,
        generation: i64 = UNSAID, entreaty: i64 = UNSAID, actions: i64 = UNSAID, power: i64 = UNSAID,
        from_: i64 = UNSAID, to: i64 = UNSAID, amount: i64 = UNSAID, sides: i64 = UNSAID, first: i64 = UNSAID,
        second: i64 = UNSAID, majorities: i64 = UNSAID, bonus: i64 = UNSAID, source: i64 = UNSAID,
        counter: i64 = UNSAID, total: i64 = UNSAID, lost: i64 = UNSAID, building: i64 = UNSAID,
        cards: vec[i64] = NOTHING_SAID, seats: vec[i64] = NOTHING_SAID, totals: vec[i64] = NOTHING_SAID,
    ) -> None:  # fmt: skip
        """An event that all may see; costs nothing when nobody listens. ``from_`` is the field "from"."""
        if self.hears(event):
            said = {
                "seat": seat, "players": players, "race": race, "each": each, "undealt": undealt, "skill": skill,
                "kept": kept, "war_spirit": war_spirit, "food": food, "faith": faith, "round": round, "area": area,
                "card1": card1, "card2": card2, "spaces": spaces, "paid": paid, "space": space, "count": count,
                "why": why, "by": by, "terrain": terrain, "cost": cost, "kind": kind, "mode": mode,
                "generation": generation, "entreaty": entreaty, "actions": actions, "power": power, "from": from_,
                "to": to, "amount": amount, "sides": sides, "first": first, "second": second, "majorities": majorities,
                "bonus": bonus, "source": source, "counter": counter, "total": total, "lost": lost,
                "building": building, "cards": cards, "seats": seats, "totals": totals,
            }  # fmt: skip
            self.say(EVERYBODY, V.row(event, said))

    def tell_to(self, audience: i64, event: i64, seat: i64, skill: i64 = UNSAID, cards: vec[i64] = NOTHING_SAID) -> None:
        """An event whose secret fields only the audience, a bit set of seats, may see."""
        if self.hears(event):
            self.say(audience, V.row(event, {"seat": seat, "skill": skill, "cards": cards}))

    # -- the world --------------------------------------------------------------------

    def in_world(self, area: i64) -> bool:
        return self.sites[area] != NOT_IN_WORLD

    def terrain(self, space: i64) -> i64:
        """The ring's terrain, else the printed one (QV-5.1.7)."""
        ring = self.rings[space // 3]
        return ring if ring != NO_RING else PRINTED[space]

    def rings_left(self, terrain: i64) -> i64:
        """Terrain rings of a colour in the supply (QV-1.1.8)."""
        n = RINGS[terrain]
        for ring in self.rings:
            if ring == terrain:
                n -= 1
        return n

    def at_home(self, seat: i64, space: i64) -> bool:
        return self.terrain(space) == self.gods[seat].affinity()

    def free_terrain(self, seat: i64, space: i64) -> bool:
        """Is there no food to pay for the terrain (QV-5.2.3)?"""
        terrain = self.terrain(space)
        return terrain == PLAINS or terrain == self.gods[seat].affinity()

    # -- pieces ------------------------------------------------------------------------

    def count(self, seat: i64, space: i64) -> i64:
        """How many workers of a player stand in a space."""
        return self.workers[space * SEATS + seat]

    def put_worker(self, seat: i64, space: i64) -> None:
        self.workers[space * SEATS + seat] += 1
        self.gods[seat].stands |= bit(space)

    def lift_worker(self, seat: i64, space: i64) -> None:
        """One worker leaves a space; a pawn on a chit that leaves gives the building up (QV-V12.2)."""
        self.workers[space * SEATS + seat] -= 1
        if self.workers[space * SEATS + seat] == 0:
            self.gods[seat].stands &= ~bit(space)
            if self.owners[space] == seat * 2:
                self.owners = changed(self.owners, space, EMPTY)

    def return_workers(self, seat: i64, space: i64, n: i64) -> None:
        """Workers of a space go back to their owner's supply."""
        for _ in range(n):
            self.lift_worker(seat, space)
        self.gods[seat].supply += n

    def foreign_pieces(self, seat: i64) -> i64:
        """Spaces with a piece of another player."""
        out: i64 = 0
        for other in range(self.players):
            if other != seat:
                out |= self.gods[other].pieces()
        return out

    def any_town(self) -> i64:
        """Spaces with a town of anybody, intact or destroyed (QV-1.3.3)."""
        out: i64 = 0
        for god in self.gods:
            out |= god.towns | god.ruins
        return out

    # -- counters and points --------------------------------------------------------------

    def gain(self, seat: i64, counter: i64, amount: i64, why: i64) -> None:
        """Up to the limit; what is beyond it is lost (QV-1.2.6)."""
        god = self.gods[seat]
        before = god.amount(counter)
        after = before + amount
        limit = god.limits[counter]
        if after > limit:
            after = limit
        god.set_amount(counter, after)
        if amount > 0:
            lost = before + amount - after
            self.tell(COUNTER_CHANGED, seat=seat, counter=counter, amount=after - before, total=after, lost=lost, why=why)

    def pay(self, seat: i64, counter: i64, amount: i64, why: i64) -> None:
        """A cost; it has been checked that it can be paid in full (QV-1.2.8)."""
        god = self.gods[seat]
        god.set_amount(counter, god.amount(counter) - amount)
        if amount > 0:
            left = god.amount(counter)
            self.tell(COUNTER_CHANGED, seat=seat, counter=counter, amount=-amount, total=left, lost=0, why=why)

    def gain_vp(self, seat: i64, amount: i64, source: i64, skill: i64) -> None:
        """Victory points; ``source`` is a number of causes.SOURCES, ``skill`` the skill they come from, or NO_SKILL."""
        if amount <= 0:
            return
        god = self.gods[seat]
        god.vp += amount
        self.tell(POINTS, seat=seat, amount=amount, total=god.vp, source=source, skill=skill)

    # -- cards ------------------------------------------------------------------------------

    def deck_size(self) -> i64:
        return len(self.deck)

    def draw(self, seat: i64, n: i64) -> None:
        """Draw up to ``n`` epic cards; an empty deck is made anew from the discard pile (QV-7.1.2)."""
        god = self.gods[seat]
        cards = vec[i64]()
        hand = god.hand
        drawn = copied(god.drawn)
        for _ in range(n):
            if self.deck_size() == 0:
                if len(self.discards) == 0:
                    break
                self.reshuffle()
                drawn = copied(NO_KINDS)
            kind = self.deck[0]
            self.deck = self.deck[1:]
            hand = plus(hand, kind)
            drawn[kind] += 1
            cards = append(cards, kind)
        god.hand = in_order(hand)
        god.drawn = drawn
        if len(cards) > 0:
            self.informed = True
            self.tell_to(bit(seat), DREW, seat=seat, cards=cards)

    def reshuffle(self) -> None:
        self.tell(RESHUFFLED, count=len(self.discards))
        self.deck_of = kinds_of(self.discards)
        self.deck = self.stream.shuffle("epic cards", self.discards)
        self.discards = NO_CARDS
        for god in self.gods:
            god.drawn = NO_KINDS

    def drop_card(self, seat: i64, kind: i64) -> None:
        """A hand card goes face up to the discard pile (QV-5.5.11)."""
        god = self.gods[seat]
        god.hand = without(god.hand, kind)
        self.discards = plus(self.discards, kind)


def kinds_of(cards: vec[i64]) -> vec[i64]:
    """How many cards of each kind."""
    out = copied(NO_KINDS)
    for kind in cards:
        out[kind] += 1
    return out


def distinct(cards: vec[i64]) -> vec[i64]:
    """Each number once, in the order of the row."""
    out = vec[i64]()
    for card in cards:
        if not holds(out, card):
            out = append(out, card)
    return out
