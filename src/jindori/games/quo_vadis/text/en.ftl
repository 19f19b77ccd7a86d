### Quo Vadis: names and texts, English.
### `skill-<id>` and `kind-<id>` are names, `-text` the line on the card, `-long` the full wording.

## The game

game-title = Quo Vadis (draft 26)
game-tagline = Create the world, lead your people, leave your mark on every generation.
game-summary = Three to five gods create a world of hexagonal areas and lead their peoples across it for twelve rounds. Each turn two markers name one area; there workers are placed, a card is played onto the present generation or opens a new one, wars are fought with pieces, war spirit and a die, and towns rise. A new generation scores the one just closed for every area with majority. Most points win.

## Races

race-glorious = Glorious
race-deep-one = Deep One
race-gigant = Gigant
race-mystic = Mystic
race-sandwalker = Sandwalker
race-glorious-text = Skilful people of the plains: broad food base, easy dice bonus on the commonest terrain, few warriors.
race-deep-one-text = Fertile people of the sea: many workers per turn, little faith.
race-gigant-text = Strong people of the mountains: war.
race-mystic-text = Heirs of divine wisdom in the tundra: faith and Wrath, weak in war.
race-sandwalker-text = Tough and sly people of the desert: live on the wars of others, little food.

## Terrains

terrain-plains = Plains
terrain-mountain = Mountain
terrain-desert = Desert
terrain-tundra = Tundra
terrain-sea = Sea

## Counters

counter-war-spirit = war spirit
counter-food = food
counter-faith = faith
counter-wrath = Wrath of God

## Epic cards

kind-blessing = Blessing
kind-blessing-text = Each action: 1 war spirit.
kind-blessing-long = Each action gives 1 war spirit, up to the limit. (QV-5.5.1)
kind-labour = Labour
kind-labour-text = Each action: 1 food.
kind-labour-long = Each action gives 1 food, up to the limit. (QV-5.5.2)
kind-miracle = Miracle
kind-miracle-text = Each action: 1 faith. Once: 3 faith into 1 Wrath.
kind-miracle-long = Each action gives 1 faith, up to the limit. Once, at any point of the card, you may convert 3 faith into 1 Wrath of God. (QV-5.5.3, QV-5.5.4)
kind-revelation = Revelation
kind-revelation-text = Each action: move a worker from the genesis area.
kind-revelation-long = Each action moves one own worker that stood in the genesis area when the action began to an adjacent space, whatever its terrain and whoever is there, at no cost. (QV-5.5.6, QV-5.5.7)
kind-prosperity = Prosperity
kind-prosperity-text = Each action: 1 VP (at most 3), and a discard or a conversion.
kind-prosperity-long = Each action gives 1 VP, at most 3 VP a card. With each action you may also discard one hand card, or convert one resource into one of another kind. (QV-5.5.9, QV-5.5.10)

## Genesis cards

genesis-1 = 1
genesis-2 = 2
genesis-3 = 3
genesis-4 = 4
genesis-5 = 5
genesis-free = Free

## Areas and spaces

