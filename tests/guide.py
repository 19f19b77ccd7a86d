"""Follows the guide "How to add a game": every file it shows, and the one line it says to change.

``python tests/guide.py`` puts the toy's files into the guide as they are now.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import jindori

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs/adding-a-game.md"
GAME = "three_fields"
PLACES = {f"src/jindori/games/{GAME}": ROOT / "tests/toys" / GAME, f"tests/games/{GAME}": ROOT / "tests/games" / GAME}
"""Where the guide puts files, and where they lie for the tests."""
FILE = re.compile(r"^`([\w./]+)`\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| \d+ \| (`[^:]+): [^|]+\| (\d+) \|", re.MULTILINE)
IDS = re.compile(r"^IDS = \((.+)\)$", re.MULTILINE)


def files() -> dict[str, str]:
    """What the guide shows, by path."""
    return {path: text for path, _, text in FILE.findall(GUIDE.read_text("utf-8"))}


def kept() -> dict[str, str]:
    """The same from the files of the tests."""
    return {
        f"{shown}/{file.relative_to(own).as_posix()}": file.read_text("utf-8")
        for shown, own in PLACES.items()
        for file in own.rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }


def steps() -> Iterator[tuple[list[str], int]]:
    """The rows of the table "From nothing to playable": files and folders, and how many lines they are said to have."""
    for names, lines in ROW.findall(GUIDE.read_text("utf-8")):
        yield re.findall(r"`([^`]+)`", names), int(lines)


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


if __name__ == "__main__":
    now = kept()
    text = FILE.sub(lambda m: f"`{m[1]}`\n\n```{m[2]}\n{now[m[1]]}```", GUIDE.read_text("utf-8"))
    GUIDE.write_text(text, "utf-8")
