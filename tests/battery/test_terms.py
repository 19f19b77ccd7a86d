"""Each game has its words in one place (``text/terms.toml``): its rules have them, and no other form comes back anywhere (W)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from jindori.engine.game import Game
from jindori.games import IDS
from playing import GAMES

LANGUAGES = ("en", "ja")
ROOT = Path(__file__).parents[2]
PLAYING = ROOT / "docs/playing.md"
FRAME = (ROOT / "src/jindori/engine", ROOT / "src/jindori/table")
NAMED = re.compile(r"`[^`]*`|\bhttps?:\S+")
"""What the rules call by a name of the program: no words."""
Told = dict[str, str]
"""What people read of a game in one language, by where it stands."""


class Spoken(Visitor):
    """Collects all that a message can say, in every variant; not its id, and not the names of variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.parts.append(node.value)


def spoken(path: Path) -> Told:
    out = {}
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            found = Spoken()
            found.visit(entry)
            out[f"{path.name}: {entry.id.name}"] = "\n".join(found.parts)
    return out


def chapter(page: str, title: str) -> str:
    """What the page says of a game: the chapter whose heading begins its title."""
    return next((text for text in page.split("\n## ")[1:] if title.startswith(text.split("\n")[0])), "")


def told_of(game: Game, lang: str) -> Told:
    out = {"rules": NAMED.sub("", game.rules_text(lang)), "title": game.title[lang], "summary": game.summary[lang]}
    for path in sorted((game.folder / "text").glob("*.ftl")):
        if path.name.split(".")[-2] == lang:
            out |= spoken(path)
    for spec in game.option_specs:
        labels = [choice[lang] for choice in spec.choice_labels.values()]
        out[f"option {spec.name}"] = "\n".join([spec.label[lang], spec.help[lang], *labels])
    return out


def terms_of(game: Game) -> list[dict[str, Any]]:
    return list(tomllib.loads((game.folder / "text/terms.toml").read_text("utf-8"))["term"])


def never(game: Game, lang: str) -> Iterator[tuple[str, str]]:
    """Each form that must not stand, with the word that does."""
    for term in terms_of(game):
        for form in term.get(f"never_{lang}", []):
            yield form, term[lang]


def has(form: str, text: str) -> bool:
    """Does it stand there? English forms at the beginning of a word, small or large."""
    return re.search(rf"\b{re.escape(form)}", text, re.IGNORECASE) is not None if form.isascii() else form in text


def wrong(told: Told, game: Game, lang: str) -> list[str]:
    return [f"{where}: {form}, not {right}" for form, right in never(game, lang) for where, text in told.items() if has(form, text)]


def glossary(rules: str) -> list[str]:
    """The rows of the table that pairs the languages, where the rules have one."""
    table = re.search(r"^\| (?:English|英語|日本語) \|.*\n\|[-|]+\n((?:\|.*\n)+)", rules, re.MULTILINE)
    return table[1].splitlines() if table else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_w_no_text_has_another_form(game_id: str, lang: str) -> None:
    assert wrong(told_of(GAMES[game_id], lang), GAMES[game_id], lang) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_w_a_form_that_comes_back_is_found_wherever_it_stands(game_id: str, lang: str) -> None:
    game = GAMES[game_id]
    told, forms = told_of(game, lang), dict(never(game, lang))
    assert {"rules", "title", "summary"} < set(told) and len(told) > 20
    spoilt = {where: " ".join([text, *forms]) for where, text in told.items()}
    back = wrong(spoilt, game, lang)
    assert sorted(back) == sorted(f"{where}: {form}, not {right}" for form, right in forms.items() for where in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_w_the_rules_have_the_words(game_id: str, lang: str) -> None:
    """And a form forbidden in the list is no part of a word that the list asks for."""
    game = GAMES[game_id]
    terms = terms_of(game)
    rules = game.rules_text(lang).replace("’", "'")
    assert terms and [term[lang] for term in terms if not has(term[lang], rules)] == []
    assert [(form, term[lang]) for form, _ in never(game, lang) for term in terms if has(form, term[lang])] == []
    for term in terms:
        assert set(term) <= {"en", "ja", "never_en", "never_ja"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_w_the_glossary_pairs_the_words_as_the_list_does(game_id: str, lang: str) -> None:
    rows = glossary(GAMES[game_id].rules_text(lang).replace("’", "'"))
    paired = [term for term in terms_of(GAMES[game_id]) if any(has(term["en"], row) and term["ja"] in row for row in rows)]
    assert not rows or [term["en"] for term in terms_of(GAMES[game_id]) if term not in paired] == []


def test_w_the_page_for_players_has_no_other_form() -> None:
    page = PLAYING.read_text("utf-8")
    drawn = [game for game in GAMES.values() if chapter(page, game.title["en"])]
    assert len(drawn) > 1
    for game in drawn:
        assert wrong({"docs/playing.md": chapter(page, game.title["en"])}, game, "en") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_w_what_no_game_says_the_page_around_them_does_not_say_either(lang: str) -> None:
    told: Told = {}
    for folder in FRAME:
        told |= spoken(folder / f"text/{lang}.ftl")
    nowhere = set.intersection(*({form for form, _ in never(GAMES[game_id], lang)} for game_id in IDS))
    assert len(told) > 200 and len(nowhere) > 0
    assert [f"{where}: {form}" for form in nowhere for where, text in told.items() if has(form, text)] == []


def test_w_ids_and_names_of_variables_are_no_words(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("# pawn\npawn-count = { $pawn ->\n    [one] One worker\n   *[pawn] { $pawn } workers of { \"Ann\" }\n}\n", "utf-8")
    assert spoken(path) == {"en.ftl: pawn-count": "One worker\n workers of \nAnn"}
    assert has("start player", "The Start players move") and not has("start player", "upstart player")
