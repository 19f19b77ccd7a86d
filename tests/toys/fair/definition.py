"""What the fair tells the engine about itself."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jindori.engine.game import Game
from jindori.engine.log import Log
from jindori.engine.stream import Stream
from jindori.engine.telling import a, arguments
from jindori.engine.views import Message
from jindori.games.fair.bidding import Bidding, NameWare
from jindori.games.fair.codes import STALLS, V
from jindori.games.fair.game import Days, set_up
from jindori.games.fair.knowledge import FashionKnowledge
from jindori.games.fair.options import RULES
from jindori.games.fair.paying import RENT, TOLL, Rent
from jindori.games.fair.state import Fair
from jindori.games.fair.trading import Bargain, Trading
from jindori.games.fair.view import FairView, board_view, points

NAMING = {"stall": a("stall"), "street": a("street"), "ware": a("ware"), "seat": a("seat"), "maker": a("seat"), "taker": a("seat")}


class TheFair(Game[Fair]):
    id = "fair"
    clause_letters = "F"
    rules_version = "1"
    min_players = 2
    max_players = 5
    default_players = 3
    title = {"en": "The Fair", "ja": "市の立つ日"}
    summary = {"en": "Bid for stalls, trade coins for wool.", "ja": "露店を競り落とし、コインと羊毛を取引する。"}
    option_specs = RULES.options
    board_type = FairView
    vocabulary = V
    decision_ids = {"bid": "F-D1", "name_ware": "F-D2", "pay": "F-D3", "trade": "F-D4", "offer": "F-D5", "answer": "F-D6"}
    procedures = (Bargain, Bidding, Days, NameWare, Rent, Trading)
    folder = Path(__file__).parent
    most_decisions = 1_500

    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> Fair:
        s = Fair(players, stream)
        s.listening = listening
        rules = RULES.of(options)
        s.days, s.opener_may_pass, s.counters = rules.days, rules.opener_may_pass, rules.counters
        set_up(s)
        return s

    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> Fair:
        return Fair(players, stream)

    def knowledge(self, state: Fair, seat: int) -> FashionKnowledge:
        return FashionKnowledge(state, seat)

    def board(self, state: Fair, seat: int | None, log: Log) -> FairView:
        return board_view(state)

    def scores(self, state: Fair) -> list[int]:
        return points(state)

    def points_by_source(self, state: Fair, log: Log) -> list[dict[str, int]]:
        rows = {"sales": state.sales, "streets": state.streets}
        return [{source: int(row[seat]) for source, row in rows.items() if row[seat]} for seat in range(state.players)]

    def label(self, action: dict[str, Any]) -> Message:
        named = "-".join([action["do"], *(key.replace("_", "-") for key in action if key != "do")])
        return Message(key=f"label-{named}", args=self.message_arguments(action))

    def prompt_data(self, state: Fair, seat: int) -> dict[str, Any]:
        top = state.stack[-1]
        if isinstance(top, Bidding):
            return {"stall": STALLS[state.day], "amount": int(top.least(state))}
        if isinstance(top, Rent):
            return {"toll": int(top.owed[TOLL]), "rent": int(top.owed[RENT])}
        if isinstance(top, Bargain):
            terms = [int(n) for n in top.terms] + [0, 0]
            return {"maker": int(top.maker), "taker": int(top.taker), "coins": terms[0], "wool": terms[1]}
        return {}

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        return arguments(data, NAMING)


GAME = TheFair()
