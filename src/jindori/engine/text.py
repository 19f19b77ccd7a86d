"""Messages into Japanese or English: Fluent, the same files as the page reads."""
# not compiled: text for people, outside the hot path

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from jindori.engine.views import Argument, Message, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Worded(Protocol):
    """What has texts: a game, whose ``folder`` holds them in ``text/``."""

    folder: Path


LANGUAGES = ("en", "ja")
_ENGINE = Path(__file__).parent / "text"


@cache
def bundle(lang: str, folder: Path) -> FluentBundle:
    """All messages of a game (and the engine's own) in one language. Raises KeyError for another language."""
    from fluent.runtime import FluentBundle, FluentResource

    out = FluentBundle([lang], use_isolating=False)
    for directory in (_ENGINE, folder / "text"):
        out.add_resource(FluentResource(source(lang, directory)))
    return out


def source(lang: str, directory: Path) -> str:
    """The files of one language in a folder, one after another. Raises KeyError for another language."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    paths = [p for p in sorted(directory.glob(f"*{lang}.ftl")) if p.name == f"{lang}.ftl" or p.name.endswith(f".{lang}.ftl")]
    return "\n".join(p.read_text(encoding="utf-8") for p in paths)


def words(game: Worded, message: Message, lang: str = "en", seats: list[str] | None = None) -> str:
    """A message in words. An unknown key shows itself, so that nothing fails for want of a word."""
    b = bundle(lang, game.folder)
    args = {name: spoken(b, value, lang, seats) for name, value in message.args.items()}
    return formatted(b, message.key, args)


def formatted(b: FluentBundle, key: str, args: dict[str, Any] | None = None) -> str:
    if not b.has_message(key):
        return key
    pattern = b.get_message(key).value
    if pattern is None:
        return key
    text, _ = b.format_pattern(pattern, args or {})
    return str(text)


def spoken(b: FluentBundle, value: Argument, lang: str, seats: list[str] | None) -> Any:
    """An argument as Fluent wants it: numbers stay numbers, things become words."""
    if isinstance(value, Term):
        return term(b, value, seats)
    if isinstance(value, list):
        parts = [term(b, one, seats) for one in value]
        return "、".join(parts) if lang == "ja" else ", ".join(parts)
    return value


def term(b: FluentBundle, value: Term, seats: list[str] | None) -> str:
    if value.kind in ("seat", "total"):
        n = int(value.id)
        name = seats[n] if seats is not None and n < len(seats) else formatted(b, "seat-number", {"n": n + 1})
        return name if value.kind == "seat" else f"{name} {value.n}"
    name = formatted(b, f"{value.kind}-{value.id.replace('_', '-')}")
    if value.n != 1 and b.has_message(f"count-{value.kind}"):
        return formatted(b, f"count-{value.kind}", {value.kind: name, "n": value.n})
    return name
