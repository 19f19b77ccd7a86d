"""Every fact that ``then`` of a worked case may name, and how it is compared."""
# not compiled: it is for people

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from jindori.engine.cases.files import Failure
from jindori.engine.cases.reading import listing, name, names, shown, text, truth
from jindori.engine.cases.stepping import Stepped
from jindori.engine.errors import BadAction, BadCase
from jindori.engine.readable import same
from jindori.engine.rows import as_list
from jindori.games.blood_rage.actions import ActionPhase, Turn
from jindori.games.blood_rage.board import (
    ACTION,
    FIGURES,
    FIRST_MONSTER,
    PHASES,
    PLACES,
    PROVINCES,
    RESERVE,
    STATS,
    TOKENS,
    VALHALLA,
)
from jindori.games.blood_rage.builder import OUTER, phase_of, state_of
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGN_OF, DESIGNS, PLAYERS_FOR
from jindori.games.blood_rage.case_compare import (
    Fact,
    a_player,
    cards,
    groups,
    named,
    number,
    numbers,
    or_nothing,
    parts_of,
    per_place,
    per_player,
    provinces,
    single,
    some_players,
)
from jindori.games.blood_rage.case_decisions import DECLINING, Action, card_name, read_commit, read_decision, sentence
from jindori.games.blood_rage.case_run import Run, bring_up
from jindori.games.blood_rage.state import EMPTY, Saga

PICK = re.compile(r"pick_([1-6])_holder")
PACK_SIZE = re.compile(r"pack_size_at_pick_([1-6])")
KNOWN_CARD = re.compile(r"(\w+) in hand of (\w+)")


def check_keys(then: dict[str, Any]) -> None:
    """Raises BadCase for a fact nobody knows, before anything is played."""
    for key in then:
        if key not in FACTS and not PICK.fullmatch(key) and not PACK_SIZE.fullmatch(key):
            raise BadCase(f"'then' has the unknown fact {shown(key)}; known: {', '.join(FACTS)}")


def check_facts(run: Run, then: dict[str, Any]) -> list[Failure]:
    failures: list[Failure] = []
    for key, expected in then.items():
        if match := PICK.fullmatch(key):
            fact = per_player(text, holder_at(int(match[1])))
        elif match := PACK_SIZE.fullmatch(key):
            fact = single(number, pack_size_at(int(match[1])))
        else:
            fact = FACTS[key]
        failures += fact(run, expected, key)
    return failures


# -- what is there ------------------------------------------------------------------------------


def now(run: Run) -> Saga:
    return state_of(run.position)


def designs(row: Any) -> list[str]:
    return sorted(DESIGNS[DESIGN_OF[card]] for card in as_list(row) if card != EMPTY)


def figures_at(s: Saga, seat: int, place: int) -> dict[str, int]:
    found = {figure: int(s.count(seat, kind, place)) for kind, figure in enumerate(FIGURES)}
    return {figure: n for figure, n in found.items() if n}


def clans_at(run: Run, place: int) -> dict[str, dict[str, int]]:
    found = {player: figures_at(now(run), seat, place) for seat, player in enumerate(run.players)}
    return {player: figures for player, figures in found.items() if figures}


def strength_at(province: int) -> Callable[[Run, int], int]:
    return lambda run, seat: int(now(run).strength(seat, province))


def strengths(run: Run, expected: Any, what: str) -> list[Failure]:
    """By province and player."""
    out = []
    for place, values in named(expected, what, PLACES[:PROVINCES]).items():
        province = PLACES.index(place)
        out += per_player(number, strength_at(province))(run, values, f"{what} {place}")
    return out


def valhalla(run: Run, expected: Any, what: str) -> list[Failure]:
    value, got = groups(run, expected, f"{what!r} of 'then'"), clans_at(run, VALHALLA)
    return [] if same(value, got) else [Failure(what, value, got)]


def in_box(run: Run, expected: Any, what: str) -> list[Failure]:
    """Monsters that no clan has."""
    owned = {int(clan.monster(slot)) for clan in now(run).clans for slot in range(2)}
    out = []
    for monster in names(expected, f"{what!r} of 'then'", FIGURES[FIRST_MONSTER:]):
        if FIGURES.index(monster) in owned:
            out.append(Failure(what, monster, "a clan has it"))
    return out


