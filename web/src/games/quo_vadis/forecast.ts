/** The wars that the server foresees, by where the next worker would go. */
import type { ForecastView, QuoVadisView } from './types'

/** The war that would follow a worker in `space`; with null, the one that is coming anyway. */
export const forecastAt = (board: QuoVadisView, space: string | null): ForecastView | null => board.forecasts.find((one) => one.space === space) ?? null

/** Contested spaces and all that touch them: pieces there count. */
export function front(board: QuoVadisView, contested: string[]): Set<string> {
  const all = board.areas.flatMap((one) => one.spaces)
  return new Set(all.filter((one) => contested.includes(one.id)).flatMap((one) => [one.id, ...one.near]))
}
