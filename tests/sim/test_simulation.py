"""The same games whoever plays them where (F31); seatings that rotate (F37); records and bench."""

from __future__ import annotations

import json
import multiprocessing
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import jindori
from jindori.bots import names
from jindori.engine.errors import BadOptions
from jindori.sim.arena import arena, line_ups, met, prepare, seatings
from jindori.sim.bench import bench
from jindori.sim.play import Outcome, Plan, derived, make_plan, play_game
from jindori.sim.simulate import simulate

PLAN = make_plan("blood_rage", 3, ["random"], 5, None)


def core(outcome: Outcome) -> tuple[Any, ...]:
    return (outcome.number, outcome.seed, outcome.scores, outcome.winners, outcome.decisions, outcome.sources)


def without_clock(data: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in data.items() if k not in ("cpu_seconds", "decisions_per_cpu_second")}


def play_core(number: int) -> tuple[Any, ...]:
    return core(play_game(PLAN, number))


def test_f31_one_job_or_two_play_the_same_games() -> None:
    assert without_clock(simulate(PLAN, 24, 1)) == without_clock(simulate(PLAN, 24, 2))


@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_f31_workers_by_fork_and_by_spawn(method: str) -> None:
    if method not in multiprocessing.get_all_start_methods():
        pytest.skip(f"no {method} on this system")
    with multiprocessing.get_context(method).Pool(2) as pool:
        found = pool.map(play_core, range(8), chunksize=1)
    assert found == [play_core(n) for n in range(8)]
    assert len({game[1] for game in found}) == 8
    assert len({tuple(game[2]) for game in found}) > 4


def test_f31_every_game_and_bot_has_its_own_seed() -> None:
    seeds = {derived(seed, n, what) for seed in (0, 5) for n in range(500) for what in ("game", "bot 0", "bot 1")}
    assert len(seeds) == 2 * 500 * 3


def test_a_larger_set_begins_with_the_smaller_one() -> None:
    few = [play_core(n) for n in range(3)]
    assert [core(play_game(PLAN, n)) for n in range(6)][:3] == few


def test_the_quick_path_and_the_recorded_one_are_the_same_game(tmp_path: Path) -> None:
    for seated in (["random"], ["greedy", "random", "random"]):
        plan = make_plan("blood_rage", 3, seated, 8, {"clans": "choose"})
        assert core(play_game(plan, 0)) == core(play_game(plan, 0, str(tmp_path)))
        (file,) = tmp_path.iterdir()
        position = jindori.replay(json.loads(file.read_text()))
        assert position.over
        assert position.scores == play_game(plan, 0).scores
        file.unlink()


def test_a_failed_record_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(OSError, match="space"):
        play_game(PLAN, 0, str(tmp_path))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("nope", 3, ["random"], 1, None), "unknown game"),
        (("blood_rage", 9, ["random"], 1, None), "2 to 5 players"),
        (("blood_rage", 0, ["random"], 1, None), "2 to 5 players"),
        (("blood_rage", True, ["random"], 1, None), "2 to 5 players"),
        (("blood_rage", 3, [], 1, None), "no bots"),
        (("blood_rage", 3, ["nope"], 1, None), "unknown bot"),
        (("blood_rage", 3, ["random"] * 2, 1, None), "2 bots for 3 seats"),
        (("blood_rage", 3, ["random"], -1, None), "seed"),
        (("blood_rage", 3, ["random"], 2**128, None), "seed"),
        (("blood_rage", 3, ["random"], 1.5, None), "seed"),
        (("blood_rage", 3, ["random"], 1, {"x": 1}), "unknown option"),
        (("blood_rage", 3, ["random"], 1, {"draft": 1}), "option 'draft'"),
    ],
)
def test_bad_plans_are_refused(arguments: tuple[Any, ...], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        make_plan(*arguments)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (-1, 1), (10**9, 1), (True, 1), (1.0, 1), (1, 0), (1, -2), (1, 10**6)])
def test_bad_counts_are_refused(games: Any, jobs: Any) -> None:
    with pytest.raises(BadOptions, match="whole number from 1"):
        simulate(PLAN, games, jobs)


