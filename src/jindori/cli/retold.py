"""A checked record in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from jindori.cli import printing
from jindori.engine.position import Position
from jindori.engine.text import words


def show(position: Position, seat: int | None, lang: str, whole: int, json: bool) -> None:
    """Print the log up to the position as ``seat`` (None: everybody) may see it. ``whole``: decisions in the record."""
    names = seat_names(position.seats)
    told = [
        {"move": entry.move, "kind": entry.kind, "heading": entry.heading, "text": words(position.game, entry.message, lang, names)}
        for entry in position.log.entries(seat)
    ]
    if json:
        printing.as_json(head(position, seat, whole) | {"log": told})
        return
    viewer = "everybody" if seat is None else f"seat {seat} ({position.seats[seat]})"
    title = position.game.title[lang]
    printing.line(f"{title}, {position.players} players, as {viewer} may see it")
    for entry in told:
        if entry["heading"]:
            printing.line()
        printing.line(f"{entry['move']:>5}  {entry['text']}")
    printing.line()
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))
    if position.over:
        won = ", ".join(names[n] for n in position.winners)
        printing.line(f"Result: {scores}. Won: {won}.")
    else:
        printing.line(f"After {position.moves} of {whole} decisions: {scores}.")
    printing.line(f"Checked: {whole} decisions, all fingerprints and the result agree.")


def head(position: Position, seat: int | None, whole: int) -> dict[str, Any]:
    return {
        "game": position.game.id,
        "rules_version": position.rules_version,
        "players": position.players,
        "options": dict(position.table.options),
        "seats": list(position.seats),
        "seat": seat,
        "decisions": whole,
        "at": position.moves,
        "over": position.over,
        "scores": position.scores,
        "winners": position.winners,
        "checked": True,
    }


def seat_names(seats: list[str]) -> list[str]:
    """Names that tell the seats apart."""
    often = Counter(seats)
    return [name if often[name] == 1 else f"{name} (seat {n})" for n, name in enumerate(seats)]
