/**
 * The map's geometry. Everything is made from one ring: a point is P(t, f),
 * t = angle in degrees (0 = east, clockwise), f = 0 at Yggdrasil's edge, 1 at the outer coast.
 */
import { FJORDS, RING, type FjordId, type Outer } from './names'

export type Point = readonly [number, number]
interface Oval {
  rx: number
  ry: number
  /** Exponent of the superellipse; 2 is an ellipse. */
  n: number
}

interface Anchors {
  villages: number
  /** Centre of the plots, of the name, of the pillage token. */
  plots: Point
  name: Point
  token: Point
  pattern?: Point[]
}

export interface Layout {
  phone: boolean
  W: number
  H: number
  cx: number
  cy: number
  outer: Oval
  inner: Oval
  diagonal: number
  /** Half width of a fjord at the coast, and the f where its water ends. */
  fjordMouth: number
  fjordHead: number
  plot: number
  spacing: Point
  figure: number
  token: number
  name: number
  root: number
  water: number[]
  jitter: Point
  /** Scale of the tree and its limbs. */
  tree: number
  anchors: Record<Outer, Anchors>
  fjords: Record<FjordId, { at: Point; hit: { rx: number; ry: number } }>
  yggdrasil: { name: Point; token: Point; figures: Point; step: number; perRow: number }
}

const DESKTOP: Layout = {
  phone: false,
  W: 1062,
  H: 564,
  cx: 531,
  cy: 282,
  outer: { rx: 508, ry: 262, n: 2.9 },
  inner: { rx: 150, ry: 112, n: 2.2 },
  diagonal: 46,
  fjordMouth: 54,
  fjordHead: 0.2,
  plot: 23,
  spacing: [60, 55],
  figure: 1.14,
  token: 18,
  name: 17,
  root: 13,
  water: [26, 19, 12, 6],
  jitter: [2, 6],
  tree: 1,
  anchors: {
    elvagar: { villages: 4, plots: [392, 114], name: [336, 46], token: [262, 92] },
    angerboda: { villages: 5, plots: [684, 120], name: [706, 46], token: [806, 92] },
    muspelheim: { villages: 5, plots: [852, 204], name: [912, 132], token: [1000, 182], pattern: [[-1, -0.5], [0, -0.5], [1, -0.5], [-0.78, 0.5], [0.22, 0.5]] },
    horgr: { villages: 4, plots: [868, 364], name: [902, 448], token: [1000, 392] },
    utgard: { villages: 3, plots: [684, 452], name: [712, 522], token: [804, 482] },
    andlang: { villages: 3, plots: [378, 460], name: [352, 520], token: [266, 480] },
    gimle: { villages: 5, plots: [206, 366], name: [156, 446], token: [64, 386], pattern: [[-1, -0.5], [0, -0.5], [1, -0.5], [-0.22, 0.5], [0.78, 0.5]] },
    myrkulor: { villages: 3, plots: [206, 210], name: [154, 148], token: [62, 182] },
  },
  fjords: {
    fjord_north: { at: [531, 74], hit: { rx: 40, ry: 56 } },
    fjord_east: { at: [968, 294], hit: { rx: 64, ry: 34 } },
    fjord_south: { at: [526, 520], hit: { rx: 40, ry: 56 } },
    fjord_west: { at: [94, 294], hit: { rx: 64, ry: 34 } },
  },
  yggdrasil: { name: [531, 194], token: [652, 322], figures: [531, 376], step: 46, perRow: 4 },
}

const PHONE: Layout = {
  phone: true,
  W: 390,
  H: 434,
  cx: 195,
  cy: 217,
  outer: { rx: 189, ry: 206, n: 2.9 },
  inner: { rx: 66, ry: 68, n: 2 },
  diagonal: 42,
  fjordMouth: 17,
  fjordHead: 0.28,
  plot: 13.5,
  spacing: [30, 27],
  figure: 0.68,
  token: 12,
  name: 13,
  root: 8,
  water: [13, 10, 7, 4],
  jitter: [1.4, 3],
  tree: 0.5,
  anchors: {
    elvagar: { villages: 4, plots: [126, 92], name: [118, 42], token: [68, 72] },
    angerboda: { villages: 5, plots: [253, 90], name: [276, 42], token: [322, 66] },
    muspelheim: { villages: 5, plots: [324, 170], name: [328, 125], token: [366, 188] },
    horgr: { villages: 4, plots: [318, 280], name: [324, 326], token: [362, 296] },
    utgard: { villages: 3, plots: [262, 350], name: [266, 392], token: [324, 366] },
    andlang: { villages: 3, plots: [130, 352], name: [128, 394], token: [68, 364] },
    gimle: { villages: 5, plots: [72, 276], name: [80, 324], token: [24, 312] },
    myrkulor: { villages: 3, plots: [72, 170], name: [72, 134], token: [24, 176] },
  },
  fjords: {
    fjord_north: { at: [195, 46], hit: { rx: 22, ry: 32 } },
    fjord_east: { at: [349, 226], hit: { rx: 34, ry: 22 } },
    fjord_south: { at: [195, 404], hit: { rx: 22, ry: 32 } },
    fjord_west: { at: [42, 226], hit: { rx: 34, ry: 22 } },
  },
  yggdrasil: { name: [195, 168], token: [246, 214], figures: [195, 266], step: 27, perRow: 4 },
}

