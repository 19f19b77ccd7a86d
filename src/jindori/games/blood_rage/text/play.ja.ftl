### ブラッドレイジ：問いかけ、出来事、できない理由。

## 判断点（BR-20）。画面ではプレイヤー名の後に続く。

prompt-clan = クランを選ぶ
prompt-draft = { $left }枚から{ $count }枚を確保する
prompt-action = アクションを選ぶ（レイジ{ $rage }）
prompt-march-to = { $from }からの進軍先を選ぶ
prompt-march-figures = { $from }から{ $to }へ進軍するフィギュアを選ぶ
prompt-sacrifice = 犠牲にする自分のフィギュアを2体選ぶ
prompt-free-invade = { $figure }を無料で侵略させるか決める
prompt-succor = フリッガの救援：{ $province }に戦士をもう1体送るか決める
prompt-thors-domain = トールの領域：2レイジで{ $province }をすぐに略奪するか決める
prompt-join = 戦の呼び声：{ $province }へフィギュアを送るか決める（{ $token }、STR：{ $totals }）
prompt-commit = { $province }の戦闘：カードを1枚伏せる
prompt-quest-as-battle = クエストを戦闘カードとして数えるか決める
prompt-tide-keep = オーディンの潮流：残すフィギュアを1体選ぶ
prompt-late = { $province }の戦闘：後出しカードを出すか決める
prompt-raise-stat = { $for }：上昇させるステータスを選ぶ
prompt-prowess = ティアの武勇：1枚1レイジで手札に戻すカードを選ぶ
prompt-witch-retreat = ヴォルヴァの魔女をユグドラシルへ退却させるか決める
prompt-protect = フリッガの守護：1体1レイジで守るフィギュアを選ぶ
prompt-hammers-move = 槌の王：{ $province }のリーダーを動かすか決める
prompt-blessing = ロキの祝福：{ $province }に戦士を1体送るか決める
prompt-keep = 残すカードを1枚選ぶ（残さなくてもよい）

## 選択肢

label-clan = { $clan }
label-draft = { $cards }を確保する
label-pass = パス
label-invade = { $figure }を{ $to }へ
label-march-from = { $from }から進軍
label-march-to = { $to }へ進軍
label-march-figures = { $figures }
label-upgrade = { $replaces-id ->
    [none] { $card }をプレイ
   *[other] { $replaces }を捨て札にして{ $card }をプレイ
}
label-quest = { $card }を引き受ける
label-pillage = { $province }を略奪
label-repillage = { $province }を再び略奪
label-valhalla-invade = ヴァルハラから{ $figure }を{ $to }へ
label-sacrifice = フィギュア2体を犠牲にする
label-sacrifice-figures = { $figures }を犠牲にする
label-free-invade = { $figure }を{ $to }へ
label-decline = 見送る
label-succor = { $choice ->
    [yes] 戦士を送る
   *[other] 見送る
}
label-thors-domain = { $choice ->
    [yes] 略奪する（2レイジ）
   *[other] 見送る
}
label-join = { $from }の{ $figure }
label-commit = { $card }を出す
label-quest-as-battle = { $choice ->
    [yes] 数える
   *[other] 数えない
}
label-tide-keep = { $figure }を残す
label-late = { $card }を出す
label-raise-stat = { $stat }
label-prowess = { $cards }を戻す
label-prowess-none = 何も戻さない
label-witch-retreat = { $choice ->
    [yes] 退却する
   *[other] 破壊される
}
label-protect = { $figures }を守る
label-protect-none = 守らない
label-hammers-move = { $to }へ動かす
label-blessing = { $choice ->
    [yes] 戦士を送る
   *[other] 見送る
}
label-keep = { $card }を残す
label-keep-none = 残さない

## 出来事

