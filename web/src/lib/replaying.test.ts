import { describe, expect, test } from 'vitest'
import { Replaying, type ReplayPoint } from './replaying.svelte'
import type { LogEntry, PositionView, Replay, Step } from './types'

const LAST = 100
const line = (n: number): LogEntry => ({ n, move: n + 1, kind: n % 30 === 9 ? 'battle' : 'move', seat: 0, heading: false, message: { key: 'x', args: {} }, data: {} })
const view = (moves: number, seat: number | null) =>
  ({ seat, moves, players: 3, logLength: moves, log: Array.from({ length: moves }, (_, n) => line(n)), board: moves, decision: null, undo: { allowed: false, reason: null } }) as unknown as PositionView

/** Each choice is two steps, the second with a line. */
function steps(from: number, to: number): Step[] {
  const out: Step[] = []
  for (let moves = from + 1; moves <= to; moves += 1) {
    const patch = [{ op: 'replace' as const, path: '/moves', value: moves }]
    out.push({ seq: moves, seat: 0, undone: false, logFrom: moves - 1, log: [], patch }, { seq: moves, seat: 0, undone: false, logFrom: moves - 1, log: [line(moves - 1)], patch: [{ op: 'replace', path: '/board', value: moves }] })
  }
  return out
}

function open() {
  const asked: ReplayPoint[] = []
  const replay = new Replaying(async (point) => {
    asked.push(point)
    const at = point.at ?? LAST
    return { at, last: LAST, position: view(at, point.seat), steps: steps(at, point.to ?? at) } as Replay
  })
  return { asked, replay }
}

describe('P15: a finished game is a film', () => {
  test('it begins where the link says, and seen from there', async () => {
    const { replay } = open()
    await replay.open(71, 2)
    expect([replay.at, replay.last, replay.seat, replay.film.frame!.view.board, replay.film.paused]).toEqual([71, LAST, 2, 71, true])
    expect(replay.film.frame!.view.log.length).toBe(71)
    const none = open().replay
    await none.open(999, 7)
    expect([none.at, none.seat]).toEqual([LAST, null])
  })

  test('a stretch is fetched once, and what comes after it before the viewer is there', async () => {
    const { asked, replay } = open()
    await replay.open(null, null)
    await replay.go(5)
    await replay.go(38)
    expect(asked.slice(1)).toEqual([{ at: 0, seat: null, to: 40 }])
    await Promise.all([replay.grow(), replay.grow()])
    expect(asked.slice(2)).toEqual([{ at: 40, seat: null, to: 80 }])
    for (let n = 0; n < 4; n += 1) replay.film.next()
    expect([replay.at, replay.film.frame!.view.board, replay.film.frame!.view.log.length]).toEqual([42, 42, 42])
  })

  test('one goes back over the beginning of a stretch', async () => {
    const { replay } = open()
    await replay.open(60, null)
    for (let n = 0; n < 12; n += 1) await replay.back()
    expect(replay.at).toBeLessThan(52)
    expect(replay.film.frame!.view.log.length).toBe(replay.film.frame!.view.board)
    await replay.go(0)
    await replay.back()
    expect(replay.at).toBe(0)
  })

  test('other eyes see the same moment', async () => {
    const { asked, replay } = open()
    await replay.open(30, null)
    await replay.look(1)
    expect([replay.at, replay.film.frame!.view.seat, asked.at(-1)!.seat]).toEqual([30, 1, 1])
  })

  test('only the newest wish counts', async () => {
    const { replay } = open()
    await replay.open(0, null)
    await Promise.all([replay.go(90), replay.go(50)])
    expect(replay.at).toBe(50)
  })

  test('what is worth finding is marked', async () => {
    const { replay } = open()
    await replay.open(0, null)
    expect(replay.marks((entry) => (entry.kind === 'battle' ? 2 : 1), 2).map((mark) => mark.at)).toEqual([10, 40, 70, 100])
  })
})
