"""Payment: always exactly what is owed, never stuck, and nothing changes hands before all is chosen."""

from __future__ import annotations

from itertools import product

from hypothesis import assume, given
from hypothesis import strategies as st

from jindori.engine.packing import NOT_OFFERED, opt1, opt2
from jindori.engine.rows import as_list, filled, row
from jindori.engine.shared.payment import Payment, payable
from jindori.engine.vecs import i64, vec
from small_table import End, SmallTable, play

FIRST = 10
"""Verb of means 0 for thing 0; each thing has ten verbs."""
MANY = 1
REST = 2


class Till(SmallTable):
    def __init__(self, have: list[int], pays: list[int], of: Till | None = None) -> None:
        super().__init__(2, of)
        self.have: vec[i64] = of.have if of is not None else row(have)
        self.pays: vec[i64] = of.pays if of is not None else row(pays)

    def copy(self) -> Till:
        return Till([], [], self)


class Bill(Payment[Till]):
    def have(self, s: Till, means: i64) -> i64:
        return s.have[means]

    def pays(self, s: Till, means: i64) -> i64:
        return s.pays[means]

    def paying(self, thing: i64, means: i64) -> i64:
        return FIRST * (thing + 1) + means

    def paid(self, s: Till) -> None:
        s.pop()
        s.note("paid", as_list(self.given))

    def too_many(self, s: Till, n: i64) -> i64:
        return opt1(MANY, n)

    def rest_unpaid(self, s: Till, n: i64) -> i64:
        return opt2(REST, n, self.means())


def till(owed: list[int], have: list[int], pays: list[int]) -> Till:
    s = Till(have, pays)
    s.push(End())
    s.push(Bill(1, row(owed), filled(len(have), 0), 0))
    s.advance()
    return s


def test_thing_after_thing_and_the_rest_follows() -> None:
    """3 red and 2 of any colour; red, blue, and wild cubes that are anything."""
    s = till([3, 2], [3, 2, 2], [0b11, 0b10, 0b11])
    assert s.asked == 2
    assert as_list(s.options(1)) == [opt1(10, 1), opt1(10, 2), opt1(10, 3)]
    s.take(1, opt1(10, 2))
    assert as_list(s.options(1)) == [opt1(20, 0), opt1(20, 1)]
    s.take(1, opt1(20, 0))
    assert as_list(s.options(1)) == [opt1(21, 1), opt1(21, 2)]
    s.take(1, opt1(21, 1))
    assert s.diary == [("paid", [2, 1, 2])]


def test_what_is_forced_is_not_asked() -> None:
    assert till([4], [3, 1], [1, 1]).diary == [("paid", [3, 1])]
    assert till([2, 2], [2, 2], [0b11, 0b01]).diary == [("paid", [2, 2])]
    assert till([0, 0], [5], [0b11]).diary == [("paid", [0])]


def test_each_refusal_has_its_reason() -> None:
    s = till([2, 1], [2, 2], [0b11, 0b01])
    bill = s.stack[-1]
    assert as_list(s.options(1)) == [opt1(10, 0), opt1(10, 1)]
    assert bill.refuse(s, 1, opt1(10, 2)) == opt2(REST, 2, 0)
    assert bill.refuse(s, 1, opt1(10, 3)) == opt1(MANY, 3)
    assert bill.refuse(s, 1, opt1(11, 1)) == NOT_OFFERED


def test_possible_before_it_is_begun() -> None:
    s = Till([1, 2], [0b01, 0b11])
    for owed, possible in {(1, 2): True, (3, 0): True, (0, 3): False, (2, 2): False, (0, 0): True}.items():
        assert Bill(0, row(list(owed)), filled(2, 0), 0).possible(s) == possible


MEANS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 7)), min_size=1, max_size=4)
OWED = st.lists(st.integers(0, 3), min_size=1, max_size=3)


def ways(owed: list[int], means: list[tuple[int, int]]) -> set[tuple[int, ...]]:
    """By trying all: how many of each means may be given in a payment of all."""
    spread = [(thing, m) for thing in range(len(owed)) for m, (_, pays) in enumerate(means) if pays >> thing & 1]
    out = set()
    for amounts in product(*[range(min(owed[thing], means[m][0]) + 1) for thing, m in spread]):
        paid, given = [0] * len(owed), [0] * len(means)
        for (thing, m), n in zip(spread, amounts, strict=True):
            paid[thing] += n
            given[m] += n
        if paid == owed and all(n <= have for n, (have, _) in zip(given, means, strict=True)):
            out.add(tuple(given))
    return out


def few(most: int, things: int) -> st.SearchStrategy[list[tuple[int, int]]]:
    """Up to three means: how many of each, and which things they pay."""
    return st.lists(st.tuples(st.integers(0, most), st.integers(0, 2**things - 1)), min_size=1, max_size=3)


@given(st.lists(st.integers(0, 2), min_size=1, max_size=3), few(2, 3))
def test_payable_is_what_some_payment_does(owed: list[int], means: list[tuple[int, int]]) -> None:
    have, pays = row([n for n, _ in means]), row([p for _, p in means])
    assert payable(row(owed), have, pays) == bool(ways(owed, means))


@given(st.lists(st.integers(0, 2), min_size=1, max_size=2), few(2, 2))
def test_every_way_to_pay_can_be_chosen_and_no_other(owed: list[int], means: list[tuple[int, int]]) -> None:
    wanted = ways(owed, means)
    assume(wanted)
    found, tables = set(), [till(owed, [n for n, _ in means], [p for _, p in means])]
    while tables:
        s = tables.pop()
        if s.over:
            found.add(tuple(s.diary[0][1]))
        else:
            for option in s.options(1):
                tables.append(s.copy())
                tables[-1].offered = s.offered
                tables[-1].take(1, option)
    assert found == wanted


@given(OWED, MEANS, st.lists(st.integers(0, 9), min_size=1, max_size=6))
def test_it_ends_with_exactly_what_is_owed(owed: list[int], means: list[tuple[int, int]], choices: list[int]) -> None:
    have, pays = [n for n, _ in means], [p for _, p in means]
    assume(payable(row(owed), row(have), row(pays)))
    s = till(owed, have, pays)
    assert play(s, choices, len(owed) * len(means) + 1) < len(owed) * len(means)
    ((_, given_),) = s.diary
    assert sum(given_) == sum(owed) and all(0 <= n <= most for n, most in zip(given_, have, strict=True))
    assert as_list(s.have) == have
