/** Silhouettes (game-icons) and signs (lucide) of clans, figures, numbers and verbs. */
import type { Component } from 'svelte'
import BearHead from '~icons/game-icons/bear-head'
import BrokenSkull from '~icons/game-icons/broken-skull'
import BullHorns from '~icons/game-icons/bull-horns'
import BurningSkull from '~icons/game-icons/burning-skull'
import CardPick from '~icons/game-icons/card-pick'
import CrossedAxes from '~icons/game-icons/crossed-axes'
import Drakkar from '~icons/game-icons/drakkar'
import Flame from '~icons/game-icons/flame'
import HornedHelm from '~icons/game-icons/horned-helm'
import HuntingHorn from '~icons/game-icons/hunting-horn'
import ImperialCrown from '~icons/game-icons/imperial-crown'
import LaurelCrown from '~icons/game-icons/laurel-crown'
import Laurels from '~icons/game-icons/laurels'
import MailedFist from '~icons/game-icons/mailed-fist'
import Necklace from '~icons/game-icons/necklace'
import RamProfile from '~icons/game-icons/ram-profile'
import Raven from '~icons/game-icons/raven'
import RoundShield from '~icons/game-icons/round-shield'
import RuneStone from '~icons/game-icons/rune-stone'
import SeaDragon from '~icons/game-icons/sea-dragon'
import Snake from '~icons/game-icons/snake'
import SnakeTongue from '~icons/game-icons/snake-tongue'
import Spears from '~icons/game-icons/spears'
import ThirdEye from '~icons/game-icons/third-eye'
import ThorHammer from '~icons/game-icons/thor-hammer'
import TiedScroll from '~icons/game-icons/tied-scroll'
import VikingLonghouse from '~icons/game-icons/viking-longhouse'
import WolfHead from '~icons/game-icons/wolf-head'
import CircleArrowUp from '~icons/lucide/circle-arrow-up'
import Flag from '~icons/lucide/flag'
import Footprints from '~icons/lucide/footprints'
import Ghost from '~icons/lucide/ghost'
import HeartCrack from '~icons/lucide/heart-crack'
import Moon from '~icons/lucide/moon'
import RotateCcw from '~icons/lucide/rotate-ccw'
import Scroll from '~icons/lucide/scroll'
import Swords from '~icons/lucide/swords'
import { cardIcons } from './card-icons'
import type { UpgradeKind } from './types'

export const clanIcons: Record<string, Component> = { wolf: WolfHead, raven: Raven, serpent: Snake, bear: BearHead, ram: RamProfile }

/** Figures other than the warrior, which is drawn as a shield; monsters look like their cards. */
export const figureIcon = (figure: string): Component =>
  figure === 'leader' ? HornedHelm : figure === 'ship' ? Drakkar : figure === 'warrior' ? RoundShield : (cardIcons[figure] ?? RuneStone)

export const signs = {
  rage: Flame,
  axes: CrossedAxes,
  horns: BullHorns,
  glory: LaurelCrown,
  laurels: Laurels,
  crown: ImperialCrown,
  hand: CardPick,
  quest: TiedScroll,
  valhalla: VikingLonghouse,
  doom: BurningSkull,
  fallen: BrokenSkull,
  rune: RuneStone,
} satisfies Record<string, Component>

export const godIcons: Record<string, Component> = { tyr: MailedFist, thor: ThorHammer, heimdall: HuntingHorn, loki: SnakeTongue, odin: ThirdEye, frigga: Necklace }

export const slotIcons: Record<UpgradeKind, Component> = { leader: HornedHelm, warrior: Spears, ship: Drakkar, monster: SeaDragon, clan: RuneStone }

export const verbIcons: Record<string, Component> = {
  invade: Flag,
  march: Footprints,
  upgrade: CircleArrowUp,
  quest: Scroll,
  pillage: Swords,
  repillage: RotateCcw,
  valhalla_invade: Ghost,
  sacrifice: HeartCrack,
  pass: Moon,
}

export const cardIcon = (id: string): Component => cardIcons[id] ?? RuneStone
