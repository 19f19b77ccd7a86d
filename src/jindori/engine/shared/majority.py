"""Who has most, and the places after that: of seats, of factions, of whatever is counted in a row by its number."""

from __future__ import annotations

from typing import Final

from jindori.engine.packing import bit
from jindori.engine.rows import holds
from jindori.engine.vecs import append, i64, vec

NOWHERE: Final = -1


def leaders(counts: vec[i64], least: i64) -> i64:
    """Bit set of those that have most; of nobody where that is less than ``least``."""
    best = least
    bits: i64 = 0
    i: i64 = 0
    for n in counts:
        if n > best:
            best = n
            bits = 0
        if n == best:
            bits |= bit(i)
        i += 1
    return bits


def places(counts: vec[i64], least: i64) -> vec[i64]:
    """By number: 0 for those with most, 1 for those with the next lower number, and so on; equals share a place, and none is
    passed over for that. NOWHERE for less than ``least``."""
    higher = vec[i64]()
    out = vec[i64]()
    for n in counts:
        higher = vec[i64]()
        for other in counts:
            if other > n and not holds(higher, other):
                higher = append(higher, other)
        out = append(out, i64(len(higher)) if n >= least else i64(NOWHERE))
    return out


def ranking(counts: vec[i64], ties: vec[i64]) -> vec[i64]:
    """The numbers of ``ties``, those with most first; equals in the order in which they stand there."""
    out = ties[:]
    n: i64 = len(out)
    i: i64 = 1
    while i < n:
        x = out[i]
        j = i - 1
        while j >= 0 and counts[out[j]] < counts[x]:
            out[j + 1] = out[j]
            j -= 1
        out[j + 1] = x
        i += 1
    return out
