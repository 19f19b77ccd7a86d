"""What ``then`` of a worked case may assert of Blood Rage."""
# not compiled: it is for people

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from jindori.engine.cases.comparison import (
    Among,
    Fact,
    InOrder,
    PerPlayer,
    Read,
    all_of,
    common,
    number,
    one_of,
    or_nothing,
    parts,
    player,
    several,
    words,
    yes_or_no,
)
from jindori.engine.cases.facts import offered
from jindori.engine.cases.reading import name, shown, text
from jindori.engine.errors import BadCase
from jindori.engine.rows import as_list
from jindori.games.blood_rage import board
from jindori.games.blood_rage.actions import ActionPhase, Turn
from jindori.games.blood_rage.board import ACTION, FIGURES, PHASES, PLACES, PROVINCES, RESERVE, STATS, TOKENS, VALHALLA
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS, PLAYERS_FOR
from jindori.games.blood_rage.cases.position import OUTER, phase_of, state_of
from jindori.games.blood_rage.cases.steps import DECLINING, BloodRageRun, card, counts
from jindori.games.blood_rage.clan import EMPTY, Clan
from jindori.games.blood_rage.state import Saga

KNOWN_CARD = re.compile(r"(\w+) in hand of (\w+)")

# -- what is there ------------------------------------------------------------------------------


def now(run: Any) -> Saga:
    return state_of(run.position)


def of_clan(read: Read, get: Callable[[Clan], Any]) -> Fact:
    return PerPlayer(read, lambda run, seat: get(now(run).clans[seat]))


def designs(row: Any) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(row) if card != EMPTY)


def figures_at(run: Any, seat: int, place: int) -> dict[str, int]:
    found = {figure: int(now(run).count(seat, kind, place)) for kind, figure in enumerate(FIGURES)}
    return {figure: n for figure, n in found.items() if n}


def clans_at(run: Any, place: int) -> dict[str, dict[str, int]]:
    found = {player: figures_at(run, seat, place) for seat, player in enumerate(run.players)}
    return {player: figures for player, figures in found.items() if figures}


def strengths(run: BloodRageRun) -> dict[str, Any]:
    of = now(run).strength
    return {place: {player: int(of(seat, p)) for seat, player in enumerate(run.players)} for p, place in enumerate(PLACES[:PROVINCES])}


def boxed(run: BloodRageRun) -> list[str]:
    """Monsters that no clan has."""
    owned = {int(clan.monster(slot)) for clan in now(run).clans for slot in range(2)}
    return [figure for kind, figure in enumerate(FIGURES) if kind >= board.FIRST_MONSTER and kind not in owned]


def provinces(get: Callable[[Saga, int], bool]) -> Fact:
    return Fact(several(one_of(PLACES[:PROVINCES])), lambda run: [PLACES[p] for p in range(PROVINCES) if get(now(run), p)])


def tokens(run: BloodRageRun) -> dict[str, str | None]:
    return {PLACES[p]: TOKENS[token] if token >= 0 else None for p, token in enumerate(as_list(now(run).tokens))}


def steps_of(s: Saga, seat: int) -> dict[str, int]:
    return {stat: int(s.clans[seat].step(n)) for n, stat in enumerate(STATS)}


def in_play(s: Saga) -> set[int]:
    """Cards that are neither discarded nor out of the game."""
    rows = [*s.decks, *s.packs, *(row for clan in s.clans for row in (clan.hand, clan.quests, clan.slots))]
    rows += list(s.fight.cards) if s.fight is not None else []
    return {card for row in rows for card in as_list(row)} - set(as_list(s.gone))


def discarded(run: BloodRageRun) -> list[str]:
    """All cards that have left play since the given position."""
    return sorted(DESIGNS[DESIGN_OF[card]] for card in in_play(state_of(run.at_start)) - in_play(now(run)))


def deck_left(run: BloodRageRun) -> int:
    """Cards of the present age that are nowhere: neither dealt nor removed undealt (BR-5.1.2)."""
    s = now(run)
    whole_deck = {card for card in range(CARDS) if AGE_OF[card] == s.age and PLAYERS_FOR[card] <= s.players}
    return len(whole_deck - in_play(s) - set(as_list(s.leftover)) - set(as_list(s.gone)))


# -- turns and battles ------------------------------------------------------------------------------


def next_active(run: BloodRageRun) -> str | None:
    """Whose turn is going on, or comes next when what is open is done; null where no turn follows in this phase."""
    s = now(run)
    if s.over or phase_of(s) != ACTION:
        return None
    twin = run.position.copy()
    if twin.halted:
        twin.go_on()
    saga = state_of(twin)
    saga.unshare()
    if isinstance(saga.stack[-1], Turn):
        return run.who(saga.stack[-1].seat)
    phase = next((p for p in saga.stack if isinstance(p, ActionPhase)), None)
    return run.who(phase.cursor) if phase is not None and phase.find_next(saga) else None


