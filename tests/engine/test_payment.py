"""Payment: always exactly what is owed, never stuck, and nothing changes hands before all is chosen."""

from __future__ import annotations

from collections import Counter
from itertools import product

from hypothesis import assume, given
from hypothesis import strategies as st

from jindori.engine.packing import NOT_OFFERED, arg0, arg1, opt1, opt2
from jindori.engine.rows import as_list, filled, row
from jindori.engine.shared.payment import Payment
from jindori.engine.vecs import i64, vec
from small_table import End, SmallTable, play

PAY = 1
MANY = 2
FEW = 3


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

    def paying(self, n: i64) -> i64:
        return opt2(PAY, n, self.means)

    def paid(self, s: Till) -> None:
        s.pop()
        s.note("paid", as_list(self.given))

    def too_many(self, s: Till, n: i64) -> i64:
        return opt1(MANY, n)

    def too_few(self, s: Till, n: i64) -> i64:
        return opt1(FEW, n)


def bill(owed: list[int], means: int) -> Bill:
    return Bill(1, row(owed), filled(means, 0), 0)


def till(owed: list[int], have: list[int], pays: list[int]) -> Till:
    s = Till(have, pays)
    s.push(End())
    s.push(bill(owed, len(have)))
    s.advance()
    return s


def offered(s: Till) -> list[tuple[int, int]]:
    """How many of which means."""
    return [(int(arg0(option)), int(arg1(option))) for option in s.options(1)]


def test_means_after_means_and_the_rest_follows() -> None:
    """3 red and 2 of any colour; red, blue, and wild cubes that are anything."""
    s = till([3, 2], [3, 2, 2], [0b11, 0b10, 0b11])
    assert s.asked == 2 and offered(s) == [(1, 0), (2, 0), (3, 0)]
    s.take(1, opt2(PAY, 2, 0))
    assert offered(s) == [(1, 1), (2, 1)]
    s.take(1, opt2(PAY, 1, 1))
    assert s.diary == [("paid", [2, 1, 2])]


def test_what_is_forced_is_not_asked() -> None:
    assert till([4], [3, 1], [1, 1]).diary == [("paid", [3, 1])]
    assert till([2, 2], [2, 2], [0b11, 0b01]).diary == [("paid", [2, 2])]
    assert till([0, 0], [5], [0b11]).diary == [("paid", [0])]
    assert till([2], [4, 2], [0, 1]).diary == [("paid", [0, 2])]


def test_which_of_them_goes_for_which_thing_is_not_asked() -> None:
    """2 of a colour and one of any: a cube of the colour, a wild one and a card of the colour must all go."""
    assert till([2, 1], [1, 1, 1], [0b11, 0b11, 0b11]).diary == [("paid", [1, 1, 1])]


def test_each_refusal_has_its_reason() -> None:
    s = till([2, 1], [4, 2], [0b11, 0b01])
    top = s.stack[-1]
    assert offered(s) == [(1, 0), (2, 0), (3, 0)]
    assert top.refuse(s, 1, opt2(PAY, 0, 0)) == opt1(FEW, 0)
    assert top.refuse(s, 1, opt2(PAY, 4, 0)) == opt1(MANY, 4)
    assert top.refuse(s, 1, opt2(PAY, 1, 1)) == top.refuse(s, 1, opt1(PAY + 9, 1)) == NOT_OFFERED
    assert [int(arg0(option)) for option in top.candidates(s, 1)] == [0, 1, 2, 3]


def test_what_was_chosen_is_not_paid_for_twice() -> None:
    """Of 2 tolls and 3 rents 4 are paid in coins: one toll or rent is left, so one wool at most."""
    s = till([2, 3], [9, 3, 2], [0b11, 0b10, 0b01])
    s.take(1, opt2(PAY, 4, 0))
    assert offered(s) == [(0, 1), (1, 1)]
    assert s.stack[-1].refuse(s, 1, opt2(PAY, 2, 1)) == opt1(MANY, 2)


def test_whether_it_can_be_paid_before_it_is_begun() -> None:
    s = Till([1, 2], [0b01, 0b11])
    for owed, can in {(1, 2): True, (3, 0): True, (0, 3): False, (2, 2): False, (0, 0): True}.items():
        assert bill(list(owed), 2).payable(s) == can


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
    s = Till([n for n, _ in means], [p for _, p in means])
    assert bill(owed, len(means)).payable(s) == bool(ways(owed, means))


@given(st.lists(st.integers(0, 2), min_size=1, max_size=3), few(2, 3))
def test_every_way_to_pay_is_chosen_in_one_way_and_no_other_can_be(owed: list[int], means: list[tuple[int, int]]) -> None:
    wanted = ways(owed, means)
    assume(wanted)
    found: Counter[tuple[int, ...]] = Counter()
    tables = [till(owed, [n for n, _ in means], [p for _, p in means])]
    while tables:
        s = tables.pop()
        if s.over:
            found[tuple(s.diary[0][1])] += 1
            continue
        assert len(s.options(1)) > 1
        for option in s.options(1):
            tables.append(s.copy())
            tables[-1].offered = s.offered
            tables[-1].take(1, option)
    assert found == Counter(wanted)


@given(OWED, MEANS, st.lists(st.integers(0, 9), min_size=1, max_size=6))
def test_it_ends_with_exactly_what_is_owed(owed: list[int], means: list[tuple[int, int]], choices: list[int]) -> None:
    have, pays = [n for n, _ in means], [p for _, p in means]
    assume(bill(owed, len(means)).payable(Till(have, pays)))
    s = till(owed, have, pays)
    assert play(s, choices, len(means)) < len(means)
    ((_, given_),) = s.diary
    assert sum(given_) == sum(owed) and all(0 <= n <= most for n, most in zip(given_, have, strict=True))
    assert as_list(s.have) == have
