### Quo Vadis: what is asked, what happens, why something cannot be done.

## Decisions (rules, section 11). The page puts the player's name before them.

prompt-race = Choose a race
prompt-draft = Keep 1 of { $left } skills
prompt-cubes = Divide 7 cubes among war spirit, food and faith
prompt-basic = Choose a basic skill
prompt-area = Choose the genesis area
prompt-area-cards = Area { $area }: which two genesis cards?
prompt-prayer = Bitter Prayer: 2 dominion for 1 Wrath?
prompt-wrath = Use the Wrath of God in { $area } ({ $amount } Wrath)?
prompt-divine-punishment = Divine Punishment: strike one space of { $area } for 2 Wrath?
prompt-place = Place a worker in { $area }
prompt-place-more = Place one more worker?
prompt-card = Play a card: same generation, or a new one
prompt-entreaty = { $kind }: entreaty ({ $cost } faith)?
prompt-civic = Civic Splendour: 1 dominion for 1 more action?
prompt-repeat = { $kind }: how many of { $n } actions?
prompt-miracle = Miracle: { $left } actions left
prompt-revelation = Revelation: move a worker ({ $left } actions left)
prompt-prosperity = Prosperity: { $left } actions left
prompt-discard = Discard any number of cards from your hand
prompt-war-spirit = War in { $area }: how much war spirit ({ $amount } at hand)?
prompt-war-levy = War Levy: how much dominion ({ $dominion } at hand)?
prompt-reroll = Strategist: roll again for 1 war spirit?
prompt-retreat = Fighting Retreat: withdraw one worker?
prompt-plunder = Plunder: take which resource?
prompt-rebuild = Reconstruction: rebuild a town for 1 food?
prompt-exile = Exile a worker at an altar?
prompt-build = Build with a surplus worker?
prompt-claim = Claim a building?
prompt-town = Where do you build the town?
prompt-skill = Which skill do you reveal?
prompt-spend = Dominion to spend: { $left }. From which town?

## Choices

label-race = { $race }
label-draft = Keep { $skill }
label-cubes = War spirit { $war-spirit }, food { $food }, faith { $faith }
label-basic = { $skill }
label-area = Area { $area }
label-area-cards = { $cards }
label-prayer = { $choice ->
    [yes] Pray
   *[other] Decline
}
label-wrath = Strike { $spaces }
label-decline = Decline
label-place = Worker to { $space }
label-swarm = Worker to { $space } (1 dominion)
label-stop = Stop
label-card = { $mode ->
    [change] { $kind }, new generation
   *[other] { $kind }, same generation
}
label-card-no-entreaty = No entreaty
label-card-entreaty = { $pay ->
    [dominion] As { $entreaty } (1 dominion)
   *[other] As { $entreaty }
}
label-civic = { $choice ->
    [yes] One more action
   *[other] Decline
}
label-repeat = { $n ->
    [one] 1 action
   *[other] { $n } actions
}
label-gain = 1 faith
label-convert = Faith into 1 Wrath
label-move = { $from } to { $to }
label-nothing = 1 action, nothing more
label-discard-one = Discard { $kind }
label-discard = Discard { $cards }
label-discard-none = Discard none
label-exchange = { $from } into { $to }
label-war-spirit = { $amount } war spirit
label-levy = { $amount } dominion
label-reroll = { $choice ->
    [yes] Roll again
   *[other] Keep the roll
}
label-plunder = { $resource }
label-retreat = { $from } to { $to }
label-rebuild = Rebuild { $space }
label-exile = Exile from { $space }
label-build = { $building } in { $space }
label-claim = Claim { $space }
label-town = Town in { $space }
label-skill = { $skill }
label-spend = 1 from { $space }

## Events

