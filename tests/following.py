"""What a page makes of what it is sent: the whole view first, then the steps since, each put onto the one before."""

from __future__ import annotations

import copy
from typing import Any


class Follower:
    """``view``: as if it had been sent whole; ``shown``: every position since the beginning, as plain data.

    An answer over HTTP may have been faster with some of the steps, or with all.
    """

    def __init__(self) -> None:
        self.view: Any = None
        self.shown: list[Any] = []

    def take(self, message: Any) -> None:
        kind = message["kind"]
        if kind == "view":
            self.view = message
            self.shown.append(message["position"])
        elif kind == "table":
            self.view = {**self.view, "table": message["table"]}
        elif kind == "chat":
            self.view = {**self.view, "chat": [*self.view["chat"], message["line"]]}
        elif kind == "steps":
            assert message["since"] <= self.view["seq"], "steps are missing"
            new = [step for step in message["steps"] if step["seq"] > self.view["seq"]]
            if not new:
                return
            position = {**self.view["position"], "decision": None, "undo": {"allowed": False, "reason": None}}
            for step in new:
                position = after(position, step)
                self.shown.append(position)
            position = {**position, "decision": message["decision"], "undo": message["undo"]}
            self.shown[-1] = position
            table = {**self.view["table"], "moves": position["moves"], "yourTurn": message["decision"] is not None}
            self.view = {**self.view, "seq": message["seq"], "position": position, "table": table}


def after(position: Any, step: Any) -> Any:
    """The position after a step. Raises where the step does not fit."""
    new = copy.deepcopy({key: value for key, value in position.items() if key != "log"})
    for change in step["patch"]:
        assert change["op"] == "replace"
        *way, last = [part.replace("~1", "/").replace("~0", "~") for part in change["path"].split("/")[1:]]
        inside = new
        for part in way:
            inside = inside[int(part)] if isinstance(inside, list) else inside[part]
        key = int(last) if isinstance(inside, list) else last
        assert inside[key] != change["value"] or isinstance(inside[key], bool | int)
        inside[key] = change["value"]
    new["log"] = [entry for entry in position["log"] if entry["n"] < step["logFrom"]] + step["log"]
    return new
