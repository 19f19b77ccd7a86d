"""The files a build depends on, and the digest by which it is known whether they have changed."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"
PACKAGE = ROOT / "src/jindori"
PAGE = PACKAGE / "client_dist"
WEB = ROOT / "web"


def digest(paths: Iterable[Path], salt: str = "") -> str:
    """SHA-256 of names and contents, in hexadecimal; raises OSError for a file that is missing."""
    h = hashlib.sha256(salt.encode())
    for p in sorted(set(paths)):
        h.update(p.relative_to(ROOT).as_posix().encode() + b"\0" + p.read_bytes() + b"\0")
    return h.hexdigest()


def read(p: Path) -> str:
    """The text of a stamp; empty when there is none."""
    return p.read_text(encoding="utf-8") if p.is_file() else ""


def write(p: Path, text: str) -> None:
    p.write_text(text, encoding="utf-8")


def pinned(*names: str) -> list[str]:
    """The requirements `name==version` of these tools, as the dependency group `build` has them."""
    group = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]["build"]
    return [next(r for r in group if r.startswith(f"{name}==")) for name in names]


def files_below(folder: Path) -> list[Path]:
    made = {"__pycache__", PAGE.name}
    return [p for p in folder.rglob("*") if p.is_file() and not made & set(p.relative_to(ROOT).parts)]


def page_sources() -> list[Path]:
    """Everything the page is made from: web/, and the texts beside the Python code that Vite imports with ?raw."""
    found = [p for p in WEB.iterdir() if p.is_file() and p.name[0] != "."]
    found += files_below(WEB / "src") + files_below(WEB / "public")
    return found + [p for p in files_below(PACKAGE) if p.suffix in (".ftl", ".md")]


def project_sources(editable: bool) -> list[Path]:
    """What a wheel depends on: for an editable one only the page's sources and the packaging."""
    found = [ROOT / n for n in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")]
    found += (ROOT / "building").glob("*.py")
    found += page_sources() if editable else page_sources() + files_below(PACKAGE)
    return [p for p in found if p.suffix not in (".pyc", ".so", ".pyd")]
