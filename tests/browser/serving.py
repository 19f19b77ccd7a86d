"""A server process for browser tests: ``python -m browser.serving SETTINGS`` (JSON). Its shuffles can be repeated."""

import json
import random
import secrets
import sys
from pathlib import Path

from jindori.table.registry import by_name
from jindori.table.serve import serve
from jindori.table.settings import Settings

if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    secrets.randbits = random.Random(told["seed"]).getrandbits
    serve(
        Settings(
            folder=Path(told["folder"]),
            port=told["port"],
            grace=told["grace"],
            bot_pool="thread",
            request_rate=10_000.0,
        ),
        by_name(told["registry"]),
    )
