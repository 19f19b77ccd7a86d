"""Blood Rage under test."""

from __future__ import annotations

from game_kits import Kit, asked
from games.blood_rage import invariants
from jindori.engine.state import State
from jindori.games.blood_rage.definition import GAME
from jindori.games.blood_rage.state import Saga


def check(state: State) -> None:
    assert isinstance(state, Saga)
    invariants.check(state)


KIT = Kit(
    GAME,
    check,
    golden_options=({}, {"clans": "choose"}, {"call_order": "left_of_pillager", "resume_after_pass": True}, {"draft": False}),
    scenes={"draft": asked("draft"), "action": asked("action"), "battle": asked("commit")},
)
