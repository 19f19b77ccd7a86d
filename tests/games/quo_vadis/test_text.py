"""Names, skill texts and rules of Quo Vadis: the two languages say the same things."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast, visitor

from jindori.games import find
from jindori.games.quo_vadis.board import NUMBERS, SPACE_NAMES
from jindori.games.quo_vadis.causes import SOURCES, WHYS
from jindori.games.quo_vadis.codes import DECISION_IDS, V
from jindori.games.quo_vadis.skills import SKILLS

GAME = find("quo_vadis").folder
LANGUAGES = ("en", "ja")
CLAUSE = re.compile(r"^- \*\*(QV-[\w.]+)\*\* (\S.*)$")
REFERENCE = re.compile(r"QV-[0-9V]+(?:\.\d+)*")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str, prefix: str) -> dict[str, tuple[str, set[str]]]:
    path = GAME / "text" / f"{prefix}{language}.ftl"
    found: dict[str, tuple[str, set[str]]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found and entry.value is not None
            used = Variables()
            used.visit(entry.value)
            text = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
            found[entry.id.name] = (text.strip(), used.names)
    return found


def clauses(language: str) -> list[str]:
    lines = (GAME / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()
    return [match[1] for match in map(CLAUSE.match, lines) if match]


@pytest.mark.parametrize("prefix", ["", "play."])
def test_same_messages_with_the_same_variables_in_both_languages(prefix: str) -> None:
    english, japanese = messages("en", prefix), messages("ja", prefix)
    assert list(english) == list(japanese)
    differing = {key: (english[key][1], japanese[key][1]) for key in english if not japanese[key][1] <= english[key][1]}
    assert differing == {}


def test_rules_have_the_same_clauses_and_tables_in_both_languages() -> None:
    assert clauses("en") == clauses("ja")
    assert len(clauses("en")) == len(set(clauses("en"))) >= 253
    tables = [
        [line.split("|")[1].strip() for line in (GAME / f"rules.{lang}.md").read_text().splitlines() if line.startswith("| DP-")]
        for lang in LANGUAGES
    ]
    assert tables[0] == tables[1] and len(tables[0]) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = {**messages(language, ""), **messages(language, "play.")}
    for skill in SKILLS:
        for tail in ("", "-text", "-long"):
            assert f"skill-{skill.replace('_', '-')}{tail}" in names
    wanted = [f"area-{n}" for n in NUMBERS] + [f"space-{name.replace('_', '-')}" for name in SPACE_NAMES]
    wanted += [f"prompt-{name.replace('_', '-')}" for name in DECISION_IDS]
    wanted += [f"event-{kind.name.replace('_', '-')}" for kind in V.events.values()]
    wanted += [f"event-{kind.name.replace('_', '-')}-hidden" for kind in V.events.values() if kind.secret]
    wanted += [f"reason-{kind.key}" for kind in V.reasons.values()]
    wanted += [f"{family}-{source.replace('_', '-')}" for family in ("source", "score") for source in SOURCES]
    wanted += [f"why-{why}" for why in WHYS]
    assert [key for key in wanted if key not in names] == []


@pytest.mark.parametrize(("language", "limit"), [("en", 60), ("ja", 32)])
def test_skill_texts_fit_the_card_and_cite_clauses(language: str, limit: int) -> None:
    names = messages(language, "")
    known = set(clauses("en")) | {clause.rpartition(".")[0] for clause in clauses("en")}
    for skill in SKILLS:
        key = f"skill-{skill.replace('_', '-')}"
        assert len(names[f"{key}-text"][0]) <= limit, key
        cited = REFERENCE.findall(names[f"{key}-long"][0])
        assert cited and set(cited) <= known, key


def test_reasons_cite_clauses() -> None:
    assert {kind.clause for kind in V.reasons.values()} <= set(clauses("en"))


def test_options_cite_clauses_and_cover_every_optional_rule() -> None:
    from jindori.games.quo_vadis.options import OPTIONS

    cited = {spec.clause for spec in OPTIONS}
    assert cited <= set(clauses("en"))
    rules = {clause.split(".")[0] for clause in cited if clause is not None}
    assert {f"QV-V{n}" for n in range(1, 24)} <= rules
    for spec in OPTIONS:
        assert set(spec.label) == set(spec.help) == {"en", "ja"}
