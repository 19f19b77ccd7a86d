"""What Blood Rage tells the engine about itself."""
# not compiled: made of tables and msgspec structures

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from jindori.engine.game import Automatic, Game
from jindori.engine.log import Log
from jindori.engine.packing import arg0, arg1, verb
from jindori.engine.state import Procedure
from jindori.engine.stream import Stream
from jindori.engine.views import Change, Message
from jindori.games.blood_rage import codes as v
from jindori.games.blood_rage import kinds
from jindori.games.blood_rage.actions import ActionPhase, Turn
from jindori.games.blood_rage.answers import answer
from jindori.games.blood_rage.battle import Pillage
from jindori.games.blood_rage.battle_cards import CommitCards, LateCards, QuestAsBattle
from jindori.games.blood_rage.board import FIGURES, ON_BOARD, PLACES, TOKENS, VALHALLA
from jindori.games.blood_rage.call import CallToBattle
from jindori.games.blood_rage.cards import CARDS, DESIGN_OF, DESIGNS, SLOT_KIND
from jindori.games.blood_rage.clan import EMPTY, FIRST_SLOT, Clan, powers_of
from jindori.games.blood_rage.destruction import Destruction
from jindori.games.blood_rage.effects import Tide
from jindori.games.blood_rage.evaluate import evaluate, quiet
from jindori.games.blood_rage.fight import Fight
from jindori.games.blood_rage.game import Ages, ChooseClans, set_up
from jindori.games.blood_rage.gifts import Draft
from jindori.games.blood_rage.invade import AfterInvade, FreeInvade, invade_cost
from jindori.games.blood_rage.knowledge import CardKnowledge
from jindori.games.blood_rage.march import March
from jindori.games.blood_rage.options import OPTIONS, RULES
from jindori.games.blood_rage.outcome import Blessing, HammersMove, Prowess
from jindori.games.blood_rage.quests import Discarding
from jindori.games.blood_rage.ragnarok import ProvinceFalls
from jindori.games.blood_rage.sacrifice import Sacrifice
from jindori.games.blood_rage.state import Saga
from jindori.games.blood_rage.stats import RaiseStat
from jindori.games.blood_rage.upgrade import upgrade_cost
from jindori.games.blood_rage.view import BloodRageView, board_view

RULES_VERSION = "1"