def province_list(get: Callable[[Saga, int], bool]) -> Callable[[Run], list[str]]:
    return lambda run: [PLACES[p] for p in range(PROVINCES) if get(now(run), p)]


def token_at(run: Run, province: int) -> str | None:
    token = now(run).tokens[province]
    return TOKENS[token] if token >= 0 else None


def in_play(s: Saga) -> set[int]:
    """Cards that are neither discarded nor out of the game."""
    rows = [*s.decks, *s.packs]
    for clan in s.clans:
        rows += [clan.hand, clan.quests, clan.slots]
    if s.fight is not None:
        rows += list(s.fight.cards)
    found = {card for row in rows for card in as_list(row)}
    return found - set(as_list(s.gone))


def discarded(run: Run) -> list[str]:
    """All cards that have left play since the given position."""
    return sorted(DESIGNS[DESIGN_OF[card]] for card in in_play(run.at_start) - in_play(now(run)))


def deck_left(run: Run) -> int:
    """Cards of the present age that are nowhere: neither dealt nor removed undealt (BR-5.1.2)."""
    s = now(run)
    whole_deck = {card for card in range(CARDS) if AGE_OF[card] == s.age and PLAYERS_FOR[card] <= s.players}
    return len(whole_deck - in_play(s) - set(as_list(s.leftover)) - set(as_list(s.gone)))


# -- turns ------------------------------------------------------------------------------------------


def next_active(run: Run) -> str | None:
    """Whose turn is going on, or comes next when what is open is done; null where no turn follows in this phase."""
    s = now(run)
    if s.over or phase_of(s) != ACTION:
        return None
    if isinstance(s.stack[-1], Turn):
        return run.players[s.stack[-1].seat]
    twin = run.position.copy()
    if run.position.halted:
        twin.go_on()
        top = twin.state.stack[-1]
        return run.players[top.seat] if isinstance(top, Turn) else None
    saga = state_of(twin)
    phase = next(p for p in saga.stack if isinstance(p, ActionPhase))
    return run.players[phase.cursor] if phase.find_next(saga) else None


def active(run: Run) -> str | None:
    s = now(run)
    if run.position.halted:
        return next_active(run)
    return run.players[s.active] if phase_of(s) == ACTION and s.active >= 0 else None


# -- the last battle -----------------------------------------------------------------------------------


def winner(run: Run) -> str | None:
    log = run.position.log
    for n in reversed(range(len(log))):
        kind, data, _ = log.data(n, None)
        if kind == "battle_won":
            return run.who(data["seat"])
        if kind == "battle_tied":
            return None
    return "no battle"


def total(run: Run, seat: int) -> int | None:
    last = run.last("totals")
    return last["totals"].get(seat) if last is not None else None


def participants(run: Run) -> list[str]:
    last = run.last("battle_began")
    return [run.players[seat] for seat in last["seats"]] if last is not None else []


def call_ended_by(run: Run, expected: Any, what: str) -> list[Failure]:
    """``villages_full``, or ``all declined in succession``, which may go on with who did so how, in brackets."""
    expected = text(expected, f"{what!r} of 'then'")
    closed = run.last("call_closed")
    if closed is None:
        return [Failure(what, expected, "no call to battle")]
    if closed["full"]:
        got = "villages_full"
    else:
        got = "all declined in succession"
        if "(" in expected:
            chose = [seat for seat in range(len(run.players)) if seat in run.declined_call]
            rest = [seat for seat in range(len(run.players)) if seat not in chose]
            said = [f"{spoken(run, chose)} by choice"] if chose else []
            if rest:
                said.append(f"{spoken(run, rest)} {'has' if len(rest) == 1 else 'have'} no movable figure left")
            got += f" ({', '.join(said)})"
    return [] if expected == got else [Failure(what, expected, got)]


def spoken(run: Run, seats: list[int]) -> str:
    players = [run.players[seat] for seat in seats]
    return players[0] if len(players) == 1 else f"{', '.join(players[:-1])} and {players[-1]}"


