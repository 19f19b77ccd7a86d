"""What has changed between two pieces of plain data: JSON Patch (RFC 6902), of which only ``replace`` is needed.

Lists and objects are gone into while they keep their size and keys, and replaced as a whole otherwise. A field keeps its
kind: true and 1, 1 and 1.0 are not told apart.
"""

from __future__ import annotations

from typing import Any, Literal

from jindori.engine.views import Struct


class Replace(Struct, frozen=True):
    """``path`` is a JSON Pointer (RFC 6901)."""

    op: Literal["replace"]
    path: str
    value: Any


def patch(before: Any, after: Any) -> list[Replace]:
    """What makes ``after`` of ``before``; both are plain data as JSON has it."""
    out: list[Replace] = []
    _compare(before, after, "", out)
    return out


def _compare(before: Any, after: Any, path: str, out: list[Replace]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in before.items():
            _compare(value, after[key], f"{path}/{key.replace('~', '~0').replace('/', '~1')}", out)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for n, value in enumerate(before):
            _compare(value, after[n], f"{path}/{n}", out)
    else:
        out.append(Replace(op="replace", path=path, value=after))
