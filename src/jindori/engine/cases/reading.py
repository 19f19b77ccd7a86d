"""Checked reading of plain data that people write: YAML files and the mappings in them. Every fault is a BadCase."""
# not compiled: it is for people

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from jindori.engine.errors import BadCase
from jindori.engine.errors import shown as shown  # read from here by the games too

MOST_BYTES = 4_000_000
MOST_LEVELS = 50


# -- YAML ---------------------------------------------------------------------------------


class _Loader(yaml.SafeLoader):
    """Plain values only: no aliases (they can make a small file huge), no merged and no doubled keys."""

    def fetch_flow_collection_start(self, kind: Any) -> None:
        if self.flow_level == MOST_LEVELS:
            raise BadCase("not readable as YAML: nested too deeply")
        super().fetch_flow_collection_start(kind)

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            event: Any = self.peek_event()  # type: ignore[no-untyped-call]
            raise BadCase(f"line {event.start_mark.line + 1}: aliases (*{event.anchor}) are not used here")
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        line = node.start_mark.line + 1
        if not isinstance(node, yaml.MappingNode):
            raise BadCase(f"line {line}: a mapping is expected")
        if any(key.tag == "tag:yaml.org,2002:merge" for key, _ in node.value):
            raise BadCase(f"line {line}: merged keys (<<) are not used here")
        out: dict[Any, Any] = super().construct_mapping(node, deep=True)
        if len(out) != len(node.value):
            names = [self.construct_object(key, deep=True) for key, _ in node.value]
            doubled = next(name for n, name in enumerate(names) if name in names[:n])
            raise BadCase(f"line {line}: the key {shown(doubled)} stands twice")
        return out


def read_yaml(source: bytes) -> Any:
    """The one document of a YAML text. Raises BadCase."""
    if len(source) > MOST_BYTES:
        raise BadCase(f"the file is larger than {MOST_BYTES:,} bytes")
    try:
        text = source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadCase(f"not UTF-8: {error.reason} at byte {error.start}") from None
    try:
        return yaml.load(text, _Loader)  # noqa: S506  (a SafeLoader)
    except yaml.YAMLError as error:
        raise BadCase(f"not readable as YAML: {' '.join(str(error).split())[:300]}") from None
    except RecursionError:
        raise BadCase("not readable as YAML: nested too deeply") from None
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError) as error:  # values that are none, such as a 31st of February
        raise BadCase(f"not readable as YAML: {error!s:.200}") from None


def read_yaml_file(path: Path) -> Any:
    try:
        source = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        raise BadCase(f"cannot read {path}: {error!s:.200}") from None
    return read_yaml(source)


# -- values ---------------------------------------------------------------------------------


def mapping(value: Any, what: str, known: Iterable[str] | None = None) -> dict[str, Any]:
    """A mapping with text keys, all of them known. Raises BadCase."""
    if not isinstance(value, dict):
        raise BadCase(f"{what} must be a mapping, not {shown(value)}")
    for key in value:
        if not isinstance(key, str):
            raise BadCase(f"{what}: a key must be text, not {shown(key)}")
        if known is not None and key not in known:
            raise BadCase(f"{what} has the unknown key {shown(key)}; known: {', '.join(known)}")
    return value


def listing(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadCase(f"{what} must be a list, not {shown(value)}")
    return value


def whole(value: Any, what: str, low: int, high: int) -> int:
    """A whole number in a range; true, 3.0 and "3" are none. Raises BadCase."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCase(f"{what} must be a whole number, not {shown(value)}")
    if not low <= value <= high:
        raise BadCase(f"{what} must be from {low} to {high}, not {shown(value)}")
    return value


def truth(value: Any, what: str) -> bool:
    if not isinstance(value, bool):
        raise BadCase(f"{what} must be true or false, not {shown(value)}")
    return value


def text(value: Any, what: str) -> str:
    if not isinstance(value, str):
        raise BadCase(f"{what} must be text, not {shown(value)}")
    return value


def name(value: Any, what: str, known: Iterable[str]) -> str:
    """One of the known names. Raises BadCase."""
    names = tuple(known)
    if not isinstance(value, str) or value not in names:
        raise BadCase(f"{what} must be one of {', '.join(names)}; not {shown(value)}")
    return value


def names(value: Any, what: str, known: Iterable[str]) -> list[str]:
    """A list of known names, none of them twice. Raises BadCase."""
    out = [name(item, what, known) for item in listing(value, what)]
    for n, item in enumerate(out):
        if item in out[:n]:
            raise BadCase(f"{what} names {item} twice")
    return out


def plain(value: Any) -> Any:
    """The same as JSON can hold it."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return value if abs(value) < 2**63 else shown(value)
    if isinstance(value, dict):
        return {key if isinstance(key, str) else shown(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return shown(value)
