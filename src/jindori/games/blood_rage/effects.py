"""What battle cards do (BR-17.5), one small function a card, called by the battle where the rules say."""

from __future__ import annotations

from jindori.engine.packing import arg0, bit, opt1, opt2, verb
from jindori.engine.rows import copied, holds
from jindori.engine.state import Procedure
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import SEATS, WARRIOR
from jindori.games.blood_rage.cards import (
    BATTLE,
    BONUS,
    COMPUTED,
    DESIGN_OF,
    FAMILY,
    LOKIS_BACKSTAB,
    LOKIS_POISON,
    LOKIS_TRICKERY,
    ODINS_JUDGEMENT,
    ODINS_SMITE,
    ODINS_TIDE,
    THORS_ASCENSION,
    THORS_GLORY,
    THORS_HAMMER,
    THORS_OATH,
    VALKYRIE,
)
from jindori.games.blood_rage.causes import BY_SMITE, BY_TIDE
from jindori.games.blood_rage.clan import EMPTY, NO_CARDS
from jindori.games.blood_rage.codes import CARD_TAKEN, NOT_THERE_TO_KEEP, TIDE_KEEP
from jindori.games.blood_rage.destruction import COLUMNS, destroy, doom_all, nobody_doomed, single_kind
from jindori.games.blood_rage.fight import NOBODY, Fight
from jindori.games.blood_rage.state import Saga, the_fight
from jindori.games.blood_rage.stats import RaiseStat

# -- bonuses ---------------------------------------------------------------------------------------


def card_bonus(fight: Fight, seat: i64, index: i64) -> i64:
    """What one showing card adds: COMPUTED for a Heimdall's Sight, 0 for a quest or upgrade that does not count."""
    card = fight.cards[seat][index]
    design = DESIGN_OF[card]
    if FAMILY[design] == BATTLE:
        return BONUS[design]
    return fight.quest_value(seat) if index == 0 else 0


def sight(s: Saga, fight: Fight, owner: i64) -> i64:
    """Heimdall's Sight: the highest bonus among enemies' showing cards, other Sights ignored (BR-17.5.5)."""
    if fight.is_cancelled(owner):
        return 0
    best: i64 = 0
    for seat in range(s.players):
        if seat == owner or not fight.takes_part(seat):
            continue
        for index in range(i64(len(fight.cards[seat]))):
            bonus = card_bonus(fight, seat, index)
            if bonus > best:
                best = bonus
    return best


def bonus_of(s: Saga, fight: Fight, seat: i64) -> i64:
    """Bonuses of all cards the seat has showing (BR-11.6.1)."""
    total: i64 = 0
    for index in range(i64(len(fight.cards[seat]))):
        bonus = card_bonus(fight, seat, index)
        total += sight(s, fight, seat) if bonus == COMPUTED else bonus
    return total


# -- before the comparison (B8) ----------------------------------------------------------------------


def texts_before_comparison(s: Saga, fight: Fight, seat: i64) -> None:
    """Odin's Smite and Odin's Tide, each completely before the next player's (BR-11.5.4)."""
    card = fight.first_card(seat)
    if card == NOBODY or fight.is_cancelled(seat):
        return
    if DESIGN_OF[card] == ODINS_SMITE:
        odins_smite(s, fight, seat)
    elif DESIGN_OF[card] == ODINS_TIDE:
        s.push(Tide(NO_CARDS, 0))


def odins_smite(s: Saga, fight: Fight, owner: i64) -> None:
    """One warrior of each opponent in the battle's province is destroyed (BR-17.5.2)."""
    doomed = nobody_doomed(s.players)
    for seat in range(s.players):
        if seat != owner and fight.takes_part(seat) and s.warriors[fight.province * SEATS + seat] > 0:
            doomed[seat * COLUMNS] = 1
    destroy(s, fight.province, fight.pillager, BY_SMITE, doomed)


class Tide(Procedure[Saga]):
    """Odin's Tide: in lead order each participant keeps one figure; then all others are destroyed together (BR-17.5.3)."""

    def __init__(self, kept: vec[i64], cursor: i64) -> None:
        self.kept = kept
        self.cursor = cursor

    def decision(self, s: Saga, seat: i64) -> str:
        return "tide_keep"

    def step(self, s: Saga) -> bool:
        fight = the_fight(s)
        while self.cursor < s.players:
            seat = s.clockwise(fight.pillager, self.cursor)
            if fight.takes_part(seat) and figures_in(s, seat, fight.province) >= 2:
                return s.ask(seat)
            self.kept = append(copied(self.kept), EMPTY)
            self.cursor += 1
        doomed = nobody_doomed(s.players)
        for i in range(s.players):
            seat = s.clockwise(fight.pillager, i)
            kept = self.kept[i]
            if kept != EMPTY:
                doom_all(s, doomed, seat, fight.province)
                spare(s, doomed, seat, kept)
        s.pop()
        destroy(s, fight.province, fight.pillager, BY_TIDE, doomed)
        return False

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        fight = the_fight(s)
        doomed = nobody_doomed(s.players)
        doom_all(s, doomed, seat, fight.province)
        opts = vec[i64]()
        if doomed[seat * COLUMNS] > 0:
            opts = append(opts, opt1(TIDE_KEEP, WARRIOR))
        for column in range(i64(4)):
            if doomed[seat * COLUMNS + 1 + column] > 0:
                opts = append(opts, opt1(TIDE_KEEP, single_kind(s, seat, column)))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if verb(option) != TIDE_KEEP or holds(self.options(s, seat), option):
            return super().refuse(s, seat, option)
        return opt2(NOT_THERE_TO_KEEP, arg0(option), the_fight(s).province)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        self.kept = append(copied(self.kept), arg0(option))
        self.cursor += 1


