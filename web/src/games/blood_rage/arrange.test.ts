import { expect, test } from 'vitest'
import { arrange } from './arrange'
import { midGame } from './fixtures'
import type { BloodRageView } from './types'

const horgr = (board: BloodRageView) => board.provinces.find((one) => one.id === 'horgr')!

test('every figure on the board gets one drawn figure, and plots are not shared', () => {
  const { board } = midGame()
  const placed = arrange([], board)
  const count = [...board.provinces, ...board.fjords].flatMap((one) => one.pieces).reduce((sum, one) => sum + one.count, 0)
  expect(placed).toHaveLength(count)
  expect(new Set(placed.map((one) => `${one.place} ${one.slot}`)).size).toBe(count)
  expect(new Set(placed.map((one) => one.key)).size).toBe(count)
})

test('a figure that marches stays the same drawn figure; those who stay keep their plots', () => {
  const { board } = midGame()
  const before = arrange([], board)
  const later = structuredClone(board)
  const from = horgr(later)
  const moved = from.pieces[0]!
  moved.count -= 1
  later.provinces[0]!.pieces.push({ seat: moved.seat, figure: moved.figure, count: 1 })
  const after = arrange(before, later)
  const movers = after.filter((one) => one.place !== before.find((old) => old.key === one.key)!.place)
  expect(movers).toHaveLength(1)
  expect(movers[0]!.place).toBe('yggdrasil')
  expect(after.every((one) => !one.fresh)).toBe(true)
})

test('a newcomer is fresh and takes a free plot', () => {
  const { board } = midGame()
  const before = arrange([], board)
  const later = structuredClone(board)
  horgr(later).pieces.push({ seat: 1, figure: 'troll', count: 1 })
  const after = arrange(before, later)
  const troll = after.find((one) => one.figure === 'troll')!
  expect(troll.fresh).toBe(true)
  expect(before.filter((one) => one.place === 'horgr').map((one) => one.slot)).not.toContain(troll.slot)
})
