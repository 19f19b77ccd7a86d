# すべてのゲームに共通の文。
seat-number = 席{ $n }
count-figure = { $figure }×{ $n }
reason-not-offered = 今はこの選択はできません。
reason-not-your-decision = 今はあなたが決める番ではありません。
undo-nothing = 戻せる手がありません。
undo-information = すでに新しい情報が明らかになったので、戻せません。
undo-other = すでにほかのプレイヤーが選んだので、戻せません。
undo-over = ゲームは終わったので、戻せません。
