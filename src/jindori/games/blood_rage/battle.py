"""Pillage and battle (BR-11): the steps B0 to B18 in their order, each a stage of one procedure."""

from __future__ import annotations

from jindori.engine.shared.sealed import no_picks
from jindori.engine.state import Procedure
from jindori.engine.vecs import i64
from jindori.games.blood_rage.battle_cards import CommitCards, LateCards, QuestAsBattle, reveal
from jindori.games.blood_rage.board import (
    AXES,
    YGGDRASIL,
)
from jindori.games.blood_rage.call import CallToBattle, count_participants
from jindori.games.blood_rage.cards import (
    DESIGN_OF,
    FAMILY,
    LOKIS_BLESSING,
    QUEST,
    TYRS_DOMAIN,
    TYRS_WRATH,
)
from jindori.games.blood_rage.causes import WHY_BATTLE
from jindori.games.blood_rage.codes import PILLAGE_BEGAN
from jindori.games.blood_rage.effects import (
    battle_rewards,
    outcome_text,
    texts_before_comparison,
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
from jindori.games.blood_rage.outcome import (
    Blessing,
    Prowess,
    compare,
    defeat,
    friggas_grace,
    frost_giant,
    leader_upgrade,
    reward,
)
from jindori.games.blood_rage.state import Saga, the_fight


def begin_pillage(s: Saga, seat: i64, province: i64, again: bool) -> None:
    """B0: the active player becomes the pillager (BR-11.1.2)."""
    s.fight = new_fight(s.players, province, seat, again)
    s.tell(PILLAGE_BEGAN, seat=seat, province=province, again=again)
    s.push(Pillage())


class Pillage(Procedure[Saga]):
    """The whole pillage, step by step; ``Fight.stage`` says which step comes next."""

    def step(self, s: Saga) -> bool:
        fight = the_fight(s)
        stage = fight.stage
        if stage == CALL:
            fight.stage = IS_THERE_A_BATTLE
            first: i64 = 1 if s.rules.left_called_first else 0
            s.push(CallToBattle(first, 0))
        elif stage == IS_THERE_A_BATTLE:
            count_participants(s, fight)
        elif stage == COMMIT_CARDS:
            fight.stage = REVEAL
            fight.locked = 0
            s.push(CommitCards(no_picks(s.players)))
        elif stage == REVEAL:
            reveal(s, fight)
        elif stage == QUESTS_AS_BATTLE:
            self.each_participant(s, fight, TEXTS)
        elif stage == TEXTS:
            self.each_participant(s, fight, LATE_CARDS)
        elif stage == LATE_CARDS:
            fight.stage = COMPARE
            s.push(LateCards(0, 0))
        elif stage == COMPARE:
            compare(s, fight)
        elif stage == OUTCOMES:
            self.each_participant(s, fight, WINNERS_CARDS)
        elif stage == WINNERS_CARDS:
            fight.stage = LOSSES
            s.push(Prowess())
        elif stage == LOSSES:
            fight.stage = BATTLE_REWARDS
            defeat(s, fight)
        elif stage == BATTLE_REWARDS:
            self.each_participant(s, fight, REWARD)
        elif stage == REWARD:
            fight.stage = FROST_GIANT_REWARD
            reward(s, fight)
        elif stage == FROST_GIANT_REWARD:
            fight.stage = GRACE
            frost_giant(s, fight)
        elif stage == GRACE:
            fight.stage = LEADER_UPGRADE
            friggas_grace(s, fight)
        elif stage == LEADER_UPGRADE:
            fight.stage = WINNERS_GLORY
            leader_upgrade(s, fight)
        elif stage == WINNERS_GLORY:
            fight.stage = BLESSINGS
            if fight.winner != NOBODY:
                s.gain_glory(fight.winner, s.clans[fight.winner].value(AXES), WHY_BATTLE)
        elif stage == BLESSINGS:
            self.each_participant(s, fight, DONE)
        else:
            s.pop()
            s.fight = None
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
