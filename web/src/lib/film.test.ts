import { beforeEach, describe, expect, test } from 'vitest'
import { Film } from './film.svelte'
import { hold, weightOf } from './pace'
import type { DecisionView, LogEntry, PositionView, Step } from './types'

const YES = { allowed: true, reason: null }
const NO = { allowed: false, reason: null }
const ASKED = { name: 'act' } as unknown as DecisionView
const start = (logLength = 0, moves = 0, seat: number | null = 1) => ({ seat, moves, logLength, log: [], board: 0, decision: ASKED, undo: YES }) as unknown as PositionView

let told = 0
const line = (heading = false, kind = 'move') => ({ n: told++, move: 0, kind, heading, seat: 0, message: { key: 'x', args: {} }, data: {} }) as LogEntry
const step = (seat: number, lines: LogEntry[], seq = 1, undone = false): Step => ({
  seq,
  seat,
  undone,
  logFrom: lines[0]?.n ?? told,
  log: lines,
  patch: [{ op: 'replace', path: '/board', value: told }],
})

describe('what has happened, frame by frame', () => {
  let film: Film
  beforeEach(() => {
    told = 0
    film = new Film()
    film.jump(start())
  })

  test('the viewer is at one frame, and behind while more has happened', () => {
    film.add([step(0, [line()]), step(0, [line()])], ASKED, YES)
    expect([film.at, film.behind, film.frame!.view.board]).toEqual([0, 2, 0])
    film.next()
    expect([film.at, film.behind, film.frame!.view.board, film.frame!.view.log.length]).toEqual([1, 1, 1, 1])
    film.next()
    expect([film.at, film.behind, film.frame!.view.board]).toEqual([2, 0, 2])
    film.next()
    expect(film.at).toBe(2)
  })

  test('only the newest frame asks', () => {
    film.add([step(0, [line()]), step(0, [line()])], ASKED, YES)
    film.add([step(2, [line()], 2)], ASKED, YES)
    expect(film.frames.map((frame) => frame.view.decision !== null)).toEqual([false, false, false, true])
    expect(film.frames.map((frame) => frame.view.undo.allowed)).toEqual([false, false, false, true])
    expect(film.newest!.decision).toBe(ASKED)
  })

  test('numbers are compared with what the own last choice has left, once there was one', () => {
    film.add([step(0, [line()])], ASKED, YES)
    film.now()
    expect(film.ownLast).toBeNull()
    film.add([step(1, [line()]), step(0, [line()], 2), step(2, [line()], 3)], ASKED, YES)
    film.now()
    expect([film.ownLast!.board, film.frame!.view.board]).toEqual([2, 4])
    film.go(1)
    expect(film.ownLast).toBeNull()
  })

  test('what the viewer did is shown at once, what follows from it is not', () => {
    film.add([step(1, [line()]), step(1, [line()])], null, YES)
    expect([film.at, film.behind]).toEqual([1, 1])
    film.add([step(0, [line()], 2), step(1, [line()], 3)], ASKED, NO)
    expect([film.at, film.since]).toEqual([1, 4])
  })

  test('steps without a line are passed over', () => {
    film.add([step(0, []), step(0, [line()]), step(2, []), step(2, [line()])], null, NO)
    film.next()
    expect(film.at).toBe(2)
    film.next()
    expect(film.at).toBe(4)
    film.back()
    expect([film.at, film.paused]).toEqual([2, true])
    film.back()
    expect(film.at).toBe(0)
    film.back()
    expect(film.at).toBe(0)
  })

  test('back to now, and again from the own last choice on', () => {
    film.add([step(1, [line()])], null, YES)
    film.add([step(0, [line()], 2), step(2, [line()], 3)], ASKED, NO)
    film.now()
    expect([film.at, film.behind, film.paused]).toEqual([3, 0, false])
    film.again()
    expect([film.at, film.behind]).toEqual([1, 2])
    film.go(99)
    expect(film.at).toBe(3)
    film.go(-5)
    expect(film.at).toBe(0)
  })

  test('who wants to see the newest at once is never behind, but may pause', () => {
    film.instant = () => true
    film.add([step(0, [line()]), step(2, [line()])], null, NO)
    expect([film.at, film.behind]).toEqual([2, 0])
    film.paused = true
    film.add([step(0, [line()], 2)], null, NO)
    expect([film.at, film.behind]).toEqual([2, 1])
  })

  test('a view that does not follow begins anew; the same moment seen again does not', () => {
    film.add([step(0, [line()])], null, NO)
    film.jump({ ...film.newest!, decision: ASKED })
    expect([film.frames.length, film.newest!.decision]).toEqual([2, ASKED])
    film.jump(start(9, 4))
    expect([film.frames.length, film.at, film.behind]).toEqual([1, 0, 0])
  })

  test('reaches back to lines that were told before it', () => {
    const film = new Film()
    film.jump({ ...start(6, 3), log: [0, 1, 2, 3, 4, 5].map((n) => ({ n })) as LogEntry[] })
    told = 6
    film.add([step(0, [line()])], ASKED, YES)
    expect([film.frameOf(6), film.frameOf(4)]).toEqual([1, -1])
    told = 4
    film.prepend({ ...start(4, 2), log: [] }, [step(2, [line()]), step(2, [line()])])
    expect([film.frames.length, film.at, film.behind]).toEqual([5, 3, 1])
    film.look(film.frameOf(4))
    expect([film.frame!.view.logLength, film.frame!.view.log.map((entry) => entry.n), film.paused]).toEqual([5, [0, 1, 2, 3, 4], true])
    expect(film.frame!.view.decision).toBeNull()
    film.now()
    expect([film.frame!.view.decision, film.paused]).toEqual([ASKED, false])
  })

  test('keeps no more than one wishes to go back', () => {
    for (let n = 0; n < 900; n += 1) {
      film.add([step(0, [line()], n)], null, NO)
      film.now()
    }
    expect(film.frames.length).toBe(400)
    expect([film.at, film.behind, film.frame!.view.board]).toEqual([399, 0, 900])
  })
})

describe('how long a frame is looked at', () => {
  const frame = (lines: LogEntry[], undone = false) => ({ view: start(), seat: 0, undone, lines })

  test('longer with more to see, not at all with nothing', () => {
    expect(weightOf(frame([]))).toBe(0)
    expect(weightOf(frame([line()]))).toBe(1)
    expect(weightOf(frame([line(true)]))).toBe(1.6)
    expect(weightOf(frame([line(), line(), line()]))).toBe(1.5)
    expect(weightOf(frame(Array.from({ length: 40 }, () => line())))).toBe(4)
    expect(weightOf(frame([], true))).toBe(1)
  })

  test('as the game says, and as the viewer wishes', () => {
    const weigh = (entry: LogEntry) => (entry.kind === 'battle' ? 3 : 0)
    expect(weightOf(frame([line(false, 'rage'), line(false, 'battle')]), weigh)).toBe(3)
    expect(weightOf(frame([line(false, 'rage')]), weigh)).toBe(0)
    expect(hold(2, 'slow')).toBeGreaterThan(hold(2, 'normal'))
    expect(hold(2, 'fast')).toBeLessThan(hold(2, 'normal'))
    expect(hold(2, 'once')).toBe(0)
  })
})
