"""A game's rules as the page reads them: sections and clauses out of its ``rules.<language>.md``."""

from __future__ import annotations

import re
from importlib import resources

from jindori.table.messages import Rules, RulesClause, RulesSection

LANGUAGES = ("ja", "en")
_CLAUSE = re.compile(r"^[-*] \*\*([A-Z]+-[A-Za-z0-9.]+)\*\*[ \u3000:：]*(.*)$")
_HEADING = re.compile(r"^(#{1,6})\s+(.*?)\s*#*$")


def parse(game: str, language: str, text: str) -> Rules:
    """Clauses are list items that begin with a bold id (``- **BR-2.1.1** ...``); indented lines go on with them."""
    sections: list[RulesSection] = []
    heading, level, before, clauses = "", 1, [], []  # type: str, int, list[str], list[tuple[str, list[str]]]

    def finish() -> None:
        intro = "\n".join(before).strip()
        if heading or intro or clauses:
            sections.append(
                RulesSection(
                    heading=heading,
                    level=level,
                    text=intro,
                    clauses=[RulesClause(id=id, text="\n".join(lines).strip()) for id, lines in clauses],
                )
            )

    for line in text.splitlines():
        title = _HEADING.match(line)
        clause = _CLAUSE.match(line)
        if title:
            finish()
            heading, level, before, clauses = title[2], len(title[1]), [], []
        elif clause:
            clauses.append((clause[1], [clause[2]]))
        elif clauses:
            clauses[-1][1].append(line)
        else:
            before.append(line)
    finish()
    return Rules(game=game, lang=language, sections=sections)


def rules(game: str, language: str) -> Rules | None:
    """The rules of an installed game, or None when it has none in the language."""
    if language not in LANGUAGES or not re.fullmatch(r"[a-z_]+", game):
        return None
    try:
        file = resources.files(f"jindori.games.{game}").joinpath(f"rules.{language}.md")
        return parse(game, language, file.read_text(encoding="utf-8"))
    except (ModuleNotFoundError, FileNotFoundError):
        return None
