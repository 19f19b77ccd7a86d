"""Plays the seats that bots hold: thinks outside the event loop, on nothing but what the seat may know."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing import get_context, parent_process
from typing import Any

from jindori.table import automatic
from jindori.table import registry as registries
from jindori.table.errors import Refused, Unavailable, failure, log_failure
from jindori.table.patience import Patience
from jindori.table.playing import Playing
from jindori.table.showing import Loaded, pause_until, pending_bot

log = logging.getLogger("jindori.table")


class BotFailed(Exception):
    """A bot's own error, as kind and place: its text stays in the worker, as it could tell a hand."""


def end_with_server() -> None:
    """In a worker process: end when the server is gone, also when it was killed and could not say so."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(registry: str, dump: Any, seat: int, bot: str, seed: int) -> int:
    """A bot's option number. Runs in a worker; the bot is handed no more than its seat may know."""
    try:
        games = registries.by_name(registry)
        player = games.bots.make(bot, seed)
        option: int = player.choose(games.bots.look(games.load(dump), seat, player))
        return option
    except Exception as error:
        raise BotFailed(failure(error)) from None


class BotRunner:
    """At most one task a table. Several server processes may run it for one table: the database lets one win.

    Bots stop for nothing that passes: a database error is tried again after a growing wait, and a sweep finds every
    table where a bot must choose and nothing happens, whether or not anybody looks at it.
    """

    def __init__(self, playing: Playing) -> None:
        self.playing = playing
        self.tables = playing.tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: dict[str, asyncio.Event] = {}
        """Set when a table has changed since its task last looked."""
        self._unreadable: set[str] = set()
        """Tables that the sweep leaves alone."""
        self._due: dict[tuple[str, int, int], float] = {}
        """When answers are given by themselves: by table, seat and the change that opened the question."""
        self._sweeper: asyncio.Task[None] | None = None
        self._pool: Executor | None = None
        self._end_news = self.tables.news.listen(None, self.wake)

    def start(self) -> None:
        """Take up what was pending when the server stopped, and look for what stands still from then on."""
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        self._end_news()
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._close_pool()

    def _close_pool(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def wake(self, table_id: str) -> None:
        """Something at the table has changed; perhaps a bot's turn."""
        if table_id in self._tasks:
            self._again[table_id].set()
            return
        self._again[table_id] = asyncio.Event()
        task = asyncio.create_task(self._play(table_id))
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._rested, table_id))

    def _rested(self, table_id: str, task: asyncio.Task[None]) -> None:
        self._tasks.pop(table_id, None)
        if self._again.pop(table_id).is_set() and not task.cancelled():
            self.wake(table_id)

    def _patience(self) -> Patience:
        return Patience(self.tables.settings.retry_first, self.tables.settings.retry_longest)

    async def _sweep(self) -> None:
        """Wake every table where a bot must choose: at once all of them, later those where nothing happens."""
        every = self.tables.settings.bot_sweep
        patience = self._patience()
        quiet = 0.0
        while True:
            try:
                found = await self.tables.storage.bots_to_choose(time.time() - quiet)
                for table_id in found:
                    if table_id not in self._unreadable:
                        self.wake(table_id)
                patience.restore()
                quiet = wait = every
            except Unavailable:
                wait = patience.wait()
            except Exception as error:
                log_failure("looking for bots that must choose failed", error)
                wait = every
            await asyncio.sleep(wait)

    async def _play(self, table_id: str) -> None:
        patience = self._patience()
        while True:
            try:
                while await self._one_choice(table_id):
                    patience.restore()
                return
            except Unavailable:
                wait = patience.wait()
                log.info("table %s: bots try again in %.1f s", table_id, wait)
            except Refused as refused:
                log.info("table %s: bots rest: %s", table_id, refused.code)
                return
            except Exception as error:
                log_failure(f"table {table_id}: bots stopped", error)
                return
            with suppress(TimeoutError):  # a change at the table says that the database is back
                async with asyncio.timeout(wait):
                    await self._again[table_id].wait()

    async def _one_choice(self, table_id: str) -> bool:
        """Choose once for one bot; False when no bot has to choose."""
        self._again[table_id].clear()
        loaded = await self.tables.load(table_id)
        pending = pending_bot(loaded)
        if loaded.play is not None and pending is None and await self._answered_by_itself(loaded):
            return True
        if loaded.play is None or pending is None:
            await self._note(loaded)
            return False
        settings = self.tables.settings
        pause = pause_until(loaded, settings.grace)
        if pause is not None and pause > time.time():
            with suppress(TimeoutError):  # whatever changes meanwhile is looked at anew
                async with asyncio.timeout(pause - time.time()):
                    await self._again[table_id].wait()
            return True
        seat, decision = pending
        opened = loaded.play.opened[seat]
        option, _ = await asyncio.gather(self._think(loaded, seat, decision), asyncio.sleep(settings.bot_delay))
        await self.playing.choose_for_bot(table_id, seat, opened, option)
        return True

    async def _answered_by_itself(self, loaded: Loaded) -> bool:
        """Answer for a person who lets it be answered, after a person's pause; False when there is nothing to answer."""
        row, play = loaded.row, loaded.play
        assert play is not None
        if row.status != "running":
            return False
        for seat in loaded.seats:
            if automatic.answer_for(loaded, seat) is None:
                continue
            asked = (row.id, seat.seat, play.opened[seat.seat])
            self._due = {one: at for one, at in self._due.items() if one == asked or one[:2] != asked[:2]}
            due = max(self._due.setdefault(asked, time.time() + automatic.pause()), pause_until(loaded, 0) or 0.0)
            with suppress(TimeoutError):  # whatever changes meanwhile is looked at anew
                async with asyncio.timeout(max(0.0, due - time.time())):
                    await self._again[row.id].wait()
                return True
            del self._due[asked]
            await self.playing.answer_by_itself(*asked, automatic.answer_for)
            return True
        return False

    async def _note(self, loaded: Loaded) -> None:
        """See to it that the sweep does not find a table again where no bot has to choose."""
        row, play = loaded.row, loaded.play
        if play is None and row.status == "running":
            self._unreadable.add(row.id)
        elif play is not None and row.to_choose != play.to_choose:
            await self.tables.storage.note_to_choose(row, play.to_choose)

    async def _think(self, loaded: Loaded, seat: int, decision: Any) -> int:
        """The bot's option; a random one when the bot fails, so that no table waits for ever."""
        if len(decision.options) == 1:
            return 0
        assert loaded.play is not None, "a decision comes from a position"
        registry, bot = self.tables.registry.__name__, loaded.seats[seat].bot
        work = partial(think, registry, loaded.play.position.dump(), seat, bot, secrets.randbits(60))
        try:
            option = await asyncio.get_running_loop().run_in_executor(self._executor(), work)
            if isinstance(option, int) and 0 <= option < len(decision.options):
                return option
            log.error("table %s: bot %s gave no option", loaded.row.id, bot)
        except BotFailed as error:
            log.error("table %s: bot %s failed: %s", loaded.row.id, bot, error)
        except BrokenExecutor as error:
            log_failure(f"table {loaded.row.id}: the bots' worker ended", error)
            self._close_pool()
        return secrets.randbelow(len(decision.options))

    def _executor(self) -> Executor:
        if self._pool is None:
            settings = self.tables.settings
            if settings.bot_pool == "thread":
                self._pool = ThreadPoolExecutor(settings.bot_workers, "bot")
            else:
                self._pool = ProcessPoolExecutor(
                    settings.bot_workers, mp_context=get_context("spawn"), initializer=end_with_server
                )
        return self._pool
