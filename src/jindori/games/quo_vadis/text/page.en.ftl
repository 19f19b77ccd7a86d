### Quo Vadis: words of the page (world, hand, sheet, scenes)

## Questions half answered

qv-ask-to = Worker from { $space }: where to?

qv-mode = { $mode ->
    [change] New generation
   *[other] Same generation
}
qv-label-area = Area { $area }: { $cards }
qv-label-area-paid = Area { $area }: { $cards } (faith −{ $n })
qv-label-area-cards = { $cards } (faith −{ $n })
qv-label-entreaty = As { $entreaty } (faith −{ $n })

## The world

qv-board = The world of areas
qv-genesis = Genesis cards
qv-rings = Terrain rings left
qv-common = Common stock
qv-deck = Deck { $n }
qv-discards = Discards { $n }
qv-aria-marked = { $genesis }, with a marker
qv-aria-space = { $space }, { $terrain }
qv-aria-ruin = destroyed town of { $seat }
qv-aria-town = town of { $seat }
qv-aria-workers = { $n ->
    [one] worker of { $seat }
   *[other] { $n } workers of { $seat }
}
qv-aria-genesis-area = genesis area
qv-aria-majority = majority: { $seats }
qv-ringed = Printed terrain: { $terrain }
qv-would-fight = War over this
qv-would-fight-note = Base strength; war spirit and the die come on top
qv-war-coming = A war is coming
qv-odds = { $seat }, without more war spirit: { $win } % won, { $draw } % drawn, { $lose } % lost
qv-odds-short = { $seat }: without more war spirit (%)
qv-odds-win = won { $n }
qv-odds-draw = drawn { $n }
qv-odds-lose = lost { $n }
qv-counts-in-war = counts in the war
qv-fort-two-dice = In a war of the genesis area it lies in, its users roll two dice and count the higher
qv-fort-two-strength = Gives its users 2 strength in a war over its space or one next to it
qv-altar-shelters-all = Wrath of God harms nothing in its area
qv-altar-shelters-owner = Wrath of God spares its owner's pieces in its area
qv-altar-exile = End phase: workers on it may be exiled for VP ({ $n } a turn)
qv-granary-food = End phase: food +{ $n } in one's own turn
qv-area-cost = at least { $n } faith
qv-ruins-n = destroyed: { $n }
qv-area-cards = Genesis cards: { $cards }
qv-area-empty = Nobody stands there
qv-what-vp = Points
qv-what-supply = Workers in supply
qv-what-majorities = Majorities
qv-what-hand = Cards in hand
qv-what-dominion = Dominion
qv-what-territory = Territory bonus
qv-what-strength = Strength
qv-what-win = Win, per cent
qv-what-draw = Draw, per cent
qv-what-lose = Defeat, per cent

## Header and seats

qv-round = Round { $n }
qv-phase-area = Area
qv-phase-genesis = Genesis
qv-phase-war = War
qv-phase-end = End
qv-workers-n = { $n ->
    [one] 1 worker on the board
   *[other] { $n } workers on the board
}
qv-towns-n = { $ruins ->
    [0] Towns: { $n }
   *[other] Towns: { $n }, destroyed: { $ruins }
}
qv-hand-n = Hand: { $n } of { $limit }
qv-skills-n = Skills: { $up } face up, { $down } face down

## Hand and sheet

qv-hand = Hand
qv-kind-blessing = war spirit +1
qv-kind-labour = food +1
qv-kind-miracle = faith +1, 3 into Wrath
qv-kind-revelation = move a worker
qv-kind-prosperity = 1 VP, discard or convert
qv-no-cards = No cards in hand
qv-reserve = Supply
qv-exiled = Exiled { $n }
qv-generations = Generations
qv-cards = { $n }
qv-affinity = affinity: { $terrain }
qv-aria-counter = { $counter }: { $n } of { $limit }
qv-aria-actions = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
qv-if-change = Actions as the first card of a new generation
qv-change-n = new ×{ $n }
qv-face-down = face down
qv-face-down-n = { $n } face down

## Scenes

qv-race = Choose your race
qv-race-note = The last seat chooses first
qv-limits = Limits
qv-next-change = Territory bonus of a change begun now, the new town counted: { $vp } VP ({ $cards } times the majorities)
qv-change-vp = { $vp } VP
qv-change-short = new
qv-front = Pieces that count

qv-draft = Draft of skills
qv-draft-pick = Keep 1 of { $n }; nobody sees it before you reveal it
qv-draft-wait = Waiting for the others
qv-turn-up = Reveal a skill
qv-turn-up-pick = It works from the end of this turn on
qv-basic = Basic skill
qv-basic-pick = Choose the skill your people begins with
qv-recommended = recommended for a first game
qv-kept = Kept ({ $n })
qv-pass-to = { $n ->
    [one] The other one goes to
   *[other] The other { $n } go to
}
qv-cubes = Divide { $n } cubes
qv-cubes-left = { $n ->
    [0] All are placed
   *[other] { $n } left
}
qv-less = Less { $counter }
qv-more = More { $counter }
qv-war = War in area { $area }
qv-declares = declares as no. { $n }
qv-war-base = Pieces and skills
qv-at-hand = has { $n }
qv-die = Die (d{ $n })
qv-better-of-two = better of two
qv-war-total = Strength
qv-war-winner = Wins
qv-war-drawn = Draw
qv-war-loser = Loses
qv-thinks = is choosing

## In place of the frame's words

first-player = Start player
end-title = { $n ->
    [0] The game is over
    [one] Victory: { $winners }
   *[other] Draw: { $winners }
}
