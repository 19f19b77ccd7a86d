"""How a battle ends: comparison, cards, the fallen, and what winner and losers gain (BR-11.6 to BR-11.8)."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import changed
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    AXES,
    FIRST_MONSTER,
    HORNS,
    LEADER,
    PROVINCES,
    RAGE,
    RESERVE,
    TOKEN_GLORY,
    TOKEN_YGGDRASIL,
    WARRIOR,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    DESIGN_OF,
    FACE_OF,
    FRIGGAS_GRACE,
    FROST_GIANT,
    LOKIS_BLESSING,
    LORD_OF_AXES,
    LORD_OF_HAMMERS,
    LORD_OF_SPEARS,
    TYRS_PROWESS,
)
from jindori.games.blood_rage.causes import BY_DEFEAT, WHY_BATTLE, WHY_TOKEN
from jindori.games.blood_rage.clan import EMPTY
from jindori.games.blood_rage.codes import (
    BATTLE_TIED,
    BATTLE_WON,
    BLESSING,
    CARD_DISCARDED,
    CARD_RETURNED,
    DECLINE,
    HAMMERS_MOVE,
    HAMMERS_MOVED,
    LEADER_NOT_ADJACENT,
    NO_ROOM,
    NOT_PLAYED,
    PILLAGED,
    PLACE_DESTROYED,
    PROWESS,
    TOO_LITTLE_RAGE_TO_BUY_BACK,
    TOTALS,
)
from jindori.games.blood_rage.destruction import destroy, doom_all, nobody_doomed
from jindori.games.blood_rage.effects import bonus_of
from jindori.games.blood_rage.fight import NOBODY, Fight
from jindori.games.blood_rage.invade import place_invader, refuse_invade
from jindori.games.blood_rage.state import Saga, the_fight
from jindori.games.blood_rage.stats import RaiseStat


def compare(s: Saga, fight: Fight) -> None:
    """The single highest total wins; a shared highest total makes everybody lose (BR-11.6.2, BR-11.6.3)."""
    best: i64 = -1
    fight.winner = NOBODY
    for seat in range(s.players):
        if not fight.takes_part(seat):
            continue
        total = s.strength(seat, fight.province) + bonus_of(s, fight, seat)
        fight.set_total(seat, total)
        if total > best:
            best = total
            fight.winner = seat
        elif total == best:
            fight.winner = NOBODY
    tell_totals(s, fight)
    if fight.winner == NOBODY:
        s.tell(BATTLE_TIED, province=fight.province)
    else:
        s.tell(BATTLE_WON, seat=fight.winner, province=fight.province)


def tell_totals(s: Saga, fight: Fight) -> None:
    if s.hears(TOTALS):
        totals = vec[i64]()
        for seat in range(s.players):
            if fight.takes_part(seat):
                totals = append(totals, seat)
                totals = append(totals, fight.total(seat))
        s.tell(TOTALS, totals=totals)


# -- B12: the cards (BR-11.7.2, BR-11.7.3) -------------------------------------------------------------------------------


class Prowess(Procedure[Saga]):
    """B12: the winner's cards are discarded, but for those bought back (BR-D13, BR-17.4.10); losers take theirs back."""

    def step(self, s: Saga) -> bool:
        fight = the_fight(s)
        if (
            fight.winner != NOBODY
            and fight.taken == 0
            and len(fight.cards[fight.winner]) > 0
            and s.clans[fight.winner].has(TYRS_PROWESS)
            and s.clans[fight.winner].rage > 0
        ):
            return s.ask(fight.winner)
        self.put_away(s, fight, 0)
        return False

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        """Every set of played cards that can be paid; of equal cards the first ones, so that no set is listed twice."""
        cards = the_fight(s).cards[seat]
        opts = vec[i64]()
        for chosen in range(bit(len(cards))):
            if payable(cards, chosen, s.clans[seat].rage):
                opts = append(opts, opt1(PROWESS, chosen))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        """A second argument is a card that was not played, plus 1."""
        if verb(option) == PROWESS and arg1(option) > 0:
            return opt1(NOT_PLAYED, arg1(option) - 1)
        rage = s.clans[seat].rage
        if verb(option) == PROWESS and set_size(arg0(option)) > rage:
            return opt2(TOO_LITTLE_RAGE_TO_BUY_BACK, set_size(arg0(option)), rage)
        return super().refuse(s, seat, option)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        self.put_away(s, the_fight(s), arg0(option))

    def put_away(self, s: Saga, fight: Fight, bought: i64) -> None:
        s.pop()
        for seat in s.seats_from(fight.pillager):
            if seat == fight.winner:
                if fight.taken == 0:
                    self.winners_cards(s, fight, bought)
                continue
            for card in fight.cards[seat]:
                s.return_card(seat, card)
                s.tell(CARD_RETURNED, seat=seat, card=card)

    def winners_cards(self, s: Saga, fight: Fight, bought: i64) -> None:
        cards = fight.cards[fight.winner]
        for i in range(i64(len(cards))):
            if bought & bit(i):
                s.gain_rage(fight.winner, -1, TYRS_PROWESS)
                s.return_card(fight.winner, cards[i])
                s.tell(CARD_RETURNED, seat=fight.winner, card=cards[i])
            else:
                s.discard_openly(cards[i])
                s.tell(CARD_DISCARDED, seat=fight.winner, card=cards[i])


