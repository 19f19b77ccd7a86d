"""A progress bar on standard error for what takes longer than two seconds; never in a pipe."""

from __future__ import annotations

import sys
import threading
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

PATIENCE = 2.0
"""Seconds without a bar."""


class Bar:
    """``with Bar(total, "games") as bar: bar(done)``. ``quiet`` shows nothing."""

    def __init__(self, total: int, what: str, quiet: bool = False) -> None:
        self.total = total
        self.what = what
        self.done = 0
        self._bar: Progress | None = None
        self._lock = threading.Lock()
        self._timer: threading.Timer | None = None
        if not quiet and sys.stderr.isatty():
            self._timer = threading.Timer(PATIENCE, self._show)
            self._timer.daemon = True

    def __enter__(self) -> Bar:
        if self._timer is not None:
            self._timer.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            if self._bar is not None:
                self._bar.stop()
            self._timer = None

    def __call__(self, done: int) -> None:
        self.done = done
        if self._bar is not None:
            self._bar.update(self._task, completed=done)

    def _show(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        with self._lock:
            if self._timer is None:
                return
            columns = (TextColumn(self.what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            bar = Progress(*columns, console=Console(stderr=True), transient=True)
            self._task = bar.add_task(self.what, total=self.total, completed=self.done)
            bar.start()
            self._bar = bar
