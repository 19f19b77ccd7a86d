"""Steps instead of whole views: put together they give the view, they stay small, and nobody is sent what is not for them."""

from __future__ import annotations

import json
import random
from statistics import mean
from typing import Any

import msgspec
import pytest

from following import Follower
from jindori.games import IDS
from jindori.table.messages import Steps
from jindori.table.play import TRAIL, Play
from jindori.table.reel import Reel
from playing import GAMES, played, short, varied

BYTES = 8192


def whole(play: Play, seat: int | None) -> Any:
    return json.loads(msgspec.json.encode(play.position.view(seat)))


def changed(play: Play, rng: random.Random) -> Play:
    """The play after a random choice, now and then after a step back."""
    able = [seat for seat in range(play.position.players) if play.position.can_undo(seat).allowed]
    if able and rng.randrange(6) == 0:
        return play.undo(rng.choice(able))
    seat = rng.choice(play.position.asked)
    return play.choose(seat, rng.choice(play.decision(seat).options))


class Onlooker(Follower):
    """Somebody who looks now and then; ``sent``: bytes of each message."""

    def __init__(self, seat: int | None, play: Play) -> None:
        super().__init__()
        self.seat = seat
        self.sent: list[int] = []
        self.begin(play)

    def begin(self, play: Play) -> None:
        self.take({"kind": "view", "seq": play.seq, "position": whole(play, self.seat), "table": {}})

    def look(self, reel: Reel, play: Play) -> bool:
        """False where the steps no longer reach back to what was seen last."""
        message = reel.message(play, self.seat, self.view["seq"])
        if message is None:
            self.begin(play)
            return False
        msgspec.json.decode(message, type=Steps)
        self.sent.append(len(message))
        self.take(json.loads(message))
        return True


@pytest.mark.parametrize("game_id", GAMES)
def test_steps_put_together_are_the_view(game_id: str) -> None:
    players = GAMES[game_id].max_players
    for seed, begun in ((1, 0), (2, 10), (3, 60), (4, 130)):
        rng, play, reel = random.Random(seed), Play.start(played(varied(game_id, players, seed), seed, begun), 1), Reel()
        first = play
        everybody = [Onlooker(seat, play) for seat in (None, *range(players))]
        late = Onlooker(0, play)
        missed = 0
        for _ in range(40):
            if play.position.over:
                break
            play = changed(play, rng)
            for one in everybody:
                if rng.randrange(4) == 0 or one.seat is None:
                    behind = play.seq - one.view["seq"]
                    assert one.look(reel, play) == (behind <= TRAIL)
                    missed += behind > 1
                    assert one.view["position"] == whole(play, one.seat)
        assert missed or play.position.over
        if play is first:
            continue
        assert late.look(reel, play) == (play.seq - 1 <= TRAIL)
        assert late.view["position"] == whole(play, 0)


@pytest.mark.parametrize("game_id", IDS)
def test_a_choice_costs_a_page_little_and_no_more_as_the_game_grows(game_id: str) -> None:
    players = GAMES[game_id].default_players
    rng, play, reel = random.Random(5), Play.start(varied(game_id, players, 2), 1), Reel()
    everybody = [Onlooker(None, play), Onlooker(1, play)]
    while not play.position.over:
        play = changed(play, rng)
        for one in everybody:
            assert one.look(reel, play)
    for one in everybody:
        assert mean(one.sent) < BYTES
        if not short(game_id):
            third = len(one.sent) // 3
            assert mean(one.sent[-third:]) < 2 * mean(one.sent[:third])
