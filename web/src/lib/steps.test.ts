import { describe, expect, test } from 'vitest'
import { afterStep } from './steps'
import type { PositionView, Step } from './types'

const view = {
  board: { clans: [{ rage: 3, hand: [1, 2] }, { rage: 5, hand: [] }], 'a/b~c': 1 },
  moves: 4,
  decision: { options: [] },
  undo: { allowed: true },
  log: [{ n: 0 }, { n: 1 }, { n: 2 }],
  logLength: 3,
} as unknown as PositionView
const step = (patch: [string, unknown][], logFrom = 3, log: number[] = []) =>
  ({ seq: 2, seat: 0, undone: false, logFrom, log: log.map((n) => ({ n })), patch: patch.map(([path, value]) => ({ op: 'replace', path, value })) }) as unknown as Step

describe('the view after a step', () => {
  test('has what the step replaces and shares the rest', () => {
    const after = afterStep(view, step([['/board/clans/0/rage', 2], ['/board/clans/0/hand', [1]], ['/board/a~1b~0c', 7], ['/moves', 5]]))
    const [was, is] = [view.board, after.board] as { clans: unknown[] }[]
    expect(is).toEqual({ clans: [{ rage: 2, hand: [1] }, { rage: 5, hand: [] }], 'a/b~c': 7 })
    expect(is!.clans[1]).toBe(was!.clans[1])
    expect(after.moves).toBe(5)
    expect(view.moves).toBe(4)
  })

  test('asks nobody', () => {
    const after = afterStep(view, step([]))
    expect(after.decision).toBeNull()
    expect(after.undo.allowed).toBe(false)
    expect(after.board).toBe(view.board)
  })

  test('has the new lines of the log, and not those that were taken back', () => {
    expect(afterStep(view, step([], 3, [3, 4])).log.map((entry) => entry.n)).toEqual([0, 1, 2, 3, 4])
    expect(afterStep(view, step([], 3, [3, 4])).logLength).toBe(5)
    const undone = afterStep(view, step([], 1))
    expect([undone.log.map((entry) => entry.n), undone.logLength]).toEqual([[0], 1])
  })
})
