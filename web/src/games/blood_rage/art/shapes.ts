import { f1, lerp, path, type Point, type Wobble } from '../geometry'

/** A tapered limb along `points`, `w0` half wide at its start and `w1` at its end. */
export function limb(points: Point[], w0: number, w1: number): string {
  const left: Point[] = []
  const right: Point[] = []
  const last = points.length - 1
  points.forEach((p, i) => {
    const a = points[Math.max(0, i - 1)]!
    const b = points[Math.min(last, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const w = lerp(w0, w1, i / last)
    const nx = (-(b[1] - a[1]) / length) * w
    const ny = ((b[0] - a[0]) / length) * w
    left.push([p[0] + nx, p[1] + ny])
    right.unshift([p[0] - nx, p[1] - ny])
  })
  return path(left.concat(right))
}

/** A quadratic curve from `a` to `b`, bent towards `c`. */
export function curve(a: Point, c: Point, b: Point, steps = 14): Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const k = i / steps
    const [u, v, w] = [(1 - k) ** 2, 2 * k * (1 - k), k * k]
    return [u * a[0] + v * c[0] + w * b[0], u * a[1] + v * c[1] + w * b[1]]
  })
}

export interface Stroke {
  d: string
  fill: string
}

export function leaf(x: number, y: number, r: number): string {
  return `M${f1(x - r)} ${f1(y)}Q${f1(x)} ${f1(y - r * 1.2)} ${f1(x + r)} ${f1(y)}Q${f1(x)} ${f1(y + r * 0.7)} ${f1(x - r)} ${f1(y)}Z`
}

/** Three leaves around a point. */
export function tuft(w: Wobble, at: Point, spread: number, size: number, greens: string[]): Stroke[] {
  return [0, 1, 2].map((i) => {
    const x = at[0] + w.jit(spread)
    const y = at[1] + w.jit(spread * 0.85)
    return { d: leaf(x, y, (size + w.next() * size * 0.8)), fill: greens[i % greens.length]! }
  })
}
