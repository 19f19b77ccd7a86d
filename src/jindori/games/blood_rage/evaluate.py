"""A hand-made value of a position for one clan, for greedy and search bots: glory now and glory in sight."""
# not compiled: floats and builtins; it is called by interpreted bots

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import AXES, HORNS, RAGE, RAGNAROK_GLORY
from jindori.games.blood_rage.cards import BATTLE, BONUS, DESIGN_OF, FAMILY, GLORY_OF, QUEST, STRENGTH, UPGRADE
from jindori.games.blood_rage.quests import fulfilled
from jindori.games.blood_rage.state import EMPTY, Saga

STEP_VALUE = (0.0, 0.0, 2.0, 4.5, 12.0, 14.0, 22.0)
"""Worth of a stat's step: what it brings in play and at the end (BR-16.2.2)."""


def evaluate(s: Saga, seat: int) -> float:
    """Higher is better for the seat: its own worth against the mean and the best of the others."""
    worths = [worth(s, other, other == seat) for other in range(int(s.players))]
    others = [w for other, w in enumerate(worths) if other != seat]
    return worths[seat] - 0.35 * max(others) - 0.15 * sum(others) / len(others)


def worth(s: Saga, seat: int, own: bool) -> float:
    clan = s.clans[seat]
    if s.over:
        return float(clan.glory)
    left = 3 - int(s.age)
    total = float(clan.glory)
    for stat in (RAGE, AXES, HORNS):
        total += STEP_VALUE[clan.step(stat)]
    total += 1.2 * left * (int(clan.value(RAGE)) - 6)
    total += 0.45 * int(clan.rage)
    total += 0.8 * board_worth(s, seat)
    for card in as_list(clan.slots):
        if card != EMPTY:
            total += 1.5 + 0.8 * int(STRENGTH[DESIGN_OF[card]]) + 0.7 * left
    if own:
        total += sum(hand_worth(s, seat, card, left) for card in as_list(clan.hand))
        total += sum((0.9 if fulfilled(s, seat, card) else 0.45) * (int(GLORY_OF[card]) + 3) for card in as_list(clan.quests))
    else:
        total += 1.0 * len(clan.hand) + 3.0 * len(clan.quests)
    return total


def board_worth(s: Saga, seat: int) -> float:
    """Figures count by strength and by what may still be pillaged where they stand; the doomed ones by their glory."""
    total = 0.0
    for province in range(9):
        if s.fell[province] >= 0:
            continue
        mine = int(s.strength(seat, province))
        if mine == 0:
            continue
        best = max(int(s.strength(other, province)) for other in range(int(s.players)) if other != seat)
        total += 0.35 * mine
        if s.pillaged[province] == 0:
            total += 1.6 if mine > best else 0.5
        elif mine > best:
            total += 0.5
    if s.doom >= 0:
        total += 0.8 * int(RAGNAROK_GLORY[s.age]) * int(s.here(seat, s.doom))
    return total


def hand_worth(s: Saga, seat: int, card: int, left: int) -> float:
    design = DESIGN_OF[card]
    family = FAMILY[design]
    if family == BATTLE:
        return 0.6 + 0.3 * max(2, int(BONUS[design]))
    if family == QUEST:
        return (0.5 if fulfilled(s, seat, card) else 0.25) * (int(GLORY_OF[card]) + 2)
    assert family == UPGRADE
    return 0.8 + 0.4 * int(STRENGTH[design]) + 0.4 * left
