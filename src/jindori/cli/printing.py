"""Results as tables for people, readable at 80 columns and without colours."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from jindori.cli.visible import json_visible, visible


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def as_json(data: Any) -> None:
    """Exactly one object."""
    wide = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json_visible(json.dumps(data, ensure_ascii=not wide, allow_nan=False)))


def line(text: str = "") -> None:
    console().print(visible(text), soft_wrap=True)


def table(heads: Sequence[str], rows: Sequence[Sequence[Any]], left: int = 1) -> None:
    """The first ``left`` columns to the left, numbers to the right."""
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for n, head in enumerate(heads):
        grid.add_column(head, justify="left" if n < left else "right", overflow="fold")
    for row in rows:
        grid.add_row(*[str(cell) for cell in row])
    console().print(grid)


def percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.1f}-{100 * high:.1f} %"


def number(value: float | None, digits: int = 1) -> str:
    return "-" if value is None else f"{value:,.{digits}f}"


def option_list(options: Mapping[str, Any]) -> str:
    return ", ".join(f"{name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in options.items())


def warnings(data: Mapping[str, Any]) -> None:
    for text in data["warnings"]:
        line(f"Note: {text}.")


def simulation(data: Mapping[str, Any]) -> None:
    line(f"{data['game']} (rules {data['rules_version']}), {data['players']} players, seed {data['seed']}")
    if data["options"]:
        line(f"Options: {option_list(data['options'])}")
    line(
        f"{data['games']} games, {data['finished']} finished, {data['ties']} with a shared win; "
        f"{number(data['mean_decisions'])} decisions a game, {number(data['decisions_per_cpu_second'], 0)} per CPU-second"
    )
    line()
    table(
        ("seat", "bot", "wins", "share", "95 % interval", "points", "place"),
        [
            (
                s["seat"], s["bot"], number(s["wins"]), percent(s["share"]), interval(s["low"], s["high"]),
                number(s["mean_score"]), number(s["mean_place"], 2),
            )
            for s in data["seats"]
        ],
        left=2,
    )  # fmt: skip
    sources = sorted({name for s in data["seats"] for name in s["points_by_source"]})
    if sources:
        line()
        line("Mean points by source:")
        table(
            ("seat", *sources),
            [(s["seat"], *[number(s["points_by_source"].get(name, 0)) for name in sources]) for s in data["seats"]],
        )
    line()
    line(f"A shared win counts as an equal part for each. With equal seats each share would be {percent(data['fair_share'])}.")
    warnings(data)


def contest(data: Mapping[str, Any]) -> None:
    line(f"{data['game']} (rules {data['rules_version']}), {data['players']} players, seed {data['seed']}")
    line(f"{data['games']} games in {data['blocks']} blocks of one deal each, in all seatings; {data['finished']} finished")
    line()
    table(
        ("bot", "rating", "share of wins", "95 % interval", "points"),
        [
            (b["bot"], number(b["rating"], 0), percent(b["share"]), interval(b["low"], b["high"]), number(b["mean_score"]))
            for b in data["bots"]
        ],
    )
    line()
    table(
        ("bot", "against", "games", "ahead", "95 % interval"),
        [(h["bot"], h["against"], h["games"], percent(h["share"]), interval(h["low"], h["high"])) for h in data["head_to_head"]],
        left=2,
    )
    line()
    table(
        ("seat", "share of wins", "95 % interval"),
        [(s["seat"], percent(s["share"]), interval(s["low"], s["high"])) for s in data["seats"]],
    )
    line()
    line(f"Shares are per seat held; equal bots would have {percent(1 / data['players'])}. Ties count half, shared wins in equal parts.")
    warnings(data)


def speed(data: Mapping[str, Any]) -> None:
    line(f"{data['game']}, {data['players']} players, random play, {data['mode']}")
    line(f"{data['games']} games, {number(data['decisions_per_game'])} decisions each, legal options listed at each")
    line()
    rows = [
        ("decisions", data["decisions"], number(data["decisions_per_cpu_second"], 0), ""),
        ("copies", data["copies"], number(data["copies_per_cpu_second"], 0), ""),
        ("a seat's knowledge made", data["knowledge"], number(data["knowledge_per_cpu_second"], 0), ""),
        ("forks sampled from it", data["forks"], number(data["forks_per_cpu_second"], 0), ""),
    ]
    for name, bot in data["bots"].items():
        rows.append((f"moves of {name}", bot["moves"], number(bot["moves_per_cpu_second"], 0), f"{bot['longest_move_ms']:.1f} ms"))
    table(("measure", "number", "per CPU-second", "longest"), rows)


def games(infos: Sequence[Mapping[str, Any]]) -> None:
    table(
        ("game", "title", "players", "rules"),
        [(i["id"], i["title"], f"{i['min_players']}-{i['max_players']} ({i['default_players']})", i["rules_version"]) for i in infos],
        left=2,
    )


def game(info: Mapping[str, Any]) -> None:
    line(f"{info['title']} ({info['id']}), rules version {info['rules_version']}")
    line(info["summary"])
    line(f"{info['min_players']} to {info['max_players']} players, usually {info['default_players']}")
    line(f"Bots: {', '.join(info['bots'])}")
    heading = None
    for option in info["options"]:
        line()
        if option["group"] != heading:
            heading = option["group"]
            line(f"-- {heading} --")
            line()
        default = str(option["default"]).lower() if isinstance(option["default"], bool) else option["default"]
        line(f"--option {option['name']}={default}   {option['label']}" + (f" ({option['clause']})" if option["clause"] else ""))
        line(f"    {option['accepts']}" + (f"; may also be written {option['short']}=..." if option["short"] else ""))
        line(f"    {option['help']}")
        for group in option["needs"]:
            line(f"    needs {'one of ' if len(group) > 1 else ''}{', '.join(group)}")


def case_report(report: Mapping[str, Any]) -> None:
    line(f"{report['file']}: {report['passed']} passed, {report['failed']} failed, {report['unreadable']} unreadable")
    for case in report["cases"]:
        line(f"  {case['status']:<10} {case['id']}  {case['title']}")
        for failure in case.get("failures") or ():
            line(f"      {failure['what']}: expected {failure['expected']!r}, got {failure['got']!r}")
        if case.get("error"):
            line(f"      {case['error']}")
