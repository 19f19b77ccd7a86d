"""A small game with everything a table must handle: sealed picks, hidden hands, turns, undo, a long log.

It has the engine's interface, so that the table is tested without any game's rules. Each round all seats pick a card
unseen; the highest number scores. Then each seat in turn takes stones one by one, which it may take back, and ends.
"""

from __future__ import annotations

import copy
import hashlib
import json
import random
from types import SimpleNamespace
from typing import Any

import msgspec

from jindori.engine import views as v
from jindori.engine.errors import BadOptions, BadRecord, CannotUndo, IllegalChoice, NotYourDecision
from jindori.engine.options import OptionSpec

VERSION = "1"
SCHEMA = 1


def _illegal(clause: str, text: str) -> IllegalChoice:
    return IllegalChoice(text, v.Refusal(clause=clause, message=v.Message(key="reason-fake", args={"why": text})))


class Decision(msgspec.Struct):
    seat: int
    id: str
    name: str
    options: list[dict[str, Any]]
    sealed: bool


class Hand(v.Struct, tag_field="game", tag="fake"):
    cards: list[str] | None
    picked: str | None
    """The viewer's own."""
    counts: list[int]
    stones: list[int]
    round: int


class Position:
    def __init__(self, state: dict[str, Any]) -> None:
        self.s = state

    # the state is plain data: players, rounds, round, hands, picked, turn, stones, scores, log, steps, record

    @property
    def over(self) -> bool:
        return self.s["round"] > self.s["rounds"]

    @property
    def scores(self) -> list[int]:
        return list(self.s["scores"])

    @property
    def winners(self) -> list[int]:
        return [i for i, x in enumerate(self.scores) if x == max(self.scores)] if self.over else []

    @property
    def moves(self) -> int:
        return len(self.s["record"])

    def last_of(self, seat: int) -> int | None:
        return max((n for n, (who, _) in enumerate(self.s["record"], 1) if who == seat), default=None)

    def choices_since(self, moves: int) -> list[Any]:
        return list(self.s["record"][moves:])

    @property
    def settled(self) -> int:
        return self.moves

    @property
    def game(self) -> Any:
        return GAME

    @property
    def seed(self) -> str:
        return str(self.s["seed"])

    @property
    def seed_hash(self) -> str:
        return hashlib.sha256(str(self.s["seed"]).encode()).hexdigest()

    @property
    def decisions(self) -> list[Decision]:
        s = self.s
        if self.over:
            return []
        if s["turn"] is None:
            return [
                Decision(i, "FK-D01", "pick", [{"do": "pick", "card": c} for c in s["hands"][i]], True)
                for i in range(s["players"])
                if s["picked"][i] is None
            ]
        options = [{"do": "take", "stones": n} for n in (1, 2, 3)] + [{"do": "end"}]
        return [Decision(s["turn"], "FK-D02", "turn", options, False)]

    def choose(self, seat: int, option: int | dict[str, Any]) -> None:
        decision = next((d for d in self.decisions if d.seat == seat), None)
        if decision is None:
            raise NotYourDecision("nothing to choose")
        if isinstance(option, int):
            if not 0 <= option < len(decision.options):
                raise _illegal("FK-1", "no such option")
            option = decision.options[option]
        if option not in decision.options:
            raise _illegal("FK-2", "not among the options")
        self.s["record"].append([seat, option])
        {"pick": self._pick, "take": self._take, "end": self._end}[option["do"]](seat, option)

    def _pick(self, seat: int, option: dict[str, Any]) -> None:
        s = self.s
        s["picked"][seat] = option["card"]
        if None in s["picked"]:
            return
        best = max(int(c.split("-")[1]) for c in s["picked"])
        for i, card in enumerate(s["picked"]):
            s["hands"][i].remove(card)
            s["scores"][i] += int(card.split("-")[1]) == best
            self._tell("revealed", i, {"card": card})
        s["picked"] = [None] * s["players"]
        s["turn"], s["steps"] = 0, []

    def _take(self, seat: int, option: dict[str, Any]) -> None:
        self.s["steps"].append(option["stones"])
        self.s["stones"][seat] += option["stones"]
        for _ in range(self.s["lines"]):
            self._tell("took", seat, {"stones": option["stones"]})

    def _end(self, seat: int, _: dict[str, Any]) -> None:
        s = self.s
        s["steps"] = []
        s["turn"] = seat + 1 if seat + 1 < s["players"] else None
        if s["turn"] is None:
            s["round"] += 1
            if self.over:
                self._tell("ended", None, {})
            elif not s["hands"][0]:
                _deal(s)

    def _tell(self, kind: str, seat: int | None, data: dict[str, Any]) -> None:
        self.s["log"].append([kind, seat, data, self.moves])

    def can_undo(self, seat: int) -> v.UndoView:
        s = self.s
        locked = s["turn"] is None and not self.over and s["picked"][seat] is not None
        stepped = s["turn"] == seat and bool(s["steps"])
        if locked or stepped:
            return v.UndoView(allowed=True)
        return v.UndoView(allowed=False, reason=v.Message(key="undo-nothing"))

    def undo(self, seat: int) -> None:
        if not self.can_undo(seat).allowed:
            raise CannotUndo("nothing to take back", "undo-nothing")
        s = self.s
        last = next(n for n in range(len(s["record"]) - 1, -1, -1) if s["record"][n][0] == seat)
        del s["record"][last]
        if s["turn"] is None:
            s["picked"][seat] = None
        else:
            s["stones"][seat] -= s["steps"].pop()
            del s["log"][-s["lines"] :]

    def moment_views(self, seat: int | None, since: int = 0) -> list[v.PositionView]:
        return []

    def view(self, seat: int | None, since: int = 0) -> v.PositionView:
        s = self.s
        decision = None
        for d in self.decisions:
            if d.seat == seat:
                options = [
                    v.OptionView(n=n, action=o, label=v.Message(key="label-fake")) for n, o in enumerate(d.options)
                ]
                decision = v.DecisionView(
                    seat=d.seat,
                    id=d.id,
                    name=d.name,
                    prompt=v.Message(key="prompt-fake"),
                    options=options,
                    sealed=d.sealed,
                )
        waiting = []
        if not self.over:
            seats = range(s["players"]) if s["turn"] is None else [s["turn"]]
            waiting = [
                v.Waiting(seat=i, id="FK", name="pick", prompt=v.Message(key="wait"), locked=s["picked"][i] is not None)
                for i in seats
            ]
        entries = [
            v.LogEntry(n=n, move=move, kind=kind, message=v.Message(key=f"event-{kind}"), data=data, seat=about)
            for n, (kind, about, data, move) in enumerate(s["log"])
            if n >= since
        ]
        return v.PositionView(
            game="fake",
            rules_version=VERSION,
            players=s["players"],
            seat=seat,
            moves=self.moves,
            board=Hand(
                cards=None if seat is None else list(s["hands"][seat]),
                picked=None if seat is None else s["picked"][seat],
                counts=[len(h) for h in s["hands"]],
                stones=list(s["stones"]),
                round=s["round"],
            ),
            waiting=waiting,
            decision=decision,
            undo=v.UndoView(allowed=False) if seat is None else self.can_undo(seat),
            log=entries,
            log_length=len(s["log"]),
            result=self.result(),
        )

    def result(self) -> v.Result | None:
        if not self.over:
            return None
        ranks = [1 + sum(x > y for x in self.scores) for y in self.scores]
        return v.Result(
            winners=self.winners,
            seats=[v.ResultSeat(seat=i, score=x, rank=ranks[i]) for i, x in enumerate(self.scores)],
        )

    def copy(self) -> Position:
        return Position(copy.deepcopy(self.s))

    def fork(self, seat: int, rng: random.Random) -> Position:
        other = self.copy()
        for i, hand in enumerate(other.s["hands"]):
            if i != seat:
                other.s["hands"][i] = [f"HIDDEN-{rng.randrange(90)}-x{n}" for n in range(len(hand))]
        return other

    def dump(self) -> dict[str, Any]:
        return json.loads(json.dumps({"rules_version": VERSION, "schema": SCHEMA, **self.s}))

    def record(self) -> dict[str, Any]:
        s = self.s
        return copy.deepcopy(
            {
                "game": "fake",
                "players": s["players"],
                "options": {"rounds": s["rounds"], "lines": s["lines"]},
                "seed": str(s["seed"]),
                "decisions": s["record"],
            }
        )

    def digest(self) -> str:
        return hashlib.sha256(json.dumps(self.s, sort_keys=True).encode()).hexdigest()


