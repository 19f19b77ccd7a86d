"""Starting other programs, with errors that name them."""

from __future__ import annotations

import os
import ssl
import subprocess
from pathlib import Path

from building.files import ROOT

NETWORK = "if the lines above speak of a connection, the network could not be reached"


class Failed(Exception):
    """Something a person can mend; the text says what."""


def run(*args: object, hint: str = "", cwd: Path | None = ROOT, **env: str) -> None:
    """Runs a program to its end. Raises Failed when it cannot be started or ends badly."""
    words = [str(a) for a in args]
    name = " ".join([Path(words[0]).name, *words[1:4]])
    try:
        subprocess.run(words, check=True, cwd=cwd, env={**os.environ, **env})
    except OSError as e:
        raise Failed(f"`{name} ...` could not be started ({e.strerror})") from None
    except subprocess.CalledProcessError as e:
        raise Failed(f"`{name} ...` ended with status {e.returncode}" + (f": {hint}" if hint else "")) from None


def own_packages_only() -> None:
    """Whoever has other packages on Python's path still runs and builds with those of this checkout."""
    for name in ("PYTHONPATH", "PYTHONHOME", "PYTHONSAFEPATH"):
        os.environ.pop(name, None)


def trust() -> None:
    """Networks with a proxy of their own put its certificate into the system's store: uv and Node are to look there."""
    os.environ.setdefault("NODE_USE_SYSTEM_CA", "1")
    if ssl.create_default_context().cert_store_stats()["x509_ca"]:
        os.environ.setdefault("UV_SYSTEM_CERTS", "1")