# -- seatings ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "names", [["a", "b"], ["a", "b", "c"], ["a", "b", "b", "b"], ["a", "a", "b", "b"], list("abcd"), list("abcde"), list("aabcde")]
)
def test_f37_every_bot_sits_equally_often_everywhere(names: list[str]) -> None:
    orders = seatings(names)
    for seat in range(len(names)):
        held = Counter(names[order[seat]] for order in orders)
        for name in set(names):
            assert held[name] * len(names) == len(orders) * names.count(name)
    assert len({tuple(names[i] for i in order) for order in orders}) == len(orders)


def test_f37_blocks_share_deal_and_luck() -> None:
    matches, line, _ = prepare("blood_rage", ["greedy", "random", "random"], 7, None, 3, None)
    assert line == [("greedy", "random", "random")]
    assert len(matches) == 9
    for block in range(3):
        tasks = [m.task for m in matches if m.block == block]
        assert {task[3] for task in tasks} == {block}
        assert {Counter(task[4]).most_common()[0][1] for task in tasks} == {1}
        assert len({frozenset(task[4] or []) for task in tasks}) == 1
        luck = {(task[4] or [])[list(task[0].bots).index("greedy")] for task in tasks}
        assert len(luck) == 1
    assert len({m.task[1] for m in matches}) == 9


def test_f37_equal_bots_show_no_bot_effect() -> None:
    data = arena("blood_rage", ["random"] * 3, 120, seed=2)
    assert data["finished"] == 120
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(120)
    assert all(bot["low"] <= 1 / 3 <= bot["high"] for bot in data["bots"])
    assert all(h["low"] <= 0.5 <= h["high"] for h in data["head_to_head"])
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(120)


def test_f37_one_bot_against_three_others_from_every_seat() -> None:
    data = arena("blood_rage", ["greedy", "random", "random", "random"], 4, seed=1)
    assert (data["players"], data["games"], data["blocks"], data["seatings"]) == (4, 4, 1, [4])
    best = data["bots"][0]
    assert best["bot"] == "greedy"
    assert best["seats"] == 4
    assert data["bots"][1]["seats"] == 12
    pair = {(h["bot"], h["against"]): h["share"] for h in data["head_to_head"]}
    assert pair["greedy", "random"] + pair["random", "greedy"] == pytest.approx(1)
    assert any("not enough" in text for text in data["warnings"])


def test_line_ups() -> None:
    assert line_ups(["a", "b"], 2, 5) == [("a", "b")]
    assert line_ups(["a", "b"], 4, 4) == [("a", "b", "a", "b")]
    assert line_ups(["a", "b", "c"], 2, 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_head_to_head_of_one_game() -> None:
    assert met(["a", "b", "b"], [1, 1, 3]) == {("a", "b"): 0.75, ("b", "a"): 0.25}


@pytest.mark.parametrize(
    ("bots", "games", "players"),
    [(["random"], 4, None), ([], 4, None), (["random", "x"], 4, None), (["random"] * 2, 0, None), (["random"] * 2, 4, 9)],
)
def test_bad_arenas_are_refused(bots: list[str], games: int, players: int | None) -> None:
    with pytest.raises(BadOptions):
        arena("blood_rage", bots, games, players)


def test_bench_measures_everything() -> None:
    data = bench("blood_rage", 3, 0.05)
    assert data["mode"] in ("interpreted", "compiled")
    for key in ("games", "decisions", "decisions_per_cpu_second", "copies_per_cpu_second", "knowledge_per_cpu_second", "forks_per_cpu_second"):
        assert data[key] > 0
    assert set(data["bots"]) == set(names())
    assert all(bot["moves_per_cpu_second"] > 0 for bot in data["bots"].values())


def test_plans_are_plain_data() -> None:
    import pickle

    assert pickle.loads(pickle.dumps(PLAN)) == PLAN
    assert isinstance(PLAN, Plan)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no signal masks on this system")
def test_no_worker_begins_with_ctrl_c_let_through() -> None:
    """What starts on the way to the first worker lets the signal through again when it has begun; it must have begun before."""
    program = (
        "import signal\n"
        "from multiprocessing import resource_tracker\n"
        "from jindori.sim.simulate import interrupts_held\n"
        "with interrupts_held():\n"
        "    resource_tracker.ensure_running()\n"
        "    print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert (done.stdout, done.stderr) == ("True\n", "")
