"""Refused requests: one exception, the shape it has on the wire, and the handlers of the application."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from jindori.engine.errors import shown
from jindori.engine.views import Argument, Message
from jindori.table.messages import ErrorMessage

log = logging.getLogger("jindori.table")

STATUS = {
    "bad_request": 400,
    "unauthorized": 401,
    "forbidden": 403,
    "not_found": 404,
    "wrong_method": 405,
    "stale": 409,
    "not_your_decision": 409,
    "not_now": 409,
    "taken": 409,
    "gone": 410,
    "too_large": 413,
    "wrong_type": 415,
    "illegal": 422,
    "bad_name": 422,
    "bad_record": 422,
    "bad_options": 422,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}
"""Code of an error message -> HTTP status. Each code has the text ``error-<code with - for _>``."""

PRIVATE = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
"""Headers of every answer of the API: what it says is for one person at one moment."""

_CODES = {status: code for code, status in reversed(STATUS.items())}


class Refused(Exception):
    """A request that is not granted; nothing has changed.

    ``code`` is one of ``STATUS``; ``key`` names the sentence for people (default ``error-<code>``).
    """

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        key: str | None = None,
        args: dict[str, Argument] | None = None,
        message: Message | None = None,
        clause: str | None = None,
        seq: int | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.message = message or Message(key=key or f"error-{code.replace('_', '-')}", args=args or {})
        self.clause = clause
        self.seq = seq

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self) -> ErrorMessage:
        """The error as clients get it."""
        return ErrorMessage(code=self.code, message=self.message, detail=self.detail, clause=self.clause, seq=self.seq)


class Unavailable(Refused):
    """The database does not do what it was asked to now; the same request may be made again.

    Where the error came while a change was being committed, the change is stored either wholly or not at all.
    """

    def __init__(self) -> None:
        super().__init__("unavailable", "The database does not answer now; try again.")


def failure(error: BaseException) -> str:
    """Kind and place of a failure, without its text: that could tell a hand or a choice."""
    return f"{type(error).__name__}\n{''.join(traceback.format_tb(error.__traceback__))}"


def log_failure(what: str, error: BaseException) -> None:
    log.error("%s: %s", what, failure(error))


def not_found() -> Refused:
    """The one answer for whatever is not there or not to be seen."""
    return Refused("not_found", "There is no such thing here.")


def no_such_seat(seats: int) -> Refused:
    return Refused("not_found", f"The seats are 0 to {seats - 1}.", key="error-no-such-seat")


def no_such_game(name: str, known: Iterable[str]) -> Refused:
    return Refused("not_found", f"Unknown game {shown(name)}; known: {', '.join(known)}.", key="error-no-game")


def _answer(refused: Refused, headers: dict[str, str] | None = None) -> Response[bytes]:
    return Response(
        msgspec.json.encode(refused.told()),
        status_code=refused.status,
        media_type=MediaType.JSON,
        headers={**PRIVATE, **(headers or {})},
    )


def on_refused(_: Request[Any, Any, Any], error: Refused) -> Response[bytes]:
    return _answer(error, {"Retry-After": "1"} if isinstance(error, Unavailable) else None)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Errors of the framework: a malformed body, an unknown path, a body too large."""
    status = error.status_code
    if status >= 500:
        log_failure("a request failed", error)
        return _answer(Refused("internal", "The server failed."))
    code = _CODES.get(status, "bad_request")
    headers = {k: v for k, v in (error.headers or {}).items() if k.lower() in ("allow", "retry-after")}
    details = {"not_found": "There is no such thing here.", "too_large": "The request is too large."}
    return _answer(Refused(code, details.get(code, "The request cannot be understood.")), headers)


def on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    return _answer(Refused("bad_request", "The request is nested too deeply."))


def on_anything(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log_failure("a request failed", error)
    return _answer(Refused("internal", "The server failed."))


HANDLERS: dict[Any, Any] = {
    Refused: on_refused,
    HTTPException: on_http,
    RecursionError: on_too_deep,
    Exception: on_anything,
}
