/** Ids of the rule book in the orders the page needs, and the few facts about them that drawing needs. */
import type { Pieces, Stat } from './types'

export const RING = ['elvagar', 'angerboda', 'muspelheim', 'horgr', 'utgard', 'andlang', 'gimle', 'myrkulor'] as const
export type Outer = (typeof RING)[number]
export const FJORDS = ['fjord_north', 'fjord_east', 'fjord_south', 'fjord_west'] as const
export type FjordId = (typeof FJORDS)[number]
export const CLANS = ['wolf', 'raven', 'serpent', 'bear', 'ram'] as const
export const STATS: Stat[] = ['rage', 'axes', 'horns']
export const PHASES = ['gods_gifts', 'action', 'discard', 'quest', 'ragnarok', 'release_valhalla'] as const
export const MAX_RAGE = 12

/** Ships and figures that count as ships stand in fjords only. */
export const isShip = (figure: string): boolean => figure === 'ship' || figure === 'sea_serpent'
export const isFjord = (place: string): place is FjordId => place.startsWith('fjord_')

export const numeral = (age: number): string => ['0', 'I', 'II', 'III'][age] ?? String(age)

/** One entry per figure, so that each can be drawn. */
export function single(pieces: Pieces[]): { seat: number; figure: string; nth: number }[] {
  return pieces.flatMap((one) => Array.from({ length: one.count }, (_, nth) => ({ seat: one.seat, figure: one.figure, nth })))
}
