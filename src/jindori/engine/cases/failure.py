"""What a worked case does not keep."""
# not compiled: it is for people

from __future__ import annotations

from typing import Any

import msgspec


class Failure(msgspec.Struct, frozen=True):
    """Something that does not hold: ``what`` names it (``glory A``, ``when 2``)."""

    what: str
    expected: Any
    got: Any


class Halt(Exception):
    """A listed step cannot be carried out: the case has failed there."""

    def __init__(self, expected: str, got: str) -> None:
        super().__init__(got)
        self.expected = expected
        self.got = got