def figures_in(s: Saga, seat: i64, province: i64) -> i64:
    """Number of the clan's figures in a province and its supporting fjord."""
    doomed = nobody_doomed(s.players)
    doom_all(s, doomed, seat, province)
    n: i64 = 0
    for x in doomed:
        n += x
    return n


def spare(s: Saga, doomed: vec[i64], seat: i64, kind: i64) -> None:
    """Take one figure of a kind off the marked ones."""
    base = seat * COLUMNS
    if kind == WARRIOR:
        doomed[base] -= 1
        return
    for column in range(i64(4)):
        if single_kind(s, seat, column) == kind:
            doomed[base + 1 + column] = 0


# -- after the comparison (B11, B14) --------------------------------------------------------------------


def outcome_text(s: Saga, fight: Fight, seat: i64) -> None:
    """"If you win" and "if you lose" texts of one seat's revealed card (BR-11.7.1)."""
    card = fight.first_card(seat)
    if card == NOBODY or fight.is_cancelled(seat):
        return
    design = DESIGN_OF[card]
    if seat == fight.winner:
        if design == THORS_HAMMER:
            s.gain_glory(seat, 3, THORS_HAMMER)
        elif design == THORS_OATH:
            s.push(RaiseStat(seat, THORS_OATH, EMPTY))
        elif design == THORS_ASCENSION:
            s.gain_rage(seat, 3, THORS_ASCENSION)
            s.gain_glory(seat, 3, THORS_ASCENSION)
    elif fight.winner != NOBODY:
        if design == LOKIS_TRICKERY:
            lokis_trickery(s, fight, seat)
        elif design == LOKIS_BACKSTAB:
            lokis_backstab(s, fight, seat)
        elif design == LOKIS_POISON:
            lokis_poison(s, fight, seat)


def lokis_trickery(s: Saga, fight: Fight, loser: i64) -> None:
    """Take 1 Rage from the winner if he has any (BR-17.5.11, R-79)."""
    if s.clans[fight.winner].rage > 0:
        s.gain_rage(fight.winner, -1, LOKIS_TRICKERY)
        s.gain_rage(loser, 1, LOKIS_TRICKERY)


def lokis_backstab(s: Saga, fight: Fight, loser: i64) -> None:
    """Take 2 glory from the winner, or as much as he has (BR-17.5.11, R-79)."""
    amount = s.clans[fight.winner].glory
    if amount > 2:
        amount = 2
    if amount > 0:
        s.gain_glory(fight.winner, -amount, LOKIS_BACKSTAB)
        s.gain_glory(loser, amount, LOKIS_BACKSTAB)


def lokis_poison(s: Saga, fight: Fight, loser: i64) -> None:
    """Take all cards the winner has played and that still lie in front of him (BR-17.5.11, R-77, R-78)."""
    if fight.taken:
        return
    for card in fight.cards[fight.winner]:
        s.return_card(loser, card)
        s.tell(CARD_TAKEN, seat=loser, card=card, giver=fight.winner)
    fight.taken = 1


def battle_rewards(s: Saga, fight: Fight, seat: i64) -> None:
    """Valkyrie, Thor's Glory, Odin's Judgement for figures destroyed in this battle (BR-11.7.5, R-84)."""
    everybody: i64 = 0
    for other in range(s.players):
        everybody += fight.dead(other)
    enemies = everybody - fight.dead(seat)
    if fight.valkyries & bit(seat):
        s.gain_glory(seat, 2 * enemies, VALKYRIE)
    if s.clans[seat].has(THORS_GLORY) and enemies >= 2:
        s.gain_glory(seat, 2, THORS_GLORY)
    card = fight.first_card(seat)
    if card != NOBODY and not fight.is_cancelled(seat) and DESIGN_OF[card] == ODINS_JUDGEMENT:
        s.gain_glory(seat, 2 * everybody, ODINS_JUDGEMENT)
