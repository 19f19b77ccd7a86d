"""More random games than a test run has time for: ``python tests/battery/long_run.py --games 10000 --seed 1``.

Ends with status 1 and the game's name at the first thing that does not hold.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from battery.test_forks import seen_by
from battery.test_random_games import play_through
from playing import SEATINGS, decisions_of, everything, find, load, replay, varied


def full(game_id: str, players: int, seed: int) -> None:
    """Copies, forks, saving, undo and refusals at every decision of one game, then its record."""
    position = varied(game_id, players, seed)
    for n in decisions_of(position, seed):
        seat = n % players
        fork = position.fork(seat, random.Random(n))
        assert seen_by(fork, seat) == seen_by(position, seat)
        if n % 5 == 0:
            assert everything(load(position.dump())) == everything(position)
        for other in position.asked:
            top, options = position.state.stack[-1], position.packed(other)
            assert all(top.refuse(position.state, other, option) == 0 for option in options)
            twin = position.copy()
            twin.choose(other, n % len(options))
            if twin.can_undo(other).allowed:
                twin.undo(other)
                assert twin.digest() == position.digest()
    assert everything(replay(position.record())) == everything(position)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="random games in all")
    parser.add_argument("--seed", type=int, default=1, help="first seed")
    parser.add_argument("--game", choices=sorted({game_id for game_id, _ in SEATINGS}), help="only this game")
    parser.add_argument("--every", type=int, default=7, help="check what must hold every so many decisions")
    parser.add_argument("--full", type=int, default=0, help="every so many games, all checks at every decision (0: never)")
    args = parser.parse_args()
    seatings = [(game_id, n) for game_id, n in SEATINGS if args.game in (None, game_id)]
    longest = most = total = 0
    began = time.process_time()
    for i in range(args.games):
        game_id, players = seatings[i % len(seatings)]
        seed = args.seed + i
        try:
            if args.full and i % args.full == 0:
                full(game_id, players, seed)
            state = varied(game_id, players, seed).state.copy()
            decisions, options = play_through(state, seed, find(game_id).most_decisions, args.every)
        except BaseException:
            print(f"{game_id}, {players} players, seed {seed}:", file=sys.stderr)
            raise
        longest, most, total = max(longest, options), max(most, decisions), total + decisions
    spent = time.process_time() - began
    print(f"{args.games} games, {total} decisions, {total / spent:,.0f} a second with checks every {args.every}")
    print(f"longest list of options {longest}, most decisions in a game {most}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
