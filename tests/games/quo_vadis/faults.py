"""Faults to be planted in Quo Vadis."""

from __future__ import annotations

from faults import Fault

HERE = "games/quo_vadis/"
RULES = ("tests/games/quo_vadis", "-m", "not browser")

FAULTS = [
    Fault(
        "a bit of a mask is flipped", HERE + "god.py",
        "return self.skills & bit(skill) != 0", "return self.skills & bit(skill ^ 1) != 0", RULES,
    ),
    Fault(
        "a score is off by one", HERE + "scoring.py",
        "TOWN_VP: Final = 3", "TOWN_VP: Final = 4", RULES,
    ),
    Fault(
        "a line of the log is left out", HERE + "scoring.py",
        "tell.generation_bonus(s, seat=seat, generation=generation + 1, bonus=amount)", "pass", RULES,
    ),
    Fault(
        "a majority takes one more", HERE + "god.py",
        "ONES[in_area(self.stands, area)] >= 2", "ONES[in_area(self.stands, area)] > 2", RULES,
    ),
    Fault(
        "a clause's number is another", HERE + "codes.py",
        '"QV-4.2.3", "free-blocked"', '"QV-4.2.2", "free-blocked"', RULES,
    ),
    Fault(
        "a spectator is shown a hand", HERE + "view.py",
        "mine=mine_view(s, seat) if seat is not None else None", "mine=mine_view(s, seat or 0)",
        ("tests/battery/test_forks.py", "-k", "quo_vadis and reaches"),
    ),
    Fault(
        "a Japanese text is missing", HERE + "text/play.ja.ftl",
        "prompt-area = 創世エリアを選ぶ\n", "",
        ("tests/battery/test_words.py", "tests/games/quo_vadis/test_text.py"),
    ),
    Fault(
        "a copy forgets a field", HERE + "god.py",
        "of.exiled if of is not None else i64(0)", "i64(0)",
        ("tests/battery/test_copies.py", "-k", "quo_vadis"),
    ),
    Fault(
        "loading leaves a field as it was", "engine/saving.py",
        'if hasattr(usual, "save"):', 'if hasattr(usual, "save") or name == "round":',
        ("tests/battery/test_saving.py", "-k", "quo_vadis"),
    ),
]  # fmt: skip
