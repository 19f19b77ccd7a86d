"""Pillage and battle (BR-11): the steps B0 to B18, each a stage of one procedure, and the decisions inside them."""

from __future__ import annotations

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, bit, opt0, opt1, opt2, verb
from jindori.engine.rows import as_list, holds, in_order, plus
from jindori.engine.sealed import Sealed, no_picks
from jindori.engine.state import Procedure, State
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage.board import (
    AXES,
    FIRST_MONSTER,
    FJORD_OF,
    HORNS,
    LEADER,
    NEIGHBOURS,
    PROVINCES,
    RAGE,
    RESERVE,
    SEATS,
    TOKEN_GLORY,
    TOKEN_YGGDRASIL,
    WARRIOR,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    COMPUTED,
    DESIGN_OF,
    FACE_OF,
    FAMILY,
    FRIGGAS_GRACE,
    FROST_GIANT,
    HEIMDALLS_WATCH,
    LATE,
    LOKIS_BLESSING,
    LORD_OF_AXES,
    LORD_OF_HAMMERS,
    LORD_OF_SPEARS,
    QUEST,
    THORS_PRIMACY,
    TYRS_DOMAIN,
    TYRS_PROWESS,
    TYRS_WRATH,
    VALKYRIE,
)
from jindori.games.blood_rage.destruction import destroy, doom_all, nobody_doomed
from jindori.games.blood_rage.effects import (
    RaiseStat,
    battle_rewards,
    bonus_of,
    card_bonus,
    outcome_text,
    sight,
    texts_before_comparison,
)
from jindori.games.blood_rage.events import (
    BATTLE_BEGAN,
    BATTLE_TIED,
    BATTLE_WON,
    BY_DEFEAT,
    CALL_CLOSED,
    CARD_DISCARDED,
    CARD_RETURNED,
    COUNTS_AS_BATTLE,
    HAMMERS_MOVED,
    JOINED,
    LATE_PLAYED,
    PILLAGE_BEGAN,
    PILLAGED,
    REVEALED,
    TEXT_CANCELLED,
    TOTALS,
    UNOPPOSED,
    WATCH,
    WHY_BATTLE,
    WHY_TOKEN,
)
from jindori.games.blood_rage.fight import (
    BATTLE_REWARDS,
    BLESSINGS,
    CALL,
    COMMIT_CARDS,
    COMPARE,
    DONE,
    FROST_GIANT_REWARD,
    GRACE,
    IS_THERE_A_BATTLE,
    LATE_CARDS,
    LEADER_UPGRADE,
    LOSSES,
    NOBODY,
    OUTCOMES,
    QUESTS_AS_BATTLE,
    REVEAL,
    REWARD,
    TEXTS,
    WINNERS_CARDS,
    WINNERS_GLORY,
    Fight,
    new_fight,
)
from jindori.games.blood_rage.invade import place_invader, refuse_invade
from jindori.games.blood_rage.reasons import (
    LEADER_NOT_ADJACENT,
    NO_ROOM,
    NOT_ADJACENT,
    NOT_IN_HAND_TO_ADD,
    NOT_IN_HAND_TO_COMMIT,
    NOT_LATE,
    NOT_THERE_TO_JOIN,
    PLACE_DESTROYED,
    SHIPS_DO_NOT_JOIN,
)
from jindori.games.blood_rage.state import EMPTY, Saga, is_ship
from jindori.games.blood_rage.verbs import (
    BLESSING,
    COMMIT,
    DECLINE,
    HAMMERS_MOVE,
    JOIN,
    LATE_CARD,
    PROWESS,
    QUEST_AS_BATTLE,
)


def begin_pillage(s: Saga, seat: i64, province: i64, again: bool) -> None:
    """B0: the active player becomes the pillager (BR-11.1.2)."""
    s.fight = new_fight(s.players, province, seat, again)
    if s.listening:
        s.tell(PILLAGE_BEGAN, seat, province, 1 if again else 0)
    s.push(Pillage())


def the_fight(state: State) -> Fight:
    assert isinstance(state, Saga)
    fight = state.fight
    assert fight is not None
    return fight


