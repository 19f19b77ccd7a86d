"""The command line in one process: what it prints, its JSON, and one clear line for everything bad."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import jindori
from clauses import clauses_of
from jindori.cli import run
from jindori.sim.play import make_plan, play_game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    play_game(make_plan("blood_rage", 3, ["random"], 5, None), 0, str(folder))
    (file,) = folder.iterdir()
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: Any) -> str:
    """Standard output of a command that succeeds and says nothing on standard error."""
    assert run([str(a) for a in arguments]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *arguments: Any) -> str:
    """The one line of a command that is refused."""
    assert run([str(a) for a in arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("jindori: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert len(err) < 600
    return err


@pytest.mark.parametrize("command", ["", "play", "serve", "games", "simulate", "replay", "cases", "arena", "bench", "rules"])
def test_help_of_every_command(capsys: pytest.CaptureFixture[str], command: str) -> None:
    out = said(capsys, *([command] if command else []), "--help")
    assert out.startswith("Usage: jindori")
    if command:
        assert command in out.splitlines()[0]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version") == f"jindori {jindori.__version__}\n"


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "blood_rage" in said(capsys, "games")
    assert "--option draft=true" in said(capsys, "games", "blood_rage")
    assert "ドラフト" in said(capsys, "games", "blood_rage", "--lang", "ja")
    data = json.loads(said(capsys, "games", "--json"))
    assert [game["id"] for game in data["games"]] == list(jindori.all_games())
    one = json.loads(said(capsys, "games", "blood_rage", "--json"))
    assert one["default_players"] == 4
    assert {option["name"] for option in one["options"]} >= {"draft", "call_order"}


def test_what_an_option_needs(capsys: pytest.CaptureFixture[str]) -> None:
    """It is listed with the option, and said where a game is played without it; the game is the same as without the option."""
    assert "--option dominion_loss=false   V2 Dominion lost when a town falls (QV-V2.1)\n" in (told := said(capsys, "games", "quo_vadis"))
    assert "    needs dominion\n" in told and "    needs one of forts, altars, exile, granaries\n" in told
    options = {one["name"]: one["needs"] for one in json.loads(said(capsys, "games", "quo_vadis", "--json"))["options"]}
    assert (options["dominion"], options["fort_effect"], options["altar_supply"]) == ([], [["forts"]], [["altars", "exile"]])

    def warned(*given: str) -> list[str]:
        more = [part for one in given for part in ("--option", one)]
        out = said(capsys, "simulate", "quo_vadis", "--games", "1", "--option", "rounds=1", *more, "--json")
        return [text for text in json.loads(out)["warnings"] if text.startswith("option")]

    assert warned() == warned("V8=on", "V8.effect=strength_2") == warned("V8.effect=best_of_two") == []
    assert warned("V8.effect=strength_2") == ["option fort_effect (V8.effect) needs forts (V8), which is off"]
    assert warned("V12=on", "V2=on") == [
        "option dominion_loss (V2) needs dominion (V1), which is off",
        "option building_owners (V12) needs one of forts (V8), altars (V9), exile (V10), granaries (V11), which are all off",
    ]
    arena = said(capsys, "arena", "quo_vadis", "--bots", "random,random", "--games", "1", "--option", "rounds=1", "--option", "V3=on")
    assert "Note: option dominion_scores (V3) needs dominion (V1), which is off." in arena


def test_simulate_json(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "blood_rage", "--players", "3", "--games", "12", "--seed", "9", "--option", "draft=false", "--json")
    data = json.loads(out)
    assert out.count("\n") == 1
    assert (data["game"], data["players"], data["seed"], data["games"], data["finished"]) == ("blood_rage", 3, 9, 12, 12)
    assert data["options"]["draft"] is False
    assert data["decisions"] > 0
    assert data["mean_decisions"] == data["decisions"] / 12
    assert data["cpu_seconds"] > 0
    assert data["decisions_per_cpu_second"] > 0
    assert [s["seat"] for s in data["seats"]] == [0, 1, 2]
    assert {"seat", "bot", "wins", "share", "low", "high", "mean_score", "points_by_source"} <= set(data["seats"][0])
    assert sum(s["share"] for s in data["seats"]) == 1
    for seat in data["seats"]:
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1
        assert sum(seat["points_by_source"].values()) == pytest.approx(seat["mean_score"])


def test_simulate_takes_its_players_from_the_bots(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(said(capsys, "simulate", "blood_rage", "--bots", "random,random,random,random,random", "--games", "1", "--json"))
    assert data["players"] == 5
    data = json.loads(said(capsys, "simulate", "blood_rage", "--games", "1", "--json"))
    assert data["players"] == 4


def test_simulate_text_fits_eighty_columns_and_has_no_colours(capsys: pytest.CaptureFixture[str]) -> None:
    out = said(capsys, "simulate", "blood_rage", "--games", "6", "--players", "5")
    assert "\x1b" not in out
    table = [line for line in out.splitlines() if line.startswith(("seat", "─", "0", "4"))]
    assert table
    assert all(len(line) <= 80 for line in table)
    assert "95 % interval" in out


def test_simulate_writes_records_that_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    said(capsys, "simulate", "blood_rage", "--games", "3", "--records", folder, "--json")
    files = sorted(folder.iterdir())
    assert [file.suffix for file in files] == [".json"] * 3
    for file in files:
        assert jindori.replay(json.loads(file.read_text())).over


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(said(capsys, "arena", "blood_rage", "--bots", "random,random", "--games", "8", "--json"))
    assert data["games"] == 8
    assert {bot["bot"] for bot in data["bots"]} == {"random#1", "random#2"}
    out = said(capsys, "arena", "blood_rage", "--bots", "random,random", "--games", "4")
    assert "rating" in out
    assert "against" in out


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(said(capsys, "bench", "--seconds", "0.05", "--json"))
    assert {"mode", "games", "decisions_per_cpu_second", "copies_per_cpu_second", "bots"} <= set(data)
    out = said(capsys, "bench", "blood_rage", "--players", "2", "--seconds", "0.05")
    assert data["mode"] in out
    assert "per CPU-second" in out


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    whole = said(capsys, "rules", "blood_rage")
    assert whole == jindori.all_games()["blood_rage"].rules_text("en")
    clause = said(capsys, "rules", "blood_rage", "BR-11.3.1")
    assert clause.splitlines()[0] == "## 11. Pillage"
    assert "### 11.3" in clause
    assert "BR-11.3.1" in clause
    assert "BR-11.3.2" not in clause
    section = said(capsys, "rules", "blood_rage", "br-11.3")
    assert all(f"BR-11.3.{n}" in section for n in (1, 2, 3))
    assert "BR-11.4.1" not in section
    assert "BR-11.8" in said(capsys, "rules", "blood_rage", "11")
    assert "BR-D03" in said(capsys, "rules", "blood_rage", "BR-D03")
    assert "略奪" in said(capsys, "rules", "blood_rage", "BR-11.3.1", "--lang", "ja")


def test_every_clause_can_be_asked_for() -> None:
    from jindori.cli.rulebook import find_clause, parts, prefix_of

    for game in jindori.all_games().values():
        for lang in ("en", "ja"):
            text = game.rules_text(lang)
            named = [part.name for part in parts(text, prefix_of(text)) if part.name]
            assert set(clauses_of(game, lang)) <= set(named)
            assert all(find_clause(text, name) is not None for name in named)


@pytest.mark.parametrize("wanted", ["V12", "QV-V12", "v12"])
def test_an_optional_rule_can_be_asked_for(wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "ja"):
        part = said(capsys, "rules", "quo_vadis", wanted, "--lang", lang)
        assert part.startswith("## 12") and all(f"QV-V12.{n}" in part for n in (1, 2, 3, 4)) and "QV-V13" not in part


def test_replay_in_words(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    whole = said(capsys, "replay", record)
    assert "all fingerprints and the result agree" in whole
    assert "Result:" in whole
    assert "検査済み" in said(capsys, "replay", record, "--lang", "ja", "--to", "10")
    data = json.loads(said(capsys, "replay", record, "--to", "7", "--json"))
    assert (data["at"], data["checked"], data["over"]) == (7, True, False)


def test_replay_shows_a_seat_its_own_secrets_only(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    """Draft picks: a seat sees the cards it took, everybody else sees none."""

    def picks(*more: str) -> list[str]:
        log = json.loads(said(capsys, "replay", record, "--to", "12", "--json", *more))["log"]
        return [entry["text"] for entry in log if entry["kind"] == "drafted"]

    public = picks()
    own = picks("--seat", "1")
    assert len(public) == len(own) == 12
    different = [n for n, (a, b) in enumerate(zip(public, own, strict=True)) if a != b]
    assert [n % 3 for n in different] == [1, 1, 1, 1]


def bad_records(record: Path, folder: Path) -> dict[str, str]:
    good = json.loads(record.read_text())
    return {
        "empty": "",
        "truncated": record.read_text()[:2000],
        "not an object": "[1, 2]",
        "nan": '{"format": NaN}',
        "twice": '{"format": "a", "format": "b"}',
        "binary": "\udcff\udcfe",
        "deep": "[" * 100_000,
        "other version": json.dumps(good | {"rules_version": "0"}),
        "other schema": json.dumps(good | {"schema": 99}),
        "other game": json.dumps(good | {"game": "chess"}),
        "unknown key": json.dumps(good | {"extra": 1}),
        "missing key": json.dumps({k: v for k, v in good.items() if k != "seed"}),
        "changed choice": json.dumps(good | {"decisions": [[0, 0], *good["decisions"][1:]]}),
        "changed result": json.dumps(good | {"result": {"scores": [1, 2, 3], "winners": [2]}}),
        "changed digest": json.dumps(good | {"digests": [[25, "0" * 16]]}),
        "negative seat": json.dumps(good | {"decisions": [[-1, 30], *good["decisions"][1:]]}),
    }


def test_bad_records_are_refused(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    for name, text in bad_records(record, tmp_path).items():
        file = tmp_path / f"{name}.json"
        file.write_bytes(text.encode("utf-8", "surrogateescape"))
        assert refused(capsys, "replay", file), name


@pytest.mark.parametrize(
    "arguments",
    [
        ("nope",),
        ("games", "nope"),
        ("games", "--lang", "de"),
        ("play", "nope"),
        ("play", "--port", "-1"),
        ("play", "--port", "65536"),
        ("play", "--port", "x"),
        ("serve", "--port", "70000"),
        ("simulate",),
        ("simulate", "nope"),
        ("simulate", "blood_rage", "extra"),
        ("simulate", "blood_rage", "--unknown"),
        ("simulate", "blood_rage", "--players", "1"),
        ("simulate", "blood_rage", "--players", "6"),
        ("simulate", "blood_rage", "--players", "-2"),
        ("simulate", "blood_rage", "--players", "nan"),
        ("simulate", "blood_rage", "--bots", "nope"),
        ("simulate", "blood_rage", "--bots", ""),
        ("simulate", "blood_rage", "--bots", "random,,random"),
        ("simulate", "blood_rage", "--bots", "random,random", "--players", "4"),
        ("simulate", "blood_rage", "--games", "0"),
        ("simulate", "blood_rage", "--games", "-5"),
        ("simulate", "blood_rage", "--games", "1.5"),
        ("simulate", "blood_rage", "--games", "nan"),
        ("simulate", "blood_rage", "--games", "9" * 30),
        ("simulate", "blood_rage", "--games", "9" * 5000),
        ("simulate", "blood_rage", "--games"),
        ("simulate", "blood_rage", "--jobs", "0"),
        ("simulate", "blood_rage", "--jobs", "-1"),
        ("simulate", "blood_rage", "--jobs", "100000"),
        ("simulate", "blood_rage", "--seed", "-1"),
        ("simulate", "blood_rage", "--seed", str(2**128)),
        ("simulate", "blood_rage", "--option", "draft"),
        ("simulate", "blood_rage", "--option", "draft=maybe"),
        ("simulate", "blood_rage", "--option", "nope=1"),
        ("simulate", "blood_rage", "--option", "draft=true", "--option", "draft=false"),
        ("arena", "blood_rage"),
        ("arena", "blood_rage", "--bots", "random"),
        ("arena", "blood_rage", "--bots", "random,nope"),
        ("arena", "blood_rage", "--bots", "random,random", "--games", "-1"),
        ("arena", "blood_rage", "--bots", "random,random", "--seed", "-1"),
        ("arena", "blood_rage", "--bots", "random,random", "--jobs", "0"),
        ("bench", "nope"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "inf"),
        ("bench", "--seconds", "0"),
        ("bench", "--seconds", "-1"),
        ("bench", "--players", "99"),
        ("rules",),
        ("rules", "nope"),
        ("rules", "blood_rage", "BR-99.9"),
        ("rules", "blood_rage", "--lang", "fr"),
        ("replay",),
        ("replay", "/no/such/file"),
        ("replay", "/"),
        ("cases",),
        ("cases", "/no/such/file.yaml"),
        ("cases", "/"),
    ],
)
def test_bad_input_gets_one_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    refused(capsys, *arguments)


@pytest.mark.parametrize("more", [("--seat", "-1"), ("--seat", "3"), ("--seat", "x"), ("--to", "-1"), ("--to", "99999"), ("--lang", "x")])
def test_f14_bad_seats_and_numbers_of_a_replay(capsys: pytest.CaptureFixture[str], record: Path, more: tuple[str, ...]) -> None:
    refused(capsys, "replay", record, *more)


def test_bad_input_leaves_nothing_behind(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "records"
    for bad in (("--games", "0"), ("--jobs", "0"), ("--bots", "x"), ("--option", "x=1"), ("--seed", "-1")):
        refused(capsys, "simulate", "blood_rage", "--records", folder, *bad)
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "file"
    file.write_text("here")
    refused(capsys, "simulate", "blood_rage", "--games", "1", "--records", file)
    refused(capsys, "simulate", "blood_rage", "--games", "1", "--records", file / "below")
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
    assert file.read_text() == "here"


def test_an_unwritable_folder_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", denied)
    assert "Permission denied" in refused(capsys, "simulate", "blood_rage", "--records", tmp_path / "a" / "b")
    assert list(tmp_path.iterdir()) == []


def test_play_and_serve_start_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    import sys
    import types

    calls: list[dict[str, Any]] = []
    table = types.ModuleType("jindori.table.serve")
    table.run = lambda **given: calls.append(given)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jindori.table.serve", table)
    said(capsys)
    said(capsys, "play", "blood_rage", "--no-browser", "--port", "0")
    said(capsys, "serve", "--host", "0.0.0.0", "--port", "81", "--database", "x.db")
    assert [c["open_browser"] for c in calls] == [True, False, False]
    assert [c["port"] for c in calls] == [8000, 0, 81]
    assert calls[2]["host"] == "0.0.0.0"
    assert calls[2]["database"] == "x.db"

    def taken(**_: Any) -> None:
        raise OSError(98, "Address already in use")

    table.run = taken  # type: ignore[attr-defined]
    assert "Address already in use" in refused(capsys, "serve")


def test_cases_print_and_exit_one_unless_all_pass(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The runner has tests of its own; here a made-up report is printed."""
    import sys
    import types

    from jindori.engine.errors import BadCase

    def report(path: Path, *finders: Any) -> dict[str, Any]:
        if path.name == "broken.yaml":
            raise BadCase("the file has no 'cases'")
        passed = {"id": "BR-C01", "title": "a tie", "status": "passed", "failures": [], "error": None}
        failed = {"id": "BR-C02", "title": "a win", "status": "failed", "failures": [{"what": "glory", "expected": 3, "got": 2}], "error": None}
        cases = [passed] if path.name == "good.yaml" else [passed, failed]
        return {
            "file": str(path), "game": "blood_rage", "cases": cases, "passed": 1, "failed": len(cases) - 1, "unreadable": 0,
        }  # fmt: skip

    runner = types.ModuleType("jindori.engine.cases.files")
    runner.run_file = report  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jindori.engine.cases.files", runner)
    good, bad, broken = tmp_path / "good.yaml", tmp_path / "bad.yaml", tmp_path / "broken.yaml"
    for file in (good, bad, broken):
        file.write_text("game: blood_rage\n")
    assert "1 passed, 0 failed" in said(capsys, "cases", good)
    assert run(["cases", str(good), str(bad)]) == 1
    assert "glory: expected 3, got 2" in capsys.readouterr().out
    assert run(["cases", str(good), str(bad), "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"], data["unreadable"], len(data["files"])) == (2, 1, 0, 2)
    refused(capsys, "cases", broken)
