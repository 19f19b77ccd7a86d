### Blood Rage: names and card texts, English.
### `card-<id>` is the name, `-text` the line on the card, `-long` the full wording for the reader.
### $glory (number): the glory printed on the quest card at hand.

## The game

game-title = Blood Rage
game-tagline = Draft the gods' gifts, plunder the world, die in glory.
game-summary = Viking clans fight for glory while Ragnarök devours the world, one province in each of three ages. Every age begins with a draft of cards from the gods; then the clans spend Rage to invade, march, upgrade, take quests and pillage. Battles are settled by the figures present and one hidden card each, and even defeat and death can bring glory. The clan with the most glory after the third age wins.

## Provinces and fjords

place-yggdrasil = Yggdrasil
place-elvagar = Elvagar
place-angerboda = Angerboda
place-muspelheim = Muspelheim
place-horgr = Horgr
place-utgard = Utgard
place-andlang = Andlang
place-gimle = Gimle
place-myrkulor = Myrkulor
place-fjord-north = Northern fjord
place-fjord-east = Eastern fjord
place-fjord-south = Southern fjord
place-fjord-west = Western fjord

## Regions

region-manheim = Manheim
region-alfheim = Alfheim
region-jotunheim = Jotunheim

## Clans

clan-wolf = Wolf
clan-raven = Raven
clan-serpent = Serpent
clan-bear = Bear
clan-ram = Ram

## Figures

figure-warrior = Warrior
figure-leader = Leader
figure-ship = Ship
figure-troll = Troll
figure-dwarf-chieftain = Dwarf Chieftain
figure-sea-serpent = Sea Serpent
figure-valkyrie = Valkyrie
figure-dark-elf = Dark Elf
figure-fire-giant = Fire Giant
figure-frost-giant = Frost Giant
figure-soldier-of-hel = Soldier of Hel
figure-volur-witch = Volur Witch

## Clan stats

stat-rage = Rage
stat-axes = Axes
stat-horns = Horns

## Pillage tokens

token-rage = Rage token
token-axes = Axes token
token-horns = Horns token
token-glory = Glory token
token-yggdrasil = Yggdrasil token

## Gods

god-odin = Odin
god-odin-text = Judges and punishes, in battle and outside it.
god-thor = Thor
god-thor-text = Glory and other gains from battles won.
god-loki = Loki
god-loki-text = Gains from defeat and death, and revenge on the winner.
god-frigga = Frigga
god-frigga-text = Spares Rage, and helps your figures and stats along.
god-heimdall = Heimdall
god-heimdall-text = Foresight and tricks: his cards come late or change the battle.
god-tyr = Tyr
god-tyr-text = The strength that wins battles, and what victory is good for.

## Phases

phase-gods-gifts = Gods' Gifts
phase-action = Action
phase-discard = Discard
phase-quest = Quest
phase-ragnarok = Ragnarök
phase-release-valhalla = Release Valhalla

## Card families and upgrade kinds

family-battle = Battle
family-quest = Quest
family-upgrade = Upgrade
kind-leader = Leader upgrade
kind-warrior = Warrior upgrade
kind-ship = Ship upgrade
kind-monster = Monster upgrade
kind-clan = Clan upgrade

## Cards: monster upgrades

