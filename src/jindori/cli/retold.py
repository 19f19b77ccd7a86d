"""A checked record in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

from jindori.cli import printing
from jindori.engine.position import Position
from jindori.engine.text import words

TEXTS = {
    "en": {
        "everybody": "{title}, {players} players, as everybody may see it",
        "seat": "{title}, {players} players, as seat {seat} ({name}) may see it",
        "result": "Result: {scores}. Won: {won}.",
        "after": "After {at} of {whole} decisions: {scores}.",
        "checked": "Checked: {whole} decisions, all fingerprints and the result agree.",
        "name": "{name} (seat {n})",
        "comma": ", ",
    },
    "ja": {
        "everybody": "{title}、{players}人、誰にでも見える範囲",
        "seat": "{title}、{players}人、席{seat}（{name}）から見える範囲",
        "result": "結果：{scores}。勝者：{won}。",
        "after": "全{whole}回のうち{at}回の決定まで：{scores}。",
        "checked": "検査済み：{whole}回の決定、途中の指紋と結果はすべて一致。",
        "name": "{name}（席{n}）",
        "comma": "、",
    },
}


def show(position: Position, seat: int | None, lang: str, whole: int, json: bool) -> None:
    """Print the log up to the position as ``seat`` (None: everybody) may see it. ``whole``: decisions in the record."""
    say = TEXTS[lang]
    names = seat_names(position.seats, say["name"])
    told = [
        {"move": entry.move, "kind": entry.kind, "heading": entry.heading, "text": words(position.game, entry.message, lang, names)}
        for entry in position.log.entries(seat)
    ]
    if json:
        printing.as_json(head(position, seat, whole) | {"log": told})
        return
    title = position.game.title[lang]
    viewer = say["everybody"] if seat is None else say["seat"]
    name = "" if seat is None else position.seats[seat]
    printing.line(viewer.format(title=title, players=position.players, seat=seat, name=name))
    for entry in told:
        if entry["heading"]:
            printing.line()
        printing.line(f"{entry['move']:>5}  {entry['text']}")
    printing.line()
    scores = say["comma"].join(f"{name} {score}" for name, score in zip(names, position.scores, strict=True))
    if position.over:
        printing.line(say["result"].format(scores=scores, won=say["comma"].join(names[n] for n in position.winners)))
    else:
        printing.line(say["after"].format(at=position.moves, whole=whole, scores=scores))
    printing.line(say["checked"].format(whole=whole))


def head(position: Position, seat: int | None, whole: int) -> dict[str, Any]:
    return {
        "game": position.game.id,
        "rules_version": position.rules_version,
        "players": position.players,
        "options": dict(position.options),
        "seats": list(position.seats),
        "seat": seat,
        "decisions": whole,
        "at": position.moves,
        "over": position.over,
        "scores": position.scores,
        "winners": position.winners,
        "checked": True,
    }


def seat_names(seats: list[str], pattern: str) -> list[str]:
    """Names that tell the seats apart."""
    often = Counter(seats)
    return [name if often[name] == 1 else pattern.format(name=name, n=n) for n, name in enumerate(seats)]