def _deal(s: dict[str, Any]) -> None:
    s["deals"] += 1
    rng = random.Random(f"{s['seed']}-{s['deals']}")
    numbers = rng.sample(range(100, 999), 5 * s["players"])
    s["hands"] = [[f"HIDDEN-{numbers.pop()}-{rng.randrange(10**9):09d}" for _ in range(5)] for _ in range(s["players"])]


class Game:
    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.players = players
        self.options = options

    def new(self, seed: int | None = None, first: int | None = None, seats: list[str] | None = None) -> Position:
        n = self.players
        state: dict[str, Any] = {
            "seed": random.SystemRandom().getrandbits(128) if seed is None else seed,
            "players": n, **self.options, "round": 1, "deals": 0, "picked": [None] * n, "turn": None,
            "steps": [], "stones": [0] * n, "scores": [0] * n, "log": [], "record": [],
        }  # fmt: skip
        _deal(state)
        return Position(state)


def _rules(lang: str) -> str:
    return {"en": "# Fake\n\nIntro.\n\n## 1. Play\n\n- **FK-1** Pick.\n- **FK-2** Take.\n  More.\n"}[lang]


def _fluent(lang: str) -> str:
    return {"en": "label-fake = Fake", "ja": "label-fake = にせ"}[lang]


def _option(name: str, default: int, high: int) -> OptionSpec:
    return OptionSpec(name, "int", default, {"en": name}, {"en": name}, low=1, high=high)