card-troll = Troll
card-troll-text = On invading: destroy all enemy warriors there.
card-troll-long = When the Troll invades a province, all enemy warriors there are destroyed. A march or a call to battle does not set this off, and it is not a battle. (BR-17.2.1, BR-7.2.1, BR-8.1.7, BR-11.2.6)
card-dwarf-chieftain = Dwarf Chieftain
card-dwarf-chieftain-text = Playing it and invading with it cost 0 Rage.
card-dwarf-chieftain-long = Playing this card costs 0 Rage, and so does invading with the Dwarf Chieftain, each time. (BR-17.2.2)
card-sea-serpent = Sea Serpent
card-sea-serpent-text = Also counts as a ship: fjords only, never moves.
card-sea-serpent-long = The Sea Serpent is a ship as well as a monster. It enters fjords only and cannot move; its destruction pays your Dragon upgrades; its own strength stays 3. After a ship upgrade it may be the figure that invades for free. Effects that spare monsters spare it. (BR-17.2.3)
card-valkyrie = Valkyrie
card-valkyrie-text = Her battle: 2 glory per enemy figure destroyed.
card-valkyrie-long = If the Valkyrie was in a battle when it started, you gain 2 glory for each enemy figure destroyed in that battle, whoever destroyed it, even if she dies or you lose. (BR-17.2.4, BR-11.7.5)
card-dark-elf = Dark Elf
card-dark-elf-text = May invade Yggdrasil; strength 3 there.
card-dark-elf-long = The Dark Elf may invade Yggdrasil and has strength 3 while in Yggdrasil, otherwise 1. Invading with it always costs 1 Rage. (BR-17.2.5, BR-7.1.7)
card-fire-giant = Fire Giant
card-fire-giant-text = On invading: destroy enemy non-monsters there and in fjord.
card-fire-giant-long = When the Fire Giant invades a province, all enemy figures in it and in the supporting fjord that are not monsters are destroyed. This is not a battle. A march or a call to battle does not set it off. (BR-17.2.6, BR-7.2.1, BR-8.1.7, BR-11.2.6)
card-frost-giant = Frost Giant
card-frost-giant-text = You pillage its province: take the reward twice.
card-frost-giant-long = If you successfully pillage the province the Frost Giant stands in, also unopposed, you get the reward of the token twice. (BR-17.2.7, BR-11.7.6)
card-soldier-of-hel = Soldier of Hel
card-soldier-of-hel-text = Playing it and invading with it cost 0 Rage.
card-soldier-of-hel-long = Playing this card costs 0 Rage, and so does invading with the Soldier of Hel, each time. (BR-17.2.2)
card-volur-witch = Volur Witch
card-volur-witch-text = In outer provinces: may flee death to Yggdrasil.
card-volur-witch-long = When the Volur Witch is about to be destroyed in an outer province, by any cause except your own Frigga's Sacrifice, she may move to Yggdrasil instead. She is then not destroyed, so she earns no Ragnarök glory. If it happens during a battle she has left that battle and adds no strength. (BR-17.2.8, BR-17.1, BR-14.1.5)

## Cards: leader upgrades

card-lord-of-hammers = Lord of Hammers
card-lord-of-hammers-text = Leader's province pillaged: he may step to an adjacent one.
card-lord-of-hammers-long = If you successfully pillage a province your leader stands in, also unopposed, your leader may move to an adjacent province that is not destroyed and has room. After playing this card your leader may invade for free. (BR-17.3.1, BR-9.2.1)
card-lord-of-axes = Lord of Axes
card-lord-of-axes-text = Leader's province pillaged: raise 1 clan stat.
card-lord-of-axes-long = If you successfully pillage a province your leader stands in, also unopposed, raise one clan stat of your choice one step. After playing this card your leader may invade for free. (BR-17.3.1, BR-9.2.1)
card-lord-of-spears = Lord of Spears
card-lord-of-spears-text = Leader's province pillaged: raise all 3 clan stats.
card-lord-of-spears-long = If you successfully pillage a province your leader stands in, also unopposed, raise all three clan stats one step each. After playing this card your leader may invade for free. (BR-17.3.1, BR-9.2.1)

## Cards: warrior upgrades

card-brothers-in-arms = Brothers in Arms
card-brothers-in-arms-text = Every 2 of your warriors in a province: strength 3.
card-brothers-in-arms-long = In each province, every two of your warriors have strength 3 together; a single one left over has 1. A warrior still costs 1 Rage to invade. After playing this card one warrior may invade for free. (BR-17.3.2, BR-7.1.7, BR-9.2.1)
card-experts-in-arms = Experts in Arms
card-experts-in-arms-text = Your warriors have strength 2 (invade cost 2).
card-experts-in-arms-long = Each of your warriors has strength 2 and costs 2 Rage to invade. After playing this card one warrior may invade for free. (BR-17.3.2, BR-7.1.7, BR-9.2.1)
card-masters-in-arms = Masters in Arms
card-masters-in-arms-text = Warriors 2 (cost 2); every 2 in a province: strength 6.
card-masters-in-arms-long = In each province, every two of your warriors have strength 6 together; a single one left over has 2. A warrior costs 2 Rage to invade. After playing this card one warrior may invade for free. (BR-17.3.2, BR-7.1.7, BR-9.2.1)