def everybody_knows(run: Run, expected: Any, what: str) -> list[Failure]:
    """``<card> in hand of <player>`` (BR-18.1.3)."""
    out = []
    for item in listing(expected, f"{what!r} of 'then'"):
        match = KNOWN_CARD.fullmatch(text(item, f"{what!r} of 'then'"))
        if match is None:
            raise BadCase(f"{what!r} is a list of '<card> in hand of <player>', not {shown(item)}")
        card = card_name(match[1], f"{what!r} of 'then'", "")
        player = name(match[2], f"{what!r} of 'then'", run.players)
        known = designs(now(run).clans[run.players.index(player)].known)
        if card not in known:
            out.append(Failure(f"{what} {player}", card, known))
    return out


def fulfilled(run: Run, seat: int) -> list[str]:
    return sorted(data["card"] for data in run.events("quest_revealed") if data["seat"] == seat and data["fulfilled"])


def at_the_end(get: Callable[[Run], Any]) -> Callable[[Run], Any]:
    return lambda run: get(run) if run.position.over else "the game goes on"


# -- the draft -----------------------------------------------------------------------------------------------


def common(values: list[int]) -> Any:
    """The value all have in common, or all of them."""
    return values[0] if values and values.count(values[0]) == len(values) else values


def round_of(run: Run, pick: int) -> int:
    return (pick - 1) // (2 if len(run.players) == 2 else 1)


def holder_at(pick: int) -> Callable[[Run, int], Any]:
    def get(run: Run, seat: int) -> Any:
        n = round_of(run, pick)
        return run.pack_names[run.held[n][seat]] if n < len(run.held) else None

    return get


def pack_size_at(pick: int) -> Callable[[Run], Any]:
    def get(run: Run) -> Any:
        n = round_of(run, pick)
        return common(run.pack_sizes[n]) if n < len(run.pack_sizes) else None

    return get


def pack_history(run: Run, expected: Any, what: str) -> list[Failure]:
    """The packs a player held, from the first pick on, as many as are named; in order."""
    out = []
    for player, packs in named(expected, what, run.players).items():
        packs = [text(pack, f"{what!r} of {player}") for pack in listing(packs, f"{what!r} of {player}")]
        seat = run.players.index(player)
        got = [run.pack_names[held[seat]] for held in run.held][: max(len(packs), 1)]
        if packs != got:
            out.append(Failure(f"{what} {player}", packs, got))
    return out


def pack_sizes_seen(run: Run, expected: Any, what: str) -> list[Failure]:
    value = numbers(expected, f"{what!r} of 'then'")
    got = [common(sizes) for sizes in run.pack_sizes]
    return [] if value == got else [Failure(what, value, got)]


def dealt(key: str) -> Callable[[Run], Any]:
    return lambda run: (run.last("dealt") or {}).get(key)


# -- what may be chosen ------------------------------------------------------------------------------------------


def may(position: Stepped, seat: int, action: Action) -> bool:
    """Would the engine take this decision now?"""
    if action == NO_CARD:
        return may_commit_nothing(position, seat)
    if seat not in position.asked:
        return False
    if action["do"] == "decline":
        return position.decisions[0].name in DECLINING
    bring_up(position, seat, action)
    try:
        return position.why_not(seat, action) is None
    except BadAction:
        return False


def may_commit_nothing(position: Stepped, seat: int) -> bool:
    """Are cards being committed, and none by this seat, whose hand is empty (BR-11.4.1)?"""
    return bool(position.asked) and position.decisions[0].name == "commit" and seat not in position.asked


def legality(wanted: bool, where: Callable[[Run], list[Stepped]]) -> Fact:
    """Each entry is accepted in one of the positions, or refused in all of them; cards committed together are one entry."""

    def fact(run: Run, expected: Any, what: str) -> list[Failure]:
        out = []
        entries = listing(expected, f"{what!r} of 'then'")
        if not entries:
            raise BadCase(f"{what!r} of 'then' names nothing")
        for n, entry in enumerate(entries, 1):
            decisions = read_decisions(run, entry, f"decision {n} of {what!r}")
            if any(all(may(position, *decision) for decision in decisions) for position in where(run)) != wanted:
                told = [", ".join(f"{run.who(seat)} {can} {sentence(action)}" for seat, action in decisions) for can in ("may", "may not")]
                out.append(Failure(f"{what} {n}", told[not wanted], told[wanted]))
        return out

    return fact


