"""Finding a clause in a game's rules text."""

from __future__ import annotations

import re

HEADING = re.compile(r"^(#{2,4}) (V?\d+(?:\.\d+)*)\.? ")
CLAUSE = re.compile(r"^(?:- \*\*|\| ?)([A-Z]{2}-[0-9A-Za-z.]+)(?:\*\*| ?\|)")


class Part:
    """A heading, clause or table row with its id, level (0: clause) and lines."""

    def __init__(self, name: str, level: int, line: str) -> None:
        self.name = name
        self.level = level
        self.lines = [line]


def parts(text: str, prefix: str) -> list[Part]:
    """The rules in pieces, in order. ``prefix``: of the game's clause ids ("BR")."""
    out: list[Part] = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        clause = CLAUSE.match(line)
        if heading:
            out.append(Part(f"{prefix}-{heading[2]}", len(heading[1]), line))
        elif clause:
            out.append(Part(clause[1], 0, line))
        elif line.startswith("#"):
            out.append(Part("", 2, line))
        elif out:
            out[-1].lines.append(line)
    return out


def prefix_of(text: str) -> str:
    """The two letters before a game's clause numbers."""
    found = re.search(r"\b([A-Z]{2})-\d", text)
    return found[1] if found else ""


def find_clause(text: str, wanted: str) -> str | None:
    """A clause with the headings above it, or a section with all it holds; None if there is none."""
    prefix = prefix_of(text)
    name = wanted.strip().removesuffix(".")
    name = name if "-" in name else f"{prefix}-{name}"
    pieces = parts(text, prefix)
    for n, part in enumerate(pieces):
        if part.name.lower() != name.lower():
            continue
        lines = [line for above in headings_above(pieces, n) for line in (above.lines[0], "")]
        lines += part.lines
        if part.level:
            for below in pieces[n + 1 :]:
                if below.level and below.level <= part.level:
                    break
                lines += below.lines
        return "\n".join(lines).strip() + "\n"
    return None


def headings_above(pieces: list[Part], n: int) -> list[Part]:
    out: list[Part] = []
    level = pieces[n].level or 9
    for part in reversed(pieces[:n]):
        if part.level and part.level < level:
            out.insert(0, part)
            level = part.level
    return out
