"""Everything the game says: choices, events, reasons why not, each with its number, name and fields."""

from __future__ import annotations

from typing import Final

from jindori.engine.codec import Named, Whole
from jindori.engine.vocabulary import Vocabulary

FIELDS: Final = ("barley", "millet", "rice")
MOST_BID: Final = 4
NUMBER, SEAT, FIELD = Whole(), Whole(), Named("field", FIELDS)

V: Final = Vocabulary()
BID: Final = 1
V.verb(BID, "bid", amount=Whole(0, MOST_BID))
PAY_COINS: Final = 2
V.verb(PAY_COINS, "pay", coins=Whole(0, 9))
PAY_GRAIN: Final = 3
V.verb(PAY_GRAIN, "pay", grain=Whole(0, 9))

SECRET: Final = 0
V.event(SECRET, "secret", "TF-1", seat=SEAT, field=FIELD, secret=("field",))
ROUND: Final = 1
V.event(ROUND, "round", "TF-1", round=NUMBER, field=FIELD, heading=True)
BIDS: Final = 2
V.event(BIDS, "bids", "TF-2", seat=SEAT, amount=NUMBER)
WON: Final = 3
V.event(WON, "won", "TF-2", seat=SEAT, field=FIELD, amount=NUMBER)
PAID: Final = 4
V.event(PAID, "paid", "TF-3", seat=SEAT, coins=NUMBER, grain=NUMBER, harvest=NUMBER)

TOO_MUCH: Final = 1
V.reason(TOO_MUCH, "TF-2", "too-much", amount=NUMBER, purse=NUMBER)
TOO_FEW: Final = 2
V.reason(TOO_FEW, "TF-3", "too-few", amount=NUMBER, needed=NUMBER)
NOT_SO_MANY: Final = 3
V.reason(NOT_SO_MANY, "TF-3", "not-so-many", amount=NUMBER)
