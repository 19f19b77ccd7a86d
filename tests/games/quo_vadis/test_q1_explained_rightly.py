"""What the page explains is what the rules say, in both languages (Q1)."""

from __future__ import annotations

import re

import pytest

from clauses import clause
from jindori.engine.text import LANGUAGES, bundle, formatted
from jindori.games import find
from jindori.games.quo_vadis.skills import SKILLS

GAME = find("quo_vadis")
CITED = re.compile(r"\s*[(（]QV-[^)）]*[)）]$")
ONCE = {"en": re.compile(r"\bonce (?:per|a) (turn|war)", re.IGNORECASE), "ja": re.compile("(手番|戦争)(?:1回につき|に)?1回")}
SPANS = {"turn": "turn", "war": "war", "手番": "turn", "戦争": "war"}
OFTEN = {"invasion": "turn", "fertile_land": "turn", "border_crossing": "turn", "strategist": "war"}
"""How often some of the drafted skills work."""


def text(lang: str, key: str) -> str:
    return formatted(bundle(lang, GAME.folder), key)


def rule(lang: str, number: str) -> str:
    return next(line for line in GAME.rules_text(lang).splitlines() if line.startswith(f"- **{number}** "))


def effects(lang: str) -> dict[str, str]:
    """The table of the skills in the rules: effect by name."""
    rows = GAME.rules_text(lang).split("\n## 14. ")[1].splitlines()
    return {row.split(" | ")[0].strip("| "): row.rstrip("| ").split(" | ")[2] for row in rows if row.count(" | ") == 2}


def spans(lang: str, words: str) -> set[str]:
    return {SPANS[span] for span in ONCE[lang].findall(words)}


def plain(words: str) -> str:
    return words.replace("：", ":").replace("（", "(").replace("）", ")")


@clause("QV-7.5.2")
@pytest.mark.parametrize(("lang", "when"), [("en", "from the end of this turn"), ("ja", "この手番の終わりから")])
def test_q1_a_revealed_skill_works_from_the_end_of_the_turn(lang: str, when: str) -> None:
    assert when in rule(lang, "QV-7.5.2") and when in text(lang, "qv-turn-up-pick")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_q1_the_full_text_of_a_skill_is_that_of_the_rules(lang: str) -> None:
    told = effects(lang)
    assert len(told) >= len(SKILLS) > 40
    for skill in SKILLS:
        key = f"skill-{skill.replace('_', '-')}"
        assert plain(CITED.sub("", text(lang, f"{key}-long"))) == plain(told[text(lang, key)]), key


def test_q1_how_often_a_skill_works_is_said_in_both_languages() -> None:
    for skill in SKILLS:
        key = f"skill-{skill.replace('_', '-')}"
        english, japanese = (spans(lang, text(lang, f"{key}-long")) for lang in ("en", "ja"))
        assert english == japanese, key
        assert english == {OFTEN[skill]} if skill in OFTEN else True, key
        assert all(spans(lang, text(lang, f"{key}-text")) <= english for lang in LANGUAGES), key


@clause("QV-6.2.5")
@pytest.mark.parametrize(("lang", "also"), [("en", ("war spirit", "die")), ("ja", ("戦意", "サイコロ"))])
def test_w_the_strength_before_a_war_is_not_all(lang: str, also: tuple[str, str]) -> None:
    assert all(word in text(lang, "qv-would-fight-note") for word in also)


@clause("QV-1.3.1")
def test_w_workers_of_anybody_may_share_a_space() -> None:
    assert "誰のワーカー" in rule("ja", "QV-1.3.1")


@clause("QV-5.5.9")
@clause("QV-5.5.10")
def test_q1_an_action_of_prosperity_without_conversion_is_not_always_a_point() -> None:
    """The fourth action gives none."""
    assert "得点" not in text("ja", "label-nothing") and "VP" not in text("en", "label-nothing")


@clause("QV-5.3.4")
def test_q1_a_card_goes_to_the_present_or_the_next_generation() -> None:
    assert "どこか" not in GAME.rules_text("ja").split("\n## ")[1]
