"""Optional rules and set-up choices (BR-19)."""
# not compiled: tables for people

from __future__ import annotations

from jindori.engine.options import OptionSpec

OPTIONS = (
    OptionSpec(
        "call_order",
        "choice",
        "pillager_first",
        {"en": "Call to battle: who is asked first", "ja": "戦の呼び声：最初に尋ねる相手"},
        {
            "en": "The pillager, then clockwise; or the pillager's left neighbour first and the pillager last.",
            "ja": "略奪者から時計回りに尋ねるか、略奪者の左隣から始めて略奪者を最後にするか。",
        },
        "BR-19.1.2",
        choices={
            "pillager_first": {"en": "the pillager first", "ja": "略奪者から"},
            "left_of_pillager": {"en": "the pillager's left neighbour first", "ja": "略奪者の左隣から"},
        },
    ),
    OptionSpec(
        "resume_after_pass",
        "bool",
        False,
        {"en": "Turns again after a pass", "ja": "パス後の復帰"},
        {
            "en": "A player who has passed and later gains Rage takes turns again in the same phase.",
            "ja": "パスした後にレイジを得たプレイヤーは、同じフェイズのうちに再び手番を行う。",
        },
        "BR-19.1.3",
    ),
    OptionSpec(
        "draft",
        "bool",
        True,
        {"en": "Draft the cards", "ja": "カードのドラフト"},
        {
            "en": "Off: six cards are dealt to each player instead of the draft, for quick games.",
            "ja": "オフにすると、ドラフトを行わず各プレイヤーに6枚ずつ配る（短時間のゲーム向け）。",
        },
        "BR-19.1.4",
    ),
    OptionSpec(
        "clans",
        "choice",
        "by_seat",
        {"en": "Clans", "ja": "クランの決め方"},
        {
            "en": "Clans go round the table in order, or each player chooses an unused one, the first player first. All clans are equal.",
            "ja": "席順に割り当てるか、先手から順に使われていないクランを選ぶ。どのクランも能力は同じ。",
        },
        "BR-3.1.1",
        choices={
            "by_seat": {"en": "by seat", "ja": "席順"},
            "choose": {"en": "each player chooses", "ja": "各自が選ぶ"},
        },
    ),
)
