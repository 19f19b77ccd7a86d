"""Rows of machine integers: ``librt.vecs`` where the engine is compiled, plain lists where it is interpreted.

Always rebind what ``append`` returns (``row = append(row, x)``): a compiled row may move in memory.
"""
# not compiled: it chooses between the two worlds at import time

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64

    COMPILED: bool
else:
    _here = Path(__file__).parent
    COMPILED = any((_here / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)
    if COMPILED:
        from librt.vecs import append, vec
        from mypy_extensions import i64
    else:
        i64 = int

        vec = {i64: list}
        """Stand-in for packed rows: ``vec[i64]`` is ``list``, looked up as cheaply as Python can."""

        def append(row: Any, value: int) -> Any:
            row.append(value)
            return row


__all__ = ["COMPILED", "append", "i64", "vec"]
