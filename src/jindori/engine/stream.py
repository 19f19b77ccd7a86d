"""The one random stream of a position: xoshiro128** (Blackman and Vigna 2018), 32-bit words, so nothing overflows.

A test may give the results instead (``forced``): draws then come from that list and nowhere else.
"""

from __future__ import annotations

from typing import Final

from jindori.engine.errors import OutOfForcedResults
from jindori.engine.vecs import i64, vec

LOW32: Final[i64] = 0xFFFFFFFF
GOLDEN: Final[i64] = 0x9E3779B9
"""2**32 divided by the golden ratio: its multiples are spread evenly."""


def scrambled(x: i64) -> i64:
    """32 bits out of 32 bits, one to one, each depending on all (shift, xor, multiply; the multiplier is T. Mueller's)."""
    x = (x >> 16 ^ x) * 0x45D9F3B & LOW32
    x = (x >> 16 ^ x) * 0x45D9F3B & LOW32
    return x >> 16 ^ x


class Stream:
    """Four words of state. ``below(n)`` is the only source; everything else is made of it."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.forced: list[int] | None = None
        self.drawn = False

    def copy(self) -> Stream:
        other = Stream(self.a, self.b, self.c, self.d)
        if self.forced is not None:
            other.forced = list(self.forced)
        other.drawn = self.drawn
        return other

    def branch(self, n: i64) -> Stream:
        """A stream of its own for the number ``n`` (below 2**32). Draws nothing: equal words and numbers give equal branches."""
        a = scrambled(self.a ^ scrambled(n))
        b = scrambled(self.b ^ scrambled(n + GOLDEN & LOW32))
        c = scrambled(self.c ^ scrambled(n + GOLDEN * 2 & LOW32))
        d = scrambled(self.d ^ scrambled(n + GOLDEN * 3 & LOW32))
        return Stream(a, b, c, d | 1)

    def word(self) -> i64:
        """The next 32 random bits."""
        x = self.b * 5 & LOW32
        result = (x << 7 & LOW32 | x >> 25) * 9 & LOW32
        t = self.b << 9 & LOW32
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        x = self.d
        self.d = x << 11 & LOW32 | x >> 21
        return result

    def below(self, name: str, n: i64) -> i64:
        """A named draw: a whole number 0..n-1, all equally likely (rejection, no bias).

        Raises OutOfForcedResults when a test's list of results is used up or does not fit.
        """
        self.drawn = True
        if self.forced is not None:
            return self.given(name, n)
        limit = LOW32 + 1 - (LOW32 + 1) % n
        x = self.word()
        while x >= limit:
            x = self.word()
        return x % n

    def given(self, name: str, n: i64) -> i64:
        forced = self.forced
        if not forced:
            raise OutOfForcedResults(f"no forced result left for the draw {name!r} (0..{int(n) - 1})")
        value = forced.pop(0)
        if not 0 <= value < n:
            raise OutOfForcedResults(f"forced result {value} does not fit the draw {name!r} (0..{int(n) - 1})")
        return value

    def shuffle(self, name: str, row: vec[i64]) -> vec[i64]:
        """A new row with the same numbers in random order (Fisher and Yates)."""
        out = row[:]
        i: i64 = len(out) - 1
        while i > 0:
            j = self.below(name, i + 1)
            x = out[i]
            out[i] = out[j]
            out[j] = x
            i -= 1
        return out

    def words(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]
