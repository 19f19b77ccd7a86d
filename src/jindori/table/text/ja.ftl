### ページの枠、ロビー、サーバーからの知らせ：日本語。

## 共通

close = 閉じる
cancel = やめる
save = 保存
copy = コピー
copied = コピーしました
loading = 少しお待ちください…
menu = メニュー
on = あり
off = なし
to-home = ゲーム一覧へ
page-missing = このページはありません。
game-failed = ゲームを表示できませんでした。ページを読み込み直してください。

## 設定

sound = 手番の音
other-language = English
theme = { $theme ->
    [light] 明るい画面
    [dark] 暗い画面
   *[auto] 画面の明るさは端末に合わせる
  }

## 人と席

you = あなた
you-in-sentence = { $name ->
   *[other] あなた
}
my-name = あなたの名前
change-name = 名前を変える
name-hint = { $limit }文字まで。ほかの人に表示されます。
name-blank = 名前には見える文字が必要です。
name-long = { $limit }文字を超えています。
seats = 席
seat-number = 席{ $n }
seat-open = 空席{ $letter }
bot-seat = { $bot ->
    [random] 気まぐれボット{ $letter }
   *[greedy] ボット{ $letter }
  }
bot-kind = { $bot ->
    [greedy] ボット（よさそうな手を選ぶ）
    [random] ボット（でたらめに打つ）
   *[other] ボット（{ $bot }）
  }
is-bot = ボット
is-open = 空席（代わりに選ぶ人はいません）
seat-changes = この席に座った人
seat-holder-unknown = 名前の残っていない人
seat-left = { $before }が席{ $letter }を離れました。今は空席です。
seat-opened-by = { $by }が席{ $letter }を空席にしました。前に座っていたのは{ $before }です。
seat-given = 席{ $letter }には今、{ $after }が座っています。前に座っていたのは{ $before }です。
seat-given-by = { $by }が席{ $letter }を{ $after }に任せました。前に座っていたのは{ $before }です。
is-here = 在席
is-away = 離席中
has-chosen = 選び終えた
must-choose = 選択中：{ $what }
first-player = 最初の手番
points = 得点
rank = { $rank ->
    [1] 首位
    [2] 2位
    [3] 3位
   *[other] { $rank }位
  }

## ホーム

home-lead = ゲームを選ぶ
players-range = { $low }～{ $high }人
play-bots = ボットと遊ぶ
create-table = テーブルを開く
rules = ルール
no-games = 遊べるゲームがまだありません。
my-tables = あなたのテーブル
my-tables-empty = まだテーブルがありません。ボットと遊ぶか、テーブルを開いて友だちを招きましょう。
open-tables = 参加できるテーブル
open-tables-empty = 今、参加者を待っているテーブルはありません。
your-turn = あなたの番
status = { $status ->
    [lobby] 参加者待ち
    [running] 対戦中
   *[over] 終了
  }

## テーブルを開く

create-title = テーブルを開く：{ $game }
create-start = ゲームを始める
table-title = テーブル名（なくてもよい）
players = 人数
players-count = { $n }人
seat-me = 自分
seat-for-person = 空席（人を待つ）
seat-taken = 着席中
options = 選択ルールと準備
option-needs = { $options }が必要です。
option-came-too = { $options }もオンにしました。
options-changed = このテーブルの設定
options-n = { $n }件変更
option-is = { $option }：{ $value }
number-empty = 数を入れてください。
number-not-a-number = 整数ではありません。
number-too-low = { $low }以上にしてください。
number-too-high = { $high }以下にしてください。

## ロビー

lobby-title = { $game }：参加者待ち
lobby-wait = すべての席が埋まると始められます。リンクを送るか、空席をボットに任せてください。
lobby-full = すべての席が埋まりました。始められます。
lobby-full-wait = すべての席が埋まりました。テーブルを開いた人が始めます。
sit-here = ここに座る
leave-seat = 席を立つ
start = ゲームを始める
invite-link = 招待リンク
invite-note = リンクを受け取った人は空席に座れます。満席なら観戦できます。

## テーブル

