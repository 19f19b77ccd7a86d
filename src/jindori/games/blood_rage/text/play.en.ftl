### Blood Rage: what is asked, what happens, why something cannot be done.

## Decisions (BR-20). The page puts the player's name before them.

prompt-clan = Choose a clan
prompt-draft = { $count ->
    [one] Keep 1 of { $left } cards
   *[other] Keep { $count } of { $left } cards
}
prompt-action = Choose an action (Rage { $rage })
prompt-march-to = March from { $from }: where to?
prompt-march-figures = March from { $from } to { $to }: which figures?
prompt-sacrifice = Choose two own figures to sacrifice
prompt-free-invade = { $figure }: invade for free?
prompt-succor = Frigga's Succor: one more warrior into { $province }?
prompt-thors-domain = Thor's Domain: pay 2 Rage and pillage { $province } at once?
prompt-join = Call to battle: move a figure to { $province }? ({ $token }; strengths { $totals })
prompt-commit = Battle in { $province }: put one card face down
prompt-quest-as-battle = Does the quest count as a battle card?
prompt-tide-keep = Odin's Tide: which one figure do you keep?
prompt-late = Battle in { $province }: play a late card?
prompt-raise-stat = { $for }: raise which stat?
prompt-prowess = Tyr's Prowess: buy back which cards, 1 Rage each?
prompt-witch-retreat = Does the Volur Witch retreat to Yggdrasil?
prompt-protect = Frigga's Protection: save which figures, 1 Rage each?
prompt-hammers-move = Lord of Hammers: move the leader from { $province }?
prompt-blessing = Loki's Blessing: one warrior into { $province }?
prompt-keep = Keep one card, or none

## Choices

label-clan = { $clan }
label-draft = Keep { $cards }
label-pass = Pass
label-invade = { $figure } to { $to }
label-march-from = March from { $from }
label-march-to = March to { $to }
label-march-figures = { $figures }
label-upgrade = { $replaces-id ->
    [none] Play { $card }
   *[other] Play { $card } in place of { $replaces }
}
label-quest = Commit { $card }
label-pillage = Pillage { $province }
label-repillage = Pillage { $province } again
label-valhalla-invade = { $figure } from Valhalla to { $to }
label-sacrifice = Sacrifice two figures
label-sacrifice-figures = Sacrifice { $figures }
label-free-invade = { $figure } to { $to }
label-decline = Decline
label-succor = { $choice ->
    [yes] Send the warrior
   *[other] Decline
}
label-thors-domain = { $choice ->
    [yes] Pillage (2 Rage)
   *[other] Decline
}
label-join = { $figure } from { $from }
label-commit = Play { $card }
label-quest-as-battle = { $choice ->
    [yes] It counts
   *[other] It does not
}
label-tide-keep = Keep { $figure }
label-late = Play { $card }
label-raise-stat = { $stat }
label-prowess = Buy back { $cards }
label-prowess-none = Buy back none
label-witch-retreat = { $choice ->
    [yes] Retreat
   *[other] Be destroyed
}
label-protect = Save { $figures }
label-protect-none = Save none
label-hammers-move = Move to { $to }
label-blessing = { $choice ->
    [yes] Send the warrior
   *[other] Decline
}
label-keep = Keep { $card }
label-keep-none = Keep none

## Events

