import { beforeEach, expect, test } from 'vitest'
import { markSeen, sinceEntry } from './since'
import type { LogEntry } from './types'

const entry = (n: number, move: number, seat: number | null) => ({ n, move, seat, kind: 'x', message: { key: 'x' } }) as LogEntry
const log = [entry(0, 1, 0), entry(1, 2, 1), entry(2, 2, 1), entry(3, 3, 2), entry(4, 4, 0), entry(5, 4, 1)]

beforeEach(() => sessionStorage.clear())

test('begins after my last choice, its consequences included', () => {
  markSeen('t', 1)
  expect(sinceEntry('t', log, 1)).toBe(3)
})

test('without a memory the log is asked', () => {
  expect(sinceEntry('t', log, 2)).toBe(4)
  expect(sinceEntry('t', log, 1)).toBeNull()
})

test('a spectator has no turn', () => {
  expect(sinceEntry('t', log, null)).toBeNull()
})