board = 盤面
side = 席・記録・チャット・手引き
sheet = 自分・ほかの人・記録・チャット・手引き
sheet-larger = 広げる
sheet-smaller = 縮める
tab-mine = 自分
tab-others = ほかの人
log = 記録
log-show = この場面を見る：{ $what }
log-show-short = この場面を見る
log-empty = まだ何も起きていません。
since-your-turn = あなたの前の選択から：{ $turns }手番
help = 手引き
chat = チャット
chat-empty = まだ発言がありません。
chat-label = テーブルの人に書く
chat-send = 送る
characters-left = あと{ $left }文字
to-table = テーブルへ
rules-of = { $game }：ルール
rules-search = ルールを検索
rules-failed = ルールを読み込めませんでした。
rules-nothing = 「{ $query }」についての記述はありません。

## 操作欄

action-bar = 今すること
bar-yours = あなたの番：{ $what }
bar-chosen-this = { $what }：全員が選ぶまでは戻せます。
bar-chosen = 選択済みです。全員が選び終えるまでは戻せます。
bar-waiting = { $names }を待っています：{ $what }
bar-nobody = 処理中です。少しお待ちください。
bar-cut = 接続が切れています。表示は古いかもしれません。
bar-over = { $count ->
    [0] ゲーム終了
   *[other] ゲーム終了。勝者：{ $winners }
  }
go-on-now = 待たずに進む
bar-grace = { $what }少しのあいだは戻せます。
choose-first = 未選択
undo = 戻す
ask-back = 戻してよいか聞く
take-back-asks = { $seat }が、直前の選択とそのあとの選択を戻したいと言っています。
take-back-asked = 直前の選択を戻してよいか聞いています。
take-back-waits = 返事待ち：{ $names }
take-back-yes = いいですよ
take-back-no = だめ
take-back-withdraw = やめておく
take-back = 選び直す
title-turn = （あなたの番）
you-watch = 観戦中です。

## 時間の帯：あれから起きたことを1場面ずつ

steps = 起きたこと（場面ごと）
step-back = 1場面戻る
step-play = 再生
step-pause = 止める
step-next = 1場面進む
step-now = 今へ
step-again = 前の手番から
step-again-all = もう一度
step-of = { $last }場面中{ $n }場面目：{ $what }
step-your-turn = あなたの番
step-undone = { $seat }が直前の選択を戻しました。
head-ago = 少し前を表示中：{ $last }場面の{ $n }
bar-before = 少し前
pace = 速さ
pace-slow = ゆっくり
pace-normal = ふつう
pace-fast = 速い
pace-once = 一度に

## サーバーとの接続

line-cut = 接続が切れました。つなぎ直しています…
line-retry = 今すぐ試す
line-back = つながりました。これが今の状態です。

## 盤の上の場面、終局

scene-close = 盤に戻る
end-title = { $n ->
    [0] 終局
    [1] { $winners }の勝利
   *[other] { $winners }が勝利を分け合った
  }
source = 得点源
place-reached = { $rank }位

## 盤の絵のないゲームのページ

plain-seats = 席の比較
plain-of-seat = この席の公開情報
plain-secret = 自分だけに見える
plain-no-secret = ほかの人に見えない持ち物はない。
plain-nothing = なし
plain-empty = まだ何もない。
verb-options = { $verb }（{ $n }）
spelled = { $words }

## テーブルのメニュー、終了後

leave = ゲームから抜ける
leave-text = あなたの席が空きます。ボットかほかの人が続きを引き受けられます。
replace-title = この席をボットに任せる
result = 結果
rematch = もう一度対戦
to-rematch = 再戦のテーブルへ
download-record = 棋譜を保存
seed = すべてのシャッフルの種：{ $seed }
seed-hash = 種の封印（種は終了後に公開）：{ $hash }

## リプレイ

replay = リプレイ
replay-first = 最初へ
replay-previous = 1場面戻る
replay-play = 再生
replay-pause = 止める
replay-next = 1場面進む
replay-last = 最後へ
replay-at = { $last }手中{ $at }手目
replay-seat = 視点
replay-public = 全員（公開情報）
replay-beginning = ゲームの始まりです。
replay-mark-before = 前の見どころへ
replay-mark-after = 次の見どころへ
replay-link = この場面へのリンクをコピー
replay-link-copied = この場面へのリンクをコピーしました。

