"""Small operations on rows. Rows of cards are never changed in place: a change makes a new row, so copies may share them."""

from __future__ import annotations

from jindori.engine.vecs import append, i64, vec


def filled(n: i64, value: i64) -> vec[i64]:
    """A row of ``n`` times ``value``."""
    return vec[i64]([value] * n)


def copied(row: vec[i64]) -> vec[i64]:
    """A row of its own with the same numbers."""
    return row[:]


def changed(row: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A new row with one number changed; for rows that copies share."""
    out = row[:]
    out[index] = value
    return out


def plus(row: vec[i64], value: i64) -> vec[i64]:
    """A new row with ``value`` at its end."""
    out = row[:]
    out = append(out, value)
    return out


def without(row: vec[i64], value: i64) -> vec[i64]:
    """A new row without the first ``value``."""
    out = vec[i64]()
    found = False
    for x in row:
        if x == value and not found:
            found = True
        else:
            out = append(out, x)
    return out


def holds(row: vec[i64], value: i64) -> bool:
    """Is ``value`` in the row?"""
    for x in row:
        if x == value:
            return True
    return False


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """A new row: first, then second."""
    out = first[:]
    for x in second:
        out = append(out, x)
    return out


def in_order(row: vec[i64]) -> vec[i64]:
    """A new row, smallest number first."""
    out = row[:]
    n: i64 = len(out)
    i: i64 = 1
    while i < n:
        x = out[i]
        j = i - 1
        while j >= 0 and out[j] > x:
            out[j + 1] = out[j]
            j -= 1
        out[j + 1] = x
        i += 1
    return out


def row(values: list[int]) -> vec[i64]:
    """A row from a list of whole numbers."""
    out = vec[i64]()
    for x in values:
        out = append(out, x)
    return out


def row_below(values: list[int], end: int) -> vec[i64]:
    """A saved row of numbers of things, from 0 to below ``end``. Raises ValueError."""
    if values and not 0 <= min(values) <= max(values) < end:
        raise ValueError(f"a number is not one from 0 to {end - 1}")
    return row(values)


def as_list(r: vec[i64]) -> list[int]:
    """The numbers of a row as a list."""
    return [int(x) for x in r]
