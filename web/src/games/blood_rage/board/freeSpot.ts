/** x, y, width, height */
export type Rect = readonly [number, number, number, number]

const STEP = 16
const EDGE = 8

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])
  const h = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1])
  return w > 0 && h > 0 ? w * h : 0
}

function gap(a: Rect, b: Rect): number {
  const dx = Math.max(b[0] - a[0] - a[2], a[0] - b[0] - b[2], 0)
  const dy = Math.max(b[1] - a[1] - a[3], a[1] - b[1] - b[3], 0)
  return Math.hypot(dx, dy)
}

/** The corner where a panel of this size lies near `about` and hides least of it and of the others. */
export function freeSpot(w: number, h: number, about: Rect, others: Rect[], width: number, height: number): [number, number] {
  let best: [number, number] = [EDGE, EDGE]
  let least = Infinity
  for (let x = EDGE; x <= Math.max(EDGE, width - w - EDGE); x += STEP) {
    for (let y = EDGE; y <= Math.max(EDGE, height - h - EDGE); y += STEP) {
      const here: Rect = [x, y, w, h]
      const cost = 4 * overlap(here, about) + others.reduce((sum, one) => sum + overlap(here, one), 0) + 9 * gap(here, about)
      if (cost < least) [least, best] = [cost, [x, y]]
    }
  }
  return best
}
