"""Chapters 1.2 to 1.4: figures, tokens and cards in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from clauses import clause
from games.blood_rage.make import new_game, scene
from jindori.games.blood_rage.board import FIGURES, FIRST_MONSTER, OUTER_TOKENS, TOKENS
from jindori.games.blood_rage.cards import (
    AGE_OF,
    CARDS,
    DESIGN_OF,
    DESIGNS,
    FAMILIES,
    FAMILY,
    PLAYERS_FOR,
    SLOT_KIND,
    UPGRADE_KINDS,
)

BASE = [card for card in range(CARDS) if PLAYERS_FOR[card] <= 4]


@clause("BR-1.2.1", "BR-3.1.1")
def test_a_clan_has_one_leader_eight_warriors_one_ship():
    s = scene()
    for seat in range(4):
        assert s.reserve(seat) == {"leader": 1, "warrior": 8, "ship": 1}


@clause("BR-1.2.2", "BR-3.4.3")
def test_each_monster_card_has_its_figure_which_waits_in_the_box():
    monsters = FIGURES[FIRST_MONSTER:]
    cards = [DESIGNS[DESIGN_OF[c]] for c in BASE if UPGRADE_KINDS[SLOT_KIND[DESIGN_OF[c]]] == "monster" and SLOT_KIND[DESIGN_OF[c]] >= 0]
    assert sorted(cards) == sorted(monsters) and len(monsters) == 9
    s = scene(clans={0: {"hand": ["troll"]}})
    assert s.refused(0, "invade", figure="troll", to="horgr") == "BR-9.3.1"


@clause("BR-1.2.3")
def test_figures_are_limited():
    s = scene(board={"yggdrasil": {0: {"warrior": 8, "leader": 1}}}, clans={0: {"steps": (1, 1, 6)}})
    assert s.refused(0, "invade", figure="warrior", to="horgr") == "BR-7.1.1"
    assert s.refused(0, "invade", figure="leader", to="horgr") == "BR-7.1.1"
    assert s.refused(0, "invade", figure="ship", to="fjord_east") is None


@clause("BR-1.2.3", "BR-2.4.1")
def test_glory_has_no_upper_limit():
    s = scene(board={"myrkulor": {0: {"warrior": 1}}}, clans={0: {"glory": 998}})
    s.do(0, "pillage", province="myrkulor")
    assert s.glory(0) == 1003


@clause("BR-1.3.1")
def test_pillage_tokens():
    assert Counter(TOKENS[t] for t in OUTER_TOKENS) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}
    assert TOKENS[new_game().state.tokens[0]] == "yggdrasil"


@clause("BR-1.4.1")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_an_age_deck_has_34_cards(age):
    deck = [card for card in BASE if AGE_OF[card] == age]
    assert len(deck) == 34
    assert Counter(PLAYERS_FOR[card] for card in deck) == {2: 20, 3: 6, 4: 8}


@clause("BR-1.4.1", "BR-1.4.2")
def test_card_families():
    assert len(BASE) == 102
    families = Counter(FAMILIES[FAMILY[DESIGN_OF[card]]] for card in BASE)
    assert families == {"battle": 39, "quest": 27, "upgrade": 36}
    kinds = Counter(UPGRADE_KINDS[SLOT_KIND[d]] for d in range(len(DESIGNS)) if SLOT_KIND[d] >= 0)
    assert kinds == {"monster": 9, "leader": 3, "warrior": 3, "ship": 3, "clan": 18}


def test_every_card_appears_in_a_test():
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
    assert [design for design in DESIGNS if f'"{design}"' not in text] == []