OPTIONS = {"rounds": _option("rounds", 3, 1000), "lines": _option("lines", 1, 100)}
GAME = SimpleNamespace(
    id="fake", title={"en": "Fake"}, summary={"en": "A test."}, min_players=2, max_players=5, default_players=3,
    rules_version=VERSION, option_specs=list(OPTIONS.values()), rules_text=_rules, vocabulary=SimpleNamespace(events={}),
    point_events=(), automatic=(), fluent=_fluent, board_type=dict[str, Any],
)  # fmt: skip


def all_games() -> dict[str, Any]:
    return {"fake": GAME}


def game(id: str, players: int | None = None, options: dict[str, Any] | None = None) -> Game:
    if id != "fake":
        raise BadOptions("no such game")
    for name, value in (options or {}).items():
        if name not in OPTIONS:
            raise BadOptions(f"no option is called {name!r:.40}")
        OPTIONS[name].check(value)
    return Game(players or 3, {**{name: o.default for name, o in OPTIONS.items()}, **(options or {})})


def load(dump: dict[str, Any]) -> Position:
    state = json.loads(json.dumps(dump))
    if state.pop("rules_version") != GAME.rules_version or state.pop("schema") != SCHEMA:
        raise BadRecord("another version")
    return Position(state)


def replay(record: Any, to: int | None = None) -> Position:
    try:
        position = game(record["game"], record["players"], record["options"]).new(seed=int(record["seed"]))
        for seat, action in record["decisions"][: len(record["decisions"]) if to is None else to]:
            position.choose(seat, action)
    except (KeyError, TypeError, ValueError, BadOptions, IllegalChoice, NotYourDecision) as error:
        raise BadRecord(str(error)) from error
    return position


class Bot:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, position: Position) -> int:
        decision = position.decisions[0]
        return len(decision.options) - 1 if decision.name == "turn" else self.rng.randrange(len(decision.options))


def _look(position: Position, seat: int, bot: Bot) -> Position:
    fork = position.fork(seat, bot.rng)
    fork.s["picked"] = [None if i == seat else "HIDDEN-1-1" for i in range(fork.s["players"])]
    return fork


bots = SimpleNamespace(NAMES=("random", "greedy"), make=lambda name, seed: Bot(seed), look=_look)
