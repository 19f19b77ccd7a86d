"""The command line: parses, calls, prints. Bad input gets one line on standard error and exit status 2."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from collections.abc import Sequence

BAD_INPUT = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit status.

    Ctrl-C's signal ends it also where a shell or supervisor starts its background jobs with that signal ignored.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal without Japanese letters is no reason to fail
    try:
        status = call(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        silence()  # the reader has gone (``| head``)
        return 0
    except OSError as error:
        silence()
        where = f": {error.filename}" if error.filename is not None else ""
        return refuse(f"{error.strerror or error}{where}")
    return status


def call(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from jindori.cli.app import app, check_command
    from jindori.cli.ask import BadInput
    from jindori.engine.errors import JindoriError

    try:
        check_command(arguments)
        status = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
    except (CycloptsError, JindoriError, BadInput) as error:
        return refuse(str(error))
    return status if isinstance(status, int) else 0


def silence() -> None:
    """Nothing more goes to standard output, also not when the interpreter closes it."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def refuse(text: str) -> int:
    """One line on standard error."""
    from jindori.cli.visible import visible

    line = visible(" ".join(text.split()))
    if len(line) > 500:
        line = line[:497] + "..."
    print(f"jindori: {line}", file=sys.stderr)
    return BAD_INPUT
