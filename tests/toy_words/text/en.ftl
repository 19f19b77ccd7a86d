field-barley = barley field
field-millet = millet field
field-rice = rice field
prompt-bid = { $seat }: bid for the { $field }
prompt-pay-coins = { $seat }: pay { $amount }, how many coins?
prompt-pay-grain = { $seat }: how much grain?
label-bid = Bid { $amount }
label-pay = { $coins ->
    [none] { $grain } grain
   *[other] { $coins } coins
 }
event-began = A game of { $players } begins.
event-round = Round { $round }: the { $field }
event-bids = { $seat } has bid { $amount }.
event-won = { $seat } wins the { $field } for { $amount }.
event-tied = Nobody wins the { $field }.
event-harvest = { $seat } harvests { $amount }.
event-paid = { $seat } pays { $coins } coins and { $grain } grain.
event-secret = { $seat } holds the { $field } in secret.
event-secret-hidden = { $seat } holds a secret field.
reason-too-much = A bid of { $amount } is more than the purse of { $purse }.
reason-too-few = { $amount } is less than the { $needed } needed.
reason-not-so-many = There are not { $amount }.
score-fields = Fields
