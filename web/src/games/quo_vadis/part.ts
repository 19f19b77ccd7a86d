/** The frame's part types, told about this game's board and selection. */
import type * as ui from '../../lib/game-ui'
import type { QuoVadisSelection } from './selection.svelte'
import type { QuoVadisView } from './types'

export type { View } from './types'
export type PartProps = ui.PartProps<QuoVadisSelection, QuoVadisView>
export type SeatProps = ui.SeatProps<QuoVadisSelection, QuoVadisView>
export type SceneProps = ui.SceneProps<QuoVadisSelection, QuoVadisView>
export type SheetProps = PartProps & { seat?: number }
export type Scene = ui.Scene<QuoVadisSelection, QuoVadisView>
