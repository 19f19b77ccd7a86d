"""The steps of a worked case as choices (BR-20).

A case sees a phase before anything in it is done. Offers that it does not list are declined; decisions that cannot be
declined must be listed; those of one option, which the engine takes by itself, may be listed.
"""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

from jindori.engine.cases.comparison import one_of, or_nothing, read_keys, several, yes_or_no
from jindori.engine.cases.failure import Halt
from jindori.engine.cases.reading import mapping, name, text, whole
from jindori.engine.cases.run import Action, Run, Step, sentence
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadCase
from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import (
    ACTION,
    END_OF_AGE,
    FIGURES,
    GAME_END,
    PLACES,
    RAGNAROK,
    RELEASE,
    STATS,
    WARRIORS,
)
from jindori.games.blood_rage.cards import DESIGNS
from jindori.games.blood_rage.cases.position import phase_of, state_of
from jindori.games.blood_rage.gifts import Draft
from jindori.games.blood_rage.stats import RaiseStat

# -- the words of a decision --------------------------------------------------------------------

KEYS: dict[str, tuple[str, ...]] = {
    "invade": ("figure", "to"), "march": ("from", "to", "figures"), "upgrade": ("card", "slot", "replace"), "quest": ("card",),
    "pillage": ("province",), "repillage": ("province",), "valhalla_invade": ("figure", "to"), "sacrifice": ("figures",),
    "pass": (), "free_invade": ("figure", "to"), "succor": ("choice",), "thors_domain": ("choice",), "join": ("figure", "from"),
    "decline": (), "quest_as_battle": ("choice",), "tide_keep": ("figure",), "late": ("card",), "raise_stat": ("stat", "for"),
    "prowess": ("cards",), "witch_retreat": ("choice",), "protect": ("figures",), "hammers_move": ("to",),
    "blessing": ("choice",), "keep": ("card",),
}  # fmt: skip
FREE = ("slot", "replace", "for")
"""Keys that may be left out."""

ON_TURN = ("invade", "march", "upgrade", "quest", "pillage", "repillage", "valhalla_invade", "sacrifice", "pass")
DECLINING: dict[str, Action] = {
    **{do: {"do": "decline"} for do in ("free_invade", "join", "late", "hammers_move")},
    **{do: {"do": do, "choice": False} for do in ("succor", "thors_domain", "quest_as_battle", "witch_retreat", "blessing")},
    "prowess": {"do": "prowess", "cards": []}, "protect": {"do": "protect", "figures": {}}, "keep": {"do": "keep", "card": None},
}  # fmt: skip
NO_CARD: Action = {"do": "commit", "card": None}
ENGINE_STEPS = {"ragnarok": RAGNAROK, "release": RELEASE, "next_age": END_OF_AGE, "final_scoring": GAME_END}


def counts(value: Any, what: str, players: Any = ()) -> dict[str, int]:
    """Numbers by figure; none of them 0 in what is returned."""
    numbers = {kind: whole(n, f"{kind} in {what}", 0, WARRIORS) for kind, n in mapping(value, what, FIGURES).items()}
    return {kind: n for kind, n in numbers.items() if n}


def groups(value: Any, what: str, players: Any = ()) -> dict[str, dict[str, int]]:
    found = {place: counts(group, what) for place, group in mapping(value, what, PLACES).items()}
    return {place: group for place, group in found.items() if group}


card = one_of(DESIGNS)
READERS = {
    "figure": one_of(FIGURES), "figures": counts, "to": one_of(PLACES), "from": one_of(PLACES), "province": one_of(PLACES),
    "card": card, "replace": card, "for": card, "cards": several(card), "choice": yes_or_no, "stat": one_of(STATS),
    "slot": lambda value, what, players: whole(value, what, 1, 9),
}  # fmt: skip
OWN_READERS = {"sacrifice": groups, "keep": or_nothing(card)}


def read_decision(entry: dict[str, Any], what: str, players: list[str]) -> tuple[int, Action]:
    """Seat and action of ``{by, do, ...}``; whether it is allowed is not asked here. Raises BadCase."""
    by = players.index(name(entry.get("by"), f"'by' of {what}", players))
    do = name(entry.get("do"), f"'do' of {what}", KEYS)
    keys = {key: OWN_READERS.get(do, READERS[key]) for key in KEYS[do]}
    words = {key: value for key, value in entry.items() if key not in ("by", "do", "note")}
    action: Action = {"do": do, **read_keys(words, what, players, keys, FREE)}
    if "replace" in action:
        if "slot" in action:
            raise BadCase(f"{what}: either 'slot' or 'replace'")
        action["replaces"] = action.pop("replace")
    return by, action


