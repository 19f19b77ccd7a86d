"""Text from files and arguments, made safe for a terminal."""

from __future__ import annotations

import re

HIDDEN = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, such as turn the text around, and halves of characters."""


def visible(text: str) -> str:
    r"""With such characters written out (``\x1b``, ``\u202e``)."""
    return HIDDEN.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


def json_visible(text: str) -> str:
    """The same for JSON, which goes on meaning what it meant."""
    return HIDDEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
