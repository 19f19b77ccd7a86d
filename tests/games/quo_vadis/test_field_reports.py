"""The field reports that name Quo Vadis or can be tried on it, each as a test named after its number."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

import jindori
from games.quo_vadis.scene import HAND, Scene, at_card, at_placing, at_war
from jindori.engine.cases.stepping import never
from jindori.engine.errors import BadAction, CannotUndo, IllegalChoice, NotYourDecision, StaleDecision
from jindori.engine.position import Position
from jindori.engine.rows import as_list
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.state import World
from playing import decisions_of, everything, load, replay, varied, view_bytes


def new(players: int, seed: int = 1, **options: Any) -> Position:
    return jindori.game("quo_vadis", players, options).new(seed=seed)


def until(position: Position, name: str) -> Position:
    rng = random.Random(3)
    while position.decisions[0].name != name:
        position.choose(position.asked[0], rng.randrange(len(position.packed(position.asked[0]))))
    return position


def world(position: Position) -> World:
    assert isinstance(position.state, World)
    return position.state


@pytest.mark.parametrize("picks", [0, 1, 2])
def test_f01_a_secret_choice_does_not_reach_the_others_before_the_reveal(picks: int) -> None:
    """Whatever seat 2 of 5 has locked, the rest and the public see the same bytes."""
    for name in ("draft", "cubes", "basic"):
        seen = set()
        for option in range(2):
            position = until(new(5), name)
            for seat in range(picks):
                position.choose(seat, 0)
            position.choose(2, option)
            seen.add(b"".join(view_bytes(position, seat, 10**6) for seat in (0, 1, 3, 4, None)))
        assert len(seen) == 1, name


def test_f02_a_spectator_sees_no_more_than_the_public() -> None:
    """No hand, no face-down skill, no pack, no card of the deck stands in the public view; odd seats are refused."""
    for players in (3, 4, 5):
        position = varied("quo_vadis", players, 2)
        for n in decisions_of(position, 2):
            if n % 40 == 0:
                view = position.view(None)
                assert view.board.mine is None and view.decision is None
                hidden = [entry.data for entry in view.log if entry.kind in ("drew", "drafted")]
                assert all(None in data.values() for data in hidden)
        for seat in (players, -1, "", None, 1.5):
            with pytest.raises(NotYourDecision):
                position.choose(seat, 0)  # type: ignore[arg-type]


def test_f03_all_draft_picks_at_once_and_one_that_is_illegal() -> None:
    """Made for the same move, all count; the illegal one changes nothing and loses nobody's pick."""
    position = new(5)
    at = position.moves
    before = everything(position)
    with pytest.raises(IllegalChoice):
        position.choose(3, {"do": "draft", "skill": "tides"}, at=at)
    assert everything(position) == before
    for seat in (4, 1, 3, 0, 2):
        position.choose(seat, 0, at=at)
    assert [len(god.drafted) for god in world(position).gods] == [1] * 5


def test_f04_a_pick_from_an_old_pack_is_stale() -> None:
    """A tab left on the first pack cannot choose from the second."""
    position = new(4)
    at = position.moves
    for seat in range(4):
        position.choose(seat, 0, at=at)
    before = everything(position)
    with pytest.raises(StaleDecision):
        position.choose(3, 0, at=at)
    assert everything(position) == before


def test_f08_undo_does_not_reach_behind_the_refill_or_dice() -> None:
    """The refill ends the turn; before it a choice that showed nothing can be taken back."""
    scene = at_card(deck=["labour", "miracle", "miracle"], workers={"A": ["a12_0"]})
    scene.position.stops = never
    position = scene.position
    position.choose(0, {"do": "card", "kind": "blessing", "mode": "continue"})
    assert position.can_undo(0).allowed
    position.undo(0)
    assert len(world(position).gods[0].hand) == 4
    position.choose(0, {"do": "card", "kind": "blessing", "mode": "continue"})
    position.choose(0, {"do": "repeat", "n": 1})
    assert scene.told("drew") and world(position).active == 1
    before = everything(position)
    for seat in range(3):
        with pytest.raises(CannotUndo):
            position.undo(seat)
    assert everything(position) == before
    war = at_war([4, 2], workers={"A": ["a24_0"], "B": ["a24_0"]}, counters={"A": {"war_spirit": 1}, "B": {"war_spirit": 1}})
    war.take("war_spirit", amount=1).take("war_spirit", amount=0)
    assert not war.position.can_undo(0).allowed and not war.position.can_undo(1).allowed


