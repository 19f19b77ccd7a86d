"""dev.py in a checkout: somebody else's, with other packages on the path, while another one builds, with files missing."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STAMP = """
from building import environments as e
from building.files import ROOT, write
write(ROOT / ".venv/stamp-packages", e.packages_stamp("run.txt"))
write(ROOT / ".venv/stamp-project", e.project_stamp("run.txt", False, "auto"))
"""
PROGRAM = """#!{python}
import jindori, os, sys
print(jindori.WHOSE, *sys.argv[1:], sorted(n for n in os.environ if n.startswith("PYTHONP")))
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Path]:
    """A small one where all is built and current: its program says whose package it runs, and with which arguments."""
    root = tmp_path / "checkout"
    shutil.copytree(ROOT / "building", root / "building", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("dev.py", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, root)
    shutil.copytree(ROOT / "requirements", root / "requirements")
    for name in ("web/src/page.ts", "src/jindori/__init__.py", "src/jindori/client_dist/index.html", "build/dev.lock"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    venv.create(root / ".venv", symlinks=True)
    (site,) = (root / ".venv/lib").glob("python*/site-packages")
    (site / "jindori.py").write_text("WHOSE = 'own'\n")
    program = root / ".venv/bin/jindori"
    program.write_text(PROGRAM.format(python=root / ".venv/bin/python"))
    program.chmod(0o755)
    subprocess.run([sys.executable, "-c", STAMP], cwd=root, check=True, env=clean())
    yield root
    subprocess.run(["chmod", "-R", "u+w", root], check=True)


def clean(**more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONPYCACHEPREFIX", "JINDORI_MYPYC", "CC")}
    return {**kept, "PYTHONDONTWRITEBYTECODE": "1", **more}


def dev(root: Path, *args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*AS_OTHERS, sys.executable, root / "dev.py", *args], capture_output=True, text=True, env=clean(**env))


# root writes everywhere; without this one right it is bound by the permissions as everybody is
AS_OTHERS = ["setpriv", "--bounding-set=-dac_override"] if os.geteuid() == 0 else []


def files(root: Path) -> dict[Path, int]:
    return {p: p.lstat().st_mtime_ns for p in root.rglob("*")}


def closed(root: Path) -> None:
    subprocess.run(["chmod", "-R", "a-w", root], check=True)


def one_sentence(told: subprocess.CompletedProcess[str]) -> str:
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith("dev.py: ")
    return told.stderr


def test_s2_a_current_checkout_of_somebody_else_runs_and_nothing_is_written(checkout: Path) -> None:
    closed(checkout)
    before = files(checkout)
    told = dev(checkout, "run", "games")
    assert (told.returncode, told.stdout, told.stderr) == (0, "own games []\n", "")
    assert files(checkout) == before


@pytest.mark.parametrize("missing", [".venv/stamp-packages", ".venv/stamp-project", "build/dev.lock", "build"])
def test_s2_one_that_is_not_built_is_answered_with_a_sentence(checkout: Path, missing: str) -> None:
    subprocess.run(["rm", "-r", checkout / missing], check=True)
    closed(checkout)
    before = files(checkout)
    assert f"{checkout} cannot be written to" in one_sentence(dev(checkout, "run", "games"))
    assert files(checkout) == before


@pytest.mark.parametrize("changed", ["src/jindori/__init__.py", "web/src/page.ts", "requirements/run.txt", "pyproject.toml"])
def test_s2_one_that_is_not_current_is_answered_with_a_sentence(checkout: Path, changed: str) -> None:
    with (checkout / changed).open("a") as f:
        f.write("# changed\n")
    closed(checkout)
    assert f"{checkout} cannot be written to" in one_sentence(dev(checkout, "run", "games"))


@pytest.mark.parametrize("command", [("types",), ("test",), ("check",), ("lock",), ("npm", "run", "test")])
def test_s2_what_has_to_write_says_that_it_cannot(checkout: Path, command: tuple[str, ...]) -> None:
    closed(checkout)
    assert "cannot be written to" in one_sentence(dev(checkout, *command))


@pytest.mark.parametrize("variable", ["PYTHONPATH", "PYTHONSAFEPATH"])
def test_s3_another_package_on_the_path_is_not_run(checkout: Path, tmp_path: Path, variable: str) -> None:
    (tmp_path / "jindori.py").write_text("WHOSE = 'another'\n")
    told = dev(checkout, "run", "games", **{variable: str(tmp_path)})
    assert (told.returncode, told.stdout, told.stderr) == (0, "own games []\n", "")


def test_while_another_dev_py_builds_this_one_waits(checkout: Path) -> None:
    with (checkout / "build/dev.lock").open("w") as f:
        fcntl.flock(f, fcntl.LOCK_EX)
        second = subprocess.Popen([sys.executable, checkout / "dev.py", "run", "games"], text=True, env=clean(),
                                  stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip
        assert second.stderr and second.stdout
        assert second.stderr.readline() == "dev.py: another dev.py is building; waiting for it\n"
        assert second.poll() is None
    assert second.communicate() == ("own games []\n", "")


@pytest.mark.parametrize("missing", ["requirements/run.txt", "pyproject.toml", "web"])
def test_a_checkout_that_lacks_something_is_told_what(checkout: Path, missing: str) -> None:
    shutil.rmtree(checkout / missing) if missing == "web" else (checkout / missing).unlink()
    assert f"{checkout / missing}: No such file or directory" in one_sentence(dev(checkout, "run", "games"))
