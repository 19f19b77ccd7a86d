"""Starts the server for the command line: a port, a migrated database, uvicorn, and the browser when it answers."""

from __future__ import annotations

import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import closing

import uvicorn

from jindori.table.app import create_app
from jindori.table.migrate import migrate
from jindori.table.registry import Registry
from jindori.table.settings import Settings

MESSAGE_BYTES = 64 * 1024


def free_port(host: str, wanted: int, others: bool) -> int:
    """``wanted``; or, when ``others`` will do, the next of the twenty after it that is free, or any.

    Raises OSError when the port is taken, or the address is none of this machine's.
    """
    why: Exception | None = None
    for port in [*range(wanted, wanted + 20), 0] if others else [wanted]:
        with closing(socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, UnicodeError, TypeError) as error:  # TypeError: no host's name can be written so
                why = error
                continue
            return int(probe.getsockname()[1])
    reason = why.strerror if isinstance(why, OSError) and not isinstance(why, socket.gaierror) else "no such address"
    raise OSError(f"cannot listen on {host} port {wanted}: {reason}")


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    return f"http://{host}:{settings.port}/"


def _open_when_ready(url: str) -> None:
    for _ in range(150):
        try:
            urllib.request.urlopen(url + "api/games", timeout=2).read()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(url)
            return


def serve(settings: Settings, registry: Registry | None = None, ready: Callable[[], None] | None = None) -> None:
    """Migrate, say so to ``ready``, then serve until told to stop. Raises OSError for an unwritable folder."""
    migrate(settings.database_url)
    app = create_app(settings, registry)
    if ready is not None:
        ready()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=2,
        server_header=False,
    )


def run(host: str = "127.0.0.1", port: int = 8000, database: str = "", open_browser: bool = False) -> None:
    """For ``play`` (opens the browser, takes another port when the usual one is taken) and ``serve``.

    Raises OSError and SQLAlchemy's errors, whose text is fit for the command line.
    """
    settings = Settings(host=host, port=free_port(host, port, others=open_browser), database=database)
    url = address(settings)

    def ready() -> None:
        print(url, flush=True)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(url,), daemon=True).start()

    serve(settings, ready=ready)