class BloodRage(Game[Saga]):
    id = "blood_rage"
    clause_letters = "BR"
    rules_version = RULES_VERSION
    min_players = 2
    max_players = 5
    default_players = 4
    title = {"en": "Blood Rage", "ja": "ブラッドレイジ"}
    summary = {
        "en": "Viking clans fight for glory while the world falls apart, province by province.",
        "ja": "地域がひとつずつ崩れ落ちていく世界の終わりで、ヴァイキングのクランが栄光を競う。",
    }
    option_specs = OPTIONS
    board_type = BloodRageView
    vocabulary = v.V
    point_events = (v.GLORY,)
    automatic = (
        # each battle, the same for everybody who has a card (BR-11.5.5); a new age has other cards
        Automatic("decline-late", "late", {"do": "decline"}, frozenset({"draft", "keep"})),
        # the call goes round again and again (BR-11.2.3), until the seat has a turn of its own
        Automatic("decline-joins", "join", {"do": "decline"}, frozenset({"action", "draft", "keep"})),
    )
    decision_ids = v.DECISION_IDS
    extra_keys = frozenset({"replaces", "for", "cards"})
    most_decisions = 3_000
    folder = Path(__file__).parent
    parts = {"clans": Clan, "fight": Fight}
    ends = dict.fromkeys(
        ("gone", "leftover", "seen", "decks", "packs", "hand", "known", "quests", "discarded", "buried"), CARDS
    )
    previewed = frozenset({v.INVADE, v.FREE_INVADE, v.VALHALLA_INVADE, v.MARCH_FIGURES, v.JOIN, v.HAMMERS_MOVE, v.UPGRADE_CARD})
    horizon = (ActionPhase, CallToBattle, Pillage, Ages, FreeInvade)
    form_1_zeros = {"Ages": 1}
    procedures = (
        ActionPhase, AfterInvade, Ages, Blessing, CallToBattle, ChooseClans, CommitCards, Destruction, Discarding, Draft,
        FreeInvade, HammersMove, LateCards, March, Pillage, ProvinceFalls, Prowess, QuestAsBattle, RaiseStat, Sacrifice,
        Tide, Turn,
    )  # fmt: skip

    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> Saga:
        return set_up(players, stream, RULES.of(options), EMPTY if first is None else first, listening)

    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> Saga:
        return Saga(players, stream, RULES.load(fields["rules"]))

    def fields_in_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        """The rules stood among the other fields."""
        others = {name: value for name, value in fields.items() if name != "rules"}
        return {**others, **fields["rules"]}

    def fields_from_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        rules = {name: fields[name] for name in RULES.load(fields).save()}
        return {"rules": rules, **{name: value for name, value in fields.items() if name not in rules}}

    def event_from_form_1(self, kind: int, numbers: list[int]) -> list[int]:
        """Lines about figures packed several numbers into one, or held more than is told."""
        if kind == v.MARCHED:
            seat, places, figures, *monsters = numbers
            return [seat, places & 255, places >> 8, figures & 255, figures >> 8, 0, *monsters]
        if kind in (v.DESTROYED, v.PROTECTED):
            seat, place, figures, *monsters = numbers
            singles = figures >> 8 & 255
            there = [monster if singles & 4 << n else 0 for n, monster in enumerate(monsters)]
            told = [seat, place, figures & 255, singles & 1, singles >> 1 & 1, *there]
            return [*told, figures >> 16] if kind == v.DESTROYED else told
        if kind == v.HAMMERS_MOVED:
            return [numbers[0], *numbers[2:]]
        return numbers

    def derive(self, state: Saga) -> None:
        for clan in state.clans:
            clan.powers = powers_of(clan.slots)

    def board(self, state: Saga, seat: int | None, log: Log) -> Any:
        return board_view(state, seat, log, self.ranks(state))

    def scores(self, state: Saga) -> list[int]:
        return [int(clan.glory) for clan in state.clans]

    def points_by_source(self, state: Saga, log: Log) -> list[dict[str, int]]:
        """Glory by source: battles, tokens, quests, Ragnarök, cards, stats."""
        out = []
        for by_why in log.sums(v.GLORY, "why", int(state.players)):
            totals: dict[str, int] = {}
            for why, amount in by_why.items():
                source = why if why in SOURCES else "cards"
                totals[source] = totals.get(source, 0) + amount
            out.append({source: totals[source] for source in SOURCES if source in totals})
        return out

    def knowledge(self, state: Saga, seat: int) -> CardKnowledge:
        return CardKnowledge(state, seat)

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        return dict(kinds.arguments(data))

    def describe(self, state: Saga, seat: int, option: int) -> dict[str, Any]:
        shown = self.vocabulary.show(option)
        kind = verb(option)
        if kind == v.UPGRADE_CARD:
            card = int(arg0(option))
            old = int(state.clans[seat].slots[FIRST_SLOT[SLOT_KIND[DESIGN_OF[card]]] + arg1(option) - 1])
            shown["replaces"] = kinds.card_name(old) if old != EMPTY else None
        elif kind == v.RAISE_STAT:
            top = state.stack[-1]
            assert isinstance(top, RaiseStat)
            shown["for"] = DESIGNS[top.design]
        elif kind == v.PROWESS:
            assert state.fight is not None
            cards = [int(card) for card in state.fight.cards[seat]]
            chosen = shown.pop("set")
            shown["cards"] = [kinds.card_name(card) for i, card in enumerate(cards) if chosen >> i & 1]
        return shown

    def label(self, action: dict[str, Any]) -> Message:
        """Verbs of several steps, and choices of nothing, have words of their own."""
        message = super().label(action)
        variant = ""
        if action["do"] in ("march", "sacrifice"):
            variant = "".join(f"-{key}" for key in action if key != "do")
        elif action.get("card", "") is None or action.get("cards") == [] or action.get("figures") == {}:
            variant = "-none"
        return Message(key=message.key + variant, args=message.args)

    def cost(self, state: Saga, seat: int, option: int) -> int | None:
        clan = state.clans[seat]
        kind = verb(option)
        if kind == v.INVADE:
            return int(invade_cost(clan, arg0(option)))
        if kind == v.UPGRADE_CARD:
            return int(upgrade_cost(clan, DESIGN_OF[arg0(option)]))
        costs = {v.MARCH: 1, v.QUEST_CARD: 0, v.PILLAGE: 0, v.REPILLAGE: 2, v.VALHALLA_INVADE: 1, v.SACRIFICE: 0, v.FREE_INVADE: 0}
        return costs.get(int(kind))

    def changes(self, before: Saga, after: Saga, seat: int) -> list[Change]:
        return changes(before, after)

    def prompt_data(self, state: Saga, seat: int) -> dict[str, Any]:
        top: Procedure[Any] = state.stack[-1]
        data: dict[str, Any] = {}
        if state.fight is not None:
            data["province"] = PLACES[state.fight.province]
        if isinstance(top, RaiseStat):
            data["for"] = DESIGNS[top.design]
        elif isinstance(top, Draft):
            data["count"] = 2 if state.players == 2 else 1
            data["left"] = len(state.packs[seat])
        elif isinstance(top, March):
            data["from"] = PLACES[top.origin]
            if top.place != EMPTY:
                data["to"] = PLACES[top.place]
        elif isinstance(top, FreeInvade):
            data["figure"] = FIGURES[top.kind]
        elif isinstance(top, AfterInvade):
            data["province"] = PLACES[top.place]
        elif isinstance(top, Destruction):
            data["province"] = PLACES[top.province]
        elif isinstance(top, CallToBattle):
            assert state.fight is not None
            data |= stake(state, state.fight.province)
        elif isinstance(top, Turn):
            data["rage"] = int(state.clans[seat].rage)
        return data

    def evaluate(self, state: Saga, seat: int) -> float:
        return evaluate(state, seat)

    def quiet(self, state: Saga) -> bool:
        return quiet(state)

    def reply(self, state: Saga, seat: int, stream: Stream) -> int:
        return answer(state, seat, stream)


