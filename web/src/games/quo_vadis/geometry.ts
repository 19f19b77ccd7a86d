/** The hex lattice: pointy-topped hexagons in axial coordinates, three to a tile. All lengths are in hexes (centre to corner = 1). */
import type { AreaView } from './types'

export interface Point {
  x: number
  y: number
}

const ROOT3 = Math.sqrt(3)
export const GAP = 0.055
export const ROUNDING = 0.17
export const SEAL = 0.345
export const RING = 0.56
/** Pieces stand this much further from the seal than the middle of their hexagon. */
export const PUSH = 0.1
/** Letters of spaces stand this far from the middle of their hexagon. */
export const LETTER = 0.7
/** Pieces are drawn for hexagons of this size. */
export const DRAWN = 48

export const f = (value: number): string => value.toFixed(3).replace(/\.?0+$/, '')
export const centre = (q: number, r: number): Point => ({ x: ROOT3 * (q + r / 2), y: 1.5 * r })
export const corner = (at: Point, i: number, size = 1): Point => ({
  x: at.x + size * Math.cos((Math.PI / 180) * (60 * i - 30)),
  y: at.y + size * Math.sin((Math.PI / 180) * (60 * i - 30)),
})
export const polygon = (points: Point[]): string => `M${points.map((p) => `${f(p.x)},${f(p.y)}`).join('L')}Z`
export const hexagon = (at: Point, size = 1): string => polygon([0, 1, 2, 3, 4, 5].map((i) => corner(at, i, size)))

export interface Cell {
  id: string
  area: string
  at: Point
  /** Where pieces stand. */
  stand: Point
  /** Where its letter stands: by the corner farthest from the seal, with a building below there by the next one. */
  letter: Point
}

export interface Plate {
  id: string
  /** The corner that the three hexagons share: seal and ring lie here. */
  at: Point
  outline: string
  cells: Cell[]
  /** From the seal to the far end of each inner seam. */
  seams: Point[]
}

const unit = (x: number, y: number): Point => {
  const d = Math.hypot(x, y) || 1
  return { x: x / d, y: y / d }
}

/** Edges of hexagons that belong to one of them only, chained, moved inwards, with rounded corners. */
export function outline(cells: Point[], inset = GAP, rounding = ROUNDING): string {
  const key = (p: Point) => `${Math.round(p.x * 1000)},${Math.round(p.y * 1000)}`
  const edges = cells.flatMap((at) => [0, 1, 2, 3, 4, 5].map((i) => [corner(at, i), corner(at, (i + 1) % 6)] as const))
  const all = new Set(edges.map(([a, b]) => `${key(a)}|${key(b)}`))
  const free = new Map(edges.filter(([a, b]) => !all.has(`${key(b)}|${key(a)}`)).map(([a, b]) => [key(a), [a, b] as const]))
  const points: Point[] = []
  let next = free.keys().next().value
  while (next !== undefined && free.has(next)) {
    const [a, b] = free.get(next)!
    free.delete(next)
    points.push(a)
    next = key(b)
  }
  const around = (list: Point[], i: number) => [list[(i + list.length - 1) % list.length]!, list[i]!, list[(i + 1) % list.length]!] as const
  const moved = points.map((_, i) => {
    const [a, p, b] = around(points, i)
    const u = unit(p.x - a.x, p.y - a.y)
    const v = unit(b.x - p.x, b.y - p.y)
    const m = { x: -u.y - v.y, y: u.x + v.x }
    const s = (2 * inset) / (m.x * m.x + m.y * m.y)
    return { x: p.x + m.x * s, y: p.y + m.y * s }
  })
  const parts = moved.map((_, i) => {
    const [a, p, b] = around(moved, i)
    const u = unit(a.x - p.x, a.y - p.y)
    const v = unit(b.x - p.x, b.y - p.y)
    return `${f(p.x + u.x * rounding)},${f(p.y + u.y * rounding)}Q${f(p.x)},${f(p.y)} ${f(p.x + v.x * rounding)},${f(p.y + v.y * rounding)}`
  })
  return `M${parts.join('L')}Z`
}

export function plate(area: AreaView): Plate {
  const at = area.spaces.map((space) => centre(space.q, space.r))
  const middle = { x: at.reduce((sum, p) => sum + p.x, 0) / at.length, y: at.reduce((sum, p) => sum + p.y, 0) / at.length }
  return {
    id: area.id,
    at: middle,
    outline: outline(at),
    cells: area.spaces.map((space, i) => {
      const away = unit(at[i]!.x - middle.x, at[i]!.y - middle.y)
      const far = space.building && away.y > 0.5 ? { x: ROOT3 / 2, y: 0.5 } : away
      return {
        id: space.id,
        area: area.id,
        at: at[i]!,
        stand: { x: at[i]!.x + away.x * PUSH, y: at[i]!.y + away.y * PUSH },
        letter: { x: at[i]!.x + far.x * LETTER, y: at[i]!.y + far.y * LETTER },
      }
    }),
    seams: at.map((a, i) => {
      const b = at[(i + 1) % at.length]!
      return { x: (a.x + b.x) - middle.x, y: (a.y + b.y) - middle.y }
    }),
  }
}

export interface Bounds {
  x: number
  y: number
  w: number
  h: number
}

export function bounds(plates: Plate[]): Bounds {
  const cells = plates.flatMap((one) => one.cells)
  if (cells.length === 0) return { x: -6, y: -6, w: 12, h: 12 }
  const xs = cells.map((one) => one.at.x)
  const ys = cells.map((one) => one.at.y)
  const [x, y] = [Math.min(...xs) - ROOT3 / 2, Math.min(...ys) - 1]
  return { x, y, w: Math.max(...xs) + ROOT3 / 2 - x, h: Math.max(...ys) + 1 - y }
}

/** A brush circle: two arcs of unlike radius leave a stroke that swells and tapers. */
export function enso(at: Point, radius: number, width: number, turn = -70): string {
  const out: Point[] = []
  const back: Point[] = []
  for (let i = 0; i <= 44; i++) {
    const u = i / 44
    const a = (turn * Math.PI) / 180 + (u * 338 * Math.PI) / 180
    const thick = width * (0.3 + 0.7 * Math.sin(Math.PI * Math.min(1, u * 1.08)) ** 0.7 || 0.3) * (1 - 0.55 * u)
    const r = radius * (1 + 0.025 * Math.sin(a * 2))
    out.push({ x: at.x + (r + thick / 2) * Math.cos(a), y: at.y + (r + thick / 2) * Math.sin(a) })
    back.unshift({ x: at.x + (r - thick / 2) * Math.cos(a), y: at.y + (r - thick / 2) * Math.sin(a) })
  }
  return polygon([...out, ...back])
}
