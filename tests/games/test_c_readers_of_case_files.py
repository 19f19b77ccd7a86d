"""What a reader of case files must be able to rely on: order of asking, declines, hands, the end of a turn, what is refused."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from jindori.engine.cases.files import CaseReport, run_case, run_file
from jindori.engine.errors import BadCase, BadOptions
from jindori.games import case_player
from jindori.games.quo_vadis.cases.position import build
from jindori.games.quo_vadis.cases.steps import QuoVadisRun

CALL = {"players": ["A", "B", "C"], "board": {
    "gimle": {"A": {"leader": 1}, "B": {"warrior": 1}}, "andlang": {"A": {"warrior": 1}}, "yggdrasil": {"B": {"warrior": 1}},
}}  # fmt: skip
"""A pillages Gimle; A and B may join, C has nobody to send."""
PILLAGE = {"by": "A", "do": "pillage", "province": "gimle"}
WAR = {"genesis_area": "area_24", "workers": {"A": ["a24_0"], "B": ["a24_0"]}, "counters": {"A": {"war_spirit": 1}, "B": {"war_spirit": 1}}}


def run(game: str, given: Any, when: list[Any], then: Any) -> CaseReport:
    return run_case({"id": "x", "title": "x", "clauses": [], "given": given, "when": when, "then": then}, 0, case_player(game))


def failed(report: CaseReport) -> list[tuple[str, Any]]:
    assert report.status == "failed", report
    return [(failure.what, failure.got) for failure in report.failures]


# -- declines ------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["C", "B"])
def test_c_a_decline_of_somebody_who_is_not_asked_fails(who: str) -> None:
    given = CALL if who == "C" else {**CALL, "board": {**CALL["board"], "yggdrasil": {}}}
    report = run("blood_rage", given, [PILLAGE, {"by": who, "do": "decline"}], {})
    assert failed(report) == [("when 2", f"nothing is offered to {who}")]


def test_c_nor_is_a_decline_taken_twice() -> None:
    when = [PILLAGE, {"by": "A", "do": "decline"}, {"by": "B", "do": "decline"}, {"by": "B", "do": "decline"}]
    assert failed(run("blood_rage", CALL, when, {})) == [("when 4", "nothing is offered to B")]
    assert run("blood_rage", CALL, when[:3], {"asked": [{"A": "join"}, {"B": "join"}]}).status == "passed"


# -- who is asked ---------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", [
    [{"B": "join"}, {"A": "join"}], [{"A": "join"}], [{"A": "join"}, {"B": "join"}, {"C": "join"}], [{"A": "join", "B": "join"}],
    [{"A": "BR-D07"}, {"C": "BR-D07"}],
])  # fmt: skip
def test_c_another_order_of_asking_fails(asked: list[dict[str, str]]) -> None:
    assert failed(run("blood_rage", CALL, [PILLAGE], {"asked": asked})) == [("asked", [{"A": "join"}, {"B": "join"}])]


@pytest.mark.parametrize(("not_yet", "got"), [({"A": "join"}, "A is asked now"), ({"C": "join"}, "C is not asked later either")])
def test_c_not_yet_means_later_and_not_now(not_yet: dict[str, str], got: str) -> None:
    (who,) = not_yet
    assert failed(run("blood_rage", CALL, [PILLAGE], {"not_yet": not_yet})) == [(f"not_yet {who}", got)]
    assert run("blood_rage", CALL, [PILLAGE], {"not_yet": {"B": "join"}}).status == "passed"


@pytest.mark.parametrize(("then", "words"), [
    ({"asked": []}, "names no decision"), ({"asked": {"A": "join"}}, "must be a list"), ({"asked": [{"A": "chess"}]}, "'chess'; known: "),
    ({"asked": [{"E": "join"}]}, "unknown key 'E'"), ({"asked": [{}]}, "names nobody"), ({"asked": [{"A": 3}]}, "must be text"),
    ({"not_yet": {"A": "chess"}}, "'chess'; known: "), ({"not_yet": {}}, "names nobody"), ({"not_yet": ["A"]}, "must be a mapping"),
])  # fmt: skip
def test_c_what_cannot_be_read_is_said(then: Any, words: str) -> None:
    report = run("blood_rage", CALL, [PILLAGE], then)
    assert report.status == "unreadable" and words in str(report.error)


def test_c_a_choice_of_one_option_is_not_asked() -> None:
    given = {**WAR, "counters": {"B": {"war_spirit": 1}}}
    when = [{"step": "war"}, {"chance": "dice", "rolls": {"A": 1, "B": 2}}]
    assert run("quo_vadis", given, when, {"asked": [{"B": "DP-WARSPIRIT"}]}).status == "passed"
    assert run("quo_vadis", WAR, when, {"asked": [{"A": "DP-WARSPIRIT"}, {"B": "DP-WARSPIRIT"}]}).status == "passed"


# -- hands, refusals, turns -------------------------------------------------------------------------


def test_c_a_hand_by_kind() -> None:
    given = {"hand": {"A": ["labour", "miracle", "labour"]}}
    assert run("quo_vadis", given, [{"step": "query"}], {"hand": {"A": ["miracle", "labour", "labour"], "B": []}}).status == "passed"
    for hand in (["miracle", "labour"], ["miracle", "miracle", "labour"], ["labour"] * 3, []):
        assert failed(run("quo_vadis", given, [{"step": "query"}], {"hand": {"A": hand}}))[0][0] == "hand A"
    assert run("quo_vadis", given, [{"step": "query"}], {"hand": {"A": ["war"]}}).status == "unreadable"


def test_c_the_last_step_is_refused_in_every_game_alike() -> None:
    dear = {"by": "A", "do": "pillage", "province": "horgr"}
    assert run("blood_rage", CALL, [dear], {"illegal": True, "pillaged": []}).status == "passed"
    assert failed(run("blood_rage", CALL, [PILLAGE], {"illegal": True})) == [("illegal", False)]
    assert run("blood_rage", CALL, [dear], {"illegal": False}).status == "unreadable"


def test_c_a_turn_ends_as_the_engine_ends_it() -> None:
    """The skill turned up comes into force, the next player in turn begins, and in the last round nobody does."""
    given = {"round": 12, "turn": "B"}
    assert run("quo_vadis", given, [{"step": "next_turn", "player": "C"}], {}).status == "passed"
    report = run("quo_vadis", given, [{"step": "next_turn", "player": "A"}], {})
    assert failed(report) == [("when 1", "the game is over")]


def test_c_what_the_case_does_leaves_the_given_position_as_it_was() -> None:
    """Copies share what lies on the stack; the run moves turns and rounds from outside, and must do so on its own."""
    given = {**WAR, "round": 3}
    entries: list[dict[str, Any]] = [{"step": "war"}, {"step": "next_turn", "player": "C"}, {"step": "final_settlement"}]
    run_ = QuoVadisRun(build(given), given, entries, illegal=False)
    before = run_.at_start.digest()
    for n, entry in enumerate(entries):
        kept = run_.position.copy()
        digest = kept.digest()
        run_.carry_out(run_.read(entry, n, "a step"), n)
        assert kept.digest() == digest != run_.position.digest()
    assert run_.at_start.digest() == before and run_.position.over


# -- files of other games -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["brink", "struggle_of_empires"])
def test_c_the_cases_of_a_game_not_known_here_are_refused_in_one_sentence(tmp_path: Path, game: str) -> None:
    path = tmp_path / "cases.yaml"
    path.write_text(f"game: {game}\nconventions: {{players: 'in turn order'}}\ncases:\n- {{id: x}}\n")
    with pytest.raises(BadCase, match=f"unknown game '{game}'; known: blood_rage, quo_vadis"):
        run_file(path, case_player)


def test_c_a_game_without_a_runner_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["jindori.games"], "find_spec", lambda name: None)
    with pytest.raises(BadOptions, match="the worked cases of quo_vadis cannot be played: the game has no runner of cases"):
        case_player("quo_vadis")


# -- variants --------------------------------------------------------------------------------------------


def test_c_variants_work_in_every_game() -> None:
    given = {"round": 3, "variants": [{"hand": {"A": ["labour"]}}, {"hand": {"A": ["miracle"]}, "vp": {"A": 2}}]}
    then = {"hand_size": {"A": 1}, "variant_0": {"hand": {"A": ["labour"]}}, "variant_1": {"vp": {"A": 2}}}
    assert run("quo_vadis", given, [{"step": "query"}], then).status == "passed"
    report = run("quo_vadis", given, [{"step": "query"}], {**then, "variant_1": {"vp": {"A": 3}}})
    assert failed(report) == [("variant_1: vp A", 2)]
    assert run("quo_vadis", {"round": 3}, [{"step": "query", "variant": 0}], {}).status == "unreadable"


def test_the_example_of_the_documentation_holds(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs/cases.md").read_text("utf-8")
    (tmp_path / "example.yaml").write_text(page.split("```yaml\n")[1].split("```")[0])
    report = run_file(tmp_path / "example.yaml", case_player)
    assert report.passed == 1, report


def test_c_where_no_decisions_are_listed_it_is_said() -> None:
    for fact in ("legal", "illegal", "illegal_before"):
        report = run("quo_vadis", WAR, [{"step": "query"}], {fact: [{"dp": "DP-PLACE", "space": "a24_0"}]})
        assert report.status == "unreadable" and "list no decisions in 'then'" in str(report.error)
