"""A running game for people and programs: it chooses, undoes, copies. The hot inside is ``State``.

What is shown of it (showing.py), saved of it (dumps.py) and kept of its course (record.py) is made of what course.py lists.
"""
# not compiled: reads what people give

from __future__ import annotations

import copyreg
import hashlib
import operator
import random
from collections.abc import Sequence
from typing import Any, Self

from jindori.engine.course import Moment, Past
from jindori.engine.dumps import dump_position, load_position
from jindori.engine.errors import BadAction, CannotUndo, IllegalChoice, NotYourDecision, StaleDecision, shown
from jindori.engine.fingerprints import digest, fingerprint
from jindori.engine.foresight import news
from jindori.engine.forks import forked, luck_of
from jindori.engine.game import AnyGame
from jindori.engine.log import Log
from jindori.engine.readable import check_keys, reading_of
from jindori.engine.record import record_of
from jindori.engine.rows import as_list
from jindori.engine.shared.sealed import Sealed
from jindori.engine.showing import decision, moment_view, view
from jindori.engine.state import State, handed, worked
from jindori.engine.stream import Stream
from jindori.engine.text import words
from jindori.engine.views import DecisionView, Message, PositionView, Refusal, Result, UndoView

DIGEST_EVERY = 25

Actions = dict[str, Any] | list[dict[str, Any]]
"""A readable action, or several of one seat."""