export const layout = (phone: boolean): Layout => (phone ? PHONE : DESKTOP)

const PATTERN: Record<number, Point[]> = {
  3: [[-1, 0], [0, 0], [1, 0]],
  4: [[-0.5, -0.5], [0.5, -0.5], [-0.5, 0.5], [0.5, 0.5]],
  5: [[-1, -0.5], [0, -0.5], [1, -0.5], [-0.5, 0.5], [0.5, 0.5]],
}

/** Seeds of what is drawn on each province. */
export const RING_SEED: Record<Outer, number> = { elvagar: 211, angerboda: 307, muspelheim: 401, horgr: 503, utgard: 601, andlang: 701, gimle: 809, myrkulor: 907 }

export const rad = (degrees: number): number => (degrees * Math.PI) / 180
export const lerp = (a: number, b: number, k: number): number => a + (b - a) * k
export const f1 = (x: number): string => x.toFixed(1)

/** A seeded stream, so that the drawn map never changes between visits. */
export class Wobble {
  #seed: number
  constructor(seed: number) {
    this.#seed = seed
  }
  next(): number {
    this.#seed = (this.#seed * 16807) % 2147483647
    return this.#seed / 2147483647
  }
  jit(amount: number): number {
    return (this.next() * 2 - 1) * amount
  }
}

function oval(t: number, e: Oval): Point {
  const c = Math.cos(rad(t))
  const s = Math.sin(rad(t))
  return [e.rx * Math.sign(c) * Math.abs(c) ** (2 / e.n), e.ry * Math.sign(s) * Math.abs(s) ** (2 / e.n)]
}

export function ringPoint(g: Layout, t: number, f: number): Point {
  const a = oval(t, g.inner)
  const b = oval(t, g.outer)
  return [g.cx + lerp(a[0], b[0], f), g.cy + lerp(a[1], b[1], f)]
}

export const path = (points: readonly Point[], close = true): string =>
  'M' + points.map((p) => `${f1(p[0])} ${f1(p[1])}`).join('L') + (close ? 'Z' : '')

/** Where one province ends and the next begins, clockwise from Elvagar's western border. */
export const seams = (g: Layout): number[] => [-180 + g.diagonal, -90, -g.diagonal, 0, g.diagonal, 90, 180 - g.diagonal, 180, 180 + g.diagonal]
/** The four axes are fjords, the four diagonals are boughs and roots of the tree. */
export const isFjordSeam = (t: number): boolean => ((t % 90) + 90) % 90 === 0

export type Edge = 'fjord' | 'seam' | 'coast' | 'inner'

export interface Land extends Anchors {
  id: Outer
  t0: number
  t1: number
  points: Point[]
  edges: Edge[]
  d: string
}

export const nearAxis = (g: Layout, p: Point, t: number): number => (((t % 180) + 180) % 180 === 0 ? Math.abs(p[1] - g.cy) : Math.abs(p[0] - g.cx))

/** Edge of a province along a seam: fjord seams open like a wedge, root seams stay close. */
function seamPoints(g: Layout, t: number, side: number, inwards: boolean, w: Wobble): Point[] {
  const out: Point[] = []
  const steps = g.phone ? 16 : 26
  for (let k = 0; k <= steps; k++) {
    const f = lerp(0.05, 1, k / steps)
    const [x, y] = ringPoint(g, t, f)
    const open = isFjordSeam(t) && f >= g.fjordHead
    const width = 1.2 + (open ? g.fjordMouth * ((f - g.fjordHead) / (1 - g.fjordHead)) ** 0.62 : 0) + (isFjordSeam(t) && f > g.fjordHead ? w.jit(g.jitter[0] * 1.2) : w.jit(0.5))
    const a = rad(t + 90 * side)
    out.push([x + Math.cos(a) * width, y + Math.sin(a) * width])
  }
  return inwards ? out.reverse() : out
}

