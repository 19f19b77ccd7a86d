"""Blood Rage on one screen: set-up (BR-3), ages and phases (BR-4), and the order in which everything happens."""

from __future__ import annotations

from jindori.engine.packing import arg0, opt1
from jindori.engine.rows import changed, holds, plus, row
from jindori.engine.shared.sealed import no_picks
from jindori.engine.shared.sequence import Sequence
from jindori.engine.state import Procedure
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.actions import begin_actions
from jindori.games.blood_rage.board import (
    ACTION,
    CLANS,
    DISCARD,
    END_OF_AGE,
    GAME_END,
    GODS_GIFTS,
    NO_TOKEN,
    OUTER_TOKENS,
    PROVINCES,
    QUEST_PHASE,
    RAGNAROK,
    RELEASE,
    TOKEN_YGGDRASIL,
)
from jindori.games.blood_rage.clan import EMPTY, Clan
from jindori.games.blood_rage.codes import (
    CHOOSE_CLAN,
    CLAN_TAKEN,
)
from jindori.games.blood_rage.gifts import age_deck, deal_gifts
from jindori.games.blood_rage.options import Rules
from jindori.games.blood_rage.quests import Discarding, reveal_quests
from jindori.games.blood_rage.ragnarok import begin_ragnarok, end_age, final_scoring, release_valhalla
from jindori.games.blood_rage.state import Saga


def set_up(players: i64, stream: Stream, rules: Rules, first: i64, listening: bool) -> Saga:
    """BR-3: the position before the first draft. ``first`` is a seat, or EMPTY for a random one (BR-3.4.2)."""
    s = Saga(players, stream, rules)
    s.listening = listening
    for seat in range(players):
        clan = Clan(None)
        clan.emblem = EMPTY if rules.choose_clans else seat
        s.clans.append(clan)
    tell.game_began(s, players=players)
    tokens = stream.shuffle("pillage tokens", OUTER_TOKENS)
    s.tokens = joined_tokens(tokens)
    choose_doomed(s)
    decks: list[vec[i64]] = []
    for age in range(i64(1), i64(4)):
        decks.append(stream.shuffle("age deck", age_deck(players, age)))
    s.decks = decks
    s.first = first if first != EMPTY else stream.below("first player", players)
    tell.first_player(s, seat=s.first)
    s.age = 1
    s.push(Ages(GODS_GIFTS))
    if rules.choose_clans:
        s.push(ChooseClans(0))
    s.informed = True
    return s


def joined_tokens(outer: vec[i64]) -> vec[i64]:
    """Yggdrasil's own token, then the shuffled ones round the ring (BR-3.2.1)."""
    tokens = row([TOKEN_YGGDRASIL])
    for token in outer:
        tokens = append(tokens, token)
    return tokens


def choose_doomed(s: Saga) -> None:
    """Three provinces for the Ragnarök slots; 1/2/3 others fall at once with 4/3/2 players (BR-3.2.2 to BR-3.2.5, BR-19.1.1)."""
    ring = vec[i64]()
    for province in range(i64(1), i64(PROVINCES)):
        ring = append(ring, province)
    order = s.stream.shuffle("ragnarok tokens", ring)
    for i in range(i64(3)):
        s.ragnarok = plus(s.ragnarok, order[i])
    for i in range(5 - s.players):
        province = order[3 + i]
        s.fell = changed(s.fell, province, 0)
        s.tokens = changed(s.tokens, province, NO_TOKEN)
        tell.province_fell_at_setup(s, province=province)
    s.doom = s.ragnarok[0]
    tell.doom_moved(s, province=s.doom)


class ChooseClans(Procedure[Saga]):
    """BR-D01: in lead order, one of the unused clans; all clans are equal (BR-3.1.1)."""

    def __init__(self, cursor: i64) -> None:
        self.cursor = cursor

    def decision(self, s: Saga, seat: i64) -> str:
        return "clan"

    def step(self, s: Saga) -> bool:
        if self.cursor == s.players:
            s.pop()
            return False
        return s.ask(s.clockwise(s.first, self.cursor))

    def taken(self, s: Saga) -> vec[i64]:
        out = vec[i64]()
        for clan in s.clans:
            out = append(out, clan.emblem)
        return out

    def options(self, s: Saga, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for emblem in range(i64(len(CLANS))):
            if not holds(self.taken(s), emblem):
                opts = append(opts, opt1(CHOOSE_CLAN, emblem))
        return opts

    def refuse(self, s: Saga, seat: i64, option: i64) -> i64:
        if holds(self.taken(s), arg0(option)):
            return opt1(CLAN_TAKEN, arg0(option))
        return super().refuse(s, seat, option)

    def choose(self, s: Saga, seat: i64, option: i64) -> None:
        s.clans[seat].emblem = arg0(option)
        self.cursor += 1
        tell.clan_chosen(s, seat=seat, clan=arg0(option))


class Ages(Sequence[Saga]):
    """The whole game: three ages of six phases, each finished before the next begins (BR-4.1)."""

    def end(self) -> i64:
        return GAME_END + 1

    def take(self, s: Saga, phase: i64) -> bool:
        s.phase = phase
        if phase == GODS_GIFTS:  # BR-5
            tell.age_began(s, age=s.age)
        if phase <= RELEASE:
            tell.phase_began(s, phase=phase, age=s.age)
        if phase == GODS_GIFTS:
            deal_gifts(s)
        elif phase == ACTION:  # BR-6
            begin_actions(s)
        elif phase == DISCARD:  # BR-12
            s.push(Discarding(no_picks(s.players)))
        elif phase == QUEST_PHASE:  # BR-13
            reveal_quests(s)
        elif phase == RAGNAROK:  # BR-14
            begin_ragnarok(s)
        elif phase == RELEASE:  # BR-15
            release_valhalla(s)
        elif phase == END_OF_AGE:  # BR-16.1
            if s.age < 3:
                end_age(s)
                s.age += 1
                self.at = GODS_GIFTS
        elif phase == GAME_END:  # BR-16.2
            final_scoring(s)
            s.over = True
        return False