event-game-began = The saga begins with { $players } clans
event-province-fell-at-setup = { $province } is destroyed from the start
event-age-began = Age { $age }
event-phase-began = { $phase }
event-dealt = { $each } cards are dealt to each clan
event-drafted = { $seat } keeps { $card }
event-drafted-hidden = { $seat } keeps a card
event-packs-passed = The packs go to the left
event-rage-set = { $seat } has { $rage } Rage
event-turn-began = { $seat } is in turn
event-passed = { $seat } passes
event-invaded = { $source-id ->
    [valhalla] { $seat } invades { $to } with { $figure } from Valhalla (Rage { $paid })
   *[other] { $cost ->
        [0] { $seat } invades { $to } with { $figure }
       *[other] { $seat } invades { $to } with { $figure } (Rage { $paid })
    }
}
event-marched = { $seat } marches from { $from } to { $to }: { $figures } (Rage −1)
event-upgraded = { $replaced-id ->
    [none] { $seat } plays { $card }
   *[other] { $seat } plays { $card } in place of { $replaced }
}
event-monster-left = { $seat }: { $figure } returns to the box
event-quest-committed = { $seat } commits { $card }
event-quest-committed-hidden = { $seat } commits a quest
event-pillage-began = { $again ->
    [yes] { $seat } pillages { $province } again (Tyr's Challenge)
   *[other] { $seat } pillages { $province }
}
event-joined = { $seat } moves { $figure } from { $from } into { $province }
event-call-closed = { $full ->
    [yes] Every village in { $province } is full
   *[other] Nobody else answers the call to { $province }
}
event-unopposed = { $seat } meets no enemy in { $province }
event-battle-began = Battle in { $province }: { $seats }
event-revealed = { $seat } reveals { $card } (+{ $bonus })
event-text-cancelled = { $by } cancels the text of { $card } ({ $seat })
event-watch = { $seat } gains { $glory } glory by Heimdall's Watch; all revealed cards are discarded
event-counts-as-battle = { $seat } counts { $card } as +{ $bonus }
event-late-played = { $seat } adds { $card }
event-totals = Totals: { $totals }
event-battle-won = { $seat } wins the battle in { $province }
event-battle-tied = The battle in { $province } is tied: all lose
event-destroyed = { $seat } loses in { $place }: { $figures } ({ $cause })
event-retreated = { $seat }: { $figure } retreats from { $from } to { $to }
event-protected = { $seat } saves in { $place }: { $figures }
event-card-returned = { $card } returns to { $seat }
event-card-discarded = { $seat } discards { $card }
event-card-taken = { $seat } takes { $card } from { $giver }
event-pillaged = { $seat } has pillaged { $province }: { $token }
event-stat-raised = { $seat } raises { $stat } to { $value } ({ $why })
event-glory = { $amount ->
    [1] { $seat } gains 1 glory ({ $why })
   *[other] { $seat }: { $signed } glory ({ $why })
}
event-rage-changed = { $seat }: Rage { $signed }, now { $total } ({ $why })
event-hammers-moved = { $seat } moves the leader from { $from } to { $to }
event-sacrificed = { $seat } sacrifices two figures
event-hand-discarded = { $seat } discards { $count }, keeps { $kept }
event-quest-revealed = { $fulfilled ->
    [yes] { $seat } fulfils { $card }
   *[other] { $seat } fails { $card }
}
event-province-fell = { $province } is destroyed
event-doom-moved = { $province } is destroyed next
event-released = { $count ->
    [one] 1 figure of { $seat } returns from Valhalla
   *[other] { $count } figures of { $seat } return from Valhalla
}
event-tokens-restored = All pillage tokens show their reward side again
event-first-player = { $seat } is first player
event-game-ended = The saga ends
event-clan-chosen = { $seat } leads the { $clan } clan
event-rage-lost = { $seat } loses { $amount } Rage left over

## Sources and causes

why-battle = battle won
why-token = pillage
why-quest = quest
why-ragnarok = Ragnarök
why-stats = clan stats
why-cost = cost
cause-troll = Troll
cause-fire-giant = Fire Giant
cause-odins-smite = Odin's Smite
cause-odins-tide = Odin's Tide
cause-defeat = battle lost
cause-ragnarok = Ragnarök
cause-friggas-sacrifice = Frigga's Sacrifice
score-battle = Battles won
score-token = Pillage tokens
score-quest = Quests
score-ragnarok = Deaths in Ragnarök
score-cards = Cards
score-stats = Clan stats at the end

## Reasons

reason-no-such-figure = The clan has no { $figure }.
reason-not-in-reserve = No { $figure } is in the reserve.
reason-not-in-valhalla = No { $figure } of this clan is in Valhalla.
reason-place-destroyed = { $place } is destroyed.
reason-fjord-closed = { $place } is out of the game: both its provinces are destroyed.
reason-no-room = { $place } has no empty village.
reason-ships-to-fjords = A { $figure } can only enter a fjord.
reason-fjords-for-ships = Only ships can enter { $place }.
reason-yggdrasil-closed = Only the Dark Elf can invade Yggdrasil.
reason-horns-full = The Horns stat allows no more figures on the board ({ $n } are there).
reason-too-little-rage = It costs { $cost } Rage; the clan has { $rage }.
reason-no-figures-to-march = The clan has no figure in { $place }.
reason-nowhere-to-march = No other province has an empty village.
reason-ships-stay = A { $figure } never moves.
reason-not-a-province = { $place } is not a province.
reason-same-province = The figures are in { $place } already.
reason-nobody-marches = At least one figure must march.
reason-not-so-many = There are not so many in { $place }: { $figure }.
reason-not-so-many-in-danger = There are not so many in danger: { $figure }.
reason-card-not-in-hand = { $card } is not in your hand.
reason-not-an-upgrade = { $card } is not an upgrade.
reason-no-such-slot = There is no slot { $slot } of this kind (1 to { $slots }).
reason-not-a-quest = { $card } is not a quest.
reason-already-pillaged = { $place } has been pillaged in this age.
reason-no-figure-there = The clan has no figure in { $place } or its fjord.
reason-not-pillaged-yet = { $place } has not been pillaged yet.
reason-needs-card = This needs { $card } on the clan sheet.
reason-no-two-figures = Two own figures on the board are needed.
reason-no-stat-to-raise = Every stat is on its last step.
reason-stat-at-top = { $stat } is on its last step.
reason-stat-of-token = The token has raised { $stat } already; another stat is needed.
reason-not-adjacent = { $place } is not adjacent to { $other }.
reason-not-late = { $card } cannot be played late.
reason-not-played = { $card } is not among the cards you have played.
reason-wrong-figure = Only this figure may invade now: { $figure }.
reason-card-not-held = { $card } is not among the cards you hold.
reason-clan-taken = The { $clan } clan is taken.

## Answers that may be given by themselves

automatic-decline-late = Decline late cards until the end of the age
automatic-decline-joins = Join no battle until my next turn
