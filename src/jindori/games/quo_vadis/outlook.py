"""What a card would do and a generation change score, found by the rules' own procedures on a copy."""
# not compiled: msgspec structures need their annotations at run time

from __future__ import annotations

from jindori.engine.rows import as_list
from jindori.engine.views import Struct
from jindori.games.quo_vadis.generations import play_card, refuse_change
from jindori.games.quo_vadis.races import CHANGE, CONTINUE, GENERATIONS, KINDS
from jindori.games.quo_vadis.settlement import build_town, cards_closed, territory_points, town_sites
from jindori.games.quo_vadis.state import World


class CardActions(Struct, frozen=True):
    """How many actions a card would have with its printed kind (QV-5.4.2 to QV-5.4.7)."""

    kind: str
    go: int
    """On the present generation."""
    change: int | None
    """As the first card of a new one; None in the first round and after the sixth generation."""
    inherited: bool
    """``go`` is more than the cards of the generation give, by inheritance."""


class ChangeOutlook(Struct, frozen=True):
    """The territory bonus of a change begun now (QV-7.6.4): with the town where it counts least, and where it counts most."""

    cards: int
    least: int
    most: int


def card_actions(s: World, seat: int) -> list[CardActions]:
    god = s.gods[seat]
    later = s.round > 1 and god.generation < GENERATIONS - 1
    out = []
    for kind in sorted({int(card) for card in as_list(god.hand)}):
        go, inherited = _actions(s, seat, kind, CONTINUE)
        out.append(CardActions(kind=KINDS[kind], go=go, change=_actions(s, seat, kind, CHANGE)[0] if later else None, inherited=inherited))
    return out


def _actions(s: World, seat: int, kind: int, mode: int) -> tuple[int, bool]:
    after = s.copy()
    play_card(after, seat, kind, mode, kind)
    god = after.gods[seat]
    return int(after.actions), bool(after.power > god.sizes[god.generation])


def change_outlook(s: World, seat: int) -> ChangeOutlook | None:
    if s.over or (s.changed and s.active == seat) or s.round <= 1 or int(refuse_change(s, seat)) != 0:
        return None
    counted = []
    for site in as_list(town_sites(s, seat)):
        after = s.copy()
        after.gods[seat].generation += 1
        build_town(after, seat, site)
        counted.append(int(territory_points(after, seat)))
    return ChangeOutlook(cards=int(cards_closed(after.gods[seat])), least=min(counted), most=max(counted))