event-game-began = { $players }つのクランの物語が始まる
event-province-fell-at-setup = { $province }は初めから破壊されている
event-age-began = 第{ $age }時代
event-phase-began = { $phase }
event-dealt = 各クランにカードが{ $each }枚ずつ配られた
event-drafted = { $seat }が{ $card }を確保した
event-drafted-hidden = { $seat }がカードを確保した
event-packs-passed = 残りのカードを左隣へ渡した
event-rage-set = { $seat }のレイジは{ $rage }
event-turn-began = { $seat }の手番
event-passed = { $seat }がパス
event-invaded = { $source-id ->
    [valhalla] { $seat }が{ $to }にヴァルハラの{ $figure }で侵略（レイジ{ $paid }）
   *[other] { $cost ->
        [0] { $seat }が{ $to }に{ $figure }で侵略
       *[other] { $seat }が{ $to }に{ $figure }で侵略（レイジ{ $paid }）
    }
}
event-marched = { $seat }が{ $from }から{ $to }へ進軍：{ $figures }（レイジ−1）
event-upgraded = { $replaced-id ->
    [none] { $seat }が{ $card }をプレイ
   *[other] { $seat }が{ $replaced }を捨て札にして{ $card }をプレイ
}
event-monster-left = { $seat }の{ $figure }が箱に戻った
event-quest-committed = { $seat }が{ $card }を引き受けた
event-quest-committed-hidden = { $seat }がクエストを1枚引き受けた
event-pillage-began = { $again ->
    [yes] { $seat }が{ $province }を再び略奪（ティアの挑戦）
   *[other] { $seat }が{ $province }を略奪
}
event-joined = { $seat }が{ $from }から{ $province }へ{ $figure }を送った
event-call-closed = { $full ->
    [yes] { $province }の村がすべて埋まった
   *[other] { $province }への呼び声に応じる者はもういない
}
event-unopposed = { $province }に{ $seat }の敵はいない
event-battle-began = { $province }で戦闘：{ $seats }
event-revealed = { $seat }が{ $card }を公開（+{ $bonus }）
event-text-cancelled = { $by }が{ $seat }の{ $card }の効果を打ち消した
event-watch = { $seat }がヘイムダルの見張りで{ $glory }栄光を得て、公開されたカードはすべて捨て札になった
event-counts-as-battle = { $seat }が{ $card }を+{ $bonus }として数えた
event-late-played = { $seat }が{ $card }を後出しした
event-totals = 合計：{ $totals }
event-battle-won = { $province }の戦闘に{ $seat }が勝利
event-battle-tied = { $province }の戦闘は同値で全員敗北
event-destroyed = { $place }で{ $seat }の{ $figures }が破壊された（{ $cause }）
event-retreated = { $seat }の{ $figure }が{ $from }から{ $to }へ退却した
event-protected = { $seat }が{ $place }の{ $figures }を守った
event-card-returned = { $card }が{ $seat }の手札に戻った
event-card-discarded = { $seat }が{ $card }を捨てた
event-card-taken = { $seat }が{ $giver }から{ $card }を奪った
event-pillaged = { $seat }が{ $province }の略奪に成功：{ $token }
event-stat-raised = { $seat }の{ $stat }が{ $value }に上昇した（{ $why }）
event-glory = { $amount ->
    [1] { $seat }が1栄光を得た（{ $why }）
   *[other] { $seat }：栄光{ $signed }（{ $why }）
}
event-rage-changed = { $seat }：レイジ{ $signed }、現在{ $total }（{ $why }）
event-hammers-moved = { $seat }がリーダーを{ $from }から{ $to }へ動かした
event-sacrificed = { $seat }がフィギュア2体を犠牲にした
event-hand-discarded = { $seat }が{ $count }枚を捨て、{ $kept }枚を残した
event-quest-revealed = { $fulfilled ->
    [yes] { $seat }が{ $card }を達成
   *[other] { $seat }は{ $card }を達成できなかった
}
event-province-fell = { $province }が破壊された
event-doom-moved = 次に破壊されるのは{ $province }
event-released = { $seat }のフィギュア{ $count }体がヴァルハラから戻った
event-tokens-restored = 略奪トークンがすべて報酬面に戻った
event-first-player = { $seat }がファーストプレイヤーになった
event-game-ended = 物語の終わり
event-clan-chosen = { $seat }が{ $clan }のクランを選んだ
event-rage-lost = { $seat }の残りのレイジ{ $amount }が失われた