@pytest.mark.parametrize("cubes", [(9, -1, -1), (7, 1, -1), (7, 0, 0), (2.0, 3, 2), (True, 3, 3), ("2", 3, 2), (10**30, 0, 0), (None, 4, 3)])
def test_f12_cubes_are_whole_numbers_within_the_limits(cubes: tuple[Any, ...]) -> None:
    position = until(new(3), "cubes")
    before = everything(position)
    with pytest.raises((BadAction, IllegalChoice)):
        position.choose(0, {"do": "cubes", **dict(zip(("war_spirit", "food", "faith"), cubes, strict=True))})
    assert everything(position) == before


@pytest.mark.parametrize("amount", [-1, 3, 1.0, True, "1", None, 10**30])
def test_f12_war_spirit_is_a_whole_number_up_to_what_is_there(amount: Any) -> None:
    scene = at_war([1, 1], workers={"A": ["a24_0"], "B": ["a24_0"]}, counters={"A": {"war_spirit": 2}})
    before = everything(scene.position)
    with pytest.raises((BadAction, IllegalChoice)):
        scene.take("war_spirit", amount=amount)
    assert everything(scene.position) == before


@pytest.mark.parametrize(
    ("vp", "piles", "ranks"),
    [
        ((9, 9, 5), (1, 1, 1), [1, 1, 3]), ((9, 9, 5), (2, 1, 1), [2, 1, 3]), ((7, 7, 7), (1, 1, 1), [1, 1, 1]),
        ((7, 7, 7), (3, 2, 2), [3, 1, 1]), ((9, 5, 5), (1, 1, 2), [1, 2, 3]), ((0, 0, 0), (1, 1, 1), [1, 1, 1]),
        ((8, 8, 8, 3), (1, 1, 2, 1), [1, 1, 3, 4]), ((8, 5, 5, 5, 1), (1, 2, 2, 1, 1), [1, 3, 3, 2, 5]),
    ],
)  # fmt: skip
def test_f16_shared_places_and_what_the_next_one_gets(vp: tuple[int, ...], piles: tuple[int, ...], ranks: list[int]) -> None:
    """Tied players share a place, the next place counts them; fewer generations break a tie (QV-8.2.2)."""
    players = "ABCDE"[: len(vp)]
    scene = Scene(steps.SELECT, {
        "world": f"ref{len(vp)}", "seats": list(players), "vp": dict(zip(players, vp, strict=True)),
        "generations": {player: [["labour"]] * n for player, n in zip(players, piles, strict=True)},
    })  # fmt: skip
    scene.s.over = True
    assert GAME.ranks(scene.s) == ranks
    assert GAME.winners(scene.s) == [seat for seat, rank in enumerate(ranks) if rank == 1]


@pytest.mark.parametrize(
    ("sizes", "tie", "bonus"),
    [
        ((3, 3, 2), None, (5, 0, 0)), ((2, 2, 2), None, (5, 0, 0)), ((0, 1, 1), None, (0, 5, 0)), ((0, 0, 0), None, (0, 0, 0)),
        ((3, 3, 2), "shared", (2, 2, 0)), ((2, 2, 2), "shared", (1, 1, 1)), ((3, 2, 2), "shared", (5, 0, 0)),
        ((3, 3, 2), "none", (0, 0, 0)), ((2, 2, 2), "reverse", (0, 0, 5)),
    ],
)
def test_f16_ties_for_most_cards_of_a_generation(sizes: tuple[int, ...], tie: str | None, bonus: tuple[int, ...]) -> None:
    """One bonus a generation by QV-8.1.4, or as QV-V23 says; the second place never gets one."""
    given: dict[str, Any] = {"generations": {p: [["labour"] * n] for p, n in zip("ABC", sizes, strict=True) if n}}
    if tie is not None:
        given["variants"] = {"V23": {"tie": tie}}
    scene = Scene(steps.SELECT, given)
    final_settlement(scene.s)
    assert tuple(int(god.vp) for god in scene.s.gods) == bonus