def read_commit(entry: dict[str, Any], what: str, players: list[str]) -> dict[int, str | None]:
    """By seat the card of ``{commit: {player: card or null}}``. Raises BadCase."""
    mapping(entry, what, ("commit", "note"))
    committed = mapping(entry["commit"], f"'commit' of {what}", players)
    if not committed:
        raise BadCase(f"'commit' of {what} is empty")
    return {players.index(who): None if one is None else card(one, what, players) for who, one in committed.items()}


def bring_up(position: Stepped, seat: int, action: Action) -> None:
    """Of several raises due at once to a player he may name any one first (BR-D22)."""
    stack = position.state.stack
    position.state.unshare()
    for n in reversed(range(len(stack))):
        due = stack[n]
        if not isinstance(due, RaiseStat) or due.seat != seat or "for" not in action:
            return
        if DESIGNS[due.design] == action["for"]:
            stack[n], stack[-1] = stack[-1], due
            return


# -- a case being played ---------------------------------------------------------------------------


class BloodRageRun(Run):
    """A case being played, with what has been seen on the way."""

    declining = DECLINING

    def __init__(self, position: Stepped, given: dict[str, Any], entries: list[dict[str, Any]], illegal: bool) -> None:
        super().__init__(position, given, entries, illegal)
        self.started = False
        self.declined_call: list[int] = []
        self.forced: list[tuple[int, Action]] = []
        """Choices of one option that the engine has just made."""
        self.pack_names: list[str] = [given.get("packs", {}).get(player, player) for player in self.players]
        self.dealt: list[set[int]] = []
        self.held: list[list[int]] = []
        """By round of the draft and seat: whose pack it is."""
        self.pack_sizes: list[list[int]] = []
        self.picks: list[int] = [0] * len(self.players)
        if phase_of(state_of(position)) == ACTION:
            self.go_on()

    def read(self, entry: dict[str, Any], n: int, what: str) -> Step:
        text(entry.get("note", ""), f"'note' of {what}")
        if "commit" in entry:
            cards = read_commit(entry, what, self.players)
            return lambda: self.commit(cards)
        if entry.get("by") in ("all", "engine"):
            mapping(entry, what, ("by", "do", "note"))
            step = name(entry.get("do"), f"'do' of {what}", ("draft",) if entry["by"] == "all" else ENGINE_STEPS)
            return self.draft if step == "draft" else lambda: self.engine_step(step)
        seat, action = read_decision(entry, what, self.players)
        return lambda: self.decide(seat, action)

    def choices(self, entry: dict[str, Any], what: str) -> list[tuple[int, Action]]:
        if "commit" in entry:
            return [(seat, {"do": "commit", "card": one}) for seat, one in read_commit(entry, what, self.players).items()]
        return [read_decision(entry, what, self.players)]

    def may(self, position: Stepped, seat: int, action: Action) -> bool:
        if action == NO_CARD:  # cards are being committed, and none by this seat, whose hand is empty (BR-11.4.1)
            return bool(position.asked) and position.decisions[0].name == "commit" and seat not in position.asked
        if seat in position.asked and action["do"] == "decline":
            return position.decisions[0].name in DECLINING
        bring_up(position, seat, action)
        return super().may(position, seat, action)

    # -- moving ------------------------------------------------------------------------------

    def look(self) -> None:
        super().look()
        self.started = True
        vocabulary = self.position.game.vocabulary
        self.forced = [(int(seat), vocabulary.show(option)) for seat, option in self.position.forced]

    def choose(self, seat: int, action: Action) -> None:
        if state_of(self.position).fight is None or (self.pending == "join" and action["do"] != "decline"):
            self.declined_call = []
        elif self.pending == "join":
            self.declined_call.append(seat)
        super().choose(seat, action)

    def forward(self, expected: str) -> None:
        """One step on the way to what is listed next: pass the entry of a phase, or decline an offer. Raises Halt."""
        if self.position.over:
            raise Halt(expected, "the game is over")
        if self.position.halted:
            self.go_on()
        elif not self.decline():
            raise Halt(expected, f"{self.asked()} must choose first: {self.pending}")

    # -- steps of ``when`` -----------------------------------------------------------------------

    def decide(self, seat: int, action: Action) -> None:
        """A listed decision. Choices with one option have been made by the engine; listing them is allowed."""
        if action["do"] == "decline":
            self.decline_as_listed(seat)
            return
        if action == DECLINING["keep"] and len(state_of(self.position).clans[seat].hand) == 0:
            return
        expected = f"{self.who(seat)} may {sentence(action)}"
        wanted = "action" if action["do"] in ON_TURN else action["do"]
        while not self.made(seat, action):
            if self.pending == wanted and seat in self.position.asked:
                bring_up(self.position, seat, action)
                self.choose(seat, action)
                return
            if self.pending == wanted and self.position.decisions[0].sealed:
                raise Halt(expected, f"{self.asked()} must choose: {wanted}")
            self.forward(expected)

    def made(self, seat: int, action: Action) -> bool:
        """Has the engine just made this choice, because it was the only one?"""
        for n, (other, made) in enumerate(self.forced):
            fits = all(action.get(key, value) == value for key, value in made.items())
            if other == seat and fits and action["do"] not in ON_TURN and self.raised_for(seat, action):
                del self.forced[n]
                return True
        return False

    def raised_for(self, seat: int, action: Action) -> bool:
        """Has the card that the action names just raised a stat? True of actions that name none."""
        raises = self.events("stat_raised", self.last_log)
        return "for" not in action or any(data["seat"] == seat and data["why"] == action["for"] for data in raises)

    def decline_as_listed(self, seat: int) -> None:
        """The offer now made to the seat, or one of this kind made to it soon. Nobody else has anything to decline."""
        if self.position.halted and not self.started:
            self.go_on()
        if self.made(seat, {"do": "decline"}):
            return
        pending = self.pending
        while pending in DECLINING and self.pending == pending:
            offered = seat in self.position.asked
            self.decline() if not offered else self.choose(seat, DECLINING[pending])
            if offered:
                return
        raise Halt(f"{self.who(seat)} may decline", f"nothing is offered to {self.who(seat)}")

    def commit(self, cards: dict[int, str | None]) -> None:
        """BR-D08: all participants at once; who has cards must commit one (BR-11.4.1)."""
        expected = "cards are committed"
        some = any(one is not None for one in cards.values())
        while self.pending != "commit" if some else self.pending == "join":
            self.forward(expected)
        asked = self.position.asked if self.pending == "commit" else []
        for seat in asked:
            if cards.get(seat) is None:
                raise Halt(f"{self.who(seat)} commits no card", "who has a card in hand must commit one (BR-11.4.1)")
        fighting = self.last("battle_began", since="pillage_began")
        if fighting is None:
            raise Halt(expected, "there is no battle")
        for seat, one in cards.items():
            if one is not None and seat not in asked:
                why = "the hand is empty" if seat in fighting["seats"] else "who takes no part commits no card"
                raise Halt(f"{self.who(seat)} commits {one}", why)
        for seat in asked:
            self.choose(seat, {"do": "commit", "card": cards[seat]})

    def draft(self) -> None:
        """BR-D02: the whole draft of one age, with any legal picks."""
        while self.pending != "draft":
            self.forward("a draft")
        self.dealt, self.held, self.pack_sizes, self.picks = [], [], [], [0] * len(self.players)
        while self.pending == "draft":
            s = state_of(self.position)
            assert isinstance(s.stack[-1], Draft)
            packs = [set(as_list(pack)) for pack in s.packs]
            self.dealt = self.dealt or packs
            self.held.append([next(n for n, pack in enumerate(self.dealt) if own <= pack) for own in packs])
            self.pack_sizes.append([len(pack) for pack in packs])
            before = [len(clan.hand) for clan in s.clans]
            for seat in self.position.asked:
                self.position.choose(seat, 0)
            after = [len(clan.hand) for clan in state_of(self.position).clans]
            self.picks = [n + new - old for n, new, old in zip(self.picks, after, before, strict=True)]
            self.look()

    def engine_step(self, step: str) -> None:
        """One phase or step as a whole; decisions inside it follow as steps of their own."""
        phase = ENGINE_STEPS[step]
        expected = f"the engine carries out {step}"
        while not (self.position.halted and phase_of(state_of(self.position)) == phase):
            if phase_of(state_of(self.position)) > phase:
                raise Halt(expected, "that step is over")
            self.forward(expected)
        if step == "next_age" and state_of(self.position).age == 3:
            raise Halt(expected, "there is no age after the third (BR-16.2.1)")
        self.go_on()

    def settle(self) -> None:
        """The given phase is begun if nothing else was, and the offers still open are declined; then a look ahead."""
        if self.position.halted and not self.started:
            self.go_on()
        self.finish()
        while self.decline():
            pass
        if self.position.halted:
            ahead = self.position.copy()
            ahead.go_on()
            self.after_when.append(ahead)
