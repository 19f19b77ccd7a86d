### Quo Vadis：画面の言葉（世界、手札、シート、場面）

## 途中の問いかけ

qv-ask-to = { $space }のワーカーをどこへ動かしますか

qv-mode = { $mode ->
    [change] 世代交代
   *[other] 世代継続
}
qv-label-area = エリア{ $area }：{ $cards }
qv-label-area-paid = エリア{ $area }：{ $cards }（信仰−{ $n }）
qv-label-area-cards = { $cards }（信仰−{ $n }）
qv-label-entreaty = { $entreaty }として（信仰−{ $n }）

## 世界

qv-board = エリアの世界
qv-genesis = 創世カード
qv-rings = 地形リングの残り
qv-common = 共通のストック
qv-deck = 山札{ $n }
qv-discards = 捨て札{ $n }
qv-aria-marked = { $genesis }（マーカーあり）
qv-aria-space = { $space }、{ $terrain }
qv-aria-ruin = { $seat }の破壊されたタウン
qv-aria-town = { $seat }のタウン
qv-aria-workers = { $seat }のワーカー{ $n }個
qv-aria-genesis-area = 創世エリア
qv-aria-majority = マジョリティ：{ $seats }
qv-ringed = 印刷された地形：{ $terrain }
qv-would-fight = ここで戦争になる
qv-would-fight-note = 基本戦力（ここに戦意とサイコロの出目が加わる）
qv-war-coming = まもなく戦争
qv-odds = { $seat }、これ以上の戦意なし：勝ち{ $win }％、引き分け{ $draw }％、負け{ $lose }％
qv-odds-short = { $seat }の見込み（追加の戦意なし、％）
qv-odds-win = 勝{ $n }
qv-odds-draw = 分{ $n }
qv-odds-lose = 負{ $n }
qv-counts-in-war = 戦争で数える
qv-fort-two-dice = 砦のある創世エリアの戦争で、使う人はサイコロを2個振り、高い方を使う
qv-fort-two-strength = そのマスか隣のマスをめぐる戦争で、使う人の戦力+2
qv-altar-shelters-all = そのエリアは神の怒りの被害を受けない
qv-altar-shelters-owner = 所有者の駒はそのエリアの神の怒りの被害を受けない
qv-altar-exile = 終了フェイズ：ここのワーカーを追放してVPを得られる（1手番に{ $n }個）
qv-granary-food = 自分の手番の終了フェイズ：食料+{ $n }
qv-area-cost = 信仰{ $n }以上
qv-ruins-n = 破壊：{ $n }
qv-area-cards = 創世カード：{ $cards }
qv-area-empty = 誰もいない
qv-what-vp = 得点
qv-what-supply = 手元のワーカー
qv-what-majorities = マジョリティ
qv-what-hand = 手札
qv-what-dominion = 支配力
qv-what-territory = 領土ボーナス
qv-what-strength = 戦力
qv-what-win = 勝利（％）
qv-what-draw = 引き分け（％）
qv-what-lose = 敗北（％）

## 上の帯と席

qv-round = 第{ $n }ラウンド
qv-phase-area = エリア選択
qv-phase-genesis = 創世
qv-phase-war = 戦争
qv-phase-end = 終了
qv-workers-n = 盤上のワーカー{ $n }個
qv-towns-n = { $ruins ->
    [0] タウン{ $n }個
   *[other] タウン{ $n }個、破壊{ $ruins }個
}
qv-hand-n = 手札{ $n }枚（最大{ $limit }枚）
qv-skills-n = スキル：表向き{ $up }枚、伏せたもの{ $down }枚

## 手札とシート

qv-hand = 手札
qv-kind-blessing = 戦意+1
qv-kind-labour = 食料+1
qv-kind-miracle = 信仰+1、神の怒りに変換
qv-kind-revelation = ワーカーを移動
qv-kind-prosperity = 1VP、捨て札か変換
qv-no-cards = 手札はありません
qv-reserve = 手元
qv-exiled = 追放{ $n }
qv-generations = 世代
qv-cards = { $n }枚
qv-affinity = 適性：{ $terrain }
qv-aria-counter = { $counter }：{ $n }（最大数{ $limit }）
qv-aria-actions = アクション{ $n }回
qv-if-change = 新しい世代の1枚目として出したときのアクション数
qv-change-n = 交代×{ $n }
qv-face-down = 伏せてある
qv-face-down-n = 伏せた{ $n }枚

## 場面

qv-race = 種族を選ぶ
qv-race-note = 最後の席から順に選ぶ
qv-limits = 最大数
qv-next-change = いま世代交代したときの領土ボーナス（新しいタウンも数える）：{ $vp }VP（{ $cards }×マジョリティ）
qv-change-vp = { $vp }VP
qv-change-short = 交代
qv-front = 数える駒

qv-draft = スキルのドラフト
qv-draft-pick = { $n }枚から1枚を選んで伏せる（表向きにするまで他の人には見えません）
qv-draft-wait = ほかのプレイヤーを待っています
qv-turn-up = スキルを表向きにする
qv-turn-up-pick = この手番の終わりから効果を持つ
qv-basic = 基本スキル
qv-basic-pick = 民が最初から持つスキルを選ぶ
qv-recommended = はじめての人におすすめ
qv-kept = 選んで伏せたスキル（{ $n }枚）
qv-pass-to = 残り{ $n }枚の渡し先
qv-cubes = { $n }個のキューブを分ける
qv-cubes-left = { $n ->
    [0] すべて置きました
   *[other] 残り{ $n }個
}
qv-less = { $counter }を減らす
qv-more = { $counter }を増やす
qv-war = エリア{ $area }の戦争
qv-declares = { $n }番目に宣言
qv-war-base = 駒とスキル
qv-at-hand = 手持ち{ $n }
qv-die = サイコロ（d{ $n }）
qv-better-of-two = 2個の高い方
qv-war-total = 戦力
qv-war-winner = 勝利
qv-war-drawn = 引き分け
qv-war-loser = 敗北
qv-thinks = 思案中

## ページの枠の言葉に代えて

first-player = スタートプレイヤー
end-title = { $n ->
    [0] 終局
    [1] { $winners }の勝利
   *[other] 引き分け：{ $winners }
}