area-11 = 1-1
area-12 = 1-2
area-13 = 1-3
area-14 = 1-4
area-15 = 1-5
area-22 = 2-2
area-23 = 2-3
area-24 = 2-4
area-25 = 2-5
area-33 = 3-3
area-34 = 3-4
area-35 = 3-5
area-44 = 4-4
area-45 = 4-5
area-55 = 5-5
space-a11-0 = 1-1 A
space-a11-1 = 1-1 B
space-a11-2 = 1-1 C
space-a12-0 = 1-2 A
space-a12-1 = 1-2 B
space-a12-2 = 1-2 C
space-a13-0 = 1-3 A
space-a13-1 = 1-3 B
space-a13-2 = 1-3 C
space-a14-0 = 1-4 A
space-a14-1 = 1-4 B
space-a14-2 = 1-4 C
space-a15-0 = 1-5 A
space-a15-1 = 1-5 B
space-a15-2 = 1-5 C
space-a22-0 = 2-2 A
space-a22-1 = 2-2 B
space-a22-2 = 2-2 C
space-a23-0 = 2-3 A
space-a23-1 = 2-3 B
space-a23-2 = 2-3 C
space-a24-0 = 2-4 A
space-a24-1 = 2-4 B
space-a24-2 = 2-4 C
space-a25-0 = 2-5 A
space-a25-1 = 2-5 B
space-a25-2 = 2-5 C
space-a33-0 = 3-3 A
space-a33-1 = 3-3 B
space-a33-2 = 3-3 C
space-a34-0 = 3-4 A
space-a34-1 = 3-4 B
space-a34-2 = 3-4 C
space-a35-0 = 3-5 A
space-a35-1 = 3-5 B
space-a35-2 = 3-5 C
space-a44-0 = 4-4 A
space-a44-1 = 4-4 B
space-a44-2 = 4-4 C
space-a45-0 = 4-5 A
space-a45-1 = 4-5 B
space-a45-2 = 4-5 C
space-a55-0 = 5-5 A
space-a55-1 = 5-5 B
space-a55-2 = 5-5 C

## Pieces and buildings

building-fort = fort
building-altar = altar
building-granary = granary
piece-worker = Worker
piece-town = Town
piece-destroyed-town = Destroyed town
piece-marker = Marker
piece-ring = Terrain ring
piece-dominion = Dominion

## Phases

phase-setup = Set-up
phase-area = Area selection
phase-genesis = Genesis phase
phase-war = War phase
phase-end = End phase
phase-final = Final settlement
phase-over = The end

## Skills

