"""A pillage in progress, as data (BR-11): where, whose, who takes part, which cards show, who fell."""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import as_list, copied, filled, row
from jindori.engine.vecs import i64, vec

NOBODY: Final = -1

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

    def __init__(self, province: i64, pillager: i64, again: bool, cards: list[vec[i64]], numbers: vec[i64]) -> None:
        self.province = province
        self.pillager = pillager
        self.again = again
        self.cards = cards
        self.numbers = numbers
        self.stage: i64 = CALL
        self.cursor: i64 = 0
        self.members: i64 = 0
        self.locked: i64 = 0
        self.valkyries: i64 = 0
        self.cancelled: i64 = 0
        self.unopposed = False
        self.winner: i64 = NOBODY
        self.taken: i64 = 0

    def copy(self) -> Fight:
        new = Fight(self.province, self.pillager, self.again, list(self.cards), copied(self.numbers))
        new.stage = self.stage
        new.cursor = self.cursor
        new.members = self.members
        new.locked = self.locked
        new.valkyries = self.valkyries
        new.cancelled = self.cancelled
        new.unopposed = self.unopposed
        new.winner = self.winner
        new.taken = self.taken
        return new

    def takes_part(self, seat: i64) -> bool:
        return self.members >> seat & 1 == 1

    def first_card(self, seat: i64) -> i64:
        """The card the seat revealed, or NOBODY; later cards in the row are late ones."""
        cards = self.cards[seat]
        return cards[0] if self.locked >> seat & 1 and len(cards) > 0 else NOBODY

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

    def save(self) -> dict[str, object]:
        return {
            "province": int(self.province),
            "pillager": int(self.pillager),
            "again": self.again,
            "cards": [as_list(c) for c in self.cards],
            "numbers": as_list(self.numbers),
            "stage": int(self.stage),
            "cursor": int(self.cursor),
            "members": int(self.members),
            "locked": int(self.locked),
            "valkyries": int(self.valkyries),
            "cancelled": int(self.cancelled),
            "unopposed": self.unopposed,
            "winner": int(self.winner),
            "taken": int(self.taken),
        }


def new_fight(players: i64, province: i64, pillager: i64, again: bool) -> Fight:
    cards: list[vec[i64]] = []
    for _ in range(players):
        cards.append(row([]))
    return Fight(province, pillager, again, cards, filled(players * 3, 0))
