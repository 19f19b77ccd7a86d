"""The commands. Each one parses, calls and prints; its docstring is its help."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from jindori import __version__
from jindori.cli import ask
from jindori.engine.errors import BadOptions
from jindori.games import every, find

Options = Annotated[list[str] | None, Parameter(name="--option", negative=(), consume_multiple=False)]
Whole = Annotated[int, Parameter(converter=ask.whole)]
MaybeWhole = Annotated[int | None, Parameter(converter=ask.whole)]
Json = Annotated[bool, Parameter(name="--json", negative=())]

app = App(
    name="jindori",
    help="Area-control board games: a table in the browser, simulation, records, rules. Without a command: play.",
    version=f"jindori {__version__}",
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    help_format="plaintext",
)

COMMANDS = ("play", "serve", "games", "simulate", "replay", "cases", "arena", "bench", "rules")


def check_command(arguments: Sequence[str]) -> None:
    """Say which commands there are when the first word is none of them. Raises BadInput."""
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise ask.BadInput(f"unknown command {arguments[0]!r:.60}; commands: {', '.join(COMMANDS)}")


@app.default
@app.command
def play(game: str | None = None, /, *, browser: bool = True, port: Whole = 8000) -> None:
    """Start the table on this machine and open the page.

    Parameters
    ----------
    game
        Show this game first.
    browser
        Open the page in the browser.
    port
        Where to listen on this machine; another port is taken if it is in use.
    """
    if game is not None:
        find(game)
    run_table("127.0.0.1", ask.a_port(port), "", browser)


@app.command
def serve(*, host: str = "127.0.0.1", port: Whole = 8000, database: str = "") -> None:
    """Run the table for others.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 for all.
    port
        Port to listen on.
    database
        SQLite file or PostgreSQL URL; without it a file in the user's data folder.
    """
    run_table(ask.a_host(host), ask.a_port(port), database, False)


def run_table(host: str, port: int, database: str, open_browser: bool) -> None:
    try:
        from jindori.table.serve import run
    except ModuleNotFoundError as error:
        raise ask.BadInput(f"the table is not installed here: no module {error.name}") from None
    try:
        run(host=host, port=port, database=ask.a_database(database), open_browser=open_browser)
    except Exception as error:
        if type(error).__module__.partition(".")[0] in ("sqlalchemy", "alembic", "psycopg"):
            raise ask.BadInput(f"the database cannot be used: {getattr(error, 'orig', None) or error}") from None
        raise


@app.command
def games(game: str | None = None, /, *, json: Json = False, lang: str = "en") -> None:
    """List the games, or one game with its options.

    Parameters
    ----------
    game
        Only this one.
    json
        Print one JSON object.
    lang
        en or ja.
    """
    from jindori.cli import printing

    ask.a_language(lang)
    chosen = [find(game)] if game is not None else list(every().values())
    infos = [described(one, lang) for one in chosen]
    if json:
        printing.as_json(infos[0] if game is not None else {"games": infos})
    elif game is not None:
        printing.game(infos[0])
    else:
        printing.games(infos)


def described(game: Any, lang: str) -> dict[str, Any]:
    from jindori import bots

    return {
        "id": game.id,
        "title": game.title[lang],
        "summary": game.summary[lang],
        "rules_version": game.rules_version,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "default_players": game.default_players,
        "bots": bots.names(),
        "options": [
            {
                "name": spec.name,
                "type": spec.type,
                "default": spec.default,
                "short": spec.short,
                "group": spec.group[lang] if spec.group else None,
                "needs": [list(group) for group in spec.needs],
                "choices": list(spec.choices),
                "low": spec.low,
                "high": spec.high,
                "clause": spec.clause,
                "accepts": spec.accepts(),
                "label": spec.label[lang],
                "help": spec.help[lang],
            }
            for spec in game.option_specs
        ],
    }


@app.command
def simulate(
    game: str,
    /,
    *,
    players: MaybeWhole = None,
    bots: str = "random",
    games: Whole = 100,
    seed: Whole = 0,
    jobs: Whole = 1,
    option: Options = None,
    records: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play many games; win shares with 95 % intervals, points, lengths, speed.

    The games depend on the seed and their number only, not on the number of jobs.

    Parameters
    ----------
    game
        Which game.
    players
        How many; without it as many as bots are named, or the game's usual number.
    bots
        One bot for all seats, or one for each, with commas: greedy,random,random,random.
    games
        How many games.
    seed
        A whole number below 2**128.
    jobs
        Processes to play on.
    option
        Optional rule as name=value; may be given several times (see: jindori games GAME).
    records
        Write every game's record as a JSON file into this folder.
    json
        Print one JSON object.
    """
    from jindori.cli import printing
    from jindori.cli.progress import Bar
    from jindori.sim.play import MOST_GAMES, make_plan
    from jindori.sim.simulate import MOST_JOBS, checked_count
    from jindori.sim.simulate import simulate as run

    found = find(game)
    seated = ask.names(bots)
    if players is None and len(seated) > 1:
        players = len(seated)
    plan = make_plan(game, players, seated, seed, ask.options(found, option))
    checked_count("--games", games, MOST_GAMES)
    checked_count("--jobs", jobs, MOST_JOBS)
    folder = ask.a_folder(records) if records is not None else None
    with Bar(games, "games", quiet=json) as bar:
        data = run(plan, games, jobs, folder, bar)
    (printing.as_json if json else printing.simulation)(data)


