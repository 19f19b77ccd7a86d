"""Random positions, played at random to the end of the age: the engine and a second reading of the rules agree throughout.

They agree on who is asked what, on every option, and on all clans and provinces at every decision.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from games.blood_rage.second_reading import (
    ALL_PROVINCES,
    FJORD,
    FJORDS,
    MONSTERS,
    ROOM,
    SHIPS,
    SLOTS,
    Clan,
    Reading,
    card,
    read_clan,
    slot_kind,
)
from jindori.engine.cases.stepping import never
from jindori.engine.position import Position
from jindori.games.blood_rage.board import PLACES, PROVINCES, STATS
from jindori.games.blood_rage.cards import AGE_OF, CARDS, DESIGNS, FAMILY, PLAYERS_FOR, QUEST, UPGRADE
from jindori.games.blood_rage.cases.position import PLAYERS, build, state_of

WEIGHTS = {"pillage": 8, "repillage": 8, "upgrade": 4, "sacrifice": 3, "valhalla_invade": 2, "march": 1, "invade": 0.5, "quest": 0.5, "pass": 0.05}
"""Battles are what has most to compare."""


def some_position(rng: random.Random) -> dict[str, Any]:
    """Clans with many upgrades, crowded into a few provinces."""
    players = list(PLAYERS[: rng.choice([2, 3, 4, 4, 5])])
    age = rng.randint(1, 3)
    outer = rng.sample(ALL_PROVINCES[1:], 8)
    destroyed = outer[: age - 1] + outer[3 : 8 - len(players)]
    standing = [p for p in ALL_PROVINCES if p not in destroyed]
    deck = [n for n in range(CARDS) if PLAYERS_FOR[n] <= len(players) and AGE_OF[n] <= age]
    rng.shuffle(deck)
    given: dict[str, Any] = {
        "players": players, "age": age, "active": rng.choice(players), "first_player": rng.choice(players), "destroyed": destroyed,
        "ragnarok": {n + 1: outer[n] for n in range(3)}, "pillaged": [p for p in standing if rng.random() < 0.2],
        "options": {"call_order": rng.choice(["pillager_first", "left_of_pillager"]), "resume_after_pass": rng.random() < 0.3},
        "clans": {player: some_clan(rng, deck) for player in players}, "board": {}, "valhalla": {},
    }  # fmt: skip
    room = Counter({p: ROOM[p] for p in standing})
    fjords = [fjord for fjord in FJORDS if any(FJORD[p] == fjord for p in standing)]
    for player in players:
        figures = ["warrior"] * 8 + ["leader", "ship"] + [design for design in given["clans"][player]["upgrades"] if design in MONSTERS]
        for figure in rng.sample(figures, rng.randint(2, 9)):
            place = rng.choice(fjords) if figure in SHIPS else rng.choice(rng.choice([standing, standing[:4]]))
            if rng.random() < 0.2:
                given["valhalla"].setdefault(player, Counter())[figure] += 1
            elif figure in SHIPS or room[place] > 0:
                room[place] -= 1
                given["board"].setdefault(place, {}).setdefault(player, Counter())[figure] += 1
    return given


def some_clan(rng: random.Random, deck: list[int]) -> dict[str, Any]:
    """Upgrades, hand and quests are taken off the deck."""
    free = Counter(SLOTS)
    out: dict[str, Any] = {"upgrades": [], "hand": [], "quests": []}
    for n in list(deck):
        design, age = card(n)
        family = FAMILY[DESIGNS.index(design)]
        if family == UPGRADE and free[slot_kind(design)] and sum(free.values()) > 2 and rng.random() < 0.6:
            free[slot_kind(design)] -= 1
            out["upgrades"].append(design)
        elif len(out["hand"]) < 7 and rng.random() < 0.25:
            out["hand"].append({"card": design, "age": age})
        elif family == QUEST and len(out["quests"]) < 2 and rng.random() < 0.3:
            out["quests"].append({"card": design, "age": age})
        else:
            continue
        deck.remove(n)
    return {
        **out, "rage": rng.choice([0, 1, 2, 4, 6, 8, 12]), "glory": rng.choice([0, 1, 5, 20]), "passed": rng.random() < 0.1,
        "steps": {stat: rng.randint(1, 6) for stat in STATS},
    }  # fmt: skip


def plain(action: Any) -> Any:
    """The same for the same action, whatever the order in it."""
    if isinstance(action, dict):
        return tuple(sorted((key, plain(value)) for key, value in action.items()))
    return tuple(sorted(action)) if isinstance(action, list) else repr(action)


def comparable(clan: Clan) -> Any:
    figures = {at: n for at, n in clan.figures.items() if n}
    return clan.rage, clan.glory, clan.steps, clan.passed, clan.slots, sorted(clan.hand), sorted(clan.quests), figures


def compare(position: Position, reading: Reading) -> None:
    s = state_of(position)
    for seat, clan in enumerate(reading.clans):
        assert comparable(read_clan(s, seat)) == comparable(clan), f"seat {seat}"
    assert {PLACES[p] for p in range(PROVINCES) if s.fell[p] >= 0} == reading.destroyed
    assert {PLACES[p] for p in range(PROVINCES) if s.pillaged[p] and s.fell[p] < 0} == reading.pillaged


def pick(rng: random.Random, options: list[Any]) -> int:
    if {"do": "pass"} in options:
        return rng.choices(range(len(options)), [WEIGHTS[option["do"]] for option in options])[0]
    return rng.randrange(len(options))


@pytest.mark.parametrize("seed", range(30))
def test_the_engine_and_the_second_reading_agree(seed: int) -> None:
    rng = random.Random(seed)
    given = some_position(rng)
    position = build(given, seed=seed)
    position.stops = never
    reading = Reading(state_of(position), given["players"].index(given["active"]))
    steps = reading.rest_of_age()
    position.go_on()
    answers: dict[int, Any] | None = None
    while True:
        try:
            question = steps.send(answers)  # type: ignore[arg-type]  # None begins
        except StopIteration:
            break
        assert {d.seat: d.name for d in position.decisions} == dict.fromkeys(question.options, question.name)
        compare(position, reading)
        answers = {}
        for decision in position.decisions:
            options = decision.options
            assert sorted(map(plain, options)) == sorted(map(plain, question.options[decision.seat]))
            answers[decision.seat] = options[pick(rng, options)]
        for seat, answer in answers.items():
            position.choose(seat, answer)
    compare(position, reading)
    assert position.over if given["age"] == 3 else position.decisions[0].name == "draft"
    assert (int(state_of(position).first), int(state_of(position).age)) == (reading.first, reading.age)
