import { expect, test } from 'vitest'
import { ledger } from './ledger'
import type { Result } from './views'

const line = (source: string, amount: number) => ({ source, amount, message: { key: `score-${source}`, args: {} } })
const result: Result = {
  winners: [2],
  seats: [
    { seat: 0, score: 3, rank: 2, lines: [line('battle', 4), line('penalty', -1)] },
    { seat: 1, score: 3, rank: 2, lines: [line('battle', 1), line('battle', 2), line('unused', 0)] },
    { seat: 2, score: 9, rank: 1, lines: [line('quests', 9)] },
  ],
}

test('seats stand by rank, sources by what they moved, and equal sources add up', () => {
  const { seats, rows, most, top } = ledger(result)
  expect(seats.map((one) => one.seat)).toEqual([2, 0, 1])
  expect(rows.map((row) => [row.source, [...row.amounts]])).toEqual([
    ['quests', [[2, 9]]],
    ['battle', [[0, 4], [1, 3]]],
    ['penalty', [[0, -1]]],
  ])
  expect([most, top]).toEqual([9, 9])
})

test('a game without any points has no bar without a length', () => {
  const { most, top, rows } = ledger({ winners: [], seats: [{ seat: 0, score: 0, rank: 1, lines: [] }] })
  expect([most, top, rows]).toEqual([1, 1, []])
})
