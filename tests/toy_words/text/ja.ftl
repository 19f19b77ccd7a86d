field-barley = 大麦畑
field-millet = 粟畑
field-rice = 田
prompt-bid = { $seat }：{ $field }に入札する
prompt-pay-coins = { $seat }：{ $amount }を支払う。コインは何枚？
prompt-pay-grain = { $seat }：穀物はいくつ？
label-bid = { $amount }で入札
label-pay = { $coins ->
    [none] 穀物{ $grain }
   *[other] コイン{ $coins }
 }
event-began = { $players }人でゲームを始める。
event-round = 第{ $round }ラウンド：{ $field }
event-bids = { $seat }の入札は{ $amount }。
event-won = { $seat }が{ $field }を{ $amount }で得る。
event-tied = { $field }は誰も得ない。
event-harvest = { $seat }の収穫は{ $amount }。
event-paid = { $seat }がコイン{ $coins }と穀物{ $grain }を支払う。
event-secret = { $seat }の秘密は{ $field }。
event-secret-hidden = { $seat }は秘密の畑を持つ。
reason-too-much = 入札{ $amount }は財布の{ $purse }より多い。
reason-too-few = { $amount }では必要な{ $needed }に足りない。
reason-not-so-many = { $amount }はない。
score-fields = 畑
