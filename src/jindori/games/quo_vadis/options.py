"""Optional rules and set-up choices (QV-1.4, QV-12): each as a switch with its parameters, and what they make of the rules."""
# not compiled: tables for people

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from jindori.engine.options import OptionSpec
from jindori.games.quo_vadis.variant import TIE_SEED, Rules

GROWTH_MODES = ("per_turn", "fixed")
LOSSES = ("half", "all", "one")
REWARDS = ("war_spirit", "vp")
FORT_EFFECTS = ("best_of_two", "strength_2")
PROTECTS = ("all", "owner")
COUNTS = ("own", "all")
TIES = ("none", "shared", "reverse")
WORDS = {
    "mode": {"standard": ("standard", "標準"), "custom": ("custom", "カスタム")},
    "race_selection": {"random": ("random", "無作為"), "pick": ("picked in turn", "順に選ぶ")},
    "extra_slot_rule": {"fixed": ("always the same places", "いつも同じ位置"), "random": ("anywhere outside", "外周のどこか")},
    "dominion_growth_mode": {"per_turn": ("every turn", "手番ごと"), "fixed": ("once, when built", "建設時に一度")},
    "dominion_loss_amount": {"half": ("half", "半分"), "all": ("all", "すべて"), "one": ("one point", "1点")},
    "war_reward_kind": {"war_spirit": ("war spirit", "戦意"), "vp": ("VP", "VP")},
    "fort_effect": {"best_of_two": ("the better of two dice", "サイコロ2個の高い方"), "strength_2": ("2 strength", "戦力2")},
    "altar_protects": {"all": ("everybody", "全員"), "owner": ("the owner only", "所有者だけ")},
    "past_generations_count": {"own": ("the winner's", "獲得者のカード"), "all": ("everybody's", "全員のカード")},
    "generation_ties_rule": {"none": ("nobody gains it", "誰も得ない"), "shared": ("shared", "等分"), "reverse": ("last in turn order", "手番順が最後")},
}
"""Choices in English and Japanese."""


def switch(name: str, clause: str, en: str, ja: str, help_en: str, help_ja: str, default: bool = False) -> OptionSpec:
    return OptionSpec(name, "bool", default, {"en": en, "ja": ja}, {"en": help_en, "ja": help_ja}, clause)


def number(name: str, clause: str, default: int, low: int, high: int, en: str, ja: str, help_en: str, help_ja: str) -> OptionSpec:
    return OptionSpec(name, "int", default, {"en": en, "ja": ja}, {"en": help_en, "ja": help_ja}, clause, low=low, high=high)


def choice(name: str, clause: str, choices: Sequence[str], en: str, ja: str, help_en: str, help_ja: str) -> OptionSpec:
    """The first choice is the default."""
    words = {value: {"en": WORDS[name][value][0], "ja": WORDS[name][value][1]} for value in choices}
    return OptionSpec(name, "choice", choices[0], {"en": en, "ja": ja}, {"en": help_en, "ja": help_ja}, clause, choices=words)


