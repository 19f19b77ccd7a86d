/** The frame's part types, told about this game's board and selection. */
import type * as ui from '../../lib/game-ui'
import type { LogEntry, PositionView } from '../../lib/views'
import type { BloodRageSelection } from './selection.svelte'
import type { BloodRageView } from './types'

export type View = PositionView<BloodRageView>
export type PartProps = ui.PartProps<BloodRageSelection, BloodRageView>
export type SeatProps = ui.SeatProps<BloodRageSelection, BloodRageView>
export type SceneProps = ui.SceneProps<BloodRageSelection, BloodRageView>
export type SheetProps = PartProps & { seat?: number }
export type Interlude = ui.Interlude<BloodRageSelection, BloodRageView>
export type InterludeProps = PartProps & { entries: LogEntry[] }
export type Scene = ui.Scene<BloodRageSelection, BloodRageView>
