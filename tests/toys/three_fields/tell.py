"""What happens, told: a function an event, with its fields by name."""

from __future__ import annotations

from jindori.engine.state import EVERYBODY, State
from jindori.engine.vecs import i64
from jindori.games.three_fields.codes import BIDS, PAID, ROUND, SECRET, WON


def secret(s: State, audience: i64, seat: i64, field: i64) -> None:
    if s.hears(SECRET):
        s.say(audience, [SECRET, seat, field])


def round(s: State, round: i64, field: i64) -> None:
    if s.hears(ROUND):
        s.say(EVERYBODY, [ROUND, round, field])


def bids(s: State, seat: i64, amount: i64) -> None:
    if s.hears(BIDS):
        s.say(EVERYBODY, [BIDS, seat, amount])


def won(s: State, seat: i64, field: i64, amount: i64) -> None:
    if s.hears(WON):
        s.say(EVERYBODY, [WON, seat, field, amount])


def paid(s: State, seat: i64, coins: i64, grain: i64, harvest: i64) -> None:
    if s.hears(PAID):
        s.say(EVERYBODY, [PAID, seat, coins, grain, harvest])
