"""Things a seat cannot tell apart: groups, what fits first, and origins known only together."""

from __future__ import annotations

from collections import Counter

import pytest

from jindori.engine.rows import as_list, filled, row
from jindori.engine.shared.draft import LEFT, LEFT_OVER, RIGHT, origin
from jindori.engine.shared.drafted import NEVER, NOBODY, UNSEEN, Drafter, Groups, Origins
from jindori.engine.stream import Stream


@pytest.mark.parametrize("passing", [LEFT, RIGHT])
@pytest.mark.parametrize("players", range(2, 8))
def test_who_held_a_pack_when(players: int, passing: int) -> None:
    """Pack p is held by seat p + round, or p - round, mod n; and what is left over by the last who held it."""
    for last in range(7):
        for seat in range(players):
            drafter = Drafter(seat, players, last, passing)
            for pack in range(players):
                holders = [(pack + passing * n) % players for n in range(last + 1)]
                for taken in [*range(last + 1), LEFT_OVER]:
                    round_ = min(taken, last)
                    at = origin(pack, taken)
                    held = [n for n in range(round_ + 1) if holders[n] == seat]
                    assert drafter.last_held(pack, round_) == (held[-1] if held else NEVER)
                    assert drafter.holder(at) == holders[round_]
                    assert drafter.unseen_taker(at) == (NOBODY if held or taken == LEFT_OVER else holders[round_])
                    assert (drafter.key(at) == UNSEEN) == (not held)
            assert drafter.key(-1) == UNSEEN and drafter.unseen_taker(-1) == NOBODY


@pytest.mark.parametrize("passing", [LEFT, RIGHT])
def test_a_group_is_a_pack_between_two_times_the_seat_held_it(passing: int) -> None:
    drafter = Drafter(0, 3, 6, passing)
    by_key: dict[int, set[tuple[int, int]]] = {}
    for pack in range(3):
        for taken in range(7):
            by_key.setdefault(int(drafter.key(origin(pack, taken))), set()).add((pack, taken))
    unseen = by_key.pop(UNSEEN)
    late, early = (1, 2) if passing == LEFT else (2, 1)
    assert unseen == {(late, 0), (late, 1), (early, 0)}, "the seat's own pack it sees at once"
    groups = [{(0, n) for n in (0, 1, 2)}, {(0, n) for n in (3, 4, 5)}, {(0, 6)}]
    groups += [{(early, n) for n in (1, 2, 3)}, {(early, n) for n in (4, 5, 6)}, {(late, n) for n in (2, 3, 4)}, {(late, n) for n in (5, 6)}]
    assert sorted(map(sorted, by_key.values())) == sorted(map(sorted, groups))


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


def test_origins_are_mixed_within_their_bunch_among_things_shown_and_places() -> None:
    """Things 0 to 7: 1, 2, 4 and 7 are hidden, so their places stand for them; of two takers 5 has lost a thing, 6 has one too many."""
    groups = Groups(row([-1, 0, 0, -1, 0, -1, -1, 0]), filled(8, 0))
    bunch = row([3, 3, 3, 5, 5, 6, -1, -1])
    origin = row([9, 1, 5, 8, 6, 2, 7, -1])
    origins = Origins(bunch, origin, groups, row([3, 6, -1, 3, 7]))
    assert as_list(origins.takers) == [0, 8, 11, 3, 5]
    stream = Stream(1, 2, 3, 4)
    mixed = Counter(tuple(as_list(origins.mixed(stream))) for _ in range(1_200))
    assert all(sorted(m[:3]) == [1, 5, 9] and m[3] == 6 and m[4] == 2 for m in mixed)
    assert len(mixed) == 6 and all(150 < times < 250 for times in mixed.values())
