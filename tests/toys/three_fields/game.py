"""The whole game (TF-1): set-up, as many rounds as agreed, the secret fields."""

from __future__ import annotations

from jindori.engine.packing import bit
from jindori.engine.rows import row
from jindori.engine.shared.sealed import no_picks
from jindori.engine.state import Procedure
from jindori.engine.vecs import i64
from jindori.games.three_fields import tell
from jindori.games.three_fields.bids import Bids
from jindori.games.three_fields.codes import FIELDS
from jindori.games.three_fields.state import Fields


def set_up(s: Fields) -> None:
    s.secrets = s.stream.shuffle("secret fields", row([0, 0, 1, 1, 2, 2]))
    for seat in range(s.players):
        tell.secret(s, bit(seat), seat=seat, field=s.secrets[seat])
    s.push(Rounds(0))


class Rounds(Procedure[Fields]):
    """TF-1: the fields in turn."""

    def __init__(self, round: i64) -> None:
        self.round = round

    def step(self, s: Fields) -> bool:
        if self.round == s.rounds:
            for seat in range(s.players):
                s.points[seat] += secret_points(s, seat)
            s.over = True
            return False
        field = self.round % len(FIELDS)
        tell.round(s, round=self.round + 1, field=field)
        s.push(Bids(field, no_picks(s.players)))
        self.round += 1
        return False


def secret_points(s: Fields, seat: i64) -> i64:
    """TF-1: 2 for every time the seat has won its secret field."""
    return 2 * s.won[s.secrets[seat] * s.players + seat]
