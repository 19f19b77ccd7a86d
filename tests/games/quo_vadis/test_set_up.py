"""Set-up (QV-2, QV-3): world, races, modes, draft, hands, cubes, basic skills."""

from __future__ import annotations

import pytest

import jindori
from clauses import clause
from jindori.engine.errors import BadOptions
from jindori.engine.position import Position
from jindori.engine.rows import as_list
from jindori.games.quo_vadis.board import DOUBLES, NOT_IN_WORLD, SLOT_A, SLOT_B, neighbours, site_a, site_b
from jindori.games.quo_vadis.creation import SkillDraft
from jindori.games.quo_vadis.state import World


def new(players: int = 3, seed: int = 1, **options: object) -> Position:
    return jindori.game("quo_vadis", players=players, options=options).new(seed=seed)


def until(position: Position, name: str) -> Position:
    while position.decisions[0].name != name:
        position.choose(position.asked[0], 0)
    return position


def world(position: Position) -> World:
    assert isinstance(position.state, World)
    return position.state


@clause("QV-1.1.1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_only_3_to_5_players(players: int) -> None:
    with pytest.raises(BadOptions):
        new(players)


@clause("QV-2.1.6", "QV-2.1.10", "QV-3.1.2", "QV-3.1.3", "QV-3.1.4", "QV-3.1.5", "QV-3.1.6", "QV-3.1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_world_uses_the_fixed_slots_and_every_tile_with_two_numbers(players: int) -> None:
    for seed in range(10):
        s = world(new(players, seed))
        inside = [area for area in range(15) if s.sites[area] != NOT_IN_WORLD]
        assert len(inside) == {3: 10, 4: 12, 5: 14}[players]
        assert {area for area in range(15) if area not in as_list(DOUBLES)} <= set(inside)
        slots = {(int(site_a(s.sites[area])), int(site_b(s.sites[area]))) for area in inside}
        assert slots == {(int(SLOT_A[n]), int(SLOT_B[n])) for n in range(len(inside))}
        assert sum(bin(near).count("1") for near in as_list(s.near)) == 2 * {3: 66, 4: 80, 5: 96}[players]
        assert as_list(neighbours(s.sites)) == as_list(s.near)


@clause("QV-2.1.11")
def test_random_extra_slots_lie_around_the_base() -> None:
    seen = set()
    for seed in range(30):
        s = world(new(5, seed, extra_slot_rule="random"))
        slots = [(int(site_a(at)), int(site_b(at))) for at in as_list(s.sites) if at != NOT_IN_WORLD]
        assert len(set(slots)) == 14
        seen |= {slot for slot in slots if max(abs(slot[0]), abs(slot[1]), abs(sum(slot))) == 2}
        assert all(max(abs(a), abs(b), abs(a + b)) <= 2 for a, b in slots)
    assert len(seen) == 12


@clause("QV-3.2.1")
def test_races_are_dealt_or_picked_from_the_last_seat() -> None:
    """DP-SETUP-RACE."""
    assert len({god.race for god in world(new(5)).gods}) == 5
    position = new(3, race_selection="pick")
    assert position.asked == [2] and position.decisions[0].id == "DP-SETUP-RACE" and len(position.decisions[0]) == 5
    position.choose(2, {"do": "race", "race": "mystic"})
    refusal = position.why_not(1, {"do": "race", "race": "mystic"})
    assert position.asked == [1] and refusal is not None and refusal.clause == "QV-3.2.1"


@clause("QV-1.2.4", "QV-1.2.5", "QV-3.5.1")
@pytest.mark.parametrize(("mode", "numbers"), [("standard", {27}), ("custom", {20, 22, 23, 24, 26})])
def test_limits_and_cubes_by_mode(mode: str, numbers: set[int]) -> None:
    """DP-CUBES."""
    position = until(new(5, mode=mode), "cubes")
    assert {len(decision) for decision in position.decisions} == numbers
    assert all(sum(as_list(god.limits)) == 20 for god in world(position).gods)
    refusal = position.why_not(0, {"do": "cubes", "war_spirit": 3, "food": 3, "faith": 3})
    assert refusal is not None and refusal.clause == "QV-3.5.1"
    refusal = position.why_not(0, {"do": "cubes", "war_spirit": 0, "food": 0, "faith": 7})
    assert mode == "custom" or (refusal is not None and refusal.clause == "QV-1.2.6")


@clause("QV-3.3.1", "QV-3.3.2", "QV-3.3.3", "QV-3.3.4", "QV-3.3.5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_draft_six_each_five_picked_passed_to_the_left(players: int) -> None:
    position = new(players)
    s = world(position)
    assert len(s.undealt) == {3: 12, 4: 6, 5: 0}[players]
    picks = 0
    while isinstance(position.state.stack[-1], SkillDraft):
        packs = [as_list(pack) for pack in world(position).packs]
        for seat in range(players):
            assert position.decisions and position.decisions[0].sealed
            position.choose(seat, 0)
        picks += 1
        after = [as_list(pack) for pack in world(position).packs]
        if after:
            assert after == [sorted(packs[(seat - 1) % players][1:]) for seat in range(players)]
    assert picks == 5 and all(len(god.drafted) == 6 for god in world(position).gods)


@clause("QV-3.5.2", "QV-3.5.3", "QV-3.5.4")
def test_basic_skills_are_shown_together_and_in_force() -> None:
    """Hidden until all have chosen."""
    position = until(new(3, seed=3), "basic")
    position.choose(0, 1)
    assert all(god.skills == 0 for god in world(position).gods)
    assert position.view(1).board.gods[0].skills == []
    position.choose(1, 0)
    position.choose(2, 0)
    assert [len(god.skills) for god in position.view().board.gods] == [1, 1, 1]
    assert world(position).gods[0].skills == 1 << int(world(position).gods[0].race * 2 + 1)


@clause("QV-3.4.1", "QV-3.4.2", "QV-3.4.3", "QV-3.5.6")
def test_hands_markers_and_start_player() -> None:
    position = until(new(4), "area")
    board = position.view().board
    assert board.markers == ["genesis_free", "genesis_free"] and board.deck == 84
    assert [god.hand_count for god in board.gods] == [4] * 4 and board.active == board.start_player
    starts = {until(new(3, seed), "area").view().board.start_player for seed in range(20)}
    assert starts == {0, 1, 2}
    given = jindori.game("quo_vadis", players=3).new(seed=5, first=2)
    assert until(given, "area").view().board.start_player == 2
