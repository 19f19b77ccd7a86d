"""One step of look-ahead: tries every option on forks, plays on to a quiet position, takes the best value.

The game brings the value (``Game.evaluate``), says which positions can be valued (``Game.quiet``) and how anybody
answers in between (``Game.reply``). The value is always that of the bot's own seat, whoever moves next.
"""

from __future__ import annotations

from jindori.bots.base import Bot
from jindori.bots.glimpse import Glimpse
from jindori.engine.rows import as_list
from jindori.engine.state import State, lowest
from jindori.engine.stream import Stream

TRIALS = 48
"""About how many trials a choice may take where luck and others' secrets matter."""
FEWEST_SAMPLES = 2
MOST_SAMPLES = 8
LONGEST = 60
"""Choices played on after an option before the position is valued as it is."""


class Greedy(Bot):
    name = "greedy"
    wants_forks = True

    def choose(self, glimpse: Glimpse) -> int:
        if len(glimpse.options) == 1:
            return 0
        luck = self.stream(glimpse)
        first = LookAhead(glimpse, luck)
        tried = [first.value(option) for option in glimpse.options]
        totals = [value for value, _ in tried]
        open_ones = [n for n, (_, sure) in enumerate(tried) if not sure]
        if open_ones:
            samples = min(MOST_SAMPLES, max(FEWEST_SAMPLES, TRIALS // len(open_ones)))
            for _ in range(samples - 1):
                again = LookAhead(glimpse, luck)
                for n in open_ones:
                    totals[n] += again.value(glimpse.options[n])[0]
            for n in open_ones:
                totals[n] /= samples
        best = max(totals)
        equals = [n for n, total in enumerate(totals) if total >= best - 1e-9]
        return equals[int(luck.below("bot", len(equals)))]


class LookAhead:
    """One fork; every option is tried on it with the same luck, so that differences come from the options."""

    def __init__(self, glimpse: Glimpse, luck: Stream) -> None:
        self.game = glimpse.game
        self.seat = glimpse.seat
        self.base = glimpse.fork(fresh(luck))
        self.answers = fresh(luck)

    def value(self, option: int) -> tuple[float, bool]:
        """Value after an option, and whether neither luck nor another seat had a say in it."""
        return self.after(self.base, option, self.answers.copy(), True)

    def after(self, state: State, option: int, answers: Stream, look_on: bool) -> tuple[float, bool]:
        s = state.copy()
        s.stream.drawn = False
        s.take(self.seat, option)
        sure = True
        for _ in range(LONGEST):
            if s.over or self.game.quiet(s):
                break
            who = int(lowest(s.asked))
            if who == self.seat and look_on and sure:
                best = self.best_follow_up(s, answers)
                if best is not None:
                    return best, not s.stream.drawn
                look_on = False
            elif who != self.seat:
                sure = False
            s.take(who, self.game.reply(s, who, answers))
        return self.game.evaluate(s, self.seat), sure and not s.stream.drawn

    def best_follow_up(self, s: State, answers: Stream) -> float | None:
        """Value of the best own next step, where it leads on without others (a march's destination); else None."""
        best: float | None = None
        for option in as_list(s.options(self.seat)):
            value, sure = self.after(s, option, answers, False)
            if not sure:
                return None
            if best is None or value > best:
                best = value
        return best


def fresh(luck: Stream) -> Stream:
    """A new stream out of another one."""
    return Stream(luck.word(), luck.word(), luck.word(), luck.word() | 1)
