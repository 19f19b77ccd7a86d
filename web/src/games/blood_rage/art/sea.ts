/** Jormungand: coils that rise from the sea in the free corners, as faint as an old engraving. */
import { f1 } from '../geometry'

export interface Coil {
  body: string
  ribs: string
  water: string
}

function coil(x: number, y: number, w: number, h: number, b: number): Coil {
  let ribs = ''
  for (let i = 1; i < 12; i++) {
    const a = Math.PI * (1 - i / 12)
    const [cx, cy] = [x + Math.cos(a) * w, y - Math.sin(a) * h]
    const [ox, oy] = [x + Math.cos(a) * (w - b), y - Math.sin(a) * (h - b)]
    ribs += `M${f1(cx)} ${f1(cy)}Q${f1((cx + ox) / 2 + 3)} ${f1((cy + oy) / 2)} ${f1(ox)} ${f1(oy)}`
  }
  return {
    body: `M${x - w} ${y}A${w} ${h} 0 0 1 ${x + w} ${y}H${x + w - b}A${w - b} ${h - b} 0 0 0 ${x - w + b} ${y}Z`,
    ribs,
    water: `M${x - w - 12} ${y + 3}q7 -5 14 0t14 0M${x + w - b - 10} ${y + 3}q7 -5 14 0t14 0`,
  }
}

export const COILS: Coil[] = [coil(92, 520, 26, 34, 13), coil(150, 538, 20, 25, 11), coil(198, 548, 13, 16, 8), coil(1004, 66, 22, 28, 12), coil(962, 50, 13, 16, 8)]

export const HEAD = {
  at: [40, 520] as const,
  skin: 'M10 0C12 -20 10 -34 2 -44C-4 -52 -14 -50 -22 -44L-30 -40L-20 -38L-27 -33C-19 -31 -12 -31 -9 -26C-4 -18 -5 -8 -6 0Z',
  fins: 'M2 -44L10 -52M6 -38L14 -44M9 -30L16 -34',
}

/** A corner knot of the board's frame, drawn for the upper left and mirrored for the others. */
export const KNOT = 'M0 44V16C0 4 4 0 16 0H44M5 40V20C5 9 9 5 20 5H40M0 28C12 28 28 12 28 0M5 34C18 34 34 18 34 5'
