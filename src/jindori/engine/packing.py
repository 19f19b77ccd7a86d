"""Options, reasons and event heads are one integer: a verb (or code) and up to six arguments of 0..255.

Rules never touch bits: they write ``opt2(INVADE, figure, place)`` and read ``verb(o)``, ``arg0(o)``, ``arg1(o)``.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.rows import row
from jindori.engine.vecs import i64

BITS: Final = row([2**n for n in range(62)])


def bit(n: i64) -> i64:
    """The number with only bit ``n`` (0..61) set. (A literal ``1 << n`` would be shifted in 32 bits when compiled.)"""
    return BITS[n]


def opt0(verb_: i64) -> i64:
    return verb_


def opt1(verb_: i64, a: i64) -> i64:
    return verb_ | a << 8


def opt2(verb_: i64, a: i64, b: i64) -> i64:
    return verb_ | a << 8 | b << 16


def opt3(verb_: i64, a: i64, b: i64, c: i64) -> i64:
    return verb_ | a << 8 | b << 16 | c << 24


def opt4(verb_: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    return verb_ | a << 8 | b << 16 | c << 24 | d << 32


def verb(option: i64) -> i64:
    return option & 255


def arg0(option: i64) -> i64:
    return option >> 8 & 255


def arg1(option: i64) -> i64:
    return option >> 16 & 255


def arg2(option: i64) -> i64:
    return option >> 24 & 255


def arg3(option: i64) -> i64:
    return option >> 32 & 255


def argument(option: i64, index: i64) -> i64:
    """Argument number ``index`` (0..5)."""
    return option >> (8 * (index + 1)) & 255


NOT_OFFERED: Final = 255
"""Reason code of the engine itself: the present decision has no such choice at all."""
