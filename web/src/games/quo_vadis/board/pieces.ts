/** Where the pieces of one space stand: one alone, two side by side, more as a fan with a count. */
import type { SpaceView } from '../types'

export interface Placed {
  key: string
  kind: 'worker' | 'town'
  seat: number
  destroyed: boolean
  dominion: number | null
  /** How many workers this figure stands for. */
  count: number
  /** From the place where pieces stand, in hexes. */
  dx: number
  dy: number
  k: number
}

const BESIDE = 0.28

export function piecesOf(space: SpaceView): Placed[] {
  const all: Omit<Placed, 'dx' | 'dy' | 'k'>[] = []
  if (space.town) all.push({ key: `${space.id} town ${space.town.seat}`, kind: 'town', seat: space.town.seat, destroyed: space.town.destroyed, dominion: space.town.dominion, count: 1 })
  for (const { seat, count } of space.workers) {
    const single = count <= 2 && space.workers.length + (space.town ? 1 : 0) < 3
    for (let n = 0; n < (single ? count : 1); n++) all.push({ key: `${space.id} ${seat}.${n}`, kind: 'worker', seat, destroyed: false, dominion: null, count: single ? 1 : count })
  }
  const n = all.length
  const lift = space.building ? -0.12 : 0
  return all.map((one, i) => {
    const part = n < 2 ? 0 : (i / (n - 1)) * 2 - 1
    const town = one.kind === 'town'
    if (n <= 2) return { ...one, dx: part * BESIDE, dy: lift, k: n < 2 ? 1 : town ? 0.84 : 0.92 }
    return { ...one, dx: part * (n > 3 ? 0.52 : 0.44), dy: lift + (i % 2 === 0 ? -0.12 : 0.16), k: n > 3 ? 0.68 : 0.78 }
  })
}
