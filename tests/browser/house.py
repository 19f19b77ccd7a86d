"""A server in a process of its own, with its own folder and port."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

from answering import environment, wait_until_it_answers


class House:
    """Starts, stops and starts again on the same folder and port."""

    def __init__(self, folder: Path, registry: str = "jindori", source: Path | None = None, grace: float = 0.0) -> None:
        """``source``: where modules are looked for first; ``grace``: seconds that bots wait."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = folder / "server.log"
        self._luck = folder / "luck"
        self.shuffle("nobody's")
        self._told = json.dumps({"folder": str(folder), "port": self.port, "registry": registry, "grace": grace})
        self._source = source
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when the server answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "browser.serving", self._told],
                stdout=log,
                stderr=log,
                env=environment(self._source),
            )
        wait_until_it_answers(self.url + "/api/games", self._process, self._log)

    def shuffle(self, word: str) -> None:
        """Tables opened from now on are the same games, in order, for the same word."""
        new = self._luck.with_name("new")
        new.write_text(word)
        new.replace(self._luck)

    def kill(self) -> None:
        """As a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(20)
            self._process = None

    def stop(self) -> None:
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
        self._process = None

    @property
    def log(self) -> str:
        return self._log.read_text(errors="replace")