## Cards: ship upgrades

card-lokis-dragons = Loki's Dragons
card-lokis-dragons-text = Each ship of yours destroyed: 4 glory.
card-lokis-dragons-long = Each ship of yours that is destroyed, by any cause (battle, Fire Giant, Ragnarök, your own sacrifice), gives you 4 glory. After playing this card your ship may invade for free. (BR-17.3.3, BR-9.2.1)
card-fire-dragons = Fire Dragons
card-fire-dragons-text = Each ship of yours destroyed: 8 glory.
card-fire-dragons-long = Each ship of yours that is destroyed, by any cause (battle, Fire Giant, Ragnarök, your own sacrifice), gives you 8 glory. After playing this card your ship may invade for free. (BR-17.3.3, BR-9.2.1)
card-eternal-dragons = Eternal Dragons
card-eternal-dragons-text = Each ship of yours destroyed: 12 glory.
card-eternal-dragons-long = Each ship of yours that is destroyed, by any cause (battle, Fire Giant, Ragnarök, your own sacrifice), gives you 12 glory. After playing this card your ship may invade for free. (BR-17.3.3, BR-9.2.1)

## Cards: clan upgrades

card-lokis-domain = Loki's Domain
card-lokis-domain-text = Release Valhalla: 1 glory per figure you get back.
card-lokis-domain-long = In the Release Valhalla phase you gain 1 glory for each figure of yours that returns to your reserve. It adds up with Loki's Eminence and Loki's Wrath. (BR-17.4.1, BR-15.1.3)
card-lokis-eminence = Loki's Eminence
card-lokis-eminence-text = Release Valhalla: 2 glory per figure you get back.
card-lokis-eminence-long = In the Release Valhalla phase you gain 2 glory for each figure of yours that returns to your reserve. It adds up with Loki's Domain and Loki's Wrath. (BR-17.4.1, BR-15.1.3)
card-lokis-wrath = Loki's Wrath
card-lokis-wrath-text = Release Valhalla: 3 glory per figure you get back.
card-lokis-wrath-long = In the Release Valhalla phase you gain 3 glory for each figure of yours that returns to your reserve. It adds up with Loki's Domain and Loki's Eminence. (BR-17.4.1, BR-15.1.3)
card-friggas-charm = Frigga's Charm
card-friggas-charm-text = Your upgrades cost 1 Rage less (minimum 0).
card-friggas-charm-long = Your upgrade cards cost 1 Rage less to play, but never less than 0. This does not count for this card itself while it is being played. (BR-17.4.2)
card-thors-glory = Thor's Glory
card-thors-glory-text = Your battle: 2 glory if 2 or more enemy figures die.
card-thors-glory-long = If you took part in a battle and at least 2 enemy figures were destroyed in it, you gain 2 glory, once per battle and whether you won or lost. (BR-17.4.3, BR-11.7.5)
card-friggas-succor = Frigga's Succor
card-friggas-succor-text = After an invade: 1 warrior may follow for 0 Rage.
card-friggas-succor-long = After you invade a province, as an action or for free, you may invade the same province with one warrior for 0 Rage if there is room and your Horns allow it. It does not work in a fjord or in Yggdrasil, and the extra warrior does not set it off again. (BR-17.4.4, BR-7.2.1)
card-tyrs-domain = Tyr's Domain
card-tyrs-domain-text = A quest you reveal in battle may count as +3.
card-tyrs-domain-long = When you reveal a quest card in battle you may count it as a battle card with +3. Thor's Primacy does not affect this. (BR-17.4.5, BR-11.5.3)
card-tyrs-wrath = Tyr's Wrath
card-tyrs-wrath-text = A quest you reveal in battle may count as +5.
card-tyrs-wrath-long = When you reveal a quest card in battle you may count it as a battle card with +5. It does not add to Tyr's Domain. Thor's Primacy does not affect this. (BR-17.4.5, BR-11.5.3)
card-lokis-blessing = Loki's Blessing
card-lokis-blessing-text = After a defeat: 1 warrior may invade there for 0 Rage.
card-lokis-blessing-long = After you lose a battle (a tie is a loss) you may invade the battle's province with one warrior for 0 Rage if there is room and your Horns allow it; not in Yggdrasil. (BR-17.4.6, BR-11.7.9)
card-odins-inspiration = Odin's Inspiration
card-odins-inspiration-text = The glory you gain in Ragnarök is doubled.
card-odins-inspiration-long = The glory you gain for your figures that die in Ragnarök is doubled. Glory from cards is not. (BR-17.4.7, BR-14.1.3)
card-tyrs-challenge = Tyr's Challenge
card-tyrs-challenge-text = Action, 2 Rage: pillage a pillaged province again.
card-tyrs-challenge-long = Action, 2 Rage: pillage a province whose token is on its pillaged side. Otherwise it is exactly a pillage. Success gives the reward again; the token stays pillaged in every case. (BR-17.4.8, BR-11.8.6)
card-friggas-protection = Frigga's Protection
card-friggas-protection-text = Save any of your figures from destruction: 1 Rage each.
card-friggas-protection-long = When figures of yours are about to be destroyed you may save any of them for 1 Rage each; they stay where they are. It cannot be used in Ragnarök, nor for figures you destroy as the cost of your own action. (BR-17.4.9, BR-17.1)
card-tyrs-prowess = Tyr's Prowess
card-tyrs-prowess-text = After a win: take back cards you played, 1 Rage each.
card-tyrs-prowess-long = When you win a battle you may return any of the cards you played in it to your hand for 1 Rage each, instead of discarding them. Cards taken by Loki's Poison are gone, and so is Rage lost to Loki's Trickery. (BR-17.4.10, BR-11.7.2)
card-thors-domain = Thor's Domain
card-thors-domain-text = After your invade: pay 2 Rage to pillage there at once.
card-thors-domain-long = Once per invade in your own turn, outside any battle and after Frigga's Succor, you may pay 2 Rage to pillage the invaded province at once if a pillage is allowed there. It does not work for a fjord. An invade and its Succor warrior are one invade. It is part of the same turn. (BR-17.4.11, BR-11.1.1)
card-friggas-domain = Frigga's Domain
card-friggas-domain-text = Action, 1 Rage: invade with your figure in Valhalla.
card-friggas-domain-long = Action, 1 Rage: invade with one of your figures in Valhalla, of any kind. There is no other cost. (BR-17.4.12, BR-7.2.2)
card-odins-throne = Odin's Throne
card-odins-throne-text = Your fulfilled quests give double glory.
card-odins-throne-long = The glory of each quest you fulfil is doubled; you still raise only one clan stat per quest. (BR-17.4.13)
card-thors-conquest = Thor's Conquest
card-thors-conquest-text = Game end: 3 glory per figure of yours on the board.
card-thors-conquest-long = In the final scoring you gain 3 glory for each of your figures on the board, in provinces and fjords. (BR-17.4.14, BR-16.2.2)
card-friggas-sacrifice = Frigga's Sacrifice
card-friggas-sacrifice-text = Action: destroy 2 figures of yours, raise 1 clan stat.
card-friggas-sacrifice-long = Action, 0 Rage (but you must have Rage): destroy two of your figures anywhere on the board, then raise one clan stat of your choice one step. They cannot be saved and cannot retreat. Not allowed if no stat can be raised. (BR-17.4.15, BR-17.1.3)