event-game-began = { $players } gods create the world
event-race-taken = { $seat } leads { $race }
event-skills-dealt = { $each } skills are dealt to each god
event-drafted = { $seat } keeps { $skill }
event-drafted-hidden = { $seat } keeps a skill
event-packs-passed = The other skills go to the left
event-drew = { $seat } draws { $cards }
event-drew-hidden = { $seat } draws cards
event-cubes-set = { $seat } begins with war spirit { $war-spirit }, food { $food }, faith { $faith }
event-basic-chosen = { $seat } has { $skill }
event-start-player = { $seat } is the start player
event-round-began = Round { $round }
event-turn-began = { $seat } is in turn
event-area-chosen = { $seat } chooses area { $area } ({ $cards })
event-wrath-used = { $seat } calls the Wrath of God on { $spaces } ({ $paid } Wrath)
event-workers-returned = { $count ->
    [one] { $seat } takes 1 worker back from { $space } ({ $why })
   *[other] { $seat } takes { $count } workers back from { $space } ({ $why })
}
event-town-destroyed = The town of { $seat } in { $space } is destroyed ({ $why })
event-ring-placed = { $seat } lays a ring on area { $area }: { $terrain }
event-ring-missing = No ring is left: { $terrain }. Area { $area } stays as it is
event-altar-shelters = An altar shelters area { $area }
event-worker-placed = { $cost ->
    [0] { $seat } places a worker in { $space }
   *[other] { $seat } places a worker in { $space } (food −{ $cost })
}
event-card-played = { $mode ->
    [change] { $entreaty-id ->
        [none] { $seat } begins generation { $generation } with { $kind }
       *[other] { $seat } begins generation { $generation } with { $kind }, as { $entreaty }
    }
   *[other] { $entreaty-id ->
        [none] { $seat } plays { $kind } onto generation { $generation }
       *[other] { $seat } plays { $kind } onto generation { $generation }, as { $entreaty }
    }
}
event-actions-counted = { $power ->
    [0] { $seat }: { $actions } × { $kind }
   *[other] { $seat }: { $actions } × { $kind } (inheritance { $power })
}
event-worker-moved = { $seat } moves a worker from { $from } to { $to }
event-discarded = { $seat } discards { $cards }
event-war-began = War in area { $area }: { $seats } fight over { $spaces }
event-base-strengths = Strength before war spirit and dice: { $totals }
event-spirit-declared = { $seat } spends { $amount } war spirit
event-levy-declared = { $seat } spends { $amount } dominion
event-rolled = { $two ->
    [yes] { $seat } rolls { $roll } (two { $sides }-sided dice: { $dice })
   *[other] { $seat } rolls { $roll } ({ $sides }-sided die)
}
event-rerolled = { $two ->
    [yes] { $seat } rolls again: { $roll } (two { $sides }-sided dice: { $dice })
   *[other] { $seat } rolls again: { $roll } ({ $sides }-sided die)
}
event-strengths = Strength: { $totals }
event-war-won = { $seat } wins the war in area { $area }
event-war-drawn = { $seats } draw
event-war-lost = { $seat } loses the war
event-retreated = { $seat } withdraws a worker from { $from } to { $to }
event-reshuffled = The { $count } discarded cards become a new deck
event-rebuilt = { $seat } rebuilds the town in { $space }
event-town-built = { $seat } builds a town in { $space }
event-no-town-built = { $seat } has no place for a town
event-skill-revealed = { $seat } reveals { $skill }
event-territory = { $seat }: territory bonus { $count } × { $majorities } = { $bonus } VP
event-points = { $skill-id ->
    [none] { $seat }: { $signed } VP ({ $source })
   *[other] { $seat }: { $signed } VP ({ $skill })
}
event-counter = { $lost ->
    [0] { $seat }: { $counter } { $signed }, now { $total } ({ $why })
   *[other] { $seat }: { $counter } { $signed }, now { $total } ({ $why }; { $lost } lost at the limit)
}
event-exiled = { $seat } exiles a worker from { $space } (number { $count })
event-building-built = { $seat } builds in { $space }: { $building }
event-building-claimed = { $seat } claims in { $space }: { $building }
event-building-removed = { $space } loses its building: { $building } ({ $why })
event-dominion = { $space }: dominion { $signed }, now { $total } ({ $why })
event-generation-bonus = { $seat } has most cards in generation { $generation }: { $bonus } VP
event-game-ended = The last round is over: final settlement

