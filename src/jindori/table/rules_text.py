"""A game's rules as the page reads them: sections and clauses out of its ``rules.<language>.md``."""

from __future__ import annotations

import re

from jindori.table.messages import Rules, RulesClause, RulesSection

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
