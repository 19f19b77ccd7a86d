"""An offer: written, answered, countered as often as the rules allow; nothing changes hands without what both want."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.packing import NOT_OFFERED, opt0, opt1
from jindori.engine.rows import as_list, copied, row
from jindori.engine.shared.offers import Offer
from jindori.engine.state import S
from jindori.engine.vecs import append, i64, vec
from small_table import End, SmallTable, play

GOLD = 1
ARMIES = 2
ACCEPT = opt0(3)
REFUSE = opt0(4)
COUNTER = opt0(5)
AWAY = opt0(9)
TOO_MUCH = 6
LACKS = 7
ENOUGH = 8
MAKER = 1
TAKER = 0


class Court(SmallTable):
    """``gold`` and ``armies`` by seat; ``counters``: how often terms may be written anew."""

    def __init__(self, gold: list[int], armies: list[int], counters: int, of: Court | None = None) -> None:
        super().__init__(len(gold) or int(of.players if of else 0), of)
        self.gold: vec[i64] = copied(of.gold) if of is not None else row(gold)
        self.armies: vec[i64] = of.armies if of is not None else row(armies)
        self.counters = of.counters if of is not None else counters

    def copy(self) -> Court:
        return Court([], [], 0, self)


class Support(Offer[Court]):
    """The maker's gold for the taker's armies, at least one."""

    def size(self) -> i64:
        return 2

    def least(self, s: Court) -> i64:
        return 0 if len(self.terms) == 0 else 1

    def most(self, s: Court) -> i64:
        return s.gold[self.maker] if len(self.terms) == 0 else s.armies[self.taker]

    def writing(self, n: i64) -> i64:
        return opt1(GOLD if len(self.terms) == 0 else ARMIES, n)

    def accepting(self) -> i64:
        return ACCEPT

    def refusing(self) -> i64:
        return REFUSE

    def countering(self) -> i64:
        return COUNTER

    def written(self, s: Court) -> None:
        s.note("written", self.writer(), as_list(self.terms))

    def cannot_keep(self, s: Court) -> i64:
        return opt1(LACKS, self.maker) if s.gold[self.maker] < self.terms[0] else 0

    def cannot_counter(self, s: Court) -> i64:
        return 0 if self.counters < s.counters else opt1(ENOUGH, s.counters)

    def out_of_range(self, s: Court, n: i64) -> i64:
        return opt1(TOO_MUCH, n)

    def agreed(self, s: Court) -> None:
        s.pop()
        s.gold[self.maker] -= self.terms[0]
        s.gold[self.taker] += self.terms[0]
        s.note("agreed", as_list(self.terms))

    def refused(self, s: Court) -> None:
        super().refused(s)
        s.note("refused")


class Present(Support):
    """Gold for nothing."""

    def size(self) -> i64:
        return 1

    def asks_consent(self, s: Court) -> bool:
        return False


class Usual(Support):
    """As the engine has it: one counter-offer."""

    def cannot_counter(self, s: Court) -> i64:
        return Offer.cannot_counter(self, s)


def court(offer: Offer[S], counters: int = 1, gold: int = 5, armies: int = 3) -> Court:
    s = Court([2, gold], [armies, 0], counters)
    s.push(End())
    s.push(offer)
    s.advance()
    return s


def support(counters: int = 1) -> Court:
    return court(Support(MAKER, TAKER, vec[i64](), 0), counters)


def write(s: Court, seat: int, gold: int, armies: int) -> None:
    s.take(seat, opt1(GOLD, gold))
    s.take(seat, opt1(ARMIES, armies))


def test_it_is_written_and_accepted() -> None:
    s = support()
    assert s.asked == 2 and as_list(s.options(MAKER)) == [opt1(GOLD, n) for n in range(6)]
    s.take(MAKER, opt1(GOLD, 4))
    assert as_list(s.options(MAKER)) == [opt1(ARMIES, n) for n in (1, 2, 3)]
    s.take(MAKER, opt1(ARMIES, 2))
    assert s.asked == 1 and as_list(s.options(TAKER)) == [ACCEPT, COUNTER, REFUSE]
    s.take(TAKER, ACCEPT)
    assert s.diary == [("written", MAKER, [4, 2]), ("agreed", [4, 2])] and as_list(s.gold) == [6, 1]


def test_it_is_refused() -> None:
    s = support()
    write(s, MAKER, 0, 1)
    s.take(TAKER, REFUSE)
    assert s.diary[-1] == ("refused",) and as_list(s.gold) == [2, 5]


def test_a_counter_offer_is_in_the_same_terms_and_answered_by_the_maker() -> None:
    s = support()
    write(s, MAKER, 1, 3)
    s.take(TAKER, COUNTER)
    assert s.asked == 1
    write(s, TAKER, 5, 1)
    assert s.asked == 2 and as_list(s.options(MAKER)) == [ACCEPT, REFUSE]
    assert s.stack[-1].refuse(s, MAKER, COUNTER) == opt1(ENOUGH, 1)
    s.take(MAKER, ACCEPT)
    assert s.diary[1:] == [("written", TAKER, [5, 1]), ("agreed", [5, 1])] and as_list(s.gold) == [7, 0]


def test_by_default_it_is_countered_once() -> None:
    s = court(Usual(MAKER, TAKER, vec[i64](), 0), counters=9)
    write(s, MAKER, 1, 3)
    s.take(TAKER, COUNTER)
    write(s, TAKER, 2, 3)
    assert as_list(s.options(MAKER)) == [ACCEPT, REFUSE]


def test_whether_it_can_be_kept_is_looked_at_when_it_is_accepted() -> None:
    s = support()
    write(s, MAKER, 5, 1)
    s.gold[MAKER] = 4
    offer = s.stack[-1]
    assert offer.refuse(s, TAKER, ACCEPT) == opt1(LACKS, MAKER)
    assert as_list(offer.options(s, TAKER)) == [COUNTER, REFUSE]
    assert as_list(offer.candidates(s, TAKER)) == [ACCEPT, COUNTER, REFUSE]
    s.gold[MAKER] = 5
    assert offer.refuse(s, TAKER, ACCEPT) == 0


def test_each_refusal_has_its_reason() -> None:
    s = support()
    offer = s.stack[-1]
    assert offer.refuse(s, MAKER, opt1(GOLD, 6)) == opt1(TOO_MUCH, 6)
    assert offer.refuse(s, MAKER, opt1(ARMIES, 1)) == offer.refuse(s, MAKER, ACCEPT) == NOT_OFFERED
    s.take(MAKER, opt1(GOLD, 0))
    assert s.stack[-1].refuse(s, MAKER, opt1(ARMIES, 0)) == opt1(TOO_MUCH, 0)
    s.take(MAKER, opt1(ARMIES, 1))
    assert s.stack[-1].refuse(s, TAKER, opt1(GOLD, 1)) == NOT_OFFERED


def test_a_gift_needs_no_consent() -> None:
    s = court(Present(MAKER, TAKER, vec[i64](), 0))
    s.take(MAKER, opt1(GOLD, 2))
    assert s.over and as_list(s.gold) == [4, 3]


class Scattered(Present):
    """Who writes may first throw a gold away, as others exchange what they have while an offer is made."""

    def size(self) -> i64:
        return 2

    def most(self, s: Court) -> i64:
        return s.gold[self.maker] if len(self.terms) == 0 else i64(1)

    def options(self, s: Court, seat: i64) -> vec[i64]:
        opts = super().options(s, seat)
        return append(opts, AWAY) if self.being_written() and s.gold[seat] > 0 else opts

    def refuse(self, s: Court, seat: i64, option: i64) -> i64:
        return 0 if option == AWAY else super().refuse(s, seat, option)

    def choose(self, s: Court, seat: i64, option: i64) -> None:
        if option == AWAY:
            s.gold[seat] -= 1
        else:
            super().choose(s, seat, option)


def test_a_gift_that_cannot_be_kept_comes_to_nothing() -> None:
    """Written, then thrown away before the terms were complete: there are only 4 left of the 5."""
    s = court(Scattered(MAKER, TAKER, vec[i64](), 0))
    for option in (opt1(GOLD, 5), AWAY, opt1(ARMIES, 1)):
        assert option in as_list(s.options(MAKER))
        s.take(MAKER, option)
    assert s.over and s.diary[-1] == ("refused",) and as_list(s.gold) == [2, 4]


@given(st.integers(0, 3), st.integers(0, 9), st.integers(1, 4), st.lists(st.integers(0, 30), min_size=1, max_size=12))
def test_it_ends_and_no_gold_is_lost(counters: int, gold: int, armies: int, choices: list[int]) -> None:
    s = court(Support(MAKER, TAKER, vec[i64](), 0), counters, gold, armies)
    most = 3 * (counters + 1)
    assert play(s, choices, most + 1) <= most
    written = [what for what in s.diary if what[0] == "written"]
    assert len(written) <= counters + 1
    assert [what[1] for what in written] == [MAKER, TAKER, MAKER, TAKER][: len(written)]
    agreed = s.diary[-1][0] == "agreed"
    paid = s.diary[-1][1][0] if agreed else 0
    assert as_list(s.gold) == [2 + paid, gold - paid]
    assert not agreed or s.diary[-1][1] == written[-1][2]
