"""Things a seat cannot tell apart: groups, what fits first, and origins known only together."""

from __future__ import annotations

from collections import Counter

import pytest

from jindori.engine.rows import as_list, row
from jindori.engine.shared.drafted import NEVER, Groups, Origins, last_held
from jindori.engine.stream import Stream


@pytest.mark.parametrize("players", range(2, 8))
def test_when_a_seat_last_held_a_pack(players: int) -> None:
    """Pack p is held by seat (p + round) mod n."""
    for pack in range(players):
        for seat in range(players):
            for taken in range(2 * players):
                held = [r for r in range(taken + 1) if (pack + r) % players == seat]
                assert last_held(pack, taken, seat, players) == (held[-1] if held else NEVER)


KEYS = row([7, -1, 3, 7, 3, 7, -1, 7])
FITS = row([0, 1, 1, 1, 0, 0, 0, 1])


def test_groups_stand_in_the_order_of_their_keys_what_fits_first() -> None:
    groups = Groups(KEYS, FITS)
    assert as_list(groups.keys) == [3, 7]
    assert as_list(groups.things) == [2, 4, 3, 7, 0, 5]
    assert as_list(groups.first) == [0, 2, 6]
    assert as_list(groups.fitting) == [1, 2]
    assert as_list(groups.of) == [1, -1, 0, 1, 0, 1, -1, 1]
    assert [groups.group(key) for key in (3, 7, 5)] == [0, 1, -1]


def test_dealing_keeps_groups_apart_and_puts_so_many_first_that_fit() -> None:
    groups = Groups(KEYS, FITS)
    stream = Stream(1, 2, 3, 4)
    dealt = Counter(tuple(as_list(groups.dealt(stream, row([0, 1])))) for _ in range(3_000))
    assert all(sorted(d[:2]) == [2, 4] and sorted(d[2:]) == [0, 3, 5, 7] and d[2] in (3, 7) for d in dealt)
    assert len(dealt) == 2 * 2 * 6 and all(80 < times < 180 for times in dealt.values())
    assert as_list(groups.things) == [2, 4, 3, 7, 0, 5]


def test_origins_are_mixed_within_their_bunch() -> None:
    origins = Origins(40)
    origins.add(row([9, 1, 5]), row([40, 41, 42]))
    origins.add(row([2]), row([50, 51]))
    origins.add(row([8, 6]), row([60, 61]))
    assert as_list(origins.takers) == [40, 41, 42, 50, 60, 61]
    stream = Stream(1, 2, 3, 4)
    mixed = Counter(tuple(as_list(origins.mixed(stream))) for _ in range(1_200))
    assert all(sorted(m[:3]) == [1, 5, 9] and m[3] == 2 and sorted(m[4:]) == [6, 8] for m in mixed)
    assert len(mixed) == 12 and all(60 < times < 140 for times in mixed.values())