replay-file = 棋譜を再生
replay-file-text = ゲームのあとに保存した棋譜を、1手ずつ、どの席からでも見返せます。表示するだけで、どこにも保存されません。
replay-file-choose = 棋譜ファイルを選ぶ
replay-file-drop = ここにドロップしてもかまいません
replay-other-file = 別の棋譜を開く
record-not-json = ファイルが壊れているか、棋譜ではありません。JSONとして読めません。
record-not-record = ゲームの棋譜ではありません。
record-incomplete = 棋譜に欠けているところがあります。
record-unknown-game = ここにはないゲームの棋譜です：{ $game }
record-other-rules = ルール版{ $made }で作られた棋譜です。ここではルール版{ $here }を使っています。ファイルは変更していません。
record-too-large = 棋譜としては大きすぎます（上限{ $limit }MB）。
record-broken = 棋譜を最後まで再生できません。途中で実際のゲームと食い違います。書き換えられた可能性があります。

## クレジット

credits = クレジットとライセンス
credits-intro = Jindori（陣取り）は自由なソフトウェアです。盤面、タイル、枠、挿絵は自作です。記号、フォント、ライブラリはそれぞれの作者のもので、感謝して使っています。
credits-shared = 共通

## サーバーの断り

error-offline = サーバーにつながりません。
error-failed = うまくいきませんでした。もう一度お試しください。
error-bad-request = 要求の内容がわかりません。
error-unauthorized = ページを読み込み直して、もう一度お試しください。
error-forbidden = あなたには開かれていません。
error-not-found = そのテーブルまたはページはありません。
error-wrong-method = 要求の内容がわかりません。
error-stale = テーブルは先に進んでいます。今の状態を表示しました。
error-not-your-decision = 今、あなたが選ぶことはありません。
error-not-now = 今はできません。
error-taken = ほかの人が先でした。
error-gone = それはもうありません。
error-too-large = 大きすぎます。
error-wrong-type = 要求の内容がわかりません。
error-illegal = ルールではできません。
error-bad-name = この名前は使えません。
error-bad-record = ゲームの棋譜ではありません。
error-bad-options = この設定の組み合わせはできません。
error-too-many = 一度に多すぎます。少し待ってください。
error-unavailable = 今、テーブルの記録を読み書きできません。何も失われていません。少し待ってもう一度お試しください。
error-internal = サーバーで問題が起きました。もう一度お試しください。
error-bad-action = 選択の内容がわかりません。
error-begun = ゲームはもう始まっています。
error-chat-blank = 何も書かれていません。
error-chat-long = 発言は{ $limit }文字までです。
error-invite = この招待は使えません。
error-name-blank = 名前には見える文字が必要です。
error-name-long = 名前は{ $limit }文字までです。
error-name-taken = 見た目が同じ名前の人がテーブルにいます。
error-no-game = このゲームはここにはありません。
error-no-language = この言語のルールはありません。
error-no-option = その選択肢はありません。
error-no-past = この対局のはじめのほうは、もう残っていません。
error-no-point = このゲームは{ $last }手です。
error-no-seat = このテーブルにあなたの席はありません。
takeback-own = 直前の一手は、聞かなくても戻せます。
takeback-refused = ほかのプレイヤーの同意が得られませんでした。
takeback-another = すでにほかの人が聞いています。
takeback-too-long-ago = そのあと多くのことが起きたので、戻せません。
error-not-asked = あなたには聞かれていません。
error-no-such-seat = その席はありません。
error-not-begun = ゲームはまだ始まっていません。
error-automatic-over = 今の選択ですぐに終わるため、設定できません。
error-not-over = ゲームはまだ終わっていません。
error-only-owner = テーブルを開いた人だけができます。
error-open-seats = まだ空席があります。
error-over = ゲームは終わりました。
error-record-closed = 棋譜はゲームが終わると公開されます。
error-seat = 席は空席にするか、このゲームのボットに任せられます。
error-seat-barred = このテーブルの別の席に座っている、または座っていたため、この席には座れません。ほかの人の手札を見られないようにするためです。
error-seat-taken = その席は埋まっています。
error-seats = このゲームは{ $low }～{ $high }人用で、あなたは1席だけ座れます。
error-title-long = テーブル名は{ $limit }文字までです。

## テーブルへの知らせ

notice-back-to-snapshot = このゲームのルールが変わりました（{ $old }から{ $new }へ）。テーブルは{ $lost }手前に戻りました。
notice-rules-changed = 対戦中にこのゲームのルールが変わりました（{ $old }から{ $new }へ）。
notice-unreadable = このバージョンではこのゲームを読み込めません（ルール{ $old }）。
