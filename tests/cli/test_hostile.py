"""Files and flags made to do harm: nothing reaches the terminal that moves it, nothing ends in a traceback."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

import jindori
from cli.test_process import COMMAND, ENVIRONMENT
from jindori.cli import run
from jindori.cli.visible import HIDDEN

NASTY = ["\x1b[2J\x1b]0;owned\x07", "a\u202eb", "c\x9b31m\rd"]


def written(folder: Path, **changes: Any) -> Path:
    record = jindori.game("quo_vadis", players=3).new(seed=1, seats=NASTY).record()
    file = folder / "record.json"
    file.write_text(json.dumps(record | changes))
    return file


@pytest.mark.parametrize("more", [(), ("--json",), ("--seat", "1", "--lang", "ja")])
def test_names_do_not_move_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]) -> None:
    assert run(["replay", str(written(tmp_path)), *more]) == 0
    out, err = capsys.readouterr()
    assert not HIDDEN.search(out.replace("\n", "")) and err == ""
    if "--json" in more:
        assert json.loads(out)["seats"] == NASTY
    else:
        assert r"\x1b[2J" in out and r"a\u202eb" in out or "--seat" in more


def test_refusals_do_not_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["replay", "/no/\x1b[2J\u202e"], ["rules", "blood_rage", "\x1b[2J"], ["\x1b[2J"], ["simulate", "\x9b2J"], ["games", "--\x1b[2J"]):
        assert run(arguments) == 2
        out, err = capsys.readouterr()
        assert not HIDDEN.search(err.replace("\n", "")) and out == ""


def test_half_a_character_is_no_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(written(tmp_path, seats=["a", "b", "\ud800"]))]) == 2
    assert "seat's name" in capsys.readouterr().err


CASE = """
game: blood_rage
cases:
  - {id: "A\\ud800\\e[2J", title: "\\u202e", clauses: [], given: {}, when: [], then: {"\\u202e": 1}}
"""


@pytest.mark.parametrize("more", [(), ("--json",)])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii", "cp932"])
def test_whatever_the_terminal_can_write(tmp_path: Path, encoding: str, more: tuple[str, ...]) -> None:
    """A path that is no text, a case with half a character, Japanese on a terminal without."""
    file = os.fsencode(tmp_path) + b"/\xff\x1b.yaml"
    Path(os.fsdecode(file)).write_text(CASE)
    environment = ENVIRONMENT | {"PYTHONIOENCODING": encoding}
    for arguments, status in ((["cases", file, *more], 1), (["games", "quo_vadis", "--lang", "ja", *more], 0)):
        done = subprocess.run([*COMMAND, *arguments], capture_output=True, env=environment, timeout=120)
        assert (done.returncode, done.stderr) == (status, b"")
        text = done.stdout.decode(encoding)
        assert not HIDDEN.search(text.replace("\n", ""))
        if more:
            json.loads(text)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--database", "mysql://x/y"], "begins with sqlite:// or postgresql://"),
        (["--database", "://"], "begins with sqlite:// or postgresql://"),
        (["--database", "http://localhost/"], "begins with sqlite:// or postgresql://"),
        (["--database", "postgresql+none://h/x"], "begins with sqlite:// or postgresql://"),
        (["--database", "postgresql://user:secret@host:port/x"], "it looks like postgresql://user:password@host:5432/name"),
        (["--database", "sqlite://"], "must be a file"),
        (["--database", "sqlite:///:memory:"], "must be a file"),
        (["--host", ""], "such as 127.0.0.1, or 0.0.0.0 for all"),
        (["--host", "  "], "such as 127.0.0.1, or 0.0.0.0 for all"),
        (["--host", "\u00e9" * 100], "no such address"),
        (["--host", "::zz"], "no such address"),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1 port"),
    ],
)
def test_serve_says_what_it_cannot_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], says: str
) -> None:
    monkeypatch.setenv("JINDORI_DATA", str(tmp_path / "data"))
    assert run(["serve", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and says in err and err.count("\n") == 1 and "secret" not in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"not a database, but a text that is long enough to look like one " * 20, os.urandom(5000)])
def test_serve_of_a_file_that_is_no_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    """No address is told before the database is known to work. An empty file is as good as none."""
    file = tmp_path / "file"
    file.write_bytes(content)
    monkeypatch.setenv("JINDORI_DATA", str(tmp_path))
    monkeypatch.setattr("jindori.table.serve.uvicorn.run", lambda *_, **__: None)
    if not content:
        assert run(["serve", "--database", str(file), "--port", "0"]) == 0
        assert capsys.readouterr().out.startswith("http://127.0.0.1:")
        return
    assert run(["serve", "--database", str(file), "--port", "0"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "the database cannot be used" in err and err.count("\n") == 1
    assert file.read_bytes() == content


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    import sqlite3

    from jindori.table.migrate import migrate
    from jindori.table.settings import Settings

    settings = Settings(folder=tmp_path)
    migrate(settings.database_url)
    with sqlite3.connect(tmp_path / "jindori.db") as database:
        database.execute("UPDATE alembic_version SET version_num = 'from_the_future'")
    database.close()
    environment = ENVIRONMENT | {"JINDORI_DATA": str(tmp_path)}
    done = subprocess.run([*COMMAND, "serve", "--port", "0"], capture_output=True, text=True, env=environment, timeout=120)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "the database cannot be used" in done.stderr and "from_the_future" in done.stderr


def test_a_key_that_is_just_being_made(tmp_path: Path) -> None:
    """Two server processes start at once: the second waits for the first to have written."""
    import threading

    from jindori.table.settings import Settings

    path = tmp_path / "secret.key"
    path.touch()
    timer = threading.Timer(0.2, lambda: path.write_bytes(b"k" * 32))
    timer.start()
    assert Settings(folder=tmp_path).secret() == b"k" * 32
    timer.join()
