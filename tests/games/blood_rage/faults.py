"""Faults to be planted in Blood Rage."""

from __future__ import annotations

from faults import Fault

HERE = "games/blood_rage/"
RULES = ("tests/games/blood_rage", "-m", "not browser")

FAULTS = [
    Fault(
        "a limit is off by one", HERE + "invade.py",
        "if s.room(place) <= 0:", "if s.room(place) < 0:", RULES,
    ),
    Fault(
        "a wrong reason is given", HERE + "invade.py",
        "return opt1(FJORD_CLOSED, place)", "return opt1(PLACE_DESTROYED, place)", RULES,
    ),
    Fault(
        "a clause's number is another", HERE + "codes.py",
        '"BR-7.1.6", "horns-full"', '"BR-7.1.5", "horns-full"', RULES,
    ),
    Fault(
        "a line of the log is left out", HERE + "quests.py",
        "tell.quest_revealed(s, seat=seat, card=card, fulfilled=met)", "pass", RULES,
    ),
    Fault(
        "a condition for points is off by one", HERE + "quests.py",
        "in_valhalla() >= 4", "in_valhalla() >= 5", RULES,
    ),
    Fault(
        "a hidden hand is put into a view", HERE + "view.py",
        "mine=mine_view(s, seat) if seat is not None else None", "mine=mine_view(s, seat or 0)",
        ("tests/games/blood_rage/test_hidden_cards.py", "tests/games/blood_rage/test_information.py"),
    ),
    Fault(
        "a Japanese text is missing", HERE + "text/play.ja.ftl",
        "prompt-commit = { $province }の戦闘：カードを1枚伏せる\n", "",
        ("tests/battery/test_words.py", "tests/games/blood_rage/test_text.py"),
    ),
    Fault(
        "a text lacks a variable", HERE + "text/play.ja.ftl",
        "prompt-commit = { $province }の戦闘：カードを1枚伏せる", "prompt-commit = 戦闘：カードを1枚伏せる",
        ("tests/battery/test_words.py", "tests/games/blood_rage/test_text.py"),
    ),
    Fault(
        "a bot is handed the true game", "bots/glimpse.py",
        "        knowledge.sample(base, Stream(seat + 1, 2, 3, moves + 4))\n", "",
        ("tests/games/blood_rage/field/test_f35_hidden.py", "tests/bots/test_f36_toy.py"),
    ),
]  # fmt: skip
