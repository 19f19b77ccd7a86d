/** A war as it would begin: pieces in and around the contested spaces (QV-6.1.1, QV-6.2.1), without skills, war spirit and dice. */
import type { QuoVadisView } from './types'

export interface Side {
  seat: number
  pieces: number
}

/** Pieces that count, seat by seat, after `seat` puts one more worker into `space`; null when nothing is contested. */
export function forecast(board: QuoVadisView, seat: number, space: string): Side[] | null {
  const area = board.areas.find((one) => one.genesis)
  if (!area) return null
  const all = new Map(board.areas.flatMap((one) => one.spaces).map((one) => [one.id, one]))
  const pieces = (id: string, who: number): number => {
    const here = all.get(id)
    if (!here) return 0
    const workers = here.workers.find((one) => one.seat === who)?.count ?? 0
    return workers + (here.town?.seat === who && !here.town.destroyed ? 1 : 0) + (who === seat && id === space ? 1 : 0)
  }
  const seats = board.gods.map((one) => one.seat)
  const contested = area.spaces.filter((one) => seats.filter((who) => pieces(one.id, who) > 0).length > 1)
  if (contested.length === 0) return null
  const counted = new Set(contested.flatMap((one) => [one.id, ...one.near]))
  return seats
    .filter((who) => contested.some((one) => pieces(one.id, who) > 0))
    .map((who) => ({ seat: who, pieces: [...counted].reduce((sum, id) => sum + pieces(id, who), 0) }))
}
