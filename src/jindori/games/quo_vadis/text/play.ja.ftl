### Quo Vadis：問いかけ、出来事、できない理由。

## 判断点（ルール11章）。画面ではプレイヤー名の後に続く。

prompt-race = 種族を選ぶ
prompt-draft = { $left }枚のスキルから1枚を選んで伏せる
prompt-cubes = キューブ7個を戦意、食料、信仰に分ける
prompt-basic = 基本スキルを選ぶ
prompt-area = 創世エリアを選ぶ
prompt-area-cards = エリア{ $area }：どの創世カード2枚で指すか選ぶ
prompt-prayer = 恨みの祈り：支配力2で神の怒り1を得るか決める
prompt-wrath = { $area }に神の怒り（{ $amount }個）を使うか決める
prompt-divine-punishment = 神罰：神の怒り2個で{ $area }の1マスを撃つか決める
prompt-place = { $area }にワーカーを置く
prompt-place-more = ワーカーを追加で置くか決める
prompt-card = カードを1枚出す（世代を続けるか、交代するか）
prompt-entreaty = { $kind }：御無心（信仰{ $cost }）をするか決める
prompt-civic = 都市の威光：支配力1でアクションを1回増やすか決める
prompt-repeat = { $kind }：アクションの回数を選ぶ（{ $n }回まで）
prompt-miracle = 奇跡：残りアクション{ $left }回
prompt-revelation = 啓示：ワーカーを動かす（残り{ $left }回）
prompt-prosperity = 繁栄：残りアクション{ $left }回
prompt-discard = 捨てる手札を選ぶ（捨てなくてもよい）
prompt-war-spirit = { $area }の戦争：使う戦意を宣言する（手持ち{ $amount }）
prompt-war-levy = 徴兵：使う支配力を決める（{ $dominion }まで）
prompt-reroll = 軍師：戦意1で振り直すか決める
prompt-retreat = 撤退戦：ワーカー1個を逃がすか決める
prompt-plunder = 略奪：得るリソースを選ぶ
prompt-rebuild = 復興：食料1でタウンを再建するか決める
prompt-exile = 祭壇でワーカーを追放するか決める
prompt-build = 余ったワーカーで建造物を建てるか決める
prompt-claim = 持ち主のいない建造物を手に入れるか決める
prompt-town = タウンを建てるマスを選ぶ
prompt-skill = 表向きにするスキルを選ぶ
prompt-spend = 残り{ $left }の支配力を使うタウンを選ぶ

## 選択肢

label-race = { $race }
label-draft = { $skill }を選んで伏せる
label-cubes = 戦意{ $war-spirit }、食料{ $food }、信仰{ $faith }
label-basic = { $skill }
label-area = エリア{ $area }
label-area-cards = { $cards }
label-prayer = { $choice ->
    [yes] 祈る
   *[other] 見送る
}
label-wrath = { $spaces }を撃つ
label-decline = 見送る
label-place = { $space }へ置く
label-swarm = { $space }へ置く（支配力1）
label-stop = 終える
label-card = { $mode ->
    [change] { $kind }で世代交代
   *[other] { $kind }で世代継続
}
label-card-no-entreaty = 御無心しない
label-card-entreaty = { $pay ->
    [dominion] { $entreaty }として扱う（支配力1）
   *[other] { $entreaty }として扱う
}
label-civic = { $choice ->
    [yes] アクションを増やす
   *[other] 見送る
}
label-repeat = { $n }回
label-gain = 信仰1を得る
label-convert = 信仰を神の怒り1に変換
label-move = { $from }から{ $to }へ
label-nothing = アクション1回、捨て札も変換もしない
label-discard-one = { $kind }を捨てる
label-discard = { $cards }を捨てる
label-discard-none = 捨てない
label-exchange = { $from }を{ $to }に変換
label-war-spirit = 戦意{ $amount }
label-levy = 支配力{ $amount }
label-reroll = { $choice ->
    [yes] 振り直す
   *[other] そのまま
}
label-plunder = { $resource }
label-retreat = { $from }から{ $to }へ
label-rebuild = { $space }を再建
label-exile = { $space }から追放
label-build = { $space }に{ $building }
label-claim = { $space }の建造物を取る
label-town = { $space }にタウン
label-skill = { $skill }
label-spend = { $space }から1

## 出来事

