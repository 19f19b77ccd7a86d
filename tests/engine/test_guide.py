"""The guide "How to add a game" shows the toy game as it is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_block_of_the_guide_stands_in_the_toy_game() -> None:
    guide = (ROOT / "docs/adding-a-game.md").read_text("utf-8")
    toy = "".join((ROOT / f"tests/{name}.py").read_text("utf-8") for name in ("toy", "toy_codes", "toy_tell"))
    blocks = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert len(blocks) >= 5
    for block in blocks:
        assert block in toy, f"not in the toy:\n{block}"
