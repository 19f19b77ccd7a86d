import { describe, expect, test } from 'vitest'
import { blocks, clauseOf, isBox, type Turn } from './log-blocks'
import type { EventHelp, LogEntry, SeatChange } from './types'

const HELPS: Record<string, EventHelp> = { turn: { turn: true }, battle: { opens: true }, won: { closes: true }, glory: { points: true } }
let n = 0
const line = (kind: string, seat: number | null = 0, data: Record<string, unknown> = {}, heading = false): LogEntry => ({ n: n++, move: 0, kind, seat, heading, message: { key: kind, args: {} }, data }) as LogEntry
const weigh = (entry: LogEntry) => ({ won: 3, glory: 0.5 })[entry.kind] ?? 1
const kinds = (parts: Turn['parts']) => parts.map((part) => (isBox(part) ? [part.opening.kind, ...part.lines.map((one) => one.kind), part.closing?.kind ?? null] : part.kind))

describe('P12: the log in blocks', () => {
  test('one a turn, with what weighs most and what it gained; the turn line goes', () => {
    const items = blocks([line('age', null, {}, true), line('turn', 1), line('pillage', 1), line('battle', null), line('revealed', 0), line('won', 1), line('glory', 1, { amount: 5 }), line('glory', 0, { amount: 2 }), line('turn', 2), line('march', 2), line('rain', null, {}, true), line('fell', null)], HELPS, weigh)
    expect(items.map((item) => item.kind)).toEqual(['heading', 'turn', 'turn', 'heading', 'line'])
    const first = items[1] as Turn
    expect([first.seat, first.act.kind, first.headline.kind, first.gain]).toEqual([1, 'pillage', 'won', 5])
    expect(kinds(first.parts)).toEqual(['pillage', ['battle', 'revealed', 'won'], 'glory', 'glory'])
  })

  test('a battle that goes on has no end yet', () => {
    const turn = blocks([line('turn', 1), line('pillage', 1), line('battle', null), line('revealed', 0)], HELPS, weigh)[0] as Turn
    expect(kinds(turn.parts)).toEqual(['pillage', ['battle', 'revealed', null]])
  })

  test('a turn in which nothing was told yet is no block', () => {
    expect(blocks([line('turn', 1)], HELPS, weigh)).toEqual([])
    expect(blocks([line('turn', 1), line('turn', 2), line('march', 2)], HELPS, weigh).map((one) => one.kind)).toEqual(['turn'])
  })

  test('a game that says nothing of turns has lines', () => {
    expect(blocks([line('bid', 1), line('won', 0)], {}, weigh).map((one) => one.kind)).toEqual(['line', 'line'])
  })

  test('a line leads to the most exact clause', () => {
    const help: EventHelp = { clause: 'X-1', clauses: { cost: 'X-2' } }
    expect(clauseOf(line('counter', 0, { amount: 2, why: 'cost' }), help)).toBe('X-2')
    expect(clauseOf(line('counter', 0, { amount: 2, why: 'gift' }), help)).toBe('X-1')
    expect(clauseOf(line('rain'), undefined)).toBe('')
  })

  test('a seat that changed hands stands where it happened, and the turn goes on', () => {
    const change = { n: 1, holds: { kind: 'bot' } } as unknown as SeatChange
    const items = blocks([line('turn', 1), line('march', 1), change, line('march', 1)], HELPS, weigh)
    expect(items.map((one) => one.kind)).toEqual(['turn', 'change', 'turn'])
  })
})
