"""What the other files leave open of turns, wars, settlements and scoring (QV-4 to QV-9, QV-V)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import jindori
from clauses import clause
from games.quo_vadis.scene import (
    HAND,
    Scene,
    at_area,
    at_card,
    at_end,
    at_placing,
    at_war,
    at_wrath,
    played,
    through_end,
)
from jindori.engine.cases.stepping import never
from jindori.engine.rows import as_list
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import SPACE_NAMES
from jindori.games.quo_vadis.races import GENERATIONS, TOWNS
from jindori.games.quo_vadis.scoring import final_settlement
from jindori.games.quo_vadis.state import World

CHANGED = {"changed": True, "generations": {"A": [["blessing", "labour", "labour"], ["miracle"]]}}
FIGHT = {"workers": {"A": ["a24_0"], "B": ["a24_0"]}}


def settled(**given: Any) -> Scene:
    """A game at its end."""
    scene = Scene(steps.SELECT, given)
    final_settlement(scene.s)
    scene.s.over = True
    scene.position.log.drain(scene.s, 0)
    return scene


def sources(scene: Scene, seat: int = 0) -> dict[str, int]:
    out: dict[str, int] = {}
    for data in scene.told("points"):
        if data["seat"] == seat:
            out[data["source"]] = out.get(data["source"], 0) + data["amount"]
    return out


# -- turns and areas -------------------------------------------------------------------------------


@clause("QV-4.1.3", "QV-7.4.1", "QV-5.6.4")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """Selection, Wrath, placement, card, action, discards, war, refill, town, skill, bonus."""
    given = {
        "workers": {"A": ["a12_0"], "B": ["a24_0"]}, "counters": {"A": {"wrath": 3, "food": 2, "war_spirit": 1}},
        "hand": {"A": HAND[:4]}, "deck": ["labour"] * 4, "generations": {"A": [["labour"]]},
        "face_down_skills": {"A": ["trade", "lore"]},
    }  # fmt: skip
    scene = at_area(**given)
    scene.position.stops = never
    scene.s.stream.forced = [5, 0]
    seen = []
    take = {
        "area": {"do": "area", "area": "area_24"}, "wrath": {"do": "decline"}, "place": {"do": "place", "space": "a24_0"},
        "place_more": {"do": "stop"}, "card": {"do": "card", "kind": "blessing", "mode": "change"},
        "repeat": {"do": "repeat", "n": 1}, "discard": {"do": "discard", "cards": ["labour"]},
        "war_spirit": {"do": "war_spirit", "amount": 1}, "town": {"do": "town", "space": "a12_0"},
        "skill": {"do": "skill", "skill": "lore"},
    }  # fmt: skip
    while scene.asked in take and scene.s.active == 0:
        seen.append(scene.asked)
        scene.position.choose(0, take[str(scene.asked)])
    assert seen == list(take)
    kinds = [name for name, _, _ in (scene.position.log.data(n, None) for n in range(len(scene.position.log)))]
    order = ["area_chosen", "worker_placed", "card_played", "discarded", "war_began", "war_won", "drew", "town_built", "skill_revealed", "territory"]
    assert sorted(order, key=kinds.index) == order
    assert scene.told("drew")[0]["seat"] == 0 and len(scene.god().hand) == 4 and scene.s.active == 1


@clause("QV-7.4.1")
def test_no_settlement_without_a_change() -> None:
    """Nor a discard."""
    given = {"workers": {"A": ["a12_0", "a13_0"]}, "generations": {"A": [["labour"], ["labour"]]}, "face_down_skills": {"A": ["trade", "lore"]}}
    scene = through_end(at_end(**given))
    assert scene.asked is None and not scene.told("town_built") and not scene.told("territory")


@clause("QV-4.2.9")
def test_the_same_area_again() -> None:
    """With a Free for each marked number, or when the markers have gone on."""
    again = at_area(markers=["genesis_2", "genesis_4"], counters={"A": {"faith": 2}})
    assert again.why_not("area", area="area_24") == ""
    poor = at_area(markers=["genesis_2", "genesis_4"])
    assert poor.why_not("area", area="area_24") == "QV-4.2.1"
    later = at_area(markers=["genesis_1", "genesis_3"])
    assert later.why_not("area", area="area_24") == ""


@clause("QV-4.1.2", "QV-8.1.7")
def test_the_last_turn_of_the_last_round_ends_the_game() -> None:
    """The final settlement follows at once; the current generation gives no territory bonus."""
    position = jindori.game("quo_vadis", players=3, options={"rounds": 1}).new(seed=3)
    while not position.over:
        position.choose(position.asked[0], 0)
    told = [position.log.data(n, None) for n in range(len(position.log))]
    names = [name for name, _, _ in told]
    assert names.count("turn_began") == 3
    settling = names[names.index("game_ended") + 1 :]  # Q7: its headline stands above its lines
    assert len(settling) > 2 and set(settling) <= {"points", "generation_bonus"}
    assert not any(data["source"] == "territory" for name, data, _ in told if name == "points")
    assert sources(settled(workers={"A": ["a24_0", "a24_1"]}, generations={"A": [["labour"] * 4]})) == {"workers": 2, "generation_bonus": 5}


# -- Wrath and placement ---------------------------------------------------------------------------


@clause("QV-5.1.7", "QV-5.1.8", "QV-5.1.9", "QV-1.1.8")
def test_rings_replace_each_other_and_run_out() -> None:
    """The old ring returns; with none of the colour left the old terrain stays."""
    three = {"area_12": "mountain", "area_13": "mountain", "area_14": "mountain"}
    for rings, after, left in (
        ({"area_24": "sea"}, "mountain", 2),
        ({"area_24": "mountain"}, "mountain", 2),
        ({**three, "area_24": "sea"}, "sea", 0),
        ({"area_12": "mountain", "area_13": "mountain", "area_24": "mountain"}, "mountain", 0),
    ):
        scene = at_wrath(counters={"A": {"wrath": 3}}, rings=rings).take("wrath", spaces=["a24_1"])
        board = scene.position.view().board
        area = next(area for area in board.areas if area.id == "area_24")
        assert area.ring == after and {space.terrain for space in area.spaces} == {after}
        assert board.rings["mountain"] == left
        assert bool(scene.told("ring_missing")) == (after == "sea")
    none = at_wrath(counters={"A": {"wrath": 3}}, rings=three).take("wrath", spaces=["a24_1"])
    assert next(area for area in none.position.view().board.areas if area.id == "area_24").ring is None


@clause("QV-5.2.1", "QV-5.2.2", "QV-5.2.7", "QV-5.2.9", "QV-5.2.10", "QV-1.3.1", "QV-7.3.1")
def test_placement_among_others_in_stacks_and_onto_ruins() -> None:
    """And what comes of it in war and end phase."""
    given = {
        "workers": {"A": ["a24_0"], "B": ["a24_0", "a24_2"]}, "counters": {"A": {"food": 5}},
        "towns": {"C": {"a24_0": "intact"}, "A": {"a24_1": "destroyed"}},
    }  # fmt: skip
    scene = at_placing(**given)
    scene.take("place", space="a24_0").take("place", space="a24_0").take("place", space="a24_0").take("place", space="a24_1")
    assert scene.workers() == ["a24_0"] * 4 + ["a24_1"] and scene.counters()[1] == 1
    assert {option.get("space") for option in scene.options()} == {"a24_0", None}
    scene.take("stop")
    scene.s.stream.forced = [5, 0, 0]
    scene.jump(steps.FIGHTING).war()
    war = scene.s.war
    assert war is not None and war.base[0] == 5 and war.winner == 0
    scene.s.stream.forced = None
    scene.s.deck, scene.s.discards = scene.s.deck[:0], scene.s.discards[:0]
    through_end(scene)
    assert scene.workers() == ["a24_0"] and scene.god().ruins == 0 and scene.god().supply == 9


# -- cards -----------------------------------------------------------------------------------------


@clause("QV-5.3.1", "QV-5.3.2", "QV-5.4.1", "QV-5.6.1")
def test_exactly_one_card_in_the_slots_from_left_to_right() -> None:
    """Onto the current pile or as the first of the next."""
    piles = {"generations": {"A": [["labour", "miracle"], ["blessing"]]}, "workers": {"A": ["a12_0"]}}
    on = at_card(**piles).take("card", kind="labour", mode="continue")
    off = at_card(**piles).take("card", kind="labour", mode="change")
    for scene, wanted in ((on, [["labour", "miracle"], ["blessing", "labour"], []]), (off, [["labour", "miracle"], ["blessing"], ["labour"]])):
        god = scene.position.view().board.gods[0]
        assert [pile.cards for pile in god.generations][:3] == wanted and len(god.generations) == 6
        assert god.hand_count == 3 and [pile.number for pile in god.generations if pile.current] == [3 if wanted[2] else 2]
        assert scene.asked is None, "one card a turn"


@clause("QV-5.4.2", "QV-5.4.3", "QV-5.4.4", "QV-5.4.5", "QV-5.4.6", "QV-5.6.2")
@pytest.mark.parametrize(
    ("piles", "kind", "mode", "power", "actions"),
    [
        ([["labour"] * 2], "blessing", "continue", 0, 3),
        ([["labour"] * 3], "labour", "change", 3, 3),
        ([["labour"] * 3], "blessing", "change", 0, 1),
        ([["labour"] * 3, ["labour"] * 2], "labour", "change", 3, 3),
        ([["labour"] * 2, ["blessing"] * 3], "labour", "continue", 2, 4),
        ([["blessing", "blessing", "labour"], ["miracle"]], "blessing", "continue", 0, 2),
        ([["labour"] * 4, ["labour"]], "labour", "continue", 4, 4),
    ],
)
def test_number_of_actions(piles: list[list[str]], kind: str, mode: str, power: int, actions: int) -> None:
    """Cards of the generation, or the highest power of an old one with this kind on top."""
    scene = played(kind, mode, generations={"A": piles}, workers={"A": ["a12_0"]})
    assert (scene.s.power, scene.s.actions) == (power, actions)


@clause("QV-5.4.2", "QV-5.4.7", "QV-9.1.1", "QV-3.5.4")
def test_in_round_1_the_action_is_done_once_and_skills_add_to_it() -> None:
    """The text of a skill goes before the rule it changes."""
    for skills, actions in (([], 1), (["tides"], 2)):
        scene = played("revelation", round=1, skills={"A": skills}, workers={"A": ["a24_0"]})
        assert scene.s.actions == actions


@clause("QV-5.4.6", "QV-5.3.8")
def test_an_entreated_card_counts_as_printed_later() -> None:
    scene = at_card(counters={"A": {"faith": 2}}, workers={"A": ["a24_0"]}, generations={"A": [["miracle"] * 2]})
    scene.take("card", kind="labour", mode="continue", entreaty="blessing")
    top = scene.position.view().board.gods[0].generations[0].cards[-1]
    assert top == "labour" and scene.s.kind == 0
    later = played("labour", "change", generations={"A": [["miracle", "miracle", top]]}, workers={"A": ["a24_0"]})
    assert later.s.actions == 3


# -- war --------------------------------------------------------------------------------------------


@clause("QV-6.1.2", "QV-6.1.3", "QV-6.1.4", "QV-6.2.2", "QV-6.3.7", "QV-6.3.9")
def test_one_war_for_all_contested_spaces_and_everybody_in_them() -> None:
    """Also without the turn player, each piece counted once."""
    given = {
        "world": "ref5", "seats": ["A", "B", "C", "D", "E"], "turn": "A",
        "workers": {"B": ["a24_0", "a24_2"], "C": ["a24_0"], "D": ["a24_1"], "E": ["a24_1", "a24_2"], "A": ["a12_0"]},
    }  # fmt: skip
    scene = at_war([3, 1, 1, 3], **given).war()
    war = scene.s.war
    assert war is not None and as_list(war.order) == [1, 2, 3, 4]
    assert [int(war.base[seat]) for seat in range(5)] == [0, 2, 1, 1, 2], "a piece next to two contested spaces counts once"
    assert len(scene.told("war_began")) == 1 and scene.told("war_drawn")
    assert scene.workers(1) == ["a24_0", "a24_2"] and scene.workers(4) == ["a24_1", "a24_2"], "they still share a24_2"
    assert scene.workers(2) == scene.workers(3) == [] and scene.workers(0) == ["a12_0"]
    assert scene.asked is None and scene.s.war is not None and not scene.s.war.running(), "no second war"


@clause("QV-6.1.5")
def test_shared_spaces_elsewhere_wait_until_their_area_is_chosen() -> None:
    given = {"workers": {"A": ["a12_0"], "B": ["a12_0"]}}
    assert at_war([], **given).s.war is None
    assert at_war([1, 2], **given, genesis_area="area_12").war().told("war_lost")


@clause("QV-6.3.1", "QV-6.3.2", "QV-6.3.8", "QV-6.3.10", "QV-9.1.9")
@pytest.mark.parametrize(
    ("strengths", "winner", "losers"),
    [
        ([6, 5, 1], [0], [1, 2]), ([5, 5, 1], [], [2]), ([4, 4, 4], [], []), ([1, 2, 6], [2], [0, 1]),
        ([6, 5, 4, 3], [0], [1, 2, 3]), ([2, 6, 6, 1], [], [0, 3]), ([2, 2, 3, 1], [2], [0, 1, 3]),
        ([1, 1, 1, 1, 1], [], []), ([1, 2, 3, 4, 5], [4], [0, 1, 2, 3]), ([5, 1, 5, 1, 5], [], [1, 3]),
    ],
)  # fmt: skip
def test_ties_and_places_of_a_war(strengths: list[int], winner: list[int], losers: list[int]) -> None:
    """For three, four and five; a shared top is no victory."""
    n = len(strengths)
    players = "ABCDE"[:n]
    given = {"world": f"ref{n}", "seats": list(players), "workers": {player: ["a24_0"] for player in players}}
    scene = at_war(strengths, **given, skills={"A": ["triumph"]}).war()
    assert [data["seat"] for data in scene.told("war_won")] == winner
    assert [data["seat"] for data in scene.told("war_lost")] == losers
    drawn = [] if winner else [seat for seat in range(n) if seat not in losers]
    assert [data["seats"] for data in scene.told("war_drawn")] == ([drawn] if drawn else [])
    assert [scene.counters(seat) for seat in range(n)] == [(0, 0, 0, int(seat in losers)) for seat in range(n)]
    assert [int(god.vp) for god in scene.s.gods] == [len(losers) if winner == [0] else 0] + [0] * (n - 1), "Triumph alone gives points"
    assert [bool(scene.workers(seat)) for seat in range(n)] == [seat not in losers for seat in range(n)]


@clause("QV-9.1.5")
def test_skills_at_the_same_moment_go_clockwise_from_the_turn_player() -> None:
    """Losers are handled in that order."""
    given = {"workers": {"A": ["a24_0"], "B": ["a24_0"], "C": ["a24_0"]}, "skills": {"A": ["fighting_retreat"], "B": ["tenacity"]}}
    for turn, order in (("B", [1, 0]), ("A", [0, 1])):
        dice = {"B": [1, 6, 1], "A": [1, 1, 6]}[turn]
        scene = at_war(dice, **given, turn=turn).war()
        if scene.asked == "retreat":
            scene.take("decline")
        assert [data["seat"] for data in scene.told("war_lost")] == order


# -- end phase and settlement ------------------------------------------------------------------------


@clause("QV-7.2.2", "QV-7.2.3", "QV-7.3.3")
def test_rebuilding_is_automatic_free_and_among_others() -> None:
    """Everywhere, for the turn player only."""
    given = {
        "workers": {"A": ["a12_0", "a45_1"], "B": ["a12_0", "a13_0"], "C": ["a45_1"]},
        "towns": {"A": {"a12_0": "destroyed", "a45_1": "destroyed"}, "B": {"a13_0": "destroyed"}},
    }  # fmt: skip
    scene = through_end(at_end(**given))
    assert bin(scene.god().towns).count("1") == 2 and scene.workers() == [] and scene.counters() == (0, 0, 0, 0)
    assert scene.god(1).towns == 0 and scene.workers(1) == ["a12_0", "a13_0"]


@clause("QV-7.4.4", "QV-7.4.2")
def test_a_lost_war_leaves_no_place_and_the_settlement_goes_on() -> None:
    """The new town counts where one is built, nothing where none can be."""
    given = {"face_down_skills": {"A": ["trade", "lore"]}, "towns": {"A": {"a12_0": "intact"}, "B": {"a13_0": "intact"}}}
    none = through_end(at_end(**CHANGED, **given, workers={"A": ["a13_0"]}))
    assert none.told("no_town_built") and none.asked == "skill"
    through_end(none.take("skill", skill="trade"))
    assert none.s.bonus == 3
    built = through_end(at_end(**CHANGED, **given, workers={"A": ["a14_0", "a13_0"]}))
    assert not built.told("no_town_built") and built.told("town_built"), "the only place"
    through_end(built.take("skill", skill="trade"))
    assert built.s.bonus == 6


@clause("QV-7.4.5", "QV-7.5.3", "QV-8.1.6")
def test_five_towns_five_changes_five_skills() -> None:
    """Who changes whenever possible ends with at most five of each, and hidden skills do nothing."""
    assert GENERATIONS - 1 == TOWNS
    position = jindori.game("quo_vadis", players=3).new(seed=8)
    rng = random.Random(8)
    while not position.over:
        options = position.decisions[0].options
        change = [n for n, option in enumerate(options) if option.get("mode") == "change"]
        position.choose(position.asked[0], change[0] if change else rng.randrange(len(options)))
    board = position.view().board
    most = [sum(bool(pile.cards) for pile in god.generations) for god in board.gods]
    assert max(most) == 6
    for god, used in zip(board.gods, most, strict=True):
        assert len(god.skills) == 1 + used - 1 and god.face_down == 6 - (used - 1) >= 1
    state = position.state
    assert isinstance(state, World) and all(god.town_supply >= 0 for god in state.gods)
    down = settled(face_down_skills={"A": ["realm", "martyrdom"]}, counters={"A": {"wrath": 4}}, towns={"A": {"a12_0": "intact"}})
    assert sources(down) == {"towns": 3}
    up = settled(skills={"A": ["realm", "martyrdom"]}, counters={"A": {"wrath": 4}}, towns={"A": {"a12_0": "intact"}})
    assert sources(up) == {"towns": 3, "skills": 9}


@clause("QV-7.4.2", "QV-5.3.6")
def test_without_a_town_left_no_change() -> None:
    """A town comes from the supply."""
    towns = {"towns": {"A": {f"a{n}_0": "destroyed" for n in (12, 13, 14, 15, 23)}}}
    scene = at_card(generations={"A": [["labour"]]}, workers={"A": ["a24_0"]}, **towns)
    assert scene.why_not("card", kind="blessing", mode="change") == "QV-5.3.6"
    assert through_end(at_end(**CHANGED, **towns, workers={"A": ["a24_0"]})).told("no_town_built")


@clause("QV-7.6.1", "QV-7.6.2", "QV-7.6.3", "QV-7.6.4", "QV-7.6.5")
@pytest.mark.parametrize(
    ("workers", "towns", "foreign", "majorities"),
    [
        (["a12_0", "a12_1"], {}, [], 1), (["a12_0"], {}, [], 0), (["a12_0", "a12_0"], {}, [], 0),
        ([], {"a12_0": "intact"}, [], 1), ([], {"a12_0": "destroyed"}, [], 0), (["a12_1"], {"a12_0": "destroyed"}, [], 0),
        (["a12_1", "a12_2"], {"a12_0": "intact"}, ["a12_0", "a12_1"], 1), ([], {"a12_0": "intact", "a12_1": "intact"}, [], 1),
        (["a12_0", "a12_1", "a45_0", "a45_2"], {"a13_0": "intact"}, ["a45_0"], 3),
    ],
)  # fmt: skip
def test_majority(workers: list[str], towns: dict[str, str], foreign: list[str], majorities: int) -> None:
    """Spaces count, not workers; one a player and area; others do not matter; times the old cards."""
    scene = Scene(steps.TERRITORY, {**CHANGED, "workers": {"A": workers, "B": foreign}, "towns": {"A": towns}})
    assert scene.s.majorities == majorities and scene.s.bonus == scene.god().vp == 3 * majorities
    assert sources(scene) == ({"territory": 3 * majorities} if majorities else {})


# -- final settlement --------------------------------------------------------------------------------


@clause("QV-8.1.1", "QV-8.1.2", "QV-8.1.3", "QV-8.1.5")
def test_workers_towns_and_generations_score() -> None:
    """Line by line."""
    given = {
        "workers": {"A": ["a12_0", "a13_0"], "B": ["a12_0"]},
        "towns": {"A": {"a14_0": "intact", "a15_0": "destroyed"}, "C": {"a23_0": "intact", "a23_1": "intact"}},
        "generations": {"A": [["labour"] * 2, ["labour"]], "B": [["labour"]], "C": [["labour"], ["labour"] * 3]},
    }  # fmt: skip
    scene = settled(**given)
    assert [sources(scene, seat) for seat in range(3)] == [
        {"workers": 2, "towns": 3, "generation_bonus": 5}, {"workers": 1}, {"towns": 6, "generation_bonus": 5},
    ]  # fmt: skip
    assert [(data["generation"], data["seat"]) for data in scene.told("generation_bonus")] == [(1, 0), (2, 2)]


@clause("QV-8.1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ties_for_a_generation_by_seat(players: int) -> None:
    """Every start player, everybody tied but the start player."""
    seats = "ABCDE"[:players]
    for first in range(players):
        for without in (None, first):
            piles = {seat: [["labour"] * (1 if n == without else 2)] for n, seat in enumerate(seats)}
            scene = settled(world=f"ref{players}", seats=list(seats), start_player=seats[first], generations=piles)
            wanted = first if without is None else (first + 1) % players
            assert [data["seat"] for data in scene.told("generation_bonus")] == [wanted]


# -- skills in general --------------------------------------------------------------------------------


@clause("QV-9.1.6")
def test_skills_on_the_same_number_are_added_and_costs_stay_above_nothing() -> None:
    scene = at_war([1, 1], **FIGHT, skills={"A": ["heavy_infantry", "brute_force", "walls"]}, rings={"area_24": "mountain"},
                   towns={"A": {"a24_1": "intact"}})  # fmt: skip
    assert scene.s.war is not None and scene.s.war.base[0] == 1 + 2 + 1 + 1
    assert played("revelation", skills={"A": ["tides", "roads", "lore"]}, workers={"A": ["a24_0"]}).s.actions == 4
    free = at_placing(skills={"A": ["deft_hands", "pioneer", "prolific", "great_migration"]}, rings={"area_24": "sea"})
    free.take("place", space="a24_0").take("place", space="a24_0")
    assert free.counters()[1] == 0 and free.asked is None, "the third pays"


@clause("QV-9.1.10")
def test_moves_are_no_placements() -> None:
    given = {"workers": {"A": ["a24_1"], "B": ["a12_1"]}, "skills": {"A": ["invasion", "fertile_land"]}, "generations": {"A": [["labour"] * 2]}}
    scene = played("revelation", **given)
    scene.take("move", **{"from": "a24_1", "to": "a12_0"}).take("move", **{"from": "a12_0", "to": "a12_1"})
    assert scene.counters() == (0, 0, 0, 0)


# -- optional rules -----------------------------------------------------------------------------------


@clause("QV-V7.6", "QV-V12.4", "QV-V8.1")
def test_a_building_is_no_piece_and_without_owners_serves_all_who_stand_there() -> None:
    fort = {"buildings": {"a24_0": {"kind": "fort"}}, "variants": {"V8": {}}}
    assert at_war([], **fort, workers={"A": ["a24_0"]}).s.war is None
    both = at_war([1] * 5, **fort, workers={"A": ["a24_0"], "B": ["a24_0", "a24_1"], "C": ["a24_1"]})
    war = both.s.war
    assert war is not None and [int(war.twice) >> seat & 1 for seat in range(3)] == [1, 1, 0]
    assert [int(war.base[seat]) for seat in range(3)] == [1, 2, 1]


@clause("QV-V0.6", "QV-V0.2")
def test_decisions_of_the_optional_rules() -> None:
    """Each may be declined; a rule alone takes nothing from one that is off."""
    stack = {"workers": {"A": ["a24_0", "a24_0", "a12_0"]}, "buildings": {"a24_0": {"kind": "altar"}, "a12_0": {"kind": "fort"}}}
    scene = through_end(at_end(**stack, variants={"V8": {}, "V10": {}, "V12": {}}))
    assert scene.asked == "claim", "the altar has no owner yet, and the stack has a building"
    scene.take("stop")
    assert through_end(scene).asked is None and scene.god().exiled == 0
    exile = through_end(at_end(**stack, variants={"V8": {}, "V10": {}})).take("stop")
    assert exile.god().exiled == 0 and exile.god().vp == 0
    for rule in ("V2", "V3", "V6", "V12", "V13", "V17"):
        alone = at_war([6, 1], workers={"A": ["a24_0"]}, towns={"B": {"a24_0": "intact"}}, variants={rule: {}}).war()
        assert alone.god().vp == (2 if rule == "V6" else 0) and as_list(alone.s.dominion) == [0] * 45


@clause("QV-V12.3")
def test_several_buildings_may_be_claimed_in_a_turn() -> None:
    """Each that has no owner where the player has a piece."""
    given = {"workers": {"A": ["a24_0", "a12_0"], "B": ["a12_0"]}, "towns": {"A": {"a13_0": "intact"}}}
    buildings = {space: {"kind": "fort"} for space in ("a24_0", "a12_0", "a13_0", "a14_0")}
    scene = through_end(at_end(**given, buildings={**buildings, "a12_0": {"kind": "fort", "owner": "B"}}, variants={"V8": {}, "V12": {}}))
    assert [option.get("space") for option in scene.options()] == ["a13_0", "a24_0", None]
    scene.take("claim", space="a13_0").take("claim", space="a24_0")
    owners = {SPACE_NAMES[space]: int(mark) for space, mark in enumerate(as_list(scene.s.owners)) if mark >= 0}
    assert owners == {"a12_0": 2, "a13_0": 1, "a24_0": 0}, "a town marks it, or a worker"


@clause("QV-V9.2", "QV-V0.2")
def test_altars_for_their_owner_protect_nobody_without_owners() -> None:
    """And the building falls with V13."""
    given = {"counters": {"A": {"wrath": 3}}, "workers": {"B": ["a24_0"]}, "buildings": {"a24_0": {"kind": "altar"}}}
    alone = at_wrath(**given, variants={"V9": {"protects": "owner"}, "V13": {}}).take("wrath", spaces=["a24_0"])
    assert alone.workers(1) == [] and alone.told("building_removed")
    unowned = at_wrath(**given, variants={"V9": {"protects": "owner"}, "V12": {}}).take("wrath", spaces=["a24_0"])
    assert unowned.workers(1) == []


@clause("QV-V16.1")
def test_infiltration_by_retreat() -> None:
    """A worker placed this turn stays one that came in this turn when it retreats within the area."""
    given = {
        "variants": {"V16": {}}, "skills": {"A": ["fighting_retreat"]}, "changed": True,
        "generations": {"A": [["labour"], ["labour"]]}, "face_down_skills": {"A": ["trade", "lore"]},
        "towns": {"B": {"a24_0": "intact"}}, "hand": {"A": HAND[:4]},
    }  # fmt: skip
    for to, sites in (("a24_2", []), ("a12_0", ["a12_0"])):
        scene = at_placing(**given, workers={"C": ["a12_1", "a12_2"]})
        if scene.asked == "place":
            scene.take("place", space="a24_0")
        assert scene.workers() == ["a24_0"]
        if to == "a12_0":
            scene.s.gods[0].stands, origin = 0, SPACE_NAMES.index("a24_1")
            scene.s.workers[SPACE_NAMES.index("a24_0") * 5] = 0
            scene.s.put_worker(0, origin)
            scene.s.put_worker(1, origin)
        scene.s.stream.forced = [0, 5]
        scene.jump(steps.FIGHTING).war()
        scene.take("retreat", **{"from": "a24_0" if to == "a24_2" else "a24_1", "to": to})
        assert scene.workers() == [to]
        scene.s.stream.forced = None
        scene.jump(steps.TOWN)
        built = [data["space"] for data in scene.told("town_built")]
        assert built == sites and bool(scene.told("no_town_built")) == (not sites)


@clause("QV-V2.1")
def test_dominion_lost_says_why() -> None:
    """By a war or by Wrath."""
    given = {"variants": {"V1": {}, "V2": {}}, "towns": {"B": {"a24_0": "intact"}}, "dominion": {"B": {"a24_0": 3}}}
    struck = at_wrath(**given, counters={"A": {"wrath": 3}}).take("wrath", spaces=["a24_0"])
    assert [(data["amount"], data["why"]) for data in struck.told("dominion")] == [(-2, "wrath")]
    fought = at_war([6, 1], **given, workers={"A": ["a24_0"]}).war()
    assert [(data["amount"], data["why"]) for data in fought.told("dominion")] == [(-2, "defeat")]


@clause("QV-V8.2")
def test_a_reroll_with_a_fort_rolls_both_dice() -> None:
    """With Strategist: the user's roll is two dice."""
    given = {**FIGHT, "skills": {"A": ["strategist"]}, "counters": {"A": {"war_spirit": 1}}, "buildings": {"a24_0": {"kind": "fort"}}}
    scene = at_war([1, 2, 3, 3, 6, 4], **given, variants={"V8": {}})
    scene.take("war_spirit", amount=0).war()
    assert scene.asked == "reroll"
    scene.take("reroll", choice=True)
    assert [data["dice"] for data in scene.told("rerolled")] == [[6, 4]] and scene.told("war_won")[0]["seat"] == 0
