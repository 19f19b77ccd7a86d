"""Sentences of the page that say what a rule says (Q1)."""

from __future__ import annotations

import pytest

from jindori.engine.text import bundle
from jindori.games.quo_vadis.definition import GAME


@pytest.mark.parametrize(("lang", "said", "never"), [("en", "end of this turn", "next turn"), ("ja", "この手番の終わり", "次の自分の手番")])
def test_q1_a_skill_turned_up_works_from_the_end_of_the_turn(lang: str, said: str, never: str) -> None:
    """QV-7.5.2; what the rule does is tested with the settlement."""
    text = bundle(lang, GAME.folder)
    message = text.get_message("qv-turn-up-pick")
    words, errors = text.format_pattern(message.value, {})
    assert not errors and said in words and never not in words


@pytest.mark.parametrize(("lang", "said"), [("en", "die"), ("ja", "サイコロ")])
def test_w_a_war_to_come_names_the_dice(lang: str, said: str) -> None:
    text = bundle(lang, GAME.folder)
    words, _ = text.format_pattern(text.get_message("qv-would-fight-note").value, {})
    assert said in words
