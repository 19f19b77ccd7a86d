"""Each game has its words in one place (``text/terms.toml``); its rules and texts use them, and no other form comes back (W)."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

import jindori

GAMES = jindori.all_games()
LANGUAGES = ("en", "ja")


def terms_of(game: Any) -> list[dict[str, Any]]:
    return tomllib.loads((game.folder / "text/terms.toml").read_text("utf-8"))["term"]


def texts(game: Any, lang: str) -> dict[str, str]:
    """All that people read of a game, by where it stands."""
    out = {f"rules.{lang}.md": game.rules_text(lang), "title": game.title[lang], "summary": game.summary[lang]}
    out |= {path.name: path.read_text("utf-8") for path in (game.folder / "text").glob(f"*{lang}.ftl")}
    for spec in game.option_specs:
        labels = [labels[lang] for labels in (spec.choice_labels or {}).values()]
        out[f"option {spec.name}"] = " ".join([spec.label[lang], spec.help[lang], *labels])
    return out


def standing(form: str, text: str) -> list[str]:
    """The lines in which a form stands, names of things apart: ids and links are no words."""
    found = re.compile(rf"\b{re.escape(form)}" if form.isascii() else re.escape(form), re.IGNORECASE)
    return [line for line in text.splitlines() if found.search(line)]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_w_the_rules_use_the_terms_and_no_text_another_form(game_id: str, lang: str) -> None:
    game = GAMES[game_id]
    told = texts(game, lang)
    assert len(told) > 5
    for term in terms_of(game):
        assert term[lang].lower() in told[f"rules.{lang}.md"].lower().replace("’", "'"), f"the rules have no {term[lang]}"
        for form in term.get(f"never_{lang}", []):
            bad = [f"{where}: {line.strip()}" for where, text in told.items() for line in standing(form, text)]
            assert bad == [], f"{form} stands for {term[lang]}"


def test_w_a_form_that_comes_back_is_found() -> None:
    assert standing("先手", "これは\n先手である") == ["先手である"]
    assert standing("start player", "The Start player moves") and not standing("start player", "upstart playerless")
