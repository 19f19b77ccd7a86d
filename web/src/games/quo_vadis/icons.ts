/** Silhouettes (game-icons) and signs (lucide) of races, counters, cards and buildings. */
import type { Component } from 'svelte'
import Altar from '~icons/game-icons/star-altar'
import BowlOfRice from '~icons/game-icons/bowl-of-rice'
import Cornucopia from '~icons/game-icons/cornucopia'
import Crossed from '~icons/game-icons/crossed-swords'
import Fist from '~icons/game-icons/fist'
import Granary from '~icons/game-icons/granary'
import Lightning from '~icons/game-icons/lightning-trio'
import Octopus from '~icons/game-icons/octopus'
import Owl from '~icons/game-icons/owl'
import Beads from '~icons/game-icons/prayer-beads'
import Scorpion from '~icons/game-icons/scorpion'
import Ruin from '~icons/game-icons/damaged-house'
import Sickle from '~icons/game-icons/sickle'
import Sparkles from '~icons/game-icons/sparkles'
import ThirdEye from '~icons/game-icons/third-eye'
import Tower from '~icons/game-icons/white-tower'
import Wheat from '~icons/game-icons/wheat'
import WingedSword from '~icons/game-icons/winged-sword'
import Ban from '~icons/lucide/ban'
import Crown from '~icons/lucide/crown'
import Flag from '~icons/lucide/flag'
import Hand from '~icons/lucide/hand'
import House from '~icons/lucide/house'
import Landmark from '~icons/lucide/landmark'
import Layers from '~icons/lucide/layers'
import Person from '~icons/lucide/user-round'
import type { CounterName } from './types'

export const raceIcons: Record<string, Component> = { glorious: Wheat, deep_one: Octopus, gigant: Fist, mystic: Owl, sandwalker: Scorpion }
export const counterIcons: Record<CounterName, Component> = { war_spirit: Crossed, food: BowlOfRice, faith: Beads, wrath: Lightning }
export const kindIcons: Record<string, Component> = { blessing: WingedSword, labour: Sickle, miracle: Sparkles, revelation: ThirdEye, prosperity: Cornucopia }
export const buildingIcons: Record<string, Component> = { fort: Tower, altar: Altar, granary: Granary }
export const signs = { ban: Ban, crown: Crown, flag: Flag, hand: Hand, house: House, dominion: Landmark, layers: Layers, person: Person, ruin: Ruin, war: Crossed } satisfies Record<string, Component>

export const kindIcon = (kind: string): Component => kindIcons[kind] ?? Sparkles
export const isCounter = (what: string): what is CounterName => what in counterIcons
