"""A pillage in progress, as data (BR-11): where, whose, who takes part, which cards show, who fell."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import copied, filled
from jindori.engine.vecs import i64, vec

NOBODY: Final = -1
NO_NUMBERS: Final = filled(0, 0)

# Stages, in the order of the rules (B0 to B18).
CALL: Final = 0
IS_THERE_A_BATTLE: Final = 1
COMMIT_CARDS: Final = 2
REVEAL: Final = 3
QUESTS_AS_BATTLE: Final = 4
TEXTS: Final = 5
LATE_CARDS: Final = 6
COMPARE: Final = 7
OUTCOMES: Final = 8
WINNERS_CARDS: Final = 9
LOSSES: Final = 10
BATTLE_REWARDS: Final = 11
REWARD: Final = 12
FROST_GIANT_REWARD: Final = 13
GRACE: Final = 14
LEADER_UPGRADE: Final = 15
WINNERS_GLORY: Final = 16
BLESSINGS: Final = 17
DONE: Final = 18


class Fight:
    """``members`` is the bit set of participants. Rows of played cards are replaced, never changed in place."""

    def __init__(self, of: Fight | None) -> None:
        self.province: i64 = of.province if of is not None else i64(NOBODY)
        self.pillager: i64 = of.pillager if of is not None else i64(NOBODY)
        self.again: bool = of.again if of is not None else False
        self.cards: list[vec[i64]] = list(of.cards) if of is not None else []
        self.numbers: vec[i64] = copied(of.numbers if of is not None else NO_NUMBERS)
        self.stage: i64 = of.stage if of is not None else i64(CALL)
        self.cursor: i64 = of.cursor if of is not None else i64(0)
        self.members: i64 = of.members if of is not None else i64(0)
        self.locked: i64 = of.locked if of is not None else i64(0)
        self.valkyries: i64 = of.valkyries if of is not None else i64(0)
        self.cancelled: i64 = of.cancelled if of is not None else i64(0)
        self.unopposed: bool = of.unopposed if of is not None else False
        self.winner: i64 = of.winner if of is not None else i64(NOBODY)
        self.taken: i64 = of.taken if of is not None else i64(0)

    def takes_part(self, seat: i64) -> bool:
        return self.members >> seat & 1 == 1

    def first_card(self, seat: i64) -> i64:
        """The card the seat revealed, or NOBODY; later cards in the row are late ones."""
        cards = self.cards[seat]
        return cards[0] if self.locked >> seat & 1 and len(cards) > 0 else i64(NOBODY)

    def is_cancelled(self, seat: i64) -> bool:
        """Is the text of the seat's revealed card cancelled (BR-11.5.1)? Late cards cannot be."""
        return self.cancelled >> seat & 1 == 1

    # numbers: per seat dead figures, value of a quest that counts as a battle card, total

    def dead(self, seat: i64) -> i64:
        return self.numbers[seat * 3]

    def add_dead(self, seat: i64, n: i64) -> None:
        self.numbers[seat * 3] += n

    def quest_value(self, seat: i64) -> i64:
        return self.numbers[seat * 3 + 1]

    def set_quest_value(self, seat: i64, value: i64) -> None:
        self.numbers[seat * 3 + 1] = value

    def total(self, seat: i64) -> i64:
        return self.numbers[seat * 3 + 2]

    def set_total(self, seat: i64, value: i64) -> None:
        self.numbers[seat * 3 + 2] = value


def new_fight(players: i64, province: i64, pillager: i64, again: bool) -> Fight:
    fight = Fight(None)
    fight.province = province
    fight.pillager = pillager
    fight.again = again
    for _ in range(players):
        fight.cards.append(vec[i64]())
    fight.numbers = filled(players * 3, 0)
    return fight
