"""Every clause of a rule book is marked in a test that is about it, or listed as structure only, with the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import clauses_of, marked_in
from game_kits import found

KITS = found()
GAMES = list(KITS)
HERE = Path(__file__).parent


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_marked_in_a_test_or_listed(game_id: str) -> None:
    clauses = clauses_of(KITS[game_id].game)
    assert clauses and len(clauses) == len(set(clauses))
    covered = marked_in(HERE / game_id).keys() | KITS[game_id].structure_only.keys()
    assert [clause for clause in clauses if clause not in covered] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_no_mark_names_a_clause_that_is_not_there(game_id: str) -> None:
    marked = marked_in(HERE / game_id).keys() | KITS[game_id].structure_only.keys()
    assert marked - set(clauses_of(KITS[game_id].game)) == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_listed_is_not_tested_after_all(game_id: str) -> None:
    assert not KITS[game_id].structure_only.keys() & marked_in(HERE / game_id).keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_both_languages_have_the_same_clauses(game_id: str) -> None:
    game = KITS[game_id].game
    assert clauses_of(game, "en") == clauses_of(game, "ja")


def test_a_mark_is_found_and_a_word_in_passing_is_not(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    source = '@clause("X-1.1", "X-1.2")\nasync def test_a():\n    """X-1.3"""\n\n\n@other("X-1.4")\ndef test_b():\n    clause("X-1.5")\n'
    (tmp_path / "deep" / "test_x.py").write_text(source)
    assert marked_in(tmp_path) == {"X-1.1": ["test_a"], "X-1.2": ["test_a"]}
