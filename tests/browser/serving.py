"""A server process for browser tests: ``python -m browser.serving SETTINGS`` (JSON).

Every test meets the same games, whatever was played before it and in whatever order bots answer at once: the seeds of tables
and of bots come from the word in the file ``luck``, which each test writes.
"""

from __future__ import annotations

import json
import secrets
import sys
import zlib
from pathlib import Path
from random import Random
from typing import Any

from jindori.table import bots, registry
from jindori.table.serve import serve
from jindori.table.settings import Settings


class Luck:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._word: str | None = None
        self._tables = Random()

    def word(self) -> str:
        word = self._file.read_text()
        if word != self._word:
            self._word, self._tables = word, Random(word)
        return word

    def randbits(self, bits: int) -> int:
        self.word()
        return self._tables.getrandbits(bits)

    def think(self, known_as: str, dump: Any, seat: int, bot: str, _seed: int) -> int:
        """As the server's, but for the seed; where several choose at once, who was faster makes no difference."""
        games = registry.by_name(known_as)
        position = games.load(dump)
        sealed = position.state.stack[-1].sealed()
        player = games.bots.make("random" if sealed else bot, self.word())
        glimpse = games.bots.look(position, seat, player)
        if sealed:
            glimpse.moves = zlib.crc32(repr(list(glimpse.options)).encode()) % 1_000_000
        option: int = player.choose(glimpse)
        return option


if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    folder = Path(told["folder"])
    luck = Luck(folder / "luck")
    # a bot's seed is not asked of it: ``think`` has its own
    secrets.randbits = lambda bits: 0 if bits == 60 else luck.randbits(bits)
    bots.think = luck.think
    serve(
        Settings(
            folder=folder,
            port=told["port"],
            grace=told["grace"],
            bot_pool="thread",
            request_rate=10_000.0,
        ),
        registry.by_name(told["registry"]),
    )
