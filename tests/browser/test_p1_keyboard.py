"""Whole games by keyboard alone: the board never loses its tab stop, and every move of the others is said (P1, P6)."""

from __future__ import annotations

import pytest

from browser.keys import HEAR, HURRY, UNSAID, Keys
from browser.kits import KITS
from browser.visitor import bar

UNPAINTED = "main svg { opacity: 0 }"
"""Who plays by keyboard alone needs no picture: without one the page draws its frames in a fraction of the time."""


def by_keyboard(me, table) -> Keys:
    """Plays to the end; the page was opened when the game began."""
    me.context.add_init_script(f"({HURRY})()")
    page = me.open(f"/t/{table}")
    bar(page).wait_for()
    page.add_style_tag(content=UNPAINTED)
    page.evaluate(HEAR)
    start = len(me.view(table)["position"]["log"])
    keys = Keys(me)
    for _ in range(2000):
        if not keys.settled():
            break
        keys.decide()
        assert not keys.lost, keys.lost
    assert me.view(table)["table"]["status"] == "over"
    assert page.evaluate(UNSAID, start) == []
    return keys


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.id)
def test_p1_a_whole_game_by_keyboard(visit, kit):
    me = visit(pace="normal", viewport={"width": 1024, "height": 720})
    me.me()
    table = me.table(*["bot:random"] * (kit.game.min_players - 1), game=kit.game.id, **kit.clicked)
    by_keyboard(me, table)
