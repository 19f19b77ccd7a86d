"""Random games of every kind, and servers killed under load, for as long as one likes: ``python3 dev.py soak --minutes 30``.

All games, player counts and options, with everything the battery checks; meanwhile people and bots play at tables of a
server that is killed and started again, and whatever it has acknowledged must be there afterwards. Prints what was done.
Ends with status 1, and what to play to see it again, at the first thing that does not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from threading import Event
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import httpx  # noqa: E402

import jindori  # noqa: E402
from battery.test_forks import seen_by  # noqa: E402
from battery.test_moments import told_alike, watched  # noqa: E402
from battery.test_random_games import play_through  # noqa: E402
from jindori.table.settings import Settings  # noqa: E402
from playing import GAMES, LONG, SEATINGS, decisions_of, everything, load, replay, some_options, varied  # noqa: E402
from table.conftest import Server, Someone, visitors  # noqa: E402

THOROUGH = 12
"""Every so many games all checks are made at every decision."""
CHECK_EVERY = 7
TABLES = 6
BETWEEN_KILLS = (3.0, 12.0)


# -- games ------------------------------------------------------------------------------------------------


def thorough(game_id: str, players: int, seed: int) -> Counter[str]:
    """Copies, forks, moments, saving, undo and refusals at every decision of one game, then its record."""
    did: Counter[str] = Counter()
    position = watched(game_id, players, seed)
    for n in decisions_of(position, seed):
        seat = n % players
        assert seen_by(position.fork(seat, random.Random(n)), seat) == seen_by(position, seat), "the seat can tell a fork"
        did["forks"] += 1
        if position.moments:
            told_alike(position, seat, n)
            did["choices with moments"] += 1
        if n % 5 == 0:
            assert everything(load(position.dump())) == everything(position), "saved and loaded it is another"
            did["saves"] += 1
        for other in position.asked:
            top, options = position.state.stack[-1], position.packed(other)
            assert all(top.refuse(position.state, other, option) == 0 for option in options), "what is listed is refused"
            twin = position.copy()
            twin.choose(other, n % len(options))
            if twin.can_undo(other).allowed:
                twin.undo(other)
                assert twin.digest() == position.digest(), "undo is not exact"
                did["undos"] += 1
    assert everything(replay(position.record())) == everything(position), "the record replays otherwise"
    did["records"] += 1
    return did


def one_game(game_id: str, players: int, seed: int) -> Counter[str]:
    """What was done; raises AssertionError with what to play to see it again."""
    try:
        did = thorough(game_id, players, seed) if seed % THOROUGH == 0 else Counter()
        state = varied(game_id, players, seed).state.copy()
        decisions, longest = play_through(game_id, state, seed, CHECK_EVERY)
    except BaseException as e:
        raise AssertionError(f"{game_id}, {players} players, seed {seed}: {e!r}\n{traceback.format_exc()}") from None
    return did + Counter({"games": 1, f"games of {game_id}": 1, "decisions": decisions, "longest list of options": longest})


def many_games(until: float, stop: Event, seed: int, seatings: list[tuple[str, int]], jobs: int) -> Counter[str]:
    done: Counter[str] = Counter()
    longest = 0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        running = set()
        while (going := time.monotonic() < until and not stop.is_set()) or running:
            while going and len(running) < 2 * jobs:
                running.add(pool.submit(one_game, *seatings[seed % len(seatings)], seed))
                seed += 1
            ended, running = wait(running, timeout=600, return_when=FIRST_COMPLETED)
            if not ended:
                raise AssertionError(f"a game takes more than ten minutes; the last begun has seed {seed - 1}")
            for one in ended:
                did = one.result()
                longest = max(longest, did.pop("longest list of options"))
                done += did
    done["longest list of options"] = longest
    return done


# -- servers ----------------------------------------------------------------------------------------------


class Hall:
    """People at tables of a server that is killed now and then."""

    def __init__(self, server: Server, people: list[Someone], games: list[str], until: float, seed: int) -> None:
        self.server, self.people, self.games, self.until = server, people, games, until
        self.rng = random.Random(seed)
        self.acknowledged: dict[str, int] = {}
        """The last change of a table that somebody was told of."""
        self.did: Counter[str] = Counter()

    async def open_table(self, n: int) -> tuple[str, list[Someone]]:
        """Two people, the other seats bots; options at random."""
        game = GAMES[self.games[n % len(self.games)]]
        players = self.rng.randint(game.min_players, game.max_players)
        two = self.rng.sample(self.people, 2)
        body = {"game": game.id, "seats": ["me", "open", *["bot:random"] * (players - 2)], "options": some_options(game, self.rng)}
        table = (await two[0].ok("/tables", body))["id"]
        invite = (await two[0].view(table))["table"]["invite"].split("invite=")[1]
        await two[1].ok(f"/tables/{table}/join", {"invite": invite, "seat": 1})
        await two[0].ok(f"/tables/{table}/start", {})
        self.acknowledged[table] = 0
        self.did["tables"] += 1
        return table, two

    async def act(self, table: str, person: Someone) -> bool:
        """One choice, or a step back; False when the game is over."""
        view = await person.view(table)
        self.seen(table, view)
        decision = view["position"]["decision"]
        if view["table"]["status"] == "over":
            return False
        if view["position"]["undo"]["allowed"] and self.rng.random() < 0.1:
            answer = await person.post(f"/tables/{table}/undo", {"seq": view["seq"]})
        elif decision and decision["options"]:
            answer = await person.choose(table, view["seq"], self.rng.randrange(len(decision["options"])))
        else:
            await asyncio.sleep(0.02)
            return True
        # 409: somebody else was first; 422: what could be taken back has been answered meanwhile
        assert answer.status_code in (200, 409, 422), f"table {table}: {answer.status_code} {answer.text}"
        if answer.status_code == 200:
            self.seen(table, answer.json())
            self.did["acknowledged choices"] += 1
        return True

    def seen(self, table: str, view: dict[str, Any]) -> None:
        assert view["seq"] >= self.acknowledged[table], f"table {table} is back at change {view['seq']} of {self.acknowledged[table]}"
        self.acknowledged[table] = view["seq"]

    async def play(self, n: int) -> None:
        while time.monotonic() < self.until:
            try:
                table, two = await self.open_table(n)
            except httpx.TransportError:
                await asyncio.sleep(0.2)
                continue
            going = True
            while going and time.monotonic() < self.until:
                for person in two:
                    try:
                        going = going and await self.act(table, person)
                    except httpx.TransportError:  # the server was killed
                        self.did["requests cut"] += 1
                        await asyncio.sleep(0.2)
            if not going:
                await self.replayed(table, two[0])
            n += TABLES

    async def replayed(self, table: str, person: Someone) -> None:
        try:
            record = await person.ok(f"/tables/{table}/record")
        except httpx.TransportError:
            return
        again = await asyncio.to_thread(jindori.replay, record)
        assert again.over, f"the record of table {table} does not come to the end"
        self.did["whole games at tables"] += 1

    async def kill(self) -> None:
        while (left := self.until - time.monotonic()) > BETWEEN_KILLS[1]:
            await asyncio.sleep(min(left, self.rng.uniform(*BETWEEN_KILLS)))
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
            self.did["kills"] += 1


async def served_games(until: float, seed: int, games: list[str]) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Settings(folder=Path(folder), grace=0.0), "jindori")
        server.start()
        try:
            async with visitors(server, 4) as people:
                hall = Hall(server, people, games, until, seed)
                async with asyncio.TaskGroup() as tasks:
                    for n in range(TABLES):
                        tasks.create_task(hall.play(n))
                    tasks.create_task(hall.kill())
            status = server.stop()
            assert "Traceback" not in server.log.read_text(), server.log.read_text()
            assert status in (0, -signal.SIGTERM), f"the server ended with status {status}"
        finally:
            if server.process is not None and server.process.poll() is None:
                server.kill()
        return hall.did


# -- both -------------------------------------------------------------------------------------------------


async def soak(minutes: float, seed: int, game: str | None, jobs: int) -> Counter[str]:
    until = time.monotonic() + 60 * minutes
    seatings = [(game_id, n) for game_id, n in SEATINGS if game in (None, game_id)]
    games = [game_id for game_id in jindori.all_games() if game in (None, game_id)]
    stop = Event()
    try:
        async with asyncio.TaskGroup() as both:
            played = both.create_task(asyncio.to_thread(many_games, until, stop, seed, seatings, jobs))
            served = both.create_task(served_games(until, seed, games))
            served.add_done_callback(lambda task: stop.set() if task.cancelled() or task.exception() else None)
    finally:
        stop.set()
    return played.result() + served.result()


def first_of(e: BaseException) -> BaseException:
    return first_of(e.exceptions[0]) if isinstance(e, BaseExceptionGroup) else e


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="first seed; one of the system's")
    parser.add_argument("--game", choices=list(jindori.all_games()), help="only this game")
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 2) - 1), help="processes that play; the server has its own")
    args = parser.parse_args()
    print(f"from seed {args.seed}, {'compiled' if LONG else 'interpreted'}, for {args.minutes:g} minutes", flush=True)
    try:
        figures = asyncio.run(soak(args.minutes, args.seed, args.game, args.jobs))
    except BaseExceptionGroup as e:
        print(f"soak: from seed {args.seed}: {first_of(e)}", file=sys.stderr)
        return 1
    for what, number in figures.items():
        print(f"{number:12,} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
