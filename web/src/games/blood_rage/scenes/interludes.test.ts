import { expect, test, vi } from 'vitest'
import type { LogEntry } from '../../../lib/views'
import { midGame } from '../fixtures'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })) // jsdom has none
const { interludes } = await import('./interludes')

const line = (n: number, kind: string, data: Record<string, unknown>, seat: number | null = null): LogEntry =>
  ({ n, move: n, kind, seat, heading: false, message: { key: 'event-x', args: {} }, data }) as unknown as LogEntry

const before = { ...midGame(), logLength: 10 }
const after = (log: LogEntry[]) => ({ ...before, log, logLength: 10 + log.length })

test('quests come before the fall, whose glory is that of Ragnarök alone', () => {
  const found = interludes(
    before,
    after([
      line(9, 'quest_revealed', { card: 'quest_old' }, 0),
      line(10, 'quest_revealed', { card: 'quest_manheim', fulfilled: true }, 0),
      line(11, 'glory', { amount: 7, why: 'quest' }, 0),
      line(12, 'province_fell', { province: 'angerboda' }),
      line(13, 'glory', { amount: 3, why: 'ragnarok' }, 1),
      line(14, 'glory', { amount: 2, why: 'cards' }, 1),
    ]),
  )
  expect(found.map((one) => [one.id, one.before, one.entries.map((entry) => entry.n)])).toEqual([
    ['quests:10', true, [10]],
    ['ragnarok:12', false, [12, 13]],
  ])
})

test('nothing plays for what was known already', () => {
  expect(interludes(before, after([line(9, 'province_fell', {}), line(10, 'invaded', {}, 1)]))).toEqual([])
})