def payable(cards: vec[i64], chosen: i64, rage: i64) -> bool:
    """Can this set of cards be paid, and does it take equal cards from the front?"""
    for i in range(i64(len(cards))):
        if not chosen & bit(i):
            continue
        for before in range(i):
            if FACE_OF[cards[before]] == FACE_OF[cards[i]] and not chosen & bit(before):
                return False
    return set_size(chosen) <= rage


def set_size(bits: i64) -> i64:
    n: i64 = 0
    for i in range(i64(8)):
        n += bits >> i & 1
    return n


# -- B13: the fallen (BR-11.7.4) ----------------------------------------------------------------------------------------


def defeat(s: Saga, fight: Fight) -> None:
    """All figures of all losers in the province and the supporting fjord are destroyed."""
    doomed = nobody_doomed(s.players)
    for seat in range(s.players):
        if fight.takes_part(seat) and seat != fight.winner:
            doom_all(s, doomed, seat, fight.province)
    destroy(s, fight.province, fight.pillager, BY_DEFEAT, doomed)


# -- B15: success of the pillager (BR-11.7.6, BR-11.8) -----------------------------------------------------------------


def succeeded(fight: Fight) -> bool:
    return fight.unopposed or fight.winner == fight.pillager


def reward(s: Saga, fight: Fight) -> None:
    """Turn the token, then its reward; without success the province stays open (BR-11.7.7)."""
    if not succeeded(fight):
        return
    s.pillaged = changed(s.pillaged, fight.province, 1)
    s.tell(PILLAGED, seat=fight.pillager, province=fight.province, token=s.tokens[fight.province])
    give_reward(s, fight, WHY_TOKEN)


def give_reward(s: Saga, fight: Fight, why: i64) -> None:
    token = s.tokens[fight.province]
    if token == TOKEN_GLORY:
        s.gain_glory(fight.pillager, 5, why)
    elif token == TOKEN_YGGDRASIL:
        raise_all(s, fight.pillager, why)
    else:
        s.raise_stat(fight.pillager, token, why)


def raise_all(s: Saga, seat: i64, why: i64) -> None:
    for stat in (RAGE, AXES, HORNS):
        s.raise_stat(seat, stat, why)


def frost_giant(s: Saga, fight: Fight) -> None:
    """BR-17.2.7: the token's reward twice if the pillager's Frost Giant stands in the province."""
    if succeeded(fight) and s.clans[fight.pillager].where(FIRST_MONSTER + FROST_GIANT) == fight.province:
        give_reward(s, fight, FROST_GIANT)


