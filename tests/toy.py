"""Three Fields: a complete small game on the engine, for the tests and as an example of how to add a game.

Each round everybody bids for a field, sealed; the single highest bidder pays in coins and grain and rolls the harvest.
Everybody holds one secret field, worth points for every time it was won.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import toy_tell as tell
from jindori.engine.game import Game
from jindori.engine.knowledge import Knowledge
from jindori.engine.log import Log
from jindori.engine.packing import NOT_OFFERED, arg0, bit, opt1, opt2, verb
from jindori.engine.rows import as_list, copied, filled, in_order, row
from jindori.engine.ruleset import Options, Ruleset
from jindori.engine.shared.sealed import Sealed, no_picks
from jindori.engine.state import Procedure, State
from jindori.engine.stream import Stream
from jindori.engine.vecs import append, i64, vec
from jindori.engine.views import Message, Struct, Term
from toy_codes import BID, FIELDS, MOST_BID, NOT_SO_MANY, PAY_COINS, PAY_GRAIN, TOO_FEW_COINS, TOO_MUCH, V

# -- the rules ------------------------------------------------------------------------------------------


class Rules:
    """The options."""

    def __init__(self, o: Options) -> None:
        # fmt: off
        self.rounds: int = o.number(
            "rounds", "", "T-1", 3, 1, 5, "Rounds", "ラウンド数", "How many fields are sold.", "畑を売りに出す回数。")
        self.dice: bool = o.switch(
            "dice", "", "T-3", "Roll the harvest", "収穫を振る", "Else it is 3.", "振らなければ3点。", default=True)
        self.poor: bool = o.either(
            "purse", "", "", "Purse", "財布", "10 coins or 1.", "コイン10枚か1枚。", ("rich", "10 coins", "10枚"), ("poor", "1 coin", "1枚"))
        # fmt: on


RULES: Final = Ruleset(Rules)


class Fields(State):
    """Coins, grain and points by seat; ``won[field * players + seat]``; ``secrets`` by seat, then those left over."""

    def __init__(self, players: i64, stream: Stream, of: Fields | None = None) -> None:
        super().__init__(players, stream, of)
        self.rounds: i64 = of.rounds if of is not None else 3
        self.dice: bool = of.dice if of is not None else True
        self.coins: vec[i64] = copied(of.coins if of is not None else filled(players, 10))
        self.grain: vec[i64] = copied(of.grain if of is not None else filled(players, 2))
        self.points: vec[i64] = copied(of.points if of is not None else filled(players, 0))
        self.won: vec[i64] = copied(of.won if of is not None else filled(players * len(FIELDS), 0))
        self.secrets: vec[i64] = of.secrets if of is not None else vec[i64]()

    def copy(self) -> Fields:
        return Fields(self.players, self.stream.copy(), self)


class Rounds(Procedure[Fields]):
    """T-1: as many rounds as agreed, the fields in turn."""

    def __init__(self, round: i64) -> None:
        self.round = round

    def step(self, s: Fields) -> bool:
        if self.round == s.rounds:
            for seat in range(s.players):
                s.points[seat] += 2 * s.won[s.secrets[seat] * s.players + seat]
            s.over = True
            return False
        tell.round(s, round=self.round + 1, field=self.round % len(FIELDS))
        s.push(Bids(self.round % len(FIELDS), no_picks(s.players)))
        self.round += 1
        return False


class Bids(Sealed[Fields]):
    """T-2: everybody bids at once, at most what he can pay."""

    def __init__(self, field: i64, picks: list[vec[i64]]) -> None:
        super().__init__(picks)
        self.field = field

    def decision(self, s: Fields, seat: i64) -> str:
        return "bid"

    def choosers(self, s: Fields) -> i64:
        return bit(s.players) - 1

    def options(self, s: Fields, seat: i64) -> vec[i64]:
        opts = vec[i64]()
        for amount in range(MOST_BID + 1):
            if self.refuse(s, seat, opt1(BID, amount)) == 0:
                opts = append(opts, opt1(BID, amount))
        return opts

    def candidates(self, s: Fields, seat: i64) -> vec[i64]:
        return row([opt1(BID, amount) for amount in range(MOST_BID + 1)])

    def refuse(self, s: Fields, seat: i64, option: i64) -> i64:
        if verb(option) != BID or arg0(option) > MOST_BID:
            return NOT_OFFERED
        purse = s.coins[seat] + s.grain[seat]
        return 0 if arg0(option) <= purse else opt2(TOO_MUCH, arg0(option), purse)

    def reveal(self, s: Fields) -> None:
        s.pop()
        bids = [arg0(pick[0]) for pick in self.picks]
        for seat in range(s.players):
            tell.bids(s, seat=seat, amount=bids[seat])
        best = max(bids)
        if best == 0 or bids.count(best) > 1:
            tell.tied(s, field=self.field)
            return
        winner = bids.index(best)
        tell.won(s, seat=winner, field=self.field, amount=best)
        s.won[self.field * s.players + winner] += 1
        s.push(Pay(winner, best, -1))


class Pay(Procedure[Fields]):
    """T-3: coins first, grain for the rest; grain given beyond that is worth a point each. Then the harvest."""

    def __init__(self, seat: i64, amount: i64, coins: i64) -> None:
        self.seat = seat
        self.amount = amount
        self.coins = coins

    def decision(self, s: Fields, seat: i64) -> str:
        return "pay_coins" if self.coins < 0 else "pay_grain"

    def step(self, s: Fields) -> bool:
        return s.ask(self.seat)

    def options(self, s: Fields, seat: i64) -> vec[i64]:
        verb_ = PAY_COINS if self.coins < 0 else PAY_GRAIN
        opts = vec[i64]()
        for n in range(MOST_BID + 3):
            if self.refuse(s, seat, opt1(verb_, n)) == 0:
                opts = append(opts, opt1(verb_, n))
        return opts

    def refuse(self, s: Fields, seat: i64, option: i64) -> i64:
        n = arg0(option)
        if verb(option) == PAY_COINS and self.coins < 0:
            if n > s.coins[seat] or n > self.amount:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + s.grain[seat] >= self.amount else opt2(TOO_FEW_COINS, n, self.amount)
        if verb(option) == PAY_GRAIN and self.coins >= 0:
            if n > s.grain[seat]:
                return opt1(NOT_SO_MANY, n)
            return 0 if n + self.coins >= self.amount else opt2(TOO_FEW_COINS, n, self.amount - self.coins)
        return NOT_OFFERED

    def choose(self, s: Fields, seat: i64, option: i64) -> None:
        if self.coins < 0:
            self.coins = arg0(option)
            return
        s.pop()
        grain = arg0(option)
        s.coins[seat] -= self.coins
        s.grain[seat] -= grain
        s.points[seat] += self.coins + grain - self.amount
        tell.paid(s, seat=seat, coins=self.coins, grain=grain)
        harvest = s.stream.below("harvest", 6) + 1 if s.dice else 3
        s.points[seat] += harvest
        tell.harvest(s, seat=seat, amount=harvest)


class FieldKnowledge(Knowledge[Fields]):
    """T-4: nobody knows where the other secret fields are, until the end."""

    def __init__(self, s: Fields, seat: i64) -> None:
        super().__init__(seat)
        others = as_list(s.secrets)
        self.own = others.pop(seat)
        self.others = in_order(row(others))

    def redraw(self, state: Fields, stream: Stream) -> None:
        if not state.over:
            mixed = as_list(stream.shuffle("fork", self.others))
            state.secrets = row([*mixed[: self.seat], self.own, *mixed[self.seat :]])


# -- what the engine must know -----------------------------------------------------------------------------

ROWS = ("coins", "grain", "points", "won", "secrets")


class FieldView(Struct, frozen=True):
    field: Term
    won: list[int]
    """How often, by seat."""


class Mine(Struct, frozen=True):
    secret: Term


class FieldsView(Struct, tag_field="game", tag="toy", frozen=True):
    """``coins``, ``grain`` and ``points`` by seat; ``mine`` is the viewer's own."""

    coins: list[int]
    grain: list[int]
    points: list[int]
    fields: list[FieldView]
    mine: Mine | None


