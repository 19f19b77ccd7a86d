"""Shows that the tests notice: ``python3 dev.py mutants``.

Plants each fault of ``faults.py`` and of the games in a copy of the sources, runs the quick part of the tests that must
notice, and prints which test did. Ends with status 1 if one goes unnoticed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from faults import ROOT, Fault, every  # noqa: E402

LIMIT = 900
"""Seconds after which the tests of one fault are taken for hanging: a fault may make a game endless."""


def copied(folder: Path) -> Path:
    """A copy of all that tests read, to be broken."""
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("src", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignore)
    for other in ROOT.iterdir():
        if other.name not in ("src", "tests") and not other.name.startswith("."):
            (folder / other.name).symlink_to(other)
    return folder


def tested(folder: Path, arguments: tuple[str, ...]) -> tuple[int | None, str]:
    """pytest's status (None: it did not end), and the first test that failed."""
    env = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--no-header", "--tb=no", *arguments]
    try:
        done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        return None, ""
    failed = re.search(r"^(?:FAILED|ERROR) tests/(\S+)", done.stdout, re.MULTILINE)
    return done.returncode, failed[1] if failed else done.stdout[-600:]


def planted(fault: Fault, folder: Path) -> None:
    file = folder / "src/jindori" / fault.file
    text = file.read_text(encoding="utf-8")
    if text.count(fault.was) != 1:
        sys.exit(f"mutants: {fault.file} has not exactly one {fault.was!r}: give the fault another place")
    file.write_text(text.replace(fault.was, fault.now), encoding="utf-8")


def line(fault: Fault, status: int | None, by: str, seconds: float) -> str:
    told = {1: by, 0: "NOT NOTICED", None: "the tests do not end"}.get(status, f"NO TEST RAN: {by}")
    return f"{fault.kind:48} {fault.file:34} {seconds:4.0f} s  {told}"


def tried(fault: Fault) -> bool:
    """Plant one fault and run its tests; prints a line of the table."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = copied(Path(name))
        planted(fault, folder)
        status, by = tested(folder, fault.tests)
    print(line(fault, status, by, time.monotonic() - began), flush=True)
    return status in (1, None)


def sound() -> bool:
    """Without any fault all these tests pass; else that they fail would say nothing."""
    with tempfile.TemporaryDirectory() as name:
        folder = copied(Path(name))
        for arguments in sorted({fault.tests for fault in every()}):
            status, by = tested(folder, arguments)
            if status != 0:
                print(f"mutants: the tests fail without any fault: {' '.join(arguments)}: {by}", file=sys.stderr)
                return False
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="faults whose kind or file holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    args = parser.parse_args()
    faults = [fault for fault in every() if args.only in fault.kind or args.only in fault.file]
    if not args.only and not sound():
        return 1
    with ThreadPoolExecutor(args.jobs) as pool:
        noticed = list(pool.map(tried, faults))
    print(f"{sum(noticed)} of {len(faults)} faults are noticed")
    return 0 if all(noticed) else 1


if __name__ == "__main__":
    sys.exit(main())
