"""Positions of Blood Rage set up by hand: whose turn, who stands where, who holds what."""

from __future__ import annotations

import jindori
from jindori.engine.position import Position
from jindori.engine.rows import as_list, changed, row
from jindori.games.blood_rage.board import FIGURES, PLACES, RESERVE
from jindori.games.blood_rage.cards import AGE_OF, DESIGN_OF, DESIGNS
from jindori.games.blood_rage.state import Saga


def first_turn(players: int = 3, seed: int = 1) -> Position:
    """Age 1, the first turn of seat 0; nobody holds a card and everybody is in the reserve."""
    position = jindori.game("blood_rage", players, {"draft": False}).new(seed=seed, first=0)
    s = position.state
    assert isinstance(s, Saga) and position.asked == [0]
    for clan in s.clans:
        s.leftover = row(as_list(s.leftover) + as_list(clan.hand))
        clan.hand = row([])
    return position


def ready(position: Position) -> Position:
    """The options as they are now that the position has been changed."""
    s = position.state
    s.offered = s.stack[-1].options(s, position.asked[0])
    return position


def put(position: Position, seat: int, figure: str, place: str, n: int = 1) -> None:
    for _ in range(n):
        position.state.move(seat, FIGURES.index(figure), RESERVE, PLACES.index(place))


def give(position: Position, seat: int, design: str, age: int | None = None) -> int:
    """A card into a hand, from the cards nobody holds."""
    s = position.state
    held = {card for clan in s.clans for card in as_list(clan.hand)}
    number = DESIGNS.index(design)
    card = next(c for c in range(len(as_list(DESIGN_OF))) if DESIGN_OF[c] == number and c not in held and age in (None, AGE_OF[c]))
    s.leftover = row([c for c in as_list(s.leftover) if c != card])
    s.decks = [row([c for c in as_list(deck) if c != card]) for deck in s.decks]
    s.clans[seat].hand = row([*as_list(s.clans[seat].hand), card])
    return card


def standing(position: Position, without: set[str] = frozenset()) -> list[str]:  # type: ignore[assignment]
    """Outer provinces that stand, in order."""
    s = position.state
    return [PLACES[p] for p in range(1, 9) if s.fell[p] < 0 and PLACES[p] not in without]


def token(position: Position, province: str, kind: int) -> None:
    s = position.state
    s.tokens = changed(s.tokens, PLACES.index(province), kind)


def hand(position: Position, seat: int) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(position.state.clans[seat].hand))


def gone(position: Position) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(position.state.gone))


def decline_all(position: Position, name: str) -> None:
    """Everybody asked declines, as long as the decision of this name is asked."""
    while position.decisions and position.decisions[0].name == name:
        position.choose(position.asked[0], {"do": "decline"})


def commit(position: Position, cards: dict[int, str]) -> None:
    for seat, card in cards.items():
        assert position.decisions[0].name == "commit"
        position.choose(seat, {"do": "commit", "card": card})
