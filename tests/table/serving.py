"""A server process for tests: ``python -m table.serving SETTINGS`` (JSON)."""

import json
import sys
from pathlib import Path

from jindori.table import registry
from jindori.table.serve import serve
from jindori.table.settings import Settings

if __name__ == "__main__":
    told = json.loads(sys.argv[1])
    serve(
        Settings(
            folder=Path(told["folder"]),
            database=told["database"],
            port=told["port"],
            bot_delay=told["bot_delay"],
            grace=told["grace"],
            request_rate=10_000.0,
        ),
        registry.by_name(told["registry"]),
    )
