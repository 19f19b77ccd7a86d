import { describe, expect, it } from 'vitest'
import { bounds, centre, outline, plate, RING, SEAL } from './geometry'
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

  it('Q7: letters lie on their land, clear of the seal and of the pieces, with and without a building', () => {
    const inside = (point: { x: number; y: number }, at: { x: number; y: number }) => {
      const x = Math.abs(point.x - at.x)
      return x < Math.sqrt(3) / 2 - 0.08 && Math.abs(point.y - at.y) + x / Math.sqrt(3) < 1 - 0.12
    }
    for (const building of [null, { kind: 'altar', owner: null }]) {
      const tile = area(0, 0)
      for (const space of tile.spaces) (space as { building: unknown }).building = building
      const one = plate(tile)
      for (const cell of one.cells) {
        expect(inside(cell.letter, cell.at), `${cell.id} ${JSON.stringify(cell.letter)}`).toBe(true)
        expect(Math.hypot(cell.letter.x - one.at.x, cell.letter.y - one.at.y)).toBeGreaterThan(SEAL * Math.SQRT2 + 0.2)
        expect(Math.hypot(cell.letter.x - cell.stand.x, cell.letter.y - cell.stand.y)).toBeGreaterThan(RING)
      }
    }
  })
})
