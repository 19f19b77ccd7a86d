"""The random stream is xoshiro128** and its draws are unbiased, named and replaceable by given results."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.errors import OutOfForcedResults
from jindori.engine.position import stream_of
from jindori.engine.rows import as_list, row
from jindori.engine.stream import Stream

WORDS = st.integers(0, 2**32 - 1)


def reference(state: list[int]) -> int:
    """xoshiro128** as published, on unbounded integers."""

    def left(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    result = left(state[1] * 5 % 2**32, 7) * 9 % 2**32
    t = state[1] * 2**9 % 2**32
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = left(state[3], 11)
    return result


def test_the_words_from_one_two_three_four_are_the_published_ones() -> None:
    stream = Stream(1, 2, 3, 4)
    assert [stream.word() for _ in range(4)] == [11520, 0, 5927040, 70819200]


@given(st.tuples(WORDS, WORDS, WORDS, WORDS))
def test_words_agree_with_the_reference(start: tuple[int, int, int, int]) -> None:
    stream, state = Stream(*start), list(start)
    assert [stream.word() for _ in range(50)] == [reference(state) for _ in range(50)]
    assert stream.words() == state


@given(st.tuples(WORDS, WORDS, WORDS, WORDS).filter(any), st.integers(1, 2**31))
def test_below_rejects_what_would_be_biased(start: tuple[int, int, int, int], n: int) -> None:
    stream, state = Stream(*start), list(start)
    for _ in range(5):
        word = reference(state)
        while word >= 2**32 - 2**32 % n:
            word = reference(state)
        assert stream.below("die", n) == word % n


def test_a_die_falls_evenly() -> None:
    stream = Stream(1, 2, 3, 4)
    seen = Counter(int(stream.below("die", 6)) for _ in range(60_000))
    assert sorted(seen) == list(range(6))
    assert sum((n - 10_000) ** 2 / 10_000 for n in seen.values()) < 25.7  # chi squared, 5 degrees, 1 in 10,000


def test_every_order_of_a_shuffle_comes_up() -> None:
    stream = Stream(5, 6, 7, 8)
    seen = Counter(tuple(as_list(stream.shuffle("cards", row([1, 2, 3, 4])))) for _ in range(24_000))
    assert len(seen) == 24
    assert sum((n - 1_000) ** 2 / 1_000 for n in seen.values()) < 58.6  # 23 degrees


@given(st.lists(st.integers(0, 99)))
def test_a_shuffle_keeps_the_numbers_and_the_old_row(numbers: list[int]) -> None:
    old = row(numbers)
    assert sorted(as_list(Stream(1, 2, 3, 4).shuffle("cards", old))) == sorted(numbers)
    assert as_list(old) == numbers


def test_given_results_come_in_order_and_nowhere_else() -> None:
    stream = Stream(1, 2, 3, 4)
    stream.forced = [3, 0, 5]
    assert [stream.below("die", 6) for _ in range(3)] == [3, 0, 5]
    assert stream.words() == [1, 2, 3, 4]
    with pytest.raises(OutOfForcedResults, match="'sea'"):
        stream.below("sea", 6)


@pytest.mark.parametrize("value", [-1, 6, 10**9])
def test_a_given_result_that_does_not_fit_is_refused(value: int) -> None:
    stream = Stream(1, 2, 3, 4)
    stream.forced = [value]
    with pytest.raises(OutOfForcedResults, match=r"'harvest'.*0\.\.5"):
        stream.below("harvest", 6)


def test_a_copy_goes_its_own_way() -> None:
    stream = Stream(1, 2, 3, 4)
    stream.forced = [1, 2]
    twin = stream.copy()
    assert twin.below("die", 6) == 1
    assert stream.forced == [1, 2]
    plain = Stream(9, 8, 7, 6)
    again = plain.copy()
    assert [plain.word() for _ in range(9)] == [again.word() for _ in range(9)]


def test_a_draw_is_noted() -> None:
    stream = Stream(1, 2, 3, 4)
    assert not stream.drawn
    stream.below("die", 6)
    assert stream.drawn and stream.copy().drawn


def test_seeds_give_streams_that_differ() -> None:
    streams = [tuple(stream_of(f"{seed:032x}").words()) for seed in range(1_000)]
    assert len(set(streams)) == 1_000
    assert all(any(words) for words in streams)


@given(WORDS, WORDS, WORDS, WORDS, st.integers(0, 2**32 - 1))
def test_a_branch_draws_nothing_and_is_always_the_same(a: int, b: int, c: int, d: int, n: int) -> None:
    stream = Stream(a, b, c, d)
    branch = stream.branch(n)
    assert stream.words() == [a, b, c, d] and not stream.drawn
    assert branch.words() == stream.branch(n).words()
    assert all(0 <= word < 2**32 for word in branch.words()) and any(branch.words())


def test_branches_of_neighbouring_numbers_have_nothing_in_common() -> None:
    """First draws of 4,000 branches: each of ten results about equally often, in a row too."""
    stream = Stream(1, 2, 3, 4)
    draws = [int(stream.branch(n).below("bot", 10)) for n in range(4_000)]
    assert all(320 < times < 480 for times in Counter(draws).values())
    pairs = Counter(zip(draws, draws[1:], strict=False))
    assert len(pairs) == 100 and max(pairs.values()) < 75
