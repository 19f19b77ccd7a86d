"""Faults to be planted, one of each kind, to see that the tests notice; those of a game stand in its folder's ``faults.py``."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Fault:
    kind: str
    file: str
    """Below src/jindori."""
    was: str
    """Stands exactly once in the file."""
    now: str
    tests: tuple[str, ...]
    """The quick part of the tests that must notice, as pytest's arguments."""

    @property
    def source(self) -> Path:
        return ROOT / "src/jindori" / self.file


def of_game(folder: str) -> list[Fault]:
    module: list[Fault] = import_module(f"games.{folder}.faults").FAULTS
    return module


def every() -> list[Fault]:
    folders = sorted(file.parent.name for file in (ROOT / "tests/games").glob("*/faults.py"))
    return [*SHARED, *(fault for folder in folders for fault in of_game(folder))]


SHARED = [
    Fault(
        "a payment is begun that cannot be made", "engine/shared/payment.py",
        "if self.lacking(state, some, -1) > 0:", "if self.lacking(state, some, -1) > 1:",
        ("tests/engine/test_payment.py",),
    ),
    Fault(
        "a payment may lead where the rest cannot be paid", "engine/shared/payment.py",
        "self.pays(state, means) & things:", "self.pays(state, means):",
        ("tests/engine/test_payment.py",),
    ),
    Fault(
        "more is paid than is owed", "engine/shared/payment.py",
        "out -= self.given[means]", "out -= 0",
        ("tests/engine/test_payment.py",),
    ),
    Fault(
        "an offer that cannot be kept is accepted", "engine/shared/offers.py",
        "return self.cannot_keep(state)", "return 0",
        ("tests/engine/test_offers.py",),
    ),
    Fault(
        "a gift that cannot be kept is given", "engine/shared/offers.py",
        "if self.cannot_keep(state) == 0:", "if True:",
        ("tests/engine/test_offers.py",),
    ),
    Fault(
        "a place is passed over after equals", "engine/shared/majority.py",
        "if other > n and not holds(higher, other):", "if other > n:",
        ("tests/engine/test_majority.py",),
    ),
    Fault(
        "who has declined is not asked again", "engine/shared/round_and_round.py",
        "            self.declined = 0\n", "",
        ("tests/engine/test_round_and_round.py",),
    ),
    Fault(
        "a bid equals the one before", "engine/shared/auction.py",
        "return self.amount + 1 if", "return self.amount if",
        ("tests/engine/test_auction.py",),
    ),
    Fault(
        "a bit of the seats that choose is flipped", "engine/shared/sealed.py",
        "state.asked &= ~bit(seat)", "state.asked &= ~bit(0)",
        ("tests/engine/test_sealed.py",),
    ),
    Fault(
        "undo leaves a field as it was", "engine/position.py",
        "            del self.log.raw[past.log :]\n", "",
        ("tests/battery/test_undo.py",),
    ),
    Fault(
        "a copy shares a row", "engine/position.py",
        "twin.choices = list(self.choices)", "twin.choices = self.choices",
        ("tests/battery/test_copies.py",),
    ),
    Fault(
        "a secret part of an event is told to everybody", "engine/log.py",
        "hidden = bool(spec.secret) and audience != EVERYBODY and not (seat is not None and audience >> seat & 1)", "hidden = False",
        ("tests/battery/test_forks.py",),
    ),
    Fault(
        "a record's fingerprints are not looked at", "engine/record.py",
        "if check and n in digests", "if not check and n in digests",
        ("tests/engine/test_records.py",),
    ),
    Fault(
        "a choice on an old page counts", "table/playing.py",
        "if not play.saw_decision(seat, wish.seq):", "if wish.seq < 0:",
        ("tests/table/test_play.py", "tests/table/test_simultaneous.py", "tests/table/test_strict.py"),
    ),
    Fault(
        "a spectator is shown a seat's view", "table/showing.py",
        "position=position_view(loaded, seat, log_shown)", "position=position_view(loaded, loaded.seat_of(person) or 0, log_shown)",
        ("tests/table/test_two_games.py", "-k", "f01"),
    ),
    Fault(
        "the seed is shown before the end", "table/showing.py",
        "seed=str(play.position.seed) if play and play.position.over else None", "seed=str(play.position.seed) if play else None",
        ("tests/table/test_play.py", "tests/table/test_strangers.py", "tests/table/test_seats.py", "tests/table/test_two_games.py"),
    ),
]  # fmt: skip
