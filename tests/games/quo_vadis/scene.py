"""Positions of Quo Vadis for tests: built by hand, begun at a step of the turn, played choice by choice."""

from __future__ import annotations

from typing import Any

from jindori.engine.packing import verb
from jindori.engine.rows import as_list
from jindori.games.quo_vadis import game as steps
from jindori.games.quo_vadis.board import SPACE_NAMES, spaces_of
from jindori.games.quo_vadis.cases.position import build
from jindori.games.quo_vadis.game import Turn
from jindori.games.quo_vadis.god import God
from jindori.games.quo_vadis.skills import SKILLS
from jindori.games.quo_vadis.state import World

AREA = {"genesis_area": "area_24"}
HAND = ["blessing", "labour", "miracle", "revelation", "prosperity"]


class Scene:
    """A position between or before choices. Seats: A is 0."""

    def __init__(self, at: int, given: dict[str, Any], dice: list[int] | None = None) -> None:
        self.position = build({**AREA, **given}, at)
        if dice is not None:
            self.s.stream.forced = [roll - 1 for roll in dice]
        self.go()

    @property
    def s(self) -> World:
        state = self.position.state
        assert isinstance(state, World)
        return state

    def god(self, seat: int = 0) -> God:
        return self.s.gods[seat]

    def go(self) -> Scene:
        """On to the next question, or to the stop before the next step of the turn."""
        self.position.go_on()
        return self

    def jump(self, at: int) -> Scene:
        """Leave out what stands between, and begin a step of the turn."""
        s = self.s
        s.unshare()
        while not isinstance(s.stack[-1], Turn):
            s.pop()
        top = s.stack[-1]
        assert isinstance(top, Turn)
        top.at = at
        s.asked = 0
        return self.go()

    @property
    def asked(self) -> str | None:
        s = self.s
        return s.stack[-1].decision(s, self.position.asked[0]) if s.asked else None

    def options(self) -> list[dict[str, Any]]:
        seat = self.position.asked[0]
        return [self.position.game.describe(self.s, seat, option) for option in self.position.packed(seat)]

    def verbs(self) -> set[int]:
        return {int(verb(option)) for option in self.position.packed(self.position.asked[0])}

    def take(self, do: str, **data: Any) -> Scene:
        self.position.choose(self.position.asked[0], {"do": do, **data})
        return self

    def why_not(self, do: str, **data: Any) -> str:
        """The clause that forbids a choice; "" if it is allowed."""
        refusal = self.position.why_not(self.position.asked[0], {"do": do, **data})
        return refusal.clause if refusal is not None else ""

    def war(self, spirit: tuple[int, ...] = ()) -> Scene:
        """Declare war spirit in order (0 where nothing is given) up to the next other question or stop."""
        amounts = list(spirit)
        while self.asked == "war_spirit":
            self.take("war_spirit", amount=amounts.pop(0) if amounts else 0)
        return self

    def counters(self, seat: int = 0) -> tuple[int, int, int, int]:
        god = self.god(seat)
        return int(god.war_spirit), int(god.food), int(god.faith), int(god.wrath)

    def workers(self, seat: int = 0) -> list[str]:
        spaces = as_list(spaces_of(self.god(seat).stands))
        return [SPACE_NAMES[space] for space in spaces for _ in range(self.s.count(seat, space))]

    def told(self, kind: str) -> list[dict[str, Any]]:
        log = self.position.log
        return [data for name, data, _ in (log.data(n, None) for n in range(len(log))) if name == kind]

    def gained(self, skill: str) -> list[int]:
        """What a skill has given: VP and counters, in order."""
        vp = [data["amount"] for data in self.told("points") if data["skill"] == skill]
        return vp + [data["amount"] for data in self.told("counter") if data["why"] == skill]


def skill(name: str) -> int:
    return SKILLS.index(name)


def at_area(**given: Any) -> Scene:
    return Scene(steps.SELECT, {"genesis_area": None, **given})


def at_wrath(**given: Any) -> Scene:
    return Scene(steps.STRIKE, given)


def at_placing(**given: Any) -> Scene:
    return Scene(steps.PLACING, given)


def at_card(**given: Any) -> Scene:
    return Scene(steps.PLAYING, {"hand": {"A": HAND[:4]}, **given})


def played(kind: str, mode: str = "continue", entreaty: str | None = None, **given: Any) -> Scene:
    """A card has been played and its actions begin."""
    scene = Scene(steps.PLAYING, {"hand": {"A": HAND}, **given})
    scene.take("card", kind=kind, mode=mode, entreaty=entreaty)
    if scene.asked is None:
        scene.jump(steps.SPLENDOUR)
    if scene.asked is None:
        scene.jump(steps.ACTING)
    return scene


def at_war(dice: list[int], **given: Any) -> Scene:
    return Scene(steps.FIGHTING, given, dice)


def at_end(**given: Any) -> Scene:
    """The end phase after the refill."""
    return Scene(steps.REBUILDING, given)


def through_end(scene: Scene) -> Scene:
    """On to the end of the turn, or to the next question."""
    while scene.asked is None:
        turn = next(p for p in reversed(scene.s.stack) if isinstance(p, Turn))
        if turn.at >= steps.END_OF_TURN:
            return scene
        scene.go()
    return scene
