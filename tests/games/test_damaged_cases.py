"""Cases with random faults: passed, failed or unreadable with a reason, never an error."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jindori.engine.cases.files import run_case
from playing import LONG, cases_in, cases_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*cases.yaml"))
GAMES = sorted({path.parent.name for path in FILES})
CASES = {
    game: [case for path in FILES if path.parent.name == game for case in cases_in(path)]
    for game in GAMES
}


def spots(tree: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    out = [path] if path else []
    if isinstance(tree, dict):
        for key, value in tree.items():
            out += spots(value, (*path, key))
    elif isinstance(tree, list):
        for n, value in enumerate(tree):
            out += spots(value, (*path, n))
    return out


def words_in(tree: Any) -> Iterator[str]:
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, (dict, list)):
        for item in tree:
            yield from words_in(item)
            if isinstance(tree, dict):
                yield from words_in(tree[item])


def junk(game: str) -> st.SearchStrategy[Any]:
    """Odd values, and words of the game in the wrong place."""
    words = st.sampled_from(sorted(set(words_in([[case["given"], case["when"], case["then"]] for case in CASES[game]]))))
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 14),
        st.sampled_from([10**30, -(10**30), 1 << 20_000, float("nan"), float("inf"), 1.5, b"x", datetime.date(2020, 1, 1), {1, 2}, (1, 2), "", "x" * 500]),
        words,
        st.lists(words, max_size=3),
        st.dictionaries(words | st.integers(-1, 5) | st.none(), st.integers(-1, 3) | words, max_size=3),
    )


def damaged(tree: Any, path: tuple[Any, ...], how: str, value: Any) -> Any:
    """A copy with one spot replaced, removed, renamed or doubled."""
    key, *rest = path
    new = dict(tree) if isinstance(tree, dict) else list(tree)
    if rest:
        new[key] = damaged(tree[key], tuple(rest), how, value)
    elif how == "replace":
        new[key] = value
    elif how == "remove":
        del new[key]
    elif isinstance(new, list):
        new.insert(key, value if how == "rename" else new[key])
    else:
        try:
            new[value] = new.pop(key) if how == "rename" else new[key]
        except TypeError:
            pass
    return new


@pytest.mark.parametrize("game", GAMES)
@given(st.data())
@settings(max_examples=300 if LONG else 100, deadline=None)
def test_a_damaged_case_is_reported_never_an_error(game: str, data: st.DataObject) -> None:
    tree = data.draw(st.sampled_from(CASES[game]))
    for _ in range(data.draw(st.integers(1, 3))):
        places = spots(tree)
        if not places:
            break
        path = data.draw(st.sampled_from(places))
        tree = damaged(tree, path, data.draw(st.sampled_from(["replace", "replace", "remove", "rename", "double"])), data.draw(junk(game)))
    report = run_case(tree, 0, cases_of(game))
    assert (report.status == "unreadable") == (report.error is not None)
    assert (report.status == "failed") == bool(report.failures)
    if report.error is not None:
        assert len(report.error) > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_huge_number_in_any_place_is_reported(game: str) -> None:
    for tree in CASES[game][:6]:
        for path in spots(tree):
            report = run_case(damaged(tree, path, "replace", 1 << 20_000), 0, cases_of(game))
            assert report.status in ("passed", "failed", "unreadable"), (tree["id"], path)
            assert report.error is None or 5 < len(report.error) < 2_000, (tree["id"], path)
