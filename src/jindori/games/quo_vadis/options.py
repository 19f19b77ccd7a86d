"""Optional rules and set-up choices (QV-1.4, QV-12): the rules a game is played by, one row a parameter."""

from __future__ import annotations

from typing import Final

from jindori.engine.ruleset import Options, Ruleset
from jindori.engine.vecs import i64

# Choices, in the order of their rows.
GROWTH_PER_TURN: Final = 0
GROWTH_FIXED: Final = 1
LOSE_HALF: Final = 0
LOSE_ALL: Final = 1
LOSE_ONE: Final = 2
REWARD_WAR_SPIRIT: Final = 0
REWARD_POINTS: Final = 1
BEST_OF_TWO: Final = 0
STRENGTH_TWO: Final = 1
PROTECTS_ALL: Final = 0
PROTECTS_OWNER: Final = 1
COUNT_OWN: Final = 0
COUNT_ALL: Final = 1
TIE_SEED: Final = 0
TIE_NONE: Final = 1
TIE_SHARED: Final = 2
TIE_REVERSE: Final = 3
NO_LIMIT: Final = 0


NO_BUILDING: Final = 0
FORT: Final = 1
ALTAR: Final = 2
GRANARY: Final = 3
BUILDINGS: Final = ("", "fort", "altar", "granary")

BUILDING_RULES: Final = ("forts", "altars", "exile", "granaries")
"""Buildings are in force when one of these is on (QV-V0.3)."""

LATER: Final[tuple[str, ...]] = ()
"""Names of fields that came after games had been saved (see ``Ruleset``)."""


