/** Quo Vadis as a seat, or the public, may see it; made from the server's own structures. */
import type { CounterView, GodView, QuoVadisView, SpaceView } from '../../lib/schema'
import type { PositionView } from '../../lib/views'

export type {
  AreaView,
  Chances,
  ChangeOutlook,
  BuildingView,
  CounterView,
  FighterView,
  ForecastView,
  GenerationView,
  GodView,
  QuoVadisView,
  RaceView,
  SkillView,
  SpaceView,
  TownView,
  WarView,
  WorkersView,
} from '../../lib/schema'

export type View = PositionView<QuoVadisView>
export type Terrain = SpaceView['terrain']
export type CounterName = CounterView['id']
export type PhaseName = QuoVadisView['phase']

export const TERRAINS = ['plains', 'mountain', 'desert', 'tundra', 'sea'] as const satisfies readonly Terrain[]
export const COUNTERS = ['war_spirit', 'food', 'faith', 'wrath'] as const satisfies readonly CounterName[]
export const GENESIS = ['genesis_1', 'genesis_2', 'genesis_3', 'genesis_4', 'genesis_5', 'genesis_free'] as const
export const PHASES = ['area', 'genesis', 'war', 'end'] as const satisfies readonly PhaseName[]

export const godOf = (view: QuoVadisView, seat: number): GodView | undefined => view.gods.find((one) => one.seat === seat)
export const amountOf = (god: GodView | undefined, id: CounterName): number => god?.counters.find((one) => one.id === id)?.amount ?? 0
