"""Quick, simple answers inside a look-ahead: what anybody might do in the middle of a march, a call or a battle."""
# not compiled: it is called by interpreted bots

from __future__ import annotations

from jindori.engine.packing import arg0, arg1, verb
from jindori.engine.rows import as_list
from jindori.engine.stream import Stream
from jindori.games.blood_rage import codes as v
from jindori.games.blood_rage.board import FIGURE_STRENGTH, PROVINCES
from jindori.games.blood_rage.cards import BATTLE, BONUS, DESIGN_OF, FAMILY
from jindori.games.blood_rage.evaluate import STEP_VALUE, TOKEN_VALUE
from jindori.games.blood_rage.state import Saga

BEST_CARD = 70
"""In how many of 100 battles the best card is put down, and not any card."""
JOINS = 50
"""In how many of 100 chances that are worth it a figure answers the call."""


def answer(state: Saga, seat: int, stream: Stream) -> int:
    """One of the seat's options."""
    options = as_list(state.options(seat))
    if len(options) == 1:
        return options[0]
    kind = verb(options[0])
    if kind == v.COMMIT:
        if stream.below("bot", 100) < BEST_CARD:
            return max(options, key=card_strength)
        return options[stream.below("bot", len(options))]
    if kind == v.JOIN:
        return join(state, seat, options, stream)
    if kind == v.MARCH_TO or kind == v.HAMMERS_MOVE:
        return max(options, key=lambda o: prize(state, seat, arg0(o)) if verb(o) != v.DECLINE else 0.1)
    if kind == v.MARCH_FIGURES:
        return max(options, key=lambda o: sum(o >> shift & 255 for shift in (8, 16, 24, 32)))
    if kind == v.FREE_INVADE:
        return max(options, key=lambda o: prize(state, seat, arg1(o)) if verb(o) != v.DECLINE else -1.0)
    if kind == v.RAISE_STAT:
        return max(options, key=lambda o: gain(state, seat, arg0(o)))
    if kind == v.PROWESS or kind == v.PROTECT:
        return options[-1]
    if kind in (v.QUEST_AS_BATTLE, v.LATE_CARD, v.BLESSING, v.SUCCOR):
        return options[0]
    return options[stream.below("bot", len(options))]


def card_strength(option: int) -> int:
    """Battle cards by bonus, those with a text and a small bonus as 2; others last."""
    design = DESIGN_OF[arg0(option)]
    return max(2, int(BONUS[design])) if FAMILY[design] == BATTLE else 0


def join(s: Saga, seat: int, options: list[int], stream: Stream) -> int:
    """Join with the strongest figure where that brings the seat near the lead; the pillager only against enemies."""
    fight = s.fight
    assert fight is not None
    mine = int(s.strength(seat, fight.province))
    best = max(int(s.strength(other, fight.province)) for other in range(int(s.players)) if other != seat)
    strongest = max(options[:-1], key=lambda o: FIGURE_STRENGTH[arg0(o)])
    after = mine + int(FIGURE_STRENGTH[arg0(strongest)])
    needed = best > 0 and mine <= best + 1 if seat == fight.pillager else mine <= best + 1
    if needed and after >= best - 1 and stream.below("bot", 100) < JOINS:
        return strongest
    return options[-1]


def prize(s: Saga, seat: int, place: int) -> float:
    """What a figure may win by going to a place."""
    if place >= PROVINCES:
        first = (place - PROVINCES) * 2 + 1
        return sum(prize(s, seat, p) for p in (first, first + 1) if s.stands(p)) * 0.6
    if s.pillaged[place]:
        return 0.2
    best = max(int(s.strength(other, place)) for other in range(int(s.players)) if other != seat)
    margin = int(s.strength(seat, place)) + 1 - best
    return TOKEN_VALUE[s.tokens[place]] * (1.0 if margin > 0 else 0.4) + 0.1 * margin


def gain(s: Saga, seat: int, stat: int) -> float:
    step = int(s.clans[seat].step(stat))
    return STEP_VALUE[step + 1] - STEP_VALUE[step]
