"""The fair's options."""

from __future__ import annotations

from typing import Final

from jindori.engine.ruleset import Options, Ruleset


class Rules:
    def __init__(self, o: Options) -> None:
        # fmt: off
        self.days: int = o.number(
            "days", "", "F-1.2", 6, 1, 6, "Days", "日数", "How many stalls are let, one a day.", "1日に1つずつ貸し出される露店の数。")
        self.opener_may_pass: bool = o.switch(
            "opener_may_pass", "", "F-2.1", "The opener may pass", "最初の人もパスできる",
            "A stall for which nobody bids stays empty.", "誰も入札しない露店は空いたままになる。")
        self.counters: int = o.number(
            "counters", "", "F-4.3", 1, 0, 3, "Counter-offers", "逆提案", "How often terms may be written anew.", "条件を書き直せる回数。")
        # fmt: on


RULES: Final = Ruleset(Rules)