OPTIONS = (
    choice("mode", "QV-3.2.3", ("standard", "custom"), "Mode", "モード",
           "Standard: the same limits for all races. Custom: each race has its own limits.",
           "標準：全種族が同じ最大数。カスタム：種族ごとに異なる最大数。"),
    choice("race_selection", "QV-3.2.1", ("random", "pick"), "Races", "種族の決め方",
           "Dealt at random, or chosen one after another, the last seat first.",
           "無作為に割り当てるか、最後の席から順に選ぶか。"),
    number("rounds", "QV-4.1.1", 12, 1, 14, "Rounds", "ラウンド数",
           "How many turns each player takes.", "各プレイヤーが行う手番の数。"),
    choice("extra_slot_rule", "QV-2.1.11", ("fixed", "random"), "Extra tiles", "追加タイルの位置",
           "Where the tiles beyond the base are laid.",
           "ベースの外に置くタイルの位置。"),
    switch("free_blocked_when_marked", "QV-4.2.3", "Free blocked by markers", "マーカーのあるフリーは選べない",
           "Free cannot be chosen while a marker lies on it.", "マーカーが乗っているフリーのカードは選べない。"),
    switch("placement_mandatory", "QV-5.2.5", "First worker must be placed", "最初のワーカー配置は必須",
           "Off: the first worker may be kept back.", "オフにすると、最初のワーカーを置かなくてもよい。", True),
    # V1
    switch("dominion", "QV-V1.1", "V1 Dominion on towns", "V1 支配力",
           "Intact towns hold dominion points, which grow.", "破壊されていないタウンに支配力がたまる。"),
    number("dominion_start", "QV-V1.1", 0, 0, 20, "V1 Dominion of a new town", "V1 建設時の支配力",
           "Points of a town when it is built, where dominion grows every turn.", "建設したタウンが最初に持つ支配力（手番ごとに増えるとき）。"),
    choice("dominion_growth_mode", "QV-V1.2", GROWTH_MODES, "V1 Growth", "V1 支配力の増え方",
           "In each end phase of the owner, or once, when the town is built.",
           "所有者の終了フェイズごとに増えるか、建設時に一度だけ得るか。"),
    number("dominion_growth", "QV-V1.2", 1, 0, 10, "V1 Growth a turn", "V1 手番ごとの増加",
           "Points each intact town gains, where dominion grows every turn.", "破壊されていないタウン1個ごとに増える支配力（手番ごとに増えるとき）。"),
    number("dominion_fixed", "QV-V1.3", 4, 0, 20, "V1 Fixed dominion", "V1 固定の支配力",
           "Points of a town when it is built, where they are given once.", "建設したタウンが持つ支配力（建設時に一度だけ得るとき）。"),
    number("dominion_cap", "QV-V1.5", 0, 0, 50, "V1 Most dominion", "V1 支配力の上限",
           "Most points on one town; 0 means no limit.", "タウン1個の支配力の上限。0は上限なし。"),
    # V2, V3
    switch("dominion_loss", "QV-V2.1", "V2 Dominion lost when a town falls", "V2 支配力の喪失",
           "A town that falls loses dominion.", "破壊されたタウンは支配力を失う。"),
    choice("dominion_loss_amount", "QV-V2.1", LOSSES, "V2 How much is lost", "V2 失う量",
           "Of half, the lower half is kept.", "半分のとき、残る支配力は端数を切り捨てる。"),
    switch("dominion_scores", "QV-V3.1", "V3 Dominion scores", "V3 支配力の得点化",
           "Dominion on intact towns gives points at the end.", "破壊されていないタウンの支配力が最終決算で得点になる。"),
    number("dominion_vp", "QV-V3.1", 1, 0, 5, "V3 VP per point", "V3 支配力1あたりのVP",
           "Victory points for each dominion point.", "支配力1につき得るVP。"),
    switch("dominion_replaces_towns", "QV-V3.2", "V3 Instead of town points", "V3 タウンの得点と置き換え",
           "The 3 VP for each intact town are dropped.", "タウン1個につき3VPの得点をなくす。", True),
    # V4, V5, V6
    switch("worker_points", "QV-V4.1", "V4 Other points for workers", "V4 ワーカー得点の変更",
           "Workers on the board give another number of points.", "盤上のワーカーの得点を変える。"),
    number("vp_per_worker", "QV-V4.1", 0, 0, 5, "V4 VP per worker", "V4 ワーカー1個あたりのVP",
           "Victory points for each worker on the board.", "盤上のワーカー1個につき得るVP。"),
    switch("war_reward", "QV-V5.1", "V5 Reward for winning a war", "V5 戦勝報酬",
           "The only winner of a war gains something at once.", "戦争に単独で勝つとすぐに報酬を得る。"),
    choice("war_reward_kind", "QV-V5.1", REWARDS, "V5 Kind of reward", "V5 報酬の種類",
           "What the winner gains.", "勝者が得るもの。"),
    number("war_reward_amount", "QV-V5.1", 1, 1, 5, "V5 Amount", "V5 報酬の量",
           "How much the winner gains.", "勝者が得る量。"),
    switch("spoils", "QV-V6.1", "V6 Spoils for destroying a town", "V6 タウン破壊の戦利品",
           "Who destroys another player's town gains points.", "他のプレイヤーのタウンを破壊すると得点を得る。"),
    number("spoils_base", "QV-V6.1", 2, 0, 10, "V6 Base points", "V6 基礎点",
           "VP for each town, besides the dominion it lost.", "タウン1個ごとのVP。失われた支配力の分が加わる。"),
    # V7 to V13
    number("fort_supply", "QV-V7.1", 10, 0, 30, "V7 Forts", "V7 砦の数", "Fort tokens in the supply.", "用意する砦トークンの数。"),
    number("altar_supply", "QV-V7.1", 10, 0, 30, "V7 Altars", "V7 祭壇の数", "Altar tokens in the supply.", "用意する祭壇トークンの数。"),
    number("granary_supply", "QV-V7.1", 5, 0, 30, "V7 Granaries", "V7 食糧庫の数",
           "Granary tokens in the supply.", "用意する食糧庫トークンの数。"),
    number("build_food_cost", "QV-V7.3", 0, 0, 5, "V7 Food for a building", "V7 建設に払う食料",
           "Food paid for each building.", "建造物1つにつき払う食料。"),
    number("max_builds_per_turn", "QV-V7.4", 0, 0, 10, "V7 Buildings a turn", "V7 手番ごとの建設数",
           "Most buildings in a turn; 0 means no limit.", "1手番に建てられる数。0は制限なし。"),
    switch("forts", "QV-V8.1", "V8 Forts", "V8 砦", "Surplus workers may become forts.", "余ったワーカーで砦を建てられる。"),
    choice("fort_effect", "QV-V8.2", FORT_EFFECTS, "V8 Effect of a fort", "V8 砦の効果",
           "Its users roll two dice and count the higher one, or each fort gives them 2 strength.",
           "サイコロを2個振って高い方を使うか、砦ごとに戦力を2加えるか。"),
    switch("altars", "QV-V9.1", "V9 Altars shelter from Wrath", "V9 祭壇による軽減",
           "An altar spares its area from Wrath of God.", "祭壇のあるエリアは神の怒りの被害を受けない。"),
    choice("altar_protects", "QV-V9.2", PROTECTS, "V9 Who is spared", "V9 守られる相手",
           "Everybody, or only the owner of the altar (needs V12).", "全員か、祭壇の所有者だけか（V12が必要）。"),
    switch("exile", "QV-V10.1", "V10 Exile at the altar", "V10 祭壇での追放",
           "Workers at an altar may be exiled for points.", "祭壇のマスのワーカーを追放して得点を得られる。"),
    number("exile_per_turn", "QV-V10.1", 1, 1, 5, "V10 Exiles a turn", "V10 手番ごとの追放数",
           "Most workers exiled in a turn.", "1手番に追放できるワーカーの数。"),
    switch("granaries", "QV-V11.1", "V11 Granaries", "V11 食糧庫",
           "Surplus workers may become granaries, which give food.", "余ったワーカーで、食料を生む食糧庫を建てられる。"),
    number("granary_income", "QV-V11.1", 1, 0, 5, "V11 Food from a granary", "V11 食糧庫の食料",
           "Food for each granary in the end phase.", "終了フェイズに食糧庫1つから得る食料。"),
    switch("building_owners", "QV-V12.1", "V12 Buildings have owners", "V12 建造物の所有",
           "Only the owner, marked by a pawn on the chit, uses a building.", "チットに乗せたポーンで示される所有者だけが建造物を使える。"),
    switch("buildings_fall", "QV-V13.1", "V13 Buildings are destroyed", "V13 建造物の破壊",
           "Wars and Wrath of God remove buildings.", "戦争と神の怒りで建造物が取り除かれる。"),
    # V14 to V17
    switch("past_generations", "QV-V14.1", "V14 Generation bonus from past generations", "V14 過去の世代による世代ボーナス",
           "The bonus is the number of cards in earlier generations.", "世代ボーナスが、それより前の世代のカード枚数になる。"),
    number("past_generations_base", "QV-V14.1", 0, 0, 10, "V14 Base points", "V14 基礎点",
           "VP besides the cards.", "カード枚数に加えるVP。"),
    choice("past_generations_count", "QV-V14.2", COUNTS, "V14 Whose cards", "V14 数えるカード",
           "Whose cards of earlier generations are counted.", "前の世代のだれのカードを数えるか。"),
    switch("no_generation_bonus", "QV-V15.1", "V15 No generation bonus", "V15 世代ボーナスの廃止",
           "Nobody gains the generation bonus; stronger than V14.", "世代ボーナスをなくす。V14より優先される。"),
    switch("no_infiltration", "QV-V16.1", "V16 No immediate infiltration", "V16 即時浸透建設の禁止",
           "No town at once where another player has majority and you had nothing.",
           "他のプレイヤーにマジョリティがあり自分の駒がなかったエリアに、その手番のうちにタウンを建てられない。"),
    switch("dominion_skills", "QV-V17.1", "V17 Skills that spend dominion", "V17 支配力を消費するスキル",
           "Each race has a third basic skill to choose from.", "各種族の基本スキルの選択肢が1つ増える。"),
    # V18 to V23
    switch("fewer_rounds", "QV-V18.1", "V18 Fewer rounds", "V18 ラウンド数の短縮",
           "Another number of rounds; takes the place of the option Rounds.", "ラウンド数を変える。「ラウンド数」の設定より優先される。"),
    number("fewer_rounds_number", "QV-V18.1", 10, 1, 14, "V18 Rounds", "V18 ラウンド数",
           "Rounds with V18.", "V18を使うときのラウンド数。"),
    switch("stronger_towns", "QV-V19.1", "V19 Stronger towns", "V19 タウンの戦力",
           "Intact towns count more in a war.", "破壊されていないタウンの戦力を上げる。"),
    number("town_strength", "QV-V19.1", 2, 1, 5, "V19 Strength of a town", "V19 タウン1個の戦力",
           "Strength of an intact town.", "破壊されていないタウン1個の戦力。"),
    switch("no_inheritance", "QV-V20.1", "V20 No inheritance", "V20 継承の廃止",
           "Old generations give no inheritance power.", "旧世代から継承力を得ない。"),
    switch("keep_stack", "QV-V21.1", "V21 Stacks stay", "V21 1マスに複数ワーカー",
           "Several own workers may stay in a space.", "1つのマスに自分のワーカーを複数残せる。"),
    switch("rebuild_points", "QV-V22.1", "V22 VP for rebuilding", "V22 再建時のVP",
           "Rebuilding a town gives points.", "タウンを再建すると得点を得る。"),
    number("rebuild_vp", "QV-V22.1", 3, 0, 10, "V22 VP", "V22 VP", "VP for each town rebuilt.", "タウンを1個再建するごとに得るVP。"),
    switch("generation_ties", "QV-V23.1", "V23 Ties for the generation bonus", "V23 世代ボーナスの同数処理",
           "Ties are not won by the seat nearest to the start player.", "同数のとき、スタートプレイヤーに近い席を優先しない。"),
    choice("generation_ties_rule", "QV-V23.1", TIES, "V23 How ties end", "V23 同数の扱い",
           "Nobody gains it; it is divided, rounded down; or the last in turn order gains it.",
           "誰も得ないか、等分（端数切り捨て）するか、手番順が最後のプレイヤーが得るか。"),
)  # fmt: skip


