"""Area selection, Wrath, placement, cards and actions (QV-4, QV-5)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.quo_vadis.scene import HAND, Scene, at_area, at_card, at_placing, at_wrath, played
from jindori.games.quo_vadis import game as steps


def ways(scene: Scene) -> set[tuple[str, ...]]:
    return {tuple(option["cards"]) for option in scene.options()}


@clause("QV-4.2.1", "QV-4.2.2", "QV-4.2.3", "QV-4.2.4", "QV-4.2.5", "QV-4.2.6")
def test_area_then_the_cards_that_name_it() -> None:
    """The second step is asked only where there is a choice."""
    scene = at_area(counters={"A": {"faith": 2}})
    scene.take("area", area="area_24")
    assert scene.asked == "area_cards" and len(ways(scene)) == 4
    scene.take("area", cards=["genesis_4", "genesis_free"])
    assert scene.s.area == 7 and (scene.s.marker1, scene.s.marker2) == (4, 6) and scene.counters()[2] == 1
    poor = at_area()
    assert poor.take("area", area="area_24").asked is None


@clause("QV-4.2.4", "QV-4.2.7")
def test_doubles_need_free_and_a_tile() -> None:
    """QV-R24."""
    scene = at_area(world="ref4", seats=["A", "B", "C", "D"], counters={"A": {"faith": 2}})
    assert scene.why_not("area", area="area_33") == "QV-4.2.7"
    scene.take("area", area="area_11")
    assert ways(scene) == {("genesis_1", "genesis_free"), ("genesis_free", "genesis_free")}
    assert at_area(world="ref4", seats=["A", "B", "C", "D"]).why_not("area", area="area_11") == "QV-1.2.8"


@clause("QV-4.2.3", "QV-4.2.5")
def test_marked_numbers_and_free_blocked() -> None:
    given = {"markers": ["genesis_2", "genesis_free"], "counters": {"A": {"faith": 2}}}
    scene = at_area(**given)
    assert scene.take("area", area="area_24") and ways(scene) == {("genesis_4", "genesis_free"), ("genesis_free", "genesis_free")}
    blocked = at_area(**given, options={"free_blocked_when_marked": True})
    assert blocked.why_not("area", area="area_24") == "QV-4.2.3"


@clause("QV-4.2.8")
@pytest.mark.parametrize("marks", [("genesis_1", "genesis_2"), ("genesis_4", "genesis_5"), ("genesis_3", "genesis_free")])
def test_an_area_can_always_be_chosen_without_faith(marks: tuple[str, str]) -> None:
    """At least three."""
    assert len(at_area(markers=list(marks)).options()) >= 3


@clause("QV-5.1.1", "QV-5.1.2", "QV-5.1.3")
def test_wrath_spaces_by_what_is_paid() -> None:
    for wrath, sets in ((3, 3), (4, 6), (5, 7)):
        assert len(at_wrath(counters={"A": {"wrath": wrath}}).options()) == sets + 1
    assert at_wrath(counters={"A": {"wrath": 2}}).asked is None
    declined = at_wrath(counters={"A": {"wrath": 5}}).take("decline")
    assert declined.counters()[3] == 5 and not declined.told("ring_placed")


@clause("QV-5.1.6", "QV-5.1.10")
def test_wrath_gives_no_wrath_and_workers_can_be_placed_again() -> None:
    """QV-R34."""
    scene = at_wrath(counters={"A": {"wrath": 3}}, workers={"A": ["a24_0"] * 10, "B": ["a24_0"]})
    scene.take("wrath", spaces=["a24_0"])
    assert scene.counters(1)[3] == 0 and scene.god().supply == 10
    assert scene.go().asked == "place"


@clause("QV-5.2.5", "QV-5.2.8")
def test_placement_is_mandatory_unless_set_otherwise() -> None:
    scene = at_placing()
    assert scene.asked is None and scene.workers() == ["a24_0"], "the only payable space"
    free = at_placing(counters={"A": {"food": 2}})
    assert free.why_not("decline") == "QV-5.2.5"
    optional = at_placing(counters={"A": {"food": 2}}, options={"placement_mandatory": False})
    optional.take("decline")
    assert optional.asked is None and optional.workers() == []


@clause("QV-5.2.3", "QV-5.2.4", "QV-1.2.8")
def test_placement_needs_workers_and_food() -> None:
    scene = at_placing(counters={"A": {"food": 1}})
    assert scene.why_not("place", space="a12_0") == "QV-5.2.1"
    scene.take("place", space="a24_1")
    assert scene.asked is None, "no food for an additional worker"
    assert at_placing(workers={"A": ["a12_0"] * 10}).asked is None
    poor = at_placing(counters={"A": {"food": 1}}).take("place", space="a24_0")
    assert poor.why_not("place", space="a24_1") == "QV-1.2.8" and poor.take("stop").asked is None


@clause("QV-5.3.3", "QV-5.3.4", "QV-5.3.5", "QV-5.3.6")
def test_cards_continue_or_change() -> None:
    first = at_card(round=1, workers={"A": ["a24_0"]})
    assert first.why_not("card", kind="blessing", mode="change") == "QV-5.3.3"
    nowhere = at_card(generations={"A": [["labour"]]})
    assert nowhere.why_not("card", kind="blessing", mode="change") == "QV-5.3.6"
    assert nowhere.why_not("card", kind="prosperity", mode="continue") == "QV-5.3.1"
    last = at_card(generations={"A": [["labour"]] * 6}, workers={"A": ["a24_0"]})
    assert last.why_not("card", kind="blessing", mode="change") == "QV-5.3.5"
    change = at_card(generations={"A": [["labour"]]}, workers={"A": ["a24_0"]}).take("card", kind="blessing", mode="change")
    assert list(change.god().sizes)[:3] == [1, 1, 0] and change.s.changed


@clause("QV-5.3.7", "QV-5.3.8")
def test_entreaty_not_for_the_printed_kind() -> None:
    scene = at_card(counters={"A": {"faith": 2}}).take("card", kind="blessing", mode="continue")
    assert scene.asked == "entreaty"
    assert scene.why_not("card", entreaty="blessing") == "QV-5.3.7"
    scene.take("card", entreaty="prosperity")
    assert scene.s.kind == 4 and list(scene.god().played) == [0] and scene.counters()[2] == 0


@clause("QV-5.4.8", "QV-5.5.1", "QV-5.5.2")
def test_blessing_and_labour_as_often_as_wanted() -> None:
    """All actions are offered first."""
    scene = played("blessing", generations={"A": [["labour"] * 2]})
    assert [option["n"] for option in scene.options()] == [3, 2, 1, 0]
    assert scene.why_not("repeat", n=4) == "QV-5.4.8"
    assert scene.take("repeat", n=2).counters()[0] == 2


@clause("QV-5.5.3", "QV-5.5.4", "QV-5.5.5")
def test_miracle_converts_once_and_not_at_the_limit() -> None:
    scene = played("miracle", counters={"A": {"faith": 3}}).take("convert")
    assert scene.counters()[2:] == (0, 1) and scene.asked == "miracle"
    assert scene.take("gain").counters()[2] == 1 and scene.asked is None
    full = played("miracle", counters={"A": {"faith": 3, "wrath": 5}})
    assert full.why_not("convert") == "QV-5.5.5"
    assert played("miracle").take("stop").counters()[2] == 0


@clause("QV-5.5.6", "QV-5.5.7", "QV-5.5.8")
def test_revelation_only_workers_that_began_in_the_area() -> None:
    """They may leave, go on and return."""
    given = {"workers": {"A": ["a24_1", "a12_1"], "B": ["a12_0"]}, "generations": {"A": [["labour"] * 3]}}
    scene = played("revelation", **given)
    scene.take("move", **{"from": "a24_1", "to": "a12_0"})
    assert scene.why_not("move", **{"from": "a12_1", "to": "a12_2"}) == "QV-5.5.6"
    assert scene.why_not("move", **{"from": "a12_0", "to": "a45_0"}) == "QV-2.1.9"
    assert scene.why_not("move", **{"from": "a24_1", "to": "a24_2"}) == "QV-5.5.6", "nobody is left there"
    scene.take("move", **{"from": "a12_0", "to": "a24_2"}).take("stop")
    assert scene.workers() == ["a12_1", "a24_2"]
    assert played("revelation", workers={"A": ["a12_1"]}).asked is None


@clause("QV-5.5.9", "QV-5.5.10", "QV-5.5.11")
def test_prosperity_vp_cap_discard_and_exchange() -> None:
    scene = played("prosperity", counters={"A": {"food": 1, "faith": 5}}, generations={"A": [["labour"] * 3]})
    assert scene.why_not("exchange", **{"from": "food", "to": "faith"}) == "QV-1.2.6"
    assert scene.why_not("exchange", **{"from": "war_spirit", "to": "food"}) == "QV-1.2.8"
    assert scene.why_not("exchange", **{"from": "food", "to": "food"}) == "QV-5.5.10"
    assert played("prosperity", hand={"A": ["prosperity"]}).why_not("discard", kind="labour") == "QV-5.5.10"
    scene.take("exchange", **{"from": "food", "to": "war_spirit"}).take("discard", kind="labour").take("nothing").take("nothing")
    assert scene.god().vp == 3 and scene.counters() == (1, 0, 5, 0) and list(scene.s.discards) == [1]
    stopped = played("prosperity").take("stop")
    assert stopped.god().vp == 0


@clause("QV-5.6.3")
def test_discarding_any_cards_after_a_change() -> None:
    """Every part of the hand once."""
    scene = Scene(steps.DISCARDING, {"hand": {"A": ["labour", "labour", "miracle"]}, "changed": True})
    assert scene.asked == "discard" and len(scene.options()) == 6
    assert scene.why_not("discard", cards=["blessing"]) == "QV-5.6.3"
    scene.take("discard", cards=["miracle", "labour"])
    assert len(scene.god().hand) == 1 and len(scene.s.discards) == 2
    assert Scene(steps.DISCARDING, {"hand": {"A": HAND}}).asked is None
