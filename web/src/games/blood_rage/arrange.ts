/** Which drawn figure is which: figures of one kind are alike in the view, but on the board each keeps its plot and moves as itself. */
import { isFjord, single } from './names'
import type { BloodRageView, Pieces } from './types'

export interface Placed {
  key: number
  seat: number
  figure: string
  place: string
  /** Plot in an outer province, or order in a fjord or in Yggdrasil. */
  slot: number
  /** Came onto the board with this view. */
  fresh: boolean
}

interface Spot {
  id: string
  pieces: Pieces[]
  /** Figures keep their plots here; elsewhere they close up. */
  fixed: boolean
}

const spots = (board: BloodRageView): Spot[] => [
  ...board.provinces.map((one) => ({ id: one.id, pieces: one.pieces, fixed: one.id !== 'yggdrasil' })),
  ...board.fjords.map((one) => ({ id: one.id, pieces: one.pieces, fixed: !isFjord(one.id) })),
]

export function arrange(before: Placed[], board: BloodRageView): Placed[] {
  const pool = new Set(before)
  const take = (fits: (one: Placed) => boolean): Placed | undefined => {
    for (const one of pool) {
      if (!fits(one)) continue
      pool.delete(one)
      return one
    }
    return undefined
  }
  const wanted = spots(board).flatMap((spot) => single(spot.pieces).map((one) => ({ ...one, spot, was: undefined as Placed | undefined })))
  for (const one of wanted) one.was = take((old) => old.place === one.spot.id && old.seat === one.seat && old.figure === one.figure)
  for (const one of wanted) one.was ??= take((old) => old.seat === one.seat && old.figure === one.figure)
  let key = before.reduce((most, one) => Math.max(most, one.key), -1)
  const first = before.length === 0
  const placed = wanted.map(({ seat, figure, spot, was }): Placed & { fixed: boolean } => ({
    key: was?.key ?? ++key,
    seat,
    figure,
    place: spot.id,
    slot: was?.place === spot.id ? was.slot : -1,
    fresh: !was && !first,
    fixed: spot.fixed,
  }))
  for (const spot of spots(board)) settle(placed.filter((one) => one.place === spot.id), spot.fixed)
  return placed.map(({ fixed: _, ...one }) => one)
}

/** Gives newcomers the lowest free plots; where plots are not fixed everybody closes up. */
function settle(here: Placed[], fixed: boolean): void {
  if (!fixed) return here.forEach((one, i) => void (one.slot = i))
  const used = new Set(here.map((one) => one.slot))
  let free = 0
  for (const one of here.filter((each) => each.slot < 0)) {
    while (used.has(free)) free++
    one.slot = free
    used.add(free)
  }
}
