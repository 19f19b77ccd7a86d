"""What glory, Rage and raised stats come from, and what destroys figures."""

from __future__ import annotations

from typing import Final

# Why: a card's design number below 100, else one of these.
WHY_BATTLE: Final = 100
WHY_TOKEN: Final = 101
WHY_QUEST: Final = 102
WHY_RAGNAROK: Final = 103
WHY_STATS: Final = 104
WHY_COST: Final = 105
WHYS: Final = ("battle", "token", "quest", "ragnarok", "stats", "cost")

# Why figures were destroyed.
BY_TROLL: Final = 0
BY_FIRE_GIANT: Final = 1
BY_SMITE: Final = 2
BY_TIDE: Final = 3
BY_DEFEAT: Final = 4
BY_RAGNAROK: Final = 5
BY_SACRIFICE: Final = 6
CAUSES: Final = ("troll", "fire_giant", "odins_smite", "odins_tide", "defeat", "ragnarok", "friggas_sacrifice")

CLAUSES: Final = {"battle": "BR-11.7.8", "token": "BR-11.8.4", "quest": "BR-13.1.2", "ragnarok": "BR-14.1.3", "stats": "BR-16.2.2"}
"""By which clause glory is gained; else a card says it."""
CLAUSES_OF_DESTRUCTION: Final = {
    "odins_smite": "BR-17.5.2", "odins_tide": "BR-17.5.3", "defeat": "BR-11.7.4", "ragnarok": "BR-14.1.2",
    "friggas_sacrifice": "BR-17.4.15",
}  # fmt: skip
