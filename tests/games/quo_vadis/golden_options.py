"""Options of the golden games in turn. They stay as they are: an option that comes later leaves the golden games alone."""

from __future__ import annotations

from typing import Any

EVERY_SWITCH = (
    "free_blocked_when_marked placement_mandatory V1 V2 V3 V3.replace_town_points V4 V5 V6 V8 V9 V10 V11 V12 V13 V14 V15 V16 V17 V18 "
    "V19 V20 V21 V22 V23"
)
SOME = "placement_mandatory V1 V2 V3 V4 V9 V13 V15 V17 V19 V20 V21 V22 V23"
OTHERS = "free_blocked_when_marked V2 V5 V6 V8 V10 V11 V13 V14 V16 V18 V19 V20 V21"
USUALLY_ON = ("placement_mandatory", "V3.replace_town_points")


def switched_on(names: str) -> dict[str, Any]:
    return dict.fromkeys(USUALLY_ON, False) | dict.fromkeys(names.split(), True)


SETS: tuple[dict[str, Any], ...] = ({}, switched_on(EVERY_SWITCH), switched_on(SOME), switched_on(OTHERS))