SOURCES = ("battle", "token", "quest", "ragnarok", "cards", "stats")


def stake(s: Saga, province: int) -> dict[str, Any]:
    """What a call to battle is about: the token, and the strength of each clan that stands there (BR-2.3.6)."""
    strengths = [(seat, int(s.strength(seat, province))) for seat in range(s.players)]
    return {"token": TOKENS[s.tokens[province]], "totals": {seat: n for seat, n in strengths if n > 0}}


def changes(before: Saga, after: Saga) -> list[Change]:
    """Rage, glory, figures on the board and in Valhalla, strengths."""
    out = []
    for seat in range(int(before.players)):
        a, b = before.clans[seat], after.clans[seat]
        pairs = {
            "rage": (a.rage, b.rage),
            "glory": (a.glory, b.glory),
            "horns": (a.on_board, b.on_board),
            "valhalla": (a.in_valhalla(), b.in_valhalla()),
        }
        for what, (old, new) in pairs.items():
            if old != new:
                out.append(Change(what=what, seat=seat, before=int(old), after=int(new)))
        for province in range(9):
            old, new = before.strength(seat, province), after.strength(seat, province)
            if old != new:
                out.append(Change(what="strength", seat=seat, before=int(old), after=int(new), place=PLACES[province]))
        for kind in [int(k) for k in before.kinds_of(seat)]:
            out += to_valhalla(before, after, seat, kind)
    return out


def to_valhalla(before: Saga, after: Saga, seat: int, kind: int) -> list[Change]:
    """How many of a kind lie in Valhalla: a change for each place that they fell in, one for all that left."""
    old, new = int(before.count(seat, kind, VALHALLA)), int(after.count(seat, kind, VALHALLA))
    out = []
    for place in range(ON_BOARD):
        fell = min(new - old, int(before.count(seat, kind, place) - after.count(seat, kind, place)))
        if fell > 0:
            out.append(Change(what="fallen", seat=seat, before=old, after=old + fell, place=PLACES[place], figure=FIGURES[kind]))
            old += fell
    if old != new:
        out.append(Change(what="fallen", seat=seat, before=old, after=new, figure=FIGURES[kind]))
    return out


GAME = BloodRage()
