"""What has happened, as numbers; put into data and words for one viewer at a time."""
# not compiled: made of tables and msgspec structures

from __future__ import annotations

from typing import Any, Protocol

from jindori.engine.state import EVERYBODY, State
from jindori.engine.views import LogEntry, Message
from jindori.engine.vocabulary import Vocabulary

Raw = tuple[int, int, int, tuple[int, ...]]
"""(move, kind, audience, numbers)"""


class Teller(Protocol):
    """What a log needs of its game."""

    vocabulary: Vocabulary

    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]: ...


class Log:
    """The events of a game from its beginning."""

    def __init__(self, game: Teller, raw: list[Raw] | None = None) -> None:
        self.game = game
        self.raw: list[Raw] = raw if raw is not None else []

    def __len__(self) -> int:
        return len(self.raw)

    def drain(self, state: State, move: int) -> None:
        """Take over what the state has emitted."""
        for audience, (kind, *numbers) in state.events:
            self.raw.append((move, kind, int(audience), tuple(numbers)))
        state.events.clear()

    def data(self, n: int, seat: int | None) -> tuple[str, dict[str, Any], bool]:
        """Kind, data and whether something was hidden, of event ``n`` as the seat may see it."""
        _, kind, audience, numbers = self.raw[n]
        spec = self.game.vocabulary.events[kind]
        data = spec.decode(list(numbers))
        hidden = bool(spec.secret) and audience != EVERYBODY and not (seat is not None and audience >> seat & 1)
        if hidden:
            for key in spec.secret:
                data[key] = None
        return spec.name, data, hidden

    def entry(self, n: int, seat: int | None) -> LogEntry:
        name, data, hidden = self.data(n, seat)
        spec = self.game.vocabulary.events[self.raw[n][1]]
        key = "event-" + name.replace("_", "-") + ("-hidden" if hidden else "")
        return LogEntry(
            n=n,
            move=self.raw[n][0],
            kind=name,
            message=Message(key=key, args=self.game.message_arguments(data)),
            data=data,
            seat=data.get("seat"),
            heading=spec.told.heading,
        )

    def entries(self, seat: int | None, since: int = 0) -> list[LogEntry]:
        return [self.entry(n, seat) for n in range(max(0, since), len(self.raw))]

    def sums(self, kind: int, by: str, seats: int) -> list[dict[str, int]]:
        """By seat: the ``amount`` of all public events of a kind that name it, added up by another of their keys."""
        out: list[dict[str, int]] = [{} for _ in range(seats)]
        decode = self.game.vocabulary.events[kind].decode
        for _, found, _, numbers in self.raw:
            if found == kind:
                data = decode(list(numbers))
                sums = out[data["seat"]]
                sums[data[by]] = sums.get(data[by], 0) + data["amount"]
        return out

    def masked(self, seat: int) -> Log:
        """A log that holds only what the seat may know."""
        out: list[Raw] = []
        for move, kind, audience, numbers in self.raw:
            if self.game.vocabulary.events[kind].secret and audience != EVERYBODY and not audience >> seat & 1:
                numbers = (numbers[0],) + (0,) * (len(numbers) - 1)
            out.append((move, kind, audience, numbers))
        return Log(self.game, out)