def test_f17_order_of_the_steps_after_a_war() -> None:
    """Outcome, losers clockwise, reward, plunder, buildings, those who looked on."""
    given = {
        "races": {"A": "gigant", "B": "deep_one", "C": "sandwalker", "D": "mystic"}, "world": "ref4", "seats": ["A", "B", "C", "D"],
        "workers": {"A": ["a24_0"], "B": ["a24_0"], "D": ["a24_0"]}, "towns": {"B": {"a24_0": "intact"}},
        "skills": {"A": ["plunder", "triumph"], "C": ["bystanders"]}, "buildings": {"a24_0": {"kind": "granary"}},
        "variants": {"V5": {}, "V6": {}, "V11": {}, "V13": {}},
    }  # fmt: skip
    scene = at_war([6, 1, 1], **given).war()
    scene.take("plunder", resource="food").take("plunder", resource="food")
    log = scene.position.log
    told = [(name, data.get("seat"), data.get("why") or data.get("skill") or data.get("source")) for name, data, _ in (log.data(n, None) for n in range(len(log)))]
    order = [
        ("strengths", None, None), ("war_won", 0, None), ("war_lost", 1, None), ("town_destroyed", 1, "defeat"), ("points", 0, "spoils"),
        ("counter", 1, "defeat"), ("war_lost", 3, None), ("counter", 3, "defeat"), ("counter", 0, "victory"), ("points", 0, "triumph"),
        ("counter", 0, "plunder"), ("building_removed", None, "defeat"), ("counter", 2, "bystanders"),
    ]  # fmt: skip
    assert [told.index(entry) for entry in order] == sorted(told.index(entry) for entry in order)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_f20_packs_go_to_the_left_neighbour_and_the_label_says_so(players: int) -> None:
    """Marked packs through the whole draft; nobody gets a card back before the pack has gone round."""
    position = new(players, seed=players)
    packs = [set(as_list(pack)) for pack in world(position).packs]
    for round_ in range(5):
        for seat in range(players):
            mine = position.view(seat).board.mine
            assert mine.pass_to == (seat + 1) % players
            assert set(as_list(world(position).packs[seat])) <= packs[(seat - round_) % players]
            assert len(mine.pack) == 6 - round_
        for seat in range(players):
            position.choose(seat, 0)
    assert not world(position).packs and all(len(god.drafted) == 6 for god in world(position).gods)
    assert position.view(0).board.mine.pass_to is None


def test_f30_views_stay_as_they_were() -> None:
    position = new(4)
    old = []
    for n in decisions_of(position, 4, 150):
        if n % 10 == 0:
            view = position.view(0)
            old.append((view, msgspec.json.encode(view)))
    assert all(msgspec.json.encode(view) == bytes_ for view, bytes_ in old)


def test_f32_without_workers_and_food_the_turn_goes_on() -> None:
    """No worker, no food, a foreign ring, a full board: nothing to place is no question, a card can always be played."""
    poor = {"rings": {"area_24": "sea"}, "workers": {"A": ["a12_0"] * 10}, "hand": {"A": HAND[:1]}}
    scene = at_placing(**poor)
    assert scene.asked is None and scene.go().asked == "card"
    assert "continue" in {option["mode"] for option in scene.options()}
    scene.take("card", kind="blessing", mode="continue")
    assert scene.position.view(0).board.gods[0].hand_count == 0
    broke = at_placing(**{**poor, "workers": {}})
    assert broke.asked is None and broke.workers() == []


def test_f32_the_last_kind_in_the_hand_is_asked_for_too() -> None:
    """Taken silently, the only card to choose from would tell the others the rest of the hand."""
    for hand in (["labour"] * 4, ["labour"] * 3 + ["miracle"]):
        scene = Scene(steps.PLAYING, {"hand": {"A": hand}})
        assert scene.asked == "card" and scene.position.view(1).waiting == scene.position.view(None).waiting
        assert [waiting.seat for waiting in scene.position.view(1).waiting] == [0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_f34_saved_and_restored_in_the_middle_of_anything(players: int) -> None:
    """At the first decision of every name, the same in every way; going on with the same choices, the same dice."""
    position = varied("quo_vadis", players, 1)
    twins: dict[str, tuple[Position, list[tuple[int, int]]]] = {}
    rng = random.Random(1)
    while not position.over:
        name = position.decisions[0].name
        if name not in twins:
            twins[name] = load(json.loads(json.dumps(position.dump()))), []
            assert everything(twins[name][0]) == everything(position)
        choice = position.asked[0], rng.randrange(len(position.packed(position.asked[0])))
        position.choose(*choice)
        for twin, choices in twins.values():
            if len(choices) < 12:
                choices.append(choice)
                twin.choose(*choice)
                if len(choices) == 12:
                    assert everything(twin) == everything(position)
    assert set(twins) >= {"draft", "cubes", "basic", "area", "card", "war_spirit"}
    assert replay(position.record()).digest() == position.digest()
