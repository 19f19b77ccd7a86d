"""Pillage and battle (BR-11): the steps B0 to B18 in their order."""

from __future__ import annotations

from jindori.engine.shared.sealed import no_picks
from jindori.engine.shared.sequence import ShownSequence
from jindori.engine.vecs import i64
from jindori.games.blood_rage import tell
from jindori.games.blood_rage.battle_cards import CommitCards, LateCards, quest_as_battle, reveal
from jindori.games.blood_rage.call import CallToBattle, battle_begins
from jindori.games.blood_rage.effects import battle_rewards, outcome_text, texts_before_comparison
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
    Prowess,
    compare,
    defeat,
    friggas_grace,
    frost_giant,
    leader_upgrade,
    lokis_blessing,
    reward,
    winners_glory,
)
from jindori.games.blood_rage.state import Saga, the_fight


def begin_pillage(s: Saga, seat: i64, province: i64, again: bool) -> None:
    """B0: the active player becomes the pillager (BR-11.1.2)."""
    s.fight = new_fight(s.players, province, seat, again)
    tell.pillage_began(s, seat=seat, province=province, again=again)
    s.push(Pillage())


class Pillage(ShownSequence[Saga]):
    """The whole pillage, step by step; the position shows which one is due (``Fight.stage``)."""

    def due(self, s: Saga) -> i64:
        return the_fight(s).stage

    def set_due(self, s: Saga, step: i64) -> None:
        the_fight(s).stage = step

    def end(self) -> i64:
        return DONE

    def take(self, s: Saga, step: i64) -> bool:
        fight = the_fight(s)
        if step == CALL:  # B1 (BR-11.2)
            s.push(CallToBattle(1 if s.rules.left_called_first else 0, 0))
        elif step == IS_THERE_A_BATTLE:  # B2 (BR-11.3)
            if not battle_begins(s, fight):
                self.set_due(s, REWARD)
        elif step == COMMIT_CARDS:  # B3 (BR-11.4)
            fight.locked = 0
            s.push(CommitCards(no_picks(s.players)))
        elif step == REVEAL:  # B4 to B6 (BR-11.4.3, BR-11.5.1, BR-11.5.2)
            if not reveal(s, fight):
                self.set_due(s, COMMIT_CARDS)
        elif step == QUESTS_AS_BATTLE or step == TEXTS:  # B7, B8 (BR-11.5.3, BR-11.5.4)
            self.for_participants(s, fight, step)
        elif step == LATE_CARDS:  # B9 (BR-11.5.5)
            s.push(LateCards(0, 0))
        elif step == COMPARE:  # B10 (BR-11.6)
            compare(s, fight)
        elif step == OUTCOMES:  # B11 (BR-11.7.1)
            self.for_participants(s, fight, step)
        elif step == WINNERS_CARDS:  # B12 (BR-11.7.2, BR-11.7.3)
            s.push(Prowess())
        elif step == LOSSES:  # B13 (BR-11.7.4)
            defeat(s, fight)
        elif step == BATTLE_REWARDS:  # B14 (BR-11.7.5)
            self.for_participants(s, fight, step)
        elif step == REWARD:  # B15 (BR-11.7.6, BR-11.7.7): the token
            reward(s, fight)
        elif step == FROST_GIANT_REWARD:
            frost_giant(s, fight)
        elif step == GRACE:
            friggas_grace(s, fight)
        elif step == LEADER_UPGRADE:
            leader_upgrade(s, fight)
        elif step == WINNERS_GLORY:  # B16 (BR-11.7.8)
            winners_glory(s, fight)
        elif step == BLESSINGS:  # B17 (BR-11.7.9)
            self.for_participants(s, fight, step)
        return False

    def done(self, s: Saga) -> None:
        """B18 (BR-11.7.10)."""
        s.pop()
        s.fight = None

    def for_participants(self, s: Saga, fight: Fight, step: i64) -> None:
        """A step that each participant takes in lead order, the next one only when all that it opened is done."""
        while fight.cursor < s.players:
            seat = s.clockwise(fight.pillager, fight.cursor)
            fight.cursor += 1
            if fight.takes_part(seat):
                for_participant(s, fight, seat, step)
                if s.stack[-1] is not self:
                    self.set_due(s, step)
                    return
        fight.cursor = 0


def for_participant(s: Saga, fight: Fight, seat: i64, step: i64) -> None:
    if step == QUESTS_AS_BATTLE:
        quest_as_battle(s, fight, seat)
    elif step == TEXTS:
        texts_before_comparison(s, fight, seat)
    elif step == OUTCOMES:
        outcome_text(s, fight, seat)
    elif step == BATTLE_REWARDS:
        battle_rewards(s, fight, seat)
    elif step == BLESSINGS:
        lokis_blessing(s, fight, seat)
