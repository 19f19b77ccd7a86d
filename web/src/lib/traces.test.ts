import { expect, test } from 'vitest'
import { after, news, standing } from './traces'
import type { LogEntry } from './views'

const entry = (n: number, kind: string): LogEntry => ({ n, move: n, kind, message: { key: kind } })
const log = [entry(0, 'turn'), entry(1, 'move'), entry(2, 'turn'), entry(3, 'move')]

test('after the last one that fits, or everything', () => {
  expect(after(log, (one) => one.kind === 'turn').map((one) => one.n)).toEqual([3])
  expect(after(log, (one) => one.kind === 'never')).toEqual(log)
})

test('news are the lines that the view before did not have', () => {
  expect(news({ logLength: 2 }, { log }).map((one) => one.n)).toEqual([2, 3])
})

test('a ring where somebody came last, a ghost where somebody left and nobody came', () => {
  const { came, left } = standing([
    { entry: 1, seat: 0, from: null, to: 'a' },
    { entry: 2, seat: 0, from: 'a', to: 'b' },
    { entry: 3, seat: 1, from: 'c', to: 'a' },
    { entry: 4, seat: 1, from: 'b', to: null },
  ])
  expect([...came]).toEqual([['a', 1]])
  expect([...left]).toEqual([['c', 1], ['b', 1]])
})
