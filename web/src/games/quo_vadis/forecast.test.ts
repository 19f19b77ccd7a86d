import { describe, expect, it } from 'vitest'
import { chances, front, percents } from './forecast'
import type { QuoVadisView } from './types'

const fighter = (seat: number, base: number, sides = 6, more: { warSpirit?: number; twice?: boolean; roll?: number } = {}) => ({ seat, base, warSpirit: more.warSpirit ?? null, levy: 0, sides, twice: more.twice ?? false, roll: more.roll ?? null })

describe('chances', () => {
  it('counts every throw of two dice', () => {
    // 4 + d6 against 3 + d6: 21 of 36 won, 5 level
    const found = chances([fighter(0, 4), fighter(1, 3)], 0)!
    expect(found.win).toBeCloseTo(21 / 36)
    expect(found.draw).toBeCloseTo(5 / 36)
    expect(percents(found)).toEqual([58, 14, 28])
  })

  it('knows war spirit, the better of two dice and dice that lie', () => {
    expect(chances([fighter(0, 1, 6, { warSpirit: 6 }), fighter(1, 1)], 0)!.win).toBeCloseTo(1)
    expect(chances([fighter(0, 0, 6, { twice: true }), fighter(1, 0)], 0)!.win).toBeGreaterThan(chances([fighter(0, 0), fighter(1, 0)], 0)!.win)
    expect(chances([fighter(0, 0, 6, { roll: 6 }), fighter(1, 0)], 0)!.win).toBeCloseTo(5 / 6)
  })

  it('is level when the highest is shared, beaten when a third is higher', () => {
    const sides = [fighter(0, 0, 6, { roll: 4 }), fighter(1, 0, 6, { roll: 4 }), fighter(2, 0, 6, { roll: 2 })]
    expect(chances(sides, 0)).toEqual({ win: 0, draw: 1, lose: 0 })
    expect(chances(sides, 2)).toEqual({ win: 0, draw: 0, lose: 1 })
    expect(chances(sides, 3)).toBeNull()
  })

  it('gives per cents that add up', () => {
    expect(percents({ win: 1 / 3, draw: 1 / 3, lose: 1 / 3 }).reduce((a, b) => a + b)).toBe(100)
  })
})

describe('front', () => {
  it('is the contested spaces and what touches them', () => {
    const board = { areas: [{ spaces: [{ id: 'a', near: ['b'] }, { id: 'b', near: ['a', 'c'] }, { id: 'c', near: ['b'] }] }] } as unknown as QuoVadisView
    expect([...front(board, ['a'])]).toEqual(['a', 'b'])
  })
})
