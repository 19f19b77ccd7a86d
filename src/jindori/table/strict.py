"""What clients send, read more strictly than the framework would: one value for each key, and of the right types."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection

from jindori.engine.errors import BadRecord
from jindori.engine.plain import read_json
from jindori.table.errors import Refused

MOST_TOLD = 300


def decoded(body: bytes | str, wanted: Any) -> Any:
    """JSON of the wanted type. Raises Refused (bad_request) and says what is wrong with it."""
    try:
        value = msgspec.json.decode(body, type=wanted)
        read_json(body)  # doubled keys, of which msgspec takes the last
    except (msgspec.DecodeError, BadRecord, RecursionError, UnicodeError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise Refused("bad_request", f"The request cannot be understood: {why:.{MOST_TOLD}}") from error
    return value


def foreign(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the page of another site has sent this. Programs, which name no site, are not foreign."""
    origin = connection.headers.get("origin")
    try:
        return bool(origin) and urlsplit(str(origin)).netloc != connection.headers.get("host")
    except ValueError:  # no address at all, such as "http://["
        return True
