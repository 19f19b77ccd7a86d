"""What the engine says when something cannot be done. None of them leaves anything half-done behind."""

from __future__ import annotations

from typing import Any

MOST_SHOWN = 60


def shown(value: Any) -> str:
    """A value for an error message: short, whatever it is (a number too long to write, a list nested too deeply)."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


class JindoriError(Exception):
    """Base of every error this package raises on purpose; its text is meant for people."""


class BadOptions(JindoriError):
    """A game, player count, seed or option that does not exist or is out of range."""


class NotYourDecision(JindoriError):
    """The seat has nothing to choose now."""


class StaleDecision(JindoriError):
    """The choice was made for a position that is gone."""


class BadAction(JindoriError):
    """A choice that is not well-formed: unknown verb, field, name or type, or a number out of range."""


class IllegalChoice(JindoriError):
    """A well-formed choice that a rule forbids. ``refusal`` holds the clause and the sentence's key and data."""

    def __init__(self, text: str, refusal: Any = None) -> None:
        super().__init__(text)
        self.refusal = refusal
        self.clause: str = refusal.clause if refusal is not None else ""


class CannotUndo(JindoriError):
    """Undo ends at new information and at other seats' choices. ``key`` names the reason's message."""

    def __init__(self, text: str, key: str) -> None:
        super().__init__(text)
        self.key = key


class BadRecord(JindoriError):
    """A record or saved position that is malformed, of another version, or does not replay."""


class BadCase(JindoriError):
    """A worked case with an unknown key or value, or an impossible position."""


class OutOfForcedResults(JindoriError):
    """A test gave too few results for the draws, or one that does not fit."""
