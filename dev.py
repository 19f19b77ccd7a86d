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

import os
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit("dev.py: Python 3.11 or newer is needed; this is " + sys.version.split()[0])

sys.path.insert(0, str(Path(__file__).resolve().parent))  # also where PYTHONSAFEPATH is set

from building.compiling import compiler_missing
from building.environments import alone, environment, must_write, packages, uv
from building.files import BUILD, ROOT, read
from building.programs import NETWORK, Failed, own_packages_only, run, trust

COMPILED_TESTS = ["tests/test_compiled.py", "tests/engine", "tests/battery", "tests/games", "tests/bots"]
TESTING = ("test", "test-compiled", "soak", "mutants")


def npm(bin_: Path, *args: str) -> None:
    trust()
    run(bin_ / "python", "-m", "building.node", *args)


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


def keep_bytecode() -> None:
    """Tests start many Python processes; where no bytecode is kept, each would translate all libraries anew."""
    os.environ.update(PYTHONPYCACHEPREFIX=str(BUILD / "pycache"), PYTHONDONTWRITEBYTECODE="")


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
        wish = os.environ.get("JINDORI_MYPYC", "auto")
        if wish == "1" or wish == "auto" and not compiler_missing():
            steps.append(("pytest, compiled", lambda: test_compiled([])))
        else:
            why = compiler_missing() or f"JINDORI_MYPYC={wish}"
            print(f"dev.py: the long battery, which runs compiled, is left out: {why}", file=sys.stderr, flush=True)
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
        ("mypy", lambda: run(bin_ / "mypy", "src/jindori", "building", "dev.py", "hatch_build.py")),
        ("svelte-check", lambda: npm(bin_, "run", "check")),
    )


def types() -> None:
    """The page's types of all that the server sends and takes; tests/table/test_types.py says when they are stale."""
    must_write()
    bin_ = environment(".venv-dev", "dev.txt", True, "0")
    run(bin_ / "python", "-m", "jindori.table.schema", BUILD / "schema", hint="the lines above say why")
    shutil.copy(BUILD / "schema/structures.json", ROOT / "web/src/lib/structures.json")
    npm(bin_, "run", "types")


def lock(args: list[str]) -> None:
    """Names, versions and hashes only: no address of any registry gets into the files."""
    with alone():
        must_write()
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
    own_packages_only()
    if command in TESTING:
        keep_bytecode()
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
    except OSError as e:  # a file of the checkout that is missing or may not be written
        sys.exit(f"dev.py: {e.filename}: {e.strerror}" if e.filename else f"dev.py: {e}")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