event-game-began = { $players }人の神が世界を創る
event-race-taken = { $seat }が{ $race }を率いる
event-skills-dealt = 各プレイヤーにスキルが{ $each }枚ずつ配られた
event-drafted = { $seat }が{ $skill }を選んで伏せた
event-drafted-hidden = { $seat }がスキルを1枚選んで伏せた
event-packs-passed = 残りのスキルを左隣へ渡した
event-drew = { $seat }が{ $cards }を引いた
event-drew-hidden = { $seat }がカードを引いた
event-cubes-set = { $seat }は戦意{ $war-spirit }、食料{ $food }、信仰{ $faith }で始める
event-basic-chosen = { $seat }の基本スキルは{ $skill }
event-start-player = スタートプレイヤーは{ $seat }
event-round-began = 第{ $round }ラウンド
event-turn-began = { $seat }の手番
event-area-chosen = { $seat }がエリア{ $area }を選んだ（{ $cards }）
event-wrath-used = { $seat }の神の怒りが{ $spaces }を撃った（{ $paid }個）
event-workers-returned = { $seat }のワーカー{ $count }個が{ $space }から手元に戻った（{ $why }）
event-town-destroyed = { $space }の{ $seat }のタウンが破壊された（{ $why }）
event-ring-placed = { $seat }がエリア{ $area }に地形リングを置いた（{ $terrain }）
event-ring-missing = { $terrain }の地形リングが残っておらず、エリア{ $area }の地形は変わらない
event-altar-shelters = 祭壇がエリア{ $area }を守った
event-worker-placed = { $cost ->
    [0] { $seat }が{ $space }にワーカーを置いた
   *[other] { $seat }が{ $space }にワーカーを置いた（食料−{ $cost }）
}
event-card-played = { $mode ->
    [change] { $entreaty-id ->
        [none] { $seat }が{ $kind }で第{ $generation }世代に交代した
       *[other] { $seat }が{ $kind }で第{ $generation }世代に交代した（{ $entreaty }として）
    }
   *[other] { $entreaty-id ->
        [none] { $seat }が第{ $generation }世代に{ $kind }を重ねた
       *[other] { $seat }が第{ $generation }世代に{ $kind }を重ねた（{ $entreaty }として）
    }
}
event-actions-counted = { $power ->
    [0] { $seat }：{ $kind }を{ $actions }回
   *[other] { $seat }：{ $kind }を{ $actions }回（継承力{ $power }）
}
event-worker-moved = { $seat }が{ $from }から{ $to }へワーカーを動かした
event-discarded = { $seat }が{ $cards }を捨てた
event-war-began = エリア{ $area }で戦争：{ $seats }（係争マスは{ $spaces }）
event-base-strengths = 戦意とサイコロの前の戦力：{ $totals }
event-spirit-declared = { $seat }が戦意{ $amount }を宣言した
event-levy-declared = { $seat }が支配力{ $amount }を消費した
event-rolled = { $two ->
    [yes] { $seat }の出目は{ $roll }（{ $sides }面体2個：{ $dice }）
   *[other] { $seat }の出目は{ $roll }（{ $sides }面体）
}
event-rerolled = { $two ->
    [yes] { $seat }が振り直して{ $roll }（{ $sides }面体2個：{ $dice }）
   *[other] { $seat }が振り直して{ $roll }（{ $sides }面体）
}
event-strengths = 戦力：{ $totals }
event-war-won = エリア{ $area }の戦争に{ $seat }が勝利
event-war-drawn = { $seats }は引き分け
event-war-lost = { $seat }が敗北
event-retreated = { $seat }のワーカーが{ $from }から{ $to }へ逃れた
event-reshuffled = 捨て札{ $count }枚で山札を作り直した
event-rebuilt = { $seat }が{ $space }のタウンを再建した
event-town-built = { $seat }が{ $space }にタウンを建てた
event-no-town-built = { $seat }にはタウンを建てられるマスがなかった
event-skill-revealed = { $seat }が{ $skill }を表向きにした
event-territory = { $seat }の領土ボーナス：{ $count }枚×{ $majorities }＝{ $bonus }VP
event-points = { $skill-id ->
    [none] { $seat }：{ $signed }VP（{ $source }）
   *[other] { $seat }：{ $signed }VP（{ $skill }）
}
event-counter = { $lost ->
    [0] { $seat }：{ $counter }{ $signed }、現在{ $total }（{ $why }）
   *[other] { $seat }：{ $counter }{ $signed }、現在{ $total }（{ $why }、最大数を超えた{ $lost }個は失われた）
}
event-exiled = { $seat }が{ $space }のワーカーを追放した（{ $count }個目）
event-building-built = { $seat }が{ $space }に{ $building }を建てた
event-building-claimed = { $seat }が{ $space }の{ $building }を手に入れた
event-building-removed = { $space }の{ $building }が取り除かれた（{ $why }）
event-dominion = { $space }の支配力{ $signed }、現在{ $total }（{ $why }）
event-generation-bonus = 第{ $generation }世代の世代ボーナスは{ $seat }：{ $bonus }VP
event-game-ended = 全ラウンド終了、最終決算

