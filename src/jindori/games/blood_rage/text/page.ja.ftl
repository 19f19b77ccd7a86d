### ブラッドレイジ：画面の言葉（盤、手札、シート、場面）

## 手番の行動と問いかけ

br-verb-invade = 侵略
br-verb-march = 進軍
br-verb-upgrade = アップグレード
br-verb-quest = クエスト
br-verb-pillage = 略奪
br-verb-repillage = 再略奪
br-verb-valhalla-invade = ヴァルハラから侵略
br-verb-sacrifice = 犠牲
br-verb-pass = パス
br-ask-invade = ストックのフィギュアか、侵略先を選ぶ
br-ask-invade-where = { $figure }の侵略先を選ぶ（空き村のある地域）
br-ask-invade-who = { $place }に侵略するフィギュアを選ぶ
br-ask-sail = { $figure }を置くフィヨルドを選ぶ
br-ask-free-invade = 無料で侵略する場所を選ぶ
br-ask-march = 進軍元の地域を選ぶ
br-ask-upgrade = 手札のアップグレードカードを選ぶ
br-ask-slot = { $card }を置くスロットを選ぶ
br-ask-quest = 引き受けるクエストカードを選ぶ（伏せて置く）
br-ask-pillage = 略奪する地域を選ぶ
br-ask-repillage = もう一度略奪する地域を選ぶ
br-ask-valhalla-invade = ヴァルハラにいる自分のフィギュアを選ぶ
br-ask-sacrifice = 盤上の自分のフィギュア2体を選ぶ
br-ask-pass = パスする（残りのレイジは失われる）

## 盤

br-board = 9つの地域の地図
br-fell-setup = 破壊（開始時）
br-fell-age = 破壊（第{ $n }時代）
br-falls = 第{ $n }時代の終わりに破壊される
br-doomed = この時代に破壊される。ここで死ぬフィギュア1体につき{ $n }栄光
br-reward = 報酬：{ $reward }
br-more = 他{ $n }通り
br-aria-place = { $place }：村{ $villages }のうち{ $used }を使用
br-aria-fjord = { $place }：船{ $n }隻
br-aria-fallen = { $place }：破壊済み
br-aria-token = { $place }の{ $token }
br-aria-pillaged = { $place }は略奪済み（{ $token }）
br-aria-figure = { $place }の{ $figure }

## 選択の結果

br-to-valhalla = { $n ->
    [1] { $figure }がヴァルハラへ
   *[other] { $figure }{ $n }体がヴァルハラへ
}
br-from-valhalla = { $n ->
    [1] { $figure }がヴァルハラから戻る
   *[other] { $figure }{ $n }体がヴァルハラから戻る
}
br-horns = ホーン { $before }→{ $after } / { $limit }
br-horns-limit = ホーン { $before }→{ $after } / { $limit }（上限）
br-glory = 栄光
br-number = 数
br-change = { $name } { $before }→{ $after }

## カード

br-hand = 手札
br-no-cards = 手札なし
br-own-quests = 引き受けたクエスト
br-band-battle = 戦闘
br-band-late = 戦闘・後出し
br-band-quest = クエスト
br-band-upgrade = { $kind ->
    [leader] リーダー STR{ $n }
    [warrior] 戦士 STR{ $n }
    [ship] 船 STR{ $n }
    [monster] モンスター STR{ $n }
   *[clan] クラン
}
br-age-card = 第{ $n }時代

## クランシート、ストック、席

br-reserve = ストック
br-reserve-empty = なし
br-aria-reserve = ストックの{ $figure }。侵略のコストは{ $cost }レイジ
br-sheet = クランシート：{ $clan }
br-slot-empty = 空きスロット：{ $kind }
br-known-hand = 公開されて手札に戻ったカード
br-aria-rage = 残り{ $n }レイジ
br-aria-stat = { $stat }：{ $value }（6段階中{ $step }段階目）
br-horns-now = ホーン：盤上のフィギュア{ $n } / { $limit }
br-cards-n = 手札{ $n }枚
br-quests-n = 引き受けたクエスト{ $n }枚
br-fallen-n = ヴァルハラに{ $n }体
br-end-bonus = 今ゲームが終われば、ステータスで{ $n }栄光
br-passed = パス済
br-valhalla = ヴァルハラ
br-valhalla-empty = まだ誰もいない
br-age = 第{ $n }時代

## 場面

br-waiting-for = 選択中：
br-waiting-list = 選択中：{ $seats }
br-draft = 神の恵み（第{ $n }時代）
br-draft-pick = この{ $n }枚から確保するカードを選ぶ
br-draft-wait = 選択済み。全員が選び終わると残りを渡す
br-drafted = 確保したカード：{ $n }枚
br-drafted-none = まだない
br-gods = 各神のカードの持ち味
br-pass-to = 残り{ $n }枚の渡し先
br-discard = 捨て札
br-discard-note = 次の時代に持ち越せるのは1枚まで。{ $n }枚を捨てる
br-quests = クエストの公開
br-quests-met = { $n }枚のうち{ $met }枚を達成
br-quest-met = 達成
br-quest-failed = 未達成
br-clans = クランを選ぶ
br-clans-note = どのクランも強さは同じ
br-clan-taken = { $seat }のクラン
br-battle = { $place }の戦闘
br-battle-by = 略奪者：{ $seat }
br-battle-again = 再略奪：{ $seat }
br-battle-choose = 手札から1枚を選んで伏せる
br-battle-locked = カードはまだ伏せられている
br-battle-stake = 略奪の報酬：{ $token }
br-battle-won = { $seat }の勝利
br-battle-tie = 同値：全員の敗北
br-battle-fallen = ヴァルハラへ：
br-pillager = 略奪者
br-defender = 応戦
br-winner = 勝者
br-no-figures = フィギュアなし
br-fell-before = 比較前に破壊：合計に入らない
br-no-card = カードなし
br-choosing = 選択中
br-face-down = 伏せられたカード
br-cancelled = 効果無効
br-late = 後出し
br-counts = +{ $n }として数える

first-player = ファーストプレイヤー
