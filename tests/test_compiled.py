"""Which code the tests run: the sources as they are, or, with JINDORI_EXPECT_COMPILED=1, the compiled package."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from building.compiling import is_compiled, python_files

ROOT = Path(__file__).parents[1]


def to_compile() -> list[str]:
    return [".".join(p.relative_to(ROOT / "src").with_suffix("").parts) for p in python_files() if is_compiled(p)]


@pytest.mark.parametrize("module", to_compile())
def test_the_module_is_the_expected_kind(module: str) -> None:
    spec = importlib.util.find_spec(module)
    assert spec and spec.origin
    if os.environ.get("JINDORI_EXPECT_COMPILED") == "1":
        assert spec.origin.endswith((".so", ".pyd"))
    else:
        assert spec.origin.endswith(".py"), "a compiled library lies in src/ and shadows the source"


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


def test_s7_every_public_module_imports_in_every_way() -> None:
    walk = subprocess.run([sys.executable, Path(__file__).parent / "importing.py"], capture_output=True, text=True)
    assert walk.stderr == ""
    *wrong, last = walk.stdout.splitlines()
    assert wrong == []
    assert int(last.split()[0]) >= len(to_compile())