## Cards: quests

card-quest-alfheim = Alfheim!
card-quest-alfheim-text = Most strength in 1 Alfheim province: { $glory } glory, +1 stat.
card-quest-alfheim-long = Have more strength than each other clan in at least one province of Alfheim that is not destroyed. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. A tie fails. (BR-17.6.1, BR-13.1.4, BR-13.1.6)
card-quest-jotunheim = Jotunheim!
card-quest-jotunheim-text = Most strength in 1 Jotunheim province: { $glory } glory, +1 stat.
card-quest-jotunheim-long = Have more strength than each other clan in at least one province of Jotunheim that is not destroyed. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. A tie fails. (BR-17.6.1, BR-13.1.4, BR-13.1.6)
card-quest-manheim = Manheim!
card-quest-manheim-text = Most strength in 1 Manheim province: { $glory } glory, +1 stat.
card-quest-manheim-long = Have more strength than each other clan in at least one province of Manheim that is not destroyed. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. A tie fails. (BR-17.6.1, BR-13.1.4, BR-13.1.6)
card-quest-glorious-death = Glorious Death!
card-quest-glorious-death-text = 4 or more of your figures in Valhalla: { $glory } glory, +1 stat.
card-quest-glorious-death-long = Have at least 4 figures in Valhalla in the Quest phase, before Ragnarök. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. (BR-17.6.1, BR-13.1.7)
card-quest-yggdrasil = Yggdrasil!
card-quest-yggdrasil-text = Most strength in Yggdrasil: { $glory } glory, +1 stat.
card-quest-yggdrasil-long = Have more strength than each other clan in Yggdrasil. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. A tie fails. (BR-17.6.1, BR-13.1.4)
card-quest-widespread = Widespread!
card-quest-widespread-text = Most strength in 2 or more provinces: { $glory } glory, +1 stat.
card-quest-widespread-long = Have more strength than each other clan in each of at least two provinces. Fulfilled: { $glory } glory, and raise one clan stat of your choice one step. A tie fails. Only with five players. (BR-19.1.1, BR-13.1.4)

