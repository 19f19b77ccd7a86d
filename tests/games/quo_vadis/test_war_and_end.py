"""War, end phase, settlement, scoring, information (QV-6 to QV-10)."""

from __future__ import annotations

import random

import jindori
from clauses import clause
from games.quo_vadis.scene import HAND, Scene, at_end, at_war, through_end
from jindori.engine.rows import as_list
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.definition import GAME
from jindori.games.quo_vadis.state import World

CHANGED = {"changed": True, "generations": {"A": [["blessing", "labour"], ["miracle"]]}}


@clause("QV-6.1.1", "QV-1.3.4")
def test_no_war_without_pieces_of_two_players() -> None:
    """A destroyed town is no piece."""
    assert at_war([], workers={"A": ["a24_0", "a24_1"]}).s.war is None
    assert at_war([], workers={"A": ["a24_0"]}, towns={"B": {"a24_0": "destroyed"}}).s.war is None


@clause("QV-6.2.3", "QV-6.2.4")
def test_declarations_are_paid_at_once_and_limited() -> None:
    scene = at_war([1, 1], workers={"A": ["a24_0"], "B": ["a24_0"]}, counters={"A": {"war_spirit": 2}, "B": {"war_spirit": 1}})
    assert scene.why_not("war_spirit", amount=3) == "QV-6.2.3"
    scene.take("war_spirit", amount=2)
    assert scene.counters()[0] == 0 and scene.position.asked == [1]
    assert scene.position.view(1).board.war.fighters[0].war_spirit == 2  # type: ignore[union-attr]


@clause("QV-6.3.1", "QV-6.3.3")
def test_all_draw_and_nothing_happens() -> None:
    scene = at_war([3, 3], workers={"A": ["a24_0"], "B": ["a24_0"]}).war()
    assert scene.told("war_drawn") and scene.workers() == scene.workers(1) == ["a24_0"]
    assert scene.counters() == scene.counters(1) == (0, 0, 0, 0)


@clause("QV-6.3.4", "QV-6.3.5", "QV-6.3.6", "QV-6.3.7")
def test_losers_lose_in_contested_spaces_only_and_once() -> None:
    """One Wrath, cut at the limit."""
    workers = {"A": ["a24_0", "a24_1"], "B": ["a24_0", "a24_1", "a24_2", "a12_0"]}
    scene = at_war([6, 1], workers={**workers, "A": ["a24_0"] * 3 + ["a24_1"] * 3}, counters={"B": {"wrath": 5}}).war()
    assert scene.workers(1) == ["a12_0", "a24_2"] and scene.counters(1)[3] == 5


@clause("QV-7.1.1", "QV-7.1.2", "QV-7.1.3")
def test_refill_reshuffles_the_discards_and_stops_when_all_is_gone() -> None:
    scene = Scene(steps.REFILL, {"hand": {"A": HAND[:1]}, "deck": ["labour"], "discard": ["miracle"]})
    assert len(scene.god().hand) == 3 and scene.told("reshuffled") and scene.s.deck_size() == 0


@clause("QV-7.2.1", "QV-7.3.2")
def test_rebuilding_takes_one_worker_and_the_rest_returns() -> None:
    """Only the turn player's."""
    towns = {"A": {"a12_0": "destroyed"}, "B": {"a13_0": "destroyed"}}
    scene = through_end(at_end(workers={"A": ["a12_0", "a12_0"], "B": ["a13_0"]}, towns=towns))
    assert scene.workers() == [] and scene.god().towns and scene.god(1).ruins


@clause("QV-7.4.2", "QV-7.4.3")
def test_town_building_anywhere_without_a_town() -> None:
    given = {"workers": {"A": ["a12_0", "a13_0", "a14_0"], "B": ["a12_0"]}, "towns": {"B": {"a13_0": "destroyed"}}}
    scene = through_end(at_end(**CHANGED, **given))
    assert scene.asked == "town" and [option["space"] for option in scene.options()] == ["a12_0", "a14_0"]
    assert scene.why_not("town", space="a13_0") == "QV-7.4.3" and scene.why_not("town", space="a15_0") == "QV-7.4.2"
    scene.take("town", space="a12_0")
    assert scene.god().town_supply == 4 and scene.god().supply == 8


