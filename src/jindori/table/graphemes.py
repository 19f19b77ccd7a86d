"""What a person sees as one character (Unicode's extended grapheme clusters, without its Indic special cases)."""

from __future__ import annotations

import unicodedata

_ZWJ = 0x200D


def _extends(char: str) -> bool:
    code = ord(char)
    return (
        unicodedata.category(char) in ("Mn", "Me", "Mc")
        or code in (_ZWJ, 0x200C, 0xFF9E, 0xFF9F)
        or 0x1F3FB <= code <= 0x1F3FF
        or 0xE0020 <= code <= 0xE007F
    )


def _hangul(code: int) -> str:
    """L, V, T for conjoining letters, S for whole syllables, "" for anything else."""
    if 0x1100 <= code <= 0x115F or 0xA960 <= code <= 0xA97C:
        return "L"
    if 0x1160 <= code <= 0x11A7 or 0xD7B0 <= code <= 0xD7C6:
        return "V"
    if 0x11A8 <= code <= 0x11FF or 0xD7CB <= code <= 0xD7FB:
        return "T"
    return "S" if 0xAC00 <= code <= 0xD7A3 else ""


def _pictograph(code: int) -> bool:
    return (
        0x1F000 <= code <= 0x1FAFF or 0x2190 <= code <= 0x2BFF or code in (0xA9, 0xAE, 0x3030, 0x303D, 0x3297, 0x3299)
    )


def count(text: str) -> int:
    """Number of characters as people see them: a joined family emoji, a flag, or a letter with marks counts one."""
    total = 0
    flags = 0
    before = ""
    for char in text:
        code = ord(char)
        flag = 0x1F1E6 <= code <= 0x1F1FF
        joins = bool(before) and (
            _extends(char)
            or (ord(before) == _ZWJ and _pictograph(code))
            or (flag and flags % 2 == 1)
            or (_hangul(ord(before)) + _hangul(code)) in ("LL", "LV", "LS", "VV", "VT", "SV", "ST", "TT")
            or (before == "\r" and char == "\n")
        )
        flags = flags + 1 if flag else 0
        total += not joins
        before = char
    return total


def cut(text: str, length: int) -> str:
    """The first ``length`` characters as people see them, never splitting one."""
    end = len(text)
    while count(text[:end]) > length:
        end -= 1
    return text[:end]