## Cards: battle cards

card-tyrs-bash = Tyr's Bash
card-tyrs-bash-text = No further effect.
card-tyrs-bash-long = Adds 2 to your strength in battle. No further effect. (BR-17.5.1)
card-tyrs-smash = Tyr's Smash
card-tyrs-smash-text = No further effect.
card-tyrs-smash-long = Adds 3 to your strength in battle. No further effect. (BR-17.5.1)
card-tyrs-crush = Tyr's Crush
card-tyrs-crush-text = No further effect.
card-tyrs-crush-long = Adds 4 to your strength in battle. No further effect. (BR-17.5.1)
card-tyrs-smite = Tyr's Smite
card-tyrs-smite-text = No further effect.
card-tyrs-smite-long = Adds 5 to your strength in battle. No further effect. (BR-17.5.1)
card-tyrs-rage = Tyr's Rage
card-tyrs-rage-text = No further effect.
card-tyrs-rage-long = Adds 6 to your strength in battle. No further effect. (BR-17.5.1)
card-tyrs-judgement = Tyr's Judgement
card-tyrs-judgement-text = No further effect.
card-tyrs-judgement-long = Adds 8 to your strength in battle. No further effect. Only with five players. (BR-19.1.1)
card-odins-smite = Odin's Smite
card-odins-smite-text = First, each opponent loses 1 warrior in the province.
card-odins-smite-long = Adds 1. Before strengths are compared, one warrior of each opponent in the battle's province is destroyed. An opponent without a warrior there loses nothing. (BR-17.5.2, BR-11.5.4)
card-odins-tide = Odin's Tide
card-odins-tide-text = First, everyone (you too) keeps only 1 figure in the battle.
card-odins-tide-long = Adds 1. Before strengths are compared, each participant with 2 or more figures in the battle, you included, chooses one to keep, in order from the pillager; then all the others are destroyed together. Ships in the supporting fjord are in the battle. (BR-17.5.3, BR-11.5.4)
card-odins-judgement = Odin's Judgement
card-odins-judgement-text = Win or lose: 2 glory per figure destroyed in the battle.
card-odins-judgement-long = Adds 2. Win, lose or tie, you gain 2 glory for each figure destroyed in this battle, the figures of all clans counted. (BR-17.5.4, BR-11.7.5)
card-heimdalls-sight = Heimdall's Sight
card-heimdalls-sight-text = As strong as the highest enemy card in the battle.
card-heimdalls-sight-long = Adds as much as the highest bonus among the enemies' cards showing when totals are computed, late cards and quests counted as battle cards included, other Heimdall's Sights ignored. It adds 0 if there is none or if it is cancelled. (BR-17.5.5)
card-heimdalls-eye = Heimdall's Eye
card-heimdalls-eye-text = May be played from hand after all cards are revealed.
card-heimdalls-eye-long = Adds 2. It may be played from hand after the cards have been revealed and before totals are compared, one card at a time in order from the pillager, or be committed in the usual way. (BR-17.5.6, BR-11.5.5, BR-11.5.6)
card-heimdalls-gaze = Heimdall's Gaze
card-heimdalls-gaze-text = May be played from hand after all cards are revealed.
card-heimdalls-gaze-long = Adds 3. It may be played from hand after the cards have been revealed and before totals are compared, one card at a time in order from the pillager, or be committed in the usual way. (BR-17.5.6, BR-11.5.5, BR-11.5.6)
card-heimdalls-watch = Heimdall's Watch
card-heimdalls-watch-text = Discard all revealed cards, gain their sum in glory, replay.
card-heimdalls-watch-long = Adds 0. You gain glory equal to the sum of the bonuses of all revealed battle cards; quest and upgrade cards count 0. All revealed cards are discarded for good, this one included, and all participants commit new cards. Only the first Watch in order from the pillager works. (BR-17.5.7, BR-11.5.2)
card-friggas-grace = Frigga's Grace
card-friggas-grace-text = You pillage: also raise 1 stat other than the token's.
card-friggas-grace-long = Adds 2. If you successfully pillage in this battle, raise one clan stat other than the one on the token one step. With the glory or the Yggdrasil token you may choose any stat. (BR-17.5.8, BR-11.7.6)
card-thors-hammer = Thor's Hammer
card-thors-hammer-text = If you win: 3 glory.
card-thors-hammer-long = Adds 1. If you win the battle you gain 3 glory. (BR-17.5.9, BR-11.7.1)
card-thors-oath = Thor's Oath
card-thors-oath-text = If you win: raise 1 clan stat.
card-thors-oath-long = Adds 1. If you win the battle raise one clan stat of your choice one step; raised Axes count for this battle's glory. (BR-17.5.9, BR-11.7.1, BR-11.7.8)
card-thors-ascension = Thor's Ascension
card-thors-ascension-text = If you win: 3 Rage and 3 glory.
card-thors-ascension-long = Adds 1. If you win the battle you gain 3 Rage, up to 12 in all, and 3 glory. (BR-17.5.9, BR-11.7.1, BR-2.2.1)
card-thors-primacy = Thor's Primacy
card-thors-primacy-text = Cancels the text of your opponents' revealed cards.
card-thors-primacy-long = Adds 3. Before any other text applies, the text of all your opponents' revealed cards is cancelled; their strength bonuses stay. Of several, the first in order from the pillager works first. Cards played late and clan upgrades are not affected. (BR-17.5.10, BR-11.5.1, BR-11.5.6, BR-17.4.5)
card-lokis-trickery = Loki's Trickery
card-lokis-trickery-text = If you lose: take 1 Rage from the winner.
card-lokis-trickery-long = Adds 0. If you lose to a winner, take 1 Rage from him if he has any. With no winner nothing happens. (BR-17.5.11, BR-11.7.1)
card-lokis-backstab = Loki's Backstab
card-lokis-backstab-text = If you lose: take 2 glory from the winner.
card-lokis-backstab-long = Adds 0. If you lose to a winner, take 2 glory from him, or as much as he has. With no winner nothing happens. (BR-17.5.11, BR-11.7.1)
card-lokis-poison = Loki's Poison
card-lokis-poison-text = If you lose: take the winner's played cards into hand.
card-lokis-poison-long = Adds 0. If you lose to a winner, take into your hand all cards he played in this battle that are still in front of him. With no winner nothing happens. (BR-17.5.11, BR-11.7.1, BR-17.4.10)
