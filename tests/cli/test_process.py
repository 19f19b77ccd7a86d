"""The command as its own process: streams, pipes, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import jindori

SRC = Path(jindori.__file__).parents[1]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SRC), "COLUMNS": "80"}
COMMAND = [sys.executable, "-m", "jindori"]


def process(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, env=ENVIRONMENT, timeout=300)


def test_json_is_one_object_on_standard_output_and_nothing_else() -> None:
    done = process("simulate", "blood_rage", "--games", "4", "--jobs", "2", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 4


def test_one_line_and_status_two_for_bad_input() -> None:
    done = process("simulate", "blood_rage", "--jobs", "0")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "jindori: --jobs must be a whole number from 1 to 256\n"


@contextmanager
def started(*arguments: str, before: Callable[[], object] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """The command, running; what has not ended by itself is killed."""
    running = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT, start_new_session=True, preexec_fn=before
    )
    try:
        yield running
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
        running.communicate(timeout=60)


def test_a_reader_that_goes_away_is_no_error() -> None:
    with started("rules", "blood_rage") as running:
        assert running.stdout is not None
        running.stdout.readline()
        running.stdout.close()
        running.stdout = None
        assert running.communicate(timeout=60)[1] == b""
        assert running.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, timeout=60)
    assert done.returncode == 2
    assert done.stderr == "jindori: No space left on device\n"


def as_a_background_job() -> None:
    """As shells without job control start ``jindori ... &``, and many supervisors."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@pytest.mark.skipif(os.name == "nt", reason="no process groups")
@pytest.mark.parametrize("before", [None, as_a_background_job], ids=["terminal", "s6_background"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_quietly(jobs: str, before: Callable[[], object] | None, tmp_path: Path) -> None:
    """Sent to the whole group, as a terminal does, once the first record is there."""
    arguments = ["simulate", "blood_rage", "--bots", "random", "--games", "100000", "--jobs", jobs, "--records", str(tmp_path)]
    with started(*arguments, before=before) as running:
        until = time.monotonic() + 120
        while not any(tmp_path.iterdir()) and time.monotonic() < until:
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=120)
        assert running.returncode == 130
        assert out == b""
        assert err == b""
    for file in tmp_path.glob("*.json"):
        json.loads(file.read_text())
