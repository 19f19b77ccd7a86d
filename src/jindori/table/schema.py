"""What types of other languages are made from: ``python -m jindori.table.schema DIR``."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from jindori.engine.errors import JindoriError
from jindori.engine.game import AnyGame
from jindori.table import messages
from jindori.table.app import create_app
from jindori.table.registry import Registry, installed
from jindori.table.settings import Settings


def openapi(registry: Registry | None = None) -> dict[str, Any]:
    """The HTTP API, as OpenAPI 3.1."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(folder=Path(folder)), registry)
    return dict(app.openapi_schema.to_schema())


class NoTypes(JindoriError):
    """A game from whose board no types can be made."""


def board_type(name: str, game: AnyGame) -> Any:
    """What the game's board is sent as. Raises NoTypes."""
    board = getattr(game, "board_type", None)
    if board is None:
        raise NoTypes(f"the game {name} has no `board_type`: the structure that its `board` returns, a msgspec.Struct")
    try:
        msgspec.json.schema(board)
    except TypeError as e:
        raise NoTypes(f"no types can be made from the `board_type` of the game {name}: {e}") from None
    return board


def structures(registry: Registry | None = None) -> dict[str, Any]:
    """Every structure that leaves or reaches the server, the boards of all games included, as one JSON schema.

    Raises NoTypes.
    """
    games = (registry or installed()).all_games()
    boards = [board_type(name, game) for name, game in games.items()]
    kinds: list[Any] = [getattr(messages, name) for name in messages.__all__]
    schemas, components = msgspec.json.schema_components([*kinds, *boards], ref_template="#/$defs/{name}")
    named = {name: schema for name, schema in zip(messages.__all__, schemas, strict=False) if name not in components}
    board_refs = list(schemas[len(kinds) :])
    components["PositionView"]["properties"]["board"] = board_refs[0] if len(board_refs) == 1 else {"anyOf": board_refs}
    action = {"type": "object", "properties": {"do": {"type": "string"}}, "required": ["do"], "additionalProperties": True}
    for name in ("OptionView", "Dimmed"):
        components[name]["properties"]["action"] = {"$ref": "#/$defs/Action"}
    one = {"$ref": "#/$defs/Action"}
    several = {"type": "array", "items": one}
    components["Choose"]["properties"]["action"] = {"anyOf": [one, several, {"type": "null"}]}
    components["LookAhead"]["properties"]["ways"] = {"type": "array", "items": several}
    components["LogEntry"]["properties"]["data"] = {"type": "object", "tsType": "Record<string, any>"}
    for structure in components.values():
        for field in structure.get("properties", {}).values():
            if field.get("type") == "object" and "tsType" not in field:
                field.setdefault("additionalProperties", True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**components, **named, "Action": action},
    }


def write(folder: Path, registry: Registry | None = None) -> None:
    """Write ``openapi.json`` (the HTTP API) and ``structures.json`` (all that is sent and taken)."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi.json", openapi(registry)), ("structures.json", structures(registry))):
        (folder / name).write_text(json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m jindori.table.schema DIR")
    try:
        write(Path(sys.argv[1]))
    except NoTypes as e:
        sys.exit(str(e))
