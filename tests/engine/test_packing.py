"""An option is a verb and up to six arguments in one number; nothing runs into its neighbour."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from jindori.engine import packing as p

BYTE = st.integers(0, 255)


@given(BYTE, BYTE, BYTE, BYTE, BYTE)
def test_what_is_packed_is_read_again(verb: int, a: int, b: int, c: int, d: int) -> None:
    for option, given_ in (
        (p.opt0(verb), [0, 0, 0, 0]),
        (p.opt1(verb, a), [a, 0, 0, 0]),
        (p.opt2(verb, a, b), [a, b, 0, 0]),
        (p.opt3(verb, a, b, c), [a, b, c, 0]),
        (p.opt4(verb, a, b, c, d), [a, b, c, d]),
    ):
        assert p.verb(option) == verb
        assert [p.arg0(option), p.arg1(option), p.arg2(option), p.arg3(option)] == given_
        assert [p.argument(option, i) for i in range(4)] == given_


@given(BYTE, st.lists(BYTE, min_size=6, max_size=6).filter(lambda arguments: arguments[5] < 128))
def test_all_six_arguments_can_be_read(verb: int, arguments: list[int]) -> None:
    option = verb | sum(value << 8 * (i + 1) for i, value in enumerate(arguments))
    assert [p.argument(option, i) for i in range(6)] == arguments


def test_high_bits_are_not_lost() -> None:
    assert [p.bit(n) for n in range(62)] == [2**n for n in range(62)]
    assert p.bit(40) == 1_099_511_627_776
