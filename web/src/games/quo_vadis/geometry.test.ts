import { describe, expect, it } from 'vitest'
import { bounds, centre, outline, plate } from './geometry'
import type { AreaView } from './types'

const area = (q: number, r: number): AreaView =>
  ({
    id: 'area_24',
    spaces: [
      { id: 'a24_0', q, r },
      { id: 'a24_1', q: q + 1, r },
      { id: 'a24_2', q, r: r + 1 },
    ],
  }) as unknown as AreaView

describe('hex lattice', () => {
  it('lies three hexagons around one corner', () => {
    const one = plate(area(2, -1))
    for (const cell of one.cells) expect(Math.hypot(cell.at.x - one.at.x, cell.at.y - one.at.y)).toBeCloseTo(1)
    for (const cell of one.cells) expect(Math.hypot(cell.stand.x - one.at.x, cell.stand.y - one.at.y)).toBeCloseTo(1.1)
  })

  it('runs around a tile once: twelve corners and no inner edge', () => {
    const d = outline([centre(0, 0), centre(1, 0), centre(0, 1)])
    expect(d.match(/Q/g)).toHaveLength(12)
    expect(d).not.toContain('NaN')
  })

  it('bounds the world', () => {
    const box = bounds([plate(area(0, 0))])
    expect(box.w).toBeCloseTo(2 * Math.sqrt(3))
    expect(box.h).toBeCloseTo(3.5)
    expect(bounds([]).w).toBeGreaterThan(0)
  })
})
