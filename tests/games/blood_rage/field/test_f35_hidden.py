"""F35: a bot is handed what its seat knows, and cannot reach more."""

from __future__ import annotations

import gc
import random
import types
from typing import Any

import pytest

import jindori
from jindori import bots
from jindori.bots import Glimpse
from jindori.engine.position import Position
from jindori.engine.rows import as_list, row
from jindori.engine.saving import save_state
from jindori.engine.state import State
from jindori.engine.stream import Stream
from jindori.games.blood_rage.cards import BATTLE, BONUS, DESIGN_OF, FAMILY
from jindori.games.blood_rage.knowledge import CardKnowledge
from jindori.games.blood_rage.state import Saga


def running(seed: int, moves: int, players: int = 4) -> Position:
    position = jindori.game("blood_rage", players=players).new(seed=seed)
    luck = random.Random(seed)
    for _ in range(moves):
        seat = position.asked[0]
        position.choose(seat, luck.randrange(len(position.packed(seat))))
    return position


def reachable(thing: Any) -> list[Any]:
    """Everything that can be got at from an object, but for code: modules, classes, functions' globals."""
    seen: dict[int, Any] = {}
    todo = [thing]
    while todo:
        one = todo.pop()
        if id(one) in seen or isinstance(one, (types.ModuleType, type, types.FunctionType, types.CodeType)):
            continue
        seen[id(one)] = one
        todo.extend(gc.get_referents(one))
        if not isinstance(one, (int, str, bytes, float, tuple, list, dict)):
            for name in dir(type(one)):
                if not name.startswith("__") and not callable(getattr(type(one), name, None)):
                    value = getattr(one, name, None)
                    if value is not None:
                        todo.append(value)
    return list(seen.values())


class Watcher(bots.Bot):
    """Wants everything a bot may have."""

    name = "watcher"
    wants_forks = True
    wants_view = True

    def choose(self, glimpse: Glimpse) -> int:
        return 0


@pytest.mark.parametrize("moves", [0, 2, 30, 70, 120])
def test_f35_the_true_game_cannot_be_reached_from_a_glimpse(moves: int) -> None:
    position = running(5, moves)
    seat = position.asked[-1]
    found = reachable(bots.look(position, seat, Watcher(1)))
    assert not any(isinstance(thing, Position) for thing in found)
    states = [thing for thing in found if isinstance(thing, State)]
    assert states and position.state not in states
    assert position.state.stream.words() not in [state.stream.words() for state in states]
    assert not any(thing == position.seed for thing in found if isinstance(thing, str))
    mine = {id(procedure) for procedure in position.state.stack} | {id(clan) for clan in position.state.clans}
    assert not any(id(thing) in mine for thing in found)


def swapped(position: Position, seat: int) -> list[Position]:
    """Positions that differ only in which of two others holds which of two cards that ``seat`` cannot tell apart."""
    state = position.state
    assert isinstance(state, Saga)
    group = as_list(CardKnowledge(state, seat).groups.of)
    out = []
    for a in range(state.players):
        for b in range(a + 1, state.players):
            if seat in (a, b):
                continue
            for mine in as_list(state.clans[a].hand):
                for his in as_list(state.clans[b].hand):
                    seen = as_list(state.seen)
                    if mine in seen or his in seen or group[mine] != group[his]:
                        continue
                    twin = position.copy()
                    other = twin.state
                    assert isinstance(other, Saga)
                    other.clans[a].hand = row([his if c == mine else c for c in as_list(other.clans[a].hand)])
                    other.clans[b].hand = row([mine if c == his else c for c in as_list(other.clans[b].hand)])
                    origin = as_list(other.origin)
                    origin[mine], origin[his] = origin[his], origin[mine]
                    other.origin = row(origin)
                    out.append(twin)
    return out


def strength_gap(position: Position, twin: Position) -> int:
    def best(p: Position, seat: int) -> int:
        hand = as_list(p.state.clans[seat].hand)  # type: ignore[attr-defined]
        return max((int(BONUS[DESIGN_OF[c]]) for c in hand if FAMILY[DESIGN_OF[c]] == BATTLE), default=0)

    return sum(abs(best(position, seat) - best(twin, seat)) for seat in range(position.players))


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize(("seed", "moves"), [(5, 26), (8, 40), (21, 60)])
def test_f35_the_same_knowledge_gives_the_same_choice(name: str, seed: int, moves: int) -> None:
    """Equal for the seat, but another's hand is strong here and weak there: equal seeds choose equally."""
    position = running(seed, moves)
    tested = 0
    for seat in position.asked:
        twins = sorted(swapped(position, seat), key=lambda twin: -strength_gap(position, twin))[:3]
        for twin in twins:
            assert twin.digest() != position.digest()
            assert twin.packed(seat) == position.packed(seat)
            for luck in range(8):
                bot = bots.make(name, luck)
                assert bot.choose(bots.look(position, seat, bot)) == bot.choose(bots.look(twin, seat, bot))
            tested += 1
    assert tested


@pytest.mark.parametrize(("seed", "moves"), [(5, 26), (8, 40), (21, 60)])
def test_f35_forks_of_equal_knowledge_are_equal(seed: int, moves: int) -> None:
    """Nothing of the true cards is left in a fork: with equal luck the forks of both positions are the same to the last number."""
    position = running(seed, moves)
    seat = position.asked[0]
    twins = swapped(position, seat)
    assert twins
    for twin in twins[:6]:
        here = position.fork_state(seat, Stream(1, 2, 3, 4))
        there = twin.fork_state(seat, Stream(1, 2, 3, 4))
        assert save_state(here)["fields"] == save_state(there)["fields"]


def test_f35_forks_differ_where_the_seat_knows_nothing() -> None:
    position = running(5, 26)
    seat = position.asked[0]
    bot = bots.make("greedy", 1)
    glimpse = bots.look(position, seat, bot)
    hands = {str([as_list(c.hand) for c in glimpse.fork(Stream(n + 1, 2, 3, 4)).clans]) for n in range(20)}  # type: ignore[attr-defined]
    own = {str(as_list(glimpse.fork(Stream(n + 1, 2, 3, 4)).clans[seat].hand)) for n in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 10
    assert len(own) == 1


def test_a_bot_that_wants_no_forks_gets_none() -> None:
    position = running(5, 0)
    glimpse = bots.look(position, 0, bots.make("random", 1))
    with pytest.raises(RuntimeError, match="wants_forks"):
        glimpse.fork(Stream(1, 2, 3, 4))
    with pytest.raises(RuntimeError, match="wants_forks"):
        glimpse.action(0)


def test_the_view_is_the_seats_own() -> None:
    position = running(5, 40)
    seat = position.asked[0]
    glimpse = bots.look(position, seat, Watcher(1))
    assert glimpse.view == position.view(seat)
    assert glimpse.action(0) == position.decisions[0].options[0]