def active(run: BloodRageRun) -> str | None:
    s = now(run)
    if run.position.halted:
        return next_active(run)
    return run.who(s.active) if s.phase == ACTION and s.active >= 0 else None


def winner(run: BloodRageRun) -> str | None:
    ends = [*run.events("battle_won"), *run.events("battle_tied")]
    won = run.last("battle_won", since="battle_tied")
    return run.who(won["seat"]) if won is not None else None if ends else "no battle"


def total(run: BloodRageRun, seat: int) -> int | None:
    last = run.last("totals")
    return last["totals"].get(seat) if last is not None else None


def participants(run: BloodRageRun) -> list[str]:
    last = run.last("battle_began")
    return [run.who(seat) for seat in last["seats"]] if last is not None else []


def call_ended_by(run: BloodRageRun) -> str:
    """``villages_full``, or ``all declined in succession`` with who did so how, in brackets."""
    closed = run.last("call_closed")
    if closed is None or closed["full"]:
        return "no call to battle" if closed is None else "villages_full"
    chose = [player for seat, player in enumerate(run.players) if seat in run.declined_call]
    rest = [player for player in run.players if player not in chose]
    said = [f"{spoken(chose)} by choice"] if chose else []
    said += [f"{spoken(rest)} {'has' if len(rest) == 1 else 'have'} no movable figure left"] if rest else []
    return f"all declined in succession ({', '.join(said)})"


def spoken(players: list[str]) -> str:
    return " and ".join([*[", ".join(players[:-1])][: len(players) - 1], players[-1]])


def known_card(value: Any, what: str, players: Sequence[str]) -> str:
    """``<card> in hand of <player>`` (BR-18.1.3)."""
    match = KNOWN_CARD.fullmatch(text(value, what))
    if match is None:
        raise BadCase(f"{what} is a list of '<card> in hand of <player>', not {shown(value)}")
    return f"{card(match[1], what, players)} in hand of {name(match[2], what, players)}"


def known_cards(run: BloodRageRun) -> list[str]:
    return [f"{known} in hand of {run.who(seat)}" for seat, clan in enumerate(now(run).clans) for known in designs(clan.known)]


def fulfilled(run: BloodRageRun, seat: int) -> list[str]:
    return sorted(data["card"] for data in run.events("quest_revealed") if data["seat"] == seat and data["fulfilled"])


# -- the draft -----------------------------------------------------------------------------------------------


def at_pick(run: BloodRageRun, pick: int, rounds: list[Any]) -> Any:
    """What a round of the draft was like; with two players it has two picks."""
    n = (pick - 1) // (2 if len(run.players) == 2 else 1)
    return rounds[n] if n < len(rounds) else None


def holder_at(pick: int) -> Callable[[BloodRageRun, int], str | None]:
    return lambda run, seat: run.pack_names[held[seat]] if (held := at_pick(run, pick, run.held)) is not None else None


def pack_size_at(pick: int) -> Callable[[BloodRageRun], Any]:
    return lambda run: common(at_pick(run, pick, run.pack_sizes) or [])


class PackHistory(Fact):
    """The packs a player held, from the first pick on, as many as are named; in order."""

    def failures(self, run: BloodRageRun, what: str, expected: dict[str, list[str]]) -> list[Any]:
        most = max((len(packs) for packs in expected.values()), default=0)
        seen = PerPlayer(self.read, lambda run, seat: [run.pack_names[held[seat]] for held in run.held][: max(most, 1)])
        return seen.failures(run, what, expected)


def dealt(key: str) -> Callable[[BloodRageRun], Any]:
    return lambda run: (run.last("dealt") or {}).get(key)


# -- all of them ----------------------------------------------------------------------------------------------

cards = several(card)
clans = all_of(None, counts)
steps = parts(STATS, number)

