"""What ``then`` may assert."""
# not compiled: it is for people

from __future__ import annotations

from jindori.engine.cases.comparison import Fact, PerPlayer, number, or_nothing, player
from jindori.engine.cases.run import Run

FACTS: dict[str, Fact] = {
    "coins": PerPlayer(number, lambda run, seat: int(run.position.state.coins[seat])),
    "grain": PerPlayer(number, lambda run, seat: int(run.position.state.grain[seat])),
    "points": PerPlayer(number, lambda run, seat: run.position.scores[seat]),
    "winner": Fact(or_nothing(player), lambda run: winner(run)),
}
SET_UP_FACTS: dict[str, Fact] = {key: FACTS[key].of_all() for key in ("coins", "grain") if isinstance(FACTS[key], PerPlayer)}


def winner(run: Run) -> str | None:
    """Who won the last field that was sold."""
    told = run.last("won", since="tied")
    return run.players[told["seat"]] if told else None
