"""Waiting for a server process of the tests."""

from __future__ import annotations

import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path


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
