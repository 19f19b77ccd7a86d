"""Chapters 3 and 4: set-up and the structure of the game."""

from __future__ import annotations

from collections import Counter

import pytest

import jindori
from clauses import clause
from games.blood_rage.make import new_game, scene
from jindori.engine.rows import as_list
from jindori.games.blood_rage.board import PLACES, TOKENS
from jindori.games.blood_rage.cards import AGE_OF, PLAYERS_FOR

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(12)


@clause("BR-3.1.1", "BR-3.1.2")
@PLAYERS
def test_every_clan_begins_alike(players):
    s = new_game(players)
    for seat in range(players):
        clan = s.view(None).clans[seat]
        assert (clan.glory, clan.rage, clan.rage_stat.value, clan.axes.value, clan.horns.value) == (0, 6, 6, 3, 4)
        assert s.reserve(seat) == {"leader": 1, "warrior": 8, "ship": 1}
        assert clan.quest_count == 0 and s.upgrades(seat) == []


@clause("BR-3.1.1")
def test_clans_may_be_chosen_and_nobody_takes_anothers():
    s = scene(2)
    assert [c.clan for c in s.view(None).clans] == ["wolf", "raven"]
    position = jindori.game("blood_rage", 2, {"clans": "choose"}).new(seed=1, first=1)
    position.choose(1, {"do": "clan", "clan": "wolf"})
    assert [c.clan for c in position.view(None).board.clans] == [None, "wolf"]
    refusal = position.why_not(0, {"do": "clan", "clan": "wolf"})
    assert refusal is not None and refusal.clause == "BR-3.1.1"
    position.choose(0, {"do": "clan", "clan": "bear"})
    assert [c.clan for c in position.view(None).board.clans] == ["bear", "wolf"]


@clause("BR-3.2.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_pillage_tokens_lie_one_to_a_province_and_are_public(seed):
    s = new_game(4, seed)
    provinces = s.view(None).provinces
    assert provinces[0].token.kind == "yggdrasil"
    assert all(not p.token.pillaged for p in provinces if p.token is not None)
    lying = Counter(p.token.kind for p in provinces[1:] if p.token is not None)
    assert lying <= Counter({"rage": 3, "axes": 2, "horns": 2, "glory": 1})
    assert sum(lying.values()) == 7


@clause("BR-3.2.1")
def test_tokens_are_shuffled():
    assert len({tuple(as_list(new_game(4, seed).state.tokens)) for seed in SEEDS}) > 6


@clause("BR-3.2.2", "BR-3.2.3", "BR-1.3.2")
@pytest.mark.parametrize("seed", SEEDS)
@PLAYERS
def test_three_provinces_lie_in_the_ragnarok_slots_and_the_first_is_doomed(players, seed):
    view = new_game(players, seed).view(None)
    slots = [slot.province for slot in view.ragnarok]
    assert len(set(slots)) == 3 and "yggdrasil" not in slots
    assert view.doom == slots[0]
    assert [p.id for p in view.provinces if p.doomed] == [slots[0]]
    assert not set(slots) & {p.id for p in view.provinces if p.destroyed is not None}


@clause("BR-3.2.4", "BR-3.2.5")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "gone"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_provinces_destroyed_from_the_start_have_no_token(players, gone, seed):
    provinces = new_game(players, seed).view(None).provinces
    fallen = [p for p in provinces if p.destroyed is not None]
    assert len(fallen) == gone
    assert all(p.token is None and p.id != "yggdrasil" for p in fallen)
    assert all(p.token is not None for p in provinces if p not in fallen)


@clause("BR-3.2.5", "BR-14.1.1")
def test_the_token_of_a_province_that_falls_goes_with_it():
    s = scene(phase="ragnarok")
    assert s.state.tokens[PLACES.index("elvagar")] == -1
    assert TOKENS[s.state.tokens[PLACES.index("angerboda")]] == "rage"


@clause("BR-3.3.1")
@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 26), (4, 34), (5, 42)])
def test_decks_by_number_of_players(players, size):
    decks = [as_list(deck) for deck in new_game(players).state.decks]
    assert [len(deck) for deck in decks[1:]] == [size, size]
    for age, deck in enumerate(decks[1:], 2):
        assert all(AGE_OF[card] == age and PLAYERS_FOR[card] <= players for card in deck)


