"""The inside of a running game: stack of open procedures, random stream, who must choose now.

A game subclasses ``State`` with its own fields and ``Procedure`` for each piece of its rule book. Everything hot lives in
these two; what people see is made elsewhere. Nothing here knows a game.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from jindori.engine.fields import named_in_words, reader
from jindori.engine.packing import NOT_OFFERED, bit
from jindori.engine.rows import row
from jindori.engine.stream import Stream
from jindori.engine.vecs import i64, vec

EVERYBODY: Final = -1
NOBODY: Final = -1
"""No seat."""
MOST_PLAYERS: Final = 12
"""No game is for more."""


def rounds() -> list[vec[i64]]:
    """By number of players and first seat: all seats clockwise."""
    out: list[vec[i64]] = []
    for players in range(MOST_PLAYERS + 1):
        for first in range(MOST_PLAYERS):
            out.append(row([(first + n) % players for n in range(players)]))
    return out


ROUNDS: Final = rounds()

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Generic[S]):
    """A piece of the rule book in progress, as plain data on the stack of a state of kind ``S``. Base of all procedures.

    A small class: whole-number fields, rows of whole numbers, and four methods. ``step`` either works (changes the
    position, pushes other procedures, pops itself) and returns False, or asks (``state.ask``) and returns True;
    ``options`` lists what may be chosen, ``refuse`` says why something may not, ``choose`` takes a choice. The constructor
    takes every field under its own name: copying, saving and loading need nothing else.

    A procedure changes its fields only in its own methods, while it is on top: what lies below is shared by copies.
    """

    def step(self, state: S) -> bool:
        """Work and return False, or ask and return True."""
        raise NotImplementedError

    def options(self, state: S, seat: i64) -> vec[i64]:
        """Every legal choice of the seat, distinct, in a fixed order."""
        raise NotImplementedError

    def candidates(self, state: S, seat: i64) -> vec[i64]:
        """Choices a person might look for; those that are not options are shown dimmed, with their reason."""
        return self.options(state, seat)

    def refuse(self, state: S, seat: i64, option: i64) -> i64:
        """0 if the choice is legal, else the packed reason."""
        for o in self.options(state, seat):
            if o == option:
                return 0
        return NOT_OFFERED

    def choose(self, state: S, seat: i64, option: i64) -> None:
        """Take one of the listed options."""
        raise NotImplementedError

    def decision(self, state: S, seat: i64) -> str:
        """Name of the decision being asked, from the rule book's decision-point table; if not given, the class's own."""
        return named_in_words(type(self).__name__)

    def always_asks(self) -> bool:
        """True where taking a single option silently would tell the others something hidden."""
        return False

    def sealed(self) -> bool:
        """True where several seats choose at once, unseen until all have."""
        return False

    def copy(self) -> Procedure[S]:
        """Another one with the same fields, made by the constructor; rows are its own."""
        kind = type(self)
        read = READERS.get(kind)
        if read is None:
            read = reader(kind)
            READERS[kind] = read
        values: list[Any] = []
        for value in read(self):
            values.append(value if isinstance(value, int) else value[:])
        made: Procedure[S] = kind(*values)
        return made


READERS: Final[dict[Any, Any]] = {}
"""By class: what gives the fields of a procedure in the order of its constructor."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """``asked`` is the bit set of the seats that must choose now; ``offered`` the listed options of a lone chooser.

    ``heard``: bit set of the kinds of events that are kept where somebody listens; at first all.
    ``asks_all``: choices of one option are asked too, so that a trial can look at each of them. ``own``: so many
    procedures on top of the stack belong to this state alone; those below are shared with copies, and one that comes to be
    on top is copied before it works.

    A subclass names each of its fields once, in its constructor: as a copy takes it over from ``of``, or as it is at first.
    """

    def __init__(self, players: i64, stream: Stream, of: State | None = None) -> None:
        self.players = players
        self.stream = stream
        self.stack: list[Procedure[Any]] = list(of.stack) if of is not None else []
        self.asked: i64 = of.asked if of is not None else i64(0)
        self.offered: vec[i64] = of.offered if of is not None else vec[i64]()
        self.over: bool = of.over if of is not None else False
        self.informed: bool = of.informed if of is not None else False
        self.listening = False
        self.events: list[tuple[i64, list[int]]] = []
        self.heard: i64 = -1
        self.asks_all = False
        self.forced_choices: list[tuple[i64, i64]] = []
        self.own: i64 = 0
        if of is not None:
            of.own = 0

    # -- to be given by the game ------------------------------------------------

    def copy(self) -> State:
        """An independent position that nobody listens to: its class called with ``of=self`` and a copy of the stream."""
        raise NotImplementedError

    # -- for games ---------------------------------------------------------------

    def top(self) -> Procedure[Any]:
        """The procedure on top, for this state alone."""
        if self.own == 0:
            self.stack[-1] = self.stack[-1].copy()
            self.own = 1
        return self.stack[-1]

    def unshare(self) -> None:
        """From now on no procedure belongs to another position too: for what is given out of hand."""
        whole: i64 = len(self.stack)
        for n in range(whole - self.own):
            self.stack[n] = self.stack[n].copy()
        self.own = whole

    def push(self, procedure: Procedure[Any]) -> None:
        self.stack.append(procedure)
        self.own += 1

    def pop(self) -> None:
        self.stack.pop()
        if self.own > 0:
            self.own -= 1

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else i64(0)

    def clockwise(self, first: i64, n: i64) -> i64:
        """The seat ``n`` places clockwise from ``first``."""
        return (first + n) % self.players

    def seats_from(self, first: i64) -> vec[i64]:
        """All seats clockwise, ``first`` first; a row that all share."""
        return ROUNDS[self.players * MOST_PLAYERS + first]

    def ask(self, seat: i64) -> bool:
        """One seat must choose. Returns True, so that a step can end with ``return state.ask(seat)``."""
        self.asked = bit(seat)
        return True

    def say(self, audience: i64, row: list[int]) -> None:
        """Note an event: its kind and its numbers; ``audience`` is the bit set of seats that may see its secret fields.

        A game's ``tell`` has a function an event, which takes the fields by name and comes here where somebody hears of it.
        """
        self.events.append((audience, [int(number) for number in row]))

    def hears(self, kind: i64) -> bool:
        """Is anybody listening to events of this kind?"""
        return self.listening and self.heard >> kind & 1 == 1

    # -- the loop ------------------------------------------------------------------

    def advance(self) -> None:
        """Work through the stack until somebody must choose or the game is over."""
        while not self.over:
            if worked(self):
                return
        self.asked = 0

    def options(self, seat: i64) -> vec[i64]:
        """What the seat may choose now; empty if it is not asked."""
        if not self.asked >> seat & 1:
            return vec[i64]()
        top = self.stack[-1]
        if top.sealed():
            return top.options(self, seat)
        return self.offered

    def no_choice(self) -> bool:
        """Is what is asked (only where ``asks_all``) no choice at all?"""
        if self.asked == 0:
            return False
        top = self.stack[-1]
        return not top.sealed() and not top.always_asks() and len(self.offered) == 1

    def take(self, seat: i64, option: i64) -> None:
        """Take a listed option (not checked again) and go on to the next decision."""
        if handed(self, seat, option):
            self.advance()


def worked(state: State) -> bool:
    """One step of the procedure on top, or a choice of a single option. True when somebody must choose."""
    state.asked = 0
    top = state.top()
    if not top.step(state):
        return False
    if top.sealed():
        return True
    seat = lowest(state.asked)
    state.offered = top.options(state, seat)
    if len(state.offered) != 1 or top.always_asks() or state.asks_all:
        return True
    option = state.offered[0]
    if state.listening:
        state.forced_choices.append((seat, option))
    state.asked = 0
    top.choose(state, seat, option)
    return False


def handed(state: State, seat: i64, option: i64) -> bool:
    """Give a listed option to the procedure that asks. True when nobody is asked any more."""
    top = state.top()
    if top.sealed():
        top.choose(state, seat, option)
        return state.asked == 0
    state.asked = 0
    top.choose(state, seat, option)
    return True


def lowest(bits: i64) -> i64:
    """Number of the lowest bit that is set."""
    n: i64 = 0
    while not bits >> n & 1:
        n += 1
    return n


def play_out(state: State, stream: Stream, limit: i64) -> i64:
    """Random play to the end of the game (or ``limit`` decisions): lists the options at every decision, takes one.

    Returns the number of decisions.
    """
    decisions: i64 = 0
    while not state.over and decisions < limit:
        seat = lowest(state.asked)
        options = state.options(seat)
        n: i64 = len(options)
        state.take(seat, options[stream.below("bot", n)])
        decisions += 1
    return decisions


def any_of(n: i64, luck: Stream, seat: i64, moves: i64) -> i64:
    """One of ``n`` options, all equally likely; decided by the luck, the seat and the moves made so far."""
    return luck.branch(moves * 8 + seat).below("bot", n)


def play_blind(state: State, blind: i64, luck: list[Stream], moves: i64, most: i64) -> i64:
    """Let the seats of a bit set take any of their options, until another seat must choose, or ``most`` moves are made.

    ``luck``: by seat. Returns the number of moves so far.
    """
    while not state.over and moves < most:
        seat = lowest(state.asked)
        if not blind >> seat & 1:
            break
        options = state.options(seat)
        n: i64 = len(options)
        state.take(seat, options[any_of(n, luck[seat], seat, moves)])
        moves += 1
    return moves


def copies(state: State, n: i64) -> None:
    """Make and drop ``n`` copies; for measuring."""
    for _ in range(n):
        state.copy()
