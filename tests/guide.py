"""Follows the guide "How to add a game": every file it shows, and the one line it says to change."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import jindori

ROOT = Path(__file__).resolve().parents[1]
GAME = "three_fields"
FILE = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IDS = re.compile(r"^IDS = \((.+)\)$", re.MULTILINE)


def files() -> dict[str, str]:
    """What the guide shows, by path."""
    return dict(FILE.findall((ROOT / "docs/adding-a-game.md").read_text("utf-8")))


def followed(folder: Path) -> Path:
    """A copy of the sources in which the guide has been followed; the folder to be searched for modules."""
    shutil.copytree(Path(jindori.__file__).parent, folder / "src/jindori", symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    registered = folder / "src/jindori/games/__init__.py"
    text, lines = IDS.subn(rf'IDS = (\1, "{GAME}")', registered.read_text("utf-8"))
    assert lines == 1
    registered.write_text(text, "utf-8")
    return folder / "src"
