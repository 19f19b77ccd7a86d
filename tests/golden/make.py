"""Writes the golden games anew: ``python tests/golden/make.py``. To be done only where the rules are meant to change."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import jindori
from jindori.engine.position import save_state, short_hash
from jindori.engine.state import play_out
from jindori.engine.stream import Stream

HERE = Path(__file__).parent
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"clans": "choose"},
    {"call_order": "left_of_pillager", "resume_after_pass": True},
    {"draft": False},
)


def game(seed: int) -> dict[str, Any]:
    """One random game, played by the engine's own loop."""
    players, options = 2 + seed % 4, OPTIONS[seed // 4 % 4]
    state = jindori.game("blood_rage", players, options).new(seed=seed).state.copy()
    decisions = play_out(state, Stream(seed + 1, 2, 3, 4), 3_000)
    scores = [int(clan.glory) for clan in state.clans]
    return {"seed": seed, "players": players, "options": options, "decisions": int(decisions), "scores": scores, "digest": short_hash(save_state(state))}


def record(players: int) -> dict[str, Any]:
    """One whole game with its choices and fingerprints."""
    rng = random.Random(players)
    position = jindori.game("blood_rage", players, OPTIONS[players - 2]).new(seed=players)
    while not position.over:
        seat = rng.choice(position.asked)
        position.choose(seat, rng.randrange(len(position.packed(seat))))
    return position.record()


def write(name: str, data: Any) -> None:
    (HERE / name).write_text(data + "\n", encoding="utf-8")


if __name__ == "__main__":
    write("blood_rage.json", "[\n" + ",\n".join(json.dumps(game(seed)) for seed in range(40)) + "\n]")
    for n in range(2, 6):
        write(f"record_{n}.json", json.dumps(record(n)))
