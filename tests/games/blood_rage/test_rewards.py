"""Chapter 11.8: what a successful pillage gives."""

from __future__ import annotations

import pytest

from clauses import clause
from games.blood_rage.make import scene


def pillage(province, **given):
    figures = {province: {0: {"warrior": 1}}}
    return scene(board=figures, **given).do(0, "pillage", province=province)


@clause("BR-11.8.1", "BR-11.8.2", "BR-11.8.3")
@pytest.mark.parametrize(("province", "steps"), [("elvagar", (2, 1, 1)), ("horgr", (1, 2, 1)), ("gimle", (1, 1, 2))])
def test_a_coloured_token_raises_its_stat(province, steps):
    s = pillage(province)
    assert s.steps(0) == steps
    assert (s.rage(0), s.glory(0)) == (6, 0)
    assert s.pillaged(province)


@clause("BR-11.8.2")
def test_axes_of_the_token_count_for_the_glory_of_the_same_battle():
    s = scene(board={"horgr": {0: {"leader": 1}, 1: {"warrior": 1}}}).battle(0, "horgr", {})
    assert s.glory(0) == 4


@clause("BR-11.8.4")
def test_the_number_token_gives_5_glory():
    s = pillage("myrkulor")
    assert s.glory(0) == 5 and s.steps(0) == (1, 1, 1)


@clause("BR-11.8.5")
def test_yggdrasil_raises_all_three_stats():
    s = pillage("yggdrasil", clans={0: {"steps": (1, 6, 3)}})
    assert s.steps(0) == (2, 6, 4)


@clause("BR-11.8.6")
def test_a_pillaged_province_is_closed_for_this_age():
    s = scene(2, board={"horgr": {0: {"warrior": 1}}, "fjord_east": {1: {"ship": 1}}}, pillaged=("horgr",))
    assert s.refused(0, "pillage", province="horgr") == "BR-11.8.6"
    s.do(0, "invade", figure="leader", to="gimle")
    assert s.refused(1, "pillage", province="horgr") == "BR-11.8.6"
    assert s.refused(1, "pillage", province="muspelheim") is None