def friggas_grace(s: Saga, fight: Fight) -> None:
    """BR-17.5.8: raise a stat other than the one on the token."""
    card = fight.first_card(fight.pillager)
    if not succeeded(fight) or card == NOBODY or DESIGN_OF[card] != FRIGGAS_GRACE or fight.is_cancelled(fight.pillager):
        return
    token = s.tokens[fight.province]
    s.push(RaiseStat(fight.pillager, FRIGGAS_GRACE, token if token < TOKEN_GLORY else EMPTY))


def leader_upgrade(s: Saga, fight: Fight) -> None:
    """BR-17.3.1: works where the leader stands after the battle."""
    clan = s.clans[fight.pillager]
    if not succeeded(fight) or clan.leader != fight.province:
        return
    if clan.has(LORD_OF_HAMMERS):
        s.push(HammersMove())
    elif clan.has(LORD_OF_AXES):
        s.push(RaiseStat(fight.pillager, LORD_OF_AXES, EMPTY))
    elif clan.has(LORD_OF_SPEARS):
        raise_all(s, fight.pillager, LORD_OF_SPEARS)


def refuse_hammers(s: Saga, origin: i64, place: i64) -> i64:
    if place >= PROVINCES or place == origin:
        return opt2(LEADER_NOT_ADJACENT, place, origin)
    if not s.stands(place):
        return opt1(PLACE_DESTROYED, place)
    if not s.next_to(origin, place):
        return opt2(LEADER_NOT_ADJACENT, place, origin)
    return 0 if s.room(place) > 0 else opt2(NO_ROOM, place, s.used[place])


class HammersMove(Procedure[Saga]):
    """BR-D18: the leader may move to an adjacent province with room (BR-17.3.1)."""

    def step(self, s: Saga) -> bool:
        return s.ask(the_fight(s).pillager)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for place in range(i64(PROVINCES)):
            if refuse_hammers(s, the_fight(s).province, place) == 0:
                opts = append(opts, opt1(HAMMERS_MOVE, place))
        return append(opts, opt0(DECLINE))

    def candidates(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for place in range(i64(PROVINCES)):
            if place != the_fight(s).province:
                opts = append(opts, opt1(HAMMERS_MOVE, place))
        return append(opts, opt0(DECLINE))

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) == DECLINE:
            return 0
        if verb(option) != HAMMERS_MOVE:
            return NOT_OFFERED
        return refuse_hammers(s, the_fight(s).province, arg0(option))

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        if verb(option) == HAMMERS_MOVE:
            origin = the_fight(s).province
            s.move(seat, LEADER, origin, arg0(option))
            s.tell(HAMMERS_MOVED, seat=seat, from_=origin, to=arg0(option))


# -- B16: the winner's glory (BR-11.7.8) ----------------------------------------------------------------------------------


def winners_glory(s: Saga, fight: Fight) -> None:
    if fight.winner != NOBODY:
        s.gain_glory(fight.winner, s.clans[fight.winner].value(AXES), WHY_BATTLE)


# -- B17: Loki's Blessing (BR-17.4.6) --------------------------------------------------------------------------------------


def lokis_blessing(s: Saga, fight: Fight, seat: i64) -> None:
    lost = not fight.unopposed and seat != fight.winner
    if lost and s.clans[seat].has(LOKIS_BLESSING) and fight.province != YGGDRASIL:
        s.push(Blessing(seat))


class Blessing(Procedure[Saga]):
    """BR-D19: after losing, one warrior may invade the battle's province for 0 Rage."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: Saga) -> bool:
        if refuse_invade(s, self.seat, WARRIOR, the_fight(s).province, RESERVE, 0) != 0:
            s.pop()
            return False
        return s.ask(self.seat)

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(BLESSING, 1))
        return append(opts, opt1(BLESSING, 0))

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.pop()
        if arg0(option) == 1:
            place_invader(s, seat, WARRIOR, the_fight(s).province, RESERVE, 0, False, True)
