### Blood Rage: words of the page itself (board, hand, sheets, scenes)

## Verbs and questions of a turn

br-verb-invade = Invade
br-verb-march = March
br-verb-upgrade = Upgrade
br-verb-quest = Quest
br-verb-pillage = Pillage
br-verb-repillage = Pillage again
br-verb-valhalla-invade = From Valhalla
br-verb-sacrifice = Sacrifice
br-verb-pass = Pass
br-ask-invade = choose a figure of your reserve, or a place
br-ask-invade-where = choose a province with an empty village for { $figure }
br-ask-invade-who = choose who invades { $place }
br-ask-sail = choose a fjord for { $figure }
br-ask-free-invade = choose where it invades for free
br-ask-march = choose the province to march from
br-ask-upgrade = choose an upgrade card in your hand
br-ask-slot = choose a slot for { $card }
br-ask-quest = choose a quest card to commit, face down
br-ask-pillage = choose a province to pillage
br-ask-repillage = choose a pillaged province to pillage again
br-ask-valhalla-invade = choose one of your figures in Valhalla
br-ask-sacrifice = choose two of your figures on the board
br-ask-pass = pass: you lose your remaining Rage

## Board

br-board = Map of the nine provinces
br-fell-setup = destroyed at set-up
br-fell-age = destroyed in age { $age }
br-falls = destroyed at the end of age { $age }
br-doomed = Destroyed this age: { $n } glory for each figure that dies there
br-reward = Reward: { $reward }
br-more = and { $n } more
br-aria-place = { $place }: { $used } of { $villages } villages in use
br-aria-fjord = { $place }: { $n ->
    [0] no ship
    [one] { $n } ship
   *[other] { $n } ships
}
br-aria-fallen = { $place }: destroyed
br-aria-token = { $token } in { $place }
br-aria-pillaged = { $place } is pillaged ({ $token })
br-aria-figure = { $figure } in { $place }

## Consequences

br-to-valhalla = { $n ->
    [one] { $figure } to Valhalla
   *[other] { $figure } ×{ $n } to Valhalla
}
br-from-valhalla = { $n ->
    [one] { $figure } out of Valhalla
   *[other] { $figure } ×{ $n } out of Valhalla
}
br-horns = Horns { $before } → { $after } / { $limit }
br-horns-limit = Horns { $before } → { $after } / { $limit } (limit)
br-glory = Glory
br-number = Number
br-change = { $name } { $before } → { $after }

## Cards

br-hand = Your hand
br-no-cards = No cards in hand
br-own-quests = Committed
br-band-battle = Battle
br-band-late = Battle, late
br-band-quest = Quest
br-band-upgrade = { $kind ->
    [leader] Leader STR { $n }
    [warrior] Warrior STR { $n }
    [ship] Ship STR { $n }
    [monster] Monster STR { $n }
   *[clan] Clan
}
br-age-card = age { $age }

## Clan sheet, reserve, panels

br-reserve = Reserve
br-reserve-empty = Empty
br-aria-reserve = { $figure } in reserve, invading costs { $cost } Rage
br-sheet = Clan sheet: { $clan }
br-slot-empty = Empty slot: { $kind }
br-known-hand = Known cards in hand
br-aria-rage = { $n } Rage left
br-aria-stat = { $stat }: { $value }, step { $step } of 6
br-horns-now = Horns: { $n } of { $limit } figures on the board
br-cards-n = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
br-quests-n = { $n ->
    [one] { $n } committed quest
   *[other] { $n } committed quests
}
br-fallen-n = { $n ->
    [one] { $n } figure in Valhalla
   *[other] { $n } figures in Valhalla
}
br-end-bonus = { $n } glory for stats if the game ended now
br-passed = passed
br-valhalla = Valhalla
br-valhalla-empty = Nobody yet
br-age = Age { $age }

## Scenes

br-waiting-for = Still choosing:
br-waiting-list = still choosing: { $seats }
br-draft = Gods’ Gifts, age { $age }
br-draft-pick = Keep from these { $n } cards
br-draft-wait = Locked. The packs pass when everybody has chosen
br-drafted = Kept so far: { $n }
br-drafted-none = No card yet
br-gods = What each god’s cards are like
br-pass-to = { $n ->
    [one] The other card goes to
   *[other] The other { $n } cards go to
}
br-discard = Discard
br-discard-note = Keep at most one card for the next age; { $n ->
    [one] { $n } card goes
   *[other] { $n } cards go
}
br-quests = The quests
br-quests-met = { $met } of { $n } fulfilled
br-quest-met = Fulfilled
br-quest-failed = Failed
br-clans = Choose your clan
br-clans-note = All clans are equally strong
br-clan-taken = Taken by { $seat }
br-battle = Battle of { $place }
br-battle-by = pillaged by { $seat }
br-battle-again = pillaged again by { $seat }
br-battle-choose = Choose one card from your hand
br-battle-locked = Cards lie face down
br-battle-stake = At stake: { $token }
br-battle-won = { $seat } won
br-battle-tie = A tie: everybody loses
br-battle-fallen = To Valhalla:
br-pillager = pillager
br-defender = called to battle
br-winner = winner
br-no-figures = no figures left
br-fell-before = Destroyed before the comparison: does not count
br-no-card = no card
br-choosing = choosing
br-face-down = Card face down
br-cancelled = text cancelled
br-late = late
br-counts = counts +{ $n }

first-player = First player
