"""Everything a game says, declared once: verbs (choices), events (what happens), reasons (why not), each with named fields.

    V: Final = Vocabulary()
    INVADE: Final = 2
    V.verb(INVADE, "invade", figure=FIGURE, to=PLACE)
    INVADED: Final = 11
    V.event(INVADED, "invaded", "BR-7.1.1", seat=SEAT, figure=FIGURE, to=PLACE, cost=NUMBER)
    NO_ROOM: Final = 5
    V.reason(NO_ROOM, "BR-2.1.3", "no-room", place=PLACE, villages=NUMBER)

Rules use the numbers, ``opt2(INVADE, figure, place)`` and ``opt2(NO_ROOM, place, villages)``, and tell an event by its
function in the game's ``tell.py``. The order of the fields is the order of the numbers.
"""
# not compiled: tables for people, outside the hot path

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from jindori.engine.codec import MISSING, Field
from jindori.engine.errors import BadAction, shown
from jindori.engine.packing import argument, opt0
from jindori.engine.views import Argument

MOST_NUMBERS = 6
MOST_EVENTS = 63
"""A state keeps the kinds that somebody hears as bits of one number (``State.heard``)."""


def bound(fields: Mapping[str, Field]) -> tuple[Field, ...]:
    """Kinds of field with their keys; ``from_`` stands for "from", which Python keeps for itself."""
    return tuple(kind.named(name.removesuffix("_")) for name, kind in fields.items())


def split(fields: Sequence[Field], numbers: Sequence[int]) -> dict[str, Any]:
    """The JSON of numbers in the order of the fields."""
    out: dict[str, Any] = {}
    at = 0
    for field in fields:
        end = len(numbers) if field.endless else at + len(field.parts)
        out.update(field.show(list(numbers[at:end])))
        at = end
    return out


class Verb:
    """One kind of option: its number in packed options, its name in ``do``, its fields."""

    def __init__(self, number: int, do: str, fields: tuple[Field, ...]) -> None:
        self.number = number
        self.do = do
        self.fields = fields
        self.width = sum(len(field.parts) for field in fields)

    def keys(self) -> set[str]:
        return {key for field in self.fields for key in field.keys()}

    def needed(self) -> list[str]:
        """Keys that an action must give."""
        return [field.key for field in self.fields if field.needed]

    def show(self, option: int) -> dict[str, Any]:
        return {"do": self.do, **split(self.fields, [int(argument(option, i)) for i in range(self.width)])}

    def fits(self, given: dict[str, Any]) -> bool:
        """Are all keys given that this verb needs?"""
        return all(key in given for key in self.needed())

    def read(self, given: dict[str, Any], context: Any) -> int:
        """The packed option of an action; ``context`` is (state, seat). Raises BadAction."""
        option = int(opt0(self.number))
        for i, number in enumerate(number for field in self.fields for number in field.read(given, context)):
            option |= number << (8 * (i + 1))
        return option


class Told(NamedTuple):
    """How a kind of event stands in the log."""

    clause: str = ""
    """The clause that it happens by."""
    heading: bool = False
    """Opens a section: an age, a round, a phase."""
    turn: bool = False
    """Begins the turn of its seat."""
    opens: bool = False
    """Begins a battle, a war: what follows until ``closes`` belongs together."""
    closes: bool = False
    clauses: Mapping[str, str] = {}
    """More exact clauses, by a value among its data: where points come from, why a counter changed."""


class Event:
    """One kind of event: what it is called, its fields, which data only its audience may see, and its place in the log."""

    def __init__(self, number: int, name: str, fields: tuple[Field, ...], secret: Sequence[str], told: Told) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.secret = tuple(secret)
        self.told = told
        self.parts = tuple(part for field in fields for part in field.parts)

    def decode(self, numbers: Sequence[int]) -> dict[str, Any]:
        return split(self.fields, numbers)


class Reason:
    """Why something is refused: the clause, the key of the sentence, its arguments."""

    def __init__(self, number: int, clause: str, key: str, fields: tuple[Field, ...]) -> None:
        self.number = number
        self.clause = clause
        self.key = key
        self.fields = fields

    def arguments(self, packed: int) -> dict[str, Argument]:
        return {field.key: field.argument(int(argument(packed, n))) for n, field in enumerate(self.fields)}


class Vocabulary:
    """All that one game says. Raises ValueError where a number is given twice or too many numbers would not fit."""

    def __init__(self) -> None:
        self.verbs: dict[int, Verb] = {}
        self.by_do: dict[str, list[Verb]] = {}
        self.events: dict[int, Event] = {}
        self.reasons: dict[int, Reason] = {}

    # -- declaring ------------------------------------------------------------------

    def verb(self, number: int, do: str, /, **fields: Field) -> int:
        verb = Verb(number, do, bound(fields))
        if number in self.verbs or not 0 < number < 255 or verb.width > MOST_NUMBERS:
            raise ValueError(f"verb {number} ({do!r}) stands there twice or is too large")
        self.verbs[number] = verb
        self.by_do.setdefault(do, []).append(verb)
        return number

    def event(
        self,
        number: int,
        name: str,
        clause: str = "",
        /,
        *,
        secret: Sequence[str] = (),
        heading: bool = False,
        turn: bool = False,
        opens: bool = False,
        closes: bool = False,
        clauses: Mapping[str, str] = {},
        **fields: Field,
    ) -> int:
        """``secret``: keys that only the audience may see; the others say how it stands in the log (``Told``)."""
        if number in self.events or not 0 <= number < MOST_EVENTS:
            raise ValueError(f"event {number} ({name!r}) stands there twice or is too large")
        self.events[number] = Event(number, name, bound(fields), secret, Told(clause, heading, turn, opens, closes, clauses))
        return number

    def reason(self, number: int, clause: str, key: str, /, **fields: Field) -> int:
        if number in self.reasons or not 0 < number < 255 or len(fields) > MOST_NUMBERS:
            raise ValueError(f"reason {number} ({clause}) stands there twice or is too large")
        self.reasons[number] = Reason(number, clause, key, bound(fields))
        return number

    # -- reading ---------------------------------------------------------------------

    def show(self, option: int) -> dict[str, Any]:
        """A packed option as readable JSON."""
        return self.verbs[option & 255].show(option)

    def verbs_of(self, action: Any) -> list[Verb]:
        """The verbs that an action may mean. Raises BadAction for a malformed one."""
        if not isinstance(action, dict) or not all(isinstance(key, str) for key in action):
            raise BadAction(f"an action is an object such as {{'do': 'pass'}}, not {shown(action)}")
        do = action.get("do", MISSING)
        if do is MISSING:
            raise BadAction("an action needs 'do'")
        if not isinstance(do, str) or do not in self.by_do:
            raise BadAction(f"unknown 'do': {shown(do)}; known: {', '.join(sorted(self.by_do))}")
        return self.by_do[do]