function coastPoints(g: Layout, t0: number, t1: number, w: Wobble): Point[] {
  const coast: Point[] = []
  const steps = Math.round((t1 - t0) * (g.phone ? 0.7 : 1.3))
  const mouth = g.fjordMouth + 2
  let drift = 0
  for (let k = 1; k < steps; k++) {
    const t = lerp(t0, t1, k / steps)
    drift = drift * 0.7 + w.jit(g.jitter[1] * 0.6)
    const edge = Math.min(1, k / 4, (steps - k) / 4)
    const p = ringPoint(g, t, 1)
    const q = ringPoint(g, t, 0)
    const length = Math.hypot(p[0] - q[0], p[1] - q[1])
    const m = (drift + w.jit(g.jitter[0])) * edge
    if ([t0, t1].some((seam) => isFjordSeam(seam) && nearAxis(g, p, seam) < mouth)) continue
    coast.push([p[0] + ((p[0] - q[0]) / length) * m, p[1] + ((p[1] - q[1]) / length) * m])
  }
  return coast
}

export function lands(g: Layout): Land[] {
  const w = new Wobble(11)
  const at = seams(g)
  return RING.map((id, i) => {
    const t0 = at[i]!
    const t1 = at[i + 1]!
    const points: Point[] = []
    const edges: Edge[] = []
    const push = (part: Point[], edge: Edge) => part.forEach((p) => (points.push(p), edges.push(edge)))
    push(seamPoints(g, t0, 1, false, w), isFjordSeam(t0) ? 'fjord' : 'seam')
    push(coastPoints(g, t0, t1, w), 'coast')
    push(seamPoints(g, t1, -1, true, w), isFjordSeam(t1) ? 'fjord' : 'seam')
    const steps = g.phone ? 10 : 18
    push(Array.from({ length: steps - 1 }, (_, k) => ringPoint(g, lerp(t1, t0, (k + 1) / steps), 0.05)), 'inner')
    return { id, t0, t1, points, edges, d: path(points), ...g.anchors[id] }
  })
}

export function isle(g: Layout): string {
  const w = new Wobble(5)
  return path(Array.from({ length: 90 }, (_, k) => ringPoint(g, k * 4, -0.015 + w.jit(0.008))))
}

export function plotAt(g: Layout, land: Anchors, i: number): Point {
  const q = (land.pattern ?? PATTERN[land.villages]!)[i]!
  return [land.plots[0] + q[0] * g.spacing[0], land.plots[1] + q[1] * g.spacing[1]]
}

/** Where the i-th of n figures in Yggdrasil stands: rows that grow towards the trunk, closer together when many. */
export function yggdrasilAt(g: Layout, i: number, n: number): Point {
  const { figures, perRow } = g.yggdrasil
  const row = Math.floor(i / perRow)
  const rows = Math.ceil(n / perRow)
  const inRow = Math.min(perRow, n - row * perRow)
  const step = g.yggdrasil.step * (rows > 2 ? 0.86 : 1)
  const rise = g.phone ? 22 : rows > 2 ? 32 : 38
  return [figures[0] + (i - row * perRow - (inRow - 1) / 2) * step + (row % 2 ? step * 0.12 : 0), figures[1] - row * rise]
}

/** How large the figures in a fjord are drawn, of 1: smaller where many are to stand clear of each other. */
export const fjordScale = (n: number): number => (n < 3 ? 1 : n < 5 ? 0.8 : 0.66)

/** Width and height of a ship, the largest figure afloat, where it is drawn in full size. */
export const AFLOAT: Point = [57, 53]

/** Where the i-th of n figures in a fjord floats: rows of two, in a fjord that lies across of three. */
export function fjordAt(g: Layout, fjord: FjordId, i: number, n: number): Point {
  const { at, hit } = g.fjords[fjord]
  const [wide, high] = AFLOAT.map((one) => one * g.figure * fjordScale(n)) as [number, number]
  const perRow = hit.rx > hit.ry && n > 2 && n !== 4 ? 3 : 2
  const row = Math.floor(i / perRow)
  const inRow = Math.min(perRow, n - row * perRow)
  // whole on the board, also beside its edge
  const reach = (Math.min(perRow, n) * wide) / 2
  const x = Math.min(Math.max(at[0], reach + 1), g.W - reach - 1)
  return [x + (i - row * perRow - (inRow - 1) / 2) * wide, at[1] + (row - (Math.ceil(n / perRow) - 1) / 2) * high]
}

/** The middle of a place, for traces and panels. */
export function middle(g: Layout, place: string): Point {
  if (place === 'yggdrasil') return [g.cx, g.yggdrasil.figures[1] - 12]
  if (place in g.anchors) return g.anchors[place as Outer].plots
  return g.fjords[FJORDS.find((one) => one === place) ?? 'fjord_north'].at
}
