"""Who has most, the places after that, and an order that breaks ties."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.rows import as_list, row
from jindori.engine.shared.majority import NOWHERE, leaders, places, ranking

COUNTS = st.lists(st.integers(-3, 5), min_size=1, max_size=7)


def test_leaders() -> None:
    assert leaders(row([2, 5, 5, 0]), 1) == 0b0110
    assert leaders(row([0, 0]), 1) == 0
    assert leaders(row([0, 0]), 0) == 0b11
    assert leaders(row([-1, -1, 0]), 0) == 0b100


def test_equals_share_a_place_and_none_is_passed_over() -> None:
    assert as_list(places(row([4, 2, 4, 1, 0, 2]), 1)) == [0, 1, 0, 2, NOWHERE, 1]
    assert as_list(places(row([0, 0]), 1)) == [NOWHERE, NOWHERE]


def test_an_order_breaks_ties_for_each_place() -> None:
    """Four factions by their votes, which may be below nothing; the order of a card decides among equals."""
    assert as_list(ranking(row([3, 5, 3, -2]), row([2, 3, 0, 1]))) == [1, 2, 0, 3]
    assert as_list(ranking(row([0, 0, 0, 0]), row([2, 3, 0, 1]))) == [2, 3, 0, 1]


@given(COUNTS, st.integers(-2, 3))
def test_leaders_have_the_first_place(counts: list[int], least: int) -> None:
    found = {i for i in range(len(counts)) if leaders(row(counts), least) >> i & 1}
    assert found == {i for i, n in enumerate(counts) if n == max(counts) and n >= least}
    assert found == {i for i, place in enumerate(places(row(counts), least)) if place == 0}


@given(COUNTS, st.integers(-2, 3))
def test_places_are_those_of_the_different_numbers(counts: list[int], least: int) -> None:
    different = sorted(set(counts), reverse=True)
    assert as_list(places(row(counts), least)) == [different.index(n) if n >= least else NOWHERE for n in counts]


@given(COUNTS.flatmap(lambda counts: st.tuples(st.just(counts), st.permutations(range(len(counts))))))
def test_a_ranking_is_sorted_and_keeps_the_order_of_equals(both: tuple[list[int], list[int]]) -> None:
    counts, ties = both
    assert as_list(ranking(row(counts), row(ties))) == sorted(ties, key=lambda i: (-counts[i], ties.index(i)))
