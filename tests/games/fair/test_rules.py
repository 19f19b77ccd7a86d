"""The fair's rules, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from clauses import clause
from jindori.engine.errors import IllegalChoice
from jindori.engine.position import Position
from jindori.engine.rows import row
from jindori.games.fair.codes import COINS, LICENCES, WOOL
from jindori.games.fair.state import Fair
from jindori.games.fair.streets import score_streets
from playing import begin


def fair(players: int = 3, **options: Any) -> Position:
    return begin("fair", players, 1, options)


def bid(position: Position, seat: int, amount: int, ware: str = "bread") -> None:
    position.choose(seat, {"do": "bid", "amount": amount})
    position.choose(seat, {"do": "sell", "ware": ware})


def passes(position: Position, *seats: int) -> None:
    for seat in seats:
        position.choose(seat, {"do": "pass"})


def let(position: Position, amount: int = 0) -> Position:
    """The opener gets the stall; the payment is left to be chosen."""
    opener = position.asked[0]
    bid(position, opener, amount)
    passes(position, *[seat for n in range(1, position.players) for seat in [(opener + n) % position.players]])
    return position


def offer(position: Position, seat: int, coins: int, wool: int) -> None:
    position.choose(seat, {"do": "offer", "coins": coins})
    position.choose(seat, {"do": "offer", "wool": wool})


def why_not(position: Position, seat: int, action: dict[str, Any]) -> tuple[str, str]:
    refusal = position.why_not(seat, action)
    assert refusal is not None
    with pytest.raises(IllegalChoice):
        position.choose(seat, action)
    return refusal.clause, refusal.message.key


def goods(position: Position, seat: int) -> list[int]:
    return [int(position.state.has(seat, means)) for means in (COINS, WOOL, LICENCES)]


def set_goods(position: Position, given: dict[tuple[int, int], int]) -> None:
    """By means and seat; what may be chosen is listed anew."""
    s = position.state
    for (means, seat), n in given.items():
        s.goods[means * position.players + seat] = n
    s.offered = s.stack[-1].options(s, position.asked[0])


def told(position: Position, kind: str) -> list[dict[str, Any]]:
    return [entry.data for entry in position.log.entries(None) if entry.kind == kind]


# -- the days (F-1) -------------------------------------------------------------------------------------


@clause("F-1.1", "F-1.2")
def test_the_beginning() -> None:
    position = fair(4)
    assert [goods(position, seat) for seat in range(4)] == [[8, 4, 2]] * 4
    assert list(position.state.bank) == [32, 16, 8]
    assert [entry["street"] for entry in told(position, "day")] == ["bridge"]
    assert position.view(0).board.fashions == []


@clause("F-1.3")
def test_visitors_leave_coins_with_a_new_tenant() -> None:
    position = let(fair())
    (came,) = told(position, "visitors")
    assert came["street"] == "bridge" and goods(position, 0) == [8 + came["count"], 4, 2]
    position = fair(opener_may_pass=True)
    passes(position, 0, 1, 2)
    assert position.state.visitors[0] > 0 and list(position.state.bank) == [24, 12, 6]


@clause("F-1.4")
def test_a_stall_in_fashion_gives_a_point_and_no_choice_is_taken_back_after_that() -> None:
    points = set()
    for ware in ("bread", "cloth", "pots"):
        position = fair()
        bid(position, 0, 0, ware)
        passes(position, 1, 2)
        position.choose(0, {"do": "done"})
        assert [entry["ware"] for entry in told(position, "fashion")] == [term.id for term in position.view(0).board.fashions]
        assert (position.scores[0] == 1) == (told(position, "fashion")[0]["ware"] == ware)
        assert not position.can_undo(0).allowed and position.asked == [1]
        points.add(position.scores[0])
    assert points == {0, 1}


# -- the auction (F-2) ----------------------------------------------------------------------------------


@clause("F-2.1")
def test_the_opener_must_bid_unless_the_option_says_otherwise() -> None:
    assert fair().asked == [0]
    assert why_not(fair(), 0, {"do": "pass"}) == ("F-2.1", "reason-must-open")
    position = fair(opener_may_pass=True)
    passes(position, 0, 1, 2)
    assert len(told(position, "unsold")) == 1
    assert position.decisions[0].name == "trade" and position.asked == [0] and position.state.owners[0] == -1


@clause("F-2.2")
def test_who_has_passed_bids_again_and_the_ware_is_that_of_the_last_bid() -> None:
    position = fair()
    bid(position, 0, 0, "pots")
    passes(position, 1)
    bid(position, 2, 1, "cloth")
    assert why_not(position, 0, {"do": "bid", "amount": 1}) == ("F-2.2", "reason-bid-too-low")
    passes(position, 0)
    bid(position, 1, 2, "bread")
    passes(position, 2, 0)
    position.choose(1, {"do": "pay", "coins": 2})
    assert told(position, "rented") == [{"seat": 1, "stall": "bakery", "ware": "bread"}]


@clause("F-2.3")
def test_nobody_bids_more_than_he_could_pay() -> None:
    """3 coins and 4 wool without a licence: 2 coins of toll, 5 of rent."""
    position = fair()
    assert position.why_not(0, {"do": "bid", "amount": 12}) is None
    set_goods(position, {(COINS, 0): 3, (LICENCES, 0): 0})
    assert position.decisions[0].options == [{"do": "bid", "amount": n} for n in range(8)]
    assert why_not(position, 0, {"do": "bid", "amount": 8}) == ("F-2.3", "reason-bid-too-high")


# -- payment (F-3) --------------------------------------------------------------------------------------


@clause("F-3.1", "F-3.2")
def test_nothing_is_paid_before_all_is_chosen() -> None:
    """11: a toll of 2 and a rent of 9, of which wool pays 4 at most and licences pay nothing."""
    position = let(fair(), 11)
    assert position.decisions[0].options == [{"do": "pay", "coins": n} for n in (5, 6, 7, 8)]
    assert why_not(position, 0, {"do": "pay", "coins": 9}) == ("F-3.1", "reason-not-so-many")
    assert why_not(position, 0, {"do": "pay", "coins": 4}) == ("F-3.2", "reason-rest-unpaid")
    before = position.digest()
    position.choose(0, {"do": "pay", "coins": 7})
    assert goods(position, 0) == [8, 4, 2] and list(position.state.bank) == [24, 12, 6]
    position.undo(0)
    assert position.digest() == before
    position.choose(0, {"do": "pay", "coins": 7})
    assert position.decisions[0].options == [{"do": "pay", "wool": n} for n in (2, 3, 4)]
    assert why_not(position, 0, {"do": "pay", "wool": 1}) == ("F-3.2", "reason-rest-unpaid")
    position.choose(0, {"do": "pay", "wool": 3})
    assert told(position, "paid") == [{"seat": 0, "coins": 7, "wool": 3, "licences": 1}]
    assert goods(position, 0) == [1 + told(position, "visitors")[0]["count"], 1, 1]


# -- trade (F-4) ----------------------------------------------------------------------------------------


@clause("F-4.1")
def test_each_is_asked_at_most_once_a_day() -> None:
    position = let(fair())
    position.choose(0, {"do": "trade", "seat": 1})
    offer(position, 0, 1, 1)
    position.choose(1, {"do": "refuse"})
    assert position.asked == [0]
    assert why_not(position, 0, {"do": "trade", "seat": 1}) == ("F-4.1", "reason-asked-already")
    position.choose(0, {"do": "trade", "seat": 2})


@clause("F-4.2")
def test_a_gift_needs_no_consent_and_nothing_for_nothing_is_no_offer() -> None:
    position = let(fair())
    position.choose(0, {"do": "trade", "seat": 1})
    position.choose(0, {"do": "offer", "coins": 0})
    assert why_not(position, 0, {"do": "offer", "wool": 0}) == ("F-4.2", "reason-out-of-range")
    position.undo(0)
    offer(position, 0, 3, 0)
    assert position.asked == [0] and goods(position, 1) == [11, 4, 2]
    set_goods(position, {(COINS, 0): 0, (WOOL, 2): 0})
    assert why_not(position, 0, {"do": "trade", "seat": 2}) == ("F-4.2", "reason-nothing-to-trade")


@clause("F-4.3")
def test_terms_are_written_anew_as_often_as_the_option_says() -> None:
    for most in range(4):
        position = let(fair(counters=most))
        position.choose(0, {"do": "trade", "seat": 2})
        offer(position, 0, 1, 4)
        for n in range(most):
            position.choose([2, 0][n % 2], {"do": "counter"})
            offer(position, [2, 0][n % 2], 2 + n, 2)
        last = [2, 0][most % 2]
        assert why_not(position, last, {"do": "counter"}) == ("F-4.3", "reason-countered")
        before = [goods(position, seat) for seat in (0, 2)]
        position.choose(last, {"do": "accept"})
        coins, wool = (1 + most, 2) if most else (1, 4)
        after = [goods(position, seat) for seat in (0, 2)]
        assert after == [[before[0][0] - coins, 4 + wool, 2], [before[1][0] + coins, 4 - wool, 2]]


@clause("F-4.4", "F-4.5")
def test_what_was_offered_may_be_gone_when_it_is_to_be_accepted() -> None:
    position = let(fair())
    position.choose(0, {"do": "trade", "seat": 1})
    offer(position, 0, 2, 3)
    assert position.why_not(1, {"do": "accept"}) is None
    position.choose(1, {"do": "change"})
    assert goods(position, 1) == [9, 2, 2]
    assert why_not(position, 1, {"do": "accept"}) == ("F-4.4", "reason-lacks-wool")
    position.choose(1, {"do": "change"})
    assert why_not(position, 1, {"do": "change"}) == ("F-4.5", "reason-too-little-wool")
    position.choose(1, {"do": "refuse"})
    assert told(position, "traded") == [] and goods(position, 1) == [10, 0, 2]


# -- the end (F-5) --------------------------------------------------------------------------------------


def scored(visitors: list[int], owners: list[int]) -> tuple[list[str], list[int]]:
    position = fair(3)
    s = position.state
    assert isinstance(s, Fair)
    s.visitors, s.owners = row(visitors), row(owners)
    s.listening = True
    before = len(s.events)
    score_streets(s)
    order = [numbers[1] for _, numbers in s.events[before:] if len(numbers) == 3]
    return [("bridge", "church", "mill")[street] for street in order], [int(n) for n in s.streets]


@clause("F-5.1")
def test_the_older_of_equal_streets_comes_first() -> None:
    assert scored([3, 9, 3], [-1] * 6)[0] == ["church", "bridge", "mill"]
    assert scored([4, 4, 4], [-1] * 6)[0] == ["bridge", "church", "mill"]


@clause("F-5.2")
def test_equals_share_a_place_in_full() -> None:
    """Bakery and potter in Bridge Street, brewery and saddler in Church Street, dyer and smithy in Mill Street."""
    assert scored([9, 5, 1], [0, 1, 2, 0, 1, 2])[1] == [6, 4, 2]
    assert scored([9, 5, 1], [0, 1, -1, 1, 2, -1])[1] == [6, 6 + 4, 4]
    assert scored([9, 5, 1], [-1, -1, 0, -1, -1, 1])[1] == [2, 2, 0]
