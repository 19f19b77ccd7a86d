/**
 * Blood Rage as a seat, or the public, may see it. Mirrors the server's structures;
 * once the generated types exist this file is one line: `export * from '../../lib/api'`.
 */
export type PhaseName = 'gods_gifts' | 'action' | 'discard' | 'quest' | 'ragnarok' | 'release_valhalla' | 'over'
export type UpgradeKind = 'leader' | 'warrior' | 'ship' | 'monster' | 'clan'
export type Family = 'battle' | 'quest' | 'upgrade'
export type Stat = 'rage' | 'axes' | 'horns'

/** One card: `id` is the design, `age` the printing. */
export interface CardView {
  id: string
  age: number
  family: Family
  god?: string | null
  kind?: UpgradeKind | null
  bonus?: number | null
  late?: boolean
  strength?: number | null
  cost?: number | null
  glory?: number | null
}

/** `count` figures of one kind and one clan. */
export interface Pieces {
  seat: number
  figure: string
  count: number
  strength?: number
  cost?: number | null
}

export interface TokenView {
  kind: Stat | 'glory' | 'yggdrasil'
  pillaged: boolean
}

export interface ProvinceView {
  id: string
  region: string | null
  villages: number | null
  used: number
  fjord: string | null
  /** Age in which it fell (0 = at set-up), null while it stands. */
  destroyed: number | null
  doomed: boolean
  token: TokenView | null
  pieces: Pieces[]
  /** Per seat, the supporting fjord included. */
  strength: number[]
}

export interface FjordView {
  id: string
  supports: string[]
  open: boolean
  pieces: Pieces[]
}

export interface StatView {
  step: number
  value: number
  track: number[]
}

export interface SlotView {
  kind: UpgradeKind
  slot: number
  card: CardView | null
}

export interface ClanView {
  seat: number
  clan: string
  glory: number
  rank: number
  rage: number
  passed: boolean
  inTurn: boolean
  rageStat: StatView
  axes: StatView
  horns: StatView
  onBoard: number
  reserve: Pieces[]
  slots: SlotView[]
  handCount: number
  knownHand: CardView[]
  questCount: number
  endBonus: number
}

export interface RagnarokSlot {
  age: number
  province: string
  done: boolean
}

export interface PlayedCard {
  card: CardView | null
  bonus?: number | null
  cancelled?: boolean
  late?: boolean
  countsAsBattle?: boolean
}

export interface Fighter {
  seat: number
  pieces: Pieces[]
  figuresStrength: number
  cards: PlayedCard[]
  locked: boolean
  total: number | null
}

export interface BattleView {
  province: string
  pillager: number
  again: boolean
  stage: 'call' | 'commit' | 'reveal' | 'late' | 'outcome' | 'reward' | 'finished'
  fighters: Fighter[]
  winner: number | null
  tie: boolean
  destroyed: Pieces[]
}

export interface MineView {
  hand: CardView[]
  quests: CardView[]
  pack: CardView[]
  drafted: CardView[]
  passTo: number | null
}

export interface BloodRageView {
  game: 'blood_rage'
  age: number
  phase: PhaseName
  firstPlayer: number
  active: number | null
  doom: string | null
  ragnarok: RagnarokSlot[]
  ragnarokGlory: number
  /** Yggdrasil first, then the ring clockwise from Elvagar. */
  provinces: ProvinceView[]
  /** North, east, south, west. */
  fjords: FjordView[]
  valhalla: Pieces[]
  clans: ClanView[]
  mine: MineView | null
  battle: BattleView | null
  lastBattle: BattleView | null
  discards: CardView[]
  undealt: number
}
