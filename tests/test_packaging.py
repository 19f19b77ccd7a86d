"""The files that must say the same, the locks, the built page, the two-line commands."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

import jindori
from building.compiling import MYPYC
from building.files import pinned
from building.node import NODE

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def dev(*args: str) -> subprocess.CompletedProcess[str]:
    return dev_in(ROOT, *args)


def dev_in(root: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, root / "dev.py", *args], capture_output=True, text=True)


def test_the_version_is_the_same_everywhere() -> None:
    assert jindori.__version__ == PROJECT["project"]["version"]


def test_the_hook_asks_for_the_locked_tools() -> None:
    locked = (ROOT / "requirements/build.txt").read_text(encoding="utf-8")
    pins = pinned(NODE, *MYPYC)
    assert len(pins) == 3
    for pin in pins:
        assert f"{pin} " in locked


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A checkout with next to nothing in it, whose page cannot be built."""
    shutil.copytree(ROOT / "building", tmp_path / "building", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    page = {"name": "page", "version": "0.0.0"}
    files = {
        "src/jindori/__init__.py": '__version__ = "0"\n',
        "web/package.json": json.dumps({**page, "scripts": {"install": "node install.js", "build": "node build.js"}}),
        "web/package-lock.json": json.dumps({**page, "lockfileVersion": 3, "requires": True, "packages": {"": page}}),
        "web/install.js": "require('fs').mkdirSync('node_modules', { recursive: true })\n",
        "web/build.js": "console.error('this colour is unknown'); process.exit(3)\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


HATCHLING = ["-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
INSTALLER = ["-c", "from hatchling.build import build_wheel; build_wheel('dist')"]
"""What ``dev.py`` calls, and what ``pip install`` does."""


def failing_build(root: Path, how: list[str]) -> list[str]:
    """All lines of a build that fails, those of the programs it has started among them."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *how], cwd=root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, env=kept
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stdout and not (root / "src/jindori/client_dist").exists()
    return done.stdout.splitlines()


@pytest.mark.parametrize("how", [HATCHLING, INSTALLER], ids=["hatchling", "installer"])
def test_a_page_that_cannot_be_built_is_told_in_a_sentence(small: Path, how: list[str]) -> None:
    """Below what the program itself has said."""
    *above, last = failing_build(small, how)
    assert "this colour is unknown" in above
    assert last == "building the page failed: `node npm-cli.js run build` ended with status 3"


def test_a_page_that_lacks_a_file_is_told_in_a_sentence(small: Path) -> None:
    (small / "web/package-lock.json").unlink()
    (last,) = failing_build(small, HATCHLING)
    assert last.startswith("building the page failed: [Errno 2] No such file or directory: ") and "web/package-lock.json" in last


@pytest.mark.parametrize("name", ["build", "run", "dev"])
def test_a_lock_names_no_host(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    assert "--hash=sha256:" in text
    assert "://" not in text


def test_the_environments_agree_on_versions() -> None:
    def pins(name: str) -> dict[str, str]:
        text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
        return dict(re.findall(r"^([A-Za-z0-9_.\-]+)(?:\[.*\])?==([^\s;]+)", text, re.M))

    build, run, dev = pins("build"), pins("run"), pins("dev")
    assert run.items() <= dev.items()
    assert {k: v for k, v in build.items() if k in dev} == {k: dev[k] for k in build if k in dev}


def test_the_page_lock_names_no_download() -> None:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    assert [k for k, v in lock["packages"].items() if str(v.get("resolved", "")).startswith("http")] == []
    assert lock["packages"][""]["devDependencies"] == json.loads((ROOT / "web/package.json").read_text())["devDependencies"]


def test_the_built_page_holds_all_it_asks_for() -> None:
    dist = Path(jindori.__file__).parent / "client_dist"
    page = (dist / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert asked
    assert [a for a in asked if not (dist / a[1:]).is_file()] == []
    assert "http://" not in page and "https://" not in page


def test_a_source_package_holds_what_builds_it(tmp_path: Path) -> None:
    def hatchling(folder: Path, kind: str) -> Path:
        build = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", tmp_path]
        subprocess.run(build, cwd=folder, check=True, env={**os.environ, "JINDORI_MYPYC": "0"})
        (made,) = tmp_path.glob("*.tar.gz" if kind == "sdist" else "*.whl")
        return made

    with tarfile.open(hatchling(ROOT, "sdist")) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (unpacked,) = (p for p in tmp_path.iterdir() if p.is_dir())
    assert dev_in(unpacked, "help").returncode == 0
    shutil.rmtree(unpacked / "web")  # the page needs Node and half a minute
    with zipfile.ZipFile(hatchling(unpacked, "wheel")) as wheel:
        assert "jindori/games/quo_vadis/definition.py" in wheel.namelist()
        assert not [name for name in wheel.namelist() if name.startswith("building/")]


def test_dev_without_arguments_explains_itself() -> None:
    shown = dev("help")
    assert shown.returncode == 0
    assert "python3 dev.py play" in shown.stdout
    wrong = dev("plya")
    assert wrong.returncode == 2
    assert "python3 dev.py play" in wrong.stdout


def test_dev_starts_where_nothing_is_installed() -> None:
    shown = subprocess.run([sys.executable, "-I", "-S", ROOT / "dev.py", "help"], capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (0, "")


def test_dev_names_a_failing_step_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec and spec.loader
    dev = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(dev)
    fails = lambda args: dev.each(("spelling", lambda: dev.run(sys.executable, "-c", "raise SystemExit(3)")))  # noqa: E731
    monkeypatch.setattr(dev, "check", fails)
    monkeypatch.setattr(sys, "argv", ["dev.py", "check"])
    with pytest.raises(SystemExit, match=r"dev\.py: spelling failed .* ended with status 3\)$"):
        dev.main()


def test_the_browser_shows_japanese(page) -> None:
    page.set_content("<h1 style='display:inline-block;font-size:100px'>陣取り</h1>")
    assert page.get_by_role("heading").bounding_box()["width"] == 300
