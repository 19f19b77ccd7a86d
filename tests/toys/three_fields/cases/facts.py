"""What ``then`` may assert."""
# not compiled: it is for people

from __future__ import annotations

from jindori.engine.cases.comparison import Fact, PerPlayer, number

COINS = PerPlayer(number, lambda run, seat: int(run.position.state.coins[seat]))
GRAIN = PerPlayer(number, lambda run, seat: int(run.position.state.grain[seat]))
POINTS = PerPlayer(number, lambda run, seat: run.position.scores[seat])
WON = PerPlayer(number, lambda run, seat: sum(field.won[seat] for field in run.position.view(None).board.fields))

FACTS: dict[str, Fact] = {"coins": COINS, "grain": GRAIN, "points": POINTS, "won": WON}
SET_UP_FACTS = {"coins": COINS.of_all(), "grain": GRAIN.of_all()}
