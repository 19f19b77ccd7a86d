/** Woodcut land: hatching along the coast, hills, and the signs of the three regions. All seeded by the province. */
import { f1, isFjordSeam, lerp, nearAxis, plotAt, RING_SEED, ringPoint, Wobble, type Land, type Layout, type Point } from '../geometry'

/** Short tapered strokes that point inland; longer at the coast. */
export function hatching(g: Layout, land: Land): string {
  const w = new Wobble(RING_SEED[land.id])
  const step = g.phone ? 2.6 : 3.6
  const half = g.phone ? 0.5 : 0.75
  const length = { coast: g.phone ? 7 : 13, fjord: g.phone ? 5 : 9, seam: 0, inner: 0 }
  let d = ''
  land.points.forEach((a, i) => {
    const b = land.points[(i + 1) % land.points.length]!
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const base = length[land.edges[i]!]
    if (!base || l < 0.5) return
    const [ux, uy] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l]
    for (let s = 0; s < l; s += step) {
      const [x, y] = [lerp(a[0], b[0], s / l), lerp(a[1], b[1], s / l)]
      const h = base * (0.45 + w.next() * 0.75)
      d += `M${f1(x - ux * half)} ${f1(y - uy * half)}L${f1(x - uy * h + w.jit(1))} ${f1(y + ux * h + w.jit(1))}L${f1(x + ux * half)} ${f1(y + uy * half)}Z`
    }
  })
  return d
}

const inBox = (p: Point, q: Point, dx: number, dy: number): boolean => Math.abs(p[0] - q[0]) < dx && Math.abs(p[1] - q[1]) < dy

/** Nothing is drawn where plots, token and name will lie. */
function occupied(g: Layout, land: Land, p: Point, room: number): boolean {
  if (inBox(p, land.token, g.phone ? 20 : 38, g.phone ? 18 : 34)) return true
  if (inBox([p[0], p[1] - 5], land.name, g.phone ? 58 : 110, g.phone ? 14 : 24)) return true
  for (let i = 0; i < land.villages; i++) {
    const q = plotAt(g, land, i)
    if (Math.hypot(p[0] - q[0], p[1] - q[1] + 7) < room) return true
  }
  return false
}

export function hills(g: Layout, land: Land): string {
  const w = new Wobble(RING_SEED[land.id] + 101)
  const put: Point[] = []
  let d = ''
  for (let k = 0; k < (g.phone ? 8 : 22); k++) {
    const p = ringPoint(g, lerp(land.t0, land.t1, 0.08 + 0.84 * w.next()), 0.12 + 0.72 * w.next())
    const size = (g.phone ? 6 : 13) * (0.8 + w.next() * 0.5)
    if (occupied(g, land, p, g.phone ? 24 : 48) || put.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < size * 2.4)) continue
    put.push(p)
    const [x, y] = p
    d += `M${f1(x - size)} ${f1(y)}Q${f1(x - size * 0.3)} ${f1(y - size * 1.05)} ${f1(x + size)} ${f1(y)}`
    for (let i = 1; i < 7; i++) {
      const u = 0.42 + i * 0.085
      const px = (1 - u) ** 2 * (x - size) + 2 * u * (1 - u) * (x - size * 0.3) + u * u * (x + size)
      const py = (1 - u) ** 2 * y + 2 * u * (1 - u) * (y - size * 1.05) + u * u * y
      d += `M${f1(px)} ${f1(py)}l${f1(size * 0.1)} ${f1(size * 0.42 * (1 - i * 0.09))}`
    }
  }
  return d
}

export interface Sign {
  x: number
  y: number
  scale: number
}

/** Places for pines (Manheim), birches (Alfheim) or crags (Jotunheim) along the outer coast. */
export function signs(g: Layout, land: Land): Sign[] {
  const w = new Wobble(RING_SEED[land.id] + 202)
  const flat = Math.abs(land.plots[0] - g.cx) > Math.abs(land.plots[1] - g.cy) * 1.6
  const n = g.phone ? 6 : flat ? 7 : 13
  const seam = [land.t0, land.t1].find(isFjordSeam)!
  const out: Sign[] = []
  for (let k = 0; k < n; k++) {
    const p = ringPoint(g, lerp(land.t0, land.t1, 0.09 + (0.82 * (k + 0.5)) / n), 0.8 + w.jit(0.07))
    const scale = (g.phone ? 0.55 : 1) * (0.85 + w.next() * 0.4)
    if (occupied(g, land, p, g.phone ? 22 : 46) || nearAxis(g, p, seam) < g.fjordMouth + (g.phone ? 12 : 22)) continue
    out.push({ x: p[0], y: p[1], scale })
  }
  return out
}