class Pillage(Procedure):
    """The whole pillage, step by step; ``Fight.stage`` says which step comes next."""

    def name(self) -> str:
        return "pillage"

    def copy(self) -> Procedure:
        return Pillage()

    def step(self, state: State) -> bool:
        assert isinstance(state, Saga)
        fight = the_fight(state)
        stage = fight.stage
        if stage == CALL:
            fight.stage = IS_THERE_A_BATTLE
            first: i64 = 1 if state.left_called_first else 0
            state.push(CallToBattle(first, 0))
        elif stage == IS_THERE_A_BATTLE:
            count_participants(state, fight)
        elif stage == COMMIT_CARDS:
            fight.stage = REVEAL
            fight.locked = 0
            state.push(CommitCards(no_picks(state.players)))
        elif stage == REVEAL:
            reveal(state, fight)
        elif stage == QUESTS_AS_BATTLE:
            self.each_participant(state, fight, TEXTS)
        elif stage == TEXTS:
            self.each_participant(state, fight, LATE_CARDS)
        elif stage == LATE_CARDS:
            fight.stage = COMPARE
            state.push(LateCards(0, 0))
        elif stage == COMPARE:
            compare(state, fight)
        elif stage == OUTCOMES:
            self.each_participant(state, fight, WINNERS_CARDS)
        elif stage == WINNERS_CARDS:
            fight.stage = LOSSES
            state.push(Prowess())
        elif stage == LOSSES:
            fight.stage = BATTLE_REWARDS
            defeat(state, fight)
        elif stage == BATTLE_REWARDS:
            self.each_participant(state, fight, REWARD)
        elif stage == REWARD:
            fight.stage = FROST_GIANT_REWARD
            reward(state, fight)
        elif stage == FROST_GIANT_REWARD:
            fight.stage = GRACE
            frost_giant(state, fight)
        elif stage == GRACE:
            fight.stage = LEADER_UPGRADE
            friggas_grace(state, fight)
        elif stage == LEADER_UPGRADE:
            fight.stage = WINNERS_GLORY
            leader_upgrade(state, fight)
        elif stage == WINNERS_GLORY:
            fight.stage = BLESSINGS
            if fight.winner != NOBODY:
                state.gain_glory(fight.winner, state.clans[fight.winner].value(AXES), WHY_BATTLE)
        elif stage == BLESSINGS:
            self.each_participant(state, fight, DONE)
        else:
            state.pop()
            state.fight = None
        return False

    def each_participant(self, s: Saga, fight: Fight, then: i64) -> None:
        """Do the present stage for the participants in lead order, as far as it opens nothing; then go on to ``then``."""
        while fight.cursor < s.players:
            seat = (fight.pillager + fight.cursor) % s.players
            fight.cursor += 1
            if fight.takes_part(seat):
                self.for_participant(s, fight, seat)
                if s.stack[-1] is not self:
                    return
        fight.cursor = 0
        fight.stage = then

    def for_participant(self, s: Saga, fight: Fight, seat: i64) -> None:
        if fight.stage == QUESTS_AS_BATTLE:
            card = fight.first_card(seat)
            clan = s.clans[seat]
            if card != NOBODY and FAMILY[DESIGN_OF[card]] == QUEST and (clan.has(TYRS_DOMAIN) or clan.has(TYRS_WRATH)):
                s.push(QuestAsBattle(seat))
        elif fight.stage == TEXTS:
            texts_before_comparison(s, fight, seat)
        elif fight.stage == OUTCOMES:
            outcome_text(s, fight, seat)
        elif fight.stage == BATTLE_REWARDS:
            battle_rewards(s, fight, seat)
        elif not fight.unopposed and seat != fight.winner and s.clans[seat].has(LOKIS_BLESSING) and fight.province != YGGDRASIL:
            s.push(Blessing(seat))


# -- B1: the call to battle (BR-11.2) ----------------------------------------------------------------------


def refuse_join(s: Saga, seat: i64, kind: i64, origin: i64) -> i64:
    """May this figure answer the call from there (BR-11.2.1, BR-11.2.2)?"""
    province = the_fight(s).province
    if is_ship(kind):
        return opt1(SHIPS_DO_NOT_JOIN, kind)
    if origin >= PROVINCES or not s.next_to(origin, province):
        return opt2(NOT_ADJACENT, origin, province)
    if s.count(seat, kind, origin) == 0:
        return opt2(NOT_THERE_TO_JOIN, kind, origin)
    if s.room(province) <= 0:
        return opt2(NO_ROOM, province, s.used[province])
    return 0


