"""The options, each with its clause and words."""
# not compiled: texts and tables

from __future__ import annotations

from typing import Final

from jindori.engine.ruleset import Options, Ruleset


class Rules:
    def __init__(self, o: Options) -> None:
        # fmt: off
        self.rounds: int = o.number(
            "rounds", "", "TF-1", 3, 1, 5, "Rounds", "ラウンド数", "How many fields are sold.", "畑を売りに出す回数。")
        self.dice: bool = o.switch(
            "dice", "", "TF-3", "Roll the harvest", "収穫を振る", "Else it is 3.", "振らなければ3点。", default=True)
        self.poor: bool = o.either(
            "purse", "", "", "Purse", "財布", "10 coins or 1.", "コイン10枚か1枚。", ("rich", "10 coins", "10枚"), ("poor", "1 coin", "1枚"))
        # fmt: on


RULES: Final = Ruleset(Rules)
