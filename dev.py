#!/usr/bin/env python3
"""Work on Jindori, or play it, from a clone. Needs Python 3.11 or newer with venv, and the network the first time.

  python3 dev.py play [ARGS]    build all, start the table on this machine and open the page
  python3 dev.py run ARGS...    any other command: jindori ARGS (python3 dev.py run --help)
  python3 dev.py test           all tests: the page's, pytest, and what test-compiled does where there is a compiler
  python3 dev.py test ARGS...   pytest ARGS
  python3 dev.py test-compiled [ARGS]
                                engine and game tests on the compiled package, with the long battery
  python3 dev.py soak [ARGS]    random games of every kind, and servers killed under load (--minutes N)
  python3 dev.py mutants [ARGS] plants faults in a copy of the sources and shows that the tests notice
  python3 dev.py check          ruff, mypy, svelte-check
  python3 dev.py types          make the page's types anew from the server's structures
  python3 dev.py npm ARGS...    npm in web/, with the Node the build uses
  python3 dev.py lock [ARGS]    write requirements/ and web/package-lock.json anew; ARGS go to uv (--upgrade)

.venv holds the compiled package (play, run), .venv-dev the sources as they are (test, check), .venv-ci both kinds of
tools for test-compiled. JINDORI_MYPYC=0 leaves the package uncompiled, =1 makes a missing compiler an error.
"""
from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
UV = "uv==0.13.9"
COMPILED_TESTS = ["tests/test_compiled.py", "tests/engine", "tests/battery", "tests/games", "tests/bots"]


class Failed(Exception):
    pass


def run(*args: object, hint: str = "", cwd: Path | None = ROOT, **env: str) -> None:
    words = [str(a) for a in args]
    try:
        subprocess.run(words, check=True, cwd=cwd, env={**os.environ, **env})
    except subprocess.CalledProcessError as e:
        name = " ".join([Path(words[0]).name, *words[1:4]])
        raise Failed(f"`{name} ...` ended with status {e.returncode}" + (f": {hint}" if hint else "")) from None


NETWORK = "if the lines above speak of a connection, the network could not be reached"


def digest(paths: list[Path], salt: str = "") -> str:
    h = hashlib.sha256(salt.encode())
    for p in sorted(paths):
        h.update(str(p.relative_to(ROOT)).encode() + b"\0" + p.read_bytes() + b"\0")
    return h.hexdigest()


def read(p: Path) -> str:
    return p.read_text() if p.is_file() else ""


@contextmanager
def alone():
    """One dev.py at a time builds; the others wait."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "dev.lock", "w") as f:
        try:
            import fcntl
        except ImportError:  # Windows
            yield
            return
        try:
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("dev.py: another dev.py is building; waiting for it", file=sys.stderr, flush=True)
            fcntl.flock(f, fcntl.LOCK_EX)
        yield


def bin_of(home: Path) -> Path:
    return home / ("Scripts" if os.name == "nt" else "bin")


def make_venv(home: Path, with_pip: bool) -> None:
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Failed("this Python has no venv (Debian and Ubuntu: apt-get install python3-venv)")
    import venv

    venv.EnvBuilder(clear=True, with_pip=with_pip, symlinks=os.name != "nt").create(home)


def trust() -> None:
    """Networks with a proxy of their own put its certificate into the system's store: uv and Node are to look there."""
    import ssl

    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    if ssl.create_default_context().cert_store_stats()["x509_ca"]:
        os.environ.setdefault("UV_SYSTEM_CERTS", "1")


