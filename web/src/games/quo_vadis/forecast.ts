/** The chances of a war: every throw of its dice, counted. What the fighters bring comes from the server. */
import type { FighterView, ForecastView, QuoVadisView } from './types'

export interface Chances {
  /** Of 1: highest alone, highest with others, beaten. */
  win: number
  draw: number
  lose: number
}

type Fighter = Pick<FighterView, 'seat' | 'base' | 'warSpirit' | 'levy' | 'sides' | 'twice' | 'roll'>

/** Totals and how often each comes; a die that lies is taken as it lies. */
function totals(one: Fighter): Map<number, number> {
  const fixed = one.base + (one.warSpirit ?? 0) + one.levy
  if (one.roll !== null && one.roll !== undefined) return new Map([[fixed + one.roll, 1]])
  const out = new Map<number, number>()
  for (let face = 1; face <= one.sides; face++) {
    const ways = one.twice ? (2 * face - 1) / one.sides ** 2 : 1 / one.sides
    out.set(fixed + face, ways)
  }
  return out
}

/** With no more war spirit than is declared already. */
export function chances(fighters: Fighter[], seat: number): Chances | null {
  const own = fighters.find((one) => one.seat === seat)
  if (!own || fighters.length < 2) return null
  const others = fighters.filter((one) => one.seat !== seat).map(totals)
  const found: Chances = { win: 0, draw: 0, lose: 0 }
  for (const [total, ways] of totals(own)) {
    const below = others.map((one) => [...one].reduce((sum, [n, w]) => (n < total ? sum + w : sum), 0))
    const level = others.map((one, i) => below[i]! + (one.get(total) ?? 0))
    const product = (list: number[]) => list.reduce((a, b) => a * b, 1)
    found.win += ways * product(below)
    found.draw += ways * (product(level) - product(below))
    found.lose += ways * (1 - product(level))
  }
  return found
}

/** Whole per cents that add up to 100. */
export function percents({ win, draw, lose }: Chances): [number, number, number] {
  const exact = [win, draw, lose].map((one) => one * 100)
  const whole = exact.map(Math.floor)
  const order = [0, 1, 2].sort((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!))
  for (let i = 0; i < 3 && whole[0]! + whole[1]! + whole[2]! < 100; i++) whole[order[i]!]! += 1
  return [whole[0]!, whole[1]!, whole[2]!]
}

/** The war that would follow a worker in `space`; with null, the one that is coming anyway. */
export const forecastAt = (board: QuoVadisView, space: string | null): ForecastView | null => board.forecasts.find((one) => one.space === space) ?? null

/** Contested spaces and all that touch them: pieces there count. */
export function front(board: QuoVadisView, contested: string[]): Set<string> {
  const all = board.areas.flatMap((one) => one.spaces)
  return new Set(all.filter((one) => contested.includes(one.id)).flatMap((one) => [one.id, ...one.near]))
}
