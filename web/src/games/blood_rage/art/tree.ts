/** Yggdrasil: trunk, limbs and leaves on the isle, boughs and roots along the four diagonal borders. */
import { isFjordSeam, lerp, rad, ringPoint, seams, Wobble, type Layout, type Point } from '../geometry'
import { curve, leaf, limb, tuft, type Stroke } from './shapes'

const GREENS = ['#4d6f45', '#648653', '#83a061', '#3c5a38']

export interface WorldTree {
  foot: Point
  wood: string[]
  leaves: Stroke[]
  /** Two lines of light along the trunk. */
  shine: string
}

export function worldTree(g: Layout): WorldTree {
  const w = new Wobble(53)
  const k = g.phone ? 0.52 : 1
  const foot = g.cy + (g.phone ? 30 : 52)
  const top = g.cy - (g.phone ? 14 : 22)
  const wood: string[] = []
  const tips: Point[] = []

  const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
    const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
    const bend: Point = [(x + end[0]) / 2 + w.jit(length * 0.18), (y + end[1]) / 2 + w.jit(length * 0.18)]
    wood.push(limb(curve([x, y], bend, end, 7), width, width * 0.55))
    if (depth <= 0 || width < 0.7) return void tips.push(end)
    const n = depth > 2 ? 3 : 2
    for (let i = 0; i < n; i++) grow(end[0], end[1], angle + lerp(-0.62, 0.62, i / (n - 1)) + w.jit(0.16), length * (0.7 + w.next() * 0.12), width * 0.58, depth - 1)
    if (depth < 3) tips.push(end)
  }

  wood.push(limb(Array.from({ length: 9 }, (_, i): Point => [g.cx + Math.sin(i * 0.9) * 3 * k, lerp(foot, top, i / 8)]), 17 * k, 9 * k))
  for (const d of [-1, 1, -0.55, 0.55, -0.12]) {
    const end: Point = [g.cx + d * 52 * k, foot + (16 - Math.abs(d) * 9) * k]
    wood.push(limb(curve([g.cx + d * 8 * k, foot - 14 * k], [g.cx + d * 18 * k, foot + 2 * k], end, 8), 8 * k, 1))
  }
  ;[-2.95, -2.45, -1.95, -1.57, -1.19, -0.69, -0.19].forEach((angle, i) => {
    const off = Math.abs(i - 3)
    grow(g.cx + (i - 3) * 2.4 * k, lerp(foot, top, 0.8 + 0.2 * (1 - off / 3)), angle, (34 + (3 - off) * 1.5) * k * (off > 2 ? 1.25 : 1), 6.2 * k, 3)
  })
  const leaves = tips.flatMap((tip) =>
    [0, 1, 2].map((): Stroke => {
      const x = tip[0] + w.jit(8 * k)
      const y = tip[1] + w.jit(7 * k)
      return { d: leaf(x, y, (5 + w.next() * 4) * k), fill: GREENS[Math.floor(w.next() * 4)]! }
    }),
  )
  const { cx } = g
  const shine =
    `M${cx - 6 * k} ${foot - 8 * k}C${cx - 9 * k} ${foot - 30 * k} ${cx - 4 * k} ${foot - 45 * k} ${cx - 5 * k} ${top + 6 * k}` +
    `M${cx + 4 * k} ${foot - 4 * k}C${cx + 6 * k} ${foot - 30 * k} ${cx + k} ${foot - 45 * k} ${cx + 3 * k} ${top + 10 * k}`
  return { foot: [cx, foot], wood, leaves, shine }
}

export interface Bough {
  d: string
  fill: string
  twigs: string[]
  leaves: Stroke[]
  shine: string
}

/** Two boughs leave the crown upwards, two roots leave the trunk's foot. */
export function boughs(g: Layout): Bough[] {
  const w = new Wobble(31)
  const k = g.tree
  return seams(g)
    .filter((t) => !isFjordSeam(t))
    .slice(0, 4)
    .map((t) => {
      const root = Math.sin(rad(t)) > 0
      const side = Math.sign(Math.cos(rad(t)))
      const from: Point = root ? [g.cx + side * 6 * k, g.cy + (g.phone ? 26 : 44)] : [g.cx + side * 20 * k, g.cy - (g.phone ? 18 : 34)]
      const edge = ringPoint(g, t, -0.02)
      const bend: Point = root ? [from[0] + (edge[0] - from[0]) * 0.45, from[1] + (edge[1] - from[1]) * 0.95] : [from[0] + (edge[0] - from[0]) * 0.5, from[1] - 2]
      const points = curve(from, bend, edge, 9)
      for (let i = 1; i <= 15; i++) {
        const q = ringPoint(g, t, lerp(0, 0.94, i / 15))
        points.push([q[0] + w.jit(g.root * 0.26), q[1] + w.jit(g.root * 0.26)])
      }
      const twigs: string[] = []
      const leaves: Stroke[] = []
      ;[10, 12, 14, 16, 18, 20, 21].forEach((i, nth) => {
        const a = points[i]!
        const b = points[i + 1]!
        const length = Math.hypot(b[0] - a[0], b[1] - a[1])
        const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
        const turn = nth % 2 ? -1 : 1
        const [nx, ny] = [-uy * turn, ux * turn]
        const h = g.root * (2.2 - (i - 9) * 0.1)
        const end: Point = [a[0] + nx * h + ux * h * 1.6, a[1] + ny * h + uy * h * 1.6]
        twigs.push(limb(curve(a, [a[0] + ux * h * 1.2 + nx * h * 0.15, a[1] + uy * h * 1.2 + ny * h * 0.15], end, 7), g.root * 0.2, 0.4))
        if (!root) leaves.push(...tuft(w, end, 5 * k, 4 * k, ['#54714a', '#6b8455', '#3f5a3c']))
      })
      const lit = points.slice(2, 20).map((q): Point => [q[0] - 0.6, q[1] - g.root * 0.16])
      return { d: limb(points, g.root * (root ? 0.82 : 0.5), 0.8), fill: root ? '#5b4029' : '#43301f', twigs, leaves, shine: 'M' + lit.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L') }
    })
}
