/** A doomed province: forked cracks from the coast inland, and sparks; a fallen one: shards that drift away. */
import { lerp, path, RING_SEED, ringPoint, Wobble, type Land, type Layout, type Point } from '../geometry'
import { limb } from './shapes'

export interface Crack {
  lips: string
  glow: string
  dark: string
  ember: string
  heart: string
}

export interface Spark {
  x: number
  y: number
  r: number
  fill: string
}

export function cracks(g: Layout, land: Land): Crack[] {
  const w = new Wobble(RING_SEED[land.id] + 97)
  const z = g.phone ? 0.55 : 1
  const out: Crack[] = []
  const run = (x: number, y: number, angle: number, length: number, width: number, forks: number): void => {
    const points: Point[] = [[x, y]]
    const n = Math.max(4, Math.round(length / (11 * z)))
    for (let i = 0; i < n; i++) {
      angle += w.jit(0.42)
      x += (Math.cos(angle) * length) / n
      y += (Math.sin(angle) * length) / n
      points.push([x, y])
      if (forks > 0 && i > 0 && i < n - 1 && w.next() < 0.3) run(x, y, angle + (w.next() > 0.5 ? 1 : -1) * (0.7 + w.next() * 0.4), length * 0.34, width * 0.5, forks - 1)
    }
    out.push({ lips: limb(points, width, 0.5), glow: limb(points, width * 1.5, 0.6), dark: limb(points, width + 1, 0.9), ember: limb(points, width * 0.62, 0.3), heart: limb(points, width * 0.26, 0.1) })
  }
  const wide = land.t1 - land.t0
  for (const [k, length, width] of [[0.24, 118, 4], [0.55, 170, 5.2], [0.83, 190, 5]] as const) {
    const a = ringPoint(g, land.t0 + wide * k, 1.02)
    const b = ringPoint(g, land.t0 + wide * (0.3 + 0.36 * k), 0.12)
    run(a[0], a[1], Math.atan2(b[1] - a[1], b[0] - a[0]), length * z, width * z, 1)
  }
  return out
}

export function sparks(g: Layout, land: Land): Spark[] {
  const w = new Wobble(RING_SEED[land.id] + 71)
  return Array.from({ length: g.phone ? 14 : 34 }, () => {
    const [x, y] = ringPoint(g, lerp(land.t0, land.t1, 0.08 + w.next() * 0.86), 0.45 + w.next() * 0.65)
    return { x, y, r: 0.6 + w.next() * 1.3, fill: w.next() > 0.5 ? '#ffb35c' : '#ff7a33' }
  })
}

export function shards(g: Layout, land: Land): string[] {
  const w = new Wobble(RING_SEED[land.id] + 13)
  return Array.from({ length: g.phone ? 9 : 16 }, () => {
    const q = ringPoint(g, lerp(land.t0, land.t1, 0.1 + w.next() * 0.8), 0.14 + w.next() * 0.8)
    const r = (g.phone ? 2 : 3) + w.next() * (g.phone ? 4 : 7)
    return path(
      [0, 1, 2, 3, 4].map((j): Point => {
        const a = j * 1.257 + w.jit(0.45)
        return [q[0] + Math.cos(a) * r * (1 + w.jit(0.3)), q[1] + Math.sin(a) * r * 0.62]
      }),
    )
  })
}