@clause("BR-3.3.2")
def test_each_deck_is_shuffled():
    orders = {tuple(as_list(new_game(4, seed).state.decks[1])) for seed in SEEDS}
    assert len(orders) == len(SEEDS)


@clause("BR-3.4.1", "BR-4.1.1")
def test_the_game_begins_with_the_gods_gifts_of_age_1():
    view = new_game(3).view(None)
    assert (view.age, view.phase) == (1, "gods_gifts")


@clause("BR-3.4.2")
def test_the_first_player_is_drawn_unless_set():
    assert new_game(4, first=2).view(None).first_player == 2
    drawn = {new_game(4, seed, first=None).view(None).first_player for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def play_first_options(s):
    """The phases entered while everybody takes the last option (pass, decline, keep nothing)."""
    entered = [(1, "gods_gifts")]
    while not s.position.over:
        if s.position.halted:
            entered.append((int(s.state.age), s.phase))
            s.go_on()
            continue
        seat = s.asked[0]
        s.position.choose(seat, len(s.options(seat)) - 1)
    return entered


@clause("BR-4.1.1", "BR-4.1.2", "BR-4.1.3", "BR-16.2.1")
def test_three_ages_of_six_phases():
    phases = ["gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "end_of_age"]
    expected = [(age, phase) for age in (1, 2, 3) for phase in phases] + [(3, "game_end")]
    assert play_first_options(new_game(2)) == expected


@clause("BR-4.2.1")
def test_in_the_action_phase_the_active_player_leads():
    protected = {"upgrades": ["friggas_protection"]}
    s = scene(
        active=2, board={"horgr": {0: {"warrior": 1}, 1: {"warrior": 1}, 3: {"warrior": 1}}},
        clans={0: protected, 2: {"upgrades": ["troll"]}, 3: {}},
    )  # fmt: skip
    s.do(2, "invade", figure="troll", to="horgr")
    assert (s.asks, s.asked) == ("protect", [0])
    s = scene(
        active=2, board={"horgr": {1: {"warrior": 1}, 3: {"warrior": 1}}},
        clans={1: protected, 2: {"upgrades": ["troll"]}},
    )  # fmt: skip
    s.clan(3).powers = s.clan(1).powers
    s.do(2, "invade", figure="troll", to="horgr")
    assert s.asked == [3]
    s.do(3, "protect", figures={})
    assert s.asked == [1]


@clause("BR-4.2.1", "BR-13.1.8")
def test_in_other_phases_the_first_player_leads():
    quests = {"quests": ["quest_glorious_death"]}
    s = scene(phase="quest", first=2, clans={1: quests, 3: quests}, valhalla={1: {"warrior": 4}, 3: {"warrior": 4}})
    assert s.asked == [3]
    s.do(3, "raise_stat", stat="axes")
    assert s.asked == [1]


@clause("BR-4.2.2")
def test_an_interrupting_effect_is_finished_first():
    """The Troll's blow, with its Protection, comes before the question of Frigga's Succor."""
    s = scene(
        board={"horgr": {1: {"warrior": 4}}, "gimle": {0: {"warrior": 1}}},
        clans={0: {"upgrades": ["friggas_succor"], "hand": ["troll"]}, 1: {"upgrades": ["friggas_protection"]}},
        tokens={},
    )
    assert s.refused(0, "invade", figure="leader", to="horgr") == "BR-2.1.3"
    s = scene(
        board={"muspelheim": {1: {"warrior": 4}}},
        clans={0: {"upgrades": ["friggas_succor"], "hand": ["troll"]}, 1: {"upgrades": ["friggas_protection"]}},
    )
    s.do(0, "upgrade", card="troll", slot=1).do(0, "free_invade", figure="troll", to="muspelheim")
    assert (s.asks, s.asked) == ("protect", [1])
    s.do(1, "protect", figures={"warrior": 1})
    assert (s.asks, s.asked) == ("succor", [0])
    s.do(0, "succor", choice=True)
    assert s.at(0, "muspelheim") == {"warrior": 1, "troll": 1}
    assert s.at(1, "muspelheim") == {"warrior": 1}


def test_first_players_differ_with_the_seed_and_can_be_set():
    table = jindori.game("blood_rage", 4)
    assert {int(table.new(seed=seed).state.first) for seed in range(40)} == {0, 1, 2, 3}
    assert [int(table.new(seed=7, first=seat).state.first) for seat in range(4)] == [0, 1, 2, 3]