@app.command
def arena(
    game: str,
    /,
    *,
    bots: str,
    games: Whole = 100,
    players: MaybeWhole = None,
    seed: Whole = 0,
    jobs: Whole = 1,
    option: Options = None,
    json: Json = False,
) -> None:
    """Let bots play each other in all seatings; ratings and head-to-head shares with 95 % intervals.

    Every deal is played once in each seating, so games are rounded up to whole blocks.

    Parameters
    ----------
    game
        Which game.
    bots
        Two or more, with commas; a name may stand several times.
    games
        How many games at least.
    players
        Seats at the table; without it as many as bots are named.
    seed
        A whole number below 2**128.
    jobs
        Processes to play on.
    option
        Optional rule as name=value; may be given several times.
    json
        Print one JSON object.
    """
    from jindori.cli import printing
    from jindori.cli.progress import Bar
    from jindori.sim.arena import arena as run

    found = find(game)
    with Bar(games, "games", quiet=json) as bar:
        data = run(game, ask.names(bots), games, players, seed, ask.options(found, option), jobs, bar)
    (printing.as_json if json else printing.contest)(data)


@app.command
def replay(record: Path, /, *, to: MaybeWhole = None, seat: MaybeWhole = None, lang: str = "en", json: Json = False) -> None:
    """Check a record and print its log in words, as a seat or (without --seat) everybody may see it.

    Parameters
    ----------
    record
        A JSON file.
    to
        Only as far as after this many decisions.
    seat
        See what this seat saw; others' secrets stay hidden.
    lang
        en or ja.
    json
        Print one JSON object.
    """
    from jindori import replay as run
    from jindori.cli import retold

    ask.a_language(lang)
    data = ask.a_record(record)
    whole = run(data)
    position = whole if to is None else run(data, to)
    if seat is not None and not 0 <= seat < position.players:
        raise ask.BadInput(f"seats are 0 to {position.players - 1}, not {seat}")
    retold.show(position, seat, lang, whole.moves, json)


@app.command
def cases(files: list[Path], /, *, json: Json = False) -> int:
    """Run worked cases; exit status 1 unless all pass.

    Parameters
    ----------
    files
        YAML files.
    json
        Print one JSON object.
    """
    import msgspec

    from jindori.cli import printing

    for path in files:
        if not path.is_file():
            raise ask.BadInput(f"{path} is a folder" if path.is_dir() else f"no such file: {path}")
    from jindori.engine.cases.files import run_file
    from jindori.games import case_player, id_of_clause

    reports = [msgspec.to_builtins(run_file(path, case_player, id_of_clause)) for path in files]
    if json:
        printing.as_json({"files": reports, **{k: sum(r[k] for r in reports) for k in ("passed", "failed", "unreadable")}})
    else:
        for report in reports:
            printing.case_report(report)
    return 0 if all(r["passed"] > 0 and not r["failed"] and not r["unreadable"] for r in reports) else 1


@app.command
def bench(game: str | None = None, /, *, players: MaybeWhole = None, seconds: float = 2.0, json: Json = False) -> None:
    """Measure decisions, copies and bot moves per CPU-second in random play.

    Parameters
    ----------
    game
        Which game; the first one without it.
    players
        How many; the game's usual number without it.
    seconds
        CPU-seconds for each measure.
    json
        Print one JSON object.
    """
    from jindori.bots import names
    from jindori.cli import printing
    from jindori.cli.progress import Bar
    from jindori.sim.bench import bench as run

    if not 0 < seconds <= 3_600:  # also refuses NaN
        raise BadOptions(f"--seconds must be a number above 0, at most 3600, not {seconds}")
    with Bar(3 + len(names()), "measures", quiet=json) as bar:
        data = run(ask.a_game(game).id, players, seconds, bar)
    (printing.as_json if json else printing.speed)(data)


@app.command
def rules(game: str, clause: str | None = None, /, *, lang: str = "en") -> None:
    """Print the rules, or one clause or section with its headings.

    Parameters
    ----------
    game
        Which game.
    clause
        Its number as in BR-11.3.1, or a section as in BR-11.3.
    lang
        en or ja.
    """
    from jindori.cli.rulebook import find_clause

    found = find(game)
    text = found.rules_text(ask.a_language(lang))
    if clause is None:
        print(text, end="")
        return
    part = find_clause(text, clause)
    if part is None:
        raise ask.BadInput(f"the rules of {found.id} have no clause {clause!r:.60}")
    print(part, end="")
