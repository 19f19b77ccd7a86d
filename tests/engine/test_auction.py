"""The open auction: each bid higher, passing is not for good, and it ends when all others have passed in succession."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.packing import NOT_OFFERED, arg0, opt0, opt1, opt2
from jindori.engine.rows import as_list, row
from jindori.engine.shared.auction import Auction
from jindori.engine.state import NOBODY, Procedure
from jindori.engine.vecs import append, i64, vec
from small_table import End, SmallTable, play

PASS = 1
BID = 2
COLOUR = 3
LOW = 4
HIGH = 5
OPENING = 6


class Hammer(SmallTable):
    """``purses`` by seat; ``colour`` belongs to the standing bid."""

    def __init__(self, players: int, purses: list[int], free: bool, of: Hammer | None = None) -> None:
        super().__init__(players, of)
        self.purses: vec[i64] = of.purses if of is not None else row(purses)
        self.free = of.free if of is not None else free
        self.colour = of.colour if of is not None else -1

    def copy(self) -> Hammer:
        return Hammer(self.players, [], False, self)


class Lot(Auction[Hammer]):
    def bidding(self) -> i64:
        return BID

    def declining(self) -> i64:
        return opt0(PASS)

    def most(self, s: Hammer, seat: i64) -> i64:
        return s.purses[seat]

    def may_pass(self, s: Hammer) -> bool:
        return s.free or super().may_pass(s)

    def raised(self, s: Hammer) -> None:
        s.note("bid", self.leader, self.amount)
        s.push(Colour(self.leader))

    def decline(self, s: Hammer, seat: i64) -> None:
        s.note("pass", seat)

    def done(self, s: Hammer) -> None:
        s.pop()
        s.note("sold", self.leader, self.amount, s.colour)

    def too_low(self, s: Hammer, amount: i64) -> i64:
        return opt2(LOW, amount, self.least(s))

    def too_high(self, s: Hammer, seat: i64, amount: i64) -> i64:
        return opt2(HIGH, amount, self.most(s, seat))

    def not_opened(self, s: Hammer) -> i64:
        return opt0(OPENING)


class Colour(Procedure[Hammer]):
    """What belongs to a bid besides its amount."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def step(self, s: Hammer) -> bool:
        return s.ask(self.seat)

    def options(self, s: Hammer, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), opt1(COLOUR, 0)), opt1(COLOUR, 1))

    def choose(self, s: Hammer, seat: i64, option: i64) -> None:
        s.pop()
        s.colour = int(arg0(option))


def hammer(purses: list[int], opener: int = 0, free: bool = False) -> Hammer:
    s = Hammer(len(purses), purses, free)
    s.push(End())
    s.push(Lot(opener, 0, 0, NOBODY, 0))
    s.advance()
    return s


def bid(s: Hammer, seat: int, amount: int, colour: int = 0) -> None:
    s.take(seat, opt1(BID, amount))
    s.take(seat, opt1(COLOUR, colour))


def test_who_has_passed_bids_again_and_the_last_bid_counts_with_all_that_belongs_to_it() -> None:
    s = hammer([9, 9, 9], opener=1)
    bid(s, 1, 0, colour=1)
    s.take(2, opt0(PASS))
    bid(s, 0, 1)
    s.take(1, opt0(PASS))
    bid(s, 2, 5, colour=1)
    s.take(0, opt0(PASS))
    assert not s.over and s.asked == 2
    s.take(1, opt0(PASS))
    assert s.over and s.diary[-1] == ("sold", 2, 5, 1)


def test_an_auction_of_five() -> None:
    """3 opens with 0; 0 raises after a pass, 3 raises again, 4 comes back in; then all pass, 3 last."""
    s = hammer([30] * 5, opener=3)
    bid(s, 3, 0)
    s.take(4, opt0(PASS))
    bid(s, 0, 1)
    s.take(1, opt0(PASS))
    s.take(2, opt0(PASS))
    bid(s, 3, 2)
    bid(s, 4, 3)
    for seat in (0, 1, 2, 3):
        assert not s.over
        s.take(seat, opt0(PASS))
    assert s.over and s.diary[-1] == ("sold", 4, 3, 0)


def test_the_standing_bidder_is_not_asked_against_himself() -> None:
    s = hammer([9, 9])
    bid(s, 0, 3)
    assert s.asked == 2
    s.take(1, opt0(PASS))
    assert s.diary[-1] == ("sold", 0, 3, 0)


def test_each_refusal_has_its_reason() -> None:
    s = hammer([4, 9])
    lot = s.stack[-1]
    assert as_list(s.options(0)) == [opt1(BID, n) for n in range(5)]
    assert as_list(lot.candidates(s, 0))[-1] == opt0(PASS)
    assert lot.refuse(s, 0, opt0(PASS)) == opt0(OPENING)
    assert lot.refuse(s, 0, opt1(BID, 5)) == opt2(HIGH, 5, 4)
    assert lot.refuse(s, 0, opt1(COLOUR, 0)) == NOT_OFFERED
    bid(s, 0, 2)
    assert s.stack[-1].refuse(s, 1, opt1(BID, 2)) == opt2(LOW, 2, 3)
    assert as_list(s.options(1)) == [*(opt1(BID, n) for n in range(3, 10)), opt0(PASS)]


def test_who_cannot_raise_is_passed_over() -> None:
    s = hammer([9, 2, 9])
    bid(s, 0, 2)
    assert s.asked == 4
    s.take(2, opt0(PASS))
    assert s.diary == [("bid", 0, 2), ("pass", 2), ("sold", 0, 2, 0)]


def test_where_all_may_pass_nobody_may_get_it() -> None:
    s = hammer([9, -1, 9], free=True)
    for seat in (0, 2):
        s.take(seat, opt0(PASS))
    assert s.diary[-1] == ("sold", -1, 0, -1)


def test_where_nobody_may_bid_nobody_is_asked() -> None:
    assert hammer([-1, -1]).diary == [("sold", -1, 0, -1)]


@given(
    st.lists(st.integers(-1, 12), min_size=2, max_size=7),
    st.integers(0, 6),
    st.booleans(),
    st.lists(st.integers(0, 30), min_size=1, max_size=20),
)
def test_bids_rise_and_the_last_one_wins(purses: list[int], opener: int, free: bool, choices: list[int]) -> None:
    s = hammer(purses, opener % len(purses), free)
    play(s, choices, 200)
    bids = [what[1:] for what in s.diary if what[0] == "bid"]
    assert all(before[1] < after[1] for before, after in zip(bids, bids[1:], strict=False))
    assert all(0 <= amount <= purses[seat] for seat, amount in bids)
    assert s.diary[-1][:3] == ("sold", *(bids[-1] if bids else (-1, 0)))
    since = s.diary[[what[0] for what in s.diary].index("bid") if bids else 0 :]
    passed = []
    for what in since[:-1]:
        passed = [] if what[0] == "bid" else [*passed, what[1]]
    lowest = bids[-1][1] + 1 if bids else 0
    could = {seat for seat, purse in enumerate(purses) if purse >= lowest and (not bids or seat != bids[-1][0])}
    assert set(passed) == could and len(passed) == len(could)
