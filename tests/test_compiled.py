"""Which code the tests run: the sources as they are, or, with JINDORI_EXPECT_COMPILED=1, the compiled package."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MARK = "# not compiled:"


def to_compile() -> list[str]:
    out = []
    for part in ("engine", "games"):
        for p in sorted((ROOT / "src/jindori" / part).rglob("*.py")):
            head = p.read_text(encoding="utf-8").splitlines()[:15]
            if p.name != "__init__.py" and not any(line.lstrip().startswith(MARK) for line in head):
                out.append(".".join(p.relative_to(ROOT / "src").with_suffix("").parts))
    return out


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