VARIANTS: dict[str, tuple[str, dict[str, str]]] = {
    "V1": ("dominion", {
        "start": "dominion_start", "growth_mode": "dominion_growth_mode", "growth": "dominion_growth",
        "fixed": "dominion_fixed", "cap": "dominion_cap",
    }),
    "V2": ("dominion_loss", {"loss": "dominion_loss_amount"}),
    "V3": ("dominion_scores", {"vp_per_point": "dominion_vp", "replace_town_points": "dominion_replaces_towns"}),
    "V4": ("worker_points", {"vp_per_worker": "vp_per_worker"}),
    "V5": ("war_reward", {"reward": "war_reward_kind", "amount": "war_reward_amount"}),
    "V6": ("spoils", {"base": "spoils_base"}),
    "V7": ("", {
        "build_food_cost": "build_food_cost", "max_builds_per_turn": "max_builds_per_turn", "supply": "", "forts": "fort_supply",
        "altars": "altar_supply", "granaries": "granary_supply",
    }),
    "V8": ("forts", {"effect": "fort_effect"}),
    "V9": ("altars", {"protects": "altar_protects"}),
    "V10": ("exile", {"per_turn": "exile_per_turn", "vp": ""}),
    "V11": ("granaries", {"income": "granary_income"}),
    "V12": ("building_owners", {}),
    "V13": ("buildings_fall", {}),
    "V14": ("past_generations", {"base": "past_generations_base", "count": "past_generations_count"}),
    "V15": ("no_generation_bonus", {}),
    "V16": ("no_infiltration", {}),
    "V17": ("dominion_skills", {}),
    "V18": ("fewer_rounds", {"rounds": "fewer_rounds_number"}),
    "V19": ("stronger_towns", {"town_strength": "town_strength"}),
    "V20": ("no_inheritance", {}),
    "V21": ("keep_stack", {}),
    "V22": ("rebuild_points", {"rebuild_vp": "rebuild_vp"}),
    "V23": ("generation_ties", {"tie": "generation_ties_rule"}),
}  # fmt: skip
"""Optional rule (QV-12) -> its switch and its parameters, as options; an empty name: none of its own."""