FACTS: dict[str, Fact] = {
    "totals": PerPlayer(number, total),
    "winner": Fact(or_nothing(player), winner),
    "participants": Fact(several(player), participants),
    "glory": of_clan(number, lambda clan: int(clan.glory)),
    "rage": of_clan(number, lambda clan: int(clan.rage)),
    "steps": PerPlayer(steps, lambda run, seat: steps_of(now(run), seat)),
    "axes": of_clan(number, lambda clan: int(clan.value(board.AXES))),
    "horns": of_clan(number, lambda clan: int(clan.value(board.HORNS))),
    "passed": of_clan(yes_or_no, lambda clan: bool(clan.passed)),
    "hand": of_clan(cards, lambda clan: designs(clan.hand)),
    "hand_sizes": of_clan(number, lambda clan: len(clan.hand)),
    "quests": of_clan(cards, lambda clan: designs(clan.quests)),
    "upgrades": of_clan(cards, lambda clan: designs(clan.slots)),
    "discarded": Fact(cards, discarded),
    "board": Fact(parts(PLACES, clans), lambda run: {place: clans_at(run, p) for p, place in enumerate(PLACES)}),
    "valhalla": Fact(clans, lambda run: clans_at(run, VALHALLA)),
    "reserve": PerPlayer(parts(FIGURES, number), lambda run, seat: figures_at(run, seat, RESERVE)),
    "in_box": Fact(several(one_of(FIGURES[board.FIRST_MONSTER :]), Among), boxed),
    "strength_in": Fact(parts(PLACES[:PROVINCES], parts(None, number)), strengths),
    "pillaged": provinces(lambda s, p: s.pillaged[p] == 1 and s.stands(p)),
    "destroyed": provinces(lambda s, p: not s.stands(p)),
    "doom": Fact(or_nothing(one_of(OUTER)), lambda run: PLACES[now(run).doom] if now(run).doom >= 0 else None),
    "tokens": Fact(parts(PLACES[:PROVINCES], or_nothing(one_of(TOKENS))), tokens),
    "phase": Fact(one_of(PHASES), lambda run: PHASES[phase_of(now(run))]),
    "age": Fact(number, lambda run: int(now(run).age)),
    "first_player": Fact(player, lambda run: run.who(now(run).first)),
    "active": Fact(or_nothing(player), active),
    "next_active": Fact(or_nothing(player), next_active),
    "fulfilled": PerPlayer(cards, fulfilled),
    "call_ended_by": Fact(words, call_ended_by),
    "everybody_knows": Fact(several(known_card, Among), known_cards),
    **{f"{decision}_offered": offered(decision) for decision in DECLINING},
    "no_cards_committed": Fact(yes_or_no, lambda run: not offered("commit").get(run) and not run.events("revealed")),
    "pack_history": PackHistory(parts(None, several(words, InOrder)), lambda run: run.held),
    "pack_sizes_seen": Fact(several(number, InOrder), lambda run: [common(sizes) for sizes in run.pack_sizes]),
    **{f"pick_{n}_holder": PerPlayer(words, holder_at(n)) for n in range(1, 7)},
    **{f"pack_size_at_pick_{n}": Fact(number, pack_size_at(n)) for n in range(1, 7)},
    "decision_rounds": Fact(number, lambda run: len(run.held)),
    "picks_per_player": Fact(number, lambda run: common(run.picks)),
    "left_over_cards_discarded": Fact(number, lambda run: len(now(run).leftover) - len(state_of(run.at_start).leftover)),
    "undealt_cards": Fact(number, dealt("undealt")),
    "deck_left": Fact(number, deck_left),
}


def doom_slot(run: Any) -> int:
    """The Ragnarök slot on which the doom token lies; 0 for none."""
    slots = as_list(now(run).ragnarok)
    return slots.index(now(run).doom) + 1 if now(run).doom in slots else 0


OF_ALL = ("steps", "reserve", "hand_sizes", "rage", "glory", "axes", "horns")
"""What is the same for all players after the set-up."""

SET_UP_FACTS: dict[str, Fact] = {
    **{key: FACTS[key] for key in ("age", "phase", "pillaged")},
    **{key: fact.of_all() for key, fact in FACTS.items() if key in OF_ALL and isinstance(fact, PerPlayer)},
    "destroyed_provinces": Fact(number, lambda run: sum(fell >= 0 for fell in now(run).fell)),
    "deck_sizes": Fact(several(number, InOrder), lambda run: [len(deck) for deck in now(run).decks]),
    "pillage_tokens_on_board": Fact(number, lambda run: sum(token >= 0 for token in now(run).tokens)),
    "yggdrasil_token": Fact(one_of(TOKENS), lambda run: tokens(run)["yggdrasil"]),
    "ragnarok_slots": Fact(number, lambda run: len(now(run).ragnarok)),
    "slots_distinct_and_not_destroyed": Fact(
        yes_or_no, lambda run: len(set(as_list(now(run).ragnarok))) == 3 and all(now(run).stands(p) for p in now(run).ragnarok)
    ),
    "doom_is_slot": Fact(number, doom_slot),
    "yggdrasil_destroyed": Fact(yes_or_no, lambda run: not now(run).stands(board.YGGDRASIL)),
}