## Why

why-card = card
why-conversion = conversion
why-free = Free
why-wrath = Wrath of God
why-terrain = terrain
why-additional = additional worker
why-entreaty = entreaty
why-war = war
why-defeat = defeat
why-victory = victory
why-granary = granary
why-building = building
why-growth = growth
why-settling = town building
why-adjustment = adjustment
why-rebuilding = rebuilding
why-exchange = conversion
source-territory = territory bonus
source-prosperity = Prosperity
source-workers = workers
source-towns = towns
source-generation-bonus = generation bonus
source-skills = skills
source-war-reward = victory
source-spoils = spoils
source-exile = exile
source-dominion = dominion
source-rebuilding = rebuilding
score-territory = Territory bonus
score-prosperity = Prosperity
score-workers = Workers
score-towns = Towns
score-generation-bonus = Generation bonus
score-skills = Skills
score-war-reward = Victories
score-spoils = Spoils
score-exile = Exile
score-dominion = Dominion
score-rebuilding = Rebuilding

## Reasons

reason-race-taken = { $race } is taken.
reason-skill-not-held = { $skill } is not among your cards.
reason-cubes-not-seven = Exactly 7 cubes are divided, not { $n }.
reason-above-limit = { $counter }: the limit is reached.
reason-not-your-skill = { $skill } is not a basic skill of your race.
reason-area-not-in-world = Area { $area } is not in this world.
reason-card-marked = A marker lies on { $genesis }.
reason-free-blocked = A marker lies on { $genesis }.
reason-too-little-faith = This costs { $cost } faith; you have { $have }.
reason-wrong-numbers = These cards do not name area { $area }.
reason-too-little-wrath = The Wrath of God needs 3 Wrath (2 with Divine Punishment); you have { $have }.
reason-too-many-spaces = With { $have } Wrath at most { $most ->
    [one] 1 space is
   *[other] { $most } spaces are
} struck.
reason-not-in-genesis-area = { $space } is not in the genesis area.
reason-too-little-food = This costs { $cost } food; you have { $have }.
reason-no-worker-left = No worker is left in your supply.
reason-must-place = The first worker must be placed.
reason-once-a-turn = { $skill } has been used in this turn.
reason-card-not-in-hand = { $kind } is not in your hand.
reason-first-round = In round 1 the card goes to the 1st generation.
reason-last-generation = The 6th generation is the last.
reason-no-place-for-town = You need a worker in a space where a town can be built.
reason-printed-kind = The card is { $kind } already.
reason-no-dominion = There is not so much dominion on your towns.
reason-too-many-actions = There are { $most } actions, not { $n }.
reason-wrath-full = Your Wrath is at its limit.
reason-converted-already = Faith is converted once a card.
reason-no-action-left = No action is left.
reason-not-adjacent = { $other } is not adjacent to { $space }.
reason-not-there-at-start = The worker in { $space } was not in the genesis area when the action began.
reason-not-enough-of-it = You have none: { $counter }.
reason-same-resource = A resource is converted into one of another kind ({ $counter }).
reason-not-so-much-spirit = You have { $have } war spirit, not { $n }.
reason-space-not-empty = { $space } is not empty.
reason-space-contested = { $space } is contested.
reason-no-own-worker = None of your workers is in { $space }.
reason-town-in-space = There is a town in { $space } already.
reason-infiltration = Your worker came to { $space } in this turn, and another player has majority there.
reason-no-ruin = You have no destroyed town in { $space }.
reason-no-altar = There is no altar in { $space } that you may use.
reason-no-surplus = You have no surplus worker in { $space }.
reason-building-there = There is a building in { $space } already: { $building }.
reason-no-building-left = None is left in the supply: { $building }.
reason-not-claimable = There is no unowned building beside a piece of yours in { $space }.
reason-needs-skill = This needs { $skill }.
reason-no-additional-food = There is no additional food to pay for a worker in { $space }.
reason-not-in-world = { $space } is not in this world.
