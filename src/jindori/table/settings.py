"""How a server is set up: where it listens, where it keeps things, how fast its bots play."""

from __future__ import annotations

import os
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from platformdirs import user_data_path


def data_folder() -> Path:
    """The user's data folder for this program: ``JINDORI_DATA``, or the system's usual place."""
    named = os.environ.get("JINDORI_DATA")
    return Path(named) if named else user_data_path("jindori", appauthor=False)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Everything a server may be told. Only ``folder`` and ``database`` are about the disk."""

    folder: Path = field(default_factory=data_folder)
    database: str = ""
    """SQLAlchemy URL, or the path of an SQLite file; empty: ``jindori.db`` in ``folder``."""
    host: str = "127.0.0.1"
    port: int = 8000
    secure_cookie: bool = field(default_factory=lambda: os.environ.get("JINDORI_HTTPS") == "1")
    """Send the cookie over HTTPS only: ``JINDORI_HTTPS=1``."""
    bot_delay: float = 0.0
    """Seconds before a bot's choice; the page sets its own pace."""
    grace: float = 3.0
    """Seconds that bots leave a person to take a choice back, where it brought no new information."""
    retry_first: float = 0.5
    """Seconds until what waits for the database tries again; the wait doubles each time, up to the longest."""
    retry_longest: float = 30.0
    bot_sweep: float = 30.0
    """Seconds between two searches for tables where a bot must choose and nothing has happened for as long."""
    bot_workers: int = 1
    bot_pool: Literal["process", "thread"] = "process"
    snapshot_every: int = 20
    """Accepted changes between two snapshots."""
    log_shown: int = 400
    """Newest log lines that a view carries."""
    open_lobby: bool = True
    """Tables that wait for players are listed with their invitation for everybody on this server."""
    request_rate: float = 20.0
    """Changes a second that one person may ask for, after a burst of five seconds' worth."""
    client_dist: Path = Path(__file__).resolve().parent.parent / "client_dist"
    """The built page."""

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy's asynchronous engine wants it."""
        url = self.database or str(self.folder / "jindori.db")
        if "://" not in url:
            return f"sqlite+aiosqlite:///{Path(url).expanduser().resolve()}"
        scheme, rest = url.split("://", 1)
        driver = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg"}
        return f"{driver.get(scheme, scheme)}://{rest}"

    @property
    def postgres(self) -> bool:
        return self.database_url.startswith("postgresql")

    def secret(self) -> bytes:
        """The 32 bytes that cookies are encrypted with; made once, readable by this user alone.

        Raises OSError when the folder cannot be written.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / "secret.key"
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = _read_key(path)
        else:
            key = secrets.token_bytes(32)
            with os.fdopen(handle, "wb") as file:
                file.write(key)
        return key


def _read_key(path: Path) -> bytes:
    key = path.read_bytes()
    for _ in range(20):  # another server process may have made the file and be about to write it
        if key:
            break
        time.sleep(0.05)
        key = path.read_bytes()
    if len(key) != 32:
        raise OSError(f"{path} should hold 32 bytes; remove it to have a new one made (everybody is a new guest then)")
    return key