class Rules:
    """Every parameter as a field. An optional rule that is off is False, or leaves the number of the basic rules. Positions share it."""

    def __init__(self, o: Options) -> None:
        # fmt: off
        o.group("Set-up and basic rules", "準備と基本ルール")
        self.custom: bool = o.either(
            "mode", "", "QV-3.2.3", "Mode", "モード",
            "Standard: the same limits for all races. Custom: each race has its own limits.",
            "スタンダード：全種族が同じ最大数。カスタム：種族ごとに異なる最大数。",
            ("standard", "standard", "スタンダード"), ("custom", "custom", "カスタム"))
        self.pick_races: bool = o.either(
            "race_selection", "", "QV-3.2.1", "Races", "種族の決め方",
            "Dealt at random, or chosen one after another, the last seat first.",
            "無作為に割り当てるか、最後の席から順に選ぶか。",
            ("random", "random", "無作為"), ("pick", "picked in turn", "順に選ぶ"))
        self.rounds: i64 = o.number(
            "rounds", "", "QV-4.1.1", 12, 1, 14, "Rounds", "ラウンド数",
            "How many turns each player takes.", "各プレイヤーが行う手番の数。")
        self.random_extra_slots: bool = o.either(
            "extra_slot_rule", "", "QV-2.1.11", "Extra tiles", "追加タイルの位置",
            "Where the tiles beyond the base are laid.", "ベースの外に置くタイルの位置。",
            ("fixed", "always the same places", "いつも同じ位置"), ("random", "anywhere outside", "外周のどこか"))
        self.free_blocked: bool = o.switch(
            "free_blocked_when_marked", "", "QV-4.2.3", "Free blocked by markers", "マーカーのあるフリーは選べない",
            "Free cannot be chosen while a marker lies on it.", "マーカーが乗っているフリーのカードは選べない。")
        self.must_place: bool = o.switch(
            "placement_mandatory", "", "QV-5.2.5", "First worker must be placed", "最初のワーカー配置は必須",
            "Off: the first worker may be kept back.", "オフにすると、最初のワーカーを置かなくてもよい。", default=True)
        # QV-V1 to QV-V3
        o.group("Growth or defence: dominion", "成長か防衛か：支配力")
        self.dominion: bool = o.switch(
            "dominion", "V1", "QV-V1.1", "Dominion on towns", "支配力",
            "Intact towns hold dominion points, which grow.", "破壊されていないタウンに支配力がたまる。")
        self.dominion_start: i64 = o.number(
            "dominion_start", "V1.start", "QV-V1.1", 0, 0, 20, "Dominion of a new town", "建設時の支配力",
            "Points of a town when it is built, where dominion grows every turn.",
            "建設したタウンが最初に持つ支配力（手番ごとに増えるとき）。")
        self.growth_mode: i64 = o.choice(
            "dominion_growth_mode", "V1.growth_mode", "QV-V1.2", "Growth", "支配力の増え方",
            "In each end phase of the owner, or once, when the town is built.",
            "所有者の終了フェイズごとに増えるか、建設時に一度だけ得るか。",
            ("per_turn", "every turn", "手番ごと"), ("fixed", "once, when built", "建設時に一度"))
        self.growth: i64 = o.number(
            "dominion_growth", "V1.growth", "QV-V1.2", 1, 0, 10, "Growth a turn", "手番ごとの増加",
            "Points each intact town gains, where dominion grows every turn.",
            "破壊されていないタウン1個ごとに増える支配力（手番ごとに増えるとき）。")
        self.fixed: i64 = o.number(
            "dominion_fixed", "V1.fixed", "QV-V1.3", 4, 0, 20, "Fixed dominion", "固定の支配力",
            "Points of a town when it is built, where they are given once.",
            "建設したタウンが持つ支配力（建設時に一度だけ得るとき）。")
        self.cap: i64 = o.number(
            "dominion_cap", "V1.cap", "QV-V1.5", 0, 0, 50, "Most dominion", "支配力の最大数",
            "Most points on one town; 0 means no limit.", "タウン1個の支配力の最大数。0なら制限なし。")
        self.loses: bool = o.switch(
            "dominion_loss", "V2", "QV-V2.1", "Dominion lost when a town falls", "支配力の喪失",
            "A town that falls loses dominion.", "破壊されたタウンは支配力を失う。", needs=("dominion",))
        self.loss: i64 = o.choice(
            "dominion_loss_amount", "V2.loss", "QV-V2.1", "How much is lost", "失う量",
            "Where half is lost, the half kept is rounded down.", "半分のとき、残る支配力は端数を切り捨てる。",
            ("half", "half", "半分"), ("all", "all", "すべて"), ("one", "one point", "1点"))
        self.dominion_scores: bool = o.switch(
            "dominion_scores", "V3", "QV-V3.1", "Dominion scores", "支配力の得点化",
            "Dominion on intact towns gives points at the end.", "破壊されていないタウンの支配力が最終決算で得点になる。",
            needs=("dominion",))
        self.vp_per_point: i64 = o.number(
            "dominion_vp", "V3.vp_per_point", "QV-V3.1", 1, 0, 5, "VP per point", "支配力1あたりのVP",
            "Victory points for each dominion point.", "支配力1につき得るVP。")
        self.replace_town_points: bool = o.switch(
            "dominion_replaces_towns", "V3.replace_town_points", "QV-V3.2", "Instead of town points", "タウンの得点と置き換え",
            "The 3 VP for each intact town are dropped.", "タウン1個につき3VPの得点をなくす。", default=True)
        # QV-V4 to QV-V6
        o.group("What workers and wars are worth", "ワーカーと戦争の見返り")
        o.switch(
            "worker_points", "V4", "QV-V4.1", "Other points for workers", "ワーカー得点の変更",
            "Workers on the board give another number of points.", "盤上のワーカーの得点を変える。")
        self.vp_per_worker: i64 = o.number(
            "vp_per_worker", "V4.vp_per_worker", "QV-V4.1", 0, 0, 5, "VP per worker", "ワーカー1個あたりのVP",
            "Victory points for each worker on the board.", "盤上のワーカー1個につき得るVP。", off=1)
        self.war_reward: bool = o.switch(
            "war_reward", "V5", "QV-V5.1", "Reward for winning a war", "戦勝報酬",
            "The winner of a war gains something at once.", "戦争に勝つとすぐに報酬を得る。")
        self.reward: i64 = o.choice(
            "war_reward_kind", "V5.reward", "QV-V5.1", "Kind of reward", "報酬の種類",
            "What the winner gains.", "勝者が得るもの。",
            ("war_spirit", "war spirit", "戦意"), ("vp", "VP", "VP"))
        self.reward_amount: i64 = o.number(
            "war_reward_amount", "V5.amount", "QV-V5.1", 1, 1, 5, "Amount", "報酬の量",
            "How much the winner gains.", "勝者が得る量。")
        self.spoils: bool = o.switch(
            "spoils", "V6", "QV-V6.1", "Spoils for destroying a town", "タウン破壊の戦利品",
            "Who destroys another player's town gains points.", "他のプレイヤーのタウンを破壊すると得点を得る。")
        self.spoils_base: i64 = o.number(
            "spoils_base", "V6.base", "QV-V6.1", 2, 0, 10, "Base points", "基礎点",
            "VP for each town, besides the dominion it lost.", "タウン1個ごとのVP。失われた支配力の分が加わる。")
        # QV-V7 to QV-V13
        o.group("More to build than towns: buildings", "タウン以外に建てるもの：建造物")
        self.forts: i64 = o.number(
            "fort_supply", "V7.forts", "QV-V7.1", 10, 0, 30, "Forts", "砦の数",
            "Fort tokens in the supply.", "用意する砦トークンの数。", needs=("forts",))
        self.altars: i64 = o.number(
            "altar_supply", "V7.altars", "QV-V7.1", 10, 0, 30, "Altars", "祭壇の数",
            "Altar tokens in the supply.", "用意する祭壇トークンの数。", needs=(("altars", "exile"),))
        self.granaries: i64 = o.number(
            "granary_supply", "V7.granaries", "QV-V7.1", 5, 0, 30, "Granaries", "食糧庫の数",
            "Granary tokens in the supply.", "用意する食糧庫トークンの数。", needs=("granaries",))
        self.build_food: i64 = o.number(
            "build_food_cost", "V7.build_food_cost", "QV-V7.3", 0, 0, 5, "Food for a building", "建設に払う食料",
            "Food paid for each building.", "建造物1つにつき払う食料。", needs=(BUILDING_RULES,))
        self.most_builds: i64 = o.number(
            "max_builds_per_turn", "V7.max_builds_per_turn", "QV-V7.4", 0, 0, 10, "Buildings a turn", "手番ごとの建設数",
            "Most buildings in a turn; 0 means no limit.", "1手番に建てられる数。0は制限なし。", needs=(BUILDING_RULES,))
        self.fort: bool = o.switch(
            "forts", "V8", "QV-V8.1", "Forts", "砦",
            "Surplus workers may become forts.", "余ったワーカーで砦を建てられる。")
        self.fort_effect: i64 = o.choice(
            "fort_effect", "V8.effect", "QV-V8.2", "Effect of a fort", "砦の効果",
            "Its users roll two dice and count the higher one, or each fort gives them 2 strength.",
            "サイコロを2個振って高い方を使うか、砦ごとに戦力を2加えるか。",
            ("best_of_two", "the better of two dice", "サイコロ2個の高い方"), ("strength_2", "2 strength", "戦力2"))
        self.altar: bool = o.switch(
            "altars", "V9", "QV-V9.1", "Altars shelter from Wrath", "祭壇による軽減",
            "An altar spares its area from Wrath of God.", "祭壇のあるエリアは神の怒りの被害を受けない。")
        self.altar_protects: i64 = o.choice(
            "altar_protects", "V9.protects", "QV-V9.2", "Who is spared", "守られる相手",
            "Everybody, or only the owner of the altar (needs V12).", "全員か、祭壇の所有者だけか（V12が必要）。",
            ("all", "everybody", "全員"), ("owner", "the owner only", "所有者だけ"))
        self.exile: bool = o.switch(
            "exile", "V10", "QV-V10.1", "Exile at the altar", "祭壇での追放",
            "Workers at an altar may be exiled for points.", "祭壇のマスのワーカーを追放して得点を得られる。")
        self.exiles_per_turn: i64 = o.number(
            "exile_per_turn", "V10.per_turn", "QV-V10.1", 1, 1, 5, "Exiles a turn", "手番ごとの追放数",
            "Most workers exiled in a turn.", "1手番に追放できるワーカーの数。")
        self.granary: bool = o.switch(
            "granaries", "V11", "QV-V11.1", "Granaries", "食糧庫",
            "Surplus workers may become granaries, which give food.", "余ったワーカーで、食料を生む食糧庫を建てられる。")
        self.granary_income: i64 = o.number(
            "granary_income", "V11.income", "QV-V11.1", 1, 0, 5, "Food from a granary", "食糧庫の食料",
            "Food for each granary in the end phase.", "終了フェイズに食糧庫1つから得る食料。")
        self.ownership: bool = o.switch(
            "building_owners", "V12", "QV-V12.1", "Buildings have owners", "建造物の所有",
            "Only the owner, marked by a pawn on the chit, uses a building.",
            "チットに乗せたポーンで示される所有者だけが建造物を使える。", needs=(BUILDING_RULES,))
        self.buildings_fall: bool = o.switch(
            "buildings_fall", "V13", "QV-V13.1", "Buildings are destroyed", "建造物の破壊",
            "Wars and Wrath of God remove buildings.", "戦争と神の怒りで建造物が取り除かれる。", needs=(BUILDING_RULES,))
        # QV-V14 to QV-V17
        o.group("Generations, infiltration, skills", "世代・浸透・スキル")
        self.past_generations: bool = o.switch(
            "past_generations", "V14", "QV-V14.1", "Generation bonus from past generations", "過去の世代による世代ボーナス",
            "The bonus is the number of cards in earlier generations.",
            "世代ボーナスが、それより前の世代のカード枚数になる。")
        self.past_base: i64 = o.number(
            "past_generations_base", "V14.base", "QV-V14.1", 0, 0, 10, "Base points", "基礎点",
            "VP besides the cards.", "カード枚数に加えるVP。")
        self.past_count: i64 = o.choice(
            "past_generations_count", "V14.count", "QV-V14.2", "Whose cards", "数えるカード",
            "Whose cards of earlier generations are counted.", "前の世代の誰のカードを数えるか。",
            ("own", "the winner's", "獲得者のカード"), ("all", "everybody's", "全員のカード"))
        self.no_generation_bonus: bool = o.switch(
            "no_generation_bonus", "V15", "QV-V15.1", "No generation bonus", "世代ボーナスの廃止",
            "Nobody gains the generation bonus; stronger than V14.", "世代ボーナスをなくす。V14より優先される。")
        self.no_infiltration: bool = o.switch(
            "no_infiltration", "V16", "QV-V16.1", "No immediate infiltration", "即時浸透建設の禁止",
            "No town at once where another player has majority and you had nothing.",
            "他のプレイヤーにマジョリティがあり自分の駒がなかったエリアに、その手番のうちにタウンを建てられない。")
        self.dominion_skills: bool = o.switch(
            "dominion_skills", "V17", "QV-V17.1", "Skills that spend dominion", "支配力を消費するスキル",
            "Each race has a third basic skill to choose from.", "各種族の基本スキルの選択肢が1つ増える。",
            needs=("dominion",))
        # QV-V18 to QV-V23
        o.group("Further switches", "その他のスイッチ")
        o.switch(
            "fewer_rounds", "V18", "QV-V18.1", "Fewer rounds", "ラウンド数の短縮",
            "Another number of rounds; takes the place of the option Rounds.",
            "ラウンド数を変える。「ラウンド数」の設定より優先される。")
        self.rounds = o.number(
            "fewer_rounds_number", "V18.rounds", "QV-V18.1", 10, 1, 14, "Rounds", "ラウンド数",
            "Rounds with V18.", "V18を使うときのラウンド数。", off=int(self.rounds))
        o.switch(
            "stronger_towns", "V19", "QV-V19.1", "Stronger towns", "タウンの戦力",
            "Intact towns count more in a war.", "破壊されていないタウンの戦力を上げる。")
        self.town_strength: i64 = o.number(
            "town_strength", "V19.town_strength", "QV-V19.1", 2, 1, 5, "Strength of a town", "タウン1個の戦力",
            "Strength of an intact town.", "破壊されていないタウン1個の戦力。", off=1)
        self.no_inheritance: bool = o.switch(
            "no_inheritance", "V20", "QV-V20.1", "No inheritance", "継承の廃止",
            "Old generations give no inheritance power.", "旧世代から継承力を得ない。")
        self.keep_stacks: bool = o.switch(
            "keep_stack", "V21", "QV-V21.1", "Stacks stay", "1マスに複数ワーカー",
            "Several own workers may stay in a space.", "1つのマスに自分のワーカーを複数残せる。")
        o.switch(
            "rebuild_points", "V22", "QV-V22.1", "VP for rebuilding", "再建時のVP",
            "Rebuilding a town gives points.", "タウンを再建すると得点を得る。")
        self.rebuild_points: i64 = o.number(
            "rebuild_vp", "V22.rebuild_vp", "QV-V22.1", 3, 0, 10, "VP", "VP",
            "VP for each town rebuilt.", "タウンを1個再建するごとに得るVP。", off=0)
        o.switch(
            "generation_ties", "V23", "QV-V23.1", "Ties for the generation bonus", "世代ボーナスの同数処理",
            "Ties are not won by the seat nearest to the start player.",
            "同数のとき、スタートプレイヤーに近い席を優先しない。")
        self.tie: i64 = TIE_NONE + o.choice(
            "generation_ties_rule", "V23.tie", "QV-V23.1", "How ties end", "同数の扱い",
            "Nobody gains it; it is divided, rounded down; or the last in turn order gains it.",
            "誰も得ないか、等分（端数切り捨て）するか、手番順が最後のプレイヤーが得るか。",
            ("none", "nobody gains it", "誰も得ない"), ("shared", "shared", "等分"), ("reverse", "last in turn order", "手番順が最後"),
            off=TIE_SEED - TIE_NONE)
        # fmt: on

    def buildings(self) -> bool:
        """Are there buildings at all (QV-V0.3)?"""
        return self.fort or self.altar or self.exile or self.granary

    def exists(self, building: i64) -> bool:
        """Does this kind of building exist (QV-V0.3)?"""
        if building == FORT:
            return self.fort
        if building == ALTAR:
            return self.altar or self.exile
        return self.granary

    def supply(self, building: i64) -> i64:
        """Tokens of a kind of building in the game (QV-V7.1)."""
        if building == FORT:
            return self.forts
        return self.altars if building == ALTAR else self.granaries

    def save(self) -> dict[str, object]:
        return RULES.save(self)


RULES: Final = Ruleset(Rules, LATER)
OPTIONS: Final = RULES.options
VARIANTS: Final = RULES.by_rule()
