"""Imports every public module in every way, each in a process that has imported nothing of the package before.

``python tests/importing.py`` prints a line for each way that fails, then the number of modules walked. What the package
itself imports from elsewhere is loaded once, so that a module costs a few hundredths of a second.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

PACKAGE = "jindori"
NOT_PUBLIC = ("jindori.table.migrations.",)  # scripts that only Alembic loads


def modules() -> list[str]:
    """The package and all below it, found by their files: nothing is imported for it."""
    spec = importlib.util.find_spec(PACKAGE)
    assert spec and spec.submodule_search_locations
    top = Path(spec.submodule_search_locations[0]).parent
    names = set()
    for p in Path(top, PACKAGE).rglob("*"):
        if p.suffix in (".py", ".so", ".pyd"):
            parts = list(p.relative_to(top).with_name(p.name.split(".")[0]).parts)
            names.add(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return sorted(n for n in names if not n.startswith(NOT_PUBLIC))


def ways(module: str) -> list[str]:
    parent, _, leaf = module.rpartition(".")
    return [f"import {module} as found", f"import {module}; found = {module}", *([f"from {parent} import {leaf} as found"] if parent else [])]


def wrong(module: str) -> list[str]:
    out = []
    for way in ways(module):
        try:
            names: dict[str, object] = {}
            exec(way, names)
            if names["found"] is not sys.modules[module]:
                out.append(f"{way}: something else of that name")
        except Exception as e:
            out.append(f"{way}: {type(e).__name__}: {e}")
    return out


def in_a_process_of_its_own(work: Callable[[], list[str]]) -> list[str]:
    readable, writable = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            with os.fdopen(writable, "w") as f:
                f.write("\n".join(work()))
            status = 0
        finally:
            os._exit(status)
    os.close(writable)
    with os.fdopen(readable) as f:
        lines = f.read().splitlines()
    _, status = os.waitpid(child, 0)
    return lines if status == 0 else [*lines, f"the process ended with status {status}"]


def others() -> list[str]:
    for module in modules():
        with suppress(Exception):  # told by `wrong`
            importlib.import_module(module)
    return [name for name in sys.modules if name.partition(".")[0].partition("__")[0] != PACKAGE]


def main() -> None:
    for name in in_a_process_of_its_own(others):
        if name not in sys.modules:
            with suppress(ImportError):  # a name that its package made up
                importlib.import_module(name)
    assert not any(name.startswith(PACKAGE) for name in sys.modules)
    found = modules()
    for module in found:
        for line in in_a_process_of_its_own(lambda module=module: wrong(module)):  # type: ignore[misc]
            print(line)
    print(len(found), "modules")


if __name__ == "__main__":
    main()