BUILDING_RULES = ("forts", "altars", "exile", "granaries")
"""Buildings are in force when one of these is on (QV-V0.3)."""

for _spec in OPTIONS:
    for _rule, (_switch, _parameters) in VARIANTS.items():
        if _spec.name == _switch:
            _spec.short = _rule
        for _parameter, _name in _parameters.items():
            if _spec.name == _name:
                _spec.short = f"{_rule}.{_parameter}"
                _spec.needs = (_switch,) if _switch else BUILDING_RULES


def rules_of(options: dict[str, Any]) -> Rules:
    """The rules a table's options make."""
    r = Rules()
    r.custom = options["mode"] == "custom"
    r.pick_races = options["race_selection"] == "pick"
    r.rounds = options["fewer_rounds_number"] if options["fewer_rounds"] else options["rounds"]
    r.random_extra_slots = options["extra_slot_rule"] == "random"
    r.free_blocked = options["free_blocked_when_marked"]
    r.must_place = options["placement_mandatory"]
    r.dominion = options["dominion"]
    r.dominion_start = options["dominion_start"]
    r.growth_mode = GROWTH_MODES.index(options["dominion_growth_mode"])
    r.growth = options["dominion_growth"]
    r.fixed = options["dominion_fixed"]
    r.cap = options["dominion_cap"]
    r.loses = options["dominion_loss"]
    r.loss = LOSSES.index(options["dominion_loss_amount"])
    r.dominion_scores = options["dominion_scores"]
    r.vp_per_point = options["dominion_vp"]
    r.replace_town_points = options["dominion_replaces_towns"]
    r.vp_per_worker = options["vp_per_worker"] if options["worker_points"] else 1
    r.war_reward = options["war_reward"]
    r.reward = REWARDS.index(options["war_reward_kind"])
    r.reward_amount = options["war_reward_amount"]
    r.spoils = options["spoils"]
    r.spoils_base = options["spoils_base"]
    r.forts = options["fort_supply"]
    r.altars = options["altar_supply"]
    r.granaries = options["granary_supply"]
    r.build_food = options["build_food_cost"]
    r.most_builds = options["max_builds_per_turn"]
    r.fort = options["forts"]
    r.fort_effect = FORT_EFFECTS.index(options["fort_effect"])
    r.altar = options["altars"]
    r.altar_protects = PROTECTS.index(options["altar_protects"])
    r.exile = options["exile"]
    r.exiles_per_turn = options["exile_per_turn"]
    r.granary = options["granaries"]
    r.granary_income = options["granary_income"]
    r.ownership = options["building_owners"]
    r.buildings_fall = options["buildings_fall"]
    r.past_generations = options["past_generations"]
    r.past_base = options["past_generations_base"]
    r.past_count = COUNTS.index(options["past_generations_count"])
    r.no_generation_bonus = options["no_generation_bonus"]
    r.no_infiltration = options["no_infiltration"]
    r.dominion_skills = options["dominion_skills"]
    r.town_strength = options["town_strength"] if options["stronger_towns"] else 1
    r.no_inheritance = options["no_inheritance"]
    r.keep_stacks = options["keep_stack"]
    r.rebuild_points = options["rebuild_vp"] if options["rebuild_points"] else 0
    r.tie = TIE_SEED if not options["generation_ties"] else 1 + TIES.index(options["generation_ties_rule"])
    return r
