"""Text typed by people: cleaned of what cannot be seen, measured by what can."""

from __future__ import annotations

import unicodedata

from jindori.table import graphemes
from jindori.table.errors import Refused

NAME_LENGTH = 40
NAME_CODES = 200
TITLE_LENGTH = 80
CHAT_LENGTH = 500
MOST_READ = 4000
"""Longer texts are refused without being looked at."""

_JOINERS = "\u200c\u200d"
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""Letters and marks by category that nevertheless draw nothing."""


def clean(text: str) -> str:
    """NFC, one line, without control, direction, and private-use characters (joiners of emoji stay)."""
    kept = []
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        if char in "\t\n\r\u2028\u2029":
            kept.append(" ")
        elif char in _JOINERS or not (category in ("Cc", "Cf", "Cs", "Co") or _never_a_character(ord(char))):
            kept.append(char)
    return "".join(kept).strip()


def _never_a_character(code: int) -> bool:
    return code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF


def blank(text: str) -> bool:
    """Whether nothing of the text can be seen."""
    return all(unicodedata.category(c)[0] in "ZM" or c in _JOINERS or c in _INVISIBLE for c in text)


def name(text: str) -> str:
    """A person's name as it is kept. Raises Refused (bad_name) when blank or too long."""
    kept = clean(text[:MOST_READ])
    if blank(kept) and len(text) <= MOST_READ:
        raise Refused("bad_name", "A name must show at least one character.", key="error-name-blank")
    if len(text) > MOST_READ or len(kept) > NAME_CODES or graphemes.count(kept) > NAME_LENGTH:
        raise Refused(
            "bad_name",
            f"A name has at most {NAME_LENGTH} characters.",
            key="error-name-long",
            args={"limit": NAME_LENGTH},
        )
    return kept


def title(text: str) -> str:
    """A table's title; may be empty. Raises Refused (bad_request) when too long."""
    kept = clean(text[:MOST_READ])
    if len(text) > MOST_READ or len(kept) > 400 or graphemes.count(kept) > TITLE_LENGTH:
        raise Refused("bad_request", "The title is too long.", key="error-title-long", args={"limit": TITLE_LENGTH})
    return "" if blank(kept) else kept


def chat(text: str) -> str:
    """A chat line. Raises Refused (bad_request) when blank or too long."""
    kept = clean(text[:MOST_READ])
    if blank(kept) and len(text) <= MOST_READ:
        raise Refused("bad_request", "The line is empty.", key="error-chat-blank")
    if len(text) > MOST_READ or len(kept) > 5 * CHAT_LENGTH or graphemes.count(kept) > CHAT_LENGTH:
        raise Refused("bad_request", "The line is too long.", key="error-chat-long", args={"limit": CHAT_LENGTH})
    return kept


def looks(text: str) -> str:
    """Names with the same looks cannot be told apart at a table."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    return " ".join("".join(c for c in folded if c not in _JOINERS and c not in _INVISIBLE).split())