## 理由と出どころ

why-card = カード
why-conversion = 変換
why-free = フリー
why-wrath = 神の怒り
why-terrain = 地形
why-additional = 追加配置
why-entreaty = 御無心
why-war = 戦争
why-defeat = 敗北
why-victory = 勝利
why-granary = 食糧庫
why-building = 建設
why-growth = 成長
why-settling = タウン建設
why-adjustment = 調整
why-rebuilding = 再建
why-exchange = 変換
source-territory = 領土ボーナス
source-prosperity = 繁栄
source-workers = ワーカー
source-towns = タウン
source-generation-bonus = 世代ボーナス
source-skills = スキル
source-war-reward = 戦勝報酬
source-spoils = 戦利品
source-exile = 追放
source-dominion = 支配力
source-rebuilding = 再建
score-territory = 領土ボーナス
score-prosperity = 繁栄
score-workers = ワーカー
score-towns = タウン
score-generation-bonus = 世代ボーナス
score-skills = スキル
score-war-reward = 戦勝報酬
score-spoils = 戦利品
score-exile = 追放
score-dominion = 支配力
score-rebuilding = 再建

## できない理由

reason-race-taken = { $race }はすでに選ばれている。
reason-skill-not-held = { $skill }は今持っているカードの中にない。
reason-cubes-not-seven = キューブはちょうど7個を分ける（{ $n }個になっている）。
reason-above-limit = { $counter }の最大数を超える。
reason-not-your-skill = { $skill }は自分の種族の基本スキルではない。
reason-area-not-in-world = エリア{ $area }はこの世界にない。
reason-card-marked = 創世カード{ $genesis }にはマーカーが乗っている。
reason-free-blocked = { $genesis }にはマーカーが乗っている。
reason-too-little-faith = 信仰が{ $cost }個必要だが、{ $have }個しかない。
reason-wrong-numbers = このカードではエリア{ $area }を指せない。
reason-too-little-wrath = 神の怒りが3個（神罰があれば2個）必要だが、{ $have }個しかない。
reason-too-many-spaces = 神の怒り{ $have }個で選べるのは{ $most }マスまで。
reason-not-in-genesis-area = { $space }は創世エリアの外にある。
reason-too-little-food = 食料が{ $cost }個必要だが、{ $have }個しかない。
reason-no-worker-left = 手元にワーカーが残っていない。
reason-must-place = 最初のワーカーは必ず置く。
reason-once-a-turn = { $skill }はこの手番ですでに使っている。
reason-card-not-in-hand = { $kind }は手札にない。
reason-first-round = 第1ラウンドのカードは第1世代に置く。
reason-last-generation = 第6世代の後に世代はない。
reason-no-place-for-town = タウンを建てられるマスに自分のワーカーがいない。
reason-printed-kind = このカードはもともと{ $kind }である。
reason-no-dominion = タウンに支配力が足りない。
reason-too-many-actions = アクションは{ $most }回まで（{ $n }回はできない）。
reason-wrath-full = 神の怒りは最大数に達している。
reason-converted-already = 変換はカード1枚につき1回だけ。
reason-no-action-left = アクションが残っていない。
reason-not-adjacent = { $other }は{ $space }に隣接していない。
reason-not-there-at-start = { $space }のワーカーは、アクション開始時に創世エリアにいなかった。
reason-not-enough-of-it = { $counter }を持っていない。
reason-same-resource = リソースは別の種類にだけ変換できる（{ $counter }）。
reason-not-so-much-spirit = 戦意は{ $have }個しかない（{ $n }個は使えない）。
reason-space-not-empty = { $space }は空いていない。
reason-space-contested = { $space }は係争マスである。
reason-no-own-worker = { $space }に自分のワーカーがいない。
reason-town-in-space = { $space }にはすでにタウンがある。
reason-infiltration = { $space }のワーカーはこの手番に来たばかりで、そこには他のプレイヤーのマジョリティがある。
reason-no-ruin = { $space }に破壊された自分のタウンはない。
reason-no-altar = { $space }に使える祭壇はない。
reason-no-surplus = { $space }に余ったワーカーはいない。
reason-building-there = { $space }にはすでに{ $building }がある。
reason-no-building-left = { $building }がもう残っていない。
reason-not-claimable = { $space }に、自分の駒とともにある持ち主のいない建造物はない。
reason-needs-skill = { $skill }が必要。
reason-no-additional-food = { $space }に置くワーカーには追加配置の食料がかからない。
reason-not-in-world = { $space }はこの世界にない。
