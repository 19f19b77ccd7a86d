"""A server process of the tests: what it runs on, and waiting until it answers."""

from __future__ import annotations

import os
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import jindori


def environment(source: Path | None = None) -> dict[str, str]:
    """For a child process: the package in ``source``, or the same as here, compiled or not, and the modules of the tests."""
    path = [str(source or Path(jindori.__file__).parents[1]), str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def wait_until_it_answers(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Returns when ``url`` is served. Fails at once, with the server's log, when it ends or answers with an error."""
    give_up = time.monotonic() + 120
    while time.monotonic() < give_up:
        try:
            urllib.request.urlopen(url, timeout=5).read()
            return
        except urllib.error.HTTPError as e:
            raise AssertionError(f"{e}\n{log.read_text()}") from None
        except OSError:
            if process.poll() is not None:
                break
            time.sleep(0.1)
    raise AssertionError(log.read_text())