def read_decisions(run: Run, entry: Any, what: str) -> list[tuple[int, Action]]:
    if isinstance(entry, dict) and "commit" in entry:
        return [(seat, {"do": "commit", "card": card}) for seat, card in read_commit(entry, what, run.players).items()]
    return [read_decision(entry, what, run.players)]


def offered(decision: str) -> Callable[[Run], bool]:
    return lambda run: decision in run.names_asked


def note(run: Run, expected: Any, what: str) -> list[Failure]:
    text(expected, "'note' of 'then'")
    return []


NO_CARD: Action = {"do": "commit", "card": None}
STEPS = parts_of(lambda run, seat: {stat: int(now(run).clans[seat].step(n)) for n, stat in enumerate(STATS)}, STATS)

FACTS: dict[str, Fact] = {
    "totals": per_player(number, total),
    "winner": a_player(winner),
    "participants": some_players(participants),
    "glory": per_player(number, lambda run, seat: int(now(run).clans[seat].glory)),
    "rage": per_player(number, lambda run, seat: int(now(run).clans[seat].rage)),
    "steps": STEPS,
    "axes": per_player(number, lambda run, seat: int(now(run).clans[seat].value(1))),
    "horns": per_player(number, lambda run, seat: int(now(run).clans[seat].value(2))),
    "passed": per_player(truth, lambda run, seat: bool(now(run).clans[seat].passed)),
    "hand": per_player(cards, lambda run, seat: designs(now(run).clans[seat].hand)),
    "hand_sizes": per_player(number, lambda run, seat: len(now(run).clans[seat].hand)),
    "quests": per_player(cards, lambda run, seat: designs(now(run).clans[seat].quests)),
    "upgrades": per_player(cards, lambda run, seat: designs(now(run).clans[seat].slots)),
    "discarded": single(cards, discarded),
    "board": per_place(PLACES, groups, clans_at),
    "valhalla": valhalla,
    "reserve": parts_of(lambda run, seat: figures_at(now(run), seat, RESERVE), FIGURES),
    "in_box": in_box,
    "strength_in": strengths,
    "pillaged": single(provinces, province_list(lambda s, p: s.pillaged[p] == 1 and s.stands(p))),
    "destroyed": single(provinces, province_list(lambda s, p: not s.stands(p))),
    "doom": single(or_nothing(OUTER), lambda run: PLACES[now(run).doom] if now(run).doom >= 0 else None),
    "tokens": per_place(PLACES[:PROVINCES], lambda run, value, what: or_nothing(TOKENS)(value, what), token_at),
    "phase": single(lambda value, what: name(value, what, PHASES), lambda run: PHASES[phase_of(now(run))]),
    "age": single(number, lambda run: int(now(run).age)),
    "first_player": a_player(lambda run: run.players[now(run).first]),
    "active": a_player(active),
    "next_active": a_player(next_active),
    "legal": legality(True, lambda run: run.after_when),
    "illegal": legality(False, lambda run: run.after_when),
    "illegal_before": legality(False, lambda run: [run.before]),
    "fulfilled": per_player(cards, fulfilled),
    "ranks": per_player(number, lambda run, seat: at_the_end(lambda r: r.position.game.ranks(r.position.state)[seat])(run)),
    "winners": some_players(at_the_end(lambda run: [run.players[seat] for seat in run.position.winners])),
    "call_ended_by": call_ended_by,
    "everybody_knows": everybody_knows,
    **{f"{decision}_offered": single(truth, offered(decision)) for decision in DECLINING},
    "no_cards_committed": single(truth, lambda run: "commit" not in run.names_asked and not run.events("revealed")),
    "decisions_asked": single(number, lambda run: run.asked_in_all()),
    "pack_history": pack_history,
    "pack_sizes_seen": pack_sizes_seen,
    "decision_rounds": single(number, lambda run: len(run.held)),
    "picks_per_player": single(number, lambda run: common(run.picks)),
    "left_over_cards_discarded": single(number, lambda run: len(now(run).leftover) - len(run.at_start.leftover)),
    "undealt_cards": single(number, dealt("undealt")),
    "deck_left": single(number, deck_left),
    "note": note,
}
