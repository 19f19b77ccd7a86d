"""The virtual environments of a checkout, each with its locked packages and the project, made anew when something changed."""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from building.compiling import compiler_missing
from building.files import BUILD, PAGE, ROOT, digest, project_sources, read, write
from building.programs import NETWORK, Failed, run, trust

UV = "uv==0.13.9"
PYTHON = f"{sys.version} {ROOT}"  # another Python, or a folder that was moved, needs another environment
LOCK = BUILD / "dev.lock"


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def writable() -> bool:
    """False in a checkout that belongs to somebody else, or on a medium that cannot be written to."""
    return all(os.access(p, os.W_OK) for p in (ROOT, BUILD, LOCK) if p.exists())


def must_write() -> None:
    if not writable():
        raise Failed(f"{ROOT} cannot be written to, and what this needs is not built there or not current: "
                     "let the person it belongs to run the same command, or make a clone of your own")  # fmt: skip


@contextmanager
def alone() -> Iterator[None]:
    """One dev.py at a time builds; the others wait, those that may only read too."""
    try:
        import fcntl
    except ImportError:  # Windows
        BUILD.mkdir(exist_ok=True)
        yield
        return
    if writable():
        BUILD.mkdir(exist_ok=True)
        LOCK.touch()
        how = fcntl.LOCK_EX
    else:
        how = fcntl.LOCK_SH
    if not LOCK.exists():
        must_write()
    with LOCK.open() as f:
        try:
            fcntl.flock(f, how | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another dev.py is building; waiting for it")
            fcntl.flock(f, how)
        yield


def bin_of(home: Path) -> Path:
    return home / ("Scripts" if os.name == "nt" else "bin")


def uv() -> Path:
    trust()
    home = BUILD / "uv"
    want = f"{UV} {PYTHON}"
    if read(home / "stamp") != want:
        must_write()
        say("fetching uv")
        if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
            raise Failed("this Python has no venv (Debian and Ubuntu: apt-get install python3-venv)")
        import venv

        venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(home)
        run(bin_of(home) / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", UV, hint=NETWORK)
        write(home / "stamp", want)
    return bin_of(home) / "uv"


def locks(lock: str) -> list[Path]:
    return [ROOT / "requirements" / lock, ROOT / "requirements/build.txt"]


def packages_stamp(lock: str) -> str:
    return digest(locks(lock), PYTHON)


def packages(name: str, lock: str) -> Path:
    """A virtual environment with exactly the locked packages and the build's tools; its folder of programs."""
    home = ROOT / name
    want = packages_stamp(lock)
    if read(home / "stamp-packages") != want:
        must_write()
        if read(home / "stamp-python") != PYTHON:
            run(uv(), "venv", "-q", "--clear", "--no-project", "--python", sys.executable, home)
            write(home / "stamp-python", PYTHON)
        say(f"installing packages into {name}")
        run(uv(), "pip", "sync", "-q", "--require-hashes", *locks(lock), VIRTUAL_ENV=str(home), hint=NETWORK)
        write(home / "stamp-packages", want)
    return bin_of(home)


def project_stamp(lock: str, editable: bool, mypyc: str) -> str:
    return digest(project_sources(editable), " ".join([mypyc, compiler_missing(), packages_stamp(lock)]))


def environment(name: str, lock: str, editable: bool, mypyc: str) -> Path:
    """The environment with packages and project, all current; nothing is done when nothing has changed."""
    home = ROOT / name
    with alone():
        bin_ = packages(name, lock)
        want = project_stamp(lock, editable, mypyc)
        if read(home / "stamp-project") != want or not (PAGE / "index.html").is_file():
            must_write()
            trust()
            out = BUILD / ("wheel" + name)
            for old in out.glob("*.whl"):
                old.unlink()
            say(f"building the project for {name}")
            kind = "wheel:editable" if editable else "wheel"
            run(bin_ / "python", "-m", "hatchling", "build", "-t", kind, "-d", out, JINDORI_MYPYC=mypyc,
                hint="the lines above say why")  # fmt: skip
            (wheel,) = out.glob("*.whl")
            run(uv(), "pip", "install", "-q", "--no-deps", "--reinstall", wheel, VIRTUAL_ENV=str(home))
            write(home / "stamp-project", want)
    return bin_
