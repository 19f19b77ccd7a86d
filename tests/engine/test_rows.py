"""Rows behave like lists of whole numbers, and a change makes a new row."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.rows import as_list, copied, filled, holds, in_order, joined, plus, row, without

NUMBERS = st.lists(st.integers(-(2**62), 2**62), max_size=20)
SMALL = st.lists(st.integers(0, 5), max_size=12)


@given(NUMBERS)
def test_a_row_gives_back_its_numbers(numbers: list[int]) -> None:
    assert as_list(row(numbers)) == numbers
    assert all(type(x) is int for x in as_list(row(numbers)))


@given(SMALL, st.integers(0, 5))
def test_changes_make_new_rows(numbers: list[int], x: int) -> None:
    old = row(numbers)
    assert as_list(plus(old, x)) == [*numbers, x]
    assert as_list(joined(old, row([x, x]))) == [*numbers, x, x]
    assert as_list(in_order(old)) == sorted(numbers)
    expected = list(numbers)
    if x in expected:
        expected.remove(x)
    assert as_list(without(old, x)) == expected
    assert holds(old, x) == (x in numbers)
    assert as_list(old) == numbers


@given(SMALL.filter(bool))
def test_a_copy_is_independent(numbers: list[int]) -> None:
    old = row(numbers)
    new = copied(old)
    new[0] = 99
    assert as_list(old) == numbers


def test_a_filled_row() -> None:
    assert as_list(filled(4, -1)) == [-1] * 4
    assert as_list(filled(0, 7)) == []
