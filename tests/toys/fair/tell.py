"""What happens at the fair, told: a function an event, with its fields by name."""

from __future__ import annotations

from jindori.engine.state import EVERYBODY, State
from jindori.engine.vecs import i64
from jindori.games.fair.codes import (
    BEGAN,
    CHANGED,
    DAY,
    FASHION,
    MAJORITY,
    OFFERED,
    PAID,
    PASSED,
    RAISED,
    RENTED,
    SOLD,
    STREET_SCORED,
    TRADED,
    TURNED_DOWN,
    UNSOLD,
    VISITORS,
    WARE_NAMED,
)


def began(s: State, players: i64) -> None:
    if s.hears(BEGAN):
        s.say(EVERYBODY, [BEGAN, players])


def day(s: State, day: i64, stall: i64, street: i64) -> None:
    if s.hears(DAY):
        s.say(EVERYBODY, [DAY, day, stall, street])


def raised(s: State, seat: i64, amount: i64) -> None:
    if s.hears(RAISED):
        s.say(EVERYBODY, [RAISED, seat, amount])


def ware_named(s: State, seat: i64, ware: i64) -> None:
    if s.hears(WARE_NAMED):
        s.say(EVERYBODY, [WARE_NAMED, seat, ware])


def passed(s: State, seat: i64) -> None:
    if s.hears(PASSED):
        s.say(EVERYBODY, [PASSED, seat])


def unsold(s: State, stall: i64) -> None:
    if s.hears(UNSOLD):
        s.say(EVERYBODY, [UNSOLD, stall])


def paid(s: State, seat: i64, coins: i64, wool: i64, licences: i64) -> None:
    if s.hears(PAID):
        s.say(EVERYBODY, [PAID, seat, coins, wool, licences])


def rented(s: State, seat: i64, stall: i64, ware: i64) -> None:
    if s.hears(RENTED):
        s.say(EVERYBODY, [RENTED, seat, stall, ware])


def visitors(s: State, street: i64, count: i64) -> None:
    if s.hears(VISITORS):
        s.say(EVERYBODY, [VISITORS, street, count])


def offered(s: State, seat: i64, maker: i64, taker: i64, coins: i64, wool: i64) -> None:
    if s.hears(OFFERED):
        s.say(EVERYBODY, [OFFERED, seat, maker, taker, coins, wool])


def traded(s: State, maker: i64, taker: i64, coins: i64, wool: i64) -> None:
    if s.hears(TRADED):
        s.say(EVERYBODY, [TRADED, maker, taker, coins, wool])


def turned_down(s: State, maker: i64, taker: i64) -> None:
    if s.hears(TURNED_DOWN):
        s.say(EVERYBODY, [TURNED_DOWN, maker, taker])


def changed(s: State, seat: i64) -> None:
    if s.hears(CHANGED):
        s.say(EVERYBODY, [CHANGED, seat])


def fashion(s: State, ware: i64) -> None:
    if s.hears(FASHION):
        s.say(EVERYBODY, [FASHION, ware])


def sold(s: State, seat: i64, stall: i64) -> None:
    if s.hears(SOLD):
        s.say(EVERYBODY, [SOLD, seat, stall])


def street_scored(s: State, street: i64, place: i64) -> None:
    if s.hears(STREET_SCORED):
        s.say(EVERYBODY, [STREET_SCORED, street, place])


def majority(s: State, seat: i64, street: i64, points: i64) -> None:
    if s.hears(MAJORITY):
        s.say(EVERYBODY, [MAJORITY, seat, street, points])
