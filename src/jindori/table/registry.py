"""What the table needs of the engine: a module with games, positions, errors and bots.

The package ``jindori`` itself is one; tests bring their own. Being a module, its name is enough for
another process to find it again.
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from jindori.table.messages import EventHelp, GameInfo, OptionHelp

Registry = ModuleType


def installed() -> Registry:
    """The games that come with the package."""
    return by_name("jindori")


def by_name(name: str) -> Registry:
    """Load a registry, with its bots, by module name."""
    registry = importlib.import_module(name)
    if not hasattr(registry, "bots"):
        importlib.import_module(f"{name}.bots")
    return registry


def game_infos(registry: Registry) -> dict[str, GameInfo]:
    """Every game as the page may see it, by id."""
    return {name: _info(game, bot_names(registry)) for name, game in registry.all_games().items()}


def bot_names(registry: Registry) -> list[str]:
    """The bots that may take a seat."""
    return list(registry.bots.NAMES)


def _info(game: Any, bots: list[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        title=game.title,
        summary=game.summary,
        min_players=game.min_players,
        max_players=game.max_players,
        default_players=game.default_players,
        rules_version=game.rules_version,
        options=[_option(spec) for spec in game.option_specs],
        bots=bots,
        events={event.name: _event(event, event.number in game.point_events) for event in game.vocabulary.events.values()},
    )


def _event(event: Any, points: bool) -> EventHelp:
    told = event.told
    return EventHelp(clause=told.clause, turn=told.turn, points=points, opens=told.opens, closes=told.closes, clauses=dict(told.clauses))


def _option(spec: Any) -> OptionHelp:
    return OptionHelp(
        name=spec.name,
        type=spec.type,
        default=spec.default,
        choices=list(spec.choices),
        choice_labels=spec.choice_labels,
        low=spec.low,
        high=spec.high,
        label=spec.label,
        help=spec.help,
        clause=spec.clause,
        needs=[list(group) for group in spec.needs],
        part=spec.part,
        group=spec.group,
    )
