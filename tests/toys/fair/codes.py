"""Everything the fair says: choices, events, reasons why not, each with its fields."""

from __future__ import annotations

from typing import Final

from jindori.engine.codec import Named, Whole
from jindori.engine.vocabulary import Vocabulary

STALLS: Final = ("bakery", "brewery", "dyer", "potter", "saddler", "smithy")
STREETS: Final = ("bridge", "church", "mill")
WARES: Final = ("bread", "cloth", "pots")
MEANS: Final = ("coins", "wool", "licences")
COINS: Final = 0
WOOL: Final = 1
LICENCES: Final = 2

MOST_BID: Final = 12
MOST_OFFERED: Final = 9

NUMBER = Whole()
SEAT = Whole()
STALL = Named("stall", STALLS)
STREET = Named("street", STREETS)
WARE = Named("ware", WARES)

V: Final = Vocabulary()

# -- choices --------------------------------------------------------------------------------------------

PASS: Final = 1
V.verb(PASS, "pass")
BID: Final = 2
V.verb(BID, "bid", amount=Whole(0, MOST_BID))
SELL: Final = 3
V.verb(SELL, "sell", ware=WARE)
PAY_COINS: Final = 4
V.verb(PAY_COINS, "pay", coins=Whole(0, MOST_BID))
PAY_WOOL: Final = 5
V.verb(PAY_WOOL, "pay", wool=Whole(0, MOST_BID))
PAY_LICENCES: Final = 6
V.verb(PAY_LICENCES, "pay", licences=Whole(0, MOST_BID))
TRADE: Final = 7
V.verb(TRADE, "trade", seat=Whole(0, 4))
DONE: Final = 8
V.verb(DONE, "done")
OFFER_COINS: Final = 9
V.verb(OFFER_COINS, "offer", coins=Whole(0, MOST_OFFERED))
OFFER_WOOL: Final = 10
V.verb(OFFER_WOOL, "offer", wool=Whole(0, MOST_OFFERED))
ACCEPT: Final = 11
V.verb(ACCEPT, "accept")
REFUSE: Final = 12
V.verb(REFUSE, "refuse")
COUNTER: Final = 13
V.verb(COUNTER, "counter")
CHANGE: Final = 14
V.verb(CHANGE, "change")

# -- events ---------------------------------------------------------------------------------------------

BEGAN: Final = 0
V.event(BEGAN, "began", players=NUMBER, heading=True)
DAY: Final = 1
V.event(DAY, "day", day=NUMBER, stall=STALL, street=STREET, heading=True)
RAISED: Final = 2
V.event(RAISED, "raised", seat=SEAT, amount=NUMBER)
WARE_NAMED: Final = 3
V.event(WARE_NAMED, "ware_named", seat=SEAT, ware=WARE)
PASSED: Final = 4
V.event(PASSED, "passed", seat=SEAT)
UNSOLD: Final = 5
V.event(UNSOLD, "unsold", stall=STALL)
PAID: Final = 6
V.event(PAID, "paid", seat=SEAT, coins=NUMBER, wool=NUMBER, licences=NUMBER)
RENTED: Final = 7
V.event(RENTED, "rented", seat=SEAT, stall=STALL, ware=WARE)
VISITORS: Final = 8
V.event(VISITORS, "visitors", street=STREET, count=NUMBER)
OFFERED: Final = 9
V.event(OFFERED, "offered", seat=SEAT, maker=SEAT, taker=SEAT, coins=NUMBER, wool=NUMBER)
TRADED: Final = 10
V.event(TRADED, "traded", maker=SEAT, taker=SEAT, coins=NUMBER, wool=NUMBER)
TURNED_DOWN: Final = 11
V.event(TURNED_DOWN, "turned_down", maker=SEAT, taker=SEAT)
CHANGED: Final = 12
V.event(CHANGED, "changed", seat=SEAT)
FASHION: Final = 13
V.event(FASHION, "fashion", ware=WARE)
SOLD: Final = 14
V.event(SOLD, "sold", seat=SEAT, stall=STALL)
STREET_SCORED: Final = 15
V.event(STREET_SCORED, "street_scored", street=STREET, place=NUMBER, heading=True)
MAJORITY: Final = 16
V.event(MAJORITY, "majority", seat=SEAT, street=STREET, points=NUMBER)

# -- reasons --------------------------------------------------------------------------------------------

BID_TOO_LOW: Final = 1
V.reason(BID_TOO_LOW, "F-2.2", "bid-too-low", amount=NUMBER, least=NUMBER)
BID_TOO_HIGH: Final = 2
V.reason(BID_TOO_HIGH, "F-2.3", "bid-too-high", amount=NUMBER, most=NUMBER)
MUST_OPEN: Final = 3
V.reason(MUST_OPEN, "F-2.1", "must-open")
NOT_SO_MANY: Final = 4
V.reason(NOT_SO_MANY, "F-3.1", "not-so-many", amount=NUMBER)
REST_UNPAID: Final = 5
V.reason(REST_UNPAID, "F-3.2", "rest-unpaid", amount=NUMBER)
ASKED_ALREADY: Final = 6
V.reason(ASKED_ALREADY, "F-4.1", "asked-already", seat=SEAT)
NOTHING_TO_TRADE: Final = 7
V.reason(NOTHING_TO_TRADE, "F-4.2", "nothing-to-trade", seat=SEAT)
MAKER_LACKS_COINS: Final = 8
V.reason(MAKER_LACKS_COINS, "F-4.4", "lacks-coins", seat=SEAT, amount=NUMBER)
TAKER_LACKS_WOOL: Final = 9
V.reason(TAKER_LACKS_WOOL, "F-4.4", "lacks-wool", seat=SEAT, amount=NUMBER)
COUNTERED: Final = 10
V.reason(COUNTERED, "F-4.3", "countered", most=NUMBER)
OUT_OF_RANGE: Final = 11
V.reason(OUT_OF_RANGE, "F-4.2", "out-of-range", amount=NUMBER)
TOO_LITTLE_WOOL: Final = 12
V.reason(TOO_LITTLE_WOOL, "F-4.5", "too-little-wool")
