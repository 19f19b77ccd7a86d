"""What goes round the table until all have declined in succession."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.packing import arg0, opt0, opt1, verb
from jindori.engine.rows import changed, copied, row
from jindori.engine.shared.round_and_round import RoundAndRound
from jindori.engine.vecs import append, i64, vec
from small_table import End, SmallTable, play

STAY = 1
COME = 2


class Hall(SmallTable):
    """``left``: how often each seat may still come; ``room`` for all together."""

    def __init__(self, players: int, left: list[int], room: int, of: Hall | None = None) -> None:
        super().__init__(players, of)
        self.left: vec[i64] = copied(of.left) if of is not None else row(left)
        self.room = of.room if of is not None else room

    def copy(self) -> Hall:
        return Hall(self.players, [], 0, self)


class Call(RoundAndRound[Hall]):
    def first(self, s: Hall) -> i64:
        return s.players - 1

    def declining(self) -> i64:
        return opt0(STAY)

    def is_offered(self, s: Hall, seat: i64) -> bool:
        return s.left[seat] > 0

    def closed(self, s: Hall) -> bool:
        return s.room == 0

    def options(self, s: Hall, seat: i64) -> vec[i64]:
        return append(append(vec[i64](), opt1(COME, seat)), opt0(STAY))

    def accept(self, s: Hall, seat: i64, option: i64) -> None:
        assert verb(option) == COME and arg0(option) == seat
        s.left = changed(s.left, seat, s.left[seat] - 1)
        s.room -= 1
        s.note("come", seat)

    def decline(self, s: Hall, seat: i64) -> None:
        s.note("stay", seat)

    def done(self, s: Hall) -> None:
        super().done(s)
        s.note("done")


def hall(left: list[int], room: int) -> Hall:
    s = Hall(len(left), left, room)
    s.push(End())
    s.push(Call(0, 0))
    s.advance()
    return s


def test_it_goes_round_from_the_first_until_all_have_declined() -> None:
    s = hall([2, 0, 2], 9)
    for option in (opt1(COME, 2), opt0(STAY), opt0(STAY)):
        s.take(2 if s.asked == 4 else 0, option)
    assert s.diary == [("come", 2), ("stay", 0), ("stay", 2), ("done",)] and s.over


def test_who_has_declined_may_come_when_somebody_else_has() -> None:
    s = hall([1, 1], 9)
    s.take(1, opt0(STAY))
    s.take(0, opt1(COME, 0))
    s.take(1, opt1(COME, 1))
    assert s.diary == [("stay", 1), ("come", 0), ("come", 1), ("done",)]


def test_it_is_closed_before_all_have_declined() -> None:
    s = hall([5, 5], 1)
    s.take(1, opt1(COME, 1))
    assert s.diary == [("come", 1), ("done",)]


def test_nobody_is_asked_who_cannot() -> None:
    assert hall([0, 0, 0], 4).diary == [("done",)]


@given(st.lists(st.integers(0, 3), min_size=2, max_size=6), st.integers(0, 6), st.lists(st.integers(0, 1), min_size=1, max_size=9))
def test_it_ends_when_all_who_can_have_declined_in_succession(left: list[int], room: int, choices: list[int]) -> None:
    s = hall(left, room)
    play(s, choices, 60)
    come = [seat for what, *seat in s.diary if what == "come"]
    assert len(come) <= room and all(come.count([seat]) <= n for seat, n in enumerate(left))
    assert s.diary[-1] == ("done",)
    if len(come) < room:
        last = [what[0] for what in s.diary[:-1]]
        can = {seat for seat in range(len(left)) if s.left[seat] > 0}
        stayed = len(last) - 1 - max((n for n, what in enumerate(last) if what == "come"), default=-1)
        assert {what[1] for what in s.diary[:-1][len(last) - stayed :]} == can
