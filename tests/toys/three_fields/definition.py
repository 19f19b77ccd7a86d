"""What the engine must know of the game."""
# not compiled: made of tables and msgspec structures

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jindori.engine.game import Game
from jindori.engine.log import Log
from jindori.engine.rows import as_list, filled
from jindori.engine.stream import Stream
from jindori.engine.telling import a, arguments
from jindori.engine.views import Message
from jindori.games.three_fields.bids import Bids
from jindori.games.three_fields.codes import FIELDS, V
from jindori.games.three_fields.game import Rounds, secret_points, set_up
from jindori.games.three_fields.knowledge import FieldKnowledge
from jindori.games.three_fields.options import RULES
from jindori.games.three_fields.payment import Pay
from jindori.games.three_fields.state import Fields
from jindori.games.three_fields.view import FieldsView, board_view


class ThreeFields(Game[Fields]):
    id = "three_fields"
    clause_letters = "TF"
    rules_version = "1"
    min_players = 2
    max_players = 4
    default_players = 3
    title = {"en": "Three Fields", "ja": "三つの畑"}
    summary = {"en": "Bid for fields.", "ja": "畑を競り落とす。"}
    option_specs = RULES.options
    vocabulary = V
    decision_ids = {"bid": "TF-D1", "pay_coins": "TF-D2", "pay_grain": "TF-D2"}
    procedures = (Rounds, Bids, Pay)
    folder = Path(__file__).parent
    board_type = FieldsView
    most_decisions = 60

    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> Fields:
        s = Fields(players, stream)
        s.listening = listening
        rules = RULES.of(options)
        s.rounds, s.dice = rules.rounds, rules.dice
        if rules.poor:
            s.coins = filled(players, 1)
        set_up(s)
        return s

    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> Fields:
        return Fields(players, stream)

    def knowledge(self, state: Fields, seat: int) -> FieldKnowledge:
        return FieldKnowledge(state, seat)

    def board(self, state: Fields, seat: int | None, log: Log) -> FieldsView:
        return board_view(state, seat)

    def scores(self, state: Fields) -> list[int]:
        return as_list(state.points)

    def points_by_source(self, state: Fields, log: Log) -> list[dict[str, int]]:
        secret = [int(secret_points(state, seat)) if state.over else 0 for seat in range(state.players)]
        return [{"harvest": points - of, "secret": of} for points, of in zip(self.scores(state), secret, strict=True)]

    def label(self, action: dict[str, Any]) -> Message:
        named = "-".join(action[key] if key == "do" else key for key in action)
        return Message(key=f"label-{named}", args=self.message_arguments(action))

    def prompt_data(self, state: Fields, seat: int) -> dict[str, Any]:
        top = state.stack[-1]
        if isinstance(top, Bids):
            return {"field": FIELDS[top.field]}
        return {"amount": int(top.amount)} if isinstance(top, Pay) else {}

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        return dict(arguments(data, {"seat": a("seat"), "field": a("field")}))


GAME = ThreeFields()
