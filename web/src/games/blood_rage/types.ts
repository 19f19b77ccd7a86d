/** Blood Rage as a seat, or the public, may see it; made from the server's own structures. */
import type { BloodRageView, CardView } from '../../lib/schema'

export type {
  BattleView,
  BloodRageView,
  CardView,
  ClanView,
  Fighter,
  FjordView,
  MineView,
  Pieces,
  PlayedCard,
  ProvinceView,
  RagnarokSlot,
  SlotView,
  StatView,
  TokenView,
} from '../../lib/schema'

export type PhaseName = BloodRageView['phase']
export type Family = CardView['family']
export type UpgradeKind = NonNullable<CardView['kind']>
export type Stat = 'rage' | 'axes' | 'horns'