@clause("QV-7.5.1", "QV-7.5.2")
def test_a_skill_turned_up_is_in_force_from_the_end_of_the_turn() -> None:
    """Not for the territory bonus that follows."""
    given = {"workers": {"A": ["a12_0", "a12_1", "a13_0"]}, "face_down_skills": {"A": ["wise_emperor", "trade"]}}
    scene = through_end(at_end(**CHANGED, **given))
    scene.take("town", space="a13_0")
    through_end(scene)
    assert scene.why_not("skill", skill="roads") == "QV-7.5.1"
    through_end(scene.take("skill", skill="wise_emperor"))
    assert scene.s.majorities == 2 and scene.s.bonus == 4 and scene.god().vp == 4
    assert scene.god().skills == 0 and scene.position.view().board.gods[0].skills[0].active is False
    scene.go()
    assert scene.god().skills != 0 and [s.id for s in scene.position.view().board.gods[0].skills] == ["wise_emperor"]


@clause("QV-4.1.1", "QV-7.7.1")
def test_turns_go_clockwise_and_rounds_from_the_start_player() -> None:
    position = jindori.game("quo_vadis", players=3).new(seed=2, first=1)
    turns = []
    rng = random.Random(1)
    while not position.over:
        position.choose(position.asked[0], rng.randrange(len(position.packed(position.asked[0]))))
    for n in range(len(position.log)):
        kind, data, _ = position.log.data(n, None)
        if kind == "turn_began":
            turns.append((data["round"], data["seat"]))
    assert turns == [(r, seat) for r in range(1, 13) for seat in (1, 2, 0)]


@clause("QV-8.2.1", "QV-8.2.2", "QV-8.2.3")
def test_ties_go_to_fewer_generations_then_are_shared() -> None:
    scene = Scene(steps.SELECT, {"vp": {"A": 9, "B": 9, "C": 9}, "generations": {"A": [["labour"]] * 2, "B": [["labour"]], "C": [["labour"]]}})
    scene.s.over = True
    assert GAME.winners(scene.s) == [1, 2] and GAME.ranks(scene.s) == [3, 1, 1]


@clause("QV-10.1.1", "QV-10.1.2")
def test_hidden_from_others_hands_and_face_down_skills() -> None:
    position = jindori.game("quo_vadis", players=3).new(seed=9)
    while position.decisions[0].name != "area":
        position.choose(position.asked[0], 0)
    state = position.state
    assert isinstance(state, World)
    mine = position.view(0).board.mine
    assert len(mine.hand) == 4 and len(mine.skills) == 6 and position.view().board.mine is None
    for entry in position.view(1).log:
        if entry.kind in ("drew", "drafted") and entry.seat != 1:
            assert None in entry.data.values()


@clause("QV-10.1.2", "QV-10.1.3")
def test_forks_keep_what_is_public_and_mix_what_is_not() -> None:
    position = jindori.game("quo_vadis", players=4).new(seed=9)
    rng = random.Random(4)
    while position.moves < 120:
        position.choose(position.asked[0], rng.randrange(len(position.packed(position.asked[0]))))
    state = position.state
    assert isinstance(state, World)
    hands, drafts = set(), set()
    for n in range(20):
        fork = position.fork(0, random.Random(n)).state
        assert isinstance(fork, World)
        assert as_list(fork.gods[0].hand) == as_list(state.gods[0].hand)
        assert as_list(fork.gods[0].drafted) == as_list(state.gods[0].drafted)
        assert [len(god.hand) for god in fork.gods] == [len(god.hand) for god in state.gods]
        hands.add(tuple(as_list(fork.gods[1].hand)))
        drafts.add(tuple(as_list(fork.gods[1].drafted)))
    assert len(hands) > 3 and len(drafts) > 1