group-basic = Basic skills
group-dominion = Basic skills that spend dominion
group-selection-and-wrath = Areas and Wrath
group-placement = Placement
group-generation = Generations
group-war = War
group-settlement = Settlement
group-final-scoring = Final settlement
skill-deft-hands = Deft Hands
skill-deft-hands-text = First worker of a turn: no terrain food.
skill-deft-hands-long = The first worker you place in a turn never pays terrain food. (QV-5.2)
skill-master-builders = Master Builders
skill-master-builders-text = Town built or rebuilt: 2 VP.
skill-master-builders-long = Whenever you build or rebuild a town, gain 2 VP. (QV-7.2, QV-7.4)
skill-prolific = Prolific
skill-prolific-text = First additional worker on affinity: no additional food.
skill-prolific-long = Your first additional worker in a turn costs no additional food if you place it on a space with your affinity terrain. (QV-5.2)
skill-tides = Tides
skill-tides-text = Revelation: 1 more action.
skill-tides-long = When you resolve Revelation you have 1 more action. (QV-5.4.7)
skill-brute-force = Brute Force
skill-brute-force-text = War with the eight-sided die: +1 strength.
skill-brute-force-long = In a war in which you roll an eight-sided die because of your affinity, you have +1 strength. (QV-6.2.1)
skill-hot-blood = Hot Blood
skill-hot-blood-text = War in your own turn: 1 war spirit first.
skill-hot-blood-long = When a war in which you take part begins in your own turn, gain 1 war spirit before anyone declares. (QV-6.1)
skill-meditation = Meditation
skill-meditation-text = End phase without faith: 1 faith.
skill-meditation-long = In the end phase of your turn, if you have no faith, gain 1 faith. (QV-9.1.11)
skill-secret-rite = Secret Rite
skill-secret-rite-text = Conversion with Miracle costs 2 faith.
skill-secret-rite-long = Your conversion with Miracle costs 2 faith instead of 3. (QV-5.5.4)
skill-bystanders = Bystanders
skill-bystanders-text = Others' war and at most 1 food: 1 food.
skill-bystanders-long = When a war ends in which you took no part and you have at most 1 food, gain 1 food. At most once between the starts of two of your turns. (QV-9.1.3)
skill-tenacity = Tenacity
skill-tenacity-text = War lost: 1 war spirit.
skill-tenacity-long = When you lose a war, gain 1 war spirit. (QV-6.3.4)
skill-civic-splendour = Civic Splendour
skill-civic-splendour-text = 1 dominion: 1 more action, once a turn.
skill-civic-splendour-long = Once per turn, before the action of your card, you may spend 1 dominion point for 1 more action. (QV-5.4.7, QV-V17.1)
skill-swarm = Swarm
skill-swarm-text = 1 dominion instead of additional food, once a turn.
skill-swarm-long = Once per turn you may spend 1 dominion point instead of the additional food of one worker. (QV-5.2.6, QV-V17.1)
skill-war-levy = War Levy
skill-war-levy-text = Up to 3 dominion as strength in a war.
skill-war-levy-long = When you declare war spirit you may spend up to 3 dominion points as well, each for 1 strength. (QV-6.2.3, QV-V17.1)
skill-inner-temple = Inner Temple
skill-inner-temple-text = Entreaty for 1 dominion instead of faith.
skill-inner-temple-long = You may spend 1 dominion point instead of the faith for entreaty. (QV-5.3.7, QV-V17.1)
skill-bitter-prayer = Bitter Prayer
skill-bitter-prayer-text = 2 dominion: 1 Wrath, once a turn.
skill-bitter-prayer-long = Once per turn, before the Wrath step, you may spend 2 dominion points to gain 1 Wrath. (QV-5.1.1, QV-V17.1)
skill-prophet = Prophet
skill-prophet-text = First Free of a turn costs no faith.
skill-prophet-long = The first Free you choose in a turn costs no faith. (QV-4.2.4)
skill-divine-punishment = Divine Punishment
skill-divine-punishment-text = Wrath of God with exactly 2: 1 space.
skill-divine-punishment-long = With exactly 2 Wrath you may use Wrath of God: pay both and choose 1 space. With 3 or more the normal rule applies. (QV-5.1.1)
skill-cataclysm = Cataclysm
skill-cataclysm-text = Your Wrath: 1 VP a foreign piece hit, at most 3.
skill-cataclysm-long = After your Wrath of God is resolved, gain 1 VP for each worker returned and each town destroyed by it that belongs to another player, at most 3 VP. (QV-5.1.4)
skill-pioneer = Pioneer
skill-pioneer-text = First terrain food of a turn is not paid.
skill-pioneer-long = The first worker in a turn for which you would have to pay terrain food pays none. (QV-5.2)
skill-great-migration = Great Migration
skill-great-migration-text = First additional worker: no additional food.
skill-great-migration-long = Your first additional worker in a turn costs no additional food. Its terrain food is paid as usual. (QV-5.2)
skill-border-crossing = Border Crossing
skill-border-crossing-text = Once a turn: a worker next to the genesis area.
skill-border-crossing-long = Once per turn you may place one of your workers on a space outside the genesis area that is adjacent to one of its spaces. Costs as usual. (QV-5.2)
skill-invasion = Invasion
skill-invasion-text = Worker among foreign pieces: 1 war spirit, once a turn.
skill-invasion-long = When you place a worker on a space that holds a piece of another player, gain 1 war spirit, once per turn. (QV-9.1.10)
skill-fertile-land = Fertile Land
skill-fertile-land-text = Worker placed on affinity: 1 food, once a turn.
skill-fertile-land-long = When you place a worker on a space with your affinity terrain, gain 1 food after paying all costs of that worker, once per turn. (QV-9.1.10)
skill-festival = Festival
skill-festival-text = Blessing: 1 more action.
skill-festival-long = When you resolve Blessing you have 1 more action. (QV-5.4.7)
skill-agriculture = Agriculture
skill-agriculture-text = Labour: 1 more action.
skill-agriculture-long = When you resolve Labour you have 1 more action. (QV-5.4.7)
skill-temple = Temple
skill-temple-text = Miracle: 1 more action.
skill-temple-long = When you resolve Miracle you have 1 more action. (QV-5.4.7)
skill-roads = Roads
skill-roads-text = Revelation: 2 more actions.
skill-roads-long = When you resolve Revelation you have 2 more actions. (QV-5.4.7)
skill-trade = Trade
skill-trade-text = Prosperity: up to 5 VP a card.
skill-trade-long = Your VP limit for a Prosperity card is 5 instead of 3. (QV-5.5.9)
skill-lore = Lore
skill-lore-text = Each inheritance power is 1 higher.
skill-lore-long = Each of your inheritance powers is 1 higher (only old generations whose top card matches have one). (QV-5.4.3)
skill-oracle = Oracle
skill-oracle-text = Entreaty costs 1 faith.
skill-oracle-long = Entreaty costs you 1 faith instead of 2. (QV-5.3.7)
skill-library = Library
skill-library-text = Hand limit +2.
skill-library-long = Your hand limit is 2 higher. (QV-7.1.1)
skill-heavy-infantry = Heavy Infantry
skill-heavy-infantry-text = Every war: +1 strength.
skill-heavy-infantry-long = You have +1 strength in every war you take part in. (QV-6.2.1)
skill-walls = Walls
skill-walls-text = Your towns count 2 in a war.
skill-walls-long = Each of your intact towns that counts in a war counts 2 strength instead of 1. (QV-6.2.1)
skill-fighting-retreat = Fighting Retreat
skill-fighting-retreat-text = War lost: one worker may withdraw next door.
skill-fighting-retreat-long = When you lose a war you may move one of your workers in a contested space to an adjacent space that is not contested and holds no worker and no town (intact or destroyed) of anyone, instead of returning it. (QV-6.3.4)
skill-plunder = Plunder
skill-plunder-text = War won: 1 resource for each loser.
skill-plunder-long = When you win a war, gain 1 resource of your choice for each loser. (QV-9.1.9)
skill-triumph = Triumph
skill-triumph-text = War won: 1 VP for each loser.
skill-triumph-long = When you win a war, gain 1 VP for each loser. (QV-9.1.9)
skill-surprise-attack = Surprise Attack
skill-surprise-attack-text = You declare war spirit last.
skill-surprise-attack-long = You declare your war spirit after all other participants. (QV-6.2.3)
skill-strategist = Strategist
skill-strategist-text = 1 war spirit: roll your die again.
skill-strategist-long = After all dice of a war are rolled you may pay 1 war spirit to roll your die again, once per war; the new number counts. (QV-6.2.5)
skill-wise-emperor = Wise Emperor
skill-wise-emperor-text = Territory bonus: 1 majority more.
skill-wise-emperor-long = In your territory bonus, if you have at least 1 majority, count 1 majority more. (QV-7.6)
skill-effective-control = Effective Control
skill-effective-control-text = Territory bonus: majority with one lonely worker too.
skill-effective-control-long = In your territory bonus, an area also counts as your majority if you have a worker in exactly one of its spaces and no other player has a piece in the area. (QV-7.6)
skill-reconstruction = Reconstruction
skill-reconstruction-text = End phase, 1 food: rebuild a town anywhere.
skill-reconstruction-long = In the end phase of your turn you may pay 1 food to rebuild one of your destroyed towns anywhere; no worker is needed. (QV-9.1.11)
skill-diversity = Diversity
skill-diversity-text = Final settlement: 2 VP a kind on top beyond the first.
skill-diversity-long = Final settlement: 2 VP for each different kind beyond the first among the top cards of your generations. (QV-8.1.6)
skill-realm = Realm
skill-realm-text = Final settlement: 1 VP an area with a piece, at most 6.
skill-realm-long = Final settlement: 1 VP for each area in which you have a piece, at most 6 VP. (QV-8.1.6)
skill-martyrdom = Martyrdom
skill-martyrdom-text = Final settlement: 2 VP for each Wrath, at most 8.
skill-martyrdom-long = Final settlement: 2 VP for each Wrath you hold, at most 8 VP. (QV-8.1.6)
skill-chronicle = Chronicle
skill-chronicle-text = Final settlement: 2 VP a last generation card, at most 6.
skill-chronicle-long = Final settlement: 2 VP for each card in your rightmost generation, at most 6 VP. (QV-8.1.6)