class Decision:
    """What a seat must choose now. ``options`` are readable actions in the order of their numbers."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat
        top = position.state.stack[-1]
        self.name = top.decision(position.state, seat)
        self.id = position.game.decision_ids[self.name]
        self.sealed = top.sealed()

    @property
    def options(self) -> list[dict[str, Any]]:
        return [self._position.game.describe(self._position.state, self.seat, o) for o in self._position.packed(self.seat)]

    def __len__(self) -> int:
        return len(self._position.packed(self.seat))

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, id={self.id!r}, name={self.name!r}, options={len(self)})"


class Position:
    """One game, the ``Course`` of it. Begin with ``jindori.game(...).new(seed=...)``. ``options``: all of the game's, checked."""

    def __init__(
        self, game: AnyGame, options: dict[str, Any], state: State, seed: str | None, first: int | None, seats: Sequence[str] | None
    ) -> None:
        self.game = game
        self.options = options
        self.players = int(state.players)
        self.state = state
        self.seed = seed
        self.first = first
        self.seats = list(seats) if seats is not None else [f"seat {n}" for n in range(self.players)]
        self.rules_version = self.game.rules_version
        self.earlier = 0
        self.choices: list[tuple[int, int]] = []
        self.digests: list[tuple[int, str]] = []
        self.log = Log(self.game)
        self.history: list[Past] = []
        self.barrier = "nothing"
        self.forced: list[tuple[int, int]] = []
        """Choices with a single option that the engine has made since the last choice of a person: (seat, packed option)."""
        self.watched = False
        self.moments: list[Moment] = []

    @classmethod
    def begin(
        cls, game: AnyGame, players: int, options: dict[str, Any], seed: str, first: int | None, seats: Sequence[str] | None
    ) -> Position:
        state = game.new_state(players, options, stream_of(seed), True, first)
        position = cls(game, options, state, seed, first, seats)
        state.advance()
        position.log.drain(state, 0)
        return position

    # -- what is going on ----------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game runs."""
        return self.game.winners(self.state) if self.over else []

    @property
    def moves(self) -> int:
        """Accepted choices so far."""
        return self.earlier + len(self.choices)

    def last_of(self, seat: int) -> int | None:
        """Choices until the seat's last one, it among them; None where it is not known to have made any."""
        return next((self.earlier + n for n in range(len(self.choices), 0, -1) if self.choices[n - 1][0] == seat), None)

    def choices_since(self, moves: int) -> list[tuple[int, int]]:
        """The choices after the first ``moves``: (seat, packed option). From before ``earlier`` none is known."""
        return self.choices[max(0, moves - self.earlier) :]

    @property
    def settled(self) -> int:
        """Moves that no step back can reach any more: something was revealed, or another seat has chosen since."""
        return self.history[0].moves if self.history else self.moves

    @property
    def seed_hash(self) -> str | None:
        return hashlib.sha256(self.seed.encode()).hexdigest() if self.seed is not None else None

    @property
    def asked(self) -> list[int]:
        """Seats that must choose now, in seat order."""
        return [seat for seat in range(self.players) if self.state.asked >> seat & 1]

    @property
    def decisions(self) -> list[Decision]:
        return [Decision(self, seat) for seat in self.asked]

    def packed(self, seat: int) -> list[int]:
        """The seat's options as packed numbers, in order."""
        return as_list(self.state.options(seat))

    def result(self) -> Result | None:
        return self.game.result(self.state, self.log)

    def check_seat(self, seat: Any) -> int:
        """A seat number of this game. Raises NotYourDecision."""
        number = index(seat)
        if number is None or not 0 <= number < self.players:
            raise NotYourDecision(f"seats are 0 to {self.players - 1}, not {shown(seat)}")
        return number

    # -- choosing ---------------------------------------------------------------------

    def choose(self, seat: int, option: int | Actions, at: int | None = None) -> None:
        """Take an option: its number in the decision's list, or a readable action (one step or several, all or nothing).

        Several actions in a list are taken one after the other, all or nothing too; all but the last bring nothing new to
        light. One step back takes all of it back, down to what was shown or drawn on the way.
        ``at``: the number of moves the choice was made for; another one raises StaleDecision. Where several seats choose
        at once, what the others have locked in the meantime makes no choice stale.
        Raises NotYourDecision, BadAction, IllegalChoice (with clause). Nothing changes then.
        """
        seat = self.check_seat(seat)
        if at is not None and at not in self._current_moves():
            raise StaleDecision(f"the choice was made for move {shown(at)}, but {self.moves} moves have been made")
        self._check_asked(seat)
        if not isinstance(option, dict | list):
            self.apply(seat, self._by_number(seat, option))
            return
        steps, _ = self._read(self.state, seat, option)
        told = len(self.log)
        before = self.moves
        self.moments = []
        for step in steps:
            told = self._note(told)
            self._take(seat, step)
        taken = [past for past in self.history if past.moves >= before]
        del self.history[len(self.history) - len(taken) + 1 :]

    def _check_asked(self, seat: int) -> None:
        if self.over:
            raise NotYourDecision("the game is over")
        if not self.state.asked >> seat & 1:
            raise NotYourDecision(f"seat {seat} has nothing to choose now; waiting for seat {', '.join(map(str, self.asked))}")

    def _read(self, state: State, seat: int, actions: Actions) -> tuple[list[int], State]:
        """The packed options that actions stand for, and the state to which they would lead."""
        each = actions if isinstance(actions, list) else [actions]
        return reading_of(self.game, state, self.seats, seat, each, self.carry_out)

    def ahead(self, seat: int, actions: Actions) -> DecisionView | None:
        """What the seat would choose next after these actions; None where it would not, or where that is not to be known before.

        It is to be known where the seat could take the actions and then take them back. Nothing changes.
        Raises NotYourDecision, BadAction, IllegalChoice, as ``choose`` does.
        """
        seat = self.check_seat(seat)
        self._check_asked(seat)
        before = self.state.stack[-1].sealed()
        _, after = self._read(self.state, seat, actions)
        if before or news(after) or after.over or after.stack[-1].sealed() or not after.asked >> seat & 1:
            return None
        return decision(self.game, after, seat)

    def _current_moves(self) -> range:
        """The numbers of moves for which the present decision was open as it is now."""
        top = None if self.over else self.state.stack[-1]
        if not isinstance(top, Sealed):
            return range(self.moves, self.moves + 1)
        locked = sum(len(picks) for picks in top.picks)
        return range(self.moves - locked, self.moves + len(self.asked))

    def _by_number(self, seat: int, option: Any) -> int:
        options = self.packed(seat)
        number = index(option)
        if number is None:
            raise BadAction(f"an option is a number from 0 to {len(options) - 1} or an action, not {shown(option)}")
        if not 0 <= number < len(options):
            raise BadAction(f"there is no option {shown(number)}; they are 0 to {len(options) - 1}")
        return options[number]

    def apply(self, seat: int, option: int) -> None:
        """Take a packed option that the seat is offered now; an error on the way changes nothing. For people: ``choose``."""
        self.moments = []
        self._take(seat, option)

    def _take(self, seat: int, option: int) -> None:
        state = self.state
        before = state.copy()
        sealed = state.stack[-1].sealed()
        state.stream.drawn = False
        state.informed = False
        try:
            if self.watched:
                self._watch(seat, option)
            else:
                self.carry_out(state, seat, option)
        except BaseException:
            before.listening = True
            self.state = before
            self.moments = []
            raise
        if self.history and self.history[-1].seat != seat:
            self.history.clear()
            self.barrier = "other"
        if not sealed:
            self.history.append(Past(seat, before, len(self.log), self.moves))
        self.choices.append((seat, option))
        self.log.drain(state, self.moves)
        self.forced = list(state.forced_choices)
        state.forced_choices.clear()
        if state.informed or state.stream.drawn:
            self.history.clear()
            self.barrier = "information"
        if state.over:
            self.history.clear()
            self.barrier = "over"
        if self.moves % DIGEST_EVERY == 0 and not (sealed and self._sealed_open()):
            self.digests.append((self.moves, self.fingerprint()))

    def carry_out(self, state: State, seat: int, option: int) -> None:
        """Take an option and go on to the next decision; in this position, or in a copy on which an action is tried."""
        state.take(seat, option)

    def _watch(self, seat: int, option: int) -> None:
        """Take an option and go on, noting where the game stood each time before more was told."""
        state, told = self.state, len(self.log)
        on = handed(state, seat, option)
        while on and not state.over:
            told = self._note(told)
            on = not worked(state)
        if state.over:
            state.asked = 0
        if self.moments and self.moments[-1].log == len(self.log) + len(state.events):
            self.moments.pop()  # nothing was told after it: the position shows the same

    def _note(self, told: int) -> int:
        """A moment, if anything was told since ``told`` entries. Returns how many there are now."""
        now = len(self.log) + len(self.state.events)
        if self.watched and now > told:
            self.moments.append(Moment(self.state.copy(), now))
        return now

    def _sealed_open(self) -> bool:
        return not self.over and self.state.stack[-1].sealed()

    # -- readable actions ----------------------------------------------------------------

    def why_not(self, seat: int, action: Actions) -> Refusal | None:
        """None if the seat could take this action (or these) now, else the clause and sentence that forbid it.

        Raises BadAction for a malformed action and NotYourDecision for an unknown seat.
        """
        seat = self.check_seat(seat)
        for one in action if isinstance(action, list) else [action]:
            check_keys(self.game, one)
        if self.over or not self.state.asked >> seat & 1:
            return Refusal(clause="", message=Message(key="reason-not-your-decision"))
        try:
            self._read(self.state, seat, action)
        except IllegalChoice as error:
            return error.refusal or Refusal(clause="", message=Message(key="reason-not-offered"))
        return None

    # -- undo ----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> UndoView:
        """Whether the seat may step back now, and if not, why (nothing, information, other, over)."""
        seat = self.check_seat(seat)
        if self._own_picks(seat) or (self.history and self.history[-1].seat == seat):
            return UndoView(allowed=True)
        reason = self.barrier
        if reason != "nothing" and self.history:
            reason = "other"
        return UndoView(allowed=False, reason=Message(key=f"undo-{reason}"))

    def _own_picks(self, seat: int) -> bool:
        if self.over:
            return False
        top = self.state.stack[-1]
        return isinstance(top, Sealed) and len(top.picks[seat]) > 0

    def undo(self, seat: int) -> None:
        """Take the seat's last choice back. Raises CannotUndo; the attempt leaves everything untouched."""
        seat = self.check_seat(seat)
        allowed = self.can_undo(seat)
        if not allowed.allowed:
            assert allowed.reason is not None
            raise CannotUndo(words(self.game, allowed.reason, "en", self.seats), allowed.reason.key)
        top = None if self.over else self.state.stack[-1]
        if isinstance(top, Sealed) and len(top.picks[seat]) > 0:
            sealed = self.state.top()
            assert isinstance(sealed, Sealed)
            sealed.retract(self.state, seat)
            last = max((n for n, (who, _) in enumerate(self.choices) if who == seat), default=-1)
            if last >= 0:
                del self.choices[last]
            else:
                self.earlier -= 1
        else:
            past = self.history.pop()
            past.state.listening = True
            self.state = past.state
            del self.log.raw[past.log :]
            del self.choices[max(0, past.moves - self.earlier) :]
            self.earlier = min(self.earlier, past.moves)
        self.digests = [d for d in self.digests if d[0] <= self.moves]
        self.moments = []

    # -- copies ------------------------------------------------------------------------------

    def copy(self) -> Self:
        """An independent position with the same past."""
        twin = self._twin(self.state.copy())
        twin.log = Log(self.game, list(self.log.raw))
        twin.choices = list(self.choices)
        twin.digests = list(self.digests)
        twin.history = [Past(p.seat, p.state.copy(), p.log, p.moves) for p in self.history]
        twin.barrier = self.barrier
        return twin

    def _twin(self, state: State) -> Self:
        state.listening = True
        twin = type(self)(self.game, self.options, state, self.seed, self.first, self.seats)
        twin.rules_version = self.rules_version
        twin.earlier = self.earlier
        twin.watched = self.watched
        return twin

    def fork(self, seat: int, rng: random.Random) -> Self:
        """A copy in which everything the seat cannot know is re-drawn consistently with what it has seen.

        It has a fresh random stream, no seed, and no record of earlier choices.
        """
        seat = self.check_seat(seat)
        twin = self._twin(forked(self.game, self.state, seat, luck_of(rng)))
        twin.seed = None
        twin.log = self.log.masked(seat)
        twin.earlier = self.moves
        undo = self.can_undo(seat)
        twin.barrier = self.barrier if undo.reason is None else undo.reason.key.removeprefix("undo-")
        for past in self.history:
            if past.seat == seat:
                earlier = forked(self.game, past.state, seat, luck_of(rng))
                twin.history.append(Past(seat, earlier, past.log, past.moves))
        return twin

    def fork_state(self, seat: int, stream: Stream) -> State:
        """The inside of such a fork, for bots and search: nobody listens."""
        return forked(self.game, self.state, seat, stream)

    # -- the neighbours: showing, fingerprints, saving, records -----------------------------

    def view(self, seat: int | None = None, since: int = 0) -> PositionView:
        """All that a seat (None: the public) may see. Raises NotYourDecision for an unknown seat."""
        return view(self, seat, since)

    def moment_views(self, seat: int | None = None, since: int = 0) -> list[PositionView]:
        """What the seat (None: the public) saw on the way of the last choice, where the position is ``watched``.

        One view for each time before more was told, each with the log from entry ``since`` on; ``view`` is the one after them.
        Raises NotYourDecision for an unknown seat.
        """
        return [moment_view(self, moment, seat, since) for moment in self.moments]

    def digest(self) -> str:
        """A fingerprint of everything that decides how the game goes on."""
        return digest(self.game, self.state)

    def fingerprint(self) -> str:
        """The digest together with every choice so far, for records."""
        return fingerprint(self.game, self.state, self.choices)

    def dump(self) -> dict[str, Any]:
        """Plain data from which ``jindori.load`` makes the same position: same options, same dice, same undo."""
        return dump_position(self)

    def record(self) -> dict[str, Any]:
        """The game as plain data: options, seed, every choice, fingerprints on the way, result (``jindori.replay``)."""
        return record_of(self)


def stream_of(seed: str) -> Stream:
    """The stream of a seed: four words of its SHA-256."""
    digest = hashlib.sha256(b"jindori stream " + seed.encode()).digest()
    return Stream(*[int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)])


def index(value: Any) -> int | None:
    """A whole number of any kind (numpy's too); None for anything else, also for True and 3.0."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def restored(game: AnyGame, dump: dict[str, Any]) -> Position:
    """A position of a known game from its dump."""
    return load_position(Position, dump, lambda _: game)


# pickled and deep-copied by way of its dump, in the compiled engine too
copyreg.pickle(Position, lambda position: (restored, (position.game, position.dump())))
