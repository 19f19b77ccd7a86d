"""What commands are given, checked and made into what they need."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jindori.engine.errors import BadOptions
from jindori.engine.game import AnyGame
from jindori.engine.options import named
from jindori.engine.plain import read_json
from jindori.engine.text import LANGUAGES
from jindori.games import every, find

MOST_BYTES = 64_000_000
"""Largest file read as a record."""
DATABASES = ("sqlite", "postgresql", "postgres")


class BadInput(Exception):
    """Something on the command line that cannot be used; its text is meant for people."""


def whole(type_: Any, tokens: Sequence[Any]) -> int:
    """A whole number as it is written; 1.5, 1e3 and nan are none. Raises ValueError."""
    text = tokens[0].value.strip()
    if not re.fullmatch(r"[+-]?[0-9]{1,40}", text, re.ASCII):
        raise ValueError(f"a whole number is needed, not {text!r:.60}")
    return int(text)


def a_game(game_id: str | None) -> AnyGame:
    """The game named, or the first one. Raises BadOptions."""
    return find(game_id) if game_id is not None else next(iter(every().values()))


def a_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadInput(f"unknown language {lang!r:.40}; known: {', '.join(LANGUAGES)}")
    return lang


def names(text: str) -> list[str]:
    """``greedy,random`` as a list."""
    out = [part.strip() for part in text.split(",")]
    if not all(out):
        raise BadInput(f"an empty name in {text!r:.60}")
    return out


def options(game: AnyGame, given: Sequence[str] | None) -> dict[str, Any]:
    """``name=value`` pairs. Raises BadOptions."""
    out: dict[str, Any] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        name = name.strip()
        if not equals:
            raise BadOptions(f"an option is written name=value, not {pair!r:.60}")
        spec = named(game.option_specs, name)
        if spec.name in out:
            raise BadOptions(f"option {spec.name!r} is given twice")
        out[spec.name] = spec.parse(value)
    return out


def a_port(port: int) -> int:
    if not 0 <= port <= 65_535:
        raise BadInput(f"a port is a number from 0 to 65535, not {port:.6g}")
    return port


def a_host(host: str) -> str:
    """Raises BadInput for no address at all, which would mean all of them."""
    if not host.strip():
        raise BadInput("an address to listen on is needed, such as 127.0.0.1, or 0.0.0.0 for all")
    return host


def a_database(text: str) -> str:
    """An SQLite file, the URL of one or of a PostgreSQL server, or nothing. Raises BadInput."""
    from sqlalchemy import make_url

    kind, url, _ = text.partition("://")
    if url and kind not in DATABASES:
        raise BadInput(f"the database is an SQLite file or a URL that begins with {' or '.join(f'{k}://' for k in DATABASES)}")
    if url:
        try:
            named = make_url(text).database
        except ValueError:
            raise BadInput("the database's URL cannot be read; it looks like postgresql://user:password@host:5432/name") from None
        if kind == "sqlite" and named in (None, "", ":memory:"):
            raise BadInput("the database must be a file: a path, or sqlite:///path")
    return text


def a_record(path: Path) -> Any:
    """A file's JSON. Raises BadRecord and OSError."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder, not a record")
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise BadInput(f"{path} is too large for a record")
    return read_json(data)


def a_folder(path: Path) -> str:
    """A folder that can be written to, made if it is not there. Raises OSError and BadInput."""
    if path.exists() and not path.is_dir():
        raise BadInput(f"{path} is not a folder")
    made = [part for part in (path, *path.parents) if not part.exists()]
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path, prefix=".", suffix=".part"):
            pass
    except OSError as error:
        for part in made:
            if part.is_dir():
                part.rmdir()
        raise BadInput(f"cannot write to {path}: {error.strerror}") from None
    return str(path)
