"""Optional rules and set-up choices (BR-19): the rules a game is played by, one row a parameter."""

from __future__ import annotations

from typing import Final

from jindori.engine.ruleset import Options, Ruleset

LATER: Final[tuple[str, ...]] = ()
"""Names of fields that came after games had been saved (see ``Ruleset``)."""


class Rules:
    """Every option as a field. Positions share it."""

    def __init__(self, o: Options) -> None:
        # fmt: off
        self.left_called_first: bool = o.either(
            "call_order", "", "BR-19.1.2", "Call to battle: who is asked first", "戦の呼び声：最初に尋ねる相手",
            "The pillager, then clockwise; or the pillager's left neighbour first and the pillager last.",
            "略奪者から時計回りに尋ねるか、略奪者の左隣から始めて略奪者を最後にするか。",
            ("pillager_first", "the pillager first", "略奪者から"),
            ("left_of_pillager", "the pillager's left neighbour first", "略奪者の左隣から"))
        self.resume_after_pass: bool = o.switch(
            "resume_after_pass", "", "BR-19.1.3", "Turns again after a pass", "パス後の復帰",
            "A player who has passed and later gains Rage takes turns again in the same phase.",
            "パスした後にレイジを得たプレイヤーは、同じフェイズのうちに再び手番を行う。")
        self.drafting: bool = o.switch(
            "draft", "", "BR-19.1.4", "Draft the cards", "カードのドラフト",
            "Off: six cards are dealt to each player instead of the draft, for quick games.",
            "オフにすると、ドラフトを行わず各プレイヤーに6枚ずつ配る（短時間のゲーム向け）。", default=True)
        self.choose_clans: bool = o.either(
            "clans", "", "BR-3.1.1", "Clans", "クランの決め方",
            "Clans go round the table in order, or each player chooses an unused one, the first player first. All clans are equal.",
            "席順に割り当てるか、ファーストプレイヤーから順に使われていないクランを選ぶ。どのクランも能力は同じ。",
            ("by_seat", "by seat", "席順"), ("choose", "each player chooses", "各自が選ぶ"))
        # fmt: on

    def save(self) -> dict[str, object]:
        return RULES.save(self)


RULES: Final = Ruleset(Rules, LATER, settled=("choose_clans",))
OPTIONS: Final = RULES.options
