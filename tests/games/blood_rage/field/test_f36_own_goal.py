"""F36: small endings in which the best move is known: a bot plays for its own seat, whoever moves next."""

from __future__ import annotations

from typing import Any

import pytest

import jindori
from jindori import bots
from jindori.engine.position import Position
from jindori.engine.rows import changed, filled, row
from jindori.games.blood_rage.board import LEADER, PROVINCES, RESERVE, SHIP, TOKEN_GLORY, VALHALLA, WARRIOR, WARRIORS
from jindori.games.blood_rage.cards import DESIGN_OF, QUEST_WIDESPREAD, QUEST_YGGDRASIL, TYRS_RAGE
from jindori.games.blood_rage.state import Saga


def card(design: int) -> int:
    """The last copy of a design."""
    return max(n for n in range(len(DESIGN_OF)) if DESIGN_OF[n] == design)


def ending(players: int, seat: int, rage: dict[int, int]) -> tuple[Position, Saga]:
    """Age 3, action phase, an empty board; ``seat`` is in turn, the others have the Rage given (0: out of the phase)."""
    position = jindori.game("blood_rage", players=players).new(seed=4, first=seat)
    while not type(position.state.stack[-1]).__name__ == "Turn":
        position.choose(position.asked[0], 0)
    s = position.state
    assert isinstance(s, Saga)
    s.age = 3
    for n, clan in enumerate(s.clans):
        clan.hand = row([])
        clan.rage = rage.get(n, 0)
        clan.passed = n not in rage
    return position, s


def taken(position: Position, seat: int, luck: int = 1) -> dict[str, Any]:
    bot = bots.make("greedy", luck)
    number = bot.choose(bots.look(position, seat, bot))
    return dict(position.decisions[0].options[number])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_f36_the_sure_pillage_is_taken(players: int) -> None:
    """The last Rage and the only figure, alone where 5 glory lie: to take them costs nothing, any march ends the turns."""
    seat = players - 1
    position, s = ending(players, seat, {seat: 1})
    place = next(p for p in range(1, PROVINCES) if s.stands(p) and p != s.doom)
    s.tokens = changed(s.tokens, place, TOKEN_GLORY)
    s.move(seat, WARRIOR, RESERVE, place)
    for _ in range(WARRIORS - 1):
        s.move(seat, WARRIOR, RESERVE, VALHALLA)
    for kind in (LEADER, SHIP):
        s.move(seat, kind, RESERVE, VALHALLA)
    s.offered = s.stack[-1].options(s, seat)
    for luck in range(5):
        assert taken(position, seat, luck)["do"] == "pillage"


def test_f36_the_card_that_wins_is_put_down() -> None:
    """A battle decided by cards alone: the +6 is put down, not a quest that would do nothing."""
    position, s = ending(3, 0, {0: 1})
    place = next(p for p in range(1, PROVINCES) if s.stands(p) and p != s.doom)
    s.move(0, WARRIOR, RESERVE, place)
    s.move(1, WARRIOR, RESERVE, place)
    s.tokens = changed(s.tokens, place, TOKEN_GLORY)
    s.clans[0].hand = row([card(TYRS_RAGE), card(QUEST_WIDESPREAD), card(QUEST_YGGDRASIL)])
    s.offered = s.stack[-1].options(s, 0)
    pillage = next(n for n, o in enumerate(position.decisions[0].options) if o["do"] == "pillage")
    position.choose(0, pillage)
    while position.decisions[0].name == "join":
        position.choose(position.asked[0], len(position.packed(position.asked[0])) - 1)
    assert position.decisions[0].name == "commit"
    for luck in range(5):
        assert taken(position, 0, luck)["card"] == "tyrs_rage"


def test_f36_two_turns_in_a_row_are_both_ones_own() -> None:
    """With all others out of the phase a seat moves again and again; it does not give its Rage away by passing."""
    position, s = ending(4, 2, {2: 6})
    s.pillaged = filled(PROVINCES, 0)
    s.offered = s.stack[-1].options(s, 2)
    done = []
    while not position.over and type(position.state.stack[-1]).__name__ in ("Turn", "March", "FreeInvade"):
        seat = position.asked[0]
        if seat != 2:
            break
        action = taken(position, 2)
        done.append(action["do"])
        position.choose(2, action)
        if len(done) > 30:
            break
    assert "pillage" in done
    assert done[0] != "pass"