def uv() -> Path:
    trust()
    home = BUILD / "uv"
    want = f"{UV} {sys.version} {ROOT}"
    if read(home / "stamp") != want:
        print("dev.py: fetching uv", file=sys.stderr, flush=True)
        make_venv(home, with_pip=True)
        run(bin_of(home) / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", UV, hint=NETWORK)
        (home / "stamp").write_text(want)
    return bin_of(home) / "uv"


def packages(name: str, lock: str) -> Path:
    """A virtual environment with the locked packages and the build's tools."""
    home = ROOT / name
    locks = [ROOT / "requirements" / lock, ROOT / "requirements/build.txt"]
    python = f"{sys.version} {ROOT}"
    want = digest(locks, python)
    if read(home / "stamp-packages") != want:
        if read(home / "stamp-python") != python:  # another Python, or the folder was moved
            make_venv(home, with_pip=False)
            (home / "stamp-python").write_text(python)
        print(f"dev.py: installing packages into {name}", file=sys.stderr, flush=True)
        args = [a for p in locks for a in ("-r", p)]
        run(uv(), "pip", "install", "-q", "--require-hashes", *args, VIRTUAL_ENV=str(home), hint=NETWORK)
        (home / "stamp-packages").write_text(want)
    return bin_of(home)


def sources(editable: bool) -> list[Path]:
    """What a build depends on: for an editable one only the page's sources and the packaging."""
    package = ROOT / "src/jindori"
    found = [ROOT / n for n in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")]
    web = ROOT / "web"
    found += [p for p in web.iterdir() if p.is_file()]
    found += [p for d in (web / "src", web / "public") for p in d.rglob("*") if p.is_file()]
    for folder, folders, files in os.walk(package):
        folders[:] = [d for d in folders if d not in ("client_dist", "__pycache__")]
        found += [Path(folder, f) for f in files if not editable or f.endswith((".ftl", ".md"))]
    return [p for p in found if p.suffix not in (".pyc", ".so")]


def environment(name: str, lock: str, editable: bool, mypyc: str) -> Path:
    """The environment with packages and project, all current; nothing is done when nothing has changed."""
    with alone():
        bin_ = packages(name, lock)
        mark = ROOT / name / "stamp-project"
        want = digest(sources(editable), " ".join([mypyc, compiler(), read(ROOT / name / "stamp-packages")]))
        if read(mark) != want or not (ROOT / "src/jindori/client_dist/index.html").is_file():
            kind = "wheel:editable" if editable else "wheel"
            trust()
            out = BUILD / ("wheel" + name)
            for old in out.glob("*.whl"):
                old.unlink()
            print(f"dev.py: building the project for {name}", file=sys.stderr, flush=True)
            run(bin_ / "python", "-m", "hatchling", "build", "-t", kind, "-d", out, JINDORI_MYPYC=mypyc,
                hint="the lines above say why")
            (wheel,) = out.glob("*.whl")
            run(uv(), "pip", "install", "-q", "--no-deps", "--reinstall", wheel, VIRTUAL_ENV=str(ROOT / name))
            mark.write_text(want)
    return bin_


def compiler_missing() -> str:
    """What is missing for compiling, or nothing."""
    found, headers = compiler().rsplit(" ", 1)
    return "no C compiler" if found == "None" else "" if headers == "True" else "no Python headers (Debian: python3-dev)"


def compiler() -> str:
    """Says by a change that compiling has become possible, or impossible."""
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return f"{shutil.which(cc)} {Path(sysconfig.get_path('include'), 'Python.h').is_file()}"


def npm(bin_: Path, *args: str) -> None:
    trust()
    run(bin_ / "python", ROOT / "hatch_build.py", "npm", *args)


def each(*steps) -> None:
    """Takes all steps, even after one has failed, and says at the end which did."""
    failed = []
    for name, step in steps:
        print(f"dev.py: {name}", file=sys.stderr, flush=True)
        try:
            step()
        except Failed as e:
            failed.append(f"{name} failed ({e})")
    if failed:
        raise Failed("; ".join(failed))


def parallel(args: list[str]) -> list[str]:
    """Workers for pytest, unless its arguments say otherwise or want a terminal."""
    if any(a.startswith(("-n", "--numprocesses", "--pdb", "--trace", "-p")) or a == "-s" for a in args):
        return []
    return ["-n", str(max(2, min(8, os.cpu_count() or 2))), "--dist", "loadgroup"]


def jindori(*args: str) -> None:
    program = environment(".venv", "run.txt", False, os.environ.get("JINDORI_MYPYC", "auto")) / "jindori"
    if os.name == "nt":
        sys.exit(subprocess.call([str(program), *args]))
    sys.stdout.flush()
    os.execv(program, ["jindori", *args])


def test(args: list[str]) -> None:
    bin_ = environment(".venv-dev", "dev.txt", True, "0")
    steps = [("pytest", lambda: run(bin_ / "python", "-m", "pytest", *parallel(args), *args))]
    if not args:
        steps.insert(0, ("vitest", lambda: npm(bin_, "run", "test")))
        wish, missing = os.environ.get("JINDORI_MYPYC", "auto"), compiler_missing()
        if wish == "1" or wish == "auto" and not missing:
            steps.append(("pytest, compiled", lambda: test_compiled([])))
        else:
            print(f"dev.py: the long battery is left out: {missing or 'JINDORI_MYPYC=0'}", file=sys.stderr, flush=True)
    each(*steps)


def test_compiled(args: list[str]) -> None:
    what = args or [*COMPILED_TESTS, "-m", "not browser"]
    run(compiled() / "python", "-m", "pytest", *parallel(args), *what, JINDORI_EXPECT_COMPILED="1")


def compiled() -> Path:
    """The environment of the compiled package with what tests need."""
    return environment(".venv-ci", "dev.txt", False, "1")


def check(args: list[str]) -> None:
    bin_ = environment(".venv-dev", "dev.txt", True, "0")
    each(
        ("ruff", lambda: run(bin_ / "ruff", "check", *args, ".")),
        ("mypy", lambda: run(bin_ / "mypy", "src/jindori")),
        ("svelte-check", lambda: npm(bin_, "run", "check")),
    )


def types() -> None:
    """The page's types of all that the server sends and takes; tests/table/test_types.py says when they are stale."""
    bin_ = environment(".venv-dev", "dev.txt", True, "0")
    run(bin_ / "python", "-m", "jindori.table.schema", BUILD / "schema")
    shutil.copy(BUILD / "schema/structures.json", ROOT / "web/src/lib")
    npm(bin_, "run", "types")


def lock(args: list[str]) -> None:
    """Names, versions and hashes only: no address of any registry gets into the files."""
    with alone():
        how = ["--generate-hashes", "--no-annotate", "--no-header", "--universal", "--python-version", "3.11", *args]
        for name, what in {
            "build": ["--group", "build"],
            "run": ["pyproject.toml", "--extra", "postgres", "-c", "requirements/build.txt"],
            "dev": ["pyproject.toml", "--extra", "postgres", "--group", "dev",
                    "-c", "requirements/build.txt", "-c", "requirements/run.txt"],
        }.items():
            run(uv(), "pip", "compile", "-q", *what, *how, "-o", f"requirements/{name}.txt", hint=NETWORK)
        npm(packages(".venv-dev", "dev.txt"), "install", "--package-lock-only")
    texts = [read(ROOT / "web/package-lock.json"), *(read(p) for p in (ROOT / "requirements").glob("*.txt"))]
    if '"resolved": "http' in texts[0] or any("://" in t for t in texts[1:]):
        raise Failed("a lock file names a host; do not commit it")


def main() -> None:
    command, args = (sys.argv[1:2] or ["help"])[0], sys.argv[2:]
    try:
        if command == "play":
            jindori("play", *args)
        elif command == "run":
            jindori(*args)
        elif command == "test":
            test(args)
        elif command == "test-compiled":
            test_compiled(args)
        elif command == "soak":
            run(compiled() / "python", ROOT / "tests/soak.py", *args)
        elif command == "mutants":
            run(environment(".venv-dev", "dev.txt", True, "0") / "python", ROOT / "tests/mutants.py", *args)
        elif command == "check":
            check(args)
        elif command == "types":
            types()
        elif command == "npm" and args:
            with alone():
                bin_ = packages(".venv-dev", "dev.txt")
            npm(bin_, *args)
        elif command == "lock":
            lock(args)
        else:
            print(__doc__)
            sys.exit(0 if command in ("help", "-h", "--help") else 2)
    except Failed as e:
        sys.exit(f"dev.py: {e}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    if sys.version_info < (3, 11):
        sys.exit("dev.py: Python 3.11 or newer is needed; this is " + sys.version.split()[0])
    main()
