"""What a game tells the engine: how to begin, how to load, how its numbers read, what a seat may see.

A game subclasses ``Game`` once and is registered by its id. Everything hot stays in the game's State and procedures.
"""
# not compiled: made of tables and msgspec structures

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, NamedTuple

from jindori.engine import text
from jindori.engine.errors import BadOptions, shown
from jindori.engine.knowledge import Knowledge
from jindori.engine.log import Log
from jindori.engine.options import OptionSpec
from jindori.engine.packing import NOT_OFFERED
from jindori.engine.state import Procedure, S
from jindori.engine.stream import Stream
from jindori.engine.views import Change, Message, Refusal, Result, ResultSeat, ScoreLine
from jindori.engine.vocabulary import Vocabulary


class Automatic(NamedTuple):
    """An answer that a person may let be given by itself, until the seat is asked something else."""

    name: str
    """Its text is ``automatic-<name>``."""
    decision: str
    """The name of the decision that it answers."""
    action: dict[str, Any]
    """The answer, one of those offered every time."""
    until: frozenset[str]
    """Names of decisions of the seat that end it."""


class Game(ABC, Generic[S]):
    """One game with its tables. Subclasses fill the class attributes and the abstract methods."""

    id: str
    clause_letters: str = ""
    """The letters before the number of each clause of its rules."""
    rules_version: str
    min_players: int
    max_players: int
    default_players: int
    title: dict[str, str]
    summary: dict[str, str]
    option_specs: Sequence[OptionSpec] = ()
    vocabulary: Vocabulary
    point_events: Sequence[int] = ()
    """The kinds of events that ``points_by_source`` reads."""
    decision_ids: dict[str, str]
    procedures: Sequence[type[Procedure[Any]]]
    parts: Mapping[str, Callable[[None], Any]] = {}
    """By field: the class of the part, or of the parts, one a seat, that stand there; called with None it makes an empty one."""
    ends: Mapping[str, int] = {}
    """By field: its numbers are those of things, from 0 to below."""
    form_1_zeros: Mapping[str, int] = {}
    """By procedure: how many fields, all 0, its saved form 1 had after those of today (``engine/forms.py``)."""
    folder: Path
    board_type: type
    """The structure that ``board`` returns; types for the page are made from it."""
    extra_keys: frozenset[str] = frozenset()
    """Keys that ``describe`` adds to what the vocabulary shows."""
    automatic: Sequence[Automatic] = ()
    """Answers that persons may let be given by themselves; none of them may tell more than the answer given by hand."""
    previewed: frozenset[int] = frozenset()
    """The verbs whose options say beforehand which numbers they change (``engine/foresight.py``)."""
    horizon: tuple[type[Procedure[Any]], ...] = ()
    """A preview ends where one of these is on top: what they begin is no longer the option's doing."""
    most_decisions: int
    """No game lasts longer, whoever plays how."""

    # -- to be given by a game ----------------------------------------------------

    @abstractmethod
    def new_state(self, players: int, options: dict[str, Any], stream: Stream, listening: bool, first: int | None) -> S:
        """The position after set-up, not yet advanced."""

    @abstractmethod
    def blank(self, players: int, stream: Stream, fields: Mapping[str, Any]) -> S:
        """A state of this game for ``fields`` to be filled in; it has its rules from there. Raises KeyError or TypeError."""

    def derive(self, state: S) -> None:  # noqa: B027  (most games have nothing to derive)
        """Fill what is not saved because it follows from what is (``derived`` of the state and its parts)."""

    def fields_in_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        """A state's saved fields as form 1 of saved positions had them (``engine/forms.py``)."""
        return fields

    def fields_from_form_1(self, fields: dict[str, Any]) -> dict[str, Any]:
        """Saved fields of form 1 as they are written now. Raises LookupError, TypeError or ValueError."""
        return fields

    def event_from_form_1(self, kind: int, numbers: list[int]) -> list[int]:
        """The numbers of a log line of form 1 as they are written now. Raises LookupError, TypeError or ValueError."""
        return numbers

    @abstractmethod
    def board(self, state: S, seat: int | None, log: Log) -> Any:
        """The game's own view structure, built by listing what the seat (None: the public) may see."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points of every seat now."""

    @abstractmethod
    def points_by_source(self, state: S, log: Log) -> list[dict[str, int]]:
        """Each seat's points by source, adding up to its score, in the order to be shown."""

    @abstractmethod
    def knowledge(self, state: S, seat: int) -> Knowledge[Any]:
        """What the seat can and cannot know now, to sample worlds from that agree with all it has seen."""

    @abstractmethod
    def message_arguments(self, data: dict[str, Any]) -> dict[str, Any]:
        """Arguments of a message from readable data (an action's or an event's)."""

    def describe(self, state: S, seat: int, option: int) -> dict[str, Any]:
        """An option as readable JSON."""
        return self.vocabulary.show(option)

    def cost(self, state: S, seat: int, option: int) -> int | None:
        """What an option costs its seat, where that is worth showing."""
        return None

    def changes(self, before: S, after: S, seat: int) -> list[Change]:
        """The numbers that differ, of those that a preview shows to the seat that chooses; the seat knows all of them."""
        return []

    def prompt_data(self, state: S, seat: int) -> dict[str, Any]:
        """Public data for the sentence that says what the seat must decide."""
        return {}

    # -- for bots; a game gives better ones --------------------------------------------

    def evaluate(self, state: S, seat: int) -> float:
        """Worth of a quiet position for a seat, in the game's points; higher is better."""
        scores = self.scores(state)
        return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))

    def quiet(self, state: S) -> bool:
        """May the position be valued as it is, or is it in the middle of something?"""
        return True

    def reply(self, state: S, seat: int, stream: Stream) -> int:
        """A quick choice for a seat that must choose, for playing on inside a look-ahead."""
        options = state.options(seat)
        return int(options[stream.below("bot", len(options))])

    # -- may be changed by a game -------------------------------------------------------

    def winners(self, state: S) -> list[int]:
        """Most points win; ties are shared."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # -- the same for all games -----------------------------------------------------

    def label(self, action: dict[str, Any]) -> Message:
        """Short words for a choice."""
        return Message(key=f"label-{dashed(action['do'])}", args=self.message_arguments(action))

    def refusal(self, packed: int) -> Refusal:
        """A packed reason as clause and sentence."""
        code = packed & 255
        if code == NOT_OFFERED:
            return Refusal(clause="", message=Message(key="reason-not-offered"))
        reason = self.vocabulary.reasons[code]
        return Refusal(clause=reason.clause, message=Message(key=f"reason-{reason.key}", args=reason.arguments(packed)))

    def ranks(self, state: S) -> list[int]:
        """Equal scores share a rank, and the ranks so shared are skipped."""
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def result(self, state: S, log: Log) -> Result | None:
        if not state.over:
            return None
        scores = self.scores(state)
        ranks = self.ranks(state)
        points = self.points_by_source(state, log)
        return Result(
            winners=self.winners(state),
            seats=[
                ResultSeat(seat=seat, score=scores[seat], rank=ranks[seat], lines=score_lines(points[seat]))
                for seat in range(len(scores))
            ],
        )

    def check_players(self, players: Any) -> int:
        """The player count. Raises BadOptions."""
        fits = isinstance(players, int) and not isinstance(players, bool) and self.min_players <= players <= self.max_players
        if not fits:
            raise BadOptions(f"{self.id} is for {self.min_players} to {self.max_players} players, not {shown(players)}")
        return int(players)

    def rules_text(self, lang: str) -> str:
        """The rules in Markdown. Raises KeyError for a language there is no text in."""
        path = self.folder / f"rules.{lang}.md"
        if lang not in ("en", "ja") or not path.is_file():
            raise KeyError(lang)
        return path.read_text(encoding="utf-8")

    def fluent(self, lang: str) -> str:
        """All words of the game in Fluent's syntax. Raises KeyError for an unknown language."""
        return text.source(lang, self.folder / "text")


AnyGame = Game[Any]


def score_lines(points: dict[str, int]) -> list[ScoreLine]:
    return [
        ScoreLine(source=source, amount=amount, message=Message(key=f"score-{dashed(source)}")) for source, amount in points.items()
    ]


def dashed(name: str) -> str:
    """``tyrs_bash`` -> ``tyrs-bash``, as message keys want it."""
    return name.replace("_", "-")
