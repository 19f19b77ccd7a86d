"""Fingerprints: a few letters that differ where games would go on differently. Records hold them on the way."""
# not compiled: reads plain data

from __future__ import annotations

import hashlib
import json
from typing import Any

from jindori.engine.forms import in_form_1
from jindori.engine.game import AnyGame
from jindori.engine.saving import save_state
from jindori.engine.state import State


def digest(game: AnyGame, state: State) -> str:
    """A fingerprint of everything that decides how the game goes on."""
    return short_hash(in_form_1(game, save_state(state)))


def fingerprint(game: AnyGame, state: State, choices: list[tuple[int, int]]) -> str:
    """The digest together with the choices that have led there."""
    return short_hash([digest(game, state), choices])


def short_hash(data: Any) -> str:
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(plain.encode(), digest_size=8).hexdigest()