class CallToBattle(Procedure):
    """BR-D07: round and round in lead order until the villages are full or all have declined in succession (BR-11.2.3)."""

    def __init__(self, cursor: i64, declined: i64) -> None:
        self.cursor = cursor
        self.declined = declined

    def name(self) -> str:
        return "join"

    def copy(self) -> Procedure:
        return CallToBattle(self.cursor, self.declined)

    def save(self) -> list[object]:
        return [int(self.cursor), int(self.declined)]

    def step(self, state: State) -> bool:
        assert isinstance(state, Saga)
        fight = the_fight(state)
        full = state.room(fight.province) <= 0
        while not full and self.declined < state.players:
            seat = (fight.pillager + self.cursor) % state.players
            if can_join(state, seat, fight.province):
                return state.ask(seat)
            self.cursor += 1
            self.declined += 1
        if state.listening:
            state.tell(CALL_CLOSED, fight.province, 1 if full else 0)
        state.pop()
        return False

    def options(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        province = the_fight(state).province
        clan = state.clans[seat]
        opts = vec[i64]()
        for origin in NEIGHBOURS[province]:
            if not state.next_to(origin, province):
                continue
            if state.warriors[origin * SEATS + seat] > 0:
                opts = append(opts, opt2(JOIN, WARRIOR, origin))
            if clan.leader == origin:
                opts = append(opts, opt2(JOIN, LEADER, origin))
            if clan.beast1 == origin:
                opts = append(opts, opt2(JOIN, clan.monster(0), origin))
            if clan.beast2 == origin:
                opts = append(opts, opt2(JOIN, clan.monster(1), origin))
        return append(opts, opt0(DECLINE))

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        opts = vec[i64]()
        for kind in state.kinds_of(seat):
            for origin in range(i64(13)):
                if state.count(seat, kind, origin) > 0 and origin != the_fight(state).province:
                    opts = append(opts, opt2(JOIN, kind, origin))
        return append(opts, opt0(DECLINE))

    def refuse(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Saga)
        if verb(option) == DECLINE:
            return 0
        if verb(option) != JOIN:
            return NOT_OFFERED
        return refuse_join(state, seat, arg0(option), arg1(option))

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        self.cursor += 1
        if verb(option) == DECLINE:
            self.declined += 1
            return
        self.declined = 0
        province = the_fight(state).province
        origin = arg1(option)
        state.move(seat, arg0(option), origin, province)
        if state.listening:
            state.tell(JOINED, seat, arg0(option), origin, province)


def can_join(s: Saga, seat: i64, province: i64) -> bool:
    """Has the player a movable figure in an adjacent province (BR-11.2.5)?"""
    clan = s.clans[seat]
    for origin in NEIGHBOURS[province]:
        if (
            s.warriors[origin * SEATS + seat] > 0 or clan.leader == origin or clan.beast1 == origin or clan.beast2 == origin
        ) and s.next_to(origin, province):
            return True
    return False


# -- B2: is there a battle? (BR-11.3) --------------------------------------------------------------------------


def count_participants(s: Saga, fight: Fight) -> None:
    """Fix the participants; without an enemy the pillage simply succeeds (BR-11.3.1 to BR-11.3.3)."""
    fjord = FJORD_OF[fight.province]
    enemies = False
    for seat in range(s.players):
        if not s.present(seat, fight.province):
            continue
        fight.members |= bit(seat)
        if seat != fight.pillager:
            enemies = True
        at = s.clans[seat].where(FIRST_MONSTER + VALKYRIE)
        if at == fight.province or (fjord >= 0 and at == fjord):
            fight.valkyries |= bit(seat)
    if enemies:
        fight.stage = COMMIT_CARDS
        if s.listening:
            s.tell(BATTLE_BEGAN, fight.province, fight.members)
        return
    fight.unopposed = True
    fight.stage = REWARD
    if s.listening:
        s.tell(UNOPPOSED, fight.pillager, fight.province)


# -- B3: committing cards (BR-11.4) -------------------------------------------------------------------------------


def distinct(cards: vec[i64], verb_: i64) -> vec[i64]:
    """One option for each different face among the cards, lowest card first (equal faces have numbers in a row)."""
    opts = vec[i64]()
    last: i64 = -1
    for card in in_order(cards):
        if FACE_OF[card] != last:
            last = FACE_OF[card]
            opts = append(opts, opt1(verb_, card))
    return opts


class CommitCards(Sealed):
    """BR-D08: every participant with a card in hand must put one face down (BR-11.4.1, BR-11.4.2)."""

    def name(self) -> str:
        return "commit"

    def copy(self) -> Procedure:
        return CommitCards(list(self.picks))

    def save(self) -> list[object]:
        return [[as_list(p) for p in self.picks]]

    def choosers(self, state: State) -> i64:
        assert isinstance(state, Saga)
        fight = the_fight(state)
        bits: i64 = 0
        for seat in range(state.players):
            if fight.takes_part(seat) and len(state.clans[seat].hand) > 0:
                bits |= bit(seat)
        return bits

    def options(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        return distinct(state.clans[seat].hand, COMMIT)

    def refuse(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Saga)
        if verb(option) != COMMIT:
            return NOT_OFFERED
        return 0 if holds(state.clans[seat].hand, arg0(option)) else opt1(NOT_IN_HAND_TO_COMMIT, arg0(option))

    def reveal(self, state: State) -> None:
        """B4: all at the same time (BR-11.4.3)."""
        assert isinstance(state, Saga)
        fight = the_fight(state)
        state.pop()
        for i in range(state.players):
            seat = (fight.pillager + i) % state.players
            fight.cards[seat] = vec[i64]()
            if len(self.picks[seat]) > 0:
                card = state.take_card(seat, arg0(self.picks[seat][0]))
                fight.cards[seat] = plus(fight.cards[seat], card)
                fight.locked |= bit(seat)


def reveal(s: Saga, fight: Fight) -> None:
    """B4 to B6: show the cards; Thor's Primacy; Heimdall's Watch (BR-11.5.1, BR-11.5.2)."""
    fight.cancelled = 0
    for i in range(s.players):
        seat = (fight.pillager + i) % s.players
        card = fight.first_card(seat)
        if card != NOBODY and s.listening:
            s.tell(REVEALED, seat, card, shown_bonus(s, fight, seat))
    thors_primacy(s, fight)
    for i in range(s.players):
        seat = (fight.pillager + i) % s.players
        card = fight.first_card(seat)
        if card != NOBODY and DESIGN_OF[card] == HEIMDALLS_WATCH and not fight.is_cancelled(seat):
            heimdalls_watch(s, fight, seat)
            return
    fight.cursor = 0
    fight.stage = QUESTS_AS_BATTLE


def shown_bonus(s: Saga, fight: Fight, seat: i64) -> i64:
    """Bonus of a revealed card, Heimdall's Sight computed; quests and upgrades 0."""
    bonus = card_bonus(fight, seat, 0)
    return sight(s, fight, seat) if bonus == COMPUTED else bonus


def thors_primacy(s: Saga, fight: Fight) -> None:
    """B5: the first Thor's Primacy in lead order cancels the texts of all opponents' revealed cards (BR-11.5.1, R-59)."""
    for i in range(s.players):
        seat = (fight.pillager + i) % s.players
        card = fight.first_card(seat)
        if card == NOBODY or DESIGN_OF[card] != THORS_PRIMACY or fight.is_cancelled(seat):
            continue
        for other in range(s.players):
            if other != seat and fight.takes_part(other):
                fight.cancelled |= bit(other)
                if s.listening and fight.first_card(other) != NOBODY:
                    s.tell(TEXT_CANCELLED, other, fight.first_card(other), seat)


def heimdalls_watch(s: Saga, fight: Fight, owner: i64) -> None:
    """B6: glory for all bonuses, all revealed cards discarded, and cards are committed anew (BR-11.5.2)."""
    glory: i64 = 0
    for seat in range(s.players):
        if fight.first_card(seat) != NOBODY:
            glory += shown_bonus(s, fight, seat)
    if s.listening:
        s.tell(WATCH, owner, glory)
    s.gain_glory(owner, glory, HEIMDALLS_WATCH)
    for i in range(s.players):
        seat = (fight.pillager + i) % s.players
        for card in fight.cards[seat]:
            s.discard_openly(card)
            if s.listening:
                s.tell(CARD_DISCARDED, seat, card)
        fight.cards[seat] = vec[i64]()
    fight.cancelled = 0
    fight.stage = COMMIT_CARDS


# -- B7, B9 --------------------------------------------------------------------------------------------------------


class QuestAsBattle(Procedure):
    """BR-D09: Tyr's Domain +3, Tyr's Wrath +5, one value for the card (BR-11.5.3, R-71)."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def name(self) -> str:
        return "quest_as_battle"

    def copy(self) -> Procedure:
        return QuestAsBattle(self.seat)

    def save(self) -> list[object]:
        return [int(self.seat)]

    def step(self, state: State) -> bool:
        return state.ask(self.seat)

    def options(self, state: State, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(QUEST_AS_BATTLE, 1))
        return append(opts, opt1(QUEST_AS_BATTLE, 0))

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        state.pop()
        if arg0(option) == 1:
            value: i64 = 5 if state.clans[seat].has(TYRS_WRATH) else 3
            fight = the_fight(state)
            fight.set_quest_value(seat, value)
            if state.listening:
                state.tell(COUNTS_AS_BATTLE, seat, fight.first_card(seat), value)


class LateCards(Procedure):
    """BR-D11: in lead order, round and round, until all have declined in succession (BR-11.5.5).

    Everybody with a card in hand is asked, whatever the hand holds, so that nobody learns who has none (R-88).
    """

    def __init__(self, cursor: i64, declined: i64) -> None:
        self.cursor = cursor
        self.declined = declined

    def name(self) -> str:
        return "late"

    def copy(self) -> Procedure:
        return LateCards(self.cursor, self.declined)

    def save(self) -> list[object]:
        return [int(self.cursor), int(self.declined)]

    def always_asks(self) -> bool:
        return True

    def step(self, state: State) -> bool:
        assert isinstance(state, Saga)
        fight = the_fight(state)
        while self.declined < state.players:
            seat = (fight.pillager + self.cursor) % state.players
            if fight.takes_part(seat) and len(state.clans[seat].hand) > 0:
                return state.ask(seat)
            self.cursor += 1
            self.declined += 1
        state.pop()
        return False

    def options(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        late = vec[i64]()
        for card in state.clans[seat].hand:
            if LATE[DESIGN_OF[card]] == 1:
                late = append(late, card)
        return append(distinct(late, LATE_CARD), opt0(DECLINE))

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        return append(distinct(state.clans[seat].hand, LATE_CARD), opt0(DECLINE))

    def refuse(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Saga)
        if verb(option) == DECLINE:
            return 0
        if verb(option) != LATE_CARD:
            return NOT_OFFERED
        card = arg0(option)
        if not holds(state.clans[seat].hand, card):
            return opt1(NOT_IN_HAND_TO_ADD, card)
        return 0 if LATE[DESIGN_OF[card]] == 1 else opt1(NOT_LATE, card)

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        self.cursor += 1
        if verb(option) == DECLINE:
            self.declined += 1
            return
        self.declined = 0
        fight = the_fight(state)
        card = state.take_card(seat, arg0(option))
        fight.cards[seat] = plus(fight.cards[seat], card)
        state.informed = True
        if state.listening:
            state.tell(LATE_PLAYED, seat, card)


# -- B10: comparison (BR-11.6) -----------------------------------------------------------------------------------------


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
    if s.listening:
        event = vec[i64]()
        event = append(event, TOTALS)
        for seat in range(s.players):
            if fight.takes_part(seat):
                event = append(event, seat)
                event = append(event, fight.total(seat))
        s.emit(-1, event)
        if fight.winner == NOBODY:
            s.tell(BATTLE_TIED, fight.province)
        else:
            s.tell(BATTLE_WON, fight.winner, fight.province)
    fight.cursor = 0
    fight.stage = OUTCOMES


# -- B12: the cards (BR-11.7.2, BR-11.7.3) -------------------------------------------------------------------------------


class Prowess(Procedure):
    """B12: the winner's cards are discarded, but for those bought back (BR-D13, BR-17.4.10); losers take theirs back."""

    def name(self) -> str:
        return "prowess"

    def copy(self) -> Procedure:
        return Prowess()

    def step(self, state: State) -> bool:
        assert isinstance(state, Saga)
        fight = the_fight(state)
        if (
            fight.winner != NOBODY
            and fight.taken == 0
            and len(fight.cards[fight.winner]) > 0
            and state.clans[fight.winner].has(TYRS_PROWESS)
            and state.clans[fight.winner].rage > 0
        ):
            return state.ask(fight.winner)
        self.put_away(state, fight, 0)
        return False

    def options(self, state: State, seat: i64) -> vec[i64]:
        """Every set of played cards that can be paid; of equal cards the first ones, so that no set is listed twice."""
        assert isinstance(state, Saga)
        cards = the_fight(state).cards[seat]
        opts = vec[i64]()
        for chosen in range(bit(len(cards))):
            if payable(cards, chosen, state.clans[seat].rage):
                opts = append(opts, opt1(PROWESS, chosen))
        return opts

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        self.put_away(state, the_fight(state), arg0(option))

    def put_away(self, s: Saga, fight: Fight, bought: i64) -> None:
        s.pop()
        for i in range(s.players):
            seat = (fight.pillager + i) % s.players
            if seat == fight.winner:
                if fight.taken == 0:
                    self.winners_cards(s, fight, bought)
                continue
            for card in fight.cards[seat]:
                s.return_card(seat, card)
                if s.listening:
                    s.tell(CARD_RETURNED, seat, card)

    def winners_cards(self, s: Saga, fight: Fight, bought: i64) -> None:
        cards = fight.cards[fight.winner]
        for i in range(i64(len(cards))):
            if bought & bit(i):
                s.gain_rage(fight.winner, -1, TYRS_PROWESS)
                s.return_card(fight.winner, cards[i])
                if s.listening:
                    s.tell(CARD_RETURNED, fight.winner, cards[i])
            else:
                s.discard_openly(cards[i])
                if s.listening:
                    s.tell(CARD_DISCARDED, fight.winner, cards[i])


def payable(cards: vec[i64], chosen: i64, rage: i64) -> bool:
    """Can this set of cards be paid, and does it take equal cards from the front?"""
    size: i64 = 0
    for i in range(i64(len(cards))):
        if not chosen & bit(i):
            continue
        size += 1
        for before in range(i):
            if FACE_OF[cards[before]] == FACE_OF[cards[i]] and not chosen & bit(before):
                return False
    return size <= rage


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
    s.pillaged = s.with_changed(s.pillaged, fight.province, 1)
    if s.listening:
        s.tell(PILLAGED, fight.pillager, fight.province, s.tokens[fight.province])
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


class HammersMove(Procedure):
    """BR-D18: the leader may move to an adjacent province with room (BR-17.3.1)."""

    def name(self) -> str:
        return "hammers_move"

    def copy(self) -> Procedure:
        return HammersMove()

    def step(self, state: State) -> bool:
        return state.ask(the_fight(state).pillager)

    def options(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, Saga)
        opts = vec[i64]()
        for place in range(i64(PROVINCES)):
            if refuse_hammers(state, the_fight(state).province, place) == 0:
                opts = append(opts, opt1(HAMMERS_MOVE, place))
        return append(opts, opt0(DECLINE))

    def candidates(self, state: State, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for place in range(i64(PROVINCES)):
            if place != the_fight(state).province:
                opts = append(opts, opt1(HAMMERS_MOVE, place))
        return append(opts, opt0(DECLINE))

    def refuse(self, state: State, seat: i64, option: i64) -> i64:
        assert isinstance(state, Saga)
        if verb(option) == DECLINE:
            return 0
        if verb(option) != HAMMERS_MOVE:
            return NOT_OFFERED
        return refuse_hammers(state, the_fight(state).province, arg0(option))

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        state.pop()
        if verb(option) == HAMMERS_MOVE:
            origin = the_fight(state).province
            state.move(seat, LEADER, origin, arg0(option))
            if state.listening:
                state.tell(HAMMERS_MOVED, seat, LEADER, origin, arg0(option))


# -- B17: Loki's Blessing (BR-17.4.6) --------------------------------------------------------------------------------------


class Blessing(Procedure):
    """BR-D19: after losing, one warrior may invade the battle's province for 0 Rage."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def name(self) -> str:
        return "blessing"

    def copy(self) -> Procedure:
        return Blessing(self.seat)

    def save(self) -> list[object]:
        return [int(self.seat)]

    def step(self, state: State) -> bool:
        assert isinstance(state, Saga)
        if refuse_invade(state, self.seat, WARRIOR, the_fight(state).province, RESERVE, 0) != 0:
            state.pop()
            return False
        return state.ask(self.seat)

    def options(self, state: State, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        opts = append(opts, opt1(BLESSING, 1))
        return append(opts, opt1(BLESSING, 0))

    def choose(self, state: State, seat: i64, option: i64) -> None:
        assert isinstance(state, Saga)
        state.pop()
        if arg0(option) == 1:
            place_invader(state, seat, WARRIOR, the_fight(state).province, RESERVE, 0, False, True)
