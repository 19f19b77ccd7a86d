"""Readable actions: every option reads back as itself; everything malformed is a BadAction that says what is wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from jindori.engine.codec import Constant, Named, Several, Whole, YesNo, whole
from jindori.engine.errors import BadAction
from jindori.engine.vocabulary import Vocabulary

COLOURS = ("red", "green", "blue")
V = Vocabulary()
PAINT = V.verb(1, "paint", colour=Named("colour", COLOURS), times=Whole(1, 9))
LEAVE = V.verb(2, "paint", colour=Named("colour", COLOURS), times=Constant(None))
STOP = V.verb(3, "stop")
VOTE = V.verb(4, "vote", yes=YesNo())
DREW = V.event(1, "drew", seat=Whole(), cards=Several(Named("colour", COLOURS)), secret=("cards",))
NOT_WHOLE: list[Any] = [True, False, 3.0, float("nan"), float("inf"), None, "3", "", [], [3], {}, {"a": 3}, b"3"]
NOT_A_NAME: list[Any] = [True, 0, 1.0, None, "RED", "red ", "", [], ["red"], {"red": 1}, float("nan")]


@given(st.integers(0, 2), st.integers(1, 9))
def test_round_trip(colour: int, times: int) -> None:
    option = 1 | colour << 8 | times << 16
    shown = V.show(option)
    assert shown == {"do": "paint", "colour": COLOURS[colour], "times": times}
    assert V.verbs[1].read(shown, None) == option


def test_round_trip_of_the_other_kinds() -> None:
    for option in (2 | 1 << 8, 3, 4, 4 | 1 << 8):
        shown = V.show(option)
        assert V.verbs[option & 255].read(shown, None) == option
    assert V.show(4 | 1 << 8) == {"do": "vote", "yes": True}
    assert V.show(2) == {"do": "paint", "colour": "red", "times": None}


@pytest.mark.parametrize("value", NOT_WHOLE, ids=repr)
def test_what_is_no_whole_number_is_refused(value: Any) -> None:
    with pytest.raises(BadAction, match="'times' must be a whole number from 1 to 9"):
        V.verbs[1].read({"colour": "red", "times": value}, None)


@pytest.mark.parametrize("value", [0, -1, 10, 2**63, -(2**63), 10**400], ids=lambda value: str(value)[:8])
def test_numbers_out_of_range_are_refused(value: int) -> None:
    with pytest.raises(BadAction, match="'times' must be from 1 to 9"):
        V.verbs[1].read({"colour": "red", "times": value}, None)


@pytest.mark.parametrize("value", NOT_A_NAME, ids=repr)
def test_unknown_names_are_refused_and_the_known_ones_told(value: Any) -> None:
    with pytest.raises(BadAction, match="unknown colour .* in 'colour'; known: red, green, blue"):
        V.verbs[1].read({"colour": value, "times": 1}, None)


@pytest.mark.parametrize("value", [0, 1, None, "true", 1.0, [], np.bool_(True)], ids=repr)
def test_only_true_and_false_are_truth(value: Any) -> None:
    with pytest.raises(BadAction, match="'yes' must be true or false"):
        V.verbs[4].read({"yes": value}, None)


@pytest.mark.parametrize("value", [0, False, "", "null", []], ids=repr)
def test_only_null_is_null(value: Any) -> None:
    with pytest.raises(BadAction, match="'times' must be None"):
        V.verbs[2].read({"colour": "red", "times": value}, None)


@pytest.mark.parametrize("action", [None, True, 3, 3.0, "stop", [], ["do", "stop"], ("do",), {1: 2}, {"do": "stop", 5: 1}], ids=repr)
def test_an_action_is_an_object(action: Any) -> None:
    with pytest.raises(BadAction, match="an action is an object"):
        V.verbs_of(action)


@pytest.mark.parametrize("do", [None, True, 3, 3.0, ["stop"], {}, "Stop", "", "halt" * 10_000], ids=lambda do: repr(do)[:12])
def test_an_unknown_verb_is_named_and_the_known_ones_told(do: Any) -> None:
    with pytest.raises(BadAction, match="unknown 'do'.*known: paint, stop, vote") as error:
        V.verbs_of({"do": do})
    assert len(str(error.value)) < 200


def test_an_action_needs_its_verb() -> None:
    with pytest.raises(BadAction, match="needs 'do'"):
        V.verbs_of({"colour": "red"})


def test_whole_gives_the_number_back() -> None:
    assert [whole(n, "n", 0, 2) for n in range(3)] == [0, 1, 2]


def test_an_event_reads_by_its_fields() -> None:
    assert V.events[DREW].decode([2, 1, 0]) == {"seat": 2, "cards": ["green", "red"]}
    assert V.events[DREW].parts == ("seat", "cards")


@pytest.mark.parametrize("twice", [lambda v: v.verb(1, "dig"), lambda v: v.event(1, "dug"), lambda v: v.reason(1, "X-1", "no")])
def test_a_number_stands_for_one_thing(twice: Any) -> None:
    v = Vocabulary()
    twice(v)
    with pytest.raises(ValueError, match="twice"):
        twice(v)


def test_every_event_is_a_bit_of_what_is_heard() -> None:
    v = Vocabulary()
    assert v.event(62, "last") == 62
    for number in (63, -1):
        with pytest.raises(ValueError, match=f"event {number} .* is too large"):
            v.event(number, "none")
