"""The fields of the small classes a position is made of, found in the classes themselves: for copying, saving, loading."""
# not compiled: looks at classes

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any


@cache
def constructor_fields(kind: type) -> tuple[str, ...]:
    """Names of what a constructor takes, compiled or not; each is the name of a field too."""
    return tuple(inspect.signature(kind).parameters)


def reader(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """What gives the fields of an object of this class, in the order of its constructor."""
    names = constructor_fields(kind)
    if len(names) > 1:
        return attrgetter(*names)
    return lambda thing: tuple(getattr(thing, name) for name in names)


def fields_of(thing: object) -> list[str]:
    """All attributes of an object: those of its compiled classes (mypyc lists them there) and those it has itself."""
    names = [name for kind in type(thing).__mro__ for name in vars(kind).get("__mypyc_attrs__", ())]
    names += getattr(thing, "__dict__", ())
    return [name for name in dict.fromkeys(names) if name != "__dict__"]


@cache
def named_in_words(name: str) -> str:
    """``RaiseStat`` -> ``raise_stat``."""
    return re.sub("(?<!^)(?=[A-Z])", "_", name).lower()