class Toy(Game):
    id = "toy"
    rules_version = "1"
    min_players = 2
    max_players = 4
    default_players = 3
    title = {"en": "Three Fields", "ja": "三つの畑"}
    summary = {"en": "Bid for fields.", "ja": "畑を競り落とす。"}
    option_specs = RULES.options
    vocabulary = V
    decision_ids = {"bid": "T-D1", "pay_coins": "T-D2", "pay_grain": "T-D2"}
    procedures = (Rounds, Bids, Pay)
    folder = Path(__file__).parent / "toy_words"
    most_decisions = 60

    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> State:
        s = Fields(players, stream)
        s.listening = listening
        rules = RULES.of(options)
        s.rounds, s.dice = rules.rounds, rules.dice
        if rules.poor:
            s.coins = filled(players, 1)
        s.secrets = stream.shuffle("secret fields", row([0, 0, 1, 1, 2, 2]))
        tell.began(s, players=players)
        for seat in range(players):
            tell.secret(s, bit(seat), seat=seat, field=s.secrets[seat])
        s.push(Rounds(0))
        return s

    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> Fields:
        return Fields(players, stream)

    def knowledge(self, state: State, seat: int) -> FieldKnowledge:
        assert isinstance(state, Fields)
        return FieldKnowledge(state, seat)

    def board(self, state: State, seat: int | None, log: Log) -> FieldsView:
        assert isinstance(state, Fields)
        n = state.players
        fields = [
            FieldView(field=Term(kind="field", id=name), won=as_list(state.won[i * n : (i + 1) * n])) for i, name in enumerate(FIELDS)
        ]
        mine = None if seat is None else Mine(secret=Term(kind="field", id=FIELDS[state.secrets[seat]]))
        numbers = {name: as_list(getattr(state, name)) for name in ("coins", "grain", "points")}
        return FieldsView(fields=fields, mine=mine, **numbers)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Fields)
        return as_list(state.points)

    def points_by_source(self, state: State, log: Log) -> list[dict[str, int]]:
        return [{"fields": points} if points else {} for points in self.scores(state)]

    def label(self, action: dict[str, Any]) -> Message:
        named = "-".join(action[key] if key == "do" else key for key in action)
        return Message(key=f"label-{named}", args=self.message_arguments(action))

    def prompt_data(self, state: State, seat: int) -> dict[str, Any]:
        top = state.stack[-1]
        if isinstance(top, Bids):
            return {"field": FIELDS[top.field]}
        assert isinstance(top, Pay)
        return {"amount": int(top.amount)}

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        terms = {"seat": "seat", "field": "field"}
        shown = {key: Term(kind=terms[key], id=str(value)) if key in terms and value is not None else value for key, value in data.items()}
        return {key: "none" if value is None else value for key, value in shown.items() if key != "do"}


GAME = Toy()
