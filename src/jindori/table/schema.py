"""What types of other languages are made from: ``python -m jindori.table.schema DIR``."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from jindori.table.app import create_app
from jindori.table.messages import ClientMessage, ServerMessage
from jindori.table.registry import Registry
from jindori.table.settings import Settings


def openapi(registry: Registry | None = None) -> dict[str, Any]:
    """The HTTP API, as OpenAPI 3.1."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(folder=Path(folder)), registry)
    return dict(app.openapi_schema.to_schema())


def socket_messages() -> dict[str, Any]:
    """Both directions of the socket, as JSON schema with ``ServerMessage`` and ``ClientMessage`` among ``$defs``."""
    (server, client), components = msgspec.json.schema_components(
        [ServerMessage, ClientMessage], ref_template="#/$defs/{name}"
    )
    named = {"ServerMessage": server, "ClientMessage": client}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**components, **named}}


def write(folder: Path, registry: Registry | None = None) -> None:
    """Write ``openapi.json`` and ``socket.schema.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi.json", openapi(registry)), ("socket.schema.json", socket_messages())):
        (folder / name).write_text(json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m jindori.table.schema DIR")
    write(Path(sys.argv[1]))