## 理由と出どころ

why-battle = 戦闘の勝利
why-token = 略奪
why-quest = クエスト
why-ragnarok = ラグナロク
why-stats = クランステータス
why-cost = コスト
cause-troll = トロール
cause-fire-giant = ファイアジャイアント
cause-odins-smite = オーディンの一撃
cause-odins-tide = オーディンの潮流
cause-defeat = 敗北
cause-ragnarok = ラグナロク
cause-friggas-sacrifice = フリッガの犠牲
score-battle = 戦闘の勝利
score-token = 略奪トークン
score-quest = クエスト
score-ragnarok = ラグナロクでの死
score-cards = カードの効果
score-stats = 終了時のステータス

## できない理由

reason-no-such-figure = このクランに{ $figure }はいない。
reason-not-in-reserve = ストックに{ $figure }がない。
reason-not-in-valhalla = ヴァルハラにこのクランの{ $figure }がない。
reason-place-destroyed = { $place }は破壊されている。
reason-fjord-closed = { $place }は援護する地域が両方とも破壊され、ゲームから除かれている。
reason-no-room = { $place }に空いている村がない。
reason-ships-to-fjords = { $figure }はフィヨルドにしか置けない。
reason-fjords-for-ships = { $place }に置けるのは船だけ。
reason-yggdrasil-closed = ユグドラシルに侵略できるのはダークエルフだけ。
reason-horns-full = ホーンの上限に達している（盤上に{ $n }体）。
reason-too-little-rage = { $cost }レイジ必要だが、残りは{ $rage }。
reason-no-figures-to-march = { $place }に自分のフィギュアがない。
reason-nowhere-to-march = ほかに空いている村のある地域がない。
reason-ships-stay = { $figure }は移動できない。
reason-not-a-province = { $place }は地域ではない。
reason-same-province = すでに{ $place }にいる。
reason-nobody-marches = 少なくとも1体を進軍させなければならない。
reason-not-so-many = { $place }にそれだけの{ $figure }はいない。
reason-not-so-many-in-danger = 破壊されようとしている{ $figure }はそれだけいない。
reason-card-not-in-hand = { $card }は手札にない。
reason-not-an-upgrade = { $card }はアップグレードカードではない。
reason-no-such-slot = この種類のスロットは1から{ $slots }まで（{ $slot }はない）。
reason-not-a-quest = { $card }はクエストカードではない。
reason-already-pillaged = { $place }はこの時代にすでに略奪されている。
reason-no-figure-there = { $place }とそのフィヨルドに自分のフィギュアがない。
reason-not-pillaged-yet = { $place }はまだ略奪されていない。
reason-needs-card = クランシートに{ $card }が必要。
reason-no-two-figures = 盤上に自分のフィギュアが2体必要。
reason-no-stat-to-raise = どのステータスも最終段階にある。
reason-stat-at-top = { $stat }は最終段階にある。
reason-stat-of-token = { $stat }はトークンですでに上昇した。別のステータスを選ぶ。
reason-not-adjacent = { $place }は{ $other }に隣接していない。
reason-not-late = { $card }は後出しできない。
reason-not-played = { $card }はこの戦闘で出したカードの中にない。
reason-wrong-figure = 今侵略できるのは{ $figure }だけ。
reason-card-not-held = { $card }は今持っているカードの中にない。
reason-clan-taken = { $clan }のクランはすでに選ばれている。

## 自動で返す答え

automatic-decline-late = この時代の間、後出しカードを見送る
automatic-decline-joins = 次の自分の手番まで、戦の呼び声を見送る
