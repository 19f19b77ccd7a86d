"""No test waits for ever: after the limit all stacks are told, and the others go on."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
STUCK = """
import threading

def test_stuck():
    threading.Event().wait()

def test_other():
    pass
"""


def test_there_is_a_limit() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert 0 < options["faulthandler_timeout"] <= 900 and options["faulthandler_exit_on_timeout"] is True


def test_what_waits_for_ever_is_ended_and_named(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(STUCK)
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "-n", "1", "-q", "-p", "no:cacheprovider", "-p", "no:playwright"]
    limits = ["-o", "faulthandler_timeout=2", "-o", "faulthandler_exit_on_timeout=true"]
    done = subprocess.run([*command, *limits, "--rootdir", str(tmp_path), str(tmp_path)], capture_output=True, text=True, timeout=300, cwd=tmp_path)
    assert done.returncode == 1
    assert "crashed while running" in done.stdout and "test_stuck" in done.stdout
    assert "1 failed, 1 passed" in done.stdout
    assert "in test_stuck" in done.stderr + done.stdout
