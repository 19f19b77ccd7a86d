"""A hand-made value of a position for one clan, for greedy and search bots: glory now and glory in sight.

The unit is one point of glory. Nothing is read that the clan cannot know, but for the number of others' cards.
"""
# not compiled: floats and builtins; it is called by interpreted bots

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.games.blood_rage.actions import Turn
from jindori.games.blood_rage.board import (
    AXES,
    FIGURE_STRENGTH,
    FJORD_OF,
    LEADER,
    ON_BOARD,
    PROVINCES,
    RAGE,
    RAGNAROK,
    RAGNAROK_GLORY,
    REGION,
    SEATS,
    SHIP,
    YGGDRASIL,
)
from jindori.games.blood_rage.cards import (
    BATTLE,
    BONUS,
    DESIGN_OF,
    FAMILY,
    GLORY_OF,
    LATE,
    LOKIS_DOMAIN,
    LOKIS_EMINENCE,
    LOKIS_WRATH,
    QUEST,
    QUEST_ALFHEIM,
    QUEST_GLORIOUS_DEATH,
    QUEST_JOTUNHEIM,
    QUEST_MANHEIM,
    QUEST_YGGDRASIL,
    STRENGTH,
    THORS_CONQUEST,
)
from jindori.games.blood_rage.clan import EMPTY, Clan
from jindori.games.blood_rage.state import Saga, monster_strength

STEP_VALUE = (0.0, 0.0, 2.0, 5.0, 12.0, 14.0, 23.0)
"""Worth of a stat's step: what it brings in play and at the end (BR-16.2.2)."""
STEP_BONUS = (0.0, 0.0, 0.0, 0.0, 10.0, 10.0, 20.0)
"""The part of it that is paid at the end."""
TOKEN_VALUE = (4.5, 4.5, 3.5, 5.0, 9.5)
"""Worth of a pillage token's reward: rage, axes, horns, glory, Yggdrasil."""
OTHERS_CARD = 2.5
"""What a card that others put down adds to their strength, on average."""
REGION_OF_QUEST = {QUEST_MANHEIM: 0, QUEST_ALFHEIM: 1, QUEST_JOTUNHEIM: 2}

Strengths = list[list[int]]
"""[seat][province], the supporting fjord included."""


def evaluate(s: Saga, seat: int) -> float:
    """Higher is better for the seat: its own worth against the best and the mean of the others."""
    if s.over:
        glories = [float(clan.glory) for clan in s.clans]
        others = [glory for other, glory in enumerate(glories) if other != seat]
        return glories[seat] - 0.35 * max(others) - 0.15 * sum(others) / len(others)
    strengths = all_strengths(s)
    worths = [worth(s, other, other == seat, strengths) for other in range(int(s.players))]
    others = [w for other, w in enumerate(worths) if other != seat]
    return worths[seat] - 0.35 * max(others) - 0.15 * sum(others) / len(others)


def quiet(s: Saga) -> bool:
    """A position can be valued between turns, not in the middle of a march or a battle."""
    top = s.stack[-1]
    return isinstance(top, Turn) or (top.sealed() and s.fight is None)


def all_strengths(s: Saga) -> Strengths:
    return [strengths_of(s, seat, clan) for seat, clan in enumerate(s.clans)]


def strengths_of(s: Saga, seat: int, clan: Clan) -> list[int]:
    out = [0] * PROVINCES
    for province in range(PROVINCES):
        n = s.warriors[province * SEATS + seat]
        if n:
            out[province] = int(clan.warrior_strength(n))
    for at, strength in singles(clan):
        if at < PROVINCES:
            out[at] += strength
        elif at < ON_BOARD:
            first = (at - PROVINCES) * 2 + 1
            out[first] += strength
            out[first + 1] += strength
    return out


def singles(clan: Clan) -> list[tuple[int, int]]:
    """Place and strength of leader, ship and monsters."""
    out = [(int(clan.leader), int(FIGURE_STRENGTH[LEADER])), (int(clan.ship), int(FIGURE_STRENGTH[SHIP]))]
    for slot in (0, 1):
        kind = clan.monster(slot)
        if kind != EMPTY:
            at = int(clan.beast_at(slot))
            out.append((at, int(monster_strength(kind, at))))
    return out


def worth(s: Saga, seat: int, own: bool, strengths: Strengths) -> float:
    clan = s.clans[seat]
    left = 3 - int(s.age)
    acting = int(s.phase) <= 1
    total = float(clan.glory)
    for step in clan.steps:
        total += STEP_BONUS[step] + (STEP_VALUE[step] - STEP_BONUS[step]) * (left + 1) / 3
    total += 1.1 * left * (int(clan.value(RAGE)) - 6)
    total += 0.55 * left * (int(clan.value(AXES)) - 3)
    if int(s.phase) == 1:
        total += 0.6 * min(int(clan.rage), 8) + 0.2 * max(0, int(clan.rage) - 8)
    total += fallen_worth(s, clan, left)
    cards = [int(card) for card in as_list(clan.hand)]
    bonus = best_bonus(cards) if own else (OTHERS_CARD if cards else 0.0)
    if acting:
        total += board_worth(s, seat, strengths, bonus)
    for card in as_list(clan.slots):
        if card != EMPTY:
            total += 1.2 + 0.9 * int(STRENGTH[DESIGN_OF[card]]) * (left + 1) / 2
    if own:
        total += sum(hand_worth(s, seat, card, left, strengths) for card in cards)
        for card in as_list(clan.quests):
            total += 1.0 * chance(s, seat, int(DESIGN_OF[card]), strengths) * (int(GLORY_OF[card]) + 4)
    else:
        total += 1.0 * len(cards) + 4.0 * int(len(clan.quests))
    return total


def fallen_worth(s: Saga, clan: Clan, left: int) -> float:
    """Figures in Valhalla pay with Loki's upgrades (BR-15.1); figures on the board with Thor's Conquest."""
    total = 0.0
    each = (1 if clan.has(LOKIS_DOMAIN) else 0) + (2 if clan.has(LOKIS_EMINENCE) else 0) + (3 if clan.has(LOKIS_WRATH) else 0)
    if each and int(s.phase) <= RAGNAROK:
        total += each * (int(clan.in_valhalla()) + 1.5 * left)
    if clan.has(THORS_CONQUEST):
        total += 2.0 * int(clan.on_board)
    return total


def board_worth(s: Saga, seat: int, strengths: Strengths, bonus: float) -> float:
    """Provinces by what their pillage brings and how likely it is to succeed; the doomed ones by their glory."""
    total = 0.0
    axes = int(s.clans[seat].value(AXES))
    can_act = s.clans[seat].rage > 0
    mine = strengths[seat]
    for province in range(PROVINCES):
        strength = mine[province]
        if strength == 0:
            continue
        best = max(other[province] for n, other in enumerate(strengths) if n != seat)
        if s.pillaged[province]:
            total += 0.12 * strength
            continue
        ahead = strength + bonus - best - (OTHERS_CARD if best else 0.5)
        likely = 0.9 if ahead >= 3 else 0.12 if ahead <= -3 else 0.51 + 0.13 * ahead
        prize = TOKEN_VALUE[s.tokens[province]] + (0.7 * axes if best else 0.0)
        total += (0.55 if can_act else 0.2) * likely * prize + 0.15 * strength
    if s.doom >= 0:
        doomed = int(s.here(seat, s.doom))
        if s.doom > 0:
            doomed += int(s.here(seat, FJORD_OF[s.doom]))
        total += 0.75 * int(RAGNAROK_GLORY[s.age]) * doomed
    return total


def leads(province: int, seat: int, strengths: Strengths) -> float:
    """1 if the seat has the most strength there, less the closer others are, 0 if it has none."""
    mine = strengths[seat][province]
    if mine == 0:
        return 0.0
    margin = mine - max(other[province] for n, other in enumerate(strengths) if n != seat)
    return 0.9 if margin >= 3 else 0.75 if margin > 0 else 0.35 if margin > -3 else 0.15


def chance(s: Saga, seat: int, design: int, strengths: Strengths) -> float:
    """How likely the demand of a quest will be met at the end of the age (BR-13.1.4 to BR-13.1.7)."""
    if design == QUEST_GLORIOUS_DEATH:
        return min(0.95, 0.12 + 0.21 * int(s.clans[seat].in_valhalla()))
    if design == QUEST_YGGDRASIL:
        return 0.15 + 0.85 * leads(YGGDRASIL, seat, strengths)
    standing = [leads(p, seat, strengths) for p in range(PROVINCES) if s.stands(p)]
    if design in REGION_OF_QUEST:
        region = REGION_OF_QUEST[design]
        there = [leads(p, seat, strengths) for p in range(PROVINCES) if s.stands(p) and REGION[p] == region]
        return 0.12 + 0.88 * max(there) if there else 0.0
    best = sorted(standing)[-2:]
    return 0.1 + 0.9 * best[0] if len(best) == 2 else 0.0


def best_bonus(cards: list[int]) -> float:
    """What the best battle card of a hand adds."""
    return max((max(1.5, float(BONUS[DESIGN_OF[card]])) for card in cards if FAMILY[DESIGN_OF[card]] == BATTLE), default=0.0)


def hand_worth(s: Saga, seat: int, card: int, left: int, strengths: Strengths) -> float:
    """A card in hand is worth less than what it does, for it must still be played."""
    design = int(DESIGN_OF[card])
    family = FAMILY[design]
    if family == BATTLE:
        return 0.9 + 0.45 * max(2, int(BONUS[design])) + 0.8 * int(LATE[design])
    if family == QUEST:
        likely = 0.5 if int(s.phase) == 0 else chance(s, seat, design, strengths)
        return 0.75 * likely * (int(GLORY_OF[card]) + 4)
    return 0.8 + 0.6 * int(STRENGTH[design]) * (left + 1) / 2

